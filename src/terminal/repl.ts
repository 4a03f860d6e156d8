import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Host } from '../app/host.ts';
import type { AnyCommand } from '../interaction/command.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Caller } from '../session/caller.ts';
import type { Store } from '../store/store.ts';
import { explain } from '../text/en/refusals.ts';
import { complete } from './complete.ts';
import { draw } from './draw.ts';
import { readPath } from './file.ts';
import { filesAsked, readLine, type Spoken } from './line.ts';

/** Who speaks when a line does not say. */
const SPEAKER = 'gm';
/** The one channel and server that the terminal has. */
const CHANNEL = 'terminal';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** The table in the terminal: the same commands as on Discord, a line each. With colour where the output is a terminal. */
export class Repl {
  readonly #store: Store;
  readonly #commands: readonly AnyCommand[];
  readonly #output: Output;
  readonly #host: Host;
  readonly #colour: boolean;

  constructor(store: Store, commands: readonly AnyCommand[], output: Output) {
    this.#store = store;
    this.#commands = commands;
    this.#output = output;
    this.#host = new Host(store, commands, [], { error: (about, message) => console.error(message, about) });
    this.#colour = output.isTTY === true && !process.env.NO_COLOR;
  }

  /** The encounter at the table. */
  async encounter(): Promise<Encounter | undefined> {
    return (await this.#store.tracked(CHANNEL))?.state.encounter;
  }

  /** Plays a line and prints what comes of it, the line itself too. */
  async play(line: string): Promise<void> {
    this.#output.write(`> ${line}\n`);
    await this.#answer(line);
  }

  /**
   * Plays what is typed or piped in, to its end or `/quit`. Interactive, with Tab, where both ends are terminals. A line
   * that is refused says why, and the rest goes on. Empty lines and those that begin with # are passed over.
   */
  async playAll(input: Input): Promise<void> {
    const interactive = input.isTTY === true && this.#output.isTTY === true;
    const completer = (line: string, done: (error: null | Error, found?: [string[], string]) => void) => {
      complete(line, this.#commands, this.#host, caller).then((found) => done(null, found), done);
    };
    const lines = createInterface({
      input,
      ...(interactive && { output: this.#output, prompt: '> ', completer }),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    if (interactive) lines.prompt();
    for await (const line of lines) {
      if (line.trim() === '/quit') break;
      if (line.trim() !== '' && !line.startsWith('#')) {
        if (interactive) await this.#answer(line);
        else await this.play(line);
      }
      if (interactive) lines.prompt();
    }
    lines.close();
  }

  async #answer(line: string): Promise<void> {
    const spoken = readLine(line, this.#commands);
    const reply = spoken.ok ? await this.#serve(spoken.value) : whisper(spoken.why);
    this.#output.write(`${draw(reply, this.#colour)}\n\n`);
  }

  /** Answers a command, after reading the files whose paths it names. */
  async #serve({ speaker, ...spoken }: Spoken): Promise<Reply> {
    const answers = new Map(spoken.answers);
    for (const option of filesAsked(spoken, this.#commands)) {
      const path = answers.get(option);
      if (path === undefined) continue;
      const read = readPath(String(path));
      if (!read.ok) return whisper(explain(read.why));
      answers.set(option, read.value);
    }
    return this.#host.handle({ ...spoken, answers, caller: caller(speaker) });
  }
}

function caller(speaker: string | undefined): Caller {
  const user = speaker ?? SPEAKER;
  return { user, name: user, channel: CHANNEL, server: CHANNEL, interaction: randomUUID(), now: Date.now() };
}
