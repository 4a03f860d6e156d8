### Dungeoneers em jogo: rótulos de ações, motivos no registro, perguntas a jogadores.

dungeoneers-about = Fantasia com reservas de dados: três ações por turno, e estresse para ir além
## Rótulos

dungeoneers-move-engage = Ir até { $target }
dungeoneers-move-withdraw = Recuar { DE($target) }
dungeoneers-move-behind = Ir para trás { DE($target) }
dungeoneers-move-engage-several = Ir até inimigos
dungeoneers-move-withdraw-several = Recuar de inimigos
dungeoneers-move-across = Trocar de oponente
dungeoneers-label-attack = Atacar
dungeoneers-label-attack-target = Atacar { $target }
dungeoneers-label-attack-tool = Atacar com { $tool }
dungeoneers-label-attack-target-tool = Atacar { $target } com { $tool }
dungeoneers-label-improvised = de improviso
dungeoneers-label-use = Usar { $tool }
dungeoneers-label-use-target = Usar { $tool } { EM($target) }
dungeoneers-label-equip = Equipar { $tool }
dungeoneers-label-take-off = Tirar { $tool }
dungeoneers-label-turn = Virar-se para { $target }
dungeoneers-label-disengage = Desengajar
dungeoneers-label-break-free = Soltar-se ({ $manner })
dungeoneers-label-ready = Preparar ação ({ $manner } de um turno)
dungeoneers-label-hazard = Perigo: { $manner }
dungeoneers-label-mend = Remover { $manner }
dungeoneers-label-place = Posicionar: { $manner }

## O que um formulário pergunta.

dungeoneers-ask-ready-turn = Antes ou depois do turno de quem?
dungeoneers-ask-ready-action = O que você faz então?
dungeoneers-ask-stress = Sofrer estresse por dados de acerto
dungeoneers-stress-amount =
    { $amount } de estresse: mais { $amount } { $amount ->
        [one] dado
       *[other] dados
    } de acerto
dungeoneers-ask-magica = Mágica extra
dungeoneers-magica-amount =
    { $amount } de mágica: mais { $amount } { $amount ->
        [one] dado
       *[other] dados
    } de penetração mágica
dungeoneers-ask-amount = Quantos ferimentos ou quanto estresse?

## Motivos

dungeoneers-the-creature = a criatura
dungeoneers-reason-stress-taken = estresse sofrido
dungeoneers-reason-past-capacity = acima da capacidade de estresse
dungeoneers-reason-from-behind = pelas costas
dungeoneers-reason-behind-on-map = pelas costas ({ $target } olha para o { $facing }, de costas para { $at })
dungeoneers-reason-behind-by-gm = pelas costas (decisão do mestre)
dungeoneers-reason-behind-by-gm-words = pelas costas (decisão do mestre: “{ $words }”)
dungeoneers-reason-natural = armadura natural
dungeoneers-reason-armor-value = valor de armadura
dungeoneers-reason-spell-resistance = resistência a magia
dungeoneers-reason-threatened-by =
    sob ameaça de { $count } { $count ->
        [one] inimigo
       *[other] inimigos
    }
