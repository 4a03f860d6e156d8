### Horários de jogo, ausências e o tempo por turno: o painel Horários, `/away`, `/gm timer`, o painel e os lembretes.

## Durações e dias

weekday-sunday = domingo
weekday-monday = segunda-feira
weekday-tuesday = terça-feira
weekday-wednesday = quarta-feira
weekday-thursday = quinta-feira
weekday-friday = sexta-feira
weekday-saturday = sábado
length-minutes =
    { $count } { $count ->
        [one] minuto
       *[other] minutos
    }
length-hours =
    { $count } { $count ->
        [one] hora
       *[other] horas
    }
length-days =
    { $count } { $count ->
        [one] dia
       *[other] dias
    }

## Quando você joga: o painel particular

hours-button = Horários de jogo
hours-title = Quando você joga
hours-how = Seu tempo só corre nos seus horários de jogo. Ninguém mais vê isto.
hours-zone = Fuso horário
hours-no-zone = Onde você mora? Seu horário de silêncio e suas folgas usam a sua hora local.
hours-clock = { $city } (agora { $time })
hours-other-zone = Outro…
hours-zone-title = Seu fuso horário
hours-zone-field = Uma cidade grande perto, ou o nome do fuso
hours-zone-example = Sao Paulo, Manaus, America/Argentina/Salta
hours-quiet = Horário de silêncio
hours-span = { $from } às { $until }
hours-no-quiet = Sem horário de silêncio
hours-other-quiet = Outro horário…
hours-quiet-title = Seu horário de silêncio
hours-from = Das
hours-until = Às
hours-time-hint = Sua hora local, como 22:00
hours-off = Dias de folga
hours-no-off = Sem dias de folga
hours-nudges = Lembretes
hours-nudges-channel = Lembro você no canal antes de o seu tempo acabar.
hours-nudges-direct = Mando uma mensagem antes de o seu tempo acabar, ou lembro você no canal se não der.
hours-nudge-directly = Por mensagem
hours-nudge-in-channel = No canal
hours-next = Antes da sua vez
hours-next-off = Não chamo você antes da sua vez.
hours-next-on = Chamo você uma vez, quando começa o turno antes do seu.
hours-next-start = Avisar antes
hours-next-stop = Não avisar antes

## Ausência

hours-absence = Ausência
hours-not-away = Você não está ausente.
hours-away-open = Você está ausente até dizer que voltou.
hours-away-until-time = Você está ausente até { $until }.
hours-away-from-open = Você vai estar ausente { DE($from) } até dizer que voltou.
hours-away-from-until = Você vai estar ausente { DE($from) } até { $until }.
hours-meanwhile-said =
    { $what ->
        [wait] Seus turnos esperam por você.
        [guard] Enquanto isso, seus personagens se defendem.
        [pass] Enquanto isso, seus turnos são pulados.
        [fierce] Enquanto isso, o piloto automático joga com seus personagens (feroz).
        [wary] Enquanto isso, o piloto automático joga com seus personagens (cauteloso).
        [guardian] Enquanto isso, o piloto automático joga com seus personagens (protetor).
        [cowardly] Enquanto isso, o piloto automático joga com seus personagens (covarde).
       *[mindless] Enquanto isso, o piloto automático joga com seus personagens (irracional).
    }
meanwhile-wait = Esperar por mim
meanwhile-guard = Defender
meanwhile-pass = Pular meus turnos
meanwhile-fierce = Piloto automático: feroz
meanwhile-wary = Piloto automático: cauteloso
meanwhile-guardian = Piloto automático: protetor
meanwhile-cowardly = Piloto automático: covarde
meanwhile-mindless = Piloto automático: irracional
hours-away = Ausentar-se…
hours-away-waits = Enquanto você está ausente, o seu tempo não corre. Quando chega a sua vez, todos veem que você está ausente. O aviso vai para o mestre, que pode jogar ou encerrar o seu turno.
hours-away-plays = Sua escolha vale assim que chega a sua vez, e ninguém chama você. O painel mostra até quando você está ausente.
hours-away-until = Ausente até…
hours-in-weeks =
    { $count ->
        [one] Daqui a uma semana
       *[other] Daqui a { $count } semanas
    }
hours-in-days =
    Daqui a { $count } { $count ->
        [one] dia
       *[other] dias
    }
hours-tomorrow = Amanhã
hours-unknown = Ainda não sei
hours-other-day = Outro dia…
hours-away-title = Quando você se ausenta
hours-away-from = A partir de (em branco: agora)
hours-day-hint = sexta; 3 dias; 24 de dezembro; 2026-12-24 18:00
hours-meanwhile = Enquanto você não está
hours-back = Voltei
hours-is-back = Que bom que você voltou.

