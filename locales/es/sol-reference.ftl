### Consulta de Project Sol.

sol-house-mark = fijado por Fray, no por el libro
sol-house-marked = { $what } ({ sol-house-mark })
sol-house-marked-all = { $what } (todo fijado por Fray, no por el libro)
sol-house-bounds = { $what }, de { $least } a { $most } ({ sol-house-mark })
sol-house-attack-cost = { $figure } por atacar
sol-house-reload-cost = { $figure } por recargar
sol-house-move-cost = { $figure } por moverse
sol-house-draw-cost = { $figure } por sacar un arma
sol-house-posture-cost = { $figure } por levantarse o echarse
sol-house-cover-cost = { $figure } por ponerse a cubierto
sol-house-aim-cost = { $figure } por apuntar
sol-house-medkit-cost = { $figure } por usar un botiquín
sol-house-reaction-cost = { $figure } por esquivar o parar
sol-house-reaction-dice = { $figure } más para la defensa al esquivar o parar
sol-house-aim-dice = { $figure } para el próximo ataque cada vez que apuntas
sol-house-aim-most = { $figure } como máximo por apuntar
sol-house-partial-cover = { $figure } más para la defensa tras cobertura parcial
sol-house-good-cover = { $figure } más para la defensa tras cobertura buena
sol-house-level-1-penalty = { $figure } menos con alguna herida de nivel 1
sol-house-level-2-penalty = { $figure } menos con alguna herida de nivel 2
sol-house-level-3-penalty = { $figure } menos con alguna herida de nivel 3


sol-glossary-threshold = Un umbral de { $value }.
sol-glossary-weapon = { $skill } + { $attribute }, nivel { $level }, { $kind } ({ sol-house-mark }).
sol-glossary-armor = Armadura, { $dice } ({ sol-house-mark }).
sol-glossary-tool = { $does }: { $skill } + { $attribute } contra { $threshold } ({ sol-house-mark }).
sol-glossary-house = { $what }. El DJ puede fijarlo de { $least } a { $most }.
sol-tool-smoke-grenade = Pone humo entre tú y tus enemigos
sol-tool-motion-scanner = Muestra lo que se mueve tras un muro
sol-cite-tests = Criterio «Tests»
sol-cite-content = Criterio «Creatures and equipment»
sol-cite-tools = Actions in Combat
sol-cite-house = Criterio «Attack»


sol-sheet-attributes = Atributos
sol-sheet-skills = Habilidades
sol-sheet-weapons = Armas
sol-sheet-armor = Armadura
sol-sheet-gear = Equipo
sol-sheet-initiative = Iniciativa
sol-sheet-boxes = Casillas de herida
sol-sheet-marks = Marcas
sol-sheet-medkit = Botiquín { $rating }
sol-sheet-initiative-pool = REA + INT
sol-sheet-initiative-bonus = REA + INT + { $bonus }
sol-sheet-initiative-leader = { $pool }, líder
sol-sheet-boxes-of-level = { $count } de nivel { $level }
sol-weapon-level = nivel { $level }
sol-weapon-cost =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    } de acción
sol-weapon-critical =
    { $levels } { $levels ->
        [one] nivel de herida
       *[other] niveles de herida
    } más por éxito crítico


