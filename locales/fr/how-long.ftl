### Combien dure un round : `/gm how-long`, son bouton, et ce que le MJ apprend quand un round traîne.

how-long-title = Combien va durer un round ?
how-long-button = Durée d’un round…
how-long-again = Simuler à nouveau
how-long-now = Avec les réglages actuels : **{ $round }** par round (d’ordinaire { $low } à { $high })
how-long-one = { $what } : **{ $round }**
how-long-by-side = Par camp (`/gm set setting:turns`)
how-long-one-by-one = L’un après l’autre (`/gm set setting:turns`)
how-long-with-plans = Si tous les joueurs ont un plan (`/plan`)
how-long-timers = Durée d’un round avec un chrono : { $timers }
how-long-timers-if = Durée d’un round avec un chrono qui joue pour les retardataires : { $timers }
how-long-timer = { $timer } → **{ $round }**
how-long-no-timer = aucun → **{ $round }**
how-long-waits = Attente pendant un round : { $who }.
how-long-waits-player = { $time } pour { $user }
how-long-waits-gm = { $time } pour toi
how-long-happened = { $count ->
    [one] Le dernier round a duré
   *[other] Les { $count } derniers rounds ont duré
} { $round }{ $count ->
    [one] {""}
   *[other] {" "}en moyenne
}.
how-long-based = Estimé en simulant trois semaines de jeu, d’après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} dans { $fights ->
    [one] { $fights } combat
   *[other] { $fights } combats
} et les heures de jeu de chacun.
how-long-guessed = Je n’ai pas encore vu assez de tours de { $people } : je devine le temps de réponse.
how-long-you = toi
how-long-behind = Ce round dure déjà depuis **{ $time }**. J’avais estimé environ { $round }.
