### /help, as fichas que abrem e encerram um encontro, rolagens, /setup check e /privacy. E botões e páginas comuns.

## /help

help-title = Fray: combate jogado pelo chat
help-nothing = Ainda não há encontro neste canal.
help-player-title = Jogar com um personagem
help-gm-title = Conduzir o combate
help-admin-title = Cuidar do servidor
help-player =
    { $casts ->
        [yes]
            `/join character:` entrar no combate, ou toque em **Entrar**
            `/attack target:` atacar · `/move to:` mover
            `/defend` defender · `/cast spell:` usar um poder
            `/act action:` fazer qualquer outra coisa · `/do text:` com suas palavras
            `/turn end` encerrar o turno · `/turn delay` agir depois
            `/plan` planejar o próximo turno
            `/say words:` falar como personagem
            `/undo` desfazer sua última ação
            `/rules term:` consultar qualquer coisa
       *[no]
            `/join character:` entrar no combate, ou toque em **Entrar**
            `/attack target:` atacar · `/move to:` mover
            `/defend` defender
            `/act action:` fazer qualquer outra coisa · `/do text:` com suas palavras
            `/turn end` encerrar o turno · `/turn delay` agir depois
            `/plan` planejar o próximo turno
            `/say words:` falar como personagem
            `/undo` desfazer sua última ação
            `/rules term:` consultar qualquer coisa
    }
help-player-more =
    `/character new name:` criar o seu
    `/me` Meu personagem · `/give` · `/take` itens
    `/turns` combates que esperam por você
    `/catch-up` o que você perdeu
    `/away until:` avisar que vai se ausentar
    `/lend to:` deixar alguém jogar por você
    `/answer` responder a uma pergunta
    `/reactions` definir reações automáticas
    `/rest` recuperar-se, fora de combate
    `/encounter status` ver o combate
    `/odds` chance de acerto · `/practice` treino
    Menu de uma mensagem: *Ler no meu idioma*
help-gm =
    `/encounter start` começar um encontro, ou um combate rápido
    `/encounter start in:thread` começar em um tópico próprio
    `/add creature: count:` adicionar inimigos
    `/initiative` começar o combate
    `/gm panel` fazer tudo isto com botões
    `/turn skip` pular quem está ausente
    `/undo` desfazer a última ação
    `/encounter end` encerrar e revelar os dados
