### Creatures that play by themselves: /gm auto, its screen in the GM's panel, and what everyone is told of it.

# A button.
autopilot-button = Autopilot…
autopilot-title = Autopilot
autopilot-about = Each creature acts as soon as its turn comes and answers questions at once. Undo gives the turn back to you.
# Styles: buttons, and what they do.
autopilot-fierce = Fierce
    .about = finishes off the weakest and rarely defends
autopilot-wary = Wary
    .about = attacks carefully, defends and heals when hurt
autopilot-guardian = Guardian
    .about = protects its own side first
autopilot-cowardly = Cowardly
    .about = defends a lot and goes for anyone who’s hurt
autopilot-mindless = Mindless
    .about = just attacks anyone within reach
autopilot-off = Off
    .about = you play them
autopilot-on-as = Autopilot: { $style }
# A menu.
autopilot-choose = Autopilot…
autopilot-set =
    { $names } { $count ->
        [one] is
       *[other] are
    } now on autopilot ({ $style }).
autopilot-set-off = You play { $names } again.
autopilot-only-these = You’ll play anyone who joins later, unless you put them on autopilot too.
autopilot-already = Nothing changed: that’s already set.
# For everyone.
autopilot-told =
    { $names } { $count ->
        [one] is
       *[other] are
    } now on autopilot.
autopilot-told-off = The GM plays { $names } again.
autopilot-on-board =
    { $names } { $count ->
        [one] is
       *[other] are
    } on autopilot
autopilot-on-board-all = all of the GM’s creatures are on autopilot
# Under a turn that autopilot would play, after an undo.
autopilot-held = -# Autopilot is on hold. GM: play this turn yourself, or tap the button to resume autopilot for { $names }.
# Buttons.
autopilot-play = Resume autopilot
autopilot-play-named = Autopilot for { $name }
autopilot-played = Autopilot has played **{ $name }**’s turn.
# In suggestions for /gm auto, behind "all".
autopilot-all = everyone you play
