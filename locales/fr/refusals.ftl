### Pourquoi quelque chose est impossible : d’abord ce qui ne va pas, puis quoi faire. Réponses privées.

## La rencontre, le MJ et la phase

refused-no-encounter = Il n’y a pas de rencontre dans ce salon. Un MJ peut en lancer une avec `/encounter start`.
refused-may-not-post = Je ne peux pas écrire ici : il me manque la permission { $lacking }. Change les réglages du salon, ou jouez dans un autre. `/setup check` donne tout ce qu’il me faut.
refused-may-not-open-thread = Je ne peux pas ouvrir de fil ici, donc rien n’a été lancé : il me manque la permission { $lacking }. Change les réglages du salon, ou joue dans le salon avec `/encounter start in:channel`.
refused-no-threads-here = Pas de fils possibles ici. Utilise un salon textuel, ou retire `in:` pour lancer le combat ici.
refused-thread-in-thread = On est déjà dans un fil, et un fil ne peut pas en contenir d’autres. Retire `in:` pour lancer le combat ici.
refused-thread-not-opened = Discord n’a pas ouvert le fil, donc rien n’a été lancé. Réessaie, ou joue dans le salon avec `/encounter start in:channel`.
refused-encounter-running = « { $name } » est toujours en cours ici. Rejoins avec `/join`. Son MJ peut y mettre fin avec `/encounter end`.
refused-no-such-ruleset = Je ne connais pas le système « { $typed } ».{ $meant } Je connais { $known }.
refused-system-not-loaded = Ceci utilise les règles de **{ $system }**, que ce bot n’a pas pour le moment. Rien n’est perdu. Demande à l’admin du bot de remettre { $system }, ou joue dans un autre salon.
refused-not-the-gm = Seul le MJ peut faire ça. Demande à { $gms }.
refused-no-gm-left = Le MJ de ce combat n’est plus là. Un admin du serveur peut en nommer un autre avec `/gm add-gm who:`.
refused-sharing-off = Le partage sur le web est désactivé sur ce bot. Son admin peut l’activer : `SHARE=on`.
refused-last-gm = Une rencontre a besoin d’un MJ. Ajoutes-en d’abord un autre : `/gm add-gm who:`.
refused-opener = Un autre MJ ne peut pas retirer le MJ qui a lancé la rencontre. Il peut partir avec `/gm remove-gm`, ou un admin du serveur peut le retirer.
refused-wrong-phase-gathering = Le combat n’a pas encore commencé. Le MJ le lance avec `/initiative`.
refused-wrong-phase-fighting = Le combat est déjà en cours. `/encounter status` montre à qui c’est de jouer.
refused-wrong-phase-aftermath = Le combat est en pause. MJ : `/initiative` pour continuer, `/encounter end` pour finir.
refused-wrong-phase-ended = Cette rencontre est terminée. Un MJ peut lancer la suivante avec `/encounter start`.
refused-not-now-gathering = « { $action } » ne marche qu’en combat, et le combat n’a pas encore commencé. Le MJ le lance avec `/initiative`.
refused-not-now-paused = « { $action } » ne marche qu’en combat, et le combat est en pause. MJ : `/initiative` pour continuer, ou `/encounter start` pour un nouveau combat.
refused-not-now-over = « { $action } » ne marche qu’en combat, et la rencontre est terminée. MJ : `/encounter start` pour un nouveau combat, ou `/undo` pour reprendre celui-ci.
refused-rounds-run = On ne se repose pas en plein combat. MJ : `/encounter end` pour finir, ou `/encounter pause` pour faire une pause.
refused-the-scene = La rencontre
refused-has-condition = { $name } a déjà cet état : { $condition }. { $note ->
        [yes] Donne une autre `note:` au nouveau, ou retire d’abord l’ancien :
       *[no] Pour le changer, retire-le d’abord :
    } `/condition remove`.
refused-decided-already = Le combat s’arrêterait aussitôt : { $why }. Remets quelqu’un en jeu avec `/gm revive`, `/adjust` ou `/rest`, ajoute quelqu’un avec `/add`, ou termine la rencontre avec `/encounter end`.
refused-no-one-to-fight = Il n’y a encore personne à combattre. Les joueurs rejoignent avec `/join` ; le MJ ajoute des créatures avec `/add creature:`.

## Qui tu joues, et à qui c’est

