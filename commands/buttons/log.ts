import { component } from '../../src/interaction/component.ts';
import { logPageButton, logReply } from '../../src/interaction/log-pages.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';

/** Back and forth in the log of an encounter. */
export const logPageTurned = component({
  id: logPageButton,
  run: ({ record, ...wanted }, { caller }) => map(logReply(record, wanted, caller.user), inPlace),
});
