import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { CharacterId, CombatantId, Encounter, OwnWords, Style, UserId } from '../rules/core/encounter.ts';
import type { Points } from '../rules/core/mind.ts';
import type { PlanProgress } from '../rules/core/next-of-plan.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Instead, PlayedInstead, Question } from '../rules/core/resolution.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import type { Clock } from './clock.ts';
import type { Posts } from './posts.ts';

/** A secret seed of an encounter's dice: its number, and the number of the first die that it decides. */
export interface Seed {
  readonly number: number;
  readonly firstThrow: number;
  /** The number of the first die of a free roll that it decides. */
  readonly firstRoll: number;
  readonly seed: string;
}

/** A deed stopped at a question, with the answers so far. */
export interface Waiting {
  readonly deed: Deed;
  readonly answers: readonly string[];
  readonly question: Question;
  /**
   * Dice rolled up to the question. They are rolled again after the answer; if the deed is withdrawn they are spent.
   */
  readonly thrown: readonly Die[];
  readonly user: string;
  /** The encounter's revision at the question; an answer button with another one is stale. */
  readonly revision: number;
  /** What continues after the deed. */
  readonly run?: Run | PlanRun | TacticRun;
  /** Answers the player chose for good; they become auto-reactions after the deed. */
  readonly always?: readonly Answered[];
  /** Combatants that answered without their player. */
  readonly instead?: readonly PlayedInstead[];
}

/** How a question was answered. */
export interface Answered extends Pick<Question, 'subject' | 'about'> {
  readonly answer: string;
}

/** A GM's order for several creatures, one after the other. */
export interface Run {
  /** Repeat their last action; attack the target; or end their turns. */
  readonly how: (typeof RUNS)[number];
  readonly target?: CombatantId;
  /** The creatures whose turns are still to come. */
  readonly of: readonly CombatantId[];
}

/** A plan being played: the combatant, the line it is on (undefined: the turn ends), and what it has done so far. */
export interface PlanRun {
  readonly how: 'plan';
  readonly subject: CombatantId;
  readonly line?: number;
  readonly sofar: PlanProgress;
}

/** A combatant on autopilot: its style, how many actions it has begun this turn, and what it may spend. */
export interface TacticRun {
  readonly how: 'tactic';
  readonly subject: CombatantId;
  readonly style: Style;
  readonly acts: number;
  /** Undefined if it may spend anything. */
  readonly leave?: Points;
  /** Why it plays without its player. Undefined if that has been shown already. */
  readonly instead?: Instead;
}

export const RUNS = ['as-before', 'attack', 'end'] as const;

/** An encounter at a revision, with everything the next deed needs. Immutable, because the cache shares it. */
export interface EncounterState {
  readonly id: number;
  /** Grows with every change. Events take the numbers in between. */
  readonly revision: number;
  /** How many deeds are in the record, which is the next one's number. */
  readonly deeds: number;
  /** How many dice were rolled, undone ones included, which is the next die's number. */
  readonly throws: number;
  /** How many dice of free rolls were rolled. */
  readonly rolls: number;
  /** The last hash of the chain over the record. */
  readonly head: string;
  /** The seed that rolls now. */
  readonly seed: Seed;
  /** The deed that waits for an answer. */
  readonly waiting?: Waiting | undefined;
  /** The messages that show it. Undefined before the first. */
  readonly posts?: Posts | undefined;
  /** Requests and messages that wait for someone besides the fight. Undefined if there are none. */
  readonly pending?: Pending | undefined;
  /** Who it waits for. Undefined if no one. */
  readonly clock?: Clock | undefined;
  readonly openedAt: number;
  readonly endedAt?: number | undefined;
  readonly encounter: Encounter;
}

/** Why no other action is possible while a question is open. */
export function questionOpen(encounter: Encounter, question: Question): Refusal {
  if (!isAskedOpenly(question, encounter)) return { type: 'gm-decides', gms: encounter.gms };
  const { subject, about } = question;
  const name = encounter.combatants.find(({ id }) => id === subject)?.name ?? subject;
  return { type: 'question-open', subject, name, about };
}

/** A player who asks the GM to let them join, or to let one of their combatants leave. */
export interface JoinRequest {
  readonly user: UserId;
  /** The id of their character, or the name of a premade one. */
  readonly character?: CharacterId;
  readonly ready?: string;
  /** The combatant's name. */
  readonly name: string;
  readonly side?: string;
  /** The combatant that wants to leave. Undefined if they ask to join. */
  readonly leaving?: CombatantId;
  /** The message that asks the GM; −1 if there is none. */
  readonly post: number;
}

/** A GM's message to one player, kept until it is read. */
export interface Whisper {
  readonly from: UserId;
  readonly to: UserId;
  readonly words: OwnWords;
  /** The message that pings the player. */
  readonly post: number;
  /** The encounter's revision when it was written, so that undo knows if it was the last thing done. */
  readonly revision?: number;
}

/**
 * What waits for someone besides the fight itself, and settings that only the GM sees. It is not part of the record.
 */
export interface Pending {
  readonly requests: readonly JoinRequest[];
  /** Players a GM has refused; they can't ask again. */
  readonly refused: readonly UserId[];
  readonly whispers: readonly Whisper[];
  /** Which fights the GM is warned about at the start: the value of the setting `lopsided`. Undefined if none. */
  readonly lopsided?: string;
}

/** Nothing waits. */
export const NOTHING_PENDING: Pending = { requests: [], refused: [], whispers: [] };

/** The user's part of it: their requests, messages from or to them, and their refusal. */
export function pendingOf({ requests, refused, whispers }: Pending, user: UserId): Pending {
  return {
    requests: requests.filter((each) => each.user === user),
    refused: refused.filter((each) => each === user),
    whispers: whispers.filter(({ from, to }) => from === user || to === user),
  };
}

/** The rest without a user, and the numbers of the messages to drop. */
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

/** Identifies the current turn, so that a second press on “End turn” doesn't end the next one. */
export function turnKey({ round, turn }: Pick<Encounter, 'round' | 'turn'>): string {
  return `${round}.${turn}`;
}
