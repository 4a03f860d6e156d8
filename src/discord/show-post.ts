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
import * as failures from '../text/failures.ts';
import type { Post, Ready } from './acknowledge.ts';
import { ChannelMessages, componentsOf } from './channel-messages.ts';
import type { Deliverable } from './files.ts';
import { troubleOf } from './trouble.ts';

/** Where messages are shown, and what is known of those that are there. */
interface Showing {
  readonly messages: ChannelMessages;
  readonly ready: Ready;
  readonly store: Pick<Store, 'postShown'>;
  readonly log: Logger;
  /** A message may have been sent whose id is not known: look for it before another is sent. */
  readonly unsure: boolean;
  /** The ids of the messages that are known. */
  readonly known: ReadonlySet<string>;
  /** Discord will never take a message: the GM is to hear of it. */
  readonly rejected: () => void;
}

/** Brings a message to what it is to be, and notes that Discord has it. What may be done later is thrown. */
export async function showPost(post: Post, showing: Showing): Promise<void> {
  const { ready, store, log } = showing;
  if (post.state === 'gone') return remove(post, showing);
  // What it showed had a deleted user’s words or name.
  if (!post.view) return store.postShown(post);
  try {
    await bring(post, await ready(post.view), showing);
  } catch (error) {
    if (troubleOf(error) !== 'malformed') throw error;
    log.error({ error, encounter: post.encounter, message: post.number }, 'Discord refuses a message of an encounter');
    showing.rejected();
    await showPlainLine(post, showing);
  }
}

/** Where someone is waited for, a plain line takes the place of a message that Discord rejects; else it is passed over. */
async function showPlainLine(post: Post, showing: Showing): Promise<void> {
  const line = plainLineOf(post);
  try {
    if (line) return await bring(post, await showing.ready(line), showing);
  } catch (error) {
    if (troubleOf(error) !== 'malformed') throw error;
  }
  await showing.store.postShown(post);
}

function plainLineOf({ kind, state, view }: Post): Deliverable | undefined {
  const ping = view?.ping ?? [];
  if (state !== 'open') return undefined;
  if (kind === 'turn') return { content: failures.plainTurn(ping), ping };
  return kind === 'question' ? { content: failures.plainQuestion(ping), ping } : undefined;
}

async function bring(post: Post, view: Deliverable, showing: Showing): Promise<void> {
  const { messages, unsure, known } = showing;
  if (post.message !== undefined) return edit(post, post.message, view, showing);
  const lost = unsure ? await messages.find(new Set(componentsOf(view.components)), known) : undefined;
  if (lost === undefined) return send(post, view, showing);
  await edit(post, lost, view, showing);
  await pinCard(post, lost, showing);
}

/** Posts a message. `before`: it takes the place of that one. */
async function send(post: Post, view: Deliverable, showing: Showing, before?: string): Promise<void> {
  const about = post.channel === undefined ? post.about : undefined;
  const message = await showing.messages.send(view, nonceOf(post, before), about);
  // What Discord took before, and knows by the nonce, may have been an earlier version.
  if (showing.unsure) await showing.messages.edit(message, view);
  await showing.store.postShown({ ...post, message });
  await pinCard(post, message, showing, before);
}

/** A message that was deleted, or that cannot be edited any more, is posted anew; not one that is over and was deleted. */
async function edit(post: Post, message: string, view: Deliverable, showing: Showing): Promise<void> {
  const { messages, store, log } = showing;
  const { message: _, ...without } = post;
  try {
    await messages.edit(message, view);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'gone')
      return post.state === 'open' ? send(post, view, showing, message) : store.postShown(without);
    if (trouble !== 'worn') throw error;
    // If this ends here, what is open is found missing and posted; what is over is told twice rather than never.
    if (post.state === 'open') await discard(message, showing);
    await send(post, view, showing, message);
    if (post.state === 'closed') await discard(message, showing);
    return;
  }
  if (post.kind === 'card' && post.state === 'closed' && messages.channel) await unpin(messages.channel, message, log);
  await store.postShown({ ...post, message });
}

async function remove({ message, ...post }: Post, showing: Showing): Promise<void> {
  if (message !== undefined) await discard(message, showing);
  await showing.store.postShown(post);
}

