### Quanto dura uma rodada: `/gm how-long`, seu botão, e o que o mestre lê quando uma rodada demora mais.

how-long-title = Quanto vai durar uma rodada?
how-long-button = Duração da rodada…
how-long-again = Simular de novo
how-long-now = Com a configuração atual: **{ $round }** por rodada (em geral, de { $low } a { $high })
how-long-one = { $what }: **{ $round }**
how-long-by-side = Se cada lado age em conjunto (`/gm set setting:turns`)
how-long-one-by-one = Se todos agem um após o outro (`/gm set setting:turns`)
how-long-with-plans = Se todos os jogadores têm um plano (`/plan`)
how-long-timers = Duração da rodada com tempo limite por turno: { $timers }
how-long-timers-if = Duração da rodada com tempo limite que age por quem atrasa: { $timers }
how-long-timer = { $timer } → **{ $round }**
how-long-no-timer = sem limite → **{ $round }**
how-long-waits = Uma rodada espera { $who }.
how-long-waits-player = { $time } { POR($user) }
how-long-waits-gm = { $time } por você
how-long-happened = { $count ->
    [one] A última rodada levou
   *[other] As últimas { $count } rodadas levaram
} { $round }{ $count ->
    [one] {""}
   *[other] {" "}em média
}.
how-long-based = Estimado simulando três semanas de jogo, com base em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} de { $fights ->
    [one] { $fights } combate
   *[other] { $fights } combates
} e nos horários de todos.
how-long-guessed = Ainda não vi turnos suficientes de { $people }, então chuto o tempo de resposta.
how-long-you = você
how-long-behind = Esta rodada já levou **{ $time }**. Minha estimativa era de cerca de { $round }.
