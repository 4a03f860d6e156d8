import { component } from '../../src/interaction/component.ts';
import { neededButton } from '../../src/interaction/corner/ids.ts';
import { neededScreen } from '../../src/interaction/corner/needed-screen.ts';
import { inPlace } from '../../src/interaction/reply.ts';

/** My turns in a corner. */
export const needed = component({
  id: neededButton,
  needs: { waits: true },
  run: (_, session) => inPlace(neededScreen(session)),
});
