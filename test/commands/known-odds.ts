import { workReply } from '../../commands/odds/work-reply.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { alone } from '../odds/alone.ts';

/** A reply with its odds, as whoever delivers it shows it when all is known, or so many pieces of it. */
export function withOdds(reply: Reply, most?: number): Reply {
  return reply.work ? workReply(reply, alone(reply.work.work, most), 'stopped') : reply;
}
