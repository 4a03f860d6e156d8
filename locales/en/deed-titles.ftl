deed-title-join = wait
deed-title-join-2 = join
deed-title-join-3 = { " " }unseen
deed-title-reveal =
    { $subjects }, who had waited unseen, { $count ->
        [one] joins
       *[other] join
    }
deed-title-hide = { $subject } goes out of sight
deed-title-dismiss = { $subject }, who waited unseen, goes away
deed-title-initiative = initiative
deed-title-roll = roll { $dice }{ $secret }
deed-title-roll-secret = { " " }in secret
deed-title-end-turn = { $subject } is passed over
deed-title-end-turn-2 = { $what } turn ends
deed-title-stop-rounds = the pause
deed-title-end-scene = the end of the scene
deed-title-standing-order-what = taken back
deed-title-standing-order = { $subject }’s standing order{ $what }
deed-title-afflict = { $condition } on { $subject }
deed-title-afflict-condition = a condition
deed-title-cure = { $called } off { $subject }
deed-title-cure-called = a condition
deed-title-adjust = { $subject }’s { $resource }
deed-title-adjust-resource = { $resource } to { $to }
deed-title-adjust-resource-2 = numbers
deed-title-change-sheet = { $subject }’s sheet
deed-title-set = the setting { $setting }
deed-title-remove = { $subject } is out of the fight
deed-title-revive = { $subject } is revived
deed-title-hand-over = { $subject } is handed over
deed-title-lend = { $subject } is handed over for a time
deed-title-give-back = { $subject } is given back
deed-title-auto =
    how { $names } { $count ->
        [one] is
       *[other] are
    } played
deed-title-auto-2 = played by hand
deed-title-auto-3 = playing by themselves
deed-title-plan = { $subject }’s plan
deed-title-pace = the pace
deed-title-group = act alone
deed-title-group-2 = act together
deed-title-gms = the GMs
deed-title-field = a field
deed-title-field-2 = the field taken away
deed-title-field-look = how the field is shown
deed-title-tiles = the field
deed-title-tiles-2 = { $groundTitle } at { $where }
deed-title-place =
    where { $places } { $count ->
        [one] stands
       *[other] stand
    }
deed-title-door = { $subject } at the door at { $at }
deed-title-overrule = how { $actor } stands to { $target }
deed-title-reorder = { $subject }’s new place in the order
turns-title =
    the { $count ->
        [one] turn
       *[other] turns
    } of { $known }
ground-title = the field
ground-title-2 = height { $level }
intent-title-attack = { $who } attacks { $whom }
intent-title-cast = { $who } casts { $tool }
intent-title-defend = { $who } defends
intent-title-rest = { $who } rests
intent-title = the GM: { $title }, { $who }
intent-title-2 = { " " }at { $whom }
