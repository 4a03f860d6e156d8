import { command } from '../src/interaction/command.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import { no } from '../src/rules/core/result.ts';
import { ownCombatants, running } from '../src/session/authorize.ts';
import { planScreen } from './plan/screen.ts';

export const plan = command({
  name: 'plan',
  description: 'What you will do when your turn comes, so that the fight need not wait for you',
  requires: running,
  options: { as: actor('For whom, if you play several') },
  run({ as }, session) {
    // A GM acts for anybody, but reads nobody's plan.
    if (!ownCombatants(session).includes(as)) return no({ type: 'not-yours', name: as.name });
    return planScreen(session, as);
  },
});
