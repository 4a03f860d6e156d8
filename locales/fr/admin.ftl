### Ce que lisent les admins : sur la console d’un démarrage raté, et dans les réponses sur la santé du programme.

admin-setting-invalid = { $name } n’est pas valide (« { $value } »). Il faut { $wants }.
admin-setting-invalid-secret = { $name } n’est pas valide. Il faut { $wants }.
admin-shards-alone = SHARDS est défini sans DATABASE_URL. Plusieurs processus ont besoin de PostgreSQL : définis aussi DATABASE_URL, ou laisse SHARDS vide.

## Un fichier de `/log export as:json` inutilisable

record-file-too-deep = il est trop imbriqué
record-file-no-json = ce n’est pas du JSON valide
record-file-no-record = ce n’est pas un journal de /log export as:json
record-file-only-dice = Fray 0.1 a exporté ce fichier : je ne peux vérifier que ses dés, avec `npm run verify -- FICHIER`
record-file-newer = une version plus récente de Fray l’a créé (« { $format } ») : mets Fray à jour pour le vérifier
record-file-format = son format est « { $format } », mais cette version de Fray lit « { $known } »
record-file-place = à { $place } ({ $wants })
record-file-wrong = il y a une erreur { $places }
record-file-wrong-and = { $count ->
    [one] il y a une erreur { $places }, et à { $count } autre endroit
   *[other] il y a une erreur { $places }, et à { $count } autres endroits
  }

## Pourquoi un démarrage, une sauvegarde ou un déplacement a échoué

