### Consulta de Dungeoneers.

dungeoneers-size =
    { $size } ({ $wounds } { $wounds ->
        [one] herida
       *[other] heridas
    }, alcance { $threat })
dungeoneers-weapon =
    { $kind }: impacto d{ $hit }, perforación d{ $pierce }, { $wounds } { $wounds ->
        [one] herida
       *[other] heridas
    } ({ $type })
dungeoneers-weapon-two-handed = a dos manos
dungeoneers-weapon-threat = amenaza +{ $threat }
dungeoneers-weapon-toss = arrojadiza
dungeoneers-weapon-range = alcance { $range }
dungeoneers-gear = { $slot }: resistencia a conjuros { $resistance }, valor de armadura { $armor }
dungeoneers-gear-needs = necesita poder { $needs }
dungeoneers-gear-tome = para conjurar
dungeoneers-gear-focus =
    foco ({ $focus }), { $dice } { $dice ->
        [one] dado
       *[other] dados
    }
dungeoneers-spell = { $inscribed }, { $cost } de magia, { $step }
dungeoneers-spell-attack = ataque de conjuro
dungeoneers-spell-save = salvación de { $save }
dungeoneers-spell-no-step = sin ataque ni salvación
dungeoneers-item-uses = usos: { $uses }
dungeoneers-effect-wounds =
    { $wounds } { $wounds ->
        [one] herida
       *[other] heridas
    } ({ $type })
dungeoneers-effect-untyped = sin tipo
dungeoneers-effect-stress = da { $stress } de estrés
dungeoneers-effect-restores =
    cura { $wounds } { $wounds ->
        [one] herida
       *[other] heridas
    }
dungeoneers-effect-relieves = quita { $stress } de estrés
dungeoneers-amount-action-points =
    { $amount } { $count ->
        [one] punto de acción
       *[other] puntos de acción
    }
dungeoneers-amount-movement-points =
    { $amount } { $count ->
        [one] punto de movimiento
       *[other] puntos de movimiento
    }
dungeoneers-amount-reaction-points =
    { $amount } { $count ->
        [one] punto de reacción
       *[other] puntos de reacción
    }
dungeoneers-amount-hit-dice =
    { $amount } { $count ->
        [one] dado de impacto
       *[other] dados de impacto
    }
dungeoneers-amount-dodge-dice =
    { $amount } { $count ->
        [one] dado de esquiva
       *[other] dados de esquiva
    }
dungeoneers-amount-pierce-dice =
    { $amount } { $count ->
        [one] dado de perforación
       *[other] dados de perforación
    }
dungeoneers-amount-wounds =
    { $amount } { $count ->
        [one] herida
       *[other] heridas
    }
dungeoneers-amount-wounds-taken =
    { $amount } { $count ->
        [one] herida recibida
       *[other] heridas recibidas
    }
dungeoneers-amount-spell-dice =
    { $amount } { $count ->
        [one] dado de conjuro
       *[other] dados de conjuro
    }
dungeoneers-amount-spell-pierce-dice =
    { $amount } { $count ->
        [one] dado de perforación de conjuro
       *[other] dados de perforación de conjuro
    }
dungeoneers-amount-most-hit-dice =
    como máximo { $amount } { $count ->
        [one] dado de impacto
       *[other] dados de impacto
    }
dungeoneers-amount-most-dodge-dice =
    como máximo { $amount } { $count ->
        [one] dado de esquiva
       *[other] dados de esquiva
    }
dungeoneers-effect-gain = { $gain } hasta que acabe la escena


dungeoneers-cite-weapons = Weapons
dungeoneers-cite-armor = Armor
dungeoneers-cite-spells = Spellcast; números de Fray
dungeoneers-cite-items = Wounds; Stress; números de Fray


