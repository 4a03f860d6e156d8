### La table dans le terminal : ce qui ne va pas dans une ligne tapée. Discord le vérifie lui-même.

terminal-no-slash = Les commandes commencent par une barre oblique : /help. Pour parler en tant qu’un autre joueur, commence par son nom : @ana /join …
terminal-no-command = La commande /{ $typed } n’existe pas.{ $meant } /help les liste toutes.
terminal-which-subcommand = Laquelle ? { $known }
terminal-no-options = « { $typed } » n’a rien à faire ici : cette commande n’a pas d’options.
terminal-no-option = Il n’y a pas d’option « { $typed } » ici.{ $meant } Tu peux utiliser { $known }.
terminal-missing-option = L’option « { $option } » manque ({ $about }).
terminal-whole-number = « { $option } » doit être un nombre entier.
terminal-yes-or-no = « { $option } » doit être yes ou no.
terminal-meant = { " " }Tu voulais dire { $near } ?
terminal-nothing-to-choose = Il n’y a encore rien à choisir.
terminal-number-range = Choisis un nombre de 1 à { $last }.
terminal-several-menus = Ces nombres appartiennent à des menus différents. Choisis dans un seul menu.

## `npm run odds`

odds-option-invalid = { $name } : il faut { $wants }, pas « { $typed } ».
scene-schema-title = Une scène pour `npm run odds`
scene-sheet-changes = champs de la fiche à changer ; null supprime un champ
report-schema-title = Ce qu’écrit `npm run odds --json`

## Programmes pour les admins : ce qu’ils affichent

program-cannot-use = Impossible d’utiliser { $name } : { $why }. Exporte un journal avec `/log export as:json`.
program-cannot-read = Impossible de lire { $name } : { $why }.
program-no-file = ce fichier n’existe pas
program-a-folder = c’est un dossier
program-no-access = accès refusé
program-backup-by-tools =
    tes réglages utilisent PostgreSQL (DATABASE_URL). Sauvegarde avec ses propres outils ; Fray peut continuer à tourner :
    { "  " }{ $command }
    Utilise des outils de la même version que le serveur, ou plus récents. docs/scaling-out.md en dit plus.
program-restore-by-tools =
    tes réglages utilisent PostgreSQL (DATABASE_URL). Restaure avec ses propres outils. Arrête tous les processus Fray, crée une nouvelle base (createdb), mets-la dans DATABASE_URL, et lance :
    { "  " }{ $command }
    { "  " }npm run reseal
    La dernière commande scelle de nouveaux dés, car certains savent déjà ce que donneraient les anciens. Démarre ensuite Fray.
page-impossible = { $name } contient quelque chose d’impossible. `npm run verify` montre quoi.
page-cannot-write = Impossible d’écrire { $path } : { $why }.
page-failed = Aucune page n’a été créée
page-usage = Utilisation : npm run page -- FILE.json [PAGE.html]
page-made = { $path } est créé. Ouvre-le dans un navigateur.
reseal-failed = Rien n’a été scellé
reseal-usage = Utilisation : npm run reseal
reseal-sqlite = tes réglages utilisent un fichier SQLite. `npm run restore` scelle ses nouveaux dés pour toi.
reseal-done = { $count ->
    [one] De nouveaux dés sont scellés pour { $count } combat. Au démarrage, Fray annonce le nouveau sceau dans le salon du combat.
   *[other] De nouveaux dés sont scellés pour { $count } combats. Au démarrage, Fray annonce le nouveau sceau dans le salon de chaque combat.
  }
backup-failed = Aucune sauvegarde n’a été faite
backup-usage = Utilisation : npm run backup [-- FILE or FOLDER]
backup-done = Sauvegardé dans { $path } : { $content }. La copie a été vérifiée et est complète.
restore-failed = Rien n’a été restauré
restore-usage = Utilisation : npm run restore -- FILE
restore-done = { $database } restauré depuis { $backup } : { $content }.
restore-replaced = L’ancienne base de données est maintenant { $replaced }.
check-failed = Rien n’a été vérifié
check-pack-usage = Utilisation : npm run check-pack -- FILES
odds-failed = Impossible de calculer les chances
odds-progress = { $fights } combats…
program-inventory = { $fights }, { $actions } et { $characters } dans { $size }
program-fights = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
  }
program-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
program-characters = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
  }
