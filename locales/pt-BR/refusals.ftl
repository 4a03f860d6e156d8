### Por que algo não pode ser feito: o que está errado, depois o que fazer agora. Respostas em particular.

## O encontro, o mestre e a fase

refused-no-encounter = Não há encontro neste canal. Um mestre pode começar um com `/encounter start`.
refused-may-not-post = Não posso publicar aqui: preciso da permissão { $lacking }. Mude as configurações do canal, ou jogue em outro canal. `/setup check` lista tudo de que preciso.
refused-may-not-open-thread = Não posso abrir um tópico aqui, então nada começou: preciso da permissão { $lacking }. Mude as configurações do canal, ou comece no próprio canal com `/encounter start in:channel`.
refused-no-threads-here = Aqui não há tópicos. Use um canal de texto, ou deixe `in:` de fora para começar o combate aqui.
refused-thread-in-thread = Isto já é um tópico, e um tópico não pode ter tópicos. Deixe `in:` de fora para começar o combate aqui.
refused-thread-not-opened = O Discord não abriu o tópico, então nada começou. Tente de novo, ou comece no canal com `/encounter start in:channel`.
refused-encounter-running = “{ $name }” ainda está em andamento aqui. Entre com `/join`. O mestre pode encerrar com `/encounter end`.
refused-no-such-ruleset = Não conheço o sistema “{ $typed }”.{ $meant } Conheço { $known }.
refused-system-not-loaded = Isto usa as regras de **{ $system }**, que este bot não tem no momento. Nada se perdeu. Peça ao administrador do bot que traga { $system } de volta, ou jogue em outro canal.
refused-not-the-gm = Só o mestre pode fazer isso. Peça a { $gms }.
refused-no-gm-left = O mestre deste combate não está mais aqui. Um administrador do servidor pode escolher outro com `/gm add-gm who:`.
refused-sharing-off = O compartilhamento na web está desligado neste bot. O administrador do bot pode ligar: `SHARE=on`.
refused-last-gm = Um encontro precisa de um mestre. Primeiro, adicione outro: `/gm add-gm who:`.
refused-opener = Outro mestre não pode remover quem começou o encontro como mestre. Essa pessoa pode sair com `/gm remove-gm`, ou um administrador do servidor pode removê-la.
refused-wrong-phase-gathering = O combate ainda não começou. O mestre começa com `/initiative`.
refused-wrong-phase-fighting = O combate já está em andamento. `/encounter status` mostra de quem é a vez.
refused-wrong-phase-aftermath = O combate está em pausa. Mestre: `/initiative` para continuar, `/encounter end` para encerrar.
refused-wrong-phase-ended = Este encontro acabou. Um mestre pode começar o próximo com `/encounter start`.
refused-not-now-gathering = { $action } só vale em combate, e o combate ainda não começou. O mestre começa com `/initiative`.
refused-not-now-paused = { $action } só vale em combate, e o combate está em pausa. Mestre: `/initiative` para continuar, ou `/encounter start` para outro combate.
refused-not-now-over = { $action } só vale em combate, e o encontro acabou. Mestre: `/encounter start` para outro combate, ou `/undo` para continuar este.
refused-rounds-run = Não dá para descansar durante o combate. Mestre: `/encounter end` para encerrar, ou `/encounter pause` para fazer uma pausa.
refused-the-scene = O encontro
refused-has-condition = { $name } já tem { $condition }. { $note ->
        [yes] Dê outra `note:` à nova condição, ou remova antes a antiga:
       *[no] Para mudar, remova antes:
    } `/condition remove`.
refused-decided-already = O combate acabaria na hora: { $why }. Traga alguém de volta com `/gm revive`, `/adjust` ou `/rest`, adicione alguém com `/add`, ou encerre o encontro com `/encounter end`.
refused-no-one-to-fight = Ainda não há contra quem lutar. Os jogadores entram com `/join`; o mestre adiciona criaturas com `/add creature:`.

## Com quem você joga, e de quem é a vez

