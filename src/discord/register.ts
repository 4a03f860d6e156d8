import { isDeepStrictEqual } from 'node:util';
import type { REST, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { Routes } from 'discord.js';

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/**
 * Makes Discord's list of commands ours: for one server at once, or for all. Writes only where they differ, for Discord
 * counts writes. Returns whether it wrote.
 */
export async function register(
  rest: REST,
  application: string,
  server: string | undefined,
  definitions: readonly Definition[],
): Promise<boolean> {
  const route =
    server === undefined
      ? Routes.applicationCommands(application)
      : Routes.applicationGuildCommands(application, server);
  const there = await rest.get(route);
  if (isDeepStrictEqual(essence(there), essence(definitions))) return false;
  await rest.put(route, { body: definitions });
  return true;
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
    .filter(([name, field]) => OURS.has(name) && field !== false && field !== null && !isChatInput(name, field, value))
    .map(([name, field]) => [name, essence(field)] as const)
    .filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A command's own type is slash command by default; an option's type is its own. */
function isChatInput(name: string, field: unknown, of: object): boolean {
  return name === 'type' && field === 1 && ('application_id' in of || 'contexts' in of);
}