refused-no-character-here = Tu n’es pas encore dans ce combat. Rejoins-le avec `/join character:` et un nom.
refused-which-of-yours = Tu joues { $known }. Choisis qui agit avec `as:`.
refused-which-of-yours-turn = C’est le tour { DE($turn) } ; un MJ peut le passer avec `/turn skip`. Pour agir hors de ton tour, utilise `as:` avec { $known }.
refused-not-yours = Tu ne joues pas { $name }. Agis avec ton propre personnage, ou demande au MJ.
refused-not-your-button = Ce bouton est pour { $name }, que tu ne joues pas. Appuie sur un bouton au nom { DE($yours) }, ou sur un bouton sans nom.
refused-no-such-combatant-yet = « { $typed } » n’existe pas ici : personne n’a encore rejoint. Utilise d’abord `/join` ou `/add`.
refused-no-such-combatant = « { $typed } » n’existe pas ici.{ $meant } Dans le combat : { $known }.
refused-no-one-to-check = Il n’y a personne ici pour faire ce test. Indique quelqu’un de la rencontre.
refused-nothing-to-roll = Tu n’as rien à lancer pour ce test. Il attend { $names }.
refused-not-for-you = Seul { $user } peut lire ça. Attends que je te prévienne.
refused-plays-no-one = Dans ce combat, { $user } ne joue personne. `/encounter status` montre qui y participe.
refused-no-turn-this-round = { $name } n’a pas de tour ce round ({ $why }) et agira de nouveau au prochain.
refused-not-on-turn = Ce n’est pas le tour { DE($name) }. `/encounter status` montre l’ordre.
refused-not-your-turn = C’est le tour { DE($turn) }, pas celui { DE($name) }. Attends le tour { DE($name) }. Le MJ peut passer celui { DE($turn) } avec `/turn skip`.
refused-takes-no-turns = Dans ce système, { $name } n’a pas de tour : ce sont les actions des autres qui décident.
refused-out-of-the-fight-dead = { $name } est sans vie. Seul le MJ peut ramener { $name }, avec `/gm revive`.
refused-out-of-the-fight = { $name } ne peut pas agir ({ $state }). Des soins ou un repos peuvent y changer quelque chose.
refused-on-their-feet = { $name } tient encore debout : rien à ranimer. Rends ce qui a été perdu avec `/adjust`.
refused-no-delay-off = Ici, on ne peut pas retarder son tour. Le MJ peut l’autoriser : `/gm set setting:delay value:on`.
refused-no-delay-begun = { $name } a déjà fait quelque chose ce tour-ci, il est trop tard pour retarder. Finis le tour avec `/turn end`.
refused-no-delay-no-one-later = Il n’y a plus de tour à attendre ce round pour { $name }. Agis maintenant, ou finis le tour avec `/turn end`.
refused-no-delay-not-waiting = { $name } n’attend pas son moment. `/turn resume` ne sert qu’après avoir retardé son tour.
refused-no-event-over = **{ $mark }** serait déjà passé. Choisis un round plus tardif.
refused-no-event-no-number = Ce système n’a pas de valeurs d’initiative : **{ $mark }** ne peut pas en utiliser. Écris « avant Kira », « après Kira » ou « fin du round ».
refused-act-together = { $names } agissent ensemble, dans l’ordre de leur choix. Choisis quelqu’un hors de ce groupe.
refused-no-order = Il n’y a pas encore d’ordre des tours. `/initiative` en crée un.
refused-joins-order-next-round = { $name } entre dans l’ordre des tours au prochain round. Change sa place à ce moment-là.
refused-joins-order-on-continuing = { $name } entre dans l’ordre des tours quand le combat reprend. Change sa place à ce moment-là.
refused-delaying = { $name } retarde son tour et peut encore agir ce round avec `/turn resume`. Change sa place au prochain round.

## Actions, cibles et valeurs