admin-lost-at-start = Les connexions à Discord ont été perdues au démarrage. Redémarre Fray.
health-shards = { "" } : shards { $shards }
health-not-connected = pas de connexion à Discord{ $which }
health-ok = ok{ $own }{ $adopted }
health-adopted = { "" } ; repris d’un autre processus{ $which }
health-measure-failed = Une mesure a échoué.
health-only-get = Seul GET marche ici.
health-not-found = Introuvable. Essaie /healthz ou /metrics.
health-cannot-send = impossible d’envoyer des messages à Discord
health-no-database = la base de données ne répond pas
admin-share-without-port = SHARE est activé, mais il n’y a pas de METRICS_PORT pour le servir. Définis METRICS_PORT, ou désactive SHARE.
admin-port-taken = METRICS_PORT { $port } est déjà utilisé sur { $host }. Prends un autre port, ou laisse vide.
admin-cannot-listen = Impossible d’écouter sur METRICS_HOST { $host }, METRICS_PORT { $port } ({ $code }). Vérifie les deux.
admin-no-leases = La base de données a un problème ({ $problem }) : ce processus ne peut pas obtenir ses connexions à Discord. La base démarre ou déménage peut-être. Réessaie dans un instant.
admin-no-data = La base de données { $called } n’a pas de données de Fray. Vérifie l’adresse.
admin-database-older = La base de données { $called } vient d’une version plus ancienne de Fray. Démarre une fois cette version avec elle pour la mettre à jour, puis arrête Fray et réessaie.
admin-database-used = { $process } utilise la base de données { $called }. Arrête d’abord tous les processus Fray qui l’utilisent. Si l’un d’eux a été tué, attends 20 secondes.
admin-database-used-by-another = Un autre processus utilise la base de données { $called }. Arrête d’abord tous les processus Fray qui l’utilisent. Si l’un d’eux a été tué, attends 20 secondes.
admin-database-newer = La base de données { $called } vient d’une version plus récente de Fray (migration { $taken } ; cette version a { $known }). Mets Fray à jour, ou restaure une sauvegarde d’avant la mise à jour.
admin-encoding = La base de données { $called } utilise l’encodage { $encoding }. Crées-en une en UTF8 (createdb --encoding=UTF8 --template=template0) et mets-la dans DATABASE_URL.
admin-other-tables = La base de données { $called } a des tables d’un autre programme ou d’une version inédite de Fray. Crée une base vide et mets-la dans DATABASE_URL.
admin-unreachable = Impossible de joindre la base de données { $called }. Démarre-la, ou vérifie DATABASE_URL.
admin-login-rejected = La base de données { $called } a refusé la connexion. Vérifie l’utilisateur et le mot de passe dans DATABASE_URL.
admin-untrusted = La connexion à la base de données { $called } n’est pas sûre : { $why }. Vérifie sslmode et sslrootcert dans DATABASE_URL.
admin-no-postgres = Il n’y a pas de base de données { $called }. Crée-la (createdb), ou vérifie DATABASE_URL.
admin-cannot-create = L’utilisateur de DATABASE_URL ne peut pas créer de tables dans { $called }. Fais-en le propriétaire, ou accorde CREATE sur le schéma.
admin-database-full = La base de données { $called } n’a plus d’espace disque, de mémoire ou de connexions. Libères-en, et redémarre.
admin-other-program = { $path } appartient à un autre programme. Mets un autre fichier dans DATABASE_PATH.
admin-no-folder = Le dossier de la base « { $folder } » n’existe pas. Crée-le, ou change DATABASE_PATH.
admin-path-is-folder = DATABASE_PATH est un dossier ({ $path }). Mets-y un fichier de ce dossier.
admin-damaged = La base de données { $path } est endommagée ({ $why }). Restaure une sauvegarde : npm run restore -- FILE. Le fichier endommagé est gardé.
admin-unreleased = La base de données { $path } a été créée par une version inédite de Fray et ne peut pas être mise à jour. Déplace-la, ou mets un autre fichier dans DATABASE_PATH.
admin-file-used = Une autre copie de Fray utilise la base de données { $path }. Arrête-la, ou mets pour celle-ci un autre fichier dans DATABASE_PATH.
admin-no-file-database = Il n’y a pas de base de données { $database }. Vérifie DATABASE_PATH.
admin-no-file = Il n’y a pas de fichier { $path }. Vérifie le chemin.
admin-not-a-file = { $path } n’est pas un fichier. Donne le chemin d’une sauvegarde.
admin-not-frays = { $called } n’est pas une base de données de Fray. Choisis un autre fichier.
admin-file-damaged = La base de données { $called } est endommagée ({ $why }).
admin-file-lacks = La base de données { $called } est endommagée : il manque { $lost }.
admin-backup-exists = { $named } existe déjà. Donne un autre nom à la sauvegarde.
admin-no-backup-folder = Le dossier pour { $named } n’existe pas. Crée-le d’abord.
admin-backup-itself = C’est la base de données elle-même. Donne le chemin d’une sauvegarde.
admin-no-database-folder = Le dossier de la base de données { $database } n’existe pas. Crée-le, ou change DATABASE_PATH.
admin-backup-trigger = { $called } est inutilisable ({ $trigger }). Choisis une autre sauvegarde.
admin-cannot-update = La base de données { $called } est endommagée et ne peut pas être mise à jour ({ $why }).
admin-database-in-use = La base de données { $database } est utilisée. Arrête d’abord Fray, puis restaure.
admin-read-only = La base de données { $path } est en lecture seule. Donne à l’utilisateur qui lance Fray le droit d’écrire le fichier et son dossier.
admin-cannot-open = Impossible d’ouvrir la base de données { $path }. Vérifie les permissions de son dossier, ou change DATABASE_PATH.
admin-no-sqlite = { $path } n’est pas une base de données, ou est endommagé. Restaure une sauvegarde avec npm run restore, ou change DATABASE_PATH.
admin-locked = La base de données { $path } est verrouillée par un autre programme. Arrête ce programme, ou toute autre copie de Fray qui l’utilise.
admin-disk = Impossible d’écrire dans la base de données { $path } : le disque est plein ou défaillant. Libère de l’espace, ou vérifie le disque.
admin-other-total = { $process } répartit les serveurs sur { $theirs } connexions, mais ce processus sur { $ours }. Arrête tous les processus, puis démarre-les avec le même total dans SHARDS.
admin-shards-taken = { $process } utilise la même base de données et a déjà les connexions { $shards } à Discord. Arrête-le, ou donne d’autres connexions à ce processus (SHARDS).
move-no-source = Il n’y a pas de base de données { $path }. Vérifie le chemin.
move-target-exists = { $path } existe déjà. Donne le nom d’un nouveau fichier.
move-no-parent = Une ligne de la table `{ $table }` n’a pas de parent dans `{ $parent }`. Restaure une sauvegarde, et déplace celle-ci.
move-two-ids = Deux rencontres ont l’id { $id } ; l’une est « { $name } » dans le salon { $channel } du serveur { $server }. Un fichier ne peut en contenir qu’une : reste avec PostgreSQL.
move-not-empty = La base de données { $called } n’est pas vide : la table `{ $name }` contient des données. Crée une nouvelle base (createdb) et utilise-la.
move-unsure = La connexion à { $called } a été perdue au dernier moment : soit tout a été déplacé, soit rien. Relance ceci : si la base n’est pas vide, tout a été déplacé.
move-checking = rencontres vérifiées
move-unfolded = La rencontre « { $name } » dans le salon { $channel } ne correspond pas à son journal. Termine-la dans Discord (/encounter end) et relance ceci, ou restaure une sauvegarde.
move-row-differs = Une ligne de la table `{ $name }` diffère entre { $source } et { $target }.
move-rows-differ = La table `{ $name }` a { $read } lignes dans { $source } mais { $kept } dans { $target }.
move-stopped = Le déplacement a été arrêté. Aucune des deux bases n’a changé.
admin-no-token = DISCORD_TOKEN n’est pas défini. Mets-y le token du bot, dans .env ou dans l’environnement du service. Pour jouer sans Discord, démarre Fray dans un terminal.
terminal-resealed = De nouveaux dés sont scellés pour « { $name } ». Le SHA-256 de leur graine est { $commitment }.
terminal-begins = DISCORD_TOKEN n’est pas défini, tu joues donc ici dans le terminal. Tape /help pour voir comment.
admin-cannot-start = Fray ne peut pas démarrer : { $why }

