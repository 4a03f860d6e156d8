import { existsSync } from 'node:fs';
import { config } from 'dotenv';
import { StartupError } from './startup-error.ts';

/** How much is logged, the least first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What an admin has settled, checked. `.env.example` tells of each. */
export interface Configuration {
  /** Absent: the table is in the terminal. */
  readonly token: string | undefined;
  /** Where Discord's API is, if not at Discord. */
  readonly api: string | undefined;
  /** The one server in which the commands are registered. Absent: in all. */
  readonly server: string | undefined;
  readonly database: string;
  readonly logLevel: LogLevel;
  /** Where health and measurements can be asked for. Absent: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Commands a second that one user may send for long; 0: as many as they like. */
  readonly commandsPerSecond: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, with what `.env` in this folder adds to it. */
export function environment(): Environment {
  if (existsSync('.env')) config({ quiet: true });
  return process.env;
}

/** Reads the settings of an environment. A setting that is empty is not set. Throws `CannotStart` for one that is wrong. */
export function configurationOf(env: Environment): Configuration {
  const set = (name: string) => env[name]?.trim() || undefined;
  return {
    token: token(set('DISCORD_TOKEN')),
    api: address(set('DISCORD_API_BASE')),
    server: serverId(set('DISCORD_GUILD_ID')),
    database: set('DATABASE_PATH') ?? 'fray.db',
    logLevel: logLevel(set('LOG_LEVEL')),
    metrics: metrics(set('METRICS_HOST'), set('METRICS_PORT')),
    commandsPerSecond: pace(set('COMMANDS_PER_SECOND')),
  };
}

function token(typed: string | undefined): string | undefined {
  // Never shown, not even when it is wrong.
  if (typed !== undefined && /[^\x21-\x7e]/.test(typed))
    throw new StartupError(
      'DISCORD_TOKEN has a space or a strange letter in it. Copy it again from the developer portal.',
    );
  return typed;
}

function address(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const url = URL.parse(typed);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new StartupError(`DISCORD_API_BASE is no address (“${typed}”). Leave it empty, or give one as https://….`);
  return typed.replace(/\/+$/, '');
}

function serverId(typed: string | undefined): string | undefined {
  if (typed !== undefined && !/^\d{15,21}$/.test(typed))
    throw new StartupError(
      `DISCORD_GUILD_ID is no server’s id (“${typed}”). It is a long number: in Discord, Copy Server ID. Or leave it empty.`,
    );
  return typed;
}

function logLevel(typed: string | undefined): LogLevel {
  if (typed === undefined) return 'info';
  const level = LOG_LEVELS.find((each) => each === typed.toLowerCase());
  if (level === undefined)
    throw new StartupError(`LOG_LEVEL cannot be “${typed}”. It is one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}

function metrics(host: string | undefined, port: string | undefined): Configuration['metrics'] {
  if (port === undefined) return undefined;
  const number = /^\d{1,5}$/.test(port) ? Number(port) : 0;
  if (number < 1 || number > 65_535)
    throw new StartupError(`METRICS_PORT cannot be “${port}”. It is a number from 1 to 65535, or empty.`);
  return { host: host ?? '127.0.0.1', port: number };
}

function pace(typed: string | undefined): number {
  if (typed === undefined) return 2;
  const number = /^\d{1,4}(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isNaN(number))
    throw new StartupError(`COMMANDS_PER_SECOND cannot be “${typed}”. It is a number such as 2, or 0 for no limit.`);
  return number;
}
