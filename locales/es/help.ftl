### /help, las fichas que abren y cierran un encuentro, tiradas, /setup check y /privacy. Y botones, páginas de personajes y archivos.

## /help

help-title = Fray: combates por chat
help-nothing = Aún no hay ningún encuentro en este canal.
help-player-title = Llevar un personaje
help-gm-title = Dirigir el combate
help-admin-title = Administrar el servidor
help-player =
    { $casts ->
        [yes]
            `/join character:` únete al combate, o pulsa **Unirme**
            `/attack target:` atacar · `/move to:` moverse
            `/defend` defenderse · `/cast spell:` usar un poder
            `/act action:` hacer otra cosa · `/do text:` con tus palabras
            `/turn end` terminar tu turno · `/turn delay` actuar más tarde
            `/plan` planear tu próximo turno
            `/say words:` hablar en personaje
            `/undo` deshacer tu última acción
            `/rules term:` consultar lo que sea
       *[no]
            `/join character:` únete al combate, o pulsa **Unirme**
            `/attack target:` atacar · `/move to:` moverse
            `/defend` defenderse
            `/act action:` hacer otra cosa · `/do text:` con tus palabras
            `/turn end` terminar tu turno · `/turn delay` actuar más tarde
            `/plan` planear tu próximo turno
            `/say words:` hablar en personaje
            `/undo` deshacer tu última acción
            `/rules term:` consultar lo que sea
    }
help-player-more =
    `/character new name:` crear tu personaje
    `/me` Mi personaje · `/give` · `/take` objetos
    `/turns` combates que te esperan
    `/catch-up` lo que te has perdido
    `/away until:` decir que no estás
    `/lend to:` dejar que juegue alguien por ti
    `/answer` responder a una pregunta
    `/reactions` fijar reacciones autom.
    `/rest` recuperarte cuando no hay combate
    `/encounter status` ver el combate
    `/odds` tu probabilidad · `/practice` práctica
    Menú de un mensaje: *Leer en mi idioma*
help-gm =
    `/encounter start` empezar un encuentro, o un combate rápido
    `/encounter start in:thread` empezarlo en su propio hilo
    `/add creature: count:` añadir enemigos
    `/initiative` empezar el combate
    `/gm panel` hacer todo esto con botones
    `/turn skip` saltar a quien no está
    `/undo` deshacer la última acción
    `/encounter end` terminarlo y revelar los dados
