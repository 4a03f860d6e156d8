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
sol-label-medkit = Usar Kit médico
sol-label-medkit-target = Kit médico { EM($target) }
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
sol-reason-cover-thing = cobertura: { $cover } ({ $thing } { EM($at) })
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
sol-reason-threshold-hours =
    limiar (ferimento de nível { $level }, { $hours } { $hours ->
        [one] hora
       *[other] horas
    })
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
sol-reason-anew = aplicado de novo
sol-reason-not-surprised = sem surpresa
sol-reason-first-turn-over = o primeiro turno acabou
sol-reason-fewer-wounds = menos ferimentos do que BOD
sol-reason-unconscious = inconsciente
sol-reason-asleep = dormindo
sol-reason-awake = já acordou
sol-reason-newcomer = entrou no meio da rodada
sol-reason-leads-enemies = { $dice } = { $hits }, como líder dos inimigos
sol-reason-led-by = sob o comando { DE($leader) }
sol-reason-with-enemies = com os inimigos
sol-reason-enemies-score = age na iniciativa dos inimigos ({ $hits })
sol-reason-no-enemies = { $dice } = { $hits }, sem inimigos
sol-reason-before-enemies = { $dice } = { $hits }, antes dos inimigos
sol-reason-tied-with-enemies = { $dice } = { $hits }, empate, então os inimigos agem antes
sol-reason-after-enemies = { $dice } = { $hits }, depois dos inimigos
sol-reason-last-point = resta um ponto de ação no último esforço; gastar esse ponto é desmaiar
sol-reason-bought-hits = { $hits } por { $dice }
sol-reason-bought-enough = { $hits } por { $dice }, { $goal } { $threshold }: sucesso
sol-reason-bought-too-few = { $hits } por { $dice }, { $goal } { $threshold }: falha
sol-reason-rested-too-short = { $hours }, pouco demais para uma tentativa
sol-reason-rested-some-lost =
    { $hours }, { $lost ->
        [one] a última não basta
       *[other] as últimas { $lost } não bastam
    } para outra tentativa
sol-reason-no-one-able = ninguém pode agir
sol-reason-one-side-able =
    só { $which ->
        [players] os jogadores podem
        [enemies] os inimigos podem
       *[named] { $side } pode
    } agir
sol-reason-attack-on-you = { $attacker } ataca com { $item }. Uma reação custa { $cost } de { $points }.
sol-reason-attack-on-you-last = { $attacker } ataca com { $item }. Uma reação custaria seu último ponto de ação, e você desmaiaria.
sol-reason-words-for-wound = Você sofre um ferimento de nível { $level } { DE($from) }. Qual é o ferimento na história?
sol-reason-mark-for-wound = O ferimento de nível 3 { DE($name) } ({ $from }) sara. Que marca ele deixa, no corpo ou na mente?

## Perguntas e respostas

sol-question-attack-last = Este é o seu último ponto de ação: se gastar, você desmaia. { $attacker } ataca com { $item }.
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
sol-question-words-for-wound = { $subject } sofre um ferimento de nível { $level } { DE($from) }.
sol-question-words-for-wound-ask = Qual é o ferimento na história?
sol-question-mark-for-wound = O ferimento de nível 3 { DE($subject) } ({ $from }) sara.
sol-question-mark-for-wound-ask = Que marca ele deixa, no corpo ou na mente?
sol-refused-concealed = Ninguém tem linha de visão até { $target }, então nenhum ataque chega lá. Primeiro, use `/act action:move`, ou escolha outro alvo.
sol-refused-not-flanked =
    { $target } não está com os flancos expostos. Isso exige dois inimigos { DE($target) } que possam agir, e ali { $enemies ->
        [0] não há nenhum
        [one] só há { $enemies }
       *[other] há { $enemies }
    }. Ataque sem `flanked`.
sol-refused-not-in-hand =
    Você tem { $hand } em mãos, não { $weapon }. `/act action:draw with:{ $weapon }` saca por { $cost } { $cost ->
        [one] ponto
       *[other] pontos
    } de ação.
