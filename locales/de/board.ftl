### The board, the encounter's card, the turn order and the lists around them, in the channel and in private replies.
### Names in variables are safe to show already.

## The board and the message of a turn

# Before a name on the board.
# What the scene itself has: conditions, pools, countdowns.
board-scene = Begegnung: { $names }
scene-gained = **Neu in der Begegnung: { $condition }.**
# A rule did it. $why: "advantage with Notice".
scene-gained-why = **Neu in der Begegnung: { $condition }** ({ $why }).
scene-ended = Nicht mehr in der Begegnung: { $condition }.
scene-counted = **{ $resource }: { $change }** ({ $why }).
board-turn-now = Jetzt
board-turn-done = ✓ Fertig
# A name on the board where signs are written out. $turn: now, done or later. $side: players, enemies or others.
board-line-in-words =
    { $side ->
        [enemies] { $name } (Gegner)
        [others] { $name } (neutral)
       *[players] { $name }
    }{ $turn ->
        [now] , jetzt am Zug
        [done] , fertig
       *[later] { "" }
    }:
board-in-log = -# { $count } weitere im Protokoll
board-in-details = -# { $count } weitere unter *Details*
# Button.
board-details = Details
board-left-fight =
    { $how ->
        [fled] Geflohen
        [surrendered] Ergeben
        [conceded] Aufgegeben
        [banished] Verbannt
       *[captured] Gefangen
    }: { $names }
board-dead =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } tot
# What is left of what a turn has: "2 of 3 actions".
board-out-of = { $value } von { $all }
# After a mention.
board-your-turn = { $names }, dein Zug.
board-your-turn-together = { $names }: Ihr seid dran, in beliebiger Reihenfolge.
# $first: "2 of 3 actions". $more: ", 1 move", or empty.
# Above combatants who never have turns, because in this book only others act.
board-turnless = ohne eigene Züge
board-left = { $users } **{ $name }: { $first } übrig**{ $more }.
board-left-nothing = nichts
# For the GM. $names: combatants. $users: their players.
board-turn-of-absent =
    { $gms } Am Zug: **{ $names }**. { $users } { $count ->
        [one] ist
       *[other] sind
    } aber abwesend. Spiel den Zug, beende ihn oder warte.
# Who acts after this turn.
board-next = -# Danach: { $names }
board-next-player = { $name } ({ $user })
board-creatures-turn = { $now }.
board-creatures-turn-then = { $now }, dann { $next }.
board-waits-for = -# { $name } entscheidet zuerst.
board-waits-for-gm = -# Die SL entscheidet zuerst.
# Several are asked together.
board-waits-for-several = -# { $names } entscheiden zuerst.
# A turn that ended without an action.
board-nothing-done =
    { $names } { $count ->
        [one] tut nichts
       *[other] tun nichts
    }.
board-cut-short =
    { $names } { $count ->
        [one] hat
       *[other] haben
    } noch nicht gehandelt.
board-others = { $count } weitere

## Buttons under a turn: at most 20 characters, variables aside

board-several = { $count } Ziele
board-again = Noch mal: { $act }
board-priced = { $verb } ({ $manner }){ $bonus }{ $joint }kostet { $cost }
board-attack-by = { $name } greift { $target } an
# Button. Each of the creatures whose turns follow each other does again what it did last, to the same target.
board-run-as-before =
    { $count ->
        [2] Beide
       *[other] Alle
    }: wie zuletzt
board-run-attacks =
    { $count ->
        [2] Beide
       *[other] Alle
    } greifen { $target } an
board-run-ends =
    { $count ->
        [2] Beide
       *[other] Alle
    } Züge beenden
board-which-of-yours = Mehrere deiner Charaktere sind dran. Wer handelt?

board-all-done =
    { $count ->
        [2] Beide
       *[other] Alle
    } Züge beenden
# Answers a question this way from now on.
board-always = Immer { $answer }, nicht fragen
board-end-turn = Zug beenden
board-done = Fertig
# A button that ends the turn and chooses who acts next.
board-is-next = Jetzt { $name }
board-more = Mehr …

