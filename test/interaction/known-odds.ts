import { workReply } from '../../src/interaction/odds/work-reply.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { isDone, joined, NOTHING_YET, pieceOf } from '../../src/odds/work.ts';

/** A reply with its odds, as whoever delivers it shows it when all is known. */
export function withOdds(reply: Reply): Reply {
  if (!reply.work) return reply;
  const { work } = reply.work;
  let result = NOTHING_YET;
  for (let piece = 0; !isDone(work, result); piece++) result = joined(result, pieceOf(work, piece));
  return workReply(reply, result, true);
}
