import type { Encounter } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Caller } from './caller.ts';
import type { EncounterState, Seed, Waiting } from './encounter-state.ts';
import type { LoadedFor, Need } from './loadable.ts';
import { NOTHING_PENDING, type Pending } from './pending.ts';
import { NO_PEOPLE, type People } from './people.ts';
import { NO_POSTS, type Posts } from './posts.ts';
import { commitment } from './sealed-dice.ts';

/** What a session starts from. */
export interface Start<N extends Need> {
  readonly state: EncounterState | undefined;
  readonly loaded: LoadedFor<N>;
  /** Absent: nothing is known of anybody. */
  readonly people?: People;
}

/** The card says the seal of the dice with each turn. */
const SEALS = new WeakMap<Seed, string>();

/** What a session shows of the encounter of its channel, as it is by now. */
export class SessionView<N extends Need> {
  readonly caller: Caller;
  readonly loaded: LoadedFor<N>;
  /** What is known of when the players of the encounter play. */
  readonly people: People;
  /** The encounter as it was loaded: what the changes are based on. */
  readonly base: EncounterState | undefined;
  protected current: EncounterState | undefined;

  constructor({ state, loaded, people = NO_PEOPLE }: Start<N>, caller: Caller) {
    this.people = people;
    this.caller = caller;
    this.loaded = loaded;
    this.base = state;
    this.current = state;
  }

  get state(): EncounterState | undefined {
    return this.current;
  }

  /** The channel's encounter, the ended one too until another is started. */
  get encounter(): Encounter | undefined {
    return this.current?.encounter;
  }

  /** The deed that waits for an answer, with its question. */
  get waiting(): Waiting | undefined {
    return this.current?.waiting;
  }

  /** The encounter's id and revision, by which a button knows whether it is stale. */
  get version(): { readonly encounter: number; readonly revision: number } | undefined {
    return this.current && { encounter: this.current.id, revision: this.current.revision };
  }

  /** What waits for somebody beside the fight. */
  get pending(): Pending {
    return this.current?.pending ?? NOTHING_PENDING;
  }

  /** The messages that show the encounter in its channel. */
  get posts(): Posts {
    return this.current?.posts ?? NO_POSTS;
  }

  get throws(): number {
    return this.current?.throws ?? 0;
  }

  get commitment(): string | undefined {
    if (!this.current) return undefined;
    const { seed } = this.current;
    const known = SEALS.get(seed) ?? commitment(seed.seed);
    SEALS.set(seed, known);
    return known;
  }

  get head(): string | undefined {
    return this.current?.head;
  }

  /** The rules of the channel's encounter. Throws where there is none. */
  get rules(): Ruleset {
    return rulesOf(this.playing().encounter);
  }

  /** The encounter, where there must be one. */
  protected playing(): EncounterState {
    if (!this.current) throw new Error('No encounter in this session');
    return this.current;
  }
}
