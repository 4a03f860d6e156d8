import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { no } from '../../src/rules/core/result.ts';
import { gmOrAdmin } from '../../src/session/authorize.ts';

export const skip = command({
  name: 'skip',
  description: 'Pass over whoever the fight waits for (GM)',
  requires: gmOrAdmin,
  options: { who: optional(combatant('Whose turn is passed over, if several could act')) },
  run({ who }, session) {
    const { encounter } = session;
    const subject = who ?? onTurn(encounter)[0];
    if (!subject) return no({ type: 'wrong-phase', wants: 'fighting', phase: encounter.phase });
    return play(session, { type: 'end-turn', subject: subject.id, passedOver: true });
  },
});
