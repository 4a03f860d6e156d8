import type { CombatantId } from '../rules/core/encounter.ts';
import type { Intent } from '../rules/core/intent.ts';
import type { Tier } from '../rules/core/reason.ts';
import type { CombatantUpdate } from '../rules/core/secrecy.ts';
import type { Wait } from './clock.ts';

/**
 * What a message that Fray keeps current is about. Card: the encounter; it is pinned. Turn: whose turn it is and what
 * they can do, and later what happened. Question: what a player is asked, until they answer. Request: someone asks the
 * GM to let them join. Whisper: someone has a message from the GM to read. Check: who has to roll, and the results.
 * Nudge: who the encounter is still waiting for. Told: anything that no other message tells.
 */
export type PostKind = 'card' | 'turn' | 'question' | 'request' | 'whisper' | 'check' | 'nudge' | 'told';

/**
 * The state of a message. 'open': the encounter is waiting for someone. 'closed': the message tells what happened.
 * 'gone': the message must be deleted.
 */
export type PostState = 'open' | 'closed' | 'gone';

/** The outcome of one deed as Markdown. */
export interface DeedText {
  /** The deed's number in the record. */
  readonly deed: number;
  readonly story: string;
  /** How the affected combatants were doing after the deed. */
  readonly state: string;
  readonly sums: string;
  /** The result of the roll, if there was one. */
  readonly tier?: Tier;
  /**
   * How much the deed changed. In a long list of deeds, only the most important ones are told in full. Undefined if
   * this one is always told in full.
   */
  readonly weight?: number;
  /** How each affected combatant was doing after the deed, with a line for each. */
  readonly touched?: readonly AffectedState[];
  /** Which part of the turn timer was changed. A turn's message shows only the last change of each part. */
  readonly set?: 'pace' | 'clock';
}

/** How a combatant was doing after a deed, as a line of Markdown. */
interface AffectedState {
  readonly subject: CombatantId;
  readonly line: string;
  /** True if the combatant is out of the fight. */
  readonly isOut?: true;
}

/** The message about the current turn. */
export interface TurnPost {
  readonly number: number;
  readonly version: number;
  /** The key of the turn that the message was posted for. */
  readonly turn: string;
  /** True if the message was posted for creatures. It covers all of their turns until a player's turn comes. */
  readonly creatures: boolean;
  /** True if autopilot or a plan plays the turn, so no one was pinged. */
  readonly alone?: true;
  /** The combatants whose turns this message has covered. */
  readonly on: readonly CombatantId[];
  /** The combatants whose players were pinged when the message was posted. */
  readonly calls: readonly CombatantId[];
  /** For each player with several combatants, the one that acted last. It acts next unless the player names another. */
  readonly acting: readonly CombatantId[];
  readonly told: readonly DeedText[];
  /** The deeds that were left out of `told`: the number of the first, and how many. Undefined if none were. */
  readonly cut?: { readonly first: number; readonly count: number };
  /**
   * The points that the combatant had at the start of its turn, by resource. Undefined for a creature, and if several
   * combatants have the turn.
   */
  readonly had?: Readonly<Record<string, number>>;
  /** The combatants that are next and whose players the message pings. Undefined if there are none. */
  readonly warns?: readonly CombatantId[];
  /** What happened since the last turn of the pinged combatants, as text. */
  readonly since: string;
  /** When the turn began, in milliseconds since 1970. */
  readonly begun?: number;
  /** True if an event in the turn order, such as a storm, came right before this turn and the GM is reminded of it. */
  readonly reminds?: true;
  /** True if a pinged player has never had a turn before, so the message explains how to end it. */
  readonly first?: true;
}

/** The message about a past turn. An undo can change it. */
export interface PastTurnPost extends PostVersion {
  /** The numbers of the first and last deed that the message tells about. */
  readonly deeds: readonly [first: number, last: number];
  /** The deeds as the message tells them. Only the latest past turn has them. */
  readonly told?: readonly DeedText[];
}

