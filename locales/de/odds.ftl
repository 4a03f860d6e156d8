### Odds, forecasts, fight balance, dice luck: `/odds`, `/gm forecast`, `/gm balance`, `/luck`, and the GM's warning about an uneven fight.

## Shares and chances

share-at-most = höchstens { $percent } %
share-at-least = mindestens { $percent } %
share-under-one = unter 1 %
share-over-99 = über 99 %
share-percent = { $percent } %

## /gm forecast

forecast-title = Prognose
forecast-counting = Die ersten Kämpfe werden simuliert …
# Button, at most 20 characters.
forecast-stop = Stopp
forecast-nothing-to-stop = Nichts zu stoppen: Diese Chancen sind fertig oder veraltet. Frag noch einmal, um neue zu bekommen.
forecast-draws = Unentschieden: { $share }
forecast-won = Wer gewinnt
forecast-down = Am Ende am Boden
# $few: the average number of this side who are down at the end.
forecast-losses = { $side }: **{ $few } von { $all }**
# $who: "Kira (40%) and Tom (22%)".
forecast-likeliest = am häufigsten { $who }
forecast-rounds = Runden
forecast-over-in-round = Meist vorbei in Runde **{ $middle }**.
forecast-over = Meist vorbei bis Runde **{ $middle }** (in den meisten Kämpfen { $early }–{ $late }).
forecast-turns = Runde **{ $round }** entscheidet: Da gehen die meisten zu Boden.
forecast-no-turn = Niemand geht zu Boden.
forecast-foot = { $fights ->
    [one] { $fights } simulierter Kampf
   *[other] { $fights } simulierte Kämpfe
} · Seed { $seed } · alle spielt der Autopilot, in ihrem Stil (sonst: wild)
forecast-state-working = Simuliert noch: { $percent } % fertig (Ziel ±1 %).
forecast-state-done = Fertig.
forecast-ended-stopped = Gestoppt.
forecast-ended-newer = Gestoppt: Du hast neuere Chancen angefordert.
forecast-ended-late = Gestoppt: Discord lässt mich eine Nachricht nur 15 Minuten lang ändern.
forecast-hidden-in = { $count ->
    [one] { $count } verborgene Kreatur zählt von Anfang an mit.
   *[other] { $count } verborgene Kreaturen zählen von Anfang an mit.
}
forecast-hidden-out = { $count ->
    [one] { $count } verborgene Kreatur zählt nicht mit.
   *[other] { $count } verborgene Kreaturen zählen nicht mit.
} Um sie mitzuzählen, nimm `/gm forecast hidden:True`.
forecast-chart-losses = Wie viele zu Boden gehen, nach Runden
forecast-chart-over = Kämpfe, die enden, nach Runden
forecast-chart-side-players = Gruppe
forecast-chart-side-enemies = Gegner
forecast-chart-read = { $side }, zu Boden gegangen nach Runden: { $byRound }.
forecast-chart-read-over = Kämpfe, die enden, nach Runden: { $byRound }.

## /odds

odds-title = Chancen für { $name }
odds-button = Chancen
odds-back = Zurück
odds-choose = Aktion wählen …
odds-working = -# Wird berechnet …
odds-about-anything = unbekannt
odds-about = etwa { $from }–{ $to } %
odds-staked = { $act }, Einsatz { $points }
# The chance with a number of points: "stake 0: 31%". Several are joined by dots.
odds-stake = Einsatz { $points }: { $chance }
odds-or-at = { $act } (gleiche Chance bei { $others })
odds-and-at = { $act } und { $others }
odds-each = je { $chance }
odds-at-square = { $act } auf { $square }
odds-as-likely = -# Gleiche Chancen: { $acts }
odds-from = { $act }, von { $tile } aus
odds-away = -# „von … aus“ heißt: Das Ziel ist noch außer Reichweite. Die Chancen gelten für einen Angriff von diesem Feld.
odds-kept-highest = die höchsten { $kept }
odds-kept-higher = der höhere
odds-kept-highest-one = der höchste
odds-kept-lowest = die niedrigsten { $kept }
odds-kept-lower = der niedrigere
odds-kept-lowest-one = der niedrigste
odds-needs-face = { $face } auf d{ $sides }
odds-needs = { $least } oder mehr auf d{ $sides }
odds-needs-most = { $most } oder weniger auf d{ $sides }
odds-against = { $own } gegen { $theirs }
odds-critical = kritisch { $chance }
# $degree: the book's own word for a result, such as "critical hit" or "weak hit".
odds-degree = { $degree } { $chance }
odds-down = am Boden { $chance }
# A target leaves the fight other than down or dead.
odds-left =
    { $how ->
        [fled] flieht
        [surrendered] ergibt sich
        [conceded] gibt auf
        [banished] verbannt
       *[captured] gefangen
    } { $chance }
