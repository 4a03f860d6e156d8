import type { APIEmbed } from 'discord-api-types/v10';
import { rulesNamed } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import { overview, sheetLines } from '../text/spoken.ts';
import { EMBED_LIMITS, within } from './limits.ts';

/** A character as it is shown: what it is called, for which system, with what sheet. */
interface Portrayed {
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
}

/** Characters on one page of the list. */
const A_PAGE = 25;

/** A character's sheet in short lines. */
export function characterCard({ name, system, sheet }: Portrayed): APIEmbed {
  const rules = rulesNamed(system);
  const lines = rules ? sheetLines(system, sheet) : [];
  const fields = lines.map((line) => ({ name: line.name, value: plain(line.value, EMBED_LIMITS.value) }));
  return within({ title: `${plain(name)} · ${rules?.title ?? system}`, fields });
}

/** How many pages the list of so many characters has; one at least. */
export function pagesFor(characters: number): number {
  return Math.max(1, Math.ceil(characters / A_PAGE));
}

/** A page of somebody's characters, with the system of each. The first page is 0. */
export function characterList(characters: readonly Portrayed[], page: number): APIEmbed {
  const lines = characters
    .slice(page * A_PAGE, (page + 1) * A_PAGE)
    .map(({ name, system }) => `**${plain(name)}** · ${rulesNamed(system)?.title ?? system}`);
  const pages = pagesFor(characters.length);
  return within({ title: overview.characters(characters.length, page + 1, pages), description: lines.join('\n') });
}
