import { t } from '../t.ts';
// TDGS › words that players look up: terms, weapons, armor, abilities, items, hazards

import { armors, spells, traits, weapons } from '../../rules/tdgs/content/equipment.ts';
import { potion } from '../../rules/tdgs/content/premade.ts';
import { DAMAGE_TYPES, HAZARDS, TYPES } from '../../rules/tdgs/content/types.ts';
import type { Term } from '../reference.ts';
import { abilityLine, armorLine, damageLine, itemLine, weaponLine } from './lines.ts';

// TDGS › the words of the headings of 8 Combat and 17 Damage, and of what they lean on

const TERMS: readonly (readonly [name: string, brief: string, cite: string])[] = [
  [t('tdgs-terms'), t('tdgs-terms-2'), t('tdgs-terms-3')],
  [t('tdgs-terms-4'), t('tdgs-terms-5'), t('tdgs-terms-6')],
  [t('tdgs-terms-7'), t('tdgs-terms-8'), t('tdgs-terms-9')],
  [t('tdgs-terms-10'), t('tdgs-terms-11'), t('tdgs-terms-12')],
  [t('tdgs-terms-13'), t('tdgs-terms-14'), t('tdgs-terms-15')],
  [t('tdgs-terms-16'), t('tdgs-terms-17'), t('tdgs-terms-18')],
  [t('tdgs-terms-19'), t('tdgs-terms-20'), t('tdgs-terms-21')],
  [t('tdgs-terms-22'), t('tdgs-terms-23'), t('tdgs-terms-24')],
  [t('tdgs-terms-25'), t('tdgs-terms-26'), t('tdgs-terms-27')],
  [t('tdgs-terms-28'), t('tdgs-terms-29'), t('tdgs-terms-30')],
  [t('tdgs-terms-31'), t('tdgs-terms-32'), t('tdgs-terms-33')],
  [t('tdgs-terms-34'), t('tdgs-terms-35'), t('tdgs-terms-36')],
  [t('tdgs-terms-37'), t('tdgs-terms-38'), t('tdgs-terms-39')],
  [t('tdgs-terms-40'), t('tdgs-terms-41'), t('tdgs-terms-42')],
  [t('tdgs-terms-43'), t('tdgs-terms-44'), t('tdgs-terms-45')],
  [t('tdgs-terms-46'), t('tdgs-terms-47'), t('tdgs-terms-48')],
  [t('tdgs-terms-49'), t('tdgs-terms-50'), t('tdgs-terms-51')],
  [t('tdgs-terms-52'), t('tdgs-terms-53'), t('tdgs-terms-54')],
  [t('tdgs-terms-55'), t('tdgs-terms-56'), t('tdgs-terms-57')],
  [t('tdgs-terms-58'), t('tdgs-terms-59'), t('tdgs-terms-60')],
  [t('tdgs-terms-61'), t('tdgs-terms-62'), t('tdgs-terms-63')],
  [t('tdgs-terms-64'), t('tdgs-terms-65'), t('tdgs-terms-66')],
  [t('tdgs-terms-67'), t('tdgs-terms-68'), t('tdgs-terms-69')],
  [t('tdgs-terms-70'), t('tdgs-terms-71'), t('tdgs-terms-72')],
  [t('tdgs-terms-73'), t('tdgs-terms-74'), t('tdgs-terms-75')],
  [t('tdgs-terms-76'), t('tdgs-terms-77'), t('tdgs-terms-78')],
  [t('tdgs-terms-79'), t('tdgs-terms-80'), t('tdgs-terms-81')],
  [t('tdgs-terms-82'), t('tdgs-terms-83'), t('tdgs-terms-84')],
  [t('tdgs-terms-85'), t('tdgs-terms-86'), t('tdgs-terms-87')],
  [t('tdgs-terms-88'), t('tdgs-terms-89'), t('tdgs-terms-90')],
  [t('tdgs-terms-91'), t('tdgs-terms-92'), t('tdgs-terms-93')],
  [t('tdgs-terms-94'), t('tdgs-terms-95'), t('tdgs-terms-96')],
  [t('tdgs-terms-97'), t('tdgs-terms-98'), t('tdgs-terms-99')],
  [t('tdgs-terms-100'), t('tdgs-terms-101'), t('tdgs-terms-102')],
  [t('tdgs-terms-103'), t('tdgs-terms-104'), t('tdgs-terms-105')],
  [t('tdgs-terms-106'), t('tdgs-terms-107'), t('tdgs-terms-108')],
  [t('tdgs-terms-109'), t('tdgs-terms-110'), t('tdgs-terms-111')],
  [t('tdgs-terms-112'), t('tdgs-terms-113'), t('tdgs-terms-114')],
  [t('tdgs-terms-115'), t('tdgs-terms-116'), t('tdgs-terms-117')],
  [t('tdgs-terms-118'), t('tdgs-terms-119'), t('tdgs-terms-120')],
  [t('tdgs-terms-121'), t('tdgs-terms-122'), t('tdgs-terms-123')],
  [t('tdgs-terms-124'), t('tdgs-terms-125'), t('tdgs-terms-126')],
  [t('tdgs-terms-127'), t('tdgs-terms-128'), t('tdgs-terms-129')],
  [t('tdgs-terms-130'), t('tdgs-terms-131'), t('tdgs-terms-132')],
  [t('tdgs-terms-133'), t('tdgs-terms-134'), t('tdgs-terms-135')],
];

const terms: readonly Term[] = TERMS.map(([name, brief, cite]) => ({ name, brief, cite }));

const entry = (name: string, brief: string, cite: string): Term => ({ name, brief, cite });

/** The settings of the book's examples that have this damage type. */
const settingsOf = (type: string) =>
  Object.entries(TYPES).flatMap(([setting, types]) => (types.some((each) => each === type) ? [setting] : []));

export const glossary: readonly Term[] = [
  ...terms,
  ...Object.values(weapons)
    .filter(({ notes }) => notes !== 'Kira’s own')
    .map((weapon) =>
      entry(weapon.name, [weaponLine(weapon), weapon.notes].filter(Boolean).join('. '), t('tdgs-glossary')),
    ),
  ...Object.values(armors).map((piece) => entry(piece.name, armorLine(piece), t('tdgs-glossary-2'))),
  ...Object.values(spells).map((spell) => entry(spell.name, abilityLine(spell), t('tdgs-glossary-3'))),
  ...Object.values(traits).map((trait) => entry(trait.name, abilityLine(trait), t('tdgs-glossary-4'))),
  entry(potion.name, itemLine(potion), t('tdgs-glossary-5')),
  ...HAZARDS.map(({ name, damage }) =>
    entry(name, t('tdgs-glossary-6', { damageLine: damageLine([damage]) }), t('tdgs-glossary-7')),
  ),
  entry(t('tdgs-glossary-8'), t('tdgs-glossary-9'), t('tdgs-glossary-10')),
  ...DAMAGE_TYPES.map((type) =>
    entry(type, t('tdgs-glossary-11', { settingsOf: settingsOf(type).join(', ') }), t('tdgs-glossary-12')),
  ),
];
