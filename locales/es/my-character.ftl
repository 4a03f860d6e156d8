### Mi personaje (/me), /turns, /catch-up y lo que pasó desde el último turno de un jugador.

## Mi personaje

me-open = Mi personaje
me-your-turn = Es tu turno
me-others-turn = Es el turno { DE($name) }, con { $player }
me-turn-after = Tu turno va después { DE($names) }
me-turn-after-many = Tu turno va después de otros { $count }
me-their-turn-after = El turno { DE($name) } va después { DE($names) }
me-their-turn-after-many = El turno { DE($name) } va después de otros { $count }
me-not-yet = El combate aún no ha empezado
me-in-hand = { $tools } en mano
me-since = **Desde tu último turno:** { $news }
me-died = { $users }, **{ $name }** ha muerto. `/me` muestra qué puedes hacer ahora.
me-dead = **{ $name } ha muerto.** Pide al DJ que traiga de vuelta a tu personaje, o únete con otro.
me-dead-of-gm = **{ $name } ha muerto.** `/gm revive` le devuelve la vida.
me-no-one = No juegas con nadie en este combate.
me-no-encounter = No hay ningún encuentro en este canal.
me-no-characters = Aún no tienes ningún personaje.
me-undo = Deshacer: { $deed }
me-sheet = Ficha
me-another = Otro personaje…
me-back = Volver
me-close = Cerrar
me-join = Unirme
me-undone = Deshecho: { $deed }.
me-sure-to-undo = ¿Deshacer las { $count } acciones? Puedes rehacerlas una a una con `/redo`.
me-undo-all = Deshacer las { $count }

## Reacciones automáticas

me-reactions = Reacciones autom.
me-no-reactions = Ninguna
me-change-reactions = Cambiar reacciones…
me-reactions-how = Elige de antemano qué haces cuando salga una pregunta, para que nadie tenga que esperarte. Elige «preguntar» para que te pregunte cada vez.
me-reaction-usual = { $answer } (predeterminado)
me-reaction = { $about }: { $answer }
me-reaction-set = La reacción automática de **{ $name }** a «{ $about }» ahora es «{ $answer }».

## Descansar, y lo guardado

me-rest = Descanso ({ $kind })
me-rest-unchanged = El grupo descansa. No cambia nada.
me-rest-not = -# Ahora no pueden descansar: { $names }.
me-roll-again = Tirar otra vez
me-saved = -# Guardado como «{ $name }».
me-saved-shared = -# Guardado como «{ $name }» para todos en este servidor.
me-saved-title = Guardado
me-nothing-saved = Aún no hay nada guardado. Guarda una acción o una tirada con un nombre y repítela con un toque.
me-saved-with = con { $tool }
me-saved-at = { $what } contra { $targets }
me-save = Guardar «{ $what }»…
me-save-title = Guardar con un nombre
me-save-name = Nombre, como «mi apertura»
me-roll-saved = Tirar { $name }
me-do-saved = Usar { $name }
me-remove-saved = Quitar…

## Irse, y un personaje nuevo

me-leave = Dejar el combate…
me-leave-now = Irme
me-ask-to-leave = Preguntar al DJ
me-sure-to-leave =
    ### ¿Sacar { A($name) } del combate?
    { $name } se va enseguida. Puedes deshacerlo o volver a unirte.
me-sure-to-ask-to-leave =
    ### ¿Sacar { A($name) } del combate?
    El combate está en marcha, así que decide el DJ.
me-make = Personaje nuevo…
me-make-title = Personaje nuevo
me-make-name = Nombre
me-make-like = Personaje prefabricado del que partir
    .hint = Los primeros { $shown } de { $count }. /character new los ofrece todos.
me-is-ready = Personaje creado: **{ $name }**, con la ficha en blanco.
me-is-ready-like = Personaje creado: **{ $name }**, a partir { DE($like) }.
me-play-it = Únete con `/join character:`.
me-portrait-given = **{ $name }** ahora tiene retrato. Todos lo ven cuando actúa { $name }.
me-portrait-removed = **{ $name }** ya no tiene retrato.
me-portrait = Retrato

## /turns

