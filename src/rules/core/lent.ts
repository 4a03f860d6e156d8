import type { UserId } from './personal.ts';

/** Somebody is in another's hands for a time. */
export interface Lent {
  /** Whose they are. Absent: the GM's. */
  readonly owner?: UserId;
  /** When they go back, in milliseconds since 1970. Absent: when their owner is back. */
  readonly until?: number;
}

/** Whose somebody is, also while another plays them. Absent: the GM's. */
export function ownerOf({
  controller,
  lent,
}: {
  readonly controller?: UserId;
  readonly lent?: Lent;
}): UserId | undefined {
  return lent ? lent.owner : controller;
}
