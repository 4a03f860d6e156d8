### O painel por trás de Mais…, seus menus e formulários: tudo o que um combatente pode fazer agora.

## Uma ação em poucas palavras, em um botão ou menu

act-attack-target = { $title } { $target }{ $how }
act-target = { $title }: { $target }
act-toward = { $title } na direção { DE($target) }
act-tool = { $title }: { $tool }
act-attack-with = { $title }: { $tool }{ $how }
act-attack-target-with = { $title } { $target }: { $tool }{ $how }
act-cast-on = { $spell } { EM($target) }{ $how }
act-cast-at = { $spell } contra { $target }{ $how }

## Perguntas em um formulário

act-question-target = Alvo
act-question-how = Como?
act-question-amount = Quanto? ({ $what })

## O que um menu diz de uma ação

acts-several-targets = vários alvos
acts-costs = custa { $price }
acts-limit-left = ainda { $left }
acts-limit-once =
    uma vez por { $per ->
        [round] rodada
        [scene] cena
       *[day] dia
    }
acts-limit-of =
    ainda { $left } de { $uses } { $per ->
        [round] nesta rodada
        [scene] nesta cena
       *[day] hoje
    }
acts-can-add = opções: { $what }
acts-add-targets = vários alvos
acts-add-amount = pontos para gastar
acts-add-range = alcance
acts-add-flanked = flanco
acts-add-cover = cobertura
acts-add-behind = pelas costas
acts-add-high-ground = terreno elevado
acts-add-words = suas palavras
acts-ally = do seu lado
acts-yourself = seu personagem

## O painel

acts-what-next = **{ $name }: e agora?**
acts-what-next-left = **{ $name }: e agora?** Resta: { $left }.
acts-turn-of = É a vez { DE($names) }.
acts-comes-after = **{ $name }** age depois { DE($before) }.
acts-next-round = **{ $name }** age na próxima rodada.
acts-comes-next = **{ $name }** age a seguir.
acts-meanwhile = Até lá, você pode:
acts-outside-rounds = Descansar e mais…
acts-at-rest = Fora de combate, **{ $name }** pode:
acts-nothing = { $name } não pode fazer nada agora.
acts-stale = **Esse botão não vale mais.** Nada aconteceu.
acts-saying = **Escolha o que { $name } faz.** Depois eu peço que você descreva.
acts-say = Descrever uma ação…
acts-not-say = Não descrever
acts-whose = Quem age?
acts-others = Mais…
acts-as-gm = Como mestre…
acts-attack-otherwise = Outros ataques…

## Antes de atingir alguém do próprio lado

acts-hits-ally =
    { $count ->
        [one] **{ $names } está do seu lado.** Atacar mesmo assim?
       *[other] **{ $names } estão do seu lado.** Atacar mesmo assim?
    }
acts-ally-anyway = { $act } mesmo assim
acts-cancel = Cancelar

## O formulário de uma ação

acts-form-square = Qual quadrado?
acts-form-catches = Quem está na área?
acts-form-friends-too = Aliados que você marcar também são atingidos.
acts-form-toward = Em direção a qual alvo?
acts-form-away = Para longe de quais alvos?
acts-form-no-target = Ninguém em especial
acts-form-none = Ninguém
acts-form-too-much = mais do que { $name } aguenta
acts-form-too-much-wound = mais do que { $name } aguenta: causa { $harm }
acts-form-too-much-down = mais do que { $name } aguenta: causa { $harm }, e { $name } cai
acts-form-too-much-you = mais do que você aguenta
acts-form-too-much-you-wound = mais do que você aguenta: causa { $harm }
acts-form-too-much-you-down = mais do que você aguenta: causa { $harm }, e você cai
acts-form-range = A que distância?
acts-form-usual-range = Distância padrão
acts-form-counts = Algo disto se aplica?
acts-form-cover = Cobertura do alvo: { $cover }
acts-form-flanked = Situação do alvo: { $how }
acts-form-behind = Pelas costas
acts-form-high-ground = De terreno elevado
acts-form-words-label = Com suas palavras (opcional)
acts-form-words-example = O que os outros veem ou ouvem, em uma frase
acts-form-trigger-label = Qual é o gatilho?
acts-form-trigger-example = quando um goblin passar pela porta
acts-form-wound-label = Qual é o ferimento?
acts-form-wound-example = uma costela quebrada
acts-form-aspect-label = Qual é o aspecto?
acts-form-aspect-example = óleo de lampião na escada

everyone-acting = { $all }: todos os seus personagens de quem é a vez