dungeoneers-sheet-size = Tamaño
dungeoneers-sheet-scores = Puntuaciones
dungeoneers-sheet-initiative = Iniciativa
dungeoneers-sheet-armor = Valor de armadura
dungeoneers-sheet-resistance = Resistencia a conjuros
dungeoneers-sheet-dodge = Dado de esquiva
dungeoneers-sheet-weapons = Armas
dungeoneers-sheet-gear = Equipo
dungeoneers-sheet-spells = Conjuros
dungeoneers-sheet-abilities = Objetos y capacidades
dungeoneers-sheet-modifiers = Modificadores
dungeoneers-sheet-effects = Efectos
dungeoneers-sheet-when-struck = Al recibir un golpe
dungeoneers-sheet-lacks = No puede
dungeoneers-sheet-weak = Vulnerable a
dungeoneers-sheet-resists = Resiste
dungeoneers-sheet-not-in-hand = { $item } (no en mano)
dungeoneers-sheet-size-line =
    { $size }: { $wounds } { $wounds ->
        [one] herida
       *[other] heridas
    }, alcance de amenaza { $range }
dungeoneers-sheet-weapon =
    { $name } (impacto d{ $hit }, perforación d{ $pierce }, { $wounds } { $wounds ->
        [one] herida
       *[other] heridas
    }, { $type })
dungeoneers-sheet-spell = { $name } ({ $inscribed }, { $cost } de magia)
dungeoneers-sheet-ability = { $name } ({ $cost })
dungeoneers-sheet-ability-trigger = { $name } ({ $cost }, cuando { $trigger })


dungeoneers-action-attack = Ataca con un arma. Tira para impactar y después para perforar. Si logras las dos cosas, el objetivo recibe las heridas del arma. Cuesta 1 punto de acción. Puedes ganar estrés para tirar más dados de impacto.
dungeoneers-action-cast = Lanza un conjuro de un tomo en mano, o un truco. Cuesta magia. En tu turno de combate, cuesta también 1 punto de acción. La magia extra se vuelve dados de perforación de conjuro. Sin un combate en marcha no se pueden lanzar conjuros dañinos.
dungeoneers-action-defend = Tira 1 dado de esquiva más hasta el principio de tu próximo turno. Cuesta 1 punto de acción.
dungeoneers-action-disengage = No estás bajo Amenaza hasta que termine el próximo movimiento, sea tuyo o de otro. Si tienes Agarre, intentas liberarte. Cuesta 1 punto de acción.
dungeoneers-action-sprint = Gana 2 puntos de movimiento ahora. Cuesta 1 punto de acción.
dungeoneers-action-grapple = Tira poder para agarrar a una criatura en tu alcance de amenaza. Cuesta 1 punto de acción.
dungeoneers-action-push = Tira poder para empujar a una criatura una casilla. Debe estar en tu alcance de amenaza. Cuesta 1 punto de acción.
dungeoneers-action-ready = Paga ahora una acción y hazla más tarde, antes o después de un turno que nombres. Puedes atacar, agarrar, empujar, lanzar un conjuro, defenderte o destrabarte. Hacer la acción más tarde cuesta también tu punto de reacción.
dungeoneers-action-move = Da un paso por 1 punto de movimiento. En «how:», elige hacia dónde. «acercarse» va hacia alguien, «apartarse» te aleja de alguien, «por la espalda» rodea a alguien y «cruzar» va hacia el primero que nombres y te aleja de los demás.
dungeoneers-action-stand = Levántate del suelo. Cuesta 1 punto de movimiento.
dungeoneers-action-drop-prone = Échate al suelo en tu turno, gratis.
dungeoneers-action-turn = Mira hacia alguien, para que no esté a tu espalda. Cuesta 1 punto de movimiento. Cualquier acción hacia alguien te gira gratis.
dungeoneers-action-release = Suelta a la criatura que agarras, gratis.
dungeoneers-action-equip = Saca, ponte, recoge o quítate un objeto. Cuesta 1 punto de acción en combate.
dungeoneers-action-use = Usa uno de tus objetos o capacidades, contigo o con alguien a tu alcance. Cada uno muestra su coste.
dungeoneers-action-rest = Un descanso corto quita estrés, hasta tu aguante. Uno largo quita todo el estrés. Uno completo quita todo el estrés y las heridas. Cualquier descanso devuelve toda la magia.
dungeoneers-action-hazard = DJ: causa heridas o estrés por una caída, un fuego, un susto o algo así, según las reglas.
dungeoneers-action-mend = DJ: cura heridas o quita estrés cuando la historia lo pida.
dungeoneers-action-place = DJ: fija lo cerca que alguien está de otros: al lado, a 2 casillas o lejos.


