### Weaker and stronger variants of a creature: `/add template:`, `/add strength:`, the GM's form, and what `/rules` says of them.

# Names of templates, and of a creature with one. $name: the creature's name.
template-name-weak = Weak
template-name-young = Young
template-name-elite = Elite
template-name-boss = Boss
template-called-weak = Weak { $name }
template-called-young = Young { $name }
template-called-elite = Elite { $name }
template-called-boss = { $name } Boss
# The same sheet at a strength that was asked for.
template-called-weaker = Weaker { $name }
template-called-stronger = Stronger { $name }

## What /rules says

template-brief-weak = A weaker version of the creature. A GM adds one with `/add template:weak`.
template-brief-young = A version that isn’t fully grown. A GM adds one with `/add template:young`.
template-brief-elite = One of the best of its kind. A GM adds one with `/add template:elite`.
template-brief-boss = The leader of its kind, built to face a whole party. A GM adds one with `/add template:boss`.
# In the form, beside the name.
template-about-weak = A weaker version
template-about-young = Not fully grown
template-about-elite = One of the best of its kind
template-about-boss = Built to face a whole party
template-cite = This shows what changes and why. Numbers stay within their limits.
# $fields: names of fields of the sheet. $by: what happens to them.
template-line = **{ $fields }** { $by }
template-by-percent-up = +{ $percent }% (rounded up)
template-by-percent-down = −{ $percent }% (rounded down)
template-by-steps-up = { $steps ->
    [one] one step up
   *[other] { $steps } steps up
}
template-by-steps-down = { $steps ->
    [one] one step down
   *[other] { $steps } steps down
}
template-by-yes = changes to “yes”
template-by-no = changes to “no”
# $by: one of the above, or "+2". The sentence can be about several fields.
template-by-from = { $by } if the value is { $from } or more

## The preview, for the GM alone

template-head = ### { $name }
template-head-several = ### { $name } × { $count }
# Behind a head.
template-head-hidden = { $head } (hidden)
# $what: a field of the sheet or a resource, in words.
template-changed = { $what } { $before } → { $after }
template-changed-somehow = { $what } changes
template-more-changes = and { $count } more
template-yes = yes
template-no = no
template-none = none
template-nothing = Nothing changes: the creature’s numbers are at their limits.
template-already = Nothing changes: the creature is already this strong.
template-why = -# Why? See `/rules term:{ $term }`.
template-as-it-is = -# Without the template: { $strength }.
template-searching = Trying weaker and stronger versions…
# $strength: "worth 1.5 characters". $error: how far off it may be.
template-strength = **{ $strength }** (±{ $error }%)
template-end-weaker = The creature’s numbers can’t go any higher, so it’s still weaker than you asked for.
template-end-stronger = The creature’s numbers can’t go any lower, so it’s still stronger than you asked for.
# $asked: a strength, as "worth 1.5 characters".
template-foot = { $fights ->
    [one] { $fights } simulated fight
   *[other] { $fights } simulated fights
} with premade characters · strength you asked for: { $asked }
template-working = Still trying other versions…
# Buttons.
template-add = Add
template-cancel = Cancel
# The form's menu.
template-field = Weaker or stronger
template-field-hint = You’ll see what changes before you add it.
template-as-strong = As strong as { $characters ->
    [one] 1 character
   *[other] { $characters } characters
}
template-as-strong-part = As strong as { $part } of a character
