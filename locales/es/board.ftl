### El tablero, la ficha del encuentro, el orden de turnos y las listas de alrededor, en el canal y en privado.

## El tablero y el mensaje de un turno

board-scene = Encuentro: { $names }
scene-gained = **Nuevo en el encuentro: { $condition }.**
scene-gained-why = **Nuevo en el encuentro: { $condition }** ({ $why }).
scene-ended = El encuentro ya no tiene { $condition }.
scene-counted = **{ $resource }: { $change }** ({ $why }).
board-turn-now = Ahora
board-turn-done = ✓ Hecho
board-line-in-words =
    { $side ->
        [enemies] { $name } (bando enemigo)
        [others] { $name } (neutral)
       *[players] { $name }
    }{ $turn ->
        [now] , en su turno
        [done] , ya actuó
       *[later] { "" }
    }:
board-in-log = -# { $count } más en el registro
board-in-details = -# { $count } más en *Detalles*
board-details = Detalles
board-left-fight =
    { $how ->
        [fled] En fuga
        [surrendered] Rendición
        [conceded] Abandono
        [banished] Destierro
       *[captured] Captura
    }: { $names }
board-dead =
    { $names } { $count ->
        [one] ha muerto
       *[other] han muerto
    }
board-out-of = { $value } de { $all }
board-your-turn = { $names }, te toca.
board-your-turn-together = { $names }: les toca, en el orden que quieran.
board-turnless = sin turno propio
board-left = { $users } **{ $name }: { $first } por gastar**{ $more }.
board-left-nothing = nada
board-turn-of-absent =
    { $gms } Le toca a **{ $names }**, pero { $users } { $count ->
        [one] está
       *[other] están
    } fuera. Juega el turno, termínalo o espera.
board-next = -# Siguiente: { $names }
board-next-player = { $name } ({ $user })
board-creatures-turn = { $now }.
board-creatures-turn-then = { $now }, después { $next }.
board-waits-for = -# { $name } decide antes.
board-waits-for-gm = -# El DJ decide antes.
board-waits-for-several = -# { $names } deciden antes.
board-nothing-done =
    { $names } { $count ->
        [one] no hace nada
       *[other] no hacen nada
    }.
board-cut-short =
    { $names } { $count ->
        [one] aún no ha
       *[other] aún no han
    } actuado.
board-others = { $count } más

## Botones bajo un turno

board-several = { $count } objetivos
board-again = { $act } otra vez
board-priced = { $manner } ({ $verb }){ $bonus }{ $joint }cuesta { $cost }
board-attack-by = { $name } ataca { A($target) }
board-run-as-before =
    { $count ->
        [2] Los dos
       *[other] Todos
    }: como antes
board-run-attacks =
    { $count ->
        [2] Los dos atacan
       *[other] Todos atacan
    } { A($target) }
board-run-ends =
    Terminar { $count ->
        [2] los dos
       *[other] todos los
    } turnos
board-which-of-yours = Les toca a varios de tus personajes. ¿Cuál actúa?

board-all-done =
    Terminar { $count ->
        [2] los dos
       *[other] todos los
    } turnos
board-always = Siempre { $answer }, sin preguntar
board-end-turn = Terminar turno
board-done = He terminado
board-is-next = Le toca { A($name) }
board-more = Más…
board-then-round = Después, en la ronda { $round }:

## La ficha fijada

card-phase-gathering = esperando jugadores
card-phase-fighting = en marcha
card-phase-aftermath = combate en pausa
card-phase-ended = terminado
card-head = DJ { $gms }
card-more = { $count } más
card-no-one = Todavía no se ha unido nadie.
card-how-to = -# Jugadores: **Unirme**, o `/join`. DJ: `/add` y luego `/initiative`.
card-waiting-for = Esperando { A($names) }.
card-seal = -# Los dados están sellados. SHA-256 de su semilla: `{ $commitment }`
card-rest-seed = -# Semilla de los dados de los descansos anteriores: `{ $seed }`

## Lo que pasa en la mesa y no es historia

table-setting-gone = **{ $name }** vuelve a su valor predeterminado.
table-together =
    { $names } ahora { $count ->
        [one] actúa
       *[other] actúan
    } con el grupo **{ $group }**.
