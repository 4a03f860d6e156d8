import { applyEvent } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { isSecretDeed, type Viewer } from '../rules/core/secrecy.ts';
import type { DeedKind } from './change.ts';
import { DUE_INTERACTION_PREFIX } from './clock.ts';
import type { EncounterState, WaitingDeed } from './encounter-state.ts';

/** The fields of a record's row that undo and redo need. */
export interface PastDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: string;
  /**
   * The interaction that caused the deed: a tap, or something that happened automatically. One interaction can cause
   * several deeds.
   */
  readonly interaction: string;
  /** The deed, whether it was carried out or withdrawn at a question. Undefined for an undo or a redo. */
  readonly deed?: Deed | undefined;
  /** How many dice were rolled for the deed. */
  readonly dice: number;
  readonly answers: number;
  /** The dice that were rolled for the deed. Undefined if there were none, or if it was a large roll with `/roll`. */
  readonly thrown?: readonly Die[];
  readonly touches: readonly number[];
  /** The number of the undo that undid this deed. Undefined if the deed isn't undone. */
  readonly undoneBy?: number | undefined;
  readonly events: readonly Event[];
}

/** A deed that was done, with what undo and redo need. */
export interface DoneDeed extends PastDeed {
  readonly deed: Deed;
}

/** The parts of a record that undo and redo need. */
export interface History {
  readonly opening: Encounter;
  /** The deeds, the oldest first, including undone ones. */
  readonly deeds: readonly PastDeed[];
}

/**
 * How far an undo goes back. A number counts steps, and an open question is one step. `'one step'` undoes everything
 * that the last interaction caused, such as the turns of several creatures. `'round-start'` goes back to the start of
 * the round.
 */
export type UndoDepth = number | 'one step' | 'round-start';

/** What was undone or redone, with the encounter before and after the change. */
export interface UndoneDeeds {
  /** The deed that waited for an answer and was withdrawn. */
  readonly withdrawn?: WaitingDeed;
  /** The deeds that were undone or redone, the latest first. */
  readonly deeds: readonly DoneDeed[];
  /** True if these are several deeds that belong together: everything that an interaction caused, and nothing else. */
  readonly isOneStep?: true;
  readonly before: Encounter;
  readonly after: Encounter;
}

/**
 * Finds what an undo undoes. `depth` says how far it goes back. Refuses if there is nothing to undo. A player's undo
 * skips what only the GM knows about, because nothing depends on it before it is revealed.
 */
export function planUndo(
  history: History,
  state: EncounterState,
  depth: UndoDepth,
  view: Viewer,
): Result<UndoneDeeds, Refusal> {
  const { waiting: withdrawn, encounter: before } = state;
  if (depth === 'round-start' && before.round === 0)
    return no({ type: 'wrong-phase', wants: 'fighting', phase: before.phase });
  const currentDeeds = undoableDeeds(history, view);
  const deedsToUndo = deedsForDepth(depth, currentDeeds, history, state);
  if (!withdrawn && deedsToUndo.length === 0) return no({ type: 'nothing-to-undo' });
  const undoneNumbers = new Set(deedsToUndo.map(({ number }) => number));
  const encounterAfter =
    deedsToUndo.length === 0
      ? before
      : replayEvents(history, (deed) => isInEffect(deed) && !undoneNumbers.has(deed.number));
  const isOneStep = (depth === 'one step' && deedsToUndo.length > 1) || undefined;
  return ok({ ...given({ withdrawn, isOneStep }), deeds: deedsToUndo, before, after: encounterAfter });
}

function deedsForDepth(
  depth: UndoDepth,
  currentDeeds: readonly DoneDeed[],
  history: History,
  { waiting, encounter }: EncounterState,
): readonly DoneDeed[] {
  if (depth === 'round-start')
    return currentDeeds.filter(({ number }) => number > roundStartDeedNumber(history, encounter.round));
  if (depth === 'one step') return waiting ? [] : lastInteractionDeeds(currentDeeds, encounter);
  return currentDeeds.slice(0, Math.max(0, depth - (waiting ? 1 : 0)));
}

