### Dungeoneers para consultar: `/rules`, a ficha em linhas curtas, o combate de prática.

dungeoneers-size =
    { $size } ({ $wounds } { $wounds ->
        [one] ferimento
       *[other] ferimentos
    }, alcance { $threat })
dungeoneers-weapon =
    { $kind }: acerto d{ $hit }, penetração d{ $pierce }, { $wounds } { $wounds ->
        [one] ferimento
       *[other] ferimentos
    } ({ $type })
dungeoneers-weapon-two-handed = duas mãos
dungeoneers-weapon-threat = ameaça +{ $threat }
dungeoneers-weapon-toss = arremesso
dungeoneers-weapon-range = alcance { $range }
dungeoneers-gear = { $slot }: resistência a magia { $resistance }, valor de armadura { $armor }
dungeoneers-gear-needs = precisa de poder { $needs }
dungeoneers-gear-tome = para conjurar
dungeoneers-gear-focus =
    foco ({ $focus }), { $dice } { $dice ->
        [one] dado
       *[other] dados
    }
dungeoneers-spell = { $inscribed }, { $cost } de mágica, { $step }
dungeoneers-spell-attack = ataque mágico
dungeoneers-spell-save = teste contra magia ({ $save })
dungeoneers-spell-no-step = sem ataque nem teste
dungeoneers-item-uses = usos: { $uses }
dungeoneers-effect-wounds =
    { $wounds } { $wounds ->
        [one] ferimento
       *[other] ferimentos
    } ({ $type })
dungeoneers-effect-untyped = sem tipo
dungeoneers-effect-stress = causa { $stress } de estresse
dungeoneers-effect-restores =
    cura { $wounds } { $wounds ->
        [one] ferimento
       *[other] ferimentos
    }
dungeoneers-effect-relieves = remove { $stress } de estresse
dungeoneers-amount-action-points =
    { $amount } { $count ->
        [one] ponto de ação
       *[other] pontos de ação
    }
dungeoneers-amount-movement-points =
    { $amount } { $count ->
        [one] ponto de movimento
       *[other] pontos de movimento
    }
dungeoneers-amount-reaction-points =
    { $amount } { $count ->
        [one] ponto de reação
       *[other] pontos de reação
    }
dungeoneers-amount-hit-dice =
    { $amount } { $count ->
        [one] dado de acerto
       *[other] dados de acerto
    }
dungeoneers-amount-dodge-dice =
    { $amount } { $count ->
        [one] dado de esquiva
       *[other] dados de esquiva
    }
dungeoneers-amount-pierce-dice =
    { $amount } { $count ->
        [one] dado de penetração
       *[other] dados de penetração
    }
dungeoneers-amount-wounds =
    { $amount } { $count ->
        [one] ferimento
       *[other] ferimentos
    }
dungeoneers-amount-wounds-taken =
    { $amount } { $count ->
        [one] ferimento sofrido
       *[other] ferimentos sofridos
    }
dungeoneers-amount-spell-dice =
    { $amount } { $count ->
        [one] dado de magia
       *[other] dados de magia
    }
dungeoneers-amount-spell-pierce-dice =
    { $amount } { $count ->
        [one] dado de penetração mágica
       *[other] dados de penetração mágica
    }
dungeoneers-amount-most-hit-dice =
    no máximo { $amount } { $count ->
        [one] dado de acerto
       *[other] dados de acerto
    }
dungeoneers-amount-most-dodge-dice =
    no máximo { $amount } { $count ->
        [one] dado de esquiva
       *[other] dados de esquiva
    }
dungeoneers-effect-gain = { $gain } até a cena acabar

## Onde está no livro.

dungeoneers-cite-weapons = Weapons
dungeoneers-cite-armor = Armor
dungeoneers-cite-spells = Spellcast; números do Fray
dungeoneers-cite-items = Wounds; Stress; números do Fray

## A ficha em linhas curtas.

