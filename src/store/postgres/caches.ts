import type { Encounter } from '../../rules/core/encounter.ts';
import type { UserId } from '../../rules/core/personal.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import { NO_PEOPLE, type People, usersOf } from '../../session/people.ts';
import { PostCache } from '../post-cache.ts';
import { Recent } from '../recent.ts';
import type { Commit, Committed, Key, Place } from '../store.ts';
import type { readPresent } from './present.ts';

/** Most encounters in the cache. */
const MOST_ENCOUNTERS = 1_000;
/** Most replies that are remembered: a second delivery comes within seconds. Those before are in the database. */
const MOST_REPLIES = 500;

/** How far Discord’s clock may be from this machine’s, in milliseconds. */
const CLOCKS_APART = 5_000;

/** What a process knows without asking the database. It is current as long as no other process plays the same servers. */
export class Caches {
  readonly posts = new PostCache();
  readonly #encounters = new Recent<EncounterState>(MOST_ENCOUNTERS);
  readonly #replies = new Recent<string>(MOST_REPLIES);
  readonly #people = new Recent<People>(MOST_ENCOUNTERS);
  /** Since when it knows what it has answered, in milliseconds since 1970. */
  #since = Date.now();
  /** How often something was forgotten. */
  #forgotten = 0;

  /** The encounter of a channel, or the reply that the interaction has had: by `read` where neither is known here. */
  async present(key: Key, read: () => ReturnType<typeof readPresent>): ReturnType<typeof readPresent> {
    const repeat = this.#replies.get(key.interaction);
    if (repeat !== undefined) return { repeat };
    const place = nameOf(key);
    const cached = this.#encounters.get(place);
    if (cached && !this.#mayBeAnothers(key.interaction)) return { state: cached };
    const forgotten = this.#forgotten;
    const present = await read();
    // What was committed or forgotten meanwhile is newer than what was read.
    const isNewest = forgotten === this.#forgotten && !this.#encounters.has(place);
    if (present.repeat === undefined && present.state && isNewest) this.#encounters.set(place, present.state);
    return present;
  }

  /** When those play by whose hours an encounter goes: by `read` where that is not known here. */
  async people(
    server: string,
    encounter: Encounter | undefined,
    read: (users: readonly UserId[]) => Promise<People>,
  ): Promise<People> {
    const users = usersOf(encounter);
    if (users.length === 0 && !encounter?.pace) return NO_PEOPLE;
    const name = [server, ...users].join(' ');
    const cached = this.#people.get(name);
    if (cached) return cached;
    const forgotten = this.#forgotten;
    const people = await read(users);
    if (forgotten === this.#forgotten) this.#people.set(name, people);
    return people;
  }

  /** Takes what a commit came to. Whatever stood in the way of one, another process may have written it. */
  async committing(commit: Commit, write: () => Promise<Committed>): Promise<Committed> {
    const { key, base, state, changes, reply } = commit;
    const changed = changes.length > 0 || state !== base;
    if (changed) this.#encounters.delete(nameOf(key));
    let committed: Committed | undefined;
    try {
      committed = await write();
    } finally {
      if (committed !== 'committed') this.#drop(key);
    }
    if (committed === 'conflict') return committed;
    this.#replies.set(key.interaction, committed === 'committed' ? reply : committed.repeat);
    if (committed !== 'committed' || !changed) return committed;
    if (changes.some(({ type }) => type === 'person-changed')) this.#forgetPeople((server) => server === key.server);
    if (changes.some(({ type }) => type === 'user-deleted')) this.forget((server) => server === key.server);
    else if (state) {
      this.#encounters.set(nameOf(key), state);
      this.posts.committed(commit);
    }
    return committed;
  }

  #drop(place: Place): void {
    this.#encounters.delete(nameOf(place));
    this.posts.delete(place.channel);
    this.#forgetPeople((server) => server === place.server);
  }

  /** Drops what is known of some servers. */
  forget(isForgotten: (server: string) => boolean): void {
    this.#forgetPeople(isForgotten);
    this.#encounters.deleteAll((name) => isForgotten(serverIn(name)));
    this.#replies.clear();
    this.posts.clear();
    this.#since = Date.now();
  }

  /** Whether another process may have answered an interaction: it came before this one knew of its server. */
  #mayBeAnothers(interaction: string): boolean {
    return /^\d{17,20}$/.test(interaction) && sentAt(interaction) < this.#since + CLOCKS_APART;
  }

  #forgetPeople(isForgotten: (server: string) => boolean): void {
    this.#forgotten++;
    this.#people.deleteAll((name) => isForgotten(serverIn(name)));
  }
}

/** When an interaction was sent, by its id. */
function sentAt(interaction: string): number {
  return Number(BigInt(interaction) >> 22n) + DISCORD_EPOCH;
}

/** From when Discord counts, in milliseconds since 1970. */
const DISCORD_EPOCH = 1_420_070_400_000;

/** The server by which a name in a cache begins. No id has a space. */
function serverIn(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}

/** A channel by its name in the cache. */
function nameOf({ server, channel }: Place): string {
  return `${server} ${channel}`;
}
