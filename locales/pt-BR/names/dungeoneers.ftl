### O que o livro de Dungeoneers nomeia, como sai uma rolagem, e recursos.

## Como sai uma rolagem.

dungeoneers-degree-miss = erro
dungeoneers-degree-hit = acerto
dungeoneers-degree-critical-hit = acerto crítico
dungeoneers-degree-deflects = desvio
dungeoneers-degree-pierces = penetração
dungeoneers-degree-pierces-critically = penetração crítica
dungeoneers-degree-save-passed = passou no teste
dungeoneers-degree-save-failed = falhou no teste
dungeoneers-degree-resisted = resistida
dungeoneers-degree-success = sucesso
dungeoneers-degree-failure = falha

## O mesmo no fim de uma linha curta de contas.

dungeoneers-result-miss = um erro
dungeoneers-result-hit = um acerto
dungeoneers-result-critical-hit = um acerto crítico
dungeoneers-result-deflects = um desvio
dungeoneers-result-pierces = penetra
dungeoneers-result-pierces-critically = penetração crítica
dungeoneers-result-save-passed = passa no teste
dungeoneers-result-save-failed = falha no teste
dungeoneers-result-resisted = a magia é resistida
dungeoneers-result-success = um sucesso
dungeoneers-result-failure = uma falha

## Recursos, como são contados.

dungeoneers-resource-wounds-one = ferimento
dungeoneers-resource-wounds-several = ferimentos
dungeoneers-resource-stress-several = estresse
dungeoneers-resource-stress-counted = de estresse
dungeoneers-resource-magica-several = mágica
dungeoneers-resource-magica-counted = de mágica
dungeoneers-resource-action-points-one = ponto de ação
dungeoneers-resource-action-points-several = pontos de ação
dungeoneers-resource-movement-points-one = ponto de movimento
dungeoneers-resource-movement-points-several = pontos de movimento
dungeoneers-resource-reaction-points-one = ponto de reação
dungeoneers-resource-reaction-points-several = pontos de reação
dungeoneers-resource-uses-one = uso
dungeoneers-resource-uses-several = usos
dungeoneers-resource-uses-of = { $count ->
    [one] uso { DE($name) }
   *[other] usos { DE($name) }
}

## Ações.

dungeoneers-name-action-attack = Atacar
dungeoneers-name-action-cast = Conjurar
dungeoneers-name-action-defend = Defender
dungeoneers-name-action-disengage = Desengajar
dungeoneers-name-action-sprint = Correr
dungeoneers-name-action-grapple = Agarrar
dungeoneers-name-action-push = Empurrar
dungeoneers-name-action-ready = Preparar
dungeoneers-name-action-move = Mover
dungeoneers-name-action-stand = Levantar-se
dungeoneers-name-action-drop-prone = Jogar-se no chão
dungeoneers-name-action-turn = Virar-se
dungeoneers-name-action-release = Soltar
dungeoneers-name-action-equip = Equipar
dungeoneers-name-action-use = Usar
dungeoneers-name-action-rest = Descansar
dungeoneers-name-action-hazard = Perigo
dungeoneers-name-action-mend = Curar
dungeoneers-name-action-place = Posicionar

## Condições.

dungeoneers-name-condition-threatened = Ameaçado
dungeoneers-name-condition-grappled = Agarrado
dungeoneers-name-condition-grappling = Agarrando
dungeoneers-name-condition-sprinting = Correndo
dungeoneers-name-condition-defensive = Na Defensiva
dungeoneers-name-condition-prone = Caído
dungeoneers-name-condition-dead = Morto
dungeoneers-name-condition-disengaged = Desengajado
dungeoneers-name-condition-readied = Ação Preparada
dungeoneers-name-condition-facing = Virado
dungeoneers-name-condition-enchanted = Encantado

## O que há nas fichas: armas, armaduras, equipamento, magias, habilidades.

