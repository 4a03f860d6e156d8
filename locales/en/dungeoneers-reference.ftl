### Dungeoneers to look up: `/rules`, the sheet in short lines, the practice fight.

## Content of the premade rules: weapons, gear, spells, items. Parts are joined by commas.

# One size in a list: "Huge 4 and 2".
dungeoneers-size =
    { $size } ({ $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }, threat range { $threat })
dungeoneers-weapon =
    { $kind }: hit d{ $hit }, pierce d{ $pierce }, { $wounds } { $type } { $wounds ->
        [one] wound
       *[other] wounds
    }
dungeoneers-weapon-two-handed = two-handed
dungeoneers-weapon-threat = threat +{ $threat }
dungeoneers-weapon-toss = toss
dungeoneers-weapon-range = range { $range }
dungeoneers-gear = { $slot }: spell resistance { $resistance }, armor value { $armor }
dungeoneers-gear-needs = needs power { $needs }
dungeoneers-gear-tome = for casting
dungeoneers-gear-focus =
    focus ({ $focus }), { $dice } { $dice ->
        [one] die
       *[other] dice
    }
dungeoneers-spell = { $inscribed }, { $cost } magica, { $step }
dungeoneers-spell-attack = spell attack
dungeoneers-spell-save = { $save } save
dungeoneers-spell-no-step = no attack or save
dungeoneers-item-uses = uses: { $uses }
dungeoneers-effect-wounds =
    { $wounds } { $type } { $wounds ->
        [one] wound
       *[other] wounds
    }
dungeoneers-effect-untyped = untyped
dungeoneers-effect-stress = gives { $stress } stress
dungeoneers-effect-restores =
    heals { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }
dungeoneers-effect-relieves = removes { $stress } stress
# Numbers that something costs or changes: "1 action point", "+1 hit die". $count is the number without its sign.
dungeoneers-amount-action-points =
    { $amount } { $count ->
        [one] action point
       *[other] action points
    }
dungeoneers-amount-movement-points =
    { $amount } { $count ->
        [one] movement point
       *[other] movement points
    }
dungeoneers-amount-reaction-points =
    { $amount } { $count ->
        [one] reaction point
       *[other] reaction points
    }
dungeoneers-amount-hit-dice =
    { $amount } { $count ->
        [one] hit die
       *[other] hit dice
    }
dungeoneers-amount-dodge-dice =
    { $amount } { $count ->
        [one] dodge die
       *[other] dodge dice
    }
dungeoneers-amount-pierce-dice =
    { $amount } { $count ->
        [one] pierce die
       *[other] pierce dice
    }
dungeoneers-amount-wounds =
    { $amount } { $count ->
        [one] wound
       *[other] wounds
    }
dungeoneers-amount-wounds-taken =
    { $amount } { $count ->
        [one] wound taken
       *[other] wounds taken
    }
dungeoneers-amount-spell-dice =
    { $amount } { $count ->
        [one] spell die
       *[other] spell dice
    }
dungeoneers-amount-spell-pierce-dice =
    { $amount } { $count ->
        [one] spell pierce die
       *[other] spell pierce dice
    }
dungeoneers-amount-most-hit-dice =
    at most { $amount } hit { $count ->
        [one] die
       *[other] dice
    }
dungeoneers-amount-most-dodge-dice =
    at most { $amount } dodge { $count ->
        [one] die
       *[other] dice
    }
# $gain: such as "+1 hit die".
dungeoneers-effect-gain = { $gain } until the scene ends

## Where the book says it.

dungeoneers-cite-weapons = Weapons
dungeoneers-cite-armor = Armor
dungeoneers-cite-spells = Spellcast; Fray’s own numbers
dungeoneers-cite-items = Wounds; Stress; Fray’s own numbers

## The sheet in short lines: the names of its lines, and what they hold.

dungeoneers-sheet-size = Size
dungeoneers-sheet-scores = Scores
dungeoneers-sheet-initiative = Initiative
dungeoneers-sheet-armor = Armor value
dungeoneers-sheet-resistance = Spell resistance
dungeoneers-sheet-dodge = Dodge die
dungeoneers-sheet-weapons = Weapons
dungeoneers-sheet-gear = Gear
dungeoneers-sheet-spells = Spells
dungeoneers-sheet-abilities = Items and abilities
dungeoneers-sheet-modifiers = Modifiers
dungeoneers-sheet-effects = Effects
dungeoneers-sheet-when-struck = When struck
dungeoneers-sheet-lacks = Can’t do
dungeoneers-sheet-weak = Weak to
dungeoneers-sheet-resists = Resists
dungeoneers-sheet-not-in-hand = { $item } (not in hand)
dungeoneers-sheet-size-line =
    { $size }: { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }, threat range { $range }
