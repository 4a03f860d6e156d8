deeds-one-2 = deed
deeds-other-2 = deeds
record-page = Page { $page } of { $pages }
record-rounds = { $first } to { $last }
record-days = begun { $begun }
record-days-2 = { $begun } to { $ended }
record-headline = { $ruleset }, { $days } (UTC).
record-undone-by-gm = Undone by the GM: { $count }.
record-dice = The dice
record-hash = The record up to here has the hash `{ $hash }`.
record-sealed = From roll { $from } on, sealed with SHA-256 `{ $commitment }`.
record-secret = The seed is still secret.
record-shown = The seed: `{ $seed }`.
record-files-chronicle = The story so far, with its sums, as a text to read.
record-files-page = The story as a page for a browser: charts, the sums to unfold, and a button that checks every die. Save it and open it; it asks nobody for anything.
record-files-page-so-far = The story so far as a page for a browser: charts, and the sums to unfold. Once the scene is over, it checks every die too.
record-files-record = The whole record: every deed, every throw, and the seeds that have been shown. Anybody can check it with Fray’s `npm run verify -- FILE`; compare the SHA-256 with the one shown when the scene opened.
record-files-sealed-record = The whole record so far, for you alone: it has the creatures’ sheets. The seed is not in it while it throws; after `/encounter end` it is.
again-gathering = The rounds have not begun.
again-fighting = The rounds run again.
again-aftermath = The rounds have stopped.
again-ended = The scene is over.
undo-how-undone = Undone
undo-how-undone-by-the-gm = Undone by the GM
undo-how-put-back = Put back
undo-how-preview = Would be undone
undo-several = **{ $how }**, { $count } deeds, the last first:
undo-before = … and { $count } before them.
undo-gone = { $name } is out of the fight.
undo-more = … and { $count } more.
undo-preview = -# Nothing has been done yet. Dice that have fallen stay spent.
turn-call =
    { $who } { $count ->
        [one] is
       *[other] are
    } on turn in “{ $encounter }”.
question-call = { $users }: you decide for { $names } in “{ $encounter }”.