refused-no-character-here = Você ainda não está neste combate. Entre com `/join character:` e um nome.
refused-which-of-yours = Você joga com { $known }. Escolha quem age com `as:`.
refused-which-of-yours-turn = É a vez de { $turn }; um mestre pode pular com `/turn skip`. Para agir fora da vez, use `as:` com { $known }.
refused-not-yours = Você não joga com { $name }. Aja com o seu personagem, ou fale com o mestre.
refused-not-your-button = Esse botão é { DE($name) }, e você não joga com { $name }. Toque em um que mostre { $yours }, ou um sem nome.
refused-no-such-combatant-yet = Não há ninguém chamado “{ $typed }”: ninguém entrou ainda. Use antes `/join` ou `/add`.
refused-no-such-combatant = Não há ninguém chamado “{ $typed }” aqui.{ $meant } No combate: { $known }.
refused-no-one-to-check = Não há ninguém aqui para fazer o teste. Indique alguém que esteja no encontro.
refused-nothing-to-roll = Você não tem nada para rolar neste teste. Falta { $names }.
refused-not-for-you = Só { $user } pode ler isso. Espere eu chamar você.
refused-plays-no-one = Neste combate, { $user } não joga com ninguém. `/encounter status` mostra quem está nele.
refused-no-turn-this-round = { $name } não tem turno nesta rodada ({ $why }). Volta a agir na próxima rodada.
refused-not-on-turn = Não é a vez de { $name }. `/encounter status` mostra a ordem.
refused-not-your-turn = É a vez de { $turn }, não de { $name }. Espere a sua vez. O mestre pode pular com `/turn skip`.
refused-takes-no-turns = { $name } não tem turnos neste sistema. As ações dos outros decidem o que { $name } faz.
refused-out-of-the-fight-dead = { $name } está sem vida. Só o mestre pode trazer de volta, com `/gm revive`.
refused-out-of-the-fight = { $name } está { $state } e não pode agir. Uma cura ou um descanso pode mudar isso.
refused-on-their-feet = { $name } ainda está de pé, então não há o que reviver. Use `/adjust` para devolver o que perdeu.
refused-no-delay-off = Aqui não se pode adiar turnos. O mestre pode permitir: `/gm set setting:delay value:on`.
refused-no-delay-begun = { $name } já fez algo neste turno, então é tarde para adiar. Encerre o turno com `/turn end`.
refused-no-delay-no-one-later = Não há turno depois do de { $name } nesta rodada. Aja agora, ou encerre o turno com `/turn end`.
refused-no-delay-not-waiting = { $name } não está esperando para agir. Só quem adiou o turno pode usar `/turn resume`.
refused-no-event-over = **{ $mark }** ficaria no passado. Escolha uma rodada posterior.
refused-no-event-no-number = Este sistema não tem números de iniciativa, então **{ $mark }** não pode usar um. Use “antes de Kira”, “depois de Kira” ou “fim da rodada”.
refused-act-together = { $names } agem em grupo, em qualquer ordem. Escolha alguém de fora do grupo.
refused-no-order = Ainda não há ordem de turnos. Crie uma com `/initiative`.
refused-joins-order-next-round = { $name } entra na ordem dos turnos na próxima rodada. Mude { $name } de posição depois disso.
refused-joins-order-on-continuing = { $name } entra na ordem dos turnos quando o combate continuar. Mude { $name } de posição depois disso.
refused-delaying = { $name } adiou o turno e ainda pode agir nesta rodada com `/turn resume`. Você pode mudar { $name } de posição na ordem na próxima rodada.

## Ações, alvos e valores

