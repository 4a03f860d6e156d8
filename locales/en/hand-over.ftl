### Handing a character to someone else for a time (/lend, and the panel of My character). Autopilot has a file of its own.

# Times that are offered while someone types. They are read back in English, whatever language is shown.
hand-over-until-tomorrow = tomorrow
hand-over-until-two-days = 2 days
hand-over-until-three-days = 3 days
hand-over-until-four-days = 4 days
hand-over-until-week = 1 week
hand-over-until-two-weeks = 2 weeks
hand-over-until-four-weeks = 4 weeks
hand-over-until-monday = Monday
hand-over-until-friday = Friday
hand-over-until-saturday = Saturday
hand-over-until-they-are-back = they’re back
# Where another name would be a player's.
hand-over-gm = the GM
# A name on the board: "Kira (for Ana)".
hand-over-for = { $name } (for { $owner })
# "Bo for Ana"
hand-over-player-for = { $player } for { $owner }
# A button.
hand-over-button = Hand over…
hand-over-heading = Played by
hand-over-yours = You play this character. Hand it to someone while you’re away.
hand-over-title = Who plays { $name }?
hand-over-how = Hand this character to someone else for this encounter. The sheet, auto-reactions and everything you saved stay yours.
# Menus and a button.
hand-over-until-when = Until when?
hand-over-until-back = Until I’m back
hand-over-to = Hand over to…
hand-over-to-gm = Hand over to the GM
# To the owner.
hand-over-lent = **{ $name }** is played by { $player } until you’re back. To play { $name } again, just act.
hand-over-lent-until = **{ $name }** is played by { $player } until { $time }. To play { $name } sooner, just act.
hand-over-is-lent = **{ $name }** is played by { $player } until you’re back.
hand-over-is-lent-until = **{ $name }** is played by { $player } until { $time }.
# To the one who plays for them.
hand-over-borrowed = You play **{ $name }** for { $owner }.
hand-over-borrowed-until = You play **{ $name }** for { $owner } until { $time }.
hand-over-pinged = { $users }: you play **{ $name }** for { $owner }.
hand-over-pinged-until = { $users }: you play **{ $name }** for { $owner } until { $time }.
# Buttons.
hand-over-take-back = Take back
hand-over-give-back = Give back
hand-over-is-back = **{ $name }** is played by { $player } again.
