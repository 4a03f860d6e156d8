### Paquetes de contenido: qué falla en un archivo, y dónde.

pack-problem = { $place }: { $fault }
pack-counts = { $title } ({ $rules }), revisión { $revision }: { $all }.
pack-creatures = { $count ->
    [one] 1 criatura
   *[other] { $count } criaturas
  }
pack-characters = { $count ->
    [one] 1 personaje
   *[other] { $count } personajes
  }
pack-conditions = { $count ->
    [one] 1 estado
   *[other] { $count } estados
  }
pack-maps = { $count ->
    [one] 1 mapa
   *[other] { $count } mapas
  }
pack-scenes = { $count ->
    [one] 1 escena
   *[other] { $count } escenas
  }
pack-stock = { $count ->
    [one] 1 entrada de ficha
   *[other] { $count } entradas de ficha
  }
pack-nothing-in-it = aún vacío

pack-file-too-big = El archivo pasa de 256 KB. Divídelo en varios paquetes.
pack-file-too-deep = Las listas y objetos tienen más de 20 niveles.
pack-file-no-text = El archivo no es texto UTF-8.
pack-file-no-json = El archivo no es JSON válido. Puede faltar una coma, una comilla o un corchete.
pack-file-no-pack = Esto no es un paquete de contenido. Un paquete contiene "format": "fray-pack".
pack-file-too-new = Este paquete necesita una versión más nueva de Fray.
pack-json-empty = El archivo está vacío.
pack-json-start = Línea { $line }: el archivo de un paquete empieza con `{ "{" }`, pero este empieza con `{ $code }`.
pack-json-fence = Línea { $line }: quita los tres acentos graves y lo que haya después en esa línea. Vienen de un chat y no son parte del archivo.
pack-json-comma = Línea { $line }: pon una coma después de `{ $code }`.
pack-json-extra-comma = Línea { $line }: quita la coma después de `{ $code }`.
pack-json-colon = Línea { $line }: pon dos puntos después de `{ $code }`.
pack-json-value = Línea { $line }: falta un valor después de `{ $code }`.
pack-json-quotes = Línea { $line }: cambia `{ $code }` por una comilla doble recta, `"`. Revisa también las otras líneas.
pack-json-unquoted = Línea { $line }: pon `{ $code }` entre comillas: `"{ $code }"`.
pack-json-case = Línea { $line }: escribe `{ $code }` en minúsculas.
pack-json-number = Línea { $line }: `{ $code }` no es un número válido. Escribe los números como `6`, `-6` o `0.5`.
pack-json-open-text = Línea { $line }: pon una comilla al final del texto `{ $code }`. Si el texto tiene un salto de línea, escríbelo como `\n`.
pack-json-inner-quote = Línea { $line }: el texto termina demasiado pronto, en `{ $code }`. Dentro de un texto, escribe una comilla como `\"`.
pack-json-tab = Línea { $line }: hay un tabulador u otro carácter invisible después de `{ $code }`. Cámbialo por un espacio.
pack-json-backslash = Línea { $line }: escribe dos veces la barra invertida de `{ $code }`: `\\`.
pack-json-comment = Línea { $line }: quita `{ $code }`. JSON no puede tener comentarios.
pack-json-space = Línea { $line }: hay un espacio especial antes de `{ $code }`. Cámbialo por uno normal.
pack-json-bracket = Línea { $line }: `{ $code }` no puede estar aquí, porque el `{ $bracket }` de la línea { $opened } todavía no está cerrado.
pack-json-unclosed = El archivo termina antes de que se cierre el `{ $bracket }` de la línea { $opened }. Añade lo que falta.
pack-json-rest = Línea { $line }: hay algo más después del final del paquete: `{ $code }`. Quítalo, o quita antes un corchete o una llave de más.

pack-fault-wants = debe ser { $wants }
pack-fault-quoted-number = debe ser { $wants }, sin comillas
pack-fault-quoted-flag = debe ser true o false, sin comillas
pack-fault-no-list = debe ser una lista entre corchetes, `[ ]`
pack-fault-no-field = ese campo no existe
pack-fault-no-field-near = ese campo no existe. ¿Querías decir «{ $near }»?
pack-fault-no-field-but = ese campo no existe. Puedes usar { $fields }.
pack-fault-no-creature = no hay ninguna criatura «{ $typed }» en este paquete ni en el libro.{ $meant }
pack-fault-no-map = no hay ningún mapa «{ $typed }» en este paquete ni entre los prefabricados.{ $meant }
pack-fault-no-entry = no hay «{ $typed }» en las entradas de ficha de este paquete ni en el libro.{ $meant }
pack-fault-meant = { " " }¿Querías decir «{ $near }»?
pack-fault-twice = «{ $name }» ya es el nombre de otra entrada
pack-fault-of-the-book = «{ $name }» es un estado del libro. Elige otro nombre.
pack-fault-circle = «{ $name }» parte de esta entrada, así que esta entrada no puede partir de «{ $name }»
pack-fault-no-sheet = necesita una ficha, o en «like» una criatura de la que partir
pack-fault-sign = símbolo desconocido «{ $sign }» en la fila { $row }, columna { $column }
pack-fault-no-map-here = la escena no tiene mapa, así que no puede nombrar casillas
pack-fault-no-square = no hay casilla «{ $square }». El mapa va de A1 a { $last }.
pack-fault-no-footing = nadie puede estar en { $square } ({ $ground })
pack-fault-square-taken = ya hay alguien en { $square }
pack-fault-squares = { $count ->
    [one] solo hay una de estas criaturas, así que basta una casilla
   *[other] solo hay { $count } de estas criaturas, así que bastan { $count } casillas
  }
