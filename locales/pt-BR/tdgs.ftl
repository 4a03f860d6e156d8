### O que o combate em TDGS diz: botões, motivos, perguntas e recusas.

tdgs-about = Fantasia com d20, passos, interrupções e condições
tdgs-squares =
    { $count } { $count ->
        [one] quadrado
       *[other] quadrados
    }
tdgs-label-defend = Responder a ataques com { $interrupt }
tdgs-label-defend-full = Defesa total
tdgs-label-defend-first = A primeira disponível
tdgs-label-defend-none = Sem interrupções
tdgs-label-defend-ask = Perguntar a cada ataque
tdgs-label-use = Usar { $tool }
tdgs-label-use-target = Usar { $tool } { EM($target) }
tdgs-label-equip = Equipar { $tool }
tdgs-label-equip-on = Vestir { $tool }
tdgs-label-equip-off = Tirar { $tool }
tdgs-label-equip-hand = Empunhar { $tool }
tdgs-label-move = Mover
tdgs-label-move-target = Ir até { $target }
tdgs-label-step = Passo
tdgs-label-step-target = Passo para longe { DE($target) }
tdgs-label-disengage = Desengajar
tdgs-label-disengage-target = Desengajar, menos { DE($target) }
tdgs-label-shove = Empurrar
tdgs-label-shove-target = Empurrar { $target }
tdgs-label-shove-prone = Empurrar ao chão
tdgs-label-shove-prone-target = Empurrar { $target } ao chão
tdgs-label-shove-away = Empurrar para longe
tdgs-label-shove-away-target = Empurrar { $target } para longe
tdgs-label-escape = Soltar-se
tdgs-label-stand = Levantar-se
tdgs-label-flee = Fugir
tdgs-label-flee-target = Fugir { DE($target) }
tdgs-label-chase = Perseguir
tdgs-label-chase-target = Perseguir { $target }
tdgs-label-extinguish = Apagar o fogo
tdgs-label-extinguish-target = Apagar o fogo { EM($target) }
tdgs-label-extinguish-by = { $label } { $method }
tdgs-method-water = com água
tdgs-method-roll-on-the-ground = rolando no chão
tdgs-method-smother-it = abafando
tdgs-label-treat-poison = Tratar o veneno
tdgs-label-treat-poison-target = Tratar o veneno { DE($target) }
tdgs-label-treat-bleeding = Tratar o sangramento
tdgs-label-treat-bleeding-target = Tratar o sangramento { DE($target) }
tdgs-label-ready = Preparar uma ação
tdgs-label-fire = Preparada: { $readied }
tdgs-label-fire-target = Preparada: { $readied } { EM($target) }
tdgs-label-fire-any = Ação preparada
tdgs-label-fire-any-target = Ação preparada { EM($target) }
tdgs-label-delay = Agir por último
tdgs-label-delay-target = Agir depois { DE($target) }
tdgs-label-search = Procurar com { $sense }
tdgs-label-search-other = Procurar: outro sentido
tdgs-label-insight = Usar Intuição
tdgs-label-insight-target = Usar Intuição { EM($target) }
tdgs-label-suggest = Sugerir algo { $kind }
tdgs-label-suggest-target = Sugerir algo { $kind } a { $target }
tdgs-label-dispel = Dissipar { $tool }
tdgs-label-dispel-target = Dissipar { $tool } { EM($target) }
tdgs-label-instant = Declarar { $tool }
tdgs-label-instant-on = Declarar { $tool } { EM($target) }
tdgs-label-instant-at = Declarar { $tool } contra { $target }
tdgs-label-hazard-out = Sair do perigo
tdgs-label-hazard-in = Dano a cada rodada
tdgs-label-hazard-once = Dano uma vez
tdgs-label-repair = Consertar { $tool }
tdgs-label-destroy = Destruir { $tool }
tdgs-label-ward = Proteção ou maldição: { $kind }
tdgs-label-check = Teste de { $stat }
tdgs-ask-ready-how = O que você faz quando acontecer?
tdgs-ask-move-target = Até quem você vai?
tdgs-ask-step-target = De quem você se afasta?
tdgs-ask-disengage-target = Com quem você continua engajado?
tdgs-ask-ward-how = Que tipo de efeito?
tdgs-ask-check-how = Qual sentido?
tdgs-how-in = a cada rodada até sair do perigo
tdgs-how-other = outros sentidos
tdgs-ask-squares = Quantos quadrados?
tdgs-ask-difficulty = Qual dificuldade?
tdgs-difficulty-amount = Dificuldade { $amount }
tdgs-ask-percent = Qual porcentagem?
tdgs-percent-amount = { $amount }%
tdgs-grade-normal = normal
tdgs-grade-minor = leve
tdgs-grade-notable = notável
tdgs-grade-major = grave
tdgs-reasons-unseen = Invisível
tdgs-reasons-unseen-whose = { $whose } está Invisível
tdgs-reasons-charmed = Enfeitiçado
tdgs-reasons-charmed-whose = Enfeitiçado: { $whose }
tdgs-reasons-extended-range = alcance estendido, { $band }
tdgs-reasons-high-ground = terreno elevado
tdgs-reasons-high-ground-squares = terreno elevado: { $higher } sobre { $lower }
tdgs-reasons-cover = cobertura: { $cover }
tdgs-reasons-cover-by = cobertura: { $cover } ({ $thing } em { $square })
tdgs-reasons-range =
    { $band }: { $from } a { $to }, { $squares } { $squares ->
        [one] quadrado
       *[other] quadrados
    }
