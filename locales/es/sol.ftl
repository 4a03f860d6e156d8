### Project Sol en juego: nombres de acciones, motivos en el registro, preguntas a jugadores, rechazos.

sol-about = Ciencia ficción con reservas de d6: armas, cobertura y heridas que te frenan
## Botones y menús

sol-react-none = No reaccionar
sol-react-dodge = Esquivar ataques
sol-react-parry = Parar ataques
sol-react-ask = Preguntarme siempre
sol-label-take-cover = Cobertura { $manner }
sol-label-draw = Sacar { $tool }
sol-label-use = Usar { $tool }
sol-label-medkit = Usar botiquín
sol-label-medkit-target = Botiquín: { $target }
sol-label-medkit-self = Botiquín para ti
sol-label-test-against = Prueba enfrentada
sol-label-test = Prueba: { $tool }
sol-label-note = Describir { $tool }
sol-label-surprise = Prueba de sorpresa
sol-ask-test-target = ¿Contra quién es?

## Nombres con sus números

sol-hit-one = éxito
sol-hit-several = éxitos
sol-hour-one = hora
sol-hour-several = horas
sol-die-one = dado
sol-die-several = dados
sol-point-one = punto de acción
sol-point-several = puntos de acción

## Motivos

sol-reason-wounds = { $count ->
    [one] herida
   *[other] heridas
}
sol-reason-wounds-of-level = nivel { $level }
sol-reason-wound-called = herida de nivel { $level }
sol-reason-wound-called-letter = herida de nivel { $level } { $letter }
sol-reason-in-hand = { $item } en mano
sol-reason-wound = herida de nivel { $level }
sol-reason-cover = cobertura { $cover }
sol-reason-cover-thing = cobertura { $cover }: { $thing } en { $at }
sol-reason-flanked = flanqueo
sol-reason-flanked-by = flanqueo: { $enemies }
sol-reason-by-gm = { $what } (según el DJ)
sol-reason-by-gm-words = { $what } (según el DJ: «{ $words }»)
sol-reason-initiative-bonus = bonificador de iniciativa
sol-reason-medkit = botiquín
sol-reason-attack = ataque
sol-reason-soak = absorción
sol-reason-surprise = sorpresa
sol-reason-recovery = recuperación
sol-reason-test = prueba
sol-reason-threshold = umbral
sol-reason-threshold-level = umbral (herida de nivel { $level })
sol-reason-threshold-hours =
    umbral (herida de nivel { $level }, { $hours } { $hours ->
        [one] hora
       *[other] horas
    })
sol-reason-critical =
    éxito crítico, { $net } { $net ->
        [one] éxito neto
       *[other] éxitos netos
    }
sol-reason-box-full = no hay casilla libre de nivel { $level }
sol-reason-grazing-hit = 0, un roce
sol-reason-no-box = herida de nivel { $level }, sin casilla para ella
sol-reason-level-wound = herida de nivel { $level }
sol-reason-natural-recovery = recuperación natural
sol-reason-full-defense = defensa total
sol-reason-surprised = sorpresa
sol-reason-combat-begins = empieza el combate
sol-reason-joins = se une al combate
sol-reason-turn-over = fin del turno
sol-reason-shot-taken = disparo hecho
sol-reason-moved = se ha movido
sol-reason-wounded = con heridas
sol-reason-other-cover = cambia de cobertura
sol-reason-stood-up = se levanta
sol-reason-anew = aplicado de nuevo
sol-reason-not-surprised = sin sorpresa
sol-reason-first-turn-over = pasó su primer turno
sol-reason-fewer-wounds = menos heridas que BOD
sol-reason-unconscious = inconsciencia
sol-reason-asleep = sueño
sol-reason-awake = se despierta
sol-reason-newcomer = llegó a mitad de ronda
sol-reason-leads-enemies = { $dice } = { $hits }, como líder de los enemigos
sol-reason-led-by = bajo el mando { DE($leader) }
sol-reason-with-enemies = con los enemigos
sol-reason-enemies-score = actúa con la puntuación de los enemigos ({ $hits })
sol-reason-no-enemies = { $dice } = { $hits }, sin enemigos
sol-reason-before-enemies = { $dice } = { $hits }, antes que los enemigos
sol-reason-tied-with-enemies = { $dice } = { $hits }, empate: después de los enemigos
sol-reason-after-enemies = { $dice } = { $hits }, después de los enemigos
sol-reason-last-point = queda un punto de acción del último aliento; gastarlo es caer inconsciente
sol-reason-bought-hits = { $hits } por { $dice }
sol-reason-bought-enough = { $hits } por { $dice }, { $goal } { $threshold }: éxito
sol-reason-bought-too-few = { $hits } por { $dice }, { $goal } { $threshold }: fallo
sol-reason-rested-too-short = { $hours }, poco para un intento
sol-reason-rested-some-lost = { $hours }, el resto ({ $lost } h) no basta para otro intento
sol-reason-no-one-able = nadie puede actuar
sol-reason-one-side-able =
    solo { $which ->
        [players] pueden actuar los jugadores
        [enemies] pueden actuar los enemigos
       *[named] puede actuar { $side }
    }
sol-reason-attack-on-you = { $attacker } ataca con { $item }. Una reacción cuesta { $cost } de tus { $points }.
sol-reason-attack-on-you-last = { $attacker } ataca con { $item }. Una reacción te costaría el último punto de acción, y caerías inconsciente.
sol-reason-words-for-wound = { $from } te causa una herida de nivel { $level }. ¿Cómo la describirías?
sol-reason-mark-for-wound = Se cura la herida de nivel 3 { DE($name) } ({ $from }). ¿Qué marca deja, en el cuerpo o en la mente?

