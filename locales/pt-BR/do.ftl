### Say it your way: /do, *Do…* and *Play this*

# A button, at most 20 characters.
do-button = Fazer…
# A form.
do-title = O que { $name } faz?
do-title-open = O que você faz?
do-field = Seu texto
do-field-about = Com suas palavras. Nada acontece até você escolher uma ação.
# Above buttons with actions.
do-which = O que { $name } faz? Nada acontece até você escolher.
do-meanwhile = Ainda não é a vez { DE($name) }. Enquanto isso, dá para fazer isto:
do-unknown = { $name } não tem “{ $tool }”.
do-beyond-tools = { $name } não tem nada com que fazer isso.
do-impossible-way = { $name } não pode se mover assim aqui.
do-no-effect = Agora isso não ajudaria { $target }.
do-instead = Em vez disso, você pode fazer isto:
do-then = Depois: { $action }
do-nothing = Não encontrei nenhuma ação nisso, então nada aconteceu. Diga o que { $name } faz, ou toque em **Mais…** para escolher. Para só falar, use `/say`.
do-nothing-off-turn = Não encontrei nenhuma ação nisso, então nada aconteceu. Diga o que { $name } faz. Para só falar, use `/say`.
do-changed = Algo mudou desde que você escreveu isso. Escolha de novo:
do-gone = Não tenho mais esse texto. Use `/do` ou **Jogar isto** de novo.
# In the line about an offered action, in lower case.
do-state = { $name } ({ $state })
do-watched = inimigos podem atacar no caminho
# Below the draft of a plan.
do-plan-cannot-wait = Não consigo saber quando isto acontece, então não está no plano: “{ $words }”.
do-plan-cannot-do = Um plano não pode fazer isto: { $action }. Para definir uma reação, abra *Meu personagem*, depois *Reações automáticas*.
do-plan-replaces = Isto substitui seu plano atual.
# Labels of buttons. *Play* does the action next to it; at most 20 characters.
do-play = Jogar
do-move-to = Ir para { $place }
do-move-toward = Ir na direção { DE($name) } ({ $place })
do-how = { $action } ({ $how })
do-several = { $action } ({ $names })
do-staked = { $action } · { $staked }
do-way-is-watched = Inimigos podem atacar você no caminho até { $place }. Ir mesmo assim?
# A link to the player’s post.
do-post = mensagem
