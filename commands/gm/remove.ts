import { command, refuse } from '../../src/interaction/command.ts';
import { outcome } from '../../src/interaction/deed-reply.ts';
import { text } from '../../src/interaction/option.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { asGm, named } from '../../src/session/authorize.ts';

export const remove = command({
  name: 'remove',
  description: 'Take somebody out of the fight altogether (GM)',
  options: { who: text('Who', everybody) },
  run({ who }, table) {
    const encounter = asGm(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const meant = named(encounter.value, who);
    if (!meant.ok) return refuse(meant.why, table);
    return outcome(table, table.do(`${meant.value.name} is out of the fight`, { type: 'remove', who: meant.value.id }));
  },
});