tdgs-reasons-overruled = { $of }, por decisão do mestre
tdgs-reasons-overruled-why = { $of }, por decisão do mestre: “{ $why }”
tdgs-reasons-size = tamanho
tdgs-reasons-damage = PV perdidos
tdgs-reasons-difficulty = dificuldade
tdgs-reasons-difficulty-of = dificuldade de { $of }
tdgs-reasons-natural = { $face } natural
tdgs-reasons-luck = LUK { $luck } decide
tdgs-reasons-attack = ataque
tdgs-reasons-opportunity-attack = ataque de oportunidade
tdgs-reasons-parry = aparar
tdgs-reasons-spell = magia
tdgs-reasons-resist = resistir a { $condition }
tdgs-reasons-shake-off = livrar-se de { $condition }
tdgs-reasons-concentration = concentração
tdgs-reasons-grapple = agarrar
tdgs-reasons-escape = soltar-se
tdgs-reasons-shove = empurrar
tdgs-reasons-hide = esconder-se
tdgs-reasons-search = procurar
tdgs-reasons-persuade = persuadir
tdgs-reasons-intimidate = intimidar
tdgs-reasons-deceive = enganar
tdgs-reasons-insight = intuição
tdgs-reasons-dispel = dissipar
tdgs-reasons-chase = perseguir
tdgs-reasons-flee = fugir
tdgs-reasons-check = teste
tdgs-reasons-critical = crítico, magnitude { $magnitude }
tdgs-reasons-raw-minimum = dano bruto mínimo
tdgs-reasons-hit-minimum = dano mínimo de um acerto
tdgs-reasons-deflection = deflexão
tdgs-reasons-absorption = absorção de { $type } { $percent }, { $of }: cura { $heals }
tdgs-reasons-immunity = imunidade a { $type }, { $of }
tdgs-reasons-resistance = resistência
tdgs-reasons-vulnerability = vulnerabilidade
tdgs-reasons-interaction = { $type }: { $interaction }
tdgs-reasons-interaction-both = { $type }: { $resistance } contra { $vulnerability }
tdgs-reasons-in-all = total de { $type }
tdgs-reasons-absorbed = absorvido
tdgs-reasons-maximum-hp = PV máximos
tdgs-reasons-not-above = não passa do máximo
tdgs-reasons-rest = descanso: { $rest }
tdgs-reasons-nature = inato
tdgs-reasons-used = usado
tdgs-reasons-absorbs = absorve
tdgs-reasons-degrades = se desgasta
tdgs-reasons-new-turn = um novo turno
tdgs-reasons-new-round = uma nova rodada
tdgs-reasons-new-scene = uma nova cena
tdgs-reasons-new-day = um novo dia
tdgs-reasons-in-hand = { $item } em mãos
tdgs-reasons-put-on = { $item }: colocou
tdgs-reasons-off = { $item }: tirou
tdgs-reasons-destroyed = { $item }: destruição
tdgs-reasons-mended = { $item }: conserto
tdgs-reasons-again = aplicado de novo
tdgs-reasons-attacks = ataca
tdgs-reasons-grapples = agarra
tdgs-reasons-shoves = empurra
tdgs-reasons-casts-at-another = conjura em outro alvo
tdgs-reasons-touches-another = toca outro alvo
tdgs-reasons-moves-out = sai do perigo
tdgs-reasons-out-of-it = fora do perigo
tdgs-reasons-gear-off = o equipamento que dava isso foi tirado
tdgs-reasons-treated = recebeu tratamento
tdgs-reasons-extinguished = fogo apagado
tdgs-reasons-escaped = se soltou
tdgs-reasons-released = quem agarrava soltou
tdgs-reasons-grappler-moved = quem agarrava se afastou
tdgs-reasons-pushed-away = empurrão para longe
tdgs-reasons-grip-lost = o agarrão afrouxa
tdgs-reasons-stands-up = se levanta
tdgs-reasons-found = descoberta
tdgs-reasons-hides = se esconde
tdgs-reasons-source-defeated = a origem foi derrotada
tdgs-reasons-charmer-gone = quem enfeitiçou se foi
tdgs-reasons-charmer-hurts = quem enfeitiçou causou dano
tdgs-reasons-intervenes = { $who } intervém
tdgs-reasons-woken-by-damage = dano
tdgs-reasons-hp-above = PV acima de 5%
tdgs-reasons-knockout = nocaute
tdgs-reasons-cannot-act = não pode agir
tdgs-reasons-no-longer-invisible = não está mais invisível
tdgs-reasons-fired = ação preparada usada
tdgs-reasons-readied-anew = preparou outra ação
tdgs-reasons-delays-again = adia de novo
tdgs-reasons-ended-freely = encerrado de propósito
tdgs-reasons-new-effect = um novo efeito
tdgs-reasons-concentration-broken = concentração quebrada
tdgs-reasons-concentration-over = concentração encerrada
tdgs-reasons-dispelled = dissipado
tdgs-reasons-awake = já acordou
tdgs-reasons-knocked-out = nocaute
tdgs-reasons-asleep = dormindo
tdgs-reasons-by-stats = REF { $ref }, LUK { $luk }
tdgs-reasons-by-stats-tie = REF { $ref }, LUK { $luk } (desempate { $dice })
tdgs-reasons-delays = adia até o fim da rodada
tdgs-reasons-delays-after = adia até depois de { $after }
tdgs-reasons-only-stand =
    só { $which ->
        [players] os jogadores continuam
        [enemies] os inimigos continuam
       *[named] { $side } continua
    } de pé
