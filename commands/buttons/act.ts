import { strikingFriend } from '../../src/interaction/acts/choice.ts';
import { friendQuestion } from '../../src/interaction/acts/panel.ts';
import { staleReply } from '../../src/interaction/acts/stale.ts';
import { component } from '../../src/interaction/component.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { actButton } from '../../src/interaction/posts/act-buttons.ts';
import { mark, marked } from '../../src/interaction/posts/mark.ts';
import { turnKey } from '../../src/interaction/posts/turn-key.ts';
import { askWhich, whoActs } from '../../src/interaction/posts/who-acts.ts';
import { given } from '../../src/rules/core/given.ts';
import { offersOf } from '../../src/rules/core/play.ts';
import { no } from '../../src/rules/core/result.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

/** The whole acts on the message of a turn. One without an actor acts for whoever presses, with what they last used. */
export const act = component({
  id: actButton,
  requires: anyEncounter,
  run(values, session) {
    const { turn, actor, action, targets, tool, manner } = values;
    const { encounter, rules, posts } = session;
    if (turn !== turnKey(encounter)) return staleReply(session);
    const able = whoActs(session, actor);
    if (!able.ok) return able;
    const [who, another] = able.value;
    if (!who) return no({ type: 'nobody-of-yours' });
    if (another) return askWhich(able.value, ({ id }) => actButton.write({ ...values, actor: mark(id) }));
    const at =
      targets === '' ? [] : targets.split(',').map((each) => marked(each, encounter.combatants, ({ id }) => id));
    const offers = offersOf(rules, encounter, who.id, action);
    const last = actor === '' && posts.last[who.id]?.action === action ? posts.last[who.id] : undefined;
    const word = (wanted: string, of: readonly string[] = []) =>
      wanted === '' ? undefined : marked(wanted, of, String);
    const again = (used: string | undefined, of: readonly string[] = []) => of.find((each) => each === used);
    const [with_, how] = [word(tool, offers?.tools), word(manner, offers?.manners)];
    if (at.includes(undefined) || (tool !== '' && !with_) || (manner !== '' && !how)) return no({ type: 'stale' });
    const ids = at.flatMap((each) => each?.id ?? []);
    const intent = {
      action,
      actor: who.id,
      ...given({
        targets: ids.length > 0 ? ids : undefined,
        tool: with_ ?? again(last?.tool, offers?.tools),
        manner: how ?? again(last?.manner, offers?.manners),
      }),
    };
    const friendly = strikingFriend(session, who, intent);
    return friendly
      ? friendQuestion(session, { actor: who, saying: '' }, friendly)
      : play(session, { type: 'intent', intent });
  },
});
