### O painel, a ficha do encontro, a ordem de turnos e as listas em volta, no canal e em particular.

## O painel e a mensagem de um turno

board-scene = Encontro: { $names }
scene-gained = **Novo no encontro: { $condition }.**
scene-gained-why = **Novo no encontro: { $condition }** ({ $why }).
scene-ended = Não mais no encontro: { $condition }.
scene-counted = **{ $resource }: { $change }** ({ $why }).
board-turn-now = Agora
board-turn-done = ✓ Já agiu
board-line-in-words =
    { $side ->
        [enemies] { $name } (lado inimigo)
        [others] { $name } (lado neutro)
       *[players] { $name }
    }{ $turn ->
        [now] , na sua vez
        [done] , já agiu
       *[later] { "" }
    }:
board-in-log = -# mais { $count }, no registro
board-in-details = -# mais { $count } em *Detalhes*
board-details = Detalhes
board-left-fight =
    { $how ->
        [fled] Em fuga
        [surrendered] Rendição
        [conceded] Desistência
        [banished] Banimento
       *[captured] Captura
    }: { $names }
board-dead =
    { $names } { $count ->
        [one] morreu
       *[other] morreram
    }
board-out-of = { $value } de { $all }
board-your-turn = { $names }, é a sua vez.
board-your-turn-together = { $names }: é a vez de vocês, em qualquer ordem.
board-turnless = sem turno próprio
board-left = { $users } **{ $name }: falta usar { $first }**{ $more }.
board-left-nothing = nada
board-turn-of-absent = { $gms } Vez de **{ $names }**. Ausência: { $users }. Jogue o turno, encerre-o ou espere.
board-next = -# A seguir: { $names }
board-next-player = { $name } ({ $user })
board-creatures-turn = { $now }.
board-creatures-turn-then = { $now }, depois { $next }.
board-waits-for = -# { $name } decide antes.
board-waits-for-gm = -# O mestre decide antes.
board-waits-for-several = -# { $names } decidem antes.
board-nothing-done =
    { $names } { $count ->
        [one] não faz nada
       *[other] não fazem nada
    }.
board-cut-short =
    { $names } { $count ->
        [one] ainda não agiu
       *[other] ainda não agiram
    }.
board-others = mais { $count }

## Botões embaixo de um turno

board-several = { $count } alvos
board-again = { $act } de novo
board-priced = { $manner } ({ $verb }){ $bonus }{ $joint }custa { $cost }
board-attack-by = { $name } ataca { $target }
board-run-as-before =
    { $count ->
        [2] Ambos
       *[other] Todos
    }: como antes
board-run-attacks =
    { $count ->
        [2] Ambos
       *[other] Todos
    } atacam { $target }
board-run-ends =
    Encerrar { $count ->
        [2] os dois
       *[other] todos os
    } turnos
board-which-of-yours = É a vez de mais de um dos seus personagens. Qual deles age?

board-all-done =
    Encerrar { $count ->
        [2] os dois
       *[other] todos os
    } turnos
board-always = Sempre { $answer }, sem perguntar
board-end-turn = Encerrar turno
board-done = Terminei
board-is-next = Agora { $name }
board-more = Mais…
board-then-round = Depois, na rodada { $round }:

## A ficha fixada

card-phase-gathering = aguardando jogadores
card-phase-fighting = em andamento
card-phase-aftermath = combate em pausa
card-phase-ended = encerrado
card-head = Mestre { $gms }
card-more = mais { $count }
card-no-one = Ninguém entrou ainda.
card-how-to = -# Jogadores: **Entrar**, ou `/join`. Mestre: `/add`, depois `/initiative`.
card-waiting-for = Aguardando { $names }.
card-seal = -# Os dados estão lacrados. SHA-256 da semente: `{ $commitment }`
card-rest-seed = -# Semente dos dados dos descansos anteriores: `{ $seed }`

## O que acontece na mesa e não é história

table-setting-gone = **{ $name }** voltou ao padrão.
table-together =
    { $names } agora { $count ->
        [one] age
       *[other] agem
    } com o grupo **{ $group }**.
