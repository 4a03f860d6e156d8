// Combat Rules v1.3: the names of its lists, which rules and reasons share

/** The attack types, the cheapest first. */
export const ATTACK_TYPE_NAMES = ['quick', 'focused', 'powerful'] as const;
export type AttackType = (typeof ATTACK_TYPE_NAMES)[number];

/** The ways to defend. Neither has a bonus. */
export const DEFENSES = ['block', 'dodge'] as const;
export type Defense = (typeof DEFENSES)[number];

/** The damage types, the least first. */
const BAND_NAMES = ['glancing', 'solid', 'critical'] as const;
export type Band = (typeof BAND_NAMES)[number];

/** The kinds of rest. */
export const RESTS = ['short', 'long'] as const;
export type Rest = (typeof RESTS)[number];

/** What somebody can be under: statuses, and what other headings leave on a fighter. */
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

/** The statuses that a special action can bring, by the word a player types for it. */
export const STATUSES = { stun: 'Stunned', fatigue: 'Fatigued', disorient: 'Disoriented' } as const;
export type Status = (typeof STATUSES)[keyof typeof STATUSES];

/** How a roll comes out, in the book's words. A hit is of a band, or the defense blocks or matches it; a stability roll is passed or failed. */
const DEGREES = ['critical', 'solid', 'glancing', 'blocked', 'matched', 'success', 'failure', 'pass', 'fail'] as const;
export type Degree = (typeof DEGREES)[number];
