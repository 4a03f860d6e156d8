import { command, refuse } from '../../src/discord/command.ts';
import { optional, text } from '../../src/discord/option.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { outcome } from '../../src/table/outcome.ts';
import { everybody } from '../../src/table/suggestions.ts';
import { asGmOrAdmin, named } from '../../src/table/who.ts';

export const skip = command({
  name: 'skip',
  description: 'Pass over whoever the fight waits for (GM)',
  options: { who: optional(text('Whose turn is passed over, if several could act', everybody)) },
  run({ who }, table) {
    const encounter = asGmOrAdmin(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const meant = who === undefined ? undefined : named(encounter.value, who);
    if (meant && !meant.ok) return refuse(meant.why, table);
    const skipped = meant?.value ?? onTurn(encounter.value)[0];
    if (!skipped) return refuse({ type: 'wrong-phase', wants: 'fighting', phase: encounter.value.phase }, table);

    const deed = { type: 'end-turn', who: skipped.id, skipped: 'the GM passes it over' } as const;
    return outcome(table, table.do(`${skipped.name} is passed over`, deed));
  },
});
