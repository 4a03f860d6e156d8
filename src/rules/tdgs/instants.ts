// TDGS › 6 Action Economy › The Instant Phase

import type { TileName } from '../../field/field.ts';
import { action } from '../core/action.ts';
import { type CombatantId, combatant, isInFight } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import type { OwnConditions } from '../core/ruleset.ts';
import { castableAbilities, castWays, declareCast, planCast } from './cast.ts';
import { forbiddingCondition } from './conditions.ts';
import { resolveTie } from './initiative.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import type { Ability, DeclaredInstant, Fight, Tdgs, TdgsResolution } from './sheet.ts';
import { resolveSpell } from './spell.ts';
import { refForTurnOrder } from './stats.ts';
import { hasUseLeft } from './uses.ts';

interface InstantPlan {
  readonly actor: CombatantId;
  readonly targets: readonly CombatantId[];
  readonly ability: Ability;
  readonly to?: TileName;
}

/**
 * Declares an Instant for the start of the next round. This is free. The round starts without waiting for players to
 * declare Instants (ruling).
 */
export const instant = action<Tdgs, InstantPlan>({
  title: 'Declare an Instant',
  cite: '6 Action Economy › The Instant Phase',
  when: 'always',
  kind: 'cast',
  offers(encounter, actor) {
    const who = combatant(encounter, actor);
    const declarableAbilities = castableAbilities(who, 'instant').filter(
      (each) => hasUseLeft(who, each) && !isInstantDeclared(encounter, actor, each),
    );
    if (encounter.phase === 'ended' || who.vitality !== 'up' || forbiddingCondition(who, 'instants') !== undefined)
      return undefined;
    const targets = encounter.combatants.filter(({ vitality }) => isInFight(vitality)).map(({ id }) => id);
    return declarableAbilities.length > 0 ? { tools: declarableAbilities.map(({ name }) => name), targets } : undefined;
  },
  ways: (encounter, actor) => castWays(encounter, actor, 'instant'),
  plan: planInstant,
  resolve(resolution, { actor, targets, ability, to }) {
    resolution.record({ type: 'declared', action: 'instant', actor, targets, tool: ability.name });
    const { declared = [] } = resolution.combatant(actor).own;
    resolution.changeOwn(actor, { declared: [...declared, { ability: ability.name, targets, ...given({ to }) }] });
  },
});

function planInstant(encounter: Fight, intent: Intent): Result<InstantPlan, Refusal> {
  const who = combatant(encounter, intent.actor);
  if (encounter.phase === 'ended') return no({ type: 'not-now', action: 'Declare an Instant', phase: encounter.phase });
  const blockingCondition = forbiddingCondition(who, 'instants');
  if (blockingCondition !== undefined)
    return no({ type: 'cannot', name: who.name, action: 'Declare an Instant', because: blockingCondition });
  const castPlan = planCast(encounter, intent, 'free', 'instant');
  if (!castPlan.ok) return castPlan;
  const { spell: ability, targets } = castPlan.value;
  if (isInstantDeclared(encounter, who.id, ability))
    return no(refusal('already', { name: who.name, condition: ability.name }));
  return ok({ actor: who.id, targets, ability, ...given({ to: intent.to }) });
}

function isInstantDeclared(encounter: Fight, actor: CombatantId, { name }: Ability): boolean {
  return combatant(encounter, actor).own.declared?.some(({ ability }) => ability === name) === true;
}

/**
 * Resolves Instants by "Instant's REF → Entity's LUK → d2". An Instant without a REF uses its declarer's REF, as in the
 * turn order (ruling).
 */
export function resolveInstants(resolution: TdgsResolution): void {
  const waitingInstants = resolution.encounter.combatants.flatMap((who) =>
    (who.own.declared ?? []).map((each) => {
      const ability = who.sheet.abilities.find(({ name }) => name === each.ability);
      const ref = ability?.ref ?? refForTurnOrder(who);
      return { who, declaredInstant: each, rank: ref * 100 + who.sheet.LUK };
    }),
  );
  const ranks = [...new Set(waitingInstants.map(({ rank }) => rank))].toSorted((a, b) => b - a);
  for (const rank of ranks) {
    const tiedInstants = waitingInstants.filter((one) => one.rank === rank);
    const ids = [...new Set(tiedInstants.map(({ who }) => who.id))];
    for (const { id } of resolveTie(resolution, ids))
      for (const { declaredInstant } of tiedInstants.filter(({ who }) => who.id === id))
        useInstant(resolution, id, declaredInstant);
  }
}

function useInstant(resolution: TdgsResolution, actor: CombatantId, instant: DeclaredInstant): void {
  // An earlier Instant might have taken out the declarer, which cancels this Instant.
  if (!resolution.combatant(actor).own.declared?.some(({ ability }) => ability === instant.ability)) return;
  withdrawInstant(resolution, actor, instant.ability);
  const { ability: tool, targets, to } = instant;
  const castPlan = planCast(
    resolution.encounter,
    { action: 'instant', actor, targets, tool, ...given({ to }) },
    'free',
    'instant',
  );
  if (!castPlan.ok) {
    resolution.record({ type: 'remarked', what: because({ id: 'comes to nothing', item: tool }), subject: actor });
    return;
  }
  const { intent: castIntent, ...casting } = castPlan.value;
  declareCast(resolution, 'instant fires', casting, castIntent);
  resolveSpell(resolution, casting);
}

/** Removes one declared Instant. */
function withdrawInstant(resolution: TdgsResolution, subject: CombatantId, ability: string): void {
  const remainingInstants =
    resolution.combatant(subject).own.declared?.filter((each) => each.ability !== ability) ?? [];
  resolution.changeOwn(subject, { declared: remainingInstants.length > 0 ? remainingInstants : undefined });
}

/** Lists a combatant's declared Instants among its conditions. */
export const declaredInstants: OwnConditions<Tdgs> = {
  of: ({ own: { declared = [] } }) =>
    declared.map(({ ability }) => ({
      key: `Declared: ${ability}`,
      name: 'Declared',
      note: ability,
      duration: { until: 'scene' },
    })),
  remove(resolution, subject, key) {
    const { declared = [] } = resolution.combatant(subject).own;
    const instant = declared.find(({ ability }) => `Declared: ${ability}` === key);
    if (instant) withdrawInstant(resolution, subject, instant.ability);
  },
};
