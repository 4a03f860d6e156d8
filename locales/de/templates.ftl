### Weaker and stronger variants of a creature: `/add template:`, `/add strength:`, the GM's form, and what `/rules` says of them.

# Names of templates, and of a creature with one. $name: the creature's name.
template-name-weak = Schwach
template-name-young = Jung
template-name-elite = Elite
template-name-boss = Boss
template-called-weak = { $name } (schwach)
template-called-young = { $name } (jung)
template-called-elite = { $name } (Elite)
template-called-boss = { $name } (Boss)
# The same sheet at a strength that was asked for.
template-called-weaker = { $name } (schwächer)
template-called-stronger = { $name } (stärker)

## What /rules says

template-brief-weak = Ein schwächeres Exemplar. Eine SL fügt es mit `/add template:weak` hinzu.
template-brief-young = Ein Exemplar, das noch nicht ausgewachsen ist. Eine SL fügt es mit `/add template:young` hinzu.
template-brief-elite = Eins der besten Exemplare. Eine SL fügt es mit `/add template:elite` hinzu.
template-brief-boss = Das Oberhaupt seiner Art, für den Kampf gegen eine ganze Gruppe. Eine SL fügt es mit `/add template:boss` hinzu.
# In the form, beside the name.
template-about-weak = Ein schwächeres Exemplar
template-about-young = Noch nicht ausgewachsen
template-about-elite = Eins der besten Exemplare
template-about-boss = Für den Kampf gegen eine ganze Gruppe
template-cite = Das zeigt, was sich ändert und warum. Werte bleiben in ihren Grenzen.
# $fields: names of fields of the sheet. $by: what happens to them.
template-line = **{ $fields }** { $by }
template-by-percent-up = +{ $percent } % (aufgerundet)
template-by-percent-down = −{ $percent } % (abgerundet)
template-by-steps-up = { $steps ->
    [one] eine Stufe höher
   *[other] { $steps } Stufen höher
}
template-by-steps-down = { $steps ->
    [one] eine Stufe niedriger
   *[other] { $steps } Stufen niedriger
}
template-by-yes = wird zu „ja“
template-by-no = wird zu „nein“
# $by: one of the above, or "+2".
template-by-from = { $by } ab { $from }

## The preview, for the GM alone

template-head = ### { $name }
template-head-several = ### { $name } × { $count }
# Behind a head.
template-head-hidden = { $head } (verborgen)
# $what: a field of the sheet or a resource, in words.
template-changed = { $what } { $before } → { $after }
template-changed-somehow = { $what } ändert sich
template-more-changes = und { $count } weitere
template-yes = ja
template-no = nein
template-none = keine
template-nothing = Es ändert sich nichts: Die Werte sind an ihren Grenzen.
template-already = Es ändert sich nichts: Die Kreatur ist schon so stark.
template-why = -# Warum? Siehe `/rules term:{ $term }`.
template-as-it-is = -# Ohne die Vorlage: { $strength }.
template-searching = Probiert schwächere und stärkere Fassungen aus …
# $strength: "worth 1.5 characters". $error: how far off it may be.
template-strength = **{ $strength }** (±{ $error } %)
template-end-weaker = Höher gehen die Werte nicht, darum ist die Kreatur schwächer als gewünscht.
template-end-stronger = Tiefer gehen die Werte nicht, darum ist die Kreatur stärker als gewünscht.
# $asked: a strength, as "worth 1.5 characters".
template-foot = { $fights ->
    [one] { $fights } simulierter Kampf
   *[other] { $fights } simulierte Kämpfe
} mit vorgefertigten Charakteren · Ziel: { $asked }
template-working = Probiert noch andere Fassungen …
# Buttons.
template-add = Hinzufügen
template-cancel = Abbrechen
# The form's menu.
template-field = Schwächer oder stärker
template-field-hint = Du siehst vorher, was sich ändert.
template-as-strong = So stark wie { $characters ->
    [one] 1 Charakter
   *[other] { $characters } Charaktere
}
template-as-strong-part = So stark wie { $part } eines Charakters
