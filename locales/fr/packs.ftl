### Packs de contenu : ce qui ne va pas dans un fichier, et où.

pack-problem = { $place } : { $fault }
pack-counts = { $title } ({ $rules }), révision { $revision } : { $all }.
pack-creatures = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
  }
pack-characters = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
  }
pack-conditions = { $count ->
    [one] { $count } état
   *[other] { $count } états
  }
pack-maps = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
pack-scenes = { $count ->
    [one] { $count } scène
   *[other] { $count } scènes
  }
pack-stock = { $count ->
    [one] { $count } entrée de fiche
   *[other] { $count } entrées de fiche
  }
pack-nothing-in-it = encore vide

pack-file-too-big = Le fichier dépasse 256 Ko. Répartis-le en plusieurs packs.
pack-file-too-deep = Listes et objets sont imbriqués sur plus de 20 niveaux.
pack-file-no-text = Le fichier n’est pas du texte UTF-8.
pack-file-no-json = Le fichier n’est pas du JSON valide. Il manque peut-être une virgule, un guillemet ou une accolade.
pack-file-no-pack = Ce n’est pas un pack de contenu. Un pack contient "format": "fray-pack".
pack-file-too-new = Ce pack demande une version plus récente de Fray.
pack-json-empty = Le fichier est vide.
pack-json-start = Ligne { $line } : le fichier d’un pack commence par `{ "{" }`, mais celui-ci commence par `{ $code }`.
pack-json-fence = Ligne { $line } : enlève les trois accents graves et ce qui les suit sur la ligne. Ils viennent d’un chat et ne font pas partie du fichier.
pack-json-comma = Ligne { $line } : mets une virgule après `{ $code }`.
pack-json-extra-comma = Ligne { $line } : enlève la virgule après `{ $code }`.
pack-json-colon = Ligne { $line } : mets deux-points après `{ $code }`.
pack-json-value = Ligne { $line } : il manque une valeur après `{ $code }`.
pack-json-quotes = Ligne { $line } : remplace `{ $code }` par un guillemet double droit, `"`. Vérifie aussi les autres lignes.
pack-json-unquoted = Ligne { $line } : mets `{ $code }` entre guillemets : `"{ $code }"`.
pack-json-case = Ligne { $line } : écris `{ $code }` en minuscules.
pack-json-number = Ligne { $line } : `{ $code }` n’est pas un nombre valide. Écris les nombres comme `6`, `-6` ou `0.5`.
pack-json-open-text = Ligne { $line } : mets un guillemet à la fin du texte `{ $code }`. Si le texte a un saut de ligne, écris-le `\n`.
pack-json-inner-quote = Ligne { $line } : le texte finit trop tôt, dans `{ $code }`. Dans un texte, écris un guillemet `\"`.
pack-json-tab = Ligne { $line } : il y a une tabulation ou un autre caractère invisible après `{ $code }`. Remplace-le par une espace.
pack-json-backslash = Ligne { $line } : écris deux fois la barre oblique inverse dans `{ $code }` : `\\`.
pack-json-comment = Ligne { $line } : enlève `{ $code }`. Le JSON ne peut pas contenir de commentaires.
pack-json-space = Ligne { $line } : il y a une espace spéciale avant `{ $code }`. Remplace-la par une espace normale.
pack-json-bracket = Ligne { $line } : `{ $code }` ne peut pas être ici, car le `{ $bracket }` de la ligne { $opened } n’est pas encore fermé.
pack-json-unclosed = Le fichier finit avant que le `{ $bracket }` de la ligne { $opened } soit fermé. Ajoute ce qui manque.
pack-json-rest = Ligne { $line } : il y a encore quelque chose après la fin du pack : `{ $code }`. Enlève-le, ou enlève avant lui un crochet ou une accolade en trop.

pack-fault-wants = il faut { $wants }
pack-fault-quoted-number = il faut { $wants }, sans guillemets
pack-fault-quoted-flag = il faut true ou false, sans guillemets
pack-fault-no-list = il faut une liste entre crochets, `[ ]`
pack-fault-no-field = ce champ n’existe pas
pack-fault-no-field-near = ce champ n’existe pas. Tu voulais dire « { $near } » ?
pack-fault-no-field-but = ce champ n’existe pas. Les champs possibles : { $fields }.
pack-fault-no-creature = il n’y a pas de créature « { $typed } » dans ce pack ni dans le livre.{ $meant }
pack-fault-no-map = il n’y a pas de carte « { $typed } » dans ce pack ni parmi les cartes toutes prêtes.{ $meant }
pack-fault-no-entry = il n’y a pas de « { $typed } » dans les entrées de fiche de ce pack ni dans le livre.{ $meant }
pack-fault-meant = { " " }Tu voulais dire « { $near } » ?
pack-fault-twice = « { $name } » est déjà le nom d’une autre entrée
pack-fault-of-the-book = « { $name } » est un des états du livre. Choisis un autre nom.
pack-fault-circle = « { $name } » se fonde sur cette entrée, donc cette entrée ne peut pas se fonder sur « { $name } »
pack-fault-no-sheet = il faut une fiche, ou dans « like » une créature de départ
pack-fault-sign = symbole inconnu « { $sign } » à la ligne { $row }, colonne { $column }
pack-fault-no-map-here = la scène n’a pas de carte et ne peut donc pas indiquer de cases
pack-fault-no-square = il n’y a pas de case « { $square } ». La carte va de A1 à { $last }.
pack-fault-no-footing = on ne peut pas se tenir en { $square } ({ $ground })
pack-fault-square-taken = il y a déjà quelqu’un en { $square }
pack-fault-squares = { $count ->
    [one] il n’y a qu’une créature de ce genre, une seule case suffit donc
   *[other] il n’y a que { $count } créatures de ce genre, { $count } cases suffisent donc
  }
