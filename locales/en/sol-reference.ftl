### Project Sol to look up: `/rules`, the sheet in short lines, the practice fight.

## Figures that are ours and not the book's. $figure: such as "2 dice" or "1 action point".

# Marks a figure that isn't the book's.
sol-house-mark = set by Fray, not the book
sol-house-marked = { $what } ({ sol-house-mark })
# Several figures: "2 dice added to a defense behind partial cover; 4 dice added to a defense behind good cover".
sol-house-marked-all = { $what } (all set by Fray, not the book)
# What a setting can be: "dice for a defense behind good cover, 0 to 8 (set by Fray, not the book)".
sol-house-bounds = { $what }, { $least } to { $most } ({ sol-house-mark })
sol-house-attack-cost = { $figure } to attack
sol-house-reload-cost = { $figure } to reload
sol-house-move-cost = { $figure } to move
sol-house-draw-cost = { $figure } to draw a weapon
sol-house-posture-cost = { $figure } to stand up or go prone
sol-house-cover-cost = { $figure } to take cover
sol-house-aim-cost = { $figure } to aim
sol-house-medkit-cost = { $figure } to use a medkit
sol-house-reaction-cost = { $figure } to dodge or parry
sol-house-reaction-dice = { $figure } added to your defense if you dodge or parry
sol-house-aim-dice = { $figure } for the next attack each time you aim
sol-house-aim-most = { $figure } at most for aiming
sol-house-partial-cover = { $figure } added to a defense behind partial cover
sol-house-good-cover = { $figure } added to a defense behind good cover
sol-house-level-1-penalty = { $figure } lost while you have a level 1 wound
sol-house-level-2-penalty = { $figure } lost while you have a level 2 wound
sol-house-level-3-penalty = { $figure } lost while you have a level 3 wound

## Content: difficulties, weapons, armor, gear and house values in the glossary.

sol-glossary-threshold = A threshold of { $value }.
sol-glossary-weapon = { $skill } + { $attribute }, level { $level }, { $kind } ({ sol-house-mark }).
# $dice: such as "3 dice".
sol-glossary-armor = Armor, { $dice } ({ sol-house-mark }).
# $does: what a success does.
sol-glossary-tool = { $does }: { $skill } + { $attribute } against { $threshold } ({ sol-house-mark }).
sol-glossary-house = { $what }. The GM can set it from { $least } to { $most }.
sol-tool-smoke-grenade = Puts smoke between you and your enemies
sol-tool-motion-scanner = Shows movement behind walls
sol-cite-tests = Ruling “Tests”
sol-cite-content = Ruling “Creatures and equipment”
sol-cite-tools = Actions in Combat
sol-cite-house = Ruling “Attack”

## The sheet in short lines: the names of its lines, and what they hold.

sol-sheet-attributes = Attributes
sol-sheet-skills = Skills
sol-sheet-weapons = Weapons
sol-sheet-armor = Armor
sol-sheet-gear = Gear
sol-sheet-initiative = Initiative
sol-sheet-boxes = Wound boxes
sol-sheet-marks = Marks
sol-sheet-medkit = Medkit { $rating }
sol-sheet-initiative-pool = REA + INT
sol-sheet-initiative-bonus = REA + INT + { $bonus }
# $pool: one of the two above.
sol-sheet-initiative-leader = { $pool }, leader
sol-sheet-boxes-of-level = { $count } of level { $level }
sol-weapon-level = level { $level }
sol-weapon-cost =
    { $points } action { $points ->
        [one] point
       *[other] points
    }
sol-weapon-critical =
    { $levels } more wound { $levels ->
        [one] level
       *[other] levels
    } per critical success

## What each action does. $cost: such as "1 action point (set by Fray, not the book)".

sol-action-attack = Roll skill + attribute. The target rolls REA + INT. If you get at least as many hits as the target, you wound it. Costs { $cost }.
sol-action-defend = Choose how you react to attacks: dodge, parry (melee only), do nothing, or decide each time. Full defense takes all your points for the turn ({ sol-house-mark }).
sol-action-move = Move. On a map, that’s up to { $squares } squares ({ $meters } m each). You lose your aim and your cover. Costs { $cost }.
sol-action-take-cover = Get behind partial or good cover, if the GM allows it. Cover adds dice to your defenses until you move. On a map, move behind something instead. Costs { $cost }.
sol-action-posture = Lie down, or get up again. While prone, you roll 2 more dice to dodge ranged attacks and 2 fewer to dodge melee attacks. Costs { $cost }.
sol-action-aim = Each time you aim, you get 1 more die for your next attack, up to 3. You lose these dice if you move or take a wound. Costs { $cost }.
sol-action-draw = Draw another weapon from your sheet. Choose the weapon in `with:`. Costs { $cost }.
sol-action-reload = Reload your weapon. I don’t count magazines, so the story decides when one is empty. Costs { $cost }.
sol-action-medkit = Roll Medicine + LOG + the medkit’s rating to remove the lowest-level wound of someone within reach. A level 1 wound needs 1 hit, level 2 needs 3 and level 3 needs 5. You get one attempt per wound. Costs { $cost }.
sol-action-use = Use a piece of gear on your sheet. Roll its skill + attribute, and pay its action points.
sol-action-rest = Rest for some hours. It costs no action points. Roll BOD + WIL for each wound, lowest level first. A level 1 wound needs 1 hit after 2 hours of complete rest, level 2 needs 3 hits after 8 hours, and level 3 needs 5 hits after 24 hours.
sol-action-test = Make a test the GM asks for. In `with:`, choose the pool, like “Perception + INT”. In `how:`, choose the difficulty, from Simple to Absurd. To buy hits instead of rolling, choose “bought hits” in `how:`. If you have an opponent, name them in `target:`.
sol-action-note = Describe one of your wounds in your own words. Choose the wound in `with:`. If you don’t, it’s the latest one.
sol-action-surprise = Roll REA + INT when the GM asks for a surprise test before combat. If you get fewer than 3 hits, you start with 1 action point.

