### Project Sol para consultar: `/rules`, a ficha em linhas curtas, o combate de prática.

## Números que são nossos e não do livro.

sol-house-mark = definido pelo Fray, não pelo livro
sol-house-marked = { $what } ({ sol-house-mark })
sol-house-marked-all = { $what } (tudo definido pelo Fray, não pelo livro)
sol-house-bounds = { $what }, de { $least } a { $most } ({ sol-house-mark })
sol-house-attack-cost = { $figure } para atacar
sol-house-reload-cost = { $figure } para recarregar
sol-house-move-cost = { $figure } para se mover
sol-house-draw-cost = { $figure } para sacar uma arma
sol-house-posture-cost = { $figure } para se levantar ou se deitar
sol-house-cover-cost = { $figure } para buscar cobertura
sol-house-aim-cost = { $figure } para mirar
sol-house-medkit-cost = { $figure } para usar um kit médico
sol-house-reaction-cost = { $figure } para se esquivar ou aparar
sol-house-reaction-dice = { $figure } a mais na sua defesa se você esquivar ou aparar
sol-house-aim-dice = { $figure } para o próximo ataque cada vez que você mira
sol-house-aim-most = { $figure } no máximo por mirar
sol-house-partial-cover = { $figure } a mais para uma defesa atrás de cobertura parcial
sol-house-good-cover = { $figure } a mais para uma defesa atrás de boa cobertura
sol-house-level-1-penalty = { $figure } a menos por ter algum ferimento de nível 1
sol-house-level-2-penalty = { $figure } a menos por ter algum ferimento de nível 2
sol-house-level-3-penalty = { $figure } a menos por ter algum ferimento de nível 3

## Conteúdo: dificuldades, armas, armaduras, equipamento e valores da casa no glossário.

sol-glossary-threshold = Um limiar de { $value }.
sol-glossary-weapon = { $skill } + { $attribute }, nível { $level }, { $kind } ({ sol-house-mark }).
sol-glossary-armor = Armadura, { $dice } ({ sol-house-mark }).
sol-glossary-tool = { $does }: { $skill } + { $attribute } contra { $threshold } ({ sol-house-mark }).
sol-glossary-house = { $what }. O mestre pode definir de { $least } a { $most }.
sol-tool-smoke-grenade = Põe fumaça entre você e os inimigos
sol-tool-motion-scanner = Mostra o que se move atrás de uma parede
sol-cite-tests = Decisão “Tests”
sol-cite-content = Decisão “Creatures and equipment”
sol-cite-tools = Actions in Combat
sol-cite-house = Decisão “Attack”

## A ficha em linhas curtas.

sol-sheet-attributes = Atributos
sol-sheet-skills = Perícias
sol-sheet-weapons = Armas
sol-sheet-armor = Armadura
sol-sheet-gear = Equipamento
sol-sheet-initiative = Iniciativa
sol-sheet-boxes = Caixas de ferimento
sol-sheet-marks = Marcas
sol-sheet-medkit = Kit médico { $rating }
sol-sheet-initiative-pool = REA + INT
sol-sheet-initiative-bonus = REA + INT + { $bonus }
sol-sheet-initiative-leader = { $pool }, líder
sol-sheet-boxes-of-level = { $count } de nível { $level }
sol-weapon-level = nível { $level }
sol-weapon-cost =
    { $points } { $points ->
        [one] ponto
       *[other] pontos
    } de ação
sol-weapon-critical =
    { $levels } { $levels ->
        [one] nível
       *[other] níveis
    } por sucesso crítico

## O que cada ação faz.