odds-own = Wundstufen
odds-costs = kostet { $amounts }
odds-own-down = { $chance }, selbst zu Boden zu gehen
odds-own-left = { $chance }, selbst aus dem Kampf auszuscheiden
odds-like-kind = -# Die Werte von { $names } sind verborgen. Diese Chancen gelten für eine typische Kreatur dieser Art.
odds-nothing = { $name } kann jetzt niemanden angreifen.
odds-more = -# Es gibt mehr Aktionen. Mit `/odds target: with:` siehst du sie.
odds-off-turn = -# Diese Chancen gelten, als wärst du jetzt am Zug.
odds-rolled = -# Chancen mit ± stammen aus simulierten Würfen (Seed { $seed }). Sie benutzen die Würfel des Kampfes nicht, und nichts wird festgehalten.
odds-private = -# Dabei wird nichts gewürfelt oder festgehalten.

## Dice luck

luck-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
luck-fights = { $count ->
    [one] { $count } Kampf
   *[other] { $count } Kämpfe
}
luck-hits = { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
}
luck-title = Würfelglück
luck-average = durchschnittlich, besser als { $percent } % der Tische
luck-good = besser als { $percent } % der Tische
luck-bad = schlechter als { $percent } % der Tische
luck-too-few = zu wenige Würfe für ein Urteil
luck-several = { $name } × { $those }
luck-kept-higher = { $rolls } × der höhere von { $of }d{ $sides }
luck-kept-highest = { $rolls } × der höchste von { $of }d{ $sides }
luck-dice-average = { $average }, üblich { $usual }
luck-dice-average-each = je { $average }, üblich { $usual }
luck-dice-hits = { $hits }, üblich { $usual }
luck-dice-low = { $fell } (niedriger ist besser)
luck-how = Jeder Wurf zählt gleich viel, egal mit welchen Würfeln. 50 % ist der Durchschnitt.
luck-no-one = Noch zählt kein Wurf fürs Würfelglück.
luck-more = { $count ->
    [one] … und { $count } weiterer
   *[other] … und { $count } weitere
}
# Button, at most 20 characters.
luck-button = Würfelglück
luck-own = Dein Würfelglück
luck-yours = **{ $luck }**, mit den Charakteren, die du gespielt hast: { $fights } ({ $rolls })
luck-none-of-yours = Du hast in den Kämpfen dieses Servers noch nicht gewürfelt.
luck-scene = Würfelglück in „{ $name }“
luck-turned = Wendepunkte
luck-whose =
    { $which ->
        [players] die Siegchance der Gruppe
        [enemies] die Siegchance der Gegner
       *[named] die Siegchance: { $side }
    }
luck-whose-first =
    { $which ->
        [players] die Siegchance der Gruppe
        [enemies] die Siegchance der Gegner
       *[named] die Siegchance: { $side }
    }, anfangs { $first }
luck-state-working = Sucht Wendepunkte: { $percent } % fertig.
luck-state-none = Keine einzelne Aktion hat den Kampf gewendet.
luck-state-done = Grundlage: simulierte Kämpfe vor und nach jeder Aktion.
luck-state-ended = { $how } Vielleicht gibt es weitere Wendepunkte.

## /gm balance

