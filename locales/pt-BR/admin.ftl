### O que administradores leem: no console de um início que falhou, e em respostas sobre a saúde do programa. Uma coisa por frase: o que está errado, depois o que fazer.

admin-setting-invalid = { $name } é inválido (“{ $value }”). Precisa ser { $wants }.
admin-setting-invalid-secret = { $name } é inválido. Precisa ser { $wants }.
admin-shards-alone = SHARDS está definido sem DATABASE_URL. Vários processos precisam de PostgreSQL: defina DATABASE_URL também, ou deixe SHARDS vazio.

## Um arquivo de `/log export as:json` que não pode ser usado. Depois de “Não consigo usar fight.json: ”.

record-file-too-deep = tem níveis demais
record-file-no-json = não é um JSON válido
record-file-no-record = não é um registro de /log export as:json
record-file-only-dice = o Fray 0.1 exportou este arquivo, então só posso conferir os dados dele: `npm run verify -- ARQUIVO`
record-file-newer = foi feito por uma versão mais nova do Fray (“{ $format }”): atualize o Fray para conferir
record-file-format = o formato é “{ $format }”, mas esta versão do Fray lê “{ $known }”
record-file-place = em { $place } ({ $wants })
record-file-wrong = há algo errado { $places }
record-file-wrong-and = { $count ->
    [one] há algo errado { $places } e em mais { $count } lugar
   *[other] há algo errado { $places } e em mais { $count } lugares
  }

## Por que um início, um backup ou uma transferência falhou

admin-lost-at-start = As conexões com o Discord se perderam durante o início. Inicie o Fray de novo.
health-shards = : shards { $shards }
health-not-connected = sem conexão com o Discord{ $which }
health-ok = ok{ $own }{ $adopted }
health-adopted = { "" }; assumidas de outro processo{ $which }
health-measure-failed = Uma medição falhou.
health-only-get = Aqui só GET funciona.
health-not-found = Não encontrado. Tente /healthz ou /metrics.
health-cannot-send = não consigo enviar mensagens ao Discord
health-no-database = o banco de dados não responde
admin-share-without-port = SHARE está ligado, mas não há METRICS_PORT para servir a página. Defina METRICS_PORT, ou desligue SHARE.
admin-port-taken = METRICS_PORT { $port } já está em uso em { $host }. Use outra porta, ou deixe vazio.
admin-cannot-listen = Não consigo escutar em METRICS_HOST { $host }, METRICS_PORT { $port } ({ $code }). Confira os dois.
admin-no-leases = O banco de dados está com um problema ({ $problem }), então este processo não consegue suas conexões com o Discord. O banco pode estar iniciando ou mudando de lugar. Tente de novo daqui a pouco.
admin-no-data = O banco de dados { $called } não tem dados do Fray. Confira o endereço.
admin-database-older = O banco de dados { $called } é de uma versão mais antiga do Fray. Inicie esta versão com ele uma vez para atualizar, depois pare o Fray e tente de novo.
admin-database-used = { $process } está usando o banco de dados { $called }. Primeiro, pare todo processo do Fray que o usa. Se você precisou matar um processo, espere 20 segundos.
admin-database-used-by-another = Outro processo está usando o banco de dados { $called }. Primeiro, pare todo processo do Fray que o usa. Se você precisou matar um processo, espere 20 segundos.
admin-database-newer = O banco de dados { $called } é de uma versão mais nova do Fray (migração { $taken }; esta versão tem { $known }). Atualize o Fray, ou restaure um backup de antes da atualização.
admin-encoding = O banco de dados { $called } usa a codificação { $encoding }. Crie um com UTF8 (createdb --encoding=UTF8 --template=template0) e aponte DATABASE_URL para ele.
admin-other-tables = O banco de dados { $called } tem tabelas de outro programa ou de uma versão não lançada do Fray. Crie um banco de dados vazio e aponte DATABASE_URL para ele.
admin-unreachable = Não consigo acessar o banco de dados { $called }. Inicie o banco, ou confira DATABASE_URL.
admin-login-rejected = O banco de dados { $called } recusou o login. Confira o usuário e a senha em DATABASE_URL.
admin-untrusted = A conexão com o banco de dados { $called } não é confiável: { $why }. Confira sslmode e sslrootcert em DATABASE_URL.
admin-no-postgres = O banco de dados { $called } não existe. Crie (createdb), ou confira DATABASE_URL.
admin-cannot-create = O usuário em DATABASE_URL não pode criar tabelas em { $called }. Faça dele o dono, ou conceda CREATE no schema.
admin-database-full = O banco de dados { $called } ficou sem espaço em disco, memória ou conexões. Libere algo e inicie de novo.
admin-other-program = { $path } é de outro programa. Defina outro arquivo em DATABASE_PATH.
admin-no-folder = A pasta do banco de dados “{ $folder }” não existe. Crie a pasta, ou defina DATABASE_PATH.
admin-path-is-folder = DATABASE_PATH é uma pasta ({ $path }). Defina um arquivo nessa pasta.
admin-damaged = O banco de dados { $path } está danificado ({ $why }). Restaure um backup: npm run restore -- ARQUIVO. O arquivo danificado é mantido.
admin-unreleased = O banco de dados { $path } foi feito por uma versão não lançada do Fray e não pode ser atualizado. Tire esse arquivo daí, ou defina outro em DATABASE_PATH.
admin-file-used = Outra cópia do Fray está usando o banco de dados { $path }. Pare essa cópia, ou defina outro arquivo em DATABASE_PATH para esta.
admin-no-file-database = O banco de dados { $database } não existe. Confira DATABASE_PATH.
admin-no-file = O arquivo { $path } não existe. Confira o caminho.
admin-not-a-file = { $path } não é um arquivo. Dê o caminho de um backup.
admin-not-frays = { $called } não é um banco de dados do Fray. Escolha outro arquivo.
admin-file-damaged = O banco de dados { $called } está danificado ({ $why }).
admin-file-lacks = O banco de dados { $called } está danificado: falta { $lost }.
admin-backup-exists = { $named } já existe. Dê outro nome ao backup.
admin-no-backup-folder = A pasta para { $named } não existe. Crie a pasta antes.
admin-backup-itself = Isso é o próprio banco de dados. Dê o caminho de um backup.
admin-no-database-folder = A pasta para o banco de dados { $database } não existe. Crie a pasta, ou defina DATABASE_PATH.
admin-backup-trigger = { $called } não pode ser usado ({ $trigger }). Escolha outro backup.
admin-cannot-update = O banco de dados { $called } está danificado e não pode ser atualizado ({ $why }).
admin-database-in-use = O banco de dados { $database } está em uso. Pare o Fray antes, depois restaure.
admin-read-only = O banco de dados { $path } é somente leitura. Dê ao usuário que executa o Fray permissão de escrita no arquivo e na pasta.
admin-cannot-open = Não consigo abrir o banco de dados { $path }. Confira as permissões da pasta, ou defina DATABASE_PATH.
admin-no-sqlite = { $path } não é um banco de dados, ou está danificado. Restaure um backup com npm run restore, ou defina DATABASE_PATH.
admin-locked = O banco de dados { $path } está bloqueado por outro programa. Pare esse programa, ou qualquer outra cópia do Fray que o use.
admin-disk = Não consigo gravar no banco de dados { $path }: o disco está cheio ou falhando. Libere espaço, ou confira o disco.
admin-other-total = { $process } divide os servidores em { $theirs } conexões, mas este processo divide em { $ours }. Pare todos os processos e inicie com o mesmo total em SHARDS.
admin-shards-taken = { $process } usa o mesmo banco de dados e já tem as conexões { $shards } com o Discord. Pare esse processo, ou dê outras conexões a este (SHARDS).
move-no-source = O banco de dados { $path } não existe. Confira o caminho.
move-target-exists = { $path } já existe. Dê o nome de um arquivo novo.
move-no-parent = Uma linha da tabela `{ $table }` não tem a correspondente em `{ $parent }`. Restaure um backup e mova esse.
move-two-ids = Dois encontros têm o id { $id }; um é “{ $name }” no canal { $channel } do servidor { $server }. Um arquivo só comporta um deles, então continue com PostgreSQL.
move-not-empty = O banco de dados { $called } não está vazio: a tabela `{ $name }` tem dados. Crie um novo (createdb) e use esse.
move-unsure = A conexão com { $called } caiu no último momento, então ou tudo ou nada foi movido. Rode de novo: se disser que o banco de dados não está vazio, tudo foi movido.
move-checking = encontros conferidos
move-unfolded = O encontro “{ $name }” no canal { $channel } não corresponde ao registro. Encerre no Discord (/encounter end) e rode de novo, ou restaure um backup.
move-row-differs = Uma linha da tabela `{ $name }` é diferente { EM($source) } e { $target }.
move-rows-differ = A tabela `{ $name }` tem { $read } linhas { EM($source) }, mas { $kept } { EM($target) }.
move-stopped = A transferência foi interrompida. Nenhum dos bancos de dados mudou.
admin-no-token = DISCORD_TOKEN não está definido. Defina o token do bot, em .env ou no ambiente do serviço. Para jogar sem Discord, inicie o Fray em um terminal.
terminal-resealed = Novos dados foram lacrados para “{ $name }”. SHA-256 da semente: { $commitment }.
terminal-begins = DISCORD_TOKEN não está definido, então você joga aqui no terminal. Digite /help para ver como.
admin-cannot-start = O Fray não consegue iniciar: { $why }

