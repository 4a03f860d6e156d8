import { component } from '../../src/interaction/component.ts';
import { luckScreen, MOST_FIGHTS } from '../../src/interaction/corner/luck-screen.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { ownLuckButton } from '../me/ids.ts';

/** Luck in a corner. */
export const ownLuckPressed = component({
  id: ownLuckButton,
  needs: { played: MOST_FIGHTS },
  run: (_, session) => inPlace(luckScreen(session)),
});
