import type { TileName } from '../../field/field.ts';

/** Most lines of a plan, and most conditions of a line. */
export const MOST_LINES = 5;
export const MOST_CONDITIONS = 2;

/** Something that can be seen in the encounter as it stands. `percent` is of the main meter; `who` is a combatant's id. */
export type PlanCondition =
  | { readonly if: 'self-below' | 'friend-below'; readonly percent: number }
  | { readonly if: 'friend-down' | 'foe-near' }
  | { readonly if: 'stands'; readonly who: string }
  | { readonly if: 'foes-at-least' | 'round-from'; readonly number: number }
  | { readonly if: 'left'; readonly resource: string; readonly least: number };

/** Whom an act is aimed at, where nobody is named. */
export const KINDS_OF_TARGET = [
  'near foe',
  'most hurt foe',
  'any foe',
  'most hurt friend',
  'fallen friend',
  'self',
] as const;

/** One combatant while they stand, by id, or the first of a kind. */
export type Preference = { readonly who: string } | (typeof KINDS_OF_TARGET)[number];

/** What is done: an action of the rules, with what and how, and at the first of these whom the rules offer. */
export interface PlannedAct {
  readonly action: string;
  readonly tool?: string;
  readonly manner?: string;
  /** Absent: it is aimed at nobody. */
  readonly targets?: readonly Preference[];
  /** The tile it goes to. A way on which somebody may strike is not taken. */
  readonly to?: TileName;
}

/** Whatever the rules have against being hit, in place of an action of theirs: so it is done once and not again. */
export const GUARD = 'guard';

/** An act, done where all of its conditions hold. */
export interface PlanLine {
  readonly when: readonly PlanCondition[];
  readonly act: PlannedAct | typeof GUARD;
}

/** When a plan plays: as its owner's turn comes, or only when their time is over. */
export const USES = ['at once', 'late'] as const;

/** What follows when no line can be done: the turn ends, or its owner is told that the plan no longer fits. */
export const OTHERWISES = ['end turn', 'tell me'] as const;

/** What somebody will do on their turn, as data: the first line that holds and can be done, until the turn is over. */
export interface Plan {
  readonly lines: readonly PlanLine[];
  readonly otherwise: (typeof OTHERWISES)[number];
  /** How many points of each resource it may spend in one turn. What is not named is not spent. */
  readonly may: Readonly<Record<string, number>>;
  readonly use: (typeof USES)[number];
}