## What each condition means.

sol-condition-wound = A wound that fills one of your wound boxes. The value is the wound’s level, 1 to 3. Wounds of the same level take dice from your rolls only once, no matter how many you have ({ sol-house-mark }).
sol-condition-last-stand = You have at least as many wounds as your BOD. Your action points no longer refresh. When you have none left, you fall unconscious.
sol-condition-unconscious = You’ve run out of action points in your last stand. You defend with no dice until you have fewer wounds than your BOD.
sol-condition-asleep = You’re knocked out, drugged or asleep, as the GM decides. You stay unconscious until this condition is removed, but you can rest.
sol-condition-surprised = You have only 1 action point until your first turn ends. You can spend it on a reaction.
sol-condition-newcomer = You joined mid-round, so you have no turn this round. You can still react.
sol-condition-prone = You’re lying down. You roll 2 more dice to dodge ranged attacks and 2 fewer to dodge melee attacks.
# $dice: such as "2 dice".
sol-condition-partial-cover = Until you move, partial cover adds { $dice } to your defenses ({ sol-house-mark }).
sol-condition-good-cover = Until you move, good cover adds { $dice } to your defenses ({ sol-house-mark }).
sol-condition-concealed = No one has a line of sight to you, so no attack can target you.
sol-condition-aiming = The value is how many extra dice you roll for your next attack ({ sol-house-mark }). You lose them if you move or take a wound.
sol-condition-full-defense = Until your next turn, you roll extra dice equal to your WIL for every defense ({ sol-house-mark }).
sol-condition-favored = The GM gives you more dice for all your tests except soak and recovery. The value is how many.
sol-condition-hindered = The GM takes dice from all your tests except soak and recovery. The value is how many.

## A line about each premade character and creature.

sol-premade-soldier = Rifle, vest and training.
sol-premade-blade = Quick, quiet and always up close.
sol-premade-medic = Keeps the others on their feet.
sol-premade-ganger = Street muscle with a cheap gun.
sol-premade-guard = Corporate security in a jacket.
sol-premade-squad-leader = Rolls initiative for its whole side.
sol-premade-heavy = Riot armor and a machine gun.
sol-premade-thug = Fists and a thick skull.
sol-premade-gang-gunner = Three bursts a turn.
sol-premade-raider = A shotgun that’s deadly on a good hit.
sol-premade-corpsman = Heals the others, even under fire.
sol-premade-riot-trooper = Armored, and wades in with a baton.
sol-premade-marksman = One shot a turn, but a deep wound.
sol-premade-grenadier = A slow launcher that leaves deep wounds.
sol-premade-stalker = Hard to hit, with three cuts a turn.
sol-premade-veteran = A rifle, a vest, a medkit and old scars.
sol-premade-assassin = Fast and deadly up close.
sol-premade-exo-trooper = Walking armor with a machine gun.
sol-premade-warlord = Leads, shoots, fights with a sword and heals.
sol-premade-sewer-rat = Vermin. One wound kills it.
sol-premade-watchdog = Bites first but gets hurt easily.
sol-premade-brute = Hard to bring down. Seldom hits, but hits hard.
sol-premade-burrower = Claws from below, three times a turn.
sol-premade-scout-drone = Small, quick and fragile.
sol-premade-gun-drone = Keeps shooting until a wound stops it.
sol-premade-cyborg = A steel fist and armor plating.
sol-premade-war-walker = A cannon on legs.
sol-premade-siege-engine = A fortress that moves and fires.

## What each auto-reaction decides.

sol-reaction-reaction = What you do when you’re attacked: nothing, dodge, or parry (melee only). Or I can ask you each time.
sol-reaction-last-point = Whether your auto-reaction can spend your last action point in a last stand. If it does, you fall unconscious.
sol-reaction-wound-words = Whether I ask you to describe each wound for the story. If not, you can do it later: `/act action:note`.

## What each setting does.

sol-setting-auto-end = A turn ends automatically when no action points are left.
sol-setting-buying-hits = Outside combat, players can buy 1 hit for every full 4 dice in a pool instead of rolling.

## The practice fight. Titles and buttons: at most 20 characters.

