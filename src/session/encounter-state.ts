import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { CharacterId, CombatantId, Encounter, OwnWords, Style, UserId } from '../rules/core/encounter.ts';
import type { PointsByResource } from '../rules/core/mind.ts';
import type { PlanProgress } from '../rules/core/next-plan-step.ts';
import type { Question } from '../rules/core/question.ts';
import type { NotedRoll, Tier } from '../rules/core/reason.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { AutoplayedCombatant, AutoplayReason } from '../rules/core/resolution.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import type { BookName } from '../rules/core/template.ts';
import type { Clock } from './clock.ts';
import type { Posts } from './posts.ts';

/** A secret seed for an encounter's dice: its number, and the number of the first die that it rolls. */
export interface Seed {
  readonly number: number;
  readonly firstThrow: number;
  /**
   * The number of the first die that the seed rolls in free rolls (`/roll` and checks), which are numbered separately.
   */
  readonly firstRoll: number;
  readonly seed: string;
}

/** A deed that has stopped at a question, with the answers so far. */
export interface WaitingDeed {
  readonly deed: Deed;
  /** The answers that the rules have already used, in order. */
  readonly answers: readonly string[];
  /** The question that must be answered before the action can go on. */
  readonly question: Question;
  /**
   * Questions that the rules will reach later, but that were asked together with this one. Undefined if there are none.
   */
  readonly further?: readonly FurtherQuestion[];
  /**
   * The results of the dice that were rolled before the question. After the answer, the deed uses the same results. If the
   * deed is withdrawn, they aren't used again.
   */
  readonly thrown: readonly Die[];
  readonly user: string;
  /**
   * Identifies the question. Buttons with another number are stale. The number is the encounter's revision when the
   * question was asked, or higher if several questions were asked together.
   */
  readonly revision: number;
  /**
   * The `revision` of the first of the questions that were asked together. Undefined for a question that was asked
   * alone.
   */
  readonly asked?: number;
  /** What continues after the deed: a GM's order, a plan, or autopilot. */
  readonly run?: CreatureOrder | PlanRun | AutopilotRun;
  /** Answers that the player wants to give each time. After the deed, they become auto-reactions. */
  readonly always?: readonly QuestionAnswer[];
  /** Combatants that Fray played in place of their players. */
  readonly instead?: readonly AutoplayedCombatant[];
}

/** A question that was asked in advance, before the rules reached it. */
export interface FurtherQuestion {
  readonly question: Question;
  /** Identifies the question. */
  readonly revision: number;
  /** The `revision` of the first of the questions that were asked together. */
  readonly asked: number;
  /** An early answer. It is kept until the rules reach the question. Undefined if there is none yet. */
  readonly answer?: string;
}

/** How a question was answered. */
export interface QuestionAnswer extends Pick<Question, 'subject' | 'about'> {
  readonly answer: string;
}

/** A GM's order for several creatures. They carry it out one after the other. */
export interface CreatureOrder {
  /** What the creatures do: repeat their last action, attack the target, or end their turns. */
  readonly how: (typeof CREATURE_ORDERS)[number];
  readonly target?: CombatantId;
  /** The creatures whose turns are still to come. */
  readonly of: readonly CombatantId[];
}

/**
 * A plan that is being carried out: the combatant, the plan's current line, and what was done so far. If `line` is
 * undefined, the turn ends.
 */
export interface PlanRun {
  readonly how: 'plan';
  readonly subject: CombatantId;
  readonly line?: number;
  readonly sofar: PlanProgress;
}

/**
 * A combatant that is being played by autopilot: its style, how many actions it has begun in this turn, and the points
 * that it must keep.
 */
export interface AutopilotRun {
  readonly how: 'tactic';
  readonly subject: CombatantId;
  readonly style: Style;
  readonly acts: number;
  /** The points that the combatant must keep. Undefined if it can spend all of them. */
  readonly leave?: PointsByResource;
  /** Why the combatant is played without its player. Undefined if that has already been shown. */
  readonly instead?: AutoplayReason;
}

export const CREATURE_ORDERS = ['as-before', 'attack', 'end'] as const;

/**
 * An encounter at one revision, with everything that the next deed needs. It never changes, because the cache shares
 * it.
 */
