import { DiscordAPIError, type REST } from 'discord.js';
import type { Logger } from 'pino';
import type { AnyCommand } from '../interaction/command.ts';
import type { ContextCommand } from '../interaction/context-command.ts';
import type { CommandMentions } from './command-mentions.ts';
import { clearElsewhere, register, registered } from './register.ts';

/** Discord knows no such server, or the bot is not in it. */
const NOT_IN_SERVER: readonly (string | number)[] = [10004, 50001];

interface RegistrationOptions {
  /** The one server in which the commands are registered. Undefined: in all. */
  readonly server: string | undefined;
  readonly commands: readonly AnyCommand[];
  readonly contextCommands: readonly ContextCommand[];
  readonly log: Logger;
}

/** Brings Discord's list of the commands up to date, and learns their ids from it. */
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
    const definitions = [...commands, ...contextCommands].map(({ definition }) => definition);
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

  /** The bot has been invited to a server: if the commands are registered there alone, that was not possible before. */
  joined(server: string): void {
    if (server === this.#options.server) void this.write();
  }

  /** Removes the commands of an earlier DISCORD_GUILD_ID from some servers, and from where all have them. */
  clearElsewhere(servers: readonly string[]): void {
    const { server, log } = this.#options;
    clearElsewhere(this.#rest, this.#application, server, servers)
      .then((cleared) => cleared > 0 && log.info({ cleared }, 'Commands of an earlier DISCORD_GUILD_ID removed'))
      .catch((error) => log.warn({ error }, 'Commands registered elsewhere could not be looked for'));
  }
}
