### Dungeoneers en juego: nombres de acciones, motivos en el registro, preguntas a jugadores, rechazos.

dungeoneers-about = Fantasía con reservas de dados: tres acciones por turno, y estrés para apretar más
## Botones y menús

dungeoneers-move-engage = Acercarse { A($target) }
dungeoneers-move-withdraw = Apartarse { DE($target) }
dungeoneers-move-behind = Ponerse tras { $target }
dungeoneers-move-engage-several = Ir hacia enemigos
dungeoneers-move-withdraw-several = Alejarse de enemigos
dungeoneers-move-across = Cambiar de rival
dungeoneers-label-attack = Atacar
dungeoneers-label-attack-target = Atacar { A($target) }
dungeoneers-label-attack-tool = Atacar: { $tool }
dungeoneers-label-attack-target-tool = Atacar { A($target) }: { $tool }
dungeoneers-label-improvised = improvisada
dungeoneers-label-use = Usar { $tool }
dungeoneers-label-use-target = Usar { $tool } con { $target }
dungeoneers-label-equip = Equipar { $tool }
dungeoneers-label-take-off = Quitarse { $tool }
dungeoneers-label-turn = Girarse hacia { $target }
dungeoneers-label-disengage = Destrabarse
dungeoneers-label-break-free = Liberarse ({ $manner })
dungeoneers-label-ready = Preparar ({ $manner } un turno)
dungeoneers-label-hazard = Peligro: { $manner }
dungeoneers-label-mend = Quitar { $manner }
dungeoneers-label-place = Colocar: { $manner }

## Lo que pregunta un formulario

dungeoneers-ask-ready-turn = ¿Antes o después del turno de quién?
dungeoneers-ask-ready-action = ¿Qué haces entonces?
dungeoneers-ask-stress = Estrés por dados de impacto
dungeoneers-stress-amount =
    { $amount } de estrés: { $amount } { $amount ->
        [one] dado
       *[other] dados
    } de impacto más
dungeoneers-ask-magica = Magia extra
dungeoneers-magica-amount =
    { $amount } de magia: { $amount } { $amount ->
        [one] dado
       *[other] dados
    } de perforación de conjuro más
dungeoneers-ask-amount = ¿Cuántas heridas o cuánto estrés?

## Motivos

dungeoneers-the-creature = la criatura
dungeoneers-reason-stress-taken = estrés ganado
dungeoneers-reason-past-capacity = más estrés del que aguanta
dungeoneers-reason-from-behind = por la espalda
dungeoneers-reason-behind-on-map = por la espalda (el objetivo en { $target } mira al { $facing }, de espaldas { A($at) })
dungeoneers-reason-behind-by-gm = por la espalda (según el DJ)
dungeoneers-reason-behind-by-gm-words = por la espalda (según el DJ: «{ $words }»)
dungeoneers-reason-natural = armadura natural
dungeoneers-reason-armor-value = valor de armadura
dungeoneers-reason-spell-resistance = resistencia a conjuros
dungeoneers-reason-threatened-by =
    bajo amenaza de { $count } { $count ->
        [one] enemigo
       *[other] enemigos
    }
