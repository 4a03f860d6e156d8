import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import type { StoredPost } from '../store/store.ts';
import { type AnswerableInteraction, defer, type InteractionFromMessage, isFromMessage } from './deferral.ts';
import type { Deliverable } from './files.ts';
import { messageOf, messageUpdateOf, updateOfPost } from './message.ts';
import { failureOf } from './request-failure.ts';
import { editOriginalReply, fetchOriginalReply, replyAndFetch, type SentMessage, updateMessage } from './send.ts';

/** A message that shows an encounter, as stored. Its content is prepared when it is sent. */
export type Post = Omit<StoredPost, 'view' | 'showed'> & { readonly view?: Deliverable; readonly showed?: Deliverable };

/** Prepares a message's content: fills in command mentions and the portrait. */
export type PrepareContent = (view: Deliverable) => Promise<Deliverable>;

interface Acknowledgment {
  readonly outcome: SendOutcome;
  /** The encounter's message that was created or updated by answering the interaction. */
  readonly shownPost?: Post;
  /** True if a new message might have been sent and its id is unknown. */
  readonly mayBeLost?: true;
}

/**
 * Acknowledges an interaction whose outcome the encounter's messages show. If the button is on one of these messages,
 * the answer updates that message. A command's answer becomes the encounter's new message, if no other message changes
 * except the card (the encounter's pinned overview). Otherwise the answer leaves no message.
 */
export function acknowledge(
  interaction: AnswerableInteraction,
  reply: Reply,
  posts: readonly Post[],
  prepareContent: PrepareContent,
  log: Logger,
): Promise<Acknowledgment> {
  return isFromMessage(interaction)
    ? acknowledgePress(interaction, reply, posts, prepareContent, log)
    : acknowledgeCommand(interaction, posts, prepareContent, log);
}

async function acknowledgePress(
  interaction: InteractionFromMessage,
  reply: Reply,
  posts: readonly Post[],
  prepareContent: PrepareContent,
  log: Logger,
): Promise<Acknowledgment> {
  const { message, id } = interaction;
  const pressedPost = posts.find((each) => each.message === message.id && each.view);
  const replacement = pressedPost?.view
    ? await prepareContent(pressedPost.view)
    : hasReplacement(reply)
      ? reply
      : undefined;
  if (interaction.deferred) {
    // If the tapped button is on one of the encounter's messages, that message is edited later, together with the
    // encounter's other messages.
    if (replacement && !pressedPost)
      await sendWithRetries(
        () => editOriginalReply(interaction, messageUpdateOf(replacement, message)),
        FOLLOW_UP_RETRIES,
        log,
        id,
      );
    return { outcome: 'taken' };
  }
  const outcome =
    replacement &&
    (await sendWithRetries(
      () => updateMessage(interaction, updateOfPost(replacement, message)),
      RESPONSE_RETRIES,
      log,
      id,
    ));
  if (outcome === undefined || outcome === 'refused')
    return { outcome: await acknowledgeWithoutReply(interaction, log) };
  return { outcome, ...(pressedPost && outcome === 'taken' && { shownPost: pressedPost }) };
}

async function acknowledgeCommand(
  interaction: AnswerableInteraction,
  posts: readonly Post[],
  prepareContent: PrepareContent,
  log: Logger,
): Promise<Acknowledgment> {
  if (interaction.deferred) return { outcome: 'taken' };
  const [firstPost, ...otherPosts] = posts.filter(({ kind, message }) => kind !== 'card' || message === undefined);
  if (!firstPost?.view || firstPost.message !== undefined || otherPosts.length > 0)
    return { outcome: await acknowledgeWithoutReply(interaction, log) };
  const body = messageOf(await prepareContent(firstPost.view));
  let sentMessage: SentMessage | undefined;
  const send = async () => {
    sentMessage = await replyAndFetch(interaction, body);
  };
  const outcome = await sendWithRetries(send, RESPONSE_RETRIES, log, interaction.id);
  if (outcome === 'refused') return { outcome: await acknowledgeWithoutReply(interaction, log) };
  if (outcome === 'late') return { outcome };
  // Discord might have sent the message although its response was lost.
  sentMessage ??= await fetchOriginalReply(interaction).catch(() => undefined);
  if (!sentMessage) return { outcome, mayBeLost: true };
  return {
    outcome,
    ...(!((sentMessage.flags ?? 0) & MessageFlags.Ephemeral) && {
      shownPost: { ...firstPost, message: sentMessage.id },
    }),
  };
}

