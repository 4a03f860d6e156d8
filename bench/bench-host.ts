import { commands, components } from '../commands/all.ts';
import { Host } from '../src/app/host.ts';
import type { Reply } from '../src/interaction/reply.ts';
import { onTurn } from '../src/rules/core/encounter.ts';
import type { EncounterState } from '../src/session/encounter-state.ts';
import type { Store } from '../src/store/store.ts';

/** The user who is the GM of the fights, and their server. */
export interface Gm {
  readonly user: string;
  readonly server: string;
}

const GM: Gm = { user: '1', server: '1' };

/** A host with its store, to which benchmarks send commands. */
export class BenchHost {
  readonly store: Store;
  readonly #host: Host;
  readonly #gm: Gm;
  #interactions = 0;

  constructor(store: Store, gm: Gm = GM) {
    this.store = store;
    this.#gm = gm;
    const log = {
      error: (about: object) => {
        throw new Error('A command failed', { cause: about });
      },
    };
    this.#host = new Host(store, commands, components, log);
  }

  say(channel: string, command: string, answers: object = {}, subcommand?: string): Promise<Reply> {
    const caller = { ...this.#key(channel, command), name: 'Gwen', now: Date.now() };
    return this.#host.handle({
      command,
      ...(subcommand && { subcommand }),
      answers: new Map(Object.entries(answers)),
      caller,
    });
  }

  /** How many events a channel's record has. */
  async events(channel: string): Promise<number> {
    return (await this.#state(channel))?.revision ?? 0;
  }

  /** The name of the combatant whose turn it is in a channel. */
  async onTurn(channel: string): Promise<string | undefined> {
    const state = await this.#state(channel);
    return state && onTurn(state.encounter)[0]?.name;
  }

  async #state(channel: string): Promise<EncounterState | undefined> {
    const loaded = await this.store.load(this.#key(channel, 'state'));
    return loaded.repeat === undefined ? loaded.state : undefined;
  }

  #key(channel: string, what: string) {
    return { ...this.#gm, channel, interaction: `${what}-${++this.#interactions}` };
  }
}

/** A fight with one attack after another. */
export class Fight {
  readonly milliseconds: number[] = [];
  readonly #host: BenchHost;
  readonly #channel: string;
  #combatants: string[] = [];

  private constructor(host: BenchHost, channel: string) {
    this.#host = host;
    this.#channel = channel;
  }

  static async of(host: BenchHost, channel: string): Promise<Fight> {
    const fight = new Fight(host, channel);
    await fight.#say('encounter', { ruleset: 'tdgs' }, 'start');
    await fight.revive();
    return fight;
  }

  /** Replaces fallen combatants with new ones. The encounter's record continues. */
  async revive(): Promise<void> {
    for (const combatant of this.#combatants) await this.#say('gm', { who: combatant }, 'remove');
    await this.#say('encounter', {}, 'pause');
    await this.#say('add', { creature: 'Soldier', count: 3, side: 'red' });
    await this.#say('add', { creature: 'Goblin', count: 3, side: 'blue' });
    this.#combatants = [1, 2, 3].flatMap((n) => [`Soldier ${n}`, `Goblin ${n}`]);
    await this.#say('initiative');
  }

  /** Skips turns until the encounter's record has a number of events. */
  async grow(events: number): Promise<void> {
    while ((await this.events()) < events) await this.#say('turn', {}, 'skip');
  }

  /** How many events the encounter's record has. */
  events(): Promise<number> {
    return this.#host.events(this.#channel);
  }

  /** Ends the encounter. */
  async end(): Promise<void> {
    await this.#say('encounter', {}, 'end');
  }

  async attack(): Promise<void> {
    for (;;) {
      const firstWord = (await this.#host.onTurn(this.#channel))?.split(' ')[0] ?? '';
      const target = this.#combatants.find((each) => firstWord !== '' && !each.startsWith(firstWord));
      if (target === undefined) {
        await this.revive();
        continue;
      }
      const start = performance.now();
      const reply = await this.#say('attack', { target });
      const duration = performance.now() - start;
      if (reply.whisper) {
        this.#combatants = this.#combatants.filter((each) => each !== target);
        await this.#say('gm', { who: target }, 'remove');
        continue;
      }
      this.milliseconds.push(duration);
      return;
    }
  }

  async #say(command: string, answers: object = {}, subcommand?: string): Promise<Reply> {
    return await this.#host.say(this.#channel, command, answers, subcommand);
  }
}
