### Estadísticas del combate, al final de un encuentro, en archivos y en Mi personaje

stats-dealt = -# Causado: { $fighters }
stats-taken = -# Recibido: { $fighters }
stats-healed = -# Curación: { $fighters }
stats-fighter = { $name } ({ $amounts })
stats-beaten = { $count ->
    [one] 1 rival vencido
   *[other] { $count } rivales vencidos
}
stats-stopped = { $count ->
    [one] 1 ataque evitado
   *[other] { $count } ataques evitados
}
stats-wounds = { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
stats-button = Estadísticas
stats-title = Estadísticas del combate
stats-of = Estadísticas del combate { DE($name) }
stats-name = Nombre
stats-column-dealt = Causado
stats-column-taken = Recibido
stats-column-healed = Curado
stats-column-stopped = Ataques evitados
stats-column-beaten = Rivales vencidos
stats-column-biggest = Mayor golpe
stats-block = **{ $name }**
    -# { $parts }
stats-part-dealt = causado: { $amounts }
stats-part-dealt-biggest = causado: { $amounts } (mayor golpe: { $biggest })
stats-part-taken = recibido: { $amounts }
stats-part-healed = curado: { $amounts }
stats-part-stopped = ataques evitados: { $count }
stats-part-beaten = rivales vencidos: { $count }
stats-part-none = aún sin daño, curación ni rivales vencidos
stats-partial = -# No se cuenta el daño a criaturas con números ocultos.
stats-times-title = **Lo que tardaron los jugadores en responder** (solo lo ves tú)
stats-times-one = { $user }: lo normal { $typical }, como máximo { $longest } ({ $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
})
stats-own = Tus estadísticas de combate
stats-own-fights = { $count ->
    [one] En tu último combate en este servidor
   *[other] En tus últimos { $count } combates en este servidor
}
stats-own-line = **{ $system }** ({ $fights ->
    [one] 1 combate
   *[other] { $fights } combates
}): { $parts }
stats-own-none = Aún no has luchado en este servidor.
