### Say it your way: /do, *Do…* and *Play this*

# A button, at most 20 characters.
do-button = Agir…
# A form.
do-title = Que fait { $name } ?
do-title-open = Que fais-tu ?
do-field = Ton texte
do-field-about = Avec tes mots. Rien ne se passe tant que tu ne choisis pas une action.
# Above buttons with actions.
do-which = Que fait { $name } ? Rien ne se passe tant que tu ne choisis pas.
do-meanwhile = Ce n’est pas encore le tour { DE($name) }. En attendant, c’est possible :
do-unknown = { $name } n’a pas « { $tool } ».
do-beyond-tools = { $name } n’a rien pour faire ça.
do-impossible-way = { $name } ne peut pas se déplacer ainsi ici.
do-no-effect = Ça n’aiderait pas { $target } pour l’instant.
do-instead = À la place, tu peux faire ceci :
do-then = Ensuite : { $action }
do-nothing = Je n’y ai trouvé aucune action, donc rien ne s’est passé. Dis ce que fait { $name }, ou appuie sur **Plus…** pour choisir. Pour parler seulement, utilise `/say`.
do-nothing-off-turn = Je n’y ai trouvé aucune action, donc rien ne s’est passé. Dis ce que fait { $name }. Pour parler seulement, utilise `/say`.
do-changed = Quelque chose a changé depuis ton texte. Choisis à nouveau :
do-gone = Je n’ai plus ce texte. Reprends `/do` ou **Jouer ceci**.
# In the line about an offered action, in lower case.
do-state = { $name } ({ $state })
do-watched = des ennemis peuvent t’attaquer en chemin
# Below the draft of a plan.
do-plan-cannot-wait = Je ne peux pas savoir quand cela arrive, donc ce n’est pas dans le plan : « { $words } ».
do-plan-cannot-do = Un plan ne peut pas faire ceci : { $action }. Pour régler une réaction, ouvre *Mon personnage*, puis *Réactions auto*.
do-plan-replaces = Il remplace ton plan.
# Labels of buttons. *Play* does the action next to it; at most 20 characters.
do-play = Jouer
do-move-to = Aller en { $place }
do-move-toward = Aller vers { $name } ({ $place })
do-how = { $action } ({ $how })
do-several = { $action } ({ $names })
do-staked = { $action } · { $staked }
do-way-is-watched = Des ennemis peuvent t’attaquer sur le chemin vers { $place }. Y aller quand même ?
# A link to the player’s post.
do-post = message