sol-action-attack = Tira habilidad + atributo. El objetivo tira REA + INT. Si sacas al menos tantos éxitos como el objetivo, lo hieres. Cuesta { $cost }.
sol-action-defend = Elige cómo reaccionas a los ataques: esquivar, parar (solo cuerpo a cuerpo), nada, o decidir cada vez. La defensa total gasta todos tus puntos del turno ({ sol-house-mark }).
sol-action-move = Muévete. En un mapa, hasta { $squares } casillas ({ $meters } m cada una). Pierdes la puntería y la cobertura. Cuesta { $cost }.
sol-action-take-cover = Ponte tras cobertura parcial o buena, si el DJ lo permite. Suma dados a tus defensas hasta que te muevas. En un mapa, muévete tras algo. Cuesta { $cost }.
sol-action-posture = Échate al suelo, o levántate. Cuerpo a tierra, tiras 2 dados más para esquivar ataques a distancia y 2 menos para esquivar ataques cuerpo a cuerpo. Cuesta { $cost }.
sol-action-aim = Cada vez que apuntas, ganas 1 dado para tu próximo ataque, hasta 3. Los pierdes si te mueves o recibes una herida. Cuesta { $cost }.
sol-action-draw = Saca otra arma de tu ficha. Elígela en `with:`. Cuesta { $cost }.
sol-action-reload = Recarga tu arma. No cuento cargadores, así que la historia decide cuándo se vacía uno. Cuesta { $cost }.
sol-action-medkit = Tira Medicina + LOG + el valor del botiquín para quitar la herida de menor nivel de alguien a tu alcance. Una de nivel 1 necesita 1 éxito, de nivel 2 necesita 3 y de nivel 3 necesita 5. Un intento por herida. Cuesta { $cost }.
sol-action-use = Usa un equipo de tu ficha. Tira su habilidad + atributo y paga sus puntos de acción.
sol-action-rest = Descansa unas horas. No cuesta puntos de acción. Tira BOD + WIL por cada herida, de menor a mayor nivel. Una de nivel 1 necesita 1 éxito tras 2 horas de descanso completo, de nivel 2 necesita 3 tras 8 horas, y de nivel 3 necesita 5 tras 24 horas.
sol-action-test = Haz una prueba que pida el DJ. En `with:`, elige la reserva, como «Perception + INT». En `how:`, elige la dificultad, de Sencilla a Absurda. Para comprar éxitos en vez de tirar, elige «éxitos comprados» en `how:`. Si tienes un oponente, nómbralo en `target:`.
sol-action-note = Describe una de tus heridas con tus palabras. Elígela en `with:`. Si no, es la última.
sol-action-surprise = Tira REA + INT cuando el DJ pida una prueba de sorpresa antes del combate. Con menos de 3 éxitos, empiezas con 1 punto de acción.


sol-condition-wound = Una herida que llena una de tus casillas. El valor es su nivel, de 1 a 3. Las heridas de un mismo nivel te quitan dados una sola vez, tengas las que tengas ({ sol-house-mark }).
sol-condition-last-stand = Tienes al menos tantas heridas como tu BOD. Tus puntos de acción ya no se renuevan. Cuando no te quede ninguno, caes inconsciente.
sol-condition-unconscious = Te has quedado sin puntos de acción en tu último aliento. Te defiendes sin dados hasta que tengas menos heridas que tu BOD.
sol-condition-asleep = Estás inconsciente, bajo drogas o en sueños, según decida el DJ. Sigues así hasta que se quite este estado, pero puedes descansar.
sol-condition-surprised = Solo tienes 1 punto de acción hasta que termine tu primer turno. Puedes gastarlo en una reacción.
sol-condition-newcomer = Llegaste a mitad de ronda y no tienes turno hasta la próxima. Puedes reaccionar.
sol-condition-prone = Estás en el suelo. Tiras 2 dados más para esquivar ataques a distancia y 2 menos para esquivar ataques cuerpo a cuerpo.
sol-condition-partial-cover = Hasta que te muevas, la cobertura parcial suma { $dice } a tus defensas ({ sol-house-mark }).
sol-condition-good-cover = Hasta que te muevas, la cobertura buena suma { $dice } a tus defensas ({ sol-house-mark }).
sol-condition-concealed = Nadie tiene línea de visión hasta ti, así que ningún ataque puede elegirte.
sol-condition-aiming = El valor es cuántos dados extra tiras en tu próximo ataque ({ sol-house-mark }). Los pierdes si te mueves o recibes una herida.
sol-condition-full-defense = Hasta tu próximo turno, tiras en cada defensa tantos dados extra como tu WIL ({ sol-house-mark }).
sol-condition-favored = El DJ te da más dados en todas tus pruebas menos absorción y recuperación. El valor es cuántos.
sol-condition-hindered = El DJ quita dados de todas tus pruebas menos absorción y recuperación. El valor es cuántos.


