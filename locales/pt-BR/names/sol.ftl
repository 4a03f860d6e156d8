### O que o livro de Project Sol nomeia, como sai uma rolagem, e recursos.

## Como sai uma rolagem.

sol-degree-failure = falha
sol-degree-success = sucesso
sol-degree-critical-success = sucesso crítico

## O mesmo no fim de uma linha curta de contas.

sol-result-attack-failure = um erro
sol-result-attack-success = um acerto
sol-result-attack-critical-success = um acerto crítico
sol-result-failure = uma falha
sol-result-success = um sucesso
sol-result-critical-success = um sucesso crítico

## Recursos, como são contados.

sol-resource-wounds-one = ferimento
sol-resource-wounds-several = ferimentos
sol-resource-action-points-one = ponto de ação
sol-resource-action-points-several = pontos de ação
sol-resource-action-points-short-one = ponto
sol-resource-action-points-short-other = pontos

## Ações.

sol-name-action-attack = Atacar
sol-name-action-defend = Defender
sol-name-action-move = Mover
sol-name-action-take-cover = Buscar Cobertura
sol-name-action-posture = Levantar-se/Deitar-se
sol-name-action-aim = Mirar
sol-name-action-draw = Sacar uma Arma
sol-name-action-reload = Recarregar
sol-name-action-medkit = Kit Médico
sol-name-action-use = Usar Equipamento
sol-name-action-rest = Descansar
sol-name-action-test = Teste
sol-name-action-note = Descrever um Ferimento
sol-name-action-surprise = Teste de Surpresa

## Condições.

sol-name-condition-wound = ferimento
sol-name-condition-last-stand = último esforço
sol-name-condition-unconscious = inconsciente
sol-name-condition-asleep = dormindo
sol-name-condition-surprised = surpreso
sol-name-condition-newcomer = recém-chegado
sol-name-condition-prone = deitado
sol-name-condition-partial-cover = cobertura parcial
sol-name-condition-good-cover = boa cobertura
sol-name-condition-concealed = encoberto
sol-name-condition-aiming = mirando
sol-name-condition-full-defense = defesa total
sol-name-condition-favored = favorecido
sol-name-condition-hindered = prejudicado

## O que há nas fichas: armas, armaduras, equipamento.

sol-name-thing-assault-rifle = Fuzil de Assalto
sol-name-thing-heavy-pistol = Pistola Pesada
sol-name-thing-knife = Faca
sol-name-thing-vest = Colete
sol-name-thing-smoke-grenade = Granada de fumaça
sol-name-thing-sword = Espada
sol-name-thing-light-pistol = Pistola Leve
sol-name-thing-jacket = Jaqueta
sol-name-thing-motion-scanner = Sensor de movimento
sol-name-thing-riot-armor = Armadura antimotim
sol-name-thing-heavy-machine-gun = Metralhadora Pesada
sol-name-thing-brass-knuckles = Soco-inglês
sol-name-thing-machine-pistol = Pistola Automática
sol-name-thing-shotgun = Escopeta
sol-name-thing-shock-baton = Bastão de Choque
sol-name-thing-sniper-rifle = Fuzil de Precisão
sol-name-thing-grenade-launcher = Lança-granadas
sol-name-thing-twin-blades = Lâminas Gêmeas
sol-name-thing-monoblade = Monolâmina
sol-name-thing-plating = Blindagem
sol-name-thing-power-fist = Punho Energizado
sol-name-thing-teeth = Dentes
sol-name-thing-bite = Mordida
sol-name-thing-slam = Pancada
sol-name-thing-hide = Couro
sol-name-thing-claws = Garras
sol-name-thing-shell = Carapaça
sol-name-thing-needle-gun = Pistola de Agulhas
sol-name-thing-carbine = Carabina
sol-name-thing-cannon = Canhão
sol-name-thing-stomp = Pisotão
sol-name-thing-rotary-gun = Metralhadora Rotativa
sol-name-thing-fists = Punhos

## Atributos e perícias.

sol-name-skill-longarms = Armas Longas
sol-name-skill-sidearms = Armas Curtas
sol-name-skill-blades = Lâminas
sol-name-skill-athletics = Atletismo
sol-name-skill-perception = Percepção
sol-name-skill-unarmed = Luta Desarmada
sol-name-skill-stealth = Furtividade
sol-name-skill-medicine = Medicina
sol-name-skill-heavy-weapons = Armas Pesadas
sol-name-skill-clubs = Porretes
sol-name-skill-bod = BOD
sol-name-skill-agi = AGI
sol-name-skill-rea = REA
sol-name-skill-str = STR
sol-name-skill-wil = WIL
sol-name-skill-int = INT
sol-name-skill-log = LOG
sol-name-skill-cha = CHA
sol-name-skill-edge = EDGE

## Personagens prontos e criaturas.

sol-name-archetype-soldier = Soldado
sol-name-archetype-blade = Lâmina
sol-name-archetype-medic = Médico
sol-name-archetype-ganger = Gangueiro
sol-name-archetype-guard = Guarda
sol-name-archetype-squad-leader = Líder de Esquadrão
sol-name-archetype-heavy = Brutamontes
sol-name-archetype-thug = Capanga
sol-name-archetype-gang-gunner = Atirador de Gangue
sol-name-archetype-raider = Saqueador
sol-name-archetype-corpsman = Socorrista
sol-name-archetype-riot-trooper = Tropa de Choque
sol-name-archetype-marksman = Atirador de Elite
sol-name-archetype-grenadier = Granadeiro
sol-name-archetype-stalker = Espreitador
sol-name-archetype-veteran = Veterano
sol-name-archetype-assassin = Assassino
sol-name-archetype-exo-trooper = Soldado de Exo
sol-name-archetype-warlord = Senhor da Guerra
sol-name-archetype-sewer-rat = Rato de Esgoto
sol-name-archetype-watchdog = Cão de Guarda
sol-name-archetype-brute = Bruto
sol-name-archetype-burrower = Escavador
sol-name-archetype-scout-drone = Drone Batedor
sol-name-archetype-gun-drone = Drone Armado
sol-name-archetype-cyborg = Ciborgue
sol-name-archetype-war-walker = Andador de Guerra
sol-name-archetype-siege-engine = Máquina de Cerco

