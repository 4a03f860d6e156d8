### Pacotes de conteúdo: o que há de errado com um arquivo, e onde.

pack-problem = { $place }: { $fault }
pack-counts = { $title } ({ $rules }), revisão { $revision }: { $all }.
pack-creatures = { $count ->
    [one] { $count } criatura
   *[other] { $count } criaturas
  }
pack-characters = { $count ->
    [one] { $count } personagem
   *[other] { $count } personagens
  }
pack-conditions = { $count ->
    [one] { $count } condição
   *[other] { $count } condições
  }
pack-maps = { $count ->
    [one] { $count } mapa
   *[other] { $count } mapas
  }
pack-scenes = { $count ->
    [one] { $count } cena
   *[other] { $count } cenas
  }
pack-stock = { $count ->
    [one] { $count } entrada de ficha
   *[other] { $count } entradas de ficha
  }
pack-nothing-in-it = ainda sem nada

pack-file-too-big = O arquivo passa de 256 KB. Divida em vários pacotes.
pack-file-too-deep = Listas e objetos têm mais de 20 níveis.
pack-file-no-text = O arquivo não é texto UTF-8.
pack-file-no-json = O arquivo não é um JSON válido. Pode faltar uma vírgula, um colchete ou aspas.
pack-file-no-pack = Isto não é um pacote de conteúdo. Um pacote contém "format": "fray-pack".
pack-file-too-new = Este pacote precisa de uma versão mais nova do Fray.
pack-json-empty = O arquivo está vazio.
pack-json-start = Linha { $line }: o arquivo de um pacote começa com `{ "{" }`, mas este começa com `{ $code }`.
pack-json-fence = Linha { $line }: remova os três acentos graves e o que vier depois deles na linha. Eles vêm de um chat e não fazem parte do arquivo.
pack-json-comma = Linha { $line }: coloque uma vírgula depois de `{ $code }`.
pack-json-extra-comma = Linha { $line }: remova a vírgula depois de `{ $code }`.
pack-json-colon = Linha { $line }: coloque dois-pontos depois de `{ $code }`.
pack-json-value = Linha { $line }: falta um valor depois de `{ $code }`.
pack-json-quotes = Linha { $line }: troque `{ $code }` por uma aspa dupla reta, `"`. Confira também as outras linhas.
pack-json-unquoted = Linha { $line }: coloque `{ $code }` entre aspas: `"{ $code }"`.
pack-json-case = Linha { $line }: escreva `{ $code }` em minúsculas.
pack-json-number = Linha { $line }: `{ $code }` não é um número válido. Escreva números como `6`, `-6` ou `0.5`.
pack-json-open-text = Linha { $line }: coloque uma aspa no fim do texto `{ $code }`. Se o texto tiver uma quebra de linha, escreva-a como `\n`.
pack-json-inner-quote = Linha { $line }: o texto termina cedo demais, em `{ $code }`. Dentro de um texto, escreva uma aspa como `\"`.
pack-json-tab = Linha { $line }: há uma tabulação ou outro caractere invisível depois de `{ $code }`. Troque por um espaço.
pack-json-backslash = Linha { $line }: escreva duas vezes a barra invertida de `{ $code }`: `\\`.
pack-json-comment = Linha { $line }: remova `{ $code }`. JSON não pode ter comentários.
pack-json-space = Linha { $line }: há um espaço especial antes de `{ $code }`. Troque por um normal.
pack-json-bracket = Linha { $line }: `{ $code }` não pode ficar aqui, porque o `{ $bracket }` da linha { $opened } ainda não foi fechado.
pack-json-unclosed = O arquivo termina antes de o `{ $bracket }` da linha { $opened } ser fechado. Acrescente o que falta.
pack-json-rest = Linha { $line }: há mais alguma coisa depois do fim do pacote: `{ $code }`. Remova-a, ou remova antes dela um colchete ou uma chave a mais.