dungeoneers-reason-no-wounds-to-spare = qualquer ferimento é mortal
dungeoneers-reason-attack = ataque
dungeoneers-reason-pierce = penetração
dungeoneers-reason-grapple = agarrar
dungeoneers-reason-push = empurrar
dungeoneers-reason-escape = soltar-se
dungeoneers-reason-spell-attack = ataque mágico
dungeoneers-reason-spell-save = teste contra magia com { $save }
dungeoneers-reason-spell-pierce = penetração mágica
dungeoneers-reason-critical = acerto crítico
dungeoneers-reason-weak = fraqueza: { $type }
dungeoneers-reason-resists = resistência: { $type }
dungeoneers-reason-room-for-stress = espaço para estresse
dungeoneers-reason-taken-as-stress = sofrido como estresse
dungeoneers-reason-hit-dice-bought = por dados de acerto extras
dungeoneers-reason-pierce-dice-bought = por dados de penetração extras
dungeoneers-reason-three-times-capacity = estresse acima de três vezes a capacidade
dungeoneers-reason-hazard = perigo
dungeoneers-reason-mended = cura
dungeoneers-reason-rest = descanso: { $kind }
dungeoneers-reason-opportune-strike = golpe oportuno
dungeoneers-reason-spellcast = conjuração
dungeoneers-reason-disengage = desengajar
dungeoneers-reason-defend = defender
dungeoneers-reason-sprint = correr
dungeoneers-reason-move = mover
dungeoneers-reason-stand-up = levantar-se
dungeoneers-reason-turn = virar-se
dungeoneers-reason-ready = preparar
dungeoneers-reason-readied-act = ação preparada
dungeoneers-reason-equip = equipar
dungeoneers-reason-turn-starts = o turno começa
dungeoneers-reason-round-starts = a rodada começa
dungeoneers-reason-scene-starts = o encontro começa
dungeoneers-reason-drops-prone = se joga no chão
dungeoneers-reason-stands-up = se levanta
dungeoneers-reason-move-done = fim de um movimento
dungeoneers-reason-hold-lost = o agarrão se perdeu
dungeoneers-reason-lets-go = quem agarrava soltou
dungeoneers-reason-breaks-free = se solta
dungeoneers-reason-moves-on-another-turn = se move fora do próprio turno
dungeoneers-reason-equips = equipa { $item }
dungeoneers-reason-takes-off = tira { $item }
dungeoneers-reason-tossed = arremessou { $item }
dungeoneers-reason-from-sheet = da ficha
dungeoneers-reason-no-wound-possible = { $whose } morre: um só ferimento já é demais
dungeoneers-reason-wound-past-capacity =
    { $whose } já tinha { $capacity } de { $capacity } { $capacity ->
        [one] ferimento
       *[other] ferimentos
    }, e mais um é fatal
dungeoneers-reason-more-than-capacity = { $whose } morre: { $wounds } ferimentos de uma vez são mais do que { $capacity }
dungeoneers-reason-nothing-to-mend = { $item }: { $whose } não tinha nada para curar
dungeoneers-reason-carried-along = vai junto
dungeoneers-reason-push-stopped-full = o quadrado seguinte está ocupado
dungeoneers-reason-push-stopped-ground = ninguém pode entrar no quadrado seguinte
dungeoneers-reason-falls = { $levels ->
    [one] { $levels } nível
   *[other] { $levels } níveis
} abaixo; o mestre decide o efeito da queda
dungeoneers-reason-ambient-magica = mágica ambiente: { $cost } gasta no custo, { $pierce } em penetração mágica
dungeoneers-reason-held-by = Agarrado { POR($name) }
dungeoneers-reason-holds = Agarrando { $name }
dungeoneers-reason-faces = Virado para { $name }
dungeoneers-reason-faces-toward = Virado para o { $direction }
dungeoneers-reason-at-the-back = { $name } está às costas
dungeoneers-reason-enchanted = Encantado: { $item }
dungeoneers-reason-enchanted-gains = Encantado: { $item } ({ $gains })
dungeoneers-reason-initiative = iniciativa { $score }
dungeoneers-reason-initiative-tie = iniciativa { $score }, desempate { $dice }
dungeoneers-reason-no-one-alive = não há ninguém vivo
dungeoneers-reason-one-side-alive =
    só { $which ->
        [players] os jogadores continuam
        [enemies] os inimigos continuam
       *[named] { $side } continua
    } com vida
dungeoneers-reason-to-be-grappled = { $attacker } tenta agarrar você
dungeoneers-reason-to-be-pushed = { $attacker } tenta empurrar você
dungeoneers-reason-leaves-threat-range = { $mover } sai do seu alcance de ameaça
dungeoneers-reason-attacks-from-afar = { $mover } ataca à distância dentro do seu alcance de ameaça
dungeoneers-reason-casts-from-afar = { $mover } conjura à distância dentro do seu alcance de ameaça
dungeoneers-reason-readied = Preparada: { $act }, { $moment } do turno de { $turn }
dungeoneers-reason-readied-tool = Preparada: { $act } com { $tool }, { $moment } do turno de { $turn }
dungeoneers-reason-may-react = { $item }, contra { $attacker }
dungeoneers-reason-may-turn = Virar-se antes para { $target }?
dungeoneers-reason-may-turn-going = Virar-se para { $to } no caminho?
dungeoneers-reason-cast-at = { $caster } conjura { $spell } em você

