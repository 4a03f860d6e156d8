### Palabras pequeñas que unen otras.

join-more = { $count } más
join-colon = { $label }: { $text }
join-asks = { $label }…
former-player = alguien que ya no juega

case-inside-sentences = lower
