### `/practice`: a fight against a training dummy, for one player to learn the rules.

practice-encounter = Practice
practice-straw-man = Training Dummy
practice-choose =
    ### Practice
    Fight a training dummy on your own. Which rules?
practice-title = ### Practice, { $step } of { $of }: { $about }
practice-over = ### Practice: well done
practice-hero = You play **{ $name }**. A training dummy stands in front of you.
practice-fallen = The training dummy is out of the fight, so practice ends early.
practice-stopped = Your character is out of the fight. That happens. This is only practice, so you lose nothing.
practice-nothing-kept = -# Nothing here is saved.
practice-next = Ready for a real fight? Join one, or make your own character.
practice-next-alone = Now make your own character. When a GM starts a fight here, tap **Join**.
# Buttons, at most 20 characters.
practice-again = Again
practice-another = Other rules…
practice-stop = Stop
practice-join = Join the fight
practice-make-character = Make a character
# $shown: what the dice show together.
practice-roll-your = You rolled { $shown }.
practice-roll-its = The training dummy rolled { $shown }.
practice-roll-your-plus = You rolled { $shown } + { $added } = { $total }.
practice-roll-its-plus = The training dummy rolled { $shown } + { $added } = { $total }.
practice-roll-your-minus = You rolled { $shown } − { $added } = { $total }.
practice-roll-its-minus = The training dummy rolled { $shown } − { $added } = { $total }.
