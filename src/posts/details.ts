import { toldDeedsEmbed } from '../embeds/told.ts';
import { componentId, idInteger } from '../interaction/component.ts';
import { numbered } from '../interaction/options/encounters.ts';
import { type Reply, whisper } from '../interaction/reply.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { viewOf } from '../rules/core/secrecy.ts';
import { chronicled, type EncounterRecord } from '../session/encounter-record.ts';

/** All that was done in a run, of which its message tells what mattered most. */
export const detailsButton = componentId('details', { encounter: numbered, first: idInteger, last: idInteger });

/** Each of these deeds with its story, what it changed and its sums, as the caller may know them. What was undone is left out. */
export function detailsReply(
  record: EncounterRecord,
  { first, last }: { readonly first: number; readonly last: number },
  user: string,
): Result<Reply, Refusal> {
  const deeds = [...chronicled(record, viewOf(user, record.present))];
  const told = deeds.filter(({ phraseSeed: { deed }, undone }) => deed >= first && deed <= last && !undone);
  return told.length === 0 ? no({ type: 'tells-nothing' }) : ok(whisper(toldDeedsEmbed(told)));
}