dungeoneers-sheet-weapon =
    { $name } (hit d{ $hit }, pierce d{ $pierce }, { $wounds } { $type } { $wounds ->
        [one] wound
       *[other] wounds
    })
dungeoneers-sheet-spell = { $name } ({ $inscribed }, { $cost } magica)
dungeoneers-sheet-ability = { $name } ({ $cost })
dungeoneers-sheet-ability-trigger = { $name } ({ $cost }, when { $trigger })

## What each action does.

dungeoneers-action-attack = Attack with a weapon. Roll to hit, then roll to pierce. If both succeed, the target takes the weapon’s wounds. Costs 1 action point. You can take stress to roll more hit dice.
dungeoneers-action-cast = Cast a spell from a tome in hand, or cast a cantrip. Casting costs magica. On your turn in combat, it also costs 1 action point. Extra magica becomes spell pierce dice. Outside combat, you can’t cast harmful spells.
dungeoneers-action-defend = Roll 1 more dodge die until the start of your next turn. Costs 1 action point.
dungeoneers-action-disengage = You’re not Threatened until the next move is over, whether it’s yours or someone else’s. If you’re Grappled, you try to break free. Costs 1 action point.
dungeoneers-action-sprint = Gain 2 movement points now. Costs 1 action point.
dungeoneers-action-grapple = Roll power to grab a creature within your threat range. Costs 1 action point.
dungeoneers-action-push = Roll power to push a creature back one square. It must be within your threat range. Costs 1 action point.
dungeoneers-action-ready = Pay for an action now, and take it later, before or after a turn you name. You can ready Attack, Grapple, Push, Spellcast, Defend or Disengage. Taking the action later also costs your reaction point.
dungeoneers-action-move = Take one step for 1 movement point. Choose where in “how:”. “engage” is toward someone, “withdraw” is away from someone, “behind” is around someone, and “across” is toward the first one you name and away from the others.
dungeoneers-action-stand = Stand up from Prone. Costs 1 movement point.
dungeoneers-action-drop-prone = Drop to the ground on your own turn, for free.
dungeoneers-action-turn = Face someone, so they aren’t behind you. Costs 1 movement point. Any action that targets someone turns you to face them for free.
dungeoneers-action-release = Let go of the creature you’re holding, for free.
dungeoneers-action-equip = Draw, put on, pick up or take off one item. Costs 1 action point in a fight.
dungeoneers-action-use = Use one of your items or abilities, on yourself or someone within reach. Each one shows its cost.
dungeoneers-action-rest = A short rest removes stress, up to your endurance. A long rest removes all stress. A full rest removes all stress and wounds. Any rest restores all magica.
dungeoneers-action-hazard = GM: deal wounds or stress from a fall, a fire, a fright or the like, as the rules say.
dungeoneers-action-mend = GM: heal wounds or remove stress when the story calls for it.
dungeoneers-action-place = GM: set how near someone is to others (adjacent, 2 squares away, or farther).

## What each condition means.

dungeoneers-condition-threatened = You’re within an enemy’s threat range. I check this after every move. If you leave the range, or shoot or cast a ranged spell inside it, you may face an opportune strike.
dungeoneers-condition-grappled = Someone holds you. You have no movement points and can’t gain any. Disengage to try to break free.
dungeoneers-condition-grappling = You’re holding someone. Your movement points are halved, including any you gain. When you move, you drag the creature along.
dungeoneers-condition-sprinting = You have 2 more movement points until the start of your next turn.
dungeoneers-condition-defensive = You roll 1 more dodge die until the start of your next turn. The book also calls this “defending.”
dungeoneers-condition-prone = When you’re attacked, you roll at most 1 dodge die. If a save uses prowess, you roll at most 1 die. Ranged attacks against you roll at most 1 hit die. Standing up costs 1 movement point.
dungeoneers-condition-dead = Out of the fight for good. Nothing heals the dead.
dungeoneers-condition-disengaged = You’re not Threatened until the next move is over, whether it’s yours or someone else’s.
dungeoneers-condition-readied = You’ve paid for an action that’s waiting for its moment. You lose it at the start of your next turn.
dungeoneers-condition-facing = On a map, you face a direction. Without a map, you face someone or have them behind you. Any action that targets someone turns you to face them for free.
dungeoneers-condition-enchanted = You’re under the effect of a spell or item.

## A line about each premade character and creature.

