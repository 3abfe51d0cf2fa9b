cli-bot-names = Amy Ben Cleo Dora Emil Frida Gus Hanna Igor Jule Karl Lotte
cli-guest = Guest

cli-welcome = Welcome, { $name }! With you: { $names }. Type h if you are new here.
cli-welcome-back = Welcome back, { $name }. Everything lies where you left it.
cli-prompt-pause = Press Enter to go on:
cli-pause-only = Press Enter first, then it goes on.
cli-why = ({ $rule }; ? shows the rule)
cli-no-rule = There is no rule “{ $text }”. Try ? and a word, or ? { $example }.
cli-rules-found = Rules with “{ $text }” in their name; type ? and one of these:
cli-left = Your game is saved. Go on with:
cli-over = It is all written down. To see it again, or to check the deals:
cli-no-hint = There is no hint now.
cli-no-scores = No round has been settled yet.
cli-not-saved = The game could not be saved: { $reason }

cli-no-rules = There are no rules of { $game } in words here.
cli-plain-prompt = Your act, or its number:
cli-plain-hint = ? why not · h help · s points · q leave
cli-plain-nothing-to-see = There is nothing to look at now.
cli-plain-help-title = At this table
cli-plain-help = You see what your seat may know, and below it everything you can do. Type the number of an act, or the act itself.
cli-plain-help-keys =
    ? the rule behind the last refusal
    s the points so far
    say and your words: kept in the record, binding nobody
    q leave; the game is saved and can go on later
    Enter draws the table again
