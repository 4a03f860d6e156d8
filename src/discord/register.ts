import { isDeepStrictEqual } from 'node:util';
import type { REST, RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import { Routes } from 'discord.js';

type Definition = RESTPostAPIApplicationCommandsJSONBody;

/** Of how many servers a start looks for commands of their own. In others the first that is used gives them away. */
const SERVERS_LOOKED_AT = 100;

/** Where commands are registered: in one server, at once, or in all. */
function routeOf(application: string, server: string | undefined): `/${string}` {
  return server === undefined
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, server);
}

/**
 * Registers the commands. Writes only where Discord's list differs, for Discord limits writes. Returns whether it wrote;
 * `known` is given the list as Discord has it then, with the ids of the commands.
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

/** The commands as Discord has them. */
export function registered(rest: REST, application: string, server: string | undefined): Promise<unknown> {
  return rest.get(routeOf(application, server));
}

/**
 * Removes the commands that an earlier start has registered elsewhere: in other `servers`, and in all where they now belong
 * to one. Left there, every command would be offered twice. Returns how many places had some.
 */
export async function clearElsewhere(
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

/** What of a definition is ours. Discord adds fields of its own, and leaves out those that are as by default. */
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

/** A command's own type is slash command by default; an option's type is its own. */
function isChatInput(name: string, field: unknown, of: object): boolean {
  return name === 'type' && field === 1 && ('application_id' in of || 'contexts' in of);
}
