import type { CombatantId } from '../rules/core/encounter.ts';
import type { CharacterId, OwnWords, UserId } from '../rules/core/personal.ts';

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