refused-missing = Il manque ceci : { $what }. Ajoute-le à la commande.
refused-missing-known = Il manque ceci : { $what }. Choisis { $known }.
refused-no-such = Inconnu ici ({ $what }) : « { $typed } ».{ $meant }
refused-no-such-known = Inconnu ici ({ $what }) : « { $typed } ».{ $meant } Choisis { $known }.
refused-no-such-value = « { $typed } » ne convient pas pour { $what }.{ $meant }
refused-no-such-value-known = « { $typed } » ne convient pas pour { $what }.{ $meant } Choisis { $known }.
refused-meant = { " " }Tu voulais dire **{ $near }** ?
refused-too-many = Trop { DE($what) } : la limite est { $most }. Retires-en d’abord, ou choisis-en moins.
refused-nothing-changes = { $what } : c’est déjà { $value }, rien ne change. +5 ajoute 5, -5 retire 5, et 5 fixe la valeur à 5.
refused-nothing-changes-command = { $what } : c’est déjà { $value }, rien ne change. `by:` ajoute ou retire un nombre, et `to:` fixe la valeur.
refused-no-defending = Il n’y a pas d’action pour se défendre dans { $ruleset }. `/act` montre ce que tu peux faire.
refused-nothing-cast = Il n’y a pas de sorts à lancer dans { $ruleset }. `/act` montre ce que tu peux faire.
refused-nothing-cast-instead = { $ruleset } n’utilise pas `/cast`. Utilise `/act action:{ $instead } with:{ $tool }`.
refused-cannot = Impossible pour { $name } en ce moment ({ $action }) : { $because }.
refused-cannot-instead = Impossible pour { $name } en ce moment ({ $action }) : { $because }. Essaie `/act action:{ $instead }`.
refused-not-at-self = Tu ne peux pas te prendre pour cible. Choisis quelqu’un d’autre.
refused-has-left =
    { $how ->
        [fled] { $name } a pris la fuite.
        [surrendered] { $name } a rendu les armes.
        [conceded] { $name } a déclaré forfait.
        [banished] { $name } n’est plus là, victime d’un bannissement.
       *[captured] { $name } est en captivité.
    } Le MJ peut y remédier : `/gm revive`.
refused-target-dead = { $name } a déjà perdu la vie. Choisis une cible vivante.
refused-out-of-range = C’est trop loin pour { $weapon } : la distance est { $band }, mais { $weapon } n’atteint { QUE($reaches) }. Approche-toi, ou prends autre chose.
refused-thing-used-up = { $name } n’en a plus ({ $thing }). Choisis autre chose.
refused-nothing-left = { $name } : reste { $left }, il faut { $need }. Choisis quelque chose de moins coûteux, ou finis le tour avec `/turn end`.
refused-out-of-bounds = { $what } : il faut un nombre entier de { $least } à { $most }.
refused-text-unfit = { $what } : il faut de 1 à { $longest } caractères.
refused-stale = Ce bouton est périmé. Utilise le message le plus récent, ou `/encounter status`.
refused-by-the-rules = Les règles ne le permettent pas maintenant. Vérifie avec `/rules`.

## Questions

refused-question-open = { $name } doit d’abord répondre à la question : { $about }. Utilise `/answer`. Le MJ peut aussi répondre, ou annuler l’action avec `/undo`.
refused-gm-decides = Un instant : c’est d’abord à { $gms } de décider de quelque chose. MJ : utilise les boutons sous la question, ou `/undo`.
refused-no-question = Aucune question n’attend de réponse. `/encounter status` montre à qui c’est de jouer.

## Journaux et dés

refused-nothing-to-save = Tu n’as encore rien fait ni lancé dans ce combat. Fais d’abord quelque chose, ou utilise `/roll dice: save:`.
refused-nothing-recorded = Il ne s’est encore rien passé dans « { $name } ». Les joueurs rejoignent avec `/join`.
refused-record-kept = Seul le MJ peut exporter ceci tant que la rencontre est en cours, car on y trouve les fiches des créatures. Utilise `as:markdown`, attends la fin, ou demande à { $gms }.
refused-luck-kept = Seul le MJ peut voir ceci tant que la rencontre est en cours, car on y voit ce que savent faire les créatures. Attends la fin, ou demande à { $gms }. Ta propre chance aux dés : `/me luck:True`.
refused-dice-unreadable = Je n’arrive pas à lire les dés « { $typed } » : { $fault } (caractère { $at }). Essaie `2d6+3`, `4d6kh3`, `d20` ou `6d6>=5`.
refused-roll-needs-numbers = Il faut à « { $name } » un nombre pour { $missing }. Écris-le après le nom : `/roll dice:{ $example }`.
refused-roll-shows-hidden = Tout le monde verrait les chiffres { DE($name) }. Lance plutôt en secret : `/roll secret:`.
refused-not-a-roll-sharer = Seul le MJ du combat de ce salon, ou quelqu’un qui peut gérer le serveur, peut partager des jets. Garde le jet pour toi, ou demande-leur.
refused-roll-quota = Cette rencontre a atteint sa limite de jets de nombreux dés. Lance au plus { $most } dés à la fois, ou va dans un salon sans rencontre.
refused-too-many-dice = Trop de dés : la limite est { $most }. Essaie `2d6+3`.
refused-too-many-sides = Ce dé a trop de faces : la limite est { $most }. Essaie `2d6+3`.