pack-fault-combatants = una escena puede tener { $most } combatientes como máximo
pack-fault-no-conditions = este sistema no tiene estados que puedan añadir los paquetes

## /pack: los paquetes del servidor

pack-unfit = { $count ->
    [one] No se ha guardado nada, porque algo falla en este paquete:
   *[other] No se ha guardado nada, porque fallan { $count } cosas en este paquete:
  }
pack-more-wrong = … y { $count } más. Corrige primero esto y vuelve a subir el archivo.
pack-none = Este servidor aún no tiene paquetes. `/pack new` empieza uno, y `/pack add` sube uno.
pack-list-title = Paquetes de este servidor
pack-list-more = También: { $names }. Abre uno con `/pack show`.
pack-open = Abrir
pack-about-used = **{ $title }** · { $rules } · revisión { $revision }
pack-about-unused = **{ $title }** · { $rules } · revisión { $revision }, sin usar
pack-about-host = **{ $title }** · { $rules } · revisión { $revision }, de quien aloja este bot
pack-fits-no-more = Este paquete no funciona con esta versión de Fray, así que no se puede usar nada de él. Expórtalo, corrige estos problemas y añádelo otra vez:
pack-author = De { $author }
pack-license = Licencia: { $license }
pack-source = Fuente: { $source }
pack-cite = { $title }, revisión { $revision }
pack-cite-here = De este combate
pack-kind-creatures = Criaturas
pack-kind-characters = Personajes
pack-kind-conditions = Estados
pack-kind-maps = Mapas
pack-kind-scenes = Escenas
pack-kind-stock = Entradas de ficha
pack-change-new = Nuevo: { $names }
pack-change-changed = Cambiado: { $names }
pack-change-gone = Eliminado: { $names }
pack-change-none = Su contenido es el mismo que el de la revisión en uso.
pack-use = Usarlo
pack-drop = Cancelar
pack-export = Exportar
pack-earlier = Más revisiones…
pack-back-to = Usar revisión { $revision }
pack-stored = **Revisión { $revision }** · guardada { $time }
pack-all = Todos los paquetes
pack-remove = Quitar…
pack-remove-it = Quitarlo
pack-keep-it = Conservarlo
pack-in-use = { $title } está ahora en uso, revisión { $revision }.
pack-dropped = Cancelado. { $title }, revisión { $revision }, no se usa.
pack-sure-to-remove = ¿Quitar { $title } con todas sus revisiones? Los combates que lo usaron conservan lo que tienen. Para tener antes una copia, usa `/pack export`.
pack-removed = { $title } ya no está.
pack-exported = Aquí está { $title }, revisión { $revision }. Cualquiera puede añadirlo a otro servidor con `/pack add`.
pack-exported-bare = Los retratos no están en el archivo. Súbelos otra vez en el otro servidor con `/pack portrait`.
pack-allowed-managers = Desde ahora, solo quienes gestionan este servidor pueden cambiar sus paquetes.
pack-allowed-gms = Desde ahora, los DJ de los encuentros de aquí también pueden cambiar los paquetes de este servidor.

## Escenas preparadas

scene-button = Escenas…
scene-title = Escenas preparadas
scene-choose = Elige una escena
scene-none = Este servidor no tiene escenas preparadas para este sistema. Guarda este encuentro como escena con `/pack keep`, o añade un paquete que las tenga.
scene-show = Vista previa
scene-open = Abrirla
scene-open-named = Abrir «{ $name }»
scene-forecast = Pronóstico
scene-all = Todas las escenas
scene-creature = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
scene-creature-hidden = { $count ->
    [one] { $name } (sin mostrar)
   *[other] { $count } × { $name } (sin mostrar)
  }
