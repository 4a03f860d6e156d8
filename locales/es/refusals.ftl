### Por qué algo no se puede: qué pasa y qué hacer ahora. Respuestas privadas.

## El encuentro, el DJ y las fases

refused-no-encounter = No hay ningún encuentro en este canal. Un DJ puede empezar uno con `/encounter start`.
refused-may-not-post = No puedo escribir aquí: me falta el permiso { $lacking }. Cambia la configuración del canal o juega en otro. `/setup check` muestra todo lo que necesito.
refused-may-not-open-thread = No puedo abrir un hilo aquí, así que no ha empezado nada: me falta el permiso { $lacking }. Cambia la configuración del canal, o empieza en él con `/encounter start in:channel`.
refused-no-threads-here = Aquí no hay hilos. Usa un canal de texto, o quita `in:` para empezar el combate aquí.
refused-thread-in-thread = Esto ya es un hilo, y un hilo no puede tener hilos. Quita `in:` para empezar el combate aquí.
refused-thread-not-opened = Discord no abrió el hilo, así que no ha empezado nada. Inténtalo otra vez, o empieza en el canal con `/encounter start in:channel`.
refused-encounter-running = «{ $name }» sigue en marcha aquí. Únete con `/join`. Su DJ puede terminarlo con `/encounter end`.
refused-no-such-ruleset = No conozco el sistema «{ $typed }».{ $meant } Conozco { $known }.
refused-system-not-loaded = Esto usa las reglas de **{ $system }**, que este bot no tiene ahora. No se ha perdido nada. Pide a quien administra el bot que recupere { $system }, o juega en otro canal.
refused-not-the-gm = Solo el DJ puede hacer eso. Pregunta { A($gms) }.
refused-no-gm-left = El DJ de este combate ya no está. Un admin del servidor puede nombrar a otro con `/gm add-gm who:`.
refused-sharing-off = Compartir en la web está desactivado en este bot. Quien lo administra puede activarlo: `SHARE=on`.
refused-last-gm = Un encuentro necesita un DJ. Añade antes otro DJ: `/gm add-gm who:`.
refused-opener = Otro DJ no puede quitar al DJ que empezó el encuentro. Puede irse con `/gm remove-gm`, o puede quitarlo alguien que administre el servidor.
refused-wrong-phase-gathering = El combate aún no ha empezado. El DJ lo empieza con `/initiative`.
refused-wrong-phase-fighting = El combate ya está en marcha. `/encounter status` muestra de quién es el turno.
refused-wrong-phase-aftermath = El combate está en pausa. DJ: `/initiative` para seguir, `/encounter end` para terminar.
refused-wrong-phase-ended = Este encuentro ha terminado. Un DJ puede empezar el próximo con `/encounter start`.
refused-not-now-gathering = { $action } solo se puede usar en combate, y el combate aún no ha empezado. El DJ lo empieza con `/initiative`.
refused-not-now-paused = { $action } solo se puede usar en combate, y el combate está en pausa. DJ: `/initiative` para seguir, o `/encounter start` para otro combate.
refused-not-now-over = { $action } solo se puede usar en combate, y el encuentro ha terminado. DJ: `/encounter start` para otro combate, o `/undo` para seguir con este.
refused-rounds-run = No puedes descansar durante el combate. DJ: `/encounter end` para terminar, o `/encounter pause` para hacer una pausa.
refused-the-scene = El encuentro
refused-has-condition = { $name } ya tiene { $condition }. { $note ->
        [yes] Pon otra `note:` al nuevo estado, o quita antes el anterior:
       *[no] Para cambiarlo, quítalo antes:
    } `/condition remove`.
refused-decided-already = El combate terminaría enseguida: { $why }. Recupera a alguien con `/gm revive`, `/adjust` o `/rest`, añade a alguien con `/add`, o termina el encuentro con `/encounter end`.
refused-no-one-to-fight = Aún no hay contra quién luchar. Los jugadores se unen con `/join`; el DJ añade criaturas con `/add creature:`.

## Con quién juegas y de quién es el turno

