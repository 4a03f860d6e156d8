import type { APIAttachment, APIMessage, Client, RESTPostAPIInteractionCallbackWithResponseResult } from 'discord.js';
import { DiscordAPIError, InteractionResponseType, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import type { AnswerableInteraction, InteractionFromMessage } from './deferral.ts';
import type { SendableMessage } from './message.ts';

// These functions use the REST client directly. discord.js's own methods would build a payload for each message and
// objects from Discord's answer, which would be about a quarter of the cost of sending a message.

/** The fields of a message that Fray reads from Discord's answer. */
export type SentMessage = Pick<APIMessage, 'id' | 'embeds' | 'flags'>;

interface PostOptions {
  /** Lets Discord recognize a message that it accepted before, even if its response was lost. At most 25 characters. */
  readonly nonce: string;
  /** The id of the message to reply to. */
  readonly about?: string | undefined;
}

/** Posts a message in a channel. */
export async function postMessage(
  { rest }: Client,
  channel: string,
  { body, files }: SendableMessage,
  { nonce, about }: PostOptions,
): Promise<SentMessage> {
  const referenceField = about !== undefined && { message_reference: { message_id: about, fail_if_not_exists: false } };
  const fullBody = { ...body, nonce, enforce_nonce: true, ...referenceField };
  return asSentMessage(await rest.post(Routes.channelMessages(channel), { body: fullBody, files }));
}

/** Discord's error if a message has a thread already. */
const THREAD_EXISTS_CODE = 160004;

/**
 * Starts a thread from a message. The thread gets the message's id. A message has at most one thread, so a second try
 * changes nothing. Throws if that thread was deleted.
 */
export async function startThread({ rest }: Client, channel: string, message: string, name: string): Promise<void> {
  const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
  try {
    await rest.post(Routes.threads(channel, message), { body });
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== THREAD_EXISTS_CODE) throw error;
    await rest.get(Routes.channel(message));
  }
}

/** Adds a user to a thread, so that it is in their list of channels. */
export async function addToThread({ rest }: Client, thread: string, user: string): Promise<void> {
  await rest.put(Routes.threadMembers(thread, user));
}

/** Makes an archived thread active again. */
export async function unarchiveThread({ rest }: Client, thread: string): Promise<void> {
  await rest.patch(Routes.channel(thread), { body: { archived: false } });
}

/** Edits a message of a channel. */
export async function editMessage(
  { rest }: Client,
  channel: string,
  message: string,
  { body, files }: SendableMessage,
): Promise<SentMessage> {
  return asSentMessage(await rest.patch(Routes.channelMessage(channel, message), { body, files }));
}

/** Deletes a message in a channel. */
export async function deleteMessage({ rest }: Client, channel: string, message: string): Promise<void> {
  await rest.delete(Routes.channelMessage(channel, message));
}

/** The latest messages of a channel, newest first. */
export async function latestMessages({ rest }: Client, channel: string, limit: number): Promise<readonly APIMessage[]> {
  const query = new URLSearchParams({ limit: String(limit) });
  // The type comes from Discord's documentation.
  return (await rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
}

/** The current attachments of a message in a channel. */
export async function attachmentsOf(
  { rest }: Client,
  channel: string,
  message: string,
): Promise<readonly Pick<APIAttachment, 'id' | 'filename'>[]> {
  // The type comes from Discord's documentation.
  return ((await rest.get(Routes.channelMessage(channel, message))) as APIMessage).attachments;
}

/** Responds to an interaction with a message. */
export async function replyWithMessage(interaction: AnswerableInteraction, message: SendableMessage): Promise<void> {
  await sendCallback(interaction, InteractionResponseType.ChannelMessageWithSource, message);
}

/** Responds to an interaction with a message, and returns that message. */
export async function replyAndFetch(
  interaction: AnswerableInteraction,
  message: SendableMessage,
): Promise<SentMessage | undefined> {
  const query = new URLSearchParams({ with_response: 'true' });
  const response = await sendCallback(interaction, InteractionResponseType.ChannelMessageWithSource, message, query);
  // The type comes from Discord's documentation.
  return (response as RESTPostAPIInteractionCallbackWithResponseResult | undefined)?.resource?.message;
}

/** Responds to an interaction by editing its message. */
export async function updateMessage(interaction: InteractionFromMessage, message: SendableMessage): Promise<void> {
  await sendCallback(interaction, InteractionResponseType.UpdateMessage, message);
}

async function sendCallback(
  interaction: AnswerableInteraction,
  type: InteractionResponseType,
  { body, files }: SendableMessage,
  query?: URLSearchParams,
): Promise<unknown> {
  const { id, token, client } = interaction;
  const requestOptions = { body: { type, data: body }, files, auth: false, ...(query && { query }) };
  const response = await client.rest.post(Routes.interactionCallback(id, token), requestOptions);
  interaction.replied = true;
  return response;
}

/** Sends a follow-up message after the response to an interaction. */
export async function followUp(
  { applicationId, token, client }: AnswerableInteraction,
  { body, files }: SendableMessage,
): Promise<SentMessage> {
  const query = new URLSearchParams({ wait: 'true' });
  return asSentMessage(
    await client.rest.post(Routes.webhook(applicationId, token), { body, files, auth: false, query }),
  );
}

/**
 * Edits a follow-up message by its id. Without an id, edits the response to an interaction or the message it came from.
 */
export async function editOriginalReply(
  { applicationId, token, client }: AnswerableInteraction,
  { body, files }: SendableMessage,
  message?: string,
): Promise<SentMessage> {
  const route = Routes.webhookMessage(applicationId, token, message);
  return asSentMessage(await client.rest.patch(route, { body, files, auth: false }));
}

/** Reads the response to an interaction, or the message it came from. */
export async function fetchOriginalReply({
  applicationId,
  token,
  client,
}: AnswerableInteraction): Promise<SentMessage> {
  return asSentMessage(await client.rest.get(Routes.webhookMessage(applicationId, token), { auth: false }));
}

/** Gives a message from Discord's API its type, which comes from Discord's documentation. */
function asSentMessage(message: unknown): SentMessage {
  return message as SentMessage;
}
