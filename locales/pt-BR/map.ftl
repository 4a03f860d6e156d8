### O mapa: o que acontece nele, as telas do mestre em Mapa…, as telas do jogador em Mover, e o que as imagens mostram.

## O que acontece no mapa

map-drawn = Agora há um mapa: { $width } × { $height } quadrados.
map-removed = O mapa saiu. As posições voltam ao teatro da mente.
map-fog-on = A névoa de guerra está ligada. Os jogadores só veem o que seus personagens veem.
map-fog-off = A névoa de guerra está desligada. Todos veem o mapa inteiro.
map-look-changed = O mapa agora tem outra aparência.
map-ground-changed = { $squares }: agora { $ground }.
map-height-changed = { $squares }: agora na altura { $level }.
map-cut-off = { $name } não consegue sair de { $square } a pé: todos os quadrados ao lado estão pelo menos dois níveis acima ou abaixo.
map-door-opened = { $name } abre a porta em { $square }.
map-door-closed = { $name } fecha a porta em { $square }.
map-placed = { $name } agora está em { $square }.
map-all-placed = No mapa: { $all }.
map-off =
    { $names } { $count ->
        [one] está
       *[other] estão
    } fora do mapa.
map-moved = { $name } vai { DE($from) } para { $to }.
map-moved-out-of-sight = { $name } sai { DE($from) } e some de vista.
map-moved-into-sight = { $name } aparece em { $to }.
map-forced = Deslocamento { DE($name) }, { DE($from) } para { $to }: { $why }.
map-overridden = O mestre muda o que o mapa mostra quando { $actor } age contra { $target } ({ $situation }).
map-overridden-because = O mestre muda o que o mapa mostra quando { $actor } age contra { $target } ({ $situation }). Motivo: “{ $why }”
map-override-removed = O mapa volta a valer quando { $actor } age contra { $target }.
map-cover = cobertura: { $word }
map-behind = pelas costas
map-not-behind = não pelas costas
map-high-ground = terreno elevado
map-no-high-ground = sem terreno elevado

## O que há em um quadrado

ground-floor = chão livre
ground-wall = uma parede
ground-closed-door = uma porta fechada
ground-open-door = uma porta aberta
ground-rough-ground = terreno difícil
ground-water = água
ground-deep-water = água funda
ground-crate = um caixote
ground-pillar = um pilar
ground-nothing = fora do mapa
the-ground-floor = o chão
the-ground-wall = a parede
the-ground-closed-door = a porta fechada
the-ground-open-door = a porta aberta
the-ground-rough-ground = o terreno difícil
the-ground-water = a água
the-ground-deep-water = a água funda
the-ground-crate = o caixote
the-ground-pillar = o pilar
the-ground-nothing = a borda
the-ground-height = o terreno elevado
ground-name-floor = Chão
ground-name-wall = Parede
ground-name-closed-door = Porta fechada
ground-name-open-door = Porta aberta
ground-name-rough-ground = Terreno difícil
ground-name-water = Água
ground-name-deep-water = Água funda
ground-name-crate = Caixote
ground-name-pillar = Pilar
ground-name-nothing = Fora do mapa

## Descrições de imagens, para leitores de tela

picture-turn = { $round }, vez { DE($names) }.
picture-size =
    { $columns ->
        [one] { $columns } coluna
       *[other] { $columns } colunas
    } a partir de A, { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    } a partir de 1.
picture-more = E mais { $count }.
picture-side-enemies = lado inimigo
picture-side-others = lado neutro
picture-health = { $value } de { $most } { $resource }
picture-health-unknown = saúde desconhecida
picture-down = fora de combate
picture-hidden = em segredo
picture-acted = já agiu
picture-wide = { $squares } quadrados de largura
picture-facing = olhando para o { $direction }
picture-squares-away =
    a { $count ->
        [one] { $count } quadrado
       *[other] { $count } quadrados
    }
picture-meters-away = a { $meters } m
picture-last-move = Último movimento: { DE($from) } para { $to }.
picture-can-go = Seguro ir para: { $squares }.
picture-may-be-attacked = Um inimigo pode atacar durante um movimento para: { $squares }.
picture-area = Na área: { $squares }.
picture-range = Ao alcance: { $squares }.
picture-fog = O resto está na névoa.
picture-run = { $from } a { $to }
picture-height = Altura { $level }: { $squares }.

