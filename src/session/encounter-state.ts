import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import type { Instead, PlayedInstead } from '../rules/core/instead.ts';
import type { Points } from '../rules/core/mind.ts';
import type { PlanSofar } from '../rules/core/next-of-plan.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import type { Style } from '../rules/core/style.ts';
import type { Clock } from './clock.ts';
import type { Pending } from './pending.ts';
import type { Posts } from './posts.ts';

/** A secret seed of an encounter's dice: its number among them, and the throw from which on it settles every throw. */
export interface Seed {
  readonly number: number;
  readonly firstThrow: number;
  /** The die of a free roll from which on it settles every free roll. */
  readonly firstRoll: number;
  readonly seed: string;
}

/** A deed stopped at a question, with the answers it has had. */
export interface Waiting {
  readonly deed: Deed;
  readonly answers: readonly string[];
  readonly question: Question;
  /** Dice thrown up to the question. They fall again on the answer; if the deed is withdrawn they are spent. */
  readonly thrown: readonly Die[];
  readonly user: string;
  /** The encounter's revision when it asked, by which an answer's button is stale. */
  readonly revision: number;
  /** What goes on when it is done. */
  readonly run?: Run | PlanRun | TacticRun;
  /** What was answered once for all: standing orders when it is done. */
  readonly always?: readonly Answered[];
  /** For whom it was answered in their player’s place. */
  readonly instead?: readonly PlayedInstead[];
}

/** How a question was answered. */
export interface Answered extends Pick<Question, 'subject' | 'about'> {
  readonly answer: string;
}

/** What creatures are to do one after the other, by one word of their GM's. */
export interface Run {
  /** As each did last; attack the target; end their turns. */
  readonly how: (typeof RUNS)[number];
  readonly target?: CombatantId;
  /** Those whose turns it still is about. */
  readonly of: readonly CombatantId[];
}

/** A plan that is played: whose, which of its lines was begun (none: the turn ends), and what it had done before. */
export interface PlanRun {
  readonly how: 'plan';
  readonly subject: CombatantId;
  readonly line?: number;
  readonly sofar: PlanSofar;
}

/** Somebody who plays by themselves: in which style, how many acts of this turn were begun, and what may be spent. */
export interface TacticRun {
  readonly how: 'tactic';
  readonly subject: CombatantId;
  readonly style: Style;
  readonly acts: number;
  /** Absent: anything may be. */
  readonly leave?: Points;
  /** Why somebody is played whose player is not there. Absent: that has been said. */
  readonly instead?: Instead;
}

export const RUNS = ['as-before', 'attack', 'end'] as const;

/** An encounter at a revision, with all that the next deed needs. Immutable: the cache shares it. */
export interface EncounterState {
  readonly id: number;
  /** Grows with every change. Events take the numbers in between. */
  readonly revision: number;
  /** How many deeds are in the record: the next one's number. */
  readonly deeds: number;
  /** How many dice have been thrown, undone ones too: the next one's number. */
  readonly throws: number;
  /** How many dice of free rolls have been thrown. */
  readonly rolls: number;
  /** The last hash of the chain over the record. */
  readonly head: string;
  /** The seed that throws now. */
  readonly seed: Seed;
  /** The deed that waits for an answer. */
  readonly waiting?: Waiting | undefined;
  /** The messages that show it. Absent: none yet. */
  readonly posts?: Posts | undefined;
  /** What waits for somebody beside the fight. Absent: nothing. */
  readonly pending?: Pending | undefined;
  /** Whom it waits for. Absent: nobody. */
  readonly clock?: Clock | undefined;
  readonly openedAt: number;
  readonly endedAt?: number | undefined;
  readonly encounter: Encounter;
}

/** Why nothing else may be done while a question is open. */
export function questionOpen(encounter: Encounter, question: Question): Refusal {
  if (!isAskedOpenly(question, encounter)) return { type: 'gm-decides', gms: encounter.gms };
  const { subject, about } = question;
  const name = encounter.combatants.find(({ id }) => id === subject)?.name ?? subject;
  return { type: 'question-open', subject, name, about };
}
