import { component } from '../../src/interaction/component.ts';
import { closed } from '../../src/interaction/reply.ts';
import { mayTakeBack, takeBackAll } from '../../src/interaction/taking-back.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

/** Take back all: of what a message tells and what was done since. */
export const takeBackPressed = component({
  id: takeBackAll,
  requires: anyEncounter,
  needs: { history: true },
  run({ deed, steps }, session) {
    const may = mayTakeBack(session, steps);
    if (!may.ok) return may;
    return may.value.key === deed ? map(session.undo(steps), () => closed) : no({ type: 'stale' });
  },
});
