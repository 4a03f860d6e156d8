import { existsSync } from 'node:fs';
import { config } from 'dotenv';
import * as schema from './rules/core/schema.ts';
import { type Shards, shardsFromText } from './shards.ts';
import { StartupError } from './startup-error.ts';
import { LEASE_SECONDS } from './store/leases.ts';
import { expectationText } from './text/expectations.ts';
import { LANGUAGES } from './text/languages.ts';
import { t } from './text/t.ts';

/** The levels of the log, from the fewest messages to the most. */
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, with the variables of `.env` in the working directory. */
export function environment(): Environment {
  if (existsSync('.env')) config({ quiet: true });
  return process.env;
}

/** The language of the terminal, such as "de_DE". Undefined if it isn't set, or has no language ("C.UTF-8"). */
export function terminalLocale(env: Environment): string | undefined {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((each) => each);
  return locale === undefined || /^(?:C|POSIX)\b/.test(locale) ? undefined : locale.replace(/\..*$/s, '');
}

/** The maximum length of a path on Linux, in bytes. */
const MAX_PATH_LENGTH = 4096;

/** Settings whose values are never shown, even if they are wrong. */
const SECRET_SETTINGS: readonly string[] = ['DISCORD_TOKEN', 'DATABASE_URL'];

const SHARDS: schema.Reader<Shards> = {
  wants: { kind: 'connections-range' },
  read(typed, path, problems) {
    const shards = shardsFromText(String(typed));
    if ('own' in shards) return shards;
    problems.push({ path, wants: shards.wants });
    return undefined;
  },
};

/** Languages that Fray has words in: "de, pt-BR". */
const LANGUAGE_LIST = schema.leaf<readonly string[]>('languages', (typed) => {
  const codes = String(typed)
    .split(/[,\s]+/)
    .filter((each) => each !== '');
  return codes.every((code) => LANGUAGES.includes(code)) ? codes : undefined;
});

/** An http or https address. Slashes at its end are removed. */
const HTTP_ADDRESS = schema.leaf('https-address', (typed) =>
  typeof typed === 'string' && /^https?:\S+$/i.test(typed) && URL.canParse(typed)
    ? typed.replace(/\/+$/, '')
    : undefined,
);

/** A reader for a number as text. An empty text counts as not set. */
function orEmpty(reader: schema.Reader<number>): schema.Reader<number> {
  return schema.fromText(reader, { kind: 'or-empty', or: reader.wants });
}

/** The settings. `.env.example` explains each one. */
const settings = schema.object({
  /** The bot's token. Undefined if Fray is played in the terminal. */
  DISCORD_TOKEN: schema.optional(schema.matching(/^[\x21-\x7e]+$/, 'token')),
  /** The API's address. Undefined for Discord's own. */
  DISCORD_API_BASE: schema.optional(HTTP_ADDRESS),
  /** The only server in which the commands are registered. Undefined for all servers. */
  DISCORD_GUILD_ID: schema.optional(schema.matching(/^\d{15,21}$/, 'server-id')),
  DATABASE_PATH: schema.withDefault(schema.text(MAX_PATH_LENGTH), 'fray.db'),
  /** A PostgreSQL address. If it is undefined, everything is in the file DATABASE_PATH. */
  DATABASE_URL: schema.optional(
    schema.leaf('postgres-address', (typed) =>
      typeof typed === 'string' && /^postgres(ql)?:\/\/\S+$/.test(typed) && URL.canParse(typed) ? typed : undefined,
    ),
  ),
  /** The shards of this process. Undefined for as many as Discord recommends. */
  SHARDS: schema.optional(SHARDS),
  /** How many seconds a process must be silent before another process may take its shards. */
  LEASE_SECONDS: schema.withDefault(orEmpty(schema.integer(2, 60)), LEASE_SECONDS),
  LOG_LEVEL: schema.withDefault(schema.fromText(schema.oneOf(LOG_LEVELS)), 'info'),
  METRICS_HOST: schema.withDefault(schema.text(), '127.0.0.1'),
  /** The port for health and metrics. Undefined if they are off. */
  METRICS_PORT: schema.optional(orEmpty(schema.integer(1, 65_535))),
  /** 'on' if GMs may share encounters on the web. Fray serves them on METRICS_PORT. */
  SHARE: schema.withDefault(schema.fromText(schema.oneOf(['on', 'off'])), 'off'),
  /** The public address of METRICS_PORT. Undefined if there is none. */
  SHARE_URL: schema.optional(HTTP_ADDRESS),
  /** The address of the site that `npm run site` makes. Undefined if there is none. */
  DOCS_URL: schema.optional(HTTP_ADDRESS),
  /** 'on' if maps are drawn as pictures. An encounter's settings can still turn that off. */
  PICTURES: schema.withDefault(schema.fromText(schema.oneOf(['on', 'off'])), 'on'),
  /** Language codes, separated by commas. These languages are offered even if some of their messages are missing. */
  LANGUAGES: schema.withDefault(LANGUAGE_LIST, []),
  /** The folder with content packs for every server. Undefined if there is none. */
  PACKS: schema.optional(schema.text(MAX_PATH_LENGTH)),
  /** The folder with additional rule systems, each in a folder of its own. Undefined if there is none. */
  SYSTEMS: schema.optional(schema.text(MAX_PATH_LENGTH)),
  /** How many commands a user may send per second in the long run. 0 means no limit. */
  COMMANDS_PER_SECOND: schema.withDefault(schema.fromText(schema.number(0, 9999), 'rate'), 2),
});

export const SETTINGS = Object.keys(settings.fields ?? {});

export type Configuration = ReturnType<typeof configurationOf>;

/** Reads the settings. An empty one counts as not set. Throws `StartupError` with a line for each invalid setting. */
export function configurationOf(env: Environment) {
  const values = new Map(SETTINGS.map((name) => [name, env[name]?.trim() || undefined]));
  const result = schema.readWhole(settings, Object.fromEntries(values));
  if ('problems' in result) {
    const lines = result.problems.map(({ path: [name = ''], wants }) => {
      const about = { name, wants: expectationText(wants) };
      return SECRET_SETTINGS.includes(name)
        ? t('admin-setting-invalid-secret', about)
        : t('admin-setting-invalid', { ...about, value: values.get(name)?.replace(/\p{Cc}/gu, ' ') ?? '' });
    });
    throw new StartupError(lines.join('\n'));
  }
  const { value } = result;
  if (value.SHARDS && value.DATABASE_URL === undefined) throw new StartupError(t('admin-shards-alone'));
  const { METRICS_HOST: host, METRICS_PORT: port } = value;
  const isShared = value.SHARE === 'on';
  if (isShared && port === undefined) throw new StartupError(t('admin-share-without-port'));
  return {
    token: value.DISCORD_TOKEN,
    api: value.DISCORD_API_BASE,
    server: value.DISCORD_GUILD_ID,
    database: value.DATABASE_PATH,
    databaseUrl: value.DATABASE_URL,
    shards: value.SHARDS,
    leaseSeconds: value.LEASE_SECONDS,
    logLevel: value.LOG_LEVEL,
    metrics: port === undefined ? undefined : { host, port },
    shareAddress: isShared && port !== undefined ? { url: value.SHARE_URL, port } : undefined,
    docsUrl: value.DOCS_URL,
    pictures: value.PICTURES === 'on',
    languages: value.LANGUAGES,
    packs: value.PACKS,
    systems: value.SYSTEMS,
    commandsPerSecond: value.COMMANDS_PER_SECOND,
  };
}
