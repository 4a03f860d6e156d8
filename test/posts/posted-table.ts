import { commands, components, contextCommands } from '../../commands/all.ts';
import { DueTimes } from '../../src/app/due-times.ts';
import { Host, RANDOM_SOURCE, transact } from '../../src/app/host.ts';
import { inChannelLanguage, type Reply } from '../../src/interaction/reply.ts';
import { updatePosts } from '../../src/posts/update-posts.ts';
import type { PostView } from '../../src/posts/views.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { given } from '../../src/rules/core/given.ts';
import type { RandomSource } from '../../src/session/caller.ts';
import type { EncounterState } from '../../src/session/encounter-state.ts';
import type { ShareAddress } from '../../src/session/session.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { copyOf, emptyDatabase } from '../store/memory.ts';
import { buttonsOf, type ShownMessage, textOf } from './shown-message.ts';

export { buttonsOf, type ShownMessage, textOf };

const HERE = { server: 'tavern', channel: 'here' } as const;
/**
 * The id of a table's first encounter. It is as long as an id can be, because component ids contain it and have a
 * maximum length.
 */
export const FIRST_ID = 8_999_999_999_999_000;

/** A channel without Discord. Tests type commands in it, and read its messages from the store. */
export class PostedTable {
  readonly #open: OpenSqlite;
  readonly #store: SqliteStore;
  readonly #host: Host;
  readonly #shareAddress: ShareAddress | undefined;
  readonly #chance: RandomSource;
  #dueTimes: DueTimes;
  /** How many milliseconds the table has waited. */
  #waited = 0;
  #clockOffset = 0;
  /** The log's messages about the clock. */
  readonly logged: string[] = [];
  readonly #messages = new Map<string, ShownMessage>();
  #sent: number;
  /** The ids of users who are bots. */
  bots: readonly string[] = [];
  managers: readonly string[] = [];
  /** The languages of users' Discord clients, by Discord's codes. English if there is none. */
  locales: Readonly<Record<string, string>> = {};
  serverLocale: string | undefined;
  /** What characters have said. The messages have the ids `said 1`, `said 2` … */
  readonly speeches: Reply[] = [];
  /** The users that each message pinged when it was posted, in order. */
  readonly pings: (readonly string[])[] = [];

