// The book's chapter on attacks: d20 + attack against armor. A hit does the weapon's damage.

import {
  action,
  type CombatantId,
  combatant,
  given,
  no,
  ok,
  oneTarget,
  type Refusal,
  type Result,
  resource,
} from 'fray/rules';
import { ARMOR_OF_GUARD } from './guard.ts';
import { because, refusal } from './reasons.ts';
import type { Fight, Fighter, Newsystem, Scene } from './sheet.ts';

/** An attack that `plan` has allowed, ready for `resolve`. */
interface Plan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Fighter['sheet']['weapons'][number];
}

export const attack = action<Newsystem, Plan>({
  title: 'Attack',
  cite: 'Combat › Attacks',
  when: 'turn',
  kind: 'attack',
  /** What can be chosen now. The buttons and menus come from it. */
  offers(encounter, actor) {
    const attacker = combatant(encounter, actor);
    if (attacker.own.acted) return undefined;
    const targets = encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality === 'up');
    return { targets: targets.map(({ id }) => id), tools: attacker.sheet.weapons.map(({ name }) => name) };
  },
  /** Refuses what isn't allowed, and works out what will happen. It changes nothing. */
  plan(encounter, intent) {
    const attacker = combatant(encounter, intent.actor);
    if (attacker.own.acted) return refuse('already acted', attacker);
    const target = oneTarget(encounter, intent);
    if (!target.ok) return target;
    const weapon = weaponOf(encounter, attacker, intent.tool);
    return weapon.ok ? ok({ actor: attacker.id, target: target.value.id, weapon: weapon.value }) : weapon;
  },
  /** Rolls the dice and records what happens. What was planned can't be refused anymore. */
  resolve(scene, { actor, target, weapon }, { words }) {
    scene.record({
      type: 'declared',
      action: 'attack',
      actor,
      targets: [target],
      tool: weapon.name,
      ...given({ words }),
    });
    scene.changeOwn(actor, { acted: true });
    const roll = scene.roll('1d20', [
      { value: scene.combatant(actor).sheet.attack, why: because({ id: 'stat', stat: 'attack' }) },
    ]);
    const armor = armorOf(scene.combatant(target));
    const hits = roll.total >= armor;
    const outcome = hits ? 'success' : 'failure';
    scene.record({
      type: 'checked',
      actor,
      target,
      purpose: because({ id: 'attack' }),
      tool: weapon.name,
      check: {
        roll,
        against: { name: because({ id: 'armor', owner: target }), value: armor },
        degree: hits ? 'hit' : 'miss',
        tier: outcome,
      },
    });
    if (hits) wound(scene, actor, target, weapon);
    const result = !hits ? 'nothing' : scene.combatant(target).vitality === 'up' ? 'hurt' : 'dead';
    // This event chooses the story line. Record it last, once the effect is known.
    scene.record({ type: 'struck', actor, target, tool: weapon.name, way: 'melee', outcome, answer: 'none', result });
  },
});

/** The weapon that the player named, or the first on the sheet. */
function weaponOf(
  _: Fight,
  { sheet: { weapons } }: Fighter,
  typed: string | undefined,
): Result<Plan['weapon'], Refusal> {
  const weapon = typed === undefined ? weapons[0] : weapons.find(({ name }) => name === typed);
  const weaponNames = weapons.map(({ name }) => name);
  if (weapon) return ok(weapon);
  return no(
    typed === undefined
      ? { type: 'missing', what: 'weapon', known: weaponNames }
      : { type: 'no-such', what: 'weapon', typed, known: weaponNames },
  );
}

/** The number that an attack must reach. */
export function armorOf({ sheet: { armor }, conditions }: Fighter): number {
  return conditions.some(({ name }) => name === 'guarding') ? armor + ARMOR_OF_GUARD : armor;
}

/** Does the weapon's damage. At 0 hit points, the target is dead. */
function wound(scene: Scene, actor: CombatantId, target: CombatantId, { name, damage }: Plan['weapon']): void {
  const itemReason = because({ id: 'item', item: name });
  const roll = scene.roll(`1${damage}`);
  const { value: before, max = before } = resource(scene.combatant(target), 'hp');
  const after = Math.max(0, before - roll.total);
  const steps = [{ plus: roll.total, why: itemReason, left: roll.total, roll }];
  const amount = roll.total;
  scene.record({
    type: 'harmed',
    target,
    actor,
    from: itemReason,
    kinds: [],
    resource: 'hp',
    steps,
    amount,
    before,
    after,
    max,
  });
  if (after === 0)
    scene.record({ type: 'fell', subject: target, as: because({ id: 'dead' }), before: 'up', after: 'dead' });
}

function refuse(why: 'already acted', { name }: Fighter): Result<never, Refusal> {
  return no(refusal(why, { name }));
}
