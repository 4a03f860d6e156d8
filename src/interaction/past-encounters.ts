import type { ToldDeed } from '../embeds/log.ts';
import { near, type Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { chronicled, type EncounterRecord } from '../session/encounter-record.ts';
import { idFor } from '../session/new-combatant.ts';
import type { Session } from '../session/session.ts';
import type { Choice, Suggest } from './option.ts';

/** How many scenes of a channel are offered. */
const MOST_SCENES = 25;

/** The scenes that the channel has played, the last first. */
export const encounterSuggestions: Suggest = (session) =>
  session.scenes
    .list(MOST_SCENES)
    .map(({ fight, name }): Choice => ({ name: `${fight}: ${name}`, value: String(fight) }));

/** The record of the scene that is meant: by its number or its name; the channel's present one where none is named. */
export function encounterNamed(session: Session, typed: string | undefined): Result<EncounterRecord, Refusal> {
  if (typed === undefined) {
    const record = session.record();
    return record ? ok(record) : no({ type: 'no-encounter' });
  }
  const all = session.scenes.list(MOST_SCENES);
  const wanted = typed.toLowerCase();
  const found = all.find(({ fight, name }) => String(fight) === wanted || name.toLowerCase() === wanted);
  const record = session.scenes.record(found?.fight ?? (/^\d{1,9}$/.test(typed) ? Number(typed) : -1));
  if (record) return ok(record);
  const known = all.map(({ fight, name }) => `${fight}: ${name}`);
  const like = near(typed, known);
  return no({ type: 'no-such', what: 'scene', typed, known, ...(like !== undefined && { near: like }) });
}

/** What was done in a scene, ready to be told. */
export function toldDeeds(record: EncounterRecord): readonly ToldDeed[] {
  return chronicled(record);
}

/** A file's name for a scene: letters, digits and hyphens, whatever the scene is called. */
export function fileName(scene: string, ending: string): string {
  return `${idFor(scene, []).slice(0, 40)}.${ending}`;
}