dungeoneers-condition-threatened = Estás en el alcance de amenaza de un enemigo. Lo compruebo tras cada movimiento. Si sales de ese alcance, o si dentro de él disparas o lanzas un conjuro a distancia, puedes recibir un golpe oportuno.
dungeoneers-condition-grappled = Alguien te sujeta. No tienes puntos de movimiento ni puedes ganarlos. Destrábate para intentar liberarte.
dungeoneers-condition-grappling = Sujetas a alguien. Tus puntos de movimiento se reducen a la mitad, también los nuevos. Cuando te mueves, llevas a la criatura contigo.
dungeoneers-condition-sprinting = Tienes 2 puntos de movimiento más hasta el principio de tu próximo turno.
dungeoneers-condition-defensive = Tiras 1 dado de esquiva más hasta el principio de tu próximo turno. El libro también lo llama «defending».
dungeoneers-condition-prone = Cuando te atacan, tiras 1 dado de esquiva como máximo. Si una salvación usa destreza, tiras 1 dado como máximo. Los ataques a distancia contra ti tiran 1 dado de impacto como máximo. Levantarse cuesta 1 punto de movimiento.
dungeoneers-condition-dead = Fuera del combate para siempre. Nada cura a los muertos.
dungeoneers-condition-disengaged = No estás bajo Amenaza hasta que termine el próximo movimiento, sea tuyo o de otro.
dungeoneers-condition-readied = Has pagado una acción que espera su momento. La pierdes al principio de tu próximo turno.
dungeoneers-condition-facing = En un mapa, miras en una dirección. Sin mapa, miras a alguien o lo tienes a la espalda. Cualquier acción hacia alguien te gira gratis.
dungeoneers-condition-enchanted = Estás bajo el efecto de un conjuro u objeto.


dungeoneers-premade-freya = Maza en mano y nunca se cansa.
dungeoneers-premade-suori = Un martillo de guerra y el brazo para blandirlo.
dungeoneers-premade-alberich = Un enano con un hacha.
dungeoneers-premade-ulfarmi = Magia y cuero, con un tomo en mano.
dungeoneers-premade-skeleton = Huesos que aún empuñan una hoja. Vulnerable a lo contundente, difícil de perforar.
dungeoneers-premade-zombie = Lento y fuerte. Lo que agarra no lo suelta.
dungeoneers-premade-goblin = Pequeño, rápido, difícil de acertar.
dungeoneers-premade-giant-rat = Cualquier herida la mata, pero siempre hay más.
dungeoneers-premade-bat = Alas en la cara. Cansa, pero no hace sangre.
dungeoneers-premade-wolf = Derriba a su presa para la manada.
dungeoneers-premade-wild-boar = Embiste fuerte, pero tropieza si falla.
dungeoneers-premade-giant-spider = Telarañas de lejos, después veneno.
dungeoneers-premade-bandit = Tiene una daga y pocas ganas de morir.
dungeoneers-premade-goblin-slinger = Guarda distancia y abolla armaduras.
dungeoneers-premade-cultist = Susurros que hieren a las mentes débiles.
dungeoneers-premade-guard = Recibe cada golpe con un escudo.
dungeoneers-premade-orc = Hiérelo, y se enfurece.
dungeoneers-premade-witch = Magia fría y un mal de ojo que hace que los enemigos esquiven despacio.
dungeoneers-premade-veteran = Falla, y te devuelve el golpe.
dungeoneers-premade-knight = Pocas hojas perforan sus placas, pero los conjuros sí.
dungeoneers-premade-ghoul = Garras que entumecen a través de cualquier armadura.
dungeoneers-premade-wight = Un capitán muerto con cota. Solo teme el fuego.
dungeoneers-premade-lich = Muerto hace siglos y maestro de la desintegración.
dungeoneers-premade-imp = Lanza brasas desde lejos.
dungeoneers-premade-ooze = Las hojas le hacen poco, y te salpica si lo perforas.
dungeoneers-premade-ogre = Un garrote que te tira al suelo.
dungeoneers-premade-troll = Sus heridas se cierran. Quémalas.
dungeoneers-premade-stone-giant = Rocas de lejos, un tronco de cerca.
dungeoneers-premade-dragon = Fuego, garras y alas que te tumban.


