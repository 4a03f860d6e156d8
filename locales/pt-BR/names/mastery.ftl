### O que o livro de Mastery nomeia, como sai uma rolagem, e recursos.

# Como saiu uma rolagem, ao lado dela.
mastery-degrees-critical = crítico
mastery-degrees-solid = sólido
mastery-degrees-glancing = de raspão
mastery-degrees-blocked = bloqueado
mastery-degrees-matched = empate
mastery-degrees-success = sucesso
mastery-degrees-failure = falha
mastery-degrees-pass = passou
mastery-degrees-fail = não passou
# O mesmo no fim de uma linha curta de contas.
mastery-results-critical = um acerto crítico
mastery-results-solid = um acerto sólido
mastery-results-glancing = um acerto de raspão
mastery-results-blocked = bloqueado
mastery-results-matched = empate, então bloqueado
mastery-results-success = um sucesso
mastery-results-failure = uma falha
mastery-results-pass = passou
mastery-results-fail = não passou
mastery-resource-stamina = vigor
mastery-resource-stamina-counted = de vigor
mastery-resource-stamina-harm = de dano
mastery-resource-action-one = ação
mastery-resource-action-several = ações

## Ações.

mastery-name-action-attack = Atacar
mastery-name-action-defend = Defender
mastery-name-action-special = Ação especial
mastery-name-action-move = Mover
mastery-name-action-rest = Descansar

## Condições.

mastery-name-condition-exhausted = Exausto
mastery-name-condition-unsteady = Instável
mastery-name-condition-recovering = Recuperando
mastery-name-condition-advantage = Vantagem
mastery-name-condition-prepared = Preparado
mastery-name-condition-stunned = Atordoado
mastery-name-condition-fatigued = Fatigado
mastery-name-condition-disoriented = Desorientado
mastery-name-condition-status = Estado

## Perícias.

mastery-name-skill-athletics = Atletismo
mastery-name-skill-insight = Intuição
mastery-name-skill-fire-magic = Magia do Fogo
mastery-name-skill-situational-awareness = Atenção ao Entorno
mastery-name-skill-intimidation = Intimidação
mastery-name-skill-acrobatics = Acrobacia
mastery-name-skill-grappling = Agarrar
mastery-name-skill-storm-magic = Magia da Tempestade
mastery-name-skill-leadership = Liderança
mastery-name-skill-stealth = Furtividade
mastery-name-skill-offense = Ataque
mastery-name-skill-defense = Defesa
mastery-name-skill-endurance = Resistência
mastery-name-skill-speed = Velocidade
mastery-name-skill-tactical-combat = Combate Tático

## Personagens prontos e criaturas.

mastery-name-archetype-bryn = Bryn
mastery-name-archetype-wren = Wren
mastery-name-archetype-tobin = Tobin
mastery-name-archetype-isolde = Isolda
mastery-name-archetype-brannoc = Brannoc
mastery-name-archetype-sefa = Sefa
mastery-name-archetype-aurelio = Aurélio
mastery-name-archetype-mother-kestrel = Mãe Kestrel
mastery-name-archetype-opponent = Oponente
mastery-name-archetype-novice-fighter = Lutador Novato
mastery-name-archetype-competent-fighter = Lutador Competente
mastery-name-archetype-adept-fighter = Lutador Adepto
mastery-name-archetype-advanced-fighter = Lutador Avançado
mastery-name-archetype-expert-fighter = Lutador Perito
mastery-name-archetype-elite-fighter = Lutador de Elite
mastery-name-archetype-master-fighter = Lutador Mestre

## Ajustes de um encontro.

mastery-name-setting-win = vitória
mastery-name-setting-defense = defesa
mastery-name-setting-auto-end = fim de turno automático

## Campos de uma ficha.

mastery-name-field-offense = Ataque
mastery-name-field-defense = Defesa
mastery-name-field-endurance = Resistência
mastery-name-field-speed = Velocidade
mastery-name-field-tactical-combat = Combate tático
mastery-name-field-specials = Especiais
mastery-name-field-items = Itens

## Reações automáticas, modos de agir, ajustes e outras escolhas.

mastery-name-option-defense = defesa
mastery-name-option-cheapest = a mais barata
mastery-name-option-block = bloquear
mastery-name-option-dodge = esquivar
mastery-name-option-ask = perguntar
mastery-name-option-last-standing = até cair o último
mastery-name-option-first-to-1-hit = até 1 acerto
mastery-name-option-first-to-3-hits = até 3 acertos
mastery-name-option-first-to-5-hits = até 5 acertos
mastery-name-option-standing = permanente
mastery-name-option-short = curto
mastery-name-option-long = longo
mastery-name-option-novice = Novato
mastery-name-option-competent = Competente
mastery-name-option-adept = Adepto
mastery-name-option-advanced = Avançado
mastery-name-option-expert = Perito
mastery-name-option-elite = Elite
mastery-name-option-master = Mestre
mastery-name-option-quick = rápido
mastery-name-option-focused = focado
mastery-name-option-powerful = poderoso
mastery-name-option-glancing = de raspão
mastery-name-option-solid = sólido
mastery-name-option-critical = crítico
mastery-name-option-harm = ferir
mastery-name-option-stun = atordoar
mastery-name-option-fatigue = fatigar
mastery-name-option-disorient = desorientar
mastery-name-option-harm-vs-defense = ferir contra Defesa
mastery-name-option-vs-defense = contra Defesa
mastery-name-option-stun-vs-defense = atordoar contra Defesa
mastery-name-option-fatigue-vs-defense = fatigar contra Defesa
mastery-name-option-disorient-vs-defense = desorientar contra Defesa
mastery-name-option-vs-8 = contra 8
mastery-name-option-vs-10 = contra 10
mastery-name-option-vs-12 = contra 12
mastery-name-option-vs-15 = contra 15
mastery-name-option-vs-18 = contra 18
mastery-name-option-vs-20 = contra 20

## Campos de uma condição própria do mestre, e suas escolhas.

mastery-name-field-kind = Tipo
mastery-name-field-tires = Penalidade em toda rolagem
mastery-name-field-unguards = Penalidade na próxima defesa
mastery-name-field-loses-turn = Perde o próximo turno
mastery-name-field-while-up = Acaba no colapso
mastery-name-field-lasts = Duração
mastery-name-option-buff = benefício
mastery-name-option-debuff = penalidade
mastery-name-option-yes = sim
mastery-name-option-no = não
mastery-name-option-scene = cena
mastery-name-option-removed = até remover
mastery-name-option-lost-turn = turno perdido
mastery-name-option-next-turn = próximo turno

## Campos de um item em uma lista da ficha.

mastery-name-field-entry-name = Nome
mastery-name-field-entry-level = Nível
mastery-name-field-entry-count = Quantidade
mastery-name-setting-order = ordem
mastery-name-setting-delay = adiar
mastery-name-option-once = uma vez
mastery-name-option-each-round = a cada rodada
