import type { APIEmbed } from 'discord-api-types/v10';
import { plain } from '../text/markdown.ts';
import { within } from './limits.ts';

const SAYS = {
  chronicle: 'The story so far, with its sums, as a text to read.',
  record:
    'The whole record: every deed, every throw, and the seeds that have been shown. Anybody can check it with Fray’s `npm run verify -- FILE`; compare the SHA-256 with the one shown when the scene opened.',
  'sealed record':
    'The whole record so far, for you alone: it has the creatures’ sheets. The seed is not in it while it throws; after `/encounter end` it is.',
} as const;

/** What goes with the file of a scene. */
export function exported(name: string, what: keyof typeof SAYS, deeds: number): APIEmbed {
  return within({ title: plain(name), description: `${SAYS[what]}\n-# ${deeds} ${deeds === 1 ? 'deed' : 'deeds'}.` });
}
