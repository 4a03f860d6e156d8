### O que um campo, um ajuste ou uma opção aceita, como fim de uma frase.

want-integer = um número inteiro de { $least } a { $most }
want-number = um número de { $least } a { $most }
want-list = uma lista de no máximo { $most } entradas
want-list-from = uma lista de { $least } a { $most } entradas
want-text = um texto de 1 a { $longest } caracteres
want-name = um nome de 1 a { $longest } caracteres, com pelo menos uma letra ou um dígito
want-row = uma linha de no máximo { $longest } símbolos
want-one-of = um destes: { $values }
want-object = um objeto com { $fields }
want-named = o nome de uma entrada do livro, ou { $wants }
want-either = { $one }, ou { $other }
want-or-empty = em branco ou { $wants }
want-dice = dados como 1d6 (de 1 a { $most } dados com { $least } a { $sides } lados)
want-twice = uma lista sem repetições (“{ $name }” aparece duas vezes)
want-combatants = uma cena com no máximo { $most } combatentes no total

want-yes-or-no = sim ou não (true ou false)
want-no-field = não existe esse campo
want-anything = qualquer coisa
want-sheet = a ficha, como objeto
want-sheet-fields = um objeto com campos da ficha
want-free-name = um nome que nenhum outro personagem seu tem
want-name-with-letter = um nome com uma letra ou um dígito, em uma linha
want-list-as-json = uma lista JSON, no formato de /character export
want-lists = um objeto com listas
want-shorter-nudge = menos minutos do que o tempo por turno
want-pack-id = de 1 a 40 letras minúsculas e dígitos, com hifens simples entre eles
want-heights = uma linha de dígitos, um para cada quadrado
want-from-or-file = “from” ou “file”, não os dois
want-from-file-or-sheet = “from”, “file” ou uma ficha inteira
want-full-immunity = 100, porque imunidade é sempre completa (para menos, use resistance)
want-plus-or-share = um objeto com “plus” ou “share”
want-usual-within = um número entre o menor e o maior valor
want-some-text = um texto
want-sha256 = um SHA-256 de 64 dígitos hexadecimais
want-fray-format = o formato de um arquivo do Fray

## Ajustes do programa, para administradores

want-token = um texto sem espaços nem caracteres incomuns: copie de novo do portal do desenvolvedor
want-https-address = um endereço que começa com https://, ou em branco
want-languages = idiomas que estão na pasta locales, como de,fr, ou em branco
want-server-id = o número longo de Copiar ID do servidor no Discord, ou em branco
want-postgres-address = um endereço como postgres://user:password@host:5432/database, ou em branco
want-connections-range = um intervalo de conexões, como 0-7/32
want-rate = um número como 2, ou 0 para nenhum limite
want-connections = em branco ou como 0-7/32 ou 0-3,8/32: as conexões deste processo, uma barra e o total (de 1 a { $most })
want-connections-order = escrito com o número menor primeiro: { $low }-{ $high }
want-connections-total = feito de números de 0 a { $last }, porque há { $of } conexões
want-connections-once = uma lista que cita cada conexão uma vez; { $twice } aparece duas vezes
