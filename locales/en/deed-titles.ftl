### What someone did, in a few words: in the log, in the chronicle, and in what undo says. Names in variables are safe to show already.

# $title: what was done. $source: the title of the pack that it comes from: “Bog Hag joins (The Bog 3)”.
deed-title-from = { $title } ({ $source }, revision { $revision })
deed-title-join =
    { $names } { $count ->
        [one] joins
       *[other] join
    }
deed-title-join-hidden =
    { $names } secretly { $count ->
        [one] joins
       *[other] join
    }
deed-title-reveal =
    { $names } { $count ->
        [one] is
       *[other] are
    } revealed
deed-title-hide = { $subject } is hidden
deed-title-dismiss = { $subject } (hidden) is removed
deed-title-initiative = initiative
deed-title-roll = roll { $dice }
deed-title-roll-secret = secret roll of { $dice }
deed-title-check = roll for { $subject }
deed-title-check-secret = secret roll for { $subject }
deed-title-skip-turn = { $subject } is skipped
deed-title-end-turn =
    { $count ->
        [one] { $names }’s turn ends
       *[other] { $names } end their turns
    }
deed-title-delay = { $subject } delays
deed-title-delay-after = { $subject } delays until after { $other }
deed-title-resume-turn = { $subject } stops waiting and acts
deed-title-event = event: { $mark }
deed-title-remove-event = event removed: { $mark }
deed-title-pause = combat is paused
deed-title-end = the encounter ends
deed-title-auto-reaction = { $subject }’s auto-reaction
# For the GM. $about: "defense". $answer: "dodge".
deed-title-auto-reaction-set = { $subject }’s auto-reaction: { $answer } ({ $about })
deed-title-auto-reaction-removed = { $subject }’s auto-reaction removed: { $about }
deed-title-afflict = { $condition } on { $subject }
deed-title-afflict-hidden = a condition on { $subject }
deed-title-cure = { $condition } removed from { $subject }
deed-title-cure-hidden = a condition removed from { $subject }
deed-title-scene-afflict = { $condition } added to the encounter
deed-title-scene-cure = { $condition } removed from the encounter
deed-title-scene-cure-hidden = a condition removed from the encounter
deed-title-scene-adjust = { $resource } set to { $to }
deed-title-adjust = { $subject }’s { $resource } set to { $to }
deed-title-adjust-hidden = { $subject }’s numbers changed
deed-title-change-sheet = { $subject }’s sheet changed
deed-title-set = { $setting } setting changed
deed-title-remove = { $subject } is removed from the fight
deed-title-depart =
    { $how ->
        [fled] { $subject } flees
        [surrendered] { $subject } surrenders
        [conceded] { $subject } concedes
        [banished] { $subject } is banished
       *[captured] { $subject } is captured
    }
deed-title-revive = { $subject } is revived
deed-title-hand-over = Someone else now plays { $subject }
deed-title-lend = Someone else plays { $subject } for a while
deed-title-give-back = { $subject }’s own player takes over again
deed-title-autopilot = autopilot for { $names }
deed-title-autopilot-on =
    { $names } { $count ->
        [one] goes
       *[other] go
    } on autopilot
deed-title-autopilot-off =
    { $names } { $count ->
        [one] comes
       *[other] come
    } off autopilot
deed-title-plan = { $subject }’s plan
deed-title-timer = turn timer changed
deed-title-group = { $names } act together
deed-title-ungroup =
    { $names } { $count ->
        [one] acts
       *[other] act
    } separately again
deed-title-gms = GMs changed
deed-title-map = a new map
deed-title-map-removed = map removed
deed-title-map-look = map display changed
deed-title-fog-on = fog of war on
deed-title-fog-off = fog of war off
deed-title-squares = map edited
# $ground: "wall", "height 2", or "changes".
deed-title-squares-at = { $ground } at { $where }
deed-title-squares-mixed = changes
deed-title-squares-height = height { $level }
deed-title-offer = offer to { $name }
deed-title-offer-answered = answer to an offer
deed-title-zones = zones changed
deed-title-zones-removed = zones removed
deed-title-to-zone =
    { $count ->
        [one] { $names } is in { $zone }
       *[other] { $names } are in { $zone }
    }
deed-title-place =
    { $names }’s { $count ->
        [one] place
       *[other] places
    } on the map
deed-title-door = { $subject } uses the door at { $at }
deed-title-override = map override between { $actor } and { $target }
deed-title-reorder = { $subject }’s new place in the turn order
# Several turns that were played at once.
deed-title-turns =
    { $count ->
        [one] { $names } takes a turn
       *[other] { $names } take their turns
    }
deed-title-attack = { $actor } attacks { $targets }
deed-title-cast = { $actor } casts { $spell }
# What no one casts, such as a breath of fire.
deed-title-use-power = { $actor } uses { $spell }
deed-title-defend = { $actor } defends
deed-title-rest = { $actor } rests
deed-title-by-gm = GM: { $title } ({ $names })
deed-title-action = { $actor }: { $title }
deed-title-action-at = { $actor }: { $title } ({ $targets })
# $items: "Dagger and 2 × Healing Potion", or "something".
deed-title-give = { $from } gives { $items } to { $to }
deed-title-loot = { $to } takes { $items } from { $from }
deed-title-pick-up = { $to } picks up { $items }
deed-title-drop = { $from } drops { $items }
deed-title-find = { $to } finds { $items }
deed-title-lies = { $items } on the ground
