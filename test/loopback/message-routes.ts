import { MessageFlags, MessageType } from 'discord-api-types/v10';
import * as refusal from './api-error.ts';
import type { Channel } from './channel.ts';
import { checkForm, isJson } from './form.ts';
import { Message } from './message.ts';
import { type MessageBody, messageBody } from './message-form.ts';
import type { PermissionName } from './permissions.ts';
import type { Call, Route } from './router.ts';

const MESSAGES_PATH = '/channels/:channel/messages';
const MESSAGE_PATH = '/channels/:channel/messages/:message';
const MAX_PINS = 250;

/** Routes for messages outside of interactions, which require the bot's token and permissions. */
export const MESSAGE_ROUTES: readonly Route[] = [
  { method: 'GET', path: MESSAGES_PATH, handle: list },
  { method: 'POST', path: MESSAGES_PATH, handle: post },
  { method: 'GET', path: '/channels/:channel/messages/pins', handle: pins },
  {
    method: 'GET',
    path: '/channels/:channel/pins',
    handle: (call) => pinnedMessages(call).map(({ message }) => message.payload()),
  },
  { method: 'PUT', path: '/channels/:channel/messages/pins/:message', handle: pin },
  { method: 'PUT', path: '/channels/:channel/pins/:message', handle: pin },
  { method: 'DELETE', path: '/channels/:channel/messages/pins/:message', handle: unpin },
  { method: 'DELETE', path: '/channels/:channel/pins/:message', handle: unpin },
  { method: 'GET', path: MESSAGE_PATH, handle: (call) => messageOf(call).payload() },
  { method: 'PATCH', path: MESSAGE_PATH, handle: edit },
  { method: 'DELETE', path: MESSAGE_PATH, handle: remove },
  { method: 'POST', path: `${MESSAGE_PATH}/threads`, handle: startThread },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', handle: addToThread },
  { method: 'PATCH', path: '/channels/:channel', handle: unarchive },
  {
    method: 'POST',
    path: '/channels/:channel/typing',
    handle: (call) => {
      channelFor(call, 'SendMessages');
      return undefined;
    },
  },
];

function post(call: Call): object {
  const channel = channelFor(call);
  const { platform, files } = call;
  const { bot } = platform;
  const botMay = (name: PermissionName) => channel.may(bot, name);
  if (!botMay(channel.parent ? 'SendMessagesInThreads' : 'SendMessages')) throw refusal.missingPermissions();
  if (files.length > 0 && !botMay('AttachFiles')) throw refusal.missingPermissions();
  const body = withoutEphemeral(messageBody(call.json, { files }));
  const reference = body.message_reference && channel.messages.get(body.message_reference.message_id);
  if (body.message_reference && !reference && body.message_reference.fail_if_not_exists !== false)
    throw refusal.unknownMessage();
  const type = reference ? MessageType.Reply : MessageType.Default;
  const allowedBody = botMay('EmbedLinks') ? body : withoutEmbeds(body);
  const earlierMessage = body.enforce_nonce ? channel.byNonce.get(String(body.nonce)) : undefined;
  if (earlierMessage) return earlierMessage.payload();
  const message = new Message(platform, { channel, author: bot, type, body: allowedBody, files, reference });
  channel.archived = false;
  if (body.nonce !== undefined) channel.byNonce.set(String(body.nonce), message);
  return message.payload();
}

/** Removes the embeds, as Discord does if the bot may not embed links. Refuses a message that has only embeds. */
function withoutEmbeds(body: MessageBody): MessageBody {
  if (body.embeds?.length && !body.content) throw refusal.missingPermissions();
  return { ...body, embeds: [] };
}

function withoutEphemeral(body: MessageBody): MessageBody {
  return { ...body, flags: (body.flags ?? 0) & ~MessageFlags.Ephemeral };
}

function edit(call: Call): object {
  const message = messageOf(call);
  if (message.author !== call.platform.bot || message.by) throw refusal.notTheAuthor();
  if (message.channel.archived) throw refusal.archivedThread();
  if (call.files.length > 0 && !message.channel.may(call.platform.bot, 'AttachFiles'))
    throw refusal.missingPermissions();
  const body = messageBody(call.json, { files: call.files, original: message });
  message.edit(message.channel.may(call.platform.bot, 'EmbedLinks') ? body : withoutEmbeds(body), call.files);
  return message.payload();
}