dungeoneers-reason-no-wounds-to-spare = cualquier herida es mortal
dungeoneers-reason-attack = ataque
dungeoneers-reason-pierce = perforación
dungeoneers-reason-grapple = agarre
dungeoneers-reason-push = empujón
dungeoneers-reason-escape = escape
dungeoneers-reason-spell-attack = ataque de conjuro
dungeoneers-reason-spell-save = salvación de conjuro con { $save }
dungeoneers-reason-spell-pierce = perforación de conjuro
dungeoneers-reason-critical = impacto crítico
dungeoneers-reason-weak = vulnerable ({ $type })
dungeoneers-reason-resists = resiste ({ $type })
dungeoneers-reason-room-for-stress = espacio para estrés
dungeoneers-reason-taken-as-stress = pasa a estrés
dungeoneers-reason-hit-dice-bought = por dados de impacto extra
dungeoneers-reason-pierce-dice-bought = por dados de perforación extra
dungeoneers-reason-three-times-capacity = estrés de más del triple de lo que aguanta
dungeoneers-reason-hazard = peligro
dungeoneers-reason-mended = curación
dungeoneers-reason-rest = descanso { $kind }
dungeoneers-reason-opportune-strike = golpe oportuno
dungeoneers-reason-spellcast = lanzar conjuro
dungeoneers-reason-disengage = destrabarse
dungeoneers-reason-defend = defenderse
dungeoneers-reason-sprint = correr
dungeoneers-reason-move = moverse
dungeoneers-reason-stand-up = levantarse
dungeoneers-reason-turn = girarse
dungeoneers-reason-ready = preparar
dungeoneers-reason-readied-act = acción preparada
dungeoneers-reason-equip = equipar
dungeoneers-reason-turn-starts = empieza el turno
dungeoneers-reason-round-starts = empieza la ronda
dungeoneers-reason-scene-starts = empieza el encuentro
dungeoneers-reason-drops-prone = se echa al suelo
dungeoneers-reason-stands-up = se levanta
dungeoneers-reason-move-done = fin del movimiento
dungeoneers-reason-hold-lost = se pierde el agarre
dungeoneers-reason-lets-go = suelta
dungeoneers-reason-breaks-free = se libera
dungeoneers-reason-moves-on-another-turn = se mueve fuera de su turno
dungeoneers-reason-equips = se equipa { $item }
dungeoneers-reason-takes-off = se quita { $item }
dungeoneers-reason-tossed = lanza { $item }
dungeoneers-reason-from-sheet = de la ficha
dungeoneers-reason-no-wound-possible = { $whose } muere: una sola herida ya es demasiado
dungeoneers-reason-wound-past-capacity =
    { $whose } ya tenía { $capacity } de { $capacity } { $capacity ->
        [one] herida
       *[other] heridas
    }, y una más mata
dungeoneers-reason-more-than-capacity = { $whose } muere: { $wounds } heridas de golpe son más de { $capacity }
dungeoneers-reason-nothing-to-mend = { $item }: { $whose } no tenía nada que curar
dungeoneers-reason-carried-along = se va con quien tiene el agarre
dungeoneers-reason-push-stopped-full = la casilla siguiente está ocupada
dungeoneers-reason-push-stopped-ground = nadie puede entrar en la casilla siguiente
dungeoneers-reason-falls = { $levels ->
    [one] 1 nivel
   *[other] { $levels } niveles
} más abajo; el DJ decide qué hace la caída
dungeoneers-reason-ambient-magica = magia ambiental: { $cost } gastada en el coste, { $pierce } en la perforación de conjuro
dungeoneers-reason-held-by = En el agarre { DE($name) }
dungeoneers-reason-holds = Agarrando { A($name) }
dungeoneers-reason-faces = Mirando { A($name) }
dungeoneers-reason-faces-toward = Mirando al { $direction }
dungeoneers-reason-at-the-back = { $name } a la espalda
dungeoneers-reason-enchanted = Encantamiento: { $item }
dungeoneers-reason-enchanted-gains = Encantamiento: { $item } ({ $gains })
dungeoneers-reason-initiative = iniciativa { $score }
dungeoneers-reason-initiative-tie = iniciativa { $score }, desempate { $dice }
dungeoneers-reason-no-one-alive = no queda nadie con vida
dungeoneers-reason-one-side-alive =
    solo { $which ->
        [players] quedan con vida los jugadores
        [enemies] quedan con vida los enemigos
       *[named] queda con vida { $side }
    }
dungeoneers-reason-to-be-grappled = { $attacker } intenta agarrarte
dungeoneers-reason-to-be-pushed = { $attacker } intenta empujarte
dungeoneers-reason-leaves-threat-range = { $mover } sale de tu alcance de amenaza
dungeoneers-reason-attacks-from-afar = { $mover } ataca a distancia en tu alcance de amenaza
dungeoneers-reason-casts-from-afar = { $mover } lanza un conjuro a distancia en tu alcance de amenaza
dungeoneers-reason-readied = Preparado: { $act }, { $moment } que actúe { $turn }
dungeoneers-reason-readied-tool = Preparado: { $act } con { $tool }, { $moment } que actúe { $turn }
dungeoneers-reason-may-react = { $item }, contra { $attacker }
dungeoneers-reason-may-turn = ¿Girarte antes hacia { $target }?
dungeoneers-reason-may-turn-going = ¿Girarte hacia { $to } al moverte?
dungeoneers-reason-cast-at = { $caster } te lanza { $spell }