refused-missing = Falta dizer: { $what }. Adicione ao comando.
refused-missing-known = Falta dizer: { $what }. Escolha { $known }.
refused-no-such = Não existe { $what } “{ $typed }”.{ $meant }
refused-no-such-known = Não existe { $what } “{ $typed }”.{ $meant } Escolha { $known }.
refused-no-such-value = “{ $typed }” não serve para { $what }.{ $meant }
refused-no-such-value-known = “{ $typed }” não serve para { $what }.{ $meant } Escolha { $known }.
refused-meant = { " " }Você quis dizer **{ $near }**?
refused-too-many = Passou do limite { DE($what) }: no máximo { $most }. Remova algo antes, ou escolha menos.
refused-nothing-changes = { $what } já é { $value }, então nada muda. +5 soma 5, -5 subtrai 5, e 5 define como 5.
refused-nothing-changes-command = { $what } já é { $value }, então nada muda. `by:` soma ou subtrai um número, e `to:` define o valor.
refused-no-defending = Não há ação de defesa em { $ruleset }. `/act` lista o que você pode fazer.
refused-nothing-cast = Não há magias para conjurar em { $ruleset }. `/act` lista o que você pode fazer.
refused-nothing-cast-instead = { $ruleset } não usa `/cast`. Use `/act action:{ $instead } with:{ $tool }`.
refused-cannot = { $name } não pode fazer isso agora ({ $action }): { $because }.
refused-cannot-instead = { $name } não pode fazer isso agora ({ $action }): { $because }. Tente `/act action:{ $instead }`.
refused-not-at-self = Você não pode ser o alvo disto. Escolha outro alvo.
refused-has-left =
    { $how ->
        [fled] { $name } fugiu.
        [surrendered] { $name } se rendeu.
        [conceded] { $name } desistiu.
        [banished] { $name } sofreu banimento.
       *[captured] { $name } está em cativeiro.
    } O mestre pode trazer de volta: `/gm revive`.
refused-target-dead = { $name } já está sem vida. Escolha alguém vivo.
refused-out-of-range = É longe demais para { $weapon }: a distância é { $band }, mas { $weapon } só alcança { $reaches }. Chegue mais perto, ou use outra coisa.
refused-thing-used-up = { $name } não tem mais { $thing }. Escolha outra coisa.
refused-nothing-left = { $name } tem { $left } e precisa de { $need }. Escolha algo mais barato, ou encerre o turno com `/turn end`.
refused-out-of-bounds = { $what }: precisa ser um número inteiro de { $least } a { $most }.
refused-text-unfit = { $what }: precisa ter de 1 a { $longest } caracteres.
refused-stale = Este botão não vale mais. Use a mensagem mais recente, ou `/encounter status`.
refused-by-the-rules = As regras não permitem isso agora. Consulte com `/rules`.

## Perguntas

refused-question-open = Primeiro, { $name } precisa responder à pergunta sobre “{ $about }”. Use `/answer`. O mestre também pode responder, ou desfazer a ação com `/undo`.
refused-gm-decides = Um momento: { $gms } precisa decidir uma coisa antes. Mestre: use os botões embaixo da pergunta, ou `/undo`.
refused-no-question = Não há pergunta para responder agora. `/encounter status` mostra de quem é a vez.

## Registros e dados

refused-nothing-to-save = Você ainda não fez nem rolou nada neste combate. Faça algo antes, ou use `/roll dice: save:`.
refused-nothing-recorded = Ainda não aconteceu nada em “{ $name }”. Os jogadores entram com `/join`.
refused-record-kept = Só o mestre pode exportar isto enquanto o encontro está em andamento, porque contém as fichas das criaturas. Use `as:markdown`, espere o fim, ou peça a { $gms }.
refused-luck-kept = Só o mestre pode ver isto enquanto o encontro está em andamento, porque mostra do que as criaturas são capazes. Espere o fim, ou peça a { $gms }. A sua sorte nos dados: `/me luck:True`.
refused-dice-unreadable = Não consigo ler os dados “{ $typed }”: { $fault } (no caractere { $at }). Tente `2d6+3`, `4d6kh3`, `d20` ou `6d6>=5`.
refused-roll-needs-numbers = “{ $name }” precisa de um número para { $missing }. Digite depois do nome: `/roll dice:{ $example }`.
refused-roll-shows-hidden = Todos veriam os números de { $name }. Role em segredo: `/roll secret:`.
refused-not-a-roll-sharer = Só o mestre do combate deste canal ou quem pode gerenciar o servidor pode compartilhar rolagens. Salve a rolagem só para você, ou peça a uma dessas pessoas.
refused-roll-quota = Este encontro chegou ao limite de rolagens de muitos dados. Role no máximo { $most } dados por vez, ou use um canal sem encontro.
refused-too-many-dice = São dados demais: o limite é { $most }. Tente `2d6+3`.
refused-too-many-sides = Esse dado tem lados demais: o limite é { $most }. Tente `2d6+3`.

