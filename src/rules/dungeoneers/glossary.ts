// Dungeoneers › words that players may look up

import type { Term } from '../core/ruleset.ts';
import type { Gear, Spell, Weapon } from './arms.ts';
import { GEAR } from './content/armor.ts';
import { SPELLS } from './content/spells.ts';
import { WEAPONS } from './content/weapons.ts';

const TERMS: readonly Term[] = [
  { name: 'Round', brief: 'About 5 seconds: every creature has one turn in it.', cite: 'Combat in Dungeoneers' },
  {
    name: 'Wounds',
    brief: 'What a body can sustain, by size. A wound past that kills, and so do more at once.',
    cite: 'Wounds',
  },
  {
    name: 'Stress',
    brief: 'Taken in place of wounds up to endurance, and at will for hit dice, even past it.',
    cite: 'Stress',
  },
  {
    name: 'Past capacity',
    brief:
      'More stress than endurance: wounds sustained and stress gained are doubled, and pierce rolls have 1d4 more.',
    cite: 'Stress',
  },
  {
    name: 'Opportune strike',
    brief: 'A strike, for a reaction point, at one who leaves the threat range or shoots or casts afar within it.',
    cite: 'Actions › Disengage',
  },
  {
    name: 'Pierce',
    brief: 'Power pierce dice against the armor value: as much or more goes through.',
    cite: 'Pierce Dice',
  },
  { name: 'Magica', brief: 'Equal to mind; 1 comes back each turn. Spells cost it.', cite: 'Actions › Spellcast' },
  {
    name: 'Cantrip',
    brief: 'A spell that needs no tome. Where it is inscribed makes it one, not how strong it is.',
    cite: 'Actions › Spellcast',
  },
  {
    name: 'Spell resistance',
    brief: 'What spell pierce must overcome. Another number than the score resistance, which saves are made by.',
    cite: 'Overcoming Spell Resistance',
  },
  {
    name: 'Facing',
    brief: 'A creature faces one direction. From behind, its dodge is 1d8 less.',
    cite: 'Facing Direction',
  },
];

function ofWeapon({ name, class: kind, hit, pierce, wounds, type, hands, threat, toss, range }: Weapon): Term {
  const also = [
    hands === 2 && 'two-handed',
    threat > 0 && `threat +${threat}`,
    toss && 'toss',
    range !== undefined && `range ${range}`,
  ].filter((word) => word !== false);
  const figures = `${kind}: hit d${hit}, pierce d${pierce}, ${wounds} ${type}`;
  return { name, brief: [figures, ...also].join(', '), cite: 'Weapons' };
}

function ofGear({ name, slot, resistance, armor, needs, tome, focus, dice }: Gear): Term {
  const also = [needs > 0 && `needs power ${needs}`, tome && 'to cast from', focus && `focus (${focus}), ${dice} dice`];
  const figures = `${slot}: spell resistance ${resistance}, armor value ${armor}`;
  return { name, brief: [figures, ...also.filter((word) => typeof word === 'string')].join(', '), cite: 'Armor' };
}

function ofSpell({ name, inscribed, cost, step, save, wounds, type }: Spell): Term {
  const first = step === 'attack' ? 'spell attack' : `save by ${save}`;
  const harm = wounds > 0 ? [`${wounds} ${type ?? 'untyped'}`] : [];
  return {
    name,
    brief: [`${inscribed}, ${cost} magica, ${first}`, ...harm].join(', '),
    cite: 'Spellcast; figures chosen',
  };
}

export const glossary: readonly Term[] = [
  ...TERMS,
  ...WEAPONS.map(ofWeapon),
  ...GEAR.map(ofGear),
  ...SPELLS.map(ofSpell),
];