refused-no-character-here = Aún no estás en este combate. Únete con `/join character:` y un nombre.
refused-which-of-yours = Juegas con { $known }. Elige quién actúa con `as:`.
refused-which-of-yours-turn = Es el turno de { $turn }; un DJ puede saltarlo con `/turn skip`. Para actuar fuera de turno, usa `as:` con { $known }.
refused-not-yours = No juegas con { $name }. Actúa con tu personaje, o pregunta al DJ.
refused-not-your-button = Ese botón es { DE($name) }, y no juegas con { $name }. Pulsa uno que nombre a { $yours }, o uno sin nombre.
refused-no-such-combatant-yet = No hay nadie con el nombre «{ $typed }»: aún no se ha unido nadie. Usa antes `/join` o `/add`.
refused-no-such-combatant = No hay nadie aquí con el nombre «{ $typed }».{ $meant } En el combate: { $known }.
refused-no-one-to-check = Aquí no hay nadie que pueda hacer la prueba. Nombra a alguien que esté en el encuentro.
refused-nothing-to-roll = No tienes nada que tirar en esta prueba. Espera { A($names) }.
refused-not-for-you = Solo { $user } puede leer eso. Espera a que te avise.
refused-plays-no-one = En este combate, { $user } no juega con nadie. `/encounter status` muestra quién está.
refused-no-turn-this-round = { $name } no tiene turno esta ronda ({ $why }). Vuelve a actuar la próxima.
refused-not-on-turn = No es el turno de { $name }. `/encounter status` muestra el orden.
refused-not-your-turn = Es el turno de { $turn }, no de { $name }. Espera a que actúe. El DJ puede saltarlo con `/turn skip`.
refused-takes-no-turns = { $name } no tiene turnos en este sistema. Las acciones de otros deciden qué hace { $name }.
refused-out-of-the-fight-dead = { $name } ha muerto. Solo el DJ puede traer de vuelta a { $name }, con `/gm revive`.
refused-out-of-the-fight = { $name } no puede actuar ({ $state }). Una curación o un descanso pueden cambiarlo.
refused-on-their-feet = { $name } sigue en pie y no necesita revivir. Devuelve lo perdido con `/adjust`.
refused-no-delay-off = Aquí no se pueden retrasar turnos. El DJ puede permitirlo: `/gm set setting:delay value:on`.
refused-no-delay-begun = { $name } ya ha hecho algo este turno, así que es tarde para retrasar. Termina el turno con `/turn end`.
refused-no-delay-no-one-later = Esta ronda no queda ningún turno posterior al que { $name } pueda esperar. Actúa ahora, o termina el turno con `/turn end`.
refused-no-delay-not-waiting = { $name } no está esperando para actuar. Solo quien ha retrasado su turno puede usar `/turn resume`.
refused-no-event-over = **{ $mark }** quedaría en el pasado. Elige una ronda posterior.
refused-no-event-no-number = Este sistema no tiene números de iniciativa, así que **{ $mark }** no puede usar uno. Usa «antes de Kira», «después de Kira» o «fin de la ronda».
refused-act-together = { $names } actúan a la vez, en cualquier orden. Elige a alguien de fuera del grupo.
refused-no-order = Aún no hay orden de turnos. `/initiative` lo crea.
refused-joins-order-next-round = { $name } entra en el orden de turnos la próxima ronda. Cambia su lugar entonces.
refused-joins-order-on-continuing = { $name } entra en el orden de turnos cuando siga el combate. Cambia su lugar entonces.
refused-delaying = { $name } ha retrasado su turno y aún puede actuar esta ronda con `/turn resume`. Puedes cambiar su lugar en el orden la próxima ronda.

## Acciones, objetivos y valores

