### Ce que fait un réglage (`/gm set`, `/rules`), comment signes et mots relient les nombres, et des raisons communes à tous les systèmes.

core-reference-briefs-settings-auto-end = Si un tour finit de lui-même quand le combattant n’a plus rien à dépenser.
core-reference-briefs-settings-turns = Règle maison : qui agit ensemble. L’un après l’autre : chacun son tour, comme dans le livre. Par camp : tout un camp agit, dans l’ordre de son choix, puis l’autre.
core-reference-briefs-settings-delay = Règle maison : les joueurs peuvent retarder un tour à plus tard dans le round (`/turn delay`), avant d’y faire quoi que ce soit.
core-reference-briefs-settings-order = Règle maison : quand l’ordre des tours est fixé. Une fois pour tout le combat, comme dans le livre (once), ou de nouveau au début de chaque round (each round).
core-reference-briefs-settings-tone = Le ton du récit : héroïque (heroic), sombre (grim) ou sobre (plain).
core-reference-briefs-settings-sums = Combien de calculs tu vois avec un résultat. Short : dé, total, résultat et dégâts. Full : chaque étape. Le journal a toujours chaque étape.
core-reference-briefs-settings-signs = Montrer les nombres avec barres et signes (bars), ou tout écrire en mots pour les lecteurs d’écran (words).
core-reference-briefs-settings-secrecy = Ce que les joueurs voient de la santé des créatures : chiffres exacts, mots (indemne, blessures légères, en sang, à l’agonie), ou rien.
core-reference-briefs-settings-picture = L’aspect des images de la carte, de l’ordre des tours et du combat : fond sombre (dark), clair (light), ou aucune image (off).
core-reference-briefs-settings-sheets = Qui peut changer une fiche pendant la rencontre : le MJ seul (`/gm sheet`), ou aussi les joueurs (pour leurs propres personnages, avec `/character edit`).
core-reference-briefs-settings-join = Qui peut rejoindre : tout le monde (open), les joueurs que le MJ accepte (ask), ou personne (closed). En combat, le MJ doit accepter les joueurs, même avec open.
core-reference-briefs-settings-language = La langue des messages de la rencontre. Ceux que toi seul vois suivent la langue de ton Discord. Les nouvelles rencontres commencent dans celle du serveur.
core-reference-briefs-settings-characters-each = Combien de combattants chaque joueur peut amener.
core-reference-briefs-settings-loot = Qui peut prendre du butin : le MJ seul (MJ), les joueurs sur les créatures mortes (morts), les joueurs sur quiconque est hors de combat (hors de combat), ou personne (désactivé).
core-reference-briefs-settings-uneven = Avertit le MJ en privé, à `/initiative`, si les chances de victoire des joueurs ne sont pas entre ces deux pourcentages (comme 30-95). Off : pas d’alerte.
signs-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
signs-bars-multiplied = { " " }doublé
signs-bars-pool-misses = ratés : { $misses }
signs-bars-pool = réussis : { $hits }, ratés : { $misses }
signs-bars-short-pool = { $hits } sur { $dice }
signs-bars-undone = ~~{ $title }~~ (annulé)
signs-words-out-of = { $value } sur { $max }
signs-words-became = { $before }, maintenant { $after }
signs-words-reaches = atteint
signs-words-misses = est sous
signs-words-under = est au plus
signs-words-over = est au-dessus de
signs-words-times = { $count } fois { $what }
signs-words-share = , { $percent } de ce total
signs-words-multiplied = { $times ->
    [2] , doublé
   *[other] , fois { $times }
}
signs-words-towards = vers
signs-words-pool = succès : { $hits } ; ratés : { $misses } (comptent comme succès : { $faces })
signs-words-pool-none = aucun
signs-words-short-pool = { $hits } sur { $dice } (succès : { $faces })
signs-words-may-be-attacked = { $way }, dangereux
signs-words-undone = Annulé : { $title }.
core-reasons-stat = { $stat } { DE($whose) }
core-reasons-gm-s-word = décision du MJ
core-reasons-sheet-changed = fiche modifiée ({ $fields })
core-reasons-revived = retour à la vie
core-reasons-returned = de retour
core-reasons-dead = sans vie
core-reasons-taken-off = retrait par le MJ
core-reasons-time-over = son temps est écoulé
core-reasons-time-passes = le temps passe
core-reasons-scene-over = la scène prend fin
core-reasons-rounds-stop = pause du combat
core-reasons-gone = { $who } n’est plus dans le combat
core-reasons-scene-begins = le combat commence
core-reasons-unspent = non dépensé
core-reasons-waited-too-long = a attendu jusqu’à la fin du round
core-questions-join = { $ally } agit : { $title }. { $name } peut participer.
core-questions-join-yes = Participer
core-questions-join-no = Rester à l’écart
core-questions-next = { $name } choisit qui agit ensuite.
core-reasons-passed-over = tour passé par le MJ
cite-house = Règle maison
cite-ruling = Décision « { $about } »
