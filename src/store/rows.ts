import type { ActiveCondition, Combatant, Duration, Encounter, Resource } from '../rules/core/encounter.ts';
import { countsOf, type Ruleset } from '../rules/core/ruleset.ts';
import { rulesNamed, rulesOf } from '../rules/systems.ts';
import { earliestDueTime } from '../session/clock.ts';
import type { EncounterState, Seed } from '../session/encounter-state.ts';
import type { PackSummary, StoredPack } from '../session/pack.ts';
import type { combatants, conditions, encounters, packs } from './sqlite/schema.ts';

export type EncounterRow = typeof encounters.$inferSelect;

type PackRow = typeof packs.$inferSelect;

/** A stored revision of a pack from its row, without its file. */
export function packSummaryOf({
  id,
  revision,
  system,
  title,
  digest,
  bytes,
  by,
  at,
  current,
}: Omit<PackRow, 'file'>): PackSummary {
  return { id, revision, system, title, digest, bytes, ...(by !== null && { by }), at, current };
}

/** A stored revision of a pack from its row. */
export function packOf(row: PackRow): StoredPack {
  return { ...packSummaryOf(row), file: row.file };
}

/** An encounter's state, from its row, its current seed, and its combatants in order. */
export function stateOf(row: EncounterRow, seed: Seed, combatants: readonly Combatant[]): EncounterState {
  const { id, revision, deeds, throws, rolls, head, posts, waiting, pending, clock, openedAt, endedAt } = row;
  return {
    id,
    revision,
    deeds,
    throws,
    rolls,
    head,
    seed,
    posts: posts ?? undefined,
    waiting: waiting ?? undefined,
    pending: pending ?? undefined,
    clock: clock ?? undefined,
    openedAt,
    endedAt: endedAt ?? undefined,
    encounter: encounterOf(row, combatants),
  };
}

/** The encounter in a row, in its current state. */
export function encounterOf(row: EncounterRow, combatants: readonly Combatant[]): Encounter {
  const { hidden, pace, field, zones, timeline, scene } = row;
  return {
    ...columnsOf(row),
    combatants,
    ...(hidden !== null && { hidden }),
    ...(pace !== null && { pace }),
    ...(field !== null && { field }),
    ...(zones !== null && { zones }),
    ...(timeline !== null && { timeline }),
    ...(scene !== null && { scene }),
  };
}

/** The columns of an encounter's row that its state fills. */
export function rowOf(state: EncounterState) {
  const { id, revision, deeds, throws, rolls, head, posts, waiting, pending, clock, openedAt, endedAt, encounter } =
    state;
  return {
    ...columnsOf(encounter),
    id,
    deeds,
    revision,
    throws,
    rolls,
    head,
    posts: posts ?? null,
    waiting: waiting ?? null,
    pending: pending ?? null,
    hidden: encounter.hidden ?? null,
    pace: encounter.pace ?? null,
    field: encounter.field ?? null,
    zones: encounter.zones ?? null,
    timeline: encounter.timeline ?? null,
    scene: encounter.scene ?? null,
    clock: clock ?? null,
    dueAt: clock ? (earliestDueTime(clock) ?? null) : null,
    openedAt,
    endedAt: endedAt ?? null,
  };
}

export function columnsOf(
  encounter: Omit<Encounter, 'combatants' | 'hidden' | 'pace' | 'field' | 'zones' | 'timeline' | 'scene'>,
) {
  const { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own } = encounter;
  return { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own };
}

export type CombatantRow = typeof combatants.$inferSelect;
export type ConditionRow = typeof conditions.$inferSelect;

/**
 * The combatants of an encounter, from their rows and their conditions' rows, both in order. An ended encounter can be
 * read even if its system isn't loaded, so that another can begin in its channel. For a running encounter, a missing
 * system throws `UnknownSystemError`, unless the encounter is only read to delete personal data.
 */
