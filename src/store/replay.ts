import { isDeepStrictEqual } from 'node:util';
import { applyEvent } from '../rules/core/apply.ts';
import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Dice, Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { PlayResult } from '../rules/core/play.ts';
import { isSecretDeed } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { EncounterRecord, RecordedDeed } from '../session/encounter-record.ts';
import { facesDigest } from '../session/sealed-dice.ts';
import { isSkippedByUndo } from '../session/undo-plan.ts';
import { t } from '../text/t.ts';

/** A row of the record, with the encounter as it was just before this row. */
interface ReplayStep {
  readonly row: RecordedDeed;
  readonly before: Encounter;
}

/** The result of following a record from its opening to its end. */
interface RecordSteps {
  readonly steps: readonly ReplayStep[];
  readonly after: Encounter;
  /**
   * Descriptions of the record's impossible rows, such as an undo of a deed that isn't the last one, or an event about
   * an absent combatant.
   */
  readonly faults: readonly string[];
}

/**
 * Applies the events of a record's rows to the encounter, one row after the other, including undo and redo. Doesn't
 * check the events against the rules.
 */
export function stepsOfRecord({ opening, deeds }: Pick<EncounterRecord, 'opening' | 'deeds'>): RecordSteps {
  const faults: string[] = [];
  const steps: ReplayStep[] = [];
  const undoNumberByDeed = new Map<number, number>();
  const currentDeeds = () =>
    deeds.slice(0, steps.length).filter(({ kind, number }) => kind === 'done' && !undoNumberByDeed.has(number));
  let currentEncounter = opening;
  for (const row of deeds) {
    steps.push({ row, before: currentEncounter });
    try {
      if (row.kind === 'done') currentEncounter = row.events.reduce<Encounter>(applyEvent, currentEncounter);
      if (row.kind === 'undo' || row.kind === 'redo') {
        if (!isAllowedUndoOrRedo(row)) faults.push(t('verify-undo-wrong', { row: recordedDeedName(row) }));
        for (const number of row.touches) {
          if (row.kind === 'undo') undoNumberByDeed.set(number, row.number);
          else undoNumberByDeed.delete(number);
        }
        currentEncounter = currentDeeds()
          .flatMap(({ events }) => events)
          .reduce<Encounter>(applyEvent, opening);
      }
    } catch {
      faults.push(t('verify-impossible', { row: recordedDeedName(row) }));
    }
  }
  const wronglyMarkedDeeds = deeds.filter(({ number, undoneBy: mark }) => undoNumberByDeed.get(number) !== mark);
  faults.push(
    ...wronglyMarkedDeeds.map((row) =>
      t(row.undoneBy === undefined ? 'verify-not-marked' : 'verify-marked', { row: recordedDeedName(row) }),
    ),
  );
  return { steps, after: currentEncounter, faults };

  /** Only the last deeds can be undone. A deed can be redone only if an undo undid it and nothing was done since. */
  function isAllowedUndoOrRedo({ kind, touches }: RecordedDeed): boolean {
    if (touches.length === 0) return false;
    if (kind === 'undo') {
      const lastDeeds = currentDeeds()
        .filter(({ deed, number }) => deed?.type !== 'roll' && (touches.includes(number) || !isDeedSkippedByUndo(deed)))
        .slice(-touches.length);
      return isDeepStrictEqual(
        lastDeeds.map(({ number }) => number),
        [...touches],
      );
    }
    const [undoNumber] = new Set(touches.map((number) => undoNumberByDeed.get(number)));
    if (undoNumber === undefined || !isDeepStrictEqual([...(deeds[undoNumber]?.touches ?? [])], [...touches]))
      return false;
    return !currentDeeds().some((row) => row.number > undoNumber && !isSkippedByUndo(row));
  }
}

/** A player's undo skips what only the GM knows. Everyone's undo skips other players' plans. */
function isDeedSkippedByUndo(deed: Deed | undefined): boolean {
  return deed !== undefined && (isSecretDeed(deed) || deed.type === 'plan');
}

/**
 * Replays a row with its own answers and dice. Returns how the result differs from the record, or undefined if it
 * doesn't. The record doesn't have the dice of a large roll with `/roll`, so `bulkDice` draws them from their seed.
 */
