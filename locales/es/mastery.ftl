### Lo que dice el combate en Mastery: botones, motivos, preguntas y rechazos.

mastery-about = Duelos de novato a maestro: gasta aguante para golpear más fuerte
mastery-label-attack = Ataque { $manner }
mastery-label-attack-target = Ataque { $manner } { A($target) }
mastery-label-attack-quick = Rápido
mastery-label-special-harm = Dañar con { $skill }
mastery-label-defend = Preparar: { $manner }
mastery-ask-special-goal = ¿Cuál es la meta?
mastery-ask-special-cost = ¿Cuánto cuesta?
mastery-attack-types-quick = Ataque rápido
mastery-attack-types-focused = Ataque concentrado
mastery-attack-types-powerful = Ataque potente
mastery-reasons-prepared-defense = Defenderse
mastery-reasons-turn = inicio del turno
mastery-reasons-rest = descanso { $rest }
mastery-reasons-endurance = Resistencia
mastery-reasons-damage = daño { $band }, diferencia { $difference }
mastery-reasons-initiative = iniciativa
mastery-reasons-initiative-tie = empate de iniciativa
mastery-reasons-attack = ataque
mastery-reasons-special = especial
mastery-reasons-stability = estabilidad
mastery-reasons-difficulty = dificultad
mastery-reasons-stability-dc = CD de estabilidad
mastery-reasons-opponents-skill = { $skill } { DE($opponent) }
mastery-reasons-own-skill = su { $skill }
mastery-reasons-initiative-tie-skill = el empate lo decide { $skill } ({ $level })
mastery-reasons-initiative-tie-roll = desempate d20: { $again }
mastery-reasons-advantage = ventaja: { $reasons }
mastery-reasons-advantage-whose = ventaja { DE($whose) }: { $reasons }
mastery-reasons-levels-above = { $skill } { $levels } niveles por encima { DE($against) }
mastery-reasons-critical-hit = un golpe crítico anterior
mastery-reasons-counterattack-opening = hueco para contraatacar
mastery-reasons-kept-advantage = de antes
mastery-reasons-free-by-speed = { $defense } gratis por más Velocidad
mastery-reasons-free-prepared = { $defense } gratis con Defensa preparada, una regla de la casa
mastery-reasons-defends-with = { $defense } desde ahora; { $free }
mastery-reasons-first-defense-free = la primera defensa antes de su próximo turno no cuesta aguante (regla de la casa)
mastery-reasons-no-free-defense = sin defensa gratis: prepararla cuesta la acción del turno
mastery-reasons-hits = golpes
mastery-reasons-hits-of-the-side = golpes del bando
mastery-reasons-no-hold = { $status } no afecta a quien se ha desplomado
mastery-reasons-attacked = { $attacker } ataca ({ $how }). Bloquear: { $block }. Esquivar: { $dodge }
mastery-reasons-used-by-attack = usada por este ataque
mastery-reasons-used-by-defense = usada por esta defensa
mastery-reasons-collapsed = se desploma
mastery-reasons-awake = despierta
mastery-reasons-above-a-quarter = el aguante pasa del 25 %
mastery-reasons-above-0 = el aguante pasa de 0
mastery-reasons-recovering-and-stunned = Recuperación y Aturdimiento
mastery-reasons-last-standing = { $count ->
    [one] solo { $winners } queda en pie
   *[other] solo { $winners } quedan en pie
}
mastery-reasons-first-to-hits = { $winners } { $count ->
    [one] llega
   *[other] llegan
} antes a { $hits } { $hits ->
    [one] golpe
   *[other] golpes
}
mastery-reasons-draw = empate: no queda nadie en pie
mastery-price-free = gratis
mastery-price-stamina = 1 de aguante
mastery-questions-attacked-what = { $attacker } ataca { A($subject) }: { $how }.
mastery-questions-attacked-answers-block = Bloquear
mastery-questions-attacked-answers-dodge = Esquivar
mastery-refusals-action-taken = { $name } ya ha gastado la acción de este turno. Termina el turno con `/turn end`.
mastery-refusals-target-collapsed = { $name } se ha desplomado y está fuera de combate. Elige a alguien que siga en pie.
mastery-refusals-no-stakes = No puedes arriesgar aguante en un ataque: su coste depende del estilo. Prueba `/attack style:powerful`, o `/act action:special` con tu propio coste.
mastery-refusals-harm-needs-a-roll = El daño depende de la tirada del objetivo, pero { $number } es solo un número. Prueba `how:harm vs Defense`, o `how:vs { $number }` sin daño.
mastery-refusals-harm-costs = Una acción especial que daña cuesta al menos { $least } de aguante. Declara `amount:{ $least }` o más.
mastery-refusals-follows-of-stamina = { $condition } depende del aguante, así que no se puede poner a mano. Cambia el aguante con `/adjust`.
mastery-refusals-status-needs-words = Un efecto propio necesita una descripción. Prueba `/condition add condition:Status note:blinded`. Es solo narrativo y no cambia números.
mastery-refusals-counterattack = No puedes elegir contraatacar. Bloquea o esquiva. Si superas el ataque por 10 o más, tienes ventaja en tu próximo ataque.
mastery-refusals-one-purpose = Una acción especial tiene un solo fin: superar un número (`how:vs 12`), dañar (`how:harm vs Defense`) o causar un efecto (`how:stun vs Defense`). Elige uno.
mastery-refusals-no-healing = En este libro, solo un descanso devuelve aguante. Para curar de otro modo, tira contra un número (`how:vs 12`). Después el DJ puede dar aguante con `/adjust`.
mastery-refusals-already = { $name } ya tiene { $condition }, y no se acumula. Para cambiar cuánto dura, usa antes `/condition remove`.
