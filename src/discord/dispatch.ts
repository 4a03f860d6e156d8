import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Attachment,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../app/host.ts';
import { OddsReplies } from '../app/odds/odds-replies.ts';
import type { OddsThreads } from '../app/odds/odds-threads.ts';
import type { Request } from '../app/request.ts';
import type { Aside } from '../interaction/odds/odds-work.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import type { Store } from '../store/store.ts';
import { explain, failures } from '../text/spoken.ts';
import type { Answerable } from './answerable.ts';
import { deliverable } from './attachments.ts';
import type { CommandMentions } from './command-mentions.ts';
import { Deferral, defer } from './deferral.ts';
import { deliver } from './deliver.ts';
import { readAttached } from './files.ts';
import { follow } from './later.ts';
import { messageOf } from './message.ts';
import type { Pictures } from './pictures/pictures.ts';
import { ReplyPictures } from './pictures/reply-pictures.ts';
import type { Posts } from './posts.ts';
import { componentRequestOf, contextRequestOf, filesOf, placeOf, requestOf } from './requests.ts';
import { SecondInstance } from './second-instance.ts';
import { followUp } from './send.ts';
import { ShownAnswers } from './shown-answers.ts';

/** How long a stop waits for the answers under way, in milliseconds. */
const DRAIN_WITHIN = 10_000;

interface DispatchOptions {
  readonly host: Host;
  readonly log: Logger;
  readonly posts: Posts;
  readonly mentions: CommandMentions;
  readonly store: Store;
  /** The API's address, if not Discord's own. */
  readonly api: string | undefined;
  /** Absent: no pictures are drawn. */
  readonly pictures: Pictures | undefined;
  /** Where odds are worked out. */
  readonly odds: OddsThreads;
}

interface ToDeliver {
  readonly deferral?: Deferral | undefined;
  /** What the reply becomes. */
  readonly later?: AsyncIterable<Reply> | undefined;
}

/** Makes requests of Discord's interactions, and delivers the replies. */
export class Dispatch {
  readonly #host: Host;
  readonly #log: Logger;
  readonly #posts: Posts;
  readonly #mentions: CommandMentions;
  readonly #store: Store;
  readonly #api: string | undefined;
  readonly #pictures: ReplyPictures;
  readonly #odds: OddsReplies;
  readonly #answers = new ShownAnswers();
  readonly #instances: SecondInstance;
  readonly #running = new Set<Promise<void>>();
  #open = true;

  constructor({ host, log, posts, mentions, store, api, pictures, odds }: DispatchOptions) {
    this.#host = host;
    this.#log = log;
    this.#posts = posts;
    this.#mentions = mentions;
    this.#store = store;
    this.#api = api;
    this.#pictures = new ReplyPictures(pictures, log);
    this.#odds = new OddsReplies(odds, log);
    this.#instances = new SecondInstance(log);
  }

  /** Takes an interaction. While the bot is stopping, its user is told so instead. */
  take(interaction: Interaction): void {
    this.#instances.delivered(interaction.id);
    const handled = this.#open ? this.#handle(interaction) : this.#turnAway(interaction);
    const running = handled.catch((error) => {
      this.#log.error({ error, interaction: interaction.id }, 'An interaction could not be answered');
    });
    this.#running.add(running);
    running.finally(() => this.#running.delete(running));
  }

  /** Takes no more; resolves when those under way are answered, or have been given long enough. */
  async stop(): Promise<void> {
    this.#open = false;
    const answered = Promise.all(this.#running).then(() => true);
    if (await Promise.race([answered, sleep(DRAIN_WITHIN, false)])) return;
    this.#log.warn({ unanswered: this.#running.size }, 'Stopping with interactions unanswered');
  }

  async #turnAway(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return interaction.respond([]);
    if (!interaction.isPrimaryEntryPointCommand())
      await interaction.reply({ content: failures.STOPPING, flags: MessageFlags.Ephemeral });
  }

  async #handle(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return this.#suggest(interaction);
    if (interaction.isChatInputCommand()) {
      const files = filesOf(interaction.options.data);
      if (files.length > 0) return this.#withFiles(interaction, files);
      return this.#request(interaction, requestOf(interaction));
    }
    if (interaction.isUserContextMenuCommand() || interaction.isMessageContextMenuCommand())
      return this.#request(interaction, contextRequestOf(interaction));
    if (interaction.isMessageComponent() || interaction.isModalSubmit())
      return this.#request(interaction, componentRequestOf(interaction));
  }

