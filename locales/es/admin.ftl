### Lo que leen los administradores: en la consola de un arranque fallido, y en respuestas sobre el estado del programa.

admin-setting-invalid = { $name } no es válido («{ $value }»). Debe ser { $wants }.
admin-setting-invalid-secret = { $name } no es válido. Debe ser { $wants }.
admin-shards-alone = SHARDS está puesto sin DATABASE_URL. Varios procesos necesitan PostgreSQL: pon también DATABASE_URL, o deja SHARDS vacío.

## Un archivo de `/log export as:json` que no se puede usar

record-file-too-deep = tiene demasiados niveles
record-file-no-json = no es JSON válido
record-file-no-record = no es un registro de /log export as:json
record-file-only-dice = Fray 0.1 exportó este archivo, así que solo puedo comprobar sus dados: `npm run verify -- FILE`
record-file-newer = lo hizo una versión más nueva de Fray («{ $format }»): actualiza Fray para comprobarlo
record-file-format = su formato es «{ $format }», pero esta versión de Fray lee «{ $known }»
record-file-place = en { $place } ({ $wants })
record-file-wrong = está mal { $places }
record-file-wrong-and = { $count ->
    [one] está mal { $places }, y en 1 sitio más
   *[other] está mal { $places }, y en { $count } sitios más
  }

## Por qué falló un arranque, una copia o un traslado

admin-lost-at-start = Se perdieron las conexiones con Discord durante el arranque. Arranca Fray otra vez.
health-shards = : shards { $shards }
health-not-connected = sin conexión con Discord{ $which }
health-ok = ok{ $own }{ $adopted }
health-adopted = { "" }; asumidas de otro proceso{ $which }
health-measure-failed = Falló una medición.
health-only-get = Aquí solo funciona GET.
health-not-found = No encontrado. Prueba /healthz o /metrics.
health-cannot-send = no puede enviar mensajes a Discord
health-no-database = la base de datos no responde
admin-share-without-port = SHARE está activado, pero no hay METRICS_PORT en el que servirlo. Pon METRICS_PORT, o desactiva SHARE.
admin-port-taken = METRICS_PORT { $port } ya está en uso en { $host }. Usa otro puerto, o déjalo vacío.
admin-cannot-listen = No se puede escuchar en METRICS_HOST { $host }, METRICS_PORT { $port } ({ $code }). Comprueba los dos.
admin-no-leases = La base de datos tiene un problema ({ $problem }), así que este proceso no puede obtener sus conexiones con Discord. La base de datos puede estar arrancando o en traslado. Inténtalo otra vez en un momento.
admin-no-data = La base de datos { $called } no tiene datos de Fray. Comprueba la dirección.
admin-database-older = La base de datos { $called } es de una versión anterior de Fray. Para actualizarla, arranca una vez esta versión con ella. Después detén Fray e inténtalo otra vez.
admin-database-used = { $process } usa la base de datos { $called }. Detén antes todos los procesos de Fray que la usen. Si mataste alguno, espera 20 segundos.
admin-database-used-by-another = Otro proceso usa la base de datos { $called }. Detén antes todos los procesos de Fray que la usen. Si mataste alguno, espera 20 segundos.
admin-database-newer = La base de datos { $called } es de una versión más nueva de Fray (migración { $taken }; esta versión tiene { $known }). Actualiza Fray, o restaura una copia anterior a la actualización.
admin-encoding = La base de datos { $called } usa la codificación { $encoding }. Crea una con UTF8 (createdb --encoding=UTF8 --template=template0) y pon DATABASE_URL.
admin-other-tables = La base de datos { $called } tiene tablas de otro programa o de una versión no publicada de Fray. Crea una base de datos vacía y pon DATABASE_URL.
admin-unreachable = No se llega a la base de datos { $called }. Arráncala, o comprueba DATABASE_URL.
admin-login-rejected = La base de datos { $called } rechazó el acceso. Comprueba el usuario y la contraseña de DATABASE_URL.
admin-untrusted = No se puede confiar en la conexión con la base de datos { $called }: { $why }. Comprueba sslmode y sslrootcert en DATABASE_URL.
admin-no-postgres = No hay base de datos { $called }. Créala (createdb), o comprueba DATABASE_URL.
admin-cannot-create = El usuario de DATABASE_URL no puede crear tablas en { $called }. Hazlo propietario, o dale CREATE en el esquema.
admin-database-full = La base de datos { $called } se ha quedado sin disco, memoria o conexiones. Libera espacio o conexiones y arranca Fray otra vez.
admin-other-program = { $path } es de otro programa. Pon otro archivo en DATABASE_PATH.
admin-no-folder = La carpeta de la base de datos «{ $folder }» no existe. Créala, o pon DATABASE_PATH.
admin-path-is-folder = DATABASE_PATH es una carpeta ({ $path }). Pon un archivo de esa carpeta.
admin-damaged = La base de datos { $path } está dañada ({ $why }). Restaura una copia: npm run restore -- FILE. El archivo dañado se conserva.
admin-unreleased = La base de datos { $path } la hizo una versión no publicada de Fray y no se puede actualizar. Muévela, o pon otro archivo en DATABASE_PATH.
admin-file-used = Otra copia de Fray usa la base de datos { $path }. Detenla, o pon otro archivo en DATABASE_PATH para esta.
admin-no-file-database = No hay base de datos { $database }. Comprueba DATABASE_PATH.
admin-no-file = No hay archivo { $path }. Comprueba la ruta.
admin-not-a-file = { $path } no es un archivo. Da la ruta de una copia.
admin-not-frays = { $called } no es una base de datos de Fray. Elige otro archivo.
admin-file-damaged = La base de datos { $called } está dañada ({ $why }).
admin-file-lacks = La base de datos { $called } está dañada: falta { $lost }.
admin-backup-exists = { $named } ya existe. Da otro nombre a la copia.
admin-no-backup-folder = La carpeta de { $named } no existe. Créala antes.
admin-backup-itself = Esa es la propia base de datos. Da la ruta de una copia.
admin-no-database-folder = La carpeta de la base de datos { $database } no existe. Créala, o pon DATABASE_PATH.
admin-backup-trigger = { $called } no se puede usar ({ $trigger }). Elige otra copia.
admin-cannot-update = La base de datos { $called } está dañada y no se puede actualizar ({ $why }).
admin-database-in-use = La base de datos { $database } está en uso. Detén antes Fray y restaura después.
admin-read-only = La base de datos { $path } es de solo lectura. Da permiso de escritura al usuario que ejecuta Fray en el archivo y su carpeta.
admin-cannot-open = No se puede abrir la base de datos { $path }. Comprueba los permisos de su carpeta, o pon DATABASE_PATH.
admin-no-sqlite = { $path } no es una base de datos, o está dañada. Restaura una copia con npm run restore, o pon DATABASE_PATH.
admin-locked = Otro programa bloquea la base de datos { $path }. Detén ese programa, o cualquier otra copia de Fray que la use.
admin-disk = No se puede escribir en la base de datos { $path }: el disco está lleno o falla. Libera espacio, o comprueba el disco.
admin-other-total = { $process } reparte los servidores en { $theirs } conexiones, pero este proceso los reparte en { $ours }. Detén todos los procesos y arráncalos con el mismo total en SHARDS.
admin-shards-taken = { $process } usa la misma base de datos y ya tiene las conexiones { $shards } con Discord. Detenlo, o da a este proceso otras conexiones (SHARDS).
move-no-source = No hay base de datos { $path }. Comprueba la ruta.
move-target-exists = { $path } ya existe. Da el nombre de un archivo nuevo.
move-no-parent = Una fila de la tabla `{ $table }` no tiene padre en `{ $parent }`. Restaura una copia y traslada esa.
move-two-ids = Dos encuentros tienen el id { $id }; uno es «{ $name }» en el canal { $channel } del servidor { $server }. Un archivo solo puede guardar uno, así que sigue con PostgreSQL.
move-not-empty = La base de datos { $called } no está vacía: la tabla `{ $name }` tiene datos. Crea una nueva (createdb) y usa esa.
move-unsure = Se perdió la conexión con { $called } en el último momento, así que se trasladó todo o nada. Ejecuta esto otra vez: si dice que la base de datos no está vacía, se trasladó todo.
move-checking = encuentros comprobados
move-unfolded = El encuentro «{ $name }» del canal { $channel } no coincide con su registro. Termínalo en Discord (/encounter end) y ejecuta esto otra vez, o restaura una copia.
move-row-differs = Una fila de la tabla `{ $name }` es distinta en { $source } { Y($target) }.
move-rows-differ = La tabla `{ $name }` tiene { $read } filas en { $source } pero { $kept } en { $target }.
move-stopped = El traslado se paró. No ha cambiado ninguna base de datos.
admin-no-token = DISCORD_TOKEN no está puesto. Pon el token del bot, en .env o en el entorno del servicio. Para jugar sin Discord, arranca Fray en una terminal.
terminal-resealed = Hay dados nuevos sellados para «{ $name }». El SHA-256 de su semilla es { $commitment }.
terminal-begins = DISCORD_TOKEN no está puesto, así que juegas aquí en la terminal. Escribe /help para ver cómo.
admin-cannot-start = Fray no puede arrancar: { $why }

