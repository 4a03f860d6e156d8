### Ce qu’accepte un champ, un réglage ou une option, en fin de phrase.

want-integer = un nombre entier de { $least } à { $most }
want-number = un nombre de { $least } à { $most }
want-list = une liste de { $most } entrées au plus
want-list-from = une liste de { $least } à { $most } entrées
want-text = un texte de 1 à { $longest } caractères
want-name = un nom de 1 à { $longest } caractères, avec au moins une lettre ou un chiffre
want-row = une ligne de { $longest } symboles au plus
want-one-of = au choix { $values }
want-object = un objet avec { $fields }
want-named = le nom d’une entrée du livre, ou { $wants }
want-either = { $one }, ou { $other }
want-or-empty = { $wants }, ou rien
want-dice = des dés comme 1d6 (1 à { $most } dés de { $least } à { $sides } faces)
want-twice = une liste sans doublons (« { $name } » y est deux fois)
want-combatants = une scène de { $most } combattants au plus en tout

want-yes-or-no = oui ou non (true ou false)
want-no-field = ce champ n’existe pas
want-anything = n’importe quoi
want-sheet = la fiche, comme objet
want-sheet-fields = un objet avec des champs de la fiche
want-free-name = un nom qu’aucun autre de tes personnages ne porte
want-name-with-letter = un nom avec une lettre ou un chiffre, sur une ligne
want-list-as-json = une liste JSON, au format de /character export
want-lists = un objet avec des listes
want-shorter-nudge = moins de minutes que le chrono
want-pack-id = 1 à 40 minuscules et chiffres, séparés par des tirets simples
want-heights = une ligne de chiffres, un par case
want-from-or-file = « from » ou « file », pas les deux
want-from-file-or-sheet = « from », « file » ou une fiche complète
want-full-immunity = 100, car l’immunité est toujours totale (pour moins, utilise resistance)
want-plus-or-share = un objet avec « plus » ou « share »
want-usual-within = un nombre entre la plus petite et la plus grande valeur
want-some-text = du texte
want-sha256 = un SHA-256 de 64 chiffres hexadécimaux
want-fray-format = le format d’un fichier de Fray

## Réglages du programme, pour les admins

want-token = un texte sans espaces ni caractères inhabituels : recopie-le depuis le portail développeur
want-https-address = une adresse qui commence par https://, ou rien
want-languages = des langues qui se trouvent dans le dossier locales, comme de,fr, ou rien
want-server-id = le long nombre donné par Copier l’identifiant du serveur dans Discord, ou rien
want-postgres-address = une adresse comme postgres://user:password@host:5432/database, ou rien
want-connections-range = une plage de connexions, comme 0-7/32
want-rate = un nombre comme 2, ou 0 pour aucune limite
want-connections = les connexions de ce processus, une barre oblique et le total (1 à { $most }), comme 0-7/32 ou 0-3,8/32, ou rien
want-connections-order = écrit avec le plus petit nombre d’abord : { $low }-{ $high }
want-connections-total = fait de nombres de 0 à { $last }, car il y a { $of } connexions
want-connections-once = une liste qui cite chaque connexion une fois ; { $twice } y est deux fois
