import { loadSession, RANDOM_SOURCE, transact } from '../../src/app/host.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Caller } from '../../src/session/caller.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import type { Needs } from '../../src/session/loadable.ts';
import type { Session } from '../../src/session/session.ts';
import { replayEvents } from '../../src/session/undo-plan.ts';
import type { Store } from '../../src/store/store.ts';

/** The parts of the data that `act` and `readOnly` load. */
export type LoadedPart = 'newEncounter' | 'characters' | 'lastCharacters' | 'history';

const NEEDS: Needs<LoadedPart> = {
  newEncounter: true,
  characters: true,
  lastCharacters: true,
  history: true,
};

/** Does something in a session, as a handler does. Resolves with the result after it is committed. */
export async function act<Answer>(
  store: Store,
  caller: Caller,
  decide: (session: Session<LoadedPart>) => Answer,
  newSeed = RANDOM_SOURCE.newSeed,
): Promise<Answer> {
  return (await transact(store, caller, NEEDS, decide, { chance: { ...RANDOM_SOURCE, newSeed } })).reply;
}

/** Calls `run` with a session whose changes are not committed. */
export async function readOnly<Answer>(
  store: Store,
  caller: Caller,
  run: (session: Session<LoadedPart>) => Answer,
): Promise<Answer> {
  const session = await loadSession(store, caller, NEEDS);
  if (!session) throw new Error('That interaction has been answered');
  return run(session);
}

/** Rebuilds the encounter from its record alone. */
export function encounterFromRecord({ loaded }: Session<LoadedPart>): Encounter {
  return replayEvents(loaded.history);
}

/** The whole record of the encounter in the caller's channel. */
export async function recordOf(store: Store, caller: Caller): Promise<EncounterRecord> {
  const record = (await loadSession(store, caller, { record: {} }))?.loaded.record;
  if (!record) throw new Error('No encounter');
  return record;
}
