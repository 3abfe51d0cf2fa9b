language-name = Deutsch
not-an-act = »{ $text }« ist kein Spielzug; versuch es mit { $examples }.
talk = { $name }: »{ $text }«
refused-plainly = Das erlauben die Regeln nicht: { $rule }.
