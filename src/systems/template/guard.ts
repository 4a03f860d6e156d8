// The book's chapter on guarding: give up your action, and you are harder to hit until your next turn.

import { action, type CombatantId, combatant, declare, no, ok } from 'fray/rules';
import { refusal } from './reasons.ts';
import type { Fighter, Newsystem } from './sheet.ts';

/** How much harder it is to hit someone who guards. */
export const ARMOR_OF_GUARD = 4;

export const guard = action<Newsystem, CombatantId>({
  title: 'Guard',
  cite: 'Combat › Guarding',
  when: 'turn',
  kind: 'guard',
  // `/defend` and the *Defend* button use this action.
  command: 'defend',
  offers(encounter, actor) {
    const guardian = combatant(encounter, actor);
    return guardian.own.acted || isGuarding(guardian) ? undefined : {};
  },
  plan(encounter, { actor }) {
    const guardian = combatant(encounter, actor);
    if (guardian.own.acted) return no(refusal('already acted', { name: guardian.name }));
    return isGuarding(guardian) ? no(refusal('already guarding', { name: guardian.name })) : ok(actor);
  },
  resolve(scene, actor, intent) {
    declare(scene, intent);
    scene.changeOwn(actor, { acted: true });
    scene.record({
      type: 'condition-gained',
      subject: actor,
      condition: {
        key: 'guarding',
        name: 'guarding',
        duration: { until: 'turn-start', of: actor, left: 1 },
        source: actor,
      },
    });
  },
});

export function isGuarding({ conditions }: Fighter): boolean {
  return conditions.some(({ name }) => name === 'guarding');
}