sol-premade-soldier = Fusil, chaleco e instrucción.
sol-premade-blade = Veloz, en silencio y siempre de cerca.
sol-premade-medic = Mantiene en pie a los demás.
sol-premade-ganger = Músculo callejero con un arma barata.
sol-premade-guard = Seguridad corporativa con chaqueta.
sol-premade-squad-leader = Tira la iniciativa de todo su bando.
sol-premade-heavy = Armadura antidisturbios y ametralladora.
sol-premade-thug = Puños y cabeza dura.
sol-premade-gang-gunner = Tres ráfagas por turno.
sol-premade-raider = Una escopeta letal con un buen impacto.
sol-premade-corpsman = Cura a los demás, incluso bajo el fuego.
sol-premade-riot-trooper = Con armadura, y carga con una porra.
sol-premade-marksman = Un disparo por turno, pero una herida profunda.
sol-premade-grenadier = Un lanzador lento que deja heridas profundas.
sol-premade-stalker = Difícil de acertar, con tres cortes por turno.
sol-premade-veteran = Fusil, chaleco, botiquín y viejas cicatrices.
sol-premade-assassin = Veloz y letal de cerca.
sol-premade-exo-trooper = Armadura andante con ametralladora.
sol-premade-warlord = Lidera, dispara, esgrime y cura.
sol-premade-sewer-rat = Una alimaña. Una herida la mata.
sol-premade-watchdog = Muerde primero, pero es fácil de herir.
sol-premade-brute = Difícil de tumbar. Acierta poco, pero fuerte.
sol-premade-burrower = Garras desde abajo, tres veces por turno.
sol-premade-scout-drone = Pequeño, rápido y frágil.
sol-premade-gun-drone = Dispara sin parar hasta que una herida lo detiene.
sol-premade-cyborg = Un puño de acero y blindaje.
sol-premade-war-walker = Un cañón con patas.
sol-premade-siege-engine = Una fortaleza que se mueve y dispara.


sol-reaction-reaction = Qué haces cuando te atacan: nada, esquivar, parar (solo cuerpo a cuerpo), o que te pregunte cada vez.
sol-reaction-last-point = Si tu reacción automática puede gastar el último punto de acción en un último aliento. Cuando lo gasta, caes inconsciente.
sol-reaction-wound-words = Si te pido que describas cada herida para la historia. Si no, puedes hacerlo más tarde: `/act action:note`.


sol-setting-auto-end = Un turno termina solo cuando no quedan puntos de acción.
sol-setting-buying-hits = Cuando no hay combate, los jugadores pueden comprar 1 éxito por cada 4 dados completos de una reserva en vez de tirar.


sol-practice-you-rolled = Has tirado { $dice }. Cada 5 o 6 es un éxito, y tienes { $hits }. El muñeco de práctica tiene { $against } en defensa.
sol-practice-it-rolled = El muñeco de práctica ha tirado { $dice }. Cada 5 o 6 es un éxito, y tiene { $hits }. Tú tienes { $against } en defensa.
sol-practice-points-title = Puntos
sol-practice-points-before = Tienes 3 puntos. Un ataque cuesta 2, y el tercero es para moverte o esquivar. Pulsa el ataque, y yo tiro los dados.
sol-practice-points-hit = { $rolled } Aciertas, y el muñeco recibe { $harm }.
sol-practice-points-miss = { $rolled } Fallas.
sol-practice-jacket-its = ninguna herida, porque su chaqueta para el golpe
sol-practice-done-title = Terminar tu turno
sol-practice-done-button = He terminado
sol-practice-done-before = Te queda 1 punto, que no basta para otro ataque. Di que has terminado, y entonces actúan los demás.
sol-practice-done-after = Tu turno ha terminado y vuelves a tener tus puntos. El muñeco de práctica te ataca.
sol-practice-dodge-title = Reaccionar o no
sol-practice-dodge-dodge = Esquivar · 1 punto
sol-practice-dodge-take = No reaccionar
sol-practice-dodge-parry = Parar · 1 punto
sol-practice-dodge-before = Esquivar o parar cuesta 1 punto de acción y suma 2 dados a tu defensa. O no reacciones y guarda el punto.
sol-practice-dodge-hit = { $rolled } Te da y recibes { $harm }.
sol-practice-dodge-miss = { $rolled } El ataque falla.
sol-practice-jacket-yours = ninguna herida, porque tu chaqueta para el golpe
sol-practice-learned = Tienes 3 puntos por ronda para todo lo que haces. Guarda uno para esquivar, y di cuándo has terminado.

