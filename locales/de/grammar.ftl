### Small words that join others.

join-more = { $count } weitere
join-colon = { $label }: { $text }
join-asks = { $label } …
# In place of a mention, for someone who had their data deleted.
former-player = jemand von früher
server-admin = die Serverleitung

case-inside-sentences = keep
