import type { Attachment } from './attachment.ts';
import type { Channel } from './channel.ts';
import { Commands } from './commands.ts';
import { Gateway } from './gateway.ts';
import type { Guild } from './guild.ts';
import type { Interaction } from './interaction.ts';
import { User } from './user.ts';

/** What a loopback may be told when it starts. */
export interface LoopbackOptions {
  /** The bot's token, the only one that is accepted. */
  readonly token?: string;
  readonly botName?: string;
  /** How long the first response may take, in milliseconds: 3,000 at Discord. */
  readonly answerWithin?: number;
  /** How long an interaction's token lives, in milliseconds: 15 minutes at Discord. */
  readonly tokenLife?: number;
  /** The interval of heartbeats that it asks for, in milliseconds. */
  readonly heartbeat?: number;
  /** 0, which means a free one, by default. */
  readonly port?: number;
  /** How many connections the servers are divided among: Discord recommends and demands this number. 1 by default. */
  readonly shards?: number;
  /** How many connections may identify in parallel: `max_concurrency`. 16 by default. */
  readonly maxConcurrency?: number;
  /**
   * How far apart connections of one bucket have to identify, in milliseconds: 5,000 at Discord. Not checked by
   * default.
   */
  readonly identifyEvery?: number;
}

/** Everything that Discord knows. */
export class Platform {
  readonly settings: Required<LoopbackOptions>;
  readonly users = new Map<string, User>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly attachments = new Map<string, Attachment>();
  readonly interactions = new Map<string, Interaction>();
  readonly interactionsByToken = new Map<string, Interaction>();
  readonly commands = new Commands();
  readonly gateway: Gateway;
  readonly bot: User;
  /** `http://127.0.0.1:port`, once it listens. */
  origin = '';

  constructor(options: LoopbackOptions) {
    this.settings = {
      token: 'loopback-token',
      botName: 'Fray',
      answerWithin: 3000,
      tokenLife: 15 * 60_000,
      heartbeat: 41_250,
      port: 0,
      shards: 1,
      maxConcurrency: 16,
      identifyEvery: 0,
      ...options,
    };
    this.gateway = new Gateway(this);
    this.bot = new User(this, this.settings.botName, true);
  }

  /** The application has the id of its bot. */
  get applicationId(): string {
    return this.bot.id;
  }
}
