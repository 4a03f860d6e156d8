### El mapa: lo que pasa en él, las pantallas del DJ tras Mapa…, las del jugador tras Moverse y la descripción de sus imágenes.

## Lo que pasa en el mapa

map-drawn = Ya hay mapa: { $width } × { $height } casillas.
map-removed = Ya no hay mapa. Las posiciones vuelven al teatro de la mente.
map-fog-on = La niebla de guerra está activa. Los jugadores solo ven lo que ven sus personajes.
map-fog-off = Ya no hay niebla de guerra. Todos ven el mapa entero.
map-look-changed = El mapa ahora se ve distinto.
map-ground-changed = { $squares }: ahora { $ground }.
map-height-changed = { $squares }: ahora a altura { $level }.
map-cut-off = { $name } no puede salir de { $square } a pie: todas las casillas de al lado están al menos dos niveles más arriba o más abajo.
map-door-opened = { $name } abre la puerta de { $square }.
map-door-closed = { $name } cierra la puerta de { $square }.
map-placed = { $name } está ahora en { $square }.
map-all-placed = En el mapa: { $all }.
map-off =
    { $names } { $count ->
        [one] está
       *[other] están
    } fuera del mapa.
map-moved = { $name } va { DE($from) } a { $to }.
map-moved-out-of-sight = { $name } se mueve desde { $from } y se pierde de vista.
map-moved-into-sight = { $name } aparece en { $to }.
map-forced = { $name } pasa de { $from } a { $to }: { $why }.
map-overridden = El DJ cambia lo que dice el mapa cuando { $actor } actúa contra { $target } ({ $situation }).
map-overridden-because = El DJ cambia lo que dice el mapa cuando { $actor } actúa contra { $target } ({ $situation }). Motivo: «{ $why }»
map-override-removed = El mapa vuelve a decidir cuando { $actor } actúa contra { $target }.
map-cover = cobertura: { $word }
map-behind = por la espalda
map-not-behind = sin ataque por la espalda
map-high-ground = terreno elevado
map-no-high-ground = sin terreno elevado

## Lo que hay en una casilla

ground-floor = suelo libre
ground-wall = un muro
ground-closed-door = una puerta cerrada
ground-open-door = una puerta abierta
ground-rough-ground = terreno difícil
ground-water = agua
ground-deep-water = agua profunda
ground-crate = un cajón
ground-pillar = una columna
ground-nothing = nada del mapa
the-ground-floor = el suelo
the-ground-wall = el muro
the-ground-closed-door = la puerta cerrada
the-ground-open-door = la puerta abierta
the-ground-rough-ground = el terreno difícil
the-ground-water = el agua
the-ground-deep-water = el agua profunda
the-ground-crate = el cajón
the-ground-pillar = la columna
the-ground-nothing = el borde
the-ground-height = el terreno elevado
ground-name-floor = Suelo
ground-name-wall = Muro
ground-name-closed-door = Puerta cerrada
ground-name-open-door = Puerta abierta
ground-name-rough-ground = Terreno difícil
ground-name-water = Agua
ground-name-deep-water = Agua profunda
ground-name-crate = Cajón
ground-name-pillar = Columna
ground-name-nothing = Fuera del mapa

## Descripciones de imágenes, para lectores de pantalla

picture-turn = { $round }, turno { DE($names) }.
picture-size =
    { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    } desde A, { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } desde 1.