## O mapa

refused-no-zones = Não há zonas aqui. Se este sistema usa zonas, o mestre pode criá-las com `/map zones`.
refused-offered-already = { $name } já tem essa oferta. Espere a resposta, ou retire a oferta antes.
refused-zones-unreadable = Não consigo ler “{ $line }”. Escreva cada zona em uma linha, com as vizinhas depois de um travessão: `Bar – Rua, Sacada`.
refused-no-map = Não há mapa aqui. O mestre pode desenhar um com `/map new` e tocar em *Usar este mapa*.
refused-not-on-map = { $name } não está no mapa. O mestre pode posicionar com `/map place`.
refused-no-square = Não existe quadrado “{ $typed }” neste mapa. Use uma letra e um número, de A1 a { $last }.
refused-square-taken = { $name } já está em { $square }. Escolha outro quadrado.
refused-someone-in-doorway = { $name } está no vão da porta, em { $square }. Você pode fechá-la quando { $name } sair dali.
refused-someone-on-square = { $name } está em { $square }. Antes, mova { $name } para outro quadrado com `/map place`.
refused-no-footing = { $name } não pode ficar em { $square }: é { $ground }. Escolha outro quadrado.
refused-over-the-edge = { $name } não cabe em { $square }: ocupa { $width } × { $width } quadrados, e { $square } é o de cima à esquerda. Escolha um quadrado mais longe da borda.
refused-no-way = { $name } não consegue chegar a { $square } agora. Escolha um quadrado marcado com `/move`.
refused-no-way-door = { $name } não consegue chegar a { $square }: a porta em { $door } está fechada. Vá até o lado dela e abra com `/move`.
refused-no-way-height = { $name } não consegue chegar a { $square }: ninguém sobe nem desce dois níveis de uma vez. Escolha um quadrado marcado com `/move`.
refused-too-far = { $name } precisa de { $cost } para chegar a { $square } e ainda tem { $left } de movimento. Escolha um quadrado marcado com `/move`.
refused-where-to = Para onde { $name } vai? Use `/move to:` e um quadrado, ou `/move` para escolher.
refused-no-door = Não há porta em { $square } ao lado { DE($name) }. Primeiro, vá até o lado de uma porta.
refused-door-once = { $name } já usou uma porta neste turno. Espere o próximo turno de { $name }, ou peça a alguém.
refused-square-not-seen = Nenhum dos seus personagens vê { $square }. Escolha um quadrado visível com `/move`.
refused-nothing-overridden = Não há nada definido à mão entre esses dois combatentes. Defina com `/map override`.
refused-map-size = “{ $typed }” não é um tamanho de mapa. Use colunas e linhas, de 3x3 a 26x26: `12x10`.
refused-map-corner = “{ $typed }” não é um quadrado. Use a coluna e a linha do quadrado superior esquerdo da parte que você quer: `27x1`.
refused-map-own-size = O mapa { $kind } tem tamanho fixo. Deixe `size:` de fora, ou use `kind:plain`.
refused-against-the-map = Você escolheu “{ $said }” para `{ $option }`, mas o mapa mostra “{ $shows }”. Deixe `{ $option }` de fora, ou peça ao mestre que use `/map override`.

## Quem joga com quem

refused-lent-already = Outra pessoa já está jogando com { $name } no lugar do dono. Uma das duas precisa usar `/lend back:` antes.
refused-plays-already = Essa pessoa já joga com { $name }. Escolha outra.
refused-owners-reactions = Você joga com { $name } no lugar de outra pessoa, e só o dono define as reações automáticas. Responda quando houver uma pergunta.
refused-is-a-bot = Só pessoas podem jogar, e { $user } é um bot. Escolha outra pessoa.
refused-has-a-player = { $name } tem um jogador. O piloto automático só joga com criaturas e com personagens que você assumiu com `/gm assign who:` (sem `to:`).
refused-not-lent = Ninguém mais está jogando com { $name }. Para emprestar, use `/lend to:`.

## Entrada