  /** Handles a request and delivers its reply. One that has to wait is deferred, as Discord waits for three seconds. */
  async #request(interaction: Answerable, request: Request): Promise<void> {
    const deferring = new Deferral(interaction, this.#log);
    await this.#posts.caughtUp(request.caller.channel);
    await this.#host.handle(this.#drawing(request), (reply) => this.#answer(interaction, reply, deferring));
  }

  /** Whether pictures follow is said with a request: what they show need not be told in characters then. */
  #drawing<R extends Request>(request: R): R {
    const mayAttach = ((request.caller.botMay ?? 0n) & PermissionFlagsBits.AttachFiles) !== 0n;
    return this.#pictures.areDrawn && mayAttach ? { ...request, caller: { ...request.caller, draws: true } } : request;
  }

  /** Downloading a file may take long, so the reply is deferred first. Where that fails, nothing has happened. */
  async #withFiles(interaction: ChatInputCommandInteraction, files: readonly (readonly [string, Attachment])[]) {
    try {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    } catch (error) {
      this.#log.info({ error, interaction: interaction.id }, 'A command with a file was not begun');
      return;
    }
    const request = requestOf(interaction);
    const answers = new Map(request.answers);
    for (const [option, file] of files) {
      const read = await readAttached(file, this.#api);
      if (!read.ok) return this.#answer(interaction, whisper(explain(read.why)));
      answers.set(option, read.value);
    }
    await this.#host.handle(this.#drawing({ ...request, answers }), (reply) => this.#answer(interaction, reply));
  }

  async #suggest(interaction: AutocompleteInteraction): Promise<void> {
    const focused = interaction.options.getFocused(true).name;
    const choices = await this.#host.suggest(requestOf(interaction), focused);
    // Suggestions that come too late are of no use.
    await interaction
      .respond([...choices])
      .catch((error) => this.#log.info({ error, interaction: interaction.id }, 'Suggestions were not taken'));
  }

  async #answer(interaction: Answerable, plain: Reply, deferral?: Deferral): Promise<void> {
    if (plain.stopsWork !== undefined && this.#odds.stop(interaction.user.id, plain.stopsWork))
      return this.#taken(interaction, deferral);
    const { reply: known, later } = await this.#odds.known(interaction.user.id, plain);
    const reply = this.#mentions.in(known);
    if (reply.update || reply.posted) this.#answers.now(interaction);
    try {
      const fate = reply.posted
        ? await this.#posts.answer(interaction, reply, deferral)
        : await this.#deliver(interaction, reply, { deferral, later });
      if (plain.aside) void this.#tellAside(interaction, plain.aside);
      if (fate === 'answered before') this.#instances.answeredBefore(interaction.id, interaction.createdTimestamp);
    } finally {
      if (!reply.posted && !reply.form && interaction.channelId) await this.#posts.touch(placeOf(interaction));
    }
    if (!reply.form && interaction.channelId) await this.#tellRejected(interaction);
  }

  /** A GM hears with their next answer that Discord rejected a message of the encounter. */
  async #tellRejected(interaction: Answerable): Promise<void> {
    try {
      if (!(await this.#posts.isToHearOfRejected(placeOf(interaction), interaction.user.id))) return;
      const told = await deliverable(this.#mentions.in(whisper(failures.REJECTED_POST)));
      await followUp(interaction, messageOf(told));
    } catch (error) {
      this.#log.info({ error, interaction: interaction.id }, 'A GM could not be told that Discord rejected a message');
    }
  }

  /** A message after the answer, for its asker alone, where there is something to tell. */
  async #tellAside(interaction: Answerable, aside: Aside): Promise<void> {
    const told = await this.#odds.aside(interaction.user.id, aside);
    if (!told) return;
    const message = messageOf(await deliverable(this.#mentions.in(told)));
    await followUp(interaction, message).catch((error) =>
      this.#log.info({ error, interaction: interaction.id }, 'A GM could not be told that a fight is lopsided'),
    );
  }

  /** What was pressed needs no answer: the message of the odds that it stopped is drawn once more. */
  async #taken(interaction: Answerable, deferral?: Deferral): Promise<void> {
    await deferral?.stop();
    if (!interaction.deferred) await defer(interaction);
  }

  async #deliver(interaction: Answerable, reply: Reply, { deferral, later }: ToDeliver) {
    await deferral?.stop();
    const [log, store, pictures] = [this.#log, this.#store, this.#pictures];
    const taken = (message: string | undefined) => {
      if (later) void follow(later, { interaction, message, pictures, answers: this.#answers, log });
    };
    return deliver(interaction, reply, { log, store, pictures, taken });
  }
}