dungeoneers-name-thing-mace = Maça
dungeoneers-name-thing-hunting-bow = Arco de Caça
dungeoneers-name-thing-leather = Couro
dungeoneers-name-thing-boots = Botas
dungeoneers-name-thing-red-draught = Elixir Vermelho
dungeoneers-name-thing-warhammer = Martelo de Guerra
dungeoneers-name-thing-brigandine = Brigantina
dungeoneers-name-thing-buckler = Broquel
dungeoneers-name-thing-bitter-tea = Chá Amargo
dungeoneers-name-thing-battleaxe = Machado de Batalha
dungeoneers-name-thing-hand-axe = Machadinha
dungeoneers-name-thing-gambeson = Gambesão
dungeoneers-name-thing-kite-shield = Escudo de Gota
dungeoneers-name-thing-dagger = Adaga
dungeoneers-name-thing-tome = Tomo
dungeoneers-name-thing-mage-armor = Armadura Arcana
dungeoneers-name-thing-ember = Brasa
dungeoneers-name-thing-fire-lance = Lança de Fogo
dungeoneers-name-thing-rime = Geada
dungeoneers-name-thing-quake = Tremor
dungeoneers-name-thing-mend = Curar
dungeoneers-name-thing-soothe = Acalmar
dungeoneers-name-thing-bone-blade = Lâmina de Osso
dungeoneers-name-thing-dead-fists = Punhos Mortos
dungeoneers-name-thing-jagged-knife = Faca Denteada
dungeoneers-name-thing-teeth = Dentes
dungeoneers-name-thing-wings = Asas
dungeoneers-name-thing-bite = Mordida
dungeoneers-name-thing-tusks = Colmilhos
dungeoneers-name-thing-fangs = Presas
dungeoneers-name-thing-web = Teia
dungeoneers-name-thing-sling = Funda
dungeoneers-name-thing-mage-robes = Manto de Mago
dungeoneers-name-thing-whispered-dread = Sussurro de Pavor
dungeoneers-name-thing-spear = Lança
dungeoneers-name-thing-spangenhelm = Spangenhelm
dungeoneers-name-thing-shield-wall = Parede de Escudos
dungeoneers-name-thing-blood-rage = Fúria de Sangue
dungeoneers-name-thing-orb = Orbe
dungeoneers-name-thing-evil-eye = Mau-Olhado
dungeoneers-name-thing-chill = Calafrio
dungeoneers-name-thing-bardiche = Berdiche
dungeoneers-name-thing-riposte = Revide
dungeoneers-name-thing-claymore = Claymore
dungeoneers-name-thing-plate = Placas
dungeoneers-name-thing-great-helm = Grande Elmo
dungeoneers-name-thing-greaves = Grevas
dungeoneers-name-thing-claws = Garras
dungeoneers-name-thing-grave-blade = Lâmina da Tumba
dungeoneers-name-thing-hauberk = Loriga
dungeoneers-name-thing-dead-hand = Mão Morta
dungeoneers-name-thing-wither = Definhar
dungeoneers-name-thing-grave-frost = Gelo da Tumba
dungeoneers-name-thing-tail = Cauda
dungeoneers-name-thing-cinder = Cinza
dungeoneers-name-thing-acid-mass = Massa Ácida
dungeoneers-name-thing-club = Clava
dungeoneers-name-thing-knitting-flesh = Carne que se Refaz
dungeoneers-name-thing-trunk = Tronco
dungeoneers-name-thing-rock = Pedra
dungeoneers-name-thing-fire-breath = Sopro de Fogo
dungeoneers-name-thing-wing-beat = Bater de Asas
dungeoneers-name-thing-improvised = Improviso
dungeoneers-name-thing-shortsword = Espada Curta
dungeoneers-name-thing-glaive = Glaive
dungeoneers-name-thing-stiletto = Estilete
dungeoneers-name-thing-broadsword = Espada Larga
dungeoneers-name-thing-rapier = Rapieira
dungeoneers-name-thing-light-hammer = Martelo Leve
dungeoneers-name-thing-quarterstaff = Bordão
dungeoneers-name-thing-flail = Mangual
dungeoneers-name-thing-maul = Malho
dungeoneers-name-thing-halberd = Alabarda
dungeoneers-name-thing-javelin = Azagaia
dungeoneers-name-thing-kontos = Kontos
dungeoneers-name-thing-partisan = Partasana
dungeoneers-name-thing-short-bow = Arco Curto
dungeoneers-name-thing-long-bow = Arco Longo
dungeoneers-name-thing-crossbow = Besta
dungeoneers-name-thing-war-bow = Arco de Guerra
dungeoneers-name-thing-drakehide = Couro de Draco
dungeoneers-name-thing-laminar = Laminar
dungeoneers-name-thing-tower-shield = Escudo de Corpo
dungeoneers-name-thing-gloves = Luvas
dungeoneers-name-thing-gauntlet = Manopla
dungeoneers-name-thing-zischagge = Zischägge
dungeoneers-name-thing-wand = Varinha
dungeoneers-name-thing-symbol = Símbolo
dungeoneers-name-thing-staff = Cajado