refused-missing = Falta esto: { $what }. Añádelo al comando.
refused-missing-known = Falta esto: { $what }. Elige { $known }.
refused-no-such = No hay { $what } «{ $typed }».{ $meant }
refused-no-such-known = No hay { $what } «{ $typed }».{ $meant } Elige { $known }.
refused-no-such-value = «{ $typed }» no vale para { $what }.{ $meant }
refused-no-such-value-known = «{ $typed }» no vale para { $what }.{ $meant } Elige { $known }.
refused-meant = { " " }¿Querías decir **{ $near }**?
refused-too-many = Hay más { $what } de la cuenta: el límite es { $most }. Quita antes alguna cosa, o elige menos.
refused-nothing-changes = { $what } ya vale { $value }, así que no cambia nada. +5 suma 5, -5 resta 5, y 5 lo fija en 5.
refused-nothing-changes-command = { $what } ya vale { $value }, así que no cambia nada. `by:` suma o resta un número, y `to:` lo fija.
refused-no-defending = En { $ruleset } no hay ninguna acción para defenderse. `/act` muestra lo que puedes hacer.
refused-nothing-cast = En { $ruleset } no hay conjuros que lanzar. `/act` muestra lo que puedes hacer.
refused-nothing-cast-instead = { $ruleset } no usa `/cast`. Usa `/act action:{ $instead } with:{ $tool }`.
refused-cannot = { $name } no puede hacer eso ahora ({ $action }): { $because }.
refused-cannot-instead = { $name } no puede hacer eso ahora ({ $action }): { $because }. Prueba `/act action:{ $instead }`.
refused-not-at-self = No puedes ser tu propio objetivo. Elige otro.
refused-has-left =
    { $how ->
        [fled] { $name } ha huido.
        [surrendered] { $name } se ha rendido.
        [conceded] { $name } ha abandonado.
        [banished] { $name } está en el destierro.
       *[captured] { $name } está en cautiverio.
    } El DJ puede traer de vuelta a { $name }: `/gm revive`.
refused-target-dead = { $name } ya ha muerto. Elige a alguien con vida.
refused-out-of-range = Está demasiado lejos: la distancia es { $band }, { Y($weapon) } solo llega { A($reaches) }. Acércate, o usa otra cosa.
refused-thing-used-up = A { $name } ya no le queda { $thing }. Elige otra cosa.
refused-nothing-left = { $name } necesita { $need } y tiene { $left }. Elige algo más barato, o termina el turno con `/turn end`.
refused-out-of-bounds = { $what }: tiene que ser un número entero de { $least } a { $most }.
refused-text-unfit = { $what }: tiene que tener de 1 a { $longest } caracteres.
refused-stale = Este botón ya no vale. Usa el mensaje más reciente, o `/encounter status`.
refused-by-the-rules = Las reglas no lo permiten ahora. Consúltalas con `/rules`.

## Preguntas

refused-question-open = Antes hay que responder a la pregunta para { $name }: «{ $about }». Usa `/answer`. El DJ también puede responder, o deshacer la acción con `/undo`.
refused-gm-decides = Un momento: antes { $gms } tiene que decidir algo. DJ: usa los botones bajo la pregunta, o `/undo`.
refused-no-question = Ahora no hay ninguna pregunta que responder. `/encounter status` muestra de quién es el turno.

## Registros y dados

refused-nothing-to-save = Aún no has hecho ni tirado nada en este combate. Haz algo antes, o usa `/roll dice: save:`.
refused-nothing-recorded = Aún no ha pasado nada en «{ $name }». Los jugadores se unen con `/join`.
refused-record-kept = Solo el DJ puede exportar esto durante el encuentro, porque contiene las fichas de las criaturas. Usa `as:markdown`, espera al final, o pregunta { A($gms) }.
refused-luck-kept = Solo el DJ puede ver esto durante el encuentro, porque muestra lo que pueden hacer las criaturas. Espera al final, o pregunta a { $gms }. Tu suerte con los dados: `/me luck:True`.
refused-dice-unreadable = No puedo leer los dados «{ $typed }»: { $fault } (en el carácter { $at }). Prueba `2d6+3`, `4d6kh3`, `d20` o `6d6>=5`.
refused-roll-needs-numbers = «{ $name }» necesita un número para { $missing }. Escríbelo después del nombre: `/roll dice:{ $example }`.
refused-roll-shows-hidden = Todos verían los números de { $name }. Haz una tirada secreta: `/roll secret:`.
refused-not-a-roll-sharer = Solo el DJ del combate de este canal o alguien que gestione el servidor puede compartir tiradas. Guarda la tirada para ti, o pídeselo.
refused-roll-quota = Este encuentro ha llegado a su límite de tiradas de muchos dados. Tira { $most } dados a la vez como máximo, o usa un canal sin encuentro.
refused-too-many-dice = Son demasiados dados: el límite es { $most }. Prueba `2d6+3`.
refused-too-many-sides = Ese dado tiene demasiadas caras: el límite es { $most }. Prueba `2d6+3`.

