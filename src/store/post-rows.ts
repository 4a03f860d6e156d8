import type { StoredPost } from './store.ts';

/** What a store reads of a message that shows an encounter. */
export interface PostRow extends Omit<StoredPost, 'view' | 'message' | 'channel' | 'about'> {
  readonly view: object | null;
  readonly message: string | null;
  readonly channel: string | null;
  readonly about: string | null;
}

/** A message as its row has it. */
export function postOf({ view, message, channel, about, ...post }: PostRow): StoredPost {
  return {
    ...post,
    ...(view !== null && { view }),
    ...(message !== null && { message }),
    ...(channel !== null && { channel }),
    ...(about !== null && { about }),
  };
}