dungeoneers-reaction-opportune-strike = Si gastas tu punto de reacción en enemigos que salen de tu alcance, o que disparan o lanzan un conjuro a distancia dentro de él.
dungeoneers-reaction-dodge-by = Con qué puntuación resistes agarres y empujones.
dungeoneers-reaction-spell-save = De quién dejas pasar los conjuros fallando a propósito tus salvaciones.
dungeoneers-reaction-spell-resistance = De quién dejas que los conjuros pasen tu resistencia a conjuros.
dungeoneers-reaction-readied-act = A quién apunta tu acción preparada cuando se activa: alguien que eliges entonces (preguntar), el primero al alcance, o nadie.
dungeoneers-reaction-turning = Si te giras hacia tu objetivo antes de una acción, o sigues mirando igual. En un mapa, moverte también te gira.
dungeoneers-reaction-reaction = Si usas las reacciones de tu ficha cuando se activan.
dungeoneers-reaction-start = A qué distancia de los otros bandos empiezas. Fíjalo antes del combate o antes de unirte.
dungeoneers-reaction-turn-end = Cuándo termina tu turno: tras tu última acción, tras tu último punto de cualquier tipo, o solo cuando lo terminas. Si no eliges, decide el ajuste del encuentro.


dungeoneers-setting-auto-end = Cuándo termina solo un turno: sin puntos de acción ni de movimiento, sin puntos de acción, o nunca.
dungeoneers-setting-order = Cada cuánto hay un orden nuevo. En el libro hay uno nuevo cada ronda. Con «una vez», el primero vale para todo el combate.
dungeoneers-setting-start = A qué distancia empiezan los bandos.
dungeoneers-setting-ambient-magica = Cuánta magia hay en el lugar. Paga primero el coste de cada conjuro, y el resto se vuelve dados de perforación de conjuro.
dungeoneers-setting-action-points = Cuántos puntos de acción recibe una criatura en su turno.
dungeoneers-setting-movement-points = Cuántos puntos de movimiento recibe una criatura en su turno.
dungeoneers-setting-reaction-points = Cuántos puntos de reacción recibe una criatura cada ronda.
dungeoneers-setting-critical-hits = Opcional: los impactos críticos doblan las heridas del arma o conjuro.
dungeoneers-setting-pierce-stress = Opcional: también puedes ganar estrés por dados de perforación (`style: pierce 2`).
dungeoneers-setting-magica = Opcional: una criatura tiene magia igual al doble de su mente.
dungeoneers-setting-spellbane = Opcional: quienes conjuran pierden dados por la armadura y los escudos que llevan.


dungeoneers-practice-miss = Has sacado { $total } al impacto. El muñeco de práctica ha sacado { $against } al esquivar, así que fallas.
dungeoneers-practice-no-pierce = Has sacado { $total } al impacto. El muñeco de práctica ha sacado { $against } al esquivar, así que aciertas, pero su armadura aguanta.
dungeoneers-practice-deflected = Has sacado { $total } al impacto. El muñeco de práctica ha sacado { $against } al esquivar, así que aciertas. Después has sacado { $pierce } para perforar su armadura { DE($armor) }, así que la armadura aguanta.
dungeoneers-practice-pierced = Has sacado { $total } al impacto. El muñeco de práctica ha sacado { $against } al esquivar, así que aciertas. Después has sacado { $pierce } para perforar su armadura { DE($armor) }, así que recibe { $harm }.
dungeoneers-practice-no-harm = ningún daño
dungeoneers-practice-attack-title = Tres acciones
dungeoneers-practice-attack-before = Tienes tres acciones por turno, y un ataque gasta una. Pulsa el ataque, y yo tiro los dados y hago las cuentas.
dungeoneers-practice-stress-title = Estrés
dungeoneers-practice-stress-before = Puedes esforzarte más. Gana 1 de estrés para tirar un dado más. Por encima de tu límite, el estrés cuenta doble.
dungeoneers-practice-stress-with = Atacar, 1 de estrés
dungeoneers-practice-stress-without = Atacar sin estrés
dungeoneers-practice-stress-after =
    Con 1 de estrés, tenías { $dice } { $dice ->
        [one] dado
       *[other] dados
    }. { $attacked }
