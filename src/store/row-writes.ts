import type { ActiveCondition, Combatant, Encounter } from '../rules/core/encounter.ts';
import { rulesNamed } from '../rules/systems.ts';
import type { NewDeed, StoreChange } from '../session/change.ts';
import type { Character } from '../session/character.ts';
import type { DefaultName } from '../session/defaults.ts';
import type { EncounterState, Seed } from '../session/encounter-state.ts';
import { type Person, type SavedEntry, UNKNOWN_PERSON } from '../session/person.ts';
import type { PostChange } from '../session/posts.ts';
import { combatantRow, conditionRow, rowOf } from './rows.ts';
import type { people } from './sqlite/schema.ts';
import { type Commit, SHARED_OWNER } from './store.ts';
import {
  deleteShape,
  fieldsOf,
  insertShape,
  type RowWrite,
  updateShape,
  upsertShape,
  type WriteShape,
} from './write-shapes.ts';

/**
 * What a commit writes: rows, each at most once, and changes that depend on stored data. Both lists are in the order of
 * writing.
 */
interface RowWrites {
  readonly writes: readonly RowWrite[];
  readonly dependentChanges: readonly DependentChange[];
}

const ENCOUNTER_INSERT = insertShape('encounters');
const RETIRED_ENCOUNTER_UPDATE = updateShape('encounters', ['current']);
const RETIRED_ENCOUNTER_WITH_PENDING_UPDATE = updateShape('encounters', ['current', 'pending']);
const REPLY_INSERT = insertShape('replies');

/**
 * The rows that a commit writes, the encounter's first. The store checks that nothing changed since the encounter was
 * loaded.
 */
export function rowWrites(commit: Commit): RowWrites {
  const { key, base, state, changes, reply, now } = commit;
  const opening = changes.find((change) => change.type === 'encounter-opened')?.opening;
  const writes: RowWrite[] = [];
  if (opening && state) writeOpening(writes, commit, state, opening);
  else if (state && state !== base) writes.push(...currentStateWrites(base, state));
  const dependentChanges = changeWrites(writes, commit);
  // No row may contain the id of a user who was just deleted.
  const user = dependentChanges.some(({ type }) => type === 'user-deleted') ? '' : key.user;
  writes.push({ shape: REPLY_INSERT, row: { interaction: key.interaction, user, reply, at: now } });
  return { writes, dependentChanges };
}

/**
 * Writes a new encounter. The previous one is no longer the channel's current one, and unread messages from its GM are
 * dropped.
 */
function writeOpening(writes: RowWrite[], { key, base }: Commit, state: EncounterState, opening: Encounter): void {
  if (base) {
    const hasUnreadWhispers = base.pending && base.pending.whispers.length > 0;
    const pendingWithoutWhispers = hasUnreadWhispers && { ...base.pending, whispers: [] };
    writes.push({
      shape: hasUnreadWhispers ? RETIRED_ENCOUNTER_WITH_PENDING_UPDATE : RETIRED_ENCOUNTER_UPDATE,
      row: { id: base.id, current: false, pending: pendingWithoutWhispers },
    });
  }
  const { channel, server } = key;
  const row = { ...rowOf(state), channel, server, current: true, opening, resealed: null, resealedBecause: null };
  writes.push({ shape: ENCOUNTER_INSERT, row });
  writeCombatants(writes, state.id, undefined, state.encounter);
}

/**
 * The writes for an encounter's current state. Long columns, combatants and conditions are written only if they have
 * changed.
 */
export function currentStateWrites(before: EncounterState | undefined, after: EncounterState): readonly RowWrite[] {
  const row = rowOf(after);
  const writes: RowWrite[] = [{ shape: currentStateShape(before && rowOf(before), row), row }];
  if (before?.encounter !== after.encounter) writeCombatants(writes, after.id, before?.encounter, after.encounter);
  return writes;
}

/** JSON columns, which are long and seldom change. All other columns are always written. */
const COLUMNS_WRITTEN_IF_CHANGED = [
  'turnOrder',
  'done',
  'gms',
  'pace',
  'settings',
  'positions',
  'field',
  'zones',
  'timeline',
  'scene',
  'own',
  'hidden',
  'posts',
  'waiting',
  'pending',
  'clock',
] as const;
const COLUMNS_ALWAYS_WRITTEN = fieldsOf('encounters', [
  ...COLUMNS_WRITTEN_IF_CHANGED,
  ...['id', 'channel', 'server', 'current', 'opening', 'openedAt', 'resealed', 'resealedBecause'],
]);

