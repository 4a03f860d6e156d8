### La mesa en la terminal: qué falla en una línea que alguien escribe.

terminal-no-slash = Los comandos empiezan con una barra: /help. Para hablar como otro jugador, empieza con su nombre: @ana /join …
terminal-no-command = No hay ningún comando /{ $typed }.{ $meant } /help los muestra todos.
terminal-which-subcommand = ¿Cuál? { $known }
terminal-no-options = «{ $typed }» sobra aquí: este comando no tiene opciones.
terminal-no-option = Aquí no hay ninguna opción «{ $typed }».{ $meant } Puedes usar { $known }.
terminal-missing-option = Falta la opción «{ $option }» ({ $about }).
terminal-whole-number = «{ $option }» debe ser un número entero.
terminal-yes-or-no = «{ $option }» debe ser yes o no.
terminal-meant = { " " }¿Querías decir { $near }?
terminal-nothing-to-choose = Aún no hay nada que elegir.
terminal-number-range = Elige un número de 1 a { $last }.
terminal-several-menus = Esos números son de menús distintos. Elige de un solo menú.

## `npm run odds`

odds-option-invalid = { $name } debe ser { $wants }, no «{ $typed }».
scene-schema-title = Una escena para `npm run odds`
scene-sheet-changes = campos de la ficha que cambian; null quita un campo
report-schema-title = Lo que escribe `npm run odds --json`

## Programas para administradores: lo que escriben

program-cannot-use = No se puede usar { $name }: { $why }. Exporta un registro con `/log export as:json`.
program-cannot-read = No se puede leer { $name }: { $why }.
program-no-file = ese archivo no existe
program-a-folder = es una carpeta
program-no-access = sin acceso
program-backup-by-tools =
    tus ajustes usan PostgreSQL (DATABASE_URL). Haz la copia con sus propias herramientas; Fray puede seguir en marcha:
    { "  " }{ $command }
    Usa herramientas de la misma versión que el servidor, o más nuevas. Más en docs/scaling-out.md.
program-restore-by-tools =
    tus ajustes usan PostgreSQL (DATABASE_URL). Restaura con sus propias herramientas. Detén todos los procesos de Fray, crea una base de datos nueva (createdb), pon DATABASE_URL y ejecuta:
    { "  " }{ $command }
    { "  " }npm run reseal
    El último comando sella dados nuevos, porque hay quien ya sabe qué saldría de los anteriores. Después arranca Fray.
page-impossible = { $name } contiene algo imposible. `npm run verify` muestra qué.
page-cannot-write = No se puede escribir { $path }: { $why }.
page-failed = No se hizo ninguna página
page-usage = Uso: npm run page -- FILE.json [PAGE.html]
page-made = Hecho: { $path }. Ábrelo en un navegador.
reseal-failed = No se selló nada
reseal-usage = Uso: npm run reseal
reseal-sqlite = tus ajustes usan un archivo SQLite. `npm run restore` sella sus dados nuevos por ti.
reseal-done = { $count ->
    [one] Hay dados nuevos sellados para 1 combate. Al arrancar, Fray anuncia el nuevo sello en el canal del combate.
   *[other] Hay dados nuevos sellados para { $count } combates. Al arrancar, Fray anuncia el nuevo sello en el canal de cada combate.
  }
backup-failed = No se hizo ninguna copia
backup-usage = Uso: npm run backup [-- FILE or FOLDER]
backup-done = Copia hecha en { $path }: { $content }. Está comprobada y completa.
restore-failed = No se restauró nada
restore-usage = Uso: npm run restore -- FILE
restore-done = Restaurado { $database } desde { $backup }: { $content }.
restore-replaced = La base de datos anterior es ahora { $replaced }.
check-failed = No se comprobó nada
check-pack-usage = Uso: npm run check-pack -- FILES
odds-failed = No se pudieron calcular las probabilidades
odds-progress = { $fights } combates…
program-inventory = { $fights }, { $actions } y { $characters } en { $size }
program-fights = { $count ->
    [one] 1 combate
   *[other] { $count } combates
  }
program-actions = { $count ->
    [one] 1 acción
   *[other] { $count } acciones
  }
program-characters = { $count ->
    [one] 1 personaje
   *[other] { $count } personajes
  }
