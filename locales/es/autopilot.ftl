### Criaturas que juegan solas: /gm auto, su pantalla en el panel del DJ y lo que se dice a todos.

autopilot-button = Piloto automático…
autopilot-title = Piloto automático
autopilot-about = Cada criatura actúa en cuanto le toca y responde enseguida a las preguntas. Deshacer te devuelve el turno.
autopilot-fierce = Feroz
    .about = remata a los más débiles y rara vez se defiende
autopilot-wary = Cauto
    .about = ataca con cuidado, se defiende y cura sus heridas
autopilot-guardian = Protector
    .about = cuida primero de su bando
autopilot-cowardly = Cobarde
    .about = se defiende mucho y va a por quien tenga heridas
autopilot-mindless = Sin mente
    .about = ataca a cualquiera que tenga al alcance
autopilot-off = Desactivado
    .about = juegas tú
autopilot-on-as = Piloto automático: { $style }
autopilot-choose = Piloto automático…
autopilot-set =
    { $names } { $count ->
        [one] está
       *[other] están
    } ahora en piloto automático ({ $style }).
autopilot-set-off = Vuelves a jugar con { $names }.
autopilot-only-these = Quien se una más tarde queda a tu cargo, hasta que también le pongas el piloto automático.
autopilot-already = Nada cambia: ya está así.
autopilot-told =
    { $names } { $count ->
        [one] está
       *[other] están
    } ahora en piloto automático.
autopilot-told-off = El DJ vuelve a jugar con { $names }.
autopilot-on-board =
    { $names } { $count ->
        [one] está
       *[other] están
    } en piloto automático
autopilot-on-board-all = todas las criaturas del DJ están en piloto automático
autopilot-held = -# El piloto automático espera. DJ: juega este turno, o pulsa el botón para reanudar el piloto automático de { $names }.
autopilot-play = Reanudar
autopilot-play-named = Automático para { $name }
autopilot-played = El piloto automático ha jugado el turno de **{ $name }**.
autopilot-all = todas las que llevas
