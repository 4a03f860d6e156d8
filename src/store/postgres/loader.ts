import type { EncounterState } from '../../session/encounter-state.ts';
import type { Loadable, LoadedFor, Need, Needs } from '../../session/loadable.ts';
import type { Key } from '../store.ts';
import { charactersOf, lastSelvesOf, portrayedOf } from './characters.ts';
import type { OpenPostgres } from './database.ts';
import { encountersOf, historyOf, latelyOf, newEncounterId, playedOf } from './deeds.ts';
import { personOf, savedOf, usualPaceOf, waitsOf } from './people.ts';
import { extentOf, personalDataOf } from './personal.ts';
import { toldIn } from './posts.ts';
import { recordOf } from './record.ts';

/** What is being loaded, by the name of its need. */
type Loading = { readonly [N in Need]?: Promise<Loadable[N]> };

/** Loads what handlers declare as needs, all of it at once. */
export async function load<N extends Need>(
  open: OpenPostgres,
  key: Key,
  state: EncounterState | undefined,
  needs: Needs<N>,
): Promise<LoadedFor<N>> {
  const all: Partial<Needs> = needs;
  const { server, user } = key;
  const loading: Loading = {
    ...(all.newEncounter && { newEncounter: Promise.resolve(newEncounterId()) }),
    ...(all.characters && { characters: charactersOf(open, server, user) }),
    ...(all.saved && { saved: savedOf(open, server, user) }),
    ...(all.person && { person: personOf(open, server, user) }),
    ...(all.waits && { waits: waitsOf(open, server, user) }),
    ...(all.usualPace && { usualPace: usualPaceOf(open, server) }),
    ...(all.portraits && { portraits: portrayedOf(open, server, user) }),
    ...(all.lastSelves && { lastSelves: lastSelvesOf(open, key, user) }),
    ...(all.asker !== undefined && { asker: askerOf(open, key, all.asker) }),
    ...(all.lately && { lately: latelyOf(open, key, state) }),
    ...(all.history && state && { history: historyOf(open, server, state.id) }),
    ...(all.encounters !== undefined && { encounters: encountersOf(open, key, all.encounters) }),
    ...(all.record && { record: recordOf(open, key, all.record, state) }),
    ...(all.toldIn !== undefined && { toldIn: toldIn(open, key, all.toldIn) }),
    ...(all.played !== undefined && { played: playedOf(open, key, all.played) }),
    ...(all.extent && { extent: extentOf(open, server, user) }),
    ...(all.personalData && { personalData: personalDataOf(open, server, user) }),
  };
  const loaded = await Promise.all(Object.entries(loading).map(async ([need, value]) => [need, await value]));
  // What was asked for has just been loaded, need for need.
  return Object.fromEntries(loaded) as LoadedFor<N>;
}

async function askerOf(open: OpenPostgres, key: Key, user: string): Promise<Loadable['asker']> {
  const [characters, lastSelves] = await Promise.all([
    charactersOf(open, key.server, user),
    lastSelvesOf(open, key, user),
  ]);
  return { characters, lastSelves };
}
