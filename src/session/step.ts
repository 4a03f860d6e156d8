import { carryOut } from '../rules/core/carry-out.ts';
import { type Deed, playerTextOf, type ToldInWords } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import type { Question } from '../rules/core/question.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { AutoplayedCombatant } from '../rules/core/resolution.ts';
import { rulesOf } from '../rules/systems.ts';
import {
  type BulkRoll,
  type NewDeed,
  reverseChanges,
  type SheetChange,
  type StoreChange,
  sheetChanges,
} from './change.ts';
import { eventsJson, firstHash, nextHash } from './encounter-record.ts';
import type { EncounterState, FurtherQuestion, Seed } from './encounter-state.ts';
import { questionsAfterStop } from './open-questions.ts';
import { commitmentOf, facesDigest, sealedDice } from './sealed-dice.ts';
import { doneDeeds, type History, isOneInteraction, replayEvents, type UndoneDeeds, undoToRedo } from './undo-plan.ts';

/** An encounter after a change, and the changes for the store. */
export interface Step {
  readonly state: EncounterState;
  readonly changes: readonly StoreChange[];
}

/** The outcome of a deed, with everything needed to describe it. */
export interface DeedOutcome {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** The seed for choosing phrases, so that the text is the same each time. */
  readonly phraseSeed: { readonly encounter: number; readonly deed: number };
  /** What the player wrote about the deed. */
  readonly told?: ToldInWords;
  /** The combatant whose plan was carried out. Set only in the plan's first deed of a turn. */
  readonly planned?: CombatantId;
  /** The combatants that Fray played in place of their players. Set only in the first deed of a turn. */
  readonly instead?: readonly AutoplayedCombatant[];
  /** The question that the deed waits for. If there is one, nothing has been recorded yet. */
  readonly question?: Question;
  /** The dice of a roll with `/roll` or for a check, in order. Undefined for other deeds. */
  readonly rolled?: readonly Die[];
  /** The combatants whose early answer wasn't needed, because their question never came. */
  readonly unneeded?: readonly CombatantId[];
}

/** The changes that a deed makes, and its outcome. The deed might have stopped at a question. */
export type DeedStep = Step & { readonly outcome: DeedOutcome };

/** Who does something, and when. */
export interface ActingUser {
  readonly user: string;
  /** The time of the action, in milliseconds since 1970. */
  readonly now: number;
}

/** The seed that the dice came from so far, and the published fingerprint (hash) of the next seed. */
export interface RevealedSeed {
  readonly seed: string;
  readonly next: string;
  readonly rolled: number;
  /**
   * True if the seed had been in use since the encounter's start. Ending an encounter reveals its seed, even if the end
   * is undone later.
   */
  readonly first: boolean;
}

/**
 * The maximum number of dice in all free rolls (`/roll` and checks) of an encounter. After that, a roll may have at
 * most `MAX_RECORDED_DICE` dice.
 */
const MAX_FREE_DICE = 20_000;
/**
 * The maximum number of dice in a free roll for which the record has each die. Of a larger roll, it has only a digest.
 */
const MAX_RECORDED_DICE = 40;

/** The step that opens an encounter, with `newSeed` as the seed of its first dice. */
export function openStep(id: number, opening: Encounter, newSeed: string, now: number): Step {
  const seed = { number: 0, firstThrow: 0, firstRoll: 0, seed: newSeed };
  const firstRecordHash = firstHash({ encounter: id, openedAt: now, opening, commitment: commitmentOf(newSeed) });
  const counters = { revision: 0, deeds: 0, throws: 0, rolls: 0 };
  return {
    state: { id, ...counters, head: firstRecordHash, seed, openedAt: now, encounter: opening },
    changes: [
      { type: 'encounter-opened', opening },
      { type: 'seed-sealed', seed },
    ],
  };
}

