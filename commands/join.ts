import { command } from '../src/interaction/command.ts';
import { joinFight } from '../src/interaction/join-menu.ts';
import { optional, text } from '../src/interaction/option.ts';
import { joiner, name } from '../src/interaction/options/characters.ts';
import { sides } from '../src/interaction/options/combatants.ts';
import { PLAYERS } from '../src/rules/core/encounter.ts';
import { running } from '../src/session/authorize.ts';
import { LONGEST_NAME } from '../src/session/new-combatant.ts';

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
  run: ({ character, ...as }, session) => joinFight(session, character, as),
});