/**
 * The deeds that the last interaction caused. `currentDeeds` has the latest deed first. If creatures on autopilot acted
 * one after another, all of their deeds are included, with the players' answers in between.
 */
export function lastInteractionDeeds(currentDeeds: readonly DoneDeed[], encounter: Encounter): readonly DoneDeed[] {
  const interactions = new Set<string>();
  const automaticUsers = new Set<string>();
  for (const [index, deed] of currentDeeds.entries()) {
    const { interaction, user } = deed;
    const belongsToInteraction =
      index === 0 || interactions.has(interaction) || (isAutomatic(deed, encounter) && automaticUsers.has(user));
    if (!belongsToInteraction) return currentDeeds.slice(0, index);
    interactions.add(interaction);
    if (isAutomatic(deed, encounter)) automaticUsers.add(user);
  }
  return currentDeeds;
}

/**
 * Whether a deed happened automatically: when something was due, or because a player's answer let a creature on
 * autopilot continue.
 */
function isAutomatic({ interaction, answers, deed }: DoneDeed, encounter: Encounter): boolean {
  if (interaction.startsWith(DUE_INTERACTION_PREFIX)) return true;
  return answers > 0 && deed.type === 'intent' && find(encounter, deed.intent.actor)?.auto !== undefined;
}

/** Whether these are several deeds that belong together: everything that an interaction caused, and nothing else. */
export function isOneInteraction(history: History, deeds: readonly DoneDeed[], encounter: Encounter): boolean {
  const interactions = new Set(deeds.map(({ interaction }) => interaction));
  const interactionDeeds = doneDeeds(history).filter(
    (deed) => interactions.has(deed.interaction) && !isSkippedByUndo(deed),
  );
  return (
    deeds.length > 1 &&
    deeds.length === interactionDeeds.length &&
    lastInteractionDeeds(deeds, encounter).length === deeds.length
  );
}

/** The undo that a redo would reverse: the last one that hasn't been redone, if nothing was done since then. */
export function undoToRedo({ deeds }: History): PastDeed | undefined {
  let redoCount = 0;
  for (const deed of deeds.toReversed()) {
    if (isSkippedByUndo(deed) || deed.kind === 'withdrawn') continue;
    if (deed.kind === 'done') return undefined;
    if (deed.kind === 'redo') redoCount += 1;
    else if (redoCount === 0) return deed;
    else redoCount -= 1;
  }
  return undefined;
}

/** The encounter that results from the record: the opening, and the events of all deeds that count. */
export function replayEvents(
  { opening, deeds }: History,
  isCounted: (deed: PastDeed) => boolean = isInEffect,
): Encounter {
  return deeds
    .filter(isCounted)
    .flatMap(({ events }) => events)
    .reduce<Encounter>(applyEvent, opening);
}

/** The deeds that can be undone, the latest first. For players, only those that they may know about. */
export function undoableDeeds(history: History, view: Viewer): readonly DoneDeed[] {
  return doneDeeds(history).filter(
    (deed) => isInEffect(deed) && !isSkippedByUndo(deed) && (view === 'gm' || !isSecretDeed(deed.deed)),
  );
}

/** All deeds that were done, whether undone or not, the latest first. */
export function doneDeeds({ deeds }: History): readonly DoneDeed[] {
  return deeds.flatMap((row) => (row.kind === 'done' && row.deed ? [{ ...row, deed: row.deed }] : [])).toReversed();
}

/**
 * Whether undo and redo skip a deed. They skip free rolls (`/roll` and checks), which change nothing, and plans, which
 * only their player changes.
 */
export function isSkippedByUndo({ deed }: Pick<PastDeed, 'deed'>): boolean {
  return deed?.type === 'roll' || deed?.type === 'plan';
}

/** Whether a deed counts: it was done and hasn't been undone. */
export function isInEffect({ kind, undoneBy }: PastDeed): boolean {
  return kind === 'done' && undoneBy === undefined;
}

/** The number of the deed that started the round, or −1 if there is none. */
function roundStartDeedNumber({ deeds }: History, round: number): number {
  const startDeed = deeds.findLast(
    (deed) => isInEffect(deed) && deed.events.some((event) => event.type === 'round-started' && event.round === round),
  );
  return startDeed?.number ?? -1;
}
