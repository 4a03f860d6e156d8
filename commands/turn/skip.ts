import { command, refusalReply } from '../../src/interaction/command.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { asGmOrAdmin, findCombatant } from '../../src/session/authorize.ts';

export const skip = command({
  name: 'skip',
  description: 'Pass over whoever the fight waits for (GM)',
  options: { who: optional(text('Whose turn is passed over, if several could act', everybody)) },
  run({ who }, session) {
    const encounter = asGmOrAdmin(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const meant = who === undefined ? undefined : findCombatant(encounter.value, who);
    if (meant && !meant.ok) return refusalReply(meant.why, session);
    const skipped = meant?.value ?? onTurn(encounter.value)[0];
    if (!skipped)
      return refusalReply({ type: 'wrong-phase', wants: 'fighting', phase: encounter.value.phase }, session);

    const deed = { type: 'end-turn', subject: skipped.id, passedOver: true } as const;
    return deedReply(session, session.do(deed));
  },
});
