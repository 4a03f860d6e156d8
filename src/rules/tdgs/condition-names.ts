// TDGS › 8 Combat › Core Debuffs, Core Buffs

/** The debuffs of the book, in its order. */
export const DEBUFFS = [
  'Grappled',
  'Prone',
  'Stunned',
  'Frightened',
  'Poisoned',
  'Bleeding',
  'Blinded',
  'Deafened',
  'Unconscious',
  'Paralyzed',
  'Slowed',
  'Burning',
  'Charmed',
] as const;

/** The buffs of the book, the stat buffs last. */
export const BUFFS = [
  'Invisible',
  'Hasted',
  'Protected',
  'Regenerating',
  'Strengthened',
  'Quickened',
  'Fortified',
  'Sharpened',
  'Enlightened',
  'Emboldened',
  'Accelerated',
  'Attuned',
] as const;

/** What actions of the book leave on somebody for a while; no conditions of the book, but kept the same way. */
const STATES = [
  'Full Defense',
  'Helped',
  'Readied',
  'Concentrating',
  'Hidden',
  'Aware',
  'Enchanted',
  'Delaying',
  'Declared',
  'In Hazard',
] as const;

export const CONDITIONS = [...DEBUFFS, ...BUFFS, ...STATES] as const;
export type ConditionName = (typeof CONDITIONS)[number];
