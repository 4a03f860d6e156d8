import type { CombatantId } from '../rules/core/encounter.ts';
import type { Intent } from '../rules/core/intent.ts';
import type { Tier } from '../rules/core/reason.ts';
import type { Update } from '../rules/core/secrecy.ts';
import type { Wait } from './clock.ts';

/**
 * A message from Fray that is kept current. Card: the encounter, pinned. Turn: whose turn it is and what they can do,
 * then what happened. Question: what a player is asked, until it is answered. Request: who asks the GM to join.
 * Whisper: who has a message from the GM to read. Check: who has to roll, and the results. Nudge: who the encounter still waits for. Told: what no other message
 * tells.
 */
export type PostKind = 'card' | 'turn' | 'question' | 'request' | 'whisper' | 'check' | 'nudge' | 'told';

/**
 * 'open': the encounter waits for someone. 'closed': the message tells what happened. 'gone': the message is to be
 * deleted.
 */
export type PostState = 'open' | 'closed' | 'gone';

/** The outcome of one deed as Markdown. */
export interface DeedText {
  /** The deed's number in the record. */
  readonly deed: number;
  readonly story: string;
  /** How the affected combatants were afterwards. */
  readonly state: string;
  readonly sums: string;
  /** How the roll came out, if there was one. */
  readonly tier?: Tier;
  /**
   * How much the deed changed. A long list of deeds tells only the most important ones in full. Undefined if this one
   * is always told in full.
   */
  readonly weight?: number;
  /** How each affected combatant was afterwards, one line each. */
  readonly touched?: readonly AffectedState[];
  /** Which setting was changed. A turn's message shows only the last change of each. */
  readonly set?: 'pace' | 'clock';
}

/** How a combatant was after a deed, as a line of Markdown. */
interface AffectedState {
  readonly subject: CombatantId;
  readonly line: string;
  /** True if the combatant is out of the fight. */
  readonly isOut?: true;
}

/** The message of the current turn. */
export interface TurnPost {
  readonly number: number;
  readonly version: number;
  /** The turn for which it was posted. */
  readonly turn: string;
  /** True if it was posted for creatures. It goes on while creatures' turns follow each other. */
  readonly creatures: boolean;
  /** True if autopilot or a plan plays the turn and no one was pinged. */
  readonly alone?: true;
  /** The combatants that had their turn during this message. */
  readonly on: readonly CombatantId[];
  /** The combatants whose players were pinged when it was posted. */
  readonly calls: readonly CombatantId[];
  /** For each player of several combatants, the one that acted last. It acts next if the player names none. */
  readonly acting: readonly CombatantId[];
  readonly told: readonly DeedText[];
  /** What was left out of `told`: the first deed, and how many. Undefined if nothing was. */
  readonly cut?: { readonly first: number; readonly count: number };
  /**
   * The points that the combatant had at the start of the turn, by resource. Undefined for several combatants, or a
   * creature.
   */
  readonly had?: Readonly<Record<string, number>>;
  /** The combatants who come next and whose players the message pings. Undefined if there are none. */
  readonly warns?: readonly CombatantId[];
  /** What had happened to the combatant since its last turn, as text. */
  readonly since: string;
  /** When the turn began, in milliseconds since 1970. */
  readonly begun?: number;
  /** True if a timed event came right before this turn, and the GM is reminded of it. */
  readonly reminds?: true;
  /** True if it is the first turn ever of a player who was pinged. */
  readonly first?: true;
}

/** The message of a past turn. An undo may change it. */
export interface PastTurnPost extends PostVersion {
  /** The first and last deed that the message tells about. */
  readonly deeds: readonly [first: number, last: number];
  /** The deeds as the message tells them. Kept only for the last turn. */
  readonly told?: readonly DeedText[];
}

/** The message that reminds a player, or tells the GM who is late. */
export interface NudgePost extends PostVersion {
  readonly what: 'nudge' | 'late';
  /** The wait that it is about: its kind, its key, and its combatants. */
  readonly for: Wait['for'];
  readonly key: string;
  readonly subjects: readonly CombatantId[];
  /** True if the player gets it as a direct message. */
  readonly direct?: true;
}

/** A combatant's last answer to a question, and how often it was given in a row. */
interface LastAnswer {
  readonly answer: string;
  readonly times: number;
}

/** Updates that combatants haven't been shown. */
export interface UnshownUpdates {
  /**
   * The updates, oldest first, each with the number of its deed. The key `news` is in stored data, so it can't be
   * renamed.
   */
  readonly news: readonly (Update & { readonly deed: number })[];
  /** For each combatant, the last deed that its last turn showed, or the deed with which it joined. */
  readonly heard: Readonly<Record<CombatantId, number>>;
}

/** The messages of the encounter that are kept current, and what the next ones need. Contains no user id. */
export interface Posts {
  /** The number of the next message. */
  readonly next: number;
  readonly card?: PostVersion;
  /** The seed of the rolls between the previous encounter and this one, shown on the card. */
  readonly shownSeed?: string;
  readonly turn?: TurnPost;
  /** The messages of the last few turns, oldest first. */
  readonly over?: readonly PastTurnPost[];
  readonly question?: QuestionPost;
  readonly nudges?: readonly NudgePost[];
  /** The messages that tell players their character died. */
  readonly deaths?: readonly { readonly subject: CombatantId; readonly number: number }[];
  /** The messages of open offers. */
  readonly offers?: readonly OfferPost[];
  /** The message that says who has won, with its text. It is kept while its buttons are useful. */
  readonly victory?: PostVersion & { readonly said: string };
  /** The combatants whose players were pinged as next, for the turns of one round. */
  readonly warned?: { readonly round: number; readonly of: readonly CombatantId[] };
  /** Each combatant's last action, to offer again. */
  readonly last: Readonly<Record<CombatantId, Intent>>;
  /** Each combatant's last answers, by what the question was about. */
  readonly answers?: Readonly<Record<CombatantId, Readonly<Record<string, LastAnswer>>>>;
  /** What the next combatants will be shown on their turn. */
  readonly untold?: UnshownUpdates;
}

/** The message of an open offer. Without a version, it hasn't changed. */
interface OfferPost {
  readonly id: string;
  readonly to: CombatantId;
  readonly number: number;
  readonly version?: number;
  /** The deadline that it shows, in milliseconds since 1970. */
  readonly until?: number;
}

/** The message of the open questions. */
interface QuestionPost extends PostVersion {
  /** The numbers of the questions that were asked together in it. Undefined if it was one. */
  readonly asks?: readonly number[];
}

/** The number of a message, and how often it has changed. */
interface PostVersion {
  readonly number: number;
  readonly version: number;
}

export const NO_POSTS: Posts = { next: 0, last: {} };

/** A combatant's last action, to offer again. In old fights an id may be a property of every object (“constructor”). */
export function lastOf({ last }: Pick<Posts, 'last'>, id: CombatantId): Intent | undefined {
  return Object.hasOwn(last, id) ? last[id] : undefined;
}

/** How a message should look from now on. */
export interface PostChange extends PostVersion {
  readonly kind: PostKind;
  readonly state: PostState;
  /** The message for Discord, as JSON. Undefined if it is to be deleted. */
  readonly view?: object;
  /** The first and last deed that the message tells about. */
  readonly deeds?: readonly [first: number, last: number];
}
