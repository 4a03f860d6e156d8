### `npm run verify`: o que diz de um registro.

verify-row = ação { $number } (“{ $action }”)
verify-lane-throw = rolagem
verify-lane-roll = dado de /roll
verify-nothing = nada
verify-event = “{ $type }”

verify-usage = Uso: npm run verify -- ARQUIVO [SHA-256 mostrado no canal]
verify-head =
    “{ $name }” ({ $ruleset }): { $deeds ->
        [one] { $deeds } ação
       *[other] { $deeds } ações
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }.
verify-version = Jogado com { $ruleset } { $played }.
verify-versions = Jogado com { $ruleset } { $played }, conferido com { $checked }. Se uma regra mudou nesse meio-tempo, rolagens podem não bater.
verify-oldest = O Fray 0.1 exportou este registro. Ele não tem hashes, e as regras mudaram desde então, então só os dados dele são conferidos.
verify-other-hash = O SHA-256 que você deu não corresponde a nenhum lacre nem ação deste arquivo.
verify-right = ok:       { $fact }
verify-open = pendente: { $fact }
verify-wrong = ERRO:     { $fact }
verify-is-wrong = Este registro tem erros.
verify-is-open = Nada está errado. Rode de novo com uma nova exportação depois do fim do encontro, para conferir o que ainda está pendente.
verify-is-right = Tudo confere.
verify-more = … e mais { $count } desse tipo.
verify-file-right = O arquivo não mudou desde que foi exportado.
verify-file-wrong = O arquivo mudou depois de exportado: o resumo dele é diferente.
verify-hash = { $row } não corresponde ao próprio hash, então esta ação ou uma anterior foi mudada.
verify-end = O encontro não acabou na hora que está no arquivo.
verify-record-hash = O hash do registro, para comparar com o do canal: { $hash }
verify-redacted = Dados pessoais foram apagados das ações { $actions }, então não consigo conferir se mudaram.
verify-no-seal = As primeiras rolagens não foram lacradas, então não dá para conferir.
verify-seal = Lacre { $number }, a partir da rolagem { $first }
verify-seal-order = { $seal }: o lacre seguinte começa em uma rolagem anterior.
verify-seed-right = { $seal }: a semente confere. SHA-256 dela, para comparar com o do canal: { $hash }
verify-seed-wrong = { $seal }: a semente não confere. O SHA-256 dela não é { $hash }.
verify-no-seed = { $seal }: o encontro acabou, então a semente devia estar aqui, mas falta.
verify-seed-secret = { $seal }: a semente ainda é secreta, então não dá para conferir os dados. SHA-256 dela: { $hash }
verify-place = { $row } está na posição { $place } do registro, então faltam ações, ou algumas mudaram de lugar.
verify-first-roll = { $row } deveria começar com { $lane } { $before }, mas começa com { $lane } { $first }, então há rolagens a menos ou a mais.
verify-roll = Rolagem { $number } (d{ $sides }) de { $row }: o registro tem { $fell }, mas a semente dá { $due }.
verify-dice-right = { $count ->
    [one] { $count } dado confere com a semente.
   *[other] { $count } dados conferem com a semente.
  }
verify-dice-open = { $count ->
    [one] { $count } dado não foi conferido, porque a semente ainda é secreta.
   *[other] { $count } dados não foram conferidos, porque a semente ainda é secreta.
  }
verify-replayed = { $count ->
    [one] { $count } ação foi refeita. O resultado confere com o registro.
   *[other] { $count } ações foram refeitas. Todos os resultados conferem com o registro.
  }
verify-undo-right = Tudo que foi desfeito e refeito é válido.
verify-final-state = O estado final do encontro não corresponde ao registro.
verify-rolls-open = { $count ->
    [one] { $count } rolagem de muitos dados não foi conferida, porque a semente ainda é secreta.
   *[other] { $count } rolagens de muitos dados não foram conferidas, porque a semente ainda é secreta.
  }
verify-fault = { $row }: { $fault }
verify-undo-wrong = { $row } desfaz ou refaz ações que não podem ser desfeitas nem refeitas.
verify-impossible = { $row }: o resultado registrado não pode acontecer neste encontro.
verify-marked = { $row } está marcada como desfeita, mas o registro não a desfaz.
verify-not-marked = { $row } não está marcada como desfeita, mas o registro a desfaz depois.
verify-no-deed = o registro não diz o que foi feito.
verify-not-allowed = as regras não permitem ({ $why }).
verify-no-replay = não dá para refazer neste encontro.
verify-withdrawn = pelo registro, a ação foi retirada quando veio uma pergunta, mas as regras não fazem nenhuma aqui.
verify-asks = as regras perguntam sobre “{ $about }” aqui, mas o registro não tem resposta.
verify-bulk = os dados não conferem com a semente.
verify-fewer-dice = pelas regras, rola { $due } dados, mas o registro tem { $is }.
verify-other-result = pelas regras, o evento { $event } ({ $due }) devia ter outro resultado que o do registro.
verify-other-event = pelas regras, o evento { $event } devia ser { $due }, mas o registro tem { $is }.
verify-one-more = pelas regras, rola um d{ $sides } a mais do que o registro tem.
verify-other-die = pelas regras, o dado { $die } devia ser um d{ $sides }, mas o registro tem um d{ $recorded }.
