import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import type { AnyCommand } from '../discord/command.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from '../store/table.ts';
import { Host } from '../table/host.ts';
import { complete } from './complete.ts';
import { draw } from './draw.ts';
import { readLine } from './line.ts';

/** Who speaks when a line does not say. */
const SPEAKER = 'gm';
/** The one channel and server that the terminal has. */
const CHANNEL = 'terminal';

/**
 * Plays at the terminal: the same commands as on Discord, a line each. Interactive where it is a terminal, with colour
 * and Tab; else lines are read in their order to the end of input. A refused line says why, and the rest goes on.
 */
export async function openTable(
  store: Store,
  commands: readonly AnyCommand[],
  input: ReadStream | NodeJS.ReadableStream,
  output: WriteStream | NodeJS.WritableStream,
): Promise<void> {
  const log = { error: (about: object, message: string) => console.error(message, about) };
  const host = new Host(store, commands, log);
  const interactive = 'isTTY' in input && input.isTTY === true && 'isTTY' in output && output.isTTY === true;
  const colour = 'isTTY' in output && output.isTTY === true && !process.env.NO_COLOR;
  const lines = createInterface({
    input,
    ...(interactive && { output, prompt: '> ', completer: (line: string) => complete(line, commands, host, caller) }),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  if (interactive) lines.prompt();
  for await (const line of lines) {
    if (line.trim() === '/quit') break;
    if (line.trim() !== '' && !line.startsWith('#')) {
      if (!interactive) output.write(`> ${line}\n`);
      output.write(`${play(line, commands, host, colour)}\n\n`);
    }
    if (interactive) lines.prompt();
  }
  lines.close();
}

function play(line: string, commands: readonly AnyCommand[], host: Host, colour: boolean): string {
  const spoken = readLine(line, commands);
  if (!spoken.ok) return draw({ whisper: true, content: spoken.why }, colour);
  const { speaker, ...request } = spoken.value;
  return draw(host.serve({ ...request, caller: caller(speaker) }), colour);
}

function caller(speaker: string | undefined): Caller {
  const user = speaker ?? SPEAKER;
  return { user, name: user, channel: CHANNEL, server: CHANNEL, interaction: randomUUID(), now: Date.now() };
}