tdgs-reasons-nobody-stands = ninguém está de pé
# $sense: sight or hearing. $why: the condition, as Blinded or Deafened.
tdgs-reasons-check-fails = teste de { $sense } apesar de { $why }
tdgs-reasons-bound-of = { $condition } { POR($name) }
tdgs-reasons-bound-by = { $condition } { POR($name) }
tdgs-reasons-lent = Encantado: { $kind } ({ $type })
tdgs-reasons-concealed = Escondido { DE($from) }
tdgs-reasons-senseless =
    Inconsciente, { $how ->
        [asleep] dormindo
       *[knocked-out] nocaute
    }
tdgs-reasons-attacked = { $attacker } ataca com { $tool }
tdgs-reasons-moves-away = { $mover } se afasta
tdgs-reasons-magnitude = magnitude do crítico, { $dice }: +{ $more }
tdgs-reasons-fumble = falha crítica, { $dice }: grau { $grade }, { $grades }
tdgs-reasons-size-decides = { $whose }: o tamanho decide ({ $own } contra { $theirs })
tdgs-reasons-encumbered = carrega { $weight } unidades de peso, mais que o limite de { $most }
tdgs-reasons-depleted-destroyed = { $item }: destruição
tdgs-reasons-depleted-empty = { $item }: acabou
tdgs-reasons-moves-up-to = até { $squares }, faixas: { $bands }
tdgs-reasons-moves = { $squares } de { $most } quadrados
tdgs-reasons-steps = um quadrado
tdgs-reasons-pushed = um quadrado
tdgs-reasons-shoved-by = empurrão { DE($who) }
tdgs-reasons-shoved-by-falls = empurrão { DE($who) }, queda de { $squares }
tdgs-reasons-nothing-found = nada encontrado
tdgs-reasons-unseen-anyway = já não dá para ver
tdgs-reasons-suggestion-refused = sugestão recusada
tdgs-reasons-suggestion-followed = sugestão seguida
tdgs-untyped = sem tipo
tdgs-share = { $what } { $all }, { $names }
tdgs-share-capped = { $what } { $all }, limitada a { $counts }, { $names }
tdgs-interrupt-limit =
    { $uses ->
        [1] uma vez
        [2] duas vezes
       *[other] { $uses } vezes
    } por { $per ->
        [round] rodada
        [scene] cena
       *[day] dia
    }
