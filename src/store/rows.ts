import type { ActiveCondition, Combatant, Duration, Encounter, Resource } from '../rules/core/encounter.ts';
import { countsOf, type Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import type { combatants, conditions } from './sqlite/schema.ts';

/** The row of a combatant. */
export type CombatantRow = typeof combatants.$inferSelect;
export type ConditionRow = typeof conditions.$inferSelect;

/** The combatants of an encounter by their rows and those of their conditions, each in order. */
export function combatantsOf(
  encounter: Pick<Encounter, 'system'>,
  rows: readonly CombatantRow[],
  borne: readonly ConditionRow[],
): readonly Combatant[] {
  const rules = rulesOf(encounter);
  const byBearer = Map.groupBy(borne, ({ bearer }) => bearer);
  return rows.map((row) => combatantOf(row, byBearer.get(row.id) ?? [], rules));
}

/** A combatant as their row and the rows of their conditions have them. */
export function combatantOf(row: CombatantRow, borne: readonly ConditionRow[], rules: Ruleset): Combatant {
  const { id, name, side, controller, character, group, vitality, standingOrders, sheet, own, auto, plan, lent } = row;
  return {
    id,
    name,
    side,
    ...(controller !== null && { controller }),
    ...(character !== null && { character }),
    ...(group !== null && { group }),
    sheet,
    resources: { ...plainResources(row, rules), ...row.resources },
    conditions: borne.map(conditionOf),
    vitality,
    standingOrders,
    own,
    ...(auto !== null && { auto }),
    ...(plan !== null && { plan }),
    ...(lent !== null && { lent }),
  };
}

/** The resources with columns of their own. What a system counts in its own state is only there to be queried. */
function plainResources(row: CombatantRow, { ownCounts = {} }: Ruleset): Readonly<Record<string, Resource>> {
  const columns = {
    ...resourceOf('hp', row.hp, row.hpMax),
    ...resourceOf('wounds', row.wounds, row.woundsMax),
    ...resourceOf('stress', row.stress, row.stressMax),
    ...resourceOf('stamina', row.stamina, row.staminaMax),
  };
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !Object.hasOwn(ownCounts, name)));
}

function resourceOf(name: string, value: number | null, max: number | null): Readonly<Record<string, Resource>> {
  if (value === null) return {};
  return { [name]: max === null ? { value } : { value, max } };
}

/** The row of a combatant at an index among those in its encounter. */
export function combatantRow(encounter: number, place: number, combatant: Combatant, rules: Ruleset): CombatantRow {
  const { id, name, side, controller, character, group, vitality, standingOrders, sheet, own } = combatant;
  const { auto = null, plan = null, lent = null } = combatant;
  const { hp: _hp, wounds: _wounds, stress: _stress, stamina: _stamina, ...resources } = combatant.resources;
  const { hp, wounds, stress, stamina } = countsOf(rules, combatant);
  return {
    encounter,
    id,
    place,
    name,
    side,
    controller: controller ?? null,
    character: character ?? null,
    group: group ?? null,
    vitality,
    hp: hp?.value ?? null,
    hpMax: hp?.max ?? null,
    wounds: wounds?.value ?? null,
    woundsMax: wounds?.max ?? null,
    stress: stress?.value ?? null,
    stressMax: stress?.max ?? null,
    stamina: stamina?.value ?? null,
    staminaMax: stamina?.max ?? null,
    resources,
    standingOrders,
    sheet,
    own,
    auto,
    plan,
    lent,
  };
}

function conditionOf({ key, name, source, value, note, facts, ...lasts }: ConditionRow): ActiveCondition {
  return {
    key,
    name,
    ...(source !== null && { source }),
    ...(value !== null && { value }),
    ...(note !== null && { note }),
    duration: durationOf(lasts),
    ...(facts !== null && { facts }),
  };
}

function durationOf({ until, of, left }: Pick<ConditionRow, 'until' | 'of' | 'left'>): Duration {
  switch (until) {
    case 'turn-start':
    case 'turn-end':
      return { until, of: of ?? '', left: left ?? 1 };
    case 'round-start':
    case 'round-end':
      return { until, left: left ?? 1 };
    default:
      return { until };
  }
}

/** The row of a condition, at an index among those of its bearer. */
export function conditionRow(encounter: number, bearer: string, place: number, borne: ActiveCondition): ConditionRow {
  const { key, name, source, value, note, duration, facts } = borne;
  return {
    encounter,
    bearer,
    key,
    place,
    name,
    source: source ?? null,
    value: value ?? null,
    note: note ?? null,
    until: duration.until,
    of: 'of' in duration ? duration.of : null,
    left: 'left' in duration ? duration.left : null,
    facts: facts ?? null,
  };
}