dungeoneers-sheet-size = Tamanho
dungeoneers-sheet-scores = Valores
dungeoneers-sheet-initiative = Iniciativa
dungeoneers-sheet-armor = Valor de armadura
dungeoneers-sheet-resistance = Resistência a magia
dungeoneers-sheet-dodge = Dado de esquiva
dungeoneers-sheet-weapons = Armas
dungeoneers-sheet-gear = Equipamento
dungeoneers-sheet-spells = Magias
dungeoneers-sheet-abilities = Itens e habilidades
dungeoneers-sheet-modifiers = Modificadores
dungeoneers-sheet-effects = Efeitos
dungeoneers-sheet-when-struck = Ao sofrer um golpe
dungeoneers-sheet-lacks = Não pode
dungeoneers-sheet-weak = Fraqueza
dungeoneers-sheet-resists = Resiste a
dungeoneers-sheet-not-in-hand = { $item } (guardado)
dungeoneers-sheet-size-line =
    { $size }: { $wounds } { $wounds ->
        [one] ferimento
       *[other] ferimentos
    }, alcance de ameaça { $range }
dungeoneers-sheet-weapon =
    { $name } (acerto d{ $hit }, penetração d{ $pierce }, { $wounds } { $wounds ->
        [one] ferimento
       *[other] ferimentos
    }, { $type })
dungeoneers-sheet-spell = { $name } ({ $inscribed }, { $cost } de mágica)
dungeoneers-sheet-ability = { $name } ({ $cost })
dungeoneers-sheet-ability-trigger = { $name } ({ $cost }, quando { $trigger })

## O que cada ação faz.

dungeoneers-action-attack = Ataque com uma arma. Role para acertar e depois para penetrar. Se conseguir os dois, o alvo sofre os ferimentos da arma. Custa 1 ponto de ação. Você pode sofrer estresse para rolar mais dados de acerto.
dungeoneers-action-cast = Conjure uma magia de um tomo em mãos, ou um truque. Isso custa mágica. No seu turno em combate, custa também 1 ponto de ação. Mágica extra vira dados de penetração mágica. Fora de combate, não dá para conjurar magias que causam dano.
dungeoneers-action-defend = Role mais 1 dado de esquiva até o início do seu próximo turno. Custa 1 ponto de ação.
dungeoneers-action-disengage = Você não fica Ameaçado até o próximo movimento acabar, seja seu ou de outro. Se estiver Agarrado, você tenta se soltar. Custa 1 ponto de ação.
dungeoneers-action-sprint = Ganhe 2 pontos de movimento agora. Custa 1 ponto de ação.
dungeoneers-action-grapple = Role poder para agarrar uma criatura no seu alcance de ameaça. Custa 1 ponto de ação.
dungeoneers-action-push = Role poder para empurrar uma criatura um quadrado para longe. Ela precisa estar no seu alcance de ameaça. Custa 1 ponto de ação.
dungeoneers-action-ready = Pague uma ação agora e faça-a mais tarde, antes ou depois de um turno que indicar. Você pode preparar Atacar, Agarrar, Empurrar, Conjurar, Defender ou Desengajar. Na hora, a ação custa também seu ponto de reação.
dungeoneers-action-move = Dê um passo por 1 ponto de movimento. Em “how:”, escolha para onde. “chegar perto” vai até alguém, “recuar” afasta você de alguém, “por trás” dá a volta em alguém e “atravessar” vai até o primeiro que você indicar e afasta você dos outros.
dungeoneers-action-stand = Levante-se do chão. Custa 1 ponto de movimento.
dungeoneers-action-drop-prone = Jogue-se no chão no seu próprio turno, de graça.
dungeoneers-action-turn = Vire-se para alguém, para que não fique às suas costas. Custa 1 ponto de movimento. Qualquer ação contra alguém vira você de graça.
dungeoneers-action-release = Solte a criatura que você está agarrando, de graça.
dungeoneers-action-equip = Saque, vista, apanhe ou tire um item. Custa 1 ponto de ação em combate.
dungeoneers-action-use = Use um dos seus itens ou habilidades, em você ou em alguém ao alcance. Cada um mostra seu custo.
dungeoneers-action-rest = Um descanso curto remove estresse, até o seu fôlego. Um longo remove todo o estresse. Um completo remove todo o estresse e os ferimentos. Qualquer descanso devolve toda a mágica.
dungeoneers-action-hazard = Mestre: cause ferimentos ou estresse por uma queda, um incêndio, um susto ou algo assim, segundo as regras.
dungeoneers-action-mend = Mestre: cure ferimentos ou remova estresse quando a história pedir.
dungeoneers-action-place = Mestre: defina a que distância alguém está dos outros: ao lado, a 2 quadrados ou longe.