dungeoneers-premade-freya = Mace in hand and never tired.
dungeoneers-premade-suori = A warhammer and the arm to swing it.
dungeoneers-premade-alberich = A dwarf with an axe.
dungeoneers-premade-ulfarmi = A caster in leather, tome in hand.
dungeoneers-premade-skeleton = Bones that still hold a blade. Weak to bludgeoning, hard to pierce.
dungeoneers-premade-zombie = Slow and strong, and it doesn’t let go.
dungeoneers-premade-goblin = Small, quick, hard to hit.
dungeoneers-premade-giant-rat = Any wound kills it, but there are always more.
dungeoneers-premade-bat = Wings in your face. It tires you but draws no blood.
dungeoneers-premade-wolf = Drags its prey down for the pack.
dungeoneers-premade-wild-boar = Charges hard but trips when it misses.
dungeoneers-premade-giant-spider = Webs from afar, then venom.
dungeoneers-premade-bandit = Has a dagger and no wish to die.
dungeoneers-premade-goblin-slinger = Keeps its distance and dents armor.
dungeoneers-premade-cultist = Whispers that wound the weak-minded.
dungeoneers-premade-guard = Meets every blow with a shield.
dungeoneers-premade-orc = Rages when wounded.
dungeoneers-premade-witch = Cold magic and an evil eye that makes enemies slow to dodge.
dungeoneers-premade-veteran = Hits back when you miss.
dungeoneers-premade-knight = Few blades pierce a knight’s plate, but spells do.
dungeoneers-premade-ghoul = Claws that numb through any armor.
dungeoneers-premade-wight = A dead captain in mail. Fears only fire.
dungeoneers-premade-lich = Dead for ages and a master of unmaking.
dungeoneers-premade-imp = Throws cinders from a safe distance.
dungeoneers-premade-ooze = Blades do little, and it splashes you if you pierce it.
dungeoneers-premade-ogre = A club that knocks you off your feet.
dungeoneers-premade-troll = Its wounds close. Burn them.
dungeoneers-premade-stone-giant = Rocks from afar, a tree trunk up close.
dungeoneers-premade-dragon = Fire, claws and wings that knock you down.

## What each auto-reaction decides.

dungeoneers-reaction-opportune-strike = Whether to spend your reaction point on enemies who leave your threat range, or who shoot or cast a ranged spell inside it.
dungeoneers-reaction-dodge-by = Which score you use to resist grapples and pushes.
dungeoneers-reaction-spell-save = Whose spells you let through by failing your saves on purpose.
dungeoneers-reaction-spell-resistance = Whose spells you let through your spell resistance.
dungeoneers-reaction-readied-act = Who your readied action targets when it triggers: someone you pick then (ask), the first within reach, or no one.
dungeoneers-reaction-turning = Whether you turn to your target before an action, or keep facing the same way. On a map, moving turns you too.
dungeoneers-reaction-reaction = Whether you use the reactions on your sheet when they’re triggered.
dungeoneers-reaction-start = How far from the other sides you start. Set it before combat begins or before you join.
dungeoneers-reaction-turn-end = When your turn ends: after your last action, after your last point of any kind, or only when you end it. If you don’t choose, the encounter’s setting decides.

## What each setting does.

dungeoneers-setting-auto-end = When a turn ends automatically: when you’re out of action and movement points, when you’re out of action points, or never.
dungeoneers-setting-order = How often there’s a new turn order. In the book, there’s a new one each round. With “once”, the first order stays for the whole fight.
dungeoneers-setting-start = How far apart the sides start.
dungeoneers-setting-ambient-magica = How much magica is in the area. It pays each spell’s cost first, and the rest becomes spell pierce dice.
dungeoneers-setting-action-points = How many action points a creature gets on its turn.
dungeoneers-setting-movement-points = How many movement points a creature gets on its turn.
dungeoneers-setting-reaction-points = How many reaction points a creature gets each round.
dungeoneers-setting-critical-hits = Optional: critical hits double the wounds of the weapon or spell.
dungeoneers-setting-pierce-stress = Optional: you can also take stress for pierce dice (`style: pierce 2`).
dungeoneers-setting-magica = Optional: a creature has magica equal to twice its mind.
dungeoneers-setting-spellbane = Optional: casters lose dice for the armor they wear and the shields they carry.

## The practice fight. Titles and buttons: at most 20 characters.

