import { isDeepStrictEqual } from 'node:util';
import { DiscordAPIError, type REST, type RESTPostAPIApplicationCommandsJSONBody, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { AnyCommand } from '../interaction/command.ts';
import type { ContextCommand } from '../interaction/context-command.ts';
import type { CommandMentions } from './command-mentions.ts';

/** Discord knows no such server, or the bot is not in it. */
const NOT_IN_SERVER: readonly (string | number)[] = [10004, 50001];

interface RegistrationOptions {
  /** The only server to register the commands in. If undefined, all. */
  readonly server: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly contextCommands: readonly ContextCommand[];
  readonly log: Logger;
}

/** Updates Discord's list of commands, and learns their ids from it. */
export class Registration {
  readonly #rest: REST;
  readonly #application: string;
  readonly #options: RegistrationOptions;
  readonly #mentions: CommandMentions;

  constructor(rest: REST, application: string, options: RegistrationOptions, mentions: CommandMentions) {
    this.#rest = rest;
    this.#application = application;
    this.#options = options;
    this.#mentions = mentions;
  }

  /** Registers the commands. */
  async write(): Promise<void> {
    const { server, commands, contextCommands, log } = this.#options;
    const definitions = [
      ...commands.flatMap(({ registered }) => registered),
      ...contextCommands.map(({ definition }) => definition),
    ];
    const known = (list: unknown) => this.#mentions.learn(list);
    try {
      const written = await register(this.#rest, this.#application, server, definitions, known);
      log.info({ server }, written ? 'Commands registered' : 'Commands are up to date');
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_IN_SERVER.includes(error.code))
        log.error(
          { server },
          'The bot is not in the server of DISCORD_GUILD_ID, so it has no commands anywhere. Invite it there, or correct the id, or leave it empty',
        );
      else log.error({ error }, 'Commands could not be registered; those registered before still work');
    }
  }

  /** Learns the ids of commands that another process registers. */
  async read(): Promise<void> {
    const { server, log } = this.#options;
    try {
      this.#mentions.learn(await registered(this.#rest, this.#application, server));
    } catch (error) {
      log.warn({ error }, 'The ids of the commands are not known: our texts do not link to them');
    }
  }

  /** The bot was invited to a server. If the commands are registered only there, that was impossible before. */
  joined(server: string): void {
    if (server === this.#options.server) void this.write();
  }

  /**
   * Removes the commands of an earlier DISCORD_GUILD_ID from some servers, and the global ones if commands now belong
   * to one server.
   */
  clearElsewhere(servers: readonly string[]): void {
    const { server, log } = this.#options;
    clearElsewhere(this.#rest, this.#application, server, servers)
      .then((cleared) => cleared > 0 && log.info({ cleared }, 'Commands of an earlier DISCORD_GUILD_ID removed'))
      .catch((error) => log.warn({ error }, 'Commands registered elsewhere could not be looked for'));
  }
}

type Definition = RESTPostAPIApplicationCommandsJSONBody;

/** How many servers a start checks for commands of their own. In others, the first one used reveals them. */
const SERVERS_LOOKED_AT = 100;

/** Where commands are registered: in one server, or in all. */
function routeOf(application: string, server: string | undefined): `/${string}` {
  return server === undefined
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, server);
}

/**
 * Registers the commands. Writes only if Discord's list differs, because Discord limits writes. Returns true if it
 * wrote; `known` gets Discord's list with the ids.
 */
export async function register(
  rest: REST,
  application: string,
  server: string | undefined,
  definitions: readonly Definition[],
  known: (registered: unknown) => void = () => undefined,
): Promise<boolean> {
  const route = routeOf(application, server);
  const there = await rest.get(route);
  const isSame = isDeepStrictEqual(essence(there), essence(definitions));
  known(isSame ? there : await rest.put(route, { body: definitions }));
  return !isSame;
}

/** The commands in Discord's list. */
function registered(rest: REST, application: string, server: string | undefined): Promise<unknown> {
  return rest.get(routeOf(application, server));
}

/**
 * Removes commands that an earlier start registered elsewhere: in other `servers`, and the global ones if commands now
 * belong to one server. Otherwise every command would be offered twice. Returns how many places had some.
 */
async function clearElsewhere(
  rest: REST,
  application: string,
  server: string | undefined,
  servers: readonly string[],
): Promise<number> {
  const others = servers.filter((each) => each !== server).slice(0, SERVERS_LOOKED_AT);
  const routes = [...(server === undefined ? [] : [undefined]), ...others].map((each) => routeOf(application, each));
  let cleared = 0;
  for (const route of routes) {
    const there = await rest.get(route);
    if (!Array.isArray(there) || there.length === 0) continue;
    await rest.put(route, { body: [] });
    cleared++;
  }
  return cleared;
}

/** Our fields of a definition. Discord adds its own, and leaves out default values. */
const OURS = new Set([
  'name',
  'description',
  'type',
  'options',
  'required',
  'choices',
  'value',
  'autocomplete',
  'min_value',
  'max_value',
  'max_length',
  'contexts',
]);

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(
      ([name, field]) =>
        OURS.has(name) && field !== false && field !== null && field !== '' && !isChatInput(name, field, value),
    )
    .map(([name, field]) => [name, essence(field)] as const)
    .filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A command's type defaults to slash command; an option's type doesn't. */
function isChatInput(name: string, field: unknown, of: object): boolean {
  return name === 'type' && field === 1 && ('application_id' in of || 'contexts' in of);
}
