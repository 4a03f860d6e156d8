import type { AnyCommand } from '../discord/command.ts';
import type { Answers, Choice } from '../discord/option.ts';
import { type Press, type Pressed, readPressId } from '../discord/press.ts';
import { type Reply, whisper } from '../discord/reply.ts';
import type { Store } from '../store/store.ts';
import type { Caller, Table } from '../store/table.ts';

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

/** Runs commands at their tables. The one place that catches: whatever breaks, the caller gets an answer. */
export class Host {
  readonly #store: Store;
  readonly #commands: ReadonlyMap<string, AnyCommand>;
  readonly #presses: ReadonlyMap<string, Press>;
  readonly #log: Log;

  constructor(store: Store, commands: readonly AnyCommand[], presses: readonly Press[], log: Log) {
    this.#store = store;
    this.#presses = new Map(presses.map((press) => [press.verb, press]));
    this.#commands = new Map(commands.map((command) => [command.definition.name, command]));
    this.#log = log;
  }

  /** The answer to a command, after all of it is on the disk. */
  serve(request: Request): Reply {
    const { command, subcommand, answers, caller } = request;
    const runnable = this.#commands.get(command)?.find(subcommand);
    if (!runnable) return whisper('I do not know that command any more. `/help` lists what there is.');
    return this.#answer(caller, { command, subcommand }, (table) => runnable.handle(answers, table));
  }

  /** The answer to a button, a menu or a form. */
  press(id: string, pressed: Omit<Pressed, 'carried'>, caller: Caller): Reply {
    const { verb, carried } = readPressId(id);
    const press = this.#presses.get(verb);
    if (!press)
      return whisper('This button is from another version of me. Use the newest message, or `/encounter status`.');
    return this.#answer(caller, { press: verb }, (table) => press.run({ ...pressed, carried }, table));
  }

  /** Suggestions for an option that is being typed. None where anything is amiss. */
  suggest({ command, subcommand, answers, caller }: Request, option: string): readonly Choice[] {
    try {
      const runnable = this.#commands.get(command)?.find(subcommand);
      return this.#store.look(caller, (table) => runnable?.suggest(option, answers, table) ?? []);
    } catch (error) {
      this.#log.error({ error, command, option }, 'Suggestions failed');
      return [];
    }
  }

  #answer(caller: Caller, what: object, decide: (table: Table) => Reply): Reply {
    try {
      return this.#store.play(caller, decide);
    } catch (error) {
      this.#log.error({ error, ...what, channel: caller.channel }, 'A command failed');
      return whisper(isFull(error) ? FULL : FAILED);
    }
  }
}

const FAILED =
  'Something went wrong on my side. Nothing of that has happened: the fight stands as before, and you may try again. If it comes again, tell the server’s admin the time; it is in the log.';
const FULL =
  'I cannot write to my disk just now, so nothing of that has happened. The fight stands as before. Please tell the server’s admin, and try again later.';

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^SQLITE_(FULL|IOERR|BUSY|READONLY|LOCKED)/.test(code);
}
