import { component } from '../../src/interaction/component.ts';
import { ownLuckButton } from '../../src/interaction/corner/ids.ts';
import { luckScreen, MOST_FIGHTS } from '../../src/interaction/corner/luck-screen.ts';
import { inPlace } from '../../src/interaction/reply.ts';

/** Luck in a corner. */
export const ownLuck = component({
  id: ownLuckButton,
  needs: { played: MOST_FIGHTS },
  run: (_, session) => inPlace(luckScreen(session)),
});
