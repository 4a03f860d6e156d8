import { existsSync } from 'node:fs';
import { config } from 'dotenv';
import { StartupError } from './startup-error.ts';

/** From the least to the most. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings, validated. `.env.example` explains each. */
export interface Configuration {
  /** Undefined: Fray is played in the terminal. */
  readonly token: string | undefined;
  /** The API's address, if not Discord's own. */
  readonly api: string | undefined;
  /** The one server in which the commands are registered. Undefined: in all. */
  readonly server: string | undefined;
  readonly database: string;
  readonly logLevel: LogLevel;
  /** Where health and metrics are served. Undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Sustained rate limit for one user; 0: none. */
  readonly commandsPerSecond: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, with the variables of `.env` in the working directory. */
export function environment(): Environment {
  if (existsSync('.env')) config({ quiet: true });
  return process.env;
}

/** Reads and validates the settings. An empty one counts as not set. Throws `StartupError` for an invalid one. */
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
  // A secret, so that the message does not quote it.
  if (typed !== undefined && /[^\x21-\x7e]/.test(typed))
    throw new StartupError(
      'DISCORD_TOKEN is invalid: it has a space or an unusual character in it. Copy it again from the developer portal.',
    );
  return typed;
}

function address(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const url = URL.parse(typed);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new StartupError(
      `DISCORD_API_BASE is invalid (“${typed}”). Give an address that begins with https://, or leave it empty.`,
    );
  return typed.replace(/\/+$/, '');
}

function serverId(typed: string | undefined): string | undefined {
  if (typed !== undefined && !/^\d{15,21}$/.test(typed))
    throw new StartupError(
      `DISCORD_GUILD_ID is invalid (“${typed}”). It is a long number: in Discord, Copy Server ID. Or leave it empty.`,
    );
  return typed;
}

function logLevel(typed: string | undefined): LogLevel {
  if (typed === undefined) return 'info';
  const level = LOG_LEVELS.find((each) => each === typed.toLowerCase());
  if (level === undefined)
    throw new StartupError(`LOG_LEVEL is invalid (“${typed}”). It is one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}

function metrics(host: string | undefined, port: string | undefined): Configuration['metrics'] {
  if (port === undefined) return undefined;
  const number = /^\d{1,5}$/.test(port) ? Number(port) : 0;
  if (number < 1 || number > 65_535)
    throw new StartupError(`METRICS_PORT is invalid (“${port}”). It is a number from 1 to 65535, or empty.`);
  return { host: host ?? '127.0.0.1', port: number };
}

function pace(typed: string | undefined): number {
  if (typed === undefined) return 2;
  const number = /^\d{1,4}(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isNaN(number))
    throw new StartupError(`COMMANDS_PER_SECOND is invalid (“${typed}”). It is a number such as 2, or 0 for no limit.`);
  return number;
}
