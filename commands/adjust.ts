import { command, integer, optional, text } from '../src/interaction/command.ts';
import { combatant, resource } from '../src/interaction/options/combatants.ts';
import { play, playPrivately } from '../src/posts/deed-reply.ts';
import { given } from '../src/rules/core/given.ts';
import { no } from '../src/rules/core/refusal.ts';
import { detailOf } from '../src/rules/core/secrecy.ts';
import { gm } from '../src/session/session.ts';
import { wordingIn } from '../src/text/refusals/topics.ts';
import { plain, t } from '../src/text/t.ts';

/** The highest value for a resource without a maximum. */
const MAX_VALUE = 1_000_000;

export const adjust = command({
  name: 'adjust',
  requires: gm,
  options: {
    who: optional(combatant()),
    by: optional(integer(-100_000, 100_000)),
    to: optional(integer(0, MAX_VALUE)),
    resource: resource('who'),
    why: optional(text(undefined, 200)),
  },
  run({ who, by, to, resource: { name, value, max = MAX_VALUE }, why }, session) {
    if ((by === undefined) === (to === undefined))
      return no({ type: 'missing', what: 'by-or-to', known: ['by', 'to'] });
    const newValue = to ?? Math.max(0, Math.min(max, value + (by ?? 0)));
    if (newValue === value) return no({ type: 'nothing-changes', what: { resource: name }, value, inCommand: true });
    if (!who) {
      const isSecret = session.rules.scene?.secret?.includes(name) || undefined;
      const deed = { type: 'scene-adjust', resource: name, to: newValue, ...given({ why, hidden: isSecret }) } as const;
      if (!isSecret) return play(session, deed);
      const facts = { resource: plain(wordingIn(session.encounter).resource(name)), value, after: newValue };
      return playPrivately(session, deed, t('adjusted-scene', facts));
    }
    const deed = { type: 'adjust', subject: who.id, resource: name, to: newValue, ...given({ why }) } as const;
    if (detailOf(who, session.encounter) !== 'hidden') return play(session, deed);
    return playPrivately(
      session,
      deed,
      t('adjusted-quietly', {
        name: plain(who.name),
        resource: wordingIn(session.encounter).resource(name),
        value,
        after: newValue,
      }),
    );
  },
});