## Perguntas e respostas

dungeoneers-price-reaction = 1 reação
dungeoneers-question-to-be-grappled = { $attacker } tenta agarrar { $subject }.
dungeoneers-question-to-be-pushed = { $attacker } tenta empurrar { $subject }.
dungeoneers-answer-dodge-power = Esquivar com poder
dungeoneers-answer-dodge-prowess = Esquivar com destreza
dungeoneers-question-leaves-threat-range = { $mover } sai do alcance de ameaça { DE($subject) }.
dungeoneers-question-attacks-from-afar = { $mover } ataca à distância dentro do alcance de ameaça { DE($subject) }.
dungeoneers-question-casts-from-afar = { $mover } conjura à distância dentro do alcance de ameaça { DE($subject) }.
dungeoneers-question-strike-cost = Um golpe oportuno custa 1 ponto de reação.
dungeoneers-answer-strike = Atacar { $name }
dungeoneers-answer-let-go = Deixar { $name } ir
dungeoneers-answer-no-strike = Não atacar
dungeoneers-question-may-react = { $attacker } ataca { $subject }, que pode reagir com { $item }.
dungeoneers-answer-use = Usar { $item }
dungeoneers-answer-not-use = Não usar { $item }
dungeoneers-question-may-turn = Antes, { $subject } pode se virar para { $target }.
dungeoneers-question-may-turn-going = { $subject } vai para { $to } e pode se virar no caminho.
dungeoneers-question-turn-free = É de graça.
dungeoneers-answer-turn = Virar-se para { $name }
dungeoneers-answer-turn-going = Virar no caminho
dungeoneers-answer-stay = Não virar
dungeoneers-question-cast-at = { $caster } conjura { $spell } { EM($subject) }.
dungeoneers-answer-resist = Resistir à magia
dungeoneers-answer-fail = Falhar de propósito
dungeoneers-answer-let-through = Deixar passar
dungeoneers-question-readied = Logo { $moment } do turno de { $turn }, { $subject } pode usar a ação preparada: { $act }.
dungeoneers-question-readied-tool = Logo { $moment } do turno de { $turn }, { $subject } pode usar a ação preparada: { $act } com { $tool }.
dungeoneers-answer-defend = Defender agora
dungeoneers-answer-disengage = Desengajar agora
dungeoneers-answer-hold = Não agir
dungeoneers-answer-target = Mirar { EM($name) }
dungeoneers-refused-threatened-is-computed = Não dá para pôr Ameaçado em { $name }. Depende de quem está por perto. Mestre: mova alguém com `/act action:place`.
dungeoneers-refused-wasted-dice = { $name } está no chão, então um ataque à distância rola no máximo 1 dado de acerto, e dados extras se perderiam. Deixe `stress` de fora, ou chegue mais perto antes.

## Recusas

