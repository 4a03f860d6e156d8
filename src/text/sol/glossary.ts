import { t } from '../t.ts';
// Project Sol: words of the book, and the figures that are ours

import { AUTO_END } from '../../rules/core/turns.ts';
import type { ConditionName } from '../../rules/sol/conditions.ts';
import { armors, weapons } from '../../rules/sol/content/arms.ts';
import { tools } from '../../rules/sol/content/premade.ts';
import { METRES_A_SQUARE, SQUARES_A_MOVE } from '../../rules/sol/distance.ts';
import { BUYING, HOUSE, type HouseValue, houseValues } from '../../rules/sol/house.ts';
import type { SolLesson } from '../../rules/sol/practice.ts';
import { ATTRIBUTES, arms, type Sheet, type Weapon } from '../../rules/sol/sheet.ts';
import { THRESHOLDS } from '../../rules/sol/tests.ts';
import type { Briefs, SheetLine, Term } from '../reference.ts';
import type { PracticeThrow, PracticeWords } from '../words.ts';

// Project Sol: the figures that are ours, in words

/** Says of a figure that it is ours and not the book's, wherever a player meets it. */
const HOUSE_MARK = t('sol-house-mark');

const UNITS = {
  point: { one: t('sol-units-point-one'), more: t('sol-units-point-more') },
  die: { one: t('sol-units-die-one'), more: t('sol-units-die-more') },
} as const satisfies Record<(typeof HOUSE)[HouseValue]['unit'], object>;

/** What each figure is of, as it goes on after its unit: "1 action point to reload". */
const OF: Readonly<Record<HouseValue, string>> = {
  'attack-cost': t('sol-of-attack-cost'),
  'reload-cost': t('sol-of-reload-cost'),
  'move-cost': t('sol-of-move-cost'),
  'draw-cost': t('sol-of-draw-cost'),
  'posture-cost': t('sol-of-posture-cost'),
  'cover-cost': t('sol-of-cover-cost'),
  'aim-cost': t('sol-of-aim-cost'),
  'medkit-cost': t('sol-of-medkit-cost'),
  'reaction-cost': t('sol-of-reaction-cost'),
  'reaction-dice': t('sol-of-reaction-dice'),
  'aim-dice': t('sol-of-aim-dice'),
  'aim-most': t('sol-of-aim-most'),
  'partial-cover': t('sol-of-partial-cover'),
  'good-cover': t('sol-of-good-cover'),
  'level-1-penalty': t('sol-of-level-1-penalty'),
  'level-2-penalty': t('sol-of-level-2-penalty'),
  'level-3-penalty': t('sol-of-level-3-penalty'),
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
  return t('sol-bounds-in-words', { housemark: HOUSE_MARK, more: UNITS[unit].more, of: OF[name], least, most });
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
  'Smoke grenade': t('sol-tools-smoke-grenade'),
  'Motion scanner': t('sol-tools-motion-scanner'),
};

/** Everything a player may look up. What is ours and not the book's says so. */
export const glossary: readonly Term[] = [
  ...words,
  ...Object.entries(THRESHOLDS).map(([name, value]) => ({
    name,
    brief: t('sol-glossary-brief', { value }),
    cite: t('sol-glossary-cite'),
  })),
  ...weapons.map(({ name, skill, attribute, level, kind }) => ({
    name,
    brief: t('sol-glossary-brief-2', { skill, attribute, level, kind, housemark: HOUSE_MARK }),
    cite: t('sol-glossary-cite-2'),
  })),
  ...armors.map(({ name, dice }) => ({
    name,
    brief: t('sol-glossary-brief-3', { diceOf: diceOf(dice), housemark: HOUSE_MARK }),
    cite: t('sol-glossary-cite-3'),
  })),
  ...tools.map(({ name, skill, attribute, threshold }) => ({
    name,
    brief: t('sol-glossary-brief-4', { tools: TOOLS[name], skill, attribute, threshold, housemark: HOUSE_MARK }),
    cite: t('sol-glossary-cite-4'),
  })),
  ...houseValues().map(([name, { least, most }]) => ({
    name,
    also: [name.replaceAll('-', ' ')],
    settings: [name],
    brief: t('sol-glossary-brief-5', { houseInWords: houseInWords(name), least, most }),
    cite: t('sol-glossary-cite-5'),
  })),
];

// Project Sol › a sheet in short lines

