import { command, refuse } from '../../src/discord/command.ts';
import { text } from '../../src/discord/option.ts';
import { outcome } from '../../src/table/outcome.ts';
import { everybody } from '../../src/table/suggestions.ts';
import { asGm, named } from '../../src/table/who.ts';

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
