import { command } from '../src/interaction/command.ts';
import { CORNER_NEEDS, openCorner } from '../src/interaction/corner/open.ts';

export const me = command({
  name: 'me',
  description: 'Your corner: how you are, when your turn comes, what you have answered in advance',
  needs: CORNER_NEEDS,
  options: {},
  run: (_, session) => openCorner(session),
});
