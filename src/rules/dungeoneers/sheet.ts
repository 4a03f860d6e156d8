// Dungeoneers › what the combat pages ask of a creature

import type { Combatant, Encounter, System } from '../core/encounter.ts';
import { form, list, maybe, oneOf, or, type Read, text, truth, whole } from '../core/reading.ts';
import type { Scene } from '../core/scene.ts';
import type { ConditionName } from './conditions.ts';

/** Sizes, smallest first. Source: "Wounds". */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Massive'] as const;
export type Size = (typeof SIZES)[number];

/** The damage types of the sibling chapters. */
export const DAMAGE_TYPES = ['bludgeoning', 'piercing', 'slashing', 'heat', 'cold', 'toxic', 'melt', 'erase'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** The attributes a roll may be made by. */
export const SCORES = ['power', 'prowess', 'endurance', 'resistance', 'spell', 'mind'] as const;
export type Score = (typeof SCORES)[number];

/** What abilities, items and spells may raise or lower. "… dice" count dice, the others are added to totals. */
export const MODIFIED = [
  'armor value',
  'spell resistance',
  'initiative',
  'hit dice',
  'hit',
  'dodge dice',
  'dodge',
  'dodge die',
  'pierce dice',
  'pierce',
  'wounds',
  'wounds taken',
  'stress gained',
  'movement points',
  'spell dice',
  'spell pierce dice',
] as const;
export type Modified = (typeof MODIFIED)[number];

const die = () => whole(2, 20);
const changes = list(form({ to: oneOf(MODIFIED), value: whole(-10, 20) }), 8);

/** What follows of a step of an attack, at once. Source: "Determining if an Attack Hits", "… Pierces". */
const follow = form({
  on: oneOf(['hit', 'miss', 'pierce', 'deflection']),
  to: or(oneOf(['target', 'self']), 'target'),
  condition: maybe(oneOf(['Prone', 'Defensive'])),
  stress: maybe(whole(1, 10)),
  note: text(80),
});
export type Follow = Read<typeof follow>;

/** A weapon as it is written on a sheet: dice by their sides, wounds a pierce inflicts. */
export const weapon = form({
  name: text(40),
  class: or(oneOf(['Improvised', 'Blade', 'Cudgel', 'Axe', 'Lance', 'Bow']), 'Improvised'),
  hit: die(),
  pierce: die(),
  wounds: whole(0, 5),
  type: oneOf(DAMAGE_TYPES),
  hands: or(whole(1, 2), 1),
  threat: or(whole(0, 2), 0),
  toss: or(truth(), false),
  range: maybe(whole(1, 60)),
  points: or(whole(1, 3), 1),
  effects: or(list(follow, 6), []),
  equipped: or(truth(), true),
});
export type Weapon = Read<typeof weapon>;

/** Where it is worn or wielded. Two things may be wielded, or one with two hands. */
export const SLOTS = ['head', 'body', 'hands', 'feet', 'wield'] as const;
export const SOURCES = ['arcane', 'holy', 'demonic', 'any'] as const;

/** Armor, shields, tomes and foci. `spellbane` is dice lost by a caster (negative: gained), where the scene uses it. */
export const gear = form({
  name: text(40),
  slot: oneOf(SLOTS),
  resistance: or(whole(0, 20), 0),
  armor: or(whole(0, 20), 0),
  needs: or(whole(0, 10), 0),
  spellbane: or(whole(-3, 10), 0),
  tome: or(truth(), false),
  focus: maybe(oneOf(SOURCES)),
  dice: or(whole(0, 5), 0),
  equipped: or(truth(), true),
});
export type Gear = Read<typeof gear>;

/** What a spell, potion or ability does to the one it is for, beside wounds. */
const doings = {
  restores: or(whole(0, 5), 0),
  relieves: or(whole(0, 20), 0),
  condition: maybe(oneOf(['Prone', 'Defensive', 'Sprinting'])),
  gives: or(changes, []),
} as const;
const effect = form(doings);
export type Effect = Read<typeof effect>;

/** A spell: its cost in magica, its first step, and what it comes to. `inscribed` makes it a cantrip or not. */
export const spell = form({
  name: text(40),
  inscribed: or(oneOf(['tome', 'cantrip']), 'tome'),
  source: or(oneOf(SOURCES), 'arcane'),
  cost: whole(0, 10),
  points: or(whole(1, 3), 1),
  step: oneOf(['attack', 'save']),
  save: or(oneOf(SCORES), 'resistance'),
  die: or(die(), 4),
  pierceDie: or(die(), 4),
  range: or(whole(0, 60), 12),
  wounds: or(whole(0, 5), 0),
  type: maybe(oneOf(DAMAGE_TYPES)),
  ...doings,
});
export type Spell = Read<typeof spell>;

/** Points an ability or item is paid with. */
export const POINTS = ['action points', 'movement points', 'reaction points'] as const;
export type Points = (typeof POINTS)[number];

/** An ability or item with a use of its own. `uses` absent: no limit. `moves`: one step of movement comes with it. */
export const ability = form({
  name: text(40),
  spends: or(oneOf(POINTS), 'action points'),
  points: or(whole(0, 3), 1),
  uses: maybe(whole(1, 20)),
  moves: or(truth(), false),
  movement: or(whole(0, 5), 0),
  ...doings,
});
export type Ability = Read<typeof ability>;

const trait = form({ type: oneOf(DAMAGE_TYPES), value: whole(1, 3) });

/** The sheet. An ordinary human has 1 everywhere, the trained 3, masters 5, mortals at most 7, gods 10. */
export const sheet = form({
  size: or(oneOf(SIZES), 'Medium'),
  power: or(whole(1, 10), 1),
  prowess: or(whole(1, 10), 1),
  endurance: or(whole(0, 10), 1),
  resistance: or(whole(0, 10), 1),
  spell: or(whole(0, 10), 1),
  mind: or(whole(0, 10), 1),
  /** Ruling: prowess where it is left out. */
  initiative: maybe(whole(-20, 40)),
  dodge: or(die(), 4),
  naturalArmor: or(whole(0, 20), 0),
  naturalResistance: or(whole(0, 20), 0),
  vulnerabilities: or(list(trait, 16), []),
  resistances: or(list(trait, 16), []),
  weapons: or(list(weapon, 12), []),
  gear: or(list(gear, 16), []),
  spells: or(list(spell, 24), []),
  abilities: or(list(ability, 16), []),
  modifiers: or(list(form({ to: oneOf(MODIFIED), value: whole(-10, 20), why: text(60) }), 24), []),
});
export type Sheet = Read<typeof sheet>;

/** The types in which Dungeoneers differs from the other systems. */
export interface Dungeoneers extends System {
  readonly id: 'dungeoneers';
  readonly sheet: Sheet;
  readonly condition: ConditionName;
}
export type Fight = Encounter<Dungeoneers>;
export type Creature = Combatant<Dungeoneers>;
export type Play = Scene<Dungeoneers>;

/** Wounds that a creature can sustain. Source: "Wounds". */
export const WOUNDS: Readonly<Record<Size, number>> = {
  Tiny: 0,
  Small: 1,
  Medium: 2,
  Large: 3,
  Huge: 4,
  Massive: 5,
};

/** How many tiles away a creature threatens, without a weapon that adds to it. Fact of the sibling chapters. */
export const THREAT: Readonly<Record<Size, number>> = { Tiny: 1, Small: 1, Medium: 1, Large: 1, Huge: 2, Massive: 2 };

/** Tiles a creature fills, each way. Kept for those who draw a map. Fact of the sibling chapters. */
export const TILES: Readonly<Record<Size, number>> = {
  Tiny: 0.25,
  Small: 0.5,
  Medium: 1,
  Large: 2,
  Huge: 3,
  Massive: 4,
};
