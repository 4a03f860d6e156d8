practice-encounter = Practice
practice-straw-man = Straw Man
practice-choose =
    ### Practice
    A fight against a straw man, just for you. By which rules?
practice-title = ### Practice, { $step } of { $of }: { $about }
practice-over = ### Practice: well done
practice-hero = You play **{ $name }**. A straw man stands before you.
practice-fallen = The straw man is out of the fight, so it ends early.
practice-stopped = Your character is out of the fight. That happens; here it costs nothing.
practice-nothing-kept = -# Nothing of this is kept, and nobody else sees it.
practice-next = Now a real one: join a fight, or make a character of your own.
practice-next-alone = Now make a character of your own; when a GM opens a fight here, press **Join**.
practice-again = Again
practice-another = Another system…
practice-stop = Stop
practice-join = Join the fight
practice-make-character = Make a character
practice-new-character = `/character new name: ruleset:{ $system }` makes a character of your own.
practice-sum-of-show = die shows
practice-sum-of-show-2 = dice show
practice-sum-of = { $show }, and { $abs } is { $added }: { $total }.
practice-sum-of-added = added
practice-sum-of-added-2 = taken away