## The pinned card

card-phase-gathering = wartet auf Mitspielende
card-phase-fighting = läuft
card-phase-aftermath = Kampf ist unterbrochen
card-phase-ended = vorbei
card-head = SL { $gms }
card-more = { $count } weitere
card-no-one = Noch ist niemand dabei.
card-how-to = -# Spielende: **Mitspielen** oder `/join`. SL: `/add`, dann `/initiative`.
card-waiting-for = Wartet auf: { $names }.
card-seal = -# Die Würfel sind versiegelt. SHA-256 ihres Seeds: `{ $commitment }`
card-rest-seed = -# Würfel-Seed der früheren Rasten: `{ $seed }`

## What happens at the table and is no story

table-setting-gone = **{ $name }** hat wieder den Standardwert.
table-together =
    { $names } { $count ->
        [one] handelt
       *[other] handeln
    } jetzt mit der Gruppe **{ $group }**.
table-alone =
    { $names } { $count ->
        [one] handelt
       *[other] handeln
    } wieder einzeln.
table-gms = SL: { $users }.
table-apart = { $one } und { $other }: { $position }.
table-apart-reset = { $one } und { $other } haben wieder ihren Anfangsabstand.
table-order = Zugreihenfolge: { $names }.
table-no-turn = Kein Zug für { $names } ({ $why }).
table-nothing = Erledigt.
table-no-math = Es gibt keine Rechnung zu zeigen.
state-is = { $name }: { $how }.
state-is-collapsed = { $name } ist zusammengebrochen.
state-left =
    { $how ->
        [fled] { $name } ist geflohen.
        [surrendered] { $name } hat sich ergeben.
        [conceded] { $name } hat aufgegeben.
        [banished] { $name } wurde verbannt.
       *[captured] { $name } ist gefangen.
    }
state-has = { $name }: { $what }.
state-up = wieder auf den Beinen

## The end of a fight