export interface EncounterState {
  readonly id: number;
  /**
   * The number of this state, which increases with every change. A deed increases it by the number of its events, but
   * at least by one.
   */
  readonly revision: number;
  /** How many deeds the record has, which is also the number of the next deed. */
  readonly deeds: number;
  /**
   * How many dice have been rolled, including those of undone deeds but not those of free rolls (`/roll` and checks).
   * It is also the number of the next die.
   */
  readonly throws: number;
  /** How many dice have been rolled in free rolls (`/roll` and checks). */
  readonly rolls: number;
  /** The last hash of the record's chain. */
  readonly head: string;
  /** The seed of the next dice. */
  readonly seed: Seed;
  /** The deed that waits for an answer. */
  readonly waiting?: WaitingDeed | undefined;
  /** The encounter's messages. Undefined before the first message. */
  readonly posts?: Posts | undefined;
  /** What is pending besides the fight, such as requests to join and unread messages. Undefined if there is nothing. */
  readonly pending?: PendingData | undefined;
  /** Who the encounter is waiting for. Undefined if it is waiting for no one. */
  readonly clock?: Clock | undefined;
  readonly openedAt: number;
  readonly endedAt?: number | undefined;
  readonly encounter: Encounter;
}

/** The refusal of any other action while a question is open. */
export function questionOpenRefusal(encounter: Encounter, question: Question): Refusal {
  if (!isAskedOpenly(question, encounter)) return { type: 'gm-decides', gms: encounter.gms };
  const { subject, about } = question;
  const name = encounter.combatants.find(({ id }) => id === subject)?.name ?? subject;
  return { type: 'question-open', subject, name, about };
}

/** A player's request to the GM: to join, or to take one of the player's combatants out of the encounter. */
export interface JoinRequest {
  readonly user: UserId;
  /**
   * The character's id, if the user joins with a character of their own. `ready` is the name of a premade character.
   */
  readonly character?: CharacterId;
  readonly ready?: string;
  /** The combatant's name. A name from the book is in English. */
  readonly name: string;
  /**
   * The combatant's name in the rulebook, so that each reader sees it in their language. Undefined if the combatant's
   * name isn't from the rulebook.
   */
  readonly book?: BookName;
  readonly side?: string;
  /** The combatant that the player wants to remove. Undefined if the player asks to join. */
  readonly leaving?: CombatantId;
  /** The number of the message that asks the GM, or −1 if there is none. */
  readonly post: number;
}

/** A GM's message to one player, kept until it is read. */
export interface Whisper {
  readonly from: UserId;
  readonly to: UserId;
  readonly words: OwnWords;
  /** The number of the message that pings the player. */
  readonly post: number;
  /**
   * The encounter's revision when the message was written. An undo uses it to tell whether the message was the last
   * thing done.
   */
  readonly revision?: number;
}

/** A player's text about what their character does, until they confirm an action for it. */
export interface Draft {
  readonly user: UserId;
  readonly words: OwnWords;
  /** The ids of the server, the channel and the message that contains the text, with slashes between them. */
  readonly post?: OwnWords;
  /** The interaction with which the player sent the text. */
  readonly from: string;
  /** The combatants that have already done their part of what the player wrote. Undefined if none have. */
  readonly acted?: readonly CombatantId[];
}

/** A check that a GM has asked for. It contains no user's id. */
export interface AskedCheck {
  /** The number of the check's message. */
  readonly post: number;
  /** How often the check's message has changed. */
  readonly version: number;
  /** What is rolled, by its name in the book. */
  readonly what: string;
  /** The number that a roll must reach. Undefined if there is none. */
  readonly against?: number;
  /** True if only the GM sees the results. */
  readonly secret?: true;
  readonly who: readonly CombatantId[];
  readonly results: readonly CheckResult[];
  /** True if the check is closed, so no one can roll for it anymore. */
  readonly closed?: true;
  /** The combatants that still have to roll and whose players are away. Undefined if there are none. */
  readonly away?: readonly CombatantId[];
}

/** A combatant's roll for a check. */
export interface CheckResult {
  readonly subject: CombatantId;
  readonly total: number;
  /** The roll. Undefined if no dice were rolled, or in older results, which have `written` instead. */
  readonly roll?: NotedRoll;
  /** The roll as English text. Only results from before `roll` existed have it. */
  readonly written?: string;
  /** The tier of the roll. Undefined if there is no number to reach. */
  readonly tier?: Tier;
  /** The roller's own score that the roll is compared with, if the GM named no number. */
  readonly own?: number;
  /** True if only the GM sees this roll's numbers, because players don't see the numbers of this combatant. */
  readonly hidden?: true;
}

