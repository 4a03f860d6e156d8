### The log, the chronicle and the files of /log export; what undo did; and pings for turns and questions.

## The log and the chronicle

record-page = Page { $page } of { $pages }
# Rounds, as "Round 1 to Round 3".
record-rounds = { $first } to { $last }
record-begun = started { $begun }
record-days = { $begun } to { $ended }
record-headline = { $ruleset }, { $days } (UTC).
record-undone-by-gm = Actions undone by the GM: { $count }.
record-dice = The dice
record-hash = The hash of the record so far: `{ $hash }`.
record-sealed = The dice from roll { $from } on are sealed with SHA-256 `{ $commitment }`.
record-secret = The seed is still secret.
record-shown = The seed: `{ $seed }`.

## What goes with a file

record-file-chronicle = Here’s the story so far, with all the math, as a text file.
record-file-page = Here’s the story as a web page, with charts, all the math and a button that checks every die. Save the file and open it. It works offline and loads nothing from the internet.
record-file-page-so-far = Here’s the story so far as a web page, with charts and all the math. Once the encounter is over, export it again to check every die.
record-file-record = Here’s the full record: every action, every roll and all seeds shown so far. Anyone can check it with Fray’s `npm run verify -- FILE`. Compare the SHA-256 with the one shown when the encounter started.
record-file-sealed-record = Here’s the full record so far, only for you: it contains the creatures’ sheets. The seed stays secret until the encounter is over. Then a new export contains the seed, too.
record-actions =
    -# { $count ->
        [one] 1 action.
       *[other] { $count } actions.
    }

## Undo

undo-undone = Undone
undo-undone-by-the-gm = Undone by the GM
undo-redone = Redone
undo-preview = Would be undone
# $how is one of the four above.
undo-one = **{ $how }:** { $title }.
undo-several = **{ $how }:** { $count } actions, the last one first:
undo-before = … and { $count } earlier ones.
undo-gone = { $name } is out of the fight.
undo-more = … and { $count } more.
undo-nothing-yet = -# Nothing is undone yet. Dice that were rolled stay rolled.
undo-phase-gathering = Combat hasn’t started.
undo-phase-fighting = Combat continues.
undo-phase-aftermath = Combat is paused.
undo-phase-ended = The encounter is over.

## Pings

# $turns: "@Ana: **Kira**", one or several.
ping-turn =
    { $turns } { $count ->
        [one] is
       *[other] are
    } up in “{ $encounter }.”
ping-question = { $users }: you have a decision to make for { $names } in “{ $encounter }.”