## Preguntas a un jugador y respuestas en botones

sol-question-attack-last = Es tu último punto de acción: si lo gastas, caes inconsciente. { $attacker } ataca con { $item }.
sol-question-attack = { $attacker } ataca { A($subject) } con { $item }.
sol-question-reaction-costs = Una reacción cuesta { $cost } (por gastar: { $points }).
sol-question-reaction-adds =
    Una reacción añade { $dice } { $dice ->
        [one] dado
       *[other] dados
    } y cuesta { $cost } (por gastar: { $points }).
sol-answer-and-fall = { $reaction } y caer
sol-answer-dodge = Esquivar
sol-answer-parry = Parar
sol-answer-none = No reaccionar
sol-question-words-for-wound = { $subject } recibe una herida de nivel { $level } { DE($from) }.
sol-question-words-for-wound-ask = ¿Cómo la describirías?
sol-question-mark-for-wound = Se cura la herida de nivel 3 { DE($subject) } ({ $from }).
sol-question-mark-for-wound-ask = ¿Qué marca deja, en el cuerpo o en la mente?

## Rechazos: qué pasa y qué hacer

sol-refused-concealed = No hay línea de visión hasta { $target }, así que ningún ataque puede llegar. Usa antes `/act action:move`, o elige otro objetivo.
sol-refused-not-flanked =
    Nadie flanquea { A($target) }. Para flanquear hacen falta dos enemigos suyos que puedan actuar, y { $enemies ->
        [0] no hay ninguno
        [one] solo hay 1
       *[other] hay { $enemies }
    }. Ataca sin `flanked`.
sol-refused-not-in-hand =
    No tienes en mano { $weapon }, sino { $hand }. Con `/act action:draw with:{ $weapon }`, sacar esa arma cuesta { $cost } { $cost ->
        [one] punto
       *[other] puntos
    } de acción.
sol-refused-out-of-reach = { $tool } solo llega a las casillas de al lado, y { $target } está a { $meters } m. Acércate antes con `/move`, o elige otro objetivo.
sol-refused-cover-by-place = En un mapa, la cobertura depende de dónde esté { $name }. Usa `/move` para ponerte tras algo, como un cajón o un muro.
sol-refused-in-hand = { $name } ya tiene en mano { $weapon }. Usa `/attack`, o saca otra arma.
sol-refused-aim-full = { $name } no puede apuntar mejor que +{ $most }. Usa `/attack` ya.
sol-refused-no-styles = Project Sol no tiene el estilo de ataque «{ $typed }». Quita `style`.
sol-refused-no-stress = Project Sol no tiene estrés. Quita `stress`.
sol-refused-already-so = { $name } ya tiene esto: { $state }. Gasta el punto en otra cosa, o termina el turno con `/turn end`.
sol-refused-already-in-cover = { $name } ya tiene { $state }. Gasta el punto en otra cosa, o termina el turno con `/turn end`.
sol-refused-no-wounds = { $name } no tiene heridas que tratar. Haz otra cosa.
sol-refused-medkit-tried = Las heridas de nivel { $level } de { $name } ya han tenido su único intento con botiquín. Usa `/rest` después del combate.
sol-refused-no-medkit = { $name } no lleva botiquín. Si lo lleva otro, puede usarlo en su turno: `/act action:medkit target:{ $name }`.
sol-refused-buying-forbidden = Solo puedes comprar éxitos si el DJ lo permite (`buying-hits`). Pregunta al DJ, o tira la prueba.
sol-refused-buying-in-combat = No se pueden comprar éxitos en combate. Tira la prueba: quita `how: bought hits` y nombra una dificultad.
sol-refused-surprise-late = Las pruebas de sorpresa van antes del combate. DJ: ponla a mano con `/condition add condition:surprised`.
sol-refused-follows-of-itself = No se puede poner «{ $condition }» a mano. Depende de heridas, puntos de acción y turnos: cámbialos con `/condition add condition:wound` o `/adjust`.
sol-refused-hours = Di cuántas horas descansas, de 1 a { $most }: `/rest kind:8 hours`.
sol-refused-no-gear = { $name } no tiene equipo que usar. Elige otra acción con `/act`.
sol-refused-no-attribute = «{ $typed }» no tiene ningún atributo. Una reserva es una habilidad y un atributo, como `Perception + INT`, o dos atributos: { $known }.
sol-refused-one-difficulty = Una prueba tiene una dificultad, y has puesto dos: { $one } { Y($other) }. Quita una.
sol-refused-no-words = Di qué es { $wound } en la historia: `/act action:note say:a broken rib`.
sol-refused-option = `{ $option }` no cambia nada aquí. Quítalo.
sol-refused-option-targets = Esta acción no tiene objetivo. Quita `target`.
sol-refused-option-tool = Esta acción no usa armas ni objetos. Quita `with`.
sol-refused-option-manner = Esto solo se puede hacer de una manera. Quita `how`.
sol-refused-option-amount = Esta acción no tiene cantidad. Quita `amount`.
sol-refused-option-to = Esta acción no te mueve. Quita la casilla.
sol-refused-option-range = Project Sol no usa distancias. Quita `range`.
sol-refused-option-cover = Esto no es un ataque. Quita `cover`.
sol-refused-option-flanked = Esto no es un ataque. Quita `flanked`.
sol-refused-option-behind = En Project Sol solo cuenta el flanqueo, no los ataques por la espalda. Quita `behind`.
sol-refused-option-high-ground = El terreno elevado no importa en Project Sol. Quita `high_ground`.
