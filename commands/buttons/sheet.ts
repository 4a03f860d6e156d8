import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { editing, openSheet } from '../character/screen.ts';

/** Edit under a character's sheet: the pages of its form. */
export const sheet = component({
  id: openSheet,
  run: ({ character }, session) => inPlace(editing(session, character)),
});
