import { component } from '../../src/interaction/component.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { admitButton } from '../../src/interaction/join-menu.ts';
import { joinerAmong } from '../../src/interaction/options/characters.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { map, no, ok } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { combatantFor, wayIn } from '../../src/session/joining.ts';
import { mention, buttons as words } from '../../src/text/spoken.ts';

/** Let in, or Not now: the GM's, under a player's wish to join. */
export const admit = component({
  id: admitButton,
  requires: gm,
  run({ answer, user, character, ready, name }, session) {
    if (answer === 'no') return inPlace({ content: words.refused(mention(user)), embeds: [], components: [] });
    const { encounter, loaded } = session;
    const way = wayIn(encounter, user);
    if (!way.ok) return way;
    const { characters } = loaded.asker;
    const stored = characters.find(({ id, system }) => id === character && system === encounter.system);
    const from = stored
      ? ok(stored)
      : character === ''
        ? joinerAmong(encounter, [], ready)
        : no({ type: 'character-gone' });
    if (!from.ok) return from;
    const combatant = combatantFor(encounter, user, loaded.asker, from.value, given({ name: name || undefined }));
    if (!combatant.ok) return combatant;
    return map(play(session, { type: 'join', combatants: [combatant.value] }), (reply) =>
      inPlace({ components: [], ...reply }),
    );
  },
});
