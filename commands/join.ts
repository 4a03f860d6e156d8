import { command, refuse } from '../src/discord/command.ts';
import { optional, text } from '../src/discord/option.ts';
import { joining, LONGEST_NAME, PLAYERS } from '../src/table/newcomer.ts';
import { outcome } from '../src/table/outcome.ts';
import { characters } from '../src/table/suggestions.ts';
import { running } from '../src/table/who.ts';

export const join = command({
  name: 'join',
  description: 'Come into the fight with a character of yours, or a ready-made one',
  options: {
    character: text('Who comes: your character, or a ready-made one', characters),
    name: optional(text('What they are called here, if not by that name', undefined, LONGEST_NAME)),
    side: optional(text('Whose side they are on: players, unless you say', undefined, LONGEST_NAME)),
  },
  run({ character, name, side }, table) {
    const encounter = running(table);
    if (!encounter.ok) return refuse(encounter.why, table);

    const combatant = joining(table, encounter.value, character, name, side ?? PLAYERS);
    if (!combatant.ok) return refuse(combatant.why, table);
    return outcome(table, table.do(`${combatant.value.name} joins`, { type: 'join', combatants: [combatant.value] }));
  },
});
