### Les créatures qui jouent toutes seules : /gm auto, son écran dans le panneau du MJ, et ce qu’en voit tout le monde.

autopilot-button = Pilote auto…
autopilot-title = Pilote auto
autopilot-about = Chaque créature agit dès que vient son tour et répond aussitôt aux questions. Annuler te rend le tour.
autopilot-fierce = Féroce
    .about = achève les plus faibles et se défend rarement
autopilot-wary = Prudent
    .about = attaque avec prudence, se défend et se soigne en cas de blessure
autopilot-guardian = Gardien
    .about = veille d’abord sur son camp
autopilot-cowardly = Lâche
    .about = se défend beaucoup et s’en prend aux blessés
autopilot-mindless = Sans esprit
    .about = attaque simplement ce qui est à portée
autopilot-off = Désactivé
    .about = c’est toi qui joues
autopilot-on-as = Pilote auto : { $style }
autopilot-choose = Pilote auto…
autopilot-set =
    { $names } { $count ->
        [one] passe
       *[other] passent
    } en pilote auto ({ $style }).
autopilot-set-off = Tu joues de nouveau { $names }.
autopilot-only-these = Tu joues toi-même les nouveaux venus, jusqu’à ce que tu les mettes aussi en pilote auto.
autopilot-already = Rien n’a changé : c’est déjà réglé ainsi.
autopilot-told =
    { $names } { $count ->
        [one] passe
       *[other] passent
    } en pilote auto.
autopilot-told-off = Le MJ joue de nouveau { $names }.
autopilot-on-board =
    { $names } { $count ->
        [one] est
       *[other] sont
    } en pilote auto
autopilot-on-board-all = toutes les créatures du MJ sont en pilote auto
autopilot-held = -# Le pilote auto attend. MJ : joue ce tour, ou laisse jouer { $names }.
autopilot-play = Reprendre
autopilot-play-named = Pilote auto pour { $name }
autopilot-played = Le pilote auto a joué le tour de **{ $name }**.
autopilot-all = tous ceux que tu joues