## Ajustes de um encontro.

sol-name-setting-auto-end = fim de turno automático
sol-name-setting-buying-hits = compra de sucessos
sol-name-setting-attack-cost = custo de atacar
sol-name-setting-reload-cost = custo de recarregar
sol-name-setting-move-cost = custo de mover
sol-name-setting-draw-cost = custo de sacar
sol-name-setting-posture-cost = custo de levantar ou deitar
sol-name-setting-cover-cost = custo de cobertura
sol-name-setting-aim-cost = custo de mirar
sol-name-setting-medkit-cost = custo do kit médico
sol-name-setting-reaction-cost = custo da reação
sol-name-setting-reaction-dice = dados da reação
sol-name-setting-aim-dice = dados da mira
sol-name-setting-aim-most = máximo da mira
sol-name-setting-partial-cover = cobertura parcial
sol-name-setting-good-cover = boa cobertura
sol-name-setting-level-1-penalty = penalidade do nível 1
sol-name-setting-level-2-penalty = penalidade do nível 2
sol-name-setting-level-3-penalty = penalidade do nível 3

## Campos de uma ficha.

sol-name-field-attributes-bod = Atributos: BOD
sol-name-field-attributes-agi = Atributos: AGI
sol-name-field-attributes-rea = Atributos: REA
sol-name-field-attributes-str = Atributos: STR
sol-name-field-attributes-wil = Atributos: WIL
sol-name-field-attributes-int = Atributos: INT
sol-name-field-attributes-log = Atributos: LOG
sol-name-field-attributes-cha = Atributos: CHA
sol-name-field-attributes-edge = Atributos: EDGE
sol-name-field-skills = Perícias
sol-name-field-weapons = Armas
sol-name-field-armor = Armadura
sol-name-field-gear = Equipamento
sol-name-field-items = Itens
sol-name-field-medkit = Kit médico
sol-name-field-initiative = Iniciativa
sol-name-field-leader = Líder
sol-name-field-boxes-level-1 = Caixas: nível 1
sol-name-field-boxes-level-2 = Caixas: nível 2
sol-name-field-boxes-level-3 = Caixas: nível 3
sol-name-field-marks = Marcas

## Reações automáticas, modos de agir, ajustes e outras escolhas.

sol-name-option-reaction = reação
sol-name-option-none = nenhuma
sol-name-option-dodge = esquivar
sol-name-option-parry = aparar
sol-name-option-ask = perguntar
sol-name-option-last-point = último ponto
sol-name-option-keep = guardar
sol-name-option-spend = gastar
sol-name-option-wound-words = descrição do ferimento
sol-name-option-later = mais tarde
sol-name-option-2-hours = 2 horas
sol-name-option-8-hours = 8 horas
sol-name-option-24-hours = 24 horas
sol-name-option-melee = corpo a corpo
sol-name-option-ranged = à distância
sol-name-option-yes = sim
sol-name-option-no = não
sol-name-option-full-defense = defesa total
sol-name-option-stand-up = levantar-se
sol-name-option-go-prone = deitar-se
sol-name-option-partial = parcial
sol-name-option-good = boa
sol-name-option-concealed = encoberto
sol-name-option-flanked = flanqueado
sol-name-option-simple = Simples
sol-name-option-average = Médio
sol-name-option-difficult = Difícil
sol-name-option-very-difficult = Muito Difícil
sol-name-option-formidable = Formidável
sol-name-option-absurd = Absurdo
sol-name-option-bought-hits = sucessos comprados
sol-name-option-mark = marca

## Campos de uma condição própria do mestre, e suas escolhas.

sol-name-field-kind = Tipo
sol-name-field-dice = Dados
sol-name-field-value-least = Valor mínimo
sol-name-field-value-most = Valor máximo
sol-name-field-value-usual = Valor usual
sol-name-field-lasts = Duração
sol-name-option-buff = benefício
sol-name-option-debuff = penalidade
sol-name-option-attack = ataque
sol-name-option-defense = defesa
sol-name-option-every-test = todo teste
sol-name-option-scene = cena
sol-name-option-rounds-stop = até o combate pausar
sol-name-option-removed = até remover

## Campos de um item em uma lista da ficha.

sol-name-field-entry-name = Nome
sol-name-field-entry-rank = Graduação
sol-name-field-entry-skill = Perícia
sol-name-field-entry-attribute = Atributo
sol-name-field-entry-level = Nível do ferimento
sol-name-field-entry-kind = Tipo
sol-name-field-entry-points = Pontos de ação
sol-name-field-entry-critical = Níveis por sucesso crítico
sol-name-field-entry-natural = Parte do corpo
sol-name-field-entry-dice = Dados
sol-name-field-entry-brief = Descrição, em uma frase
sol-name-field-entry-threshold = Limiar
sol-name-field-entry-count = Quantidade
sol-name-setting-order = ordem
sol-name-setting-delay = adiar
sol-name-option-once = uma vez
sol-name-option-each-round = a cada rodada
