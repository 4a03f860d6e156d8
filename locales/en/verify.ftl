### `npm run verify`: what it says of a record.

# $row in the messages below.
verify-row = action { $number } (“{ $action }”)
# $lane: which dice are numbered.
verify-lane-throw = roll
verify-lane-roll = /roll die
verify-nothing = nothing
# $type: what the record calls it, as “struck”.
verify-event = “{ $type }”

verify-usage = Usage: npm run verify -- FILE [SHA-256 shown in the channel]
verify-head =
    “{ $name }” ({ $ruleset }): { $deeds ->
        [one] { $deeds } action
       *[other] { $deeds } actions
    }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
verify-version = Played with { $ruleset } { $played }.
verify-versions = Played with { $ruleset } { $played }, checked with { $checked }. If a rule has changed in between, rolls may not match.
verify-oldest = Fray 0.1 exported this record. It has no hashes, and the rules have changed since, so only its dice are checked.
verify-other-hash = The SHA-256 you gave doesn’t match any seal or action in this file.
verify-right = ok:      { $fact }
verify-open = unknown: { $fact }
verify-wrong = ERROR:   { $fact }
verify-is-wrong = This record has errors.
verify-is-open = Nothing is wrong. Run this again on a new export after the encounter is over, to check what’s still unknown.
verify-is-right = Everything checks out.
verify-more = … and { $count } more of that kind.
verify-file-right = The file hasn’t changed since it was exported.
verify-file-wrong = The file was changed after it was exported: its digest is different.
verify-hash = { $row } doesn’t match its hash, so this action or an earlier one was changed.
verify-end = The encounter didn’t end at the time in the file.
verify-record-hash = The record’s hash, to compare with the one in the channel: { $hash }
verify-redacted = Personal data was deleted from actions { $actions }, so I can’t check that they’re unchanged.
verify-no-seal = The first rolls weren’t sealed, so they can’t be checked.
verify-seal = Seal { $number } (for rolls from { $first } on)
verify-seal-order = { $seal }: the next seal starts at an earlier roll.
verify-seed-right = { $seal }: the seed matches. Its SHA-256, to compare with the one in the channel: { $hash }
verify-seed-wrong = { $seal }: the seed doesn’t match. Its SHA-256 isn’t { $hash }.
verify-no-seed = { $seal }: the encounter is over, so the seed should be here, but it’s missing.
verify-seed-secret = { $seal }: the seed is still secret, so its dice can’t be checked yet. Its SHA-256: { $hash }
verify-place = { $row } is in position { $place } in the record, so some actions are missing or were moved.
verify-first-roll = { $row } should begin with { $lane } { $before } but begins with { $lane } { $first }, so some rolls are missing or were added.
verify-roll = Roll { $number } (d{ $sides }) of { $row }: the record has { $fell }, but the seed gives { $due }.
verify-dice-right = { $count ->
    [one] 1 die matched the seed.
   *[other] { $count } dice matched the seed.
  }
verify-dice-open = { $count ->
    [one] 1 die wasn’t checked, because the seed is still secret.
   *[other] { $count } dice weren’t checked, because the seed is still secret.
  }
verify-replayed = { $count ->
    [one] Replayed 1 action. Its result matches the record.
   *[other] Replayed { $count } actions. Every result matches the record.
  }
verify-undo-right = Every undo and redo is valid.
verify-final-state = The encounter’s final state doesn’t match its record.
verify-rolls-open = { $count ->
    [one] 1 roll of many dice wasn’t checked, because the seed is still secret.
   *[other] { $count } rolls of many dice weren’t checked, because the seed is still secret.
  }
verify-fault = { $row }: { $fault }
verify-undo-wrong = { $row } undoes or redoes actions that can’t be undone or redone.
verify-impossible = { $row }: the recorded result can’t happen in this encounter.
verify-marked = { $row } is marked as undone, but the record has no such undo.
verify-not-marked = { $row } isn’t marked as undone, but a later action in the record undoes it.
verify-no-deed = the record doesn’t say what was done.
verify-not-allowed = the rules don’t allow the action ({ $why }).
verify-no-replay = the action can’t be replayed in this encounter.
verify-withdrawn = the record says the action was canceled when a question came up, but the rules don’t ask a question here.
verify-asks = the rules ask about “{ $about }” here, but the record has no answer.
verify-bulk = the dice don’t match the seed.
verify-fewer-dice = by the rules, the action rolls { $due } dice, but the record has { $is }.
verify-other-result = by the rules, event { $event } ({ $due }) should have a different result from the one recorded.
verify-other-event = by the rules, event { $event } should be { $due }, but the record has { $is }.
verify-one-more = by the rules, the action rolls one more d{ $sides } than the record has.
verify-other-die = by the rules, die { $die } should be a d{ $sides }, but the record has a d{ $recorded }.
