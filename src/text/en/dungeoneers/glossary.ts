// Dungeoneers › words that players may look up

import { readWhole } from '../../../rules/core/schema.ts';
import {
  type Ability,
  ability,
  type Effect,
  type Gear,
  type Spell,
  type Weapon,
} from '../../../rules/dungeoneers/arms.ts';
import { GEAR } from '../../../rules/dungeoneers/content/armor.ts';
import { WEAPONS } from '../../../rules/dungeoneers/content/equipment.ts';
import { drinks } from '../../../rules/dungeoneers/content/premade.ts';
import { SPELLS } from '../../../rules/dungeoneers/content/spells.ts';
import type { Term } from '../../reference.ts';
import { SCORE_TERMS, SPELL_TERMS } from './spell-terms.ts';
import { TERMS } from './terms.ts';

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

function ofSpell({ name, inscribed, cost, step, save, ...does }: Spell): Term {
  const first = { attack: 'spell attack', save: `save by ${save}`, none: 'no first step' }[step];
  return {
    name,
    brief: [`${inscribed}, ${cost} magica, ${first}`, ...effectsOf(does)].join(', '),
    cite: 'Spellcast; figures chosen',
  };
}

function ofItem({ name, spends, points, uses, ...does }: Ability): Term {
  const price = [`${points} ${spends}`, ...(uses === undefined ? [] : [`uses: ${uses}`])];
  return { name, brief: [...price, ...effectsOf(does)].join(', '), cite: 'Wounds; Stress; figures chosen' };
}

/** What a spell or an item does to the one it is for. */
function effectsOf({ wounds, type, stress = 0, restores, relieves, condition, gives }: Effect): readonly string[] {
  return [
    wounds > 0 && `${wounds} ${type ?? 'untyped'} ${wounds === 1 ? 'wound' : 'wounds'}`,
    stress > 0 && `gives ${stress} stress`,
    restores > 0 && `restores ${restores} ${restores === 1 ? 'wound' : 'wounds'}`,
    relieves > 0 && `relieves ${relieves} stress`,
    condition !== undefined && condition,
    ...gives.map(({ to, value }) => `${value < 0 ? '−' : '+'}${Math.abs(value)} ${to}, until the scene ends`),
  ].filter((word) => word !== false);
}

const DRINKS = drinks.flatMap((drink) => {
  const read = readWhole(ability, drink);
  return 'value' in read ? [read.value] : [];
});

export const glossary: readonly Term[] = [
  ...TERMS,
  ...SPELL_TERMS,
  ...SCORE_TERMS,
  ...WEAPONS.map(ofWeapon),
  ...GEAR.map(ofGear),
  ...SPELLS.map(ofSpell),
  ...DRINKS.map(ofItem),
];
