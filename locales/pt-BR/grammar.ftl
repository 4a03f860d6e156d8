### Palavrinhas que ligam outras.

join-more = mais { $count }
join-colon = { $label }: { $text }
join-asks = { $label }…
former-player = alguém que não joga mais
case-inside-sentences = lower
