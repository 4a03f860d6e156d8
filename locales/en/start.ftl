### Starting a fight: the first message in a server, the choice of a game, quick fights, and what newcomers are told once.

welcome =
    { "" }**Fray: fights by chat**
    I keep the turns, roll the dice and do the math. Start a fight here and invite your players, or try it alone first.
welcome-practice = Practice
welcome-help = Help
# A button, also in /help.
start-fight = Start a fight
start-title =
    ### Start a fight
    You’ll be the GM. Which game?
start-played-last = -# played here last
start-how = ### { $ruleset }: how do you start?
start-quick = Quick fight
start-about-quick =
    { "" }**Quick fight**
    -# everyone gets a premade character, and I find fair enemies
start-empty = Empty
start-about-empty =
    { "" }**Empty**
    -# you choose the characters, creatures and map
start-about-scenes =
    { "" }**Prepared scene**
    -# from this server’s packs
start-back = Other game…
quick-name = Quick fight
quick-how-to = -# Players: **Join** gives you a premade character. GM: **Begin** brings in fair enemies and starts combat.
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
    I’ll ping you when it’s your turn. The GM begins once everyone is here.
quick-joined-gm =
    ### You play { $name }
    { $about }
    Tap **Begin** once everyone is here.
start-first-turn = -# Your first turn: tap what you want to do. **More…** has everything else, and **End turn** ends it.
start-never-played =
    { "" }**Never played?**
    -# two minutes with a training dummy, only for you
