import { isDeepStrictEqual } from 'node:util';
import type { REST, RESTGetAPIGatewayBotResult, RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import { DiscordAPIError, OAuth2Scopes, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { HeldShards } from '../app/held-shards.ts';
import type { Host } from '../app/host.ts';
import { OddsThreads } from '../app/odds/odds-threads.ts';
import { PackStrengths } from '../app/odds/pack-strengths.ts';
import type { AnyCommand } from '../interaction/command.ts';
import type { ContextCommand } from '../interaction/context-command.ts';
import { type ShardState, type Shards, shardsAsText } from '../shards.ts';
import { StartupError } from '../startup-error.ts';
import type { Leases } from '../store/leases.ts';
import type { Place, Store } from '../store/store.ts';
import { ENGLISH, inLanguage, offeredLanguages } from '../text/languages.ts';
import { t } from '../text/t.ts';
import { IdentifyLimiter, newClient, newRest } from './client.ts';
import { CommandMentions } from './command-mentions.ts';
import { rejectOnAbort, retryUntilReached } from './connect.ts';
import { Connections } from './connections.ts';
import { Pictures } from './pictures/pictures.ts';

/** The bot's permissions in a server: view, send, embed, attach files, read history, use threads, pin. */
const INVITE_PERMISSIONS = 2252109051448320n;

/**
 * How long Fray waits after connecting before it collects garbage. With each server, Discord sends its channels and
 * roles. Fray drops them immediately, but an idle bot would hold their memory for hours.
 */
const GC_DELAY_MS = 10_000;

export interface Bot {
  readonly gateway: {
    /** The total number of this bot's shards. The other values are about this process's connections. */
    readonly of: number;
    readonly shards: readonly ShardState[];
    readonly servers: number;
    /** The round trip to Discord in seconds. Undefined until it is measured. */
    readonly ping?: number;
    /** True if messages reach Discord. */
    readonly canSend: boolean;
  };
  readonly shards: Shards;
  /** Posts what a channel hasn't shown yet. */
  show(place: Place): Promise<void>;
  /** Takes no more interactions, answers those in progress, and disconnects. */
  stop(): Promise<void>;
}

interface BotOptions {
  readonly token: string;
  readonly api: string | undefined;
  /** The only server to register the commands in. If undefined, they are registered in all servers. */
  readonly server: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly contextCommands: readonly ContextCommand[];
  readonly host: Host;
  readonly store: Store;
  readonly log: Logger;
  /** True to draw pictures. Off by default. */
  readonly pictures?: boolean;
  /** The shards of this process. If undefined, as many as Discord recommends. */
  readonly shards?: Shards | undefined;
  /** Divides the shards between several processes. Undefined for a single process. */
  readonly leases?: Leases | undefined;
  /** Called when a connection is up, so that actions that are due in its servers are carried out. */
  readonly onOpened?: () => void;
  /** Called when Discord has closed the connection for good. */
  readonly onClosed: (why: StartupError) => void;
  /** Aborts a startup in progress. */
  readonly signal: AbortSignal;
}

/**
 * Connects to Discord, registers the commands, and takes interactions. Throws `StartupError` if Discord refuses the
 * bot.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, api, host, store, log, leases, onClosed, signal } = options;
  const restClient = newRest(api, token);
  const shards = options.shards ?? (await recommendedShards(restClient, log, signal));
  const heldShards = leases && (await HeldShards.take(leases, shards, log, signal));
  const gcTimer = setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), GC_DELAY_MS).unref();
  const mentions = new CommandMentions();
  const pictures = options.pictures ? new Pictures(store, log) : undefined;
  const oddsThreads = new OddsThreads();
  const strengths = new PackStrengths(oddsThreads, host.strengths, log);
  host.watchPacks((packs) => strengths.measurePacks(packs));
  let registration: CommandRegistration | undefined;
  const identifyLimiter = new IdentifyLimiter(leases);
  const connectionOptions = {
    ...{ token, api, host, store, log, mentions, onClosed, pictures, odds: oddsThreads },
    newClient: (shard: number, of: number) => newClient(shard, of, { rest: restClient, identifyLimiter }),
    onOpened() {
      gcTimer.refresh();
      options.onOpened?.();
    },
    onJoined: (id: string) => registration?.onJoined(id),
  };
  const connections = new Connections(connectionOptions, shards.of, restClient, signal);
  const stop = async () => {
    await oddsThreads.close();
    await (heldShards?.stop() ?? connections.close(shards.own, 'answered'));
    await pictures?.stop();
  };
  try {
    await (heldShards ? heldShards.connect(connections) : connections.open(shards.own, 'own'));
    const client = connections.openConnections[0]?.client;
    // All connections might have been lost in the meantime.
    if (!client?.isReady()) throw new StartupError(t('admin-lost-at-start'), { temporary: true });
    const servers = connections.openConnections.flatMap((each) => each.servers);
    registration = new CommandRegistration(restClient, client.application.id, options, mentions);
    // Commands belong to the whole bot, so only one process writes them.
    await rejectOnAbort(shards.own.includes(0) ? registration.write() : registration.read(), signal);
    registration.removeDuplicateCommands(servers);
    const inviteUrl = client.generateInvite({
      scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
      permissions: INVITE_PERMISSIONS,
    });
    const shardFields = (leases || shards.of > 1) && { shards: shardsAsText(shards) };
    restClient.watchToken({ log, onRefused: onClosed, signal });
    log.info(
      { user: client.user.tag, servers: servers.length, ...shardFields, invite: inviteUrl },
      'Fray is on Discord',
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    get gateway() {
      const { openConnections, states } = connections;
      const maxPingMs = Math.max(...openConnections.map((each) => each.ping));
      const serverCount = openConnections.reduce((sum, each) => sum + each.servers.length, 0);
      const canSend = !restClient.isTokenInDoubt && openConnections.every((each) => each.canSend);
      return {
        of: shards.of,
        shards: states,
        servers: serverCount,
        canSend,
        ...(maxPingMs >= 0 && { ping: maxPingMs / 1000 }),
      };
    },
    get shards() {
      return connections.shards;
    },
    show: (place) => connections.show(place),
    stop,
  };
}

/** The shards of a bot with a single process: as many as Discord recommends. */
async function recommendedShards(rest: REST, log: Logger, signal: AbortSignal): Promise<Shards> {
  // The type comes from Discord's documentation.
  const fetchGateway = async () => (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
  const { shards: of } = await retryUntilReached(fetchGateway, log, signal);
  return { of, own: Array.from({ length: of }, (_, shard) => shard) };
}

/** Discord's error codes for a server that it doesn't know, or that the bot isn't in. */
const NOT_IN_SERVER_CODES: readonly (string | number)[] = [10004, 50001];

interface RegistrationOptions {
  /** The only server to register the commands in. If undefined, they are registered in all servers. */
  readonly server: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly contextCommands: readonly ContextCommand[];
  readonly log: Logger;
}

/** Updates Discord's list of commands, and reads the commands' ids from it. */
class CommandRegistration {
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
    const commandDefinitions = withTranslations(() => [
      ...commands.flatMap(({ registered }) => registered),
      ...contextCommands.map(({ definition }) => definition),
    ]);
    const readCommandIds = (list: unknown) => this.#mentions.readIds(list);
    try {
      const haveCommandsChanged = await registerCommands(
        this.#rest,
        this.#application,
        server,
        commandDefinitions,
        readCommandIds,
      );
      log.info({ server }, haveCommandsChanged ? 'Commands registered' : 'Commands are up to date');
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_IN_SERVER_CODES.includes(error.code))
        log.error(
          { server },
          'The bot isn’t in the server DISCORD_GUILD_ID, so no commands are registered. Invite the bot there, fix the id, or leave it empty',
        );
      else log.error({ error }, 'Could not register commands. Those registered before still work');
    }
  }

  /** Reads the ids of commands that another process registers. */
  async read(): Promise<void> {
    const { server, log } = this.#options;
    try {
      this.#mentions.readIds(await fetchCommands(this.#rest, this.#application, server));
    } catch (error) {
      log.warn({ error }, 'Could not read the ids of the commands, so texts don’t link to them');
    }
  }

  /**
   * Called when the bot has been invited to a server. If commands are registered only in that server, they couldn't be
   * registered before the invitation.
   */
  onJoined(server: string): void {
    if (server === this.#options.server) void this.write();
  }

  /**
   * Removes commands from servers where they were registered because of an earlier value of `DISCORD_GUILD_ID`. If
   * commands now belong to one server, also removes the commands that all servers have.
   */
  removeDuplicateCommands(servers: readonly string[]): void {
    const { server, log } = this.#options;
    removeDuplicateCommands(this.#rest, this.#application, server, servers)
      .then((cleared) => cleared > 0 && log.info({ cleared }, 'Commands of an earlier DISCORD_GUILD_ID removed'))
      .catch((error) => log.warn({ error }, 'Could not look for commands registered elsewhere'));
  }
}

type CommandDefinition = RESTPostAPIApplicationCommandsJSONBody;

/**
 * How many servers are checked at startup for commands that are registered only there. In other servers, such commands
 * are noticed when one is used.
 */
const MAX_SERVERS_CHECKED = 100;

/** The API route of the commands of one server, or of all servers. */
function commandsRoute(application: string, server: string | undefined): `/${string}` {
  return server === undefined
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, server);
}

/** Discord's codes for the languages that have another code in Fray. */
const DISCORD_LOCALES: Readonly<Record<string, readonly string[]>> = { es: ['es-ES', 'es-419'] };

/** The definitions in English, with the descriptions and choices in all other languages that are offered. */
export function withTranslations(make: () => readonly CommandDefinition[]): readonly CommandDefinition[] {
  return offeredLanguages()
    .filter((each) => each !== ENGLISH)
    .reduce<readonly CommandDefinition[]>(
      (definitions, language) =>
        withTranslation(definitions, inLanguage(language, make), DISCORD_LOCALES[language] ?? [language]),
      make(),
    );
}

/**
 * The texts in a definition that Discord shows in the user's language. Only choices have translated names; the names
 * of commands and options are the same in every language.
 */
const TRANSLATED_FIELDS = ['description', 'name'] as const;

/** Adds the texts of a translated definition to the same places in the English definition. */
function withTranslation<T>(english: T, translated: unknown, locales: readonly string[]): T {
  if (typeof english !== 'object' || english === null || typeof translated !== 'object' || translated === null)
    return english;
  if (Array.isArray(english) && Array.isArray(translated))
    return english.map((each, place) => withTranslation(each, translated[place], locales)) as T;
  const translatedTexts: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(translated));
  const translatedEntries = Object.entries(english).map(([key, value]) => [
    key,
    withTranslation(value, translatedTexts[key], locales),
  ]);
  const localizations = TRANSLATED_FIELDS.flatMap((field) => {
    const localizationsName = `${field}_localizations`;
    const englishText = Object.entries(english).find(([name]) => name === field)?.[1];
    if (typeof translatedTexts[field] !== 'string' || translatedTexts[field] === englishText) return [];
    const existingLocalizations = Object.entries(english).find(([name]) => name === localizationsName)?.[1];
    return [
      [
        localizationsName,
        { ...existingLocalizations, ...Object.fromEntries(locales.map((locale) => [locale, translatedTexts[field]])) },
      ],
    ];
  });
  // Each value has the type that it had before.
  return Object.fromEntries([...translatedEntries, ...localizations]) as T;
}

/**
 * Registers the commands, but only if Discord's list differs, because Discord limits how often they can be registered.
 * Returns true if they were registered. Calls `onRegistered` with Discord's list and its ids.
 */
export async function registerCommands(
  rest: REST,
  application: string,
  server: string | undefined,
  definitions: readonly CommandDefinition[],
  onRegistered: (registered: unknown) => void = () => undefined,
): Promise<boolean> {
  const route = commandsRoute(application, server);
  const registeredCommands = await rest.get(route, WITH_LOCALIZATIONS);
  const isUpToDate = isDeepStrictEqual(onlyFrayFields(registeredCommands), onlyFrayFields(definitions));
  onRegistered(isUpToDate ? registeredCommands : await rest.put(route, { body: definitions }));
  return !isUpToDate;
}

const WITH_LOCALIZATIONS = { query: new URLSearchParams({ with_localizations: 'true' }) };

function fetchCommands(rest: REST, application: string, server: string | undefined): Promise<unknown> {
  return rest.get(commandsRoute(application, server));
}

/**
 * Removes commands that an earlier start registered elsewhere: in other `servers`, or everywhere if commands now belong
 * to one server. Otherwise every command would be offered twice. Returns in how many places there were such commands.
 */
async function removeDuplicateCommands(
  rest: REST,
  application: string,
  server: string | undefined,
  servers: readonly string[],
): Promise<number> {
  const otherServers = servers.filter((each) => each !== server).slice(0, MAX_SERVERS_CHECKED);
  const routes = [...(server === undefined ? [] : [undefined]), ...otherServers].map((each) =>
    commandsRoute(application, each),
  );
  let clearedCount = 0;
  for (const route of routes) {
    const registeredCommands = await rest.get(route);
    if (!Array.isArray(registeredCommands) || registeredCommands.length === 0) continue;
    await rest.put(route, { body: [] });
    clearedCount++;
  }
  return clearedCount;
}

/** The fields of a definition that Fray sets. Discord adds fields of its own, and leaves out default values. */
const FRAY_FIELDS = new Set([
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

/** The fields with texts in other languages. */
const LOCALIZATION_FIELDS = new Set(['name_localizations', 'description_localizations']);

function onlyFrayFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(onlyFrayFields);
  if (typeof value !== 'object' || value === null) return value;
  const frayEntries = Object.entries(value)
    .filter(
      ([name, field]) =>
        (FRAY_FIELDS.has(name) || LOCALIZATION_FIELDS.has(name)) &&
        field !== false &&
        field !== null &&
        field !== '' &&
        !isSlashCommandType(name, field, value),
    )
    .map(([name, field]) => [name, LOCALIZATION_FIELDS.has(name) ? { ...field } : onlyFrayFields(field)] as const)
    .filter(([, field]) => field !== undefined);
  return Object.fromEntries(frayEntries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * True for the type of a slash command, which Discord leaves out because it is the default. An option's type has no
 * default.
 */
function isSlashCommandType(name: string, field: unknown, of: object): boolean {
  return name === 'type' && field === 1 && ('application_id' in of || 'contexts' in of);
}