table-alone =
    { $names } { $count ->
        [one] vuelve a actuar
       *[other] vuelven a actuar
    } por separado.
table-gms = DJ: { $users }.
table-apart = { $one } { Y($other) }: { $position }.
table-apart-reset = { $one } { Y($other) } vuelven a su distancia inicial.
table-order = Orden de turnos: { $names }.
table-no-turn = Sin turno: { $names } ({ $why }).
table-nothing = Hecho.
table-no-math = No hay cuentas que mostrar.
state-is = { $name }: { $how }.
state-is-collapsed = { $name } se ha desplomado.
state-left =
    { $how ->
        [fled] { $name } ha huido.
        [surrendered] { $name } se ha rendido.
        [conceded] { $name } ha abandonado.
        [banished] { $name } está en el destierro.
       *[captured] { $name } está en cautiverio.
    }
state-has = { $name }: { $what }.
state-up = otra vez en pie

## El final de un combate

victory-players = Han ganado los jugadores: no queda ningún enemigo en pie.
victory-enemies = Han ganado los enemigos: no queda ningún personaje jugador en pie.
victory-side = Ha ganado el bando «{ $side }»: no queda nadie más en pie.
side-players = jugadores
side-enemies = enemigos
victory-draw = Empate: no queda nadie en pie.
victory-beaten = -# Fuera de combate: { $names }.
victory-more = -# y { $count } más
victory-next = DJ: termina el encuentro o sigue el combate.
victory-next-rests = DJ: termina el encuentro o sigue el combate. Jugadores: elijan un descanso para recuperarse.
victory-next-all-dead = DJ: termina el encuentro o sigue el combate. Jugadores: usen `/join` con otro personaje para seguir.
victory-open = El combate ha terminado.
victory-rounds =
    { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }
victory-best = golpe más fuerte: { $actor } { A($target) }, { $harm }
victory-fallen = Bajas: { $names }.
victory-defeated = Fuera de combate: { $names }.
victory-end = Terminar encuentro…
victory-go-on = Seguir el combate

## Las cuentas de tiradas y daño

math-no-dice = sin dados
math-lost = { $rolled } (descartados: { $faces })
math-brings = inflige { $amount }
math-no-harm = sin daño
math-no-harm-why = sin daño ({ $why })
math-from = { $harm } por { $why }
math-back = recupera { $amount }
math-dropped = { $kept }, se descarta { $dropped }
math-rerolled = { $kept } (repetida en vez de { $first }: { $why })
math-hits =
    { $hits } { $hits ->
        [one] éxito
       *[other] éxitos
    }
math-net-hits =
    { $hits } { $hits ->
        [one] éxito neto
       *[other] éxitos netos
    }
math-at-most =
    { $why }: { $most } { $most ->
        [one] dado
       *[other] dados
    } como máximo
math-more-dice =
    { $why }: { $count } { $count ->
        [one] dado
       *[other] dados
    } más
math-fewer-dice =
    { $why }: { $count } { $count ->
        [one] dado
       *[other] dados
    } menos
math-against = contra { $other }
math-decided-by = { $goal }, pero { $what }
math-decided-too = { $goal }, { $what }
math-heals = { $who }: se cura **{ $what }**
math-decided = { $result } ({ $what })
math-needed = { $result } (necesario: { $goal })
math-needed-under = { $result } (necesario: { $goal } o menos)
math-place = { $line }, puesto { $place } de { $of }
math-order = Orden: { $line }
math-more = y { $count } más
math-more-lines =
    y { $count } { $count ->
        [one] línea
       *[other] líneas
    } más de cuentas

## Cómo está alguien

vitality-up = en pie
vitality-down = fuera de combate
vitality-down-mastery = desplome
vitality-dead = sin vida
vitality-fled = en fuga
vitality-surrendered = rendición
vitality-conceded = abandono
vitality-banished = destierro
vitality-captured = en cautiverio
standing-unhurt = sin heridas
standing-hurt = con heridas
standing-bloodied = con heridas graves
standing-near-death = al borde de la muerte
standing-brink = al límite
standing-this-turn = este turno
standing-until-next-turn = hasta el próximo turno
standing-until-turn-of-source = hasta el próximo turno de su origen
standing-rounds-left =
    { $count } { $count ->
        [one] ronda
       *[other] rondas
    }
