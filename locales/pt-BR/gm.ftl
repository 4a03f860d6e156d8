### O que só um mestre lê: o painel (/gm panel), seus menus e formulários, ajustes, rolagens secretas e sussurros.
### E entrar e sair de um combate, o que o mestre decide.

## Ajustes, como os botões do painel os chamam

setting-name-auto-end = Fim de turno automático
setting-name-cap = Teto de 75% para deflexão e resistência
setting-name-characters-each = Personagens por jogador
setting-name-details = Detalhes das rolagens
setting-name-join = Entrada
setting-name-language = Idioma
setting-name-picture = Imagens
setting-name-secrecy = Saúde das criaturas
setting-name-sheets = Quem edita fichas
setting-name-signs = Números como
setting-name-start = Distância inicial
setting-name-tone = Tom da história
setting-name-uneven = Avisar de combate desigual
value-name-auto-end-action-points = sem pontos de ação
value-name-auto-end-unless-a-step-helps = a menos que um Passo ajude
value-name-join-ask = perguntar ao mestre
value-name-sheets-gm = só o mestre
value-name-sheets-players = jogadores também
core-name-setting-auto-end = fim de turno automático
core-name-setting-turns = turnos
core-name-setting-tone = tom
core-name-setting-details = detalhes
core-name-setting-signs = sinais
core-name-setting-picture = imagens
core-name-setting-secrecy = saúde das criaturas
core-name-setting-sheets = fichas
core-name-setting-join = entrada
core-name-setting-characters-each = personagens por jogador
core-name-setting-loot = saque
core-name-setting-uneven = combates desiguais
core-name-setting-language = idioma
core-name-option-one-after-another = um após o outro
core-name-option-by-side = por lado
core-name-option-heroic = heroico
core-name-option-grim = sombrio
core-name-option-plain = simples
core-name-option-short = curto
core-name-option-full = completo
core-name-option-bars = barras
core-name-option-words = palavras
core-name-option-dark = escuro
core-name-option-light = claro
core-name-option-on = ligado
core-name-option-off = desligado
core-name-option-exact = exato
core-name-option-hidden = oculto
core-name-option-gm = mestre
core-name-option-players = jogadores
core-name-option-open = aberto
core-name-option-ask = perguntar
core-name-option-closed = fechado
core-name-option-dead = mortos
core-name-option-fallen = caídos
core-name-option-true = ligado
core-name-option-false = desligado
gm-settings-title = Ajustes
gm-setting-now = { $value } (agora)
gm-setting-typed = -# `/gm set setting:{ $setting }`
gm-setting-set = **{ $setting }** agora é **{ $value }**.

## Mestres, e quem joga com um combatente

gm-gms = Mestres deste encontro: { $gms }.
gm-handed-over = A partir de agora, { $player } joga com **{ $name }**.
gm-lent = { $player } joga com **{ $name }** enquanto { $owner } está fora.
gm-lent-until = { $player } joga com **{ $name }** no lugar { DE($owner) } até { $time }.
gm-you-play = { $user }: a partir de agora, você joga com **{ $name }**.
gm-played-by-you = Você joga
gm-played-by = Quem joga: { $user }

## O painel

gm-button = Mestre
gm-phase-gathering = Aguardando jogadores
gm-phase-aftermath = O combate está em pausa
gm-phase-ended = O encontro acabou
gm-state = { $state }.
gm-waiting-for = { $state }. Aguardando { $names }.
gm-waiting-for-since = { $state }. Aguardando { $names }, com aviso { $since }.
gm-away = Ausência: { $names }.
gm-joined = No combate: { $names }.
gm-hidden = em segredo
gm-hidden-with = Em segredo · { $state }
gm-all-hidden =
    { $names }
    -# Em segredo
gm-hidden-about = Fora da ordem dos turnos, do painel e do registro
gm-choose-combatant = Escolher combatente…
gm-choose-combatant-from = De { $first } a { $last }…
gm-more-in-menu = -# … e mais { $count } no menu
gm-more-tools = Mais ferramentas…
gm-more-tools-title = Mais ferramentas do mestre
gm-skip = Pular { $name }
gm-reveal = Revelar { $name }
gm-reveal-all = Revelar todos ({ $count })
gm-add = Adicionar…
gm-act-for = Agir por…
gm-start-combat = Começar combate
gm-continue-combat = Continuar combate
gm-pause = Pausar combate
gm-roll = Rolar em segredo…
gm-whisper = Sussurrar…
gm-check = Pedir teste…
gm-settings = Ajustes…
gm-end = Encerrar encontro…
gm-back = Voltar
gm-changed = Isso mudou nesse meio-tempo. Veja como está agora.

