### /plan and My plan: what a player's turn does by itself. Only the player reads it, except where a comment says so.

# A button, and the heading of a line.
plan-open = Mein Plan
plan-title = Plan · { $name }
# For everyone, above what a plan did.
plan-as-planned = Nach dem Plan von { $name }
# Pings the player.
plan-no-longer-fits = { $users } **Der Plan von { $name } geht nicht mehr auf, und { $name } ist am Zug.**
# In the GM's panel, behind who plays someone.
plan-has = hat einen Plan
plan-none = Plan deinen nächsten Zug jetzt, damit niemand auf dich warten muss. Nur du siehst ihn, und du kannst ihn jederzeit ändern.
plan-no-plan = Kein Plan
plan-lines =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
plan-handed-over = Gerade spielt jemand anderes { $name }, darum läuft der Plan von { $name } nicht.

## Conditions: "If your health is below half and an ally is down: …"

plan-share =
    { $percent ->
        [25] einem Viertel
        [50] der Hälfte
        [75] drei Vierteln
       *[other] { $percent } %
    }
plan-condition-self-below = deine Gesundheit unter { $share } liegt
plan-condition-friend-below = die Gesundheit von jemandem auf deiner Seite unter { $share } liegt
plan-condition-friend-down = jemand auf deiner Seite am Boden ist
plan-condition-enemy-near = ein Gegner neben dir steht
plan-condition-stands = { $name } noch steht
plan-condition-enemies-at-least =
    { $count ->
        [one] mindestens 1 Gegner noch steht
       *[other] mindestens { $count } Gegner noch stehen
    }
# $round is the number of a round as the rules count them.
plan-condition-round-from = Runde { $round } oder später ist
plan-condition-left = du noch mindestens { $amount } hast
plan-if = Wenn { $condition }

## Targets

plan-target-near-enemy = Gegner neben dir
plan-target-most-hurt-enemy = Gegner (am schwersten verletzt)
plan-target-any-enemy = Gegner (egal welcher)
plan-target-most-hurt-friend = eigene Seite (am schwersten verletzt)
plan-target-fallen-friend = eigene Seite (am Boden)
plan-target-self = dich selbst
plan-has-left = jemand, der nicht mehr da ist
# Targets in the order in which they are tried: "Attack Goblin 1, or any enemy".
plan-or-else = { $first }, sonst { $next }
plan-to-square = { $act } nach { $square }
plan-defend = Verteidigen

## The plan in words

plan-line = Wenn { $conditions }: **{ $act }**.
plan-line-always = { $act }.
plan-otherwise-end-turn = Wenn nichts davon klappt, endet dein Zug.
plan-otherwise-tell-me = Wenn nichts davon klappt, pinge ich dich an.
plan-use-at-once = Der Plan beginnt, sobald du am Zug bist.
plan-use-late = Der Plan beginnt erst, wenn deine Zeit um ist.
plan-spends-nothing = Der Plan verbraucht nur, was jeden Zug zurückkommt.
plan-spends = Der Plan darf pro Zug bis zu { $amounts } ausgeben, dazu alles, was jeden Zug zurückkommt.

## Buttons, at most 20 characters

plan-preset-guard-when-low = Angeschlagen: verteidigen
plan-preset-fight-on = Weiterkämpfen
plan-preset-friends-first = Verbündete heilen
plan-preset-only-guard = Nur verteidigen
plan-keep = Diesen Plan behalten
plan-add = Zeile hinzufügen
plan-try = Vorschau
plan-play-now = Jetzt ausführen
plan-drop = Plan löschen

## Menus

plan-when = Wenn … (bis zu zwei)
plan-act = Dann …
# Behind an action: what it costs.
plan-may-spend = darf { $amount } ausgeben
plan-change = Plan ändern …
plan-change-at-once = Erst beginnen, wenn meine Zeit um ist
plan-change-late = Beginnen, sobald ich am Zug bin
plan-change-end-turn = Wenn nichts klappt, ping mich an
plan-change-tell-me = Wenn nichts klappt, beende meinen Zug
plan-remove-line = Zeile { $line } entfernen: { $text }

## What was just done

plan-kept = -# Plan gespeichert.
plan-line-removed = -# Zeile entfernt.
plan-dropped = -# Plan gelöscht.
plan-full = -# Ein Plan hat höchstens fünf Zeilen. Entferne eine, um eine neue hinzuzufügen.
plan-tried = Jetzt gerade würde der Plan so beginnen: **{ $act }**.
plan-tried-end = Jetzt gerade würde dein Zug einfach enden.
plan-tried-unfit = Jetzt gerade klappt nichts davon, also würde ich dich anpingen.
plan-skipped = -# Zeile { $line } wird übersprungen: { $why }.
plan-why-not-offered = du kannst das jetzt nicht tun
plan-why-no-target = dafür ist niemand da
plan-why-no-way = auf jedem Weg zu diesem Feld droht ein Angriff
plan-why-not-allowed = es kostet mehr, als der Plan ausgeben darf
plan-why-asks = dabei würde dir eine Frage gestellt
