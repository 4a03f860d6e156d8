### Systèmes de règles dans leur propre dossier, comme en parlent le journal et les programmes de l’admin.

systems-left-out = Le système de règles dans { $folder } a été ignoré. { $why }
systems-folder-unreadable = Je n’arrive pas à lire { $folder }, le dossier indiqué dans SYSTEMS. Vérifie son chemin et ses permissions.

## Pourquoi un système a été ignoré, et que faire

systems-fault-no-file = Il n’a ni system.ts ni system.js. Ce fichier doit exporter `system`, fait avec `defineSystem` de fray/rules.
systems-fault-no-system = Son system.ts doit exporter `system`, fait avec `defineSystem`, avec `fray`, `version`, `rules` et `words`.
systems-fault-no-locales = Il n’a pas de dossier locales/en. C’est là que vont ses messages et les noms de son livre.
systems-fault-name = « { $id } » ne peut pas être un id. Nomme son dossier et ses règles avec des minuscules, chiffres et tirets, en commençant par une lettre.
systems-fault-built-in = Fray a déjà un système avec l’id « { $id } ». Donne un autre id au tien à trois endroits : le nom de son dossier, l’id de ses règles et le début des id de ses messages.
systems-fault-taken = Un autre dossier a déjà un système avec l’id « { $id } ». Retire l’un des deux, ou donne-lui un autre id.
systems-fault-other-id = Son dossier est { $folder }, mais ses règles ont l’id « { $id } ». Les deux doivent être identiques.
systems-fault-api = Il a été écrit pour la version { $wants } de fray/rules, et ce Fray a la version { $has }. Installe une version du système pour ce Fray, ou change-le comme le dit docs/rules-api.md.
systems-fault-version = Sa version doit être un texte court comme 1.0.0.
systems-fault-message = L’id de son message « { $message } » doit commencer par « { $id }- ».
systems-fault-error = Il ne se charge pas : { $why }

## `npm run new-system`

new-system-failed = Aucun système n’a été créé
new-system-usage = Utilisation : npm run new-system NAME, ou npm run new-system NAME -- --in FOLDER pour un système hors du dossier de Fray.
new-system-bad-name = « { $name } » ne peut pas être le nom d’un système. Utilise jusqu’à 30 minuscules, chiffres et tirets, en commençant par une lettre. Exemples : cairn, old-school.
new-system-taken = Il y a déjà un système appelé { $name }. Choisis un autre nom.
new-system-exists = Le dossier { $folder } existe déjà. Choisis un autre nom, ou retire le dossier.
new-system-made = { $folder } est créé. Pour y jouer, lance `npm start` et tape `/encounter start`. docs/a-new-system.md dit quoi changer d’abord.
new-system-made-outside = { $folder } est créé. Pour y jouer, lance `SYSTEMS={ $outside } npm start`. docs/a-new-system.md dit quoi changer d’abord.

## docs/rules-api.md

rules-api-head =
    # Ce qu’importe un système de règles

    Un système de règles n’importe que depuis `fray/rules` et son propre dossier. Ceci est la version { $version } de
    `fray/rules`. Son numéro augmente quand des systèmes écrits pour une version plus ancienne ne marcheraient plus. [Ajouter un
    système de règles](a-new-system.md) montre comment les pièces s’assemblent.

    `npm run rules-api` écrit cette page à partir des commentaires du code source.
