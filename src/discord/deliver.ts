import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import type { Store } from '../store/store.ts';
import { failures } from '../text/spoken.ts';
import { type Answerable, type FromMessage, isFromMessage } from './answerable.ts';
import { type Deliverable, deliverable } from './attachments.ts';
import { ANSWERING, attempt, FOLLOWING } from './attempt.ts';
import { messageOf, publicMessageOf, updateOf } from './message.ts';
import { withPortrait } from './portraits.ts';
import * as send from './send.ts';
import { tidy } from './tidy.ts';

/**
 * Delivers a reply. What happened is committed by then, so all must be able to see it: a public reply that came too late or
 * could not be sent is posted in the channel, and in place of one that Discord refuses its user is told where to look. An
 * ephemeral reply that comes too late is lost; nothing depends on it.
 */
export async function deliver(
  interaction: Answerable,
  reply: Reply,
  log: Logger,
  store: Store,
): Promise<'answered before' | undefined> {
  const sent = await withPortrait(store, interaction.guildId ?? '', await deliverable(reply));
  const fate = await attempt(() => answer(interaction, sent), ANSWERING, log, interaction.id);
  if (replacesPrivate(interaction, sent)) await tidy(interaction, reply, fate, log);
  if (fate === 'answered before') return fate;
  if (fate === 'refused')
    await attempt(() => answer(interaction, whispered(failures.UNSEEN)), ANSWERING, log, interaction.id);
  else if (fate !== 'taken' && !reply.whisper && !reply.form) await post(interaction, sent, log);
  return undefined;
}

/** Responds as the interaction allows: by a form, an update of the component's message, or a message. */
async function answer(interaction: Answerable, reply: Deliverable): Promise<unknown> {
  if (interaction.deferred) return complete(interaction, reply);
  if (reply.form && !interaction.isModalSubmit()) return interaction.showModal(reply.form);
  if (reply.update && isFromMessage(interaction)) return send.update(interaction, updateOf(reply, interaction.message));
  if (replacesPrivate(interaction, reply)) return replacePrivate(interaction, reply);
  return send.reply(interaction, messageOf(reply));
}

/** Responds to an interaction that was deferred. It was deferred as ephemeral, so a public reply follows as a second message. */
async function complete(interaction: Answerable, reply: Deliverable): Promise<unknown> {
  if (reply.form) return send.followUp(interaction, messageOf(whispered(failures.DEFERRED_FORM)));
  if (replacesPrivate(interaction, reply)) return replacePrivate(interaction, reply);
  if (isFromMessage(interaction))
    return reply.update
      ? send.editOriginal(interaction, updateOf(reply, interaction.message))
      : send.followUp(interaction, messageOf(reply));
  const message = publicMessageOf(reply);
  if (reply.whisper) return send.editOriginal(interaction, message);
  await send.editOriginal(interaction, publicMessageOf({ content: failures.HERE }));
  return send.followUp(interaction, message);
}

/** What all are to see takes the place of a menu or a panel that only its user saw. */
function replacesPrivate(interaction: Answerable, reply: Deliverable): interaction is Answerable & FromMessage {
  if (!isFromMessage(interaction) || reply.whisper || reply.update || reply.form) return false;
  return interaction.message.flags.has(MessageFlags.Ephemeral);
}

async function replacePrivate(interaction: Answerable & FromMessage, reply: Deliverable): Promise<void> {
  if (!interaction.deferred) await interaction.deferUpdate();
  await send.followUp(interaction, publicMessageOf(reply));
}

function whispered(content: string): Deliverable {
  return { whisper: true, content };
}

async function post({ channel, id }: Answerable, reply: Deliverable, log: Logger): Promise<void> {
  if (!channel?.isSendable()) return;
  const message = publicMessageOf(reply);
  const fate = await attempt(() => send.post(channel.client, channel.id, message, { nonce: id }), FOLLOWING, log, id);
  if (fate !== 'taken') log.warn({ interaction: id }, 'An answer could not be posted either');
}