## Atributos.

dungeoneers-name-skill-power = poder
dungeoneers-name-skill-prowess = destreza
dungeoneers-name-skill-endurance = fôlego
dungeoneers-name-skill-resistance = resistência
dungeoneers-name-skill-spell = magia
dungeoneers-name-skill-mind = mente

## Personagens prontos e criaturas.

dungeoneers-name-archetype-freya = Freya
dungeoneers-name-archetype-suori = Suori
dungeoneers-name-archetype-alberich = Alberich
dungeoneers-name-archetype-ulfarmi = Ulfarmi
dungeoneers-name-archetype-skeleton = Esqueleto
dungeoneers-name-archetype-zombie = Zumbi
dungeoneers-name-archetype-goblin = Goblin
dungeoneers-name-archetype-giant-rat = Rato Gigante
dungeoneers-name-archetype-bat = Morcego
dungeoneers-name-archetype-wolf = Lobo
dungeoneers-name-archetype-wild-boar = Javali
dungeoneers-name-archetype-giant-spider = Aranha Gigante
dungeoneers-name-archetype-bandit = Bandido
dungeoneers-name-archetype-goblin-slinger = Fundeiro Goblin
dungeoneers-name-archetype-cultist = Cultista
dungeoneers-name-archetype-guard = Guarda
dungeoneers-name-archetype-orc = Orc
dungeoneers-name-archetype-witch = Bruxa
dungeoneers-name-archetype-veteran = Veterano
dungeoneers-name-archetype-knight = Cavaleiro
dungeoneers-name-archetype-ghoul = Carniçal
dungeoneers-name-archetype-wight = Inumano
dungeoneers-name-archetype-lich = Lich
dungeoneers-name-archetype-imp = Diabrete
dungeoneers-name-archetype-ooze = Limo
dungeoneers-name-archetype-ogre = Ogro
dungeoneers-name-archetype-troll = Troll
dungeoneers-name-archetype-stone-giant = Gigante de Pedra
dungeoneers-name-archetype-dragon = Dragão

## Ajustes de um encontro.

dungeoneers-name-setting-auto-end = fim de turno automático
dungeoneers-name-setting-order = ordem
dungeoneers-name-setting-start = distância inicial
dungeoneers-name-setting-ambient-magica = mágica ambiente
dungeoneers-name-setting-action-points = pontos de ação
dungeoneers-name-setting-movement-points = pontos de movimento
dungeoneers-name-setting-reaction-points = pontos de reação
dungeoneers-name-setting-critical-hits = acertos críticos
dungeoneers-name-setting-pierce-stress = estresse por penetração
dungeoneers-name-setting-magica = mágica
dungeoneers-name-setting-spellbane = antimagia

## Campos de uma ficha.

