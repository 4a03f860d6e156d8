import type { AnyCommand } from '../interaction/command.ts';
import { type ComponentHandler, type ComponentInput, readComponentId } from '../interaction/component.ts';
import type { Choice, OptionValues } from '../interaction/option.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import type { Caller, Session } from '../session/session.ts';
import type { Store } from '../store/sqlite/store.ts';
import { RateLimiter } from './rate-limit.ts';

/** A command as it was sent, by whatever way it came. */
export interface Request {
  readonly command: string;
  readonly subcommand?: string;
  readonly answers: OptionValues;
  readonly caller: Caller;
}

/** Something that somebody asks of the host, by a command or a press, and what is to be done about it. */
export type Job =
  | { readonly command: string; readonly caller: Caller; readonly decide: (session: Session) => Reply }
  /** Nothing of that name is known: what is said to it. */
  | { readonly command: 'unknown'; readonly say: string };

/** How something asked for went. */
interface JobResult {
  readonly outcome: Outcome;
  readonly reply: Reply;
}

/** What the dispatcher tells of what went wrong. Never shown to players. */
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

/** What a table in public needs besides: a limit to everybody's pace, and somebody who watches. */
export interface HostOptions {
  readonly commandsPerSecond?: number;
  readonly watch?: MetricsSink | undefined;
}

/** Suggestions are asked for with every letter typed: so many times as often as commands. */
const SUGGESTIONS_A_COMMAND = 5;

/** Runs commands at their tables. The one place that catches: whatever breaks, the caller gets an answer. */
export class Host {
  readonly #store: Store;
  readonly #commands: ReadonlyMap<string, AnyCommand>;
  readonly #presses: ReadonlyMap<string, ComponentHandler>;
  readonly #log: Log;
  readonly #watch: MetricsSink | undefined;
  readonly #pace: RateLimiter;
  readonly #suggesting: RateLimiter;

  constructor(
    store: Store,
    commands: readonly AnyCommand[],
    presses: readonly ComponentHandler[],
    log: Log,
    { commandsPerSecond = 0, watch }: HostOptions = {},
  ) {
    this.#store = store;
    this.#presses = new Map(presses.map((press) => [press.action, press]));
    this.#commands = new Map(commands.map((command) => [command.definition.name, command]));
    this.#log = log;
    this.#watch = watch;
    this.#pace = new RateLimiter(commandsPerSecond);
    this.#suggesting = new RateLimiter(commandsPerSecond * SUGGESTIONS_A_COMMAND);
  }

  /** A command, to be answered. */
  command({ command, subcommand, answers, caller }: Request): Job {
    const runnable = this.#commands.get(command)?.find(subcommand);
    if (!runnable) return { command: 'unknown', say: UNKNOWN_COMMAND };
    const name = subcommand === undefined ? command : `${command} ${subcommand}`;
    return { caller, command: name, decide: (session) => runnable.handle(whole(answers), session) };
  }

  /** A button, a menu or a form, to be answered. */
  pressed(id: string, pressed: Omit<ComponentInput, 'args'>, caller: Caller): Job {
    const { verb, carried } = readComponentId(id);
    const press = this.#presses.get(verb);
    if (!press) return { command: 'unknown', say: UNKNOWN_PRESS };
    const decide = (session: Session) => {
      const chosen = pressed.chosen.map((each) => each.toWellFormed());
      return press.run({ chosen, fields: whole(pressed.fields), args: carried }, session);
    };
    return { caller, command: `press ${verb}`, decide };
  }

  /** The answer to a command, after all of it is on the disk. */
  serve(request: Request): Reply {
    return this.#answer(this.command(request));
  }

  /** The answer to a button, a menu or a form, after all of it is on the disk. */
  press(id: string, pressed: Omit<ComponentInput, 'args'>, caller: Caller): Reply {
    return this.#answer(this.pressed(id, pressed, caller));
  }

