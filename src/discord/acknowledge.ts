import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import type { StoredPost } from '../store/store.ts';
import { type Answerable, type FromMessage, isFromMessage } from './answerable.ts';
import type { Deliverable } from './attachments.ts';
import { ANSWERING, attempt, type Fate, FOLLOWING } from './attempt.ts';
import { defer } from './deferral.ts';
import { messageOf, updateOf } from './message.ts';
import { editOriginal, fetchOriginal, replyShown, type Sent, update } from './send.ts';
import { stays } from './tidy.ts';

/** A message that shows an encounter, as it was written: made ready when it is sent. */
export type Post = Omit<StoredPost, 'view'> & { readonly view?: Deliverable };

/** Makes ready what a message shows: with mentions of commands, and its portrait. */
export type Ready = (view: Deliverable) => Promise<Deliverable>;

/** How an interaction was acknowledged. */
export interface Acknowledged {
  readonly fate: Fate;
  /** The message that shows by this what it is to show. */
  readonly shown?: Post;
  /** A new message may have been sent, but nobody knows which it is. */
  readonly lost?: true;
}

/**
 * Acknowledges an interaction whose deed the messages of the encounter tell: by the message that was pressed, where that is
 * one of them; by the one that is new, where nothing else changes but the card; else by nothing that stays.
 */
export function acknowledge(
  interaction: Answerable,
  reply: Reply,
  posts: readonly Post[],
  ready: Ready,
  log: Logger,
): Promise<Acknowledged> {
  return isFromMessage(interaction)
    ? change(interaction, reply, posts, ready, log)
    : respond(interaction, posts, ready, log);
}

async function change(
  interaction: Answerable & FromMessage,
  reply: Reply,
  posts: readonly Post[],
  ready: Ready,
  log: Logger,
): Promise<Acknowledged> {
  const { message, id } = interaction;
  const pressed = posts.find((each) => each.message === message.id && each.view);
  const becomes = pressed?.view ? await ready(pressed.view) : stays(reply) ? reply : undefined;
  if (interaction.deferred) {
    // The pressed message is edited with the others.
    if (becomes && !pressed)
      await attempt(() => editOriginal(interaction, updateOf(becomes, message)), FOLLOWING, log, id);
    return { fate: 'taken' };
  }
  const fate = becomes && (await attempt(() => update(interaction, updateOf(becomes, message)), ANSWERING, log, id));
  if (fate === undefined || fate === 'refused') return { fate: await receive(interaction, log) };
  return { fate, ...(pressed && fate === 'taken' && { shown: pressed }) };
}

async function respond(
  interaction: Answerable,
  posts: readonly Post[],
  ready: Ready,
  log: Logger,
): Promise<Acknowledged> {
  if (interaction.deferred) return { fate: 'taken' };
  const [first, ...others] = posts.filter(({ kind, message }) => kind !== 'card' || message === undefined);
  if (!first?.view || first.message !== undefined || others.length > 0)
    return { fate: await receive(interaction, log) };
  const body = messageOf(await ready(first.view));
  let sent: Sent | undefined;
  const send = async () => {
    sent = await replyShown(interaction, body);
  };
  const fate = await attempt(send, ANSWERING, log, interaction.id);
  if (fate === 'refused') return { fate: await receive(interaction, log) };
  if (fate === 'late') return { fate };
  // It may have been taken though the response to it was lost.
  sent ??= await fetchOriginal(interaction).catch(() => undefined);
  if (!sent) return { fate, lost: true };
  return { fate, ...(!((sent.flags ?? 0) & MessageFlags.Ephemeral) && { shown: { ...first, message: sent.id } }) };
}

function receive(interaction: Answerable, log: Logger): Promise<Fate> {
  return attempt(() => defer(interaction), ANSWERING, log, interaction.id);
}
