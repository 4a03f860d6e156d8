// Project Sol: what each action, condition, archetype, standing order and setting is and does

import { AUTO_END } from '../../../rules/core/turns.ts';
import type { ConditionName } from '../../../rules/sol/conditions.ts';
import { METRES_A_SQUARE, SQUARES_A_MOVE } from '../../../rules/sol/distance.ts';
import { houseValues } from '../../../rules/sol/house.ts';
import { BUYING } from '../../../rules/sol/settings.ts';
import type { Briefs } from '../../reference.ts';
import { boundsInWords, costInWords, houseInWords } from './house.ts';

export const briefs = {
  actions: {
    attack: `Skill + attribute against REA + INT; as many hits as the target, or more, wound. ${costInWords('attack-cost')}`,
    defend:
      'A dodge, a parry (melee), none or ask for every attack on you; full defense takes all points of your turn (house values).',
    move: `You move, on a field up to ${SQUARES_A_MOVE} squares of ${METRES_A_SQUARE} m. Aim and cover are lost. ${costInWords('move-cost')}`,
    'take-cover': `You get behind partial or good cover, as the GM allows: dice for your defenses until you move. On a field, move behind something. ${costInWords('cover-cost')}`,
    posture: `You lie down, or get up again. Prone: 2 dice more against ranged attacks, 2 fewer against melee. ${costInWords('posture-cost')}`,
    aim: `A die more for your next attack, up to 3. Lost by moving or by a wound. ${costInWords('aim-cost')}`,
    draw: `You take another weapon of your sheet in hand; with: its name. ${costInWords('draw-cost')}`,
    reload: `You reload. Magazines are not counted; the story says when one is empty. ${costInWords('reload-cost')}`,
    medkit: `Medicine + LOG + rating against 1, 3 or 5 removes the lowest wound within reach, once a wound. ${costInWords('medkit-cost')}`,
    use: 'The action of a piece of gear on your sheet: its skill + attribute, for its action points.',
    rest: 'Hours of whole rest: BOD + WIL for each wound, lowest first, against 1, 3 or 5 after 2, 8 or 24 hours. No cost.',
    test: 'A test the GM calls for: with “Perception + INT”; how: Simple to Absurd; or against somebody; or bought hits.',
    note: 'Your words for a wound of yours are kept in its box; with: which wound, if not the last.',
    surprise: 'REA + INT against 3 hits, called by the GM before rounds begin; who fails starts with 1 action point.',
  },
  conditions: {
    wound:
      'A wound in its box; its value is its level, 1 to 3. Any wound of a level costs that level’s dice, once (house values).',
    'last stand': 'As many wounds as BOD, or more. Action points no longer refresh; at none left you fall unconscious.',
    unconscious:
      'Out of action points in the last stand. You defend with no dice, until your wounds are fewer than BOD.',
    asleep:
      'Knocked out, drugged or sleeping, as the GM says. You are unconscious until it is taken off; you may rest.',
    surprised: 'You start with one action point, until your first own turn ends. It may be spent on a reaction.',
    newcomer: 'You joined in the middle of a round and have no turn in it. You may react.',
    prone: 'Lying down: 2 dice more to dodge ranged attacks, 2 fewer to dodge melee attacks.',
    'partial cover': `Behind partial cover: ${houseInWords('partial-cover')}. It is lost by moving.`,
    'good cover': `Behind good cover: ${houseInWords('good-cover')}. It is lost by moving.`,
    concealed: 'Nobody has a line of sight to you: no attack may target you.',
    aiming: 'Its value in dice for your next attack (house value). It is lost by moving or by a wound.',
    'full defense': 'Your WIL in dice for every defense, until your next turn (house value).',
    favored: 'The GM gives you its value in dice for every test but soak and recovery.',
    hindered: 'The GM takes its value in dice from every test of yours but soak and recovery.',
  } satisfies Record<ConditionName, string>,
  archetypes: {
    Soldier: 'Rifle, vest and drill (house value).',
    Blade: 'Fast, close and quiet (house value).',
    Medic: 'Keeps the others on their feet (house value).',
    Ganger: 'Street muscle with a cheap gun (house value).',
    Guard: 'Corporate security in a jacket (house value).',
    'Squad Leader': 'Rolls the enemies’ initiative (house value).',
    Heavy: 'Riot armor and a machine gun (house value).',
    Thug: 'Fists and a thick skull (house value).',
    'Gang Gunner': 'Three bursts a turn (house value).',
    Raider: 'A shotgun, best when it hits well (house value).',
    Corpsman: 'Mends the others under fire (house value).',
    'Riot Trooper': 'Wades in with a baton, armored (house value).',
    Marksman: 'One shot a turn, and a deep wound (house value).',
    Grenadier: 'A slow launcher that wounds deeply (house value).',
    Stalker: 'Hard to hit; three cuts a turn (house value).',
    Veteran: 'A rifle, a vest, a medkit, and old scars (house value).',
    Assassin: 'Fast, and deadly close by (house value).',
    'Exo Trooper': 'A machine gun in armor that walks (house value).',
    Warlord: 'Leads, shoots, fences and mends (house value).',
    'Sewer Rat': 'Vermin: one wound is its last (house value).',
    Watchdog: 'First to bite, soon hurt (house value).',
    Brute: 'Takes much, strikes hard, hits seldom (house value).',
    Burrower: 'Claws from below, three times a turn (house value).',
    'Scout Drone': 'Small and quick, and breaks at once (house value).',
    'Gun Drone': 'Shoots on until a wound stops it (house value).',
    Cyborg: 'A fist of steel, and plates (house value).',
    'War Walker': 'A cannon on legs (house value).',
    'Siege Engine': 'A fortress that moves and fires (house value).',
  },
  standingOrders: {
    reaction:
      'What you spend a point on when you are attacked: nothing, a dodge, a parry (melee only), or ask me each time.',
    'last point':
      'In your last stand, may the standing reaction spend your last point, though you fall unconscious by it?',
    'wound words': 'What a wound is in the story: noted later (`/act note`), or ask me as each wound is taken.',
  },
  settings: {
    [AUTO_END]: 'A turn ends by itself when no action point is left.',
    [BUYING]: 'Hits may be bought outside combat, 1 for every 4 full dice.',
    ...Object.fromEntries(houseValues().map(([name]) => [name, boundsInWords(name)])),
  },
} satisfies Briefs;
