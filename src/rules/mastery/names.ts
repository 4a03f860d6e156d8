// Combat Rules v1.3: the names of attack types, defenses, damage types, rests, conditions and results

/** The attack types, cheapest first. */
export const ATTACK_TYPE_NAMES = ['quick', 'focused', 'powerful'] as const;
export type AttackType = (typeof ATTACK_TYPE_NAMES)[number];

/** The ways to defend. Neither has a bonus. */
export const DEFENSES = ['block', 'dodge'] as const;
export type Defense = (typeof DEFENSES)[number];

/** The damage types, smallest first. */
export const BAND_NAMES = ['glancing', 'solid', 'critical'] as const;
export type Band = (typeof BAND_NAMES)[number];

/** The kinds of rest. */
export const RESTS = ['short', 'long'] as const;
export type Rest = (typeof RESTS)[number];

/** The conditions a fighter can have: statuses, and conditions from other headings of the book. */
export const CONDITIONS = [
  'Exhausted',
  'Unsteady',
  'Recovering',
  'Advantage',
  'Prepared',
  'Stunned',
  'Fatigued',
  'Disoriented',
  'Status',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** The statuses a special action can cause, by the word that a player types for each. */
export const STATUSES = { stun: 'Stunned', fatigue: 'Fatigued', disorient: 'Disoriented' } as const;
export type Status = (typeof STATUSES)[keyof typeof STATUSES];

/**
 * The results of rolls, in the book's words. A hit is named after its damage type; otherwise, the attack is blocked or
 * matched. A stability roll is a pass or a fail.
 */
const DEGREES = ['critical', 'solid', 'glancing', 'blocked', 'matched', 'success', 'failure', 'pass', 'fail'] as const;
export type Degree = (typeof DEGREES)[number];
