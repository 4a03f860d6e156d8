### Probabilidades, pronósticos, equilibrio, suerte con los dados: `/odds`, `/gm forecast`, `/gm balance`, `/luck` y el aviso de combate desigual.

## Porcentajes y probabilidades

share-at-most = { $percent } % o menos
share-at-least = { $percent } % o más
share-under-one = menos del 1 %
share-over-99 = más del 99 %
share-percent = { $percent } %

## /gm forecast

forecast-title = Pronóstico
forecast-counting = Simulando los primeros combates…
forecast-stop = Parar
forecast-nothing-to-stop = No hay nada que parar: este cálculo ya terminó o es antiguo. Pide otro para tener uno nuevo.
forecast-draws = Empate: { $share }
forecast-won = Quién gana
forecast-down = Fuera de combate al final
forecast-losses = { $side }: **{ $few } de { $all }**
forecast-likeliest = sobre todo { $who }
forecast-rounds = Rondas
forecast-over-in-round = Suele terminar en la ronda **{ $middle }**.
forecast-over = Suele terminar hacia la ronda **{ $middle }** ({ $early }–{ $late } en la mayoría de los combates).
forecast-turns = La ronda **{ $round }** lo decide: es cuando más caen.
forecast-no-turn = No cae nadie.
forecast-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} · semilla { $seed } · todos con piloto automático, en su estilo (predeterminado: feroz)
forecast-state-working = Simulando todavía: { $percent } % hecho (meta: ±1 %).
forecast-state-done = Terminado.
forecast-ended-stopped = Parado.
forecast-ended-newer = Parado: has pedido un cálculo más nuevo.
forecast-ended-late = Parado: Discord solo me deja actualizar un mensaje durante 15 minutos.
forecast-hidden-in = { $count ->
    [one] Se cuenta { $count } criatura oculta desde el principio.
   *[other] Se cuentan { $count } criaturas ocultas desde el principio.
}
forecast-hidden-out = { $count ->
    [one] No se cuenta { $count } criatura oculta.
   *[other] No se cuentan { $count } criaturas ocultas.
} Para contarlas, usa `/gm forecast hidden:True`.
forecast-chart-losses = Cuántos caen, por ronda
forecast-chart-over = Combates que terminan, por ronda
forecast-chart-side-players = Jugadores
forecast-chart-side-enemies = Enemigos
forecast-chart-read = { $side } que caen, por ronda: { $byRound }.
forecast-chart-read-over = Combates que terminan, por ronda: { $byRound }.

## /odds

odds-title = Probabilidades { DE($name) }
odds-button = Probabilidades
odds-back = Volver
odds-choose = Elige una acción…
odds-working = -# Calculando…
odds-about-anything = sin datos
odds-about = cerca del { $from }–{ $to } %
odds-staked = { $act }, arriesgando { $points }
odds-stake = arriesgando { $points }: { $chance }
odds-or-at = { $act } (mismas probabilidades con { $others })
odds-and-at = { $act } { Y($others) }
odds-each = { $chance } en cada caso
odds-at-square = { $act } en { $square }
odds-as-likely = -# Misma probabilidad: { $acts }
odds-from = { $act }, desde { $tile }
odds-away = -# «desde …» quiere decir que el objetivo aún no está al alcance. La probabilidad es la de atacar desde esa casilla.
odds-kept-highest = los { $kept } más altos
odds-kept-higher = el más alto
odds-kept-highest-one = el más alto
odds-kept-lowest = los { $kept } más bajos
odds-kept-lower = el más bajo
odds-kept-lowest-one = el más bajo
odds-needs-face = { $face } en d{ $sides }
odds-needs = { $least } o más en d{ $sides }
odds-needs-most = { $most } o menos en d{ $sides }
odds-against = { $own } contra { $theirs }
odds-critical = crítico { $chance }
odds-degree = { $degree } { $chance }
odds-down = fuera de combate { $chance }
odds-left =
    { $how ->
        [fled] huida
        [surrendered] rendición
        [conceded] abandono
        [banished] destierro
       *[captured] captura
    } { $chance }
odds-own = niveles de herida
odds-costs = cuesta { $amounts }
odds-own-down = { $chance } de que caigas tú
odds-own-left = { $chance } de que quedes fuera del combate
odds-like-kind = -# Los números { DE($names) } están ocultos. Esta probabilidad supone una criatura típica de ese tipo.
odds-nothing = { $name } no puede atacar a nadie ahora.
odds-more = -# Hay más acciones. Usa `/odds target: with:` para verlas.
odds-off-turn = -# La probabilidad es como si ahora fuera tu turno.
odds-rolled = -# Lo que lleva ± viene de tiradas simuladas (semilla { $seed }). No gastan los dados del combate, y no se registra nada.
odds-private = -# No se tira ni se registra nada.

## Suerte con los dados