victory-players = Die Gruppe hat gewonnen: Von der Gegenseite steht niemand mehr.
victory-enemies = Die Gegenseite hat gewonnen: Von der Gruppe steht niemand mehr.
victory-side = { $side }: gewonnen. Sonst steht niemand mehr.
side-players = Gruppe
side-enemies = Gegner
victory-draw = Unentschieden: Niemand steht mehr.
victory-beaten = -# Aus dem Kampf: { $names }.
victory-more = -# und { $count } weitere
victory-next = SL: Beende die Begegnung oder kämpft weiter.
victory-next-rests = SL: Beende die Begegnung oder kämpft weiter. Spielende: Tippt auf eine Rast, um euch zu erholen.
victory-next-all-dead = SL: Beende die Begegnung oder kämpft weiter. Spielende: Kämpft mit `/join` und einem anderen Charakter weiter.
victory-open = Der Kampf ist vorbei.
victory-rounds =
    { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
victory-best = härtester Treffer: { $actor } gegen { $target }, { $harm }
victory-fallen = Gefallen: { $names }.
victory-defeated = Besiegt: { $names }.
# Buttons.
victory-end = Begegnung beenden …
victory-go-on = Weiterkämpfen

## The math of rolls and damage

math-no-dice = keine Würfel
math-lost = { $rolled } (gestrichen: { $faces })
# Damage before it meets armor.
math-brings = richtet { $amount } an
math-no-harm = kein Schaden
math-no-harm-why = kein Schaden ({ $why })
math-from = { $harm } ({ $why })
math-back = erhält { $amount } zurück
math-dropped = { $kept }, gestrichen { $dropped }
math-rerolled = { $kept } (neu gewürfelt statt { $first }: { $why })
math-hits =
    { $hits } { $hits ->
        [one] Erfolg
       *[other] Erfolge
    }
math-net-hits =
    { $hits } { $hits ->
        [one] Nettoerfolg
       *[other] Nettoerfolge
    }
math-at-most = { $why }: höchstens { $most } Würfel
math-more-dice =
    { $why }: { $count } { $count ->
        [one] Würfel
       *[other] Würfel
    } mehr
math-fewer-dice =
    { $why }: { $count } { $count ->
        [one] Würfel
       *[other] Würfel
    } weniger
math-against = gegen { $other }
# What decided a check, not its number. $goal: "≥ 11 REF".
math-decided-by = { $goal }, aber { $what }
math-decided-too = { $goal }, { $what }
math-heals = { $who }: **{ $what }** heilt
math-decided = { $result } ({ $what })
math-needed = { $result } ({ $goal } nötig)
math-needed-under = { $result } ({ $goal } oder weniger nötig)
math-place = { $line }, Platz { $place } von { $of }
math-order = Reihenfolge: { $line }
math-more = und { $count } weitere
math-more-lines =
    und { $count } weitere { $count ->
        [one] Zeile
       *[other] Zeilen
    } Rechnung

## How someone is doing

vitality-up = auf den Beinen
vitality-down = am Boden
# Mastery's word for down.
vitality-down-mastery = zusammengebrochen
vitality-dead = tot
vitality-fled = geflohen
vitality-surrendered = hat sich ergeben
vitality-conceded = hat aufgegeben
vitality-banished = verbannt
vitality-captured = gefangen
standing-unhurt = unverletzt
standing-hurt = verletzt
standing-bloodied = schwer verletzt
standing-near-death = dem Tode nah
# As many wounds as they can take.
standing-brink = am Limit
# How long a condition lasts, in brackets after its name.
standing-this-turn = diesen Zug
standing-until-next-turn = bis zum nächsten Zug
standing-until-turn-of-source = bis zum nächsten Zug der Quelle
standing-rounds-left =
    { $count } { $count ->
        [one] Runde
       *[other] Runden
    }
standing-turns-left =
    { $count } { $count ->
        [one] Zug
       *[other] Züge
    }
standing-more = { $count } weitere

## The turn order

turns-round = Runde { $round }
round-record = Hash der Aufzeichnung bis hier: { $hash }
# On the board, above the combatants who have already acted in this round.
board-then-round = Dann, in Runde { $round }:
turns-before-rounds = Vor dem Kampf
turns-after-rounds = Nach dem Kampf
turns-waiting = Wartet auf
turns-next = Jetzt
turns-still = Noch am Zug
turns-acts-last-now = **{ $name }** handelt jetzt zuletzt.
turns-acts-before-now = **{ $name }** handelt jetzt direkt vor **{ $before }**.
turns-moved-together = { $names } handeln als Gruppe und wurden zusammen verschoben.
turns-turn-passed = Jetzt am Zug: { $names }.
turns-whole-turn-again =
    { $names } { $count ->
        [one] hatte einen Teil des Zugs verbraucht und bekommt ihn wieder ganz
       *[other] hatten einen Teil ihrer Züge verbraucht und bekommen sie wieder ganz
    }.
turns-turn-lost =
    { $names } { $count ->
        [one] hat
       *[other] haben
    } diese Runde keinen Zug mehr.
turns-acts-again =
    { $names } { $count ->
        [one] handelt
       *[other] handeln
    } diese Runde ein zweites Mal.
# Timed events. $mark: the name that the GM typed.
event-text = { $mark }. { $words }
event-line = **{ $mark }**: { $rounds }, { $place }
# For the GM.
event-hidden = { $line } (verborgen)
# What an event does by itself, for its GM, joined by dots: "2d6 Fire, Prone · to everyone · save: REF vs 14".
event-condition-rounds = { $condition } ({ $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    })
event-to = trifft { $who }
event-to-everyone = alle
event-to-players = die Charaktere der Spielenden
event-to-side =
    { $which ->
        [players] die Gruppe
        [enemies] die Gegner
       *[named] Seite { $side }
    }
event-to-area = alle in { $from }–{ $to }
event-saves = Rettungswurf: { $what } gegen { $against }
# The math of a save against an event. $roll: "d20 [14] + 3 REF = 17".
event-save = { $what } gegen { $against }: { $roll }
event-save-under = { $what }, höchstens { $against }: { $roll }
event-save-of = { $name }, { $save }
event-each-round = jede Runde
event-from = ab Runde { $round }
event-once = in Runde { $round }
event-between = in den Runden { $from }–{ $until }
event-at-end = am Ende der Runde
event-at-initiative = bei Initiative { $score }
event-before = direkt vor dem Zug von { $name }
event-after = direkt nach dem Zug von { $name }
# Under the message of a turn, for everyone.
event-countdown = **{ $mark }**: { $left ->
        [0] diese Runde
        [one] nächste Runde
       *[other] in { $left } Runden
    }
event-reminder = { $gms }: Ein Ereignis ist eingetreten. Spiel aus, was es bewirkt.
event-planned = **{ $mark }** steht bevor.
event-set = Ereignis festgelegt. { $line }
event-removed = Ereignis entfernt: **{ $mark }**
event-none = Noch keine Ereignisse. Füge eine Hortaktion, einen Sturm oder einen Countdown hinzu. Jedes Ereignis hat seinen eigenen Platz in der Zugreihenfolge, in den Runden, die du wählst.
event-button = Ereignisse …
event-title = Ereignisse
event-add = Neues Ereignis …
# button, at most 20 characters
event-effect-button = Wirkung …
event-remove = Entfernen
# Delaying a turn. Buttons, and a menu.
delay-button = Verzögern …
delay-ask =
    ### Den Zug von { $name } verzögern?
    Der ganze Zug rutscht in dieser Runde nach hinten. Wähle, nach wem er kommt, oder warte und tipp auf *Jetzt handeln*, wenn du so weit bist. Wer am Ende der Runde noch wartet, verliert den Zug.
delay-after = Handeln nach …
delay-wait = Warten
delay-act-next = Jetzt handeln
# Under the message of a turn.
delay-waiting =
    { $names } { $count ->
        [one] wartet
       *[other] warten
    } noch ab. Um dranzukommen: *Mehr …*, dann *Jetzt handeln*.
turns-this-round-only = Jede Runde hat eine neue Zugreihenfolge, die Änderung gilt also nur bis zum Ende der Runde.

## Status, conditions and characters

# How things stand where no round runs.
phase-gathering = Wartet auf Mitspielende: `/join`. Die SL beginnt den Kampf mit `/initiative`.
phase-aftermath = Der Kampf ist unterbrochen. SL: weiter mit `/initiative`, Schluss mit `/encounter end`.
phase-ended = Diese Begegnung ist vorbei. Mit `/rest` könnt ihr euch erholen. Eine SL beginnt die nächste Begegnung mit `/encounter start`.
# For the GM. $told: exact, words or hidden.
overview-told =
    { $told ->
        [exact] Die Spielenden sehen die genauen Werte der Kreaturen
        [words] Die Spielenden sehen in Worten, wie es den Kreaturen geht
       *[hidden] Die Spielenden sehen nicht, wie es den Kreaturen geht
    }.
overview-on-turn = Jetzt: { $line }
overview-done = { $line } (fertig)
overview-more-in-fight = … und { $count } weitere im Kampf
overview-no-one = Noch ist niemand dabei.
overview-waiting = { $decides } Nutze `/answer`.
overview-no-conditions = Niemand hat einen Zustand. { $ruleset } hat diese:
overview-more-borne = … und { $count } weitere: Mit `who:` siehst du die Zustände einer einzelnen Figur
overview-more-conditions = … und { $count } weitere: Schlag sie mit `/rules term:` nach
overview-now = Jetzt: { $figures }
# $line: "players: Freya, Suori".
overview-on-side =
    { $which ->
        [players] Auf der Seite der Gruppe
        [enemies] Auf der Seite der Gegner
       *[named] Auf der Seite { $side }
    }
overview-characters = Deine Charaktere hier: { $count }
overview-characters-page = Deine Charaktere hier: { $count } · Seite { $page } von { $pages }
overview-book = { $title } von { $author } ({ $license }). Die Formulierungen sind von Fray. Mehr über die Bücher: docs/books.md.
overview-no-license = keine Lizenz angegeben

## Questions to a player

questions-gm-decides = Die SL entscheidet.
# For the GM. $users: players who are asked something.
questions-of-absent =
    { $users } { $count ->
        [one] ist
       *[other] sind
    } abwesend. { $gms } Du kannst die Antwort geben.
questions-decides = { $who } ({ $by }) muss entscheiden: { $about }.
# What a question is about, as in "Kira (@ana) decides: who acts next."
questions-about-next = wer als Nächstes handelt
questions-about-join = ob du einsteigst
# A question for which the system has no words. $about: an auto-reaction's name, such as “Grit”.
questions-unworded = { $names }, bitte entscheiden: { $about }.
# The title of a form.
questions-form-title = Deine Antwort
questions-offers = Antworte mit `/answer answer:` { $offers }.
questions-any-words = Antworte in eigenen Worten: `/answer answer:`.
# Under the questions that are still open.
questions-answered =
    -# { $names } { $count ->
        [one] hat
       *[other] haben
    } geantwortet.
