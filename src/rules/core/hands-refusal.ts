import type { UserId } from './personal.ts';

/** Why the table says no about who plays somebody. */
export type HandsRefusal =
  | { readonly type: 'lent-already'; readonly name: string }
  | { readonly type: 'theirs-already'; readonly name: string }
  /** What is answered in advance is their owner's to say, not of whoever plays them for a time. */
  | { readonly type: 'owners-answers'; readonly name: string }
  /** Only people play. */
  | { readonly type: 'is-a-bot'; readonly user: UserId }
  | { readonly type: 'not-lent'; readonly name: string }
  /** Only what the GM plays can play by itself. */
  | { readonly type: 'has-a-player'; readonly name: string };
