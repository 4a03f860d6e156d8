// Project Sol: words of the book, and the figures that are ours

import { AUTO_END } from '../../../rules/core/turns.ts';
import type { ConditionName } from '../../../rules/sol/conditions.ts';
import { armors, weapons } from '../../../rules/sol/content/arms.ts';
import { tools } from '../../../rules/sol/content/premade.ts';
import { METRES_A_SQUARE, SQUARES_A_MOVE } from '../../../rules/sol/distance.ts';
import { BUYING, HOUSE, type HouseValue, houseValues } from '../../../rules/sol/house.ts';
import type { SolLesson } from '../../../rules/sol/practice.ts';
import { ATTRIBUTES, arms, type Sheet, type Weapon } from '../../../rules/sol/sheet.ts';
import { THRESHOLDS } from '../../../rules/sol/tests.ts';
import type { Briefs, SheetLine, Term } from '../../reference.ts';
import type { PracticeThrow, PracticeWords } from '../../words.ts';

// Project Sol: the figures that are ours, in words

/** Says of a figure that it is ours and not the book's, wherever a player meets it. */
const HOUSE_MARK = 'house value';

const UNITS = {
  point: { one: 'action point', more: 'action points' },
  die: { one: 'die', more: 'dice' },
} as const satisfies Record<(typeof HOUSE)[HouseValue]['unit'], object>;

/** What each figure is of, as it goes on after its unit: "1 action point to reload". */
const OF: Readonly<Record<HouseValue, string>> = {
  'attack-cost': 'of an attack',
  'reload-cost': 'to reload',
  'move-cost': 'to move',
  'draw-cost': 'to draw a weapon',
  'posture-cost': 'to stand up or go prone',
  'cover-cost': 'to take cover',
  'aim-cost': 'to aim',
  'medkit-cost': 'to use a medkit',
  'reaction-cost': 'of a dodge or parry',
  'reaction-dice': 'a dodge or parry adds to one defense',
  'aim-dice': 'each aim adds to the next attack',
  'aim-most': 'at most, that aiming adds',
  'partial-cover': 'partial cover adds to a defense',
  'good-cover': 'good cover adds to a defense',
  'level-1-penalty': 'lost for having any level 1 wound',
  'level-2-penalty': 'lost for having any level 2 wound',
  'level-3-penalty': 'lost for having any level 3 wound',
};

/** What an act costs where a scene is not set otherwise, for its brief: "1 action point (house value)." */
function costInWords(name: HouseValue): string {
  return `${figure(name)} (${HOUSE_MARK}).`;
}

/** What a figure is and that it is ours: "2 dice partial cover adds to a defense (house value)". */
function houseInWords(name: HouseValue): string {
  return `${figure(name)} ${OF[name]} (${HOUSE_MARK})`;
}

/** What a figure may be set to: "house value: dice partial cover adds to a defense, 0 to 8". */
function boundsInWords(name: HouseValue): string {
  const { unit, least, most } = HOUSE[name];
  return `${HOUSE_MARK}: ${UNITS[unit].more} ${OF[name]}, ${least} to ${most}`;
}

/** "1 die", "2 action points". */
function figure(name: HouseValue): string {
  const { value, unit } = HOUSE[name];
  return `${value} ${value === 1 ? UNITS[unit].one : UNITS[unit].more}`;
}

// Project Sol › every word of the book's headings, and those that its rules are told in

const COSTS = [
  'attack-cost',
  'reload-cost',
  'move-cost',
  'draw-cost',
  'posture-cost',
  'cover-cost',
  'aim-cost',
  'medkit-cost',
  'reaction-cost',
] as const satisfies readonly HouseValue[];
const PENALTIES = ['level-1-penalty', 'level-2-penalty', 'level-3-penalty'] as const satisfies readonly HouseValue[];
const COVERS = ['partial-cover', 'good-cover'] as const satisfies readonly HouseValue[];

/** Figures that are ours, in a row. */
function figures(names: readonly HouseValue[]): string {
  return `${names.map((name) => houseInWords(name)).join('; ')}.`;
}

