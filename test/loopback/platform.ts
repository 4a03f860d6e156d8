import type { Attachment } from './attachment.ts';
import type { Channel } from './channel.ts';
import { Commands } from './commands.ts';
import { Gateway } from './gateway.ts';
import type { Guild } from './guild.ts';
import type { Interaction } from './interaction.ts';
import { User } from './user.ts';
import type { Webhook } from './webhook.ts';

export interface LoopbackOptions {
  /** The bot's token. Any other token is refused. */
  readonly token?: string;
  readonly botName?: string;
  /** How long the first response to an interaction may take, in milliseconds. Discord waits 3,000. */
  readonly answerWithin?: number;
  /** How long an interaction's token is valid, in milliseconds. On Discord, it is valid for 15 minutes. */
  readonly tokenLife?: number;
  /** The heartbeat interval, in milliseconds. */
  readonly heartbeat?: number;
  /** The port. By default it is 0, which means any free one. */
  readonly port?: number;
  /** The number of shards that Discord recommends and requires. 1 by default. */
  readonly shards?: number;
  /** How many connections may identify at the same time: `max_concurrency`. 16 by default. */
  readonly maxConcurrency?: number;
  /**
   * The minimum time between two IDENTIFYs in the same bucket, in milliseconds. 5,000 on Discord. Not checked by
   * default.
   */
  readonly identifyEvery?: number;
}

/** Everything that the simulated Discord stores. */
export class Platform {
  readonly settings: Required<LoopbackOptions>;
  readonly users = new Map<string, User>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly attachments = new Map<string, Attachment>();
  readonly interactions = new Map<string, Interaction>();
  readonly interactionsByToken = new Map<string, Interaction>();
  readonly webhooks = new Map<string, Webhook>();
  readonly commands = new Commands();
  readonly gateway: Gateway;
  readonly bot: User;
  /** The address `http://127.0.0.1:port`, which is set when the server listens. */
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

  /** The application's id, which is the same as its bot's. */
  get applicationId(): string {
    return this.bot.id;
  }
}
