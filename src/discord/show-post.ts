import {
  type APIMessageTopLevelComponent,
  type Client,
  ComponentType,
  type Message,
  MessageType,
  type SendableChannels,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { mention, t } from '../text/t.ts';
import type { Post, PrepareContent } from './acknowledge.ts';
import { ChannelMessages, componentIdsOf } from './channel-messages.ts';
import type { Deliverable } from './files.ts';
import { failureOf } from './request-failure.ts';

/** Where messages are shown, and what is known about existing ones. */
interface ShowContext {
  readonly messages: ChannelMessages;
  readonly prepareContent: PrepareContent;
  readonly store: Pick<Store, 'postShown'>;
  readonly log: Logger;
  /** True if a message with an unknown id might have been sent. If so, Fray searches for it before it sends another. */
  readonly unsure: boolean;
  readonly knownMessages: ReadonlySet<string>;
  /** Called when Discord will never accept a message, so that the GM is told. */
  readonly onRejected: () => void;
}

/**
 * Updates a message in Discord, and records in the store that it is shown. Throws an error if a later attempt could
 * succeed.
 */
export async function showPost(post: Post, context: ShowContext): Promise<void> {
  const { prepareContent, store, log } = context;
  if (post.state === 'gone') return removePost(post, context);
  // The store has dropped the content, because it contained a deleted user's words or name.
  if (!post.view) return store.postShown(post);
  try {
    await editOrPost(post, await prepareContent(post.view), context);
  } catch (error) {
    if (failureOf(error) !== 'malformed') throw error;
    log.error({ error, encounter: post.encounter, message: post.number }, 'Discord rejected an encounter’s message');
    context.onRejected();
    await showPlainLine(post, context);
  }
}

/**
 * If the fight waits for someone, shows a plain line instead of a message that Discord rejected. Otherwise shows
 * nothing.
 */
async function showPlainLine(post: Post, context: ShowContext): Promise<void> {
  const plainLine = plainLineFor(post);
  try {
    if (plainLine) return await editOrPost(post, await context.prepareContent(plainLine), context);
  } catch (error) {
    if (failureOf(error) !== 'malformed') throw error;
  }
  await context.store.postShown(post);
}

function plainLineFor({ kind, state, view }: Post): Deliverable | undefined {
  const ping = view?.ping ?? [];
  if (state !== 'open') return undefined;
  if (kind === 'turn') return { content: plainTurnText(ping), ping };
  return kind === 'question' ? { content: plainQuestionText(ping), ping } : undefined;
}

async function editOrPost(post: Post, view: Deliverable, context: ShowContext): Promise<void> {
  if (post.message !== undefined) return editPost(post, post.message, view, context);
  const lostMessage = await findLostMessage(view, context);
  if (lostMessage === undefined) return sendPost(post, view, context);
  await editPost(post, lostMessage, view, context);
  await pinCard(post, lostMessage, context);
}

/** Finds the id of a message with these components that was sent but whose id was lost. */
async function findLostMessage(
  { components }: Deliverable,
  { messages, unsure, knownMessages: known }: ShowContext,
): Promise<string | undefined> {
  return unsure ? messages.find(new Set(componentIdsOf(components)), known) : undefined;
}

/** Posts a message. `before` is the message it replaces. */
async function sendPost(post: Post, view: Deliverable, context: ShowContext, before?: string): Promise<void> {
  const repliedMessage = post.channel === undefined ? post.about : undefined;
  const message = await context.messages.send(view, nonceOf(post, before), repliedMessage);
  // The message that Discord recognized by its nonce might show an earlier version.
  if (context.unsure) await context.messages.edit(message, view);
  await context.store.postShown({ ...post, message });
  await pinCard(post, message, context, before);
}

/**
 * Edits a message. If it can't be edited anymore, posts it again. If it was deleted, posts it again only if the turn,
 * question or encounter that it is about isn't over.
 */
async function editPost(post: Post, message: string, view: Deliverable, context: ShowContext): Promise<void> {
  const { messages, store, log } = context;
  const { message: _, ...withoutMessage } = post;
  try {
    await messages.edit(message, view);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'gone')
      return post.state === 'open' ? sendPost(post, view, context, message) : store.postShown(withoutMessage);
    if (failure !== 'uneditable') throw error;
    // The old message is replaced with a new one. If its turn, question or encounter isn't over, it is deleted first:
    // if the process ends in between, the next process posts the new message. Otherwise it is deleted last, because two
    // messages are better than none.
    if (post.state === 'open') await discardMessage(message, context);
    await sendPost(post, view, context, message);
    if (post.state === 'closed') await discardMessage(message, context);
    return;
  }
  if (post.kind === 'card' && post.state === 'closed' && messages.channel)
    await unpinMessage(messages.channel, message, log);
  await store.postShown({ ...post, message });
}

/** Deletes a message. If its id was lost, finds the message by its content. */
async function removePost({ message, showed, ...post }: Post, context: ShowContext): Promise<void> {
  const messageToDiscard = message ?? (showed && (await findLostMessage(showed, context)));
  if (messageToDiscard !== undefined) await discardMessage(messageToDiscard, context);
  await context.store.postShown(post);
}