## La carte

refused-no-zones = Il n’y a pas de zones ici. Si ce système utilise des zones, le MJ peut les créer avec `/map zones`.
refused-offered-already = { $name } a déjà reçu cette proposition. Attends une réponse, ou retire-la d’abord.
refused-zones-unreadable = Je n’arrive pas à lire « { $line } ». Écris chaque zone sur sa propre ligne, avec ses voisines après un tiret : `Bar – Rue, Balcon`.
refused-no-map = Il n’y a pas de carte ici. Le MJ peut en dessiner une avec `/map new`, puis appuyer sur *Utiliser la carte*.
refused-not-on-map = { $name } n’est pas sur la carte. Le MJ peut y remédier avec `/map place`.
refused-no-square = Il n’y a pas de case « { $typed } » sur cette carte. Donne une lettre et un nombre, de A1 à { $last }.
refused-square-taken = { $name } est déjà en { $square }. Choisis une autre case.
refused-someone-in-doorway = { $name } se tient dans l’embrasure de la porte en { $square }. Tu pourras la fermer quand { $name } n’y sera plus.
refused-someone-on-square = { $name } est en { $square }. Place d’abord { $name } ailleurs avec `/map place`.
refused-no-footing = { $name } ne peut pas se tenir en { $square } : { $ground }. Choisis une autre case.
refused-over-the-edge = { $name } ne tient pas en { $square } : il faut { $width } × { $width } cases, et { $square } est celle en haut à gauche. Choisis une case plus loin du bord.
refused-no-way = { $name } ne peut pas atteindre { $square } maintenant. Choisis une case marquée avec `/move`.
refused-no-way-door = { $name } ne peut pas atteindre { $square } : la porte en { $door } est fermée. Va à côté, puis ouvre-la avec `/move`.
refused-no-way-height = { $name } ne peut pas atteindre { $square } : personne ne peut monter ou descendre deux niveaux d’un coup. Choisis une case marquée avec `/move`.
refused-too-far = Pour atteindre { $square }, il faut { $cost } à { $name }, et il n’en reste que { $left }. Choisis une case marquée avec `/move`.
refused-where-to = Où va { $name } ? Écris `/move to:` et une case, ou `/move` pour la choisir.
refused-no-door = Il n’y a pas de porte en { $square } à côté { DE($name) }. Va d’abord près d’une porte.
refused-door-once = { $name } a déjà utilisé une porte ce tour-ci. Attends son prochain tour, ou demande à quelqu’un d’autre.
refused-square-not-seen = Aucun de tes personnages ne voit { $square }. Choisis une case visible avec `/move`.
refused-nothing-overridden = La carte n’est pas corrigée entre ces deux-là. Tu peux le faire avec `/map override`.
refused-map-size = « { $typed } » n’est pas une taille de carte. Donne colonnes et lignes, de 3x3 à 26x26 : `12x10`.
refused-map-corner = « { $typed } » n’est pas une case. Donne la colonne et la ligne de la case en haut à gauche de la partie voulue : `27x1`.
refused-map-own-size = La carte « { $kind } » a une taille fixe. Retire `size:`, ou utilise `kind:plain`.
refused-against-the-map = Tu as choisi « { $said } » pour `{ $option }`, mais la carte indique « { $shows } ». Retire `{ $option }`, ou demande au MJ d’utiliser `/map override`.

## Qui joue qui

refused-lent-already = Quelqu’un d’autre joue déjà { $name } à la place de son propriétaire. L’un des deux doit d’abord utiliser `/lend back:`.
refused-plays-already = Cette personne joue déjà { $name }. Choisis quelqu’un d’autre.
refused-owners-reactions = Tu joues { $name } pour quelqu’un d’autre, qui peut seul régler les réactions auto. Réponds quand on te le demande.
refused-is-a-bot = Seuls des humains peuvent jouer, et { $user } est un bot. Choisis quelqu’un d’autre.
refused-has-a-player = Quelqu’un joue { $name }. Le pilote auto ne joue que les créatures et les personnages que tu as repris avec `/gm assign who:` (sans `to:`).
refused-not-lent = Personne d’autre ne joue { $name }. Pour confier ce personnage, utilise `/lend to:`.

## Rejoindre

