### El marco de los mensajes de Mastery, según la plantilla del libro.

mastery-card-declaration-attack = **Acción** ({ $round }): { $who }, { $how }
mastery-card-declaration-attack-target = **Acción** ({ $round }): { $who }, { $how }, { A($target) }
mastery-card-declaration-attack-with = { $type } con { $tool }
mastery-card-declaration-response = **Respuesta**: { $who }, { $how }
mastery-card-declaration-resists = resiste
mastery-card-declaration-defend = **Acción** ({ $round }): { $who }, Defenderse
mastery-card-declaration-defend-how = **Acción** ({ $round }): { $who }, Defenderse: { $how }
mastery-card-declaration-ready = **Defensa predeterminada**: elegida por { $who }
mastery-card-declaration-standing = **Defensa predeterminada**: { $who }, { $how }
mastery-card-rolled = total
mastery-card-advantage-from = ventaja
mastery-card-outcome-hit = **Resultado**: **impacto**, daño { $band }: { $amount }
mastery-card-outcome-hit-compared = **Resultado**: **impacto**, daño { $band }: { $amount } ({ $own } contra { $theirs }, diferencia { $difference })
mastery-card-outcome-matched = **Resultado**: **igualado**, así que el ataque queda bloqueado
mastery-card-outcome-matched-compared = **Resultado**: **igualado**, así que el ataque queda bloqueado ({ $own } contra { $theirs })
mastery-card-outcome-other = **Resultado**: **{ $degree }**
mastery-card-outcome-other-compared = **Resultado**: **{ $degree }** ({ $own } contra { $theirs }, diferencia { $difference })
mastery-card-outcome-other-met = **Resultado**: **{ $degree }** ({ $own } contra { $difficulty })
mastery-card-outcome-hits = -# { $side }: { $landed } de los { $goal } golpes necesarios para ganar
mastery-card-stamina-heading = **Aguante**
mastery-card-stamina-damage = daño { $band } { $amount }
mastery-card-stamina-free = { $defense } gratis
mastery-card-slim-stamina = { $who }: aguante { $change }
mastery-card-status-gained = -# { $who }: { $name } por { $from }
mastery-card-status-turn-lost = -# { $who } pierde este turno
mastery-card-status-turn-lost-why = -# { $who } pierde este turno: { $why }