dungeoneers-name-field-size = Tamanho
dungeoneers-name-field-power = Poder
dungeoneers-name-field-prowess = Destreza
dungeoneers-name-field-endurance = Fôlego
dungeoneers-name-field-resistance = Resistência
dungeoneers-name-field-spell = Magia
dungeoneers-name-field-mind = Mente
dungeoneers-name-field-initiative = Iniciativa
dungeoneers-name-field-dodge = Esquiva
dungeoneers-name-field-starts = Distância inicial
dungeoneers-name-field-natural-armor = Armadura natural
dungeoneers-name-field-natural-resistance = Resistência natural
dungeoneers-name-field-vulnerabilities = Fraquezas
dungeoneers-name-field-resistances = Resistências
dungeoneers-name-field-weapons = Armas
dungeoneers-name-field-gear = Equipamento
dungeoneers-name-field-items = Itens
dungeoneers-name-field-spells = Magias
dungeoneers-name-field-abilities = Habilidades
dungeoneers-name-field-effects = Efeitos
dungeoneers-name-field-when-struck = Ao sofrer um golpe
dungeoneers-name-field-lacks = Não pode
dungeoneers-name-field-modifiers = Modificadores

## Reações automáticas, modos de agir, ajustes e outras escolhas.

dungeoneers-name-option-opportune-strike = golpe oportuno
dungeoneers-name-option-strike = golpear
dungeoneers-name-option-hold = não agir
dungeoneers-name-option-ask = perguntar
dungeoneers-name-option-dodge-by = resistir com
dungeoneers-name-option-higher = o maior
dungeoneers-name-option-power = poder
dungeoneers-name-option-prowess = destreza
dungeoneers-name-option-spell-save = teste contra magia
dungeoneers-name-option-allies = aliados
dungeoneers-name-option-never = nunca
dungeoneers-name-option-always = sempre
dungeoneers-name-option-spell-resistance = resistência a magia
dungeoneers-name-option-readied-act = ação preparada
dungeoneers-name-option-first = o primeiro
dungeoneers-name-option-turning = giro
dungeoneers-name-option-turn = virar-se
dungeoneers-name-option-stay = não virar
dungeoneers-name-option-reaction = reação
dungeoneers-name-option-use = usar
dungeoneers-name-option-start = início
dungeoneers-name-option-adjacent = ao lado
dungeoneers-name-option-away = longe
dungeoneers-name-option-turn-end = fim do turno
dungeoneers-name-option-as-set = como neste encontro
dungeoneers-name-option-with-the-last-action = depois da última ação
dungeoneers-name-option-with-the-last-point = depois do último ponto
dungeoneers-name-option-by-hand = só quando você encerra
dungeoneers-name-option-action-points = pontos de ação
dungeoneers-name-option-anew = a cada rodada
dungeoneers-name-option-kept = uma vez
dungeoneers-name-option-mind = mente
dungeoneers-name-option-twice-mind = o dobro da mente
dungeoneers-name-option-short = curto
dungeoneers-name-option-long = longo
dungeoneers-name-option-full = completo
dungeoneers-name-option-at-reach = a 2 quadrados
dungeoneers-name-option-tiny = Minúsculo
dungeoneers-name-option-small = Pequeno
dungeoneers-name-option-medium = Médio
dungeoneers-name-option-large = Grande
dungeoneers-name-option-huge = Enorme
dungeoneers-name-option-massive = Colossal
dungeoneers-name-option-bludgeoning = contundente
dungeoneers-name-option-piercing = perfurante
dungeoneers-name-option-slashing = cortante
dungeoneers-name-option-heat = calor
dungeoneers-name-option-cold = frio
dungeoneers-name-option-toxic = tóxico
dungeoneers-name-option-melt = derretimento
dungeoneers-name-option-erase = apagamento
dungeoneers-name-option-improvised = Improviso
dungeoneers-name-option-blade = Lâmina
dungeoneers-name-option-cudgel = Porrete
dungeoneers-name-option-axe = Machado
dungeoneers-name-option-lance = Lança
dungeoneers-name-option-bow = Arco
dungeoneers-name-option-yes = sim
dungeoneers-name-option-no = não
dungeoneers-name-option-hit = acerto
dungeoneers-name-option-miss = erro
dungeoneers-name-option-pierce = penetração
dungeoneers-name-option-deflection = desvio
dungeoneers-name-option-target = alvo
dungeoneers-name-option-self = você
dungeoneers-name-option-head = cabeça
dungeoneers-name-option-body = corpo
dungeoneers-name-option-hands = mãos
dungeoneers-name-option-feet = pés
dungeoneers-name-option-wield = empunhar
dungeoneers-name-option-arcane = arcana
dungeoneers-name-option-holy = sagrada
dungeoneers-name-option-demonic = demoníaca
dungeoneers-name-option-any = qualquer
dungeoneers-name-option-attacker = atacante
dungeoneers-name-option-tome = tomo
dungeoneers-name-option-cantrip = truque
dungeoneers-name-option-attack = ataque
dungeoneers-name-option-save = teste contra magia
dungeoneers-name-option-none = nenhum
dungeoneers-name-option-armor-value = valor de armadura
dungeoneers-name-option-initiative = iniciativa
dungeoneers-name-option-hit-dice = dados de acerto
dungeoneers-name-option-dodge-dice = dados de esquiva
dungeoneers-name-option-dodge = esquiva
dungeoneers-name-option-dodge-die = dado de esquiva
dungeoneers-name-option-pierce-dice = dados de penetração
dungeoneers-name-option-wounds = ferimentos
dungeoneers-name-option-wounds-taken = ferimentos sofridos
dungeoneers-name-option-stress-gained = estresse sofrido
dungeoneers-name-option-movement-points = pontos de movimento
dungeoneers-name-option-spell-dice = dados de magia
dungeoneers-name-option-spell-pierce-dice = dados de penetração mágica
dungeoneers-name-option-spell-pierce-die = dado de penetração mágica
dungeoneers-name-option-most-hit-dice = máximo de dados de acerto
dungeoneers-name-option-most-dodge-dice = máximo de dados de esquiva
dungeoneers-name-option-reaction-points = pontos de reação
dungeoneers-name-option-attacked = ataque sofrido
dungeoneers-name-option-missed = erro
dungeoneers-name-option-pierced = penetração
dungeoneers-name-option-deflected = desvio
dungeoneers-name-option-disengage = desengajar
dungeoneers-name-option-defend = defender
dungeoneers-name-option-sprint = correr
dungeoneers-name-option-grapple = agarrar
dungeoneers-name-option-push = empurrar
dungeoneers-name-option-cast = conjurar
dungeoneers-name-option-stress = estresse
dungeoneers-name-option-equip = equipar
dungeoneers-name-option-take-off = tirar
dungeoneers-name-option-engage = chegar perto
dungeoneers-name-option-withdraw = recuar
dungeoneers-name-option-across = atravessar
dungeoneers-name-option-behind = por trás
dungeoneers-name-option-before = antes
dungeoneers-name-option-after = depois
dungeoneers-name-option-pierce-1 = penetração 1
dungeoneers-name-option-pierce-2 = penetração 2
dungeoneers-name-option-pierce-3 = penetração 3
dungeoneers-name-option-north = norte
dungeoneers-name-option-north-east = nordeste
dungeoneers-name-option-east = leste
dungeoneers-name-option-south-east = sudeste
dungeoneers-name-option-south = sul
dungeoneers-name-option-south-west = sudoeste
dungeoneers-name-option-west = oeste
dungeoneers-name-option-north-west = noroeste
dungeoneers-name-option-resist = resistir
dungeoneers-name-option-fail = falhar
dungeoneers-name-option-let-through = deixar passar

