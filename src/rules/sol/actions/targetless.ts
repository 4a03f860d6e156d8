// Project Sol › Actions in Combat: draw a weapon, reload, aim (Ruling "Attack": house values)

import { type Action, type ActionCategory, action } from '../../core/action.ts';
import { type CombatantId, combatant, type Encounter, findCondition } from '../../core/encounter.ts';
import { choose, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare, type Resolution } from '../../core/resolution.ts';
import { type HouseValue, houseValue } from '../house-values.ts';
import { ACTION_POINTS, checkCanPay, payPoints } from '../points.ts';
import { because } from '../reasons.ts';
import { refuse } from '../refusals.ts';
import { FISTS, type Fighter, findEntry, type Sol, usableWeapons, type Weapon } from '../sheet.ts';

/** The weapon in hand: the drawn one, the first on the sheet, or bare hands. */
export function weaponInHand(who: Fighter): Weapon {
  const { sheet, own } = who;
  const drawnWeapon = own.inHand;
  return (
    (drawnWeapon === undefined ? undefined : findEntry(usableWeapons(sheet), drawnWeapon)) ?? sheet.weapons[0] ?? FISTS
  );
}

/** True if a weapon needs no drawing: the weapon in hand, or an unarmed attack. */
export function isReadyToUse(who: Fighter, weapon: Weapon): boolean {
  return weapon.skill === FISTS.skill || weaponInHand(who).name === weapon.name;
}

export const draw = targetlessAction({
  title: 'Draw a Weapon',
  cite: 'Actions in Combat; Ruling "Attack"',
  kind: 'use',
  cost: 'draw-cost',
  choosing: 'tool',
  manners: (who) => drawableWeapons(who),
  checkAllowed(_, who, manner) {
    return manner === undefined || weaponInHand(who).name === manner
      ? refuse('in-hand', { weapon: weaponInHand(who).name, name: who.name })
      : ok();
  },
  carryOut(resolution, actor, manner) {
    resolution.changeOwn(actor, { inHand: manner });
  },
});

/** The weapons that can be drawn. The one that is already in hand comes last. */
function drawableWeapons(who: Fighter): readonly string[] {
  const weaponName = weaponInHand(who).name;
  const weaponNames = who.sheet.weapons.filter(({ skill }) => skill !== FISTS.skill).map(({ name }) => name);
  return [...weaponNames.filter((name) => name !== weaponName), ...weaponNames.filter((name) => name === weaponName)];
}

/** Ammunition isn't counted, so reloading only costs points. */
export const reload = targetlessAction({
  title: 'Reload',
  cite: 'Actions in Combat; Ruling "Attack"',
  kind: 'attack',
  cost: 'reload-cost',
  carryOut() {},
});

/** Adds dice to the next attack. House values set how many dice one aim action adds, and the maximum. */
export const aim = targetlessAction({
  title: 'Aim',
  cite: 'Actions in Combat; Ruling "Attack"',
  kind: 'attack',
  cost: 'aim-cost',
  checkAllowed(encounter, who) {
    const max = houseValue(encounter, 'aim-most');
    return (findCondition(who, 'aiming')?.value ?? 0) >= max ? refuse('aim-full', { name: who.name, most: max }) : ok();
  },
  carryOut(resolution, actor) {
    const conditionBefore = findCondition(resolution.combatant(actor), 'aiming');
    const raisedValue = (conditionBefore?.value ?? 0) + houseValue(resolution.encounter, 'aim-dice');
    const aimValue = Math.min(houseValue(resolution.encounter, 'aim-most'), raisedValue);
    const conditionAfter = {
      key: 'aiming',
      name: 'aiming',
      value: aimValue,
      duration: { until: 'rounds-stop' },
    } as const;
    if (conditionBefore)
      resolution.record({
        type: 'condition-changed',
        subject: actor,
        before: conditionBefore,
        after: conditionAfter,
        why: because({ id: 'anew' }),
      });
    else resolution.record({ type: 'condition-gained', subject: actor, condition: conditionAfter });
  },
});

// Project Sol › Actions in Combat: actions without a target. Their point costs are house rules

interface TargetlessActionDefinition {
  readonly title: string;
  readonly cite: string;
  readonly kind: ActionCategory;
  readonly cost: HouseValue;
  /**
   * The command option in which the player chooses one of `manners`. The default is the option `manner`. If the player
   * chooses nothing, the first of `manners` counts. Without `manners`, there is nothing to choose.
   */
  readonly choosing?: 'manner' | 'tool';
  manners?(who: Fighter): readonly string[];
  /** Refuses if this fighter can't take the action now. */
  checkAllowed?(encounter: Encounter<Sol>, who: Fighter, choice: string | undefined): Result<undefined, Refusal>;
  carryOut(resolution: Resolution<Sol>, who: CombatantId, choice: string | undefined): void;
}

/**
 * Makes an action without a target, possible on the actor's own turn. It is refused without enough points; otherwise it
 * is declared, paid for and carried out.
 */
export function targetlessAction({
  title,
  cite,
  kind,
  cost,
  choosing = 'manner',
  manners,
  checkAllowed,
  carryOut,
}: TargetlessActionDefinition): Action<Sol> {
  const plan = (encounter: Encounter<Sol>, who: Fighter, input: string | undefined, choices = manners?.(who)) => {
    const choice = chosenOption(choices, input);
    if (!choice.ok) return choice;
    const choiceCheck = checkAllowed?.(encounter, who, choice.value) ?? ok();
    if (!choiceCheck.ok) return choiceCheck;
    const costCheck = checkCanPay(encounter, who, houseValue(encounter, cost));
    return costCheck.ok ? choice : costCheck;
  };
  return action<Sol, { readonly actor: CombatantId; readonly choice: string | undefined }>({
    title,
    cite,
    when: 'turn',
    kind,
    offers(encounter, actor) {
      const who = combatant(encounter, actor);
      const choices = manners?.(who);
      const possibleChoices = choices?.filter((each) => plan(encounter, who, each, choices).ok);
      if (possibleChoices)
        return possibleChoices.length > 0
          ? choosing === 'tool'
            ? { tools: possibleChoices }
            : { manners: possibleChoices }
          : undefined;
      return plan(encounter, who, undefined).ok ? {} : undefined;
    },
    ways(encounter, actor) {
      const costs = [{ resource: ACTION_POINTS, points: houseValue(encounter, cost) }];
      return (manners?.(combatant(encounter, actor)) ?? [undefined]).map((each) =>
        each === undefined ? { costs } : { costs, [choosing]: each },
      );
    },
    plan(encounter, { actor, [choosing]: input }) {
      const planResult = plan(encounter, combatant(encounter, actor), input);
      return planResult.ok ? ok({ actor, choice: planResult.value }) : planResult;
    },
    resolve(resolution, { actor, choice }, intent) {
      declare(resolution, intent, { [choosing]: choice });
      payPoints(
        resolution,
        actor,
        houseValue(resolution.encounter, cost),
        because({ id: 'action', action: intent.action }),
      );
      carryOut(resolution, actor, choice);
    },
  });
}

function chosenOption(
  knownNames: readonly string[] | undefined,
  input: string | undefined,
): Result<string | undefined, Refusal> {
  if (knownNames === undefined) return ok(undefined);
  if (input === undefined) return ok(knownNames[0]);
  return choose('way', input, knownNames);
}