/** Reveals the current seed, and replaces it with a new secret seed for later dice. */
export function sealStep(state: EncounterState, newSeed: string): Step {
  const { id, throws: firstThrow, rolls: firstRoll, seed: oldSeed } = state;
  const seed: Seed = { number: oldSeed.number + 1, firstThrow, firstRoll, seed: newSeed };
  return {
    state: { ...state, seed },
    changes: [
      { type: 'seed-shown', encounter: id, number: oldSeed.number },
      { type: 'seed-sealed', seed },
    ],
  };
}

/**
 * Carries out a deed from its start, with the answers so far. The deed is recorded unless it stops at a question.
 * `further` has the questions that were asked in advance. Some of them are already answered.
 */
export function deedStep(
  state: EncounterState,
  deed: Deed,
  givenAnswers: readonly string[],
  doer: ActingUser,
  further: readonly FurtherQuestion[] = [],
): Result<DeedStep, Refusal> {
  const { id, encounter: before, seed, throws, deeds, revision } = state;
  const earlyAnswers = further.flatMap(({ question, answer }) => (answer === undefined ? [] : [{ question, answer }]));
  const dice = sealedDice(seed.seed, throws);
  const deedResult = carryOut(rulesOf(before), before, deed, dice, givenAnswers, undefined, earlyAnswers);
  if (!deedResult.ok) return deedResult;
  const { events, after, thrown, answers } = deedResult.value;
  const outcome = {
    before,
    after,
    events,
    phraseSeed: { encounter: id, deed: deeds },
    ...given({ told: playerTextOf(deed) }),
  };
  const { user, now } = doer;
  if (deedResult.value.type === 'asked') {
    const { question } = deedResult.value;
    const { last: lastRevision, ...questionFields } = questionsAfterStop(
      { ...deedResult.value, after },
      further,
      revision,
    );
    const waitingDeed = { deed, answers, thrown, user, ...questionFields };
    return ok({
      state: { ...state, waiting: waitingDeed, revision: lastRevision },
      changes: [],
      outcome: { ...outcome, question },
    });
  }
  const stepWithRow = stepWithNewRow(state, { kind: 'done', user, deed, answers, thrown, events }, now);
  const changes = [...stepWithRow.changes, ...sheetChanges(before, events).map(sheetChange)];
  const unneededSubjects = [...new Set(deedResult.value.early.map(({ question }) => question.subject))];
  const outcomeWithUnneededSubjects =
    unneededSubjects.length === 0 ? outcome : { ...outcome, unneeded: unneededSubjects };
  return ok({ state: stateAfter(stepWithRow.state, after, now), changes, outcome: outcomeWithUnneededSubjects });
}

/**
 * Makes a free roll (`/roll` or a check), whose dice have a counter of their own. A deed that waits for an answer keeps
 * waiting.
 */
export function rollStep(
  state: EncounterState,
  deed: Deed & { readonly type: 'roll' },
  { user, now }: ActingUser,
): Result<DeedStep, Refusal> {
  const { id, encounter: before, seed, rolls: firstRoll, deeds: number } = state;
  const rollResult = carryOut(rulesOf(before), before, deed, sealedDice(seed.seed, firstRoll, 'roll'));
  if (!rollResult.ok) return rollResult;
  const { events, after, thrown: dice } = rollResult.value;
  const isBulkRoll = dice.length > MAX_RECORDED_DICE;
  if (isBulkRoll && firstRoll + dice.length > MAX_FREE_DICE) return no({ type: 'roll-quota', most: MAX_RECORDED_DICE });
  const diceRecord = isBulkRoll ? { thrown: [], bulk: bulkRoll(dice) } : { thrown: dice };
  const row = {
    number,
    kind: 'done',
    user,
    deed,
    answers: [],
    firstThrow: firstRoll,
    ...diceRecord,
    events,
    touches: [],
  } as const;
  const stepWithRow = stepWithHashedRow(state, row, now);
  return ok({
    state: { ...stepWithRow.state, rolls: firstRoll + dice.length },
    changes: stepWithRow.changes,
    outcome: { before, after, events, phraseSeed: { encounter: id, deed: number }, rolled: dice },
  });
}

/**
 * Adds a row to the record. The revision increases even if the row has no events. If a deed was waiting for an answer,
 * it no longer is.
 */
