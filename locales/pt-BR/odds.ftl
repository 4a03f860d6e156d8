### Chances, previsões, equilíbrio, sorte nos dados: `/odds`, `/gm forecast`, `/gm balance`, `/luck`, e o aviso de combate desigual.

## Partes e chances

share-at-most = { $percent }% ou menos
share-at-least = { $percent }% ou mais
share-under-one = menos de 1%
share-over-99 = mais de 99%
share-percent = { $percent }%

## /gm forecast

forecast-title = Previsão
forecast-counting = Simulando os primeiros combates…
forecast-stop = Parar
forecast-nothing-to-stop = Nada para parar: estas chances já estão prontas ou são antigas. Peça novas.
forecast-draws = Empate: { $share }
forecast-won = Quem vence
forecast-down = Fora de combate no fim
forecast-losses = { $side }: **{ $few } de { $all }**
forecast-likeliest = quem mais cai: { $who }
forecast-rounds = Rodadas
forecast-over-in-round = Costuma acabar na rodada **{ $middle }**.
forecast-over = Costuma acabar até a rodada **{ $middle }** ({ $early }–{ $late } na maioria dos combates).
forecast-turns = A rodada **{ $round }** decide: é quando mais gente cai.
forecast-no-turn = Ninguém cai.
forecast-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} · semente { $seed } · todos no piloto automático, no seu estilo (padrão: feroz)
forecast-state-working = Ainda simulando: { $percent }% (meta ±1%).
forecast-state-done = Pronto.
forecast-ended-stopped = Parado antes do fim.
forecast-ended-newer = Parado: você pediu chances mais novas.
forecast-ended-late = Parado: o Discord só me deixa atualizar uma mensagem por 15 minutos.
forecast-hidden-in = { $count ->
    [one] Conta { $count } criatura oculta desde o início.
   *[other] Conta { $count } criaturas ocultas desde o início.
}
forecast-hidden-out = { $count ->
    [one] Deixa de fora { $count } criatura oculta.
   *[other] Deixa de fora { $count } criaturas ocultas.
} Para contar criaturas ocultas, use `/gm forecast hidden:True`.
forecast-chart-losses = Quantos caem, por rodada
forecast-chart-over = Combates que acabam, por rodada
forecast-chart-side-players = Jogadores
forecast-chart-side-enemies = Inimigos
forecast-chart-read = { $side }: quedas por rodada: { $byRound }.
forecast-chart-read-over = Combates que acabam, por rodada: { $byRound }.

## /odds

odds-title = Chances { DE($name) }
odds-button = Chances
odds-back = Voltar
odds-choose = Escolha uma ação…
odds-working = -# Calculando…
odds-about-anything = não se sabe
odds-about = cerca { DE($from) }–{ $to }%
odds-staked = { $act }, apostando { $points }
odds-stake = apostar { $points }: { $chance }
odds-or-at = { $act } (mesmas chances com { $others })
odds-and-at = { $act } e { $others }
odds-each = { $chance } para cada
odds-at-square = { $act } em { $square }
odds-as-likely = -# Mesmas chances: { $acts }
odds-from = { $act }, de { $tile }
odds-away = -# “de …” quer dizer que o alvo está fora de alcance por enquanto. As chances valem para um ataque a partir desse quadrado.
odds-kept-highest = os { $kept } maiores
odds-kept-higher = o maior
odds-kept-highest-one = o maior
odds-kept-lowest = os { $kept } menores
odds-kept-lower = o menor
odds-kept-lowest-one = o menor
odds-needs-face = { $face } em d{ $sides }
odds-needs = { $least } ou mais em d{ $sides }
odds-needs-most = { $most } ou menos em d{ $sides }
odds-against = { $own } contra { $theirs }
odds-critical = { $chance } de crítico
odds-degree = { $chance } de { $degree }
odds-down = { $chance } de derrubar o alvo
odds-left =
    { $chance } { $how ->
        [fled] de fazer o alvo fugir
        [surrendered] de fazer o alvo se render
        [conceded] de fazer o alvo desistir
        [banished] de banir o alvo
       *[captured] de capturar o alvo
    }
odds-own = níveis de ferimento
odds-costs = custa { $amounts }
odds-own-down = { $chance } de você cair
odds-own-left = { $chance } de você acabar fora do combate
odds-like-kind = -# Os números { DE($names) } são secretos. Estas chances supõem uma criatura típica dessa espécie.
odds-nothing = { $name } não pode atacar ninguém agora.
odds-more = -# Há mais ações. Use `/odds target: with:` para ver.
odds-off-turn = -# Estas chances são como se agora fosse a sua vez.
odds-rolled = -# As chances com ± vêm de rolagens simuladas (semente { $seed }). Elas não usam os dados do combate, e nada é registrado.
odds-private = -# Nada é rolado nem registrado.

## Sorte nos dados

