### Lo que solo lee un DJ: el panel (/gm panel), sus menús y formularios, ajustes, tiradas secretas y susurros.
### Y unirse a un combate o dejarlo, que decide el DJ.

## Ajustes, como los nombran los botones del panel

setting-name-auto-end = Fin de turno automático
setting-name-cap = Tope del 75 % al desvío y la resistencia
setting-name-characters-each = Personajes por jugador
setting-name-details = Detalle de tiradas
setting-name-join = Unirse
setting-name-language = Idioma
setting-name-picture = Imágenes
setting-name-secrecy = Salud de criaturas
setting-name-sheets = Quién edita fichas
setting-name-signs = Números como
setting-name-start = Distancia inicial
setting-name-tone = Tono de la historia
setting-name-uneven = Avisar si es desigual
value-name-auto-end-action-points = sin puntos de acción
value-name-auto-end-unless-a-step-helps = salvo que ayude un paso
value-name-join-ask = preguntar al DJ
value-name-sheets-gm = solo el DJ
value-name-sheets-players = también jugadores
core-name-setting-auto-end = fin de turno automático
core-name-setting-turns = turnos
core-name-setting-tone = tono
core-name-setting-details = detalle
core-name-setting-signs = signos
core-name-setting-picture = imágenes
core-name-setting-secrecy = números de las criaturas
core-name-setting-sheets = fichas
core-name-setting-join = unirse
core-name-setting-characters-each = personajes por jugador
core-name-setting-loot = botín
core-name-setting-uneven = combates desiguales
core-name-setting-language = idioma
core-name-option-one-after-another = de uno en uno
core-name-option-by-side = por bandos
core-name-option-heroic = heroico
core-name-option-grim = sombrío
core-name-option-plain = sobrio
core-name-option-short = breve
core-name-option-full = completo
core-name-option-bars = barras
core-name-option-words = palabras
core-name-option-dark = oscuro
core-name-option-light = claro
core-name-option-on = sí
core-name-option-off = no
core-name-option-exact = exacto
core-name-option-hidden = oculto
core-name-option-gm = DJ
core-name-option-players = jugadores
core-name-option-open = abierto
core-name-option-ask = preguntar
core-name-option-closed = cerrado
core-name-option-dead = muertos
core-name-option-fallen = caídos
core-name-option-true = sí
core-name-option-false = no
gm-settings-title = Ajustes
gm-setting-now = { $value } (ahora)
gm-setting-typed = -# `/gm set setting:{ $setting }`
gm-setting-set = **{ $setting }** ahora es **{ $value }**.

## Los DJ, y quién juega con quién

gm-gms = DJ de este encuentro: { $gms }.
gm-handed-over = Desde ahora, { $player } juega con **{ $name }**.
gm-lent = { $player } juega con **{ $name }** mientras { $owner } no está.
gm-lent-until = { $player } juega con **{ $name }** en lugar de { $owner } hasta el { $time }.
gm-you-play = { $user }: desde ahora juegas con **{ $name }**.
gm-played-by-you = A tu cargo
gm-played-by = A cargo { DE($user) }

## El panel

gm-button = DJ
gm-phase-gathering = Esperando jugadores
gm-phase-aftermath = El combate está en pausa
gm-phase-ended = El encuentro ha terminado
gm-state = { $state }.
gm-waiting-for = { $state }. Esperando { A($names) }.
gm-waiting-for-since = { $state }. Esperando { A($names) }, aviso enviado { $since }.
gm-away = Fuera: { $names }.
gm-joined = En el encuentro: { $names }.
gm-hidden = sin mostrar
gm-hidden-with = Sin mostrar · { $state }
gm-all-hidden =
    { $names }
    -# Sin mostrar
gm-hidden-about = No aparece en el orden de turnos, el tablero ni el registro
gm-choose-combatant = Elige un combatiente…
gm-choose-combatant-from = De { $first } a { $last }…
gm-more-in-menu = -# … y { $count } más en el menú
gm-more-tools = Más herramientas…
gm-more-tools-title = Más herramientas de DJ
gm-skip = Saltar { A($name) }
gm-reveal = Mostrar { A($name) }
gm-reveal-all = Mostrar las { $count }
gm-add = Añadir…
gm-act-for = Actuar por…
gm-start-combat = Empezar combate
gm-continue-combat = Seguir combate
gm-pause = Pausar combate
gm-roll = Tirada secreta…
gm-whisper = Susurrar…
gm-check = Pedir una prueba…
gm-settings = Ajustes…
gm-end = Terminar encuentro…
gm-back = Volver
gm-changed = Eso ha cambiado mientras tanto. Esto es lo último.

