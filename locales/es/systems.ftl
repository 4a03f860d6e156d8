### Sistemas de reglas con carpeta propia, como los nombran el registro y los programas de administración.

systems-left-out = El sistema de reglas de { $folder } se dejó fuera. { $why }
systems-folder-unreadable = No puedo leer { $folder }, la carpeta que indica SYSTEMS. Comprueba su ruta y permisos.

## Por qué se dejó fuera un sistema, y qué hacer

systems-fault-no-file = No tiene system.ts ni system.js. Ese archivo debe exportar `system`, hecho con `defineSystem` de fray/rules.
systems-fault-no-system = Su system.ts debe exportar `system`, hecho con `defineSystem`, con `fray`, `version`, `rules` y `words`.
systems-fault-no-locales = No tiene carpeta locales/en. Ahí van sus mensajes y los nombres de su libro.
systems-fault-name = «{ $id }» no puede ser un id. Nombra su carpeta y sus reglas con letras minúsculas, cifras y guiones, empezando por una letra.
systems-fault-built-in = Fray ya tiene un sistema con el id «{ $id }». Da otro id al tuyo en tres lugares: el nombre de su carpeta, el id de sus reglas y el principio de los ids de sus mensajes.
systems-fault-taken = Otra carpeta ya tiene un sistema con el id «{ $id }». Quita uno, o dale otro id.
systems-fault-other-id = Su carpeta es { $folder }, pero sus reglas tienen el id «{ $id }». Los dos deben ser iguales.
systems-fault-api = Se escribió para la versión { $wants } de fray/rules, y este Fray tiene la versión { $has }. Instala una versión del sistema para este Fray, o cámbialo como dice docs/rules-api.md.
systems-fault-version = Su versión debe ser un texto corto como 1.0.0.
systems-fault-message = El id de su mensaje «{ $message }» debe empezar por «{ $id }-».
systems-fault-error = No se carga: { $why }

## `npm run new-system`

new-system-failed = No se creó ningún sistema
new-system-usage = Uso: npm run new-system NAME, o npm run new-system NAME -- --in FOLDER para un sistema fuera de la carpeta de Fray.
new-system-bad-name = «{ $name }» no puede ser el nombre de un sistema. Usa hasta 30 letras minúsculas, cifras y guiones, empezando por una letra. Ejemplos: cairn, old-school.
new-system-taken = Ya hay un sistema con el nombre { $name }. Elige otro nombre.
new-system-exists = La carpeta { $folder } ya existe. Elige otro nombre, o quita la carpeta.
new-system-made = Creado { $folder }. Para jugarlo, ejecuta `npm start` y escribe `/encounter start`. docs/a-new-system.md muestra qué cambiar primero.
new-system-made-outside = Creado { $folder }. Para jugarlo, ejecuta `SYSTEMS={ $outside } npm start`. docs/a-new-system.md muestra qué cambiar primero.

## docs/rules-api.md

rules-api-head =
    # Lo que importa un sistema de reglas

    Un sistema de reglas solo importa de `fray/rules` y de su propia carpeta. Esta es la versión { $version } de
    `fray/rules`. La versión sube cuando los sistemas escritos para una anterior ya no funcionarían. [Añadir un sistema de
    reglas](a-new-system.md) muestra cómo encajan las partes.

    `npm run rules-api` escribe esta página a partir de los comentarios del código.