refused-already-joined = { $name } est déjà dans ce combat. Agis avec `/attack`, ou regarde `/encounter status`.
refused-creature-is-the-gms = { $name } est une créature, et seul le MJ en ajoute : `/add creature:`. Rejoins avec ton propre personnage ou un prétiré.
refused-not-a-creature = Quelqu’un joue { $name }, qu’on ne peut donc pas cacher. Reprends d’abord ce personnage avec `/gm assign`, ou utilise `/gm remove`.
refused-asked-already = Tu as déjà fait une demande pour { $name }. Attends la décision { DE($gms) } ; je te préviendrai.
refused-not-let-in = Tu as demandé à rejoindre, mais le MJ a dit non pour l’instant. Parles-en à { $gms } dans le salon : `/gm panel` permet d’autoriser une nouvelle demande.
refused-join-closed = Ce combat n’accepte pas de nouveaux personnages. Demande à { $gms } de l’ouvrir : `/gm set setting:join`.
refused-enough-characters =
    Tu joues déjà { $most ->
        [one] { $most } personnage
       *[other] { $most } personnages
    } ici, c’est la limite. Le MJ peut l’augmenter : `/gm set setting:characters-each`.
refused-name-taken = Le nom { $name } est déjà pris dans ce combat. Choisis-en un autre avec `name:`.
refused-name-unfit = « { $typed } » ne peut pas être un nom. Il faut de 1 à { $longest } caractères sur une ligne, avec au moins une lettre ou un chiffre.

## Heures, absences et chrono

refused-no-such-zone = Je ne connais pas le fuseau horaire « { $typed } ».{ $meant } Écris une grande ville près de chez toi, comme `Paris`, ou le nom du fuseau, comme `America/New_York`.
refused-duration-unreadable = Je ne comprends pas la durée « { $typed } ». Essaie `24 h`, `2 jours` ou `90 min`.
refused-time-of-day-unreadable = Je ne comprends pas l’heure « { $typed } ». Essaie `22:00`.
refused-day-unreadable = Je ne comprends pas le jour « { $typed } ». Essaie `vendredi`, `3 jours`, `24 décembre` ou `2026-12-24 18:00`.
refused-quiet-all-day = Les deux heures sont identiques : tes heures calmes dureraient toute la journée. Choisis deux heures différentes, ou utilise `/away` si tu t’absentes.
refused-quiet-too-long = Les heures calmes durent au plus { $most } heures par jour, et les tiennes dureraient { $length }. Choisis moins long, ou utilise `/away` si tu t’absentes.
refused-off-all-week = Tu ne peux pas prendre congé tous les jours de la semaine. Gardes-en au moins un, ou utilise `/away` si tu t’absentes.
refused-absence-over = C’est déjà passé : { $at }. Choisis un jour plus tardif, ou laisse `until:` vide si tu ne sais pas encore.
refused-absence-too-far = C’est dans plus de { $days } jours. Laisse `until:` vide, et préviens-moi à ton retour.
refused-lend-later = On ne peut pas programmer le prêt d’un personnage. Retire `from:` pour le confier maintenant, ou utilise `/lend` au moment de partir.
refused-not-away = Tu n’as pas d’absence en cours. Pour en annoncer une, utilise `/away until:`, par exemple `/away until:vendredi`.
refused-timer-turn = Le temps pour un tour peut aller de { $least } à { $most }. Essaie `24 h` ou `2 jours`.
refused-timer-answer = Le temps pour une réponse peut aller de { $least } à { $most }. Essaie `24 h` ou `2 jours`.
refused-timer-nudge = Un rappel peut arriver de { $least } à { $most } avant la fin du temps. Essaie `6 h` ou `12 h`.
refused-nudge-too-early = Un rappel { $nudge } avant la fin d’un tour de { $turn } viendrait dès le début du tour. Choisis moins long, ou `nudge:none`.
refused-no-timer = Il n’y a pas de chrono ici. Règles-en d’abord un, par exemple avec `/gm timer turn:24 h`.

## Annuler et rétablir

