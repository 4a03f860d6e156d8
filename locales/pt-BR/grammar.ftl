### Palavrinhas que ligam outras.

join-more = mais { $count }
join-colon = { $label }: { $text }
join-asks = { $label }…
former-player = alguém que não joga mais
server-admin = um administrador do servidor
case-inside-sentences = lower
