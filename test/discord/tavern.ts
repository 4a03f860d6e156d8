import { Bot } from '../bot.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { LoopbackOptions } from '../loopback/platform.ts';
import type { User } from '../loopback/user.ts';
import { Reading } from './reading.ts';

/** A server with a GM, two players and Fray. */
export interface Tavern {
  readonly loopback: Loopback;
  readonly bot: Bot;
  readonly guild: Guild;
  readonly gm: User;
  readonly ana: User;
  readonly bo: User;
  /** A member who isn't in any fight. */
  readonly stranger: User;
  /** Reads what the channels show. */
  readonly reading: Reading;
  /** What the bot has printed since the tavern was opened. */
  printed(): string;
  /**
   * Stops the bot and the loopback that were made for this tavern. Shared ones keep running. Call this in `afterAll`.
   */
  close(): Promise<void>;
}

/** A loopback, and the bot that is connected to it. */
interface RunningFray {
  readonly loopback: Loopback;
  readonly bot: Bot;
}

async function startFray(options?: LoopbackOptions): Promise<RunningFray> {
  const loopback = await startLoopback(options);
  const bot = new Bot(loopback, { LANGUAGES: 'de,fr', DOCS_URL: 'https://fray.example.org/docs' });
  await bot.start();
  return { loopback, bot };
}

/** The bot that the test files of this worker share, because it takes a second to start a bot. */
let shared: Promise<RunningFray> | undefined;

/** Opens a new server on the shared loopback and bot, or on new ones if there are options. */
export async function openTavern(options?: LoopbackOptions): Promise<Tavern> {
  if (!options) shared ??= startFray();
  const { loopback, bot } = await (shared && !options ? shared : startFray(options));
  // A failed test may have left the shared bot stopped.
  if (!bot.isRunning) await bot.start();
  const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bo', 'Zoe'] });
  const [gm, ana, bo] = [guild.member('Gwen'), guild.member('Ana'), guild.member('Bo')];
  const stranger = guild.member('Zoe');
  const from = bot.output.length;
  const close = async () => {
    if (!options) return;
    await bot.stop('SIGKILL');
    await loopback.stop();
  };
  const reading = new Reading(loopback, bot);
  return { loopback, bot, guild, gm, ana, bo, stranger, reading, printed: () => bot.output.slice(from), close };
}

/**
 * Stops the shared bot after a test that uses creatures from a pack. Otherwise, the bot would measure their strengths
 * while other tests run, which takes up to 20 seconds of CPU time for each creature. The next tavern starts the bot
 * again.
 */
export async function stopMeasuring({ bot }: Tavern): Promise<void> {
  await bot.stop('SIGKILL');
}