## El mapa

refused-no-zones = Aquí no hay zonas. Si este sistema usa zonas, el DJ puede crearlas con `/map zones`.
refused-offered-already = { $name } ya tiene esa oferta. Espera una respuesta, o retira antes la oferta.
refused-zones-unreadable = No puedo leer «{ $line }». Escribe cada zona en su línea, con sus vecinas tras un guion: `Bar – Street, Balcony`.
refused-no-map = Aquí no hay mapa. El DJ puede dibujar uno con `/map new` y pulsar *Usar este mapa*.
refused-not-on-map = { $name } no está en el mapa. El DJ puede colocar a { $name } con `/map place`.
refused-no-square = No hay casilla «{ $typed }» en este mapa. Usa una letra y un número, de A1 a { $last }.
refused-square-taken = { $name } ya está en { $square }. Elige otra casilla.
refused-someone-in-doorway = { $name } está en el hueco de la puerta, en { $square }. Podrás cerrarla cuando { $name } ya no esté ahí.
refused-someone-on-square = { $name } está en { $square }. Coloca antes { A($name) } en otra casilla con `/map place`.
refused-no-footing = { $name } no puede estar en { $square }: ahí hay { $ground }. Elige otra casilla.
refused-over-the-edge = { $name } no cabe en { $square }: ocupa { $width } × { $width } casillas, y { $square } es la de arriba a la izquierda. Elige una casilla más lejos del borde.
refused-no-way = { $name } no puede llegar a { $square } ahora. Elige una casilla marcada con `/move`.
refused-no-way-door = { $name } no puede llegar a { $square }: la puerta en { $door } está cerrada. Ponte al lado y ábrela con `/move`.
refused-no-way-height = { $name } no puede llegar a { $square }: nadie puede subir ni bajar dos niveles a la vez. Elige una casilla marcada con `/move`.
refused-too-far = { $name } necesita { $cost } de movimiento para llegar a { $square } y tiene { $left }. Elige una casilla marcada con `/move`.
refused-where-to = ¿Adónde va { $name }? Usa `/move to:` y una casilla, o `/move` para elegirla.
refused-no-door = No hay ninguna puerta en { $square } junto { A($name) }. Acércate antes a una puerta.
refused-door-once = { $name } ya ha usado una puerta este turno. Espera a su próximo turno, o pídeselo a alguien más.
refused-square-not-seen = Ninguno de tus personajes puede ver { $square }. Elige con `/move` una casilla que veas.
refused-nothing-overridden = Entre estos dos no hay ninguna excepción al mapa. Pon una con `/map override`.
refused-map-size = «{ $typed }» no es un tamaño de mapa. Usa columnas y filas, de 3x3 a 26x26: `12x10`.
refused-map-corner = «{ $typed }» no es una casilla. Usa la columna y la fila de la casilla superior izquierda de la parte que quieres: `27x1`.
refused-map-own-size = El mapa { $kind } tiene un tamaño fijo. Quita `size:`, o usa `kind:plain`.
refused-against-the-map = Elegiste «{ $said }» para `{ $option }`, pero el mapa muestra «{ $shows }». Quita `{ $option }`, o pide al DJ que use `/map override`.

## Quién juega con quién

refused-lent-already = Alguien ya juega con { $name } en lugar de su jugador. Uno de los dos tiene que usar antes `/lend back:`.
refused-plays-already = Ya juega con { $name }. Elige a alguien más.
refused-owners-reactions = Juegas con { $name } en lugar de otra persona, y solo ella decide las reacciones automáticas. Responde cuando te pregunten.
refused-is-a-bot = Solo pueden jugar personas, { Y($user) } es un bot. Elige a alguien más.
refused-has-a-player = { $name } tiene jugador. El piloto automático solo juega con criaturas y con personajes que hayas tomado con `/gm assign who:` (sin `to:`).
refused-not-lent = Nadie más juega con { $name }. Para que lo haga alguien, usa `/lend to:`.

## Unirse

