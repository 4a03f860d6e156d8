import type { Refusal } from '../../rules/core/refusal.ts';
import type { Result } from '../../rules/core/result.ts';
import { explain } from '../../text/spoken.ts';
import { inPlace, type Reply } from '../reply.ts';
import { gmPanel, type Running } from './panel.ts';

/** The panel drawn anew, with what was done or why not on top. */
export function drawnAnew(session: Running, done: Result<string, Refusal>): Reply {
  // Who is waited for now is known by the clock.
  if (session.changed) session.keepClock();
  return inPlace(gmPanel(session, done.ok ? done.value : explain(done.why, session.encounter)));
}
