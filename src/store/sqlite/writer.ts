import type { Change } from '../../session/change.ts';
import type { Commit, Committed } from '../store.ts';
import { deleteUser } from './delete-user.ts';
import { dropUnread } from './drop-unread.ts';
import { Conflict } from './errors.ts';
import type { Open } from './open.ts';
import { replies } from './schema.ts';
import { inserting } from './statements.ts';
import type { Tables } from './tables.ts';

/** Writes commits. Whoever calls it has begun a transaction, and takes it back where something is thrown. */
export class Writer {
  readonly #open: Open;
  readonly #tables: Tables;
  readonly #reply;
  readonly #insertReply;

  constructor(open: Open, tables: Tables) {
    this.#open = open;
    this.#tables = tables;
    this.#reply = open.sqlite.prepare<[string], string>('SELECT reply FROM replies WHERE interaction = ?').pluck();
    this.#insertReply = inserting(open.sqlite, replies);
  }

  /** The reply that an interaction has had. */
  replyTo(interaction: string): string | undefined {
    return this.#reply.get(interaction);
  }

  /** Throws `Conflict` where the commit is based on what is no longer so. */
  write(commit: Commit): Committed {
    const { key, base, state, changes, reply, now } = commit;
    const repeat = this.replyTo(key.interaction);
    if (repeat !== undefined) return { repeat };
    const { rows } = this.#tables;
    const changed = changes.length > 0 || state !== base;
    if (changed && !rows.isCurrent(key.channel, base)) return 'conflict';
    const opening = changes.find(({ type }) => type === 'encounter-opened');
    if (opening?.type === 'encounter-opened' && state) {
      rows.open(key, base, state, opening.opening);
      if (base) dropUnread(this.#open.db, base);
    }
    for (const change of changes) this.#write(change, commit);
    if (state && state !== base) rows.write(opening ? undefined : base, state);
    // Nothing names a user who has just been deleted.
    const user = changes.some(({ type }) => type === 'user-deleted') ? '' : key.user;
    this.#insertReply({ interaction: key.interaction, user, reply, at: now });
    return 'committed';
  }

  #write(change: Change, { key, state, now }: Commit): void {
    const { rows, deeds, seeds, posts, characters, saved, people, dueTimes, servers } = this.#tables;
    switch (change.type) {
      case 'encounter-opened':
        break;
      case 'deed-added':
        deeds.add(idOf(state), { interaction: key.interaction, now }, change.deed);
        break;
      case 'seed-sealed':
        seeds.seal(idOf(state), change.seed);
        break;
      case 'seed-shown':
        seeds.show(change.encounter, change.number, now);
        break;
      case 'character-added':
        characters.add(change.character);
        break;
      case 'character-changed':
        if (!characters.change(change.character)) throw new Conflict();
        break;
      case 'character-deleted':
        characters.delete(change.id);
        break;
      case 'portrait-changed':
        characters.changePortrait(change.character, change.portrait);
        break;
      case 'sheet-changed':
        characters.changeSheet(change.change, now);
        break;
      case 'post-changed':
        posts.change(idOf(state), change.post);
        break;
      case 'saved':
        saved.save(key.server, key.user, change.saved);
        break;
      case 'unsaved':
        saved.remove(key.server, key.user, change.saved);
        break;
      case 'person-changed':
        people.keep(key.server, key.user, change.person);
        dueTimes.recount(key.server, key.user);
        break;
      case 'usual-pace-changed':
        servers.keepUsualPace(key.server, change.pace);
        break;
      case 'user-deleted':
        deleteUser(this.#open.db, rows, key.server, key.user);
        dueTimes.recountAll(key.server);
        break;
      default:
        change satisfies never;
    }
  }
}

function idOf(state: Commit['state']): number {
  if (!state) throw new Error('A change of an encounter without one');
  return state.id;
}
