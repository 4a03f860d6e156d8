### El registro, la crónica y los archivos de /log export; lo que hizo deshacer; y avisos de turnos y preguntas.

## El registro y la crónica

record-page = Página { $page } de { $pages }
record-rounds = { $first } a { $last }
record-begun = empezado el { $begun }
record-days = del { $begun } al { $ended }
record-headline = { $ruleset }, { $days } (UTC).
record-undone-by-gm = Acciones deshechas por el DJ: { $count }.
record-dice = Los dados
record-hash = El hash del registro hasta ahora: `{ $hash }`.
record-sealed = Los dados desde la tirada { $from } están sellados con SHA-256 `{ $commitment }`.
record-secret = La semilla aún es secreta.
record-shown = La semilla: `{ $seed }`.

## Lo que acompaña a un archivo

record-file-chronicle = Aquí está la historia hasta ahora, con todas las cuentas, como archivo de texto.
record-file-page = Aquí está la historia como página web, con gráficos, todas las cuentas y un botón que comprueba cada dado. Guarda el archivo y ábrelo. Funciona sin conexión y no carga nada de internet.
record-file-page-so-far = Aquí está la historia hasta ahora como página web, con gráficos y todas las cuentas. Cuando termine el encuentro, expórtala otra vez para comprobar cada dado.
record-file-record = Aquí está el registro completo: cada acción, cada tirada y todas las semillas mostradas. Cualquiera puede comprobarlo con `npm run verify -- FILE` de Fray. Compara el SHA-256 con el que se mostró al empezar el encuentro.
record-file-sealed-record = Aquí está el registro completo hasta ahora, solo para ti: contiene las fichas de las criaturas. La semilla es secreta hasta que termine el encuentro. Después, una nueva exportación la contiene también.
record-actions =
    -# { $count ->
        [one] 1 acción.
       *[other] { $count } acciones.
    }

## Deshacer

undo-undone = Deshecho
undo-undone-by-the-gm = Deshecho por el DJ
undo-redone = Rehecho
undo-preview = Se desharía
undo-one = **{ $how }:** { $title }.
undo-several = **{ $how }:** { $count } acciones, la última primero:
undo-before = … y { $count } anteriores.
undo-gone = { $name } está fuera del combate.
undo-more = … y { $count } más.
undo-nothing-yet = -# Aún no se ha deshecho nada. Los dados tirados, tirados quedan.
undo-phase-gathering = El combate aún no ha empezado.
undo-phase-fighting = El combate vuelve a estar en marcha.
undo-phase-aftermath = El combate está en pausa.
undo-phase-ended = El encuentro ha terminado.

## Avisos

ping-turn =
    { $turns }: { $count ->
        [one] te toca
       *[other] les toca
    } en «{ $encounter }».
ping-question = { $users }: hay que decidir por { $names } en «{ $encounter }».
