import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { CharacterId, CombatantId, Encounter, OwnWords, Style, UserId } from '../rules/core/encounter.ts';
import type { PointsByResource } from '../rules/core/mind.ts';
import type { PlanProgress } from '../rules/core/next-of-plan.ts';
import type { Question } from '../rules/core/question.ts';
import type { Tier } from '../rules/core/reason.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { PlayedInstead, PlayedReason } from '../rules/core/resolution.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import type { Clock } from './clock.ts';
import type { Posts } from './posts.ts';

/** A secret seed of an encounter's dice: its number, and the number of the first die that it rolls. */
export interface Seed {
  readonly number: number;
  readonly firstThrow: number;
  /** The number of the first free die that the seed rolls. */
  readonly firstRoll: number;
  readonly seed: string;
}

/** A deed stopped at a question, with the answers so far. */
export interface Waiting {
  readonly deed: Deed;
  /** The answers that the rules have taken, in their order. */
  readonly answers: readonly string[];
  /** The question that the rules have come to. */
  readonly question: Question;
  /** Questions that the rules come to later but that were asked together with this one. Undefined if there are none. */
  readonly further?: readonly FurtherQuestion[];
  /**
   * The dice rolled before the question. They are rolled again after the answer. If the deed is withdrawn, they are
   * spent.
   */
  readonly thrown: readonly Die[];
  readonly user: string;
  /** Identifies the question; an answer button with another one is stale. It is the encounter's revision or close to it. */
  readonly revision: number;
  /**
   * Shared by all questions that were asked together: the revision of the first one. Undefined for a question asked
   * alone, which is identified by its `revision`.
   */
  readonly asked?: number;
  /** What goes on after the deed: a GM's order, a plan, or autopilot. */
  readonly run?: CreatureOrder | PlanRun | AutopilotRun;
  /** Answers that the player wants to give every time. They become auto-reactions after the deed. */
  readonly always?: readonly GivenAnswer[];
  /** Combatants that were played without their player. */
  readonly instead?: readonly PlayedInstead[];
}

/** A question that was asked before the rules come to it. */
export interface FurtherQuestion {
  readonly question: Question;
  /** Identifies the question. */
  readonly revision: number;
  /** Shared by all questions that were asked together: the revision of the first one. */
  readonly asked: number;
  /** An early answer, kept until the rules come to the question. Undefined if there is none yet. */
  readonly answer?: string;
}

/** How a question was answered. */
export interface GivenAnswer extends Pick<Question, 'subject' | 'about'> {
  readonly answer: string;
}

/** A GM's order for several creatures, which act one after the other. */
export interface CreatureOrder {
  /** What the creatures do: repeat their last action, attack the target, or end their turns. */
  readonly how: (typeof CREATURE_ORDERS)[number];
  readonly target?: CombatantId;
  /** The creatures whose turns are still to come. */
  readonly of: readonly CombatantId[];
}

/** A plan that is being played: the combatant, its current line (undefined: the turn ends), and what it has done. */
export interface PlanRun {
  readonly how: 'plan';
  readonly subject: CombatantId;
  readonly line?: number;
  readonly sofar: PlanProgress;
}

/** A combatant on autopilot: its style, how many actions it has begun in this turn, and the points it may spend. */
export interface AutopilotRun {
  readonly how: 'tactic';
  readonly subject: CombatantId;
  readonly style: Style;
  readonly acts: number;
  /** The points that it must keep. Undefined if it may spend all. */
  readonly leave?: PointsByResource;
  /** Why it plays without its player. Undefined if that has already been shown. */
  readonly instead?: PlayedReason;
}

export const CREATURE_ORDERS = ['as-before', 'attack', 'end'] as const;