sol-action-attack = Role perícia + atributo. O alvo rola REA + INT. Se tiver pelo menos tantos sucessos quanto o alvo, você o fere. Custa { $cost }.
sol-action-defend = Escolha como reagir a ataques: esquivar, aparar (só corpo a corpo), não fazer nada, ou decidir toda vez. A defesa total gasta todos os seus pontos do turno ({ sol-house-mark }).
sol-action-move = Mova-se. Em um mapa, você pode andar até { $squares } quadrados ({ $meters } m cada). Você perde a mira e a cobertura. Custa { $cost }.
sol-action-take-cover = Vá para trás de cobertura parcial ou boa, se o mestre permitir. A cobertura soma dados às suas defesas até você se mover. Em um mapa, mova-se para trás de algo. Custa { $cost }.
sol-action-posture = Deite-se, ou levante-se. No chão, você rola mais 2 dados para se esquivar de ataques à distância e 2 a menos contra ataques corpo a corpo. Custa { $cost }.
sol-action-aim = Cada vez que mira, você ganha 1 dado para o próximo ataque, até 3. Você perde esses dados se se mover ou sofrer um ferimento. Custa { $cost }.
sol-action-draw = Saque outra arma da sua ficha. Escolha a arma em `with:`. Custa { $cost }.
sol-action-reload = Recarregue sua arma. Não conto munição, então a história decide quando ela acaba. Custa { $cost }.
sol-action-medkit = Role Medicina + LOG + a graduação do kit médico para remover o ferimento de menor nível de alguém ao alcance. Um ferimento de nível 1 precisa de 1 sucesso, um de nível 2 precisa de 3 e um de nível 3 precisa de 5. Há uma só tentativa por ferimento. Custa { $cost }.
sol-action-use = Use um equipamento da sua ficha. Role a perícia + o atributo dele, e pague seus pontos de ação.
sol-action-rest = Descanse algumas horas. Não custa pontos de ação. Role BOD + WIL para cada ferimento, do menor ao maior nível. Um ferimento de nível 1 precisa de 1 sucesso depois de 2 horas de descanso total, um de nível 2 precisa de 3 depois de 8 horas, e um de nível 3 precisa de 5 depois de 24 horas.
sol-action-test = Faça um teste que o mestre pede. Em `with:`, escolha a reserva, como “Perception + INT”. Em `how:`, escolha a dificuldade, de Simples a Absurdo. Para comprar sucessos em vez de rolar, escolha “sucessos comprados” em `how:`. Se houver um oponente, indique-o em `target:`.
sol-action-note = Descreva um dos seus ferimentos com suas palavras. Escolha qual em `with:`. Se não escolher, é o mais recente.
sol-action-surprise = Role REA + INT quando o mestre pedir um teste de surpresa antes do combate. Com menos de 3 sucessos, você começa com 1 ponto de ação.

## O que cada condição significa.

sol-condition-wound = Um ferimento que ocupa uma das suas caixas. O valor é o nível dele, de 1 a 3. Ferimentos do mesmo nível tiram dados das suas rolagens uma só vez, não importa quantos você tenha ({ sol-house-mark }).
sol-condition-last-stand = Você tem pelo menos tantos ferimentos quanto o seu BOD. Seus pontos de ação não voltam mais. Quando acabarem, você desmaia.
sol-condition-unconscious = Seus pontos de ação acabaram no último esforço. Você se defende sem dados até ter menos ferimentos do que o seu BOD.
sol-condition-asleep = Nocaute, droga ou sono, como o mestre decide. Você fica inconsciente até removerem esta condição, mas pode descansar.
sol-condition-surprised = Você só tem 1 ponto de ação até o fim do seu primeiro turno. Pode gastar em uma reação.
sol-condition-newcomer = Você entrou no meio da rodada e só tem turno na próxima. Você pode reagir.
sol-condition-prone = Você está no chão. Rola mais 2 dados para se esquivar de ataques à distância e 2 a menos contra ataques corpo a corpo.
sol-condition-partial-cover = Até você se mover, a cobertura parcial soma { $dice } às suas defesas ({ sol-house-mark }).
sol-condition-good-cover = Até você se mover, uma boa cobertura soma { $dice } às suas defesas ({ sol-house-mark }).
sol-condition-concealed = Ninguém tem linha de visão até você, então nenhum ataque pode ter você como alvo.
sol-condition-aiming = O valor é quantos dados a mais você rola no próximo ataque ({ sol-house-mark }). Você perde esses dados se se mover ou sofrer um ferimento.
sol-condition-full-defense = Até o próximo turno, você rola dados extras iguais ao seu WIL em cada defesa ({ sol-house-mark }).
sol-condition-favored = O mestre dá mais dados em todos os seus testes, menos absorver e recuperação. O valor é quantos.
sol-condition-hindered = O mestre tira dados de todos os seus testes, menos absorver e recuperação. O valor é quantos.