dungeoneers-practice-last-title = La última acción
dungeoneers-practice-last-before = Te queda una acción, y después tu turno termina solo. Defenderte hace que sea más difícil acertarte hasta tu próximo turno.
dungeoneers-practice-last-after = Tienes Postura defensiva hasta tu próximo turno, así que tiras 1 dado más para esquivar.
dungeoneers-practice-reaction-title = Una reacción
dungeoneers-practice-reaction-strike = Atacar
dungeoneers-practice-reaction-save = Guardar la reacción
dungeoneers-practice-reaction-before = El muñeco de práctica se aparta de ti. Tienes una reacción para los turnos de otras criaturas. Ataca ahora, o guarda tu reacción.
dungeoneers-practice-reaction-after = Has dejado ir al muñeco de práctica, así que conservas tu reacción hasta tu próximo turno.
dungeoneers-practice-learned = Tienes tres acciones por turno, y con estrés consigues más dados. Tu reacción es para los turnos de otras criaturas.

dungeoneers-template-half-the-way-down = A medio camino de entrenado a corriente. Este cambio es de Fray, no del libro (ver los criterios de Fray: un valor de 1 es lo corriente, 3 es entrenado, 5 un maestro).
dungeoneers-template-the-same-for-magic = La magia cambia igual. Este cambio es de Fray, no del libro.
dungeoneers-template-handles-less-stress = Soporta 1 de estrés menos. Este cambio es de Fray, no del libro. Para la regla del libro, ver Stress: estrés en lugar de heridas, hasta el aguante.
dungeoneers-template-a-thinner-hide = Una piel más fina. Este cambio es de Fray, no del libro. Para la regla del libro, ver Determining if an Attack Pierces.
dungeoneers-template-the-next-smaller-die = El dado inmediatamente menor. Este cambio es de Fray, no del libro. Para la regla del libro, ver Dodge Dice: un d4, salvo que una capacidad lo cambie.
dungeoneers-template-one-size-smaller = Un tamaño menos, así que aguanta menos heridas. Este cambio es de Fray, no del libro. Para la regla del libro, ver Wounds: una criatura soporta heridas según su tamaño.
dungeoneers-template-not-grown-yet = Aún no ha crecido, ni en cuerpo ni en mente. Este cambio es de Fray, no del libro (ver los criterios de Fray: un valor de 1 es lo corriente, 3 es entrenado, 5 un maestro).
dungeoneers-template-half-the-way-to-trained = A medio camino de corriente a entrenado. Este cambio es de Fray, no del libro (ver los criterios de Fray: un valor de 1 es lo corriente, 3 es entrenado, 5 un maestro).
dungeoneers-template-takes-more-stress = Soporta 1 de estrés más. Este cambio es de Fray, no del libro. Para la regla del libro, ver Stress: estrés en lugar de heridas, hasta el aguante.
dungeoneers-template-a-tougher-hide = Una piel más dura o mejor equipo. Este cambio es de Fray, no del libro. Para la regla del libro, ver Determining if an Attack Pierces.
dungeoneers-template-the-largest-of-its-kind = El más grande de su especie. Este cambio es de Fray, no del libro. Para la regla del libro, ver Wounds: una criatura soporta heridas según su tamaño.
dungeoneers-template-from-ordinary-to-trained = De corriente a entrenado. Este cambio es de Fray, no del libro (ver los criterios de Fray: un valor de 1 es lo corriente, 3 es entrenado, 5 un maestro).
dungeoneers-template-not-felled-by-one-spell = No cae por un solo conjuro. Este cambio es de Fray, no del libro. Para la regla del libro, ver Spellcasting in Combat.
dungeoneers-template-takes-much-more-stress = Soporta 3 de estrés más, para durar más contra un grupo. Este cambio es de Fray, no del libro. Para la regla del libro, ver Stress: estrés en lugar de heridas, hasta el aguante.
dungeoneers-template-a-much-tougher-hide = Una piel mucho más dura. Este cambio es de Fray, no del libro. Para la regla del libro, ver Determining if an Attack Pierces.