/** Shapes by the long columns that they write. Each column is one bit of the key. */
const currentStateShapeByColumnBits = new Map<number, WriteShape>();

function currentStateShape(before: ReturnType<typeof rowOf> | undefined, after: ReturnType<typeof rowOf>): WriteShape {
  let changedColumnBits = 0;
  for (const [index, column] of COLUMNS_WRITTEN_IF_CHANGED.entries())
    if (before?.[column] !== after[column]) changedColumnBits |= 1 << index;
  let shape = currentStateShapeByColumnBits.get(changedColumnBits);
  if (!shape) {
    shape = updateShape('encounters', [
      ...COLUMNS_ALWAYS_WRITTEN,
      ...COLUMNS_WRITTEN_IF_CHANGED.filter((_, index) => changedColumnBits & (1 << index)),
    ]);
    currentStateShapeByColumnBits.set(changedColumnBits, shape);
  }
  return shape;
}

const COMBATANT_SHAPES = {
  added: insertShape('combatants'),
  changed: updateShape('combatants', fieldsOf('combatants', ['encounter', 'id', 'sheet'])),
  // A sheet is written only if it has changed, because it is long and seldom changes.
  changedSheet: updateShape('combatants', fieldsOf('combatants', ['encounter', 'id'])),
  gone: deleteShape('combatants'),
};
const CONDITION_SHAPES = {
  added: insertShape('conditions'),
  changed: updateShape('conditions', fieldsOf('conditions', ['encounter', 'bearer', 'key'])),
  gone: deleteShape('conditions'),
};

function writeCombatants(writes: RowWrite[], encounter: number, before: Encounter | undefined, after: Encounter): void {
  // A fight whose system isn't loaded is written too, when a user's personal data is deleted from it.
  const rules = rulesNamed(after.system) ?? {};
  const combatantBeforeById = new Map(before?.combatants.map((combatant) => [combatant.id, combatant]));
  for (const [index, combatant] of after.combatants.entries()) {
    const previousCombatant = combatantBeforeById.get(combatant.id);
    combatantBeforeById.delete(combatant.id);
    if (previousCombatant === combatant && before?.combatants[index] === combatant) continue;
    writes.push({
      shape: combatantShape(previousCombatant, combatant),
      row: combatantRow(encounter, index, combatant, rules),
    });
    if (previousCombatant?.conditions !== combatant.conditions)
      writeConditions(
        writes,
        { encounter, bearer: combatant.id },
        previousCombatant?.conditions ?? [],
        combatant.conditions,
      );
  }
  for (const { id, conditions } of combatantBeforeById.values()) {
    writeConditions(writes, { encounter, bearer: id }, conditions, []);
    writes.push({ shape: COMBATANT_SHAPES.gone, row: { encounter, id } });
  }
}

function combatantShape(before: Combatant | undefined, after: Combatant): WriteShape {
  if (!before) return COMBATANT_SHAPES.added;
  return before.sheet === after.sheet ? COMBATANT_SHAPES.changed : COMBATANT_SHAPES.changedSheet;
}

function writeConditions(
  writes: RowWrite[],
  { encounter, bearer }: { readonly encounter: number; readonly bearer: string },
  before: readonly ActiveCondition[],
  after: readonly ActiveCondition[],
): void {
  const conditionBeforeByKey = new Map(before.map((condition, index) => [condition.key, { condition, place: index }]));
  for (const [index, condition] of after.entries()) {
    const previousCondition = conditionBeforeByKey.get(condition.key);
    conditionBeforeByKey.delete(condition.key);
    if (previousCondition?.condition === condition && previousCondition.place === index) continue;
    const shape = previousCondition ? CONDITION_SHAPES.changed : CONDITION_SHAPES.added;
    writes.push({ shape, row: conditionRow(encounter, bearer, index, condition) });
  }
  for (const key of conditionBeforeByKey.keys())
    writes.push({ shape: CONDITION_SHAPES.gone, row: { encounter, bearer, key } });
}

/** A change that depends on stored data, so it isn't just a row to write. */
export type DependentChange = Extract<
  StoreChange,
  {
    readonly type:
      | 'sheet-changed'
      | 'portrait-changed'
      | 'pack-portrait-changed'
      | 'pack-portrait-copied'
      | 'pack-portraits-removed'
      | 'field-image-added'
      | 'person-changed'
      | 'user-deleted';
  }
>;

