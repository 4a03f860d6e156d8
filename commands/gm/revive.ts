import { command, refuse } from '../../src/interaction/command.ts';
import { outcome } from '../../src/interaction/deed-reply.ts';
import { text } from '../../src/interaction/option.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { asGm, named } from '../../src/session/authorize.ts';

export const revive = command({
  name: 'revive',
  description: 'Bring somebody back who is down or dead (GM)',
  options: { who: text('Who', everybody) },
  run({ who }, table) {
    const encounter = asGm(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const meant = named(encounter.value, who);
    if (!meant.ok) return refuse(meant.why, table);
    return outcome(table, table.do(`${meant.value.name} is revived`, { type: 'revive', who: meant.value.id }));
  },
});
