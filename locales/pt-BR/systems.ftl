### Sistemas de regras com uma pasta própria, como o log e os programas do administrador falam deles.

systems-left-out = O sistema de regras em { $folder } ficou de fora. { $why }
systems-folder-unreadable = Não consigo ler { $folder }, a pasta indicada em SYSTEMS. Confira o caminho e as permissões.

## Por que um sistema ficou de fora, e o que fazer

systems-fault-no-file = Não tem system.ts nem system.js. Esse arquivo precisa exportar `system`, feito com `defineSystem` de fray/rules.
systems-fault-no-system = O system.ts precisa exportar `system`, feito com `defineSystem`, com `fray`, `version`, `rules` e `words`.
systems-fault-no-locales = Não tem a pasta locales/en. As mensagens e os nomes do livro ficam lá.
systems-fault-name = “{ $id }” não é um id válido. Para a pasta e as regras do sistema, use letras minúsculas, dígitos e hifens, começando com uma letra.
systems-fault-built-in = O Fray já tem um sistema com o id “{ $id }”. Dê outro id ao seu em três lugares: o nome da pasta, o id das regras e o começo dos ids das mensagens.
systems-fault-taken = Outra pasta já tem um sistema com o id “{ $id }”. Remova um deles, ou dê outro id.
systems-fault-other-id = A pasta é { $folder }, mas as regras têm o id “{ $id }”. Os dois precisam ser iguais.
systems-fault-api = Este sistema precisa da versão { $wants } de fray/rules, mas este Fray tem a versão { $has }. Instale uma versão compatível do sistema, ou mude o código dele como diz docs/rules-api.md.
systems-fault-version = A versão precisa ser um texto curto, como 1.0.0.
systems-fault-message = O id da mensagem “{ $message }” precisa começar com “{ $id }-”.
systems-fault-error = Não carrega: { $why }

## `npm run new-system`

new-system-failed = Nenhum sistema foi criado
new-system-usage = Uso: npm run new-system NOME, ou npm run new-system NOME -- --in PASTA para um sistema fora da pasta do Fray.
new-system-bad-name = “{ $name }” não pode ser o nome de um sistema. Use até 30 letras minúsculas, dígitos e hifens, começando com uma letra. Exemplos: cairn, old-school.
new-system-taken = Já existe um sistema chamado { $name }. Escolha outro nome.
new-system-exists = A pasta { $folder } já existe. Escolha outro nome, ou remova a pasta.
new-system-made = { $folder } está pronto. Para jogar, rode `npm start` e digite `/encounter start`. docs/a-new-system.md mostra o que mudar primeiro.
new-system-made-outside = { $folder } está pronto. Para jogar, rode `SYSTEMS={ $outside } npm start`. docs/a-new-system.md mostra o que mudar primeiro.

## docs/rules-api.md

rules-api-head =
    # O que um sistema de regras importa

    Um sistema de regras só importa de `fray/rules` e da própria pasta. Esta é a versão { $version } de
    `fray/rules`. A versão sobe quando sistemas escritos para uma anterior deixariam de funcionar. [Adicione um
    sistema](a-new-system.md) mostra como as partes se encaixam.

    `npm run rules-api` escreve esta página a partir das docstrings do código.
