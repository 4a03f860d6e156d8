### `npm run verify` : ce qu’il dit d’un journal.

verify-row = action { $number } (« { $action } »)
verify-lane-throw = le jet
verify-lane-roll = le dé libre
verify-nothing = rien
verify-event = « { $type } »

verify-usage = Utilisation : npm run verify -- FILE [SHA-256 vu dans le salon]
verify-head =
    « { $name } » ({ $ruleset }) : { $deeds ->
        [one] { $deeds } action
       *[other] { $deeds } actions
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
verify-version = Joué avec { $ruleset } { $played }.
verify-versions = Joué avec { $ruleset } { $played }, vérifié avec { $checked }. Si une règle a changé entre-temps, des jets peuvent différer.
verify-oldest = Fray 0.1 a exporté ce journal. Il n’a pas d’empreintes, et les règles ont changé depuis : seuls ses dés sont vérifiés.
verify-other-hash = Le SHA-256 que tu as donné ne correspond à aucun sceau ni aucune action de ce fichier.
verify-right = ok : { $fact }
verify-open = en suspens : { $fact }
verify-wrong = ERREUR : { $fact }
verify-is-wrong = Ce journal contient des erreurs.
verify-is-open = Rien de faux. Relance ceci sur un nouvel export après la rencontre, pour vérifier ce qui reste en suspens.
verify-is-right = Tout est exact.
verify-more = … et { $count } de plus du même genre.
verify-file-right = Le fichier n’a pas changé depuis son export.
verify-file-wrong = Le fichier a été modifié après son export : son empreinte est différente.
verify-hash = { $row } ne correspond pas à son empreinte : elle ou une action antérieure a été modifiée.
verify-end = La rencontre n’a pas fini au moment indiqué dans le fichier.
verify-record-hash = L’empreinte du journal, à comparer avec celle du salon : { $hash }
verify-redacted = Des données personnelles ont été supprimées des actions { $actions } : je ne peux pas vérifier qu’elles sont intactes.
verify-no-seal = Les premiers jets n’étaient pas scellés : impossible de les vérifier.
verify-seal = Sceau { $number }, à partir du jet { $first }
verify-seal-order = { $seal } : le sceau suivant commence à un jet antérieur.
verify-seed-right = { $seal } : la graine correspond. Son SHA-256, à comparer avec celui du salon : { $hash }
verify-seed-wrong = { $seal } : la graine ne correspond pas. Son SHA-256 n’est pas { $hash }.
verify-no-seed = { $seal } : la rencontre est terminée, la graine devrait être là, mais elle manque.
verify-seed-secret = { $seal } : la graine est encore secrète, ses dés ne sont donc pas encore vérifiables. Son SHA-256 : { $hash }
verify-place = { $row } est à la place { $place } du journal : des actions manquent ou ont été déplacées.
verify-first-roll = { $row } devrait commencer par { $lane } { $before }, mais commence par { $lane } { $first } : des jets manquent ou ont été ajoutés.
verify-roll = Jet { $number } (d{ $sides }), { $row } : le journal a { $fell }, mais la graine donne { $due }.
verify-dice-right = { $count ->
    [one] { $count } dé correspond à la graine.
   *[other] { $count } dés correspondent à la graine.
  }
verify-dice-open = { $count ->
    [one] { $count } dé n’a pas été vérifié, car la graine est encore secrète.
   *[other] { $count } dés n’ont pas été vérifiés, car la graine est encore secrète.
  }
verify-replayed = { $count ->
    [one] { $count } action a été rejouée selon les règles et a donné le résultat du journal.
   *[other] { $count } actions ont été rejouées selon les règles et ont donné les résultats du journal.
  }
verify-undo-right = Toutes les annulations et tous les rétablissements sont valides.
verify-final-state = L’état final de la rencontre ne correspond pas à son journal.
verify-rolls-open = { $count ->
    [one] { $count } jet de nombreux dés n’a pas été vérifié, car la graine est encore secrète.
   *[other] { $count } jets de nombreux dés n’ont pas été vérifiés, car la graine est encore secrète.
  }
verify-fault = { $row } : { $fault }
verify-undo-wrong = { $row } annule ou rétablit des actions qui ne peuvent pas l’être.
verify-impossible = { $row } : le résultat du journal est impossible dans cette rencontre.
verify-marked = { $row } est marquée comme annulée, mais le journal n’a pas cette annulation.
verify-not-marked = { $row } n’est pas marquée comme annulée, mais le journal l’annule plus loin.
verify-no-deed = le journal ne dit pas ce qui a été fait.
verify-not-allowed = les règles ne le permettent pas ({ $why }).
verify-no-replay = impossible à rejouer dans cette rencontre.
verify-withdrawn = d’après le journal, l’action a été retirée quand une question est venue, mais les règles n’en posent pas ici.
verify-asks = les règles posent ici une question (« { $about } »), mais le journal n’a pas de réponse.
verify-bulk = ses dés ne correspondent pas à la graine.
verify-fewer-dice = selon les règles, elle lance { $due } dés, mais le journal en a { $is }.
verify-other-result = selon les règles, l’événement { $event } ({ $due }) devrait avoir un autre résultat que dans le journal.
verify-other-event = selon les règles, l’événement { $event } devrait être { $due }, mais le journal a { $is }.
verify-one-more = selon les règles, elle lance un d{ $sides } de plus que le journal.
verify-other-die = selon les règles, le dé { $die } devrait être un d{ $sides }, mais le journal a un d{ $recorded }.