pack-fault-wants = precisa ser { $wants }
pack-fault-quoted-number = precisa ser { $wants }, sem aspas
pack-fault-quoted-flag = precisa ser true ou false, sem aspas
pack-fault-no-list = precisa ser uma lista entre colchetes, `[ ]`
pack-fault-no-field = não existe esse campo
pack-fault-no-field-near = não existe esse campo. Você quis dizer “{ $near }”?
pack-fault-no-field-but = não existe esse campo. Você pode usar { $fields }.
pack-fault-no-creature = não há criatura “{ $typed }” neste pacote nem no livro.{ $meant }
pack-fault-no-map = não há mapa “{ $typed }” neste pacote nem entre os mapas prontos.{ $meant }
pack-fault-no-entry = não há “{ $typed }” nas entradas de ficha deste pacote nem no livro.{ $meant }
pack-fault-meant = { " " }Você quis dizer “{ $near }”?
pack-fault-twice = “{ $name }” já é o nome de outra entrada
pack-fault-of-the-book = “{ $name }” é uma condição do livro. Escolha outro nome.
pack-fault-circle = “{ $name }” tem esta entrada como base, então esta não pode ter “{ $name }” como base
pack-fault-no-sheet = precisa de uma ficha, ou de uma criatura em “like” como base
pack-fault-sign = símbolo desconhecido “{ $sign }” na linha { $row }, coluna { $column }
pack-fault-no-map-here = a cena não tem mapa, então não pode indicar quadrados
pack-fault-no-square = não existe quadrado “{ $square }”. O mapa vai de A1 a { $last }.
pack-fault-no-footing = ninguém pode ficar em { $square } ({ $ground })
pack-fault-square-taken = já há alguém em { $square }
pack-fault-squares = { $count ->
    [one] só há uma desta criatura, então indique só um quadrado
   *[other] só há { $count } desta criatura, então indique no máximo { $count } quadrados
  }
pack-fault-combatants = uma cena pode ter no máximo { $most } combatentes
pack-fault-no-conditions = este sistema não tem condições que pacotes possam adicionar

## /pack: os pacotes do servidor

pack-unfit = { $count ->
    [one] Nada foi salvo, porque algo neste pacote está errado:
   *[other] Nada foi salvo, porque { $count } coisas neste pacote estão erradas:
  }
pack-more-wrong = …e mais { $count }. Corrija primeiro estes e envie o arquivo de novo.
pack-none = Este servidor ainda não tem pacotes. `/pack new` começa um, e `/pack add` envia um.
pack-list-title = Pacotes deste servidor
pack-list-more = Também: { $names }. Abra um com `/pack show`.
pack-open = Abrir
pack-about-used = **{ $title }** · { $rules } · revisão { $revision }
pack-about-unused = **{ $title }** · { $rules } · revisão { $revision }, fora de uso
pack-about-host = **{ $title }** · { $rules } · revisão { $revision }, de quem hospeda este bot
pack-fits-no-more = Este pacote não funciona com esta versão do Fray, então nada dele pode ser usado. Exporte, corrija estes problemas e adicione de novo:
pack-author = Por { $author }
pack-license = Licença: { $license }
pack-source = Fonte: { $source }
pack-cite = { $title }, revisão { $revision }
pack-cite-here = Deste combate
pack-kind-creatures = Criaturas
pack-kind-characters = Personagens
pack-kind-conditions = Condições
pack-kind-maps = Mapas
pack-kind-scenes = Cenas
pack-kind-stock = Entradas de ficha
pack-change-new = Novo: { $names }
pack-change-changed = Mudou: { $names }
pack-change-gone = Saiu: { $names }
pack-change-none = Nada muda: o conteúdo é o mesmo da revisão atual.
pack-use = Usar
pack-drop = Cancelar
pack-export = Exportar
pack-earlier = Revisões anteriores…
pack-back-to = Usar revisão { $revision }
pack-stored = **Revisão { $revision }** · salva { $time }
pack-all = Todos os pacotes
pack-remove = Remover…
pack-remove-it = Remover
pack-keep-it = Manter
pack-in-use = { $title } agora está em uso, revisão { $revision }.
pack-dropped = Cancelado. { $title }, revisão { $revision }, não vai ser usado.
pack-sure-to-remove = Remover { $title } com todas as revisões? Os combates que já o usam não mudam. Para ter uma cópia antes, use `/pack export`.
pack-removed = { $title } foi removido.
pack-exported = Aqui está { $title }, revisão { $revision }. Qualquer pessoa pode adicionar a outro servidor com `/pack add`.
pack-exported-bare = Os retratos não estão no arquivo. Envie de novo no outro servidor com `/pack portrait`.
pack-allowed-managers = A partir de agora, só quem pode gerenciar este servidor pode mudar os pacotes dele.
pack-allowed-gms = A partir de agora, os mestres de encontros daqui também podem mudar os pacotes deste servidor.

## Cenas preparadas

scene-button = Cenas…
scene-title = Cenas preparadas
scene-choose = Escolha uma cena
scene-none = Este servidor não tem cenas preparadas para este sistema. Salve este encontro como cena com `/pack keep`, ou adicione um pacote que tenha alguma.
scene-show = Prévia
scene-open = Abrir
scene-open-named = Abrir “{ $name }”
scene-forecast = Previsão
scene-all = Todas as cenas
scene-creature = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
scene-creature-hidden = { $count ->
    [one] { $name } (em segredo)
   *[other] { $count } × { $name } (em segredo)
  }