scene-map = Mapa: { $name }
scene-note = **Tu nota:** { $note }
scene-opened = «{ $name }» está montada. Un solo *Deshacer* quita todo lo que añadió.
scene-unplaced = { $count ->
    [one] No había sitio para una criatura en su casilla. Colócala con *Colocar…* en el mapa.
   *[other] No había sitio para { $count } criaturas en sus casillas. Colócalas con *Colocar…* en el mapa.
  }
## Paquetes desde el juego

pack-ours = Nuestro paquete
pack-made = Paquete creado: { $title }. ¿Qué guardas primero?
pack-keep = Guardar (servidor)
pack-keep-scene = Guardar escena…
pack-keep-scene-title = Guardar este combate como escena
pack-keep-map-title = Guardar este mapa
pack-kept = **{ $name }** está ahora en { $pack }, revisión { $revision }.
pack-changed-meanwhile = **{ $name }** cambió mientras tenías abierto el formulario, así que no se ha guardado nada. Esta es la versión actual.
pack-gone-meanwhile = El paquete o la entrada se quitó o cambió de nombre mientras tenías abierto el formulario, así que no se ha guardado nada. Escribiste:
pack-not-removed = **{ $name }** cambió después de que lo abrieras, así que sigue ahí. Esta es la versión actual.
pack-overtaken = **{ $title }** ha cambiado mientras tanto: ahora se usa la revisión { $revision }, así que no se ha hecho nada. Míralo otra vez.
pack-not-in-use-meanwhile = **{ $title }** ya no está en uso, así que no se ha hecho nada. Míralo en `/pack list`.
pack-kept-again = **{ $name }** ha cambiado en { $pack }, revisión { $revision }.
pack-kept-instead = **{ $name }** tiene una versión nueva en { $pack }, revisión { $revision }. La revisión { $before } conserva la anterior.
pack-keep-taken = **{ $name }** ya está en { $pack } ({ $list }). Sustituirlo cambiaría:
pack-keep-same = **{ $name }** ya está en { $pack }, tal cual.
pack-keep-replace = Sustituir
pack-keep-both = Conservar ambos
pack-differs = **{ $what }** { $before } → { $after }
pack-differs-otherwise = Cambió algo que los formularios no muestran.
pack-kept-too = También guardado: { $names }.
pack-which = ¿En qué paquete lo guardas?
pack-choose = Elige un paquete.
pack-open-it = Abrir el paquete
pack-edit = Editar…
pack-back = Volver
pack-field-name = Nombre
pack-about-button = Acerca de…
pack-about-title = Acerca de este paquete
pack-about-kept = { $title } ha cambiado: ahora es la revisión { $revision }.
pack-field-title = Título
pack-field-author = Autor
pack-field-source = Fuente
    .hint = Dónde está publicado, o de qué libro viene
pack-field-license = Licencia
    .hint = Dice qué pueden hacer otros con el paquete. Ejemplo: CC0
pack-field-about = De qué trata
pack-field-brief = Qué es, en una frase
pack-field-pack = Paquete
pack-field-map = Mapa
pack-field-part = Parte del paquete
pack-field-say = Texto inicial
    .hint = Se publica en el canal cuando un DJ abre la escena
pack-field-note = Nota para el DJ
    .hint = Solo la ve el DJ que abre la escena
pack-field-settings = Ajustes
pack-field-style = Estilo del piloto automático
pack-field-like = Partir de
pack-field-like-from = Partir de (de { $first } a { $last })
pack-field-search = O escribe de qué partir
    .hint = Basta parte del nombre
pack-page-name = Nombre y texto…
pack-add-creature = Criatura…
pack-add-condition = Estado…
pack-add-entry = { $list }…
pack-add-to = Añadir una entrada de ficha…
pack-choose-entry = Editar o quitar…
pack-choose-entry-from = Editar o quitar (de { $first } a { $last })
pack-new-entry = Añadir a { $list }
pack-remove-entry = Quitar entrada…
pack-remove-portrait = Quitar retrato
pack-portrait-given = **{ $name }** ahora tiene retrato. Todos lo ven en sus turnos y en el mapa.
pack-portrait-changed = **{ $name }** ahora tiene este retrato en lugar del anterior.
pack-portrait-removed = **{ $name }** ya no tiene retrato.
pack-portrait-none = **{ $name }** aún no tiene retrato. Elige un archivo en `picture:`.
pack-portrait-hint = Para ponerle un retrato, usa `/pack portrait`.
pack-entry-of = { $list } · { $pack }
pack-sure-to-remove-entry = ¿Quitar { $name } de { $pack }? Los combates que lo usaron conservan lo que tienen.
pack-entry-removed = { $name } ya no está en { $pack }.

pack-book = { $rules }: el libro
pack-book-exported = Aquí tienes los personajes, criaturas y equipo de { $rules } como paquete. Para cambiarlo, pon otro id a tu copia antes de añadirla.
