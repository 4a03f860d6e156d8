### Lancer un combat : le premier message sur un serveur, le choix d’un jeu, les combats rapides, et ce qu’on dit aux nouveaux.

welcome =
    { "" }**Fray : le combat par messages**
    Je suis les tours, je lance les dés et je fais les calculs. Lance un combat ici et invite tes joueurs, ou essaie d’abord en solo.
welcome-practice = S’entraîner
welcome-help = Aide
start-fight = Lancer un combat
start-title =
    ### Lancer un combat
    Tu seras MJ. Quel jeu ?
start-played-last = -# le dernier joué ici
start-how = ### { $ruleset } : comment veux-tu commencer ?
start-quick = Combat rapide
start-about-quick =
    { "" }**Combat rapide**
    -# chacun reçoit un prétiré, et je trouve des ennemis à la mesure du groupe
start-empty = À vide
start-about-empty =
    { "" }**À vide**
    -# tu choisis personnages, créatures et carte
start-about-scenes =
    { "" }**Scène préparée**
    -# tirée des packs de ce serveur
start-back = Autre jeu…
quick-name = Combat rapide
quick-how-to = -# Joueurs : **Rejoindre** vous donne un prétiré. MJ : **Commencer** fait entrer des ennemis à la mesure du groupe et lance le combat.
quick-begin =
    { $players ->
        [0] Commencer
        [one] Commencer ({ $players } joueur)
       *[other] Commencer ({ $players } joueurs)
    }
quick-no-one = Personne n’a encore rejoint. Appuie sur **Rejoindre** pour jouer aussi, puis **Commencer**.
quick-joined =
    ### Tu joues { $name }
    { $about }
    Je te préviendrai quand ce sera ton tour. Le MJ commence quand tout le monde est là.
quick-joined-gm =
    ### Tu joues { $name }
    { $about }
    Appuie sur **Commencer** quand tout le monde est là.
start-first-turn = -# Ton premier tour : appuie sur ce que tu veux faire, ou écris-le avec **Agir…**. **Plus…** contient tout le reste, et **{ $end }** le termine.
start-never-played =
    { "" }**Jamais joué ?**
    -# deux minutes face à un mannequin, rien que pour toi

## Un combat dans son propre fil

thread-notice = { $gm } lance **{ $name }** dans un fil. Rejoignez-y le combat.
thread-opened = **{ $name }** a son propre fil : { $thread }
thread-stays = Le fil { $thread } est déjà ouvert. Pour réessayer, utilise `/encounter start` dedans.

## /setup defaults : avec quoi commencent les nouvelles rencontres

defaults-title-server =
    ### Nouvelles rencontres sur ce serveur
    Elles commencent ainsi, sauf si le MJ en décide autrement.
defaults-title-channel =
    ### Nouvelles rencontres dans ce salon
    Elles commencent ainsi, sauf si le MJ en décide autrement.
defaults-change = Changer…
defaults-to-server = Pour le serveur…
defaults-to-channel = Pour ce salon…
defaults-reset = Réinitialiser
defaults-back = Retour
defaults-as-server = Comme le serveur
defaults-form-settings = Écrire les réglages…
defaults-form-pace = Régler un chrono…
defaults-of-server =
    { $value }
    -# comme le serveur
defaults-name-system = Jeu
defaults-name-settings = Réglages
defaults-name-pace = Chrono
defaults-name-secrecy = Santé des créatures
defaults-name-map = Carte
defaults-name-place = Où l’on joue
defaults-about-system = Avec un jeu choisi ici, *Lancer un combat* ne le demande plus.
defaults-about-settings = Règles maison et affichage, comme dans `/encounter start settings:`.
defaults-about-pace = Combien peut durer un tour, et ce qui se passe ensuite.
defaults-about-secrecy = Ce que les joueurs voient de la santé des créatures.
defaults-about-map = La carte dessinée au début d’une rencontre.
defaults-about-place = Dans le salon, ou dans un nouveau fil pour chaque rencontre.
defaults-settings-hint = Laisse vide pour jouer selon le livre.
defaults-as-in-book = Selon le livre
defaults-ask-system = Demander chaque fois
defaults-no-timer = Pas de chrono
defaults-no-map = Pas de carte
defaults-place-channel = Dans le salon
defaults-place-thread = Dans un fil
defaults-secrecy-exact = Chiffres exacts
defaults-secrecy-words = En mots
defaults-secrecy-hidden = Cachés
