### Palavras que as pessoas digitam. As palavras em inglês também são sempre entendidas.

typed-yes = sim, s, ligado
typed-no = não, nao, n, desligado
typed-none = nenhum, nenhuma, nada, sem limite
typed-until = até, ate
typed-on = em, no, na, dia
typed-at = às, as, à
typed-o-clock = horas, h
typed-in = em, daqui a, dentro de
typed-of = de
typed-and = e
typed-next = próximo, próxima, proximo, proxima
typed-week = semana
typed-month = mês, mes
typed-noon = meio-dia, meio dia
typed-midnight = meia-noite, meia noite
typed-back = de volta, voltar
typed-each-round = cada rodada, a cada rodada, toda rodada
typed-from = a partir de, a partir da, de, desde
typed-round = rodada
typed-end-of-round = fim da rodada, final da rodada
typed-before = antes de, antes da, antes do, antes
typed-after = depois de, depois da, depois do, depois
typed-initiative = iniciativa
