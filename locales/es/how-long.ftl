### Cuánto dura una ronda: `/gm how-long`, su botón y lo que se avisa al DJ cuando una ronda se alarga.

how-long-title = ¿Cuánto durará una ronda?
how-long-button = Duración…
how-long-again = Simular otra vez
how-long-now = Con los ajustes actuales: **{ $round }** por ronda (lo normal, de { $low } a { $high })
how-long-one = { $what }: **{ $round }**
how-long-by-side = Por bandos (`/gm set setting:turns`)
how-long-one-by-one = De uno en uno (`/gm set setting:turns`)
how-long-with-plans = Si todos los jugadores tienen un plan (`/plan`)
how-long-timers = Duración de la ronda con temporizador: { $timers }
how-long-timers-if = Duración de la ronda con un temporizador que actúe por quien se retrase: { $timers }
how-long-timer = { $timer } → **{ $round }**
how-long-no-timer = sin él → **{ $round }**
how-long-waits = Una ronda espera { $who }.
how-long-waits-player = { $time } { A($user) }
how-long-waits-gm = { $time } a ti
how-long-happened = { $count ->
    [one] La última ronda duró
   *[other] Las últimas { $count } rondas duraron
} { $round }{ $count ->
    [one] {""}
   *[other] {" "}de media
}.
how-long-based = Estimado con tres semanas de juego simuladas, según { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
} en { $fights ->
    [one] 1 combate
   *[other] { $fights } combates
} y los horarios de todos.
how-long-guessed = Aún no he visto bastantes turnos de algunos, así que supongo cuánto tardan en responder: { $people }.
how-long-you = tú
how-long-behind = Esta ronda ya lleva **{ $time }**. Yo había calculado más o menos { $round }.
