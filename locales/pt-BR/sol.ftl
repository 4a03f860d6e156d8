### Project Sol em jogo: rótulos de ações, motivos no registro, perguntas a jogadores.

sol-about = Ficção científica com reservas de d6: armas, cobertura e ferimentos que pesam
## Rótulos

sol-react-none = Não reagir
sol-react-dodge = Esquivar de ataques
sol-react-parry = Aparar ataques
sol-react-ask = Perguntar sempre
sol-label-take-cover = Buscar cobertura: { $manner }
sol-label-draw = Sacar { $tool }
sol-label-use = Usar { $tool }
sol-label-medkit = Kit médico em { $target }
sol-label-medkit-self = Kit médico em você
sol-label-test-against = Teste contra alguém
sol-label-test = Testar { $tool }
sol-label-note = Descrever { $tool }
sol-label-surprise = Teste de surpresa
sol-ask-test-target = Contra quem é?

## Substantivos

sol-hit-one = sucesso
sol-hit-several = sucessos
sol-hour-one = hora
sol-hour-several = horas
sol-die-one = dado
sol-die-several = dados
sol-point-one = ponto de ação
sol-point-several = pontos de ação

## Motivos

sol-reason-wounds = { $count ->
    [one] ferimento
   *[other] ferimentos
}
sol-reason-wounds-of-level = nível { $level }
sol-reason-wound-called = ferimento de nível { $level }
sol-reason-wound-called-letter = ferimento de nível { $level } { $letter }
sol-reason-in-hand = { $item } em mãos
sol-reason-wound = ferimento de nível { $level }
sol-reason-cover = cobertura: { $cover }
sol-reason-cover-thing = cobertura: { $cover } ({ $thing } em { $at })
sol-reason-flanked = flanqueado
sol-reason-flanked-by = flanqueado: { $enemies }
sol-reason-by-gm = { $what } (decisão do mestre)
sol-reason-by-gm-words = { $what } (decisão do mestre: “{ $words }”)
sol-reason-initiative-bonus = bônus de iniciativa
sol-reason-medkit = kit médico
sol-reason-attack = ataque
sol-reason-soak = absorver
sol-reason-surprise = surpresa
sol-reason-recovery = recuperação
sol-reason-test = teste
sol-reason-threshold = limiar
sol-reason-threshold-level = limiar (ferimento de nível { $level })
sol-reason-critical =
    sucesso crítico, { $net } { $net ->
        [one] sucesso líquido
       *[other] sucessos líquidos
    }
sol-reason-box-full = nenhuma caixa de nível { $level } livre
sol-reason-grazing-hit = 0, de raspão
sol-reason-no-box = ferimento de nível { $level }, sem caixa para ele
sol-reason-level-wound = ferimento de nível { $level }
sol-reason-natural-recovery = recuperação natural
sol-reason-full-defense = defesa total
sol-reason-surprised = surpreso
sol-reason-combat-begins = o combate começa
sol-reason-joins = entra no combate
sol-reason-turn-over = fim do turno
sol-reason-shot-taken = o tiro foi dado
sol-reason-moved = movimento
sol-reason-wounded = ferimento
sol-reason-other-cover = busca outra cobertura
sol-reason-stood-up = se levanta
sol-reason-anew = definido de novo
sol-reason-not-surprised = sem surpresa
sol-reason-first-turn-over = o primeiro turno acabou
sol-reason-fewer-wounds = menos ferimentos do que BOD
sol-reason-unconscious = inconsciente
sol-reason-asleep = dormindo
sol-reason-awake = já acordou
sol-reason-newcomer = entrou no meio da rodada
sol-reason-no-one-able = ninguém pode agir
sol-reason-one-side-able = só { $side } podem agir

## Perguntas e respostas

sol-question-attack-last = Este é o seu último ponto: se gastar, você desmaia. { $attacker } ataca com { $item }.
sol-question-attack = { $attacker } ataca { $subject } com { $item }.
sol-question-reaction-costs = Uma reação custa { $cost } de { $points }.
sol-question-reaction-adds =
    Uma reação soma { $dice } { $dice ->
        [one] dado
       *[other] dados
    } e custa { $cost } de { $points }.
sol-answer-and-fall = { $reaction } e desmaiar
sol-answer-dodge = Esquivar
sol-answer-parry = Aparar
sol-answer-none = Não reagir
sol-question-words-for-wound = { $subject } sofre um ferimento de nível { $level } de { $from }.
sol-question-words-for-wound-ask = Qual é o ferimento na história?
sol-question-mark-for-wound = O ferimento de nível 3 de { $subject } sara ({ $from }).
sol-question-mark-for-wound-ask = Que marca ele deixa, no corpo ou na mente?
