### Say it your way: /do, *Do…* and *Play this*

# A button, at most 20 characters.
do-button = Beschreiben …
# A form.
do-title = Was tut { $name }?
do-title-open = Was tust du?
do-field = Dein Text
do-field-about = In deinen eigenen Worten. Es passiert nichts, bevor du eine Aktion wählst.
# Above buttons with actions.
do-which = Was tut { $name }? Es passiert nichts, bevor du wählst.
do-meanwhile = { $name } ist noch nicht dran. Bis dahin geht das:
do-unknown = { $name } hat „{ $tool }“ nicht.
do-beyond-tools = { $name } hat nichts, womit das geht.
do-impossible-way = So kann sich { $name } hier nicht bewegen.
do-no-effect = Das würde { $target } gerade nicht helfen.
do-instead = Stattdessen geht das:
do-then = Danach: { $action }
do-nothing = Darin habe ich keine Aktion gefunden, also ist nichts passiert. Schreib, was { $name } tut, oder tipp auf **Mehr …** und wähle aus. Nur sprechen kannst du mit `/say`.
do-nothing-off-turn = Darin habe ich keine Aktion gefunden, also ist nichts passiert. Schreib, was { $name } tut. Nur sprechen kannst du mit `/say`.
do-changed = Seit deinem Text hat sich etwas geändert. Wähle noch einmal:
do-gone = Diesen Text habe ich nicht mehr. Nimm noch einmal `/do` oder **Als Aktion spielen**.
# In the line about an offered action, in lower case.
do-state = { $name } ({ $state })
do-watched = unterwegs könntest du angegriffen werden
# Below the draft of a plan.
do-plan-cannot-wait = Ich kann nicht prüfen, wann das passiert, darum steht es nicht im Plan: „{ $words }“.
do-plan-cannot-do = Das kann ein Plan nicht: { $action }. Reaktionen stellst du unter *Mein Charakter*, dann *Auto-Reaktionen* ein.
do-plan-replaces = Das ersetzt deinen jetzigen Plan.
# Labels of buttons. *Play* does the action next to it; at most 20 characters.
do-play = Spielen
do-move-to = Bewegen nach { $place }
do-move-toward = Bewegen zu { $name } ({ $place })
do-how = { $action } ({ $how })
do-several = { $action } ({ $names })
do-staked = { $action } · { $staked }
do-way-is-watched = Auf dem Weg nach { $place } könntest du angegriffen werden. Trotzdem gehen?
# A link to the player’s post.
do-post = Beitrag
