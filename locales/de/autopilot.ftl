### Creatures that play by themselves: /gm auto, its screen in the GM's panel, and what everyone is told of it.

# A button.
autopilot-button = Autopilot …
autopilot-title = Autopilot
autopilot-about = Jede Kreatur handelt, sobald sie am Zug ist, und beantwortet Fragen sofort. Rückgängigmachen gibt dir den Zug zurück.
# Styles: buttons, and what they do.
autopilot-fierce = Wild
    .about = erledigt die Schwächsten und verteidigt sich selten
autopilot-wary = Vorsichtig
    .about = greift überlegt an, verteidigt und heilt sich, wenn verletzt
autopilot-guardian = Beschützend
    .about = kümmert sich zuerst um die eigene Seite
autopilot-cowardly = Feige
    .about = verteidigt sich viel und geht auf Verletzte los
autopilot-mindless = Hirnlos
    .about = greift einfach an, was in Reichweite ist
autopilot-off = Aus
    .about = du spielst sie
autopilot-on-as = Autopilot: { $style }
# A menu.
autopilot-choose = Autopilot …
autopilot-set =
    { $names } { $count ->
        [one] läuft
       *[other] laufen
    } jetzt auf Autopilot ({ $style }).
autopilot-set-off = Du spielst { $names } wieder.
autopilot-only-these = Wer später dazukommt, wird von dir gespielt, bis du den Autopiloten einschaltest.
autopilot-already = Nichts geändert: Das ist schon so eingestellt.
# For everyone.
autopilot-told =
    { $names } { $count ->
        [one] läuft
       *[other] laufen
    } jetzt auf Autopilot.
autopilot-told-off = Die SL spielt { $names } wieder.
autopilot-on-board = Autopilot: { $names }
autopilot-on-board-all = alle Kreaturen der SL laufen auf Autopilot
# Under a turn that autopilot would play, after an undo.
autopilot-held = -# Der Autopilot wartet. SL: Spiel diesen Zug selbst oder tipp auf den Knopf, um den Autopiloten für { $names } fortzusetzen.
# Buttons.
autopilot-play = Autopilot fortsetzen
autopilot-play-named = Autopilot für { $name }
autopilot-played = Der Autopilot hat den Zug von **{ $name }** gespielt.
# In suggestions for /gm auto, behind "all".
autopilot-all = alle, die du spielst