## O que cada condição significa.

dungeoneers-condition-threatened = Você está no alcance de ameaça de um inimigo. Eu confiro isso depois de cada movimento. Se você sair desse alcance, ou se atirar ou conjurar à distância dentro dele, pode levar um golpe oportuno.
dungeoneers-condition-grappled = Alguém está agarrando você. Você não tem pontos de movimento nem pode ganhar. Use desengajar para tentar se soltar.
dungeoneers-condition-grappling = Você está agarrando alguém. Seus pontos de movimento caem à metade, os novos também. Quando se move, você leva a criatura junto.
dungeoneers-condition-sprinting = Você tem mais 2 pontos de movimento até o início do seu próximo turno.
dungeoneers-condition-defensive = Você rola mais 1 dado de esquiva até o início do seu próximo turno. O livro também chama isso de “defending”.
dungeoneers-condition-prone = Contra ataques, você rola no máximo 1 dado de esquiva. Em testes contra magia que usam destreza, você rola no máximo 1 dado. Ataques à distância contra você rolam no máximo 1 dado de acerto. Levantar-se custa 1 ponto de movimento.
dungeoneers-condition-dead = Fora do combate para sempre. Nada cura os mortos.
dungeoneers-condition-disengaged = Você não fica Ameaçado até o próximo movimento acabar, seja seu ou de outro.
dungeoneers-condition-readied = Você já pagou por uma ação que espera o momento certo. Você perde essa ação no início do seu próximo turno.
dungeoneers-condition-facing = Em um mapa, você olha para uma direção. Sem mapa, você olha para alguém ou está de costas para alguém. Qualquer ação contra alguém vira você de graça.
dungeoneers-condition-enchanted = Você está sob o efeito de uma magia ou de um item.

## Uma linha sobre cada personagem pronto e cada criatura.

dungeoneers-premade-freya = Maça na mão, e nunca se cansa.
dungeoneers-premade-suori = Um martelo de guerra e braço para usá-lo.
dungeoneers-premade-alberich = Um anão com um machado.
dungeoneers-premade-ulfarmi = Conjura vestindo couro, com o tomo em mãos.
dungeoneers-premade-skeleton = Ossos que ainda empunham uma lâmina. Fraco contra golpes contundentes, difícil de perfurar.
dungeoneers-premade-zombie = Lento e forte, e não larga.
dungeoneers-premade-goblin = Pequeno, rápido, difícil de acertar.
dungeoneers-premade-giant-rat = Qualquer ferimento mata, mas sempre vêm mais.
dungeoneers-premade-bat = Asas na sua cara. Cansa você, mas não tira sangue.
dungeoneers-premade-wolf = Derruba a presa para a matilha.
dungeoneers-premade-wild-boar = Investe com tudo, mas tropeça quando erra.
dungeoneers-premade-giant-spider = Teias de longe, depois veneno.
dungeoneers-premade-bandit = Tem uma adaga e nenhuma vontade de morrer.
dungeoneers-premade-goblin-slinger = Mantém distância e amassa armaduras.
dungeoneers-premade-cultist = Sussurros que ferem mentes fracas.
dungeoneers-premade-guard = Recebe cada golpe com o escudo.
dungeoneers-premade-orc = Fira um orc, e ele se enfurece.
dungeoneers-premade-witch = Magia fria e um mau-olhado que atrapalha a esquiva dos inimigos.
dungeoneers-premade-veteran = Quem erra leva o troco.
dungeoneers-premade-knight = Poucas lâminas perfuram suas placas, mas magias sim.
dungeoneers-premade-ghoul = Garras que entorpecem através de qualquer armadura.
dungeoneers-premade-wight = Um capitão morto em cota de malha. Só teme o fogo.
dungeoneers-premade-lich = Já morreu há eras e domina a arte de desfazer.
dungeoneers-premade-imp = Joga brasas de uma distância segura.
dungeoneers-premade-ooze = Lâminas fazem pouco, e quem perfura leva um respingo.
dungeoneers-premade-ogre = Uma clava que tira você do chão.
dungeoneers-premade-troll = Suas feridas se fecham. Queime-as.
dungeoneers-premade-stone-giant = Pedras de longe, um tronco de árvore de perto.
dungeoneers-premade-dragon = Fogo, garras e asas que derrubam.

