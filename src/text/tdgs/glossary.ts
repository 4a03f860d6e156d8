import { t } from '../t.ts';
// TDGS › words that players look up: terms, weapons, armor, abilities, items, hazards

import { armors, spells, traits, weapons } from '../../rules/tdgs/content/equipment.ts';
import { potion } from '../../rules/tdgs/content/premade.ts';
import { DAMAGE_TYPES, HAZARDS, TYPES } from '../../rules/tdgs/content/types.ts';
import { glossaryOf } from '../glossary.ts';
import type { Term } from '../reference.ts';
import { abilityLine, armorLine, damageLine, itemLine, weaponLine } from './lines.ts';

const entry = (name: string, brief: string, cite: string): Term => ({ name, brief, cite });

/** The settings of the book's examples that have this damage type. */
const settingsOf = (type: string) =>
  Object.entries(TYPES).flatMap(([setting, types]) => (types.some((each) => each === type) ? [setting] : []));

/** The terms of `locales/en/glossary/tdgs.yaml`, and the lists of the rules. */
export const glossary = (): readonly Term[] => [
  ...glossaryOf('tdgs', {}),
  ...Object.values(weapons)
    .filter(({ notes }) => notes !== 'Kira’s own')
    .map((weapon) =>
      entry(weapon.name, [weaponLine(weapon), weapon.notes].filter(Boolean).join('. '), t('tdgs-cite-weapon')),
    ),
  ...Object.values(armors).map((piece) => entry(piece.name, armorLine(piece), t('tdgs-cite-armor'))),
  ...Object.values(spells).map((spell) => entry(spell.name, abilityLine(spell), t('tdgs-cite-spell'))),
  ...Object.values(traits).map((trait) => entry(trait.name, abilityLine(trait), t('tdgs-cite-trait'))),
  entry(potion.name, itemLine(potion), t('tdgs-cite-item')),
  ...HAZARDS.map(({ name, damage }) =>
    entry(name, t('tdgs-hazard', { damage: damageLine([damage]) }), t('tdgs-cite-hazard')),
  ),
  entry(t('tdgs-falling-name'), t('tdgs-falling'), t('tdgs-cite-falling')),
  ...DAMAGE_TYPES.map((type) =>
    entry(type, t('tdgs-damage-type', { settings: settingsOf(type).join(', ') }), t('tdgs-cite-damage-type')),
  ),
];
