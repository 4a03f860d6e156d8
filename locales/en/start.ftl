### Starting a fight: the first message in a server, the choice of a game, quick fights, and what newcomers are told once.

welcome =
    { "" }**Fray: play-by-chat combat**
    I track the turns, roll the dice and do the math. Start a fight here and invite your players, or try it alone first.
welcome-practice = Practice
welcome-help = Help
# A button, also in /help.
start-fight = Start a fight
start-title =
    ### Start a fight
    You’ll be the GM. Which game?
start-played-last = -# played here last
start-how = ### { $ruleset }: how do you want to start?
start-quick = Quick fight
start-about-quick =
    { "" }**Quick fight**
    -# everyone gets a premade character, and I find enemies for a fair fight
start-empty = From scratch
start-about-empty =
    { "" }**From scratch**
    -# you choose the characters, creatures and map
start-about-scenes =
    { "" }**Prepared scene**
    -# from this server’s packs
start-back = Another game…
quick-name = Quick fight
quick-how-to = -# Players: **Join** gives you a premade character. GM: **Begin** brings in enemies for a fair fight and starts combat.
# A button. $players: how many have joined.
quick-begin =
    { $players ->
        [0] Begin
        [one] Begin (1 player)
       *[other] Begin ({ $players } players)
    }
quick-no-one = No one has joined yet. Tap **Join** to play along, then **Begin**.
quick-joined =
    ### You play { $name }
    { $about }
    I’ll ping you when it’s your turn. The GM starts the fight once everyone’s here.
quick-joined-gm =
    ### You play { $name }
    { $about }
    Tap **Begin** once everyone is here.
# $end: the label of the button that ends the turn: “End turn” or “I’m done”.
start-first-turn = -# Your first turn: tap what you want to do, or tap **Do…** to write it. **More…** has everything else, and **{ $end }** ends it.
start-never-played =
    { "" }**Never played?**
    -# a private two-minute fight against a training dummy

## A fight in its own thread

# In the channel, above the thread. $gm: the user.
thread-notice = { $gm } started **{ $name }** in a thread. Join there.
# $thread: a link to it.
thread-opened = **{ $name }** has its own thread: { $thread }
# Added to what went wrong.
thread-stays = The { $thread } thread is already open. To try again, use `/encounter start` there.

## /setup defaults: what new encounters start with

defaults-title-server =
    ### New encounters on this server
    They start like this, unless the GM chooses otherwise.
defaults-title-channel =
    ### New encounters in this channel
    They start like this, unless the GM chooses otherwise.
# Buttons.
defaults-change = Change…
defaults-to-server = For the server…
defaults-to-channel = For this channel…
defaults-reset = Reset
defaults-back = Back
defaults-as-server = Same as the server
defaults-form-settings = Enter settings…
defaults-form-pace = Set a timer…
# A default of the server that counts in a channel too.
defaults-of-server =
    { $value }
    -# same as the server
defaults-name-system = Game
defaults-name-settings = Settings
defaults-name-pace = Turn timer
defaults-name-secrecy = Creature health
defaults-name-map = Map
defaults-name-place = Where it’s played
defaults-about-system = If you choose a game here, *Start a fight* won’t ask for one.
defaults-about-settings = House rules and display options, as in `/encounter start settings:`.
defaults-about-pace = How long a turn can take, and what happens when time runs out.
defaults-about-secrecy = How much players see of creatures’ health.
defaults-about-map = The map that’s drawn when an encounter starts.
defaults-about-place = In the channel, or in a new thread for each encounter.
defaults-settings-hint = Leave this empty to play by the book.
# Values.
defaults-as-in-book = As in the book
defaults-ask-system = Ask each time
defaults-no-timer = No turn timer
defaults-no-map = No map
defaults-place-channel = In the channel
defaults-place-thread = In a thread
defaults-secrecy-exact = Exact numbers
defaults-secrecy-words = In words
defaults-secrecy-hidden = Hidden
