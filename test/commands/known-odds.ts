import { workReply } from '../../commands/odds/work-reply.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { singleThreadResult } from '../odds/alone.ts';

/** A reply as it is shown after its odds are computed. With `max`, only that many pieces of the work are done. */
export function withOdds(reply: Reply, max?: number): Reply {
  return reply.work ? workReply(reply, singleThreadResult(reply.work.work, max), 'stopped') : reply;
}

/** A reply as it is shown after its odds are simulated with a tenth of the rolls. */
export function withRoughOdds({ work, ...reply }: Reply, max?: number): Reply {
  if (work?.work.type !== 'acts' || !('shows' in work)) throw new Error('No odds of actions');
  const actions = work.work.actions.map((action) => ({ ...action, isRough: true as const }));
  return withOdds({ ...reply, work: { ...work, work: { ...work.work, actions } } }, max);
}