luck-rolls = { $count ->
    [one] { $count } rolagem
   *[other] { $count } rolagens
}
luck-fights = { $count ->
    [one] { $count } combate
   *[other] { $count } combates
}
luck-hits = { $count ->
    [one] { $count } acerto
   *[other] { $count } acertos
}
luck-title = Sorte nos dados
luck-average = na média, melhor que { $percent }% das mesas
luck-good = melhor que { $percent }% das mesas
luck-bad = pior que { $percent }% das mesas
luck-too-few = poucas rolagens para saber
luck-several = { $name } × { $those }
luck-kept-higher = { $rolls } × o maior de { $of }d{ $sides }
luck-kept-highest = { $rolls } × o maior de { $of }d{ $sides }
luck-dice-average = { $average }, o normal é { $usual }
luck-dice-average-each = { $average } por dado, o normal é { $usual }
luck-dice-hits = { $hits }, o normal é { $usual }
luck-dice-low = { $fell } (menor é melhor)
luck-how = Toda rolagem vale o mesmo, sejam quais forem os dados. 50% é a média.
luck-no-one = Ainda não há rolagens que contem para a sorte nos dados.
luck-more = { $count ->
    [one] … e mais { $count }
   *[other] … e mais { $count }
}
luck-button = Sorte nos dados
luck-own = Sua sorte nos dados
luck-yours = **{ $luck }**, com os seus personagens em { $fights } ({ $rolls })
luck-none-of-yours = Você ainda não rolou dados nos combates deste servidor.
luck-scene = Sorte nos dados em “{ $name }”
luck-turned = Momentos decisivos
luck-whose =
    chance de vitória { $which ->
        [players] dos jogadores
        [enemies] dos inimigos
       *[named] { DE($side) }
    }
luck-whose-first =
    chance de vitória { $which ->
        [players] dos jogadores
        [enemies] dos inimigos
       *[named] { DE($side) }
    }, no início { $first }
luck-state-working = Procurando momentos decisivos: { $percent }%.
luck-state-none = Nenhuma ação sozinha virou o combate.
luck-state-done = Com base em combates simulados de antes e depois de cada ação.
luck-state-ended = { $how } Pode haver mais momentos decisivos.

## /gm balance

balance-between = { $easy } seria fácil demais, e { $hard } seria difícil demais.
balance-even-easy = Até { $easy } seria fácil demais.
balance-even-hard = Até { $hard } seria difícil demais.
balance-title = ### Um combate justo para { $party }
balance-as-it-is = ### O combate como está agora
balance-how = -# Chance de vitória dos jogadores, em combates simulados.
balance-how-on-top = -# Chance de vitória dos jogadores, com todos que já estão no combate.
balance-counting = Simulando os primeiros combates…
balance-difficulty-easy = Fácil
balance-difficulty-fair = Justo
balance-difficulty-hard = Difícil
balance-difficulty-deadly = Mortal
balance-difficulty-hopeless = Sem chance
balance-heading-open = **{ $difficulty }** · { $from }% ou mais
balance-heading = **{ $difficulty }** · { $from }–{ $to }%
balance-losses = { $few } { DE($party) } do grupo caem
balance-rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
balance-one-more = com mais um inimigo: { $share }
balance-one-more-foe = Mais um inimigo { $likes }
balance-one-more-player = Mais um personagem de jogador { $likes }
balance-like = como { $name }: { $share }
balance-stands = Agora: **{ $share }** · { $difficulty }
balance-won-of = { $won } de { $fights } vencidos
balance-too-few-fights = poucos combates para ter certeza
balance-stands-unsure = Agora: **{ $wins }** · poucos combates para ter certeza
balance-no-fight = Os jogadores ainda não têm inimigos.
balance-too-hard = O combate já é mais do que mortal, então não há nada para adicionar.
balance-nothing-for = { $heading }: nada encontrado. { $nearest }
balance-nothing = Nenhuma criatura pronta serve. { $nearest }
balance-state-searching = Testando { $kinds } criaturas… { $settled } já foram.
balance-state-sharpening = Ainda simulando: { $percentDone }%.
balance-state-done = Pronto.
balance-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} · semente { $seed } · sem mapa, quem entra vem sem ferimentos
balance-warns = `/gm set setting:uneven value:30-95` avisa você se, no começo de um combate, a chance de vitória dos jogadores não for de 30–95%.
balance-hidden-in = { $count ->
    [one] Conta { $count } criatura oculta desde o início.
   *[other] Conta { $count } criaturas ocultas desde o início.
}
balance-hidden-out = { $count ->
    [one] Deixa de fora { $count } criatura oculta.
   *[other] Deixa de fora { $count } criaturas ocultas.
} Para contar criaturas ocultas, use `/gm balance hidden:True`.
balance-bring = Pôr no combate…
balance-others = Outras ideias
balance-suggest = Sugerir mais…
balance-in-panel = Equilíbrio…

## O aviso de combate desigual, ao mestre

uneven-often-none = **nenhum** dos combates simulados
uneven-often-all = **todos** os combates simulados
uneven-often = **{ $share }** dos combates simulados
uneven-title = ### Um combate desigual
uneven-too-hard = Os jogadores venceram { $often }. Você pediu um aviso abaixo de { $percent }%.
uneven-too-easy = Os jogadores venceram { $often }. Você pediu um aviso acima de { $percent }%.
uneven-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} · semente { $seed } · Mude seus limites com `/gm set setting:uneven`. Os jogadores não veem isto.
uneven-one-more = Chances com mais 1
uneven-ideas = Sugerir criaturas…

## A força de uma criatura, nos menus

strength-name = Força
strength-to-one = { $creatures } valem 1 personagem
strength-worth-one = vale 1 personagem
strength-to-one-about = cerca de { $creatures } valem 1 personagem
strength-worth-one-about = vale cerca de 1 personagem
strength-worth-about = vale cerca de { $characters } personagens
strength-worth = vale { $characters } personagens
