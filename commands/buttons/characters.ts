import { characterListReply } from '../../src/interaction/character-list.ts';
import { component, numberArg } from '../../src/interaction/component.ts';

/** Back and forth in the list of one's characters. */
export const characters = component({
  action: 'characters',
  needs: { characters: true },
  run: ({ args: [page] }, session) => characterListReply(session, Math.max(0, numberArg(page)), true),
});
