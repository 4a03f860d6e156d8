### Estatísticas de combate, no fim de um encontro, em arquivos e em Meu personagem

stats-dealt = -# Causado: { $fighters }
stats-taken = -# Sofrido: { $fighters }
stats-healed = -# Cura: { $fighters }
stats-fighter = { $name } ({ $amounts })
stats-beaten = { $count ->
    [one] { $count } derrubado
   *[other] { $count } derrubados
}
stats-stopped = { $count ->
    [one] { $count } ataque evitado
   *[other] { $count } ataques evitados
}
stats-wounds = { $count ->
    [one] { $count } ferimento
   *[other] { $count } ferimentos
}
stats-button = Estatísticas
stats-title = Estatísticas de combate
stats-of = Estatísticas de combate { DE($name) }
stats-name = Nome
stats-column-dealt = Causado
stats-column-taken = Sofrido
stats-column-healed = Curado
stats-column-stopped = Ataques evitados
stats-column-beaten = Derrubados
stats-column-biggest = Maior golpe
stats-block = **{ $name }**
    -# { $parts }
stats-part-dealt = causado: { $amounts }
stats-part-dealt-biggest = causado: { $amounts } (maior golpe: { $biggest })
stats-part-taken = sofrido: { $amounts }
stats-part-healed = curado: { $amounts }
stats-part-stopped = ataques evitados: { $count }
stats-part-beaten = derrubados: { $count }
stats-part-none = ainda sem dano, cura nem derrubados
stats-partial = -# O dano a criaturas com números secretos não é contado.
stats-times-title = **Tempo de resposta dos jogadores** (só você vê isto)
stats-times-one = { $user }: em geral { $typical }, no máximo { $longest } ({ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
})
stats-own = Suas estatísticas de combate
stats-own-fights = { $count ->
    [one] No seu último combate neste servidor
   *[other] Nos seus últimos { $count } combates neste servidor
}
stats-own-line = **{ $system }** ({ $fights ->
    [one] { $fights } combate
   *[other] { $fights } combates
}): { $parts }
stats-own-none = Você ainda não lutou neste servidor.