# A button.
questions-open = Antworten …
# The placeholder of a menu with answers.
questions-choose = Wähle eine Antwort …
# After an answer, when others still have to answer.
questions-kept = Alles klar. { $decides }
# After the action: whose answer made no difference.
questions-unneeded = Keine Antwort mehr nötig von: { $names }.

## People who aren't named

people-gm = die SL
people-player = jemand aus der Runde
people-someone = jemand
people-enemy = die Gegenseite

## In place of a story line that a translation lacks

# $tool: what they attack with. $result: how it came out, such as “hit”.
plain-attack = { $actor } greift { $target } an ({ $tool }): { $result }.
# A roll. $what: what it’s for.
plain-roll = { $actor }, { $what }: { $result }.
# What someone does. $what: the action.
plain-action = { $actor }: { $what }.
plain-action-target = { $actor }: { $what } ({ $target }).
# How someone is now, or what they have now. $what: a word such as “down”, or a condition.
plain-state = { $name }: { $what }.
# $what: a condition.
plain-over = { $what } endet für { $name }.
plain-joined = { $name } ist dabei.
plain-left = { $name } verlässt den Kampf.
# $user: a mention, or a word such as “the GM”.
plain-handed-over = { $user } spielt jetzt { $name }.
plain-phase-fighting = Der Kampf beginnt.
plain-phase-ended = Die Begegnung ist vorbei.

## Where a message is full

rest-events =
    … und { $count ->
        [one] 1 weitere Sache ist
       *[other] { $count } weitere Dinge sind
    } passiert
rest-math =
    … und { $count } weitere { $count ->
        [one] Zeile
       *[other] Zeilen
    } Rechnung
rest-lines = … und { $count } weitere

## What is offered to a player, such as a compel

offer-made = { $name } bekommt ein Angebot: { $title }.
offer-made-words = { $name } bekommt ein Angebot: { $title }. „{ $words }“
offer-accepted = { $name } nimmt an: { $title }.
offer-refused = { $name } lehnt ab: { $title }.
offer-withdrawn = Das Angebot an { $name } ist zurückgezogen: { $title }.
offer-accept = Annehmen
offer-refuse = Ablehnen
offer-withdraw = Zurückziehen
offer-new = Anbieten …
offer-kind = Was bietest du an?
offer-words = Worum geht es?
offer-whose = { $user } { $text }
roll-more-dice = … und { $count } weitere
roll-stopped = (Schluss bei { $most } Würfeln)
roll-hits =
    { $count } { $count ->
        [one] Erfolg
       *[other] Erfolge
    }
