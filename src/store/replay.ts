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

/** A row of the record with the encounter before it, as the record has it. */
interface Step {
  readonly row: RecordedDeed;
  readonly before: Encounter;
}

/** A record followed from its opening to its end. */
interface Followed {
  readonly steps: readonly Step[];
  readonly after: Encounter;
  /** Impossible entries: an undo of something that isn't last, an event about a combatant who isn't there. */
  readonly faults: readonly string[];
}

/** Follows a record as written, undo and redo included, without replaying the rules. */
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
        if (!isAllowed(row)) faults.push(`${nameOf(row)} undoes or redoes actions it can’t.`);
        for (const number of row.touches) {
          if (row.kind === 'undo') undoneBy.set(number, row.number);
          else undoneBy.delete(number);
        }
        now = standing()
          .flatMap(({ events }) => events)
          .reduce<Encounter>(apply, opening);
      }
    } catch {
      faults.push(`${nameOf(row)}: the recorded result can’t happen in this encounter.`);
    }
  }
  const marked = deeds.filter(({ number, undoneBy: mark }) => undoneBy.get(number) !== mark);
  faults.push(
    ...marked.map(
      (row) =>
        `${nameOf(row)} is ${row.undoneBy === undefined ? 'not ' : ''}marked as undone, but the record says otherwise.`,
    ),
  );
  return { steps, after: now, faults };

  /**
   * Only the last deeds can be undone; only deeds that an undo undid can be redone, and only if nothing was done since.
   */
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

/** A player's undo skips what only the GM knows, and everyone's undo skips other players' plans. */
function isUnknown(deed: Deed | undefined): boolean {
  return deed !== undefined && (isSecret(deed) || deed.type === 'plan');
}

/**
 * Replays a row with its own answers and dice. Returns what differs from the record; undefined if nothing does. A big
 * free roll has no recorded dice; `bulkDice` gives them from its seed.
 */
export function replayed({ row, before }: Step, bulkDice?: Dice): string | undefined {
  const { deed, kind, answers, thrown, bulk, events } = row;
  if (!deed) return 'the record doesn’t say what was done.';
  const dice = bulk && bulkDice ? bulkDice : new RecordedDice(thrown);
  let played: Played;
  try {
    const result = carryOut(rulesOf(before), before, deed, dice, answers);
    if (!result.ok) return `the rules don’t allow it (${result.why.type}).`;
    played = result.value;
  } catch (error) {
    if (error instanceof OutOfDice) return error.message;
    return 'it can’t be replayed in this encounter.';
  }
  if (kind === 'withdrawn' && played.type !== 'asked')
    return 'it was withdrawn at a question that the rules don’t ask.';
  if (kind === 'done' && played.type === 'asked')
    return `the rules ask about “${played.question.about}” here, and the record has no answer.`;
  if (bulk) {
    const faces = played.thrown.map(({ face }) => face);
    if (faces.length !== bulk.count || facesDigest(faces) !== bulk.digest) return 'its dice don’t match the seed.';
  } else if (played.thrown.length < thrown.length)
    return `by the rules it rolls ${played.thrown.length} dice, but the record has ${thrown.length}.`;
  if (kind === 'withdrawn') return undefined;
  return difference(events, played.events);
}

function difference(written: readonly Event[], played: readonly Event[]): string | undefined {
  if (isDeepStrictEqual(plainly(played), plainly(written))) return undefined;
  const at = written.findIndex((event, index) => !isDeepStrictEqual(plainly(event), plainly(played[index] ?? null)));
  const index = at === -1 ? written.length : at;
  const [is, due] = [written[index]?.type ?? 'nothing', played[index]?.type ?? 'nothing'];
  return is === due
    ? `by the rules its event ${index + 1} (${due}) has another result than the record.`
    : `by the rules its event ${index + 1} is ${due}, but the record has ${is}.`;
}

/** A row's name in a report. */
export function nameOf({ number, kind, deed }: RecordedDeed): string {
  const what = deed?.type === 'intent' ? deed.intent.action : (deed?.type ?? kind);
  return `action ${number}, “${String(what)
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 80)}”`;
}

/** The value after writing it to a file and reading it back. */
export function plainly(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The rules need a die that was not rolled, or another one. */
class OutOfDice extends Error {}

/** The dice of a row, rolled again as recorded. */
class RecordedDice implements Dice {
  readonly #fell: readonly Die[];
  #at = 0;

  constructor(fell: readonly Die[]) {
    this.#fell = fell;
  }

  roll(sides: number): number {
    const die = this.#fell[this.#at];
    if (!die) throw new OutOfDice(`by the rules it rolls one more d${sides} than the record has.`);
    if (die.sides !== sides)
      throw new OutOfDice(`by the rules its die ${this.#at + 1} is a d${sides}, but the record has a d${die.sides}.`);
    this.#at += 1;
    return die.face;
  }
}
