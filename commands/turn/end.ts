import { command, refuse } from '../../src/discord/command.ts';
import { optional, text } from '../../src/discord/option.ts';
import { outcome } from '../../src/table/outcome.ts';
import { mine } from '../../src/table/suggestions.ts';
import { actor, running } from '../../src/table/who.ts';

export const end = command({
  name: 'end',
  description: 'Be done with your turn',
  options: { as: optional(text('Whose turn ends, if you play several', mine)) },
  run({ as }, table) {
    const encounter = running(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const who = actor(table, as);
    if (!who.ok) return refuse(who.why, table);
    return outcome(table, table.do(`${who.value.name}’s turn ends`, { type: 'end-turn', who: who.value.id }));
  },
});
