### O que o combate em Mastery diz: botões, motivos, perguntas e recusas.

mastery-about = Duelos de novato a mestre: gaste vigor para bater mais forte
mastery-label-attack = Ataque { $manner }
mastery-label-attack-target = Ataque { $manner } { EM($target) }
mastery-label-attack-quick = rápido
mastery-label-special-harm = Ferir com { $skill }
mastery-label-defend = Preparar-se: { $manner }
mastery-ask-special-goal = Qual é o objetivo?
mastery-ask-special-cost = Quanto custa?
mastery-attack-types-quick = Ataque Rápido
mastery-attack-types-focused = Ataque Focado
mastery-attack-types-powerful = Ataque Poderoso
mastery-reasons-prepared-defense = Defender
mastery-reasons-turn = início do turno
mastery-reasons-rest = descanso: { $rest }
mastery-reasons-endurance = Resistência
mastery-reasons-damage = dano: { $band }, diferença { $difference }
mastery-reasons-initiative = iniciativa
mastery-reasons-initiative-tie = empate na iniciativa
mastery-reasons-attack = ataque
mastery-reasons-special = especial
mastery-reasons-stability = estabilidade
mastery-reasons-difficulty = dificuldade
mastery-reasons-stability-dc = CD de estabilidade
mastery-reasons-opponents-skill = { $skill } { DE($opponent) }
mastery-reasons-own-skill = { $skill } própria
mastery-reasons-initiative-tie-skill = empate decidido por { $skill } ({ $level })
mastery-reasons-initiative-tie-roll = desempate d20: { $again }
mastery-reasons-advantage = vantagem: { $reasons }
mastery-reasons-advantage-whose = vantagem { DE($whose) }: { $reasons }
mastery-reasons-levels-above = { $skill } { $levels } níveis acima { DE($against) }
mastery-reasons-critical-hit = um acerto crítico anterior
mastery-reasons-counterattack-opening = abertura de contra-ataque
mastery-reasons-kept-advantage = guardada de antes
mastery-reasons-free-by-speed = { $defense } de graça por Velocidade maior
mastery-reasons-free-prepared = { $defense } de graça enquanto Preparado (regra da casa)
mastery-reasons-defends-with = { $defense } a partir de agora; { $free }
mastery-reasons-first-defense-free = a primeira defesa antes do seu próximo turno não custa vigor (regra da casa)
mastery-reasons-no-free-defense = sem defesa de graça: prepará-la custa a ação do turno
mastery-reasons-hits = acertos
mastery-reasons-hits-of-the-side = acertos do lado
mastery-reasons-no-hold = { $status } não tem efeito em quem entrou em colapso
mastery-reasons-attacked = { $attacker } ataca ({ $how }). Bloquear: { $block }. Esquivar: { $dodge }
mastery-reasons-used-by-attack = usada neste ataque
mastery-reasons-used-by-defense = usada nesta defesa
mastery-reasons-collapsed = em colapso
mastery-reasons-awake = já acordou
mastery-reasons-above-a-quarter = vigor acima de 25%
mastery-reasons-above-0 = vigor acima de 0
mastery-reasons-recovering-and-stunned = Recuperando e Atordoado
mastery-reasons-last-standing = { $count ->
    [one] só { $winners } continua de pé
   *[other] só { $winners } continuam de pé
}
mastery-reasons-first-to-hits = { $winners } { $count ->
    [one] chega
   *[other] chegam
} antes a { $hits } { $hits ->
    [one] acerto
   *[other] acertos
}
mastery-reasons-draw = empate: ninguém está de pé
mastery-price-free = de graça
mastery-price-stamina = 1 de vigor
mastery-questions-attacked-what = { $attacker } ataca { $subject }: { $how }.
mastery-questions-attacked-answers-block = Bloquear
mastery-questions-attacked-answers-dodge = Esquivar
mastery-refusals-action-taken = { $name } já usou a ação deste turno. Encerre o turno com `/turn end`.
mastery-refusals-target-collapsed = { $name } entrou em colapso e está fora de combate. Escolha alguém que continua de pé.
mastery-refusals-no-stakes = Não dá para apostar vigor em um ataque: o custo depende do estilo. Tente `/attack style:powerful`, ou `/act action:special` com um custo seu.
mastery-refusals-harm-needs-a-roll = O dano depende da rolagem do alvo, mas { $number } é só um número. Tente `how:harm vs Defense`, ou `how:vs { $number }` sem dano.
mastery-refusals-harm-costs = Uma ação especial que causa dano custa no mínimo { $least } de vigor. Declare `amount:{ $least }` ou mais.
mastery-refusals-follows-of-stamina = { $condition } depende do vigor, então não dá para definir à mão. Mude o vigor com `/adjust`.
mastery-refusals-status-needs-words = Um estado livre precisa de uma descrição. Tente `/condition add condition:Status note:blinded`. Só vale na narração e não muda números.
mastery-refusals-counterattack = Não dá para escolher contra-atacar. Bloqueie ou esquive-se. Se você superar o ataque por 10 ou mais, ganha vantagem no seu próximo ataque.
mastery-refusals-one-purpose = Uma ação especial tem um só propósito: superar um número (`how:vs 12`), ferir (`how:harm vs Defense`) ou causar um estado (`how:stun vs Defense`). Escolha um.
mastery-refusals-no-healing = Neste livro, só um descanso devolve vigor. Para curar de outro jeito, role contra um número (`how:vs 12`). Aí o mestre pode dar vigor com `/adjust`.
mastery-refusals-already = { $name } já tem a condição { $condition }, que não acumula. Para mudar quanto dura, use `/condition remove` antes.