refused-nothing-to-undo = Il n’y a rien à annuler. `/log show` montre ce qui s’est passé.
refused-words-read = Ce message a déjà été lu ou retiré, on ne peut donc pas l’annuler. Envoies-en un nouveau avec `/gm whisper`.
refused-nothing-to-redo = Il n’y a rien à rétablir : rien n’a été annulé, ou il s’est passé autre chose depuis. `/log show` montre ce qui s’est passé.
refused-not-your-action = La dernière action n’était pas de toi. Demande au MJ de l’annuler.
refused-not-your-action-named = La dernière action était « { $title } », et elle n’était pas de toi. Demande au MJ de l’annuler.
refused-undo-dice = Des dés ont été lancés : seul le MJ peut annuler ça. Demande à { $gms }.
refused-undo-told = Quelque chose de nouveau a été révélé : seul le MJ peut annuler ça. Demande à { $gms }.
refused-post-not-yours = *Jouer ceci* ne marche qu’avec tes propres messages. Choisis un message de toi, ou utilise `/do`.
refused-post-empty = Il n’y a pas de texte. Écris ce que fait ton personnage.
refused-tells-nothing = Ce message ne montre pas d’action d’un combat. Choisis-en un qui en montre une, ou utilise `/undo`.
refused-done-since = Il s’est passé d’autres choses depuis : seul le MJ peut revenir si loin. Demande à { $gms }.

refused-hidden-speaker = { $name } se cache et ne peut pas parler. Fais d’abord entrer ce personnage avec `/gm reveal`.
refused-said-by-no-one = Je ne sais pas qui a dit ça. Choisis un message des 90 derniers jours où parle un personnage.
refused-said-is-the-gms = Seuls le MJ et l’auteur peuvent voir qui a dit ça. Demande à { $gms }.
refused-said-is-the-admins = Seuls l’auteur et les admins du serveur peuvent voir qui a dit ça.

## Personnages et fiches

refused-no-character = Tu n’as pas encore de personnage ici. Crées-en un avec `/character new name:`.
refused-no-such-character = Tu n’as pas de personnage « { $typed } ».{ $meant } Tu as { $known }.
refused-character-gone = Tu n’as plus ce personnage. `/character list` montre ceux que tu as.
refused-character-changed = { $name } a changé depuis que tu as ouvert ce formulaire, donc rien n’a été enregistré. J’ai gardé ton texte : rouvre le formulaire, vérifie-le et envoie-le.
refused-character-exists = Tu as déjà un personnage appelé { $name }. Choisis un autre nom avec `name:`. Pour remplacer le personnage par un fichier, utilise `/character import` avec `replace:True`.
refused-sheet-unfit = Rien n’a été enregistré. Corrige d’abord ceci :
refused-sheet-unfit-more = … et { $count } de plus.
refused-sheet-unfit-whole = La fiche
refused-other-system = { $name } est fait pour { $theirs }, et ce combat utilise { $ours }. Choisis un personnage pour { $ours }.
refused-template-and-strength = Utilise `template:` ou `strength:`, pas les deux.
refused-strength-unfit = L’option `strength:` doit être un nombre de { $least } à { $most }, comme `1.5` ou `1/3`.
refused-template-of-file = Une créature venue d’un fichier ne peut avoir ni `template:` ni `strength:`. Importe-la avec `/character import file:`, puis ajoute-la par son nom.
refused-no-templates = { $system } n’a pas de variantes plus faibles ou plus fortes des créatures. Ajoute la créature sans `template:` ni `strength:`, puis change ses chiffres avec `/gm sheet`.
refused-nothing-to-add = Qui dois-je ajouter ? Utilise `creature:` et un nom, ou `file:` avec ta propre créature.

## Fichiers

