import { messageCommand, toldDeeds } from '../../src/interaction/context-command.ts';
import { takeBackTold } from '../../src/interaction/taking-back.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

/** On a message: takes back what it tells, where the caller may. */
export const takeThisBack = messageCommand({
  name: 'Take this back',
  requires: anyEncounter,
  target: toldDeeds,
  needs: { history: true },
  run: (told, session) => takeBackTold(session, told),
});
