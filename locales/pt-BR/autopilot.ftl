### Criaturas que jogam sozinhas: /gm auto, sua tela no painel do mestre, e o que todos ficam sabendo.

autopilot-button = Piloto automático…
autopilot-title = Piloto automático
autopilot-about = Cada criatura age assim que chega a vez dela e responde a perguntas na hora. Desfazer devolve o turno a você.
autopilot-fierce = Feroz
    .about = liquida os mais fracos e raramente se defende
autopilot-wary = Cauteloso
    .about = ataca com cuidado, defende e cura quando há ferimentos
autopilot-guardian = Protetor
    .about = cuida primeiro do próprio lado
autopilot-cowardly = Covarde
    .about = defende muito e vai atrás de quem tem ferimentos
autopilot-mindless = Irracional
    .about = só ataca quem está ao alcance
autopilot-off = Desligado
    .about = você joga
autopilot-on-as = Piloto automático: { $style }
autopilot-choose = Piloto automático…
autopilot-set =
    { $names } agora { $count ->
        [one] está
       *[other] estão
    } no piloto automático ({ $style }).
autopilot-set-off = Você volta a jogar com { $names }.
autopilot-only-these = Você joga com quem entrar depois, a menos que ponha também no piloto automático.
autopilot-already = Nada mudou: já está assim.
autopilot-told =
    { $names } agora { $count ->
        [one] está
       *[other] estão
    } no piloto automático.
autopilot-told-off = O mestre volta a jogar com { $names }.
autopilot-on-board =
    { $names } { $count ->
        [one] está
       *[other] estão
    } no piloto automático
autopilot-on-board-all = todas as criaturas do mestre estão no piloto automático
autopilot-held = -# O piloto automático está esperando. Mestre: jogue este turno, ou toque no botão para retomar o piloto automático { DE($names) }.
autopilot-play = Retomar
autopilot-play-named = Automático para { $name }
autopilot-played = O piloto automático jogou o turno de **{ $name }**.
autopilot-all = todos com quem você joga
