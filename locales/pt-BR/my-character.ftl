### Meu personagem (/me), /turns, /catch-up, e o que aconteceu desde o último turno de um jogador.

## Meu personagem

me-open = Meu personagem
me-your-turn = É a sua vez
me-others-turn = É a vez { DE($name) }, com { $player } no controle
me-turn-after = Seu turno vem depois { DE($names) }
me-turn-after-many = Seu turno vem depois de outros { $count }
me-their-turn-after = O turno { DE($name) } vem depois { DE($names) }
me-their-turn-after-many = O turno { DE($name) } vem depois de outros { $count }
me-not-yet = O combate não começou
me-in-hand = { $tools } em mãos
me-since = **Desde o seu último turno:** { $news }
me-died = { $users }, **{ $name }** morreu. `/me` mostra o que você pode fazer agora.
me-dead = **{ $name } morreu.** Peça ao mestre para reviver { $name }, ou entre com outro personagem.
me-dead-of-gm = **{ $name } morreu.** `/gm revive` traz de volta.
me-no-one = Você não tem personagem neste combate.
me-no-encounter = Não há encontro neste canal.
me-no-characters = Você ainda não tem personagem.
me-undo = Desfazer: { $deed }
me-sheet = Ficha
me-another = Outro personagem…
me-back = Voltar
me-close = Fechar
me-join = Entrar
me-undone = Desfeito: { $deed }.
me-sure-to-undo = Desfazer todas as { $count } ações? Você pode refazer uma por uma com `/redo`.
me-undo-all = Desfazer tudo ({ $count })

## Reações automáticas

me-reactions = Reações automáticas
me-no-reactions = Nenhuma
me-change-reactions = Mudar reações…
me-reactions-how = Escolha com antecedência o que você faz quando surgir uma pergunta, para ninguém ter que esperar. Escolha “perguntar” para que eu pergunte toda vez.
me-reaction-usual = { $answer } (padrão)
me-reaction = { $about }: { $answer }
me-reaction-set = Reação automática de **{ $name }** a “{ $about }”: agora é “{ $answer }”.

## Descansar, e o que está salvo

me-rest = Descanso ({ $kind })
me-rest-unchanged = O grupo descansa. Nada muda.
me-rest-not = -# Não pode descansar agora: { $names }.
me-roll-again = Rolar de novo
me-saved = -# Salvo como “{ $name }”.
me-saved-shared = -# Salvo como “{ $name }” para todos neste servidor.
me-saved-title = Salvos
me-nothing-saved = Nada salvo ainda. Salve uma ação ou uma rolagem com um nome, e repita com um toque.
me-saved-with = com { $tool }
me-saved-at = { $what } { EM($targets) }
me-save = Salvar “{ $what }”…
me-save-title = Salvar com um nome
me-save-name = Nome, como “minha abertura”
me-roll-saved = Rolar { $name }
me-do-saved = Usar { $name }
me-remove-saved = Remover…

## Sair, e um novo personagem

me-leave = Sair do combate…
me-leave-now = Sair
me-ask-to-leave = Pedir ao mestre
me-sure-to-leave =
    ### Tirar { $name } do combate?
    { $name } sai na hora. Você pode desfazer isso, ou entrar de novo.
me-sure-to-ask-to-leave =
    ### Tirar { $name } do combate?
    O combate está em andamento, então o mestre decide.
me-make = Novo personagem…
me-make-title = Novo personagem
me-make-name = Nome
me-make-like = Personagem pronto como ponto de partida
    .hint = Os primeiros { $shown } de { $count }. /character new oferece todos.
me-is-ready = Personagem criado: **{ $name }**, com a ficha em branco.
me-is-ready-like = Personagem criado: **{ $name }**, com base { EM($like) }.
me-play-it = Entre com `/join character:`.
me-portrait-given = **{ $name }** agora tem um retrato. Todos veem quando { $name } age.
me-portrait-removed = **{ $name }** não tem mais retrato.
me-portrait = Retrato

## /turns