## O que cada reação automática decide.

dungeoneers-reaction-opportune-strike = Se você gasta seu ponto de reação com inimigos que saem do seu alcance, ou que atiram ou conjuram à distância dentro dele.
dungeoneers-reaction-dodge-by = Qual valor você usa para resistir a agarrões e empurrões.
dungeoneers-reaction-spell-save = As magias de quem você deixa passar, falhando de propósito no teste contra magia.
dungeoneers-reaction-spell-resistance = As magias de quem você deixa passar pela sua resistência a magia.
dungeoneers-reaction-readied-act = Quem é o alvo da sua ação preparada no momento certo: perguntar, o primeiro ao alcance, ou ninguém.
dungeoneers-reaction-turning = Se você se vira para o alvo antes de uma ação, ou continua olhando para o mesmo lado. Em um mapa, mover-se também vira você.
dungeoneers-reaction-reaction = Se você usa as reações da sua ficha na hora em que valem.
dungeoneers-reaction-start = A que distância dos outros lados você começa. Defina antes de o combate começar ou antes de entrar.
dungeoneers-reaction-turn-end = Quando seu turno se encerra: depois da última ação, depois do último ponto de qualquer tipo, ou só quando você encerra. Se você não escolher, vale a configuração do encontro.

## O que cada ajuste faz.

dungeoneers-setting-auto-end = Quando um turno se encerra sozinho: quando acabam os pontos de ação e de movimento, quando acabam os de ação, ou nunca.
dungeoneers-setting-order = Com que frequência há uma nova ordem dos turnos. No livro, há uma nova a cada rodada. Com “once”, a primeira vale para o combate inteiro.
dungeoneers-setting-start = A que distância os lados começam.
dungeoneers-setting-ambient-magica = Quanta mágica há no lugar. Ela paga antes o custo de cada magia, e o resto vira dados de penetração mágica.
dungeoneers-setting-action-points = Quantos pontos de ação uma criatura tem no seu turno.
dungeoneers-setting-movement-points = Quantos pontos de movimento uma criatura tem no seu turno.
dungeoneers-setting-reaction-points = Quantos pontos de reação uma criatura tem por rodada.
dungeoneers-setting-critical-hits = Opcional: acertos críticos dobram os ferimentos da arma ou da magia.
dungeoneers-setting-pierce-stress = Opcional: você também pode sofrer estresse para ter dados de penetração (`style: pierce 2`).
dungeoneers-setting-magica = Opcional: uma criatura tem mágica igual ao dobro da mente.
dungeoneers-setting-spellbane = Opcional: quem conjura perde dados pela armadura que veste e pelos escudos que carrega.

## O combate de prática.

dungeoneers-practice-miss = Você rolou { $total } para acertar. O boneco de treino rolou { $against } para se esquivar, então você erra.
dungeoneers-practice-no-pierce = Você rolou { $total } para acertar. O boneco de treino rolou { $against } para se esquivar, então você acerta, mas a armadura aguenta.
dungeoneers-practice-deflected = Você rolou { $total } para acertar. O boneco de treino rolou { $against } para se esquivar, então você acerta. Depois você rolou { $pierce } para penetrar a armadura dele, { DE($armor) }, então a armadura aguenta.
dungeoneers-practice-pierced = Você rolou { $total } para acertar. O boneco de treino rolou { $against } para se esquivar, então você acerta. Depois você rolou { $pierce } para penetrar a armadura dele, { DE($armor) }, então ele sofre { $harm }.
dungeoneers-practice-no-harm = nenhum dano
dungeoneers-practice-attack-title = Três ações
dungeoneers-practice-attack-before = Você tem três ações por turno, e um ataque usa uma. Toque no ataque, e eu rolo os dados e faço as contas.
dungeoneers-practice-stress-title = Estresse
dungeoneers-practice-stress-before = Dá para se esforçar mais. Sofra 1 de estresse para rolar mais um dado. Acima do seu limite, o estresse conta em dobro.
dungeoneers-practice-stress-with = Atacar, 1 de estresse
dungeoneers-practice-stress-without = Atacar sem estresse
dungeoneers-practice-stress-after =
    Com 1 de estresse, você tinha { $dice } { $dice ->
        [one] dado
       *[other] dados
    }. { $attacked }