refused-already-joined = { $name } já está neste combate. Aja com `/attack`, ou veja `/encounter status`.
refused-creature-is-the-gms = { $name } é uma criatura, e só o mestre adiciona criaturas: `/add creature:`. Entre com o seu personagem ou com um pronto.
refused-not-a-creature = { $name } é de um jogador, então não dá para ocultar. Primeiro, assuma com `/gm assign`, ou use `/gm remove`.
refused-asked-already = Você já fez um pedido para { $name }. Espere a decisão { DE($gms) }, e eu chamo você.
refused-not-let-in = Você pediu para entrar, mas por enquanto o mestre disse não. Fale com { $gms } no canal; dá para liberar um novo pedido em `/gm panel`.
refused-join-closed = Este combate está fechado para novos personagens. Peça a { $gms } que abra: `/gm set setting:join`.
refused-enough-characters =
    Você já joga com { $most ->
        [one] { $most } personagem
       *[other] { $most } personagens
    } aqui, e esse é o limite. O mestre pode aumentar: `/gm set setting:characters-each`.
refused-name-taken = Já há alguém chamado { $name } neste combate. Escolha outro nome com `name:`.
refused-name-unfit = “{ $typed }” não pode ser um nome. Use de 1 a { $longest } caracteres em uma linha, com pelo menos uma letra ou um dígito.

## Horários, ausências e o tempo por turno

refused-no-such-zone = Não conheço o fuso horário “{ $typed }”.{ $meant } Digite uma cidade grande perto de você, como `Sao Paulo`, ou o nome do fuso, como `America/New_York`.
refused-duration-unreadable = Não consigo ler “{ $typed }” como duração. Tente `24 h`, `2 dias` ou `90 min`.
refused-time-of-day-unreadable = Não consigo ler “{ $typed }” como horário. Tente `22:00`.
refused-day-unreadable = Não consigo ler “{ $typed }” como dia. Tente `sexta`, `3 dias`, `24 de dezembro` ou `2026-12-24 18:00`.
refused-quiet-all-day = Os dois horários são iguais, então seu silêncio duraria o dia inteiro. Escolha dois horários diferentes, ou use `/away` se for se ausentar.
refused-quiet-too-long = O horário de silêncio pode durar no máximo { $most } horas por dia, e o seu duraria { $length }. Escolha um tempo menor, ou use `/away` se for se ausentar.
refused-off-all-week = Você não pode folgar todos os dias da semana. Deixe pelo menos um, ou use `/away` se for se ausentar.
refused-absence-over = Isso já passou: { $at }. Escolha um dia mais à frente, ou deixe `until:` de fora se ainda não sabe.
refused-absence-too-far = Isso é daqui a mais de { $days } dias. Deixe `until:` de fora, e me avise quando voltar.
refused-lend-later = Não dá para agendar o empréstimo de um personagem. Deixe `from:` de fora para emprestá-lo agora, ou use `/lend` quando for sair.
refused-not-away = Você não está ausente. Para se ausentar, use `/away until:`, como `/away until:sexta`.
refused-timer-turn = O tempo por turno pode ser de { $least } a { $most }. Tente `24 h` ou `2 dias`.
refused-timer-answer = O tempo para uma resposta pode ser de { $least } a { $most }. Tente `24 h` ou `2 dias`.
refused-timer-nudge = Um lembrete pode vir de { $least } a { $most } antes de o tempo acabar. Tente `6 h` ou `12 h`.
refused-nudge-too-early = Um lembrete { $nudge } antes do fim de um turno de { $turn } viria assim que o turno começasse. Escolha um tempo menor, ou `nudge:none`.
refused-no-timer = Aqui não há tempo limite por turno. Primeiro, defina um, por exemplo com `/gm timer turn:24 h`.

## Desfazer e refazer

