import { component } from '../../src/interaction/component.ts';
import { neededScreen } from '../../src/interaction/corner/needed-screen.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { neededButton } from '../me/ids.ts';

/** My turns in a corner. */
export const needed = component({
  id: neededButton,
  needs: { waits: true },
  run: (_, session) => inPlace(neededScreen(session)),
});