## O tempo por turno

timer-at-end-wait = Chamar o mestre
timer-at-end-guard = Defender
timer-at-end-pass = Pular o turno
timer-at-end-fierce = Piloto automático: feroz
timer-at-end-wary = Piloto automático: cauteloso
timer-at-end-guardian = Piloto automático: protetor
timer-at-end-cowardly = Piloto automático: covarde
timer-at-end-mindless = Piloto automático: irracional
timer-then-wait = eu chamo o mestre
timer-then-guard = o personagem se defende
timer-then-pass = o turno é pulado
timer-then-fierce = o piloto automático joga (feroz)
timer-then-wary = o piloto automático joga (cauteloso)
timer-then-guardian = o piloto automático joga (protetor)
timer-then-cowardly = o piloto automático joga (covarde)
timer-then-mindless = o piloto automático joga (irracional)
timer-button = Tempo por turno…
timer-stop = Parar o tempo
timer-run = Retomar o tempo
timer-said = Tempo limite: **{ $turn }** por turno, { $answer } por resposta. Quando o tempo acaba, { $atEnd }.
timer-said-nudge = Tempo limite: **{ $turn }** por turno, { $answer } por resposta, com um lembrete { $nudge } antes do fim. Quando o tempo acaba, { $atEnd }.
timer-none = Sem tempo limite. Jogue sem pressa.
timer-stopped = O tempo está parado, então ninguém perde tempo.
timer-runs = O tempo voltou a correr.
timer-deadline = **{ $names }**: até { $when }.

## O tempo por turno no painel e na ficha

timer-until = Até { $when }
timer-answer-until = Responda até { $when }
timer-offer-until = Responda até { $when }. Depois a oferta é retirada.
timer-away = Ausência: { $user }
timer-away-from = Ausência: { $user }, a partir { DE($from) }
timer-away-until = Ausência: { $user }, até { $until }
timer-away-from-until = Ausência: { $user }, { DE($from) } até { $until }
timer-over = Tempo esgotado
timer-stopped-short = O tempo está parado
timer-short = { $turn } por turno, depois { $atEnd }
timer-short-stopped = { $turn } por turno, depois { $atEnd }; o tempo está parado
timer-instead-time-over = O tempo { DE($name) } acabou
timer-instead-no-answer = O tempo { DE($name) } para responder acabou
timer-instead-asked-for = Como pediu quem joga com { $name }

## Lembretes

timer-nudge-turn = { $users } **{ $names }:** ainda é a sua vez.
timer-nudge-turn-until = { $users } **{ $names }:** ainda é a sua vez, até { $when }.
timer-nudge-question = { $users } **{ $names }:** ainda espero a sua resposta.
timer-nudge-question-until = { $users } **{ $names }:** responda até { $when }, por favor.
timer-creatures =
    { $gms } **{ $names }** { $count ->
        [one] está
       *[other] estão
    } esperando por você.
timer-many-creatures = { $gms } **{ $count } criaturas** estão esperando por você.
timer-gm-asked = { $gms } **Uma pergunta** está esperando por você.
timer-late-turn = { $gms } Todos estão esperando por **{ $names }** ({ $user }) desde { $since }.
timer-late-question = { $gms } Todos estão esperando uma resposta por **{ $names }** ({ $user }) desde { $since }.
timer-was-away = Fiquei fora do ar { DE($from) } até { $until }. Ninguém perdeu tempo.
timer-clock-set-right = Meu relógio estava errado, e os prazos também. Agora está certo, e ninguém perdeu tempo.
timer-options = O que posso fazer?
timer-play-for = Jogar esse turno
timer-end-for = Encerrar esse turno
timer-wait-on = Continuar esperando
timer-to-the-fight = Ir para o combate

## O formulário do tempo por turno

timer-turn-label = Tempo por turno
timer-turn-hint = O tempo para no horário de silêncio, nas folgas e nas ausências do jogador.
timer-answer-label = Tempo por resposta
timer-nudge-label = Lembrete antes de o tempo acabar
timer-at-end-label = Quando o tempo acaba
timer-at-end-hint = Se o jogador fez um plano para quando o tempo acabar, o plano vem antes.
timer-usual-label = Novos encontros
timer-no-limit = Sem limite
timer-no-nudge = Sem lembrete
timer-usual-box = Usar este tempo em novos encontros neste canal
timer-is-usual = Novos encontros neste canal começam com este tempo por turno.
timer-none-usual = Novos encontros neste canal começam sem tempo limite por turno.