picture-more = Y { $count } más.
picture-side-enemies = bando enemigo
picture-side-others = neutral
picture-health = { $value } de { $most } { $resource }
picture-health-unknown = salud desconocida
picture-down = fuera de combate
picture-hidden = sin mostrar
picture-acted = ya actuó
picture-wide = { $squares } casillas de ancho
picture-facing = mirando al { $direction }
picture-squares-away =
    a { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
picture-meters-away = { A($meters) } m
picture-last-move = Último movimiento: { DE($from) } a { $to }.
picture-can-go = Movimiento sin riesgo: { $squares }.
picture-may-be-attacked = Un enemigo puede atacar durante un movimiento a: { $squares }.
picture-area = En el área: { $squares }.
picture-range = Al alcance: { $squares }.
picture-fog = El resto está en la niebla.
picture-run = { DE($from) } a { $to }
picture-height = Altura { $level }: { $squares }.

legend-current-turn = turno actual
legend-enemy = enemigo
legend-fog = niebla
legend-height = altura
legend-sharing = { $labels } comparten { $square }.

## El gráfico del curso de un combate

course-title = Salud de cada bando, por ronda
course-side-players = Jugadores
course-side-enemies = Enemigos
course-start = inicio
course-round = Ronda
course-down = Caídas
course-end = { $side } { $percent } %
course-share = { $percent } %
course-line = { $side } (salud al inicio y después de cada ronda): { $shares }.
course-falls = Caídas: { $labels }.

## Las pantallas del DJ: dibujar un mapa

drawing-button = Mapa…
drawing-title = ### Mapa nuevo
drawing-no-map-yet = Aún no hay mapa. Las posiciones son teatro de la mente.
drawing-kinds = Mapas prefabricados…
drawing-kind-plain =
    .label = Llano
    .about = 12 × 10, vacío
drawing-kind-room =
    .label = Sala
    .about = 12 × 12, muros alrededor, cajones y columnas
drawing-kind-corridor =
    .label = Pasillo
    .about = 16 × 5, muros a los dos lados
drawing-kind-bridge =
    .label = Puente
    .about = 20 × 8, sobre agua profunda
drawing-kind-clearing =
    .label = Claro
    .about = 14 × 14, una colina, árboles, maleza
drawing-kind-street =
    .label = Calle
    .about = 24 × 24, un cruce entre casas
drawing-kind-deck =
    .label = Cubierta
    .about = 18 × 7, un barco de proa y popa altas
drawing-random = Al azar
drawing-as-text = Editar como texto…
drawing-use = Usar este mapa
drawing-another = Otro mapa
drawing-mirror = Reflejar
drawing-swap = Cambiar lados
drawing-place = Colocar…
drawing-fog-on = Activar niebla
drawing-fog-off = Quitar niebla
drawing-remove = Quitar mapa
drawing-new = Mapa nuevo…
drawing-back = Volver
drawing-nearer = Más al centro
drawing-further = Más afuera
drawing-type-square = Escribir casilla…
drawing-draft =
    ### { $kind }, { $width } × { $height }
    -# Semilla { $seed }. Los jugadores aún no ven este mapa.
drawing-all-placed-players-left =
    { $count ->
        [0] Aún no hay nadie. Quien se una recibe una casilla inicial
        [one] 1 combatiente tiene su sitio
        [2] Los dos combatientes tienen su sitio
       *[other] Los { $count } combatientes tienen su sitio
    }: jugadores a la izquierda, los demás a la derecha.
drawing-all-placed-players-right =
    { $count ->
        [0] Aún no hay nadie. Quien se una recibe una casilla inicial
        [one] 1 combatiente tiene su sitio
        [2] Los dos combatientes tienen su sitio
       *[other] Los { $count } combatientes tienen su sitio
    }: jugadores a la derecha, los demás a la izquierda.
drawing-hidden-off =
    Sin mostrar y aún fuera del mapa: { $names }. { $count ->
        [one] Aparecerá donde empieza su bando, salvo que elijas su sitio.
       *[other] Aparecerán donde empieza su bando, salvo que elijas su sitio.
    }
drawing-place-later = Para elegir el sitio, pulsa antes *Usar este mapa* y luego *Colocar…*.
drawing-no-room = No hay sitio para { $names }.
drawing-use-and-edit = Usar este mapa y añadir cobertura, muros, puertas…
drawing-title-of-map = Mapa { DE($name) }, { $width } × { $height }
drawing-token = `{ $label }` { $name } { $square }
drawing-token-hidden = `{ $label }` { $name } { $square } (sin mostrar)
drawing-not-on-map = Fuera del mapa: { $names }.
drawing-fog = Niebla de guerra: los jugadores solo ven lo que ven sus personajes.
drawing-edit = Añadir cobertura, muros, puertas, terreno, agua, alturas…
drawing-put-floor =
    .label = Despejar casillas
    .about = Otra vez suelo libre
drawing-put-wall =
    .label = Muros
    .about = Impiden pasar y ver
drawing-put-closed-door =
    .label = Puertas
    .about = Quien esté al lado puede abrirlas
drawing-put-open-door =
    .label = Puertas abiertas
    .about = Quien esté al lado puede cerrarlas
drawing-put-rough-ground =
    .label = Terreno difícil
    .about = Cruzarlo cuesta el doble
drawing-put-water =
    .label = Agua
    .about = Cruzarla cuesta el doble
drawing-put-deep-water =
    .label = Agua profunda
    .about = Nadie puede entrar
drawing-put-crate =
    .label = Cobertura: cajones
    .about = Bajos: se puede subir y ver por encima
drawing-put-pillar =
    .label = Cobertura: columnas
    .about = Altas: nadie puede estar ahí
drawing-put-nothing =
    .label = Quitar casillas
    .about = No forman parte del mapa
drawing-put-higher =
    .label = Subir la altura en 1
    .about = Una colina, una escalera, una mesa
drawing-put-lower =
    .label = Bajar la altura en 1
    .about = No por debajo de la altura 0
drawing-where = ### { $put }: elige las casillas
drawing-squares = Elige una o más casillas…
drawing-square-raised = { $square }, altura { $level }
drawing-square-with = { $square }: { $ground }
drawing-square-raised-with = { $square }, altura { $level }: { $ground }
drawing-no-squares = Ninguna casilla coincide.
drawing-who = ¿A quién quieres colocar?
drawing-who-menu = Elige un combatiente…
drawing-place-of =
    ### { $name }
    En { $square }.
drawing-place-of-none =
    ### { $name }
    Fuera del mapa.
drawing-to = Adónde…
drawing-off-map = Fuera del mapa
drawing-square-field =
    .label = Qué casilla
    .hint = Una letra y un número, como D7.
drawing-form-title = Mapa como texto
drawing-form-rows =
    .label = Filas
    .hint = . suelo  # muro  + puerta  / puerta abierta  , difícil  ~ agua  = honda  o cajón  O columna  _ nada
drawing-form-heights =
    .label = Alturas, una cifra por casilla
    .hint = Déjalo vacío para altura 0 en todas partes.
drawing-nothing-changed = No ha cambiado nada.
drawing-wrong-sign = «{ $sign }» en la fila { $row }, columna { $column }
drawing-more-wrong-signs = { $count } más
drawing-wrong-signs =
    No puedo leer { $all }. { $count ->
        [one] Esa casilla queda como estaba
       *[other] Esas casillas quedan como estaban
    }. Usa estos símbolos: `. # + / , ~ = o O _`
drawing-fault-empty = El mapa no tiene filas. Escribe al menos una.
drawing-fault-too-wide = Una fila pasa de 26 casillas. Acórtala.
drawing-fault-too-long = El mapa pasa de 26 filas. Quita algunas.
drawing-fault-nowhere-to-stand = En este mapa no hay ninguna casilla libre. Usa `.` para suelo libre.
drawing-you-typed = Escribiste:
drawing-placed-hidden = **{ $name }** está en { $square }, todavía sin mostrarse.
drawing-off-hidden = **{ $name }** está fuera del mapa, todavía sin mostrarse.
drawing-image = Tu imagen es ahora el fondo del mapa. No afecta a las reglas, así que añade tú los muros.

import-used = Importado: { $columns } × { $rows } casillas con { $doors ->
        [0] ninguna puerta
        [one] 1 puerta
       *[other] { $doors } puertas
    }.
import-part = El archivo tiene { $columns } × { $rows } casillas, pero un mapa aquí puede tener 26 × 26 como máximo. Esta parte empieza en la columna { $column }, fila { $row }. Para otra, añade `corner:{ $corner }`.
import-lines = { $count ->
        [one] No incluido: 1 línea de muro que no separa dos casillas.
       *[other] No incluido: { $count } líneas de muro que no separan dos casillas.
    }
import-doors = { $count ->
        [one] No incluido: 1 puerta sin casilla libre a un lado.
       *[other] No incluido: { $count } puertas sin casilla libre a un lado.
    }
import-lights = { $count ->
        [one] No incluido: 1 luz. Para la oscuridad, usa la niebla de guerra.
       *[other] No incluido: { $count } luces. Para la oscuridad, usa la niebla de guerra.
    }
import-picture = La imagen es ahora el fondo del mapa.
import-no-picture-part = No incluido: la imagen, porque muestra el mapa entero. Añade una de esta parte con `/map image`.
import-no-picture-big = No incluido: la imagen. Pasa de 256 KB o de 2048 píxeles. Añade una más pequeña con `/map image`.
import-no-picture-type = No incluido: la imagen. No es PNG ni JPEG. Añade una con `/map image`.

## Adónde puede moverse un jugador

place-beside = Junto { A($name) }
place-behind = Detrás { DE($name) }
place-in-reach-of = Al alcance { DE($name) }
place-nearer-to = Hacia { $name }
place-on-the-way-to = De camino { A($name) }
place-out-of-sight-of = Donde no te vea { $name }
place-in-cover = Tras { $thing }
place-high-ground = A terreno elevado
place-away = Más lejos
moves-move = Moverse…
moves-approach = Acercarse { A($name) }
moves-where-to = **{ $name } está en { $at }. ¿Adónde?**
moves-nowhere = **{ $name } no puede moverse { DE($at) } ahora.**
moves-legend = -# { $way } quiere decir que un enemigo puede atacarte en el camino. Antes te preguntaré.
moves-nearest = Casillas más cercanas…
moves-type = Escribir casilla…
moves-type-title = { $name }: ¿adónde?
moves-square-label = Una letra y un número
moves-square-example = D7
moves-open-door = Abrir puerta en { $square }
moves-close-door = Cerrar puerta en { $square }
moves-squares =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    } al { $direction }
moves-meters = { $count } m al { $direction }
moves-costs = cuesta { $points }
moves-costs-meters = cuenta como { $meters } m
moves-may-attack = posible ataque: { $names }
moves-with = { $name } con { $tool }
moves-danger = **No puedes llegar a { $square } sin riesgo.** En el camino, { $name } se expone a un ataque de { $attackers }.
moves-path = Camino: { $squares }.
moves-anyway = Ir igualmente
moves-elsewhere = A otro sitio…
moves-stale = **El mapa ha cambiado.** Nadie se ha movido. Elige otra vez.
moves-which-zone = **{ $act }: ¿qué zona?**
moves-which-square = **{ $act }: ¿qué casilla?**
moves-friend = { $name } (de tu bando)
moves-affects = afecta { A($names) }
moves-other-squares = Otras casillas…

