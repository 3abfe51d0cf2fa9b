language-name = English
not-an-act = “{ $text }” is not an act; try { $examples }.
talk = { $name }: “{ $text }”
refused-plainly = The rules don't allow that: { $rule }.
