import { idOf, type OtherChange } from '../change-writes.ts';
import { rowWrites } from '../row-writes.ts';
import type { Commit, Committed } from '../store.ts';
import { type BegunDeletion, beginDeletion, deleteUser } from './delete-user.ts';
import type { Open } from './open.ts';
import { ShapeWriter } from './shape-writer.ts';
import type { Tables } from './tables.ts';

/** Writes commits. Whoever calls it has begun a transaction, and takes it back where something is thrown. */
export class Writer {
  readonly #tables: Tables;
  readonly #reply;
  readonly #shapes: ShapeWriter;
  readonly #deleting;
  /** By interaction. */
  readonly #begun = new Map<string, BegunDeletion>();

  constructor(open: Open, tables: Tables) {
    this.#tables = tables;
    this.#reply = open.sqlite.prepare<[string], string>('SELECT reply FROM replies WHERE interaction = ?').pluck();
    this.#shapes = new ShapeWriter(open.sqlite);
    this.#deleting = { db: open.db, rows: tables.rows, shapes: this.#shapes };
  }

  /** The reply that an interaction has had. */
  replyTo(interaction: string): string | undefined {
    return this.#reply.get(interaction);
  }

  /** Throws `Conflict` where the commit is based on what is no longer so. */
  write(commit: Commit): Committed {
    const { key, base, state, changes } = commit;
    const repeat = this.replyTo(key.interaction);
    if (repeat !== undefined) return { repeat };
    const changed = changes.length > 0 || state !== base;
    if (changed && !this.#tables.rows.isCurrent(key.channel, base)) return 'conflict';
    const { writes, others } = rowWrites(commit);
    for (const each of writes) this.#shapes.write(each);
    for (const other of others) this.#write(other, commit);
    return 'committed';
  }

  #begunOf({ interaction }: Commit['key']): BegunDeletion {
    const begun = this.#begun.get(interaction);
    if (!begun) throw new Error('A deletion that was not prepared');
    return begun;
  }

  /** Does most of what the commit of a user’s deletion is to do before it, in slices. */
  async prepareDeletion({ key }: Commit): Promise<void> {
    this.#begun.set(key.interaction, await beginDeletion(this.#deleting, key.server, key.user));
  }

  /** The commit is written, or will not be. */
  over({ key }: Commit): void {
    this.#begun.delete(key.interaction);
  }

  #write(change: OtherChange, { key, state, now }: Commit): void {
    const { characters, fieldImages, dueTimes } = this.#tables;
    switch (change.type) {
      case 'portrait-changed':
        characters.changePortrait(change.character, change.portrait);
        break;
      case 'field-image-added':
        fieldImages.add({ encounter: idOf({ state }), user: key.user, at: now }, change.image);
        break;
      case 'sheet-changed':
        characters.changeSheet(change.change, now);
        break;
      case 'person-changed':
        dueTimes.recount(key.server, key.user);
        break;
      case 'user-deleted':
        deleteUser(this.#deleting, key.server, key.user, this.#begunOf(key));
        dueTimes.recountAll(key.server);
        break;
      default:
        change satisfies never;
    }
  }
}
