// The chronicle and the page of an encounter, as files.

import { chronicle, keptChronicle, type Scene } from '../src/embeds/chronicle.ts';
import { courseChart, MOST_CHARTED } from '../src/embeds/course.ts';
import type { ToldTurning } from '../src/embeds/luck.ts';
import { scenePage } from '../src/pages/page.ts';
import type { Picture } from '../src/pictures/picture.ts';
import { chronicled, type EncounterRecord, isToldDeed } from '../src/session/encounter-record.ts';
import { idFor } from '../src/session/new-combatant.ts';
import { undoneByGms } from '../src/session/undo-policy.ts';

/** What the chronicle of an encounter is made from. */
function sceneOf(record: EncounterRecord): Scene {
  const { opening, deeds, present } = record;
  // Whoever reads the file may not know of all: what is not told is not counted either.
  const unknown = new Set(
    deeds.flatMap(({ number, deed }) => (deed && !isToldDeed(deed, present, 'players') ? [number] : [])),
  );
  const counted = deeds.map((deed) => ({
    ...deed,
    touches: deed.touches.filter((number) => !unknown.has(number)),
    dice: deed.bulk?.count ?? deed.thrown.length,
  }));
  return {
    ...record,
    name: present.name,
    done: chronicled(record, 'players'),
    undoneByGms: undoneByGms(opening, counted),
    hash: deeds.at(-1)?.hash,
  };
}

/** The chronicle of an encounter, with what is left of it from version 0.1 before the rest. */
export function* wholeChronicle(record: EncounterRecord, turning?: ToldTurning): Generator<string> {
  const { chronicle: old = [], deeds } = record;
  if (old.length > 0) yield keptChronicle(old);
  if (old.length > 0 && deeds.length > 0) yield '\n';
  if (old.length === 0 || deeds.length > 0) yield* chronicle({ ...sceneOf(record), turning });
}

/**
 * The page of an encounter, for all to read. Until it is over its record is not in it: that has the creatures' sheets, and its
 * seed is secret.
 */
export function wholePage(record: EncounterRecord, turning?: ToldTurning): Generator<string> {
  const { encounter, openedAt, opening, seeds, deeds, present } = record;
  const checked = present.phase === 'ended' && {
    record: { opened: { encounter, openedAt, opening, seeds }, rows: deeds },
  };
  return scenePage({ ...sceneOf(record), ...checked, turning, done: () => chronicled(record, 'players') });
}

/** The course of an encounter as a picture, as players were told of it. Of a long one only the page has it. */
export function chart(record: EncounterRecord): Picture | undefined {
  if (record.deeds.length > MOST_CHARTED) return undefined;
  return courseChart(record.present, chronicled(record, 'players'));
}

/** A file's name for a scene: letters, digits and hyphens, whatever the scene is called. */
export function fileName(scene: string, ending: string): string {
  return `${idFor(scene, []).slice(0, 40)}.${ending}`;
}