refused-file-too-big = Ce fichier est trop gros : la limite est de 256 Ko. Prends-en un plus petit. Tu peux répartir un pack sur plusieurs packs ; un personnage n’a besoin que de quelques Ko.
refused-file-wrong-type = Ce n’est pas un fichier texte. Je lis les packs et les personnages dans des fichiers JSON qui finissent par .json ; décompresse d’abord un ZIP. `/pack export` et `/character export` montrent à quoi ils ressemblent.
refused-file-unreachable = Je n’ai pas pu télécharger ce fichier, donc rien n’a changé. Réessaie dans un instant.
refused-file-no-text = Je n’arrive pas à lire ce fichier comme du texte (UTF-8). Ouvre-le dans un éditeur de texte, enregistre-le en UTF-8 et envoie-le à nouveau.
refused-file-no-png-or-jpeg = Il faut pour une carte un PNG ou un JPEG de 256 Ko au plus. Enregistre ton image dans l’un de ces formats.
refused-file-too-many-pixels = Cette image est trop grande : son plus grand côté peut faire 2 048 pixels au plus. Réduis-la.
refused-file-no-picture = Je ne peux pas afficher ce fichier comme image. Utilise un PNG, JPEG ou WebP de 256 Ko au plus.
refused-file-picture-bytes = Cette image est trop lourde : la limite est de 4 Mo. Réduis-la, ou enregistre-la en JPEG.
refused-file-picture-pixels = Cette image est trop grande. Il faut 8 millions de pixels au plus, par exemple 4 000 × 2 000.
refused-file-not-drawn = Je ne peux pas utiliser ce fichier comme image. Enregistre-le en PNG ou JPEG, et renvoie-le.
refused-file-not-drawn-here = On ne peut envoyer des images que dans Discord.
refused-file-pictures-off = Ce bot ne dessine pas d’images et ne peut donc pas en recevoir. Demande à l’admin du bot d’activer les images.
refused-file-no-json = Ce n’est pas du JSON valide : il manque peut-être une accolade, une virgule ou un guillemet. `/character export` montre à quoi un tel fichier ressemble.
refused-file-too-deep = Ce fichier est trop imbriqué : la limite est de 20 niveaux. `/character export` montre à quoi un tel fichier ressemble.
refused-file-no-character = Ce n’est pas un fichier de personnage : son `format` n’est pas « fray-character ». `/character export` montre à quoi un tel fichier ressemble.
refused-file-no-map = Ce n’est pas une carte Universal VTT. Exporte ta carte en .dd2vtt ou .uvtt, et envoie ce fichier.
refused-file-map-bytes = Ce fichier de carte est trop gros : la limite est de 8 Mo. Exporte-le avec une image plus petite.
refused-file-map-lines = Cette carte a trop de murs ou d’objets, ou certains que je ne peux pas lire. Exporte-la avec moins de murs et d’objets.
refused-file-map-sides = Cette carte est trop grande : la limite est de 200 × 200 cases. Exportes-en une partie.
refused-file-map-floor = Il n’y a pas de case libre sur cette partie de la carte. Choisis-en une autre avec `corner:`.
refused-file-too-new = Ce fichier vient d’une version plus récente de Fray. Demande à l’admin du bot de me mettre à jour.

## Ce qui ne va pas dans les dés

refused-dice-too-long = c’est plus long que { $most } caractères
refused-dice-nothing-to-roll = il n’y a rien à lancer
refused-dice-no-sense = ça n’a pas de sens
refused-dice-no-term = il manque ici un nombre ou un jet
refused-dice-number-too-large = les nombres vont jusqu’à { $most }
refused-dice-result-too-large = le résultat pourrait être trop grand
refused-dice-divided-by-0 = on pourrait diviser par 0
refused-dice-too-deep = les parenthèses s’imbriquent sur { $most } niveaux au plus
refused-dice-not-closed = une parenthèse n’est pas fermée
refused-dice-never-opened = cette parenthèse n’a jamais été ouverte
refused-dice-no-sign = il manque un signe comme + devant ceci
refused-dice-not-whole = il faut des nombres entiers
refused-dice-not-after-dice = ceci ne va que juste après des dés
refused-dice-label-like-dice = un texte qui ressemble à des dés doit être précédé de #
refused-dice-not-understood = je ne comprends pas ceci ; si c’est un commentaire, mets un # devant
refused-dice-unknown-name = ta fiche n’a pas de nombre « { $name } », mais elle a { $known }
refused-dice-no-sheet = « { $name } » n’est pas un nombre, et tu n’as pas de fiche ici ; rejoins le combat ou crée d’abord un personnage, et si c’est un commentaire, mets un # devant
refused-dice-bad-name = un nom entre crochets doit avoir de 1 à { $most } caractères
refused-dice-no-dice = lance au moins 1 dé
refused-dice-too-many-groups = il y a plus de { $most } groupes de dés
refused-dice-no-sides = il manque le nombre de faces, comme le 6 de d6
refused-dice-too-few-sides = un dé a au moins { $least } faces
refused-dice-no-face = il manque ici un nombre
refused-dice-no-face-of = il manque ici un nombre de 1 à { $sides }
refused-dice-no-such-face = aucune face d’un d{ $sides } ne convient
refused-dice-drops-which = dl écarte le plus bas, dh le plus haut
refused-dice-cuts-none = garde ou écarte au moins 1 dé
refused-dice-said-already = ces dés ont déjà cette option
refused-dice-needs-one-die = avantage et désavantage demandent exactement un dé, comme dans d20adv
refused-dice-only-keeps = les dés Fate peuvent seulement être gardés ou écartés, comme dans 5dFkh4
refused-dice-too-many-rolls = un jet peut être répété de 1 à { $most } fois
refused-dice-minimum-above-maximum = le minimum dépasse le maximum
refused-dice-keeps-too-many = ça garde plus de dés que tu n’en lances
refused-dice-drops-all = ça écarte tous les dés
refused-dice-rerolls-all = toutes les faces seraient relancées
refused-dice-explodes-forever = les dés exploseraient sans fin

