### El panel tras Más…, sus menús y formularios: todo lo que un combatiente puede hacer ahora.

## Una acción en pocas palabras, en un botón o en un menú

act-attack-target = { $title } { A($target) }{ $how }
act-target = { $title }: { $target }
act-toward = { $title } hacia { $target }
act-tool = { $title }: { $tool }
act-attack-with = { $title }: { $tool }{ $how }
act-attack-target-with = { $title } { A($target) }: { $tool }{ $how }
act-cast-on = { $spell } { A($target) }{ $how }
act-cast-at = { $spell } contra { $target }{ $how }

## Preguntas en un formulario

act-question-target = Objetivo
act-question-how = ¿Cómo?
act-question-amount = ¿Cuánto? ({ $what })

## Lo que un menú dice de una acción

acts-several-targets = varios objetivos
acts-costs = cuesta { $price }
acts-limit-left = usos restantes: { $left }
acts-limit-once =
    una vez por { $per ->
        [round] ronda
        [scene] escena
       *[day] día
    }
acts-limit-of =
    usos restantes: { $left } de { $uses } { $per ->
        [round] esta ronda
        [scene] esta escena
       *[day] hoy
    }
acts-can-add = opciones: { $what }
acts-add-targets = varios objetivos
acts-add-amount = puntos que gastar
acts-add-range = alcance
acts-add-flanked = flanqueo
acts-add-cover = cobertura
acts-add-behind = por la espalda
acts-add-high-ground = terreno elevado
acts-add-words = tus palabras
acts-ally = de tu bando
acts-yourself = tu personaje

## El panel

acts-what-next = **{ $name }: ¿y ahora?**
acts-what-next-left = **{ $name }: ¿y ahora?** Por gastar: { $left }.
acts-turn-of = Es el turno { DE($names) }.
acts-comes-after = **{ $name }** va después { DE($before) }.
acts-next-round = **{ $name }** actúa la próxima ronda.
acts-comes-next = **{ $name }** va a continuación.
acts-meanwhile = Hasta entonces puedes:
acts-outside-rounds = Descansar, usar…
acts-at-rest = Mientras no hay combate, **{ $name }** puede:
acts-nothing = { $name } no puede hacer nada ahora.
acts-stale = **Ese botón ya no vale.** No ha pasado nada.
acts-saying = **Elige qué hace { $name }.** Luego te pediré que lo describas.
acts-say = Describir acción…
acts-not-say = Sin descripción
acts-whose = ¿Quién actúa?
acts-others = Más…
acts-as-gm = Como DJ…
acts-attack-otherwise = Otros ataques…

## Antes de dar a alguien del propio bando

acts-hits-ally =
    { $count ->
        [one] **{ $names } es de tu bando.** ¿Atacar de todos modos?
       *[other] **{ $names } son de tu bando.** ¿Atacar de todos modos?
    }
acts-ally-anyway = { $act } igualmente
acts-cancel = Cancelar

## El formulario de una acción

acts-form-square = ¿Qué casilla?
acts-form-catches = ¿Quién está en el área?
acts-form-friends-too = Si eliges a alguien de tu bando, también recibe.
acts-form-toward = ¿Hacia qué objetivo?
acts-form-away = ¿Lejos de qué objetivos?
acts-form-no-target = Nadie en concreto
acts-form-none = Nadie
acts-form-too-much = más de lo que aguanta { $name }
acts-form-too-much-wound = más de lo que aguanta { $name }: causa { $harm }
acts-form-too-much-down = más de lo que aguanta { $name }: causa { $harm }, y queda fuera de combate
acts-form-too-much-you = más de lo que aguantas
acts-form-too-much-you-wound = más de lo que aguantas: causa { $harm }
acts-form-too-much-you-down = más de lo que aguantas: causa { $harm }, y quedas fuera de combate
acts-form-range = ¿A qué distancia?
acts-form-usual-range = La distancia habitual
acts-form-counts = ¿Se aplica algo de esto?
acts-form-cover = Cobertura del objetivo: { $cover }
acts-form-flanked = Situación del objetivo: { $how }
acts-form-behind = Por la espalda
acts-form-high-ground = Desde terreno elevado
acts-form-words-label = Con tus palabras (opcional)
acts-form-words-example = Lo que los demás ven u oyen, en una frase
acts-form-trigger-label = ¿Cuándo ocurre?
acts-form-trigger-example = cuando un goblin cruce la puerta
acts-form-wound-label = ¿Qué herida es?
acts-form-wound-example = una costilla rota
acts-form-aspect-label = ¿Cuál es el aspecto?
acts-form-aspect-example = aceite de lámpara en la escalera

everyone-acting = { $all }: todos tus personajes a los que les toca