balance-between = { $easy } wäre zu leicht, { $hard } wäre zu schwer.
balance-even-easy = Selbst { $easy } wäre zu leicht.
balance-even-hard = Selbst { $hard } wäre zu schwer.
balance-title = ### Ein fairer Kampf für { $party }
balance-as-it-is = ### Der Kampf, wie er jetzt ist
balance-how = -# Siegchance der Gruppe, aus simulierten Kämpfen.
balance-how-on-top = -# Siegchance der Gruppe, mit allen, die schon im Kampf sind.
balance-counting = Die ersten Kämpfe werden simuliert …
balance-difficulty-easy = Leicht
balance-difficulty-fair = Fair
balance-difficulty-hard = Schwer
balance-difficulty-deadly = Tödlich
balance-difficulty-hopeless = Hoffnungslos
balance-heading-open = **{ $difficulty }** · mindestens { $from } %
balance-heading = **{ $difficulty }** · { $from }–{ $to } %
balance-losses = { $few } von { $party } der Gruppe gehen zu Boden
balance-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
balance-one-more = mit einem Gegner mehr: { $share }
balance-one-more-foe = Noch ein Gegner { $likes }
balance-one-more-player = Noch ein Charakter { $likes }
balance-like = wie { $name }: { $share }
balance-stands = Jetzt: **{ $share }** · { $difficulty }
balance-won-of = { $won } von { $fights } gewonnen
balance-too-few-fights = zu wenige Kämpfe für eine sichere Aussage
balance-stands-unsure = Jetzt: **{ $wins }** · zu wenige Kämpfe für eine sichere Aussage
balance-no-fight = Die Gruppe hat noch keine Gegner.
balance-too-hard = Der Kampf ist schon schwerer als tödlich, da gibt es nichts hinzuzufügen.
balance-nothing-for = { $heading }: nichts gefunden. { $nearest }
balance-nothing = Keine Kreatur aus dem Buch passt. { $nearest }
balance-state-searching = Probiert { $kinds } Kreaturen … { $settled } fertig.
balance-state-sharpening = Simuliert noch: { $percentDone } % fertig.
balance-state-done = Fertig.
balance-foot = { $fights ->
    [one] { $fights } simulierter Kampf
   *[other] { $fights } simulierte Kämpfe
} · Seed { $seed } · ohne Karte, Neue unverletzt
balance-warns = `/gm set setting:uneven value:30-95` warnt dich, wenn die Siegchance der Gruppe bei Kampfbeginn nicht bei 30–95 % liegt.
balance-hidden-in = { $count ->
    [one] { $count } verborgene Kreatur zählt von Anfang an mit.
   *[other] { $count } verborgene Kreaturen zählen von Anfang an mit.
}
balance-hidden-out = { $count ->
    [one] { $count } verborgene Kreatur zählt nicht mit.
   *[other] { $count } verborgene Kreaturen zählen nicht mit.
} Um sie mitzuzählen, nimm `/gm balance hidden:True`.
# Menu and buttons, at most 20 characters.
balance-bring = In den Kampf holen …
balance-others = Andere Ideen
balance-suggest = Mehr Vorschläge …
balance-in-panel = Fairer Kampf …

## The warning about an uneven fight, to the GM

uneven-often-none = **keinen** der simulierten Kämpfe
uneven-often-all = **alle** simulierten Kämpfe
uneven-often = **{ $share }** der simulierten Kämpfe
uneven-title = ### Ein ungleicher Kampf
uneven-too-hard = Die Gruppe gewann { $often }. Du wolltest unter { $percent } % gewarnt werden.
uneven-too-easy = Die Gruppe gewann { $often }. Du wolltest über { $percent } % gewarnt werden.
uneven-foot = { $fights ->
    [one] { $fights } simulierter Kampf
   *[other] { $fights } simulierte Kämpfe
} · Seed { $seed } · Ändere deine Grenzen mit `/gm set setting:uneven`. Spielende sehen das nicht.
uneven-one-more = Chance mit 1 mehr
uneven-ideas = Kreaturen finden …

## How strong a creature is, in menus

strength-name = Stärke
strength-to-one = { $creatures } sind so stark wie 1 Charakter
strength-worth-one = so stark wie 1 Charakter
strength-to-one-about = etwa { $creatures } sind so stark wie 1 Charakter
strength-worth-one-about = etwa so stark wie 1 Charakter
strength-worth-about = etwa so stark wie { $characters } Charaktere
strength-worth = so stark wie { $characters } Charaktere
