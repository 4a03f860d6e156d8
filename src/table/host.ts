import type { AnyCommand } from '../discord/command.ts';
import type { Answers, Choice } from '../discord/option.ts';
import { type Press, type Pressed, readPressId } from '../discord/press.ts';
import { type Reply, whisper } from '../discord/reply.ts';
import type { Store } from '../store/store.ts';
import type { Caller, Table } from '../store/table.ts';
import { Pace } from './pace.ts';

/** A command as it was sent, by whatever way it came. */
export interface Request {
  readonly command: string;
  readonly subcommand?: string;
  readonly answers: Answers;
  readonly caller: Caller;
}

/** What the dispatcher tells of what went wrong. Never shown to players. */
export interface Log {
  error(about: object, message: string): void;
}

/** How a command went: answered for all or for one, not written, not known, sent too fast, or broken. */
export const OUTCOMES = ['shown', 'whispered', 'unwritten', 'unknown', 'too-fast', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who is told how each command went, and how many seconds it took from here to the disk. */
export interface Watch {
  served(command: string, outcome: Outcome, seconds: number): void;
}

/** What a table in public needs besides: a limit to everybody's pace, and somebody who watches. */
export interface Door {
  readonly commandsPerSecond?: number;
  readonly watch?: Watch | undefined;
}

/** Suggestions are asked for with every letter typed: so many times as often as commands. */
const SUGGESTIONS_A_COMMAND = 5;

/** Runs commands at their tables. The one place that catches: whatever breaks, the caller gets an answer. */
export class Host {
  readonly #store: Store;
  readonly #commands: ReadonlyMap<string, AnyCommand>;
  readonly #presses: ReadonlyMap<string, Press>;
  readonly #log: Log;
  readonly #watch: Watch | undefined;
  readonly #pace: Pace;
  readonly #suggesting: Pace;

  constructor(
    store: Store,
    commands: readonly AnyCommand[],
    presses: readonly Press[],
    log: Log,
    { commandsPerSecond = 0, watch }: Door = {},
  ) {
    this.#store = store;
    this.#presses = new Map(presses.map((press) => [press.verb, press]));
    this.#commands = new Map(commands.map((command) => [command.definition.name, command]));
    this.#log = log;
    this.#watch = watch;
    this.#pace = new Pace(commandsPerSecond);
    this.#suggesting = new Pace(commandsPerSecond * SUGGESTIONS_A_COMMAND);
  }

  /** The answer to a command, after all of it is on the disk. */
  serve(request: Request): Reply {
    const { command, subcommand, answers, caller } = request;
    const runnable = this.#commands.get(command)?.find(subcommand);
    const name = subcommand === undefined ? command : `${command} ${subcommand}`;
    if (!runnable) return this.#unknown('I do not know that command any more. `/help` lists what there is.');
    return this.#answer(caller, name, (table) => runnable.handle(whole(answers), table));
  }

  /** The answer to a button, a menu or a form. */
  press(id: string, pressed: Omit<Pressed, 'carried'>, caller: Caller): Reply {
    const { verb, carried } = readPressId(id);
    const press = this.#presses.get(verb);
    if (!press)
      return this.#unknown(
        'This button is from another version of me. Use the newest message, or `/encounter status`.',
      );
    return this.#answer(caller, `press ${verb}`, (table) => {
      const chosen = pressed.chosen.map((each) => each.toWellFormed());
      return press.run({ chosen, fields: whole(pressed.fields), carried }, table);
    });
  }

  /** Suggestions for an option that is being typed. None where anything is amiss. */
  suggest({ command, subcommand, answers, caller }: Request, option: string): readonly Choice[] {
    if (!this.#suggesting.allows(caller.user, caller.now)) return [];
    try {
      const runnable = this.#commands.get(command)?.find(subcommand);
      return this.#store.look(caller, (table) => runnable?.suggest(option, answers, table) ?? []);
    } catch (error) {
      this.#log.error({ error, command, option }, 'Suggestions failed');
      return [];
    }
  }

  #answer(caller: Caller, command: string, decide: (table: Table) => Reply): Reply {
    const from = performance.now();
    const told = (outcome: Outcome, reply: Reply) => {
      this.#watch?.served(command, outcome, (performance.now() - from) / 1000);
      return reply;
    };
    if (!this.#pace.allows(caller.user, caller.now)) return told('too-fast', whisper(TOO_FAST));
    try {
      const reply = this.#store.play(caller, decide);
      return told(reply.whisper ? 'whispered' : 'shown', reply);
    } catch (error) {
      this.#log.error({ error, command, channel: caller.channel }, 'A command failed');
      const unwritten = whyUnwritten(error);
      return unwritten === undefined ? told('failed', whisper(FAILED)) : told('unwritten', whisper(unwritten));
    }
  }

  #unknown(why: string): Reply {
    this.#watch?.served('unknown', 'unknown', 0);
    return whisper(why);
  }
}

/** Half a character, as no keyboard sends one, would not come back from the disk as it was. */
function whole<Value>(texts: ReadonlyMap<string, Value>): ReadonlyMap<string, Value | string> {
  return new Map([...texts].map(([name, text]) => [name, typeof text === 'string' ? text.toWellFormed() : text]));
}

const FAILED =
  'Something went wrong on my side. Nothing of that has happened: the fight stands as before, and you may try again. If it comes again, tell the server’s admin the time; it is in the log.';
const TOO_FAST = 'That is faster than I can follow, so nothing of it has happened. Wait a few seconds, then try again.';
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