const words: readonly Term[] = [
  {
    name: 'Physical Combat',
    also: ['Combat'],
    brief:
      'Everyone rolls initiative and acts in rounds, from the highest to the lowest, and from the top again, until one side alone is able to act.',
    cite: 'Physical Combat',
  },
  {
    name: 'Combat Sequence',
    brief: 'Awareness (who is surprised), the initiative order, round after round, and who joins in between.',
    cite: 'Combat Sequence',
  },
  {
    name: 'Round',
    also: ['Combat Round', 'Turn'],
    brief: 'About 10 seconds in which everyone acts once, the highest initiative first; then again.',
    cite: 'Physical Combat; Combat Sequence › 3. Combat Round',
  },
  {
    name: 'Action points',
    also: ['Action point', 'Points', 'Point cost'],
    settings: COSTS,
    brief:
      'Three a round, spent on actions and reactions. They refresh at the end of your own turn and never add up beyond three.',
    cite: 'Physical Combat',
  },
  {
    name: 'Actions in Combat',
    also: ['Actions', 'Action', 'Action costs'],
    settings: COSTS,
    brief: `What everybody can do for action points: ${figures(COSTS)} Full defense takes all that are left. Gear and weapons may have costs of their own. Tests and notes are free.`,
    cite: 'Actions in Combat',
  },
  {
    name: 'Reaction',
    also: ['Reactions', 'Dodge', 'Parry', 'Dodging'],
    settings: ['reaction-cost', 'reaction-dice'],
    brief: `A dodge, or a parry against melee, once for each attack, named before dice are rolled: ${figures(['reaction-cost', 'reaction-dice'])} It is paid from your points before your turn; they are missing until the end of your next turn.`,
    cite: 'Physical Combat; Ruling "Attack"',
  },
  {
    name: 'Surprise Test',
    also: ['Surprise', 'Determining Awareness', 'Awareness', 'Instant'],
    brief:
      'REA + INT, 3 hits, where the GM calls it. Who fails starts the combat with one action point. It costs nothing itself.',
    cite: 'Combat Sequence › 1. Determining Awareness',
  },
  {
    name: 'Initiative',
    also: ['Initiative Test', 'Initiative order', 'Determining Initiative Order', 'Initiative bonus'],
    brief:
      'REA + INT + any bonus, in hits. Players with more hits than the enemies’ leader act before the enemies, all others after; a tie is after.',
    cite: 'Combat Sequence › 2. Determining Initiative Order',
  },
  {
    name: 'Block',
    brief:
      'Players ahead of the enemies, the enemies, the other players: within a block they act in any order, until each is done.',
    cite: 'Combat Sequence › 2. Determining Initiative Order',
  },
  {
    name: 'Leader',
    brief: 'Rolls the one initiative score of all enemies. Only players with more hits act before them.',
    cite: 'Combat Sequence › 2. Determining Initiative Order',
  },
  {
    name: 'Newcomer',
    also: ['Continuing Combat'],
    brief: 'Who joins while rounds run has full points and may react, but has no turn before the next round.',
    cite: 'Combat Sequence › 4. Continuing Combat',
  },
  {
    name: 'Pool',
    also: ['Dice pool', 'Test', 'Tests', 'Skill', 'Attribute'],
    brief:
      'Skill + attribute, or two attributes, in d6, with all modifiers in one number; never below 0. A skill that is not on the sheet is 0.',
    cite: 'Ruling "Tests"',
  },
  { name: 'Hit', also: ['Hits'], brief: 'A die that shows 5 or 6.', cite: 'Ruling "Tests"' },
  {
    name: 'Threshold',
    also: ['Threshold test', 'Difficulty', 'Thresholds'],
    brief:
      'How many hits a test wants: Simple 1, Average 2, Difficult 3, Very Difficult 4, Formidable 6, Absurd 8. Against somebody: as many hits as they have.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Net hits',
    brief: 'Hits above the threshold or above the opponent’s. Every 3 are a critical success, which only attacks use.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Buying hits',
    also: ['Bought hits', 'Buy hits'],
    settings: ['buying-hits'],
    brief: 'Outside combat, where the GM allows it: 1 hit for every 4 full dice, without a roll.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Damage in Combat',
    also: ['Damage'],
    brief:
      'As many hits as the defender, or more: the weapon’s wound, a level more for every 3 net hits, a level less for every hit of the armor.',
    cite: 'Damage in Combat',
  },
  {
    name: 'Wound level',
    brief: 'The weapon’s level, 1 more for every 3 net hits, 1 fewer for every hit of the armor.',
    cite: 'Damage in Combat',
  },
  {
    name: 'Soak',
    also: ['Armor', 'Armor dice'],
    brief: 'The armor’s dice; each hit takes a level off the wound. Of several armors the best counts.',
    cite: 'Damage in Combat',
  },
  { name: 'Grazing hit', also: ['Grazing'], brief: 'A hit soaked to level 0: no damage.', cite: 'Damage in Combat' },
  {
    name: 'Wound box',
    also: ['Wounds', 'Wound boxes', 'Box', 'Boxes'],
    brief:
      'Place for a wound of a level: 3, 2 and 1 for a player character. None free: the next level up; past level 3: dead. A wound is called by its level, of several of one level with a letter: “level 2 (b)”.',
    cite: 'Damage in Combat › Wounds',
  },
  {
    name: 'Wound penalty',
    also: ['Wound penalties', 'Penalty', 'Penalties'],
    settings: PENALTIES,
    brief: `${figures(PENALTIES)} On every pool but soak and recovery; once for each level, and the levels add up.`,
    cite: 'Wound Penalties',
  },
  {
    name: 'Mark',
    also: ['Scar', 'Marks'],
    brief: 'What a healed level 3 wound leaves behind, in the player’s words, kept on the sheet.',
    cite: 'Damage in Combat › Wounds',
  },
  {
    name: 'Critical success',
    also: ['Critical Successes', 'Critical Successes In Combat', 'Critical'],
    brief: '3 net hits or more: in an attack, a level for every 3, before armor soaks. A weapon may say otherwise.',
    cite: 'Critical Successes In Combat',
  },
  {
    name: 'Combat Modifiers',
    also: ['Modifiers'],
    brief: 'Concealment, cover, flanked and prone: dice more or fewer for the dodge pool of the one who is attacked.',
    cite: 'Combat Modifiers',
  },
  {
    name: 'Concealment',
    also: ['Line of sight'],
    brief:
      'No straight line from any corner of the attacker’s square to any of the target’s: it cannot be targeted. Lines between all corners: clear sight. Anything between: it can be targeted, though cover may count. On a field the lines are drawn for you.',
    cite: 'Combat Modifiers › Concealment',
  },
  {
    name: 'Cover',
    also: ['Cover bonus', 'Cover bonuses'],
    settings: COVERS,
    brief: `${figures(COVERS)} Where the attacker sees the target and all its lines cross the cover; of several the best counts.`,
    cite: 'Combat Modifiers › Cover; Cover Bonuses',
  },
  {
    name: 'Flanked',
    also: ['Flanking'],
    brief: 'A line between two of your enemies crosses you: 2 dice fewer to dodge. Friends do not flank.',
    cite: 'Combat Modifiers › Flanked',
  },
  {
    name: 'Injury and Recovery',
    also: ['Recovery', 'Injury'],
    brief: 'Wounds heal from the lowest level to the highest, by rest or by a medkit.',
    cite: 'Injury and Recovery',
  },
  {
    name: 'Natural recovery',
    brief:
      'BOD + WIL for each wound, lowest first: 1, 3 or 5 hits after 2, 8 or 24 hours of whole rest. Sleep counts, forced or not.',
    cite: 'Injury and Recovery › Natural Recovery',
  },
  {
    name: 'Medkits',
    brief: `A medkit adds its rating to recovery; in combat Medicine + LOG + rating removes the lowest wound, one attempt a wound (${HOUSE_MARK}).`,
    cite: 'Injury and Recovery › Medkits',
  },
];