function remove(call: Call): undefined {
  const message = messageOf(call);
  const { bot } = call.platform;
  if (message.channel.archived) throw refusal.archivedThread();
  // A pin notice belongs to no one, so the bot needs Manage Messages to delete it.
  const isOwn = message.author === bot && !message.by && message.type !== MessageType.ChannelPinnedMessage;
  if (!isOwn && !message.channel.may(bot, 'ManageMessages')) throw refusal.missingPermissions();
  message.delete();
}

/** Opens a thread from a message. The thread has the message's id, so a message has at most one thread. */
function startThread(call: Call): object {
  const message = messageOf(call);
  const { channel } = message;
  if (!channel.may(call.platform.bot, 'CreatePublicThreads')) throw refusal.missingPermissions();
  if (call.platform.channels.has(message.id)) throw refusal.hasThread();
  const form = isJson(call.json) ? call.json : {};
  checkForm(form, (body) => {
    body.get('name').text({ min: 1, max: 100 });
    body.get('auto_archive_duration').oneOf([60, 1440, 4320, 10_080]);
  });
  message.flags |= MessageFlags.HasThread;
  return channel.thread(String(form.name), message.id).payload();
}

/** Reopens an archived thread. It is the only change that the bot makes to a channel. */
function unarchive(call: Call): object {
  const thread = channelFor(call, 'SendMessagesInThreads');
  checkForm(call.json, (body) => body.get('archived').oneOf([false]));
  thread.archived = false;
  return thread.payload();
}

function addToThread(call: Call): undefined {
  const thread = channelFor(call, 'SendMessagesInThreads');
  const user = call.platform.users.get(call.params.user ?? '');
  if (!thread.parent) throw refusal.unknownChannel();
  if (!user) throw refusal.unknownUser();
  thread.added.add(user.id);
}

function pin(call: Call): undefined {
  const channel = channelFor(call, 'PinMessages');
  const message = messageOf(call);
  if (message.type === MessageType.ChannelPinnedMessage) throw refusal.systemMessage();
  if (message.pinned) return;
  if (channel.pins.size >= MAX_PINS) throw refusal.tooManyPins();
  message.pinned = true;
  channel.pins.set(message.id, new Date().toISOString());
  const { platform } = call;
  new Message(platform, {
    channel,
    author: platform.bot,
    type: MessageType.ChannelPinnedMessage,
    body: {},
    reference: message,
  });
}

function unpin(call: Call): undefined {
  const channel = channelFor(call, 'PinMessages');
  const message = messageOf(call);
  message.pinned = false;
  channel.pins.delete(message.id);
}

function pins(call: Call): object {
  const items = pinnedMessages(call).map(({ message, at }) => ({ message: message.payload(), pinned_at: at }));
  return { items, has_more: false };
}

function pinnedMessages(call: Call): { readonly message: Message; readonly at: string }[] {
  const channel = channelFor(call);
  const pins = [...channel.pins].map(([id, at]) => ({ message: channel.messages.get(id), at }));
  return pins.filter((entry): entry is { message: Message; at: string } => entry.message !== undefined).reverse();
}

function list(call: Call): object {
  const channel = channelFor(call, 'ReadMessageHistory');
  const limit = Number(call.query.get('limit') ?? 50);
  const before = BigInt(call.query.get('before') ?? 2n ** 63n);
  const after = BigInt(call.query.get('after') ?? 0);
  const messages = [...channel.messages.values()].filter(
    ({ id, ephemeral }) => !ephemeral && BigInt(id) < before && BigInt(id) > after,
  );
  return messages
    .slice(-limit)
    .reverse()
    .map((message) => message.payload());
}

/** Finds the channel in the path. Refuses the request if the bot doesn't see it or lacks one of these permissions. */
function channelFor({ platform, params }: Call, ...names: readonly PermissionName[]): Channel {
  const channel = platform.channels.get(params.channel ?? '');
  if (!channel) throw refusal.unknownChannel();
  if (!channel.may(platform.bot, 'ViewChannel')) throw refusal.missingAccess();
  if (!channel.may(platform.bot, ...names)) throw refusal.missingPermissions();
  if (channel.isForum) throw refusal.notATextChannel();
  return channel;
}

/** The message in the path. Private messages aren't found, because the bot's token can't see them. */
function messageOf(call: Call): Message {
  const message = channelFor(call).messages.get(call.params.message ?? '');
  if (!message || message.ephemeral) throw refusal.unknownMessage();
  return message;
}
