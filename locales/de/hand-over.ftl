### Handing a character to someone else for a time (/lend, and the panel of My character). Autopilot has a file of its own.

# Times that are offered while someone types. They are read back in English, whatever language is shown.
hand-over-until-tomorrow = morgen
hand-over-until-two-days = 2 Tage
hand-over-until-three-days = 3 Tage
hand-over-until-four-days = 4 Tage
hand-over-until-week = 1 Woche
hand-over-until-two-weeks = 2 Wochen
hand-over-until-four-weeks = 4 Wochen
hand-over-until-monday = Montag
hand-over-until-friday = Freitag
hand-over-until-saturday = Samstag
hand-over-until-they-are-back = bis zur Rückkehr
# Where another name would be a player's.
hand-over-gm = die SL
# A name on the board: "Kira (for Ana)".
hand-over-for = { $name } (für { $owner })
# "Bo for Ana"
hand-over-player-for = { $player } für { $owner }
# A button.
hand-over-button = Übergeben …
hand-over-heading = Gespielt von
hand-over-yours = Du spielst diesen Charakter. Übergib ihn, solange du weg bist.
hand-over-title = Wer spielt { $name }?
hand-over-how = Jemand anderes spielt den Charakter in dieser Begegnung. Der Bogen, die Auto-Reaktionen und alles, was du gespeichert hast, bleiben deine.
# Menus and a button.
hand-over-until-when = Bis wann?
hand-over-until-back = Bis ich zurück bin
hand-over-to = Übergeben an …
hand-over-to-gm = An die SL übergeben
# To the owner.
hand-over-lent = { $player } spielt **{ $name }**, bis du zurück bist. Um wieder selbst zu spielen, handle einfach.
hand-over-lent-until = { $player } spielt **{ $name }** bis { $time }. Um früher wieder selbst zu spielen, handle einfach.
hand-over-is-lent = { $player } spielt **{ $name }**, bis du zurück bist.
hand-over-is-lent-until = { $player } spielt **{ $name }** bis { $time }.
# To the one who plays for them.
hand-over-borrowed = Du spielst **{ $name }** für { $owner }.
hand-over-borrowed-until = Du spielst **{ $name }** für { $owner } bis { $time }.
hand-over-pinged = { $users }: Du spielst **{ $name }** für { $owner }.
hand-over-pinged-until = { $users }: Du spielst **{ $name }** für { $owner } bis { $time }.
# Buttons.
hand-over-take-back = Zurücknehmen
hand-over-give-back = Zurückgeben
hand-over-is-back = { $player } spielt **{ $name }** wieder.
