import type { CombatantId } from '../rules/core/encounter.ts';
import type { Intent } from '../rules/core/intent.ts';
import type { Tier } from '../rules/core/reason.ts';
import type { News } from '../rules/core/secrecy.ts';
import type { Wait } from './clock.ts';

/**
 * A message of Fray's in a channel that is kept current. Card: of the encounter, pinned. Turn: whose turn it is and what
 * they can do, until it is over and tells what happened. Question: what somebody is asked, until it is answered. Request:
 * who asks the GM to join. Whisper: who has words of the GM's to read. Nudge: who is still waited for. Told: what no other
 * message tells.
 */
export type PostKind = 'card' | 'turn' | 'question' | 'request' | 'whisper' | 'nudge' | 'told';

/** Open: somebody is waited for. Closed: it tells what has happened. Gone: the message is to be deleted. */
export type PostState = 'open' | 'closed' | 'gone';

/** What one deed came to, in words, in markdown. */
export interface Told {
  /** The deed's number in the record. */
  readonly deed: number;
  readonly story: string;
  /** How those it touched are now. */
  readonly state: string;
  readonly sums: string;
  /** How the roll came out, where one was made. */
  readonly tier?: Tier;
  /** How much it changed: in a long run only what mattered most is told whole. Absent: it is always told whole. */
  readonly weight?: number;
  /** How each whom it touched was after it, a line each. */
  readonly touched?: readonly Touched[];
  /** What was set. Of a turn's message only the last of each stands. */
  readonly set?: 'pace' | 'clock';
}

/** How somebody was after a deed, as a line in markdown. */
interface Touched {
  readonly subject: CombatantId;
  readonly line: string;
  /** They are out of the fight. */
  readonly isOut?: true;
}

/** The message of the turn that is being played. */
export interface TurnPost {
  readonly number: number;
  readonly version: number;
  /** The turn it was posted for. */
  readonly turn: string;
  /** It was posted for creatures: it goes on as long as their turns follow each other. */
  readonly creatures: boolean;
  /** The turn plays by itself: nobody was called for it. */
  readonly alone?: true;
  /** Those whose turn it was while it was played. */
  readonly on: readonly CombatantId[];
  /** Those of them whose players it notified when it was posted. */
  readonly calls: readonly CombatantId[];
  /** Those who acted last in it, one for each who plays several: they act next where nobody is named. */
  readonly acting: readonly CombatantId[];
  readonly told: readonly Told[];
  /** What is not kept of it: the first deed, and how many. Absent: nothing. */
  readonly cut?: { readonly first: number; readonly count: number };
  /** The points that whoever was on turn had then for it, by resource. Absent: several were, or a creature. */
  readonly had?: Readonly<Record<string, number>>;
  /** What had happened to those on turn since their last, in words. */
  readonly since: string;
  /** When it began, in milliseconds since 1970. */
  readonly begun?: number;
}

/** The message of a turn that is over, for an undo. */
export interface OverPost extends Version {
  /** The first and the last deed that it tells. */
  readonly deeds: readonly [first: number, last: number];
  /** What it tells. Absent: of an earlier turn than the last. */
  readonly told?: readonly Told[];
}

/** The message that reminds whoever is waited for, or tells the GM who is late. */
export interface NudgePost extends Version {
  readonly what: 'nudge' | 'late';
  /** The wait: for what, which it is, and for whom. */
  readonly for: Wait['for'];
  readonly key: string;
  readonly subjects: readonly CombatantId[];
  /** It goes to its player alone. */
  readonly direct?: true;
}

/** How somebody answered a question, and how often in a row. */
interface LastAnswer {
  readonly answer: string;
  readonly times: number;
}

/** What has happened that somebody has not been told yet. */
export interface Untold {
  /** Oldest first, each with the number of its deed. */
  readonly news: readonly (News & { readonly deed: number })[];
  /** The number of the last deed that each one's last turn told of, or of the deed that brought them. Absent: none. */
  readonly heard: Readonly<Record<CombatantId, number>>;
}

/** The messages of an encounter that are kept current, with what the next ones need. No user id stands in it. */
export interface Posts {
  /** The number of the next message. */
  readonly next: number;
  readonly card?: Version;
  /** The seed of what was rolled between the encounter before and this one, as the card shows it. */
  readonly shownSeed?: string;
  readonly turn?: TurnPost;
  /** The last turns that are over, oldest first. */
  readonly over?: readonly OverPost[];
  readonly question?: Version;
  readonly nudges?: readonly NudgePost[];
  /** The messages that tell players of a character who died. */
  readonly deaths?: readonly { readonly subject: CombatantId; readonly number: number }[];
  /** The message that says who has won, with what it says, while its buttons are of use. */
  readonly victory?: Version & { readonly said: string };
  /** What each last did, to be offered again. */
  readonly last: Readonly<Record<CombatantId, Intent>>;
  /** The last answers, by whose they are and what the question was about. */
  readonly answers?: Readonly<Record<CombatantId, Readonly<Record<string, LastAnswer>>>>;
  /** What those are to be told who come on turn next. */
  readonly untold?: Untold;
}

/** Which message, and how often it has changed. */
interface Version {
  readonly number: number;
  readonly version: number;
}

/** The messages of an encounter that has none yet. */
export const NO_POSTS: Posts = { next: 0, last: {} };

/** What somebody last did, to be offered again. In old fights there may be an id that every object has (“constructor”). */
export function lastOf({ last }: Pick<Posts, 'last'>, id: CombatantId): Intent | undefined {
  return Object.hasOwn(last, id) ? last[id] : undefined;
}

/** A message as it is to be from now on. */
export interface PostChange extends Version {
  readonly kind: PostKind;
  readonly state: PostState;
  /** The message as the channel is to see it, as JSON. Absent: it is to be deleted. */
  readonly view?: object;
  /** The first and the last deed that it tells. */
  readonly deeds?: readonly [first: number, last: number];
}