## Uma linha sobre cada personagem pronto e cada criatura.

sol-premade-soldier = Fuzil, colete e treino.
sol-premade-blade = Rápida, silenciosa e sempre de perto.
sol-premade-medic = Mantém os outros de pé.
sol-premade-ganger = Músculo das ruas com uma arma barata.
sol-premade-guard = Segurança corporativa de jaqueta.
sol-premade-squad-leader = Rola a iniciativa de todo o seu lado.
sol-premade-heavy = Armadura antimotim e uma metralhadora.
sol-premade-thug = Punhos e cabeça dura.
sol-premade-gang-gunner = Três rajadas por turno.
sol-premade-raider = Uma escopeta que mata em um bom acerto.
sol-premade-corpsman = Cura os outros, mesmo debaixo de fogo.
sol-premade-riot-trooper = Vem de armadura e entra batendo com o bastão.
sol-premade-marksman = Um tiro por turno, mas um ferimento fundo.
sol-premade-grenadier = Um lança-granadas lento que deixa ferimentos fundos.
sol-premade-stalker = Difícil de acertar, com três cortes por turno.
sol-premade-veteran = Um fuzil, um colete, um kit médico e velhas cicatrizes.
sol-premade-assassin = Velocidade e morte, de perto.
sol-premade-exo-trooper = Uma armadura ambulante com metralhadora.
sol-premade-warlord = Comanda, atira, esgrime e cura.
sol-premade-sewer-rat = Praga. Um ferimento mata.
sol-premade-watchdog = Morde primeiro, mas se machuca fácil.
sol-premade-brute = Difícil de derrubar. Raramente acerta, mas bate forte.
sol-premade-burrower = Garras que vêm de baixo, três vezes por turno.
sol-premade-scout-drone = Pequeno, rápido e frágil.
sol-premade-gun-drone = Atira sem parar, até levar um ferimento.
sol-premade-cyborg = Um punho de aço e blindagem.
sol-premade-war-walker = Um canhão com pernas.
sol-premade-siege-engine = Uma fortaleza que anda e atira.

## O que cada reação automática decide.

sol-reaction-reaction = O que você faz quando alguém ataca: nada, esquivar, aparar (só corpo a corpo), ou perguntar toda vez.
sol-reaction-last-point = Se a sua reação automática pode gastar o último ponto de ação no último esforço. Quando ela gasta, você desmaia.
sol-reaction-wound-words = Se eu peço que você descreva cada ferimento para a história. Se não, você pode fazer isso depois: `/act action:note`.

## O que cada ajuste faz.

sol-setting-auto-end = Um turno se encerra sozinho quando não restam pontos de ação.
sol-setting-buying-hits = Fora de combate, os jogadores podem comprar 1 sucesso por cada 4 dados inteiros de uma reserva, em vez de rolar.

## O combate de prática.

sol-practice-you-rolled = Você rolou { $dice }. Cada 5 ou 6 é um sucesso, e você teve { $hits }. O boneco de treino teve { $against } na defesa.
sol-practice-it-rolled = O boneco de treino rolou { $dice }. Cada 5 ou 6 é um sucesso, e ele teve { $hits }. Você teve { $against } na defesa.
sol-practice-points-title = Pontos
sol-practice-points-before = Você tem 3 pontos. Um ataque custa 2, e o terceiro é para se mover ou se esquivar. Toque no ataque, e eu rolo os dados.
sol-practice-points-hit = { $rolled } Você acerta, e o boneco sofre { $harm }.
sol-practice-points-miss = { $rolled } Você erra.
sol-practice-jacket-its = nenhum ferimento, porque a jaqueta dele segura o golpe
sol-practice-done-title = Encerre o turno
sol-practice-done-button = Terminei
sol-practice-done-before = Resta 1 ponto, e não basta para outro ataque. Diga que terminou, e os outros agem.
sol-practice-done-after = Seu turno acabou, e seus pontos voltaram. O boneco de treino ataca você.
sol-practice-dodge-title = Reagir ou não
sol-practice-dodge-dodge = Esquivar · 1 ponto
sol-practice-dodge-take = Não reagir
sol-practice-dodge-parry = Aparar · 1 ponto
sol-practice-dodge-before = Esquivar ou aparar custa 1 ponto de ação e soma 2 dados à sua defesa. Ou não reaja e guarde o ponto.
sol-practice-dodge-hit = { $rolled } Você leva o golpe e sofre { $harm }.
sol-practice-dodge-miss = { $rolled } O ataque erra.
sol-practice-jacket-yours = nenhum ferimento, porque sua jaqueta segura o golpe
sol-practice-learned = Você tem 3 pontos por rodada para tudo o que faz. Guarde um para se esquivar, e diga quando terminar.

