### `npm run verify`: what it says of a record.

# $row in the messages below.
verify-row = Aktion { $number } („{ $action }“)
# $lane: which dice are numbered.
verify-lane-throw = Wurf
verify-lane-roll = freier Würfel
verify-nothing = nichts
# $type: what the record calls it, as “struck”.
verify-event = „{ $type }“

verify-usage = Aufruf: npm run verify -- FILE [SHA-256 aus dem Kanal]
verify-head =
    „{ $name }“ ({ $ruleset }): { $deeds ->
        [one] { $deeds } Aktion
       *[other] { $deeds } Aktionen
    }, { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
verify-version = Gespielt mit { $ruleset } { $played }.
verify-versions = Gespielt mit { $ruleset } { $played }, geprüft mit { $checked }. Wenn sich dazwischen eine Regel geändert hat, passen Würfe vielleicht nicht.
verify-oldest = Fray 0.1 hat diese Aufzeichnung exportiert. Sie hat keine Prüfsummen, und die Regeln haben sich seitdem geändert. Darum werden nur ihre Würfel geprüft.
verify-other-hash = Der angegebene SHA-256 passt zu keinem Siegel und keiner Aktion in dieser Datei.
verify-right = ok:      { $fact }
verify-open = offen:   { $fact }
verify-wrong = FEHLER:  { $fact }
verify-is-wrong = Diese Aufzeichnung hat Fehler.
verify-is-open = Nichts ist falsch. Führ das nach dem Ende der Begegnung mit einem neuen Export noch einmal aus, um zu prüfen, was noch offen ist.
verify-is-right = Alles stimmt.
verify-more = … und { $count } weitere dieser Art.
verify-file-right = Die Datei ist seit dem Export unverändert.
verify-file-wrong = Die Datei wurde nach dem Export verändert: Ihre Prüfsumme ist anders.
verify-hash = { $row } passt nicht zu ihrem Hash, also wurde diese oder eine frühere Aktion verändert.
verify-end = Die Begegnung endete nicht zu der Zeit, die in der Datei steht.
verify-record-hash = Der Hash der Aufzeichnung, zum Vergleich mit dem im Kanal: { $hash }
verify-redacted = Aus den Aktionen { $actions } wurden persönliche Daten gelöscht, darum kann ich nicht prüfen, ob sie unverändert sind.
verify-no-seal = Die ersten Würfe waren nicht versiegelt, also lassen sie sich nicht prüfen.
verify-seal = Siegel { $number }, ab Wurf { $first }
verify-seal-order = { $seal }: Das nächste Siegel beginnt bei einem früheren Wurf.
verify-seed-right = { $seal }: Der Seed passt. Sein SHA-256, zum Vergleich mit dem im Kanal: { $hash }
verify-seed-wrong = { $seal }: Der Seed passt nicht. Sein SHA-256 ist nicht { $hash }.
verify-no-seed = { $seal }: Die Begegnung ist vorbei, also sollte der Seed hier stehen, er fehlt aber.
verify-seed-secret = { $seal }: Der Seed ist noch geheim, darum lassen sich seine Würfel noch nicht prüfen. Sein SHA-256: { $hash }
verify-place = { $row } steht an Stelle { $place } der Aufzeichnung, also fehlen Aktionen oder wurden verschoben.
verify-first-roll = { $row }: Am Anfang müsste { $lane } { $before } stehen, dort steht aber { $lane } { $first }, also fehlen Würfe oder kamen dazu.
verify-roll = Wurf { $number } (d{ $sides }) von { $row }: Die Aufzeichnung hat { $fell }, der Seed ergibt { $due }.
verify-dice-right = { $count ->
    [one] 1 Würfel passte zum Seed.
   *[other] { $count } Würfel passten zum Seed.
  }
verify-dice-open = { $count ->
    [one] 1 Würfel wurde nicht geprüft, weil der Seed noch geheim ist.
   *[other] { $count } Würfel wurden nicht geprüft, weil der Seed noch geheim ist.
  }
verify-replayed = { $count ->
    [one] 1 Aktion wurde nach den Regeln nachgespielt und ergab dasselbe.
   *[other] { $count } Aktionen wurden nach den Regeln nachgespielt und ergaben dasselbe.
  }
verify-undo-right = Jedes Rückgängigmachen und Wiederherstellen ist gültig.
verify-final-state = Der letzte Stand der Begegnung passt nicht zu ihrer Aufzeichnung.
verify-rolls-open = { $count ->
    [one] 1 Wurf mit vielen Würfeln wurde nicht geprüft, weil der Seed noch geheim ist.
   *[other] { $count } Würfe mit vielen Würfeln wurden nicht geprüft, weil der Seed noch geheim ist.
  }
verify-fault = { $row }: { $fault }
verify-undo-wrong = { $row } macht Aktionen rückgängig oder stellt sie wieder her, obwohl das bei ihnen nicht geht.
verify-impossible = { $row }: Das aufgezeichnete Ergebnis kann in dieser Begegnung nicht vorkommen.
verify-marked = { $row } ist als rückgängig gemacht markiert, in der Aufzeichnung fehlt das aber.
verify-not-marked = { $row } ist nicht als rückgängig gemacht markiert, wird in der Aufzeichnung aber später rückgängig gemacht.
verify-no-deed = die Aufzeichnung sagt nicht, was getan wurde.
verify-not-allowed = die Regeln erlauben es nicht ({ $why }).
verify-no-replay = es lässt sich in dieser Begegnung nicht nachspielen.
verify-withdrawn = laut Aufzeichnung wurde die Aktion abgebrochen, als eine Frage kam, aber die Regeln stellen hier keine.
verify-asks = die Regeln fragen hier nach „{ $about }“, die Aufzeichnung hat aber keine Antwort.
verify-bulk = die Würfel passen nicht zum Seed.
verify-fewer-dice = nach den Regeln sind es { $due } Würfel, die Aufzeichnung hat aber { $is }.
verify-other-result = nach den Regeln müsste Ereignis { $event } ({ $due }) ein anderes Ergebnis haben als in der Aufzeichnung.
verify-other-event = nach den Regeln müsste Ereignis { $event } { $due } sein, die Aufzeichnung hat aber { $is }.
verify-one-more = nach den Regeln ist es ein d{ $sides } mehr als in der Aufzeichnung.
verify-other-die = nach den Regeln müsste Würfel { $die } ein d{ $sides } sein, die Aufzeichnung hat aber einen d{ $recorded }.