table-alone =
    { $names } { $count ->
        [one] volta a agir
       *[other] voltam a agir
    } em separado.
table-gms = Mestres: { $users }.
table-apart = { $one } e { $other }: { $position }.
table-apart-reset = { $one } e { $other } voltam à distância inicial.
table-order = Ordem dos turnos: { $names }.
table-no-turn = Sem turno: { $names } ({ $why }).
table-nothing = Pronto.
table-no-math = Não há contas para mostrar.
state-is = { $name }: { $how }.
state-is-collapsed = { $name } entrou em colapso.
state-left =
    { $how ->
        [fled] { $name } fugiu.
        [surrendered] { $name } se rendeu.
        [conceded] { $name } desistiu.
        [banished] { $name } sofreu banimento.
       *[captured] { $name } está em cativeiro.
    }
state-has = { $name }: { $what }.
state-up = de pé outra vez

## O fim de um combate

victory-players = Os jogadores venceram: nenhum inimigo continua de pé.
victory-enemies = Os inimigos venceram: nenhum personagem de jogador continua de pé.
victory-side = Vitória { DE($side) }: só esse lado continua de pé.
side-players = jogadores
side-enemies = inimigos
victory-draw = Empate: ninguém continua de pé.
victory-beaten = -# Fora de combate: { $names }.
victory-more = -# e mais { $count }
victory-next = Mestre: encerre o encontro ou continue o combate.
victory-next-rests = Mestre: encerre o encontro ou continue o combate. Jogadores: toquem em um descanso para se recuperar.
victory-next-all-dead = Mestre: encerre o encontro ou continue o combate. Jogadores: usem `/join` com outro personagem para continuar.
victory-open = O combate acabou.
victory-rounds =
    { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    }
victory-best = golpe mais forte: { $actor } { EM($target) }, { $harm }
victory-fallen = Baixas: { $names }.
victory-defeated = Vencidos: { $names }.
victory-end = Encerrar encontro…
victory-go-on = Continuar combate

## As contas de rolagens e dano

math-no-dice = sem dados
math-lost = { $rolled } (descartados: { $faces })
math-brings = golpe de { $amount }
math-no-harm = sem dano
math-no-harm-why = sem dano ({ $why })
math-from = { $harm } por { $why }
math-back = recupera { $amount }
math-dropped = { $kept }, descarta { $dropped }
math-rerolled = { $kept } (rolado de novo em vez de { $first }: { $why })
math-hits =
    { $hits } { $hits ->
        [one] sucesso
       *[other] sucessos
    }
math-net-hits =
    { $hits } { $hits ->
        [one] sucesso líquido
       *[other] sucessos líquidos
    }
math-at-most =
    { $why }: no máximo { $most } { $most ->
        [one] dado
       *[other] dados
    }
math-more-dice =
    { $why }: { $count } { $count ->
        [one] dado
       *[other] dados
    } a mais
math-fewer-dice =
    { $why }: { $count } { $count ->
        [one] dado
       *[other] dados
    } a menos
math-against = contra { $other }
math-decided-by = { $goal }, mas { $what }
math-decided-too = { $goal }, { $what }
math-heals = { $who }: **{ $what }** cura
math-decided = { $result } ({ $what })
math-needed = { $result } (precisa de { $goal })
math-needed-under = { $result } (precisa de { $goal } ou menos)
math-place = { $line }, posição { $place } de { $of }
math-order = Ordem: { $line }
math-more = e mais { $count }
math-more-lines =
    e mais { $count } { $count ->
        [one] linha
       *[other] linhas
    } de contas

## Como alguém está

vitality-up = de pé
vitality-down = fora de combate
vitality-down-mastery = em colapso
vitality-dead = sem vida
vitality-fled = em fuga
vitality-surrendered = rendição
vitality-conceded = desistência
vitality-banished = banimento
vitality-captured = em cativeiro
standing-unhurt = sem ferimentos
standing-hurt = com ferimentos
standing-bloodied = com ferimentos graves
standing-near-death = à beira da morte
standing-brink = no limite
standing-this-turn = neste turno
standing-until-next-turn = até o próximo turno
standing-until-turn-of-source = até o próximo turno de quem causou
standing-rounds-left =
    { $count } { $count ->
        [one] rodada
       *[other] rodadas
    }
