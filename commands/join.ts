import { command } from '../src/interaction/command.ts';
import { play } from '../src/interaction/deed-reply.ts';
import { optional, text } from '../src/interaction/option.ts';
import { joiner, name } from '../src/interaction/options/characters.ts';
import { sides } from '../src/interaction/options/combatants.ts';
import { running } from '../src/session/authorize.ts';
import { combatantFor, LONGEST_NAME, PLAYERS } from '../src/session/new-combatant.ts';

export const join = command({
  name: 'join',
  description: 'Come into the fight with a character of yours, or a ready-made one',
  requires: running,
  needs: { lastSelves: true },
  options: {
    character: joiner('Who comes: your character, or a ready-made one'),
    name: optional(name('What they are called here, if not by that name')),
    side: optional(text('Whose side they are on: players, unless you say', sides(PLAYERS), LONGEST_NAME)),
  },
  run({ character, name, side }, session) {
    const combatant = combatantFor(session, session.encounter, character, { name, side });
    return combatant.ok ? play(session, { type: 'join', combatants: [combatant.value] }) : combatant;
  },
});
