import type { TileName } from '../../field/field.ts';
import type { CombatantId, ConditionNote, OwnWords, Situation, System } from './encounter.ts';
import { given } from './given.ts';

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

/** What may be chosen for an action by somebody now. A list that is absent is not asked for. */
export interface Offers {
  readonly targets?: readonly CombatantId[];
  readonly tools?: readonly string[];
  readonly manners?: readonly string[];
  readonly ranges?: readonly string[];
  readonly amount?: Amount;
  /**
   * Where there is a field: one of these tiles has to be named with it, the likeliest first. What is refused with all else
   * that is chosen is left out where it is asked for. A plain move has none: where it goes `FieldRules.ways` says.
   */
  readonly tiles?: readonly TileName[];
}

/** Points that are staked on an act, or named with it. */
export interface Amount {
  /** A resource of whoever acts, or a word of the book: "stress", "squares". */
  readonly what: string;
  readonly most: number;
  /** The least that may be named. Absent: 0. */
  readonly least?: number;
  /** There is no usual amount: one has to be named. */
  readonly needed?: true;
  /** Amounts to choose from, where not all of them are worth a line. */
  readonly usual?: readonly number[];
}

/** With what and how an act is done. */
export interface How {
  readonly tool?: string;
  readonly manner?: string;
}

/** What has to be said of an act in its player's own words. */
const WORDS_FOR = ['trigger', 'wound'] as const;
export type WordsFor = (typeof WORDS_FOR)[number];

/** How the two may be said to stand to each other with this act. What is absent would change nothing. */
export interface SituationChoices {
  readonly ranges?: readonly string[];
  readonly cover?: readonly string[];
  readonly flanked?: readonly string[];
  readonly behind?: true;
  readonly highGround?: true;
}

/** Points of a resource that an act costs. */
interface Price {
  readonly resource: string;
  readonly points: number;
}

/** How often something may be used, and how often it still may. */
export interface Limit {
  readonly uses: number;
  readonly left: number;
  /** Absent: it does not come back by itself. */
  readonly per?: 'round' | 'scene' | 'day';
}

/** One way of doing an action: what is settled of it, and what more has to be or may be said. */
export interface Way extends How {
  /** Whom it may be aimed at. Absent: those of the offer. */
  readonly targets?: readonly CombatantId[];
  /** Nobody has to be named: it is for oneself then, or concerns nobody. */
  readonly alone?: true;
  readonly several?: Several;
  /** Done against the will of whoever it is aimed at. */
  readonly harms?: true;
  /** Done for the good of whoever it is aimed at. */
  readonly helps?: true;
  /** Those whom it would do any good now, where it does nothing for others: healing. It may be done to others all the same. */
  readonly usefulTo?: readonly CombatantId[];
  /** One of these is chosen with it. */
  readonly hows?: readonly How[];
  readonly amount?: Amount;
  /** As in the offer. */
  readonly tiles?: readonly TileName[];
  readonly words?: WordsFor;
  readonly situation?: SituationChoices;
  readonly costs?: readonly Price[];
  readonly limit?: Limit;
}

/** An act that several may be named for together. */
export interface Several {
  readonly least: number;
  /** Those whom it is usually for. */
  readonly usual: readonly CombatantId[];
  /** It is as good for one alone. */
  readonly singly?: true;
  /** One of these is named before the others, and is another matter than they: the one gone to, and those left. */
  readonly first?: readonly CombatantId[];
}

/** The ways of doing what is offered, where an action declares none: with each of the tools, in each of the manners. */
export function plainWays({ tools, manners, ranges, amount, tiles }: Offers): readonly Way[] {
  const situation = ranges && { ranges };
  return (tools ?? [undefined]).flatMap((tool) =>
    (manners ?? [undefined]).map((manner) => given({ tool, manner, amount, tiles, situation })),
  );
}