## Discord cerró la conexión del todo

admin-wrong-token = Discord rechazó el token. Cópialo otra vez del portal de desarrolladores (Bot › Reset Token) en DISCORD_TOKEN.
admin-other-count = Discord quiere otro número de conexiones (4010). Deja SHARDS vacío para que Fray le pregunte el número a Discord, y arranca otra vez.
admin-too-few-connections = El bot está en más servidores de los que admiten sus conexiones (error 4011 de Discord). Arranca el bot otra vez, y Fray abrirá más. Si SHARDS está puesto, detén todos los procesos y arráncalos con un número mayor tras la barra de SHARDS.
admin-old-api = Discord ya no admite la versión de la API que usa Fray (4012). Actualiza Fray. Si ya es la más nueva, avísanos, por favor.
admin-unknown-intents = Discord no conoce los intents que pide Fray (4013). Actualiza Fray. Si ya es la versión más nueva, avísanos, por favor.
admin-forbidden-intents = Discord dice que el bot no puede usar los intents que pide Fray (4014), aunque ninguno es privilegiado. Actualiza Fray. Si ya es la versión más nueva, avísanos, por favor.

## Qué está dañado en una base de datos

damage-table = la tabla `{ $name }`
damage-column = la columna `{ $column }` de `{ $table }`
damage-index = el índice `{ $index }` de `{ $table }`
damage-orphan = una fila de `{ $table }` no tiene padre en `{ $parent }`
damage-value = una fila de `{ $table }` tiene un valor no válido en `{ $column }`: «{ $value }»
damage-unreadable = una fila de la tabla `{ $table }` tiene un valor ilegible en la columna `{ $column }`
damage-trigger = el disparador `{ $name }` no es de Fray
admin-copy-of = la copia de { $database }