help-gm-more =
    `/attack as:` · `/do` actuar por una criatura
    `/gm auto style:` poner criaturas en piloto automático
    `/add creature: template:` añadir una más fuerte o más débil
    `/add file:` añadir tu propia criatura
    `/pack new` · `/pack keep` tus criaturas y escenas
    `/condition add` · `/adjust who: by:` PG y demás
    `/map new` · `/map import` · `/map zones`
    `/gm check who: what: vs:` pedir una tirada a todos
    `/gm loot` repartir botín
    `/encounter pause` pausa para descansar
    `/gm set` ajustes · `/gm timer` · `/gm how-long` · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm event` · `/gm share` · `/gm add-gm`
help-admin =
    `/setup check` comprobar mis permisos en este canal
    `/setup defaults` fijar los valores de los encuentros nuevos
    Si falta un DJ, puedes terminar su combate (`/encounter end`), saltar un turno o nombrar otro DJ (`/gm add-gm who:`).
    Para instalar, actualizar o hacer copias: mira el README en mi carpeta de instalación.
help-in-fight = { $name } ({ $ruleset })
help-turn-of = Es el turno { DE($names) }.
help-to-start =
    { "" }**Empieza un combate**
    -# tú diriges, y está listo en un minuto
help-own-character =
    { "" }**Crea tu personaje**
    -# lo conservas de combate en combate
help-to-join =
    { "" }**Únete al combate**
    -# con tu personaje o con uno prefabricado
help-join = Unirme
help-to-act =
    { "" }**Actúa**
    -# es tu turno
help-what-now = ¿Qué puedo hacer?
help-to-see =
    { "" }**Mira cómo estás**
    -# cuando quieras, y solo lo ves tú
help-my-character = Mi personaje
help-to-answer =
    { "" }**Pon reacciones automáticas**
    -# para que nadie tenga que esperarte
help-reactions = Reacciones autom.
help-to-run =
    { "" }**Dirige el combate**
    -# añadir, saltar, deshacer, terminar
help-panel = Panel de DJ
help-to-look-up =
    { "" }**Consulta algo**
    -# un estado, una acción, un arma
help-rules = Reglas…
help-to-practice =
    { "" }**Practica**
    -# dos minutos con un muñeco de práctica
help-practice = Empezar práctica
help-for-player = Jugadores
help-for-gm = DJ
help-for-admin = Admins
help-back = Volver
help-more = Más…
help-typed-outside = -# Comandos: `/encounter start` `/character new` `/roll` `/practice`
help-typed = -# Comandos: { $commands }
help-typed-gm = -# Comandos: { $commands } · DJ: { $gm }
help-dice-title = Dados
help-dice = Los dados se sellan antes del combate y se muestran después, así que puedes comprobarlos. `/roll dice:2d6+3` tira los que quieras.
help-actions-player = Con /act
help-actions-gm = Con /act, solo DJ

## /rules

help-several-fit = Varias entradas tienen «{ $term }» en el nombre.
help-which-one = ¿Cuál?
help-which-rules = En otras reglas…
help-meant = No hay «{ $term }». Lo más parecido es **{ $name }**.
help-look-up = Consultar algo
help-look-up-hint = Un estado, una acción, un arma, una criatura
help-set-here = En este encuentro: { $set }.
help-kind-action = Acción
help-kind-condition = Estado
help-kind-term = Término
help-kind-character = Personaje
help-kind-creature = Criatura
help-kind-template = Plantilla
help-kind-standing-order = Reacción automática
help-kind-setting = Ajuste

## La ficha que abre un encuentro, y la que lo cierra

opening-unnamed = Un combate
opening-played = **{ $ruleset }**, con { $gm } como DJ.
opening-book = Manual: { $title } { DE($author) }.
opening-begin = Jugadores: `/join character:` y un nombre. DJ: `/add creature:` y luego `/initiative`.
opening-settings = Ajustes: { $set }.
opening-sealed = -# Los dados están sellados. SHA-256 de su semilla: `{ $commitment }`
opening-rests-before = -# Semilla de los dados de los descansos anteriores a este encuentro: `{ $seed }`
opening-on = sí
opening-off = no
opening-ended = Elige un descanso para recuperarte: cada jugador descansa con sus personajes, y el DJ con todos. Para el próximo encuentro: `/encounter start`.
opening-ended-without-rest = Para el próximo encuentro: `/encounter start`.
opening-dice =
    -# { $count ->
        [one] Su único dado se selló
       *[other] Sus { $count } dados se sellaron
    } antes del combate. En *Comprobar dados* está la prueba.
opening-dice-after-undo =
    -# Se deshizo el final del encuentro. { $count ->
        [one] El único dado tirado desde entonces se había sellado
       *[other] Los { $count } dados tirados desde entonces se habían sellado
    } de antemano. En *Comprobar dados* está la prueba.
opening-story = Historia
opening-check-dice = Comprobar dados
opening-proof = Los dados de este encuentro salieron de una semilla secreta. Su SHA-256 se mostró antes de la primera tirada, así que nadie pudo cambiarla después.
opening-how-to-check = Para comprobar cada dado, usa `/log export as:html` y pulsa *Comprobar cada dado*, o usa `/log export as:json` y `npm run verify`.
opening-undone = -# Acciones deshechas por el DJ: { $count }.
opening-hash = Hash del registro: { $hash }
opening-next = SHA-256 de la próxima semilla: { $commitment }
opening-resealed = -# Ahora todos pueden ver la semilla anterior, así que ya no la uso. Las tiradas nuevas usan la semilla que se selló al terminar el encuentro. Su SHA-256: `{ $commitment }`
opening-restored = **{ $name }** sigue desde una copia de seguridad. Lo hecho después de la copia se ha perdido. Puede que alguien haya visto qué sale después de la semilla anterior, así que uso una nueva.
opening-updated = Me han actualizado. **{ $name }** sigue con dados recién sellados. Lo anterior está en su registro: `/log export as:markdown`.
opening-new-seed = -# SHA-256 de la semilla nueva: `{ $commitment }`

## /roll

roll-sealed = -# Tirado con los dados sellados de este combate.
roll-loose = -# Tirado sin ningún combate.
roll-as = { $user } con { $name }
roll-only-you = Solo tú ves esta tirada. Todos pueden leerla en el registro cuando termine el encuentro.
roll-with-gm = 🎲 Tirada secreta { DE($user) }. Solo quien tira y el DJ ven el resultado.
roll-for-gm = 🎲 Tirada secreta { DE($user) }. Solo el DJ ve el resultado.
roll-see = Ver la tirada

## Pruebas: `/gm check`

check-title = **Prueba: { $what }**
check-title-against = **Prueba: { $what }** contra { $against }
check-title-under = **Prueba: { $what }**, { $against } o menos
check-own = ({ $own } o menos)
check-waits = Faltan por tirar: { $names }
check-away = Fuera: { $names }. El DJ puede cerrar la prueba sin esperar.
check-closed = Cerrada. Sin tirada: { $names }.
check-waits-for = { $user } ({ $names })
check-has-rolled = **{ $name }** ya ha tirado.
check-result = **{ $name }**: { $result }
check-result-math =
    { "" }**{ $name }**: { $result }
    -# { $math }
check-tier-critical-success = éxito crítico
check-tier-success = éxito
check-tier-failure = fallo
check-tier-critical-failure = fallo crítico
check-group = { $won } de { $all } con éxito.
check-best =
    { $count ->
        [one] Más alto: { $names }.
       *[other] Empate en lo más alto: { $names }.
    }
check-roll = Tirar
check-see = Ver las tiradas
check-close = Cerrar
check-asked = La prueba está en el canal. Muestra cada resultado según tiran los jugadores.
check-everyone = todos, también las criaturas
check-players = todos los jugadores

## /setup check

setup-fine = Tengo todos los permisos que necesito en este canal.
setup-lacks = Falta **{ $name }**, así que { $without }.
setup-optional-manage = -# Opcional: **{ $name }**. No lo pido, porque me dejaría borrar mensajes de cualquiera. Solo lo usaría para una cosa: quitar el aviso de Discord de que se fijó la tarjeta del encuentro.
setup-optional-webhooks = -# Opcional: **{ $name }**. No lo pido, porque me dejaría cambiar los webhooks de este canal. Solo lo usaría para una cosa: que `/say` publique con el nombre del personaje.
setup-permission-view = Ver canal
setup-permission-send = Enviar mensajes
setup-permission-open-threads = Crear hilos públicos
setup-permission-threads = Enviar mensajes en hilos
setup-permission-embeds = Insertar enlaces
setup-permission-files = Adjuntar archivos
setup-permission-history = Leer el historial de mensajes
setup-permission-pin = Fijar mensajes
setup-permission-manage = Gestionar mensajes
setup-permission-webhooks = Gestionar webhooks
setup-without-play = no puedo llevar un encuentro aquí
setup-without-open-threads = no puedo abrir un hilo para un combate
setup-without-threads = no puedo llevar un encuentro en un hilo
setup-without-embeds = mis mensajes son texto sin formato
setup-without-files = no puedo exportar registros ni personajes, ni mostrar retratos junto a los turnos
setup-without-notice = no puedo quitar el aviso de que se fijó la tarjeta del encuentro
setup-without-pin = no puedo fijar la tarjeta del encuentro
setup-fix = Los comandos y botones siguen funcionando. Para arreglarlo, ve a los ajustes del canal › Permisos › mi rol, o invítame otra vez.

## /privacy

privacy-characters =
    { $count ->
        [one] 1 personaje
       *[other] { $count } personajes
    }
privacy-saved =
    { $count ->
        [one] 1 acción o tirada guardada
       *[other] { $count } acciones y tiradas guardadas
    }
privacy-packs =
    { $count ->
        [one] tu nombre en 1 paquete de contenido
       *[other] tu nombre en { $count } paquetes de contenido
    }
privacy-portraits =
    { $count ->
        [one] 1 retrato para un paquete
       *[other] { $count } retratos para paquetes
    }
privacy-said =
    { $count ->
        [one] tu nombre en 1 mensaje en personaje
       *[other] tu nombre en { $count } mensajes en personaje
    }
privacy-fights =
    { $count ->
        [one] 1 combate
       *[other] { $count } combates
    }
privacy-actions =
    { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
privacy-your-actions =
    { $count ->
        [one] 1 acción tuya
       *[other] { $count } acciones tuyas
    }
privacy-hours = tu horario
privacy-hints = qué consejos has visto
privacy-kept = Lo que guardo sobre ti en este servidor
privacy-extent = { $own }, { $fights } y { $actions }, con todo lo que escribiste. `/privacy delete` los borra o los hace anónimos.
privacy-left-out = El archivo sería demasiado grande para Discord, así que falta lo más antiguo: { $fights }, { $actions }. Quien administra el bot puede dártelo.
privacy-ask = ¿Borrar lo que guardo sobre ti en este servidor?
privacy-would =
    { "" }**Se borra:** { $own }, y todo lo que escribiste para que lo dijeran tus personajes.
    { "" }**Se hace anónimo:** { $fights } que diriges o juegas, y { $actions }. Lo que pasó queda para los demás jugadores, pero sin tu nombre.

    No se puede deshacer. `/privacy export` te da antes una copia; `/privacy delete sure:sí` lo hace.
privacy-alone =
    { "" }**Solo tú diriges { $fights }.** { $count ->
        [one] Sin ti, solo puede dirigirlo un admin del servidor. Termínalo antes,
       *[other] Sin ti, solo puede dirigirlos un admin del servidor. Termínalos antes,
    } o nombra otro DJ con `/gm add-gm`.
privacy-deleted = Borrado
privacy-gone = He borrado { $own }. Tu nombre y tus palabras ya no están en { $fights } y { $actions }. Las copias de seguridad del administrador los conservan hasta que se borren. Los mensajes que he publicado aquí se quedan, porque son de Discord.
privacy-nothing = No guardo nada sobre ti en este servidor.

## Botones, y las páginas de un personaje

buttons-back = Volver
buttons-more = Más
buttons-answer = Con tus palabras…
buttons-any-words = Con tus palabras: { $about }
buttons-round-before = Ronda anterior
buttons-round-after = Ronda siguiente
buttons-page-before = Página anterior
buttons-page-after = Página siguiente
buttons-delete = Borrar
buttons-keep = Conservar
buttons-edit = Editar
buttons-form-again = Abrir otra vez
buttons-before-update = Este encuentro es anterior a la última actualización, así que su registro no se puede mostrar por páginas. Va adjunto como archivo.
buttons-sure-to-delete = ¿Borrar **{ $name }**? No se puede deshacer. `/character export` guarda una copia. Pulsa Borrar, o usa `sure:True`.
buttons-deleted = **{ $name }** ya no existe. Los combates que ya empezaron conservan su copia.
buttons-change-sheet = Pulsa lo que quieras cambiar, o usa `/character edit` con `field:` y `value:`. Un combate conserva una copia de la ficha con la que te uniste. El DJ del combate puede cambiar esa copia.
buttons-subject-scores = Puntuaciones
buttons-subject-gear = Armas y equipo
buttons-subject-details = Detalles
buttons-page-of = { $title } ({ $page } de { $pages })
buttons-name-field = Nombre
sheet-form-title = { $name }: { $page }
sheet-field-now = { $field }: { $value }. Con `value:` puedes poner { $wants }.
sheet-field-empty = { $field }: vacío. Con `value:` puedes poner { $wants }.
sheet-field-choice = { $field }: { $value }
sheet-field-choice-empty = { $field }: vacío
buttons-one-per-line = Uno por línea
buttons-one-per-line-of = Uno por línea: { $fields }
buttons-changed = **{ $name }**: cambios guardados.
buttons-field-changed = **{ $name }**: { $field }, cambio guardado.
buttons-name-is = El nombre es { $name }. Usa `value:` para cambiarlo.
buttons-imported = **{ $name }** ya es tu personaje.
buttons-exported = Aquí tienes **{ $name }** en un archivo. `/character import file:` lo recupera en cualquier servidor.
buttons-stays = No he borrado a **{ $name }**.
