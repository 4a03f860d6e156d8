### Ce que dit Fray quand quelque chose échoue : chez lui, dans sa base de données ou chez Discord.

failed = Quelque chose a mal tourné de mon côté, et rien n’a changé. Réessaie. Si ça se reproduit, dis à l’admin du bot quelle heure il était : les détails sont dans mon journal.
too-fast = C’est trop rapide pour moi, il ne s’est donc rien passé. Attends quelques secondes, puis réessaie.
too-many-heavy = Je travaille encore à plusieurs journaux ou exports pour toi. Redemande une fois que tu les as.
already-answered = J’ai déjà répondu à ça.
unknown-command = Je ne connais plus cette commande. `/help` liste toutes les commandes.
unknown-component = Ce bouton vient d’une autre version de moi. Utilise le message le plus récent, ou `/encounter status`.
stopping = Je vais redémarrer, il ne s’est donc rien passé. Réessaie dans une demi-minute.
reply-rejected = Discord a rejeté ma réponse. Si tu as agi dans le combat, ton action compte quand même : vérifie avec `/encounter status`.
plain-turn = { $users }, c’est ton tour. Utilise `/attack`, `/act` ou `/turn end`. Discord a rejeté le message avec les boutons. `/encounter status` montre où en est le combat.
plain-turn-unnamed = Le tour suivant a commencé. Utilise `/attack`, `/act` ou `/turn end`. Discord a rejeté le message avec les boutons. `/encounter status` montre où en est le combat.
plain-question = { $users }, tu as un choix à faire. Utilise `/answer`. Discord a rejeté le message avec les boutons.
plain-question-unnamed = Il y a un choix à faire. Utilise `/answer`. Discord a rejeté le message avec les boutons.
rejected-post = Discord a rejeté un message de cette rencontre : il manque, ou une simple ligne le remplace. Tout ce qui a été fait compte ; vérifie avec `/encounter status`. Préviens l’admin du bot : la raison est dans mon journal.
unstored-full = Je ne peux pas écrire sur mon disque pour le moment, donc rien n’a changé. Préviens l’admin du bot, et réessaie plus tard.
unstored-locked = Quelque chose bloque ma base de données, donc rien n’a changé. Réessaie dans un instant. Si ça continue, préviens l’admin du bot.
unstored-damaged = Ma base de données est endommagée, donc rien n’a changé. Préviens l’admin du bot : les détails sont dans mon journal, et on peut restaurer une sauvegarde.
unstored-gone = Ma base de données a été supprimée ou remplacée pendant que je tournais, donc rien n’a changé. Préviens tout de suite l’admin du bot.
unstored-away = Je n’arrive pas à joindre ma base de données, donc rien n’a changé. Réessaie dans un instant. Si ça continue, préviens l’admin du bot.
unstored-unsure = J’ai perdu ma base de données en plein milieu et je ne sais pas si ton changement est enregistré. Vérifie avec `/encounter status` dans un instant avant de réessayer.
deferred-form = J’ai mis trop de temps à ouvrir ce formulaire. Appuie de nouveau sur le bouton.
here = Voilà.
