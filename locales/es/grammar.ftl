### Palabras pequeñas que unen otras.

join-more = { $count } más
former-player = alguien que ya no juega

case-inside-sentences = lower