sol-template-2-fewer-dice = 2 dados menos en cada habilidad (un dado es de media un tercio de éxito). Este cambio es de Fray, no del libro.
sol-template-1-die-fewer = 1 dado menos en cada habilidad (un dado es de media un tercio de éxito). Este cambio es de Fray, no del libro.
sol-template-2-more-dice = 2 dados más en cada habilidad (un dado es de media un tercio de éxito). Este cambio es de Fray, no del libro.
sol-template-4-more-dice = 4 dados más en cada habilidad (un dado es de media un tercio de éxito). Este cambio es de Fray, no del libro.
sol-template-fewer-boxes-of-both-levels = 1 casilla menos en cada uno de los niveles 1 y 2. Este cambio es de Fray, no del libro. Para la regla del libro, ver Damage in Combat › Wounds: los PNJ pueden tener sus propias casillas.
sol-template-fewer-boxes-of-level-1 = 1 casilla menos en el nivel 1. Este cambio es de Fray, no del libro. Para la regla del libro, ver Damage in Combat › Wounds: los PNJ pueden tener sus propias casillas.
sol-template-more-boxes-of-both-levels = 1 casilla más en cada uno de los niveles 1 y 2. Este cambio es de Fray, no del libro. Para la regla del libro, ver Damage in Combat › Wounds: los PNJ pueden tener sus propias casillas.
sol-template-many-more-boxes-of-both-levels = 2 casillas más en cada uno de los niveles 1 y 2. Este cambio es de Fray, no del libro. Para la regla del libro, ver Damage in Combat › Wounds: los PNJ pueden tener sus propias casillas.
sol-template-more-boxes-of-level-3 = 1 casilla más en el nivel 3, para durar más contra un grupo. Este cambio es de Fray, no del libro. Para la regla del libro, ver Damage in Combat › Wounds: los PNJ pueden tener sus propias casillas.
sol-template-not-grown-yet = Aún no ha crecido, así que es menos fuerte, y el último aliento empieza 1 herida antes. Este cambio es de Fray, no del libro. Para la regla del libro, ver Last stand: empieza con tantas heridas como BOD.
sol-template-quicker-and-tougher = 1 dado más para las reacciones, y el último aliento empieza 1 herida más tarde. Este cambio es de Fray, no del libro. Para las reglas del libro, ver Physical Combat (reacciones) y Last stand (empieza con tantas heridas como BOD).
sol-template-much-quicker-and-tougher = 2 dados más para las reacciones, y el último aliento empieza 2 heridas más tarde. Este cambio es de Fray, no del libro. Para las reglas del libro, ver Physical Combat (reacciones) y Last stand (empieza con tantas heridas como BOD).
sol-template-better-armor = 1 dado más para la absorción. Este cambio es de Fray, no del libro. Para la regla del libro, ver Damage in Combat: cada éxito en esta prueba baja el nivel.
sol-template-much-better-armor = 2 dados más para la absorción. Este cambio es de Fray, no del libro. Para la regla del libro, ver Damage in Combat: cada éxito en esta prueba baja el nivel.
sol-template-faster-to-act = 1 dado más de iniciativa. Este cambio es de Fray, no del libro. Para la regla del libro, ver Determining Initiative Order.
sol-template-much-faster-to-act = 2 dados más de iniciativa. Este cambio es de Fray, no del libro. Para la regla del libro, ver Determining Initiative Order.
sol-template-better-with-weapons = 1 dado más con la mayoría de las armas. Este cambio es de Fray, no del libro.
sol-template-leads-the-others = Tira la iniciativa una vez para todo su bando (ver Determining Initiative Order: una iniciativa fija que tira su líder).
