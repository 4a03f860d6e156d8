import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import type { StoredPost } from '../store/store.ts';
import { type Answerable, defer, type FromMessage, isFromMessage } from './answerable.ts';
import type { Deliverable } from './files.ts';
import { messageOf, updateOf } from './message.ts';
import { editOriginal, fetchOriginal, replyShown, type Sent, update } from './send.ts';
import { troubleOf } from './trouble.ts';

/** A message that shows an encounter, as it was written: made ready when it is sent. */
export type Post = Omit<StoredPost, 'view'> & { readonly view?: Deliverable };

/** Makes ready what a message shows: with mentions of commands, and its portrait. */
export type Ready = (view: Deliverable) => Promise<Deliverable>;

/** How an interaction was acknowledged. */
interface Acknowledged {
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

/** Discord does not know the interaction any more: its three seconds are over. */
const EXPIRED = 10062;
/**
 * The interaction has a response already: this was a second delivery, our first attempt succeeded but its response was lost,
 * or another process answers with the same token.
 */
const ANSWERED = 40060;

/** Waits before each attempt, and how long attempts are begun at all, in milliseconds. */
interface Patience {
  readonly waits: readonly number[];
  readonly most: number;
}

/** For a first response: Discord waits three seconds for it. */
export const ANSWERING: Patience = { waits: [0, 150, 500, 1_000], most: 3_000 };
/** For what may follow later. */
export const FOLLOWING: Patience = { waits: [0, 1_000, 4_000], most: 60_000 };

/** What became of a request: accepted; accepted before this one; too late; refused as it is; or Discord could not be reached. */
type Fate = 'taken' | 'answered before' | 'late' | 'refused' | 'unreachable';

/** Sends until Discord accepts or refuses, as long as patience lasts. */
export async function attempt(
  send: () => Promise<unknown>,
  { waits, most }: Patience,
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
  if (troubleOf(error) === 'unreachable') return 'unreachable';
  // The other kind is a rate limit: it would have to wait its turn for longer than Discord waits.
  if (!(error instanceof DiscordAPIError)) return 'refused';
  if (error.code === ANSWERED) return attempts > 0 ? 'taken' : 'answered before';
  return error.code === EXPIRED ? 'late' : 'refused';
}

/**
 * Takes away what only the user sees of an interaction that has been acknowledged, and a message that goes with what was
 * pressed on it.
 */
export async function tidy(interaction: Answerable, reply: Reply, fate: Fate, log: Logger): Promise<void> {
  if (fate !== 'taken' && fate !== 'answered before') return;
  if (!(await goes(interaction, reply))) return;
  // It has a response, though Discord’s word of that may have been lost.
  if (!interaction.replied) interaction.deferred = true;
  const remove = () =>
    interaction.deleteReply().catch((error) => {
      if (troubleOf(error) !== 'gone') throw error;
    });
  await attempt(remove, FOLLOWING, log, interaction.id);
}

async function goes(interaction: Answerable, reply: Reply): Promise<boolean> {
  if (isFromMessage(interaction))
    return reply.update ? !stays(reply) : interaction.message.flags.has(MessageFlags.Ephemeral);
  if (interaction.replied) return false;
  if (interaction.deferred) return interaction.ephemeral === true;
  const original = await interaction.fetchReply().catch(() => undefined);
  return original?.flags.has([MessageFlags.Ephemeral, MessageFlags.Loading]) ?? false;
}

/** Whether something comes in the place of the message that was pressed. */
function stays({ update, content = '', embeds = [], components = [] }: Reply): boolean {
  return update === true && (content !== '' || embeds.length > 0 || components.length > 0);
}
