import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { anybody, placeFor } from '../../src/interaction/options/placed.ts';
import { play, playQuietly } from '../../src/posts/deed-reply.ts';
import { isSecret } from '../../src/rules/core/secrecy.ts';
import { plain } from '../../src/text/markdown.ts';
import { drawing as words } from '../../src/text/spoken.ts';
import { gmOfField } from '../map/on-field.ts';
import { placeScreen, placing } from '../map/place.ts';

export const place = command({
  name: 'place',
  description: 'Put somebody on a tile, or off the field; of nobody: by taps (GM)',
  requires: gmOfField,
  options: {
    who: optional(anybody('Whom')),
    at: optional(placeFor('Which tile: D7, or “off”', 'who')),
  },
  run({ who, at }, session) {
    if (!who || at === undefined) return placeScreen(session);
    const deed = placing(session, who, at);
    if (!isSecret(deed)) return play(session, deed);
    return playQuietly(session, deed, words.placedUnseen(plain(who.name), at));
  },
});
