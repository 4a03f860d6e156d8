import { command } from '../src/interaction/command.ts';
import { awayScreen } from '../src/interaction/hours/away-screen.ts';
import { backAndPlaying, lendWhileAway } from '../src/interaction/lend/while-away.ts';
import { oneOf, optional, text, user } from '../src/interaction/option.ts';
import { map, ok } from '../src/rules/core/result.ts';
import { MEANWHILE } from '../src/session/person.ts';
import { awayUntil as gone } from '../src/session/typed-times.ts';
import { hours as words } from '../src/text/spoken.ts';

const DAYS = ['tomorrow', '2 days', '3 days', '1 week', '2 weeks', '4 weeks', 'Monday', 'Friday', 'Saturday'];

export const away = command({
  name: 'away',
  description: 'Say that you are away: your turn’s time stands still until you are back',
  needs: { person: true },
  options: {
    until: optional(text('Until when: Friday, 3 days, 24 December. Leave it out if you do not know yet', () => DAYS)),
    from: optional(text('From when, if not from now on', () => DAYS)),
    meanwhile: optional(oneOf('What is done as your turn comes meanwhile', MEANWHILE)),
    hands: optional(user('Who plays for you in this channel’s fight meanwhile')),
    back: optional(oneOf('That you are back', ['yes'])),
  },
  run({ until, from, meanwhile, hands, back }, session) {
    const { person } = session.loaded;
    const { now } = session.caller;
    if ([back, until, from, meanwhile, hands].every((each) => each === undefined)) return awayScreen(session);
    const changed = back ? backAndPlaying(session, person) : gone(person, { from, until, meanwhile }, now);
    const lent =
      changed.ok && !back && hands !== undefined ? lendWhileAway(session, changed.value, hands) : ok(undefined);
    if (!lent.ok) return lent;
    return map(changed, (kept) => {
      session.add({ type: 'person-changed', person: kept });
      return awayScreen(session, kept, back ? words.isBack : lent.value);
    });
  },
});