## Deshacer en el panel

gm-undo = Deshacer: { $deed }
gm-and-more = { $title }, y { $count } { $count ->
        [one] acción más
       *[other] acciones más
    }
gm-one-more = un paso más
gm-question = la pregunta
gm-undo-round = Deshacer la ronda
gm-undone = Deshecho: { $deed }.
gm-undone-round =
    { $count ->
        [one] De vuelta al principio de la ronda: 1 acción deshecha.
       *[other] De vuelta al principio de la ronda: { $count } acciones deshechas.
    } `/redo` lo recupera.
gm-done = **{ $title }.**

## Una pregunta que solo puede ver el DJ

gm-is-asked = { $users } **{ $act }.** DJ: antes tienes que decidir.
gm-decide = Decidir como DJ…

## Pausar y terminar

gm-sure-to-end =
    ### ¿Terminar «{ $name }»?
    Acaban los efectos que duran la escena, y todos pueden ver la semilla de los dados.
gm-sure-to-end-hidden =
    ### ¿Terminar «{ $name }»?
    Acaban los efectos que duran la escena, y todos pueden ver la semilla de los dados.
    { $names } { $count ->
        [one] sigue
       *[other] siguen
    } sin mostrarse. Cuando termine el encuentro, cualquiera podrá leerlo en el registro.
gm-end-now = Terminar encuentro
gm-ended = El encuentro ha terminado.
gm-paused = El combate está en pausa. Elige un descanso para recuperarte: cada jugador descansa con sus personajes, y el DJ con todos. DJ: `/initiative` para seguir.
gm-paused-without-rest = El combate está en pausa. DJ: `/initiative` para seguir.

## Un combatiente

gm-scene = Encuentro: efectos…
gm-adjust = Cambiar números…
gm-condition = Añadir estado…
gm-sheet = Ficha
gm-revive = Revivir
gm-bring-back = Traer de vuelta
gm-leave = Hacer que se vaya…
gm-leave-how =
    { $how ->
        [fled] Huye
        [surrendered] Se rinde
        [conceded] Abandona
        [banished] Va al destierro
       *[captured] Cae en cautiverio
    }
gm-hide = Ocultar
gm-reactions = Reacciones autom.
gm-removing = Quitar…
gm-remove = Quitar { A($name) }
gm-sure-to-remove =
    ### ¿Quitar { A($name) }?
    { $name } deja el combate. Puedes deshacerlo.
gm-hand-over = Ceder el control…
gm-order = Actúa justo antes de…
gm-group = Actúa a la vez que…
gm-remove-condition = Quitar un estado…
gm-remove-this-condition = Quitar { $condition }
gm-before-no-one = Nadie: actuar al final
gm-with-no-one = Nadie: actuar por separado
gm-give-back-to-you = De vuelta a ti (DJ)
gm-give-back = De vuelta al jugador { DE($name) }
gm-another-member = Otro miembro…
gm-by-you = Tú (DJ)
gm-player-of = Jugador { DE($names) }
gm-move = Mover { A($name) }
gm-sure-to-move = ### ¿Mover { A($name) }?
gm-sure-to-move-last =
    ### ¿Mover { A($name) }?
    Si { $name } actúa al final, { $lost } { $count ->
        [one] se queda
       *[other] se quedan
    } sin turno esta ronda.
gm-sure-to-move-before =
    ### ¿Mover { A($name) }?
    Si { $name } actúa justo antes de **{ $place }**, { $lost } { $count ->
        [one] se queda
       *[other] se quedan
    } sin turno esta ronda.
gm-joins-later = Entra en el orden de turnos la próxima ronda.
gm-delaying = Turno retrasado: aún puede actuar esta ronda.
gm-act-together = Desde ahora, { $names } actúan a la vez.
gm-act-alone =
    { $count ->
        [one] Desde ahora, { $names } actúa por separado.
       *[other] Desde ahora, { $names } actúan por separado.
    }

## Añadir criaturas

gm-which-one =
    ### ¿Qué criatura?
    { $count ->
        [one] Vas a añadir una.
       *[other] Vas a añadir { $count }.
    }