refused-already-joined = { $name } ya está en este combate. Actúa con `/attack`, o mira `/encounter status`.
refused-creature-is-the-gms = { $name } es una criatura, y solo el DJ las añade: `/add creature:`. Únete con tu personaje o con uno prefabricado.
refused-not-a-creature = { $name } es de un jugador y no se puede ocultar. Toma antes el control con `/gm assign`, o usa `/gm remove`.
refused-asked-already = Ya has hecho una petición para { $name }. Espera a que decida { $gms }, y te avisaré.
refused-not-let-in = Pediste unirte, pero el DJ dijo que por ahora no. Pregunta a { $gms } en el canal; con `/gm panel` puede dejarte pedirlo otra vez.
refused-join-closed = Este combate está cerrado a personajes nuevos. Pide a { $gms } que lo abra: `/gm set setting:join`.
refused-enough-characters =
    Aquí ya juegas con { $most ->
        [one] { $most } personaje
       *[other] { $most } personajes
    }, y ese es el límite. El DJ puede subirlo: `/gm set setting:characters-each`.
refused-name-taken = Ya hay alguien con el nombre { $name } en este combate. Elige otro nombre con `name:`.
refused-name-unfit = «{ $typed }» no puede ser un nombre. Usa de 1 a { $longest } caracteres en una línea, con al menos una letra o una cifra.

## Horas, ausencias y temporizador de turnos

refused-no-such-zone = No conozco la zona horaria «{ $typed }».{ $meant } Escribe una ciudad grande cercana, como `Madrid`, o el nombre de la zona, como `America/New_York`.
refused-duration-unreadable = No entiendo «{ $typed }» como duración. Prueba `24 h`, `2 días` o `90 min`.
refused-time-of-day-unreadable = No entiendo «{ $typed }» como hora. Prueba `22:00`.
refused-day-unreadable = No entiendo «{ $typed }» como día. Prueba `viernes`, `3 días`, `24 de diciembre` o `2026-12-24 18:00`.
refused-quiet-all-day = Las dos horas son iguales, así que tus horas de silencio durarían todo el día. Elige dos horas distintas, o usa `/away` si no estás.
refused-quiet-too-long = Las horas de silencio pueden durar { $most } horas al día como máximo, y las tuyas durarían { $length }. Elige un tiempo más corto, o usa `/away` si no estás.
refused-off-all-week = No puedes tener libres todos los días de la semana. Deja al menos uno, o usa `/away` si no estás.
refused-absence-over = Eso ya ha pasado: { $at }. Elige un día posterior, o quita `until:` si aún no lo sabes.
refused-absence-too-far = Faltan más de { $days } días. Quita `until:` y avísame cuando vuelvas.
refused-lend-later = No se puede programar el préstamo de un personaje. Quita `from:` para dejarlo ya, o usa `/lend` cuando te vayas.
refused-not-away = No has avisado de ninguna ausencia. Para avisar de una, usa `/away until:`, como `/away until:viernes`.
refused-timer-turn = El tiempo por turno puede ser de { $least } a { $most }. Prueba `24 h` o `2 días`.
refused-timer-answer = El tiempo para una respuesta puede ser de { $least } a { $most }. Prueba `24 h` o `2 días`.
refused-timer-nudge = Un recordatorio puede llegar de { $least } a { $most } antes de que se acabe el tiempo. Prueba `6 h` o `12 h`.
refused-nudge-too-early = Un recordatorio { $nudge } antes del final de un turno de { $turn } llegaría al empezar el turno. Elige un tiempo más corto, o `nudge:none`.
refused-no-timer = Aquí no hay temporizador de turnos. Pon uno antes, por ejemplo con `/gm timer turn:24 h`.

## Deshacer y rehacer

