import { staleReply } from '../../src/interaction/acts/stale.ts';
import { component } from '../../src/interaction/component.ts';
import { mark, marked } from '../../src/interaction/posts/mark.ts';
import { askWhich, whoActs } from '../../src/interaction/posts/who-acts.ts';
import { strikingFriend } from '../../src/posts/acts.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { actButton } from '../../src/posts/turn-buttons.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { begin, offersOf } from '../../src/rules/core/play.ts';
import { no } from '../../src/rules/core/result.ts';
import { anyEncounter, type InEncounter } from '../../src/session/authorize.ts';
import { lastOf } from '../../src/session/posts.ts';
import type { Session } from '../../src/session/session.ts';
import { turnKey } from '../../src/session/turn-key.ts';
import { friendQuestion } from '../act/panel.ts';

/** The whole acts on the message of a turn. One without an actor acts for whoever presses, with what they last used. */
export const actPressed = component({
  id: actButton,
  requires: anyEncounter,
  run(values, session) {
    const { turn, actor } = values;
    const { encounter, rules } = session;
    if (turn !== turnKey(encounter)) return staleReply(session);
    const able = whoActs(session, actor);
    if (!able.ok) return able;
    const intents = able.value.map((who) => ({ who, intent: intentOf(session, who, values) }));
    // Of several of one's own only those are asked about who can do it.
    const possible = intents.filter(({ intent }) => intent && begin(rules, encounter, intent).ok);
    const [only = intents[0], another] = possible;
    if (!only) return no({ type: 'nobody-of-yours' });
    if (another)
      return askWhich(
        possible.map(({ who }) => who),
        ({ id }) => actButton.write({ ...values, actor: mark(id) }),
      );
    const { who, intent } = only;
    if (!intent) return no({ type: 'stale' });
    const friendly = strikingFriend(session, who, intent);
    return friendly
      ? friendQuestion(session, { actor: who, saying: '' }, friendly)
      : play(session, { type: 'intent', intent });
  },
});

/** What the button says, apart from where it counts. */
type Pressed = Readonly<Record<'actor' | 'action' | 'targets' | 'tool' | 'manner', string>>;

/** What is meant of this one, with what they last used where the button names nobody. Absent: some of it is not there any more. */
function intentOf(
  { encounter, rules, posts }: Session & InEncounter,
  who: Combatant,
  { actor, action, targets, tool, manner }: Pressed,
): Intent | undefined {
  const at = targets === '' ? [] : targets.split(',').map((each) => marked(each, encounter.combatants, ({ id }) => id));
  const used = actor === '' ? lastOf(posts, who.id) : undefined;
  const last = used?.action === action ? used : undefined;
  const offers = tool || manner || last ? offersOf(rules, encounter, who.id, action) : undefined;
  const word = (wanted: string, of: readonly string[] = []) => (wanted === '' ? undefined : marked(wanted, of, String));
  const again = (used: string | undefined, of: readonly string[] = []) => of.find((each) => each === used);
  const [with_, how] = [word(tool, offers?.tools), word(manner, offers?.manners)];
  if (at.includes(undefined) || (tool !== '' && !with_) || (manner !== '' && !how)) return undefined;
  const ids = at.flatMap((each) => each?.id ?? []);
  return {
    action,
    actor: who.id,
    ...given({
      targets: ids.length > 0 ? ids : undefined,
      tool: with_ ?? again(last?.tool, offers?.tools),
      manner: how ?? again(last?.manner, offers?.manners),
    }),
  };
}
