// Project Sol › what players can look up: the book's words, Fray's figures, what actions and conditions do, the
// practice fight

import { DELAY_SETTING_NAME } from '../../rules/core/delay.ts';
import { AUTO_END, ORDER_SETTING_NAME } from '../../rules/core/turns.ts';
import type { ConditionName } from '../../rules/sol/conditions.ts';
import { METERS_PER_SQUARE, SQUARES_PER_MOVE } from '../../rules/sol/distance.ts';
import { BUYING_HITS_SETTING_NAME, HOUSE_VALUES, type HouseValue, houseValues } from '../../rules/sol/house-values.ts';
import { allArmor, allGear, allWeapons } from '../../rules/sol/items.ts';
import type { SolLesson } from '../../rules/sol/ruleset.ts';
import { ATTRIBUTES, type Gear, type Sheet, usableWeapons, type Weapon } from '../../rules/sol/sheet.ts';
import { THRESHOLDS } from '../../rules/sol/tests.ts';
import { glossaryOf } from '../glossary.ts';
import { nameOf } from '../names.ts';
import { type Briefs, type SheetLine, type Term, thingsText } from '../reference.ts';
import { count, t } from '../t.ts';
import { type PlainMessageId, texts } from '../texts.ts';
import type { PracticeRoll, PracticeWords } from '../words.ts';

const thingName = (id: string) => nameOf('sol', 'thing', id);
const skillName = (id: string) => nameOf('sol', 'skill', id);

