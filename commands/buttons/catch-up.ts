import { component } from '../../src/interaction/component.ts';
import { catchUpScreen } from '../../src/interaction/corner/catch-up-screen.ts';
import { catchUpButton } from '../../src/interaction/corner/ids.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

/** Catch up in a corner. */
export const catchUp = component({
  id: catchUpButton,
  requires: anyEncounter,
  needs: { lately: true },
  run: (_, session) => inPlace(catchUpScreen(session)),
});