function stepWithNewRow(
  state: EncounterState,
  row: Pick<NewDeed, 'kind' | 'user'> & Partial<Pick<NewDeed, 'deed' | 'answers' | 'thrown' | 'events' | 'touches'>>,
  now: number,
): Step {
  const { kind, user, deed, answers = [], thrown = [], events = [], touches = [] } = row;
  const { deeds: number, throws: firstThrow } = state;
  const completeRow = { number, kind, user, deed, answers, firstThrow, thrown, events, touches };
  const { state: after, changes } = stepWithHashedRow(state, completeRow, now);
  return { state: { ...after, throws: firstThrow + thrown.length, waiting: undefined }, changes };
}

/** The state with the changed encounter. If the encounter has just ended, the time is recorded. */
function stateAfter(state: EncounterState, encounter: Encounter, now: number): EncounterState {
  return { ...state, encounter, endedAt: encounter.phase === 'ended' ? (state.endedAt ?? now) : undefined };
}

function sheetChange(change: SheetChange): StoreChange {
  return { type: 'sheet-changed', change };
}

function stepWithHashedRow(state: EncounterState, row: Omit<NewDeed, 'hash'>, now: number): Step {
  const hash = nextHash(state.head, { ...row, at: now }, eventsJson(row.events));
  const revision = state.revision + Math.max(1, row.events.length);
  return {
    state: { ...state, deeds: state.deeds + 1, revision, head: hash },
    changes: [{ type: 'deed-added', deed: { ...row, hash } }],
  };
}

function bulkRoll(dice: readonly Die[]): BulkRoll {
  return { count: dice.length, digest: facesDigest(dice.map(({ face }) => face)) };
}

/** Undoes what is in `plan`: the deed that waits for an answer, and deeds that were done. Their dice stay spent. */
export function undoStep(state: EncounterState, history: History, plan: UndoneDeeds, { user, now }: ActingUser): Step {
  const { withdrawn, deeds, after } = plan;
  const withdrawalStep = withdrawn
    ? stepWithNewRow(state, { ...withdrawn, kind: 'withdrawn' }, now)
    : { state, changes: [] };
  if (deeds.length === 0) return withdrawalStep;
  const touchedDeedNumbers = deeds.map(({ number }) => number).toSorted((a, b) => a - b);
  const reversedSheetChanges = reverseChanges(sheetChanges(after, eventsOf(history, touchedDeedNumbers)));
  const row = stepWithNewRow(withdrawalStep.state, { kind: 'undo', user, touches: touchedDeedNumbers }, now);
  return {
    state: stateAfter(row.state, after, now),
    changes: [...withdrawalStep.changes, ...reversedSheetChanges.map(sheetChange), ...row.changes],
  };
}

/** Redoes what the last undo undid. Refuses if something else was done since then. */
export function redoStep(
  state: EncounterState,
  history: History,
  { user, now }: ActingUser,
): Result<Step & { readonly redone: UndoneDeeds }, Refusal> {
  const lastUndo = undoToRedo(history);
  if (!lastUndo) return no({ type: 'nothing-to-redo' });
  const { touches } = lastUndo;
  const { encounter: before } = state;
  const encounterAfter = replayEvents(
    history,
    ({ kind, number, undoneBy }) => kind === 'done' && (undoneBy === undefined || touches.includes(number)),
  );
  const redoneSheetChanges = sheetChanges(before, eventsOf(history, touches));
  const row = stepWithNewRow(state, { kind: 'redo', user, touches }, now);
  const deeds = doneDeeds(history).filter(({ number }) => touches.includes(number));
  const isOneStep = isOneInteraction(history, deeds, encounterAfter) || undefined;
  return ok({
    state: stateAfter(row.state, encounterAfter, now),
    changes: [...redoneSheetChanges.map(sheetChange), ...row.changes],
    redone: { deeds, ...given({ isOneStep }), before, after: encounterAfter },
  });
}

function eventsOf({ deeds }: History, numbers: readonly number[]) {
  return deeds.flatMap(({ number, events }) => (numbers.includes(number) ? events : []));
}
