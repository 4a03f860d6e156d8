import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import type { Store } from '../store/store.ts';
import { t } from '../text/t.ts';
import { ANSWERING, attempt, FOLLOWING, tidy } from './acknowledge.ts';
import { type Answerable, type FromMessage, isFromMessage } from './answerable.ts';
import { type Deliverable, deliverable } from './files.ts';
import { messageOf, publicMessageOf, type Sendable, updateOf, withPortrait } from './message.ts';
import type { ReplyPictures } from './pictures/shown-pictures.ts';
import * as send from './send.ts';

/**
 * Delivers a reply. The action is committed by then, so everyone must be able to see it: a public reply that is too
 * late or couldn't be sent is posted in the channel, and if Discord refuses it, its user is told where to look. An
 * ephemeral reply that is too late is lost; nothing depends on it.
 */
export async function deliver(
  interaction: Answerable,
  reply: Reply,
  { log, store, pictures, taken }: Delivering,
): Promise<'answered before' | undefined> {
  const sent = await withPortrait(store, interaction.guildId ?? '', await deliverable(reply));
  let shown: string | undefined;
  const respond = async () => {
    shown = await answer(interaction, sent, pictures);
  };
  const fate = await attempt(respond, ANSWERING, log, interaction.id);
  if (fate === 'taken') {
    pictures.follow(interaction, sent, shown);
    taken?.(shown);
  }
  if (replacesPrivate(interaction, sent)) await tidy(interaction, reply, fate, log);
  if (fate === 'answered before') return fate;
  if (fate === 'refused')
    await attempt(() => answer(interaction, whispered(t('reply-rejected')), pictures), ANSWERING, log, interaction.id);
  else if (fate !== 'taken' && !reply.whisper && !reply.form) await post(interaction, sent, log);
  return undefined;
}

interface Delivering {
  readonly log: Logger;
  readonly store: Store;
  readonly pictures: ReplyPictures;
  /** Called when Discord has it, with the id if it was a follow-up. */
  readonly taken?: (message: string | undefined) => void;
}

/**
 * Responds as the interaction allows: with a form, an edit of the component's message, or a message. Returns the id of
 * a follow-up.
 */
async function answer(
  interaction: Answerable,
  reply: Deliverable,
  pictures: ReplyPictures,
): Promise<string | undefined> {
  if (interaction.deferred) return complete(interaction, reply, pictures);
  if (reply.form && !interaction.isModalSubmit()) await interaction.showModal(reply.form);
  else if (reply.update && isFromMessage(interaction))
    await send.update(interaction, updateOf(reply, await pictures.standing(interaction)));
  else if (replacesPrivate(interaction, reply)) return replacePrivate(interaction, reply);
  else await send.reply(interaction, messageOf(reply));
  return undefined;
}

/** Responds to a deferred interaction. It was deferred as ephemeral, so a public reply is a second message. */
async function complete(
  interaction: Answerable,
  reply: Deliverable,
  pictures: ReplyPictures,
): Promise<string | undefined> {
  if (reply.form) return followed(interaction, messageOf(whispered(t('deferred-form'))));
  if (replacesPrivate(interaction, reply)) return replacePrivate(interaction, reply);
  if (isFromMessage(interaction)) {
    if (!reply.update) return followed(interaction, messageOf(reply));
    await send.editOriginal(interaction, updateOf(reply, await pictures.standing(interaction)));
    return undefined;
  }
  const message = publicMessageOf(reply);
  await send.editOriginal(interaction, reply.whisper ? message : publicMessageOf({ content: t('here') }));
  return reply.whisper ? undefined : followed(interaction, message);
}

/** Sends a follow-up and returns its id. */
async function followed(interaction: Answerable, message: Sendable): Promise<string> {
  return (await send.followUp(interaction, message)).id;
}

/** True if a public reply replaces a menu or panel that only its user saw. */
function replacesPrivate(interaction: Answerable, reply: Deliverable): interaction is Answerable & FromMessage {
  if (!isFromMessage(interaction) || reply.whisper || reply.update || reply.form) return false;
  return interaction.message.flags.has(MessageFlags.Ephemeral);
}

async function replacePrivate(interaction: Answerable & FromMessage, reply: Deliverable): Promise<string> {
  if (!interaction.deferred) await interaction.deferUpdate();
  return followed(interaction, publicMessageOf(reply));
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
