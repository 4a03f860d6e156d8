import { component } from '../../src/interaction/component.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { actButton } from '../../src/interaction/posts/act-buttons.ts';
import { marked } from '../../src/interaction/posts/mark.ts';
import { turnKey } from '../../src/interaction/posts/turn-key.ts';
import { given } from '../../src/rules/core/given.ts';
import { offersOf } from '../../src/rules/core/play.ts';
import { no } from '../../src/rules/core/result.ts';
import { actor, anyEncounter, isGm, ownCombatants } from '../../src/session/authorize.ts';

/** The whole acts on the message of a turn. One without an actor acts for whoever presses. */
export const act = component({
  id: actButton,
  requires: anyEncounter,
  run({ turn, actor: named, action, targets, tool, manner }, session) {
    const { encounter, rules } = session;
    if (turn !== turnKey(encounter)) return no({ type: 'stale' });
    const { combatants } = encounter;
    const idOf = ({ id }: { readonly id: string }) => id;
    const meant = named === '' ? undefined : marked(named, combatants, idOf);
    if (named !== '' && !meant) return no({ type: 'stale' });
    const who = meant ?? actor(session, undefined);
    if ('ok' in who && !who.ok) return who;
    const acting = 'ok' in who ? who.value : who;
    if (!isGm(session) && !ownCombatants(session).includes(acting)) return no({ type: 'not-yours', name: acting.name });
    const at = targets === '' ? [] : targets.split(',').map((each) => marked(each, combatants, idOf));
    const offers = offersOf(rules, encounter, acting.id, action);
    const word = (mark: string, of: readonly string[] = []) => (mark === '' ? undefined : marked(mark, of, String));
    const [with_, how] = [word(tool, offers?.tools), word(manner, offers?.manners)];
    if (at.includes(undefined) || (tool !== '' && !with_) || (manner !== '' && !how)) return no({ type: 'stale' });
    const ids = at.flatMap((each) => each?.id ?? []);
    const intent = {
      action,
      actor: acting.id,
      ...given({ targets: ids.length > 0 ? ids : undefined, tool: with_, manner: how }),
    };
    return play(session, { type: 'intent', intent });
  },
});
