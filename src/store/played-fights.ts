import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { PlayedFight } from '../session/played-fights.ts';
import type { DeedRow } from './deed-rows.ts';
import { rowsOf } from './pages.ts';

/** Most deeds that are read of all of them together, the newest encounter's first. */
const MOST_DEEDS = 5_000;

/** Who plays whom is said by these, whether dice fell or not. */
const HANDS: readonly Event['type'][] = ['joined', 'handed-over'];

/** An encounter as it is found: as it opened. */
export interface FoundFight {
  readonly id: number;
  readonly name: string;
  readonly opening: Encounter;
}

/** What of encounters tells of somebody's dice. They come latest first. */
export async function readPlayedFights(
  found: readonly FoundFight[],
  deedsOf: (encounter: number) => AsyncIterable<readonly DeedRow[]>,
): Promise<readonly PlayedFight[]> {
  const fights: PlayedFight[] = [];
  let left = MOST_DEEDS;
  for (const { id, name, opening } of found) {
    if (left <= 0) break;
    const deeds: PlayedFight['deeds'][number][] = [];
    for await (const { kind, undoneBy, events, thrown } of rowsOf(deedsOf(id))) {
      if (left-- <= 0) break;
      const dice = 'count' in thrown ? [] : thrown;
      if (kind !== 'done' || undoneBy !== null) continue;
      if (dice.length > 0 || events.some(({ type }) => HANDS.includes(type))) deeds.push({ events, thrown: dice });
    }
    fights.push({ name, opening, deeds });
  }
  return fights;
}
