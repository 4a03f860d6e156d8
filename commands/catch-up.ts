import { command } from '../src/interaction/command.ts';
import { catchUpScreen } from '../src/interaction/corner/catch-up-screen.ts';
import { anyEncounter } from '../src/session/authorize.ts';

export const catchUp = command({
  name: 'catch-up',
  description: 'What has happened since your last turn, in a few lines, and how things stand',
  requires: anyEncounter,
  needs: { lately: true },
  options: {},
  run: (_, session) => catchUpScreen(session),
});
