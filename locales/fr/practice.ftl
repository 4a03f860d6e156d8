### `/practice` : un combat contre un mannequin d’entraînement, pour apprendre les règles à un joueur.

practice-encounter = Entraînement
practice-straw-man = Mannequin
practice-choose =
    ### Entraînement
    Combats un mannequin en solo. Quelles règles ?
practice-title = ### Entraînement, { $step } sur { $of } : { $about }
practice-over = ### Entraînement : bien joué
practice-hero = Tu joues **{ $name }**. Un mannequin d’entraînement se dresse devant toi.
practice-fallen = Le mannequin est hors de combat, l’entraînement finit donc plus tôt.
practice-stopped = Ton personnage est hors de combat. Ça arrive. Ce n’est qu’un entraînement : tu ne perds rien.
practice-nothing-kept = -# Rien n’est gardé ici.
practice-next = Envie d’un vrai combat ? Rejoins-en un, ou crée ton propre personnage.
practice-next-alone = Crée maintenant ton propre personnage. Quand un MJ lance un combat ici, appuie sur **Rejoindre**.
practice-again = Encore
practice-another = Autres règles…
practice-stop = Arrêter
practice-join = Rejoindre le combat
practice-make-character = Créer un personnage
practice-roll-your = Tu fais { $shown }.
practice-roll-its = Il fait { $shown }.
practice-roll-your-plus = Tu fais { $shown } + { $added } = { $total }.
practice-roll-its-plus = Il fait { $shown } + { $added } = { $total }.
practice-roll-your-minus = Tu fais { $shown } − { $added } = { $total }.
practice-roll-its-minus = Il fait { $shown } − { $added } = { $total }.
