### Le journal, la chronique et les fichiers de /log export ; ce qu’undo a fait ; les rappels de tours et de questions.

## Le journal et la chronique

record-page = Page { $page } sur { $pages }
record-rounds = { $first } à { $last }
record-begun = commencé le { $begun }
record-days = { $begun } au { $ended }
record-headline = { $ruleset }, { $days } (UTC).
record-undone-by-gm = Actions annulées par le MJ : { $count }.
record-dice = Les dés
record-hash = L’empreinte du journal jusqu’ici : `{ $hash }`.
record-sealed = Les dés à partir du jet { $from } sont scellés avec le SHA-256 `{ $commitment }`.
record-secret = La graine est encore secrète.
record-shown = La graine : `{ $seed }`.

## Ce qui accompagne un fichier

record-file-chronicle = Voici le récit jusqu’ici, avec tous les calculs, en fichier texte.
record-file-page = Voici le récit en page web, avec des graphiques, tous les calculs et un bouton qui vérifie chaque dé. Enregistre le fichier et ouvre-le. Il marche hors ligne et ne charge rien d’Internet.
record-file-page-so-far = Voici le récit jusqu’ici en page web, avec des graphiques et tous les calculs. Une fois la rencontre terminée, exporte-la de nouveau pour vérifier chaque dé.
record-file-record = Voici le journal complet : chaque action, chaque jet et toutes les graines montrées jusqu’ici. On peut le vérifier avec `npm run verify -- FILE` de Fray. Compare le SHA-256 à celui montré au début de la rencontre.
record-file-sealed-record = Voici le journal complet jusqu’ici, rien que pour toi : il contient les fiches des créatures. La graine reste secrète jusqu’à la fin de la rencontre. Ensuite, elle sera dans un nouvel export.
record-actions =
    -# { $count ->
        [one] { $count } action.
       *[other] { $count } actions.
    }

## Annuler

undo-undone = Annulé
undo-undone-by-the-gm = Annulé par le MJ
undo-redone = Rétabli
undo-preview = Serait annulé
undo-one = **{ $how } :** { $title }.
undo-several = **{ $how } :** { $count } actions, la dernière en premier :
undo-before = … et { $count } plus anciennes.
undo-gone = { $name } n’est plus dans le combat.
undo-more = … et { $count } de plus.
undo-nothing-yet = -# Rien n’est encore annulé. Les dés lancés restent lancés.
undo-phase-gathering = Le combat n’a pas commencé.
undo-phase-fighting = Le combat est de nouveau en cours.
undo-phase-aftermath = Le combat est en pause.
undo-phase-ended = La rencontre est terminée.

## Rappels

ping-turn =
    { $turns } { $count ->
        [one] a la main
       *[other] ont la main
    } dans « { $encounter } ».
ping-question = { $users } : à toi de décider pour { $names } dans « { $encounter } ».
