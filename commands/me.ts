import { command } from '../src/interaction/command.ts';
import { luckScreen, MOST_FIGHTS } from '../src/interaction/corner/luck-screen.ts';
import { CORNER_NEEDS, openCorner } from '../src/interaction/corner/open.ts';
import { boolean, type Option, optional } from '../src/interaction/option.ts';
import { name } from '../src/interaction/options/characters.ts';
import { whisper } from '../src/interaction/reply.ts';
import { map, no } from '../src/rules/core/result.ts';
import { lastDone, savable } from '../src/session/saving.ts';
import { plain } from '../src/text/markdown.ts';
import { corner as words } from '../src/text/spoken.ts';

/** Only where it is asked for the fights are read. */
const luckOption: Option<boolean, 'played'> = {
  ...boolean('How lucky you were with your dice, in your latest fights'),
  needs: (values, option) => (values.get(option) === true ? { played: MOST_FIGHTS } : {}),
};

export const me = command({
  name: 'me',
  description: 'Your corner: how you are, when your turn comes, your answers in advance, when you play',
  needs: CORNER_NEEDS,
  options: { save: optional(name('A name of your own, under which to keep your last act or roll')), luck: luckOption },
  run({ luck: asked, save }, session) {
    if (asked) return luckScreen(session);
    if (save === undefined) return openCorner(session);
    const last = lastDone(session);
    if (!last) return no({ type: 'nothing-to-save' });
    return map(savable(session, save, last), (saved) => {
      session.add({ type: 'saved', saved });
      return whisper(words.saved(plain(saved.name)));
    });
  },
});
