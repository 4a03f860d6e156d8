### Falar como personagem: /say, seu formulário e *Quem disse isto?*

say-line = { $name }: “{ $words }”
say-button = Falar…
say-title = Fala { DE($name) }
say-words = O que você diz?
say-by = Quem disse isto foi { $user }.
say-delete = Apagar
say-deleted = Apagado.
say-not-deleted = O Discord não me deixa apagar essa mensagem. Quem tem a permissão Gerenciar mensagens pode.
say-unsure = O Discord não respondeu, então não sei se a fala foi publicada. Se você não a vê, fale de novo.
