import { borneBy } from '../../src/embeds/conditions.ts';
import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import { anyEncounter } from '../../src/session/authorize.ts';

export const list = command({
  name: 'list',
  description: 'Which conditions there are, or which somebody bears',
  requires: anyEncounter,
  options: { who: optional(combatant('Whose; nobody: all who bear any')) },
  run({ who }, { encounter, rules, caller }) {
    const bearers = who ? [who] : encounter.combatants;
    return whisper(borneBy(bearers, rules, encounter, viewOf(caller.user, encounter)));
  },
});