## O que se anota ao lado de armas, magias e habilidades.

dungeoneers-name-note-wings-in-the-face = asas na cara
dungeoneers-name-note-dragged-down = puxão para o chão
dungeoneers-name-note-overruns-its-mark = passa direto pelo alvo
dungeoneers-name-note-venom = veneno
dungeoneers-name-note-caught-in-a-web = teia que prende
dungeoneers-name-note-numbed = dormência
dungeoneers-name-note-grave-chill = frio da tumba
dungeoneers-name-note-acid-splashes = respingos de ácido
dungeoneers-name-note-knocked-off-the-feet = golpe que derruba
dungeoneers-name-note-swept-off-the-feet = rasteira
dungeoneers-name-note-heart-of-fire = Coração de Fogo

## Campos de uma condição própria do mestre, e suas escolhas.

dungeoneers-name-field-kind = Tipo
dungeoneers-name-field-dodge-dice = Dados de esquiva extras
dungeoneers-name-field-most-dodge-dice = Máximo de dados de esquiva
dungeoneers-name-field-most-hit-dice-from-afar = Máximo de dados de acerto à distância contra o alvo
dungeoneers-name-field-movement = Pontos de movimento
dungeoneers-name-option-buff = benefício
dungeoneers-name-option-debuff = penalidade

