import { command, refuse } from '../src/discord/command.ts';
import { outcome } from '../src/table/outcome.ts';
import { asGm } from '../src/table/who.ts';

export const initiative = command({
  name: 'initiative',
  description: 'Make the order and begin the rounds (GM)',
  options: {},
  run(_, table) {
    const encounter = asGm(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    return outcome(table, table.do('initiative', { type: 'initiative' }));
  },
});