legend-current-turn = turno atual
legend-enemy = inimigo
legend-fog = névoa
legend-height = altura
legend-sharing = { $labels } dividem { $square }.

## O gráfico do andamento de um combate

course-title = Saúde de cada lado, por rodada
course-side-players = Jogadores
course-side-enemies = Inimigos
course-start = início
course-round = Rodada
course-down = Quedas
course-end = { $side } { $percent }%
course-share = { $percent }%
course-line = { $side } (saúde no início e depois de cada rodada): { $shares }.
course-falls = Quedas: { $labels }.

## As telas do mestre: desenhar um mapa

drawing-button = Mapa…
drawing-title = ### Novo mapa
drawing-no-map-yet = Sem mapa ainda. As posições são teatro da mente.
drawing-kinds = Mapas prontos…
drawing-kind-plain =
    .label = Vazio
    .about = 12 × 10, sem nada
drawing-kind-room =
    .label = Sala
    .about = 12 × 12, paredes em volta, caixotes e pilares
drawing-kind-corridor =
    .label = Corredor
    .about = 16 × 5, paredes dos dois lados
drawing-kind-bridge =
    .label = Ponte
    .about = 20 × 8, sobre água funda
drawing-kind-clearing =
    .label = Clareira
    .about = 14 × 14, uma colina, árvores, um matagal
drawing-kind-street =
    .label = Rua
    .about = 24 × 24, um cruzamento entre casas
drawing-kind-deck =
    .label = Convés
    .about = 18 × 7, um navio com proa e popa elevadas
drawing-random = Aleatório
drawing-as-text = Editar como texto…
drawing-use = Usar este mapa
drawing-another = Outro mapa
drawing-mirror = Espelhar
drawing-swap = Trocar os lados
drawing-place = Posicionar…
drawing-fog-on = Ligar névoa
drawing-fog-off = Desligar névoa
drawing-remove = Remover mapa
drawing-new = Novo mapa…
drawing-back = Voltar
drawing-nearer = Mais para o meio
drawing-further = Mais para fora
drawing-type-square = Digitar quadrado…
drawing-draft =
    ### { $kind }, { $width } × { $height }
    -# Semente { $seed }. Os jogadores ainda não veem este mapa.
drawing-all-placed-players-left =
    { $count ->
        [0] Ainda não há ninguém. Quem entrar ganha um quadrado inicial
        [one] { $count } combatente já está no mapa
        [2] Os dois combatentes já estão no mapa
       *[other] Todos os { $count } combatentes já estão no mapa
    }: jogadores à esquerda, os outros à direita.
drawing-all-placed-players-right =
    { $count ->
        [0] Ainda não há ninguém. Quem entrar ganha um quadrado inicial
        [one] { $count } combatente já está no mapa
        [2] Os dois combatentes já estão no mapa
       *[other] Todos os { $count } combatentes já estão no mapa
    }: jogadores à direita, os outros à esquerda.
drawing-hidden-off =
    Em segredo e ainda fora do mapa: { $names }. { $count ->
        [one] Vai aparecer onde o próprio lado começa, a menos que você escolha um lugar.
       *[other] Vão aparecer onde o próprio lado começa, a menos que você escolha um lugar.
    }
drawing-place-later = Para posicionar, use antes este mapa e depois toque em *Posicionar…*.
drawing-no-room = Não há lugar para { $names }.
drawing-use-and-edit = Use este mapa e acrescente cobertura, paredes, portas…
drawing-title-of-map = Mapa { DE($name) }, { $width } × { $height }
drawing-token = `{ $label }` { $name } { $square }
drawing-token-hidden = `{ $label }` { $name } { $square } (em segredo)
drawing-not-on-map = Fora do mapa: { $names }.
drawing-fog = Névoa de guerra: os jogadores só veem o que seus personagens veem.
drawing-edit = Pôr cobertura, paredes, portas, água, alturas…
drawing-put-floor =
    .label = Limpar quadrados
    .about = Voltam a ser chão livre
drawing-put-wall =
    .label = Paredes
    .about = Bloqueiam movimento e visão
drawing-put-closed-door =
    .label = Portas
    .about = Quem está ao lado pode abrir