refused-nothing-to-undo = No hay nada que deshacer. `/log show` muestra lo que ha pasado.
refused-words-read = Este mensaje ya se ha leído o retirado, así que no se puede deshacer. Envía otro con `/gm whisper`.
refused-nothing-to-redo = No hay nada que rehacer: no se ha deshecho nada, o ha pasado algo nuevo desde entonces. `/log show` muestra lo que ha pasado.
refused-not-your-action = La última acción no es tuya. Pide al DJ que la deshaga.
refused-not-your-action-named = La última acción fue «{ $title }», y no es tuya. Pide al DJ que la deshaga.
refused-undo-dice = Para eso se tiraron dados, así que solo el DJ puede deshacerlo. Pregunta { A($gms) }.
refused-undo-told = Eso reveló algo nuevo, así que solo el DJ puede deshacerlo. Pregunta { A($gms) }.
refused-post-not-yours = Solo puedes usar *Jugar esto* con tus propios mensajes. Elige un mensaje tuyo, o usa `/do`.
refused-post-empty = No hay texto. Escribe qué hace tu personaje.
refused-tells-nothing = Ese mensaje no muestra ninguna acción de un combate. Elige uno que sí, o usa `/undo`.
refused-done-since = Han pasado más cosas desde entonces, así que solo el DJ puede volver tan atrás. Pregunta { A($gms) }.

refused-hidden-speaker = { $name } aún no se ha mostrado y no puede hablar. Usa antes `/gm reveal`.
refused-said-by-no-one = No sé quién dijo eso. Elige un mensaje de los últimos 90 días en el que hable un personaje.
refused-said-is-the-gms = Solo el DJ y el autor pueden ver quién dijo eso. Pregunta { A($gms) }.
refused-said-is-the-admins = Solo el autor y quienes administran el servidor pueden ver quién dijo eso.

## Personajes y fichas

refused-no-character = Aún no tienes ningún personaje aquí. Crea uno con `/character new name:`.
refused-no-such-character = No tienes ningún personaje «{ $typed }».{ $meant } Tienes { $known }.
refused-character-gone = Ya no tienes ese personaje. `/character list` muestra los que tienes.
refused-character-changed = { $name } ha cambiado desde que abriste ese formulario, así que no se ha guardado nada. He conservado lo que escribiste: abre otra vez el formulario, revísalo y envíalo.
refused-character-exists = Ya tienes un personaje con el nombre { $name }. Elige otro nombre con `name:`. Para sustituirlo por un archivo, usa `/character import` con `replace:True`.
refused-sheet-unfit = No se ha guardado nada. Corrige antes esto:
refused-sheet-unfit-more = … y { $count } más.
refused-sheet-unfit-whole = La ficha
refused-other-system = { $name } es para { $theirs }, y este combate usa { $ours }. Elige un personaje para { $ours }.
refused-template-and-strength = Usa `template:` o `strength:`, no los dos.
refused-strength-unfit = La opción `strength:` debe ser un número de { $least } a { $most }, como `1.5` o `1/3`.
refused-template-of-file = Una criatura de un archivo no puede llevar `template:` ni `strength:`. Impórtala con `/character import file:` y añádela por su nombre.
refused-no-templates = { $system } no tiene variantes más débiles o más fuertes de las criaturas. Añade la criatura sin `template:` ni `strength:` y cambia luego sus números con `/gm sheet`.
refused-nothing-to-add = ¿A quién añado? Usa `creature:` y un nombre, o `file:` con tu propia criatura.

## Archivos

