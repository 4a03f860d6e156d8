import { command, refuse } from '../../src/interaction/command.ts';
import { outcome } from '../../src/interaction/deed-reply.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { mine } from '../../src/interaction/suggestions.ts';
import { actor, running } from '../../src/session/authorize.ts';

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
