### Lo que dice el combate en TDGS: botones, motivos, preguntas y rechazos.

tdgs-about = Fantasía con d20: pasos, interrupciones y estados
tdgs-squares =
    { $count } { $count ->
        [one] casilla
       *[other] casillas
    }
tdgs-label-defend = Ante ataques: { $interrupt }
tdgs-label-defend-full = Defensa total
tdgs-label-defend-first = Primera disponible
tdgs-label-defend-none = Sin interrupciones
tdgs-label-defend-ask = Preguntar cada vez
tdgs-label-use = Usar { $tool }
tdgs-label-use-target = Usar { $tool } con { $target }
tdgs-label-equip = Equipar { $tool }
tdgs-label-equip-on = Ponerse { $tool }
tdgs-label-equip-off = Quitarse { $tool }
tdgs-label-equip-hand = Empuñar { $tool }
tdgs-label-move = Moverse
tdgs-label-move-target = Acercarse { A($target) }
tdgs-label-step = Dar un paso
tdgs-label-step-target = Apartarse { DE($target) }
tdgs-label-disengage = Destrabarse
tdgs-label-disengage-target = Destrabarse, pero no { DE($target) }
tdgs-label-shove = Empujar
tdgs-label-shove-target = Empujar { A($target) }
tdgs-label-shove-prone = Empujar al suelo
tdgs-label-shove-prone-target = Empujar { A($target) } al suelo
tdgs-label-shove-away = Empujar lejos
tdgs-label-shove-away-target = Empujar { A($target) } lejos
tdgs-label-escape = Liberarse
tdgs-label-stand = Levantarse
tdgs-label-flee = Huir
tdgs-label-flee-target = Huir { DE($target) }
tdgs-label-chase = Perseguir
tdgs-label-chase-target = Perseguir { A($target) }
tdgs-label-extinguish = Apagar el fuego
tdgs-label-extinguish-target = Apagar el fuego { DE($target) }
tdgs-label-extinguish-by = { $label } { $method }
tdgs-method-water = con agua
tdgs-method-roll-on-the-ground = rodando por el suelo
tdgs-method-smother-it = sofocándolo
tdgs-label-treat-poison = Tratar el veneno
tdgs-label-treat-poison-target = Tratar el veneno { DE($target) }
tdgs-label-treat-bleeding = Tratar el sangrado
tdgs-label-treat-bleeding-target = Tratar el sangrado { DE($target) }
tdgs-label-ready = Preparar una acción
tdgs-label-fire = Preparado: { $readied }
tdgs-label-fire-target = Preparado: { $readied }, { $target }
tdgs-label-fire-any = Acción preparada
tdgs-label-fire-any-target = Acción preparada: { $target }
tdgs-label-delay = Actuar al final
tdgs-label-delay-target = Actuar después { DE($target) }
tdgs-label-search = Buscar: { $sense }
tdgs-label-search-other = Buscar de otro modo
tdgs-label-insight = Calar a alguien
tdgs-label-insight-target = Calar { A($target) }
tdgs-label-suggest = Sugerir algo { $kind }
tdgs-label-suggest-target = Sugerir { A($target) } algo { $kind }
tdgs-label-dispel = Disipar { $tool }
tdgs-label-dispel-target = Disipar { $tool } { DE($target) }
tdgs-label-instant = Declarar { $tool }
tdgs-label-instant-on = Declarar { $tool } para { $target }
tdgs-label-instant-at = Declarar { $tool } contra { $target }
tdgs-label-hazard-out = Salir del peligro
tdgs-label-hazard-in = Daño cada ronda
tdgs-label-hazard-once = Daño una vez
tdgs-label-repair = Reparar { $tool }
tdgs-label-destroy = Destruir { $tool }
tdgs-label-ward = Efecto: { $kind }
tdgs-label-check = Prueba de { $stat }
tdgs-ask-ready-how = ¿Qué haces cuando ocurra?
tdgs-ask-move-target = ¿A quién te acercas?
tdgs-ask-step-target = ¿De quién te apartas?
tdgs-ask-disengage-target = ¿Con quién sigues trabado?
tdgs-ask-ward-how = ¿Qué tipo de efecto?
tdgs-ask-check-how = ¿Qué sentido?
tdgs-how-in = cada ronda, hasta que salga del peligro
tdgs-how-other = otros sentidos
tdgs-ask-squares = ¿Cuántas casillas?
tdgs-ask-difficulty = ¿Qué dificultad?
tdgs-difficulty-amount = Dificultad { $amount }
tdgs-ask-percent = ¿Qué porcentaje?
tdgs-percent-amount = { $amount } %
tdgs-grade-normal = normal
tdgs-grade-minor = menor
tdgs-grade-notable = notable
tdgs-grade-major = mayor
tdgs-reasons-unseen = Invisibilidad
tdgs-reasons-unseen-whose = Invisibilidad { DE($whose) }
tdgs-reasons-charmed = Encanto
tdgs-reasons-charmed-whose = Encanto { DE($whose) }
tdgs-reasons-extended-range = alcance extendido, { $band }
tdgs-reasons-high-ground = terreno elevado
tdgs-reasons-high-ground-squares = terreno elevado: { $higher } sobre { $lower }
tdgs-reasons-cover = cobertura { $cover }
tdgs-reasons-cover-by = cobertura { $cover }: { $thing } en { $square }
tdgs-reasons-range =
    { $band }: { DE($from) } a { $to }, { $squares } { $squares ->
        [one] casilla
       *[other] casillas
    }
