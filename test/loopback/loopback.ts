import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from './channel.ts';
import type { Command } from './commands.ts';
import type { ArmedFault, Fault } from './fault.ts';
import type { Gateway } from './gateway.ts';
import { Guild, type NewGuild } from './guild.ts';
import type { Answer, Interaction } from './interaction.ts';
import type { Message } from './message.ts';
import { type LoopbackOptions, Platform } from './platform.ts';
import { type LoggedRequest, RestServer } from './rest-server.ts';
import { Router } from './router.ts';
import { ROUTES } from './routes.ts';
import { User } from './user.ts';
import type { Webhook } from './webhook.ts';

/**
 * Starts a small Discord on 127.0.0.1. The real client connects to it:
 *
 *     const loopback = await startLoopback();
 *     const client = new Client({ intents: ['Guilds'], rest: { api: loopback.url } });
 *     await client.login(loopback.token);
 */
export async function startLoopback(options: LoopbackOptions = {}): Promise<Loopback> {
  const platform = new Platform(options);
  const rest = new RestServer(platform, new Router(ROUTES));
  platform.gateway.attach(rest.server);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  rest.server.once('error', reject).listen(platform.settings.port, '127.0.0.1', resolve);
  await promise;
  const { port } = rest.server.address() as AddressInfo;
  platform.origin = `http://127.0.0.1:${port}`;
  return new Loopback(platform, rest);
}

/** A small Discord for a test. */
export class Loopback {
  readonly #platform: Platform;
  readonly #rest: RestServer;

  constructor(platform: Platform, rest: RestServer) {
    this.#platform = platform;
    this.#rest = rest;
  }

  /** The address for discord.js's `rest.api`, which adds `/v10`. */
  get url(): string {
    return `${this.#platform.origin}/api`;
  }

  /** The only token that is accepted. */
  get token(): string {
    return this.#platform.settings.token;
  }

  get bot(): User {
    return this.#platform.bot;
  }

  get gateway(): Gateway {
    return this.#platform.gateway;
  }

  /** All requests so far, in order. */
  get requests(): readonly LoggedRequest[] {
    return this.#rest.log;
  }

  /** The requests to routes that don't exist here. */
  get unknownRoutes(): readonly LoggedRequest[] {
    return this.#rest.log.filter((request) => request.unknownRoute);
  }

  /** Creates a server that the bot is in. */
  guild(options: NewGuild): Guild {
    return new Guild(this.#platform, options);
  }

  /** Creates a user who isn't in any server. */
  user(name: string): User {
    return new User(this.#platform, name);
  }

  /** All users, including the bot. */
  get users(): readonly User[] {
    return [...this.#platform.users.values()];
  }

  /** All messages of a channel as they are now, including private ones, in the order in which they were sent. */
  messages(channel: Channel): readonly Message[] {
    return [...channel.messages.values()];
  }

  /** All webhooks, oldest first. */
  get webhooks(): readonly Webhook[] {
    return [...this.#platform.webhooks.values()];
  }

  /** All interactions so far, in order, even those without an answer. */
  get interactions(): readonly Interaction[] {
    return [...this.#platform.interactions.values()];
  }

  /** The registered commands of a server, or the global ones. */
  commands(guild?: Guild): readonly Command[] {
    return this.#platform.commands.in(guild);
  }

  /** Makes the next matching requests fail. */
  fail(fault: Fault): ArmedFault {
    return this.#rest.faults.arm(fault);
  }

  /**
   * Sends the same interaction again, as Discord may. Waits until it is answered or a second answer is refused, but at
   * most `within` milliseconds, because a bot may not answer.
   */
  redeliver(interaction: Interaction, { within = 1000 } = {}): Promise<Answer> {
    return interaction.redeliver(within);
  }

  /** Makes Discord forget an interaction. */
  expire(interaction: Interaction): void {
    interaction.expire();
  }

  /** Waits until a bot is logged in. */
  connected(within = 10_000): Promise<void> {
    const { gateway } = this.#platform;
    return gateway.bell.until(
      () => gateway.isConnected,
      within,
      () => `No bot has logged in within ${within} ms`,
    );
  }

  /** Waits until the bot has registered commands. */
  registered(within = 10_000): Promise<void> {
    const { commands } = this.#platform;
    return this.until(() => commands.registrations > 0, within, 'the registration of commands');
  }

  /**
   * Waits until a condition is true. It is checked after every request and every 50 milliseconds. `what` describes the
   * condition in the error.
   */
  until(condition: () => boolean, within = 5000, what = 'what was waited for'): Promise<void> {
    const { bell } = this.#rest;
    const looking = setInterval(() => bell.ring(), 50);
    return bell
      .until(condition, within, () => `In vain: ${what} did not come within ${within} ms`)
      .finally(() => clearInterval(looking));
  }

  /** Waits until an asynchronous condition is true, such as one about a database. */
  async untilFound(look: () => Promise<boolean>, within = 5000, what = 'what was waited for'): Promise<void> {
    const end = performance.now() + within;
    while (!(await look())) {
      if (performance.now() > end) throw new Error(`In vain: ${what} did not come within ${within} ms`);
      await Promise.race([this.#rest.bell.next(), sleep(50)]);
    }
  }

  /**
   * Waits until all of the bot's requests are answered and no new one has come for a number of milliseconds. Use it
   * before checking that there weren't too many requests.
   */
  async quiet(milliseconds = 100): Promise<void> {
    const allAnswered = () => this.requests.every(({ status, unanswerable }) => unanswerable || status !== undefined);
    let seenCount = -1;
    while (seenCount < this.requests.length) {
      await this.until(allAnswered, 5000, 'the response to every request');
      seenCount = this.requests.length;
      await sleep(milliseconds);
    }
  }

  /** Closes everything, including requests that hang. */
  async stop(): Promise<void> {
    this.#platform.gateway.stop();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#rest.server.close(() => resolve());
    this.#rest.server.closeAllConnections();
    await promise;
  }
}
