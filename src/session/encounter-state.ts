import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { CharacterId, CombatantId, Encounter, OwnWords, Style, UserId } from '../rules/core/encounter.ts';
import type { Points } from '../rules/core/mind.ts';
import type { PlanSofar } from '../rules/core/next-of-plan.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Instead, PlayedInstead, Question } from '../rules/core/resolution.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import type { Clock } from './clock.ts';
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

/** Somebody who asks the GM to let them in, or to let a combatant of theirs go. */
export interface JoinRequest {
  readonly user: UserId;
  /** The id of their character; of a ready-made one its name. */
  readonly character?: CharacterId;
  readonly ready?: string;
  /** What they are to be called. */
  readonly name: string;
  readonly side?: string;
  /** Who is to leave. Absent: they ask to join. */
  readonly leaving?: CombatantId;
  /** The message that asks the GM; −1 where none is kept. */
  readonly post: number;
}

/** Words of a GM's for one player, kept until they are read. */
export interface Whisper {
  readonly from: UserId;
  readonly to: UserId;
  readonly words: OwnWords;
  /** The message that calls the player. */
  readonly post: number;
  /** The encounter's revision when they were written, by which undo knows whether they are the last that was done. */
  readonly revision?: number;
}

/** What waits for somebody beside the fight itself, and what the GM alone has set. It is no part of the record. */
export interface Pending {
  readonly requests: readonly JoinRequest[];
  /** Those whom a GM has refused: they do not ask again. */
  readonly refused: readonly UserId[];
  readonly whispers: readonly Whisper[];
  /** Of which fights the GM is warned as they begin: what the setting `lopsided` is. Absent: of none. */
  readonly lopsided?: string;
}

/** Nothing waits. */
export const NOTHING_PENDING: Pending = { requests: [], refused: [], whispers: [] };

/** What of it is a user's: what they ask, what is written by them or for them, and that they were refused. */
export function pendingOf({ requests, refused, whispers }: Pending, user: UserId): Pending {
  return {
    requests: requests.filter((each) => each.user === user),
    refused: refused.filter((each) => each === user),
    whispers: whispers.filter(({ from, to }) => from === user || to === user),
  };
}

/** What is left of it without a user, and the numbers of the messages that go. */
export function withoutUser(
  pending: Pending,
  user: UserId,
): { readonly kept: Pending; readonly dropped: readonly number[] } {
  const gone = pendingOf(pending, user);
  return {
    kept: {
      ...pending,
      requests: pending.requests.filter((each) => !gone.requests.includes(each)),
      refused: pending.refused.filter((each) => each !== user),
      whispers: pending.whispers.filter((each) => !gone.whispers.includes(each)),
    },
    dropped: [...gone.requests, ...gone.whispers].map(({ post }) => post),
  };
}

/** The turn that is being played: a second press on “End turn” does not end the next one. */
export function turnKey({ round, turn }: Pick<Encounter, 'round' | 'turn'>): string {
  return `${round}.${turn}`;
}