tdgs-reasons-overruled = { $of }, según el DJ
tdgs-reasons-overruled-why = { $of }, según el DJ: «{ $why }»
tdgs-reasons-size = tamaño
tdgs-reasons-damage = PG perdidos
tdgs-reasons-difficulty = dificultad
tdgs-reasons-difficulty-of = dificultad de { $of }
tdgs-reasons-natural = { $face } natural
tdgs-reasons-luck = LUK { $luck } decide
tdgs-reasons-attack = ataque
tdgs-reasons-opportunity-attack = ataque de oportunidad
tdgs-reasons-parry = parada
tdgs-reasons-spell = conjuro
tdgs-reasons-resist = resistir { $condition }
tdgs-reasons-shake-off = librarse de { $condition }
tdgs-reasons-concentration = concentración
tdgs-reasons-grapple = agarre
tdgs-reasons-escape = escape
tdgs-reasons-shove = empujón
tdgs-reasons-hide = esconderse
tdgs-reasons-search = búsqueda
tdgs-reasons-persuade = persuadir
tdgs-reasons-intimidate = intimidar
tdgs-reasons-deceive = engañar
tdgs-reasons-insight = calar
tdgs-reasons-dispel = disipar
tdgs-reasons-chase = persecución
tdgs-reasons-flee = huida
tdgs-reasons-check = prueba
tdgs-reasons-critical = crítico, magnitud { $magnitude }
tdgs-reasons-raw-minimum = daño bruto mínimo
tdgs-reasons-hit-minimum = daño mínimo de un impacto
tdgs-reasons-deflection = desvío
tdgs-reasons-absorption = absorción de { $type } { $percent }, { $of }: cura { $heals }
tdgs-reasons-immunity = inmunidad a { $type }, { $of }
tdgs-reasons-resistance = resistencia
tdgs-reasons-vulnerability = vulnerabilidad
tdgs-reasons-interaction = { $type }: { $interaction }
tdgs-reasons-interaction-both = { $type }: { $resistance } contra { $vulnerability }
tdgs-reasons-in-all = total de { $type }
tdgs-reasons-absorbed = absorbido
tdgs-reasons-maximum-hp = PG máximos
tdgs-reasons-not-above = no puede pasar del máximo
tdgs-reasons-rest = descanso { $rest }
tdgs-reasons-nature = innato
tdgs-reasons-used = usado
tdgs-reasons-absorbs = absorbe
tdgs-reasons-degrades = se desgasta
tdgs-reasons-new-turn = un turno nuevo
tdgs-reasons-new-round = una ronda nueva
tdgs-reasons-new-scene = una escena nueva
tdgs-reasons-new-day = un día nuevo
tdgs-reasons-in-hand = { $item } en mano
tdgs-reasons-put-on = se pone { $item }
tdgs-reasons-off = se quita { $item }
tdgs-reasons-destroyed = pieza destruida: { $item }
tdgs-reasons-mended = pieza reparada: { $item }
tdgs-reasons-again = aplicado otra vez
tdgs-reasons-attacks = ataca
tdgs-reasons-grapples = agarra
tdgs-reasons-shoves = empuja
tdgs-reasons-casts-at-another = lanza un conjuro a otro
tdgs-reasons-touches-another = toca a otro
tdgs-reasons-moves-out = sale del peligro
tdgs-reasons-out-of-it = fuera del peligro
tdgs-reasons-gear-off = ya no lleva el equipo que lo daba
tdgs-reasons-treated = tratado
tdgs-reasons-extinguished = apagado
tdgs-reasons-escaped = escapa
tdgs-reasons-released = fin del agarre
tdgs-reasons-grappler-moved = quien agarraba se ha alejado
tdgs-reasons-pushed-away = empujón
tdgs-reasons-grip-lost = el agarre cede
tdgs-reasons-stands-up = se levanta
tdgs-reasons-found = al descubierto
tdgs-reasons-hides = se esconde
tdgs-reasons-source-defeated = su causa está fuera de combate
tdgs-reasons-charmer-gone = quien encantó ya no está
tdgs-reasons-charmer-hurts = quien encantó le hizo daño
tdgs-reasons-intervenes = { $who } interviene
tdgs-reasons-woken-by-damage = daño
tdgs-reasons-hp-above = PG por encima del 5 %
tdgs-reasons-knockout = fuera de combate
tdgs-reasons-cannot-act = no puede actuar
tdgs-reasons-no-longer-invisible = ya no es invisible
tdgs-reasons-fired = acción preparada usada
tdgs-reasons-readied-anew = otra acción preparada
tdgs-reasons-delays-again = retrasa otra vez
tdgs-reasons-ended-freely = terminado a propósito
tdgs-reasons-new-effect = un efecto nuevo
tdgs-reasons-concentration-broken = concentración rota
tdgs-reasons-concentration-over = concentración terminada
tdgs-reasons-dispelled = disipado
tdgs-reasons-awake = se despierta
tdgs-reasons-knocked-out = inconsciente
tdgs-reasons-asleep = en sueños
tdgs-reasons-by-stats = REF { $ref }, LUK { $luk }
tdgs-reasons-by-stats-tie = REF { $ref }, LUK { $luk } (desempate { $dice })
tdgs-reasons-delays = retrasa hasta el final de la ronda
tdgs-reasons-delays-after = retrasa hasta después de { $after }
tdgs-reasons-only-stand =
    solo { $which ->
        [players] quedan en pie los jugadores
        [enemies] quedan en pie los enemigos
       *[named] queda en pie { $side }
    }
