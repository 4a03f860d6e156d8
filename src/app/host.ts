import type { AnyCommand } from '../interaction/command.ts';
import { type ComponentHandler, type ComponentInput, splitComponentId } from '../interaction/component.ts';
import type { Choice, OptionValues } from '../interaction/option.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import type { Caller } from '../session/caller.ts';
import type { Need, Needs, PartialNeeds } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';
import { type Store, StoreError, type StoreProblem } from '../store/store.ts';
import { endAbandoned } from './abandoned.ts';
import { AnsweredInteractions } from './answered-interactions.ts';
import { ChannelQueue } from './channel-queue.ts';
import { RateLimiter } from './rate-limit.ts';
import { loadSession, transact } from './unit-of-work.ts';

/** A command as it was sent, by whatever way it came. */
export interface Request {
  readonly command: string;
  readonly subcommand?: string;
  readonly answers: OptionValues;
  readonly caller: Caller;
}

/** A command or component press, ready to run. */
interface Job {
  readonly command: string;
  readonly caller: Caller;
  readonly needs: PartialNeeds;
  decide(session: Session<Need>): Reply;
}

interface JobResult {
  readonly outcome: Outcome;
  readonly reply: Reply;
}

/** Where errors are logged. Never shown to players. */
export interface Log {
  error(about: object, message: string): void;
}

