### O que `/rules`, os menus e a prática dizem de Mastery.

## Termos com números das regras

mastery-level = Um nível de maestria que dá +{ $modifier } em rolagens com a perícia. Com Resistência no nível { $name }, você tem { $stamina } de vigor.
mastery-level-cite = Mastery Level Modifiers; Stamina Formula
mastery-attack-type = Custa { $cost } de vigor, acertando ou não. O ataque ganha +{ $bonus }.
mastery-attack-type-plain = Custa { $cost } de vigor, acertando ou não. O ataque não ganha bônus.
mastery-attack-type-cite = Types of Attacks

mastery-briefs-actions-attack = Role Ataque contra a Defesa do alvo. Um ataque Rápido custa 2 de vigor. Um ataque Focado custa 4 e ganha +2, e um ataque Poderoso custa 6 e ganha +4.
mastery-briefs-actions-defend = Escolha se você bloqueia ou se esquiva a partir de agora. Se você usar a ação do turno para isso, sua primeira defesa antes do próximo turno é de graça (regra da casa).
mastery-briefs-actions-special = Role uma perícia contra um número ou a perícia do alvo. Escolha sua perícia em “with:” e o custo em vigor em “amount:”. Diga o que você quer em “how:”, como “vs 12”, “vs Defense”, “harm vs Defense” ou “stun vs 14”.
mastery-briefs-actions-move = Em um mapa, mova-se até qualquer quadrado que alcance. É de graça, e você pode fazer isso quantas vezes quiser no seu turno.
mastery-briefs-actions-rest = Um descanso curto devolve 25% do seu vigor, e um longo devolve todo. Ambos acabam com a fadiga e acordam quem entrou em colapso.
mastery-briefs-conditions-exhausted = Com 25% do vigor ou menos, você tem −2 em todas as rolagens e se move mais devagar (só na narração). Acaba quando você passa de 25%.
mastery-briefs-conditions-unsteady = Você ainda está de pé com 0 de vigor, depois de um teste de estabilidade. Cada vez que sofre dano ou paga um custo, rola de novo. Acaba quando você passa de 0.
mastery-briefs-conditions-recovering = Você continuou de pé com 0 de vigor, mas perde o próximo turno. Você se defende como sempre.
mastery-briefs-conditions-advantage = No próximo ataque, role dois d20 e fique com o maior. A vantagem dura até esse ataque ou até o fim da cena.
mastery-briefs-conditions-prepared = Regra da casa: sua primeira defesa antes do próximo turno não custa vigor.
mastery-briefs-conditions-stunned = Regra da casa: você perde o próximo turno. Você se defende como sempre.
mastery-briefs-conditions-fatigued = Regra da casa: você tem −2 em todas as rolagens até descansar. Não se soma a Exausto.
mastery-briefs-conditions-disoriented = Regra da casa: você tem −1 na próxima defesa.
mastery-briefs-conditions-status = Qualquer outro estado. O mestre o descreve em “note:”. Só vale na narração e não muda números.
mastery-briefs-archetypes-bryn = Foi guardiã de farol, virou esgrimista e ainda leva o fogo consigo.
mastery-briefs-archetypes-wren = Cuida dos cavalos no estábulo. Tem uma lança emprestada e bons ouvidos.
mastery-briefs-archetypes-tobin = Um guarda da cidade no segundo ano que sabe segurar uma porta.
mastery-briefs-archetypes-isolde = Uma duelista de aluguel: rápida, precisa e nunca onde o golpe cai.
mastery-briefs-archetypes-brannoc = Um veterano que cansa quem não consegue vencer.
mastery-briefs-archetypes-sefa = Uma capitã de espadas com um pouco de tempestade nas mãos.
mastery-briefs-archetypes-aurelio = Um campeão do rei, invicto há nove verões.
mastery-briefs-archetypes-mother-kestrel = Uma mestra da lâmina que ensina outros mestres.
mastery-briefs-archetypes-opponent = Um parceiro de treino igualmente bom em tudo, que se defende como no exemplo do livro.
mastery-briefs-archetypes-level = { $level } em tudo.
mastery-briefs-standing-orders-defense = Como você se defende: do jeito mais barato, sempre bloqueando, sempre esquivando, ou eu pergunto toda vez. O jeito mais barato é esquivar se for de graça, e bloquear se não for.
mastery-briefs-settings-win = Como se vence o combate: “last standing” (o último de pé) ou “first to N hits” (o primeiro a N acertos). Os acertos contam para o lado todo.
mastery-briefs-settings-defense = O que acontece quando um combatente não tem defesa padrão: “standing” usa a mais barata, e “ask” pergunta toda vez.
mastery-briefs-settings-auto-end = Se um turno se encerra sozinho depois da ação.
## O combate de prática.