pack-fault-combatants = une scène peut avoir { $most } combattants au plus
pack-fault-no-conditions = dans ce système, les packs ne peuvent pas ajouter d’états

## /pack : les packs du serveur

pack-unfit = { $count ->
    [one] Rien n’a été enregistré, car quelque chose ne va pas dans ce pack :
   *[other] Rien n’a été enregistré, car { $count } choses ne vont pas dans ce pack :
  }
pack-more-wrong = … et { $count } de plus. Corrige d’abord ceux-ci, puis envoie à nouveau le fichier.
pack-none = Ce serveur n’a pas encore de packs. `/pack new` en commence un, et `/pack add` en envoie un.
pack-list-title = Les packs de ce serveur
pack-list-more = Aussi : { $names }. Ouvre-les avec `/pack show`.
pack-open = Ouvrir
pack-about-used = **{ $title }** · { $rules } · révision { $revision }
pack-about-unused = **{ $title }** · { $rules } · révision { $revision }, inutilisée
pack-about-host = **{ $title }** · { $rules } · révision { $revision }, de l’hébergeur de ce bot
pack-fits-no-more = Ce pack ne marche pas avec cette version de Fray, donc rien n’en est utilisable. Exporte-le, corrige ces problèmes, et ajoute-le à nouveau :
pack-author = Auteur : { $author }
pack-license = Licence : { $license }
pack-source = Source : { $source }
pack-cite = { $title }, révision { $revision }
pack-cite-here = De ce combat
pack-kind-creatures = Créatures
pack-kind-characters = Personnages
pack-kind-conditions = États
pack-kind-maps = Cartes
pack-kind-scenes = Scènes
pack-kind-stock = Entrées de fiche
pack-change-new = Nouveau : { $names }
pack-change-changed = Modifié : { $names }
pack-change-gone = Supprimé : { $names }
pack-change-none = Rien ne change : le contenu est le même que dans la révision utilisée.
pack-use = Utiliser
pack-drop = Annuler
pack-export = Exporter
pack-earlier = Anciennes révisions…
pack-back-to = Révision { $revision }
pack-stored = **Révision { $revision }** · enregistrée { $time }
pack-all = Tous les packs
pack-remove = Supprimer…
pack-remove-it = Supprimer
pack-keep-it = Garder
pack-in-use = { $title } est maintenant utilisé, révision { $revision }.
pack-dropped = Annulé. { $title }, révision { $revision }, n’est pas utilisé.
pack-sure-to-remove = Supprimer { $title } avec toutes ses révisions ? Les combats qui l’utilisaient gardent ce qu’ils ont. Pour en avoir d’abord une copie, utilise `/pack export`.
pack-removed = { $title } : pack supprimé.
pack-exported = Voici { $title }, révision { $revision }. On peut l’ajouter à un autre serveur avec `/pack add`.
pack-exported-bare = Les portraits ne sont pas dans le fichier. Renvoie-les sur l’autre serveur avec `/pack portrait`.
pack-allowed-managers = Désormais, seuls ceux qui peuvent gérer ce serveur peuvent changer ses packs.
pack-allowed-gms = Désormais, les MJ des rencontres d’ici peuvent aussi changer les packs de ce serveur.

## Scènes préparées

scene-button = Scènes…
scene-title = Scènes préparées
scene-choose = Choisis une scène
scene-none = Ce serveur n’a pas de scènes préparées pour ce système. Garde cette rencontre comme scène avec `/pack keep`, ou ajoute un pack qui en contient.
scene-show = Aperçu
scene-open = Ouvrir
scene-open-named = Ouvrir « { $name } »
scene-forecast = Pronostic
scene-all = Toutes les scènes
scene-creature = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
scene-creature-hidden = { $count ->
    [one] { $name } (caché)
   *[other] { $count } × { $name } (caché)
  }
