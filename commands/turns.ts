import { command } from '../src/interaction/command.ts';
import { neededScreen } from '../src/interaction/corner/needed-screen.ts';

export const turns = command({
  name: 'turns',
  description: 'Where you are needed: every fight of this server that waits for you, and until when',
  needs: { waits: true },
  options: {},
  run: (_, session) => neededScreen(session),
});