refused-nothing-to-undo = Não há nada para desfazer. `/log show` lista o que aconteceu.
refused-words-read = Esta mensagem já foi lida ou retirada, então não dá para desfazer. Envie outra com `/gm whisper`.
refused-nothing-to-redo = Não há nada para refazer: nada foi desfeito, ou algo novo aconteceu depois. `/log show` lista o que aconteceu.
refused-not-your-action = A última ação não foi sua. Peça ao mestre que desfaça.
refused-not-your-action-named = A última ação foi “{ $title }”, e não foi sua. Peça ao mestre que desfaça.
refused-undo-dice = Dados foram rolados para isso, então só o mestre pode desfazer. Peça a { $gms }.
refused-undo-told = Isso revelou algo novo, então só o mestre pode desfazer. Peça a { $gms }.
refused-post-not-yours = Você só pode usar *Jogar isto* nas suas próprias mensagens. Escolha uma mensagem sua, ou use `/do`.
refused-post-empty = Não há texto. Escreva o que seu personagem faz.
refused-tells-nothing = Essa mensagem não mostra uma ação de um combate. Escolha uma que mostre, ou use `/undo`.
refused-done-since = Mais coisas aconteceram depois disso, então só o mestre pode voltar tanto. Peça a { $gms }.

refused-hidden-speaker = { $name } está em segredo e não pode falar. Primeiro, revele com `/gm reveal`.
refused-said-by-no-one = Não sei quem disse isso. Escolha uma mensagem em que um personagem fala, dos últimos 90 dias.
refused-said-is-the-gms = Só o mestre e o autor podem ver quem disse isso. Pergunte a { $gms }.
refused-said-is-the-admins = Só o autor e os administradores do servidor podem ver quem disse isso.

## Personagens e fichas

refused-no-character = Você ainda não tem personagem aqui. Crie um com `/character new name:`.
refused-no-such-character = Você não tem personagem “{ $typed }”.{ $meant } Você tem { $known }.
refused-character-gone = Você não tem mais esse personagem. `/character list` mostra os que você tem.
refused-character-changed = { $name } mudou desde que você abriu esse formulário, então nada foi salvo. Guardei o que você escreveu: abra o formulário de novo, confira e envie.
refused-character-exists = Você já tem um personagem chamado { $name }. Escolha outro nome com `name:`. Para substituir o personagem por um arquivo, use `/character import` com `replace:True`.
refused-sheet-unfit = Nada foi salvo. Primeiro, corrija isto:
refused-sheet-unfit-more = … e mais { $count }.
refused-sheet-unfit-whole = A ficha
refused-other-system = { $name } é de { $theirs }, e este combate usa { $ours }. Escolha um personagem de { $ours }.
refused-template-and-strength = Use `template:` ou `strength:`, não os dois.
refused-strength-unfit = A opção `strength:` precisa ser um número de { $least } a { $most }, como `1.5` ou `1/3`.
refused-template-of-file = Uma criatura de um arquivo não pode ter `template:` nem `strength:`. Importe com `/character import file:` e depois adicione pelo nome.
refused-no-templates = { $system } não tem variantes mais fracas ou mais fortes das criaturas. Adicione a criatura sem `template:` e `strength:` e depois mude os números dela com `/gm sheet`.
refused-nothing-to-add = Quem devo adicionar? Use `creature:` e um nome, ou `file:` com a sua própria criatura.

## Arquivos