## Desfazer no painel

gm-undo = Desfazer: { $deed }
gm-and-more = { $title }, e mais { $count } { $count ->
        [one] ação
       *[other] ações
    }
gm-one-more = mais um passo
gm-question = a pergunta
gm-undo-round = Desfazer a rodada
gm-undone = Desfeito: { $deed }.
gm-undone-round =
    { $count ->
        [one] De volta ao início da rodada: { $count } ação desfeita.
       *[other] De volta ao início da rodada: { $count } ações desfeitas.
    } `/redo` refaz.
gm-done = **{ $title }.**

## Uma pergunta que só o mestre pode ver

gm-is-asked = { $users } **{ $act }.** O mestre decide antes.
gm-decide = Decidir…

## Pausar e encerrar

gm-sure-to-end =
    ### Encerrar “{ $name }”?
    Os efeitos que duram até o fim da cena acabam, e todos podem ver a semente dos dados.
gm-sure-to-end-hidden =
    ### Encerrar “{ $name }”?
    Os efeitos que duram até o fim da cena acabam, e todos podem ver a semente dos dados.
    { $names } ainda { $count ->
        [one] está
       *[other] estão
    } em segredo. Quando o encontro acabar, qualquer pessoa poderá ler sobre isso no registro.
gm-end-now = Encerrar encontro
gm-ended = O encontro acabou.
gm-paused = O combate está em pausa. Toque em um descanso para se recuperar. O toque de um jogador vale para os personagens dele, e o do mestre, para todos. Mestre: `/initiative` para continuar.
gm-paused-without-rest = O combate está em pausa. Mestre: `/initiative` para continuar.

## Um combatente

gm-scene = Efeitos do encontro…
gm-adjust = Mudar números…
gm-condition = Pôr condição…
gm-sheet = Ficha
gm-revive = Reviver
gm-bring-back = Trazer de volta
gm-leave = Fazer sair…
gm-leave-how =
    { $how ->
        [fled] Fuga
        [surrendered] Rendição
        [conceded] Desistência
        [banished] Banimento
       *[captured] Captura
    }
gm-hide = Ocultar
gm-reactions = Reações automáticas
gm-removing = Remover…
gm-remove = Remover { $name }
gm-sure-to-remove =
    ### Remover { $name }?
    { $name } sai do combate. Você pode desfazer isso.
gm-hand-over = Passar para…
gm-order = Agir logo antes de…
gm-group = Agir em grupo com…
gm-remove-condition = Remover condição…
gm-remove-this-condition = Remover { $condition }
gm-before-no-one = Ninguém: agir por último
gm-with-no-one = Ninguém: agir em separado
gm-give-back-to-you = De volta a você (mestre)
gm-give-back = De volta ao jogador { DE($name) }
gm-another-member = Outro membro…
gm-by-you = Você (mestre)
gm-player-of = Quem joga com { $names }
gm-move = Mover { $name }
gm-sure-to-move = ### Mover { $name }?
gm-sure-to-move-last =
    ### Mover { $name }?
    Se { $name } agir por último, { $lost } não { $count ->
        [one] terá
       *[other] terão
    } mais turno nesta rodada.
gm-sure-to-move-before =
    ### Mover { $name }?
    Se { $name } agir logo antes de **{ $place }**, { $lost } não { $count ->
        [one] terá
       *[other] terão
    } mais turno nesta rodada.
gm-joins-later = Entra na ordem dos turnos na próxima rodada.
gm-delaying = Turno adiado: ainda pode agir nesta rodada.
gm-act-together = A partir de agora, { $names } agem em grupo.
gm-act-alone =
    { $count ->
        [one] A partir de agora, { $names } age em separado.
       *[other] A partir de agora, { $names } agem em separado.
    }

## Adicionar criaturas

gm-which-one =
    ### Qual criatura?
    { $count ->
        [one] Você vai adicionar uma.
       *[other] Você vai adicionar { $count }.
    }
