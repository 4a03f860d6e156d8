import type { Change, NewDeed } from '../session/change.ts';
import type { Character } from '../session/character.ts';
import type { EncounterState, Seed } from '../session/encounter-state.ts';
import type { PostChange } from '../session/posts.ts';
import type { Saved } from '../session/saved.ts';
import { isKnown, personRow } from './people-rows.ts';
import type { Commit } from './store.ts';
import { deletes, fieldsOf, inserts, type RowWrite, type Shape, updates, upserts } from './write-shapes.ts';

/** A change that is no row by itself: what it writes depends on what is kept. */
export type OtherChange = Extract<
  Change,
  { readonly type: 'sheet-changed' | 'portrait-changed' | 'field-image-added' | 'person-changed' | 'user-deleted' }
>;

const DEED = inserts('deeds');
const UNDONE = updates('deeds', ['undoneBy']);
const SEALED = inserts('seeds');
const SHOWN = updates('seeds', ['shownAt']);
const POST = upserts('posts', ['state', 'view', 'version']);
/** Which deeds a message tells stays where a change does not say. */
const TELLING_POST = upserts('posts', ['state', 'view', 'version', 'firstDeed', 'lastDeed']);
const DROPPED_POST = updates('posts', ['state', 'view'], { raises: ['version'] });
const CHARACTER = {
  added: inserts('characters'),
  changed: updates('characters', fieldsOf('characters', ['id']), { expected: true }),
  deleted: deletes('characters'),
};
const PORTRAIT = deletes('portraits');
const SAVED = upserts('saved', ['name', 'what']);
const UNSAVED = deletes('saved');
const PERSON = upserts('people', fieldsOf('people', ['server', 'user']));
const NOBODY = deletes('people');
const PACE = upserts('servers', ['pace']);
const NO_PACE = deletes('servers');

/** Adds the rows of the changes of a commit, and returns the changes that are none. */
export function changeWrites(writes: RowWrite[], commit: Commit): readonly OtherChange[] {
  const rows = new Rows(writes);
  const others: OtherChange[] = [];
  for (const change of commit.changes) writeChange(rows, change, commit, others);
  return others;
}

/** Rows of which one commit may write the same more than once: it is written once, as it comes to. */
class Rows {
  readonly #writes: RowWrite[];
  readonly #places = new Map<string, number>();

  constructor(writes: RowWrite[]) {
    this.#writes = writes;
  }

  /** `id` tells the row from the others of its table. */
  add(shape: Shape, id: string | number, row: object): void {
    const name = `${shape.table} ${id}`;
    const place = this.#places.get(name) ?? -1;
    const before = this.#writes[place];
    // A row that is new twice is a bug, which the database finds.
    if (before && shape.write !== 'insert') this.#writes[place] = together(before, { shape, row });
    else this.#places.set(name, this.#writes.push({ shape, row }) - 1);
  }
}

function together(before: RowWrite, after: RowWrite): RowWrite {
  const row = { ...before.row, ...after.row };
  const isThere = before.shape.write === 'update' || before.shape.write === 'delete' || after.shape.write === 'delete';
  if (isThere) return { shape: after.shape, row };
  // Of a new row nothing that is not new; of two upserts the one that writes more.
  return { shape: before.shape.sets.length < after.shape.sets.length ? after.shape : before.shape, row };
}

function writeChange(rows: Rows, change: Change, commit: Commit, others: OtherChange[]): void {
  const { server, user } = commit.key;
  switch (change.type) {
    case 'encounter-opened':
      if (commit.base) dropUnread(rows, commit.base);
      break;
    case 'deed-added':
      addDeed(rows, change.deed, commit);
      break;
    case 'seed-sealed':
      addSeed(rows, idOf(commit), change.seed);
      break;
    case 'seed-shown': {
      const { encounter, number } = change;
      rows.add(SHOWN, `${encounter} ${number}`, { encounter, number, shownAt: commit.now });
      break;
    }
    case 'post-changed':
      writePost(rows, idOf(commit), change.post);
      break;
    case 'character-added':
      rows.add(CHARACTER.added, change.character.id, characterRow(change.character));
      break;
    case 'character-changed':
      rows.add(CHARACTER.changed, change.character.id, characterRow(change.character));
      break;
    case 'character-deleted':
      rows.add(PORTRAIT, change.id, { character: change.id });
      rows.add(CHARACTER.deleted, change.id, { id: change.id });
      break;
    case 'saved':
      rows.add(SAVED, ...savedRow(server, user, change.saved));
      break;
    case 'unsaved':
      rows.add(UNSAVED, ...savedRow(server, user, change.saved));
      break;
    case 'usual-pace-changed':
      rows.add(change.pace ? PACE : NO_PACE, server, { server, pace: change.pace });
      break;
    case 'person-changed': {
      rows.add(isKnown(change.person) ? PERSON : NOBODY, user, personRow(server, user, change.person));
      others.push(change);
      break;
    }
    case 'sheet-changed':
    case 'portrait-changed':
    case 'field-image-added':
    case 'user-deleted':
      others.push(change);
      break;
    default:
      change satisfies never;
  }
}

/** An undo marks the deeds that it touches, a redo takes the marks off. */
function addDeed(rows: Rows, deed: NewDeed, { key, state, now }: Commit): void {
  const encounter = idOf({ state });
  const { kind, number, thrown, bulk, touches } = deed;
  const { interaction } = key;
  rows.add(DEED, number, { ...deed, encounter, interaction, thrown: bulk ?? thrown, redacted: false, at: now });
  if (kind !== 'undo' && kind !== 'redo') return;
  const undoneBy = kind === 'undo' ? number : null;
  for (const touched of touches) rows.add(UNDONE, touched, { encounter, number: touched, undoneBy });
}

function addSeed(rows: Rows, encounter: number, { number, firstThrow, firstRoll, seed }: Seed): void {
  rows.add(SEALED, `${encounter} ${number}`, { encounter, number, firstThrow, firstRoll, seed });
}

function writePost(rows: Rows, encounter: number, { number, kind, state, view, version, deeds }: PostChange): void {
  const row = { encounter, number, kind, state, view, version };
  const [firstDeed, lastDeed] = deeds ?? [];
  if (deeds) rows.add(TELLING_POST, number, { ...row, firstDeed, lastDeed });
  else rows.add(POST, number, row);
}

/** The messages that call for words of the GM's that nobody has read go, with the encounter that gives way. */
function dropUnread(rows: Rows, { id, pending }: EncounterState): void {
  for (const { post } of pending?.whispers ?? [])
    rows.add(DROPPED_POST, `${id} ${post}`, { encounter: id, number: post, state: 'gone', view: null });
}

function characterRow({ draft, ...character }: Character) {
  return { ...character, lookup: character.name.toLowerCase(), draft };
}

function savedRow(server: string, user: string, kept: Pick<Saved, 'system' | 'name'>) {
  const lookup = kept.name.toLowerCase();
  return [`${kept.system} ${lookup}`, { ...kept, server, user, lookup }] as const;
}

export function idOf({ state }: Pick<Commit, 'state'>): number {
  if (!state) throw new Error('A change of an encounter without one');
  return state.id;
}