scene-map = Mapa: { $name }
scene-note = **Sua nota:** { $note }
scene-opened = “{ $name }” está montada. Um *Desfazer* remove tudo o que ela adicionou.
scene-unplaced = { $count ->
    [one] Não havia lugar para uma criatura no quadrado dela. Posicione com *Posicionar…* no mapa.
   *[other] Não havia lugar para { $count } criaturas nos quadrados delas. Posicione com *Posicionar…* no mapa.
  }
## Pacotes feitos jogando

pack-ours = Nosso pacote
pack-made = O pacote { $title } foi criado. O que entra primeiro?
pack-keep = Salvar no servidor
pack-keep-scene = Salvar como cena…
pack-keep-scene-title = Salvar este combate como cena
pack-keep-map-title = Salvar este mapa
pack-kept = **{ $name }** agora está em { $pack }, revisão { $revision }.
pack-changed-meanwhile = **{ $name }** mudou enquanto seu formulário estava aberto, então nada foi salvo. Esta é a versão atual.
pack-gone-meanwhile = O pacote ou a entrada foi removido ou mudou de nome enquanto seu formulário estava aberto, então nada foi salvo. Você escreveu:
pack-not-removed = **{ $name }** mudou depois que você abriu, então não foi removido. Esta é a versão atual.
pack-overtaken = **{ $title }** mudou nesse meio-tempo, então nada foi feito. Agora está na revisão { $revision }. Confira e tente de novo.
pack-not-in-use-meanwhile = **{ $title }** não está mais em uso, então nada foi feito. Veja em `/pack list`.
pack-kept-again = **{ $name }** mudou em { $pack }, revisão { $revision }.
pack-kept-instead = **{ $name }** agora tem uma nova versão em { $pack }, revisão { $revision }. A revisão { $before } ainda tem a versão antiga.
pack-keep-taken = **{ $name }** já está em { $pack } ({ $list }). Substituir mudaria:
pack-keep-same = **{ $name }** já está em { $pack }, exatamente assim.
pack-keep-replace = Substituir
pack-keep-both = Manter os dois
pack-differs = **{ $what }** { $before } → { $after }
pack-differs-otherwise = Mudou algo que os formulários não mostram.
pack-kept-too = Também salvo: { $names }.
pack-which = Em qual pacote deve entrar?
pack-choose = Escolha um pacote.
pack-open-it = Abrir o pacote
pack-edit = Editar…
pack-back = Voltar
pack-field-name = Nome
pack-about-button = Sobre…
pack-about-title = Sobre este pacote
pack-about-kept = { $title } mudou: agora é a revisão { $revision }.
pack-field-title = Título
pack-field-author = Autor
pack-field-source = Fonte
    .hint = Onde foi publicado, ou de que livro vem
pack-field-license = Licença
    .hint = Diz o que os outros podem fazer com o pacote. Exemplo: CC0
pack-field-about = Do que se trata
pack-field-brief = O que é, em uma frase
pack-field-pack = Pacote
pack-field-map = Mapa
pack-field-part = Parte do pacote
pack-field-say = Texto de abertura
    .hint = Publicado no canal quando um mestre abre a cena
pack-field-note = Nota para o mestre
    .hint = Só o mestre que abre a cena vê
pack-field-settings = Ajustes
pack-field-style = Estilo do piloto automático
pack-field-like = Usar como base
pack-field-like-from = Usar como base (de { $first } a { $last })
pack-field-search = Ou digite o que usar como base
    .hint = Basta parte de um nome
pack-page-name = Nome e texto…
pack-add-creature = Criatura…
pack-add-condition = Condição…
pack-add-entry = { $list }…
pack-add-to = Adicionar entrada…
pack-choose-entry = Editar ou remover…
pack-choose-entry-from = Editar ou remover (de { $first } a { $last })
pack-new-entry = Adicionar a { $list }
pack-remove-entry = Remover entrada…
pack-remove-portrait = Remover retrato
pack-portrait-given = **{ $name }** agora tem um retrato. Todos veem nos turnos e no mapa.
pack-portrait-changed = **{ $name }** agora tem este retrato no lugar do antigo.
pack-portrait-removed = **{ $name }** não tem mais retrato.
pack-portrait-none = **{ $name }** ainda não tem retrato. Escolha um arquivo em `picture:`.
pack-portrait-hint = Para adicionar um retrato, use `/pack portrait`.
pack-entry-of = { $list } · { $pack }
pack-sure-to-remove-entry = Remover { $name } de { $pack }? Os combates que já usam isto não mudam.
pack-entry-removed = { $name } não está mais em { $pack }.

pack-book = { $rules }: o livro
pack-book-exported = Aqui estão os personagens, as criaturas e o equipamento de { $rules } em um pacote. Para mudar, dê outro id à sua cópia antes de adicionar.