program-kilobytes = { $size } Ko
program-megabytes = { $size } Mo
program-failed = { $failed } : { $why }
program-exists = cela existe déjà
odds-head-who = qui
odds-head-action = action
odds-head-hit = toucher
odds-head-critical = critique
odds-head-down = hors de combat
odds-head-harm = dégâts
odds-head-why = pourquoi
odds-head-costs = coût
odds-head-side = camp
odds-head-wins = victoires
odds-head-down-at-end = hors de combat à la fin
odds-head-strength = force
odds-head-weaker = créature juste plus faible
odds-head-stronger = créature juste plus forte
odds-measured = { $strength } (simulé)
move-failed = Rien n’a été déplacé
move-usage =
    Utilisation : npm run move -- --to WHERE        depuis la base de tes réglages
    { "       " }npm run move -- --from WHERE      vers la base de tes réglages
    { "       " }npm run move -- --from WHERE --to WHERE
    WHERE est un fichier SQLite, ou l’adresse d’une base PostgreSQL (postgres://user:password@host:5432/database).
    L’un des deux doit être un fichier, l’autre PostgreSQL.
move-same-kind =
    Impossible de déplacer { DE($from) } vers { $to } : les deux sont des bases du même type.
    { $usage }
move-begins = Déplacement { DE($from) } vers { $to }.
move-no-address = Ce n’est pas une adresse de base de données. Il en faut une comme postgres://user:password@host:5432/database.
move-done = { $all } lignes déplacées et comparées une à une. Rencontres ouvertes comparées à leurs journaux : { $open }.
move-settings-url = { "  " }DATABASE_URL=<l’adresse donnée après --to>
move-settings-path =
    { "  " }DATABASE_PATH={ $to }
    { "  " }DATABASE_URL=
    { "  " }SHARDS=
move-settings-right = Tes réglages utilisent déjà la nouvelle base de données. Démarre Fray.
move-settings-change =
    Change tes réglages (.env) :
    { $change }
    Démarre ensuite Fray.
move-source-kept = { $from } n’a pas été modifié. Ne redémarre plus Fray avec. Supprime { $from } une fois que tout marche. Sinon, les données que des joueurs suppriment plus tard y resteraient.
odds-strengths-are = La force dit combien de prétirés font un combat égal contre une des créatures. Voir docs/creatures.md.
odds-stopped = Arrêté avant la fin.
odds-no-attacks = Personne ne peut attaquer personne.
odds-sampled = Les chances avec ± viennent de { $rolls } jets simulés. Le reste est exact.
odds-no-fight = Aucun combat n’a été simulé. { $why }
odds-usage =
    Utilisation : npm run odds -- FILE [OTHER] [--seed N] [--aim PERCENT | --fights N] [--only acts|fight] [--stakes] [--strength] [--json]
    { "       " }npm run odds -- --sheet SYSTEM NAME
    FILE est une scène préparée, ou le fichier d’un personnage. OTHER est le fichier du personnage à combattre. Voir docs/odds.md.
odds-name-file = Indique un fichier, ou les fichiers de deux personnages.
odds-name-system = Indique un système, puis un de ses prétirés ou une de ses créatures.
odds-aim-or-fights = Utilise --aim ou --fights, pas les deux.
scene-known = Il faut une scène préparée ("format": "{ $format }", voir docs/odds.md), un fichier de `/log export as:json`, ou deux fichiers de `/character export`.
scene-one-character = { $file } ne contient qu’un personnage. Indique aussi le fichier d’un second, à combattre.
scene-cannot-use = Je ne peux pas utiliser { $file }. { $known }
scene-no-system = système : { $why }
scene-two-systems = { $file } est pour { $system }, et { $other } est pour { $second }. Il faut le même système pour les deux.
scene-no-character = { $file } n’est pas un personnage. Si tu donnes deux fichiers, les deux doivent être des personnages de `/character export`.
scene-cannot-read = Impossible de lire { $file } : { $why }
scene-newer = { $file } vient d’une version plus récente. Mets Fray à jour.
scene-wrong-record = { $file } contient des erreurs. `npm run verify -- { $file }` montre où.
scene-over = La rencontre de { $file } est terminée, et le combat n’a jamais commencé : il n’y a rien à pronostiquer.
scene-no-json = { $file } n’est pas du JSON valide{ $where }.
scene-ends-early = { " " }: il finit trop tôt, il manque peut-être une accolade ou un guillemet
scene-json-at = { " " }: ligne { $line }, colonne { $column } : « { $mark } » n’a rien à y faire
scene-errors = { $file } contient des erreurs :
scene-more = … et { $rest } de plus.
scene-other-system = un fichier pour { $system } ({ $path } est pour { $other })
scene-none-of = « { $typed } » n’existe pas ; choisis { $known }
scene-none-near = « { $typed } » n’existe pas ; tu voulais dire « { $near } » ?
scene-name = Une rencontre
scene-duel = { $one } contre { $other }
odds-no-one = personne
odds-down-of = { $down } sur { $members }

terminal-form =
    { $title } Remplis avec /form { $field }:…
    { $lines }
terminal-whisper = (toi seul vois ceci)
