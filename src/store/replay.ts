import { isDeepStrictEqual } from 'node:util';
import { apply } from '../rules/core/apply.ts';
import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Dice, Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Played } from '../rules/core/play.ts';
import { isSecret } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { EncounterRecord, RecordedDeed } from '../session/encounter-record.ts';
import { facesDigest } from '../session/sealed-dice.ts';
import { isPassedOver } from '../session/undo-plan.ts';

/** A row of the record, with the encounter before it, by what is written before it. */
interface Step {
  readonly row: RecordedDeed;
  readonly before: Encounter;
}

/** A record followed from its opening to its end. */
interface Followed {
  readonly steps: readonly Step[];
  readonly after: Encounter;
  /** Where what is written cannot be: an undo of what does not stand last, an event of somebody who is not there. */
  readonly faults: readonly string[];
}

/** Follows a record as it is written, undo and redo too, without playing anything. */
export function follow({ opening, deeds }: Pick<EncounterRecord, 'opening' | 'deeds'>): Followed {
  const faults: string[] = [];
  const steps: Step[] = [];
  const undoneBy = new Map<number, number>();
  const standing = () =>
    deeds.slice(0, steps.length).filter(({ kind, number }) => kind === 'done' && !undoneBy.has(number));
  let now = opening;
  for (const row of deeds) {
    steps.push({ row, before: now });
    try {
      if (row.kind === 'done') now = row.events.reduce<Encounter>(apply, now);
      if (row.kind === 'undo' || row.kind === 'redo') {
        if (!isAllowed(row)) faults.push(`${nameOf(row)} touches deeds that it cannot.`);
        for (const number of row.touches) {
          if (row.kind === 'undo') undoneBy.set(number, row.number);
          else undoneBy.delete(number);
        }
        now = standing()
          .flatMap(({ events }) => events)
          .reduce<Encounter>(apply, opening);
      }
    } catch {
      faults.push(`${nameOf(row)}: what is written of it cannot happen to this encounter.`);
    }
  }
  const marked = deeds.filter(({ number, undoneBy: mark }) => undoneBy.get(number) !== mark);
  faults.push(
    ...marked.map(
      (row) => `${nameOf(row)} is ${row.undoneBy === undefined ? 'not ' : ''}marked as undone, against the record.`,
    ),
  );
  return { steps, after: now, faults };

  /** Only the last that stand can be undone; only what an undo took, and nothing done since, put back. */
  function isAllowed({ kind, touches }: RecordedDeed): boolean {
    if (touches.length === 0) return false;
    if (kind === 'undo') {
      const last = standing()
        .filter(({ deed, number }) => deed?.type !== 'roll' && (touches.includes(number) || !isUnknown(deed)))
        .slice(-touches.length);
      return isDeepStrictEqual(
        last.map(({ number }) => number),
        [...touches],
      );
    }
    const [by] = new Set(touches.map((number) => undoneBy.get(number)));
    if (by === undefined || !isDeepStrictEqual([...(deeds[by]?.touches ?? [])], [...touches])) return false;
    return !standing().some((row) => row.number > by && !isPassedOver(row));
  }
}

/** A player's undo passes over what only the GM knows of, and everybody's over what others plan. */
function isUnknown(deed: Deed | undefined): boolean {
  return deed !== undefined && (isSecret(deed) || deed.type === 'plan');
}

/**
 * Plays a row again with its own answers and dice: what is not as it is written, or nothing. A big free roll has no dice
 * of its own; they are given, from its seed.
 */
export function replayed({ row, before }: Step, bulkDice?: Dice): string | undefined {
  const { deed, kind, answers, thrown, bulk, events } = row;
  if (!deed) return 'what was done is not written.';
  const dice = bulk && bulkDice ? bulkDice : new RecordedDice(thrown);
  let played: Played;
  try {
    const result = carryOut(rulesOf(before), before, deed, dice, answers);
    if (!result.ok) return `the rules refuse it (${result.why.type}).`;
    played = result.value;
  } catch (error) {
    if (error instanceof OutOfDice) return error.message;
    return 'it cannot be played on this encounter.';
  }
  if (kind === 'withdrawn' && played.type !== 'asked') return 'it was withdrawn at a question that is not asked.';
  if (kind === 'done' && played.type === 'asked')
    return `by the rules it asks about “${played.question.about}”, and there is no answer.`;
  if (bulk) {
    const faces = played.thrown.map(({ face }) => face);
    if (faces.length !== bulk.count || facesDigest(faces) !== bulk.digest)
      return 'its dice are not those that the seed gives.';
  } else if (played.thrown.length < thrown.length)
    return `by the rules it throws ${played.thrown.length} dice, and the record has ${thrown.length}.`;
  if (kind === 'withdrawn') return undefined;
  return difference(events, played.events);
}

function difference(written: readonly Event[], played: readonly Event[]): string | undefined {
  if (isDeepStrictEqual(plainly(played), plainly(written))) return undefined;
  const at = written.findIndex((event, index) => !isDeepStrictEqual(plainly(event), plainly(played[index] ?? null)));
  const index = at === -1 ? written.length : at;
  const [is, due] = [written[index]?.type ?? 'nothing', played[index]?.type ?? 'nothing'];
  return is === due
    ? `by the rules its event ${index + 1} (${due}) comes to something else than is written.`
    : `by the rules its event ${index + 1} is ${due}, and ${is} is written.`;
}

/** What a row of the record is called in a report. */
export function nameOf({ number, kind, deed }: RecordedDeed): string {
  const what = deed?.type === 'intent' ? deed.intent.action : (deed?.type ?? kind);
  return `deed ${number}, “${String(what)
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 80)}”`;
}

/** As it is once it has been written to a file and read again. */
export function plainly(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The rules want a die that did not fall, or another one than fell. */
class OutOfDice extends Error {}

/** The dice of a row, which fall again as they are written. */
class RecordedDice implements Dice {
  readonly #fell: readonly Die[];
  #at = 0;

  constructor(fell: readonly Die[]) {
    this.#fell = fell;
  }

  throw(sides: number): number {
    const die = this.#fell[this.#at];
    if (!die) throw new OutOfDice(`by the rules it throws a d${sides} more than the record has.`);
    if (die.sides !== sides)
      throw new OutOfDice(`by the rules its die ${this.#at + 1} is a d${sides}, and the record has a d${die.sides}.`);
    this.#at += 1;
    return die.face;
  }
}