dungeoneers-practice-miss = You rolled { $total } to hit. The training dummy rolled { $against } to dodge, so you miss.
dungeoneers-practice-no-pierce = You rolled { $total } to hit. The training dummy rolled { $against } to dodge, so you hit, but its armor holds.
dungeoneers-practice-deflected = You rolled { $total } to hit. The training dummy rolled { $against } to dodge, so you hit. You then rolled { $pierce } to pierce its armor of { $armor }, so the armor holds.
# $harm: such as "1 wound".
dungeoneers-practice-pierced = You rolled { $total } to hit. The training dummy rolled { $against } to dodge, so you hit. You then rolled { $pierce } to pierce its armor of { $armor }, so it takes { $harm }.
dungeoneers-practice-no-harm = no harm
dungeoneers-practice-attack-title = Three actions
dungeoneers-practice-attack-before = You have three actions each turn, and an attack uses one. Tap the attack, and I’ll roll the dice and do the math.
dungeoneers-practice-stress-title = Stress
dungeoneers-practice-stress-before = You can try harder. Take 1 stress to roll one more die. Past your limit, stress counts double.
dungeoneers-practice-stress-with = Attack, take 1 stress
dungeoneers-practice-stress-without = Attack without stress
# $attacked: one of the sentences above.
dungeoneers-practice-stress-after =
    With 1 stress, you had { $dice } { $dice ->
        [one] die
       *[other] dice
    }. { $attacked }
dungeoneers-practice-last-title = The last action
dungeoneers-practice-last-before = You have one action left, and your turn ends automatically after that. Defend makes you harder to hit until your next turn.
dungeoneers-practice-last-after = You’re Defensive until your next turn, so you roll 1 more die to dodge.
dungeoneers-practice-reaction-title = A reaction
dungeoneers-practice-reaction-strike = Attack
dungeoneers-practice-reaction-save = Save your reaction
dungeoneers-practice-reaction-before = The training dummy backs away from you. You have one reaction for other creatures’ turns. Attack now, or save your reaction.
dungeoneers-practice-reaction-after = You let the training dummy go, so you still have your reaction until your next turn.
dungeoneers-practice-learned = You have three actions a turn, and stress buys you more dice. Your reaction is for other creatures’ turns.

## Why a template of a creature changes something: the effect, who set it, and what the book says.

dungeoneers-template-half-the-way-down = Halfway from trained to ordinary. This change is Fray’s, not the book’s (see Fray’s rulings: a score of 1 is ordinary, 3 is trained and 5 is a master).
dungeoneers-template-the-same-for-magic = Magic changes along with power and prowess. This change is Fray’s, not the book’s.
dungeoneers-template-handles-less-stress = Can take 1 less stress. This change is Fray’s, not the book’s. For the book’s rule, see Stress: a creature can take stress in place of wounds, up to its endurance.
dungeoneers-template-a-thinner-hide = A thinner hide. This change is Fray’s, not the book’s. For the book’s rule, see Determining if an Attack Pierces.
dungeoneers-template-the-next-smaller-die = The next smaller die. This change is Fray’s, not the book’s. For the book’s rule, see Dodge Dice: a d4 unless an ability changes it.
dungeoneers-template-one-size-smaller = One size smaller, so it can take fewer wounds. This change is Fray’s, not the book’s. For the book’s rule, see Wounds: a creature’s size sets how many wounds it can take.
dungeoneers-template-not-grown-yet = Not fully grown in body or mind. This change is Fray’s, not the book’s (see Fray’s rulings: a score of 1 is ordinary, 3 is trained and 5 is a master).
dungeoneers-template-half-the-way-to-trained = Halfway from ordinary to trained. This change is Fray’s, not the book’s (see Fray’s rulings: a score of 1 is ordinary, 3 is trained and 5 is a master).
dungeoneers-template-takes-more-stress = Can take 1 more stress. This change is Fray’s, not the book’s. For the book’s rule, see Stress: a creature can take stress in place of wounds, up to its endurance.
dungeoneers-template-a-tougher-hide = A tougher hide or better gear. This change is Fray’s, not the book’s. For the book’s rule, see Determining if an Attack Pierces.
dungeoneers-template-the-largest-of-its-kind = The largest of its kind. This change is Fray’s, not the book’s. For the book’s rule, see Wounds: a creature’s size sets how many wounds it can take.
dungeoneers-template-from-ordinary-to-trained = From ordinary to trained. This change is Fray’s, not the book’s (see Fray’s rulings: a score of 1 is ordinary, 3 is trained and 5 is a master).
dungeoneers-template-not-felled-by-one-spell = One spell isn’t enough to beat it. This change is Fray’s, not the book’s. For the book’s rule, see Spellcasting in Combat.
dungeoneers-template-takes-much-more-stress = Can take 3 more stress, so it lasts longer against a party. This change is Fray’s, not the book’s. For the book’s rule, see Stress: a creature can take stress in place of wounds, up to its endurance.
dungeoneers-template-a-much-tougher-hide = A much tougher hide. This change is Fray’s, not the book’s. For the book’s rule, see Determining if an Attack Pierces.
