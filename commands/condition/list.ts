import { borneBy } from '../../src/embeds/conditions.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { findCombatant, isGm } from '../../src/session/authorize.ts';

export const list = command({
  name: 'list',
  description: 'Which conditions there are, or which somebody bears',
  options: { who: optional(text('Whose; nobody: all who bear any', everybody)) },
  run({ who }, session) {
    const { encounter } = session;
    if (!encounter) return refusalReply({ type: 'no-encounter' }, session);
    const bearer = who === undefined ? undefined : findCombatant(encounter, who);
    if (bearer && !bearer.ok) return refusalReply(bearer.why, session);
    const view = isGm(session) ? 'gm' : 'players';
    return whisper(borneBy(bearer ? [bearer.value] : encounter.combatants, session.rules, encounter, view));
  },
});