mastery-practice-miss = { $roll } A defesa do boneco de treino é { $against }, então você erra.
mastery-practice-hit = { $roll } A defesa do boneco de treino é { $against }. Você passou por { $difference }, então o boneco perde { $harm }.
mastery-practice-lessons-manner-title = Escolha um ataque
mastery-practice-lessons-manner-before = O vigor é seu fôlego e sua saúde: atacar gasta vigor, e levar golpes também. Ataques mais fortes custam mais.
mastery-practice-lessons-manner-quick = Rápido · 2 de vigor
mastery-practice-lessons-manner-focused = Focado · 4 de vigor
mastery-practice-lessons-manner-powerful = Poderoso · 6 de vigor
mastery-practice-lessons-defense-title = Defenda-se
mastery-practice-lessons-defense-before = O boneco de treino ataca você. Uma defesa custa 1 de vigor, mas esquivar é de graça para quem é mais rápido.
mastery-practice-lessons-defense-hit = { $roll } Sua defesa é { $against }, então você perde { $harm }. Quanto mais um ataque passa da sua defesa, mais você perde.
mastery-practice-lessons-defense-stopped = { $roll } Sua defesa é { $against }, então você detém o ataque.
mastery-practice-lessons-ready-title = Recupere o fôlego
mastery-practice-lessons-ready-before = É a sua vez. Defenda para que a próxima defesa seja de graça, ou ataque de novo.
mastery-practice-lessons-ready-after = Você ganhou a condição Preparado, então seu próximo bloqueio ou esquiva antes do seu turno é de graça.
mastery-practice-learned = Escolha com que força ataca, e defenda-se quando eu perguntar. Cuide do vigor: com 0, você pode entrar em colapso.

mastery-template-one-level-less = Um nível a menos. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Mastery Level Modifiers: um nível é +1 em cada rolagem.
mastery-template-less-stamina = Um nível a menos, portanto menos vigor. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Fatigue and Stamina Calculation: o vigor é 10 × índice², com índice 1 para o nível mais baixo e 7 para o mais alto.
mastery-template-less-training = Um nível a menos nas rolagens em que o treino conta. A Velocidade e o vigor não mudam. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Mastery Level Modifiers: um nível é +1 em cada rolagem.
mastery-template-one-level-more = Um nível a mais. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Mastery Level Modifiers: um nível é +1 em cada rolagem.
mastery-template-more-stamina = Um nível a mais, portanto mais vigor. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Fatigue and Stamina Calculation: o vigor é 10 × índice², com índice 1 para o nível mais baixo e 7 para o mais alto.
mastery-template-two-levels-more = Dois níveis a mais. Esta mudança é do Fray, não do livro. Para as regras do livro, ver Mastery Level Modifiers (um nível é +1 em cada rolagem) e Advantage (você a tem a partir de dois níveis acima da perícia do oponente).
mastery-template-much-more-stamina = Três níveis a mais, portanto vigor suficiente contra um grupo. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Fatigue and Stamina Calculation: o vigor é 10 × índice², com índice 1 para o nível mais baixo e 7 para o mais alto.