## Preguntas a un jugador y respuestas en botones

dungeoneers-price-reaction = 1 reacción
dungeoneers-question-to-be-grappled = { $attacker } intenta agarrar { A($subject) }.
dungeoneers-question-to-be-pushed = { $attacker } intenta empujar { A($subject) }.
dungeoneers-answer-dodge-power = Esquivar: poder
dungeoneers-answer-dodge-prowess = Esquivar: destreza
dungeoneers-question-leaves-threat-range = { $mover } sale del alcance de amenaza { DE($subject) }.
dungeoneers-question-attacks-from-afar = { $mover } ataca a distancia en el alcance de amenaza { DE($subject) }.
dungeoneers-question-casts-from-afar = { $mover } lanza un conjuro a distancia en el alcance de amenaza { DE($subject) }.
dungeoneers-question-strike-cost = Un golpe oportuno cuesta 1 punto de reacción.
dungeoneers-answer-strike = Atacar { A($name) }
dungeoneers-answer-let-go = Dejar ir { A($name) }
dungeoneers-answer-no-strike = No atacar
dungeoneers-question-may-react = { $attacker } ataca { A($subject) }, que puede reaccionar con { $item }.
dungeoneers-answer-use = Usar { $item }
dungeoneers-answer-not-use = No usar { $item }
dungeoneers-question-may-turn = { $subject } puede girarse antes hacia { $target }.
dungeoneers-question-may-turn-going = { $subject } va a { $to } y puede girarse por el camino.
dungeoneers-question-turn-free = Es gratis.
dungeoneers-answer-turn = Girarse hacia { $name }
dungeoneers-answer-turn-going = Girarme al moverme
dungeoneers-answer-stay = No girarse
dungeoneers-question-cast-at = { $caster } lanza { $spell } { A($subject) }.
dungeoneers-answer-resist = Resistir el conjuro
dungeoneers-answer-fail = Fallar a propósito
dungeoneers-answer-let-through = Dejar que pase
dungeoneers-question-readied = Justo { $moment } que actúe { $turn }, { $subject } puede usar la acción preparada: { $act }.
dungeoneers-question-readied-tool = Justo { $moment } que actúe { $turn }, { $subject } puede usar la acción preparada: { $act } con { $tool }.
dungeoneers-answer-defend = Defenderse ahora
dungeoneers-answer-disengage = Destrabarse ahora
dungeoneers-answer-hold = No actuar
dungeoneers-answer-target = Objetivo: { $name }

## Rechazos: qué pasa y qué hacer

