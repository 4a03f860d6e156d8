import { component } from '../../src/interaction/component.ts';
import { practiceButton, practiceChoice, practiceScreen } from '../../src/interaction/practice.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { no } from '../../src/rules/core/result.ts';
import { rulesNamed } from '../../src/rules/systems.ts';

/** Every tap in a practice fight. */
export const practicePressed = component({
  id: practiceButton,
  run({ system, ...at }, session) {
    if (system === '') return inPlace(practiceChoice(session));
    const rules = rulesNamed(system);
    const screen = rules && practiceScreen(rules, session, at);
    return screen ? inPlace(screen) : no({ type: 'stale' });
  },
});
