import { command, refuse } from '../../src/interaction/command.ts';
import { outcome } from '../../src/interaction/deed-reply.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { asGmOrAdmin, named } from '../../src/session/authorize.ts';

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
