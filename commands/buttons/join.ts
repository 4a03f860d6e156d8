import { component } from '../../src/interaction/component.ts';
import { joinButton } from '../../src/interaction/join-button.ts';
import { joinAsButton, joinFight, joinMenu } from '../../src/interaction/join-menu.ts';
import { joinerNamed } from '../../src/interaction/options/characters.ts';
import { inPlace, type Reply } from '../../src/interaction/reply.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { running } from '../../src/session/authorize.ts';

/** Join on the card: asks with whom, then comes in. */
export const joinPressed = component({
  id: joinButton,
  requires: running,
  needs: { characters: true, lastSelves: true },
  run(at, session, { chosen: [name] }) {
    if (name === undefined) return joinMenu(session, at);
    const joiner = joinerNamed(name, session);
    return joiner.ok ? map(joinFight(session, joiner.value, {}), inMenusPlace) : joiner;
  },
});

/** Join as a character of one's own. */
export const joinAs = component({
  id: joinAsButton,
  requires: running,
  needs: { characters: true, lastSelves: true },
  run({ character }, session) {
    const { name, system: theirs } = character;
    const { system: ours } = session.encounter;
    if (theirs !== ours) return no({ type: 'other-system', name, theirs, ours });
    return map(joinFight(session, character, {}), inMenusPlace);
  },
});

/** The menu closes into what was done, where only its user sees that. */
function inMenusPlace(reply: Reply): Reply {
  return reply.whisper ? inPlace(reply) : reply;
}