const DEED_INSERT = insertShape('deeds');
const UNDO_MARK_UPDATE = updateShape('deeds', ['undoneBy']);
const SEED_INSERT = insertShape('seeds');
const SEED_SHOWN_UPDATE = updateShape('seeds', ['shownAt']);
/** For a change that doesn't say which deeds the message tells about. The stored deed numbers stay. */
const POST_UPSERT = upsertShape('posts', ['state', 'view', 'version']);
const POST_WITH_DEEDS_UPSERT = upsertShape('posts', ['state', 'view', 'version', 'firstDeed', 'lastDeed']);
/**
 * Keeps the content until the message is deleted. If the message was sent but its id was lost, it is found by its
 * content.
 */
const GONE_POST_UPSERT = upsertShape('posts', ['state', 'version']);
const DROPPED_POST_UPDATE = updateShape('posts', ['state'], { raises: ['version'] });
const CHARACTER_SHAPES = {
  added: insertShape('characters'),
  changed: updateShape('characters', fieldsOf('characters', ['id']), { expected: true }),
  deleted: deleteShape('characters'),
};
const PORTRAIT_DELETE = deleteShape('portraits');
const SAVED_ENTRY_UPSERT = upsertShape('saved', ['name', 'what']);
const SAVED_ENTRY_DELETE = deleteShape('saved');
const PERSON_UPSERT = upsertShape('people', fieldsOf('people', ['server', 'user', 'hints']));
/**
 * Updates only which hints the user has seen. Unlike the user's other settings, hints don't change when Fray acts
 * automatically, so nothing has to be computed again.
 */
const HINTS_UPSERT = upsertShape('people', ['hints']);
const PERSON_DELETE = deleteShape('people');
const SPEECH_INSERT = insertShape('said');
const SHARE_SHAPES = { kept: upsertShape('shares', ['token']), removed: deleteShape('shares') };
const PACK_KEEPERS_UPSERT = upsertShape('servers', ['packKeepers']);
const LAST_SYSTEM_UPSERT = upsertShape('servers', ['lastSystem']);
/** A server's row before anything is stored about the server. */
const NEW_SERVER_ROW = { packKeepers: null, lastSystem: null, welcomedAt: null };
const DEFAULT_SHAPES = {
  system: upsertShape('defaults', ['system']),
  settings: upsertShape('defaults', ['settings']),
  pace: upsertShape('defaults', ['pace']),
  map: upsertShape('defaults', ['map']),
  place: upsertShape('defaults', ['place']),
} as const satisfies Readonly<Record<DefaultName, WriteShape>>;
const DEFAULTS_DELETE = deleteShape('defaults');
/** The row of a channel without defaults. */
const NEW_DEFAULTS_ROW = { system: null, settings: null, pace: null, map: null, place: null };
/**
 * The commit conflicts if the server doesn't use this revision of the pack anymore, because someone else has replaced
 * it.
 */
const ROW_IN_USE_CONDITION = { where: 'current', expected: true } as const;
/** The commit conflicts if the server already uses a revision of the pack that someone else stored first. */
const NO_ROW_IN_USE_CONDITION = { ...ROW_IN_USE_CONDITION, onlyOf: 'id' } as const;
const PACK_SHAPES = {
  kept: upsertShape('packs', fieldsOf('packs', ['server', 'id', 'digest'])),
  keptFirst: upsertShape('packs', fieldsOf('packs', ['server', 'id', 'digest']), NO_ROW_IN_USE_CONDITION),
  inUse: updateShape('packs', ['current']),
  inUseFirst: updateShape('packs', ['current'], NO_ROW_IN_USE_CONDITION),
  replaced: updateShape('packs', ['current'], ROW_IN_USE_CONDITION),
  removed: deleteShape('packs'),
  dropped: deleteShape('packs', ROW_IN_USE_CONDITION),
};

/** Adds the rows of a commit's changes, and returns the changes that aren't rows. */
function changeWrites(writes: RowWrite[], commit: Commit): readonly DependentChange[] {
  const mergedRows = new MergedRows(writes);
  const dependentChanges: DependentChange[] = [];
  for (const change of commit.changes) writeChange(mergedRows, change, commit, dependentChanges);
  return dependentChanges;
}

/** Rows that a commit may change more than once. Each row is written once, with its final values. */
class MergedRows {
  readonly #writes: RowWrite[];
  readonly #places = new Map<string, number>();

  constructor(writes: RowWrite[]) {
    this.#writes = writes;
  }