export function differenceOnReplay({ row, before }: ReplayStep, bulkDice?: Dice): string | undefined {
  const { deed, kind, answers, thrown, bulk, events } = row;
  if (!deed) return t('verify-no-deed');
  const dice = bulk && bulkDice ? bulkDice : new RecordedDice(thrown);
  let replayResult: PlayResult;
  try {
    const deedResult = carryOut(rulesOf(before), before, deed, dice, answers);
    if (!deedResult.ok) return t('verify-not-allowed', { why: deedResult.why.type });
    replayResult = deedResult.value;
  } catch (error) {
    if (error instanceof DiceMismatchError) return error.message;
    return t('verify-no-replay');
  }
  if (kind === 'withdrawn' && replayResult.type !== 'asked') return t('verify-withdrawn');
  if (kind === 'done' && replayResult.type === 'asked') return t('verify-asks', { about: replayResult.question.about });
  if (bulk) {
    const faces = replayResult.thrown.map(({ face }) => face);
    if (faces.length !== bulk.count || facesDigest(faces) !== bulk.digest) return t('verify-bulk');
  } else if (replayResult.thrown.length < thrown.length)
    return t('verify-fewer-dice', { due: replayResult.thrown.length, is: thrown.length });
  if (kind === 'withdrawn') return undefined;
  return eventDifference(
    events,
    replayResult.events.map((event, index) => withoutUnrecordedRoll(event, events[index])),
  );
}

/**
 * Removes the roll from a replayed event if the recorded event has none. In older records, a save against an event in
 * the turn order (such as a storm) has its roll only as text, so the events would differ otherwise.
 */
function withoutUnrecordedRoll(playedEvent: Event, recordedEvent: Event | undefined): Event {
  if (playedEvent.type !== 'remarked' || recordedEvent?.type !== 'remarked') return playedEvent;
  if (!('roll' in playedEvent.what) || 'roll' in recordedEvent.what) return playedEvent;
  const { roll: _, ...what } = playedEvent.what;
  return { ...playedEvent, what };
}

function eventDifference(writtenEvents: readonly Event[], playedEvents: readonly Event[]): string | undefined {
  if (isDeepStrictEqual(jsonRoundTrip(playedEvents), jsonRoundTrip(writtenEvents))) return undefined;
  const firstDifferenceIndex = writtenEvents.findIndex(
    (event, index) => !isDeepStrictEqual(jsonRoundTrip(event), jsonRoundTrip(playedEvents[index] ?? null)),
  );
  const index = firstDifferenceIndex === -1 ? writtenEvents.length : firstDifferenceIndex;
  const nameOfEvent = (event: Event | undefined) =>
    event === undefined ? t('verify-nothing') : t('verify-event', { type: event.type });
  const [writtenType, playedType] = [nameOfEvent(writtenEvents[index]), nameOfEvent(playedEvents[index])];
  return writtenType === playedType
    ? t('verify-other-result', { event: index + 1, due: playedType })
    : t('verify-other-event', { event: index + 1, due: playedType, is: writtenType });
}

/** What a row is called in a report. */
export function recordedDeedName({ number, kind, deed }: Pick<RecordedDeed, 'number' | 'kind' | 'deed'>): string {
  const deedName = deed?.type === 'intent' ? deed.intent.action : (deed?.type ?? kind);
  return t('verify-row', {
    number,
    action: String(deedName)
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, 80),
  });
}

/** What a value becomes after it is written to a JSON file and read back. */
export function jsonRoundTrip(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Thrown if the rules need a die that the record lacks, or if the recorded die has another number of sides. */
class DiceMismatchError extends Error {}

/** Rolls the recorded dice of a row again, in their order. */
class RecordedDice implements Dice {
  readonly #recorded: readonly Die[];
  #at = 0;

  constructor(dice: readonly Die[]) {
    this.#recorded = dice;
  }

  roll(sides: number): number {
    const die = this.#recorded[this.#at];
    if (!die) throw new DiceMismatchError(t('verify-one-more', { sides }));
    if (die.sides !== sides)
      throw new DiceMismatchError(t('verify-other-die', { die: this.#at + 1, sides, recorded: die.sides }));
    this.#at += 1;
    return die.face;
  }
}