drawing-put-open-door =
    .label = Portas abertas
    .about = Quem está ao lado pode fechar
drawing-put-rough-ground =
    .label = Terreno difícil
    .about = Custa o dobro para atravessar
drawing-put-water =
    .label = Água
    .about = Custa o dobro para atravessar
drawing-put-deep-water =
    .label = Água funda
    .about = Ninguém pode entrar
drawing-put-crate =
    .label = Cobertura: caixotes
    .about = Baixa: dá para subir e ver por cima
drawing-put-pillar =
    .label = Cobertura: pilares
    .about = Alta: ninguém pode ficar ali
drawing-put-nothing =
    .label = Remover quadrados
    .about = Deixam de fazer parte do mapa
drawing-put-higher =
    .label = Aumentar a altura em 1
    .about = Uma colina, uma escada, uma mesa
drawing-put-lower =
    .label = Reduzir a altura em 1
    .about = Não abaixo da altura 0
drawing-where = ### { $put }: escolha os quadrados
drawing-squares = Escolha um ou mais quadrados…
drawing-square-raised = { $square }, altura { $level }
drawing-square-with = { $square }: { $ground }
drawing-square-raised-with = { $square }, altura { $level }: { $ground }
drawing-no-squares = Nenhum quadrado serve.
drawing-who = Quem você quer posicionar?
drawing-who-menu = Escolha um combatente…
drawing-place-of =
    ### { $name }
    Em { $square }.
drawing-place-of-none =
    ### { $name }
    Fora do mapa.
drawing-to = Para onde…
drawing-off-map = Fora do mapa
drawing-square-field =
    .label = Qual quadrado
    .hint = Uma letra e um número, como D7.
drawing-form-title = Mapa como texto
drawing-form-rows =
    .label = Linhas
    .hint = . chão  # parede  + porta  / porta aberta  , difícil  ~ água  = funda  o caixote  O pilar  _ nada
drawing-form-heights =
    .label = Alturas, um dígito por quadrado
    .hint = Deixe em branco para altura 0 em tudo.
drawing-nothing-changed = Nada mudou.
drawing-wrong-sign = “{ $sign }” na linha { $row }, coluna { $column }
drawing-more-wrong-signs = mais { $count }
drawing-wrong-signs =
    Não consigo ler { $all }. { $count ->
        [one] Esse quadrado ficou como estava
       *[other] Esses quadrados ficaram como estavam
    }. Use estes símbolos: `. # + / , ~ = o O _`
drawing-fault-empty = O mapa não tem linhas. Escreva pelo menos uma.
drawing-fault-too-wide = Uma linha tem mais de 26 quadrados. Encurte.
drawing-fault-too-long = O mapa tem mais de 26 linhas. Remova algumas.
drawing-fault-nowhere-to-stand = Não há quadrado livre neste mapa. Use `.` para chão livre.
drawing-you-typed = Você digitou:
drawing-placed-hidden = **{ $name }** está em { $square }, ainda em segredo.
drawing-off-hidden = **{ $name }** está fora do mapa, ainda em segredo.
drawing-image = Sua imagem agora é o fundo do mapa. Ela não afeta as regras, então as paredes ficam por sua conta.

import-used = Importado: { $columns } × { $rows } quadrados, { $doors ->
        [0] sem portas
        [one] com { $doors } porta
       *[other] com { $doors } portas
    }.
import-part = O arquivo tem { $columns } × { $rows } quadrados, mas um mapa aqui pode ter no máximo 26 × 26. Esta parte começa na coluna { $column }, linha { $row }. Para outra, acrescente `corner:{ $corner }`.
import-lines = { $count ->
        [one] Deixado de fora: { $count } traço de parede que não separa dois quadrados.
       *[other] Deixados de fora: { $count } traços de parede que não separam dois quadrados.
    }
import-doors = { $count ->
        [one] Deixada de fora: { $count } porta sem quadrado livre em um dos lados.
       *[other] Deixadas de fora: { $count } portas sem quadrado livre em um dos lados.
    }
import-lights = { $count ->
        [one] Deixada de fora: { $count } luz. Para escuridão, use a névoa de guerra.
       *[other] Deixadas de fora: { $count } luzes. Para escuridão, use a névoa de guerra.
    }
