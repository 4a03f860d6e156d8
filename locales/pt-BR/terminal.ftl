### A mesa no terminal: o que há de errado com uma linha digitada. O Discord confere essas coisas por conta própria.

terminal-no-slash = Comandos começam com uma barra: /help. Para falar por outro jogador, comece com o nome dele: @ana /join …
terminal-no-command = Não existe o comando /{ $typed }.{ $meant } /help lista todos.
terminal-which-subcommand = Qual deles? { $known }
terminal-no-options = “{ $typed }” não cabe aqui: este comando não tem opções.
terminal-no-option = Não existe aqui a opção “{ $typed }”.{ $meant } Você pode usar { $known }.
terminal-missing-option = Falta a opção “{ $option }” ({ $about }).
terminal-whole-number = “{ $option }” precisa ser um número inteiro.
terminal-yes-or-no = “{ $option }” precisa ser yes ou no.
terminal-meant = { " " }Você quis dizer { $near }?
terminal-nothing-to-choose = Ainda não há nada para escolher.
terminal-number-range = Escolha um número de 1 a { $last }.
terminal-several-menus = Esses números são de menus diferentes. Escolha de um menu só.

## `npm run odds`

odds-option-invalid = { $name } precisa ser { $wants }, não “{ $typed }”.
scene-schema-title = Uma cena para `npm run odds`
scene-sheet-changes = campos da ficha a mudar; null remove um campo
report-schema-title = O que `npm run odds --json` escreve

## Programas para administradores: o que imprimem

program-cannot-use = Não consigo usar { $name }: { $why }. Exporte um registro com `/log export as:json`.
program-cannot-read = Não consigo ler { $name }: { $why }.
program-no-file = esse arquivo não existe
program-a-folder = é uma pasta
program-no-access = sem acesso
program-backup-by-tools =
    sua configuração usa PostgreSQL (DATABASE_URL). Faça o backup com as ferramentas dele; o Fray pode continuar rodando:
    { "  " }{ $command }
    Use ferramentas da mesma versão do servidor, ou mais nova. Há mais em docs/scaling-out.md.
program-restore-by-tools =
    sua configuração usa PostgreSQL (DATABASE_URL). Restaure com as ferramentas dele. Pare todos os processos do Fray, crie um novo banco de dados (createdb), defina DATABASE_URL para ele, e rode:
    { "  " }{ $command }
    { "  " }npm run reseal
    O último comando lacra novos dados, porque algumas pessoas já sabem o que os antigos rolariam. Depois inicie o Fray.
page-impossible = { $name } contém algo impossível. `npm run verify` mostra o quê.
page-cannot-write = Não consigo gravar { $path }: { $why }.
page-failed = Nenhuma página foi feita
page-usage = Uso: npm run page -- ARQUIVO.json [PÁGINA.html]
page-made = { $path } está pronta. Abra em um navegador.
reseal-failed = Nada foi lacrado
reseal-usage = Uso: npm run reseal
reseal-sqlite = sua configuração usa um arquivo SQLite. `npm run restore` já lacra os novos dados dele.
reseal-done = { $count ->
    [one] Novos dados foram lacrados para { $count } combate. Quando iniciar, o Fray anuncia o novo lacre no canal do combate.
   *[other] Novos dados foram lacrados para { $count } combates. Quando iniciar, o Fray anuncia o novo lacre no canal de cada combate.
  }
backup-failed = Nenhum backup foi feito
backup-usage = Uso: npm run backup [-- ARQUIVO ou PASTA]
backup-done = Backup feito em { $path }: { $content }. A cópia foi conferida e está completa.
restore-failed = Nada foi restaurado
restore-usage = Uso: npm run restore -- ARQUIVO
restore-done = { $database } foi restaurado de { $backup }: { $content }.
restore-replaced = O banco de dados antigo agora é { $replaced }.
check-failed = Nada foi conferido
check-pack-usage = Uso: npm run check-pack -- ARQUIVOS
odds-failed = Não deu para calcular as chances
odds-progress = { $fights } combates…
program-inventory = { $fights }, { $actions } e { $characters } em { $size }
program-fights = { $count ->
    [one] { $count } combate
   *[other] { $count } combates
  }
program-actions = { $count ->
    [one] { $count } ação
   *[other] { $count } ações
  }
program-characters = { $count ->
    [one] { $count } personagem
   *[other] { $count } personagens
  }
