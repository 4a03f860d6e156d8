### Lo que hace un ajuste (`/gm set`, `/rules`), cómo unen números los signos y las palabras, y motivos de todos los sistemas.

core-reference-briefs-settings-auto-end = Si un turno termina solo cuando al combatiente no le queda nada que gastar.
core-reference-briefs-settings-turns = Regla de la casa sobre quién actúa a la vez. De uno en uno: los combatientes se turnan, como en el libro. Por bandos: todo un bando actúa, en cualquier orden, y después el otro.
core-reference-briefs-settings-delay = Regla de la casa que deja a los jugadores retrasar un turno a más tarde en la ronda (`/turn delay`), antes de hacer nada en él.
core-reference-briefs-settings-order = Regla de la casa sobre cuándo se fija el orden de turnos: una vez para todo el combate, como en el libro (una vez), u otra vez al empezar cada ronda (cada ronda).
core-reference-briefs-settings-tone = El tono de la historia: heroico, sombrío o sobrio.
core-reference-briefs-settings-sums = Cuántas cuentas ves con un resultado. Breve: dado, total, resultado y daño. Completo: cada paso. El registro siempre tiene cada paso.
core-reference-briefs-settings-signs = Mostrar los números con barras y signos (barras), o escribirlo todo para lectores de pantalla (palabras).
core-reference-briefs-settings-secrecy = Lo que ven los jugadores de la salud de las criaturas: números exactos, palabras (sin heridas, con heridas, con heridas graves, al borde de la muerte) o nada.
core-reference-briefs-settings-picture = Cómo se ven las imágenes del mapa, del orden de turnos y del combate: con fondo oscuro (oscuro), con fondo claro (claro), o sin imágenes (no).
core-reference-briefs-settings-sheets = Quién puede cambiar una ficha durante el encuentro: solo el DJ (`/gm sheet`), o también los jugadores (las de sus personajes, con `/character edit`).
core-reference-briefs-settings-join = Quién puede unirse: todos (abierto), los jugadores que acepte el DJ (preguntar), o nadie (cerrado). Durante el combate, el DJ debe aceptarlos, aunque esté abierto.
core-reference-briefs-settings-characters-each = Cuántos combatientes puede traer cada jugador.
core-reference-briefs-settings-loot = Quién puede saquear: solo el DJ (DJ), los jugadores a las criaturas muertas (muertos), los jugadores a quien esté fuera de combate (caídos) o nadie (no).
core-reference-briefs-settings-language = El idioma de los mensajes del encuentro. Lo que solo ves tú está en el idioma de tu Discord. Los encuentros nuevos empiezan en el idioma del servidor.
core-reference-briefs-settings-uneven = Avisa en privado al DJ, en `/initiative`, si la probabilidad de victoria de los jugadores no está entre estos dos porcentajes (como 30-95). No: sin aviso.
signs-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
signs-bars-multiplied = { " " }por dos
signs-bars-pool-misses = fallos: { $misses }
signs-bars-pool = éxitos: { $hits }, fallos: { $misses }
signs-bars-short-pool = { $hits } de { $dice }
signs-bars-undone = ~~{ $title }~~ (deshecho)
signs-words-out-of = { $value } de { $max }
signs-words-became = { $before }, ahora { $after }
signs-words-reaches = llega a
signs-words-misses = no llega a
signs-words-under = no pasa de
signs-words-over = pasa de
signs-words-times = { $count } por { $what }
signs-words-share = , el { $percent } de eso
signs-words-multiplied = { $times ->
    [2] , por dos
   *[other] , por { $times }
}
signs-words-towards = a
signs-words-pool = cuentan { $faces }: { $hits }; fallos: { $misses }
signs-words-pool-none = ninguno
signs-words-short-pool = { $hits } de { $dice } ({ $faces } son éxitos)
signs-words-may-be-attacked = { $way } (riesgo de ataque)
signs-words-undone = Deshecho: { $title }.
core-reasons-stat = { $stat } { DE($whose) }
core-reasons-gm-s-word = decisión del DJ
core-reasons-sheet-changed = ficha cambiada ({ $fields })
core-reasons-revived = vuelve a la vida
core-reasons-returned = de vuelta
core-reasons-dead = sin vida
core-reasons-taken-off = lo quita el DJ
core-reasons-time-over = se acabó su tiempo
core-reasons-time-passes = pasa el tiempo
core-reasons-scene-over = acaba la escena
core-reasons-rounds-stop = el combate se pausa
core-reasons-gone = { $who } está fuera del combate
core-reasons-scene-begins = empieza el combate
core-reasons-unspent = sin gastar
core-reasons-waited-too-long = esperó hasta que acabó la ronda
core-questions-join = { $ally } actúa: { $title }. { $name } puede unirse.
core-questions-join-yes = Unirse
core-questions-join-no = No unirse
core-questions-next = { $name } elige quién actúa a continuación.
core-reasons-passed-over = el DJ salta el turno
cite-house = Regla de la casa
cite-ruling = Criterio «{ $about }»
