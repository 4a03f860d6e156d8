import { existsSync } from 'node:fs';
import { config } from 'dotenv';
import {
  fromText,
  integer,
  leaf,
  matching,
  number,
  object,
  oneOf,
  optional,
  readWhole,
  text,
  withDefault,
} from './rules/core/schema.ts';
import { StartupError } from './startup-error.ts';

/** From the least to the most. */
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, with the variables of `.env` in the working directory. */
export function environment(): Environment {
  if (existsSync('.env')) config({ quiet: true });
  return process.env;
}

/** The longest path that Linux takes. */
const LONGEST_PATH = 4096;

/** `.env.example` explains each. */
const settings = object({
  /** Absent: Fray is played in the terminal. */
  DISCORD_TOKEN: optional(
    matching(/^[\x21-\x7e]+$/, 'text without a space or an unusual character: copy it again from the developer portal'),
  ),
  /** The API's address, if not Discord’s own. */
  DISCORD_API_BASE: optional(
    leaf('an address that begins with https://, or empty', (typed) =>
      typeof typed === 'string' && /^https?:\S+$/i.test(typed) && URL.canParse(typed)
        ? typed.replace(/\/+$/, '')
        : undefined,
    ),
  ),
  /** The one server in which the commands are registered. Absent: in all. */
  DISCORD_GUILD_ID: optional(matching(/^\d{15,21}$/, 'the long number that Copy Server ID gives in Discord, or empty')),
  DATABASE_PATH: withDefault(text(LONGEST_PATH), 'fray.db'),
  LOG_LEVEL: withDefault(fromText(oneOf(LOG_LEVELS)), 'info'),
  METRICS_HOST: withDefault(text(), '127.0.0.1'),
  /** Where health and metrics are served. Absent: nowhere. */
  METRICS_PORT: optional(fromText(integer(1, 65_535), 'a whole number from 1 to 65535, or empty')),
  /** Sustained rate limit for one user; 0: none. */
  COMMANDS_PER_SECOND: withDefault(fromText(number(0, 9999), 'a number such as 2, or 0 for no limit'), 2),
});

/** The names of the settings. */
export const SETTINGS = Object.keys(settings.fields ?? {});

/** The settings, validated. */
export type Configuration = ReturnType<typeof configurationOf>;

/** Reads the settings. An empty one counts as not set. Throws `StartupError` with a line for each that is invalid. */
export function configurationOf(env: Environment) {
  const set = new Map(SETTINGS.map((name) => [name, env[name]?.trim() || undefined]));
  const read = readWhole(settings, Object.fromEntries(set));
  if ('problems' in read) {
    const lines = read.problems.map(({ path: [name = ''], wants }) => {
      // A token is a secret, a wrong one too.
      const quoted = name === 'DISCORD_TOKEN' ? '' : ` (“${set.get(name)?.replace(/\p{Cc}/gu, ' ')}”)`;
      return `${name} is invalid${quoted}. It is ${wants}.`;
    });
    throw new StartupError(lines.join('\n'));
  }
  const { value } = read;
  const { METRICS_HOST: host, METRICS_PORT: port } = value;
  return {
    token: value.DISCORD_TOKEN,
    api: value.DISCORD_API_BASE,
    server: value.DISCORD_GUILD_ID,
    database: value.DATABASE_PATH,
    logLevel: value.LOG_LEVEL,
    metrics: port === undefined ? undefined : { host, port },
    commandsPerSecond: value.COMMANDS_PER_SECOND,
  };
}