gm-which-one-hidden =
    ### Qual criatura?
    { $count ->
        [one] Você vai adicionar uma, em segredo.
       *[other] Você vai adicionar { $count }, em segredo.
    }
gm-more-match = -# Há mais { $count }. Digite uma parte maior do nome.
gm-nothing-fits = Não há criatura chamada “{ $typed }”. Escolha uma da lista, ou use `/add file:`.
gm-nothing-chosen = Escolha uma criatura da lista, ou digite parte do nome.
gm-are-hidden =
    { $names } { $count ->
        [one] está
       *[other] estão
    } em segredo.
gm-are-hidden-until-revealed =
    { $names } { $count ->
        [one] está
       *[other] estão
    } em segredo: fora da ordem dos turnos, do painel e do registro. Revele com `/gm reveal` ou em `/gm panel`.
gm-hidden-off-map =
    { $count ->
        [one] Ainda não está no mapa. Para escolher o quadrado, toque em *Posicionar…*. Senão, vai aparecer onde o próprio lado começa.
       *[other] Ainda não estão no mapa. Para escolher os quadrados, toque em *Posicionar…*. Senão, vão aparecer onde o próprio lado começa.
    }

## Formulários

gm-title-add = Adicionar criaturas
gm-title-roll = Rolar em segredo
gm-title-whisper = Sussurrar a um jogador
gm-title-offer = Oferta
gm-title-event = Adicionar evento
gm-title-event-effect = O que um evento faz
gm-title-check = Pedir um teste
gm-title-adjust = Mudar números
gm-title-scene = Efeitos do encontro
gm-title-condition = Pôr uma condição
gm-title-hand-over = Passar a outra pessoa
gm-title-timer = Tempo por turno
gm-field-creature = Criatura
    .hint = De { $title }, { POR($author) } ({ $license }).
gm-field-creature-of-packs = Dos pacotes deste servidor, e { DE($title) }, { POR($author) } ({ $license }).
gm-field-creatures = Criatura: de { $first } a { $last }
gm-field-search = Parte do nome, ou escolha abaixo
    .hint = Acha qualquer criatura, e os seus personagens.
gm-search-again = Buscar de novo…
gm-field-count = Quantas
gm-field-how = Opções
gm-field-hidden = Em segredo até você revelar
gm-field-together = Agem em grupo
gm-field-dice = Dados
    .hint = Só você vê o resultado. Ele vai para o registro quando o encontro acabar.
gm-field-whisper-to = Para
gm-field-whisper = Mensagem
    .hint = Fica guardada até ser lida, e nunca entra no registro.
gm-field-check-who = Quem rola
gm-field-check-what = O que rola
gm-field-check-other = Outra coisa para rolar
gm-field-check-vs = Número a alcançar
    .hint = Deixe em branco para ver só os totais. Em TDGS, um atributo também serve: Goblin WIS.
gm-field-check-secret = Em segredo: só você vê os resultados
gm-field-event-name = Nome
    .hint = Um evento de mesmo nome é substituído.
gm-field-event-text = O que todos leem quando o evento acontece
gm-field-event-when = Em que momento da rodada
    .hint = Exemplos: fim da rodada; iniciativa 15; antes de Kira; depois de Kira.
gm-field-event-rounds = Em que rodadas
    .hint = Exemplos: cada rodada; 4; daqui a 3 (rodadas); a partir de 3; 2-5.
gm-field-event-hidden = Em segredo: os jogadores não sabem do evento
gm-field-event-which = Evento
gm-field-event-effect = Dano, condições, ou os dois
    .hint = Separe por vírgulas. Deixe em branco para só um teste de resistência, ou para tirar o efeito.
gm-field-event-to = Quem o evento afeta
gm-field-event-to-other = Ou digite nomes, ou uma área do mapa
    .hint = Nomes, como Goblin 1, Goblin 2. Ou uma área entre dois quadrados: B2-D4.
gm-field-event-save = Teste de resistência contra o efeito
    .hint = O que se rola e o número a alcançar. O Fray rola por todos.
gm-field-player = Novo jogador
    .hint = Deixe em branco para jogar com o combatente.
gm-field-player-until = Até quando
    .hint = Deixe em branco se for para sempre. Os horários são do seu fuso.
