import type { Borne, Combatant, Lasting, Track } from '../rules/core/encounter.ts';
import type { combatants, conditions } from './schema.ts';

/** The row of somebody in a fight. */
export type CombatantRow = typeof combatants.$inferSelect;
type ConditionRow = typeof conditions.$inferSelect;

/** Somebody as their row and the rows of their conditions have them. */
export function combatantOf(row: CombatantRow, borne: readonly ConditionRow[]): Combatant {
  const { id, name, side, controller, character, group, standing, orders, sheet } = row;
  return {
    id,
    name,
    side,
    ...(controller !== null && { controller }),
    ...(character !== null && { character }),
    ...(group !== null && { group }),
    sheet,
    tracks: {
      ...trackOf('hp', row.hp, row.hpMax),
      ...trackOf('wounds', row.wounds, row.woundsMax),
      ...trackOf('stress', row.stress, row.stressMax),
      ...trackOf('stamina', row.stamina, row.staminaMax),
      ...row.tracks,
    },
    conditions: borne.map(borneOf),
    standing,
    orders,
  };
}

function trackOf(name: string, value: number | null, max: number | null): Readonly<Record<string, Track>> {
  if (value === null) return {};
  return { [name]: max === null ? { value } : { value, max } };
}

/** The row of somebody at a place among those in a fight. */
export function combatantRow(encounter: number, place: number, combatant: Combatant): CombatantRow {
  const { id, name, side, controller, character, group, standing, orders, sheet } = combatant;
  const { hp, wounds, stress, stamina, ...tracks } = combatant.tracks;
  return {
    encounter,
    id,
    place,
    name,
    side,
    controller: controller ?? null,
    character: character ?? null,
    group: group ?? null,
    standing,
    hp: hp?.value ?? null,
    hpMax: hp?.max ?? null,
    wounds: wounds?.value ?? null,
    woundsMax: wounds?.max ?? null,
    stress: stress?.value ?? null,
    stressMax: stress?.max ?? null,
    stamina: stamina?.value ?? null,
    staminaMax: stamina?.max ?? null,
    tracks,
    orders,
    sheet,
  };
}

function borneOf({ key, name, source, value, note, facts, ...lasts }: ConditionRow): Borne {
  return {
    key,
    name,
    ...(source !== null && { source }),
    ...(value !== null && { value }),
    ...(note !== null && { note }),
    lasting: lastingOf(lasts),
    ...(facts !== null && { facts }),
  };
}

function lastingOf({ until, of, left }: Pick<ConditionRow, 'until' | 'of' | 'left'>): Lasting {
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

/** The row of a condition, at a place among those that its bearer has. */
export function conditionRow(encounter: number, bearer: string, place: number, borne: Borne): ConditionRow {
  const { key, name, source, value, note, lasting, facts } = borne;
  return {
    encounter,
    bearer,
    key,
    place,
    name,
    source: source ?? null,
    value: value ?? null,
    note: note ?? null,
    until: lasting.until,
    of: 'of' in lasting ? lasting.of : null,
    left: 'left' in lasting ? lasting.left : null,
    facts: facts ?? null,
  };
}
