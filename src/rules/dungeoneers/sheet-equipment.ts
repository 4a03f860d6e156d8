// Dungeoneers › weapons, gear, spells and abilities, as a sheet lists them; Equipment: one item each on head, body,
// hands and feet, two to wield

import * as schema from '../core/schema.ts';

/** The damage types of the book's other chapters. */
export const DAMAGE_TYPES = ['bludgeoning', 'piercing', 'slashing', 'heat', 'cold', 'toxic', 'melt', 'erase'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** The attributes that a roll may use. */
export const SCORES = ['power', 'prowess', 'endurance', 'resistance', 'spell', 'mind'] as const;
export type Score = (typeof SCORES)[number];

/**
 * What abilities, items and spells can change. "… dice" is the number of dice, "… die" the kind of die, and "most …
 * dice" the maximum number of dice. All others are bonuses to totals.
 */
export const MODIFIABLE_NUMBERS = [
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
  'spell pierce die',
  'most hit dice',
  'most dodge dice',
] as const;
export type ModifiableNumber = (typeof MODIFIABLE_NUMBERS)[number];

const die = () => schema.integer(2, 20);
const numberChanges = schema.list(
  schema.object({ to: schema.oneOf(MODIFIABLE_NUMBERS), value: schema.integer(-10, 20) }),
  8,
);

/** The steps of an attack that can have effects. Source: "Determining if an Attack Hits", "… Pierces". */
const ATTACK_STEPS = ['hit', 'miss', 'pierce', 'deflection'] as const;
export type AttackStep = (typeof ATTACK_STEPS)[number];

const stepEffectFields = {
  on: schema.oneOf(ATTACK_STEPS),
  condition: schema.optional(schema.oneOf(['Prone', 'Defensive'])),
  stress: schema.optional(schema.integer(1, 10)),
  wounds: schema.optional(schema.integer(1, 5)),
  type: schema.optional(schema.oneOf(DAMAGE_TYPES)),
  note: schema.text(80),
} as const;

/**
 * An effect that comes at once when an attack by the creature hits, misses, pierces or is deflected. On a weapon, it
 * applies to attacks with that weapon; on the creature's sheet, to all of its attacks.
 */
export const attackEffectSchema = schema.object({
  ...stepEffectFields,
  to: schema.withDefault(schema.oneOf(['target', 'self']), 'target'),
});
export type AttackEffect = schema.TypeOf<typeof attackEffectSchema>;

/**
 * An effect of the target's gear or nature that comes at once when an attack against that target hits, misses, pierces
 * or is deflected.
 */
export const struckEffectSchema = schema.object({
  ...stepEffectFields,
  to: schema.withDefault(schema.oneOf(['attacker', 'self']), 'attacker'),
});
export type StruckEffect = schema.TypeOf<typeof struckEffectSchema>;

/** A weapon on a sheet: the sides of its hit and pierce dice, and the wounds that a pierce inflicts. */
export const weaponSchema = schema.object({
  name: schema.text(40),
  class: schema.withDefault(schema.oneOf(['Improvised', 'Blade', 'Cudgel', 'Axe', 'Lance', 'Bow']), 'Improvised'),
  hit: die(),
  pierce: die(),
  wounds: schema.integer(0, 5),
  type: schema.oneOf(DAMAGE_TYPES),
  hands: schema.withDefault(schema.integer(1, 2), 1),
  threat: schema.withDefault(schema.integer(0, 2), 0),
  toss: schema.withDefault(schema.boolean(), false),
  range: schema.optional(schema.integer(1, 60)),
  points: schema.withDefault(schema.integer(1, 3), 1),
  effects: schema.withDefault(schema.list(attackEffectSchema, 6), []),
  equipped: schema.withDefault(schema.boolean(), true),
  /**
   * True if the weapon is part of the body. If undefined, it is part of the body only if the book gives it to a
   * creature as a natural weapon.
   */
  natural: schema.optional(schema.boolean()),
});
export type Weapon = schema.TypeOf<typeof weaponSchema>;

/** Where a thing is worn or wielded. Two things may be wielded, or one with two hands. */
const SLOTS = ['head', 'body', 'hands', 'feet', 'wield'] as const;
const MAGIC_SOURCES = ['arcane', 'holy', 'demonic', 'any'] as const;

/**
 * Armor, shields, tomes and foci. If the encounter uses the optional rule "Spellbane", a caster who wears or wields the
 * item loses `spellbane` dice. If that number is negative, the caster gains dice.
 */
export const gearSchema = schema.object({
  name: schema.text(40),
  slot: schema.oneOf(SLOTS),
  resistance: schema.withDefault(schema.integer(0, 20), 0),
  armor: schema.withDefault(schema.integer(0, 20), 0),
  needs: schema.withDefault(schema.integer(0, 10), 0),
  spellbane: schema.withDefault(schema.integer(-3, 10), 0),
  tome: schema.withDefault(schema.boolean(), false),
  focus: schema.optional(schema.oneOf(MAGIC_SOURCES)),
  dice: schema.withDefault(schema.integer(0, 5), 0),
  whenStruck: schema.optional(schema.list(struckEffectSchema, 6)),
  equipped: schema.withDefault(schema.boolean(), true),
});
export type Gear = schema.TypeOf<typeof gearSchema>;

/** What a spell, potion or ability does to its target. */
const effectFields = {
  wounds: schema.withDefault(schema.integer(0, 5), 0),
  type: schema.optional(schema.oneOf(DAMAGE_TYPES)),
  stress: schema.optional(schema.integer(1, 20)),
  restores: schema.withDefault(schema.integer(0, 5), 0),
  relieves: schema.withDefault(schema.integer(0, 20), 0),
  condition: schema.optional(schema.oneOf(['Prone', 'Defensive', 'Sprinting'])),
  gives: schema.withDefault(numberChanges, []),
} as const;
const effectSchema = schema.object(effectFields);
export type Effect = schema.TypeOf<typeof effectSchema>;

/**
 * A spell: its cost in magica, what is rolled first (`step`: an attack, a save or nothing), and its effect. `inscribed`
 * says whether the spell is in a tome or is a cantrip.
 */
export const spellSchema = schema.object({
  name: schema.text(40),
  inscribed: schema.withDefault(schema.oneOf(['tome', 'cantrip']), 'tome'),
  source: schema.withDefault(schema.oneOf(MAGIC_SOURCES), 'arcane'),
  cost: schema.integer(0, 10),
  points: schema.withDefault(schema.integer(1, 3), 1),
  step: schema.oneOf(['attack', 'save', 'none']),
  save: schema.withDefault(schema.oneOf(SCORES), 'resistance'),
  die: schema.withDefault(die(), 4),
  pierceDie: schema.withDefault(die(), 4),
  range: schema.withDefault(schema.integer(0, 60), 12),
  ...effectFields,
});
export type Spell = schema.TypeOf<typeof spellSchema>;

/** The points that can pay for an ability or item. */
export const POINT_KINDS = ['action points', 'movement points', 'reaction points'] as const;
export type PointsKind = (typeof POINT_KINDS)[number];

/**
 * The moments that trigger a creature's reaction. Source: "Combat in Dungeoneers", reactions "in response to some
 * trigger".
 */
const TRIGGERS = ['attacked', 'hit', 'missed', 'pierced', 'deflected'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/**
 * An ability or item that can be used. Without `uses`, there is no limit. With `moves`, it includes one step of
 * movement. With `trigger`, it answers an attack on its owner and can't be used otherwise; `aims` is then its target.
 */
export const abilitySchema = schema.object({
  name: schema.text(40),
  spends: schema.withDefault(schema.oneOf(POINT_KINDS), 'action points'),
  points: schema.withDefault(schema.integer(0, 3), 1),
  uses: schema.optional(schema.integer(1, 20)),
  moves: schema.withDefault(schema.boolean(), false),
  movement: schema.withDefault(schema.integer(0, 5), 0),
  trigger: schema.optional(schema.oneOf(TRIGGERS)),
  aims: schema.optional(schema.oneOf(['self', 'attacker'])),
  /** True for an item that can be handed over, like a potion. If undefined, only the book's own potions can be. */
  item: schema.optional(schema.boolean()),
  ...effectFields,
});
export type Ability = schema.TypeOf<typeof abilitySchema>;

/** Reads an entry written out in full, or just the name of one from the book, ignoring case. */
export function entryOrNameReader<T extends { readonly name: string }>(
  reader: schema.Reader<T>,
  options: readonly T[],
): schema.Reader<T> {
  return {
    ...reader,
    wants: { kind: 'named', or: reader.wants },
    names: options.map(({ name }) => name),
    read(value, path, problems) {
      if (typeof value !== 'string') return reader.read(value, path, problems);
      const lowerName = value.trim().toLowerCase();
      const entry = options.find(({ name }) => name.toLowerCase() === lowerName);
      if (!entry) problems.push({ path, wants: { kind: 'one-of', values: options.map(({ name }) => name) } });
      return entry;
    },
  };
}

/** A creature's number of hands. A two-handed weapon needs both. */
const HAND_COUNT = 2;

interface CarriedGear {
  readonly weapons: readonly Weapon[];
  readonly gear: readonly Gear[];
}

/**
 * The slot that holds too much. Head, body, hands and feet hold one item each, and a
 * creature can wield what two hands can hold.
 * Undefined if no slot is too full.
 */
export function overfullSlot({ weapons, gear }: CarriedGear): string | undefined {
  const wornGear = gear.filter(({ equipped }) => equipped);
  const fullSlot = (['head', 'body', 'hands', 'feet'] as const).find(
    (slot) => wornGear.filter((each) => each.slot === slot).length > 1,
  );
  if (fullSlot !== undefined) return fullSlot;
  const handsInUse = weapons.filter(({ equipped }) => equipped).reduce((hands, each) => hands + each.hands, 0);
  return handsInUse + wornGear.filter(({ slot }) => slot === 'wield').length > HAND_COUNT ? 'wield' : undefined;
}

/**
 * The sheet after putting away every item that has no free slot or hand. Of three weapons, the first two stay wielded.
 */
export function withGearThatFits<S extends CarriedGear>(sheet: S): S {
  let fittingSheet: S = { ...sheet, weapons: unequipAll(sheet.weapons), gear: unequipAll(sheet.gear) };
  const keepIfFits = (candidate: S) => {
    if (overfullSlot(candidate) === undefined) fittingSheet = candidate;
  };
  const withItemEquipped = <T extends { readonly equipped: boolean }>(items: readonly T[], equippedIndex: number) =>
    items.map((each, index) => (index === equippedIndex ? { ...each, equipped: true } : each));
  for (const [index, { equipped }] of sheet.weapons.entries())
    if (equipped) keepIfFits({ ...fittingSheet, weapons: withItemEquipped(fittingSheet.weapons, index) });
  for (const [index, { equipped }] of sheet.gear.entries())
    if (equipped) keepIfFits({ ...fittingSheet, gear: withItemEquipped(fittingSheet.gear, index) });
  return fittingSheet;
}

function unequipAll<T extends { readonly equipped: boolean }>(items: readonly T[]): readonly T[] {
  return items.map((each) => ({ ...each, equipped: false }));
}
