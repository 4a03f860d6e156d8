import { workReply } from '../../src/interaction/odds/work-reply.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { begun, isDone, joined, orderOf, pieceOf } from '../../src/odds/work.ts';

/** A reply with its odds, as whoever delivers it shows it when all is known. */
export function withOdds(reply: Reply): Reply {
  if (!reply.work) return reply;
  const { work } = reply.work;
  let result = begun(work);
  for (let piece = 0; !isDone(work, result); piece++) {
    const order = orderOf(work, piece, result);
    result = joined(result, pieceOf(order.work, order.piece));
  }
  return workReply(reply, result, true);
}
