language-name = English
not-an-act = “{ $text }” is not an act; try { $examples }.
talk = { $name }: “{ $text }”
