// Project Sol: words of the book, and the figures that are ours

import { armors } from '../../../rules/sol/content/armor.ts';
import { weapons } from '../../../rules/sol/content/arms.ts';
import { tools } from '../../../rules/sol/content/premade.ts';
import { houseValues } from '../../../rules/sol/house.ts';
import { THRESHOLDS } from '../../../rules/sol/tests.ts';
import type { Term } from '../../reference.ts';
import { HOUSE_MARK, houseInWords } from './house.ts';
import { words } from './terms.ts';

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
    brief: `Armor, ${dice} dice (${HOUSE_MARK}).`,
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