standing-turns-left =
    { $count } { $count ->
        [one] turno
       *[other] turnos
    }
standing-more = { $count } más

## El orden de turnos

turns-round = Ronda { $round }
round-record = Hash del registro hasta aquí: { $hash }
turns-before-rounds = Antes del combate
turns-after-rounds = Después del combate
turns-waiting = Esperando a
turns-next = Ahora
turns-still = Siguen actuando
turns-acts-last-now = **{ $name }** ahora actúa al final.
turns-acts-before-now = **{ $name }** ahora actúa justo antes de **{ $before }**.
turns-moved-together = { $names } actúan en grupo, así que cambian de puesto a la vez.
turns-turn-passed = Ahora es el turno { DE($names) }.
turns-whole-turn-again =
    { $names } { $count ->
        [one] había gastado parte de su turno y tendrá uno entero
       *[other] habían gastado parte de sus turnos y los tendrán enteros
    }.
turns-turn-lost =
    { $names } ya no { $count ->
        [one] tiene
       *[other] tienen
    } turno esta ronda.
turns-acts-again =
    { $names } { $count ->
        [one] actúa
       *[other] actúan
    } por segunda vez esta ronda.
event-text = { $mark }. { $words }
event-line = **{ $mark }**: { $rounds }, { $place }
event-hidden = { $line } (oculto)
event-condition-rounds = { $condition } ({ $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    })
event-to = { A($who) }
event-to-everyone = todo el mundo
event-to-players = los personajes jugadores
event-to-side =
    el bando { $which ->
        [players] de los jugadores
        [enemies] de los enemigos
       *[named] { $side }
    }
event-to-area = quien esté en { $from }–{ $to }
event-saves = salvación: { $what } contra { $against }
event-save = { $what } contra { $against }: { $roll }
event-save-under = { $what }, { $against } o menos: { $roll }
event-save-of = { $name }, { $save }
event-each-round = cada ronda
event-from = desde la ronda { $round }
event-once = en la ronda { $round }
event-between = en las rondas { $from }–{ $until }
event-at-end = al final de la ronda
event-at-initiative = en iniciativa { $score }
event-before = justo antes del turno { DE($name) }
event-after = justo después del turno { DE($name) }
event-countdown = **{ $mark }**: { $left ->
        [0] esta ronda
        [one] la próxima ronda
       *[other] en { $left } rondas
    }
event-reminder = { $gms }: acaba de llegar un evento. Resuelve lo que hace.
event-planned = **{ $mark }** se acerca.
event-set = Evento fijado. { $line }
event-removed = Evento eliminado: **{ $mark }**
event-none = Aún no hay eventos. Añade una acción de guarida, una tormenta o una cuenta atrás. Cada evento tiene su puesto en el orden de turnos, en las rondas que elijas.
event-button = Eventos…
event-title = Eventos
event-add = Añadir un evento…
event-effect-button = Efecto…
event-remove = Quitar
delay-button = Retrasar…
delay-ask =
    ### ¿Retrasar el turno { DE($name) }?
    El turno entero pasa a más tarde en esta ronda. Elige detrás de quién actuar, o espera y pulsa *Ser el siguiente* cuando quieras. Si { $name } aún espera al final de la ronda, pierde el turno.
delay-after = Actuar después de…
delay-wait = Esperar
delay-act-next = Ser el siguiente
delay-waiting =
    { $names } { $count ->
        [one] espera
       *[other] esperan
    } para actuar. Para actuar a continuación: *Más…* y luego *Ser el siguiente*.
turns-this-round-only = Cada ronda tiene un orden nuevo, así que esto solo vale para esta ronda.

## Situación, estados y personajes