gm-field-player-until-example = sexta · 3 dias · de volta
gm-field-amount-hint = +5 soma 5, -5 subtrai 5, 5 define como 5.
gm-field-amount-example = +5, -5 ou 5
gm-field-other = Outro número: o nome, depois a mudança
gm-field-why = Motivo (todos podem ler)
gm-field-condition = Condição, ou parte do nome
gm-field-condition-listed = Ou escolha: de { $first } a { $last }
gm-field-scene-condition = Nova condição de todo o encontro
gm-field-scene-ends = Condição a remover
gm-field-duration = Por quanto tempo
gm-field-note = Valor, ou uma nota
    .hint = Um número vira o valor da condição. Qualquer outra coisa vira uma nota.
gm-number = { $name }: { $value }
gm-number-of = { $name }: { $value } de { $max }
gm-until-by-the-book = Como dizem as regras
gm-until-rounds =
    { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
gm-until-scene = Até o fim da cena
gm-until-day = Até o fim do dia
gm-until-removed = Até alguém remover
gm-until-lasting = Para sempre, mesmo com descanso

## Rolagens secretas e sussurros

gm-in-secret = Só você vê esta rolagem. Ela vai para o registro quando o encontro acabar.
gm-whisper-to-a-player = o sussurro a um jogador
gm-whisper-to-player-of = o sussurro a quem joga com { $names }
gm-unread-whisper = { $user } ainda não leu o seu sussurro.
gm-unsend = Cancelar envio
gm-new-whisper = { $user }: o mestre tem um sussurro para você.
gm-read = Ler
gm-sent = Seu sussurro está esperando { POR($user) }. Ele some depois de lido.
gm-from-gm =
    { "" }**O mestre, só para você:**
    { $words }

## Entrar e sair

joining-who = Com quem você quer jogar?
joining-yours = **{ $name }**, seu personagem
joining-join-as = Entrar com { $name }
joining-premade = Personagens prontos…
joining-let-in = Aceitar { $name }
joining-refuse = Recusar { $name }
joining-let-go = Remover { $name }
joining-keep-in = Manter { $name }
joining-sheet-of = Ficha { DE($name) }
joining-ask-again = Liberar novo pedido
joining-cannot-join = -# Não pode entrar agora: { $names }
joining-is-dead = { $name } (sem vida)
joining-is-here = { $name } (já está aqui)
joining-waits = Perguntei ao mestre sobre **{ $name }**. Eu chamo você.
joining-asks = { $gms }: { $user } **quer entrar com { $name }**.
joining-asking = { $user } quer entrar com **{ $name }**.
joining-asks-to-leave = { $gms }: { $user } **quer sair do combate com { $name }**.
joining-asking-to-leave = { $user } quer sair do combate com **{ $name }**.
joining-has-joined = { $user }: **{ $name }** entrou no combate.
joining-not-now = { $user }: o mestre disse não. **{ $name }** não entra por enquanto.
joining-has-left = { $user }: **{ $name }** saiu do combate.
joining-stays-in = { $user }: o mestre quer que **{ $name }** fique.
joining-refused-before = -# Pedidos recusados: { $users }
joining-may-ask-again = Os jogadores que você recusou podem pedir de novo.

condition-now = **{ $name }** agora tem: { $condition }.
condition-now-on-scene = Novo no encontro, oculto para os jogadores: { $condition }.
condition-off-scene = Não mais no encontro: { $condition }.
condition-scene = Encontro
condition-no-longer = **{ $name }** não tem mais: { $condition }.
adjusted-scene = { $resource } { $value } → { $after }. Só os mestres podem ver.
adjusted-quietly = **{ $name }**: { $resource } { $value } → { $after }.

## Uma mesa na web: /gm share

share-title = Este combate na web
share-path = A página está em `{ $path }`, na porta { $port } da máquina em que o Fray roda.
share-about =
    Abra a página em uma segunda tela. Ela mostra o que os jogadores podem ver e se atualiza sozinha. Para outros programas, acrescente `.json` ao endereço.
    -# Não precisa de login: qualquer pessoa com este endereço pode ver. Só os mestres veem esta mensagem.
share-button = Compartilhar…
share-open = Abrir
share-new = Novo endereço
share-stop = Tirar da web
share-again = Compartilhar de novo
share-renewed = Este é o novo endereço. O antigo não funciona mais.
share-off = Este combate não está mais na web. O endereço antigo não funciona.
