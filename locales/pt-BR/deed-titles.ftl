### O que alguém fez, em poucas palavras: no registro, na crônica, e no que desfazer diz.

deed-title-from = { $title } ({ $source }, revisão { $revision })
deed-title-join =
    { $names } { $count ->
        [one] entra
       *[other] entram
    }
deed-title-join-hidden =
    { $names } { $count ->
        [one] entra
       *[other] entram
    } em segredo
deed-title-reveal =
    { $names } { $count ->
        [one] se revela
       *[other] se revelam
    }
deed-title-hide = { $subject } fica em segredo
deed-title-dismiss = remoção { DE($subject) } (em segredo)
deed-title-initiative = iniciativa
deed-title-roll = rolagem de { $dice }
deed-title-roll-secret = rolagem secreta de { $dice }
deed-title-check = rolagem para { $subject }
deed-title-check-secret = rolagem secreta para { $subject }
deed-title-skip-turn = turno pulado: { $subject }
deed-title-end-turn =
    { $count ->
        [one] fim do turno { DE($names) }
       *[other] fim dos turnos { DE($names) }
    }
deed-title-delay = { $subject } adia o turno
deed-title-delay-after = { $subject } adia o turno até depois { DE($other) }
deed-title-resume-turn = { $subject } para de esperar e age
deed-title-event = evento: { $mark }
deed-title-remove-event = evento removido: { $mark }
deed-title-pause = o combate entra em pausa
deed-title-end = o encontro acaba
deed-title-auto-reaction = reação automática { DE($subject) }
deed-title-auto-reaction-set = reação automática { DE($subject) }: { $answer } ({ $about })
deed-title-auto-reaction-removed = reação automática { DE($subject) } removida: { $about }
deed-title-afflict = { $condition } { EM($subject) }
deed-title-afflict-hidden = uma condição { EM($subject) }
deed-title-cure = { $condition } sai { DE($subject) }
deed-title-cure-hidden = uma condição sai { DE($subject) }
deed-title-scene-afflict = { $condition } no encontro
deed-title-scene-cure = { $condition } sai do encontro
deed-title-scene-cure-hidden = uma condição sai do encontro
deed-title-scene-adjust = { $resource } passa a { $to }
deed-title-adjust = { $resource } { DE($subject) } passa a { $to }
deed-title-adjust-hidden = mudança nos números { DE($subject) }
deed-title-change-sheet = mudança na ficha { DE($subject) }
deed-title-set = mudança no ajuste { $setting }
deed-title-remove = remoção { DE($subject) } do combate
deed-title-depart =
    { $how ->
        [fled] { $subject } foge
        [surrendered] { $subject } se rende
        [conceded] { $subject } desiste
        [banished] { $subject } sofre banimento
       *[captured] captura { DE($subject) }
    }
deed-title-revive = { $subject } volta à vida
deed-title-hand-over = Outra pessoa agora joga com { $subject }
deed-title-lend = { $subject } muda de jogador por um tempo
deed-title-give-back = { $subject } volta ao próprio jogador
deed-title-autopilot = piloto automático { DE($names) }
deed-title-autopilot-on =
    { $names } { $count ->
        [one] entra
       *[other] entram
    } no piloto automático
deed-title-autopilot-off =
    { $names } { $count ->
        [one] sai
       *[other] saem
    } do piloto automático
deed-title-plan = plano { DE($subject) }
deed-title-timer = mudança no tempo por turno
deed-title-group = { $names } agem em grupo
deed-title-ungroup =
    { $names } { $count ->
        [one] age
       *[other] agem
    } em separado
deed-title-gms = mudança de mestres
deed-title-map = um novo mapa
deed-title-map-removed = mapa removido
deed-title-map-look = mudança na aparência do mapa
deed-title-fog-on = névoa de guerra ativada
deed-title-fog-off = névoa de guerra desativada
deed-title-squares = edição do mapa
deed-title-squares-at = { $ground } em { $where }
deed-title-squares-mixed = mudanças
deed-title-squares-height = altura { $level }
deed-title-offer = oferta a { $name }
deed-title-offer-answered = resposta a uma oferta
deed-title-zones = zonas alteradas
deed-title-zones-removed = zonas removidas
deed-title-to-zone =
    { $count ->
        [one] { $names } está em { $zone }
       *[other] { $names } estão em { $zone }
    }
deed-title-place =
    { $count ->
        [one] lugar { DE($names) } no mapa
       *[other] lugares { DE($names) } no mapa
    }
deed-title-door = { $subject } mexe na porta { EM($at) }
deed-title-override = situação definida à mão entre { $actor } e { $target }
deed-title-reorder = nova posição { DE($subject) } na ordem dos turnos
deed-title-turns =
    { $count ->
        [one] turno { DE($names) }
       *[other] turnos { DE($names) }
    }
deed-title-attack = { $actor } ataca { $targets }
deed-title-cast = { $actor } conjura { $spell }
deed-title-use-power = { $actor } usa { $spell }
deed-title-defend = { $actor } se defende
deed-title-rest = { $actor } descansa
deed-title-by-gm = Mestre: { $title } ({ $names })
deed-title-action = { $actor }: { $title }
deed-title-action-at = { $actor }: { $title } ({ $targets })
deed-title-give = { $from } entrega { $items } a { $to }
deed-title-loot = { $to } pega { $items } { DE($from) }
deed-title-pick-up = { $to } apanha { $items } do chão
deed-title-drop = { $from } larga { $items }
deed-title-find = { $to } encontra { $items }
deed-title-lies = { $items } no chão
