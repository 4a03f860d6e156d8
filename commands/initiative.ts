import { command, refuse } from '../src/interaction/command.ts';
import { outcome } from '../src/interaction/deed-reply.ts';
import { asGm } from '../src/session/authorize.ts';

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