tdgs-reasons-nobody-stands = no queda nadie en pie
# $sense: sight or hearing. $why: the condition, as Blinded or Deafened.
tdgs-reasons-check-fails = prueba de { $sense } a pesar de { $why }
tdgs-reasons-bound-of = { $condition } { A($name) }
tdgs-reasons-bound-by = { $condition } por { $name }
tdgs-reasons-lent = Encantamiento, { $kind } a { $type }
tdgs-reasons-concealed = Escondite ante { $from }
tdgs-reasons-senseless =
    Inconsciencia, { $how ->
        [asleep] por sueño
       *[knocked-out] por el golpe
    }
tdgs-reasons-attacked = { $attacker } ataca con { $tool }
tdgs-reasons-moves-away = { $mover } se aleja
tdgs-reasons-magnitude = magnitud del crítico, { $dice }: +{ $more }
tdgs-reasons-fumble = pifia, { $dice }: grado { $grade }, { $grades }
tdgs-reasons-size-decides = { $whose }: decide el tamaño ({ $own } contra { $theirs })
tdgs-reasons-encumbered = carga { $weight } unidades de peso, más que el límite de { $most }
tdgs-reasons-depleted-destroyed = { $item }: pieza destruida
tdgs-reasons-depleted-empty = { $item }: reserva agotada
tdgs-reasons-moves-up-to = hasta { $squares }, franjas: { $bands }
tdgs-reasons-moves = { $squares } de { $most } casillas
tdgs-reasons-steps = una casilla
tdgs-reasons-pushed = una casilla
tdgs-reasons-shoved-by = empujón { DE($who) }
tdgs-reasons-shoved-by-falls = empujón { DE($who) }, una caída de { $squares }
tdgs-reasons-nothing-found = no encuentra nada
tdgs-reasons-unseen-anyway = no se le ve de todos modos
tdgs-reasons-suggestion-refused = sugerencia rechazada
tdgs-reasons-suggestion-followed = sugerencia aceptada
tdgs-untyped = sin tipo
tdgs-share = { $what } { $all }, { $names }
tdgs-share-capped = { $what } { $all }, con tope en { $counts }, { $names }
tdgs-interrupt-limit =
    { $uses ->
        [1] una vez
        [2] dos veces
       *[other] { $uses } veces
    } por { $per ->
        [round] ronda
        [scene] escena
       *[day] día
    }