dungeoneers-practice-last-title = A última ação
dungeoneers-practice-last-before = Resta uma ação, e depois dela seu turno se encerra sozinho. Defender deixa você mais difícil de acertar até o próximo turno.
dungeoneers-practice-last-after = Você fica Na Defensiva até seu próximo turno, então rola mais 1 dado para se esquivar.
dungeoneers-practice-reaction-title = Uma reação
dungeoneers-practice-reaction-strike = Atacar
dungeoneers-practice-reaction-save = Guardar a reação
dungeoneers-practice-reaction-before = O boneco de treino recua de você. Você tem uma reação para os turnos de outras criaturas. Ataque agora, ou guarde a reação.
dungeoneers-practice-reaction-after = Você deixou o boneco de treino ir, então ainda tem sua reação até o próximo turno.
dungeoneers-practice-learned = Você tem três ações por turno, e o estresse compra mais dados. Sua reação é para os turnos de outras criaturas.

dungeoneers-template-half-the-way-down = No meio do caminho de treinado para comum. Esta mudança é do Fray, não do livro (ver Decisões: um valor de 1 é comum, 3 é treinado, 5 é mestre).
dungeoneers-template-the-same-for-magic = A magia muda junto com o poder e a destreza. Esta mudança é do Fray, não do livro.
dungeoneers-template-handles-less-stress = Suporta 1 de estresse a menos. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Stress: estresse em vez de ferimentos, até o fôlego.
dungeoneers-template-a-thinner-hide = Couro mais fino. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Determining if an Attack Pierces.
dungeoneers-template-the-next-smaller-die = O dado logo abaixo. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Dodge Dice: um d4, a menos que uma habilidade o mude.
dungeoneers-template-one-size-smaller = Um tamanho a menos, então aguenta menos ferimentos. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Wounds: uma criatura aguenta ferimentos conforme o tamanho.
dungeoneers-template-not-grown-yet = Ainda não cresceu, nem de corpo nem de mente. Esta mudança é do Fray, não do livro (ver Decisões: um valor de 1 é comum, 3 é treinado, 5 é mestre).
dungeoneers-template-half-the-way-to-trained = No meio do caminho de comum para treinado. Esta mudança é do Fray, não do livro (ver Decisões: um valor de 1 é comum, 3 é treinado, 5 é mestre).
dungeoneers-template-takes-more-stress = Suporta 1 de estresse a mais. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Stress: estresse em vez de ferimentos, até o fôlego.
dungeoneers-template-a-tougher-hide = Couro mais duro ou equipamento melhor. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Determining if an Attack Pierces.
dungeoneers-template-the-largest-of-its-kind = A maior da espécie. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Wounds: uma criatura aguenta ferimentos conforme o tamanho.
dungeoneers-template-from-ordinary-to-trained = De comum a treinado. Esta mudança é do Fray, não do livro (ver Decisões: um valor de 1 é comum, 3 é treinado, 5 é mestre).
dungeoneers-template-not-felled-by-one-spell = Não cai com uma única magia. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Spellcasting in Combat.
dungeoneers-template-takes-much-more-stress = Suporta 3 de estresse a mais, para durar mais contra um grupo. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Stress: estresse em vez de ferimentos, até o fôlego.
dungeoneers-template-a-much-tougher-hide = Couro muito mais duro. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Determining if an Attack Pierces.
