### /plan y Mi plan: lo que el turno de un jugador hace por sí solo.

plan-open = Mi plan
plan-title = Plan · { $name }
plan-as-planned = Según el plan { DE($name) }
plan-no-longer-fits = { $users } **El plan { DE($name) } ya no sirve, y es el turno { DE($name) }.**
plan-has = tiene un plan
plan-none = Planea ya tu próximo turno, para que nadie tenga que esperarte. Solo lo ves tú, y puedes cambiarlo cuando quieras.
plan-no-plan = Sin plan
plan-lines =
    { $count ->
        [one] 1 línea
       *[other] { $count } líneas
    }
plan-handed-over = De momento, otra persona juega con { $name }, así que no se sigue el plan { DE($name) }.

## Condiciones

plan-share =
    { $percent ->
        [25] un cuarto
        [50] la mitad
        [75] tres cuartos
       *[other] { $percent } %
    }
plan-condition-self-below = tu salud está por debajo de { $share }
plan-condition-friend-below = la salud de alguien de tu bando está por debajo de { $share }
plan-condition-friend-down = alguien de tu bando está fuera de combate
plan-condition-enemy-near = tienes un enemigo al lado
plan-condition-stands = { $name } sigue en pie
plan-condition-enemies-at-least =
    { $count ->
        [one] al menos 1 enemigo sigue en pie
       *[other] al menos { $count } enemigos siguen en pie
    }
plan-condition-round-from = es la ronda { $round } o una posterior
plan-condition-left = tienes aún al menos { $amount }
plan-if = Si { $condition }

## Objetivos

plan-target-near-enemy = un enemigo que tengas al lado
plan-target-most-hurt-enemy = el enemigo con más heridas
plan-target-any-enemy = cualquier enemigo
plan-target-most-hurt-friend = quien tenga más heridas en tu bando
plan-target-fallen-friend = alguien de tu bando fuera de combate
plan-target-self = tu personaje
plan-has-left = alguien que se ha ido
plan-or-else = { $first }; si no, { $next }
plan-to-square = { $act } a { $square }
plan-defend = Defenderse

## El plan en palabras

plan-line = Si { $conditions }: **{ $act }**.
plan-line-always = { $act }.
plan-otherwise-end-turn = Si nada de esto sirve, tu turno termina.
plan-otherwise-tell-me = Si nada de esto sirve, te avisaré.
plan-use-at-once = El plan empieza en cuanto sea tu turno.
plan-use-late = El plan solo empieza cuando se acabe tu tiempo.
plan-spends-nothing = El plan solo gasta lo que vuelve en cada turno.
plan-spends = El plan puede gastar hasta { $amounts } por turno, además de lo que vuelve en cada turno.

## Botones

plan-preset-guard-when-low = Defensa si voy mal
plan-preset-fight-on = Seguir luchando
plan-preset-friends-first = Primero curar
plan-preset-only-guard = Solo defenderme
plan-keep = Guardar este plan
plan-add = Añadir línea
plan-try = Vista previa
plan-play-now = Jugarlo ya
plan-drop = Borrar plan

## Menús

plan-when = Si… (hasta dos)
plan-act = Entonces…
plan-may-spend = puede gastar { $amount }
plan-change = Cambiar el plan…
plan-change-at-once = Empezar solo cuando se acabe mi tiempo
plan-change-late = Empezar en cuanto sea mi turno
plan-change-end-turn = Si nada sirve, avisarme
plan-change-tell-me = Si nada sirve, terminar mi turno
plan-remove-line = Quitar línea { $line }: { $text }

## Lo que se acaba de hacer

plan-kept = -# Plan guardado.
plan-line-removed = -# Línea quitada.
plan-dropped = -# Plan borrado.
plan-full = -# Un plan tiene cinco líneas como máximo. Quita una para añadir otra.
plan-tried = Ahora mismo el plan empezaría así: **{ $act }**.
plan-tried-end = Ahora mismo tu turno solo terminaría.
plan-tried-unfit = Ahora mismo nada sirve, así que te avisaría.
plan-skipped = -# Línea { $line } saltada: { $why }.
plan-why-not-offered = no puedes hacerlo ahora
plan-why-no-target = no hay a quién hacérselo
plan-why-no-way = todos los caminos a esa casilla arriesgan un ataque
plan-why-not-allowed = cuesta más de lo que el plan puede gastar
plan-why-asks = habría que hacerte una pregunta
