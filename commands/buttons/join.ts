import { component } from '../../src/interaction/component.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { joinButton, joinMenu } from '../../src/interaction/join-menu.ts';
import { joinerNamed } from '../../src/interaction/options/characters.ts';
import { running } from '../../src/session/authorize.ts';
import { combatantFor } from '../../src/session/new-combatant.ts';

/** Join on the opening card: asks with whom, then comes in. */
export const join = component({
  id: joinButton,
  needs: { characters: true, lastSelves: true },
  requires: running,
  run(at, session, { chosen: [name] }) {
    if (name === undefined) return joinMenu(session, at);
    const joiner = joinerNamed(name, session);
    if (!joiner.ok) return joiner;
    const combatant = combatantFor(session, session.encounter, joiner.value, {});
    return combatant.ok ? play(session, { type: 'join', combatants: [combatant.value] }) : combatant;
  },
});
