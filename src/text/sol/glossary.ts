// Project Sol › words of the book, and our own figures

import { armors, weapons } from '../../rules/sol/content/arms.ts';
import { tools } from '../../rules/sol/content/premade.ts';
import { type HouseValue, houseValues } from '../../rules/sol/house.ts';
import { ATTRIBUTES, arms, type Sheet, type Weapon } from '../../rules/sol/sheet.ts';
import { THRESHOLDS } from '../../rules/sol/tests.ts';
import { glossaryOf } from '../glossary.ts';
import { nameOf } from '../names.ts';
import type { SheetLine, Term } from '../reference.ts';
import { grammar, t } from '../t.ts';
import { type PlainId, texts } from '../texts.ts';
import { houseValue, houseValuesOf } from './house-values.ts';

const thing = (id: string) => nameOf('sol', 'thing', id);
const skill = (id: string) => nameOf('sol', 'skill', id);

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

/** What a success with each premade item does. */
const TOOLS: Readonly<Record<(typeof tools)[number]['name'], string>> = texts({
  'Smoke grenade': 'sol-tool-smoke-grenade',
  'Motion scanner': 'sol-tool-motion-scanner',
});

const DICE = texts({ one: 'sol-die-one', other: 'sol-die-several' });

/** Everything a player can look up. House values are marked as such. */
export function glossary(): readonly Term[] {
  return [
    ...glossaryOf('sol', {
      costs: houseValuesOf(COSTS),
      reactions: houseValuesOf(['reaction-cost', 'reaction-dice']),
      penalties: houseValuesOf(PENALTIES),
      covers: houseValuesOf(COVERS),
    }),
    ...Object.entries(THRESHOLDS).map(([name, value]) => ({
      name: nameOf('sol', 'option', name),
      brief: t('sol-glossary-threshold', { value }),
      cite: t('sol-cite-tests'),
    })),
    ...weapons.map(({ name, skill: by, attribute, level, kind }) => ({
      name: thing(name),
      brief: t('sol-glossary-weapon', {
        skill: skill(by),
        attribute: skill(attribute),
        level,
        kind: nameOf('sol', 'option', kind),
      }),
      cite: t('sol-cite-content'),
    })),
    ...armors.map(({ name, dice }) => ({
      name: thing(name),
      brief: t('sol-glossary-armor', { dice: grammar.count(dice, DICE) }),
      cite: t('sol-cite-content'),
    })),
    ...tools.map(({ name, skill: by, attribute, threshold }) => ({
      name: thing(name),
      brief: t('sol-glossary-tool', { does: TOOLS[name], skill: skill(by), attribute: skill(attribute), threshold }),
      cite: t('sol-cite-tools'),
    })),
    ...houseValues().map(([name, { least, most }]) => ({
      name,
      also: [name.replaceAll('-', ' ')],
      settings: [name],
      brief: t('sol-glossary-house', { what: houseValue(name), least, most }),
      cite: t('sol-cite-house'),
    })),
  ];
}

/** The sheet in short lines. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  const { level1, level2, level3 } = of.boxes;
  const pool =
    of.initiative > 0 ? t('sol-sheet-initiative-bonus', { bonus: of.initiative }) : t('sol-sheet-initiative-pool');
  const lines: readonly (readonly [PlainId, string])[] = [
    ['sol-sheet-attributes', ATTRIBUTES.map((each) => `${skill(each)} ${of.attributes[each]}`).join(', ')],
    ['sol-sheet-skills', of.skills.map((each) => `${skill(each.name)} ${each.rank}`).join(', ')],
    [
      'sol-sheet-weapons',
      arms(of)
        .map((each) => `${thing(each.name)} (${details(each).join(', ')})`)
        .join(', '),
    ],
    ['sol-sheet-armor', of.armor.map((each) => `${thing(each.name)} ${each.dice}`).join(', ')],
    [
      'sol-sheet-gear',
      [
        ...of.gear.map((each) => thing(each.name)),
        ...(of.medkit ? [t('sol-sheet-medkit', { rating: of.medkit })] : []),
      ].join(', '),
    ],
    ['sol-sheet-initiative', of.leader ? t('sol-sheet-initiative-leader', { pool }) : pool],
    [
      'sol-sheet-boxes',
      [level1, level2, level3].map((count, at) => t('sol-sheet-boxes-of-level', { count, level: at + 1 })).join(', '),
    ],
    ['sol-sheet-marks', of.marks.join('; ')],
  ];
  return lines.flatMap(([name, value]) => (value === '' ? [] : [{ name: t(name), value }]));
}

/** A weapon's row: its pool, level and kind, and its own figures if it has any. */
function details({ skill: by, attribute, level, kind, points, critical }: Weapon): readonly string[] {
  const cost = points === undefined ? [] : [t('sol-weapon-cost', { points })];
  const own = critical === 1 ? [] : [t('sol-weapon-critical', { levels: critical })];
  return [
    `${skill(by)} + ${skill(attribute)}`,
    t('sol-weapon-level', { level }),
    nameOf('sol', 'option', kind),
    ...cost,
    ...own,
  ];
}