direction-north = norte
direction-north-east = noreste
direction-east = este
direction-south-east = sureste
direction-south = sur
direction-south-west = suroeste
direction-west = oeste
direction-north-west = noroeste

zones-named = Las zonas son { $zones }.
zones-would-move = **Estas zonas moverían a alguien en pleno combate:**
zones-would-go = { $name }, { DE($from) } a { $to }
zones-would-start = { $name } empieza en { $to }
zones-would-confirm = Para confirmar, usa otra vez `/map zones` con `sure:sí`. Quien esté en una zona que conserva su nombre se queda allí. Después puedes mover a cualquiera con `/map zone`, o deshacerlo todo con `/undo`.
zones-removed = Ya no hay zonas.
zones-put =
    { $count ->
        [one] { $name } está en { $to }.
       *[other] { $name } están en { $to }.
    }
zones-moved = { $name } va { DE($from) } a { $to }.
zones-forced = { $name } pasa { DE($from) } { A($to) }: { $why }.
zones-line = { $zone }: { $names }
zones-empty = { $zone }: nadie
zones-next = junto a { $zones }
zones-border = { $zone } ({ $value })
zones-title = Zonas
zones-form =
    .label = Una zona por línea
    .hint = Tras un guion: zonas vecinas, con lo que cuesta ir allí, como (2). Tras dos puntos: una nota.
zones-example = Taberna – Calle, Balcón (2): llena y oscura
zones-none = Aún no hay zonas. Nombra los lugares del encuentro, como la taberna y la calle.
zones-change = Cambiar zonas…
zones-name = Zonas…
zones-remove = Quitar zonas
zones-who = ¿Quién está dónde?
zones-where = ¿Qué zona?
zones-put-question = ¿En qué zona pones { A($name) }?
zones-move-to = ¿Adónde va { $name }?
zones-go = Ir a { $zone }
