import { command } from '../src/interaction/command.ts';
import { giveBack, lendOut, lentView } from '../src/interaction/lend/lend-out.ts';
import { lendScreen } from '../src/interaction/lend/screen.ts';
import { oneOf, optional, text, user } from '../src/interaction/option.ts';
import { lendable } from '../src/interaction/options/lendable.ts';
import { show, whisper } from '../src/interaction/reply.ts';
import { map, ok } from '../src/rules/core/result.ts';
import { running } from '../src/session/authorize.ts';
import { untilTyped } from '../src/session/typed-times.ts';
import { plain } from '../src/text/markdown.ts';
import { hands as words } from '../src/text/spoken.ts';

export const lend = command({
  name: 'lend',
  description: 'Let another play your character for a time, and take it back',
  requires: running,
  needs: { person: true },
  options: {
    to: optional(user('To whom; left out: to the GM')),
    until: optional(text('Until when: Friday, 3 days. Left out: until you are back', () => words.days)),
    as: lendable('Whom, if you play several'),
    back: optional(oneOf('They go back to whose they are', ['yes'])),
  },
  run({ as: of, to, until, back }, session) {
    if (back) return map(giveBack(session, of), () => whisper(words.isBack(plain(of.name), of.lent?.owner)));
    if (to === undefined && until === undefined) return lendScreen(session, of);
    const { person } = session.loaded;
    const end = until === undefined ? ok(undefined) : untilTyped(until, person, session.caller.now);
    if (!end.ok) return end;
    return map(lendOut(session, of, to, end.value), (outcome) => {
      const { content, ping, embeds = [] } = lentView(session, outcome, of);
      return session.caller.keepsPosts
        ? whisper(words.isLent(plain(of.name), to, end.value))
        : show(embeds, { content, ping });
    });
  },
});