program-kilobytes = { $size } KB
program-megabytes = { $size } MB
program-failed = { $failed }: { $why }
program-exists = já existe
odds-head-who = quem
odds-head-action = ação
odds-head-hit = acerto
odds-head-critical = crítico
odds-head-down = derruba
odds-head-harm = dano
odds-head-why = por quê
odds-head-costs = custa
odds-head-side = lado
odds-head-wins = vence
odds-head-down-at-end = caídos no fim
odds-head-strength = força
odds-head-weaker = criatura mais fraca
odds-head-stronger = criatura mais forte
odds-measured = { $strength } (simulada)
move-failed = Nada foi movido
move-usage =
    Uso: npm run move -- --to WHERE        do banco de dados da sua configuração
    { "     " }npm run move -- --from WHERE      para o banco de dados da sua configuração
    { "     " }npm run move -- --from WHERE --to WHERE
    WHERE é um arquivo SQLite, ou o endereço de um banco de dados PostgreSQL (postgres://user:password@host:5432/database).
    Um dos dois precisa ser um arquivo, e o outro PostgreSQL.
move-same-kind =
    Não dá para mover { DE($from) } para { $to }: os dois são bancos de dados do mesmo tipo.
    { $usage }
move-begins = Movendo { DE($from) } para { $to }.
move-no-address = Isso não é o endereço de um banco de dados. Use um como postgres://user:password@host:5432/database.
move-done = { $all } linhas foram movidas e comparadas uma a uma. Encontros abertos conferidos com os registros: { $open }.
move-settings-url = { "  " }DATABASE_URL=<o endereço que você deu depois de --to>
move-settings-path =
    { "  " }DATABASE_PATH={ $to }
    { "  " }DATABASE_URL=
    { "  " }SHARDS=
move-settings-right = Sua configuração já usa esse banco. Inicie o Fray.
move-settings-change =
    Mude sua configuração (.env):
    { $change }
    Depois inicie o Fray.
move-source-kept = { $from } não mudou. Não inicie mais o Fray com ele. Apague { $from } quando tudo funcionar. Senão, os dados que os jogadores apagarem depois continuariam lá.
odds-strengths-are = A força é quantos personagens prontos fazem um combate equilibrado contra uma dessas criaturas. Veja docs/creatures.md.
odds-stopped = Parado antes do fim.
odds-no-attacks = Ninguém pode atacar ninguém.
odds-sampled = As chances com ± vêm de { $rolls } rolagens simuladas. O resto é exato.
odds-no-fight = Nenhum combate foi simulado. { $why }
odds-usage =
    Uso: npm run odds -- FILE [OTHER] [--seed N] [--aim PERCENT | --fights N] [--only acts|fight] [--stakes] [--strength] [--json]
    { "     " }npm run odds -- --sheet SYSTEM NAME
    FILE é uma cena preparada, ou o arquivo de um personagem. OTHER é o arquivo do personagem a enfrentar. Veja docs/odds.md.
odds-name-file = Indique um arquivo, ou os arquivos de dois personagens.
odds-name-system = Indique um sistema, depois um dos personagens prontos ou criaturas dele.
odds-aim-or-fights = Use --aim ou --fights, não os dois.
scene-known = Use uma cena preparada ("format": "{ $format }", veja docs/odds.md), um arquivo de `/log export as:json`, ou dois arquivos de `/character export`.
scene-one-character = { $file } só tem um personagem. Indique também o arquivo de outro, para os dois se enfrentarem.
scene-cannot-use = Não consigo usar { $file }. { $known }
scene-no-system = sistema: { $why }
scene-two-systems = { $file } é de { $system }, e { $other } é de { $second }. Os dois precisam ser do mesmo sistema.
scene-no-character = { $file } não é um personagem. Se você informar dois arquivos, ambos precisam ser personagens de `/character export`.
scene-cannot-read = Não consigo ler { $file }: { $why }
scene-newer = { $file } é de uma versão mais nova. Atualize o Fray.
scene-wrong-record = { $file } tem erros. `npm run verify -- { $file }` mostra onde.
scene-over = O encontro de { $file } acabou, e o combate nunca começou, então não há o que prever.
scene-no-json = { $file } não é um JSON válido{ $where }.
scene-ends-early = : acaba cedo demais, e podem faltar um colchete ou aspas
scene-json-at = : linha { $line }, coluna { $column }: “{ $mark }” não cabe ali
scene-errors = { $file } tem erros:
scene-more = … e mais { $rest }.
scene-other-system = um arquivo de { $system } ({ $path } é { DE($other) })
scene-none-of = não existe “{ $typed }”; escolha { $known }
scene-none-near = não existe “{ $typed }”; você quis dizer “{ $near }”?
scene-name = Um encontro
scene-duel = { $one } contra { $other }
odds-no-one = ninguém
odds-down-of = { $down } de { $members }

terminal-form =
    { $title } Preencha com /form { $field }:…
    { $lines }
terminal-whisper = (só você vê isto)