## O Discord fechou a conexão de vez

admin-wrong-token = O Discord recusou o token. Copie de novo do portal de desenvolvedores (Bot › Reset Token) em DISCORD_TOKEN.
admin-other-count = O Discord quer outro número de conexões (4010). Deixe SHARDS vazio para que o Fray pergunte o número ao Discord, e inicie de novo.
admin-too-few-connections = O bot está em mais servidores do que as conexões comportam (erro 4011 do Discord). Inicie o bot de novo, e o Fray abre mais. Se SHARDS está definido, pare todos os processos e inicie com um número maior depois da barra em SHARDS.
admin-old-api = O Discord não aceita mais a versão da API que o Fray usa (4012). Atualize o Fray. Se já é a versão mais nova, relate isto, por favor.
admin-unknown-intents = O Discord não conhece os intents que o Fray pede (4013). Atualize o Fray. Se já é a versão mais nova, relate isto, por favor.
admin-forbidden-intents = O Discord diz que o bot não pode usar os intents que o Fray pede (4014), embora nenhum seja privilegiado. Atualize o Fray. Se já é a versão mais nova, relate isto, por favor.

## O que está danificado em um banco de dados

damage-table = a tabela `{ $name }`
damage-column = a coluna `{ $column }` de `{ $table }`
damage-index = o índice `{ $index }` de `{ $table }`
damage-orphan = uma linha de `{ $table }` não tem a correspondente em `{ $parent }`
damage-value = uma linha de `{ $table }` tem um valor inválido em `{ $column }`: “{ $value }”
damage-unreadable = uma linha da tabela `{ $table }` tem um valor ilegível na coluna `{ $column }`
damage-trigger = o gatilho `{ $name }` não é do Fray
admin-copy-of = { $database } (a cópia)