tdgs-attacked-what = { $attacker } ataca { A($subject) } con { $tool }.
tdgs-attacked-dodge = Esquivar
tdgs-attacked-block = Bloquear
tdgs-attacked-parry = Parar
tdgs-attacked-none = Sin defensa
tdgs-moves-away-what = { $mover } se aleja { DE($subject) }.
tdgs-moves-away-ask = Puedes hacer un ataque de oportunidad gratis.
tdgs-moves-away-answers-yes = Atacar a { $called }
tdgs-moves-away-answers-no = Dejar ir a { $called }
tdgs-refusals-not-in-use = Usas { $uses }, no { $weapon }. Cambia con `/act action:equip with:{ $weapon }`, o ataca con { $uses }.
tdgs-refusals-full-cover = { $name } tiene cobertura total, así que no puede ser tu objetivo. Muévete antes, o elige otro.
tdgs-refusals-no-line = No tienes línea despejada hasta { $name }. Muévete antes, o elige otro objetivo.
tdgs-refusals-hidden-target = { $name } está a escondidas. Usa antes `/act action:search`, o elige otro objetivo.
tdgs-refusals-charmed = { $name } está bajo el Encanto de { $charmer } y no puede hacerle daño. Alguien de su bando puede romperlo con `/act action:wake`.
tdgs-refusals-afraid = A { $name } le da Miedo { $source }, así que no se acercará. Dispara, muévete a otro sitio o ataca a alguien más.
tdgs-refusals-grappled = { $holder } tiene a { $name } en un Agarre. Ataca a { $holder }, o libérate con `/act action:escape`.
tdgs-refusals-immune = { $name } tiene inmunidad a { $type }, así que { $condition } no tiene efecto. Prueba otra cosa.
tdgs-refusals-already = { $name } ya tiene { $condition }, y repetirlo no cambiaría nada. Haz otra cosa.
tdgs-refusals-not-bearing = { $name } no tiene { $condition }. Mira `/condition list`.
tdgs-refusals-no-spell-on = { $name } no está bajo ningún conjuro. Elige a alguien que sí; mira `/condition list`.
tdgs-refusals-nothing-to-wake = { $name } ni duerme ni está bajo Encanto. Elige a alguien que sí.
tdgs-refusals-natural = { $item } es parte { DE($name) } y no se puede quitar. Elige algo que lleve puesto.
tdgs-refusals-holds-one = { $name } ya sujeta a { $held }. Suelta antes con `/act action:release`.
tdgs-refusals-too-large = { $name } es demasiado grande para eso. Prueba algo que no exija fuerza.
tdgs-refusals-no-one-held = { $name } no sujeta a nadie. Agarra a alguien con `/act action:grapple`.
tdgs-refusals-not-adjacent = { $name } no está Adyacente. Acércate antes con `/act action:move`.
tdgs-refusals-cooldown =
    A { $name } no le quedan usos { DE($ability) }. Vuelven con la próxima { $per ->
        [round] ronda
       *[scene] escena
    }.