program-kilobytes = { $size } KB
program-megabytes = { $size } MB
program-failed = { $failed }: { $why }
program-exists = ya existe
odds-head-who = quién
odds-head-action = acción
odds-head-hit = impacto
odds-head-critical = crítico
odds-head-down = fuera
odds-head-harm = daño
odds-head-why = por qué
odds-head-costs = cuesta
odds-head-side = bando
odds-head-wins = gana
odds-head-down-at-end = fuera al final
odds-head-strength = fuerza
odds-head-weaker = criatura más débil siguiente
odds-head-stronger = criatura más fuerte siguiente
odds-measured = { $strength } (simulado)
move-failed = No se trasladó nada
move-usage =
    Uso: npm run move -- --to WHERE          desde la base de datos de tus ajustes
    { "     " }npm run move -- --from WHERE        a la base de datos de tus ajustes
    { "     " }npm run move -- --from WHERE --to WHERE
    WHERE es un archivo SQLite, o la dirección de una base de datos PostgreSQL (postgres://user:password@host:5432/database).
    Uno de los dos debe ser un archivo, y el otro PostgreSQL.
move-same-kind =
    No se puede trasladar { DE($from) } a { $to }: las dos son bases de datos del mismo tipo.
    { $usage }
move-begins = Trasladando { DE($from) } a { $to }.
move-no-address = Eso no es la dirección de una base de datos. Usa una como postgres://user:password@host:5432/database.
move-done = Trasladadas y comparadas { $all } filas. Encuentros abiertos comprobados con sus registros: { $open }.
move-settings-url = { "  " }DATABASE_URL=<la dirección que diste tras --to>
move-settings-path =
    { "  " }DATABASE_PATH={ $to }
    { "  " }DATABASE_URL=
    { "  " }SHARDS=
move-settings-right = Tus ajustes ya usan la nueva base de datos. Arranca Fray.
move-settings-change =
    Cambia tus ajustes (.env):
    { $change }
    Después arranca Fray.
move-source-kept = { $from } no ha cambiado. No vuelvas a arrancar Fray con ella. Borra { $from } cuando todo funcione. Si no, conservaría los datos que los jugadores borren más tarde.
odds-strengths-are = La fuerza es cuántos personajes prefabricados hacen un combate igualado contra una criatura. Más en docs/creatures.md.
odds-stopped = Parado antes de tiempo.
odds-no-attacks = Nadie puede atacar a nadie.
odds-sampled = Lo que lleva ± viene de { $rolls } tiradas simuladas. El resto es exacto.
odds-no-fight = No se simuló ningún combate. { $why }
odds-usage =
    Uso: npm run odds -- FILE [OTHER] [--seed N] [--aim PERCENT | --fights N] [--only acts|fight] [--stakes] [--strength] [--json]
    { "     " }npm run odds -- --sheet SYSTEM NAME
    FILE es una escena preparada, o el archivo de un personaje. OTHER es el archivo del personaje rival. Más en docs/odds.md.
odds-name-file = Nombra un archivo, o los archivos de dos personajes.
odds-name-system = Nombra un sistema y uno de sus personajes prefabricados o criaturas.
odds-aim-or-fights = Usa --aim o --fights, no los dos.
scene-known = Usa una escena preparada ("format": "{ $format }", ver docs/odds.md), un archivo de `/log export as:json`, o dos archivos de `/character export`.
scene-one-character = { $file } solo tiene un personaje. Indica también el archivo de un segundo, como rival.
scene-cannot-use = No puedo usar { $file }. { $known }
scene-no-system = system: { $why }
scene-two-systems = { $file } es para { $system }, { Y($other) } es para { $second }. Los dos deben ser del mismo sistema.
scene-no-character = { $file } no es un personaje. Si das dos archivos, los dos deben ser personajes de `/character export`.
scene-cannot-read = No se puede leer { $file }: { $why }
scene-newer = { $file } es de una versión más nueva. Actualiza Fray.
scene-wrong-record = { $file } tiene errores. `npm run verify -- { $file }` muestra dónde.
scene-over = El encuentro de { $file } ha terminado sin que empezara el combate, así que no hay nada que pronosticar.
scene-no-json = { $file } no es JSON válido{ $where }.
scene-ends-early = : termina antes de tiempo, y puede faltar un corchete o una comilla
scene-json-at = : línea { $line }, columna { $column }: «{ $mark }» sobra ahí
scene-errors = { $file } tiene errores:
scene-more = … y { $rest } más.
scene-other-system = un archivo para { $system } ({ $path } es para { $other })
scene-none-of = no hay «{ $typed }»; elige entre { $known }
scene-none-near = no hay «{ $typed }»; ¿querías decir «{ $near }»?
scene-name = Un encuentro
scene-duel = { $one } contra { $other }
odds-no-one = nadie
odds-down-of = { $down } de { $members }

terminal-form =
    { $title } Rellena este formulario con /form { $field }:…
    { $lines }
terminal-whisper = (solo lo ves tú)
