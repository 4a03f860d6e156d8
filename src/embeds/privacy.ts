import type { APIEmbed } from 'discord-api-types/v10';
import { plain } from '../text/markdown.ts';
import { privacy } from '../text/spoken.ts';
import { within } from './limits.ts';

/** How much is kept of a player: characters; fights they run or play in; deeds. */
interface Extent {
  readonly characters: number;
  readonly saved: number;
  /** Whether they have said when they play. */
  readonly person: boolean;
  readonly fights: number;
  readonly deeds: number;
  /** Fights that would be left without a GM. */
  readonly alone: readonly { readonly name: string; readonly channel: string }[];
}

/** The lines above the file with all that is kept of a player. */
export function exportEmbed({
  characters,
  saved,
  person,
  fights,
  deeds,
  leftOut,
}: {
  readonly characters: readonly object[];
  readonly saved: readonly object[];
  readonly person?: object;
  readonly fights: readonly object[];
  readonly deeds: readonly object[];
  readonly leftOut: { readonly fights: number; readonly deeds: number };
}): APIEmbed {
  const extent = {
    characters: characters.length,
    saved: saved.length,
    person: person !== undefined,
    fights: fights.length,
    deeds: deeds.length,
  };
  const more = leftOut.fights + leftOut.deeds === 0 ? '' : `\n\n${privacy.leftOut(leftOut)}`;
  return within({ title: privacy.kept, description: `${privacy.extent(extent)}${more}` });
}

/** What would be deleted, and how to say yes. */
export function forgetting(extent: Extent): APIEmbed {
  const fights = extent.alone.map(({ name, channel }) => `${plain(name)} (<#${channel}>)`);
  const orphans = fights.length === 0 ? '' : `\n\n${privacy.alone(fights)}`;
  return within({ title: privacy.ask, description: `${privacy.would(extent)}${orphans}` });
}

/** That it has been deleted. */
export function forgotten(extent: Extent): APIEmbed {
  return within({ title: privacy.deleted, description: privacy.gone(extent) });
}

/** That there is nothing to delete. */
export function nothingKept(): string {
  return privacy.nothing;
}