tdgs-refusals-cooldown-day = A { $name } no le quedan usos { DE($ability) }. Se renuevan con un descanso largo.
tdgs-refusals-too-far = { $squares } casillas son demasiadas: { $name } puede mover de 1 a { $most }. Elige menos con `amount:`.
tdgs-refusals-nothing-to-treat = { $name } no tiene sangrado ni veneno que se pueda tratar. Mira `/condition list`.
tdgs-refusals-needs-method = Di cómo apagas el fuego { DE($name) }, por ejemplo con `how:water`.
tdgs-refusals-turn-begun = { $name } ya ha hecho algo este turno. Solo se puede retrasar antes de hacer otra cosa. Termina el turno con `/turn end`.
tdgs-refusals-no-one-later = { $name } no puede actuar más tarde esta ronda. Actúa ahora, o termina el turno con `/turn end`.
tdgs-refusals-nothing-readied = { $name } no tiene ninguna acción preparada. Prepara una en tu turno con `/act action:ready`.
tdgs-refusals-deaf = { $name } tiene Sordera y no te oye desde aquí. Ponte Adyacente para ayudar.
tdgs-refusals-friend-only = { $name } no es de tu bando. Elige a alguien que lo sea.
tdgs-refusals-not-charmed = { $name } no está bajo tu Encanto. Encanta antes, o prueba `/act action:persuade`.
tdgs-refusals-by-action = El estado «{ $condition }» necesita más que una nota. DJ: usa `/act action:{ $action }`.
tdgs-refusals-knocked-out = { $name } está inconsciente por el golpe, no por sueño, así que de nada sirve sacudir { A($name) }. Cura hasta pasar del 5 % de sus PG.
tdgs-refusals-no-one-watches = { $name } no tiene ningún enemigo consciente del que esconderse. Usa la acción en otra cosa.
tdgs-refusals-no-need = { $name } tiene todos los PG y ningún estado que { $item } quitara. Guárdalo para después.
tdgs-refusals-no-type = Aquí no hay un tipo de daño «{ $typed }». ¿Querías decir «{ $near }»? Para un tipo propio, usa un nombre menos parecido.
tdgs-refusals-destroyed = { $item }: esa pieza de { $name } está destruida. El DJ puede repararla con `/act action:destroy how:repair with:{ $item }`.
tdgs-refusals-not-destroyed = { $item }: esa pieza { DE($name) } no está destruida. Elige una que lo esté para repararla.
tdgs-refusals-no-room = Detrás { DE($name) } no hay sitio para un empujón. Prueba a derribar: `how:prone`.
tdgs-refusals-not-away = Un empujón mueve { A($name) } una casilla lejos de ti, pero { $tile } no está más lejos. Elige otra, o no pongas ninguna para empujar hacia atrás.
tdgs-refusals-aim-where = ¿Adónde apuntas { $spell }? Elige una casilla con `to:`, o a alguien del mapa con `target:`.
tdgs-refusals-no-aim = No puedes apuntar { $spell } a { $tile }: es un muro. Elige otra casilla.
tdgs-refusals-no-one-there = En { $tile }, { $spell } no afectaría a nadie. Elige otra casilla.
tdgs-refusals-one-target = Eso solo se puede hacer a un objetivo a la vez. Elige uno.
