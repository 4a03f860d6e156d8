// Dungeoneers › Wounds, Stress: potions, items and abilities that restore and relieve; Movement: further uses of points

import { type CombatantId, combatant, track } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { action, type Intent } from '../core/ruleset.ts';
import type { Ability } from './arms.ts';
import { isHarmful, takeEffect } from './effect.ts';
import { atLeisureOrOnTurn, declare, enough, named, pay, target, targets } from './intent.ts';
import { gainMovement, step } from './movement.ts';
import { planMove, WAYS } from './moves.ts';
import { reaches } from './position.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, Fight } from './sheet.ts';

interface Using {
  readonly intent: Intent;
  readonly ability: Ability;
  readonly at: CombatantId;
}

/** The track that counts what is left of an item or ability. */
export function usesOf(name: string): string {
  return `uses: ${name}`;
}

/** A potion is drunk, an item used, an ability called on: for the points it asks, on oneself or one within reach. */
export const use = action<Dungeoneers, Using>({
  title: 'Use',
  brief: 'Use an item or ability of yours, on yourself or somebody within reach. It says which points it costs.',
  cite: 'Wounds; Stress; Movement',
  when: 'always',
  offers(fight, by) {
    const who = combatant(fight, by);
    const now = who.sheet.abilities.filter((each) => mayUse(fight, by, each).ok);
    if (now.length === 0) return undefined;
    const at = [by, ...targets(fight, by, (other) => reaches(fight, by, other.id))];
    return { at, with: now.map(({ name }) => name), ...(now.some(({ moves }) => moves) && { how: WAYS }) };
  },
  plan: planUse,
  resolve(scene, { intent, ability, at }) {
    const { by } = intent;
    const { name, spends, points, uses } = ability;
    declare(
      scene,
      { ...intent, at: intent.at ?? [at] },
      { with: name, ...(intent.how !== undefined && { how: intent.how }) },
    );
    if (scene.encounter.phase === 'fighting') pay(scene, by, spends, points, name);
    if (uses !== undefined) pay(scene, by, usesOf(name), 1, name);
    if (ability.movement > 0) gainMovement(scene, at, ability.movement, name);
    takeEffect(scene, by, at, name, ability);
    const moving = ability.moves ? planMove(scene.encounter, intent) : undefined;
    if (moving?.ok)
      step(
        scene,
        { mover: by, named: moving.value.named, way: moving.value.way },
        atLeisureOrOnTurn(scene.encounter, by),
      );
  },
});

/** Points and uses. Action and movement points are for the own turn; reaction points for any. */
function mayUse(fight: Fight, by: CombatantId, { name, spends, points, uses }: Ability): Result<unknown, Refusal> {
  const who = combatant(fight, by);
  if (who.standing !== 'up') return no({ type: 'out-of-the-fight', name: who.name, as: 'dead' });
  if (uses !== undefined && track(who, usesOf(name)).value < 1)
    return no({ type: 'nothing-left', name: who.name, what: name, need: 1, left: 0 });
  if (fight.phase !== 'fighting') return ok();
  if (spends !== 'reaction points' && !atLeisureOrOnTurn(fight, by)) {
    const turn = (fight.order[fight.turn] ?? []).map((id) => combatant(fight, id).name);
    return no({ type: 'not-your-turn', name: who.name, turn });
  }
  return enough(fight, by, spends, points);
}

function planUse(fight: Fight, intent: Intent): Result<Using, Refusal> {
  const { by, with: typed } = intent;
  const { abilities } = combatant(fight, by).sheet;
  if (typed === undefined)
    return no({ type: 'missing', what: 'item or ability', known: abilities.map(({ name }) => name) });
  const ability = named(abilities, typed, 'item or ability');
  if (!ability.ok) return ability;
  const may = mayUse(fight, by, ability.value);
  if (!may.ok) return may;
  if (ability.value.moves) {
    const moving = planMove(fight, intent);
    return moving.ok ? ok({ intent, ability: ability.value, at: by }) : moving;
  }
  const self = intent.at === undefined || intent.at.length === 0 || (intent.at.length === 1 && intent.at[0] === by);
  if (self && !isHarmful(ability.value)) return ok({ intent, ability: ability.value, at: by });
  const at = target(fight, intent);
  if (!at.ok) return at;
  if (fight.phase === 'fighting' && !reaches(fight, by, at.value.id))
    return refuse('not-in-reach', { name: at.value.name });
  return ok({ intent, ability: ability.value, at: at.value.id });
}