/** The sheet in short lines, for those who ask to see it. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  const { level1, level2, level3 } = of.boxes;
  const lines = [
    {
      name: t('sol-sheet-lines-lines-name'),
      value: ATTRIBUTES.map((each) => `${each} ${of.attributes[each]}`).join(', '),
    },
    { name: t('sol-sheet-lines-lines-name-2'), value: of.skills.map((each) => `${each.name} ${each.rank}`).join(', ') },
    {
      name: t('sol-sheet-lines-lines-name-3'),
      value: arms(of)
        .map((each) => `${each.name} (${details(each).join(', ')})`)
        .join(', '),
    },
    { name: t('sol-sheet-lines-lines-name-4'), value: of.armor.map((each) => `${each.name} ${each.dice}`).join(', ') },
    {
      name: t('sol-sheet-lines-lines-name-5'),
      value: [
        ...of.gear.map((each) => each.name),
        ...(of.medkit ? [t('sol-sheet-lines-lines-value', { medkit: of.medkit })] : []),
      ].join(', '),
    },
    {
      name: t('sol-sheet-lines-lines-name-6'),
      value: t('sol-sheet-lines-lines-value-2', {
        initiative: of.initiative > 0 ? ` + ${of.initiative}` : '',
        leader: of.leader ? t('sol-sheet-lines-lines-value-leader') : '',
      }),
    },
    {
      name: t('sol-sheet-lines-lines-name-7'),
      value: [level1, level2, level3]
        .map((count, at) => t('sol-sheet-lines-lines-value-3', { count, at: at + 1 }))
        .join(', '),
    },
    { name: t('sol-sheet-lines-lines-name-8'), value: of.marks.join('; ') },
  ];
  return lines.filter(({ value }) => value !== '');
}

/** A weapon's row: its pool, level and kind, and where it has figures of its own, those too. */
function details({ skill: by, attribute, level, kind, points, critical }: Weapon): readonly string[] {
  const cost = points === undefined ? [] : [t('sol-details-cost', { points })];
  const own = critical === 1 ? [] : [t('sol-details-own', { critical })];
  return [`${by} + ${attribute}`, t('sol-details', { level }), kind, ...cost, ...own];
}

// Project Sol: what each action, condition, archetype, standing order and setting is and does

export const briefs = {
  actions: {
    attack: t('sol-briefs-actions-attack', { costInWords: costInWords('attack-cost') }),
    defend: t('sol-briefs-actions-defend'),
    move: t('sol-briefs-actions-move', {
      squaresamove: SQUARES_A_MOVE,
      metresasquare: METRES_A_SQUARE,
      costInWords: costInWords('move-cost'),
    }),
    'take-cover': t('sol-briefs-actions-take-cover', { costInWords: costInWords('cover-cost') }),
    posture: t('sol-briefs-actions-posture', { costInWords: costInWords('posture-cost') }),
    aim: t('sol-briefs-actions-aim', { costInWords: costInWords('aim-cost') }),
    draw: t('sol-briefs-actions-draw', { costInWords: costInWords('draw-cost') }),
    reload: t('sol-briefs-actions-reload', { costInWords: costInWords('reload-cost') }),
    medkit: t('sol-briefs-actions-medkit', { costInWords: costInWords('medkit-cost') }),
    use: t('sol-briefs-actions-use'),
    rest: t('sol-briefs-actions-rest'),
    test: t('sol-briefs-actions-test'),
    note: t('sol-briefs-actions-note'),
    surprise: t('sol-briefs-actions-surprise'),
  },
  conditions: {
    wound: t('sol-briefs-conditions-wound'),
    'last stand': t('sol-briefs-conditions-last-stand'),
    unconscious: t('sol-briefs-conditions-unconscious'),
    asleep: t('sol-briefs-conditions-asleep'),
    surprised: t('sol-briefs-conditions-surprised'),
    newcomer: t('sol-briefs-conditions-newcomer'),
    prone: t('sol-briefs-conditions-prone'),
    'partial cover': t('sol-briefs-conditions-partial-cover', { houseInWords: houseInWords('partial-cover') }),
    'good cover': t('sol-briefs-conditions-good-cover', { houseInWords: houseInWords('good-cover') }),
    concealed: t('sol-briefs-conditions-concealed'),
    aiming: t('sol-briefs-conditions-aiming'),
    'full defense': t('sol-briefs-conditions-full-defense'),
    favored: t('sol-briefs-conditions-favored'),
    hindered: t('sol-briefs-conditions-hindered'),
  } satisfies Record<ConditionName, string>,
  archetypes: {
    Soldier: t('sol-briefs-archetypes-soldier'),
    Blade: t('sol-briefs-archetypes-blade'),
    Medic: t('sol-briefs-archetypes-medic'),
    Ganger: t('sol-briefs-archetypes-ganger'),
    Guard: t('sol-briefs-archetypes-guard'),
    'Squad Leader': t('sol-briefs-archetypes-squad-leader'),
    Heavy: t('sol-briefs-archetypes-heavy'),
    Thug: t('sol-briefs-archetypes-thug'),
    'Gang Gunner': t('sol-briefs-archetypes-gang-gunner'),
    Raider: t('sol-briefs-archetypes-raider'),
    Corpsman: t('sol-briefs-archetypes-corpsman'),
    'Riot Trooper': t('sol-briefs-archetypes-riot-trooper'),
    Marksman: t('sol-briefs-archetypes-marksman'),
    Grenadier: t('sol-briefs-archetypes-grenadier'),
    Stalker: t('sol-briefs-archetypes-stalker'),
    Veteran: t('sol-briefs-archetypes-veteran'),
    Assassin: t('sol-briefs-archetypes-assassin'),
    'Exo Trooper': t('sol-briefs-archetypes-exo-trooper'),
    Warlord: t('sol-briefs-archetypes-warlord'),
    'Sewer Rat': t('sol-briefs-archetypes-sewer-rat'),
    Watchdog: t('sol-briefs-archetypes-watchdog'),
    Brute: t('sol-briefs-archetypes-brute'),
    Burrower: t('sol-briefs-archetypes-burrower'),
    'Scout Drone': t('sol-briefs-archetypes-scout-drone'),
    'Gun Drone': t('sol-briefs-archetypes-gun-drone'),
    Cyborg: t('sol-briefs-archetypes-cyborg'),
    'War Walker': t('sol-briefs-archetypes-war-walker'),
    'Siege Engine': t('sol-briefs-archetypes-siege-engine'),
  },
  standingOrders: {
    reaction: t('sol-briefs-standing-orders-reaction'),
    'last point': t('sol-briefs-standing-orders-last-point'),
    'wound words': t('sol-briefs-standing-orders-wound-words'),
  },
  settings: {
    [AUTO_END]: t('sol-briefs-settings-auto-end'),
    [BUYING]: t('sol-briefs-settings-buying'),
    ...Object.fromEntries(houseValues().map(([name]) => [name, boundsInWords(name)])),
  },
} satisfies Briefs;