### Packs de contenu

refused-pack-not-newer = Ce serveur a déjà { $title } sous l’id `{ $id }`, à la révision { $kept }. Ton fichier est la révision { $revision }, avec un contenu différent. Si c’est une nouvelle version, donne-lui une `revision` plus élevée, ou utilise `replace:True`. Si c’est un autre pack, change son `id`.
refused-packs-too-big = Les packs de ce serveur peuvent occuper { $megabytes } Mo en tout. Retires-en d’abord un avec `/pack remove`.
refused-not-for-defaults-server = Seuls ceux qui peuvent gérer ce serveur peuvent changer ses réglages par défaut. Demande-leur.
refused-not-for-defaults-channel = Seuls le MJ d’ici et ceux qui peuvent gérer ce serveur peuvent changer les réglages par défaut du salon. Demande-leur.
refused-not-a-pack-keeper-managers = Seuls ceux qui peuvent gérer ce serveur peuvent changer ses packs. Ils peuvent aussi l’autoriser aux MJ : `/pack allow`.
refused-not-a-pack-keeper-gms = Seuls ceux qui peuvent gérer ce serveur et les MJ de ses rencontres peuvent voir ou changer ses packs.
refused-scene-before-encounter = Seul le MJ d’une rencontre peut ouvrir une scène. Utilise `/encounter start` sans `scene:` pour devenir MJ ici. Appuie ensuite sur *MJ* sous le message de la rencontre, puis sur *Scènes…*.
refused-no-packs = Ce serveur n’a pas encore de packs. Crées-en un avec `/pack new`, ou envoie un fichier avec `/pack add`.
refused-pack-of-the-host = { $title } appartient à l’hébergeur de ce bot et ne peut pas être changé ici.
refused-pack-of-other-system = { $title } est un pack pour { $theirs }, mais ce que tu enregistres est pour { $ours }. Choisis un autre pack, ou commences-en un avec `/pack new`.
refused-pack-not-in-use = { $title } n’est pas utilisé. Ouvre-le d’abord avec `/pack show` et choisis *Utiliser*.
refused-pack-fits-no-more = { $title } ne marche pas avec cette version de Fray. `/pack show` montre ce qui ne va pas.
refused-nothing-to-keep-creature = Il n’y a pas de créature à enregistrer ici. Ajoutes-en une avec `/add`, ou indique un de tes personnages.
refused-nothing-to-keep-map = Cette rencontre n’a pas de carte. Dessines-en une avec `/map`.
refused-nothing-to-start-from = Choisis une entrée comme point de départ, ou écris le nom de cette entrée.
refused-no-pack-entry = { $title } ne contient pas « { $typed } ».{ $meant } `/pack show` montre ce qu’il contient.

### Ce que quelqu’un possède

refused-no-items = Dans ce système, on ne peut ni donner ni prendre d’objets. Demande au MJ.
refused-item-natural = { $name } ne peut pas se séparer de ceci : { $item }. Choisis autre chose.
refused-item-worn = { $name } porte ceci sur soi : { $item }. Il faut d’abord l’enlever.
refused-items-too-few =
    { $left ->
        [0] { $name } n’en a plus : { $item }. Choisis autre chose.
       *[other] { $name } n’a que { $left } × { $item }. Choisis-en moins.
    }
refused-items-full = La fiche { DE($name) } est pleine : elle contient au plus { $most } entrées de ce genre. Lâche d’abord quelque chose.
refused-item-full = { $name } ne peut pas avoir plus de { $most } × { $item }. Choisis-en moins.
refused-items-by-gm = Le livre n’a pas de règle pour ça en combat, c’est donc au MJ de décider. Demande à { $gms }.
refused-beyond-hands = { $name } est à { $squares } cases. Va d’abord à côté.
refused-not-fallen = { $name } tient encore debout. On ne prend des objets qu’aux combattants tombés.
refused-looting-off = Le butin est désactivé : personne ne peut rien prendre à { $name }. Le MJ peut le changer avec le réglage `loot`.
refused-no-looting = C’est le MJ qui distribue les affaires { DE($name) }. Demande à { $gms }.
refused-not-an-ally = { $name } n’est pas dans ton camp. Demande au MJ de remettre l’objet.
refused-nothing-on-the-ground = Il n’y a pas ça par terre. Choisis autre chose.
refused-owns-nothing = { $name } n’a rien à donner.