function acknowledgeWithoutReply(interaction: AnswerableInteraction, log: Logger): Promise<SendOutcome> {
  return sendWithRetries(() => defer(interaction), RESPONSE_RETRIES, log, interaction.id);
}

/** Discord's error for an interaction that was answered too late, after three seconds. */
const UNKNOWN_INTERACTION_CODE = 10062;
/**
 * Discord's error for an interaction that already has a response: it was delivered twice, an earlier attempt succeeded
 * but Discord's answer was lost, or another process uses the same token.
 */
const ALREADY_ANSWERED_CODE = 40060;

/** The pause before each attempt, and the time after which no new attempt starts, in milliseconds. */
interface RetryPolicy {
  readonly waits: readonly number[];
  readonly maxTime: number;
}

/** The retries of a first response. Discord waits three seconds for it. */
export const RESPONSE_RETRIES: RetryPolicy = { waits: [0, 150, 500, 1_000], maxTime: 3_000 };
/** The retries of a message for which Discord waits longer than for the first response to an interaction. */
export const FOLLOW_UP_RETRIES: RetryPolicy = { waits: [0, 1_000, 4_000], maxTime: 60_000 };

/** The result of a request to Discord. */
type SendOutcome = 'taken' | 'answered before' | 'late' | 'refused' | 'unreachable';

/** Sends a request until Discord accepts or refuses it, or until the policy's time is over. */
export async function sendWithRetries(
  send: () => Promise<unknown>,
  { waits, maxTime }: RetryPolicy,
  log: Logger,
  interaction: string,
): Promise<SendOutcome> {
  const deadlineMs = Date.now() + maxTime;
  for (const [attempts, wait] of waits.entries()) {
    if (wait > 0) await sleep(wait);
    if (Date.now() > deadlineMs) break;
    try {
      await send();
      return 'taken';
    } catch (error) {
      const outcome = outcomeOfError(error, attempts);
      if (outcome === 'refused') log.error({ error, interaction }, 'Discord rejected a message');
      else if (outcome === 'unreachable') log.warn({ error, interaction }, 'Discord can’t be reached');
      else log.info({ interaction }, 'An answer came too late, or twice');
      if (outcome !== 'unreachable') return outcome;
    }
  }
  return 'unreachable';
}

function outcomeOfError(error: unknown, attempts: number): SendOutcome {
  if (failureOf(error) === 'unreachable') return 'unreachable';
  // The only other error is a rate limit that lasts longer than Discord waits for an answer.
  if (!(error instanceof DiscordAPIError)) return 'refused';
  if (error.code === ALREADY_ANSWERED_CODE) return attempts > 0 ? 'taken' : 'answered before';
  return error.code === UNKNOWN_INTERACTION_CODE ? 'late' : 'refused';
}

/**
 * After an interaction was acknowledged, removes a message that isn't needed: the private answer to a command, a private
 * message whose button was tapped unless the reply replaces it, or any message that the reply leaves empty.
 */
export async function removeUnneededMessage(
  interaction: AnswerableInteraction,
  reply: Reply,
  outcome: SendOutcome,
  log: Logger,
): Promise<void> {
  if (outcome !== 'taken' && outcome !== 'answered before') return;
  if (!(await shouldRemoveMessage(interaction, reply))) return;
  // The interaction has a response, even if Discord's confirmation was lost.
  if (!interaction.replied) interaction.deferred = true;
  const removeReply = () =>
    interaction.deleteReply().catch((error) => {
      if (failureOf(error) !== 'gone') throw error;
    });
  await sendWithRetries(removeReply, FOLLOW_UP_RETRIES, log, interaction.id);
}

async function shouldRemoveMessage(interaction: AnswerableInteraction, reply: Reply): Promise<boolean> {
  if (isFromMessage(interaction))
    return reply.update ? !hasReplacement(reply) : interaction.message.flags.has(MessageFlags.Ephemeral);
  if (interaction.replied) return false;
  if (interaction.deferred) return interaction.ephemeral === true;
  const originalReply = await interaction.fetchReply().catch(() => undefined);
  return originalReply?.flags.has([MessageFlags.Ephemeral, MessageFlags.Loading]) ?? false;
}

/** True if the reply replaces the message whose button was tapped, and the new content isn't empty. */
function hasReplacement({ update, content = '', embeds = [], components = [] }: Reply): boolean {
  return update === true && (content !== '' || embeds.length > 0 || components.length > 0);
}
