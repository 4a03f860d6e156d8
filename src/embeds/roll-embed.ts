import type { APIEmbed } from 'discord-api-types/v10';
import { plain } from '../text/markdown.ts';
import { mention, opening } from '../text/spoken.ts';
import { within } from './limits.ts';

/** A free roll: who threw, every die, and what it came to. */
export function rolled(user: string, written: string, label: string | undefined, sealed: boolean): APIEmbed {
  const where = sealed ? opening.thrownSealed : opening.thrownOutside;
  const what = label === undefined ? '' : ` · ${plain(label)}`;
  return within({ description: `🎲 ${mention(user)}${what}: ${plain(written, 1500)}\n${where}` });
}
