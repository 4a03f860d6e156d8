### A moldura das mensagens de Mastery, segundo o modelo do próprio livro.

mastery-card-declaration-attack = **Ação** ({ $round }): { $who }, { $how }
mastery-card-declaration-attack-target = **Ação** ({ $round }): { $who }, { $how } { EM($target) }
mastery-card-declaration-attack-with = { $type } com { $tool }
mastery-card-declaration-response = **Resposta**: { $who }, { $how }
mastery-card-declaration-resists = resiste
mastery-card-declaration-defend = **Ação** ({ $round }): { $who }, Defender
mastery-card-declaration-defend-how = **Ação** ({ $round }): { $who }, Defender: { $how }
mastery-card-declaration-ready = **Defesa padrão**: escolhida por { $who }
mastery-card-declaration-standing = **Defesa padrão**: { $who }, { $how }
mastery-card-rolled = total
mastery-card-advantage-from = vantagem
mastery-card-outcome-hit = **Resultado**: **acerto**, dano { $band }: { $amount }
mastery-card-outcome-hit-compared = **Resultado**: **acerto**, dano { $band }: { $amount } ({ $own } contra { $theirs }, diferença { $difference })
mastery-card-outcome-matched = **Resultado**: **empate**, então o ataque é bloqueado
mastery-card-outcome-matched-compared = **Resultado**: **empate**, então o ataque é bloqueado ({ $own } contra { $theirs })
mastery-card-outcome-other = **Resultado**: **{ $degree }**
mastery-card-outcome-other-compared = **Resultado**: **{ $degree }** ({ $own } contra { $theirs }, diferença { $difference })
mastery-card-outcome-other-met = **Resultado**: **{ $degree }** ({ $own } contra { $difficulty })
mastery-card-outcome-hits = -# { $side }: { $landed } dos { $goal } acertos necessários para vencer
mastery-card-stamina-heading = **Vigor**
mastery-card-stamina-damage = dano { $band } { $amount }
mastery-card-stamina-free = { $defense } de graça
mastery-card-slim-stamina = { $who }: vigor { $change }
mastery-card-status-gained = -# { $who }: { $name } { POR($from) }
mastery-card-status-turn-lost = -# { $who } perde este turno
mastery-card-status-turn-lost-why = -# { $who } perde este turno: { $why }
