import { component } from '../../src/interaction/component.ts';
import { joinButton } from '../../src/interaction/join-button.ts';
import { join as comeIn, joinMenu } from '../../src/interaction/join-menu.ts';
import { joinerNamed } from '../../src/interaction/options/characters.ts';
import { running } from '../../src/session/authorize.ts';

/** Join on the opening card: asks with whom, then comes in. */
export const join = component({
  id: joinButton,
  requires: running,
  needs: { characters: true, lastSelves: true },
  run(at, session, { chosen: [name] }) {
    if (name === undefined) return joinMenu(session, at);
    const joiner = joinerNamed(name, session);
    return joiner.ok ? comeIn(session, joiner.value, {}) : joiner;
  },
});