tdgs-attacked-what = { $attacker } ataca { $subject } com { $tool }.
tdgs-attacked-dodge = Esquivar
tdgs-attacked-block = Bloquear
tdgs-attacked-parry = Aparar
tdgs-attacked-none = Não defender
tdgs-moves-away-what = { $mover } se afasta { DE($subject) }.
tdgs-moves-away-ask = Você pode fazer um ataque de oportunidade de graça.
tdgs-moves-away-answers-yes = Atacar { $called }
tdgs-moves-away-answers-no = Deixar { $called } ir
tdgs-refusals-not-in-use = Você está usando { $uses }, não { $weapon }. Troque com `/act action:equip with:{ $weapon }`, ou ataque com { $uses }.
tdgs-refusals-full-cover = { $name } tem cobertura total, então não pode ser alvo. Mova-se antes, ou escolha outro alvo.
tdgs-refusals-no-line = Você não tem linha livre até { $name }. Mova-se antes, ou escolha outro alvo.
tdgs-refusals-hidden-target = { $name } se escondeu. Primeiro, use `/act action:search`, ou escolha outro alvo.
tdgs-refusals-charmed = { $name } está sob o feitiço de { $charmer } e não pode ferir { $charmer }. Um aliado pode quebrar o feitiço com `/act action:wake`.
tdgs-refusals-afraid = { $name } tem medo { DE($source) } e não chega mais perto. Atire, vá para outro lugar, ou ataque outro alvo.
tdgs-refusals-grappled = { $holder } está agarrando { $name }. Ataque { $holder }, ou solte-se com `/act action:escape`.
tdgs-refusals-immune = { $name } tem imunidade a { $type }, então { $condition } não tem efeito. Tente outra coisa.
tdgs-refusals-already = { $name } já tem a condição { $condition }, e uma segunda não mudaria nada. Faça outra coisa.
tdgs-refusals-not-bearing = { $name } não tem a condição { $condition }. Veja `/condition list`.
tdgs-refusals-no-spell-on = { $name } não está sob nenhuma magia. Escolha outro alvo; veja `/condition list`.
tdgs-refusals-nothing-to-wake = { $name } não está dormindo nem sob um feitiço. Escolha outro alvo.
tdgs-refusals-natural = { $item } faz parte { DE($name) } e não pode ser tirado. Escolha algo que se veste.
tdgs-refusals-holds-one = { $name } já está agarrando { $held }. Primeiro, solte com `/act action:release`.
tdgs-refusals-too-large = { $name } é grande demais para isso. Tente algo que não dependa de força.
tdgs-refusals-no-one-held = { $name } não está agarrando ninguém. Agarre alguém com `/act action:grapple`.
tdgs-refusals-not-adjacent = { $name } não está na faixa Adjacente. Primeiro, chegue perto com `/act action:move`.
tdgs-refusals-cooldown =
    { $name } não tem mais usos { DE($ability) }. Eles voltam com a próxima { $per ->
        [round] rodada
       *[scene] cena
    }.