dungeoneers-refused-too-near = { $weapon } não serve contra quem está no seu alcance de ameaça. Recue (`/act action:move how:withdraw`) ou ataque com `weapon:Improvised`.
dungeoneers-refused-not-equipped = { $weapon } não está em mãos. Saque ou apanhe antes: `/act action:equip with:{ $weapon }`.
dungeoneers-refused-not-adjacent = Só dá para ir para trás de quem está ao seu lado. Primeiro, vá até { $name }: `/act action:move how:engage`.
dungeoneers-refused-range-contradicts = A distância não pode ser “{ $said }”. { $name } está aqui: { $position }. Deixe `range` de fora. Só serve para alvos a 3 quadrados ou mais, como `range:6`.
dungeoneers-refused-faces-you = { $name } está de frente para você, então não é pelas costas. Ataque sem `behind`, ou dê a volta antes: `/act action:move how:behind`.
dungeoneers-refused-already = { $name } já tem a condição { $condition }, que não acumula. Faça outra coisa, ou encerre o turno com `/turn end`.
dungeoneers-refused-faces-already = { $name } já está olhando nessa direção. Vire-se para outro alvo ou faça outra coisa.
dungeoneers-refused-behind-already = Você já está atrás de { $name }. Ataque daí.
dungeoneers-refused-held = Alguém está agarrando { $name }, que não pode ganhar pontos de movimento. Solte-se antes: `/act action:disengage`.
dungeoneers-refused-holds-already = { $name } já está agarrando alguém e só pode agarrar um. Solte antes: `/act action:release`.
dungeoneers-refused-held-already = Alguém já está agarrando { $name }, e só uma criatura por vez pode fazer isso. Ataque ou empurre.
dungeoneers-refused-not-holding = { $name } não está agarrando ninguém. Use `/act action:grapple` para agarrar alguém.
dungeoneers-refused-no-open-line = Você não tem linha livre até { $name }: há uma parede ou um terreno mais alto no caminho. Primeiro, use `/move` para conseguir uma.
dungeoneers-refused-stands-on-field = { $name } está no mapa, então o mapa define a distância. Mestre: mova alguém com `/map place`.
dungeoneers-refused-not-in-reach = { $name } não está no seu alcance de ameaça. Primeiro, chegue mais perto: `/act action:move how:engage`.
dungeoneers-refused-cannot-move = Você está arrastando { $name }, então não dá para se aproximar, se afastar nem ir para trás desse alvo. Vá até outra pessoa ou para longe de outra pessoa, ou solte antes: `/act action:release`.
dungeoneers-refused-no-closer = Você já está ao lado de { $name }. Ataque, ou use `/act action:move` com `how:behind` ou `how:withdraw`.
dungeoneers-refused-no-farther = Você já está a 3 quadrados ou mais { DE($name) }, e não guardo distâncias maiores. Diga a que distância você está ao atacar (`range:8`), ou chegue perto: `/act action:move how:engage`.
dungeoneers-refused-no-tome = Em combate, você precisa de um tomo em mãos para conjurar { $spell }. Use `/act action:equip`, ou um truque.
dungeoneers-refused-hands-full = Você está com as duas mãos ocupadas. Guarde algo antes (`/act action:equip how:take off`) e depois equipe { $item }.
dungeoneers-refused-slot-full = Você já está usando algo aí ({ $slot }). Tire antes (`/act action:equip how:take off`) e depois equipe { $item }.
dungeoneers-refused-dead-stay-dead = { $name } morreu, e nada cura os mortos. Se foi engano, use `/undo` para desfazer a última ação.
dungeoneers-refused-readied-by-act = Não dá para pôr Ação Preparada à mão. { $name } pode preparar uma ação no próprio turno: `/act action:ready`.
dungeoneers-refused-in-use-already = { $name } já tem { $item } em uso. `/act action:equip how:take off` guarda.
dungeoneers-refused-off-already = { $name } já guardou { $item }. `/act action:equip` saca ou veste.
dungeoneers-refused-lacks-action = { $name } não pode fazer essa ação ({ $action }): a ficha não permite. `/act` lista o que é possível.
dungeoneers-refused-harm-needs-rounds = Só dá para conjurar { $spell } em combate, porque causa dano. Mestre: comece o combate com `/initiative`.
dungeoneers-refused-held-to-one-die = { $name } rola no máximo 1 dado de acerto, então dados extras se perderiam. Deixe `stress` de fora.
dungeoneers-refused-waits-for-trigger = { $ability } só pode ser usada no momento certo: { $trigger }. Para escolher se eu pergunto na hora, use `/reactions about:reaction`.
dungeoneers-refused-cannot-cross = Este movimento precisa de dois nomes: primeiro até quem você vai e depois de quem se afasta. Para só ir até { $name }: `/act action:move how:engage`.
dungeoneers-refused-not-prone = { $name } já está de pé. `/act action:drop-prone` mudaria isso.
