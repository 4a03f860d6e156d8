import { characterListReply } from '../../src/interaction/character-list.ts';
import type { ComponentHandler } from '../../src/interaction/component.ts';
import { numberArg } from '../../src/interaction/component.ts';

/** Back and forth in the list of one's characters. */
export const characters: ComponentHandler = {
  action: 'characters',
  run: ({ args: [page] }, session) => characterListReply(session, Math.max(0, numberArg(page)), true),
};
