import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import type { Session } from '../../src/session/session.ts';
import type { DeedOutcome } from '../../src/session/step.ts';
import type { UndoDepth } from '../../src/session/undo-plan.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { openingEncounter } from '../embeds/random-fight.ts';
import { randomCondition } from '../rules/core/random-sheet.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { act, encounterFromRecord, type LoadedPart, readOnly, recordOf } from './act.ts';
import type { TestStore } from './on-sqlite.ts';
import { pick, randomDeed } from './random-deeds.ts';

/** A user's move, with a number that decides its details. */
const move = fc.oneof(
  { weight: 14, arbitrary: fc.record({ what: fc.constant('do' as const), by: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('undo' as const), by: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rewind' as const), by: fc.constant(0) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('redo' as const), by: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('end' as const), by: fc.constant(0) }) },
);
export type Move = { readonly what: 'do' | 'undo' | 'rewind' | 'redo' | 'end'; readonly by: number };

/** A deed in the model that isn't undone: the encounter before it, and the round that it began, if any. */
interface StandingDeed {
  readonly before: Encounter;
  readonly began: number | undefined;
}

const HERE = { server: 'there', channel: 'here' } as const;

/** A fight in a store, with a model of undo and redo that doesn't use the record. */
export class Game {
  readonly #data: TestStore;
  readonly #system: string;
  readonly #seed: string;
  #interactions = 0;
  #seeds = 0;
  #rolls = 0;
  #now: Encounter;
  #stood: StandingDeed[] = [];
  /** The open question, if there is one, and the dice that were rolled before it. */
  #waiting: Session['waiting'];
  #undone: { readonly now: Encounter; readonly stood: StandingDeed[] }[] = [];
  asked = 0;
  withdrawn = 0;
  /** The number of dice rolled by actions that asked a player something and were undone before the answer. */
  spent = 0;

  private constructor(data: TestStore, system: string, seed: number) {
    this.#data = data;
    this.#system = system;
    this.#seed = seed.toString(16).padStart(64, '0');
    this.#now = openingEncounter(rulesNamed(system)!);
  }

  static async of(data: TestStore, system: string, seed: number): Promise<Game> {
    const game = new Game(data, system, seed);
    await game.#play((session) => session.open(game.#now));
    return game;
  }

  async move({ what, by }: Move): Promise<void> {
    if (what === 'do') await this.#do(by);
    else if (what === 'undo') await this.#undo(by);
    else if (what === 'rewind') await this.#undo('round-start');
    else if (what === 'redo') await this.#redo();
    else await this.end();
    const { encounter, rolls, waiting, folded } = await this.#look((session) => ({
      ...counts(session),
      folded: encounterFromRecord(session),
    }));
    this.#waiting = waiting;
    expectSame(encounter, this.#now, `the present after ${what}`);
    expectSame(folded, this.#now, `the record after ${what}`);
    expectSame(await this.#data.present(HERE), this.#now, `the columns after ${what}`);
    expect(rolls, 'undo gives no dice back').toBeGreaterThanOrEqual(this.#rolls);
    this.#rolls = rolls;
  }

  /** Ends the encounter as the command does, which reveals the seed. */
  async end(): Promise<void> {
    const result = await this.#play((session) => {
      const endedOutcome = session.do({ type: 'end-scene' });
      if (endedOutcome.ok) session.revealSeed();
      return endedOutcome;
    });
    if (result.ok) this.#happened(result.value, true);
  }

  /** True if a question is open and dice were already rolled for its deed. */
  get asksAfterDice(): boolean {
    return this.#waiting !== undefined && this.#waiting.thrown.length > 0;
  }

  record(): Promise<EncounterRecord> {
    return recordOf(this.#data.store, this.#caller());
  }

  async #do(by: number): Promise<void> {
    if (this.#waiting) {
      const { offers } = this.#waiting.question;
      const answer = pick(offers, seededDice(by)) ?? 'a scar';
      const result = await this.#play((session) => session.answer(answer));
      if (result.ok) this.#happened(result.value, true);
      return;
    }
    const deed = this.#deed(by);
    const playResult = await this.#play((session) => session.do(deed));
    if (playResult.ok) this.#happened(playResult.value, deed.type !== 'roll' && deed.type !== 'plan');
  }

  /** A random deed. In some deeds, the GM puts a custom condition on someone. */
  #deed(by: number): Deed {
    const rules = rulesNamed(this.#system)!;
    const subject = by % 7 === 3 ? pick(this.#now.combatants, seededDice(by))?.id : undefined;
    if (subject === undefined) return randomDeed(rules, this.#now, by);
    const how = { ...(by % 2 === 0 && { rounds: 1 + (by % 3) }), ...(by % 4 < 2 && { value: 2 }) };
    return { type: 'afflict', subject, affliction: ownAffliction(randomCondition(rules, seededChance(by)), how) };
  }

  #happened({ after, before, events, question }: DeedOutcome, changes: boolean): void {
    if (question) {
      this.asked += 1;
      return;
    }
    expectSame(before, this.#now, 'a deed is done on the present');
    if (changes) {
      this.#stood.push({ before: this.#now, began: events.findLast(startsRound)?.round });
      this.#undone = [];
    }
    this.#now = after;
  }

  async #undo(depth: Exclude<UndoDepth, 'one step'>): Promise<void> {
    const question = this.#waiting;
    const isWaiting = question !== undefined;
    const roundStartIndex = this.#stood.findLastIndex((deed) => deed.began === this.#now.round);
    const wantedCount = depth === 'round-start' ? this.#stood.length - 1 - roundStartIndex : depth - Number(isWaiting);
    const count = Math.min(wantedCount, this.#stood.length);
    const undoPlan = await this.#look((session) => session.planUndo(depth));
    const result = await this.#play((session) => session.undo(depth));
    expectSame(result, undoPlan, 'what is undone is what the preview said');
    const isRefused = (depth === 'round-start' && this.#now.round === 0) || (count === 0 && !isWaiting);
    expect(result.ok).toBe(!isRefused);
    if (!result.ok) return;
    if (question) {
      this.withdrawn += 1;
      this.spent += question.thrown.length;
    }
    expectSame(result.value.before, this.#now, 'what is undone is the present');
    expect(result.value.deeds).toHaveLength(count);
    if (count === 0) return;
    this.#undone.push({ now: this.#now, stood: this.#stood });
    const { before } = this.#stood.at(-count)!;
    this.#stood = this.#stood.slice(0, -count);
    this.#now = result.value.after;
    expectSame(withoutPlans(this.#now), withoutPlans(before), 'undo restores what was before');
  }

  async #redo(): Promise<void> {
    const isWaiting = this.#waiting !== undefined;
    const result = await this.#play((session) => session.redo());
    expect(result.ok).toBe(!isWaiting && this.#undone.length > 0);
    const lastUndone = result.ok ? this.#undone.pop() : undefined;
    if (!lastUndone || !result.ok) return;
    expectSame(withoutPlans(result.value.after), withoutPlans(lastUndone.now), 'redo brings back what was undone');
    this.#now = result.value.after;
    this.#stood = lastUndone.stood;
  }

  #play<Answer>(decide: (session: Session<LoadedPart>) => Answer): Promise<Answer> {
    // Seeds are made from the number of the run, so that each run can be repeated.
    const newSeed = () => {
      const number = this.#seeds++;
      return this.#seed.slice(number) + this.#seed.slice(0, number);
    };
    return act(this.#data.store, this.#caller(), decide, newSeed);
  }

  #look<Answer>(see: (session: Session<LoadedPart>) => Answer): Promise<Answer> {
    return readOnly(this.#data.store, this.#caller(), see);
  }

  #caller() {
    const number = this.#interactions++;
    return { user: 'gm', name: 'gm', ...HERE, interaction: String(number), now: number };
  }
}

/** Expects two fights to be equal. The difference is computed only if they aren't, because that is slow. */
function expectSame(found: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, what).toEqual(wanted);
}

/** An encounter without its plans, because undo and redo don't change plans. */
function withoutPlans({ hidden, ...encounter }: Encounter): Encounter {
  const combatantsWithoutPlans = (all: readonly Combatant[]) => all.map(({ plan: _, ...rest }) => rest);
  const combatants = combatantsWithoutPlans(encounter.combatants);
  return { ...encounter, combatants, ...(hidden && { hidden: combatantsWithoutPlans(hidden) }) };
}

const startsRound = (event: Event) => event.type === 'round-started';
const counts = ({ encounter, diceRolled: rolls, waiting }: Session) => ({ encounter, rolls, waiting });

/**
 * A record without the dice of actions that asked a player something and were undone before the answer, so that later
 * dice get lower numbers.
 */
function withoutWithdrawn(record: EncounterRecord): EncounterRecord {
  return { ...record, deeds: record.deeds.map((row) => (row.kind === 'withdrawn' ? { ...row, thrown: [] } : row)) };
}

/** The moves of a game: 20 to 40 by default. */
export function movesOf(length = { minLength: 20, maxLength: 40 }): fc.Arbitrary<Move[]> {
  return fc.array(move, length);
}

/**
 * Plays a game to its end. Expects that the record gives the current state, that undo and redo work, and that the
 * record can be verified.
 */
export async function playGame(data: TestStore, system: string, seed: number, moves: readonly Move[]): Promise<Game> {
  const game = await Game.of(data, system, seed);
  // The first six moves are deeds, so that there is always a fight.
  for (const choice of [1, 2, 3, 4, 5, 6]) await game.move({ what: 'do', by: choice + seed });
  for (const each of moves) await game.move(each);
  await expectVerified(game);
  return game;
}

/**
 * Ends a game. Expects that its record can be verified. Some actions ask a player something and are undone before the
 * answer. If the dice of such actions are taken out of the record, verifying it must fail.
 */
export async function expectVerified(game: Game): Promise<void> {
  await game.end();
  const fileResult = readExportedRecord(JSON.stringify(await game.record()));
  expect(fileResult.ok && verifyRecord(fileResult.value).wrong).toEqual([]);
  if (fileResult.ok && game.spent > 0)
    expect(verifyRecord(withoutWithdrawn(fileResult.value)).wrong.join()).toContain('rolls are missing');
}
