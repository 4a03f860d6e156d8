import { component } from '../../src/interaction/component.ts';
import { catchUpScreen } from '../../src/interaction/corner/catch-up-screen.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { anyEncounter } from '../../src/session/authorize.ts';
import { catchUpButton } from '../me/ids.ts';

/** Catch up in a corner. */
export const catchUpPressed = component({
  id: catchUpButton,
  requires: anyEncounter,
  needs: { lately: true },
  run: (_, session) => inPlace(catchUpScreen(session)),
});
