### Empezar un combate: el primer mensaje en un servidor, la elección de juego, combates rápidos y lo que se dice una vez a los nuevos.

welcome =
    { "" }**Fray: combates por chat**
    Llevo los turnos, tiro los dados y hago las cuentas. Empieza aquí un combate e invita a tus jugadores, o pruébalo antes a solas.
welcome-practice = Practicar
welcome-help = Ayuda
start-fight = Empezar un combate
start-title =
    ### Empezar un combate
    Tú serás el DJ. ¿Qué juego?
start-played-last = -# lo último que se jugó aquí
start-how = ### { $ruleset }: ¿cómo quieres empezar?
start-quick = Combate rápido
start-about-quick =
    { "" }**Combate rápido**
    -# cada jugador recibe un personaje prefabricado, y yo busco enemigos a la altura del grupo
start-empty = Desde cero
start-about-empty =
    { "" }**Desde cero**
    -# tú eliges personajes, criaturas y mapa
start-about-scenes =
    { "" }**Escena preparada**
    -# de los paquetes de este servidor
start-back = Otro juego…
quick-name = Combate rápido
quick-how-to = -# Jugadores: **Unirme** te da un personaje prefabricado. DJ: **Empezar** trae enemigos a la altura del grupo e inicia el combate.
quick-begin =
    { $players ->
        [0] Empezar
        [one] Empezar (1 jugador)
       *[other] Empezar ({ $players } jugadores)
    }
quick-no-one = Aún no se ha unido nadie. Pulsa **Unirme** para jugar tú también, y luego **Empezar**.
quick-joined =
    ### Juegas con { $name }
    { $about }
    Te avisaré cuando sea tu turno. El DJ empieza cuando estén todos.
quick-joined-gm =
    ### Juegas con { $name }
    { $about }
    Pulsa **Empezar** cuando estén todos.
start-first-turn = -# Tu primer turno: pulsa lo que quieras hacer, o escríbelo con **Hacer…**. **Más…** tiene todo lo demás, y **{ $end }** lo termina.
start-never-played =
    { "" }**¿Nunca has jugado?**
    -# dos minutos con un muñeco de práctica, solo para ti

## Un combate en su propio hilo

thread-notice = { $gm } empieza **{ $name }** en un hilo. Únete allí.
thread-opened = **{ $name }** tiene su propio hilo: { $thread }
thread-stays = El hilo { $thread } ya está abierto. Para intentarlo otra vez, usa `/encounter start` en él.

## /setup defaults: con qué empiezan los encuentros nuevos

defaults-title-server =
    ### Encuentros nuevos en este servidor
    Empiezan así, salvo que el DJ elija otra cosa.
defaults-title-channel =
    ### Encuentros nuevos en este canal
    Empiezan así, salvo que el DJ elija otra cosa.
defaults-change = Cambiar…
defaults-to-server = Para el servidor…
defaults-to-channel = Para este canal…
defaults-reset = Restablecer
defaults-back = Volver
defaults-as-server = Como el servidor
defaults-form-settings = Escribir ajustes…
defaults-form-pace = Temporizador…
defaults-of-server =
    { $value }
    -# como el servidor
defaults-name-system = Juego
defaults-name-settings = Ajustes
defaults-name-pace = Temporizador de turnos
defaults-name-secrecy = Salud de criaturas
defaults-name-map = Mapa
defaults-name-place = Dónde se juega
defaults-about-system = Si eliges un juego aquí, *Empezar un combate* no lo pregunta.
defaults-about-settings = Reglas de la casa y opciones de aspecto, como en `/encounter start settings:`.
defaults-about-pace = Cuánto puede durar un turno, y qué pasa cuando se acaba el tiempo.
defaults-about-secrecy = Cuánto ven los jugadores de la salud de las criaturas.
defaults-about-map = El mapa que se dibuja al empezar un encuentro.
defaults-about-place = En el canal, o en un hilo nuevo por encuentro.
defaults-settings-hint = Déjalo vacío para jugar según el libro.
defaults-as-in-book = Como en el libro
defaults-ask-system = Preguntar cada vez
defaults-no-timer = Sin temporizador
defaults-no-map = Sin mapa
defaults-place-channel = En el canal
defaults-place-thread = En un hilo
defaults-secrecy-exact = Números exactos
defaults-secrecy-words = En palabras
defaults-secrecy-hidden = Nada
