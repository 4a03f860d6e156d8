import type { APIEmbed } from 'discord-api-types/v10';
import { plain } from '../text/markdown.ts';
import { record } from '../text/spoken.ts';
import { within } from './limits.ts';

/** What goes with the file of a scene. */
export function exported(name: string, what: keyof typeof record.files, deeds: number): APIEmbed {
  return within({ title: plain(name), description: `${record.files[what]}\n${record.deeds(deeds)}` });
}
