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
  /** Ends Fray and the loopback. Call it in `afterAll`. */
  close(): Promise<void>;
}

export async function openTavern(options?: LoopbackOptions): Promise<Tavern> {
  const loopback = await startLoopback(options);
  const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bo', 'Zoe'] });
  const [gm, ana, bo] = [guild.member('Gwen'), guild.member('Ana'), guild.member('Bo')];
  const stranger = guild.member('Zoe');
  const bot = new Bot(loopback);
  await bot.start();
  const close = async () => {
    await bot.stop('SIGKILL');
    await loopback.stop();
  };
  return { loopback, bot, guild, gm, ana, bo, stranger, reading: new Reading(loopback, bot), close };
}