dungeoneers-refused-threatened-is-computed = No se puede poner Amenaza a { $name }. Depende de quién esté cerca. DJ: mueve a alguien con `/act action:place`.
dungeoneers-refused-wasted-dice = { $name } tiene Derribo, así que un ataque a distancia tira como mucho 1 dado de impacto y los dados extra se perderían. Quita `stress`, o acércate antes.
dungeoneers-refused-too-near = { $weapon } no sirve contra nadie que esté dentro de tu alcance de amenaza. Apártate (`/act action:move how:withdraw`) o ataca con `weapon:Improvised`.
dungeoneers-refused-not-equipped = No tienes en mano esta arma: { $weapon }. Equípala antes: `/act action:equip with:{ $weapon }`.
dungeoneers-refused-not-adjacent = Solo puedes ponerte tras alguien que esté a tu lado. Acércate antes a { $name }: `/act action:move how:engage`.
dungeoneers-refused-range-contradicts = La distancia no puede ser «{ $said }»: { $name } está { $position }. Quita `range`. Solo es para objetivos a 3 casillas o más, como `range:6`.
dungeoneers-refused-faces-you = { $name } te mira de frente, así que no estás a su espalda. Ataca sin `behind`, o ponte antes detrás: `/act action:move how:behind`.
dungeoneers-refused-already = { $name } ya tiene { $condition }, y no se acumula. Haz otra cosa, o termina el turno con `/turn end`.
dungeoneers-refused-faces-already = { $name } ya mira en esa dirección. Gírate hacia otro, o haz otra cosa.
dungeoneers-refused-behind-already = Ya estás detrás de { $name }. Ataca desde ahí.
dungeoneers-refused-held = { $name } tiene Agarre y no puede ganar puntos de movimiento. Hay que liberarse antes: `/act action:disengage`.
dungeoneers-refused-holds-already = { $name } ya agarra a alguien, y solo puede agarrar a uno. Suelta antes: `/act action:release`.
dungeoneers-refused-held-already = Ya hay alguien agarrando { A($name) }, y solo puede hacerlo una criatura. Ataca o empuja.
dungeoneers-refused-not-holding = { $name } no agarra a nadie. Usa `/act action:grapple` para agarrar a alguien.
dungeoneers-refused-no-open-line = No tienes línea despejada hasta { $name }: hay un muro o terreno más alto en medio. Muévete antes con `/move`.
dungeoneers-refused-stands-on-field = { $name } está en el mapa, así que el mapa marca la distancia. DJ: mueve a alguien con `/map place`.
dungeoneers-refused-not-in-reach = { $name } no está en tu alcance de amenaza. Acércate antes: `/act action:move how:engage`.
dungeoneers-refused-cannot-move = Llevas a { $name } contigo en tu agarre, así que no puedes acercarte, alejarte ni ponerte detrás. Acércate a alguien más o aléjate de alguien más, o suelta antes: `/act action:release`.
dungeoneers-refused-no-closer = Ya estás junto a { $name }. Ataca, o usa `/act action:move` con `how:behind` o `how:withdraw`.
dungeoneers-refused-no-farther = Ya estás a 3 casillas o más { DE($name) }, y no llevo la cuenta de distancias mayores. Di a qué distancia estás cuando ataques (`range:8`), o acércate: `/act action:move how:engage`.
dungeoneers-refused-no-tome = En combate, { $spell } se lanza desde un tomo, y no tienes ninguno en mano. Usa `/act action:equip`, o un truco.
dungeoneers-refused-hands-full = Tienes las dos manos ocupadas. Quítate algo antes (`/act action:equip how:take off`) y luego equipa { $item }.
dungeoneers-refused-slot-full = Ya llevas algo puesto ahí ({ $slot }). Quítatelo antes (`/act action:equip how:take off`) y luego equipa { $item }.
dungeoneers-refused-dead-stay-dead = { $name } ha muerto, y nada cura a los muertos. Si fue un error, usa `/undo` con la última acción.
dungeoneers-refused-readied-by-act = No se puede poner Acción preparada a mano. { $name } puede preparar una en su propio turno: `/act action:ready`.
dungeoneers-refused-in-use-already = { $name } ya lleva { $item }. Para guardar el objeto, usa `/act action:equip how:take off`.
dungeoneers-refused-off-already = { $name } ya ha guardado { $item }. Para volver a usar el objeto, usa `/act action:equip`.
dungeoneers-refused-lacks-action = { $name } no puede hacer esa acción ({ $action }): su ficha lo impide. `/act` muestra lo posible.
dungeoneers-refused-harm-needs-rounds = { $spell } solo se puede lanzar en combate, porque hace daño. DJ: empieza el combate con `/initiative`.
dungeoneers-refused-held-to-one-die = { $name } tira como mucho 1 dado de impacto, así que los dados extra se perderían. Quita `stress`.
dungeoneers-refused-waits-for-trigger = { $ability } solo se puede usar cuando se activa: { $trigger }. Para elegir si te pregunto entonces, usa `/reactions about:reaction`.
dungeoneers-refused-cannot-cross = Este movimiento necesita dos nombres: primero a quién te acercas y luego de quién te apartas. Para acercarte solo a { $name }: `/act action:move how:engage`.
dungeoneers-refused-not-prone = { $name } ya está en pie. `/act action:drop-prone` lo cambiaría.