/** An encounter at a revision, with everything the next deed needs. It is immutable, because the cache shares it. */
export interface EncounterState {
  readonly id: number;
  /** Grows with every change. Events take the numbers between two revisions. */
  readonly revision: number;
  /** How many deeds are in the record. This is the number of the next deed. */
  readonly deeds: number;
  /** How many dice were rolled, undone ones included. This is the number of the next die. */
  readonly throws: number;
  /** How many dice of free rolls were rolled. */
  readonly rolls: number;
  /** The last hash of the record's hash chain. */
  readonly head: string;
  /** The seed that rolls dice now. */
  readonly seed: Seed;
  /** The deed that waits for an answer. */
  readonly waiting?: Waiting | undefined;
  /** The messages that show the encounter. Undefined before the first message. */
  readonly posts?: Posts | undefined;
  /** Requests and messages that wait for someone outside of the fight. Undefined if there are none. */
  readonly pending?: Pending | undefined;
  /** Who the encounter waits for. Undefined if it waits for no one. */
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

/** A player's request to the GM: to join, or to let one of their combatants leave. */
export interface JoinRequest {
  readonly user: UserId;
  /** The id of their character, or the name of a premade one. */
  readonly character?: CharacterId;
  readonly ready?: string;
  /** The combatant's name. */
  readonly name: string;
  readonly side?: string;
  /** The combatant that the player wants to remove. Undefined if the player asks to join. */
  readonly leaving?: CombatantId;
  /** The number of the message that asks the GM. −1 if there is none. */
  readonly post: number;
}

/** A GM's message to one player, kept until it is read. */
export interface Whisper {
  readonly from: UserId;
  readonly to: UserId;
  readonly words: OwnWords;
  /** The message that pings the player. */
  readonly post: number;
  /**
   * The encounter's revision when the message was written. Undo uses it to see whether the message was the last thing
   * done.
   */
  readonly revision?: number;
}

/** A check that a GM has asked for. It names no user. */
export interface AskedCheck {
  /** The number of its message, and how many times that message has changed. */
  readonly post: number;
  readonly version: number;
  /** What is rolled, by the book's name. */
  readonly what: string;
  /** The number to reach. Undefined if there is none. */
  readonly against?: number;
  /** True if only the GM sees the results. */
  readonly secret?: true;
  readonly who: readonly CombatantId[];
  readonly results: readonly CheckResult[];
  /** True if the check is closed, so that no one else can roll. */
  readonly closed?: true;
}

/** What a combatant rolled in a check. */
export interface CheckResult {
  readonly subject: CombatantId;
  readonly total: number;
  /** The dice with their math. */
  readonly written: string;
  /** Undefined if there was no number to reach. */
  readonly tier?: Tier;
  /** True if only the GM sees the numbers, because the combatant's numbers are hidden. */
  readonly hidden?: true;
}

/**
 * Requests and messages that wait for someone outside of the fight, and settings that only the GM sees. This is not
 * part of the record.
 */
export interface Pending {
  readonly requests: readonly JoinRequest[];
  /** Players whose request a GM has refused. They can't ask again. */
  readonly refused: readonly UserId[];
  readonly whispers: readonly Whisper[];
  /** The last checks, oldest first. Undefined if there were none. */
  readonly checks?: readonly AskedCheck[];
  /** When the GM is warned of an uneven fight: the value of the setting `lopsided`. Undefined if never. */
  readonly lopsided?: string;
  /** The round time that the GM was last told to expect. Undefined if the GM wasn't told. */
  readonly foretold?: ForetoldRound;
  /** True in a quick fight, where *Join* gives a premade character and *Begin* brings the enemies. */
  readonly quick?: true;
  /** Users in the encounter who have never had a turn. Undefined if there are none. */
  readonly newcomers?: readonly UserId[];
}

/** How long a round was foretold to take, and the present round. */
export interface ForetoldRound {
  /** In milliseconds. */
  readonly time: number;
  readonly round: number;
  /** When the present round began, in milliseconds since 1970. */
  readonly began: number;
}

export const NOTHING_PENDING: Pending = { requests: [], refused: [], whispers: [] };

/** A user's part of what is pending: their requests, the messages from or to them, and whether they were refused. */
export function pendingOf({ requests, refused, whispers, newcomers = [] }: Pending, user: UserId): Pending {
  return {
    ...(newcomers.includes(user) && { newcomers: [user] }),
    requests: requests.filter((each) => each.user === user),
    refused: refused.filter((each) => each === user),
    whispers: whispers.filter(({ from, to }) => from === user || to === user),
  };
}

/** What is pending without a user's part, and the numbers of the messages to drop. */
export function withoutUser(
  pending: Pending,
  user: UserId,
): { readonly remaining: Pending; readonly droppedPosts: readonly number[] } {
  const userPart = pendingOf(pending, user);
  return {
    remaining: {
      ...withoutNewcomers(pending, [user]),
      requests: pending.requests.filter((each) => !userPart.requests.includes(each)),
      refused: pending.refused.filter((each) => each !== user),
      whispers: pending.whispers.filter((each) => !userPart.whispers.includes(each)),
    },
    droppedPosts: [...userPart.requests, ...userPart.whispers].map(({ post }) => post),
  };
}

/** What is pending without these newcomers. */
export function withoutNewcomers({ newcomers = [], ...pending }: Pending, users: readonly UserId[]): Pending {
  const others = newcomers.filter((each) => !users.includes(each));
  return { ...pending, ...(others.length > 0 && { newcomers: others }) };
}

/** Identifies the current turn, so that pressing “End turn” twice doesn't end the next turn. */
export function turnKey({ round, turn }: Pick<Encounter, 'round' | 'turn'>): string {
  return `${round}.${turn}`;
}