## Campos de um item em uma lista da ficha: uma arma, uma magia, uma mudança.

dungeoneers-name-field-entry-name = Nome
dungeoneers-name-field-entry-class = Classe
dungeoneers-name-field-entry-hit = Dado de acerto
dungeoneers-name-field-entry-pierce = Dado de penetração
dungeoneers-name-field-entry-wounds = Ferimentos
dungeoneers-name-field-entry-type = Tipo de dano
dungeoneers-name-field-entry-hands = Mãos
dungeoneers-name-field-entry-threat = Alcance de ameaça, em quadrados
dungeoneers-name-field-entry-toss = Pode ser arremessado
dungeoneers-name-field-entry-range = Alcance, em quadrados
dungeoneers-name-field-entry-points = Custo em pontos
dungeoneers-name-field-entry-equipped = Equipado
dungeoneers-name-field-entry-natural = Parte do corpo
dungeoneers-name-field-entry-slot = Onde se veste
dungeoneers-name-field-entry-resistance = Resistência
dungeoneers-name-field-entry-armor = Armadura
dungeoneers-name-field-entry-needs = Poder necessário
dungeoneers-name-field-entry-spellbane = Antimagia
dungeoneers-name-field-entry-tome = Tomo
dungeoneers-name-field-entry-focus = Foco de magia
dungeoneers-name-field-entry-dice = Dados
dungeoneers-name-field-entry-count = Quantidade
dungeoneers-name-field-entry-inscribed = Inscrita como
dungeoneers-name-field-entry-source = Origem
dungeoneers-name-field-entry-cost = Custo em mágica
dungeoneers-name-field-entry-step = Primeiro passo
dungeoneers-name-field-entry-save = Atributo do teste contra magia
dungeoneers-name-field-entry-die = Dado
dungeoneers-name-field-entry-pierce-die = Dado de penetração da magia
dungeoneers-name-field-entry-stress = Estresse que causa
dungeoneers-name-field-entry-restores = Ferimentos que cura
dungeoneers-name-field-entry-relieves = Estresse que remove
dungeoneers-name-field-entry-condition = Condição
dungeoneers-name-field-entry-gives = Soma a atributos
dungeoneers-name-field-entry-spends = Quais pontos custa
dungeoneers-name-field-entry-uses = Usos
dungeoneers-name-field-entry-moves = Inclui um passo
dungeoneers-name-field-entry-movement = Pontos de movimento
dungeoneers-name-field-entry-trigger = Ataque que aciona
dungeoneers-name-field-entry-aims = Mira em
dungeoneers-name-field-entry-item = Pode ser dado a outros
dungeoneers-name-field-entry-to = Atributo
dungeoneers-name-field-entry-value = Valor
dungeoneers-name-field-entry-why = Motivo
dungeoneers-name-setting-delay = adiar
