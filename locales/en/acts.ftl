### The panel behind More…, its menus and forms: everything a combatant can do now. Names in variables are safe to show already.

## An action in a few words, on a button or in a menu

# $title: "Attack". $target: "Goblin 1". $how: " (aimed)", or empty.
act-attack-target = { $title } { $target }{ $how }
# $title may contain a tool and a manner: "Shove (away)".
act-target = { $title } { $target }
act-toward = { $title } toward { $target }
act-tool = { $title } { $tool }
act-attack-with = { $title } with { $tool }{ $how }
act-attack-target-with = { $title } { $target } with { $tool }{ $how }
act-cast-on = { $spell } on { $target }{ $how }
act-cast-at = { $spell } at { $target }{ $how }

## Questions in a form

act-question-target = Target
act-question-how = How?
act-question-amount = How much? ({ $what })

## What a menu says of an action

acts-several-targets = several targets
acts-costs = costs { $price }
acts-limit-left = { $left } left
# $per: round, scene or day.
acts-limit-once =
    once { $per ->
        [round] a round
        [scene] a scene
       *[day] a day
    }
acts-limit-of =
    { $left } of { $uses } left { $per ->
        [round] this round
        [scene] this scene
       *[day] today
    }
# $what: what else can be set, such as "range, cover, your words".
acts-can-add = options: { $what }
acts-add-targets = several targets
acts-add-amount = points to spend
acts-add-range = range
acts-add-flanked = flanking
acts-add-cover = cover
acts-add-behind = from behind
acts-add-high-ground = high ground
acts-add-words = your words
# After a name in a menu.
acts-ally = your ally
acts-yourself = yourself

## The panel

acts-what-next = **{ $name }: what next?**
acts-what-next-left = **{ $name }: what next?** { $left } left.
acts-turn-of = It’s { $names }’s turn.
acts-comes-after = **{ $name }** is up after { $before }.
acts-next-round = **{ $name }** acts next round.
acts-comes-next = **{ $name }** is next.
acts-meanwhile = While you wait, you can:
# Button on the card when no round runs.
acts-outside-rounds = Rest and more…
acts-at-rest = Outside combat, **{ $name }** can:
acts-nothing = { $name } can’t do anything now.
acts-stale = **That button is out of date.** Nothing happened.
acts-saying = **Choose what { $name } does.** Then I’ll ask you to describe it.
# Buttons and menus, at most 20 characters.
acts-say = Describe an action…
acts-not-say = Don’t describe it
acts-whose = Who acts?
acts-others = More…
acts-as-gm = As the GM…
acts-attack-otherwise = Other attacks…

## Asked before an ally is hit

acts-hits-ally =
    { $count ->
        [one] **{ $names } is your ally.** Attack anyway?
       *[other] **{ $names } are your allies.** Attack them anyway?
    }
# Buttons. $act: "Attack Kira".
acts-ally-anyway = { $act } anyway
acts-cancel = Cancel

## The form of an action

acts-form-square = Which square?
acts-form-catches = Who is in the area?
acts-form-friends-too = Allies you select are hit too.
acts-form-toward = Toward which target?
acts-form-away = Away from which targets?
acts-form-no-target = No one in particular
acts-form-none = None
# Said of an amount that is too high. $name: the character's.
acts-form-too-much = more than { $name } can take
acts-form-too-much-wound = more than { $name } can take: causes { $harm }
acts-form-too-much-down = more than { $name } can take: causes { $harm }, and { $name } goes down
acts-form-too-much-you = more than you can take
acts-form-too-much-you-wound = more than you can take: causes { $harm }
acts-form-too-much-you-down = more than you can take: causes { $harm }, and you go down
acts-form-range = How far away?
acts-form-usual-range = Default distance
acts-form-counts = Does any of this apply?
acts-form-cover = The target’s cover: { $cover }
acts-form-flanked = The target is { $how }
acts-form-behind = From behind
acts-form-high-ground = From higher ground
acts-form-words-label = In your own words (optional)
acts-form-words-example = What others see or hear, in a sentence
acts-form-trigger-label = What’s the trigger?
acts-form-trigger-example = when a goblin comes through the door
acts-form-wound-label = What’s the wound?
acts-form-wound-example = a broken rib
acts-form-aspect-label = What’s the aspect?
acts-form-aspect-example = lamp oil on the stairs

# In suggestions for `as:`. $all: what is sent.
everyone-acting = { $all }: everyone you play whose turn it is
