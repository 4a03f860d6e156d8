import type { TileName } from '../../field/field.ts';
import type { CombatantId, System } from './encounter.ts';
import type { ConditionNote, OwnWords } from './personal.ts';
import type { Situation } from './played-field.ts';

/** What a player asks for. Names are as typed; whom they mean is settled before: ids. */
export interface Intent {
  readonly action: string;
  readonly actor: CombatantId;
  readonly targets?: readonly CombatantId[];
  /** A weapon, a spell, an item. */
  readonly tool?: string;
  /** The manner: an attack type, a kind of defense, a kind of rest. */
  readonly manner?: string;
  /** Points staked on it: stress, magica, hours. Whole, not negative. */
  readonly amount?: number;
  readonly situation?: Situation;
  /** The tile it goes to, or puts somebody on, where there is a field. */
  readonly to?: TileName;
  /** The player's own words. */
  readonly words?: OwnWords;
}

/** What tells one act of a combatant from its others. */
export function actKey({ action, tool = '', manner = '', to = '', targets = [] }: Intent): string {
  return [action, tool, manner, to, ...targets].join('\n');
}

/** Something that somebody may well do now. */
export interface UsualAct {
  readonly intent: Intent;
  /** It is what they did last. */
  readonly again?: true;
  /** It leads nearer to this foe, who is out of reach. On a field the way is looked for anew when it is done. */
  readonly approach?: CombatantId;
  /** What its manner adds to the roll, and what it costs. Absent: nothing is to be chosen by that. */
  readonly price?: { readonly bonus: number; readonly cost: number };
}

export const UNTILS = ['scene', 'day', 'removed', 'lasting'] as const;
export type Until = (typeof UNTILS)[number];

/** A condition to be put on somebody. What is left out is as the book has it. */
export interface Affliction<S extends System = System> {
  readonly condition: S['condition'];
  readonly source?: CombatantId;
  readonly value?: number;
  readonly rounds?: number;
  /** How long, where that is not a number of rounds. Lasting: until removed, and longer than any rest. */
  readonly until?: Until;
  readonly note?: ConditionNote;
}
