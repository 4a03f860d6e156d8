import type { ActiveCondition, Combatant, Encounter } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import { changeWrites, type OtherChange } from './change-writes.ts';
import { rowOf } from './encounter-row.ts';
import { combatantRow, conditionRow } from './rows.ts';
import type { Commit } from './store.ts';
import { deletes, fieldsOf, inserts, type RowWrite, type Shape, updates } from './write-shapes.ts';

/** What a commit comes to: rows, each at most once; and changes that depend on what is kept. Both in order. */
export interface RowWrites {
  readonly writes: readonly RowWrite[];
  readonly others: readonly OtherChange[];
}

const OPENED = inserts('encounters');
const RETIRED = updates('encounters', ['current']);
const RETIRED_READ = updates('encounters', ['current', 'pending']);
const REPLY = inserts('replies');

/** The rows that a commit writes, the encounter’s first. Pure: what has to be so still is checked by the store. */
export function rowWrites(commit: Commit): RowWrites {
  const { key, base, state, changes, reply, now } = commit;
  const opening = changes.find((change) => change.type === 'encounter-opened')?.opening;
  const writes: RowWrite[] = [];
  if (opening && state) open(writes, commit, state, opening);
  else if (state && state !== base) writes.push(...presentWrites(base, state));
  const others = changeWrites(writes, commit);
  // Nothing names a user who has just been deleted.
  const user = others.some(({ type }) => type === 'user-deleted') ? '' : key.user;
  writes.push({ shape: REPLY, row: { interaction: key.interaction, user, reply, at: now } });
  return { writes, others };
}

/** The encounter before it is no longer current. Words of the GM's in it that nobody has read by now go. */
function open(writes: RowWrite[], { key, base }: Commit, state: EncounterState, opening: Encounter): void {
  if (base) {
    const unread = base.pending && base.pending.whispers.length > 0;
    const pending = unread && { ...base.pending, whispers: [] };
    writes.push({ shape: unread ? RETIRED_READ : RETIRED, row: { id: base.id, current: false, pending } });
  }
  const { channel, server } = key;
  const row = { ...rowOf(state), channel, server, current: true, opening, resealed: null, resealedBecause: null };
  writes.push({ shape: OPENED, row });
  writeCombatants(writes, state.id, undefined, state.encounter);
}

/** Writes the present of an encounter: of its columns, combatants and conditions only what is not the same as before. */
export function presentWrites(before: EncounterState | undefined, after: EncounterState): readonly RowWrite[] {
  const row = rowOf(after);
  const writes: RowWrite[] = [{ shape: presentShape(before && rowOf(before), row), row }];
  if (before?.encounter !== after.encounter) writeCombatants(writes, after.id, before?.encounter, after.encounter);
  return writes;
}

/** Columns of JSON: long, and most stay as they are. The others are written each time. */
const LONG = [
  'turnOrder',
  'done',
  'gms',
  'pace',
  'settings',
  'positions',
  'field',
  'own',
  'hidden',
  'posts',
  'waiting',
  'pending',
  'clock',
] as const;
const SHORT = fieldsOf('encounters', [
  ...LONG,
  ...['id', 'channel', 'server', 'current', 'opening', 'openedAt', 'resealed', 'resealedBecause'],
]);

/** By which of the long columns are written, each a bit. */
const presentShapes = new Map<number, Shape>();

function presentShape(before: ReturnType<typeof rowOf> | undefined, after: ReturnType<typeof rowOf>): Shape {
  let changed = 0;
  for (const [index, column] of LONG.entries()) if (before?.[column] !== after[column]) changed |= 1 << index;
  let shape = presentShapes.get(changed);
  if (!shape) {
    shape = updates('encounters', [...SHORT, ...LONG.filter((_, index) => changed & (1 << index))]);
    presentShapes.set(changed, shape);
  }
  return shape;
}

const COMBATANT = {
  added: inserts('combatants'),
  changed: updates('combatants', fieldsOf('combatants', ['encounter', 'id', 'sheet'])),
  // A sheet is long, and seldom changes.
  changedSheet: updates('combatants', fieldsOf('combatants', ['encounter', 'id'])),
  gone: deletes('combatants'),
};
const CONDITION = {
  added: inserts('conditions'),
  changed: updates('conditions', fieldsOf('conditions', ['encounter', 'bearer', 'key'])),
  gone: deletes('conditions'),
};

function writeCombatants(writes: RowWrite[], encounter: number, before: Encounter | undefined, after: Encounter): void {
  const rules = rulesOf(after);
  const was = new Map(before?.combatants.map((combatant) => [combatant.id, combatant]));
  for (const [place, combatant] of after.combatants.entries()) {
    const same = was.get(combatant.id);
    was.delete(combatant.id);
    if (same === combatant && before?.combatants[place] === combatant) continue;
    writes.push({ shape: combatantShape(same, combatant), row: combatantRow(encounter, place, combatant, rules) });
    if (same?.conditions !== combatant.conditions)
      writeConditions(writes, { encounter, bearer: combatant.id }, same?.conditions ?? [], combatant.conditions);
  }
  for (const { id, conditions } of was.values()) {
    writeConditions(writes, { encounter, bearer: id }, conditions, []);
    writes.push({ shape: COMBATANT.gone, row: { encounter, id } });
  }
}

function combatantShape(was: Combatant | undefined, is: Combatant): Shape {
  if (!was) return COMBATANT.added;
  return was.sheet === is.sheet ? COMBATANT.changed : COMBATANT.changedSheet;
}

function writeConditions(
  writes: RowWrite[],
  { encounter, bearer }: { readonly encounter: number; readonly bearer: string },
  before: readonly ActiveCondition[],
  after: readonly ActiveCondition[],
): void {
  const was = new Map(before.map((condition, place) => [condition.key, { condition, place }]));
  for (const [place, condition] of after.entries()) {
    const same = was.get(condition.key);
    was.delete(condition.key);
    if (same?.condition === condition && same.place === place) continue;
    const shape = same ? CONDITION.changed : CONDITION.added;
    writes.push({ shape, row: conditionRow(encounter, bearer, place, condition) });
  }
  for (const key of was.keys()) writes.push({ shape: CONDITION.gone, row: { encounter, bearer, key } });
}
