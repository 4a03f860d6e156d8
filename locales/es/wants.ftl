### Lo que acepta un campo, un ajuste o una opción, como final de una frase.

want-integer = un número entero de { $least } a { $most }
want-number = un número de { $least } a { $most }
want-list = una lista de { $most } entradas como máximo
want-list-from = una lista de { $least } a { $most } entradas
want-text = un texto de 1 a { $longest } caracteres
want-name = un nombre de 1 a { $longest } caracteres, con al menos una letra o una cifra
want-row = una fila de { $longest } símbolos como máximo
want-one-of = uno de estos valores: { $values }
want-object = un objeto con { $fields }
want-named = el nombre de una entrada del libro, o { $wants }
want-either = { $one }, { O($other) }
want-or-empty = { $wants }, o vacío
want-dice = dados como 1d6 (de 1 a { $most } dados de { $least } a { $sides } caras)
want-twice = una lista sin repeticiones («{ $name }» está dos veces)
want-combatants = una escena con { $most } combatientes en total como máximo

want-yes-or-no = sí o no (true o false)
want-no-field = ese campo no existe
want-anything = cualquier cosa
want-sheet = la ficha, como objeto
want-sheet-fields = un objeto con campos de la ficha
want-free-name = un nombre que no tenga ningún otro personaje tuyo
want-name-with-letter = un nombre con una letra o una cifra, en una línea
want-list-as-json = una lista JSON, en el formato de /character export
want-lists = un objeto con listas
want-shorter-nudge = menos minutos que el temporizador de turnos
want-pack-id = de 1 a 40 letras minúsculas y cifras, con guiones sueltos entre ellas
want-heights = una fila de cifras, una por casilla
want-from-or-file = «from» o «file», no los dos
want-from-file-or-sheet = «from», «file» o una ficha completa
want-full-immunity = 100, porque la inmunidad siempre es total (para menos, usa la resistencia)
want-plus-or-share = un objeto con «plus» o «share»
want-usual-within = un número entre el valor más bajo y el más alto
want-some-text = texto
want-sha256 = un SHA-256 de 64 cifras hexadecimales
want-fray-format = el formato de un archivo de Fray

## Ajustes del programa, para quien lo administra

want-token = texto sin espacios ni caracteres raros: cópialo otra vez del portal de desarrolladores
want-https-address = una dirección que empiece por https://, o vacío
want-languages = idiomas que estén en la carpeta locales, como de,fr, o vacío
want-server-id = el número largo de «Copiar ID del servidor» en Discord, o vacío
want-postgres-address = una dirección como postgres://user:password@host:5432/database, o vacío
want-connections-range = un rango de conexiones, como 0-7/32
want-rate = un número como 2, o 0 para no poner límite
want-connections = vacío o como 0-7/32 o 0-3,8/32: las conexiones de este proceso, una barra y el total (de 1 a { $most })
want-connections-order = con el número menor primero: { $low }-{ $high }
want-connections-total = con números de 0 a { $last }, porque hay { $of } conexiones
want-connections-once = una lista con cada conexión una sola vez; { $twice } está dos veces
