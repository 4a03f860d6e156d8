import type { CommandBody } from './command-form.ts';
import type { Guild } from './guild.ts';
import { snowflake } from './snowflake.ts';

/** A registered command. */
export interface Command extends CommandBody {
  readonly id: string;
  readonly version: string;
  readonly guild: Guild | undefined;
}

/** The registered commands: the global ones, and those of each server. */
export class Commands {
  /** How many times commands were registered. */
  registrations = 0;
  readonly #lists = new Map<Guild | undefined, Map<string, Command>>();

  /** The commands of a server, or the global ones. */
  in(guild: Guild | undefined): readonly Command[] {
    return [...(this.#lists.get(guild)?.values() ?? [])];
  }

  /** Replaces the commands. A command with the same name and type keeps its id. */
  replace(guild: Guild | undefined, bodies: readonly CommandBody[]): readonly Command[] {
    const before = this.#lists.get(guild);
    const key = ({ name, type = 1 }: CommandBody) => `${type} ${name}`;
    const commands = bodies.map((body) => ({
      ...body,
      id: before?.get(key(body))?.id ?? snowflake(),
      version: snowflake(),
      guild,
    }));
    this.#lists.set(guild, new Map(commands.map((command) => [key(command), command])));
    this.registrations++;
    return commands;
  }

  /**
   * Finds the command that a user sees in a server, by its name. It is a slash command unless `type` says otherwise.
   */
  find(name: string, guild: Guild | undefined, type: 1 | 2 | 3 = 1): Command | undefined {
    const key = `${type} ${name}`;
    return (guild && this.#lists.get(guild)?.get(key)) ?? this.#lists.get(undefined)?.get(key);
  }
}

/** A command in the format of the API. */
export function commandPayload({ guild, ...command }: Command, applicationId: string, inAll = false): object {
  const payload = {
    type: 1,
    description: '',
    default_member_permissions: null,
    nsfw: false,
    contexts: null,
    integration_types: [0],
    name_localizations: null,
    description_localizations: null,
    ...(!guild && { dm_permission: true }),
    ...command,
    application_id: applicationId,
    ...(guild && { guild_id: guild.id }),
  };
  return inAll ? payload : withoutLocalizations(payload);
}

/** Discord sends a command's texts in other languages only to bots that ask for them. */
function withoutLocalizations<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutLocalizations) as T;
  const entries = Object.entries(value).filter(([key]) => !key.endsWith('_localizations'));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutLocalizations(each)])) as T;
}