async function discardMessage(message: string, { messages, log }: ShowContext): Promise<void> {
  try {
    await messages.delete(message);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'unreachable' || failure === 'uneditable') throw error;
    if (failure !== 'gone') log.info({ error, message }, 'A message could not be deleted');
  }
}

async function pinCard(
  { kind, state }: Post,
  message: string,
  { messages, log }: ShowContext,
  before?: string,
): Promise<void> {
  const { channel } = messages;
  if (kind !== 'card' || state !== 'open' || !channel) return;
  await (before === undefined ? pinMessage(channel, message, log) : pinReplacement(channel, before, message, log));
}

/** The nonce of a new message, at most 25 characters. A replacement gets a different one. */
export function nonceOf({ encounter, number }: Pick<Post, 'encounter' | 'number'>, before: string | undefined): string {
  // Discord compares a nonce only with those of recent messages, so the end of the replaced message's id is enough.
  const replacementSuffix = before === undefined ? [] : [BigInt(before).toString(36).slice(-8)];
  return [encounter.toString(36), number.toString(36), ...replacementSuffix].join('.');
}

/** True if a message is in a user's direct messages, or will be sent there. */
export function isDirectPost({ channel, message, view }: Post): boolean {
  return channel !== undefined || (message === undefined && view?.direct !== undefined);
}

/**
 * Sends or edits a direct message. If the user accepts no direct messages, the encounter's channel shows the message
 * once. An earlier message that can't be edited anymore stays.
 */
export async function showDirectPost(client: Client, post: Post, context: ShowContext): Promise<void> {
  try {
    const channel = await directChannelOf(client, post);
    const view = post.view && post.about !== undefined ? withLinksTo(post.view, post.about) : post.view;
    const directPost = { ...post, channel: channel.id, ...(view && { view }) };
    await showPost(directPost, { ...context, messages: new ChannelMessages(channel, undefined) });
  } catch (error) {
    if (failureOf(error) === 'unreachable') throw error;
    const { channel: _, message, ...unsent } = post;
    if (message === undefined) await showPost(unsent, context);
    else await context.store.postShown(unsent);
  }
}

async function directChannelOf(client: Client, { channel, view }: Post): Promise<SendableChannels> {
  const fetchedChannel = channel === undefined ? undefined : await client.channels.fetch(channel);
  return fetchedChannel?.isSendable() ? fetchedChannel : client.users.createDM(view?.direct ?? '');
}

/** Changes links to the channel into links to a message in it. */
function withLinksTo(view: Deliverable, message: string): Deliverable {
  const withMessageLink = (row: APIMessageTopLevelComponent): APIMessageTopLevelComponent =>
    row.type === ComponentType.ActionRow
      ? {
          ...row,
          components: row.components.map((each) => ('url' in each ? { ...each, url: `${each.url}/${message}` } : each)),
        }
      : row;
  return { ...view, ...(view.components && { components: view.components.map(withMessageLink) }) };
}

/** How many messages after a pinned message are searched for Discord's notice that it was pinned. */
const MAX_MESSAGES_SEARCHED = 20;

/** Pins a message and deletes Discord's notice about it. Errors are ignored, because the game works without the pin. */
export async function pinMessage(channel: SendableChannels, message: string, log: Logger): Promise<void> {
  try {
    await channel.messages.pin(message);
    for (const { id } of await pinNoticesOf(channel, message)) await channel.messages.delete(id);
  } catch (error) {
    log.debug({ error, message }, 'A message could not be pinned, or its notice not removed');
  }
}

/**
 * Pins the message that replaces a pinned one. If Discord's notice about the earlier pin is still there, the bot isn't
 * allowed to delete notices. The new message then isn't pinned, because each pin would add another notice.
 */
async function pinReplacement(channel: SendableChannels, before: string, message: string, log: Logger): Promise<void> {
  const pinNotices = await pinNoticesOf(channel, before).catch(() => undefined);
  if (pinNotices?.length === 0) await pinMessage(channel, message, log);
}

async function unpinMessage(channel: SendableChannels, message: string, log: Logger): Promise<void> {
  await channel.messages
    .unpin(message)
    .catch((error) => log.debug({ error, message }, 'A message could not be unpinned'));
}

async function pinNoticesOf(channel: SendableChannels, pinned: string): Promise<readonly Message[]> {
  const laterMessages = await channel.messages.fetch({ after: pinned, limit: MAX_MESSAGES_SEARCHED, cache: false });
  return [...laterMessages.values()].filter(
    ({ type, reference }) => type === MessageType.ChannelPinnedMessage && reference?.messageId === pinned,
  );
}

/** Plain text that pings the users whose turn it is, in case Discord rejects the turn's message. */
export function plainTurnText(users: readonly string[]): string {
  if (users.length === 0) return t('plain-turn-unnamed');
  return t('plain-turn', { users: users.map(mention).join(' ') });
}

/** Plain text that pings the users who can answer, in case Discord rejects the question's message. */
export function plainQuestionText(users: readonly string[]): string {
  if (users.length === 0) return t('plain-question-unnamed');
  return t('plain-question', { users: users.map(mention).join(' ') });
}