sol-refused-out-of-reach = { $tool } só alcança os quadrados ao seu lado, e { $target } está a { $meters } m. Primeiro, chegue mais perto com `/move`, ou escolha outro alvo.
sol-refused-cover-by-place = Em um mapa, a cobertura depende de onde { $name } está. Vá para trás de algo com `/move`, como um caixote ou uma parede.
sol-refused-in-hand = { $name } já tem { $weapon } em mãos. Ataque com `/attack`, ou saque outra arma.
sol-refused-aim-full = { $name } não pode mirar melhor do que +{ $most }. Ataque agora com `/attack`.
sol-refused-no-styles = Project Sol não tem um estilo de ataque “{ $typed }”. Deixe `style` de fora.
sol-refused-no-stress = Project Sol não tem estresse. Deixe `stress` de fora.
sol-refused-already-so = { $name } já está assim: { $state }. Gaste o ponto em outra coisa, ou encerre o turno com `/turn end`.
sol-refused-already-in-cover = { $name } já tem { $state }. Gaste o ponto em outra coisa, ou encerre o turno com `/turn end`.
sol-refused-no-wounds = { $name } não tem ferimentos para tratar. Faça outra coisa.
sol-refused-medkit-tried = Todos os ferimentos de nível { $level } de { $name } já tiveram sua única tentativa com o kit médico. Use `/rest` depois do combate.
sol-refused-no-medkit = { $name } não tem kit médico. Se outra pessoa tiver, pode usar no turno dela: `/act action:medkit target:{ $name }`.
sol-refused-buying-forbidden = Só dá para comprar sucessos se o mestre permite (ajuste `buying-hits`). Fale com o mestre, ou role o teste.
sol-refused-buying-in-combat = Não dá para comprar sucessos em combate. Role o teste: deixe `how: bought hits` de fora e indique uma dificuldade.
sol-refused-surprise-late = Os testes de surpresa vêm antes do combate. Mestre: defina você com `/condition add condition:surprised`.
sol-refused-follows-of-itself = Não dá para definir “{ $condition }” à mão. Depende de ferimentos, pontos de ação e turnos: mude isso com `/condition add condition:wound` ou `/adjust`.
sol-refused-hours = Diga quantas horas você descansa, de 1 a { $most }: `/rest kind:8 hours`.
sol-refused-no-gear = { $name } não tem equipamento para usar. Escolha outra ação com `/act`.
sol-refused-no-attribute = “{ $typed }” não tem nenhum atributo. Uma reserva é uma perícia e um atributo, como `Perception + INT`, ou dois atributos: { $known }.
sol-refused-one-difficulty = Um teste tem uma só dificuldade, e você deu duas: { $one } e { $other }. Deixe uma de fora.
sol-refused-no-words = Diga o que { $wound } é na história: `/act action:note say:a broken rib`.
sol-refused-option = `{ $option }` não muda nada aqui. Deixe de fora.
sol-refused-option-targets = Esta ação não tem alvo. Deixe `target` de fora.
sol-refused-option-tool = Esta ação não usa arma nem item. Deixe `with` de fora.
sol-refused-option-manner = Só há um jeito de fazer isto. Deixe `how` de fora.
sol-refused-option-amount = Esta ação não tem quantidade. Deixe `amount` de fora.
sol-refused-option-to = Esta ação não move você. Deixe o quadrado de fora.
sol-refused-option-range = Project Sol não usa alcances. Deixe `range` de fora.
sol-refused-option-cover = Isto não é um ataque. Deixe `cover` de fora.
sol-refused-option-flanked = Isto não é um ataque. Deixe `flanked` de fora.
sol-refused-option-behind = Em Project Sol só conta o flanco, não o ataque pelas costas. Deixe `behind` de fora.
sol-refused-option-high-ground = O terreno elevado não importa em Project Sol. Deixe `high_ground` de fora.
