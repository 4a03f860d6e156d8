### Palavrinhas que ligam outras.

join-more = mais { $count }
former-player = alguém que não joga mais
case-inside-sentences = lower