refused-file-too-big = Ese archivo es demasiado grande: el límite es 256 KB. Usa uno más pequeño. Puedes repartir un paquete en varios; a un personaje le bastan unos pocos KB.
refused-file-wrong-type = Eso no es un archivo de texto. Leo paquetes y personajes de archivos JSON que terminan en .json; descomprime antes un ZIP. `/pack export` y `/character export` muestran cómo son.
refused-file-unreachable = No he podido descargar ese archivo, así que no ha cambiado nada. Inténtalo otra vez en un momento.
refused-file-no-text = No puedo leer ese archivo como texto (UTF-8). Ábrelo en un editor de texto, guárdalo como UTF-8 y súbelo otra vez.
refused-file-no-png-or-jpeg = Un mapa necesita un PNG o JPEG de 256 KB como máximo. Guarda tu imagen así.
refused-file-too-many-pixels = Esa imagen es demasiado grande: su lado más largo puede tener 2048 píxeles como máximo. Redúcela.
refused-file-no-picture = No puedo mostrar ese archivo como imagen. Usa un PNG, JPEG o WebP de 256 KB como máximo.
refused-file-picture-bytes = Esa imagen es demasiado grande: el límite es 4 MB. Redúcela, o guárdala como JPEG.
refused-file-picture-pixels = Esa imagen es demasiado grande. Déjala en 8 millones de píxeles o menos, por ejemplo 4000 × 2000.
refused-file-not-drawn = No puedo usar ese archivo como imagen. Guárdalo como PNG o JPEG y súbelo otra vez.
refused-file-not-drawn-here = Las imágenes solo se pueden subir en Discord.
refused-file-pictures-off = Este bot no dibuja imágenes, así que no puede aceptar ninguna. Pide a quien administra el bot que las active.
refused-file-no-json = Eso no es JSON válido: puede faltar un corchete, una coma o una comilla. `/character export` muestra cómo es un archivo así.
refused-file-too-deep = Ese archivo tiene demasiados niveles: el límite es 20. `/character export` muestra cómo es un archivo así.
refused-file-no-character = Eso no es un archivo de personaje: su `format` no es «fray-character». `/character export` muestra cómo es un archivo así.
refused-file-no-map = Eso no es un mapa Universal VTT. Exporta tu mapa como .dd2vtt o .uvtt y sube ese archivo.
refused-file-map-bytes = Ese archivo de mapa es demasiado grande: el límite es 8 MB. Expórtalo con una imagen más pequeña.
refused-file-map-lines = Ese mapa tiene demasiados muros u objetos, o algunos que no puedo leer. Expórtalo con menos.
refused-file-map-sides = Ese mapa es demasiado grande: el límite es 200 × 200 casillas. Exporta una parte.
refused-file-map-floor = No hay ninguna casilla libre en esa parte del mapa. Elige otra parte con `corner:`.
refused-file-too-new = Ese archivo es de una versión más nueva de Fray. Pide a quien administra el bot que me actualice.

## Qué falla en unos dados escritos

refused-dice-too-long = pasa de { $most } caracteres
refused-dice-nothing-to-roll = no hay nada que tirar
refused-dice-no-sense = no tiene sentido
refused-dice-no-term = aquí falta un número o una tirada
refused-dice-number-too-large = los números llegan hasta { $most }
refused-dice-result-too-large = el resultado podría ser demasiado grande
refused-dice-divided-by-0 = podría dividir por 0
refused-dice-too-deep = los paréntesis pueden tener { $most } niveles como máximo
refused-dice-not-closed = hay un paréntesis sin cerrar
refused-dice-never-opened = este paréntesis no se había abierto
refused-dice-no-sign = falta un signo como + antes de esto
refused-dice-not-whole = solo valen números enteros
refused-dice-not-after-dice = esto solo vale justo después de unos dados
refused-dice-label-like-dice = las palabras que parecen dados necesitan un # delante
refused-dice-not-understood = no entiendo esto; si es un comentario, pon un # delante
refused-dice-unknown-name = tu ficha no tiene ningún número «{ $name }», pero sí { $known }
refused-dice-no-sheet = «{ $name }» no es un número, y aquí no tienes ficha; únete al combate o crea antes un personaje, y si es un comentario, pon un # delante
refused-dice-bad-name = un nombre entre corchetes debe tener de 1 a { $most } caracteres
refused-dice-no-dice = tira al menos 1 dado
refused-dice-too-many-groups = hay más de { $most } grupos de dados
refused-dice-no-sides = falta el número de caras, como el 6 de d6
refused-dice-too-few-sides = un dado tiene al menos { $least } caras
refused-dice-no-face = aquí falta un número
refused-dice-no-face-of = aquí falta un número de 1 a { $sides }
refused-dice-no-such-face = ninguna cara de un d{ $sides } cumple esto
refused-dice-drops-which = usa dl para descartar los más bajos y dh para descartar los más altos
refused-dice-cuts-none = conserva o descarta al menos 1 dado
refused-dice-said-already = estos dados ya tienen esa opción
refused-dice-needs-one-die = la ventaja y la desventaja necesitan un solo dado, como en d20adv
refused-dice-only-keeps = los dados Fate solo se pueden conservar o descartar, como en 5dFkh4
refused-dice-too-many-rolls = una tirada se puede repetir de 1 a { $most } veces
refused-dice-minimum-above-maximum = el mínimo es mayor que el máximo
refused-dice-keeps-too-many = eso conserva más dados de los que tiras
refused-dice-drops-all = eso descarta todos los dados
refused-dice-rerolls-all = se repetirían todas las caras
refused-dice-explodes-forever = los dados explotarían sin fin

