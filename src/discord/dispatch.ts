import { setTimeout as sleep } from 'node:timers/promises';
import type { Attachment, AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { ApplicationCommandOptionType, MessageFlags, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../app/host.ts';
import { OddsReplies } from '../app/odds/odds-replies.ts';
import type { OddsThreads } from '../app/odds/odds-threads.ts';
import { ChannelQueue } from '../app/queues.ts';
import type { CommandRequest, Request } from '../app/request.ts';
import * as panel from '../interaction/panel.ts';
import { type Reply, type UnevenFightCheck, whisper } from '../interaction/reply.ts';
import { map, type Refusal, type Result } from '../rules/core/refusal.ts';
import { pictureOptionValue } from '../session/portrait.ts';
import type { Store } from '../store/store.ts';
import { inLanguage, type NonPromise, nearestLanguage } from '../text/languages.ts';
import { explain } from '../text/refusals.ts';
import { t } from '../text/t.ts';
import { FOLLOW_UP_RETRIES, RESPONSE_RETRIES, removeUnneededMessage, sendWithRetries } from './acknowledge.ts';
import type { CommandMentions } from './command-mentions.ts';
import { type AnswerableInteraction, Deferral, defer, type InteractionFromMessage, isFromMessage } from './deferral.ts';
import { type Deliverable, readAttachment, readLargeText, readPicture, toDeliverable } from './files.ts';
import { messageOf, messageUpdateOf, publicMessageOf, type SendableMessage, withPortrait } from './message.ts';
import { setAndDropOldest } from './newest-entries.ts';
import type { Pictures } from './pictures/pictures.ts';
import { ReplyPictures } from './pictures/shown-pictures.ts';
import type { Posts } from './posts.ts';
import { failureOf } from './request-failure.ts';
import { callerInThread, componentRequestOf, contextRequestOf, filesOf, placeOf, requestOf } from './requests.ts';
import * as send from './send.ts';
import { editOriginalReply, followUp } from './send.ts';
import { Speeches } from './speeches.ts';

/** How many of the latest messages are searched for one whose thread has no encounter. */
const MAX_MESSAGES_SEARCHED = 30;
/** How long a stop waits for unfinished answers. */
const DRAIN_TIMEOUT_MS = 10_000;

interface DispatchOptions {
  readonly host: Host;
  readonly log: Logger;
  readonly posts: Posts;
  readonly mentions: CommandMentions;
  readonly store: Store;
  /** The address of the API. Undefined means Discord's own address. */
  readonly api: string | undefined;
  /** Undefined if pictures are off. */
  readonly pictures: Pictures | undefined;
  readonly odds: OddsThreads;
}

interface DeferralAndUpdates {
  readonly deferral?: Deferral | undefined;
  readonly updates?: AsyncIterable<Reply> | undefined;
}

/** Turns Discord's interactions into requests, and delivers the replies. */
export class Dispatch {
  readonly #host: Host;
  readonly #log: Logger;
  readonly #posts: Posts;
  readonly #mentions: CommandMentions;
  readonly #store: Store;
  readonly #api: string | undefined;
  readonly #pictures: ReplyPictures;
  readonly #odds: OddsReplies;
  readonly #speeches: Speeches;
  readonly #answers = new ShownAnswers();
  readonly #instances: SecondInstanceDetector;
  readonly #running = new Set<Promise<void>>();
  /** Commands with a large file run one after the other in this queue, because each takes a lot of memory. */
  readonly #largeFiles = new ChannelQueue();
  #isOpen = true;

  constructor({ host, log, posts, mentions, store, api, pictures, odds }: DispatchOptions) {
    this.#host = host;
    this.#log = log;
    this.#posts = posts;
    this.#mentions = mentions;
    this.#store = store;
    this.#api = api;
    this.#pictures = new ReplyPictures(pictures, log);
    this.#odds = new OddsReplies(odds, log);
    this.#speeches = new Speeches(store, log);
    this.#instances = new SecondInstanceDetector(log);
  }

  /** Takes an interaction. If the bot is stopping, only tells the user so. */
  take(interaction: Interaction): void {
    this.#instances.noteDelivery(interaction.id);
    const answerPromise = this.#isOpen ? this.#handle(interaction) : this.#turnAway(interaction);
    const loggedAnswerPromise = answerPromise.catch((error) => {
      this.#log.error({ error, interaction: interaction.id }, 'An interaction could not be answered');
    });
    this.#running.add(loggedAnswerPromise);
    loggedAnswerPromise.finally(() => this.#running.delete(loggedAnswerPromise));
  }

  /** Takes no more interactions. Resolves when those in progress are answered, or after a time limit. */
  async stop(): Promise<void> {
    this.#isOpen = false;
    const allAnsweredPromise = Promise.all(this.#running).then(() => true);
    if (await Promise.race([allAnsweredPromise, sleep(DRAIN_TIMEOUT_MS, false)])) return;
    this.#log.warn({ unanswered: this.#running.size }, 'Stopping with interactions unanswered');
  }

  async #turnAway(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return interaction.respond([]);
    if (!interaction.isPrimaryEntryPointCommand())
      await interaction.reply({
        content: inUserLanguage(interaction, () => t('stopping')),
        flags: MessageFlags.Ephemeral,
      });
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

  /** Handles a request and delivers its reply. A slow reply is deferred, because Discord waits for three seconds. */
  async #request(interaction: AnswerableInteraction, request: Request): Promise<void> {
    const deferral = new Deferral(interaction, this.#log);
    await this.#posts.untilCaughtUp(request.caller.channel);
    await this.#host.handle(this.#markDrawing(request), (reply) =>
      reply.thread === undefined
        ? this.#answer(interaction, reply, deferral)
        : this.#inThread(interaction, request, reply, deferral),
    );
  }

  /**
   * Opens a thread from a reply and serves the request again there. If Discord delivers the interaction a second time,
   * Discord finds the message by its nonce and the thread by its message, and the store finds the commit by its
   * interaction. So there is only one message, one thread and one commit.
   */
  async #inThread(
    interaction: AnswerableInteraction,
    request: Request,
    notice: Reply,
    deferral: Deferral,
  ): Promise<void> {
    const { client, user, id: interactionId } = interaction;
    const { server, channel } = placeOf(interaction);
    const message = await toDeliverable(this.#mentions.withMentions(notice));
    const thread = await this.#openThread(interaction, publicMessageOf(message), notice.thread ?? '');
    if (thread === undefined)
      return this.#answer(
        interaction,
        inUserLanguage(interaction, () => whisper(explain({ type: 'thread-not-opened' }))),
        deferral,
      );
    const caller = callerInThread(request.caller, thread);
    await this.#host.handle(this.#markDrawing({ ...request, caller }), async (reply) => {
      await this.#posts.update({ server, channel: thread });
      const threadNote = inUserLanguage(interaction, () => t('thread-stays', { thread: `<#${thread}>` }));
      const contentWithLink = `${reply.content ?? ''}\n${threadNote}`;
      await this.#answer(
        interaction,
        reply.thread === undefined ? { ...reply, content: contentWithLink } : reply,
        deferral,
      );
    });
    const linkLabel = inLanguage(nearestLanguage(request.caller.serverLocale), () => t('timer-to-the-fight'));
    const threadLinkButton = panel.linkButton(linkLabel, `https://discord.com/channels/${server}/${thread}`);
    const messageWithLink = publicMessageOf({ ...message, components: panel.buttonRow(threadLinkButton) });
    // Errors don't matter: the thread is under its message anyway, and anyone can open it there.
    await Promise.all([
      send.editMessage(client, channel, thread, messageWithLink),
      send.addToThread(client, thread, user.id),
    ]).catch((error) => this.#log.info({ error, interaction: interactionId }, 'Could not link to a new thread'));
  }

  /**
   * Posts a message and opens a thread from it. Returns the id that both have. If Discord refuses the thread, deletes
   * the message and returns undefined.
   */
  async #openThread(
    interaction: AnswerableInteraction,
    message: SendableMessage,
    name: string,
  ): Promise<string | undefined> {
    const { client, id } = interaction;
    const { channel } = placeOf(interaction);
    let messageId = await this.#emptyThread(interaction, message).catch(() => undefined);
    const openThread = async () => {
      messageId ??= (await send.postMessage(client, channel, message, { nonce: id })).id;
      await send.startThread(client, channel, messageId, name);
    };
    if ((await sendWithRetries(openThread, FOLLOW_UP_RETRIES, this.#log, id)) === 'taken') return messageId;
    if (messageId !== undefined)
      await send
        .deleteMessage(client, channel, messageId)
        .catch((error) => this.#log.info({ error, interaction: id }, 'The message of a thread could not be deleted'));
    return undefined;
  }

  /**
   * Finds an earlier message with this content whose thread has no encounter, because the process was killed after
   * posting the message. Such a message has no link to its thread yet. Undefined if there is none.
   */
  async #emptyThread(
    { client, guildId, channelId }: AnswerableInteraction,
    { body }: SendableMessage,
  ): Promise<string | undefined> {
    const messages = await send.latestMessages(client, channelId ?? '', MAX_MESSAGES_SEARCHED);
    const message = messages.find(
      ({ author, content, components = [] }) =>
        author.id === client.user.id && content === body.content && components.length === 0,
    );
    if (!message) return undefined;
    const place = { server: guildId ?? '', channel: message.id };
    const loadResult = await this.#store.load({ ...place, user: '', interaction: '' });
    return loadResult.repeat === undefined && loadResult.state === undefined ? message.id : undefined;
  }

  /** Marks a request whose reply can have a picture, so that the text doesn't repeat what the picture shows. */
  #markDrawing<R extends Request>(request: R): R {
    const canAttachFiles = ((request.caller.botPermissions ?? 0n) & PermissionFlagsBits.AttachFiles) !== 0n;
    return this.#pictures.areDrawn && canAttachFiles
      ? { ...request, caller: { ...request.caller, draws: true } }
      : request;
  }

  /**
   * Downloads a command's files and handles the command. The reply is deferred first, because a download may take long.
   * If deferring fails, the command isn't carried out.
   */
  async #withFiles(interaction: ChatInputCommandInteraction, files: readonly (readonly [string, Attachment])[]) {
    try {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    } catch (error) {
      this.#log.info({ error, interaction: interaction.id }, 'A command with a file was not started');
      return;
    }
    const request = requestOf(interaction);
    const hasLargeFile = files.some(([option]) => this.#host.fileReadingOf(request, option).maxBytes !== undefined);
    const answerWithFiles = () => this.#readFiles(interaction, request, files);
    return hasLargeFile ? this.#largeFiles.run('', answerWithFiles) : answerWithFiles();
  }

  async #readFiles(
    interaction: ChatInputCommandInteraction,
    request: CommandRequest,
    files: readonly (readonly [string, Attachment])[],
  ) {
    const answers = new Map(request.answers);
    for (const [option, file] of files) {
      const { square, maxBytes } = this.#host.fileReadingOf(request, option);
      const fileResult =
        square !== undefined
          ? await this.#square(interaction, file, square)
          : await (maxBytes === undefined ? readAttachment(file, this.#api) : readLargeText(file, this.#api, maxBytes));
      if (!fileResult.ok)
        return this.#answer(
          interaction,
          inUserLanguage(interaction, () => whisper(explain(fileResult.why))),
        );
      answers.set(option, fileResult.value);
    }
    await this.#host.handle(this.#markDrawing({ ...request, answers }), (reply) => this.#answer(interaction, reply));
  }

  /** An attached picture as the value of its option, scaled down to a square. */
  async #square({ user }: AnswerableInteraction, file: Attachment, side: number): Promise<Result<string, Refusal>> {
    const pictureResult = await readPicture(file, this.#api);
    return map(
      pictureResult.ok ? await this.#pictures.square(user.id, pictureResult.value, side) : pictureResult,
      pictureOptionValue,
    );
  }

  async #suggest(interaction: AutocompleteInteraction): Promise<void> {
    const { name: focusedOption, type } = interaction.options.getFocused(true);
    const suggestions = await this.#host.suggest(requestOf(interaction), focusedOption);
    // Discord wants a number if the option is a number.
    const isNumber = type === ApplicationCommandOptionType.Integer;
    const choices = suggestions.map(({ name, value }) => ({ name, value: isNumber ? Number(value) : value }));
    // Late suggestions are useless, so errors are only logged.
    await interaction
      .respond(choices)
      .catch((error) => this.#log.info({ error, interaction: interaction.id }, 'Discord did not accept suggestions'));
  }

  async #answer(interaction: AnswerableInteraction, decidedReply: Reply, deferral?: Deferral): Promise<void> {
    if (decidedReply.speech) return this.#say(interaction, decidedReply, deferral);
    const { unsays } = decidedReply;
    const replyAfterUnsay =
      unsays === undefined ? decidedReply : await this.#speeches.unsay(interaction, decidedReply, unsays);
    if (replyAfterUnsay.stopsWork !== undefined && this.#odds.stop(interaction.user.id, replyAfterUnsay.stopsWork))
      return this.#acknowledgeStop(interaction, deferral);
    const { reply: knownReply, updates } = await this.#odds.withKnownOdds(interaction.user.id, replyAfterUnsay);
    const reply = this.#mentions.withMentions(knownReply);
    if (reply.update || reply.posted) this.#answers.noteShown(interaction);
    try {
      const outcome = reply.posted
        ? await this.#posts.answer(interaction, reply, deferral)
        : await this.#deliver(interaction, reply, { deferral, updates });
      if (replyAfterUnsay.aside) void this.#tellAside(interaction, replyAfterUnsay.aside);
      if (outcome === 'answered before')
        this.#instances.noteAnsweredBefore(interaction.id, interaction.createdTimestamp);
    } finally {
      if (!reply.posted && !reply.form && interaction.channelId) await this.#posts.update(placeOf(interaction));
    }
    if (!reply.form && interaction.channelId) await this.#tellRejected(interaction);
  }

  /** Tells a GM privately, after an answer, that Discord has rejected a message of the encounter. */
  async #tellRejected(interaction: AnswerableInteraction): Promise<void> {
    try {
      if (!(await this.#posts.shouldTellRejected(placeOf(interaction), interaction.user.id))) return;
      const message = await toDeliverable(
        this.#mentions.withMentions(inUserLanguage(interaction, () => whisper(t('rejected-post')))),
      );
      await followUp(interaction, messageOf(message));
    } catch (error) {
      this.#log.info({ error, interaction: interaction.id }, 'Could not tell a GM that Discord rejected a message');
    }
  }

  /** Sends the extra private message that follows an answer, if it has one. */
  async #tellAside(interaction: AnswerableInteraction, aside: UnevenFightCheck): Promise<void> {
    const asideReply = await this.#odds.aside(interaction.user.id, aside, nearestLanguage(interaction.locale));
    if (!asideReply) return;
    const message = messageOf(await toDeliverable(this.#mentions.withMentions(asideReply)));
    await followUp(interaction, message).catch((error) =>
      this.#log.info({ error, interaction: interaction.id }, 'Could not warn a GM about an uneven fight'),
    );
  }

  /** Posts what a character says: with a webhook, or as a usual reply if that fails. */
  async #say(interaction: AnswerableInteraction, reply: Reply, deferral?: Deferral): Promise<void> {
    await deferral?.stop();
    const outcome = await this.#speeches.post(interaction, reply);
    if (outcome === 'answered before') this.#instances.noteAnsweredBefore(interaction.id, interaction.createdTimestamp);
    if (outcome === 'unsure')
      await this.#deliver(
        interaction,
        inUserLanguage(interaction, () => whisper(t('say-unsure'))),
        {},
      );
    if (outcome !== 'refused') return;
    const wasDeferred = interaction.deferred && !isFromMessage(interaction);
    let replyNotePromise: Promise<void> | undefined;
    const onDelivered = (message: string | undefined) => {
      replyNotePromise = this.#speeches.noteReply(interaction, message);
    };
    const context = { log: this.#log, store: this.#store, pictures: this.#pictures };
    await deliverReply(interaction, reply, { ...context, onDelivered });
    await replyNotePromise;
    // A deferred command also has a private answer, which isn't needed next to the public message.
    if (wasDeferred) await interaction.deleteReply().catch(() => undefined);
  }

  /** Acknowledges the button that stopped computing odds. The message with the odds gets one more update. */
  async #acknowledgeStop(interaction: AnswerableInteraction, deferral?: Deferral): Promise<void> {
    await deferral?.stop();
    if (!interaction.deferred) await defer(interaction);
  }

  async #deliver(interaction: AnswerableInteraction, reply: Reply, { deferral, updates }: DeferralAndUpdates) {
    await deferral?.stop();
    const [log, store, pictures] = [this.#log, this.#store, this.#pictures];
    const onDelivered = (message: string | undefined) => {
      if (updates) void applyUpdates(updates, { interaction, message, pictures, answers: this.#answers, log });
    };
    return deliverReply(interaction, reply, { log, store, pictures, onDelivered });
  }
}

/**
 * If another process answered this many interactions within `SECOND_INSTANCE_PERIOD_MS`, it counts as a second
 * instance. Fewer may be second deliveries of the same interaction.
 */
const MIN_SECOND_INSTANCE_SIGNS = 3;
const SECOND_INSTANCE_PERIOD_MS = 10 * 60_000;
/** How many interactions are remembered, to recognize those that Discord delivers a second time. */
const MAX_REMEMBERED_INTERACTIONS = 1_000;
const WARN_AGAIN_AFTER_MS = 60 * 60_000;

/**
 * Notices another process with the same token for the same servers. Discord sends both every interaction, so players see
 * one result or the other. Processes that share a database have different shards, so they aren't noticed.
 */
class SecondInstanceDetector {
  readonly #log: Logger;
  readonly #started = Date.now();
  /** How often each recent interaction was delivered here. */
  readonly #deliveries = new Map<string, number>();
  #signs: readonly number[] = [];
  #warned = Number.NEGATIVE_INFINITY;

  constructor(log: Logger) {
    this.#log = log;
  }

  noteDelivery(interaction: string): void {
    setAndDropOldest(
      this.#deliveries,
      interaction,
      (this.#deliveries.get(interaction) ?? 0) + 1,
      MAX_REMEMBERED_INTERACTIONS,
    );
  }

  /**
   * Called when Discord says that an interaction sent at `createdAt` has been answered, but this process didn't answer
   * it.
   */
  noteAnsweredBefore(interaction: string, createdAt: number): void {
    // The previous process might have answered interactions from before the start.
    if (createdAt < this.#started || this.#deliveries.get(interaction) !== 1) return;
    const now = Date.now();
    this.#signs = [...this.#signs.filter((at) => now - at < SECOND_INSTANCE_PERIOD_MS), now];
    if (this.#signs.length < MIN_SECOND_INSTANCE_SIGNS || now - this.#warned < WARN_AGAIN_AFTER_MS) return;
    this.#warned = now;
    this.#log.error(
      'Another process is using this bot’s token, and both run every command. Stop one, or give both the same database and different SHARDS',
    );
  }
}

/** The message of an answer that will be updated. */
interface UpdatedMessage {
  readonly interaction: AnswerableInteraction;
  /** The id of a follow-up message. Undefined if the answer is the response itself. */
  readonly message?: string | undefined;
  readonly pictures: ReplyPictures;
  readonly answers: ShownAnswers;
  readonly log: Logger;
}

/** Keeps the reply in a message up to date, until the message shows another reply or is gone. Never throws. */
async function applyUpdates(
  updates: AsyncIterable<Reply>,
  { interaction, message, pictures, answers, log }: UpdatedMessage,
): Promise<void> {
  try {
    for await (const reply of updates) {
      // The user has pressed something else, so the message shows another answer.
      if (reply.update && !answers.has(interaction)) return;
      const nextReply = await toDeliverable(reply);
      const pressedMessage = reply.update && isFromMessage(interaction) ? interaction.message : undefined;
      await editOriginalReply(
        interaction,
        pressedMessage ? messageUpdateOf(nextReply, pressedMessage) : publicMessageOf(nextReply),
        message,
      );
      pictures.follow(interaction, nextReply, message);
    }
  } catch (error) {
    if (failureOf(error) !== 'gone') log.info({ interaction: interaction.id, error }, 'A reply could not be refreshed');
  }
}

/** The maximum number of messages whose shown answer is remembered. */
const MAX_REMEMBERED_MESSAGES = 1000;

/**
 * Remembers which interaction's answer is shown by each message whose button was tapped. Later versions of an answer
 * may only update the message that still shows it.
 */
export class ShownAnswers {
  readonly #shown = new Map<string, string>();

  /** Notes that the message whose button was tapped now shows this interaction's answer, or is gone. */
  noteShown(interaction: AnswerableInteraction): void {
    if (!isFromMessage(interaction) || !interaction.message) return;
    setAndDropOldest(this.#shown, interaction.message.id, interaction.id, MAX_REMEMBERED_MESSAGES);
  }

  /** True if the message whose button was tapped still shows this interaction's answer. */
  has(interaction: AnswerableInteraction): boolean {
    return isFromMessage(interaction) && this.#shown.get(interaction.message?.id ?? '') === interaction.id;
  }
}

/**
 * Delivers a reply. The action is committed by then, so everyone must be able to see it. A public reply that is too
 * late or couldn't be sent is posted in the channel. If Discord refuses that too, the user is told where to look. A
 * private reply that is too late is dropped, because nothing depends on it.
 */
async function deliverReply(
  interaction: AnswerableInteraction,
  reply: Reply,
  { log, store, pictures, onDelivered }: DeliverOptions,
): Promise<'answered before' | undefined> {
  const message = await withPortrait(store, interaction.guildId ?? '', await toDeliverable(reply));
  let shownMessage: string | undefined;
  const respondAndNote = async () => {
    shownMessage = await respond(interaction, message, pictures);
  };
  const outcome = await sendWithRetries(respondAndNote, RESPONSE_RETRIES, log, interaction.id);
  if (outcome === 'taken') {
    pictures.follow(interaction, message, shownMessage);
    onDelivered?.(shownMessage);
  }
  if (replacesPrivateMessage(interaction, message)) await removeUnneededMessage(interaction, reply, outcome, log);
  if (outcome === 'answered before') return outcome;
  if (outcome === 'refused') {
    const rejectionReply = inUserLanguage(interaction, () => privateReply(t('reply-rejected')));
    await sendWithRetries(() => respond(interaction, rejectionReply, pictures), RESPONSE_RETRIES, log, interaction.id);
  } else if (outcome !== 'taken' && !reply.whisper && !reply.form) await postInChannel(interaction, message, log);
  return undefined;
}

interface DeliverOptions {
  readonly log: Logger;
  readonly store: Store;
  readonly pictures: ReplyPictures;
  /** Called when Discord has the message, with the message's id if it is a follow-up. */
  readonly onDelivered?: (message: string | undefined) => void;
}

/**
 * Responds in the way that the interaction allows: with a form, an edit of the component's message, or a message.
 * Returns the id of a follow-up message.
 */
async function respond(
  interaction: AnswerableInteraction,
  reply: Deliverable,
  pictures: ReplyPictures,
): Promise<string | undefined> {
  if (interaction.deferred) return respondToDeferred(interaction, reply, pictures);
  if (reply.form && !interaction.isModalSubmit()) await interaction.showModal(reply.form);
  else if (reply.update && isFromMessage(interaction))
    await send.updateMessage(interaction, messageUpdateOf(reply, await pictures.currentMessage(interaction)));
  else if (replacesPrivateMessage(interaction, reply)) return replacePrivateMessage(interaction, reply);
  else await send.replyWithMessage(interaction, messageOf(reply));
  return undefined;
}

/** Responds to a deferred interaction. It was deferred as private, so a public reply is a second message. */
async function respondToDeferred(
  interaction: AnswerableInteraction,
  reply: Deliverable,
  pictures: ReplyPictures,
): Promise<string | undefined> {
  if (reply.form)
    return sendFollowUp(interaction, messageOf(inUserLanguage(interaction, () => privateReply(t('deferred-form')))));
  if (replacesPrivateMessage(interaction, reply)) return replacePrivateMessage(interaction, reply);
  if (isFromMessage(interaction)) {
    if (!reply.update) return sendFollowUp(interaction, messageOf(reply));
    await send.editOriginalReply(interaction, messageUpdateOf(reply, await pictures.currentMessage(interaction)));
    return undefined;
  }
  const message = publicMessageOf(reply);
  await send.editOriginalReply(
    interaction,
    reply.whisper ? message : publicMessageOf(inUserLanguage(interaction, () => ({ content: t('here') }))),
  );
  return reply.whisper ? undefined : sendFollowUp(interaction, message);
}

/** Sends a follow-up and returns its id. */
async function sendFollowUp(interaction: AnswerableInteraction, message: SendableMessage): Promise<string> {
  return (await send.followUp(interaction, message)).id;
}

/** True if a public reply replaces a menu or panel that only the user saw. */
function replacesPrivateMessage(
  interaction: AnswerableInteraction,
  reply: Deliverable,
): interaction is InteractionFromMessage {
  if (!isFromMessage(interaction) || reply.whisper || reply.update || reply.form) return false;
  return interaction.message.flags.has(MessageFlags.Ephemeral);
}

async function replacePrivateMessage(interaction: InteractionFromMessage, reply: Deliverable): Promise<string> {
  if (!interaction.deferred) await interaction.deferUpdate();
  return sendFollowUp(interaction, publicMessageOf(reply));
}

/** Runs `make` in the language of the interaction's user, for texts that only this user reads. */
function inUserLanguage<T>({ locale }: Interaction, make: () => NonPromise<T>): T {
  return inLanguage(nearestLanguage(locale), make);
}

function privateReply(content: string): Deliverable {
  return { whisper: true, content };
}

async function postInChannel({ channel, id }: AnswerableInteraction, reply: Deliverable, log: Logger): Promise<void> {
  if (!channel?.isSendable()) return;
  const message = publicMessageOf(reply);
  const outcome = await sendWithRetries(
    () => send.postMessage(channel.client, channel.id, message, { nonce: id }),
    FOLLOW_UP_RETRIES,
    log,
    id,
  );
  if (outcome !== 'taken') log.warn({ interaction: id }, 'A reply could not be posted either');
}