# $dice, $hits and $against with their nouns: "6 dice", "2 hits".
sol-practice-you-rolled = You rolled { $dice }. Each 5 or 6 is a hit, and you got { $hits }. The training dummy rolled { $against } to defend.
sol-practice-it-rolled = The training dummy rolled { $dice }. Each 5 or 6 is a hit, and it got { $hits }. You rolled { $against } to defend.
sol-practice-points-title = Points
sol-practice-points-before = You have 3 points. An attack costs 2, and the third is for moving or dodging. Tap the attack, and I’ll roll the dice.
# $rolled: one of the sentences above; $harm: such as "1 wound".
sol-practice-points-hit = { $rolled } Your attack gets through, and the dummy takes { $harm }.
sol-practice-points-miss = { $rolled } Your attack misses.
sol-practice-jacket-its = no wound, because its jacket stops the attack
sol-practice-done-title = End your turn
sol-practice-done-button = I’m done
sol-practice-done-before = You have 1 point left, which isn’t enough for another attack. Say you’re done, and then the others act.
sol-practice-done-after = Your turn is over and your points are back. The training dummy attacks you.
sol-practice-dodge-title = React or not
sol-practice-dodge-dodge = Dodge · 1 point
sol-practice-dodge-take = Don’t react
sol-practice-dodge-parry = Parry · 1 point
sol-practice-dodge-before = A dodge or a parry costs 1 action point and adds 2 dice to your defense. Or don’t react, and keep the point.
sol-practice-dodge-hit = { $rolled } The attack gets through, and you take { $harm }.
sol-practice-dodge-miss = { $rolled } The attack misses you.
sol-practice-jacket-yours = no wound, because your jacket stops the attack
sol-practice-learned = You have 3 points a round for everything you do. Keep one to dodge, and say when you’re done.

## Why a template of a creature changes something: the effect, who set it, and what the book says.

sol-template-2-fewer-dice = 2 fewer dice in each skill (each die averages 1/3 of a hit). This change is Fray’s, not the book’s.
sol-template-1-die-fewer = 1 fewer die in each skill (each die averages 1/3 of a hit). This change is Fray’s, not the book’s.
sol-template-2-more-dice = 2 more dice in each skill (each die averages 1/3 of a hit). This change is Fray’s, not the book’s.
sol-template-4-more-dice = 4 more dice in each skill (each die averages 1/3 of a hit). This change is Fray’s, not the book’s.
sol-template-fewer-boxes-of-both-levels = 1 fewer wound box at each of levels 1 and 2. This change is Fray’s, not the book’s. For the book’s rule, see Damage in Combat › Wounds: NPCs may have their own boxes.
sol-template-fewer-boxes-of-level-1 = 1 fewer level 1 wound box. This change is Fray’s, not the book’s. For the book’s rule, see Damage in Combat › Wounds: NPCs may have their own boxes.
sol-template-more-boxes-of-both-levels = 1 extra wound box at each of levels 1 and 2. This change is Fray’s, not the book’s. For the book’s rule, see Damage in Combat › Wounds: NPCs may have their own boxes.
sol-template-many-more-boxes-of-both-levels = 2 extra wound boxes at each of levels 1 and 2. This change is Fray’s, not the book’s. For the book’s rule, see Damage in Combat › Wounds: NPCs may have their own boxes.
sol-template-more-boxes-of-level-3 = 1 extra level 3 wound box, so it lasts longer against a party. This change is Fray’s, not the book’s. For the book’s rule, see Damage in Combat › Wounds: NPCs may have their own boxes.
sol-template-not-grown-yet = Not fully grown, so it’s less strong, and its last stand begins 1 wound earlier. This change is Fray’s, not the book’s. For the book’s rule, see Last stand: it begins when wounds reach BOD.
sol-template-quicker-and-tougher = 1 more die for reactions, and the last stand begins 1 wound later. This change is Fray’s, not the book’s. For the book’s rules, see Physical Combat (reactions) and Last stand (it begins when wounds reach BOD).
sol-template-much-quicker-and-tougher = 2 more dice for reactions, and the last stand begins 2 wounds later. This change is Fray’s, not the book’s. For the book’s rules, see Physical Combat (reactions) and Last stand (it begins when wounds reach BOD).
sol-template-better-armor = 1 more die for soak, the armor roll. This change is Fray’s, not the book’s. For the book’s rule, see Damage in Combat: “each hit on this test decreases the level”.
sol-template-much-better-armor = 2 more dice for soak, the armor roll. This change is Fray’s, not the book’s. For the book’s rule, see Damage in Combat: “each hit on this test decreases the level”.
sol-template-faster-to-act = 1 more initiative die. This change is Fray’s, not the book’s. For the book’s rule, see Determining Initiative Order.
sol-template-much-faster-to-act = 2 more initiative dice. This change is Fray’s, not the book’s. For the book’s rule, see Determining Initiative Order.
sol-template-better-with-weapons = 1 more die with most weapons. This change is Fray’s, not the book’s.
sol-template-leads-the-others = Rolls initiative once for its whole side (see Determining Initiative Order: “a static initiative score rolled by their leader”).
