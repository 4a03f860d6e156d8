### Palabras que se escriben: tiempos, temporizadores, ajustes. Cada una es una lista de todo lo que significa lo mismo.

typed-yes = sí, si, activado
typed-no = no, desactivado
typed-none = ninguno, ninguna, nada
typed-until = hasta, hasta el, hasta la, hasta las
typed-on = el
typed-at = a las, a la
typed-o-clock = horas
typed-in = en, dentro de
typed-of = de
typed-and = y
typed-next = próximo, próxima, que viene
typed-week = semana
typed-month = mes
typed-noon = mediodía
typed-midnight = medianoche
typed-back = de vuelta, hasta que vuelva
typed-each-round = cada ronda
typed-from = desde, desde la
typed-round = ronda
typed-end-of-round = fin de la ronda, final de la ronda
typed-before = antes de
typed-after = después de
typed-initiative = iniciativa