  readonly #log = {
    error: (about: object, message: string) => {
      if (message.startsWith('The clock ')) return void this.logged.push(message);
      throw new Error(JSON.stringify(about, Object.getOwnPropertyNames));
    },
  };

  /** `interactions` is the number of interactions in the database. `chance` gives the seeds of the dice. */
  constructor(
    database = emptyDatabase(),
    interactions = 0,
    chance: RandomSource = RANDOM_SOURCE,
    shareAddress?: ShareAddress,
  ) {
    this.#sent = interactions;
    this.#open = database;
    const seedSequenceSql = `INSERT INTO sqlite_sequence SELECT 'encounters', ? WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence)`;
    database.sqlite.prepare(seedSequenceSql).run(FIRST_ID - 1);
    this.#store = new SqliteStore(database);
    this.#host = new Host(this.#store, commands, components, this.#log, { contextCommands, chance, shareAddress });
    this.#shareAddress = shareAddress;
    this.#chance = chance;
    this.#dueTimes = this.#timesOf({ gap: Number.POSITIVE_INFINITY });
  }

  /** A copy of the table after a restart, with a copy of its database. */
  copy(interactions = 1000): PostedTable {
    return new PostedTable(copyOf(this.#open), interactions, RANDOM_SOURCE, this.#shareAddress);
  }

  /** A copy of the table, its messages and its database, which continues independently. */
  branch(): PostedTable {
    const branch = new PostedTable(copyOf(this.#open), this.#sent, this.#chance, this.#shareAddress);
    branch.#waited = this.#waited;
    branch.#clockOffset = this.#clockOffset;
    for (const [id, message] of this.#messages) branch.#messages.set(id, message);
    branch.pings.push(...this.pings);
    branch.speeches.push(...this.speeches);
    const { bots, managers, locales, serverLocale } = this;
    return Object.assign(branch, { bots, managers, locales, serverLocale });
  }

  get store(): SqliteStore {
    return this.#store;
  }

  /** The measured strengths of the creatures in packs. */
  get strengths(): Host['strengths'] {
    return this.#host.strengths;
  }

  /** The table's current time. Each interaction takes a minute, and waiting adds to it. */
  get now(): number {
    return this.#steady + this.#clockOffset;
  }

  get #steady(): number {
    return 1e12 + this.#sent * 60_000 + this.#waited;
  }

  /** Stops the process for a while, and starts it again. */
  async downFor(time: number): Promise<void> {
    await this.fire();
    this.#waited += time;
    await this.#timesOf({}).fireDue();
  }

  /** Sets the clock forward or back. */
  async setClock(by: number): Promise<void> {
    await this.fire();
    this.#clockOffset += by;
    await this.fire();
  }

  /** Lets minutes pass, with a heartbeat in each, even if nothing is due. */
  async runFor(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      this.#waited += 60_000;
      await this.fire();
    }
  }

  /** Restarts the process without any downtime. */
  restart(): void {
    this.#dueTimes = this.#timesOf({});
  }

  #timesOf(gap: { readonly gap?: number }): DueTimes {
    const clocks = { now: () => this.now, steady: () => this.#steady };
    const show = { caller: { keepsPosts: true }, deliver: () => this.#show() } as const;
    return new DueTimes(this.#store, this.#host, this.#log, { ...clocks, ...show, ...gap });
  }

  /** Lets time pass. Everything that is due is handled at its time. */
  async wait(time: number): Promise<void> {
    const end = this.now + time;
    for (;;) {
      const nextDue = await this.#store.nextDue();
      if (nextDue === undefined || nextDue > end) break;
      this.#waited += Math.max(0, nextDue - this.now);
      await this.fire();
    }
    this.#waited += end - this.now;
  }

  /** Handles everything that is due. */
  fire(): Promise<void> {
    return this.#dueTimes.fireDue();
  }

  /** Does a deed as a user. It can be a deed for which there is no command. */
  async do(user: string, deed: Deed): Promise<void> {
    await transact<never, null>(this.#store, this.#caller(user), {}, (session) => {
      const result = session.do(deed);
      if (!result.ok) throw new Error(result.why.type);
      session.keepClock();
      inChannelLanguage(session, () => updatePosts(session));
      return null;
    });
    await this.#show();
  }

  /** The messages that show the encounter, oldest first. */
  get messages(): readonly ShownMessage[] {
    return [...this.#messages.values()];
  }

  /** The open messages of a kind, oldest first. */
  openPosts(kind: ShownMessage['kind']): readonly ShownMessage[] {
    return this.messages.filter((each) => each.kind === kind && each.state === 'open');
  }

  /** The current state of the encounter. */
  async state(): Promise<EncounterState> {
    const loaded = await this.#store.load({ ...HERE, user: '', interaction: '' });
    if (loaded.repeat !== undefined || !loaded.state) throw new Error('No encounter');
    return loaded.state;
  }

  /** The newest message of a kind. Throws if there is none. */
  newest(kind: ShownMessage['kind']): ShownMessage {
    const foundMessage = this.messages.findLast((each) => each.kind === kind);
    if (!foundMessage) throw new Error(`No ${kind}`);
    return foundMessage;
  }

  /** The labels of all buttons. Those of the oldest message come first. */
  get labels(): readonly string[] {
    return this.messages.flatMap(buttonsOf).map(({ label }) => label);
  }

  /**
   * Types lines one after the other, and returns the last reply. A line begins with its speaker, as in "@ana /attack
   * target:Goblin". If no speaker is given, it is the GM gwen.
   */
  async say(...lines: readonly string[]): Promise<Reply> {
    let reply: Reply = {};
    for (const line of lines) {
      const parsed = readLine(line, commands);
      if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
      const { speaker = 'gwen', ...request } = parsed.value;
      const caller = this.#caller(speaker);
      reply = await this.#host.handle({ ...request, caller });
      await this.#spoken(reply, caller.interaction);
      await this.#show();
    }
    return reply;
  }

  /** Sends a command with a text file. */
  async upload(user: string, command: string, file: string, typed: Readonly<Record<string, string | boolean>> = {}) {
    const [name = '', subcommand] = command.slice(1).split(' ');
    const answers = new Map(Object.entries({ file, ...typed }));
    const request = { command: name, ...(subcommand !== undefined && { subcommand }), answers };
    const reply = await this.#host.handle({ ...request, caller: this.#caller(user) });
    await this.#show();
    return reply;
  }

  /** Says a line in another channel of the server. */
  async sayIn(channel: string, line: string): Promise<Reply> {
    const parsed = readLine(line, commands);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
    const { speaker = 'gwen', ...request } = parsed.value;
    return this.#host.handle({ ...request, caller: { ...this.#caller(speaker), channel } });
  }

  /**
   * Presses the newest button with this label, or with a label that begins with it. With `under`, only that private
   * reply's buttons count.
   */
  async press(user: string, label: string, under?: Reply): Promise<Reply> {
    const allButtons = (under ? [under] : this.messages).flatMap(buttonsOf);
    const foundComponent =
      allButtons.findLast((each) => each.label === label) ??
      allButtons.findLast((each) => each.label.startsWith(label));
    if (!foundComponent) throw new Error(`No button “${label}”: ${allButtons.map((each) => each.label).join(' | ')}`);
    return this.pressId(user, foundComponent.id);
  }

  /** Sends a form with these values, by field id. */
  submit(user: string, id: string, fields: Readonly<Record<string, string>>): Promise<Reply> {
    return this.pressId(user, id, [], fields);
  }

  async pressId(
    user: string,
    id: string,
    chosen: readonly string[] = [],
    fields: Readonly<Record<string, string>> = {},
    locale?: string,
  ): Promise<Reply> {
    const caller = { ...this.#caller(user), ...(locale !== undefined && { locale }) };
    const reply = await this.#host.handle({ component: id, chosen, fields: new Map(Object.entries(fields)), caller });
    await this.#spoken(reply, caller.interaction);
    await this.#show();
    return reply;
  }

  /** The suggestions that a user gets for an option of a command. */
  async suggestions(
    user: string,
    command: string,
    option: string,
    { subcommand, ...typed }: { readonly subcommand?: string; readonly [option: string]: string | undefined } = {},
  ): Promise<readonly string[]> {
    const caller = { ...this.#caller(user), interaction: 'none' };
    const answers = new Map(Object.entries({ [option]: '', ...typed }).flatMap(([name, text = '']) => [[name, text]]));
    const request = { command, ...(subcommand && { subcommand }), answers, caller };
    const suggestions = await this.#host.suggest(request, option);
    return suggestions.map(({ name }) => name);
  }

  /** Uses a command from the context menu of a message. */
  async context(user: string, contextCommand: string, target: string, text?: string, author = user): Promise<Reply> {
    const message = text === undefined ? {} : { message: { author, text } };
    const reply = await this.#host.handle({ contextCommand, target, ...message, caller: this.#caller(user) });
    await this.#show();
    return reply;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  /** Records which message a character's speech was posted as, just as the Discord adapter does. */
  async #spoken(reply: Reply, interaction: string): Promise<void> {
    if (reply.speech) await this.#store.noteSpeech(HERE.server, interaction, `said ${this.speeches.push(reply)}`);
  }

  async #show(): Promise<void> {
    for (const post of await this.#store.postsToShow(HERE)) {
      const id = `${post.encounter}00${post.number}`;
      if (post.state === 'gone' || !post.view) {
        this.#messages.delete(id);
        await this.#store.postShown({ ...HERE, encounter: post.encounter, number: post.number, version: post.version });
        continue;
      }
      const view = post.view as PostView;
      if (post.message === undefined) this.pings.push(view.ping ?? []);
      const pinged = this.#messages.get(id)?.pinged ?? view.ping ?? [];
      const { kind, state, number } = post;
      const labels = buttonsOf(view).map(({ label }) => label);
      this.#messages.set(id, { ...view, kind, state, number, id, pinged, labels, text: textOf(view) });
      await this.#store.postShown({ ...post, message: id });
    }
  }

  #caller(user: string) {
    const { now } = this;
    const at = { ...HERE, interaction: `i${this.#sent++}`, now };
    const languages = given({ locale: this.locales[user], serverLocale: this.serverLocale });
    const admin = this.managers.includes(user);
    return { user, name: user, ...at, ...languages, keepsPosts: true, bots: this.bots, admin } as const;
  }
}
