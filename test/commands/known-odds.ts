import { workReply } from '../../commands/odds/work-reply.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { alone } from '../odds/alone.ts';

/** A reply as it is shown once all of its odds are known, or the first so many pieces of them. */
export function withOdds(reply: Reply, most?: number): Reply {
  return reply.work ? workReply(reply, alone(reply.work.work, most), 'stopped') : reply;
}