/**
 * What is pending besides the fight: requests to join, unread messages from the GM, checks, and texts that players
 * haven't confirmed as an action. Also settings that only the GM sees. None of it is in the record.
 */
export interface PendingData {
  readonly requests: readonly JoinRequest[];
  /** Players whose request was refused by a GM. They can't ask again. */
  readonly refused: readonly UserId[];
  readonly whispers: readonly Whisper[];
  /** The latest checks, the oldest first. Undefined if there were none. */
  readonly checks?: readonly AskedCheck[];
  /**
   * The value of the setting `uneven`: when the GM is warned about an uneven fight. Undefined if the GM is never
   * warned.
   */
  readonly lopsided?: string;
  /** The language of the encounter's messages. Undefined for English. */
  readonly language?: string;
  /** How long a round takes, as the GM was last told. Undefined if the GM wasn't told. */
  readonly foretold?: RoundTimeEstimate;
  /** True in a quick fight, where *Join* gives players a premade character and *Begin* brings the enemies. */
  readonly quick?: true;
  /** What players wrote and haven't confirmed as an action yet, one for each user. Undefined if there are none. */
  readonly drafts?: readonly Draft[];
  /** Users in the encounter who have never had a turn anywhere. Undefined if there are none. */
  readonly newcomers?: readonly UserId[];
}

/** How long a round was expected to take, and when the current round began. */
export interface RoundTimeEstimate {
  /** The expected time for a round, in milliseconds. */
  readonly time: number;
  readonly round: number;
  /** When the current round began, in milliseconds since 1970. */
  readonly began: number;
}

export const NOTHING_PENDING: PendingData = { requests: [], refused: [], whispers: [] };

/**
 * A user's part of the pending data: the user's requests and unconfirmed texts, messages from or to the user, and
 * whether the GM refused the user or the user is new.
 */
export function pendingDataOfUser(
  { requests, refused, whispers, newcomers = [], drafts = [] }: PendingData,
  user: UserId,
): PendingData {
  const ownDrafts = drafts.filter((each) => each.user === user);
  return {
    ...(ownDrafts.length > 0 && { drafts: ownDrafts }),
    ...(newcomers.includes(user) && { newcomers: [user] }),
    requests: requests.filter((each) => each.user === user),
    refused: refused.filter((each) => each === user),
    whispers: whispers.filter(({ from, to }) => from === user || to === user),
  };
}

/**
 * The pending data without one user's part. `droppedPosts` identifies the messages of that part by their numbers,
 * because these messages must be deleted too.
 */
export function pendingDataWithoutUser(
  pending: PendingData,
  user: UserId,
): { readonly remaining: PendingData; readonly droppedPosts: readonly number[] } {
  const userPendingData = pendingDataOfUser(pending, user);
  return {
    remaining: {
      ...withoutDrafts(withoutNewcomers(pending, [user]), user),
      requests: pending.requests.filter((each) => !userPendingData.requests.includes(each)),
      refused: pending.refused.filter((each) => each !== user),
      whispers: pending.whispers.filter((each) => !userPendingData.whispers.includes(each)),
    },
    droppedPosts: [...userPendingData.requests, ...userPendingData.whispers].map(({ post }) => post),
  };
}

/** The pending data without these newcomers. */
export function withoutNewcomers({ newcomers = [], ...pending }: PendingData, users: readonly UserId[]): PendingData {
  const otherNewcomers = newcomers.filter((each) => !users.includes(each));
  return { ...pending, ...(otherNewcomers.length > 0 && { newcomers: otherNewcomers }) };
}

/** The pending data without a user's unconfirmed texts. */
export function withoutDrafts({ drafts = [], ...pending }: PendingData, user: UserId): PendingData {
  const otherDrafts = drafts.filter((each) => each.user !== user);
  return { ...pending, ...(otherDrafts.length > 0 && { drafts: otherDrafts }) };
}

/** Identifies the current turn, so that pressing “End turn” twice doesn't end the next turn too. */
export function turnKey({ round, turn }: Pick<Encounter, 'round' | 'turn'>): string {
  return `${round}.${turn}`;
}