const COST_HOUSE_VALUES = [
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
const PENALTY_HOUSE_VALUES = [
  'level-1-penalty',
  'level-2-penalty',
  'level-3-penalty',
] as const satisfies readonly HouseValue[];
const COVER_HOUSE_VALUES = ['partial-cover', 'good-cover'] as const satisfies readonly HouseValue[];

/** The effect of a success with each premade item. */
const TOOL_TEXTS: Readonly<Record<string, string>> = texts({
  'Smoke grenade': 'sol-tool-smoke-grenade',
  'Motion scanner': 'sol-tool-motion-scanner',
});

const DIE_FORMS = texts({ one: 'sol-die-one', other: 'sol-die-several' });

/** Everything that players can look up. Numbers that aren't in the book are marked as set by Fray. */
export function glossary(): readonly Term[] {
  return [
    ...glossaryOf('sol', {
      costs: houseValuesText(COST_HOUSE_VALUES),
      reactions: houseValuesText(['reaction-cost', 'reaction-dice']),
      penalties: houseValuesText(PENALTY_HOUSE_VALUES),
      covers: houseValuesText(COVER_HOUSE_VALUES),
    }),
    ...Object.entries(THRESHOLDS).map(([name, value]) => ({
      name,
      brief: t('sol-glossary-threshold', { value }),
      cite: t('sol-cite-tests'),
    })),
    ...allWeapons.map(({ name, skill: by, attribute, level, kind }) => ({
      name,
      brief: t('sol-glossary-weapon', {
        skill: skillName(by),
        attribute: skillName(attribute),
        level,
        kind: nameOf('sol', 'option', kind),
      }),
      cite: t('sol-cite-content'),
    })),
    ...allArmor.map(({ name, dice }) => ({
      name,
      brief: t('sol-glossary-armor', { dice: count(dice, DIE_FORMS) }),
      cite: t('sol-cite-content'),
    })),
    ...allGear.flatMap(toolTerm),
    ...houseValues().map(([name, { least, most }]) => ({
      name,
      also: [name.replaceAll('-', ' ')],
      settings: [name],
      brief: t('sol-glossary-house', { what: houseValueText(name), least, most }),
      cite: t('sol-cite-house'),
    })),
  ];
}

/** The entry for gear from the built-in pack. A test checks that each piece of gear has a threshold and words here. */
function toolTerm({ name, skill: by, attribute, threshold }: Gear): readonly Term[] {
  const toolText = TOOL_TEXTS[name];
  if (toolText === undefined || threshold === undefined) return [];
  const brief = t('sol-glossary-tool', {
    does: toolText,
    skill: skillName(by),
    attribute: skillName(attribute),
    threshold,
  });
  return [{ name, brief, cite: t('sol-cite-tools') }];
}

/** Describes a sheet in short lines. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const { level1, level2, level3 } = sheet.boxes;
  const pool =
    sheet.initiative > 0
      ? t('sol-sheet-initiative-bonus', { bonus: sheet.initiative })
      : t('sol-sheet-initiative-pool');
  const lines: readonly (readonly [PlainMessageId, string])[] = [
    ['sol-sheet-attributes', ATTRIBUTES.map((each) => `${skillName(each)} ${sheet.attributes[each]}`).join(', ')],
    ['sol-sheet-skills', sheet.skills.map((each) => `${skillName(each.name)} ${each.rank}`).join(', ')],
    [
      'sol-sheet-weapons',
      usableWeapons(sheet)
        .map((each) => `${thingName(each.name)} (${weaponTexts(each).join(', ')})`)
        .join(', '),
    ],
    ['sol-sheet-armor', sheet.armor.map((each) => `${thingName(each.name)} ${each.dice}`).join(', ')],
    [
      'sol-sheet-gear',
      [
        ...sheet.gear.map((each) => thingName(each.name)),
        ...(sheet.medkit ? [t('sol-sheet-medkit', { rating: sheet.medkit })] : []),
      ].join(', '),
    ],
    ['items-sheet', thingsText(sheet.items, thingName)],
    ['sol-sheet-initiative', sheet.leader ? t('sol-sheet-initiative-leader', { pool }) : pool],
    [
      'sol-sheet-boxes',
      [level1, level2, level3]
        .map((count, index) => t('sol-sheet-boxes-of-level', { count, level: index + 1 }))
        .join(', '),
    ],
    ['sol-sheet-marks', sheet.marks.join('; ')],
  ];
  return lines.flatMap(([name, value]) => (value === '' ? [] : [{ name: t(name), value }]));
}

/** A weapon's pool, level and kind, and its special figures if it has any. */
function weaponTexts({ skill: by, attribute, level, kind, points, critical }: Weapon): readonly string[] {
  const costTexts = points === undefined ? [] : [t('sol-weapon-cost', { points })];
  const criticalLine = critical === 1 ? [] : [t('sol-weapon-critical', { levels: critical })];
  return [
    `${skillName(by)} + ${skillName(attribute)}`,
    t('sol-weapon-level', { level }),
    nameOf('sol', 'option', kind),
    ...costTexts,
    ...criticalLine,
  ];
}

// Descriptions of all actions, conditions, premade creatures, auto-reactions and settings.

export const briefs = {
  get actions() {
    return {
      attack: t('sol-action-attack', { cost: costText('attack-cost') }),
      defend: t('sol-action-defend'),
      move: t('sol-action-move', {
        squares: SQUARES_PER_MOVE,
        meters: METERS_PER_SQUARE,
        cost: costText('move-cost'),
      }),
      'take-cover': t('sol-action-take-cover', { cost: costText('cover-cost') }),
      posture: t('sol-action-posture', { cost: costText('posture-cost') }),
      aim: t('sol-action-aim', { cost: costText('aim-cost') }),
      draw: t('sol-action-draw', { cost: costText('draw-cost') }),
      reload: t('sol-action-reload', { cost: costText('reload-cost') }),
      medkit: t('sol-action-medkit', { cost: costText('medkit-cost') }),
      use: t('sol-action-use'),
      rest: t('sol-action-rest'),
      test: t('sol-action-test'),
      note: t('sol-action-note'),
      surprise: t('sol-action-surprise'),
    };
  },
  get conditions() {
    return {
      wound: t('sol-condition-wound'),
      'last stand': t('sol-condition-last-stand'),
      unconscious: t('sol-condition-unconscious'),
      asleep: t('sol-condition-asleep'),
      surprised: t('sol-condition-surprised'),
      newcomer: t('sol-condition-newcomer'),
      prone: t('sol-condition-prone'),
      'partial cover': t('sol-condition-partial-cover', { dice: houseValueWithUnit('partial-cover') }),
      'good cover': t('sol-condition-good-cover', { dice: houseValueWithUnit('good-cover') }),
      concealed: t('sol-condition-concealed'),
      aiming: t('sol-condition-aiming'),
      'full defense': t('sol-condition-full-defense'),
      favored: t('sol-condition-favored'),
      hindered: t('sol-condition-hindered'),
    } satisfies Record<ConditionName, string>;
  },
  archetypes: texts({
    Soldier: 'sol-premade-soldier',
    Blade: 'sol-premade-blade',
    Medic: 'sol-premade-medic',
    Ganger: 'sol-premade-ganger',
    Guard: 'sol-premade-guard',
    'Squad Leader': 'sol-premade-squad-leader',
    Heavy: 'sol-premade-heavy',
    Thug: 'sol-premade-thug',
    'Gang Gunner': 'sol-premade-gang-gunner',
    Raider: 'sol-premade-raider',
    Corpsman: 'sol-premade-corpsman',
    'Riot Trooper': 'sol-premade-riot-trooper',
    Marksman: 'sol-premade-marksman',
    Grenadier: 'sol-premade-grenadier',
    Stalker: 'sol-premade-stalker',
    Veteran: 'sol-premade-veteran',
    Assassin: 'sol-premade-assassin',
    'Exo Trooper': 'sol-premade-exo-trooper',
    Warlord: 'sol-premade-warlord',
    'Sewer Rat': 'sol-premade-sewer-rat',
    Watchdog: 'sol-premade-watchdog',
    Brute: 'sol-premade-brute',
    Burrower: 'sol-premade-burrower',
    'Scout Drone': 'sol-premade-scout-drone',
    'Gun Drone': 'sol-premade-gun-drone',
    Cyborg: 'sol-premade-cyborg',
    'War Walker': 'sol-premade-war-walker',
    'Siege Engine': 'sol-premade-siege-engine',
  }),
  standingOrders: texts({
    reaction: 'sol-reaction-reaction',
    'last point': 'sol-reaction-last-point',
    'wound words': 'sol-reaction-wound-words',
  }),
  get settings() {
    return {
      [AUTO_END]: t('sol-setting-auto-end'),
      [BUYING_HITS_SETTING_NAME]: t('sol-setting-buying-hits'),
      [ORDER_SETTING_NAME]: t('core-reference-briefs-settings-order'),
      [DELAY_SETTING_NAME]: t('core-reference-briefs-settings-delay'),
      ...Object.fromEntries(houseValues().map(([name]) => [name, rangeText(name)])),
    };
  },
  /** Why a template changes a creature's sheet, by the `source` of the change. */
  templates: texts({
    '2 fewer dice': 'sol-template-2-fewer-dice',
    '1 die fewer': 'sol-template-1-die-fewer',
    '2 more dice': 'sol-template-2-more-dice',
    '4 more dice': 'sol-template-4-more-dice',
    'fewer boxes of both levels': 'sol-template-fewer-boxes-of-both-levels',
    'fewer boxes of level 1': 'sol-template-fewer-boxes-of-level-1',
    'more boxes of both levels': 'sol-template-more-boxes-of-both-levels',
    'many more boxes of both levels': 'sol-template-many-more-boxes-of-both-levels',
    'more boxes of level 3': 'sol-template-more-boxes-of-level-3',
    'not grown yet': 'sol-template-not-grown-yet',
    'quicker and tougher': 'sol-template-quicker-and-tougher',
    'much quicker and tougher': 'sol-template-much-quicker-and-tougher',
    'better armor': 'sol-template-better-armor',
    'much better armor': 'sol-template-much-better-armor',
    'faster to act': 'sol-template-faster-to-act',
    'much faster to act': 'sol-template-much-faster-to-act',
    'better with weapons': 'sol-template-better-with-weapons',
    'leads the others': 'sol-template-leads-the-others',
  }),
} satisfies Briefs;

const HIT_FORMS = texts({ one: 'sol-hit-one', other: 'sol-hit-several' });

function rollFacts({ dice, total, against }: PracticeRoll) {
  return {
    dice: count(dice, DIE_FORMS),
    hits: count(total, HIT_FORMS),
    against: count(against, HIT_FORMS),
  };
}

export const practice: PracticeWords<SolLesson> = {
  lessons: {
    points: {
      get title() {
        return t('sol-practice-points-title');
      },
      get before() {
        return t('sol-practice-points-before');
      },
      after: ({ own }) => {
        if (own === undefined) return '';
        const rollText = t('sol-practice-you-rolled', rollFacts(own));
        if (!own.won) return t('sol-practice-points-miss', { rolled: rollText });
        return t('sol-practice-points-hit', { rolled: rollText, harm: own.harm || t('sol-practice-jacket-its') });
      },
    },
    done: {
      get title() {
        return t('sol-practice-done-title');
      },
      get buttons() {
        return [t('sol-practice-done-button')];
      },
      get before() {
        return t('sol-practice-done-before');
      },
      after: () => t('sol-practice-done-after'),
    },
    dodge: {
      get title() {
        return t('sol-practice-dodge-title');
      },
      get buttons() {
        return [t('sol-practice-dodge-dodge'), t('sol-practice-dodge-take'), t('sol-practice-dodge-parry')];
      },
      get before() {
        return t('sol-practice-dodge-before');
      },
      after: ({ theirs }) => {
        if (theirs === undefined) return '';
        const rollText = t('sol-practice-it-rolled', rollFacts(theirs));
        if (!theirs.won) return t('sol-practice-dodge-miss', { rolled: rollText });
        return t('sol-practice-dodge-hit', { rolled: rollText, harm: theirs.harm || t('sol-practice-jacket-yours') });
      },
    },
  },
  get learned() {
    return t('sol-practice-learned');
  },
};

const UNIT_FORMS = {
  point: texts({ one: 'sol-point-one', other: 'sol-point-several' }),
  die: DIE_FORMS,
} as const satisfies Record<(typeof HOUSE_VALUES)[HouseValue]['unit'], object>;

/** A number that Fray sets because the book has none (a house value), with its unit: "1 die", "2 action points". */
function houseValueWithUnit(name: HouseValue): string {
  const { value, unit } = HOUSE_VALUES[name];
  return count(value, UNIT_FORMS[unit]);
}

/** An action's default cost: "1 action point (set by Fray, not the book)". */
function costText(name: HouseValue): string {
  return t('sol-house-marked', { what: houseValueWithUnit(name) });
}

/**
 * A number that Fray sets because the book has none (a house value), with what it's for: "2 dice added to a defense
 * behind partial cover".
 */
function unmarkedHouseValueText(name: HouseValue): string {
  return t(`sol-house-${name}`, { figure: houseValueWithUnit(name) });
}

/**
 * The text of `unmarkedHouseValueText`, with a mark that the book has no such number: "… (set by Fray, not the book)".
 */
function houseValueText(name: HouseValue): string {
  return t('sol-house-marked', { what: unmarkedHouseValueText(name) });
}

/**
 * The range of a number that Fray sets because the book has none (a house value): "dice added to a defense behind
 * partial cover, 0 to 8 (set by Fray, not the book)".
 */
function rangeText(name: HouseValue): string {
  const { unit, least, most } = HOUSE_VALUES[name];
  return t('sol-house-bounds', { what: t(`sol-house-${name}`, { figure: UNIT_FORMS[unit].other }), least, most });
}

/**
 * Several numbers that Fray sets because the book has none (house values), in one sentence. The sentence says once that
 * they are set by Fray.
 */
function houseValuesText(names: readonly HouseValue[]): string {
  return `${t('sol-house-marked-all', { what: names.map(unmarkedHouseValueText).join('; ') })}.`;
}