export function combatantsOf(
  encounter: Pick<Encounter, 'system' | 'phase'>,
  rows: readonly CombatantRow[],
  conditionRows: readonly ConditionRow[],
  use: 'play' | 'deletion' = 'play',
): readonly Combatant[] {
  const needsSystem = use === 'play' && encounter.phase !== 'ended';
  const rules = needsSystem ? rulesOf(encounter) : (rulesNamed(encounter.system) ?? {});
  const conditionsByBearer = Map.groupBy(conditionRows, ({ bearer }) => bearer);
  return rows.map((row) => combatantOf(row, conditionsByBearer.get(row.id) ?? [], rules));
}

/** A combatant from its row and its conditions' rows. */
export function combatantOf(
  row: CombatantRow,
  conditionRows: readonly ConditionRow[],
  rules: Pick<Ruleset, 'ownCounts'>,
): Combatant {
  const { id, name, book, side, controller, character, portrait, group, vitality, standingOrders, sheet, own } = row;
  const { auto, plan, lent } = row;
  return {
    id,
    name,
    ...(book !== null && { book }),
    side,
    ...(controller !== null && { controller }),
    ...(character !== null && { character }),
    ...(portrait !== null && { portrait }),
    ...(group !== null && { group }),
    sheet,
    resources: { ...resourcesWithOwnColumns(row, rules), ...row.resources },
    conditions: conditionRows.map(conditionOf),
    vitality,
    standingOrders,
    own,
    ...(auto !== null && { auto }),
    ...(plan !== null && { plan }),
    ...(lent !== null && { lent }),
  };
}

/**
 * The resources that have columns of their own. Leaves out those that the system counts in its own state, because their
 * columns are only for queries.
 */
function resourcesWithOwnColumns(
  row: CombatantRow,
  { ownCounts = {} }: Pick<Ruleset, 'ownCounts'>,
): Readonly<Record<string, Resource>> {
  const columns = {
    ...namedResource('hp', row.hp, row.hpMax),
    ...namedResource('wounds', row.wounds, row.woundsMax),
    ...namedResource('stress', row.stress, row.stressMax),
    ...namedResource('stamina', row.stamina, row.staminaMax),
  };
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !Object.hasOwn(ownCounts, name)));
}

function namedResource(name: string, value: number | null, max: number | null): Readonly<Record<string, Resource>> {
  if (value === null) return {};
  return { [name]: max === null ? { value } : { value, max } };
}

/** The row to store for a combatant. `index` is its place in the encounter. */
export function combatantRow(
  encounter: number,
  index: number,
  combatant: Combatant,
  rules: Pick<Ruleset, 'ownCounts'>,
): CombatantRow {
  const { id, name, side, controller, character, portrait, group, vitality, standingOrders, sheet, own } = combatant;
  const { book = null, auto = null, plan = null, lent = null } = combatant;
  const { hp: _hp, wounds: _wounds, stress: _stress, stamina: _stamina, ...resources } = combatant.resources;
  const { hp, wounds, stress, stamina } = countsOf(rules, combatant);
  return {
    encounter,
    id,
    place: index,
    name,
    book,
    side,
    controller: controller ?? null,
    character: character ?? null,
    portrait: portrait ?? null,
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

function conditionOf({
  key,
  name,
  source,
  value,
  note,
  facts,
  form,
  ...durationColumns
}: ConditionRow): ActiveCondition {
  return {
    key,
    name,
    ...(form !== null && { form }),
    ...(source !== null && { source }),
    ...(value !== null && { value }),
    ...(note !== null && { note }),
    duration: durationOf(durationColumns),
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

/** The row to store for a condition. `index` is its place among its bearer's conditions. */
export function conditionRow(
  encounter: number,
  bearer: string,
  index: number,
  condition: ActiveCondition,
): ConditionRow {
  const { key, name, form, source, value, note, duration, facts } = condition;
  return {
    encounter,
    bearer,
    key,
    place: index,
    name,
    source: source ?? null,
    value: value ?? null,
    note: note ?? null,
    until: duration.until,
    of: 'of' in duration ? duration.of : null,
    left: 'left' in duration ? duration.left : null,
    facts: facts ?? null,
    form: form ?? null,
  };
}