standing-turns-left =
    { $count } { $count ->
        [one] turno
       *[other] turnos
    }
standing-more = mais { $count }

## A ordem dos turnos

turns-round = Rodada { $round }
round-record = Hash do registro até aqui: { $hash }
turns-before-rounds = Antes do combate
turns-after-rounds = Depois do combate
turns-waiting = Aguardando
turns-next = Agora
turns-still = Ainda agindo
turns-acts-last-now = **{ $name }** agora age por último.
turns-acts-before-now = **{ $name }** agora age logo antes de **{ $before }**.
turns-moved-together = { $names } agem em grupo, então mudaram de posição ao mesmo tempo.
turns-turn-passed = Agora é a vez { DE($names) }.
turns-whole-turn-again =
    { $names } { $count ->
        [one] já tinha usado parte do turno e vai ganhar um turno inteiro
       *[other] já tinham usado parte dos turnos e vão ganhar turnos inteiros
    }.
turns-turn-lost =
    { $names } não { $count ->
        [one] tem
       *[other] têm
    } mais turno nesta rodada.
turns-acts-again =
    { $names } { $count ->
        [one] age
       *[other] agem
    } pela segunda vez nesta rodada.
event-text = { $mark }. { $words }
event-line = **{ $mark }**: { $rounds }, { $place }
event-hidden = { $line } (oculto)
event-condition-rounds = { $condition } ({ $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    })
event-to = { EM($who) }
event-to-everyone = todo mundo
event-to-players = personagens dos jogadores
event-to-side =
    lado { $which ->
        [players] dos jogadores
        [enemies] dos inimigos
       *[named] { $side }
    }
event-to-area = todo mundo { EM($from) }–{ $to }
event-saves = resistência: { $what } contra { $against }
event-save = { $what } contra { $against }: { $roll }
event-save-under = { $what }, { $against } ou menos: { $roll }
event-save-of = { $name }, { $save }
event-each-round = a cada rodada
event-from = a partir da rodada { $round }
event-once = na rodada { $round }
event-between = nas rodadas { $from }–{ $until }
event-at-end = no fim da rodada
event-at-initiative = na iniciativa { $score }
event-before = logo antes do turno { DE($name) }
event-after = logo depois do turno { DE($name) }
event-countdown = **{ $mark }**: { $left ->
        [0] nesta rodada
        [one] na próxima rodada
       *[other] em { $left } rodadas
    }
event-reminder = { $gms }: chegou a hora de um evento. Narre o que ele faz.
event-planned = **{ $mark }** vem aí.
event-set = Evento definido. { $line }
event-removed = Evento removido: **{ $mark }**
event-none = Nenhum evento ainda. Adicione uma ação de covil, uma tempestade ou uma contagem regressiva. Cada evento tem seu lugar na ordem dos turnos, nas rodadas que você escolher.
event-button = Eventos…
event-title = Eventos
event-add = Adicionar evento…
event-effect-button = Efeito…
event-remove = Remover
delay-button = Adiar…
delay-ask =
    ### Adiar o turno { DE($name) }?
    O turno inteiro passa para mais tarde nesta rodada. Escolha depois de quem agir, ou espere e toque em *Agir em seguida* quando quiser. Se { $name } ainda estiver esperando no fim da rodada, perde o turno.
delay-after = Agir depois de…
delay-wait = Esperar
delay-act-next = Agir em seguida
delay-waiting =
    { $names } { $count ->
        [one] espera
       *[other] esperam
    } para agir. Para agir em seguida: *Mais…*, depois *Agir em seguida*.
turns-this-round-only = Cada rodada tem uma nova ordem, então isto só vale para esta rodada.

## Situação, condições e personagens