scene-map = Carte : { $name }
scene-note = **Ta note :** { $note }
scene-opened = « { $name } » : scène en place. Un seul *Annuler* retire tout ce qu’elle a ajouté.
scene-unplaced = { $count ->
    [one] Il n’y avait pas de place pour une créature sur sa case. Place-la avec *Placer…* sur la carte.
   *[other] Il n’y avait pas de place pour { $count } créatures sur leurs cases. Place-les avec *Placer…* sur la carte.
  }
## Packs tirés du jeu : ce qui est gardé, créé et modifié sans fichier

pack-ours = Notre pack
pack-made = { $title } est prêt. Par quoi commencer ?
pack-keep = Garder (serveur)
pack-keep-scene = Garder en scène…
pack-keep-scene-title = Garder ce combat comme scène
pack-keep-map-title = Garder cette carte
pack-kept = **{ $name }** est maintenant dans { $pack }, révision { $revision }.
pack-changed-meanwhile = **{ $name }** a changé pendant que ton formulaire était ouvert, donc rien n’a été enregistré. Voici la version actuelle.
pack-gone-meanwhile = Le pack ou l’entrée a été supprimé ou renommé pendant que ton formulaire était ouvert, donc rien n’a été enregistré. Tu avais écrit :
pack-not-removed = **{ $name }** a changé depuis que tu l’as ouvert, donc rien n’a été supprimé. Voici la version actuelle.
pack-overtaken = **{ $title }** a changé entre-temps : c’est la révision { $revision } qui est utilisée, donc rien n’a été fait. Regarde à nouveau.
pack-not-in-use-meanwhile = **{ $title }** n’est plus utilisé, donc rien n’a été fait. Regarde dans `/pack list`.
pack-kept-again = **{ $name }** : modifié dans { $pack }, révision { $revision }.
pack-kept-instead = **{ $name }** : remplacé dans { $pack }, révision { $revision }. La révision { $before } a toujours l’ancienne version.
pack-keep-taken = **{ $name }** est déjà dans { $pack } ({ $list }). Le remplacer changerait :
pack-keep-same = **{ $name }** est déjà dans { $pack }, à l’identique.
pack-keep-replace = Remplacer
pack-keep-both = Garder les deux
pack-differs = **{ $what }** { $before } → { $after }
pack-differs-otherwise = Quelque chose a changé que les formulaires ne montrent pas.
pack-kept-too = Aussi gardé : { $names }.
pack-which = Dans quel pack le mettre ?
pack-choose = Choisis un pack.
pack-open-it = Ouvrir le pack
pack-edit = Modifier…
pack-back = Retour
pack-field-name = Nom
pack-about-button = À propos…
pack-about-title = À propos de ce pack
pack-about-kept = { $title } a changé : c’est maintenant la révision { $revision }.
pack-field-title = Titre
pack-field-author = Auteur
pack-field-source = Source
    .hint = Où c’est publié, ou le livre d’où ça vient
pack-field-license = Licence
    .hint = Dit ce que d’autres peuvent faire du pack. Exemple : CC0
pack-field-about = De quoi il s’agit
pack-field-brief = Ce que c’est, en une phrase
pack-field-pack = Pack
pack-field-map = Carte
pack-field-part = Partie du pack
pack-field-say = Texte d’ouverture
    .hint = Publié dans le salon quand un MJ ouvre la scène
pack-field-note = Note pour le MJ
    .hint = Seul le MJ qui ouvre la scène la voit
pack-field-settings = Réglages
pack-field-style = Style du pilote auto
pack-field-like = Partir de
pack-field-like-from = Partir de ({ $first } à { $last })
pack-field-search = Ou écris de quoi partir
    .hint = Une partie du nom suffit
pack-page-name = Nom et texte…
pack-add-creature = Créature…
pack-add-condition = État…
pack-add-entry = { $list }…
pack-add-to = Ajouter une entrée de fiche…
pack-choose-entry = Modifier ou supprimer…
pack-choose-entry-from = Modifier ou supprimer ({ $first } à { $last })
pack-new-entry = Ajouter : { $list }
pack-remove-entry = Supprimer l’entrée…
pack-remove-portrait = Enlever le portrait
pack-portrait-given = **{ $name }** a maintenant un portrait. Tout le monde le voit à ses tours et sur la carte.
pack-portrait-changed = **{ $name }** a maintenant ce portrait à la place de l’ancien.
pack-portrait-removed = **{ $name }** n’a plus de portrait.
pack-portrait-none = **{ $name }** n’a pas encore de portrait. Choisis un fichier dans `picture:`.
pack-portrait-hint = Pour ajouter un portrait, utilise `/pack portrait`.
pack-entry-of = { $list } · { $pack }
pack-sure-to-remove-entry = Supprimer { $name } de { $pack } ? Les combats qui l’utilisaient gardent ce qu’ils ont.
pack-entry-removed = { $name } n’est plus dans { $pack }.

pack-book = { $rules } : le livre
pack-book-exported = Voici en pack les personnages, créatures et équipements de { $rules }. Pour le modifier, donne un autre id à ta copie avant de l’ajouter.