  /** `id` identifies the row within its table. */
  add(shape: WriteShape, id: string | number, row: object): void {
    const name = `${shape.table} ${id}`;
    const index = this.#places.get(name) ?? -1;
    const writeBefore = this.#writes[index];
    // If a row is inserted twice, the database reports that bug.
    if (writeBefore && shape.write !== 'insert') this.#writes[index] = mergeWrites(writeBefore, { shape, row });
    else this.#places.set(name, this.#writes.push({ shape, row }) - 1);
  }
}

function mergeWrites(before: RowWrite, after: RowWrite): RowWrite {
  const row = { ...before.row, ...after.row };
  const rowExists =
    before.shape.write === 'update' || before.shape.write === 'delete' || after.shape.write === 'delete';
  if (rowExists) return { shape: after.shape, row };
  // The commit writes this new row twice. An insert that is followed by an update stays an insert. Of two upserts, the
  // one that sets more fields is used.
  return { shape: before.shape.sets.length < after.shape.sets.length ? after.shape : before.shape, row };
}

function writeChange(rows: MergedRows, change: StoreChange, commit: Commit, dependentChanges: DependentChange[]): void {
  const { server, user } = commit.key;
  switch (change.type) {
    case 'encounter-opened':
      if (commit.base) dropUnreadWhispers(rows, commit.base);
      rows.add(LAST_SYSTEM_UPSERT, `${server} system`, {
        ...NEW_SERVER_ROW,
        server,
        lastSystem: change.opening.system,
      });
      break;
    case 'deed-added':
      addDeed(rows, change.deed, commit);
      break;
    case 'seed-sealed':
      addSeed(rows, encounterIdOf(commit), change.seed);
      break;
    case 'seed-shown': {
      const { encounter, number } = change;
      rows.add(SEED_SHOWN_UPDATE, `${encounter} ${number}`, { encounter, number, shownAt: commit.now });
      break;
    }
    case 'post-changed':
      writePost(rows, encounterIdOf(commit), change.post);
      break;
    case 'character-added':
      rows.add(CHARACTER_SHAPES.added, change.character.id, characterRow(change.character));
      break;
    case 'character-changed':
      rows.add(CHARACTER_SHAPES.changed, change.character.id, characterRow(change.character));
      break;
    case 'character-deleted':
      rows.add(PORTRAIT_DELETE, change.id, { character: change.id });
      rows.add(CHARACTER_SHAPES.deleted, change.id, { id: change.id });
      break;
    case 'saved':
      rows.add(SAVED_ENTRY_UPSERT, ...savedRow(server, user, change.saved));
      break;
    case 'unsaved':
      rows.add(SAVED_ENTRY_DELETE, ...savedRow(server, user, change.saved));
      break;
    case 'default-changed': {
      const { channel, what, to } = change;
      rows.add(DEFAULT_SHAPES[what], `${server} ${channel} ${what}`, {
        ...NEW_DEFAULTS_ROW,
        server,
        channel,
        [what]: to[what] ?? null,
      });
      break;
    }
    case 'defaults-removed':
      rows.add(DEFAULTS_DELETE, `${server} ${change.channel}`, { server, channel: change.channel });
      break;
    case 'pack-keepers-changed':
      rows.add(PACK_KEEPERS_UPSERT, `${server} packs`, { ...NEW_SERVER_ROW, server, packKeepers: change.keepers });
      break;
    case 'pack-kept':
      rows.add(change.first ? PACK_SHAPES.keptFirst : PACK_SHAPES.kept, `${change.pack.id} ${change.pack.digest}`, {
        server,
        ...change.pack,
      });
      break;
    case 'pack-in-use': {
      const { id, digest, current, first } = change;
      const packInUseShape = first ? PACK_SHAPES.inUseFirst : PACK_SHAPES.inUse;
      rows.add(current ? packInUseShape : PACK_SHAPES.replaced, `${id} ${digest}`, { server, id, digest, current });
      break;
    }
    case 'pack-removed': {
      const { id, digest, current } = change;
      rows.add(current ? PACK_SHAPES.dropped : PACK_SHAPES.removed, `${id} ${digest}`, { server, id, digest });
      break;
    }
    case 'person-changed': {
      rows.add(
        hasSettings(change.person) ? PERSON_UPSERT : PERSON_DELETE,
        user,
        personRow(server, user, change.person),
      );
      dependentChanges.push(change);
      break;
    }
    case 'hinted':
      rows.add(HINTS_UPSERT, `${user} hints`, personRow(server, user, { hours: {}, hints: change.hints }));
      break;
    case 'said': {
      const { interaction, channel } = commit.key;
      rows.add(SPEECH_INSERT, interaction, { interaction, server, channel, user, message: null, at: commit.now });
      break;
    }
    case 'share-changed': {
      const { encounter, token } = change;
      rows.add(token === undefined ? SHARE_SHAPES.removed : SHARE_SHAPES.kept, `${encounter} share`, {
        encounter,
        token,
      });
      break;
    }
    case 'sheet-changed':
    case 'portrait-changed':
    case 'pack-portrait-changed':
    case 'pack-portrait-copied':
    case 'pack-portraits-removed':
    case 'field-image-added':
    case 'user-deleted':
      dependentChanges.push(change);
      break;
    default:
      change satisfies never;
  }
}

