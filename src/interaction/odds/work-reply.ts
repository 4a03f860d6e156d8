import { actOdds } from '../../embeds/odds.ts';
import type { Result } from '../../odds/work.ts';
import type { Reply } from '../reply.ts';

/** The reply with what is known so far in place of its words. `isOver`: nothing more will be. */
export function workReply({ work, ...reply }: Reply, result: Result, isOver: boolean): Reply {
  return work ? { ...reply, embeds: [actOdds(work.work, work.shows, { ...result, isOver })] } : reply;
}
