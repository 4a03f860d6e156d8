### Frases e palavras de Cairn.

cairn-about = Bosques sombrios, três atributos, ataques que sempre acertam, e cicatrizes

## O que se conta

cairn-hp = PG
cairn-damage = de dano
cairn-str = FOR
cairn-dex = DES
cairn-wil = VON
cairn-fatigue = Fadiga

## Salvamentos: para que servem

cairn-save-critical-damage = contra dano crítico
cairn-save-morale = para continuar lutando
cairn-save-retreat = para escapar
cairn-save-acting-first = para agir primeiro
cairn-save-casting = para controlar o feitiço
cairn-save-scar = depois da cicatriz
cairn-degree-passed = sucesso
cairn-degree-failed = falha
cairn-result-passed = sucesso
cairn-result-failed = falha

## Motivos

cairn-reason-save = salvamento { DE($ability) }
cairn-reason-save-for = salvamento { DE($ability) } { $purpose }
cairn-reason-natural-1 = um 1 sempre passa
cairn-reason-natural-20 = um 20 sempre falha
cairn-reason-impaired = prejudicado: d4
cairn-reason-enhanced = aprimorado: d12
cairn-reason-armor = armadura
cairn-reason-several-attackers = de vários atacantes, só conta o maior dano
cairn-reason-against-detachment = prejudicado contra um destacamento: d4
cairn-reason-by-detachment = aprimorado por ser um destacamento: d12
cairn-reason-critical-damage = dano crítico
cairn-reason-critical-drain = dano crítico { DE($weapon) }
cairn-reason-no-strength = sem FOR
cairn-reason-full-inventory = nenhum espaço livre
cairn-reason-scar-roll = cicatriz: { $scar }
cairn-reason-scar-changes = { $what } agora é { $after } em vez { DE($before) }
cairn-reason-casts = lançar { $spell }
cairn-reason-scroll-gone = o pergaminho de { $spell } se gastou
cairn-reason-casting-goes-wrong = o feitiço dá errado
cairn-reason-recovers = se recupera
cairn-reason-first-aid = primeiros socorros { DE($who) }
cairn-reason-awake = já acordou
cairn-reason-able-again = pode agir de novo
cairn-reason-morale-first = primeira baixa
cairn-reason-morale-half = metade já se foi
cairn-reason-morale-alone = sem mais ninguém e sem PG
cairn-reason-fled = fuga
cairn-reason-routed = debandada
cairn-reason-joined = entra
cairn-reason-acts-first = antes dos inimigos
cairn-reason-acts-after = sem rapidez para agir primeiro
cairn-reason-enemies = depois dos jogadores
cairn-reason-late = sem rapidez para agir na primeira rodada
cairn-reason-fate-die = Dado de Sorte
cairn-reason-fate-good = a sorte ajuda os jogadores
cairn-reason-fate-bad = a sorte está contra os jogadores
cairn-reason-reaction = reação
cairn-reason-one-side =
    só { $which ->
        [players] os jogadores ainda podem
        [enemies] os inimigos ainda podem
       *[named] { $side } ainda pode
    } lutar
cairn-reason-no-one = ninguém mais pode lutar

## Cicatrizes, pelo número na tabela do livro

cairn-scar-1 = cicatriz duradoura
cairn-scar-2 = golpe chocante
cairn-scar-3 = sacudida
cairn-scar-4 = osso quebrado
cairn-scar-5 = doença
cairn-scar-6 = ferimento reorientador na cabeça
cairn-scar-7 = tendão partido
cairn-scar-8 = surdez
cairn-scar-9 = cabeça refeita
cairn-scar-10 = mutilação
cairn-scar-11 = ferida mortal
cairn-scar-12 = condenação

## Botões e menus

cairn-label-attack = Atacar
cairn-label-attack-target = Atacar { $target }
cairn-label-attack-tool = Atacar com { $tool }
cairn-label-attack-target-tool = Atacar { $target } com { $tool }
cairn-label-manner = { $attack } ({ $manner })
cairn-label-save = Salvamento: { $ability }

## Recusas: o que está errado, depois o que fazer

cairn-refused-already-acted = { $name } já agiu neste turno. Encerre o turno com `/turn end`.
cairn-refused-no-spellbook = { $name } não tem livro de feitiços nem pergaminho. Escolha outra ação.
cairn-refused-no-aid = { $name } não precisa de primeiros socorros. Só precisa quem sofreu dano crítico.
cairn-refused-no-slot = { $name } não tem espaço livre para a Fadiga de lançar um feitiço. Primeiro, largue algo, ou leia um pergaminho.
cairn-refused-nothing-to-recover = { $name } não tem nada para recuperar. Escolha outra ação.
cairn-refused-one-target = { $weapon } só atinge um alvo. Escolha um.
cairn-refused-no-two-weapons = Para isso, { $name } precisa de duas armas corpo a corpo de uma mão. Ataque com uma.
cairn-refused-already-has = { $name } já tem { $condition }. Escolha outra coisa.

## O que cada ação faz