/** An undo marks the deeds it undoes; a redo removes the marks. */
function addDeed(rows: MergedRows, deed: NewDeed, { key, state, now }: Commit): void {
  const encounter = encounterIdOf({ state });
  const { kind, number, thrown, bulk, touches } = deed;
  const { interaction } = key;
  rows.add(DEED_INSERT, number, { ...deed, encounter, interaction, thrown: bulk ?? thrown, redacted: false, at: now });
  if (kind !== 'undo' && kind !== 'redo') return;
  const undoneBy = kind === 'undo' ? number : null;
  for (const touchedDeedNumber of touches)
    rows.add(UNDO_MARK_UPDATE, touchedDeedNumber, { encounter, number: touchedDeedNumber, undoneBy });
}

function addSeed(rows: MergedRows, encounter: number, { number, firstThrow, firstRoll, seed }: Seed): void {
  rows.add(SEED_INSERT, `${encounter} ${number}`, { encounter, number, firstThrow, firstRoll, seed });
}

function writePost(
  rows: MergedRows,
  encounter: number,
  { number, kind, state, view, version, deeds }: PostChange,
): void {
  const row = { encounter, number, kind, state, version, ...(state !== 'gone' && { view }) };
  const [firstDeed, lastDeed] = deeds ?? [];
  if (state === 'gone') rows.add(GONE_POST_UPSERT, number, row);
  else if (deeds) rows.add(POST_WITH_DEEDS_UPSERT, number, { ...row, firstDeed, lastDeed });
  else rows.add(POST_UPSERT, number, row);
}

/** When another encounter replaces this one, drops the posts that tell players about unread messages from the GM. */
function dropUnreadWhispers(rows: MergedRows, { id, pending }: EncounterState): void {
  for (const { post } of pending?.whispers ?? [])
    rows.add(DROPPED_POST_UPDATE, `${id} ${post}`, { encounter: id, number: post, state: 'gone' });
}

function characterRow({ draft, ...character }: Character) {
  return { ...character, lookup: character.name.toLowerCase(), draft };
}

function savedRow(server: string, user: string, { shared, ...entry }: SavedEntry) {
  const lowerName = entry.name.toLowerCase();
  const owner = shared ? SHARED_OWNER : user;
  return [`${owner} ${entry.system} ${lowerName}`, { ...entry, server, user: owner, lookup: lowerName }] as const;
}

export function encounterIdOf({ state }: Pick<Commit, 'state'>): number {
  if (!state) throw new Error('A change of an encounter without one');
  return state.id;
}

type PersonRow = typeof people.$inferSelect;

/** True if a person has any settings to store. */
function hasSettings({ hours, direct, next, meanwhile, hints }: Person): boolean {
  return (
    Object.keys(hours).length > 0 || direct === true || next === true || meanwhile !== undefined || hints !== undefined
  );
}

function personRow(
  server: string,
  user: string,
  { hours: { zone, quiet, off, away }, direct, next, meanwhile, hints }: Person,
): PersonRow {
  return {
    server,
    user,
    zone: zone ?? null,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    off: off ?? null,
    away: away ?? null,
    direct: direct === true,
    next: next ?? null,
    meanwhile: meanwhile ?? null,
    hints: hints ?? null,
  };
}

/** A person's settings from their row. Empty without a row. */
export function personOf(row: PersonRow | undefined): Person {
  if (!row) return UNKNOWN_PERSON;
  const { zone, quietFrom, quietUntil, off, away, direct, next, meanwhile, hints } = row;
  return {
    hours: {
      ...(zone !== null && { zone }),
      ...(quietFrom !== null && quietUntil !== null && { quiet: { from: quietFrom, until: quietUntil } }),
      ...(off !== null && { off }),
      ...(away !== null && { away }),
    },
    ...(direct && { direct }),
    ...(next && { next }),
    ...(meanwhile !== null && { meanwhile }),
    ...(hints !== null && { hints }),
  };
}
