import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AutocompleteInteraction,
  DiscordAPIError,
  type Interaction,
  type PrimaryEntryPointCommandInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import { failures } from '../text/spoken.ts';
import { type Deliverable, deliverable } from './attachments.ts';
import { messageOf, publicMessageOf, updateOf } from './message.ts';

/** An interaction that is answered by a message. */
export type Answerable = Exclude<Interaction, AutocompleteInteraction | PrimaryEntryPointCommandInteraction>;

/** Discord does not know the interaction any more: its three seconds are over. */
const EXPIRED = 10062;
/**
 * The interaction has a response already: this was a second delivery, our first attempt succeeded but its response was lost,
 * or another process answers with the same token.
 */
const ANSWERED = 40060;
/** How long Discord waits for an answer, in milliseconds. */
const ANSWER_WITHIN = 3_000;
/** Waits before each attempt, in milliseconds. */
const ANSWERING = [0, 150, 500, 1_000];
const POSTING = [0, 1_000, 4_000];

/** What became of a request: accepted; too late; refused as it is; or Discord could not be reached. */
type Fate = 'taken' | 'answered before' | 'late' | 'refused' | 'unreachable';

/**
 * Delivers a reply. What happened is committed by then, so all must be able to see it: a public reply that came too late or
 * could not be sent is posted in the channel, and in place of one that Discord refuses its user is told where to look. An
 * ephemeral reply that comes too late is lost; nothing depends on it.
 */
export async function deliver(
  interaction: Answerable,
  reply: Reply,
  log: Logger,
): Promise<'answered before' | undefined> {
  const sent = await deliverable(reply);
  const fate = await attempt(() => answer(interaction, sent), ANSWERING, ANSWER_WITHIN, log, interaction.id);
  if (fate === 'answered before') return fate;
  if (fate === 'refused')
    await attempt(() => answer(interaction, whispered(failures.UNSEEN)), ANSWERING, ANSWER_WITHIN, log, interaction.id);
  else if (fate !== 'taken' && !reply.whisper && !reply.form) await post(interaction, sent, log);
  return undefined;
}

/** Responds as the interaction allows: by a form, an update of the component's message, or a message. */
async function answer(interaction: Answerable, reply: Deliverable): Promise<unknown> {
  if (interaction.deferred) return complete(interaction, reply);
  if (reply.form && !interaction.isModalSubmit()) return interaction.showModal(reply.form);
  if (reply.update && interaction.isMessageComponent()) return interaction.update(updateOf(reply, interaction.message));
  if (reply.update && interaction.isModalSubmit() && interaction.isFromMessage())
    return interaction.update(updateOf(reply, interaction.message));
  return interaction.reply(messageOf(reply));
}

/** Responds to an interaction that was deferred. It was deferred as ephemeral, so a public reply follows as a second message. */
async function complete(interaction: Answerable, reply: Deliverable): Promise<unknown> {
  if (reply.form) return interaction.followUp(messageOf(whispered(failures.DEFERRED_FORM)));
  if (interaction.isMessageComponent())
    return reply.update
      ? interaction.editReply(updateOf(reply, interaction.message))
      : interaction.followUp(messageOf(reply));
  const message = publicMessageOf(reply);
  if (reply.whisper) return interaction.editReply(message);
  await interaction.editReply({ content: failures.HERE });
  return interaction.followUp(message);
}

function whispered(content: string): Deliverable {
  return { whisper: true, content };
}

async function post({ channel, id }: Answerable, reply: Deliverable, log: Logger): Promise<void> {
  if (!channel?.isSendable()) return;
  const message = publicMessageOf(reply);
  // By the nonce Discord knows a message that it has taken before, though its word of that was lost.
  const once = { ...message, nonce: id, enforceNonce: true };
  const fate = await attempt(() => channel.send(once), POSTING, 60_000, log, id);
  if (fate !== 'taken') log.warn({ interaction: id }, 'An answer could not be posted either');
}

/** Sends until Discord accepts or refuses, for at most `most` milliseconds. */
async function attempt(
  send: () => Promise<unknown>,
  waits: readonly number[],
  most: number,
  log: Logger,
  interaction: string,
): Promise<Fate> {
  const until = Date.now() + most;
  for (const [attempts, wait] of waits.entries()) {
    if (wait > 0) await sleep(wait);
    if (Date.now() > until) break;
    try {
      await send();
      return 'taken';
    } catch (error) {
      const fate = fateBy(error, attempts);
      if (fate === 'refused') log.error({ error, interaction }, 'Discord refuses a message');
      else if (fate === 'unreachable') log.warn({ error, interaction }, 'Discord cannot be reached');
      else log.info({ interaction }, 'An answer came too late, or twice');
      if (fate !== 'unreachable') return fate;
    }
  }
  return 'unreachable';
}

function fateBy(error: unknown, attempts: number): Fate {
  if (!(error instanceof DiscordAPIError)) return 'unreachable';
  if (error.code === ANSWERED) return attempts > 0 ? 'taken' : 'answered before';
  return error.code === EXPIRED ? 'late' : 'refused';
}
