// Dungeoneers › Spells. Mage Armor is the seed's ("Armor Value"); all else here is chosen, and so are all costs

import { readWhole } from '../../core/schema.ts';
import { type Spell, spell } from '../arms.ts';

const BOOK = [
  // From the seed: +3 armor value. Chosen: cost 1, from a tome, until the scene ends.
  { name: 'Mage Armor', cost: 1, step: 'save', gives: [{ to: 'armor value', value: 3 }] },
  // Chosen: a cantrip that strikes.
  { name: 'Ember', inscribed: 'cantrip', cost: 0, step: 'attack', wounds: 1, type: 'heat' },
  // Chosen: stronger, from a tome.
  { name: 'Fire Lance', cost: 2, step: 'attack', wounds: 2, type: 'heat' },
  // Chosen: a save by the default score, resistance.
  { name: 'Rime', cost: 1, step: 'save', wounds: 1, type: 'cold' },
  // Chosen: a save by prowess that throws the target down.
  { name: 'Quake', cost: 1, step: 'save', save: 'prowess', condition: 'Prone' },
  // Chosen: a strong cantrip of a holy source; where it is inscribed makes it one, not its strength.
  { name: 'Mend', inscribed: 'cantrip', source: 'holy', cost: 2, step: 'save', restores: 1 },
  // Chosen: stress relieved by magic.
  { name: 'Soothe', source: 'holy', cost: 1, step: 'save', relieves: 2 },
] as const;

export const SPELLS: readonly Spell[] = BOOK.map((brought) => {
  const read = readWhole(spell, brought);
  if ('problems' in read) throw new Error(`Spell ${brought.name}: ${JSON.stringify(read.problems)}`);
  return read.value;
});

/** The spell of that name. Throws where there is none: content asks for it, no player. */
export function spellNamed(name: string): Spell {
  const found = SPELLS.find((each) => each.name === name);
  if (!found) throw new Error(`No spell ${name}`);
  return found;
}
