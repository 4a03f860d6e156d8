import { chronicle, keptChronicle, type Scene } from '../embeds/chronicle.ts';
import { courseChart, MOST_CHARTED } from '../embeds/course-chart.ts';
import type { ToldTurning } from '../embeds/luck-embed.ts';
import { scenePage } from '../pages/page.ts';
import type { Picture } from '../pictures/picture.ts';
import { noSuch } from '../rules/core/choose.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import { chronicled, type EncounterRecord, isTold } from '../session/encounter-record.ts';
import type { Needs } from '../session/loadable.ts';
import { idFor } from '../session/new-combatant.ts';
import type { Session } from '../session/session.ts';
import { undoneByGms } from '../session/undo-policy.ts';
import type { IdField } from './component.ts';
import { type Option, resolved, withDefault } from './option.ts';
import { type Choice, withNeeds } from './suggestion.ts';

/** How many encounters of a channel are offered. */
const MOST_OFFERED = 25;

/** The record of an earlier encounter of the channel. Left out: of the present one. */
export function pastEncounter(description: string): Option<EncounterRecord, 'encounters' | 'record'> {
  const named = resolved(description, {
    needs: recordNeeds,
    suggest: latest,
    resolve: (typed, session) => recordOf(session, typed),
  });
  return withDefault(named, ({ loaded: { record } }) => (record ? ok(record) : no({ type: 'no-encounter' })));
}

/** An encounter of the channel in a component's id, as its record. */
export const recorded: IdField<EncounterRecord, 'encounters' | 'record'> = {
  write: ({ encounter }) => String(encounter),
  needs: recordNeeds,
  read: (text, session) => recordOf(session, text),
};

/** The same by the number of an encounter, where its record is not at hand as the id is written. */
export const numbered: IdField<number, 'encounters' | 'record'> = {
  write: String,
  needs: recordNeeds,
  read: (text, session) => map(recordOf(session, text), ({ encounter }) => encounter),
};

/** What the record of an encounter needs, for the name or number that was typed. */
function recordNeeds(typed: string | undefined): Needs<'encounters' | 'record'> {
  return { encounters: MOST_OFFERED, record: { typed } };
}

/** The record of an encounter of the channel, by its number or its name. */
function recordOf({ loaded }: Session<'encounters' | 'record'>, typed: string): Result<EncounterRecord, Refusal> {
  const { record, encounters } = loaded;
  if (record) return ok(record);
  return noSuch(
    'scene',
    typed,
    encounters.map(({ id, name }) => `${id}: ${name}`),
  );
}

/** The encounters that the channel has played, latest first. */
const latest = withNeeds({ encounters: MOST_OFFERED }, ({ loaded }) =>
  loaded.encounters.map(({ id, name }): Choice => ({ name: `${id}: ${name}`, value: String(id) })),
);

/** What the chronicle of an encounter is made from. */
function sceneOf(record: EncounterRecord): Scene {
  const { opening, deeds, present } = record;
  // Whoever reads the file may not know of all: what is not told is not counted either.
  const unknown = new Set(
    deeds.flatMap(({ number, deed }) => (deed && !isTold(deed, present, 'players') ? [number] : [])),
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