needed-button = Mis turnos
needed-title = Te esperan
needed-turn = **{ $names }**: tu turno
needed-turn-as-gm = **{ $names }**: tu turno como DJ
needed-question = **{ $names }**: una pregunta para ti
needed-question-as-gm = **{ $names }**: una pregunta para ti como DJ
needed-check = **{ $names }**: una prueba que tirar
needed-check-as-gm = **{ $names }**: una prueba que tirar como DJ
needed-request = { $user } quiere unirse con **{ $name }**
needed-whisper = El DJ tiene un susurro para ti
needed-others = Esperas a
needed-turn-of = { $user }: turno de **{ $names }**
needed-question-to = { $user }: una pregunta para **{ $names }**
needed-check-of = { $user }: una prueba de **{ $names }**
needed-unread = { $user }: leer tu susurro
needed-turns-of = { $who }: su turno
needed-questions-to = { $who }: una pregunta para cada uno
needed-checks-of = { $who }: una prueba
needed-due = plazo: { $time }
needed-pinged = aviso { $time }
needed-away = ausente
needed-away-until = ausente, de vuelta { $time }
needed-go = Ir
needed-more = -# … y { $count } más
needed-no-one = Nadie te espera en este servidor.
needed-for-absent =
    { $count ->
        [one] Un combate te necesita, porque alguien está ausente. Allí puedes actuar en su lugar.
       *[other] Algunos combates te necesitan, porque hay gente ausente. Allí puedes actuar en su lugar.
    }
needed-next = -# { $turn } (**{ $name }**, en este canal).
needed-next-of-gm = -# { $turn } (en este canal).

## /catch-up

caught-up-button = Ponerme al día
caught-up-since-turn = Desde tu último turno
caught-up-since-joined = Desde que te uniste
caught-up-since-round = Desde que empezó la ronda
caught-up-since-beginning = Hasta ahora
caught-up-two = { $name } { $first } y { $last }
caught-up-run = { $name } del { $first } al { $last }
caught-up-hit = Golpes { DE($actors) } { A($targets) }.
caught-up-hit-for = Golpes { DE($actors) } { A($targets) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }en total
    }.
caught-up-attacked = Ataques { DE($actors) } { A($targets) }, con algún daño.
caught-up-attacked-for = Ataques { DE($actors) } { A($targets) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }en total
    }.
caught-up-missed = Ataques { DE($actors) } { A($targets) }, sin daño.
caught-up-hurt = Con heridas: { $names }.
caught-up-lost = Pérdidas { DE($names) }: { $amounts }.
caught-up-healed = Curación { DE($actors) } { A($targets) }.
caught-up-healed-for = Curación { DE($actors) } { A($targets) }: { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }en total
    }.
caught-up-recovered = Recuperación { DE($names) }.
caught-up-regained = Recuperación { DE($names) }: { $amounts }.
caught-up-got = Para { $names }: { $amounts }.
caught-up-died = **Muertes: { $names }.**
caught-up-fell = **Fuera de combate: { $names }.**
caught-up-rose = Otra vez en pie: { $names }.
caught-up-gained = Estados nuevos para { $names }: { $conditions }.
caught-up-ended = Estados que acaban para { $names }: { $conditions }.
caught-up-joined = Nuevos en el combate: { $names }.
caught-up-left = Dejaron el combate: { $names }.
caught-up-skipped = Turno saltado: { $names }.
caught-up-acted = { $actors }: { $act }.
caught-up-acted-at = { $actors }: { $act } ({ $targets }).
caught-up-moved = Movimiento { DE($actors) } a { $places }.
caught-up-moved-somewhere = Movimiento { DE($actors) }.
caught-up-more = -# … y { $count } más, en `/log show`.
caught-up-nothing = No ha pasado nada importante.
caught-up-your-side = Tu bando: { $states }.
caught-up-players = Los jugadores: { $states }.

## Desde el último turno de un jugador

since-you = ti
since-hit = Golpe { DE($actor) } { A($target) }.
since-hit-for = Golpe { DE($actor) } { A($target) }: { $amounts }.
since-missed = Ataque { DE($actors) } { A($target) }, sin daño.
since-healed = Curación { DE($actor) } { A($target) }.
since-healed-for = Curación { DE($actor) } { A($target) }: { $amount }.
since-gave = De { $actor } { A($target) }: { $amount }.
since-gained = Estados nuevos para { $target }: { $conditions }.
since-ended = Estados que acaban para { $target }: { $conditions }.
left-fight =
    { $how ->
        [fled] En fuga: { $names }.
        [surrendered] Rendición: { $names }.
        [conceded] Abandono: { $names }.
        [banished] { $names }: { $count ->
            [one] destierro
           *[other] destierro
        }.
       *[captured] { $names }: { $count ->
            [one] en cautiverio
           *[other] en cautiverio
        }.
    }
since-dead =
    { $names } { $count ->
        [one] ha muerto
       *[other] han muerto
    }.
since-down =
    { $names }: { $count ->
        [one] fuera de combate
       *[other] fuera de combate
    }.
since-up =
    { $names } { $count ->
        [one] vuelve
       *[other] vuelven
    } a estar en pie.
since-more = { $count } más en el registro.