refused-file-too-big = Esse arquivo é grande demais: o limite é 256 KB. Use um menor. Você pode dividir um pacote em vários; um personagem só precisa de alguns KB.
refused-file-wrong-type = Isso não é um arquivo de texto. Leio pacotes e personagens de arquivos JSON que terminam em .json; descompacte um ZIP antes. `/pack export` e `/character export` mostram como são esses arquivos.
refused-file-unreachable = Não consegui baixar esse arquivo, então nada mudou. Tente de novo daqui a pouco.
refused-file-no-text = Não consigo ler esse arquivo como texto (UTF-8). Abra em um editor de texto, salve como UTF-8 e envie de novo.
refused-file-no-png-or-jpeg = Um mapa precisa de um PNG ou JPEG de no máximo 256 KB. Salve sua imagem em um desses formatos.
refused-file-too-many-pixels = Essa imagem é grande demais: o lado maior pode ter no máximo 2.048 pixels. Diminua a imagem.
refused-file-no-picture = Não consigo mostrar esse arquivo como imagem. Use um PNG, JPEG ou WebP de no máximo 256 KB.
refused-file-picture-bytes = Essa imagem é grande demais: o limite é 4 MB. Diminua a imagem, ou salve como JPEG.
refused-file-picture-pixels = Essa imagem é grande demais. Use no máximo 8 milhões de pixels, por exemplo 4.000 × 2.000.
refused-file-not-drawn = Não consigo usar esse arquivo como imagem. Salve como PNG ou JPEG, e envie de novo.
refused-file-not-drawn-here = Só dá para enviar imagens no Discord.
refused-file-pictures-off = As imagens estão desligadas neste bot, então não dá para enviar uma. Peça ao administrador do bot que ligue as imagens.
refused-file-no-json = Isso não é um JSON válido: pode faltar um colchete, uma vírgula ou aspas. `/character export` mostra como é um arquivo assim.
refused-file-too-deep = Esse arquivo tem níveis demais: o limite é 20. `/character export` mostra como é um arquivo assim.
refused-file-no-character = Isso não é um arquivo de personagem: o `format` não é “fray-character”. `/character export` mostra como é um arquivo assim.
refused-file-no-map = Isso não é um mapa Universal VTT. Exporte seu mapa como .dd2vtt ou .uvtt, e envie esse arquivo.
refused-file-map-bytes = Esse arquivo de mapa é grande demais: o limite é 8 MB. Exporte com uma imagem menor.
refused-file-map-lines = Esse mapa tem paredes ou objetos demais, ou alguns que não consigo ler. Exporte com menos.
refused-file-map-sides = Esse mapa é grande demais: o limite é 200 × 200 quadrados. Exporte só uma parte.
refused-file-map-floor = Não há quadrado livre nessa parte do mapa. Escolha outra parte com `corner:`.
refused-file-too-new = Esse arquivo é de uma versão mais nova do Fray. Peça ao administrador do bot que me atualize.

## O que há de errado com dados digitados, depois de “Não consigo ler os dados …:”

refused-dice-too-long = passa de { $most } caracteres
refused-dice-nothing-to-roll = não há nada para rolar
refused-dice-no-sense = não faz sentido
refused-dice-no-term = falta um número ou um dado aqui
refused-dice-number-too-large = os números vão até { $most }
refused-dice-result-too-large = o resultado pode ficar grande demais
refused-dice-divided-by-0 = pode haver divisão por 0
refused-dice-too-deep = parênteses podem ter no máximo { $most } níveis
refused-dice-not-closed = um parêntese não foi fechado
refused-dice-never-opened = este parêntese nunca foi aberto
refused-dice-no-sign = falta um sinal como + antes disto
refused-dice-not-whole = só valem números inteiros
refused-dice-not-after-dice = isto só vale logo depois de dados
refused-dice-label-like-dice = palavras que parecem dados precisam de um # antes
refused-dice-not-understood = não entendo isto; se for um comentário, ponha um # antes
refused-dice-unknown-name = sua ficha não tem nenhum número “{ $name }”, mas tem { $known }
refused-dice-no-sheet = “{ $name }” não é um número, e você não tem ficha aqui; entre no combate ou crie um personagem antes, e se for um comentário, ponha um # antes
refused-dice-bad-name = um nome entre colchetes precisa ter de 1 a { $most } caracteres
refused-dice-no-dice = role pelo menos 1 dado
refused-dice-too-many-groups = há mais de { $most } grupos de dados
refused-dice-no-sides = falta o número de lados, como o 6 de d6
refused-dice-too-few-sides = um dado tem pelo menos { $least } lados
refused-dice-no-face = falta um número aqui
refused-dice-no-face-of = falta um número de 1 a { $sides } aqui
refused-dice-no-such-face = nenhuma face de um d{ $sides } serve aqui
refused-dice-drops-which = use dl para descartar o menor, ou dh para descartar o maior
refused-dice-cuts-none = mantenha ou descarte pelo menos 1 dado
refused-dice-said-already = estes dados já têm esta opção
refused-dice-needs-one-die = vantagem e desvantagem precisam de exatamente um dado, como em d20adv
refused-dice-only-keeps = dados Fate só podem ser mantidos ou descartados, como em 5dFkh4
refused-dice-too-many-rolls = uma rolagem pode ser repetida de 1 a { $most } vezes
refused-dice-minimum-above-maximum = o mínimo está acima do máximo
refused-dice-keeps-too-many = isso mantém mais dados do que você rola
refused-dice-drops-all = isso descarta todos os dados
refused-dice-rerolls-all = toda face seria rolada de novo
refused-dice-explodes-forever = os dados explodiriam para sempre