### Paquetes de contenido

refused-pack-not-newer = Este servidor ya tiene { $title } con el id `{ $id }`, en la revisión { $kept }. Tu archivo es la revisión { $revision }, y su contenido es distinto. Si es una versión nueva, dale una `revision` más alta, o usa `replace:True`. Si es otro paquete, cambia su `id`.
refused-packs-too-big = Los paquetes de este servidor pueden ocupar { $megabytes } MB en total como máximo. Quita antes uno con `/pack remove`.
refused-not-for-defaults-server = Solo quienes gestionan este servidor pueden cambiar sus valores predeterminados. Pídeselo.
refused-not-for-defaults-channel = Solo el DJ de aquí y quienes gestionan este servidor pueden cambiar los valores predeterminados del canal. Pídeselo.
refused-not-a-pack-keeper-managers = Solo quienes gestionan este servidor pueden cambiar sus paquetes. También pueden permitírselo a los DJ: `/pack allow`.
refused-not-a-pack-keeper-gms = Solo quienes gestionan este servidor y los DJ de sus encuentros pueden ver o cambiar sus paquetes.
refused-scene-before-encounter = Solo el DJ de un encuentro puede abrir una escena. Usa `/encounter start` sin `scene:` para ser DJ aquí. Después pulsa *DJ* bajo el mensaje del encuentro, y *Escenas…*.
refused-no-packs = Este servidor aún no tiene paquetes. Crea uno con `/pack new`, o sube un archivo con `/pack add`.
refused-pack-of-the-host = { $title } es de quien aloja este bot, así que no se puede cambiar aquí.
refused-pack-of-other-system = { $title } es un paquete para { $theirs }, pero lo que guardas es para { $ours }. Elige otro paquete, o empieza uno con `/pack new`.
refused-pack-not-in-use = { $title } no está en uso. Ábrelo antes con `/pack show` y pulsa *Usarlo*.
refused-pack-fits-no-more = { $title } no funciona con esta versión de Fray. `/pack show` muestra qué falla.
refused-nothing-to-keep-creature = Aquí no hay ninguna criatura que guardar. Añade una con `/add`, o nombra a uno de tus personajes.
refused-nothing-to-keep-map = Este encuentro no tiene mapa. Dibuja uno con `/map`.
refused-nothing-to-start-from = Elige una entrada de la que partir, o escribe el nombre de esa entrada.
refused-no-pack-entry = { $title } no tiene «{ $typed }».{ $meant } `/pack show` muestra lo que hay.

### Lo que alguien tiene

refused-no-items = En este sistema no se pueden dar ni tomar objetos. Pregunta al DJ.
refused-item-natural = { $name } no puede separarse de esto: { $item }. Elige otra cosa.
refused-item-worn = { $name } lleva puesto esto: { $item }. Hay que quitarlo antes.
refused-items-too-few =
    { $left ->
        [0] A { $name } ya no le queda { $item }. Elige otra cosa.
       *[other] { $name } solo tiene { $left } × { $item }. Elige menos.
    }
refused-items-full = La ficha { DE($name) } está llena: admite { $most } entradas de este tipo. Suelta antes algo.
refused-item-full = { $name } no puede tener más de { $most } × { $item }. Elige menos.
refused-items-by-gm = El libro no tiene regla para esto en combate, así que depende del DJ. Pregunta { A($gms) }.
refused-beyond-hands = { $name } está a { $squares } casillas. Acércate antes.
refused-not-fallen = { $name } sigue en pie. Solo puedes tomar cosas de quien haya caído.
refused-looting-off = El saqueo está desactivado, así que nadie puede tomar nada { DE($name) }. El DJ puede cambiarlo con el ajuste `loot`.
refused-no-looting = El DJ reparte lo que tenía { $name }. Pregunta { A($gms) }.
refused-not-an-ally = { $name } no está en tu bando. Pide al DJ que entregue el objeto.
refused-nothing-on-the-ground = No hay nada así en el suelo. Elige otra cosa.
refused-owns-nothing = { $name } no tiene nada que dar.