/** How a command went: answered for all or for one, not written, not known, sent too fast, or broken. */
export const OUTCOMES = ['shown', 'whispered', 'unwritten', 'unknown', 'too-fast', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who is told how each command went, and how many seconds it took from here to the disk. */
export interface MetricsSink {
  served(command: string, outcome: Outcome, seconds: number): void;
}

/** Options: rate limit and metrics. */
export interface HostOptions {
  readonly commandsPerSecond?: number;
  readonly watch?: MetricsSink | undefined;
}

/** Suggestions are asked for with every letter typed: so many times as often as commands. */
const SUGGESTIONS_A_COMMAND = 5;

/** Runs commands: rate limit, queue, load, decide, commit. The one place that catches: the caller always gets a reply. */
export class Host {
  readonly #store: Store;
  readonly #commands: ReadonlyMap<string, AnyCommand>;
  readonly #components: ReadonlyMap<string, ComponentHandler>;
  readonly #log: Log;
  readonly #metrics: MetricsSink | undefined;
  readonly #limit: RateLimiter;
  readonly #suggestLimit: RateLimiter;
  readonly #queue = new ChannelQueue();
  readonly #answered = new AnsweredInteractions<JobResult>();

  constructor(
    store: Store,
    commands: readonly AnyCommand[],
    components: readonly ComponentHandler[],
    log: Log,
    { commandsPerSecond = 0, watch }: HostOptions = {},
  ) {
    this.#store = store;
    this.#components = new Map(components.map((component) => [component.action, component]));
    this.#commands = new Map(commands.map((command) => [command.definition.name, command]));
    this.#log = log;
    this.#metrics = watch;
    this.#limit = new RateLimiter(commandsPerSecond);
    this.#suggestLimit = new RateLimiter(commandsPerSecond * SUGGESTIONS_A_COMMAND);
  }

  /** The reply to a command, after all of it is on the disk. */
  serve({ command, subcommand, answers, caller }: Request): Promise<Reply> {
    const runnable = this.#commands.get(command)?.find(subcommand);
    if (!runnable) return this.#unknown(UNKNOWN_COMMAND);
    const name = subcommand === undefined ? command : `${command} ${subcommand}`;
    const values = wellFormed(answers);
    const decide = (session: Session<Need>) => runnable.handle(values, session);
    return this.#answer({ caller, command: name, needs: runnable.needs(values), decide });
  }

  /** The reply to a button, a menu or a form, after all of it is on the disk. */
  press(id: string, input: ComponentInput, caller: Caller): Promise<Reply> {
    const { action, parts } = splitComponentId(id);
    const component = this.#components.get(action);
    if (!component) return this.#unknown(UNKNOWN_COMPONENT);
    const chosen = input.chosen.map((each) => each.toWellFormed());
    const whole = { chosen, fields: wellFormed(input.fields) };
    const decide = (session: Session<Need>) => component.handle(parts, whole, session);
    return this.#answer({ caller, command: `press ${action}`, needs: component.needs(parts), decide });
  }

  /** Suggestions for an option that is being typed. None where anything is amiss. */
  async suggest({ command, subcommand, answers, caller }: Request, option: string): Promise<readonly Choice[]> {
    if (!this.#suggestLimit.allows(caller.user, caller.now)) return [];
    try {
      const runnable = this.#commands.get(command)?.find(subcommand);
      if (!runnable) return [];
      const session = await loadSession<Need>(this.#store, caller, asNeeds(runnable.suggestionNeeds(option)));
      return session ? runnable.suggest(option, answers, session) : [];
    } catch (error) {
      this.#log.error({ error, command, option }, 'Suggestions failed');
      return [];
    }
  }

  /** Ends the encounters whose channel or server is gone. Returns how many. */
  endAbandoned(
    isGone: (channel: string, server: string) => boolean,
    by: Pick<Caller, 'user' | 'name' | 'now'>,
  ): Promise<number> {
    return endAbandoned(this.#store, this.#queue, isGone, by);
  }

  async #unknown(said: string): Promise<Reply> {
    this.#metrics?.served('unknown', 'unknown', 0);
    return whisper(said);
  }

  async #answer(job: Job): Promise<Reply> {
    const from = performance.now();
    const { caller, command } = job;
    const allowed = this.#limit.allows(caller.user, caller.now);
    const { reply, outcome } = await this.#queue.run(caller.channel, () => this.#once(job, allowed));
    this.#metrics?.served(command, outcome, (performance.now() - from) / 1000);
    return reply;
  }

  /** Runs a job, unless its interaction has been answered. What was refused or failed is not done by a second delivery. */
  async #once(job: Job, allowed: boolean): Promise<JobResult> {
    const { interaction } = job.caller;
    const answered = this.#answered.get(interaction);
    if (answered) return answered;
    return this.#run(allowed ? job : { ...job, needs: {}, decide: () => TOO_FAST });
  }

  async #run({ caller, command, needs, decide }: Job): Promise<JobResult> {
    try {
      const { reply, how } = await transact<Need, Reply>(this.#store, caller, asNeeds(needs), decide);
      const outcome = reply === TOO_FAST ? 'too-fast' : reply.whisper ? 'whispered' : 'shown';
      if (how === 'unchanged') this.#remember(caller, { outcome, reply });
      return { outcome, reply };
    } catch (error) {
      this.#log.error({ error, command, channel: caller.channel }, 'A command failed');
      const failed: JobResult =
        error instanceof StoreError
          ? { outcome: 'unwritten', reply: whisper(UNWRITTEN[error.problem]) }
          : { outcome: 'failed', reply: whisper(FAILED) };
      this.#answered.set(caller.interaction, failed, performance.now());
      return failed;
    }
  }

  /** Remembers what changed nothing, at once in memory and soon on the disk: nobody waits for that. A flood is not written. */
  #remember(caller: Caller, { outcome, reply }: JobResult): void {
    const text = JSON.stringify(reply);
    const kept = text.length > LONGEST_REMEMBERED ? ANSWERED : reply;
    this.#answered.set(caller.interaction, { outcome, reply: kept }, performance.now());
    if (outcome === 'too-fast') return;
    const nothing = { base: undefined, state: undefined, changes: [] };
    this.#store
      .commit({ ...nothing, key: caller, reply: kept === reply ? text : JSON.stringify(kept), now: caller.now })
      .catch((error) => this.#log.error({ error }, 'A reply could not be kept for a second delivery'));
  }
}

/** The edge: a handler reads only what its command has declared, so a session of these needs has all that it reads. */
function asNeeds(needs: PartialNeeds): Needs {
  return needs as Needs;
}

/** Replaces lone surrogates: SQLite would not round-trip them. */
function wellFormed<Value>(texts: ReadonlyMap<string, Value>): ReadonlyMap<string, Value | string> {
  return new Map([...texts].map(([name, text]) => [name, typeof text === 'string' ? text.toWellFormed() : text]));
}

/** The longest reply that is remembered as it was, in characters. */
const LONGEST_REMEMBERED = 4000;
const ANSWERED = whisper('I have answered that already.');
const UNKNOWN_COMMAND = 'I do not know that command any more. `/help` lists what there is.';
const UNKNOWN_COMPONENT = 'This button is from another version of me. Use the newest message, or `/encounter status`.';
const FAILED =
  'Something went wrong on my side. Nothing of that has happened: the encounter stands as before, and you may try again. If it comes again, tell the server’s admin the time; it is in the log.';
const TOO_FAST = whisper(
  'That is faster than I can follow, so nothing of it has happened. Wait a few seconds, then try again.',
);

/** What the caller is told when the store could not be read or written. */
const UNWRITTEN: Readonly<Record<StoreProblem, string>> = {
  full: 'I cannot write to my disk just now, so nothing of that has happened. The encounter stands as before. Please tell the server’s admin, and try again later.',
  locked:
    'Another program holds the file I write to, so nothing of that has happened. The encounter stands as before. Try again in a moment; if it stays so, tell the server’s admin.',
  damaged:
    'The file I keep encounters in is damaged, so nothing of that has happened. Please tell the server’s admin: it is in the log, and a backup can be put back.',
  gone: 'The file I keep encounters in has been removed or replaced while I ran, so nothing of that has happened. Please tell the server’s admin at once.',
};