gm-which-one-hidden =
    ### ¿Qué criatura?
    { $count ->
        [one] Vas a añadir una oculta.
       *[other] Vas a añadir { $count } ocultas.
    }
gm-more-match = -# Hay { $count } más. Escribe más letras del nombre.
gm-nothing-fits = No hay ninguna criatura «{ $typed }». Elige una de la lista, o usa `/add file:`.
gm-nothing-chosen = Elige una criatura de la lista, o escribe parte de su nombre.
gm-are-hidden =
    { $names } { $count ->
        [one] sigue
       *[other] siguen
    } sin mostrarse.
gm-are-hidden-until-revealed =
    { $names } { $count ->
        [one] no aparece
       *[other] no aparecen
    } en el orden de turnos, el tablero ni el registro. Puedes cambiarlo con `/gm reveal` o en `/gm panel`.
gm-hidden-off-map =
    { $count ->
        [one] Aún no está en el mapa. Para elegir su casilla, pulsa *Colocar…*. Si no, aparecerá donde empieza su bando.
       *[other] Aún no están en el mapa. Para elegir sus casillas, pulsa *Colocar…*. Si no, aparecerán donde empieza su bando.
    }

## Formularios

gm-title-add = Añadir criaturas
gm-title-roll = Tirada secreta
gm-title-whisper = Susurrar a un jugador
gm-title-offer = Oferta
gm-title-event = Añadir un evento
gm-title-event-effect = Qué hace un evento
gm-title-check = Pedir una prueba
gm-title-adjust = Cambiar números
gm-title-scene = Encuentro: efectos
gm-title-condition = Añadir un estado
gm-title-hand-over = Ceder el control
gm-title-timer = Temporizador de turnos
gm-field-creature = Criatura
    .hint = De { $title }, por { $author } ({ $license }).
gm-field-creature-of-packs = De los paquetes del servidor, y { DE($title) }, por { $author } ({ $license }).
gm-field-creatures = Criatura: de { $first } a { $last }
gm-field-search = Parte del nombre, o elige abajo
    .hint = Encuentra todas las criaturas y tus propios personajes.
gm-search-again = Buscar otra vez…
gm-field-count = Cuántas
gm-field-how = Opciones
gm-field-hidden = Ocultas hasta que las muestres
gm-field-together = Actúan a la vez
gm-field-dice = Dados
    .hint = Solo tú ves el resultado. Al terminar el encuentro, está en el registro.
gm-field-whisper-to = Para
gm-field-whisper = Mensaje
    .hint = Se guarda hasta que se lea, y nunca está en el registro.
gm-field-check-who = Quién tira
gm-field-check-what = Qué se tira
gm-field-check-other = Otra cosa que tirar
gm-field-check-vs = Número que alcanzar
    .hint = Déjalo vacío para ver solo totales. En TDGS también vale una característica: Goblin’s WIS.
gm-field-check-secret = Secreta: solo tú ves los resultados
gm-field-event-name = Nombre
    .hint = Un evento con el mismo nombre se sustituye.
gm-field-event-text = Lo que todos leen cuando ocurre el evento
gm-field-event-when = En qué momento de la ronda
    .hint = Ejemplos: fin de la ronda; iniciativa 15; antes de Kira; después de Kira.
gm-field-event-rounds = En qué rondas
    .hint = Ejemplos: cada ronda; 4; en 3 (dentro de 3 rondas); desde 3; 2-5.
gm-field-event-hidden = Oculto: los jugadores no ven venir el evento
gm-field-event-which = Evento
gm-field-event-effect = Daño, estados o ambos
    .hint = Separa varios con comas. Déjalo vacío si solo hay salvación, o para quitar el efecto.
gm-field-event-to = A quién afecta el evento
gm-field-event-to-other = O nombra combatientes, o un área del mapa
    .hint = Nombres, como Goblin 1, Goblin 2. O un área entre dos casillas: B2-D4.
gm-field-event-save = Salvación para evitar el efecto
    .hint = Lo que se tira y el número que alcanzar. Fray tira por todos.
gm-field-player = Nuevo jugador
    .hint = Déjalo vacío para llevar tú al combatiente.
gm-field-player-until = Hasta cuándo
    .hint = Déjalo vacío si es para siempre. Las horas son de tu zona horaria.