  /** The answers to several, one after the other, after all of it is on the disk: with one wait for it, not one for each. */
  answerAll(asked: readonly Job[]): readonly Reply[] {
    const from = performance.now();
    const served = this.#together(asked.map((asking) => this.#admit(asking)));
    return served.map((each, place) => this.#tell(asked[place]?.command ?? 'unknown', each, from));
  }

  /** Suggestions for an option that is being typed. None where anything is amiss. */
  suggest({ command, subcommand, answers, caller }: Request, option: string): readonly Choice[] {
    if (!this.#suggesting.allows(caller.user, caller.now)) return [];
    try {
      const runnable = this.#commands.get(command)?.find(subcommand);
      return this.#store.look(caller, (session) => runnable?.suggest(option, answers, session) ?? []);
    } catch (error) {
      this.#log.error({ error, command, option }, 'Suggestions failed');
      return [];
    }
  }

  #answer(asking: Job): Reply {
    const from = performance.now();
    return this.#tell(asking.command, this.#admit(asking)(), from);
  }

  /** Where several cannot be written together, each is played alone, so that what can be written is. */
  #together(plays: readonly (() => JobResult)[]): readonly JobResult[] {
    if (plays.length > 1)
      try {
        return this.#store.together(plays);
      } catch (error) {
        this.#log.error({ error }, 'Several commands could not be written together');
        const unwritten = whyUnwritten(error);
        // Whoever holds the file would keep each of them waiting.
        if (unwritten === LOCKED) return plays.map(() => ({ outcome: 'unwritten', reply: whisper(LOCKED) }));
      }
    return plays.map((play) => play());
  }

  /** What serves an asking. Whoever asks for what nobody knows, or too fast, is not let in. */
  #admit(asking: Job): () => JobResult {
    if (!('caller' in asking)) return () => ({ outcome: 'unknown', reply: whisper(asking.say) });
    const { caller, command, decide } = asking;
    if (this.#pace.allows(caller.user, caller.now)) return () => this.#play(caller, command, decide);
    // What has been done already is answered as before, however fast it comes.
    return () => this.#play(caller, command, () => TOO_FAST);
  }

  #play(caller: Caller, command: string, decide: (session: Session) => Reply): JobResult {
    try {
      const reply = this.#store.transact(caller, decide);
      if (reply === TOO_FAST) return { outcome: 'too-fast', reply };
      return { outcome: reply.whisper ? 'whispered' : 'shown', reply };
    } catch (error) {
      this.#log.error({ error, command, channel: caller.channel }, 'A command failed');
      const unwritten = whyUnwritten(error);
      return unwritten === undefined
        ? { outcome: 'failed', reply: whisper(FAILED) }
        : { outcome: 'unwritten', reply: whisper(unwritten) };
    }
  }

  #tell(command: string, { outcome, reply }: JobResult, from: number): Reply {
    this.#watch?.served(command, outcome, (performance.now() - from) / 1000);
    return reply;
  }
}

/** Half a character, as no keyboard sends one, would not come back from the disk as it was. */
function whole<Value>(texts: ReadonlyMap<string, Value>): ReadonlyMap<string, Value | string> {
  return new Map([...texts].map(([name, text]) => [name, typeof text === 'string' ? text.toWellFormed() : text]));
}

const UNKNOWN_COMMAND = 'I do not know that command any more. `/help` lists what there is.';
const UNKNOWN_PRESS = 'This button is from another version of me. Use the newest message, or `/encounter status`.';
const FAILED =
  'Something went wrong on my side. Nothing of that has happened: the fight stands as before, and you may try again. If it comes again, tell the server’s admin the time; it is in the log.';
const TOO_FAST = whisper(
  'That is faster than I can follow, so nothing of it has happened. Wait a few seconds, then try again.',
);
const FULL =
  'I cannot write to my disk just now, so nothing of that has happened. The fight stands as before. Please tell the server’s admin, and try again later.';
const LOCKED =
  'Another program holds the file I write to, so nothing of that has happened. The fight stands as before. Try again in a moment; if it stays so, tell the server’s admin.';
const DAMAGED =
  'The file I keep fights in is damaged, so nothing of that has happened. Please tell the server’s admin: it is in the log, and a backup can be put back.';

/** What the caller is told when the store could not write. Absent: it was something else. */
function whyUnwritten(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return LOCKED;
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return DAMAGED;
  return /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(code) ? FULL : undefined;
}
