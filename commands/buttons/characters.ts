import { characterListReply, characterPage } from '../../src/interaction/character-list.ts';
import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';

/** Back and More in the list of one's characters. */
export const characters = component({
  id: characterPage,
  needs: { characters: true },
  run: ({ page }, session) => map(characterListReply(session, page), inPlace),
});