const hits = (count: number) => `${count} ${count === 1 ? t('sol-hits') : t('sol-hits-2')}`;

function diceOf(count: number): string {
  return `${count} ${count === 1 ? t('sol-dice-of') : t('sol-dice-of-2')}`;
}

function threw(whose: 'Your' | 'Its', other: 'it' | 'you', { dice, total, against }: PracticeThrow): string {
  return t('sol-threw', {
    whose,
    diceOf: diceOf(dice),
    hits: hits(total),
    other,
    other2: other === 'it' ? t('sol-threw-other2') : t('sol-threw-other2-2'),
    hits2: hits(against),
  });
}

export const practice: PracticeWords<SolLesson> = {
  lessons: {
    points: {
      title: t('sol-practice-lessons-points-title'),
      before: t('sol-practice-lessons-points-before'),
      after: ({ own }) =>
        own === undefined
          ? ''
          : `${threw('Your', 'it', own)} ${
              own.won
                ? t('sol-practice-lessons-points-after', {
                    harm: own.harm === '' ? t('sol-practice-lessons-points-after-harm') : own.harm,
                  })
                : t('sol-practice-lessons-points-after-2')
            }`,
    },
    done: {
      title: t('sol-practice-lessons-done-title'),
      buttons: [t('sol-practice-lessons-done-buttons')],
      before: t('sol-practice-lessons-done-before'),
      after: () => t('sol-practice-lessons-done-after'),
    },
    dodge: {
      title: t('sol-practice-lessons-dodge-title'),
      buttons: [
        t('sol-practice-lessons-dodge-buttons'),
        t('sol-practice-lessons-dodge-buttons-2'),
        t('sol-practice-lessons-dodge-buttons-3'),
      ],
      before: t('sol-practice-lessons-dodge-before'),
      after: ({ theirs }) =>
        theirs === undefined
          ? ''
          : `${threw('Its', 'you', theirs)} ${
              theirs.won
                ? t('sol-practice-lessons-dodge-after', {
                    harm: theirs.harm === '' ? t('sol-practice-lessons-dodge-after-harm') : theirs.harm,
                  })
                : t('sol-practice-lessons-dodge-after-2')
            }`,
    },
  },
  learned: t('sol-practice-learned'),
};
