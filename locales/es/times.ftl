### Horarios, ausencias y temporizador de turnos: el panel privado Horario, `/away`, `/gm timer`, el tablero y los recordatorios.

## Duraciones y días

weekday-sunday = domingo
weekday-monday = lunes
weekday-tuesday = martes
weekday-wednesday = miércoles
weekday-thursday = jueves
weekday-friday = viernes
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
        [one] día
       *[other] días
    }

## Cuándo juegas: el panel privado

hours-button = Horario de juego
hours-title = Cuándo juegas
hours-how = Tu temporizador de turnos solo corre en tus horas de juego. Nadie más ve esto.
hours-zone = Zona horaria
hours-no-zone = ¿Dónde vives? Tus horas de silencio y días libres usan tu hora local.
hours-clock = { $city } (ahora { $time })
hours-other-zone = Otra…
hours-zone-title = Tu zona horaria
hours-zone-field = Una ciudad grande cercana, o la zona
hours-zone-example = Madrid, Mexico City, America/Argentina/Salta
hours-quiet = Horas de silencio
hours-span = { DE($from) } a { $until }
hours-no-quiet = Sin horas de silencio
hours-other-quiet = Otras horas…
hours-quiet-title = Tus horas de silencio
hours-from = Desde
hours-until = Hasta
hours-time-hint = Tu hora local, como 22:00
hours-off = Días libres
hours-no-off = Sin días libres
hours-nudges = Recordatorios
hours-nudges-channel = Te lo recuerdo en el canal antes de que se acabe tu tiempo.
hours-nudges-direct = Te escribo antes de que se acabe tu tiempo, o te lo recuerdo en el canal si no puedo.
hours-nudge-directly = Escribirme
hours-nudge-in-channel = Avisar en el canal
hours-next = Te toca pronto
hours-next-off = No te aviso antes de tu turno.
hours-next-on = Te aviso una vez, cuando empieza el turno anterior al tuyo.
hours-next-start = Avisar antes
hours-next-stop = No avisar

## Ausencias

hours-absence = Ausencia
hours-not-away = No tienes ninguna ausencia prevista.
hours-away-open = Estás fuera hasta que digas que has vuelto.
hours-away-until-time = Estás fuera hasta el { $until }.
hours-away-from-open = Estarás fuera desde el { $from } hasta que digas que has vuelto.
hours-away-from-until = Estarás fuera desde el { $from } hasta el { $until }.
hours-meanwhile-said =
    { $what ->
        [wait] Tus turnos te esperan.
        [guard] Mientras tanto, tus personajes se defienden.
        [pass] Mientras tanto, se saltan tus turnos.
        [fierce] Mientras tanto, el piloto automático lleva tus personajes (feroz).
        [wary] Mientras tanto, el piloto automático lleva tus personajes (cauto).
        [guardian] Mientras tanto, el piloto automático lleva tus personajes (protector).
        [cowardly] Mientras tanto, el piloto automático lleva tus personajes (cobarde).
       *[mindless] Mientras tanto, el piloto automático lleva tus personajes (sin mente).
    }
meanwhile-wait = Esperarme
meanwhile-guard = Defenderse
meanwhile-pass = Saltar mis turnos
meanwhile-fierce = Piloto automático: feroz
meanwhile-wary = Piloto automático: cauto
meanwhile-guardian = Piloto automático: protector
meanwhile-cowardly = Piloto automático: cobarde
meanwhile-mindless = Piloto automático: sin mente
hours-away = Ausencia…
hours-away-waits = Mientras estás fuera, el temporizador se detiene para ti. Cuando te llega el turno, todos ven que estás fuera. El aviso va al DJ, que puede jugar o terminar tu turno.
hours-away-plays = Tu elección se aplica en cuanto te llega el turno, sin avisarte. El tablero muestra hasta cuándo estás fuera.
hours-away-until = No estaré hasta…
hours-in-weeks =
    { $count ->
        [one] En una semana
       *[other] En { $count } semanas
    }
hours-in-days =
    En { $count } { $count ->
        [one] día
       *[other] días
    }
hours-tomorrow = Mañana
hours-unknown = Aún no lo sé
hours-other-day = Otro día…
hours-away-title = Cuándo estás fuera
hours-away-from = Desde (vacío: ahora)
hours-day-hint = viernes; 3 días; 24 de diciembre; 2026-12-24 18:00
hours-meanwhile = Mientras no estás
hours-back = He vuelto
hours-is-back = Qué bien que hayas vuelto.

## El temporizador de turnos