/** What a success with each ready-made piece of gear does. */
const TOOLS: Readonly<Record<(typeof tools)[number]['name'], string>> = {
  'Smoke grenade': 'Puts smoke between you and them, where it lands as you meant',
  'Motion scanner': 'Shows what moves behind a wall',
};

/** Everything a player may look up. What is ours and not the book's says so. */
export const glossary: readonly Term[] = [
  ...words,
  ...Object.entries(THRESHOLDS).map(([name, value]) => ({
    name,
    brief: `A threshold of ${value}.`,
    cite: 'Ruling "Tests"',
  })),
  ...weapons.map(({ name, skill, attribute, level, kind }) => ({
    name,
    brief: `${skill} + ${attribute}, level ${level}, ${kind} (${HOUSE_MARK}).`,
    cite: 'Ruling "Content to ship"',
  })),
  ...armors.map(({ name, dice }) => ({
    name,
    brief: `Armor, ${diceOf(dice)} (${HOUSE_MARK}).`,
    cite: 'Ruling "Content to ship"',
  })),
  ...tools.map(({ name, skill, attribute, threshold }) => ({
    name,
    brief: `${TOOLS[name]}: ${skill} + ${attribute} against ${threshold} (${HOUSE_MARK}).`,
    cite: 'Actions in Combat',
  })),
  ...houseValues().map(([name, { least, most }]) => ({
    name,
    also: [name.replaceAll('-', ' ')],
    settings: [name],
    brief: `${houseInWords(name)}. A scene can be set otherwise, from ${least} to ${most}.`,
    cite: 'Ruling "Attack"',
  })),
];

