### What a field, a setting or an option accepts, as the end of a sentence: “must be a whole number from 0 to 100”, “You can set it to …”.
### Players read it of sheets, packs and forms (hints there have at most 100 characters), admins of settings and files.

want-integer = eine ganze Zahl von { $least } bis { $most }
want-number = eine Zahl von { $least } bis { $most }
want-list = eine Liste mit höchstens { $most } Einträgen
want-list-from = eine Liste mit { $least } bis { $most } Einträgen
want-text = Text mit 1 bis { $longest } Zeichen
# A name that combatants can have.
want-name = ein Name mit 1 bis { $longest } Zeichen, darunter ein Buchstabe oder eine Ziffer
# A row of a map.
want-row = eine Reihe mit höchstens { $longest } Zeichen
want-one-of = eins davon: { $values }
want-object = ein Objekt mit { $fields }
# $wants: what it is if it’s written out, as “an object with name and rank”.
want-named = der Name eines Eintrags im Buch oder { $wants }
# $one, $other: what it can be, as “a whole number from 1 to 100” and “one of scene, removed”.
want-either = { $one } oder { $other }
want-or-empty = { $wants } oder leer
want-dice = Würfel wie 1d6 (1 bis { $most } Würfel mit { $least } bis { $sides } Seiten)
want-twice = eine Liste ohne Doppeltes („{ $name }“ kommt zweimal vor)
want-combatants = eine Szene mit insgesamt höchstens { $most } Figuren

want-yes-or-no = yes oder no (true oder false)
want-no-field = so ein Feld gibt es nicht
want-anything = irgendetwas
want-sheet = der Bogen, als Objekt
want-sheet-fields = ein Objekt mit Feldern des Bogens
want-free-name = ein Name, den keiner deiner anderen Charaktere hat
want-name-with-letter = ein Name mit einem Buchstaben oder einer Ziffer, in einer Zeile
want-list-as-json = eine JSON-Liste im Format von /character export
want-lists = ein Objekt mit Listen
want-shorter-nudge = weniger Minuten als der Zug-Timer
want-pack-id = 1 bis 40 Kleinbuchstaben und Ziffern, dazwischen einzelne Bindestriche
want-heights = eine Reihe von Ziffern, eine für jedes Feld
want-from-or-file = „from“ oder „file“, nicht beides
want-from-file-or-sheet = „from“, „file“ oder ein ganzer Bogen
want-full-immunity = 100, denn Immunität ist immer vollständig (für weniger nimm Resistenz)
# Names of fields: plus, share.
want-plus-or-share = ein Objekt mit „plus“ oder „share“
want-usual-within = eine Zahl zwischen dem niedrigsten und dem höchsten Wert
want-some-text = Text
want-sha256 = ein SHA-256 mit 64 hexadezimalen Ziffern
want-fray-format = das Format einer Fray-Datei

## Settings of the program, for admins

want-token = Text ohne Leerzeichen oder ungewöhnliche Zeichen: Kopiere ihn noch einmal aus dem Entwicklerportal
want-https-address = eine Adresse, die mit https:// beginnt, oder leer
want-languages = Sprachen, die im Ordner locales liegen, etwa de,fr, oder leer
want-server-id = die lange Zahl aus „Server-ID kopieren“ in Discord oder leer
want-postgres-address = eine Adresse wie postgres://user:password@host:5432/database oder leer
want-connections-range = ein Bereich von Verbindungen, etwa 0-7/32
want-rate = eine Zahl wie 2, oder 0 für keine Grenze
want-connections = leer oder wie 0-7/32 oder 0-3,8/32: die Verbindungen dieses Prozesses, ein Schrägstrich und die Gesamtzahl (1 bis { $most })
want-connections-order = so geschrieben, dass die niedrigere Zahl vorn steht: { $low }-{ $high }
want-connections-total = aus Zahlen von 0 bis { $last }, denn es gibt { $of } Verbindungen
want-connections-once = eine Liste, die jede Verbindung einmal nennt; { $twice } steht zweimal darin