/** A message that reminds a player, or tells the GM which player is late. */
export interface NudgePost extends PostVersion {
  readonly what: 'nudge' | 'late';
  /** The kind of wait that the message is about. */
  readonly for: Wait['for'];
  readonly key: string;
  /** The combatants that the encounter is waiting for. */
  readonly subjects: readonly CombatantId[];
  /** True if the player gets the message as a direct message. */
  readonly direct?: true;
}

/** A combatant's last answer to a question, and how many times in a row it was given. */
interface LastAnswer {
  readonly answer: string;
  readonly times: number;
}

/** What happened to combatants, as far as it hasn't been shown to all players yet. */
export interface UnshownUpdates {
  /**
   * What happened, the oldest first, each entry with its deed's number. The key `news` is in stored data, so it can't
   * be renamed.
   */
  readonly news: readonly (CombatantUpdate & { readonly deed: number })[];
  /**
   * For each combatant, the number of the last deed that its player has seen, or of the deed with which the combatant
   * joined.
   */
  readonly heard: Readonly<Record<CombatantId, number>>;
}

/** The encounter's messages that are kept current, and what later messages need. They contain no user ids. */
export interface Posts {
  /** The number of the next message. */
  readonly next: number;
  readonly card?: PostVersion;
  /**
   * The seed of the dice that were rolled between the previous encounter and this one. The encounter's first message
   * (the card) shows this seed, so that anyone can check those rolls.
   */
  readonly shownSeed?: string;
  readonly turn?: TurnPost;
  /** The messages about the last few turns, the oldest first. */
  readonly over?: readonly PastTurnPost[];
  readonly question?: QuestionPost;
  readonly nudges?: readonly NudgePost[];
  /** The messages that tell players about their character's death. */
  readonly deaths?: readonly { readonly subject: CombatantId; readonly number: number }[];
  /** The messages about open offers. */
  readonly offers?: readonly OfferPost[];
  /** The message that says who has won, with its text. It is kept current while its buttons can be used. */
  readonly victory?: PostVersion & { readonly said: string };
  /** The combatants whose players were pinged ahead of their turn, and the round of that turn. */
  readonly warned?: { readonly round: number; readonly of: readonly CombatantId[] };
  /** Each combatant's last action, which is offered again. */
  readonly last: Readonly<Record<CombatantId, Intent>>;
  /** Each combatant's last answers, by what the questions were about. */
  readonly answers?: Readonly<Record<CombatantId, Readonly<Record<string, LastAnswer>>>>;
  /** What happened to combatants, as far as it hasn't been shown to all players yet. */
  readonly untold?: UnshownUpdates;
}

/** The message about an open offer. Without a version, the message hasn't changed. */
interface OfferPost {
  readonly id: string;
  readonly to: CombatantId;
  readonly number: number;
  readonly version?: number;
  /** The deadline that the message shows, in milliseconds since 1970. */
  readonly until?: number;
}

/** The message about the open questions. */
interface QuestionPost extends PostVersion {
  /** The numbers of the questions that the message asks together. Undefined if it was a single question. */
  readonly asks?: readonly number[];
}

/** The number of a message, and how often it has changed. */
interface PostVersion {
  readonly number: number;
  readonly version: number;
}

export const NO_POSTS: Posts = { next: 0, last: {} };

/**
 * A combatant's last action, which is offered again. In old fights, an id may be the name of a property that every
 * object has (“constructor”).
 */
export function lastActionOf({ last }: Pick<Posts, 'last'>, id: CombatantId): Intent | undefined {
  return Object.hasOwn(last, id) ? last[id] : undefined;
}

/** What a message should look like from now on. */
export interface PostChange extends PostVersion {
  readonly kind: PostKind;
  readonly state: PostState;
  /** The message for Discord, as JSON. Undefined if the message is deleted. */
  readonly view?: object;
  /** The numbers of the first and last deed that the message tells about. */
  readonly deeds?: readonly [first: number, last: number];
}