cairn-brief-attack = Ataques sempre acertam. Role o dado da arma e subtraia a armadura do alvo. O alvo perde o resto em PG. Em `how:`, você pode escolher enhanced (rola um d12), impaired (rola um d4) ou two weapons.
cairn-brief-cast = Lance um feitiço de um livro de feitiços. O feitiço sempre funciona e dá uma Fadiga. Um pergaminho não dá Fadiga, mas se gasta.
cairn-brief-retreat = Faça um salvamento de DES para fugir do combate, se houver um lugar seguro para onde ir.
cairn-brief-aid = Estabilize alguém com dano crítico, para que não morra dentro de uma hora.
cairn-brief-recover = Recupere todos os PG perdidos. Só algumas criaturas podem.
cairn-brief-save = Role um d20 quando algo é arriscado. Se o resultado não for maior que o seu atributo, você passa. Escolha o atributo em `with:`.
cairn-brief-rest = Um momento de descanso devolve os PG. Uma noite também acaba com a Fadiga. Uma semana também devolve os atributos.
cairn-brief-die-of-fate = Mestre: deixe algo por conta da sorte. Role um d6. Com 4 ou mais, vai bem para os jogadores.
cairn-brief-reaction = Mestre: role 2d6 para ver como um estranho recebe o grupo, de hostil a prestativo.

## O que cada condição significa

cairn-brief-critical-damage = Você só consegue se arrastar, e morre dentro de uma hora sem primeiros socorros.
cairn-brief-stable = Você está fora do combate, mas não morre mais. Um descanso põe você de pé.
cairn-brief-paralyzed = Sua DES é 0, então você não pode agir. Uma semana de descanso devolve a DES.
cairn-brief-delirious = Sua VON é 0, então você não pode agir. Uma semana de descanso devolve a VON.
cairn-brief-deprived = Você não pode recuperar PG nem atributos, e lançar um feitiço exige um salvamento de VON. Uma noite de descanso acaba com isso.
cairn-brief-doomed = Você morre se falhar no próximo salvamento contra dano crítico. Se passar, a condenação acaba.
cairn-brief-impaired = Você ataca de uma posição fraca, então rola um d4 de dano.
cairn-brief-enhanced = Você ataca de uma posição forte, então rola um d12 de dano.
cairn-brief-asleep = Você tem um sono leve. O mestre decide o que acorda você.
cairn-brief-charmed = Você trata quem lançou o feitiço como trataria um amigo.
cairn-brief-shielded = Ataques mundanos não causam dano a você.
cairn-brief-scar = Uma mudança que fica. O número diz qual entrada da tabela do livro é.

## Uma linha sobre cada personagem pronto e cada criatura

cairn-brief-cleric = Um martelo de guerra, cota de malha e um símbolo sagrado.
cairn-brief-dowser = Acha o que está escondido, com uma foice à mão.
cairn-brief-dwarf = De baixa estatura e cabeça dura, com corpo de raízes e pinhas.
cairn-brief-elf = Uma espada elegante, um arco e um livro de encantos.
cairn-brief-fighter = Uma glaive para campo aberto, duas lâminas para lugares apertados.
cairn-brief-friar = Água benta, vinho de mel e um cetro pesado.
cairn-brief-knight = Malha, elmo e uma espada longa.
cairn-brief-magic-user = Dois livros de feitiços, um cajado e pouco mais.
cairn-brief-thief = Duas adagas e uma saída.
cairn-brief-ranger = Um arco longo, uma machadinha e paciência.
cairn-brief-root-goblin = Sozinho é fraco, por isso nunca vem só.
cairn-brief-hooded-man = Vigia o bosque e bebe almas.
cairn-brief-cobblehound = Um guardião de pedra. Não corre, mas morde.
cairn-brief-wood-troll = Garras, dentes e feridas que se fecham.
cairn-brief-frost-elf = Beleza fria e vida longa.
cairn-brief-boggart = Um estorvo pequeno e peludo.
cairn-brief-bandit = Quer a sua bolsa, não a sua vida.
cairn-brief-wolf = Magro, faminto e nunca só.
cairn-brief-skeleton = Ossos em malha velha. Não se cansam.
cairn-brief-bandit-gang = Uma turba com porretes. Luta como se fosse um só.

## O que cada ajuste faz

cairn-brief-setting-morale = Se os inimigos fazem um salvamento de VON na primeira baixa e quando metade se foi. Um inimigo sem mais ninguém faz o teste com 0 PG.
cairn-brief-setting-auto-end = Se um turno se encerra sozinho depois da ação.

## A ficha em linhas curtas

cairn-sheet-abilities = Atributos
cairn-sheet-abilities-value = FOR { $STR }, DES { $DEX }, VON { $WIL }
cairn-sheet-armor = Armadura
cairn-sheet-armor-value = { $armor } ({ $names })
cairn-sheet-weapons = Armas
cairn-sheet-weapon = { $name } ({ $dice })
cairn-sheet-spellbooks = Livros de feitiços
cairn-sheet-scroll = { $spell } (pergaminho)
cairn-sheet-slots = Espaços
cairn-sheet-slots-value = { $used } de { $slots }

## O combate de prática

cairn-practice-attack-title = Ataque
cairn-practice-attack-before = Ataques sempre acertam. O dado da sua arma é rolado, e a armadura do alvo é subtraída. Toque no ataque, e eu rolo.
cairn-practice-attack-after = Você acerta: { $harm }.
cairn-practice-weapons-title = Duas armas
cairn-practice-weapons-two = Duas armas
cairn-practice-weapons-one = Glaive
cairn-practice-weapons-before = Com duas armas, você rola os dois dados, e conta o maior. Uma arma pesada rola um dado maior.
cairn-practice-protection-title = Proteção
cairn-practice-protection-before = PG é Proteção contra Golpes: o quanto você consegue evitar ferimentos. O dano além dela tira FOR, e então um salvamento de FOR decide se você continua.
cairn-practice-learned = Ataques sempre acertam, então só lute quando for preciso. Os PG voltam com um descanso curto. A FOR não.