timer-at-end-wait = Avisar al DJ
timer-at-end-guard = Defenderse
timer-at-end-pass = Saltar el turno
timer-at-end-fierce = Piloto automático: feroz
timer-at-end-wary = Piloto automático: cauto
timer-at-end-guardian = Piloto automático: protector
timer-at-end-cowardly = Piloto automático: cobarde
timer-at-end-mindless = Piloto automático: sin mente
timer-then-wait = aviso al DJ
timer-then-guard = el personaje se defiende
timer-then-pass = se salta el turno
timer-then-fierce = juega el piloto automático (feroz)
timer-then-wary = juega el piloto automático (cauto)
timer-then-guardian = juega el piloto automático (protector)
timer-then-cowardly = juega el piloto automático (cobarde)
timer-then-mindless = juega el piloto automático (sin mente)
timer-button = Temporizador…
timer-stop = Parar temporizador
timer-run = Poner en marcha
timer-said = Temporizador: **{ $turn }** por turno, { $answer } por respuesta. Cuando se acaba el tiempo, { $atEnd }.
timer-said-nudge = Temporizador: **{ $turn }** por turno, { $answer } por respuesta, con un recordatorio { $nudge } antes del final. Cuando se acaba el tiempo, { $atEnd }.
timer-none = Sin temporizador de turnos. Sin prisa.
timer-stopped = El temporizador está parado, así que nadie pierde tiempo.
timer-runs = El temporizador vuelve a correr.
timer-deadline = **{ $names }**: hasta el { $when }.

## El temporizador en el tablero y en la ficha

timer-until = Hasta el { $when }
timer-answer-until = Responde antes del { $when }
timer-offer-until = Responde antes del { $when }. Después se retira la oferta.
timer-away = { $user } está fuera
timer-away-from = { $user } estará fuera desde el { $from }
timer-away-until = { $user } está fuera hasta el { $until }
timer-away-from-until = { $user } está fuera desde el { $from } hasta el { $until }
timer-over = Se acabó el tiempo
timer-stopped-short = El temporizador está parado
timer-short = { $turn } por turno, después { $atEnd }
timer-short-stopped = { $turn } por turno, después { $atEnd }; el temporizador está parado
timer-instead-time-over = A { $name } se le acabó el tiempo
timer-instead-no-answer = A { $name } se le acabó el tiempo para responder
timer-instead-asked-for = Como pidió el jugador { DE($name) }

## Recordatorios

timer-nudge-turn = { $users } **{ $names }:** sigue siendo tu turno.
timer-nudge-turn-until = { $users } **{ $names }:** sigue siendo tu turno, hasta el { $when }.
timer-nudge-question = { $users } **{ $names }:** sigo esperando tu respuesta.
timer-nudge-question-until = { $users } **{ $names }:** responde antes del { $when }, por favor.
timer-creatures =
    { $gms } **{ $names }** { $count ->
        [one] te espera
       *[other] te esperan
    }.
timer-many-creatures = { $gms } Te esperan **{ $count } criaturas**.
timer-gm-asked = { $gms } Te espera **una pregunta**.
timer-late-turn = { $gms } Todos esperan a **{ $names }** ({ $user }) desde el { $since }.
timer-late-question = { $gms } Todos esperan una respuesta para **{ $names }** ({ $user }) desde el { $since }.
timer-was-away = Estuve sin conexión desde el { $from } hasta el { $until }. Nadie ha perdido tiempo.
timer-clock-set-right = Mi reloj iba mal, y los plazos también. Ya va bien, y nadie ha perdido tiempo.
timer-options = ¿Qué puedo hacer?
timer-play-for = Jugar en su lugar
timer-end-for = Terminar su turno
timer-wait-on = Seguir esperando
timer-to-the-fight = Ir al combate

## El formulario del temporizador

timer-turn-label = Tiempo por turno
timer-turn-hint = El temporizador se detiene en las horas de silencio, días libres y ausencias del jugador.
timer-answer-label = Tiempo por respuesta
timer-nudge-label = Recordatorio antes de que acabe el tiempo
timer-at-end-label = Cuando se acaba el tiempo
timer-at-end-hint = Si el jugador hizo un plan para cuando se acabe el tiempo, el plan va primero.
timer-usual-label = Encuentros nuevos
timer-no-limit = Sin límite
timer-no-nudge = Sin recordatorio
timer-usual-box = Usar este temporizador en los encuentros nuevos de este canal
timer-is-usual = Los encuentros nuevos de este canal empiezan con este temporizador.
timer-none-usual = Los encuentros nuevos de este canal empiezan sin temporizador.
