### Parler dans la peau du personnage : /say, son formulaire et *Qui a dit ça ?*

say-line = { $name } : « { $words } »
say-button = Parler…
say-title = { $name } parle
say-words = Que dis-tu ?
say-by = C’est { $user } qui l’a dit.
say-delete = Supprimer
say-deleted = Supprimé.
say-not-deleted = Discord ne me laisse pas supprimer ce message. Il faut quelqu’un qui peut gérer les messages.
say-unsure = Discord n’a pas répondu : je ne sais pas si le message est parti. Si tu ne le vois pas, redis-le.
