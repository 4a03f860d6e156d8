### Lo que alguien hizo, en pocas palabras: en el registro, en la crónica y al deshacer.

deed-title-from = { $title } ({ $source }, revisión { $revision })
deed-title-join =
    { $names } { $count ->
        [one] se une
       *[other] se unen
    }
deed-title-join-hidden =
    { $names } { $count ->
        [one] se une
       *[other] se unen
    } en secreto
deed-title-reveal =
    { $names } { $count ->
        [one] queda
       *[other] quedan
    } a la vista
deed-title-hide = { $subject } se oculta
deed-title-dismiss = { $subject } se va sin haberse mostrado
deed-title-initiative = iniciativa
deed-title-roll = tirada { $dice }
deed-title-roll-secret = tirada secreta { $dice }
deed-title-check = tirada por { $subject }
deed-title-check-secret = tirada secreta por { $subject }
deed-title-skip-turn = turno { DE($subject) } saltado
deed-title-end-turn =
    fin { $count ->
        [one] del turno
       *[other] de los turnos
    } { DE($names) }
deed-title-delay = { $subject } retrasa su turno
deed-title-delay-after = { $subject } retrasa su turno hasta después { DE($other) }
deed-title-resume-turn = { $subject } deja de esperar y actúa
deed-title-event = evento: { $mark }
deed-title-remove-event = evento eliminado: { $mark }
deed-title-pause = combate en pausa
deed-title-end = fin del encuentro
deed-title-auto-reaction = reacción automática { DE($subject) }
deed-title-auto-reaction-set = reacción automática { DE($subject) }: { $answer } ({ $about })
deed-title-auto-reaction-removed = reacción automática { DE($subject) } eliminada: { $about }
deed-title-afflict = { $condition } para { $subject }
deed-title-afflict-hidden = un estado para { $subject }
deed-title-cure = { $subject } ya no tiene { $condition }
deed-title-cure-hidden = un estado menos para { $subject }
deed-title-scene-afflict = { $condition } en el encuentro
deed-title-scene-cure = el encuentro ya no tiene { $condition }
deed-title-scene-cure-hidden = un estado menos en el encuentro
deed-title-scene-adjust = { $resource } pasa a { $to }
deed-title-adjust = { $resource } { DE($subject) } pasa a { $to }
deed-title-adjust-hidden = cambios en los números { DE($subject) }
deed-title-change-sheet = cambios en la ficha { DE($subject) }
deed-title-set = ajuste { $setting } cambiado
deed-title-remove = { $subject } sale del combate
deed-title-depart =
    { $how ->
        [fled] { $subject } huye
        [surrendered] { $subject } se rinde
        [conceded] { $subject } abandona
        [banished] { $subject } sufre un destierro
       *[captured] { $subject } cae en cautiverio
    }
deed-title-revive = { $subject } vuelve a la vida
deed-title-hand-over = Otra persona lleva ahora a { $subject }
deed-title-lend = Otra persona lleva a { $subject } por un tiempo
deed-title-give-back = { $subject } vuelve a su jugador
deed-title-autopilot = piloto automático para { $names }
deed-title-autopilot-on =
    { $names } { $count ->
        [one] pasa
       *[other] pasan
    } a piloto automático
deed-title-autopilot-off =
    { $names } { $count ->
        [one] sale
       *[other] salen
    } del piloto automático
deed-title-plan = plan { DE($subject) }
deed-title-timer = temporizador de turnos cambiado
deed-title-group = { $names } actúan en grupo
deed-title-ungroup =
    { $names } { $count ->
        [one] actúa
       *[other] actúan
    } por separado
deed-title-gms = cambio de DJ
deed-title-map = mapa nuevo
deed-title-map-removed = mapa eliminado
deed-title-map-look = aspecto del mapa cambiado
deed-title-fog-on = niebla de guerra activada
deed-title-fog-off = niebla de guerra desactivada
deed-title-squares = mapa editado
deed-title-squares-at = { $ground } en { $where }
deed-title-squares-mixed = cambios
deed-title-squares-height = altura { $level }
deed-title-offer = oferta { A($name) }
deed-title-offer-answered = respuesta a una oferta
deed-title-zones = zonas cambiadas
deed-title-zones-removed = zonas eliminadas
deed-title-to-zone =
    { $count ->
        [one] { $names } está en { $zone }
       *[other] { $names } están en { $zone }
    }
deed-title-place =
    { $count ->
        [one] lugar
       *[other] lugares
    } { DE($names) } en el mapa
deed-title-door = { $subject } usa la puerta { DE($at) }
deed-title-override = excepción al mapa entre { $actor } { Y($target) }
deed-title-reorder = nuevo puesto { DE($subject) } en el orden de turnos
deed-title-turns =
    { $count ->
        [one] turno
       *[other] turnos
    } { DE($names) }
deed-title-attack = { $actor } ataca { A($targets) }
deed-title-cast = { $actor } lanza { $spell }
deed-title-use-power = { $actor } usa { $spell }
deed-title-defend = { $actor } se defiende
deed-title-rest = { $actor } descansa
deed-title-by-gm = DJ: { $title } ({ $names })
deed-title-action = { $actor }: { $title }
deed-title-action-at = { $actor }: { $title } ({ $targets })
deed-title-give = { $from } da { $items } a { $to }
deed-title-loot = { $to } toma { DE($from) }: { $items }
deed-title-pick-up = { $to } recoge { $items }
deed-title-drop = { $from } suelta { $items }
deed-title-find = { $to } encuentra { $items }
deed-title-lies = { $items } en el suelo
