import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import { type Answerable, isFromMessage } from './answerable.ts';
import { attempt, type Fate, FOLLOWING } from './attempt.ts';
import { troubleOf } from './trouble.ts';

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
export function stays({ update, content = '', embeds = [], components = [] }: Reply): boolean {
  return update === true && (content !== '' || embeds.length > 0 || components.length > 0);
}