tdgs-refusals-cooldown-day = { $name } não tem mais usos { DE($ability) }. Eles voltam com um descanso longo.
tdgs-refusals-too-far = { $squares } quadrados é longe demais: { $name } pode andar de 1 a { $most }. Escolha menos com `amount:`.
tdgs-refusals-nothing-to-treat = { $name } não tem sangramento nem veneno para tratar. Veja `/condition list`.
tdgs-refusals-needs-method = Diga como você apaga o fogo { EM($name) }, por exemplo com `how:water`.
tdgs-refusals-turn-begun = { $name } já fez algo neste turno. Só dá para adiar antes de fazer qualquer outra coisa. Encerre o turno com `/turn end`.
tdgs-refusals-no-one-later = { $name } não pode agir mais tarde nesta rodada. Aja agora, ou encerre o turno com `/turn end`.
tdgs-refusals-nothing-readied = { $name } não tem ação preparada. Prepare uma no seu turno com `/act action:ready`.
tdgs-refusals-deaf = { $name } não ouve nada, então sua voz não chega lá. Para ajudar, chegue antes à faixa Adjacente.
tdgs-refusals-friend-only = { $name } não está do seu lado. Escolha um aliado.
tdgs-refusals-not-charmed = Você não enfeitiçou { $name }. Enfeitice antes, ou tente `/act action:persuade`.
tdgs-refusals-by-action = A condição “{ $condition }” precisa de mais do que uma nota. Mestre: use `/act action:{ $action }`.
tdgs-refusals-knocked-out = { $name } sofreu um nocaute, não está dormindo, então não dá para acordar. Cure até mais de 5% dos PV.
tdgs-refusals-no-one-watches = { $name } não tem inimigo consciente de quem se esconder. Use a Ação para outra coisa.
tdgs-refusals-no-need = { $name } tem todos os PV e nenhuma condição que { $item } encerraria. Guarde para depois.
tdgs-refusals-no-type = Não há aqui um tipo de dano “{ $typed }”. Você quis dizer “{ $near }”? Para um tipo seu, use um nome menos parecido.
tdgs-refusals-destroyed = { $item } de { $name } está em pedaços. O mestre pode consertar com `/act action:destroy how:repair with:{ $item }`.
tdgs-refusals-not-destroyed = { $item } { DE($name) } está em bom estado. Escolha uma peça destruída para consertar.
tdgs-refusals-no-room = Não há espaço atrás { DE($name) }, então não dá para empurrar para longe. Derrube com `how:prone`.
tdgs-refusals-not-away = Um empurrão leva { $name } um quadrado para longe de você, mas { $tile } não é mais longe. Escolha outro, ou não escolha nenhum para empurrar reto.
tdgs-refusals-aim-where = Onde você mira { $spell }? Escolha um quadrado com `to:`, ou alguém no mapa com `target:`.
tdgs-refusals-no-aim = Não dá para mirar { $spell } em { $tile }: é uma parede. Escolha outro quadrado.
tdgs-refusals-no-one-there = Em { $tile }, { $spell } não afetaria ninguém. Escolha outro quadrado.
tdgs-refusals-one-target = Isso só vale para um alvo por vez. Escolha um.