sol-template-2-fewer-dice = 2 dados a menos em cada perícia (um dado é, em média, um terço de sucesso). Esta mudança é do Fray, não do livro.
sol-template-1-die-fewer = 1 dado a menos em cada perícia (um dado é, em média, um terço de sucesso). Esta mudança é do Fray, não do livro.
sol-template-2-more-dice = 2 dados a mais em cada perícia (um dado é, em média, um terço de sucesso). Esta mudança é do Fray, não do livro.
sol-template-4-more-dice = 4 dados a mais em cada perícia (um dado é, em média, um terço de sucesso). Esta mudança é do Fray, não do livro.
sol-template-fewer-boxes-of-both-levels = 1 caixa a menos em cada um dos níveis 1 e 2. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Damage in Combat › Wounds: os PNJs podem ter caixas próprias.
sol-template-fewer-boxes-of-level-1 = 1 caixa a menos no nível 1. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Damage in Combat › Wounds: os PNJs podem ter caixas próprias.
sol-template-more-boxes-of-both-levels = 1 caixa a mais em cada um dos níveis 1 e 2. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Damage in Combat › Wounds: os PNJs podem ter caixas próprias.
sol-template-many-more-boxes-of-both-levels = 2 caixas a mais em cada um dos níveis 1 e 2. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Damage in Combat › Wounds: os PNJs podem ter caixas próprias.
sol-template-more-boxes-of-level-3 = 1 caixa a mais no nível 3, para durar mais contra um grupo. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Damage in Combat › Wounds: os PNJs podem ter caixas próprias.
sol-template-not-grown-yet = Ainda não cresceu, então tem menos força, e o último esforço começa 1 ferimento mais cedo. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Last stand: começa com tantos ferimentos quanto BOD.
sol-template-quicker-and-tougher = 1 dado a mais para reações, e o último esforço começa 1 ferimento mais tarde. Esta mudança é do Fray, não do livro. Para as regras do livro, ver Physical Combat (reações) e Last stand (começa com tantos ferimentos quanto BOD).
sol-template-much-quicker-and-tougher = 2 dados a mais para reações, e o último esforço começa 2 ferimentos mais tarde. Esta mudança é do Fray, não do livro. Para as regras do livro, ver Physical Combat (reações) e Last stand (começa com tantos ferimentos quanto BOD).
sol-template-better-armor = 1 dado a mais para absorver. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Damage in Combat: cada sucesso neste teste reduz o nível.
sol-template-much-better-armor = 2 dados a mais para absorver. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Damage in Combat: cada sucesso neste teste reduz o nível.
sol-template-faster-to-act = 1 dado a mais de iniciativa. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Determining Initiative Order.
sol-template-much-faster-to-act = 2 dados a mais de iniciativa. Esta mudança é do Fray, não do livro. Para a regra do livro, ver Determining Initiative Order.
sol-template-better-with-weapons = 1 dado a mais com a maioria das armas. Esta mudança é do Fray, não do livro.
sol-template-leads-the-others = Rola a iniciativa uma vez para todo o seu lado (ver Determining Initiative Order: uma iniciativa fixa, rolada pelo líder).
