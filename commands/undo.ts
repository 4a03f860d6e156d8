import { command, refuse } from '../src/discord/command.ts';
import { show } from '../src/discord/reply.ts';
import { undone } from '../src/embeds/undone.ts';
import { isGm } from '../src/table/who.ts';

export const undo = command({
  name: 'undo',
  description: 'Take back the last thing done: your own, or any if you are the GM',
  options: {},
  run(_, table) {
    const { encounter, caller, waiting } = table;
    if (!encounter) return refuse({ type: 'no-encounter' }, table);
    const last = waiting ?? table.lastDeed;
    if (!last) return refuse({ type: 'nothing-to-undo' }, table);
    if (!isGm(table) && last.user !== caller.user) return refuse({ type: 'not-your-deed', what: last.title }, table);

    if (waiting) {
      const withdrawn = table.withdraw();
      return withdrawn.ok ? show(undone(waiting.title, encounter, encounter)) : refuse(withdrawn.why, table);
    }
    const taken = table.undo();
    if (!taken.ok) return refuse(taken.why, table);
    return show(undone(taken.value.deed.title, taken.value.before, taken.value.after));
  },
});