gm-field-player-until-example = viernes · 3 días · de vuelta
gm-field-amount-hint = +5 suma 5, -5 resta 5, 5 lo fija en 5.
gm-field-amount-example = +5, -5 o 5
gm-field-other = Otro número: el nombre y luego el cambio
gm-field-why = Motivo (todos pueden leerlo)
gm-field-condition = Estado, o parte de su nombre
gm-field-condition-listed = O elige: de { $first } a { $last }
gm-field-scene-condition = Nuevo estado de todo el encuentro
gm-field-scene-ends = Estado que quitar
gm-field-duration = Cuánto dura
gm-field-note = Valor, o una nota
    .hint = Un número será el valor del estado. Cualquier otra cosa será una nota.
gm-number = { $name }: { $value }
gm-number-of = { $name }: { $value } de { $max }
gm-until-by-the-book = Como dicen las reglas
gm-until-rounds =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
gm-until-scene = Hasta que acabe la escena
gm-until-day = Hasta que acabe el día
gm-until-removed = Hasta que se quite
gm-until-lasting = Para siempre, aun tras descansar

## Tiradas secretas y susurros

gm-in-secret = Solo tú ves esta tirada. Al terminar el encuentro, está en el registro.
gm-whisper-to-a-player = el susurro a un jugador
gm-whisper-to-player-of = el susurro al jugador { DE($names) }
gm-unread-whisper = { $user } aún no ha leído tu susurro.
gm-unsend = Retirar
gm-new-whisper = { $user }: el DJ tiene un susurro para ti.
gm-read = Leer
gm-sent = Tu susurro espera { A($user) }. Desaparece cuando lo lea.
gm-from-gm =
    { "" }**El DJ, solo para ti:**
    { $words }

## Unirse e irse

joining-who = ¿Con quién quieres jugar?
joining-yours = **{ $name }**, tu personaje
joining-join-as = Unirme: { $name }
joining-premade = Prefabricados…
joining-let-in = Aceptar { A($name) }
joining-refuse = Rechazar { A($name) }
joining-let-go = Dejar ir { A($name) }
joining-keep-in = Retener { A($name) }
joining-sheet-of = Ficha { DE($name) }
joining-ask-again = Dejar pedir otra vez
joining-cannot-join = -# Ahora no pueden unirse: { $names }
joining-is-dead = { $name } (sin vida)
joining-is-here = { $name } (ya está aquí)
joining-waits = He preguntado al DJ por **{ $name }**. Te avisaré.
joining-asks = { $gms }: { $user } **quiere unirse con { $name }**.
joining-asking = { $user } quiere unirse con **{ $name }**.
joining-asks-to-leave = { $gms }: { $user } **quiere dejar el combate con { $name }**.
joining-asking-to-leave = { $user } quiere dejar el combate con **{ $name }**.
joining-has-joined = { $user }: **{ $name }** ya está en el combate.
joining-not-now = { $user }: el DJ ha dicho que no. De momento, **{ $name }** no se une.
joining-has-left = { $user }: **{ $name }** ha dejado el combate.
joining-stays-in = { $user }: el DJ quiere que **{ $name }** se quede.
joining-refused-before = -# Solicitudes rechazadas: { $users }
joining-may-ask-again = Los jugadores que rechazaste pueden pedirlo otra vez.

condition-now = **{ $name }** tiene ahora: { $condition }.
condition-now-on-scene = Añadido al encuentro, oculto a los jugadores: { $condition }.
condition-off-scene = El encuentro ya no tiene { $condition }.
condition-scene = Encuentro
condition-no-longer = **{ $name }** ya no tiene { $condition }.
adjusted-scene = { $resource } { $value } → { $after }. Solo lo ven los DJ.
adjusted-quietly = **{ $name }**: { $resource } { $value } → { $after }.

## Una mesa en la web: /gm share

share-title = Este combate en la web
share-path = La página está en `{ $path }`, en el puerto { $port } de la máquina donde corre Fray.
share-about =
    Abre la página en una segunda pantalla. Muestra lo que los jugadores pueden ver y se actualiza sola. Para otros programas, añade `.json` a la dirección.
    -# No hace falta iniciar sesión: cualquiera con esta dirección puede verla. Este mensaje solo lo ven los DJ.
share-button = Compartir…
share-open = Abrir
share-new = Dirección nueva
share-stop = Dejar de compartir
share-again = Compartir otra vez
share-renewed = Esta es la dirección nueva. La anterior ya no funciona.
share-off = Este combate ya no está en la web. Su dirección anterior no funciona.
