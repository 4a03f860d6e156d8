// Project Sol › Actions in Combat: draw a weapon, reload, aim (Ruling "Attack": house values)

import { bears } from '../../core/encounter.ts';
import { ok } from '../../core/result.ts';
import { house } from '../house.ts';
import { because } from '../reasons.ts';
import { refuse } from '../refusals.ts';
import { arms, FISTS, type Fighter, named, type Weapon } from '../sheet.ts';
import { ownAction } from './alone.ts';

/** The weapon in hand: the one that was drawn, else the first of the sheet, else bare hands. */
export function inHand(who: Fighter): Weapon {
  const { sheet, own } = who;
  const drawn = own.inHand;
  return (drawn === undefined ? undefined : named(arms(sheet), drawn)) ?? sheet.weapons[0] ?? FISTS;
}

/** Can it strike without being drawn first? What is in hand, and unarmed blows. */
export function readyToUse(who: Fighter, weapon: Weapon): boolean {
  return weapon.skill === FISTS.skill || inHand(who).name === weapon.name;
}

export const draw = ownAction({
  title: 'Draw a Weapon',
  cite: 'Actions in Combat; Ruling "Attack" (house value)',
  kind: 'use',
  cost: 'draw-cost',
  choosing: 'tool',
  manners: (who) => drawable(who),
  may(_, who, manner) {
    return manner === undefined || inHand(who).name === manner
      ? refuse('in-hand', { weapon: inHand(who).name, name: who.name })
      : ok();
  },
  does(resolution, actor, manner) {
    resolution.changeOwn(actor, { inHand: manner });
  },
});

/** Weapons that need drawing, those not in hand first. */
function drawable(who: Fighter): readonly string[] {
  const held = inHand(who).name;
  const names = who.sheet.weapons.filter(({ skill }) => skill !== FISTS.skill).map(({ name }) => name);
  return [...names.filter((name) => name !== held), ...names.filter((name) => name === held)];
}

/** Magazines are not counted: to reload costs its point, and the story the rest. */
export const reload = ownAction({
  title: 'Reload',
  cite: 'Actions in Combat; Ruling "Attack" (house value)',
  kind: 'attack',
  cost: 'reload-cost',
  does() {},
});

/** A die more for the next attack, up to three. */
export const aim = ownAction({
  title: 'Aim',
  cite: 'Actions in Combat; Ruling "Attack" (house value)',
  kind: 'attack',
  cost: 'aim-cost',
  may(encounter, who) {
    const most = house(encounter, 'aim-most');
    return (bears(who, 'aiming')?.value ?? 0) >= most ? refuse('aim-full', { name: who.name, most }) : ok();
  },
  does(resolution, actor) {
    const before = bears(resolution.combatant(actor), 'aiming');
    const more = (before?.value ?? 0) + house(resolution.encounter, 'aim-dice');
    const value = Math.min(house(resolution.encounter, 'aim-most'), more);
    const after = { key: 'aiming', name: 'aiming', value, duration: { until: 'rounds-stop' } } as const;
    if (before)
      resolution.record({ type: 'condition-changed', subject: actor, before, after, why: because({ id: 'anew' }) });
    else resolution.record({ type: 'condition-gained', subject: actor, condition: after });
  },
});