phase-gathering = Aguardando jogadores: `/join`. O mestre começa o combate com `/initiative`.
phase-aftermath = O combate está em pausa. Mestre: `/initiative` para continuar, `/encounter end` para encerrar.
phase-ended = Este encontro acabou. Você pode se recuperar com `/rest`. Um mestre começa o próximo encontro com `/encounter start`.
overview-told =
    Os jogadores veem { $told ->
        [exact] os números exatos das criaturas
        [words] o estado das criaturas em palavras
       *[hidden] nada sobre o estado das criaturas
    }.
overview-on-turn = Agora: { $line }
overview-done = { $line } (já agiu)
overview-more-in-fight = … e mais { $count } no combate
overview-no-one = Ninguém entrou ainda.
overview-waiting = { $decides } Use `/answer`.
overview-no-conditions = Ninguém tem condições. { $ruleset } tem estas:
overview-more-borne = … e mais { $count }: use `who:` para ver as condições de um combatente
overview-more-conditions = … e mais { $count }: consulte com `/rules term:`
overview-now = Agora: { $figures }
overview-on-side =
    { $which ->
        [players] Do lado dos jogadores
        [enemies] Do lado dos inimigos
       *[named] No lado { $side }
    }
overview-characters = Seus personagens aqui: { $count }
overview-characters-page = Seus personagens aqui: { $count } · página { $page } de { $pages }
overview-book = { $title }, { DE($author) } ({ $license }). A redação é do Fray. Mais sobre os livros: docs/books.md.
overview-no-license = sem licença declarada

## Perguntas a um jogador

questions-gm-decides = O mestre decide.
questions-of-absent = Ausência: { $users }. { $gms } Você pode responder por quem está ausente.
questions-decides = { $who } ({ $by }) precisa decidir: { $about }.
questions-about-next = quem age em seguida
questions-about-join = se participa
questions-unworded = { $names }, é hora de escolher: { $about }.
questions-form-title = Qual é a sua resposta?
questions-offers = Responda com `/answer answer:` { $offers }.
questions-any-words = Responda com as suas palavras: `/answer answer:`.
questions-answered =
    -# { $names } { $count ->
        [one] respondeu
       *[other] responderam
    }.
questions-open = Responder…
questions-choose = Escolha uma resposta…
questions-kept = Anotado. { $decides }
questions-unneeded = Não preciso mais da resposta { DE($names) }.

## Pessoas sem nome

people-gm = o mestre
people-player = um jogador
people-someone = alguém
people-enemy = o inimigo

## No lugar de uma linha de história que falta

plain-attack = { $actor } ataca { $target } ({ $tool }): { $result }.
plain-roll = { $actor }, { $what }: { $result }.
plain-action = { $actor }: { $what }.
plain-action-target = { $actor }: { $what } ({ $target }).
plain-state = { $name }: { $what }.
plain-over = { $name }: acabou { $what }.
plain-joined = { $name } entra.
plain-left = { $name } sai.
plain-handed-over = Agora { $user } joga com { $name }.
plain-phase-fighting = O combate começa.
plain-phase-ended = O encontro acabou.

## Onde uma mensagem está cheia

rest-events =
    … e { $count ->
        [one] aconteceu mais { $count } coisa
       *[other] aconteceram mais { $count } coisas
    }
rest-math =
    … e mais { $count } { $count ->
        [one] linha
       *[other] linhas
    } de contas
rest-lines = … e mais { $count }

## O que se oferece a um jogador

offer-made = { $name } recebe uma oferta: { $title }.
offer-made-words = { $name } recebe uma oferta: { $title }. “{ $words }”
offer-accepted = { $name } aceita: { $title }.
offer-refused = { $name } recusa: { $title }.
offer-withdrawn = Oferta a { $name } retirada: { $title }.
offer-accept = Aceitar
offer-refuse = Recusar
offer-withdraw = Retirar
offer-new = Oferecer…
offer-kind = O que você oferece?
offer-words = Do que se trata?
offer-whose = { $user } { $text }
roll-more-dice = … e mais { $count }
roll-stopped = (parou em { $most } dados)
roll-hits =
    { $count } { $count ->
        [one] sucesso
       *[other] sucessos
    }
