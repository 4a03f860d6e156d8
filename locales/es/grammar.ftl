### Palabras pequeñas que unen otras.

join-more = { $count } más
join-colon = { $label }: { $text }
join-asks = { $label }…
former-player = alguien que ya no juega
server-admin = un admin del servidor

case-inside-sentences = lower