async function discard(message: string, { messages, log }: Showing): Promise<void> {
  try {
    await messages.delete(message);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'unreachable' || trouble === 'worn') throw error;
    if (trouble !== 'gone') log.info({ error, message }, 'A message cannot be deleted');
  }
}

async function pinCard(
  { kind, state }: Post,
  message: string,
  { messages, log }: Showing,
  before?: string,
): Promise<void> {
  const { channel } = messages;
  if (kind !== 'card' || state !== 'open' || !channel) return;
  await (before === undefined ? pin(channel, message, log) : pinInPlaceOf(channel, before, message, log));
}

/** What Discord knows a new message by; at most 25 characters. One that takes another’s place is not that one. */
export function nonceOf({ encounter, number }: Pick<Post, 'encounter' | 'number'>, before: string | undefined): string {
  // The end of another's id tells it from all that Discord still remembers.
  const replaced = before === undefined ? [] : [BigInt(before).toString(36).slice(-8)];
  return [encounter.toString(36), number.toString(36), ...replaced].join('.');
}

/** Whether a message is to go to a user alone, or is there already. */
export function isDirect({ channel, message, view }: Post): boolean {
  return channel !== undefined || (message === undefined && view?.direct !== undefined);
}

/**
 * Brings a direct message to what it is to be. Where its user takes none, it is shown in the encounter's channel, once: what
 * was taken before, and cannot be changed any more, is let be.
 */
export async function showDirect(client: Client, post: Post, showing: Showing): Promise<void> {
  try {
    const channel = await channelOf(client, post);
    const view = post.view && post.about !== undefined ? jumping(post.view, post.about) : post.view;
    const direct = { ...post, channel: channel.id, ...(view && { view }) };
    await showPost(direct, { ...showing, messages: new ChannelMessages(channel, undefined) });
  } catch (error) {
    if (troubleOf(error) === 'unreachable') throw error;
    const { channel: _, message, ...unsent } = post;
    if (message === undefined) await showPost(unsent, showing);
    else await showing.store.postShown(unsent);
  }
}

async function channelOf(client: Client, { channel, view }: Post): Promise<SendableChannels> {
  const found = channel === undefined ? undefined : await client.channels.fetch(channel);
  return found?.isSendable() ? found : client.users.createDM(view?.direct ?? '');
}

/** Links to the channel lead to a message in it. */
function jumping(view: Deliverable, message: string): Deliverable {
  const jump = (row: APIMessageTopLevelComponent): APIMessageTopLevelComponent =>
    row.type === ComponentType.ActionRow
      ? {
          ...row,
          components: row.components.map((each) => ('url' in each ? { ...each, url: `${each.url}/${message}` } : each)),
        }
      : row;
  return { ...view, ...(view.components && { components: view.components.map(jump) }) };
}

/** How many messages after a pinned one are looked at for the notice that it was pinned. */
const LOOKED_AT = 20;

/** Pins a message, and takes away Discord's notice of it. Neither is needed for playing. */
export async function pin(place: SendableChannels, message: string, log: Logger): Promise<void> {
  try {
    await place.messages.pin(message);
    for (const { id } of await noticesOf(place, message)) await place.messages.delete(id);
  } catch (error) {
    log.debug({ error, message }, 'A message cannot be pinned, or the notice of it stays');
  }
}

/**
 * Pins the message that replaces another which was pinned; not where the notice of that is still there: it may not be taken
 * away, and there would be one after the other.
 */
async function pinInPlaceOf(place: SendableChannels, before: string, message: string, log: Logger): Promise<void> {
  const notices = await noticesOf(place, before).catch(() => undefined);
  if (notices?.length === 0) await pin(place, message, log);
}

async function unpin(place: SendableChannels, message: string, log: Logger): Promise<void> {
  await place.messages.unpin(message).catch((error) => log.debug({ error, message }, 'A message cannot be unpinned'));
}

async function noticesOf(place: SendableChannels, pinned: string): Promise<readonly Message[]> {
  const after = await place.messages.fetch({ after: pinned, limit: LOOKED_AT, cache: false });
  return [...after.values()].filter(
    ({ type, reference }) => type === MessageType.ChannelPinnedMessage && reference?.messageId === pinned,
  );
}
