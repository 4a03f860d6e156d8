### Petits mots qui en relient d’autres.

join-more = { $count } de plus
join-colon = { $label } : { $text }
join-asks = { $label }…
former-player = quelqu’un qui ne joue plus
server-admin = un admin du serveur
case-inside-sentences = lower
