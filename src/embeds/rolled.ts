import type { APIEmbed } from 'discord-api-types/v10';
import { within } from './limits.ts';
import { mention, plain } from './text.ts';

/** A free roll: who threw, every die, and what it came to. */
export function rolled(user: string, written: string, sealed: boolean): APIEmbed {
  const where = sealed ? '-# Thrown with the sealed dice of this fight.' : '-# Thrown outside a fight.';
  return within({ description: `🎲 ${mention(user)}: ${plain(written, 1500)}\n${where}` });
}