help-gm-more =
    `/attack as:` · `/do` agir por uma criatura
    `/gm auto style:` pôr criaturas no piloto automático
    `/add creature: template:` adicionar uma mais forte ou mais fraca
    `/add file:` adicionar sua própria criatura
    `/pack new` · `/pack keep` suas próprias criaturas e cenas
    `/condition add` · `/adjust who: by:` mudar números
    `/map new` · `/map import` · `/map zones`
    `/gm check who: what: vs:` pedir a todos que rolem
    `/gm loot` distribuir o saque
    `/encounter pause` pausar para um descanso
    `/gm set` ajustes · `/gm timer` · `/gm how-long` · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm event` · `/gm share` · `/gm add-gm`
help-admin =
    `/setup check` conferir minhas permissões neste canal
    `/setup defaults` definir os padrões de novos encontros
    Se um mestre sumiu, você pode encerrar o combate dele (`/encounter end`), pular um turno, ou nomear um novo mestre (`/gm add-gm who:`).
    Para instalar, atualizar ou fazer backup: veja o README na minha pasta de instalação.
help-in-fight = { $name } ({ $ruleset })
help-turn-of = É a vez { DE($names) }.
help-to-start =
    { "" }**Comece um combate**
    -# você conduz, e fica pronto em um minuto
help-own-character =
    { "" }**Crie o seu personagem**
    -# ele fica com você de combate em combate
help-to-join =
    { "" }**Entre no combate**
    -# com o seu personagem ou com um pronto
help-join = Entrar
help-to-act =
    { "" }**Aja**
    -# é a sua vez
help-what-now = O que posso fazer?
help-to-see =
    { "" }**Veja como você está**
    -# a qualquer hora, e só você vê
help-my-character = Meu personagem
help-to-answer =
    { "" }**Defina reações automáticas**
    -# para ninguém ter que esperar por você
help-reactions = Reações automáticas
help-to-run =
    { "" }**Conduza o combate**
    -# adicionar, pular, desfazer, encerrar
help-panel = Painel do mestre
help-to-look-up =
    { "" }**Consulte algo**
    -# uma condição, uma ação, uma arma
help-rules = Regras…
help-to-practice =
    { "" }**Pratique**
    -# dois minutos com um boneco de treino
help-practice = Começar prática
help-for-player = Jogadores
help-for-gm = Mestres
help-for-admin = Administradores
help-back = Voltar
help-more = Mais…
help-typed-outside = -# Comandos: `/encounter start` `/character new` `/roll` `/practice`
help-typed = -# Comandos: { $commands }
help-typed-gm = -# Comandos: { $commands } · Mestre: { $gm }
help-dice-title = Dados
help-dice = Os dados são lacrados antes do combate e mostrados depois, para você poder conferir. `/roll dice:2d6+3` rola os seus.
help-actions-player = Com /act
help-actions-gm = Com /act, só o mestre

## /rules

help-several-fit = Vários verbetes têm “{ $term }” no nome.
help-which-one = Qual deles?
help-which-rules = Outros sistemas…
help-meant = Não há “{ $term }”. O mais próximo é **{ $name }**.
help-look-up = Consultar algo
help-look-up-hint = Uma condição, uma ação, uma arma, uma criatura
help-set-here = Neste encontro: { $set }.
help-kind-action = Ação
help-kind-condition = Condição
help-kind-term = Termo
help-kind-character = Personagem
help-kind-creature = Criatura
help-kind-template = Modelo
help-kind-standing-order = Reação automática
help-kind-setting = Ajuste

## A ficha que abre um encontro, e a que o encerra

opening-unnamed = Um combate
opening-played = **{ $ruleset }**, com { $gm } como mestre.
opening-book = Livro de regras: { $title }, { DE($author) }.
opening-begin = Jogadores: `/join character:` e um nome. Mestre: `/add creature:`, depois `/initiative`.
opening-settings = Ajustes: { $set }.
opening-sealed = -# Os dados estão lacrados. SHA-256 da semente: `{ $commitment }`
opening-rests-before = -# Semente dos dados dos descansos antes deste encontro: `{ $seed }`
opening-on = ligado
opening-off = desligado
opening-ended = Toque em um descanso para se recuperar. O toque de um jogador vale para os personagens dele, e o do mestre, para todos. Para o próximo encontro: `/encounter start`.
opening-ended-without-rest = Para o próximo encontro: `/encounter start`.
opening-dice =
    -# { $count ->
        [1] O único dado foi lacrado
       *[other] Os { $count } dados foram lacrados
    } antes do combate. *Conferir os dados* tem a prova.
opening-dice-after-undo =
    -# O fim do encontro foi desfeito. { $count ->
        [1] O único dado rolado desde então já estava lacrado
       *[other] Os { $count } dados rolados desde então já estavam lacrados
    }. *Conferir os dados* tem a prova.
opening-story = História
opening-check-dice = Conferir os dados
opening-proof = Os dados deste encontro vieram de uma semente secreta. O SHA-256 dela foi mostrado antes da primeira rolagem, então ninguém pôde mudá-la depois.
opening-how-to-check = Para conferir cada dado, use `/log export as:html` e toque em *Conferir cada dado*, ou use `/log export as:json` e `npm run verify`.
opening-undone = -# Ações desfeitas pelo mestre: { $count }.
opening-hash = Hash do registro: { $hash }
opening-next = SHA-256 da próxima semente: { $commitment }
opening-resealed = -# Agora todos podem ver a semente antiga, então não a uso mais. Novas rolagens usam a semente lacrada quando o encontro acabou. O SHA-256 dela: `{ $commitment }`
opening-restored = **{ $name }** continua a partir de um backup. O que foi feito depois do backup se perdeu. Alguém pode ter visto o que a semente antiga rola a seguir, então estou usando uma nova.
opening-updated = Fui atualizado. **{ $name }** continua com dados lacrados de novo. O que aconteceu antes está no registro: `/log export as:markdown`.
opening-new-seed = -# SHA-256 da nova semente: `{ $commitment }`

## /roll

roll-sealed = -# Rolado com os dados lacrados deste combate.
roll-loose = -# Rolado fora de um combate.
roll-as = { $user } como { $name }
roll-only-you = Só você vê esta rolagem. Todos podem ler no registro quando o encontro acabar.
roll-with-gm = 🎲 { $user } rolou em segredo. Só essa pessoa e o mestre veem o resultado.
roll-for-gm = 🎲 { $user } rolou em segredo. Só o mestre vê o resultado.
roll-see = Ver a rolagem

## Testes: `/gm check`

check-title = **Teste: { $what }**
check-title-against = **Teste: { $what }** contra { $against }
check-title-under = **Teste: { $what }**, { $against } ou menos
check-own = ({ $own } ou menos)
check-waits = Falta rolar: { $names }
check-away = Ausência: { $names }. O mestre pode fechar o teste sem esperar.
check-closed = Encerrado. Sem rolagem: { $names }.
check-waits-for = { $user } ({ $names })
check-has-rolled = **{ $name }** já rolou.
check-result = **{ $name }**: { $result }
check-result-math =
    { "" }**{ $name }**: { $result }
    -# { $math }
check-tier-critical-success = sucesso crítico
check-tier-success = sucesso
check-tier-failure = falha
check-tier-critical-failure = falha crítica
check-group = Sucessos: { $won } de { $all }.
check-best =
    { $count ->
        [one] Maior: { $names }.
       *[other] Empate no maior: { $names }.
    }
check-roll = Rolar
check-see = Ver as rolagens
check-close = Fechar
check-asked = O teste está no canal. Ele mostra cada resultado conforme os jogadores rolam.
check-everyone = todos, criaturas também
check-players = todos os jogadores

## /setup check

setup-fine = Tenho todas as permissões de que preciso neste canal.
setup-lacks = Falta **{ $name }**, então { $without }.
setup-optional-manage = -# Opcional: **{ $name }**. Não peço, porque me deixaria apagar mensagens de qualquer pessoa. Eu usaria para uma coisa só: remover o aviso do Discord de que a mensagem foi fixada.
setup-optional-webhooks = -# Opcional: **{ $name }**. Não peço, porque me deixaria mudar os webhooks deste canal. Eu usaria para uma coisa só: publicar as falas de `/say` com o nome do personagem.
setup-permission-view = Ver canal
setup-permission-send = Enviar mensagens
setup-permission-open-threads = Criar tópicos públicos
setup-permission-threads = Enviar mensagens em tópicos
setup-permission-embeds = Inserir links
setup-permission-files = Anexar arquivos
setup-permission-history = Ver histórico de mensagens
setup-permission-pin = Fixar mensagens
setup-permission-manage = Gerenciar mensagens
setup-permission-webhooks = Gerenciar webhooks
setup-without-play = não posso conduzir um encontro aqui
setup-without-open-threads = não posso abrir um tópico para um combate
setup-without-threads = não posso conduzir um encontro em um tópico
setup-without-embeds = minhas mensagens são texto simples
setup-without-files = não posso exportar registros nem personagens, nem mostrar retratos junto dos turnos
setup-without-notice = não posso remover o aviso de que a mensagem foi fixada
setup-without-pin = não posso fixar a mensagem do encontro
setup-fix = Comandos e botões continuam funcionando. Para corrigir, vá às configurações do canal › Permissões › meu cargo, ou me convide de novo.

## /privacy

privacy-characters =
    { $count ->
        [one] { $count } personagem
       *[other] { $count } personagens
    }
privacy-saved =
    { $count ->
        [one] { $count } ação ou rolagem salva
       *[other] { $count } ações e rolagens salvas
    }
privacy-packs =
    { $count ->
        [one] seu nome em { $count } pacote de conteúdo
       *[other] seu nome em { $count } pacotes de conteúdo
    }
privacy-portraits =
    { $count ->
        [one] { $count } retrato para um pacote
       *[other] { $count } retratos para pacotes
    }
privacy-said =
    { $count ->
        [one] seu nome em { $count } fala de personagem
       *[other] seu nome em { $count } falas de personagem
    }
privacy-fights =
    { $count ->
        [one] { $count } combate
       *[other] { $count } combates
    }
privacy-actions =
    { $count ->
        [one] { $count } ação
       *[other] { $count } ações
    }
privacy-your-actions =
    { $count ->
        [one] { $count } ação sua
       *[other] { $count } ações suas
    }
privacy-hours = seus horários
privacy-hints = quais dicas você já viu
privacy-kept = O que guardo sobre você neste servidor
privacy-extent = { $own }, { $fights } e { $actions }, com tudo o que você escreveu neles. `/privacy delete` apaga tudo ou torna anônimo.
privacy-left-out = O arquivo seria grande demais para o Discord, então deixa de fora o mais antigo: { $fights }, { $actions }. O administrador do bot pode dar isso a você.
privacy-ask = Apagar o que guardo sobre você neste servidor?
privacy-would =
    { "" }**Vai ser apagado:** { $own }, e tudo o que você escreveu para seus personagens dizerem.
    { "" }**Vai ficar anônimo:** { $fights } que você conduz ou joga, e { $actions }. O que aconteceu continua lá para os outros jogadores, mas sem o seu nome.

    Não dá para desfazer isto. `/privacy export` dá uma cópia antes; `/privacy delete sure:sim` apaga tudo.
privacy-alone =
    { "" }**Ninguém mais é mestre em { $fights }.** { $count ->
        [one] Sem você, só um administrador do servidor pode conduzir. Primeiro, encerre esse combate,
       *[other] Sem você, só um administrador do servidor pode conduzir. Primeiro, encerre esses combates,
    } ou torne outra pessoa mestre com `/gm add-gm`.
privacy-deleted = Apagado
privacy-gone = Apaguei { $own }. Seu nome e suas palavras saíram de { $fights } e { $actions }. Os backups do administrador ainda têm esses dados até serem apagados. As mensagens que publiquei aqui ficam, porque são do Discord.
privacy-nothing = Não guardo nada sobre você neste servidor.

## Botões, e as páginas de um personagem

buttons-back = Voltar
buttons-more = Mais
buttons-answer = Com minhas palavras…
buttons-any-words = Com suas palavras: { $about }
buttons-round-before = Rodada anterior
buttons-round-after = Próxima rodada
buttons-page-before = Página anterior
buttons-page-after = Próxima página
buttons-delete = Apagar
buttons-keep = Manter
buttons-edit = Editar
buttons-form-again = Abrir formulário
buttons-before-update = Este encontro é de antes da última atualização, então não dá para mostrar o registro dele página por página. Ele está anexado como arquivo.
buttons-sure-to-delete = Apagar **{ $name }**? Não dá para desfazer isto. `/character export` guarda uma cópia. Toque em Apagar, ou use `sure:True`.
buttons-deleted = Personagem apagado: **{ $name }**. Os combates que já começaram mantêm a própria cópia.
buttons-change-sheet = Toque no que quer mudar, ou use `/character edit` com `field:` e `value:`. Um combate mantém uma cópia da ficha com que você entrou. O mestre do combate pode mudar essa cópia.
buttons-subject-scores = Valores
buttons-subject-gear = Armas e equipamento
buttons-subject-details = Detalhes
buttons-page-of = { $title } ({ $page } de { $pages })
buttons-name-field = Nome
sheet-form-title = { $name }: { $page }
sheet-field-now = { $field } é { $value }. Você pode definir com `value:`: { $wants }.
sheet-field-empty = { $field } está em branco. Você pode definir com `value:`: { $wants }.
sheet-field-choice = { $field }: { $value }
sheet-field-choice-empty = { $field }: em branco
buttons-one-per-line = Um por linha
buttons-one-per-line-of = Um por linha: { $fields }
buttons-changed = **{ $name }**: mudança salva.
buttons-field-changed = **{ $name }**: mudança em { $field } salva.
buttons-name-is = O nome é { $name }. Use `value:` para mudar.
buttons-imported = **{ $name }**: importação pronta. Agora é seu personagem.
buttons-exported = Aqui está **{ $name }** em um arquivo. `/character import file:` carrega em qualquer servidor.
buttons-stays = Não apaguei **{ $name }**.