needed-button = Meus turnos
needed-title = Esperando você
needed-turn = **{ $names }**: é a sua vez
needed-turn-as-gm = **{ $names }**: é a sua vez como mestre
needed-question = **{ $names }**: uma pergunta para você
needed-question-as-gm = **{ $names }**: uma pergunta para você como mestre
needed-check = **{ $names }**: um teste para rolar
needed-check-as-gm = **{ $names }**: um teste para rolar como mestre
needed-request = { $user } quer entrar com **{ $name }**
needed-whisper = O mestre tem um sussurro para você
needed-others = Você está esperando
needed-turn-of = { $user }: a vez de **{ $names }**
needed-question-to = { $user }: uma pergunta para **{ $names }**
needed-check-of = { $user }: rolar um teste por **{ $names }**
needed-unread = { $user }: ler o seu sussurro
needed-turns-of = { $who }: a vez deles
needed-questions-to = { $who }: uma pergunta para cada um
needed-checks-of = { $who }: rolar um teste
needed-due = prazo { $time }
needed-pinged = aviso { $time }
needed-away = ausente
needed-away-until = ausente, volta { $time }
needed-go = Ir
needed-more = -# … e mais { $count }
needed-no-one = Ninguém neste servidor está esperando por você.
needed-for-absent =
    { $count ->
        [one] Um combate precisa de você, porque alguém está ausente. Você pode agir no lugar da pessoa.
       *[other] Alguns combates precisam de você, porque há gente ausente. Você pode agir no lugar dessas pessoas.
    }
needed-next = -# { $turn } (**{ $name }**, neste canal).
needed-next-of-gm = -# { $turn } (neste canal).

## /catch-up

caught-up-button = O que eu perdi
caught-up-since-turn = Desde o seu último turno
caught-up-since-joined = Desde que você entrou
caught-up-since-round = Desde o início da rodada
caught-up-since-beginning = Até agora
caught-up-two = { $name } { $first } e { $last }
caught-up-run = { $name } { $first } a { $last }
caught-up-hit = Acertos { DE($actors) } { EM($targets) }.
caught-up-hit-for = Acertos { DE($actors) } { EM($targets) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }no total
    }.
caught-up-attacked = Ataques { DE($actors) } contra { $targets }, com algum dano.
caught-up-attacked-for = Ataques { DE($actors) } contra { $targets }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }no total
    }.
caught-up-missed = Ataques { DE($actors) } contra { $targets }: sem dano.
caught-up-hurt = Ferimentos: { $names }.
caught-up-lost = Perdas { DE($names) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }no total
    }.
caught-up-healed = Cura { DE($actors) } { EM($targets) }.
caught-up-healed-for = Cura { DE($actors) } { EM($targets) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }no total
    }.
caught-up-recovered = Recuperação: { $names }.
caught-up-regained = Recuperação { DE($names) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }no total
    }.
caught-up-got = Ganhos { DE($names) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }no total
    }.
caught-up-died = **Mortes: { $names }.**
caught-up-fell = **Quedas: { $names }.**
caught-up-rose = De pé outra vez: { $names }.
caught-up-gained = Agora { EM($names) }: { $conditions }.
caught-up-ended = Acabou para { $names }: { $conditions }.
caught-up-joined = No combate agora: { $names }.
caught-up-left = Fora do combate agora: { $names }.
caught-up-skipped = Turnos pulados: { $names }.
caught-up-acted = { $actors }: { $act }.
caught-up-acted-at = { $actors }: { $act } ({ $targets }).
caught-up-moved = Movimento { DE($actors) } para { $places }.
caught-up-moved-somewhere = Movimento { DE($actors) }.
caught-up-more = -# … e mais { $count }, em `/log show`.
caught-up-nothing = Nada importante aconteceu.
caught-up-your-side = Seu lado: { $states }.
caught-up-players = Os jogadores: { $states }.

## Desde o último turno de um jogador

since-you = você
since-hit = { $actor } acertou { $target }.
since-hit-for = { $actor } acertou { $target }: { $amounts }.
since-missed = Sem dano contra { $target }: { $actors }.
since-healed = { $actor } curou { $target }.
since-healed-for = { $actor } curou { $target }: { $amount }.
since-gave = { $actor } deu { $amount } a { $target }.
since-gained = Agora { EM($target) }: { $conditions }.
since-ended = Acabou para { $target }: { $conditions }.
left-fight =
    { $how ->
        [fled] Fuga: { $names }.
        [surrendered] Rendição: { $names }.
        [conceded] Desistência: { $names }.
        [banished] { $names } { $count ->
            [one] sofreu
           *[other] sofreram
        } banimento.
       *[captured] { $names } { $count ->
            [one] está
           *[other] estão
        } em cativeiro.
    }
since-dead =
    { $names } { $count ->
        [one] morreu
       *[other] morreram
    }.
since-down =
    { $names } { $count ->
        [one] caiu
       *[other] caíram
    }.
since-up =
    { $names } { $count ->
        [one] está
       *[other] estão
    } de pé outra vez.
since-more = Mais { $count } no registro.