// Project Sol › a sheet in short lines

/** The sheet in short lines, for those who ask to see it. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  const { level1, level2, level3 } = of.boxes;
  const lines = [
    { name: 'Attributes', value: ATTRIBUTES.map((each) => `${each} ${of.attributes[each]}`).join(', ') },
    { name: 'Skills', value: of.skills.map((each) => `${each.name} ${each.rank}`).join(', ') },
    {
      name: 'Weapons',
      value: arms(of)
        .map((each) => `${each.name} (${details(each).join(', ')})`)
        .join(', '),
    },
    { name: 'Armor', value: of.armor.map((each) => `${each.name} ${each.dice}`).join(', ') },
    {
      name: 'Gear',
      value: [...of.gear.map((each) => each.name), ...(of.medkit ? [`Medkit ${of.medkit}`] : [])].join(', '),
    },
    {
      name: 'Initiative',
      value: `REA + INT${of.initiative > 0 ? ` + ${of.initiative}` : ''}${of.leader ? ', leader' : ''}`,
    },
    {
      name: 'Wound boxes',
      value: [level1, level2, level3].map((count, at) => `${count} of level ${at + 1}`).join(', '),
    },
    { name: 'Marks', value: of.marks.join('; ') },
  ];
  return lines.filter(({ value }) => value !== '');
}

/** A weapon's row: its pool, level and kind, and where it has figures of its own, those too. */
function details({ skill: by, attribute, level, kind, points, critical }: Weapon): readonly string[] {
  const cost = points === undefined ? [] : [`${points} action ${points === 1 ? 'point' : 'points'}`];
  const own = critical === 1 ? [] : [`${critical} ${critical === 1 ? 'level' : 'levels'} for a critical success`];
  return [`${by} + ${attribute}`, `level ${level}`, kind, ...cost, ...own];
}

// Project Sol: what each action, condition, archetype, standing order and setting is and does

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

const hits = (count: number) => `${count} ${count === 1 ? 'hit' : 'hits'}`;

function diceOf(count: number): string {
  return `${count} ${count === 1 ? 'die' : 'dice'}`;
}

function threw(whose: 'Your' | 'Its', other: 'it' | 'you', { dice, total, against }: PracticeThrow): string {
  return `${whose} ${diceOf(dice)}: a 5 or a 6 is a hit, so ${hits(total)}; ${other} ${other === 'it' ? 'has' : 'have'} ${hits(against)}.`;
}

export const practice: PracticeWords<SolLesson> = {
  lessons: {
    points: {
      title: 'points',
      before:
        'You have 3 points. An attack costs 2; what is left is for moving, or for dodging. Tap it: the dice are my work.',
      after: ({ own }) =>
        own === undefined
          ? ''
          : `${threw('Your', 'it', own)} ${
              own.won
                ? `More than it, so you hit: ${own.harm === '' ? 'its jacket takes it' : own.harm}.`
                : 'Not more, so you miss.'
            }`,
    },
    done: {
      title: 'I am done',
      buttons: ['I am done'],
      before: '1 point is left, too few to attack again. Say that you are done, and the others act.',
      after: () => 'Your turn is over and your points are back: the straw man comes at you.',
    },
    dodge: {
      title: 'dodge or take it',
      buttons: ['Dodge · 1 point', 'Take it', 'Parry · 1 point'],
      before: 'A dodge or a parry costs 1 point, and adds 2 dice to your defense. Or take it, and keep the point.',
      after: ({ theirs }) =>
        theirs === undefined
          ? ''
          : `${threw('Its', 'you', theirs)} ${
              theirs.won
                ? `More than you, so you are hit: ${theirs.harm === '' ? 'your jacket takes it' : theirs.harm}.`
                : 'Not more, so it misses.'
            }`,
    },
  },
  learned: '3 points a round for all you do; keep one to dodge; say when you are done.',
};