phase-gathering = Esperando jugadores: `/join`. El DJ empieza el combate con `/initiative`.
phase-aftermath = El combate está en pausa. DJ: `/initiative` para seguir, `/encounter end` para terminar.
phase-ended = Este encuentro ha terminado. Pueden recuperarse con `/rest`. Un DJ empieza el próximo encuentro con `/encounter start`.
overview-told =
    Los jugadores { $told ->
        [exact] ven los números exactos de las criaturas
        [words] leen en palabras cómo están las criaturas
       *[hidden] no saben cómo están las criaturas
    }.
overview-on-turn = Ahora: { $line }
overview-done = { $line } (hecho)
overview-more-in-fight = … y { $count } más en el combate
overview-no-one = Todavía no se ha unido nadie.
overview-waiting = { $decides } Usa `/answer`.
overview-no-conditions = Nadie tiene ningún estado. { $ruleset } tiene estos:
overview-more-borne = … y { $count } más: usa `who:` para ver los estados de un combatiente
overview-more-conditions = … y { $count } más: búscalos con `/rules term:`
overview-now = Ahora: { $figures }
overview-on-side =
    { $which ->
        [players] En el bando de los jugadores
        [enemies] En el bando de los enemigos
       *[named] En el bando { $side }
    }
overview-characters = Tus personajes aquí: { $count }
overview-characters-page = Tus personajes aquí: { $count } · página { $page } de { $pages }
overview-book = { $title } { DE($author) } ({ $license }). La redacción es de Fray. Más sobre los libros: docs/books.md.
overview-no-license = sin licencia indicada

## Preguntas a un jugador

questions-gm-decides = El DJ decide.
questions-of-absent =
    { $users } { $count ->
        [one] está
       *[other] están
    } fuera. { $gms } Puedes responder en su lugar.
questions-decides = { $who } ({ $by }) tiene que decidir: { $about }.
questions-about-next = quién actúa a continuación
questions-about-join = si se une
questions-unworded = { $names }, te toca elegir: { $about }.
questions-form-title = ¿Qué respondes?
questions-offers = Responde con `/answer answer:` { $offers }.
questions-any-words = Responde con tus palabras: `/answer answer:`.
questions-answered =
    -# { $names } { $count ->
        [one] ha respondido
       *[other] han respondido
    }.
questions-open = Responder…
questions-choose = Elige una respuesta…
questions-kept = Anotado. { $decides }
questions-unneeded = Ya no hace falta la respuesta { DE($names) }.

## Personas sin nombre

people-gm = el DJ
people-player = un jugador
people-someone = alguien
people-enemy = el enemigo

## En lugar de una línea de historia que falta

plain-attack = { $actor } ataca { A($target) } ({ $tool }): { $result }.
plain-roll = { $actor }, { $what }: { $result }.
plain-action = { $actor }: { $what }.
plain-action-target = { $actor }: { $what } ({ $target }).
plain-state = { $name }: { $what }.
plain-over = { $name }: fin { DE($what) }.
plain-joined = { $name } se une.
plain-left = { $name } se va.
plain-handed-over = Ahora { $user } juega con { $name }.
plain-phase-fighting = Empieza el combate.
plain-phase-ended = El encuentro ha terminado.

## Donde un mensaje está lleno

rest-events =
    … y { $count ->
        [one] pasó { $count } cosa más
       *[other] pasaron { $count } cosas más
    }
rest-math =
    … y { $count } { $count ->
        [one] línea
       *[other] líneas
    } más de cuentas
rest-lines = … y { $count } más

## Lo que se ofrece a un jugador

offer-made = { $name } recibe una oferta: { $title }.
offer-made-words = { $name } recibe una oferta: { $title }. «{ $words }»
offer-accepted = { $name } acepta: { $title }.
offer-refused = { $name } rechaza: { $title }.
offer-withdrawn = Oferta { A($name) } retirada: { $title }.
offer-accept = Aceptar
offer-refuse = Rechazar
offer-withdraw = Retirar
offer-new = Ofrecer…
offer-kind = ¿Qué ofreces?
offer-words = ¿De qué se trata?
offer-whose = { $user } { $text }
roll-more-dice = … y { $count } más
roll-stopped = (límite: { $most } dados)
roll-hits =
    { $count } { $count ->
        [one] éxito
       *[other] éxitos
    }
