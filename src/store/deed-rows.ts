import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { type PastTurns, TurnTimes } from '../session/answer-times.ts';
import { CLOCK_USER, DUE_INTERACTION_PREFIX } from '../session/clock.ts';
import type { RecordedDeed } from '../session/encounter-record.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import type { FightForStatistics } from '../session/loadable.ts';
import type { MissedDeed } from '../session/missed-deeds.ts';
import { onlyGm } from '../session/person.ts';
import type { History } from '../session/undo-plan.ts';
import type { deeds } from './sqlite/schema.ts';

export type DeedRow = typeof deeds.$inferSelect;

/** The fields of a deed's row that undo and redo need. */
type HistoryRow = Pick<
  DeedRow,
  'number' | 'kind' | 'user' | 'interaction' | 'deed' | 'thrown' | 'answers' | 'touches' | 'undoneBy' | 'events'
>;

/** The history for undo and redo, from the rows of an encounter's deeds, oldest first. */
export function historyOf(opening: Encounter, rows: readonly HistoryRow[]): History {
  return {
    opening,
    deeds: rows.map((row) => ({
      ...row,
      deed: row.deed ?? undefined,
      dice: 'count' in row.thrown ? row.thrown.count : row.thrown.length,
      answers: row.answers.length,
      thrown: 'count' in row.thrown ? [] : row.thrown,
      undoneBy: row.undoneBy ?? undefined,
    })),
  };
}

/**
 * Converts a stored deed to its form in an exported record. The order of the fields must not change, because they are
 * hashed in this order.
 */
export function recordedDeed(row: DeedRow): RecordedDeed {
  const { deed, undoneBy, number, user, kind, answers, firstThrow, thrown, touches, at, events, hash, redacted } = row;
  return {
    number,
    kind,
    user,
    at,
    ...(deed !== null && { deed }),
    answers,
    firstThrow,
    ...('count' in thrown ? { thrown: [], bulk: thrown } : { thrown }),
    touches,
    ...(undoneBy !== null && { undoneBy }),
    events,
    hash,
    ...(redacted && { redacted }),
  };
}

/** Reads deeds with only the fields that are needed to tell a player what they have missed. */
export async function* missedDeeds(pages: AsyncIterable<readonly DeedRow[]>): AsyncGenerator<MissedDeed> {
  for await (const { number, kind, user, deed, undoneBy, events } of rowsOf(pages))
    yield { number, kind, user, events, ...(deed !== null && { deed }), ...(undoneBy !== null && { undoneBy }) };
}

/**
 * The maximum number of deeds read to find what a GM added lately. One deed may contain the sheets of a whole scene.
 */
export const MAX_JOIN_DEEDS = 40;

/** The number of deeds in a page. Reading a page takes a few milliseconds. */
export const DEEDS_PER_PAGE = 250;

/**
 * Reads rows in pages. `read` gets the last row of the previous page. Other work can run between two pages, so that a
 * long read doesn't block the process.
 */
export async function* readPages<Row>(
  size: number,
  read: (last: Row | undefined) => readonly Row[] | Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield page;
    if (page.length < size) return;
    await nextTurn();
  }
}

/** The rows of all pages, one by one. */
export async function* rowsOf<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  for await (const page of pages) yield* page;
}

/**
 * The maximum number of deeds read for statistics, from all encounters together. The newest encounters are read first.
 */
const MAX_STATISTICS_DEEDS = 5_000;

/**
 * Statistics need deeds with one of these events even if no dice were rolled. The events show who plays a combatant,
 * and what the combatant did.
 */
const STATISTICS_EVENTS: readonly Event['type'][] = ['joined', 'handed-over', 'harmed', 'healed', 'struck', 'fell'];

/** An encounter as it opened, with its id and name. */
export interface FightOpening {
  readonly id: number;
  readonly name: string;
  readonly opening: Encounter;
}

/** Reads fights, with the deeds that statistics need. `openings` has the newest fight first. */
export async function readFightsForStatistics(
  openings: readonly FightOpening[],
  deedsOf: (encounter: number) => AsyncIterable<readonly DeedRow[]>,
): Promise<readonly FightForStatistics[]> {
  const fights: FightForStatistics[] = [];
  let remainingDeeds = MAX_STATISTICS_DEEDS;
  for (const { id, name, opening } of openings) {
    if (remainingDeeds <= 0) break;
    const deeds: FightForStatistics['deeds'][number][] = [];
    for await (const { kind, undoneBy, events, thrown } of rowsOf(deedsOf(id))) {
      if (remainingDeeds-- <= 0) break;
      const dice = 'count' in thrown ? [] : thrown;
      if (kind !== 'done' || undoneBy !== null) continue;
      if (dice.length > 0 || events.some(({ type }) => STATISTICS_EVENTS.includes(type)))
        deeds.push({ events, thrown: dice });
    }
    fights.push({ name, opening, deeds });
  }
  return fights;
}

/** The maximum number of encounters read to find out how long turns took. */
export const MAX_TURN_TIME_FIGHTS = 6;
/** The maximum number of deeds read to find out how long turns took, from all encounters together. */
const MAX_TURN_TIME_DEEDS = 2_000;

/** Reads how long turns took in fights. `openings` has the newest fight first. */
export async function readPastTurns(
  openings: readonly Pick<FightOpening, 'id' | 'opening'>[],
  deedsOf: (encounter: number) => AsyncIterable<readonly DeedRow[]>,
): Promise<readonly PastTurns[]> {
  const fights: PastTurns[] = [];
  let remainingDeeds = MAX_TURN_TIME_DEEDS;
  for (const { id, opening } of openings) {
    if (remainingDeeds <= 0) break;
    const turnTimes = new TurnTimes(id, opening);
    for await (const row of rowsOf(deedsOf(id))) {
      // The newest fight is read to its end, because its last deeds say whose turn it is.
      if (remainingDeeds-- <= 0 && fights.length > 0) break;
      const { kind, user, at, answers, events, deed, undoneBy, interaction } = row;
      const isAutomatic = user === CLOCK_USER || interaction.startsWith(DUE_INTERACTION_PREFIX);
      const optionalFields = given({ deed: deed ?? undefined, undoneBy: undoneBy ?? undefined });
      turnTimes.add({ kind, user, at, answers, events, isAutomatic, ...optionalFields });
    }
    fights.push(turnTimes.pastTurns);
  }
  return fights;
}

/** The players of an encounter. */
export function playersIn(state: EncounterState | undefined): readonly string[] {
  return [...new Set((state?.encounter.combatants ?? []).flatMap((each) => playerOf(each) ?? []))];
}

/**
 * The players of an encounter, and its GM if there is only one. If there are several GMs, none of them is included,
 * because one may be awake while another sleeps.
 */
export function answererIds(state: EncounterState | undefined): readonly string[] {
  const gm = state && onlyGm(state.encounter);
  return [...new Set([...playersIn(state), ...(gm === undefined ? [] : [gm])])];
}
