import { workReply } from '../../commands/odds/work-reply.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { singleThreadResult } from '../odds/alone.ts';

/** A reply as it is shown after its odds are computed. With `max`, only that many pieces are computed. */
export function withOdds(reply: Reply, max?: number): Reply {
  return reply.work ? workReply(reply, singleThreadResult(reply.work.work, max), 'stopped') : reply;
}