import-picture = A imagem agora é o fundo do mapa.
import-no-picture-part = Deixada de fora: a imagem, porque mostra o mapa inteiro. Ponha uma imagem desta parte com `/map image`.
import-no-picture-big = Deixada de fora: a imagem. Passa de 256 KB ou de 2.048 pixels. Ponha uma menor com `/map image`.
import-no-picture-type = Deixada de fora: a imagem. Não é PNG nem JPEG. Ponha outra com `/map image`.

## Aonde um jogador pode ir

place-beside = Ao lado { DE($name) }
place-behind = Atrás { DE($name) }
place-in-reach-of = Ao alcance { DE($name) }
place-nearer-to = Rumo a { $name }
place-on-the-way-to = No caminho para { $name }
place-out-of-sight-of = Fora da vista { DE($name) }
place-in-cover = Abrigo ({ $thing })
place-high-ground = Para terreno elevado
place-away = Mais longe
moves-move = Mover…
moves-approach = Ir até { $name }
moves-where-to = **{ $name } está { EM($at) }. Para onde?**
moves-nowhere = **{ $name } não pode sair { DE($at) } agora.**
moves-legend = -# { $way } quer dizer que um inimigo pode atacar você no caminho. Eu pergunto antes.
moves-nearest = Quadrados perto…
moves-type = Digitar quadrado…
moves-type-title = { $name }: para onde?
moves-square-label = Uma letra e um número
moves-square-example = D7
moves-open-door = Abrir porta { $square }
moves-close-door = Fechar porta { $square }
moves-squares =
    { $count ->
        [one] { $count } quadrado
       *[other] { $count } quadrados
    } ao { $direction }
moves-meters = { $count } m ao { $direction }
moves-costs = custa { $points }
moves-costs-meters = conta como { $meters } m
moves-may-attack = possível ataque: { $names }
moves-with = { $name } com { $tool }
moves-danger = **Não há caminho seguro até { $square }.** No caminho, { $name } pode sofrer ataques de { $attackers }.
moves-path = Caminho: { $squares }.
moves-anyway = Mover mesmo assim
moves-elsewhere = Outro lugar…
moves-stale = **O mapa mudou.** Ninguém se moveu. Escolha de novo.
moves-which-zone = **{ $act }: qual zona?**
moves-which-square = **{ $act }: qual quadrado?**
moves-friend = { $name } (do seu lado)
moves-affects = afeta { $names }
moves-other-squares = Outros quadrados…

direction-north = norte
direction-north-east = nordeste
direction-east = leste
direction-south-east = sudeste
direction-south = sul
direction-south-west = sudoeste
direction-west = oeste
direction-north-west = noroeste

zones-named = As zonas são { $zones }.
zones-would-move = **Estas zonas moveriam alguém no meio do combate:**
zones-would-go = { $name }, { DE($from) } para { $to }
zones-would-start = { $name } começa em { $to }
zones-would-confirm = Para confirmar, use `/map zones` de novo com `sure:sim`. Quem está em uma zona que mantém o nome fica nela. Depois, você pode mover qualquer um com `/map zone`, ou desfazer tudo com `/undo`.
zones-removed = Não há mais zonas.
zones-put =
    { $count ->
        [one] { $name } está em { $to }.
       *[other] { $name } estão em { $to }.
    }
zones-moved = { $name } vai { DE($from) } para { $to }.
zones-forced = Deslocamento { DE($name) }, { DE($from) } para { $to }: { $why }.
zones-line = { $zone }: { $names }
zones-empty = { $zone }: ninguém
zones-next = ao lado de { $zones }
zones-border = { $zone } ({ $value })
zones-title = Zonas
zones-form =
    .label = Uma zona por linha
    .hint = Após um travessão: zonas vizinhas, com o custo de ir até lá, como (2). Após dois-pontos: uma nota.
zones-example = Bar – Rua, Sacada (2): lotado e escuro
zones-none = Sem zonas ainda. Dê nome aos lugares deste encontro, como o bar e a rua.
zones-change = Mudar zonas…
zones-name = Zonas…
zones-remove = Remover zonas
zones-who = Quem está onde?
zones-where = Qual zona?
zones-put-question = Pôr { $name } em qual zona?
zones-move-to = Para onde { $name } vai?
zones-go = Ir: { $zone }