### Pacotes de conteúdo

refused-pack-not-newer = Este servidor já tem { $title } com o id `{ $id }`, na revisão { $kept }. Seu arquivo é a revisão { $revision }, e o conteúdo é diferente. Se for uma versão nova, dê a ele uma `revision` maior, ou use `replace:True`. Se for outro pacote, mude o `id` dele.
refused-packs-too-big = Os pacotes deste servidor podem ocupar no máximo { $megabytes } MB no total. Primeiro, remova um com `/pack remove`.
refused-not-for-defaults-server = Só quem pode gerenciar este servidor pode mudar os padrões dele. Peça a uma dessas pessoas.
refused-not-for-defaults-channel = Só o mestre daqui e quem pode gerenciar este servidor podem mudar os padrões do canal. Peça a uma dessas pessoas.
refused-not-a-pack-keeper-managers = Só quem pode gerenciar este servidor pode mudar os pacotes dele. Essas pessoas podem liberar para os mestres também: `/pack allow`.
refused-not-a-pack-keeper-gms = Só quem pode gerenciar este servidor e os mestres dos encontros dele podem ver ou mudar os pacotes.
refused-scene-before-encounter = Só o mestre de um encontro pode abrir uma cena. Use `/encounter start` sem `scene:` para ser o mestre aqui. Depois toque em *Mestre* abaixo da mensagem do encontro, e *Cenas…*.
refused-no-packs = Este servidor ainda não tem pacotes. Crie um com `/pack new`, ou envie um arquivo com `/pack add`.
refused-pack-of-the-host = { $title } é de quem hospeda este bot, então não pode ser mudado aqui.
refused-pack-of-other-system = { $title } é um pacote de { $theirs }, mas o que você está salvando é de { $ours }. Escolha outro pacote, ou comece um com `/pack new`.
refused-pack-not-in-use = { $title } não está em uso. Antes, abra com `/pack show` e toque em *Usar*.
refused-pack-fits-no-more = { $title } não funciona com esta versão do Fray. `/pack show` lista o que há de errado.
refused-nothing-to-keep-creature = Não há criatura aqui para salvar em um pacote. Adicione uma com `/add`, ou indique um dos seus personagens.
refused-nothing-to-keep-map = Este encontro não tem mapa. Desenhe um com `/map`.
refused-nothing-to-start-from = Escolha uma entrada como ponto de partida, ou digite o nome dessa entrada.
refused-no-pack-entry = { $title } não tem “{ $typed }”.{ $meant } `/pack show` lista o conteúdo.

### O que alguém possui

refused-no-items = Neste sistema não dá para entregar ou pegar itens. Fale com o mestre.
refused-item-natural = { $name } não tem como se desfazer disto: { $item }. Escolha outra coisa.
refused-item-worn = { $name } está usando { $item }. Primeiro, tire esse item.
refused-items-too-few =
    { $left ->
        [0] { $name } não tem mais { $item }. Escolha outra coisa.
       *[other] { $name } só tem { $left } × { $item }. Escolha menos.
    }
refused-items-full = A ficha { DE($name) } está cheia: cabem { $most } entradas deste tipo. Primeiro, largue alguma coisa.
refused-item-full = { $name } não pode ter mais de { $most } × { $item }. Escolha menos.
refused-items-by-gm = O livro não tem regra para isto em combate, então o mestre decide. Fale com { $gms }.
refused-beyond-hands = { $name } está a { $squares } quadrados. Primeiro, vá até o lado { DE($name) }.
refused-not-fallen = { $name } ainda está de pé. Só se pode pegar coisas de combatentes que caíram.
refused-looting-off = O saque está desligado, então ninguém pode pegar nada { DE($name) }. O mestre pode mudar isso com o ajuste `loot`.
refused-no-looting = O mestre distribui o que era { DE($name) }. Peça a { $gms }.
refused-not-an-ally = { $name } não está do seu lado. Peça ao mestre que entregue o item.
refused-nothing-on-the-ground = Não há nada assim no chão. Escolha outra coisa.
refused-owns-nothing = { $name } não tem nada para entregar.
