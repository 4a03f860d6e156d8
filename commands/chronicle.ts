// The chronicle and the page of an encounter, as files.

import { type ChronicleSource, chronicle, storedChronicle } from '../src/embeds/chronicle.ts';
import { courseChart, MAX_CHARTED_DEEDS } from '../src/embeds/course.ts';
import type { TurningPointsText } from '../src/embeds/luck.ts';
import { encounterPage } from '../src/pages/page.ts';
import type { Picture } from '../src/pictures/picture.ts';
import { chronicledDeeds, type EncounterRecord, isDeedKnownToViewer } from '../src/session/encounter-record.ts';
import type { LocalizedRecord } from '../src/session/localized-names.ts';
import { uniqueCombatantId } from '../src/session/new-combatant.ts';
import { countUndoneByGms } from '../src/session/undo-policy.ts';

/** What an encounter's chronicle is made from. */
function chronicleSourceOf(record: EncounterRecord): ChronicleSource {
  const { opening, deeds, present } = record;
  // The number of deeds that GMs have undone leaves out undone deeds that the file's readers may not know of.
  const numbersOfUnknownDeeds = new Set(
    deeds.flatMap(({ number, deed }) => (deed && !isDeedKnownToViewer(deed, present, 'players') ? [number] : [])),
  );
  const deedsWithSeeds = deeds.map((deed) => ({
    ...deed,
    touches: deed.touches.filter((number) => !numbersOfUnknownDeeds.has(number)),
    dice: deed.bulk?.count ?? deed.thrown.length,
  }));
  return {
    ...record,
    name: present.name,
    done: chronicledDeeds(record, 'players'),
    undoneByGms: countUndoneByGms(opening, deedsWithSeeds),
    hash: deeds.at(-1)?.hash,
  };
}

/** The chronicle of an encounter. Its text from version 0.1, if there is one, comes first. */
export function* chronicleText(record: EncounterRecord, turning?: TurningPointsText): Generator<string> {
  const { chronicle: old = [], deeds } = record;
  if (old.length > 0) yield storedChronicle(old);
  if (old.length > 0 && deeds.length > 0) yield '\n';
  if (old.length === 0 || deeds.length > 0) yield* chronicle({ ...chronicleSourceOf(record), turning });
}

/**
 * The HTML page of an encounter, for everyone. It includes the encounter's record (its list of deeds) only after the
 * end, because the record has the creatures' sheets and a secret seed.
 */
export function pageHtml(record: LocalizedRecord, turning?: TurningPointsText): Generator<string> {
  const { encounter, openedAt, opening, seeds, deeds, present } = record.recorded;
  const seedCheck = present.phase === 'ended' && {
    record: { opened: { encounter, openedAt, opening, seeds }, rows: deeds },
  };
  return encounterPage({
    ...chronicleSourceOf(record),
    ...seedCheck,
    turning,
    done: () => chronicledDeeds(record, 'players'),
  });
}

/**
 * The course of an encounter as a picture. It shows only what players know. Undefined for a long encounter, whose
 * course is only on the encounter's page.
 */
export function recordChart(record: EncounterRecord): Picture | undefined {
  if (record.deeds.length > MAX_CHARTED_DEEDS) return undefined;
  return courseChart(record.present, chronicledDeeds(record, 'players'));
}

/** A file name for an encounter: letters, digits and hyphens. */
export function fileName(name: string, ending: string): string {
  return `${uniqueCombatantId(name, []).slice(0, 40)}.${ending}`;
}