## Discord a fermé la connexion pour de bon

admin-wrong-token = Discord a rejeté le token. Recopie-le du portail développeur (Bot › Reset Token) dans DISCORD_TOKEN.
admin-other-count = Discord veut un autre nombre de connexions (4010). Laisse SHARDS vide pour que Fray demande le nombre à Discord, puis redémarre.
admin-too-few-connections = Le bot est sur plus de serveurs que ses connexions ne peuvent en gérer (erreur Discord 4011). Redémarre le bot, et Fray en ouvre plus. Si SHARDS est défini, arrête tous les processus et démarre-les avec un plus grand nombre après la barre oblique de SHARDS.
admin-old-api = Discord ne prend plus en charge la version de l’API qu’utilise Fray (4012). Mets Fray à jour. Si c’est déjà la plus récente, signale-le.
admin-unknown-intents = Discord ne connaît pas les intents que demande Fray (4013). Mets Fray à jour. Si c’est déjà la version la plus récente, signale-le.
admin-forbidden-intents = Discord dit que le bot ne peut pas utiliser les intents que demande Fray (4014), bien qu’aucun ne soit privilégié. Mets Fray à jour. Si c’est déjà la version la plus récente, signale-le.

## Ce qui est endommagé dans une base de données

damage-table = la table `{ $name }`
damage-column = la colonne `{ $column }` de `{ $table }`
damage-index = l’index `{ $index }` de `{ $table }`
damage-orphan = une ligne de `{ $table }` n’a pas de parent dans `{ $parent }`
damage-value = une ligne de la table `{ $table }` a une valeur incorrecte dans la colonne `{ $column }` : « { $value } »
damage-unreadable = une ligne de la table `{ $table }` a une valeur illisible dans la colonne `{ $column }`
damage-trigger = le trigger `{ $name }` n’est pas de Fray
admin-copy-of = { $database } (la copie)
