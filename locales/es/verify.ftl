### `npm run verify`: lo que dice de un registro.

verify-row = acción { $number } («{ $action }»)
verify-lane-throw = la tirada
verify-lane-roll = el dado libre
verify-nothing = nada
verify-event = «{ $type }»

verify-usage = Uso: npm run verify -- FILE [SHA-256 mostrado en el canal]
verify-head =
    «{ $name }» ({ $ruleset }): { $deeds ->
        [one] { $deeds } acción
       *[other] { $deeds } acciones
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }.
verify-version = Jugado con { $ruleset } { $played }.
verify-versions = Jugado con { $ruleset } { $played }, comprobado con { $checked }. Si entretanto cambió una regla, las tiradas pueden no coincidir.
verify-oldest = Fray 0.1 exportó este registro. No tiene hashes y las reglas han cambiado desde entonces, así que solo se comprueban sus dados.
verify-other-hash = El SHA-256 que diste no coincide con ningún sello ni acción de este archivo.
verify-right = ok: { $fact }
verify-open = pendiente: { $fact }
verify-wrong = ERROR: { $fact }
verify-is-wrong = Este registro tiene errores.
verify-is-open = No hay errores. Ejecuta esto otra vez con una exportación nueva cuando termine el encuentro, para comprobar lo que queda pendiente.
verify-is-right = Todo es correcto.
verify-more = … y { $count } más de ese tipo.
verify-file-right = El archivo no ha cambiado desde que se exportó.
verify-file-wrong = El archivo cambió después de exportarse: su resumen es distinto.
verify-hash = { $row } no coincide con su hash, así que se cambió esta acción u otra anterior.
verify-end = El encuentro no terminó a la hora que dice el archivo.
verify-record-hash = El hash del registro, para comparar con el del canal: { $hash }
verify-redacted = Se borraron datos personales de las acciones { $actions }, así que no puedo comprobar que no hayan cambiado.
verify-no-seal = Las primeras tiradas no estaban selladas, así que no se pueden comprobar.
verify-seal = Sello { $number }, desde la tirada { $first }
verify-seal-order = { $seal }: el siguiente sello empieza en una tirada anterior.
verify-seed-right = { $seal }: la semilla coincide. Su SHA-256, para comparar con el del canal: { $hash }
verify-seed-wrong = { $seal }: la semilla no coincide. Su SHA-256 no es { $hash }.
verify-no-seed = { $seal }: el encuentro ha terminado, así que la semilla debería estar aquí, pero falta.
verify-seed-secret = { $seal }: la semilla aún es secreta, así que sus dados no se pueden comprobar todavía. Su SHA-256: { $hash }
verify-place = { $row } está en el puesto { $place } del registro, así que faltan acciones o se movieron.
verify-first-roll = { $row } debería empezar con { $lane } { $before }, pero empieza con { $lane } { $first }, así que faltan o sobran tiradas.
verify-roll = Tirada { $number } (d{ $sides }) de { $row }: el registro tiene { $fell }, pero la semilla da { $due }.
verify-dice-right = { $count ->
    [one] 1 dado coincidió con la semilla.
   *[other] { $count } dados coincidieron con la semilla.
  }
verify-dice-open = { $count ->
    [one] 1 dado no se comprobó, porque la semilla aún es secreta.
   *[other] { $count } dados no se comprobaron, porque la semilla aún es secreta.
  }
verify-replayed = { $count ->
    [one] Las reglas repitieron 1 acción y dieron el resultado del registro.
   *[other] Las reglas repitieron { $count } acciones y dieron los resultados del registro.
  }
verify-undo-right = Todo lo deshecho y rehecho es válido.
verify-final-state = El estado final del encuentro no coincide con su registro.
verify-rolls-open = { $count ->
    [one] 1 tirada de muchos dados no se comprobó, porque la semilla aún es secreta.
   *[other] { $count } tiradas de muchos dados no se comprobaron, porque la semilla aún es secreta.
  }
verify-fault = { $row }: { $fault }
verify-undo-wrong = { $row } deshace o rehace acciones que no se pueden deshacer ni rehacer.
verify-impossible = { $row }: el resultado del registro no puede ocurrir en este encuentro.
verify-marked = { $row } figura como deshecha, pero nada en el registro la deshace.
verify-not-marked = { $row } no figura como deshecha, pero el registro la deshace después.
verify-no-deed = el registro no dice qué se hizo.
verify-not-allowed = las reglas no lo permiten ({ $why }).
verify-no-replay = no se puede repetir en este encuentro.
verify-withdrawn = según el registro, la acción se retiró al llegar una pregunta, pero las reglas no hacen ninguna aquí.
verify-asks = las reglas preguntan aquí por «{ $about }», pero el registro no tiene respuesta.
verify-bulk = sus dados no coinciden con la semilla.
verify-fewer-dice = según las reglas, tira { $due } dados, pero el registro tiene { $is }.
verify-other-result = según las reglas, el suceso { $event } ({ $due }) debería tener otro resultado que en el registro.
verify-other-event = según las reglas, el suceso { $event } debería ser { $due }, pero el registro tiene { $is }.
verify-one-more = según las reglas, tira un d{ $sides } más de los que tiene el registro.
verify-other-die = según las reglas, el dado { $die } debería ser un d{ $sides }, pero el registro tiene un d{ $recorded }.