luck-rolls = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
luck-fights = { $count ->
    [one] { $count } combate
   *[other] { $count } combates
}
luck-hits = { $count ->
    [one] { $count } éxito
   *[other] { $count } éxitos
}
luck-title = Suerte con los dados
luck-average = normal, mejor que el { $percent } % de las mesas
luck-good = mejor que el { $percent } % de las mesas
luck-bad = peor que el { $percent } % de las mesas
luck-too-few = pocas tiradas para saberlo
luck-several = { $name } × { $those }
luck-kept-higher = { $rolls } × el más alto de { $of }d{ $sides }
luck-kept-highest = { $rolls } × el más alto de { $of }d{ $sides }
luck-dice-average = { $average }, lo normal es { $usual }
luck-dice-average-each = { $average } cada uno, lo normal es { $usual }
luck-dice-hits = { $hits }, lo normal es { $usual }
luck-dice-low = { $fell } (mejor cuanto más bajo)
luck-how = Cada tirada cuenta lo mismo, sean cuales sean los dados. Lo normal es un 50 %.
luck-no-one = Aún no cuenta ninguna tirada para la suerte con los dados.
luck-more = { $count ->
    [one] … y { $count } más
   *[other] … y { $count } más
}
luck-button = Suerte con los dados
luck-own = Tu suerte con los dados
luck-yours = **{ $luck }**, con los personajes que llevaste en { $fights } ({ $rolls })
luck-none-of-yours = Aún no has tirado dados en los combates de este servidor.
luck-scene = Suerte con los dados en «{ $name }»
luck-turned = Giros del combate
luck-whose =
    la probabilidad de victoria { $which ->
        [players] de los jugadores
        [enemies] de los enemigos
       *[named] { DE($side) }
    }
luck-whose-first =
    la probabilidad de victoria { $which ->
        [players] de los jugadores
        [enemies] de los enemigos
       *[named] { DE($side) }
    }, { $first } al principio
luck-state-working = Buscando giros: { $percent } % hecho.
luck-state-none = Ninguna acción por sí sola decidió el combate.
luck-state-done = Según combates simulados desde antes y después de cada acción.
luck-state-ended = { $how } Puede haber más giros.

## /gm balance

balance-between = { $easy } sería demasiado fácil, y { $hard } sería demasiado difícil.
balance-even-easy = Hasta { $easy } sería demasiado fácil.
balance-even-hard = Hasta { $hard } sería demasiado difícil.
balance-title = ### Un combate justo para { $party }
balance-as-it-is = ### El combate tal como está
balance-how = -# Probabilidad de que ganen los jugadores, según combates simulados.
balance-how-on-top = -# Probabilidad de que ganen los jugadores, con todos los que ya están en el combate.
balance-counting = Simulando los primeros combates…
balance-difficulty-easy = Fácil
balance-difficulty-fair = Justo
balance-difficulty-hard = Difícil
balance-difficulty-deadly = Mortal
balance-difficulty-hopeless = Sin esperanza
balance-heading-open = **{ $difficulty }** · { $from } % o más
balance-heading = **{ $difficulty }** · { $from }–{ $to } %
balance-losses = del grupo caen { $few } { DE($party) }
balance-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
balance-one-more = con un enemigo más: { $share }
balance-one-more-foe = Un enemigo más { $likes }
balance-one-more-player = Un personaje jugador más { $likes }
balance-like = como { $name }: { $share }
balance-stands = Ahora: **{ $share }** · { $difficulty }
balance-won-of = { $won } de { $fights } ganados
balance-too-few-fights = muy pocos combates para saberlo
balance-stands-unsure = Ahora: **{ $wins }** · muy pocos combates para saberlo
balance-no-fight = Los jugadores aún no tienen enemigos.
balance-too-hard = El combate ya es más que mortal, así que no hay nada que añadir.
balance-nothing-for = { $heading }: nada encontrado. { $nearest }
balance-nothing = No encaja ninguna criatura prefabricada. { $nearest }
balance-state-searching = Probando { $kinds } criaturas… { $settled } hechas.
balance-state-sharpening = Simulando todavía: { $percentDone } % hecho.
balance-state-done = Terminado.
balance-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} · semilla { $seed } · sin mapa, recién llegados sin heridas
balance-warns = `/gm set setting:uneven value:30-95` te avisa si, al empezar un combate, la probabilidad de victoria de los jugadores no está entre el 30 y el 95 %.
balance-hidden-in = { $count ->
    [one] Se cuenta { $count } criatura oculta desde el principio.
   *[other] Se cuentan { $count } criaturas ocultas desde el principio.
}
balance-hidden-out = { $count ->
    [one] No se cuenta { $count } criatura oculta.
   *[other] No se cuentan { $count } criaturas ocultas.
} Para contarlas, usa `/gm balance hidden:True`.
balance-bring = Añadir al combate…
balance-others = Otras ideas
balance-suggest = Sugerir más…
balance-in-panel = Equilibrio…

## El aviso de combate desigual, para el DJ

uneven-often-none = **ninguno** de los combates simulados
uneven-often-all = **todos** los combates simulados
uneven-often = **{ $share }** de los combates simulados
uneven-title = ### Un combate desigual
uneven-too-hard = Los jugadores ganaron { $often }. Pediste un aviso por debajo del { $percent } %.
uneven-too-easy = Los jugadores ganaron { $often }. Pediste un aviso por encima del { $percent } %.
uneven-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} · semilla { $seed } · Cambia tus límites con `/gm set setting:uneven`. Los jugadores no ven esto.
uneven-one-more = Probabilidad con +1
uneven-ideas = Sugerir criaturas…

## Lo fuerte que es una criatura, en los menús

strength-name = Fuerza
strength-to-one = { $creatures } valen por 1 personaje
strength-worth-one = vale por 1 personaje
strength-to-one-about = unas { $creatures } valen por 1 personaje
strength-worth-one-about = vale más o menos por 1 personaje
strength-worth-about = vale por unos { $characters } personajes
strength-worth = vale por { $characters } personajes
