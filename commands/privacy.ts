import type { APIEmbed } from 'discord-api-types/v10';
import { cutToLimits } from '../src/embeds/limits.ts';
import { command, oneOf, optional, subcommands } from '../src/interaction/command.ts';
import { whisper } from '../src/interaction/reply.ts';
import { jsonInPieces } from '../src/session/json.ts';
import { type Person, storedDataKinds, UNKNOWN_PERSON } from '../src/session/person.ts';
import { privacyWords as words } from '../src/text/help.ts';
import { plain, t } from '../src/text/t.ts';

const forget = command({
  name: 'delete',
  options: { sure: optional(oneOf(['yes'])) },
  needs: { extent: true },
  run({ sure }, session) {
    const { extent } = session.loaded;
    const { characters, saved, packs, portraits, said, hours, hints, fights, deeds, pending } = extent;
    if (!hours && !hints && characters + saved + packs + portraits + said + fights + deeds + pending === 0)
      return whisper(t('privacy-nothing'));
    if (sure === undefined) return whisper(deletionPreview(extent));
    session.add({ type: 'user-deleted' });
    return whisper(deletionNotice(extent));
  },
});

const exportData = command({
  name: 'export',
  options: {},
  needs: { personalData: true },
  run(_, { caller, loaded }) {
    const personalData = loaded.personalData;
    const createdAt = new Date(caller.now).toISOString();
    const text = () => jsonInPieces({ of: 'Fray', made: createdAt, ...personalData });
    return whisper(exportEmbed(personalData), { files: [{ name: `fray-${createdAt.slice(0, 10)}.json`, text }] });
  },
});

export const privacy = subcommands('privacy', [exportData, forget]);

/** How much data is stored about a player. */
interface DataExtent {
  readonly characters: number;
  readonly saved: number;
  /** How many revisions of content packs they uploaded. */
  readonly packs: number;
  /** How many portraits for pack entries they uploaded. */
  readonly portraits: number;
  /** How often they said something as a character. */
  readonly said: number;
  /** True if they have set their hours, or how they are nudged. */
  readonly hours: boolean;
  /** True if they have seen a hint that is shown only once. */
  readonly hints: boolean;
  readonly fights: number;
  readonly deeds: number;
  /** The fights that will have no GM once the player's data is deleted. */
  readonly alone: readonly { readonly name: string; readonly channel: string }[];
}

/** The text above the file with all data about a player. */
export function exportEmbed({
  characters,
  saved,
  packs,
  packPortraits,
  said,
  person = UNKNOWN_PERSON,
  fights,
  deeds,
  leftOut,
}: {
  readonly characters: readonly object[];
  readonly saved: readonly object[];
  readonly packs: readonly object[];
  readonly packPortraits: readonly object[];
  readonly said: readonly object[];
  readonly person?: Person;
  readonly fights: readonly object[];
  readonly deeds: readonly object[];
  readonly leftOut: { readonly fights: number; readonly deeds: number };
}): APIEmbed {
  const extent = {
    characters: characters.length,
    saved: saved.length,
    packs: packs.length,
    portraits: packPortraits.length,
    said: said.length,
    ...storedDataKinds(person),
    fights: fights.length,
    deeds: deeds.length,
  };
  const leftOutText = leftOut.fights + leftOut.deeds === 0 ? '' : `\n\n${words.leftOut(leftOut)}`;
  return cutToLimits({ title: t('privacy-kept'), description: `${words.extent(extent)}${leftOutText}` });
}

/** What will be deleted, and how to confirm it. */
export function deletionPreview(extent: DataExtent): APIEmbed {
  const fights = extent.alone.map(({ name, channel }) => `${plain(name)} (<#${channel}>)`);
  const soloFightsText = fights.length === 0 ? '' : `\n\n${words.alone(fights)}`;
  return cutToLimits({ title: t('privacy-ask'), description: `${words.would(extent)}${soloFightsText}` });
}

/** Says that the data was deleted. */
export function deletionNotice(extent: DataExtent): APIEmbed {
  return cutToLimits({ title: t('privacy-deleted'), description: words.gone(extent) });
}
