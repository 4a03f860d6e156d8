import { apply } from '../rules/core/apply.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { given } from '../rules/core/given.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { isSecret, type View } from '../rules/core/secrecy.ts';
import type { DeedKind } from './change.ts';
import { DUE } from './clock.ts';
import type { EncounterState, Waiting } from './encounter-state.ts';

/** A row of the record, as undo and redo look at it. */
export interface PastDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: string;
  /** By which interaction it was done: a tap, or what happened by itself at one moment. Several deeds may be of one. */
  readonly interaction: string;
  /** Absent: an undo or a redo. */
  readonly deed?: Deed | undefined;
  /** How many dice it threw, and how many answers it had. */
  readonly dice: number;
  readonly answers: number;
  /** Those dice as they fell. Absent: none did, or it was a big free roll. */
  readonly thrown?: readonly Die[];
  readonly touches: readonly number[];
  /** The undo that it is undone by now. Absent: it stands. */
  readonly undoneBy?: number | undefined;
  readonly events: readonly Event[];
}

/** Something done, as undo and redo name it. */
export interface DoneDeed extends PastDeed {
  readonly deed: Deed;
}

/** The record of an encounter, as undo and redo need it. */
export interface History {
  readonly opening: Encounter;
  /** The undone ones too, oldest first. */
  readonly deeds: readonly PastDeed[];
}

/**
 * How far to go back: so many steps, an open question counting as one; all that the last interaction did, a run of creatures
 * for instance; or to where the round started.
 */
export type UndoDepth = number | 'as one' | 'round-start';

/** What is taken back, or put back, with the encounter before and after. */
export interface Undone {
  /** The deed that waited for an answer. */
  readonly withdrawn?: Waiting;
  /** Latest first. */
  readonly deeds: readonly DoneDeed[];
  /** They are several, and all that one interaction did. */
  readonly asOne?: true;
  readonly before: Encounter;
  readonly after: Encounter;
}

/**
 * What going back so far takes back. Refused where there is nothing to undo. A player's undo passes over what is for the GM
 * alone, as if it were not there; nothing hangs on it until it is revealed.
 */
export function planUndo(
  history: History,
  state: EncounterState,
  depth: UndoDepth,
  view: View,
): Result<Undone, Refusal> {
  const { waiting: withdrawn, encounter: before } = state;
  if (depth === 'round-start' && before.round === 0)
    return no({ type: 'wrong-phase', wants: 'fighting', phase: before.phase });
  const standing = standingDeeds(history, view);
  const taken = takenBy(depth, standing, history, state);
  if (!withdrawn && taken.length === 0) return no({ type: 'nothing-to-undo' });
  const without = new Set(taken.map(({ number }) => number));
  const after =
    taken.length === 0 ? before : replayEvents(history, (deed) => isStanding(deed) && !without.has(deed.number));
  const asOne = (depth === 'as one' && taken.length > 1) || undefined;
  return ok({ ...given({ withdrawn, asOne }), deeds: taken, before, after });
}

function takenBy(
  depth: UndoDepth,
  standing: readonly DoneDeed[],
  history: History,
  { waiting, encounter }: EncounterState,
): readonly DoneDeed[] {
  if (depth === 'round-start') return standing.filter(({ number }) => number > roundStart(history, encounter.round));
  if (depth === 'as one') return waiting ? [] : lastAsOne(standing, encounter);
  return standing.slice(0, Math.max(0, depth - (waiting ? 1 : 0)));
}

/**
 * Of deeds, the latest first: those that the last interaction did. A run of creatures that play by themselves is of several, one
 * after the other: of moments that came, and of the answers that players gave meanwhile.
 */
export function lastAsOne(standing: readonly DoneDeed[], encounter: Encounter): readonly DoneDeed[] {
  const interactions = new Set<string>();
  const alone = new Set<string>();
  for (const [place, deed] of standing.entries()) {
    const { interaction, user } = deed;
    const isOne = place === 0 || interactions.has(interaction) || (isAlone(deed, encounter) && alone.has(user));
    if (!isOne) return standing.slice(0, place);
    interactions.add(interaction);
    if (isAlone(deed, encounter)) alone.add(user);
  }
  return standing;
}

/** Whether it was done by itself: at a moment, or where a player's answer let a creature on autopilot go on. */
function isAlone({ interaction, answers, deed }: DoneDeed, encounter: Encounter): boolean {
  if (interaction.startsWith(DUE)) return true;
  return answers > 0 && deed.type === 'intent' && find(encounter, deed.intent.actor)?.auto !== undefined;
}

/** Whether these are several deeds, and all that one interaction did. */
export function isAsOne(history: History, deeds: readonly DoneDeed[], encounter: Encounter): boolean {
  const of = new Set(deeds.map(({ interaction }) => interaction));
  const all = doneDeeds(history).filter((deed) => of.has(deed.interaction) && !isPassedOver(deed));
  return deeds.length > 1 && deeds.length === all.length && lastAsOne(deeds, encounter).length === deeds.length;
}

/** The undo that redo takes back: the last that nothing was done after, and which has not been taken back itself. */
export function undoToRedo({ deeds }: History): PastDeed | undefined {
  let redone = 0;
  for (const deed of deeds.toReversed()) {
    if (isPassedOver(deed) || deed.kind === 'withdrawn') continue;
    if (deed.kind === 'done') return undefined;
    if (deed.kind === 'redo') redone += 1;
    else if (redone === 0) return deed;
    else redone -= 1;
  }
  return undefined;
}

/** The encounter by its record alone: as it opened, and the events of the deeds that count. */
export function replayEvents({ opening, deeds }: History, counts: (deed: PastDeed) => boolean = isStanding): Encounter {
  return deeds
    .filter(counts)
    .flatMap(({ events }) => events)
    .reduce<Encounter>(apply, opening);
}

/** The deeds that stand and can be undone, latest first: to players, those that they may know of. */
export function standingDeeds(history: History, view: View): readonly DoneDeed[] {
  return doneDeeds(history).filter(
    (deed) => isStanding(deed) && !isPassedOver(deed) && (view === 'gm' || !isSecret(deed.deed)),
  );
}

/** What was done, whether it stands or not, latest first. */
export function doneDeeds({ deeds }: History): readonly DoneDeed[] {
  return deeds
    .flatMap((past) => (past.kind === 'done' && past.deed ? [{ ...past, deed: past.deed }] : []))
    .toReversed();
}

/** A roll for no rule changes nothing, and a plan is its owner's alone to change: undo and redo pass over them. */
export function isPassedOver({ deed }: Pick<PastDeed, 'deed'>): boolean {
  return deed?.type === 'roll' || deed?.type === 'plan';
}

/** Whether a deed counts: it was done, and not undone since. */
export function isStanding({ kind, undoneBy }: PastDeed): boolean {
  return kind === 'done' && undoneBy === undefined;
}

/** The number of the deed in which the round started; −1 where no deed that stands did. */
function roundStart({ deeds }: History, round: number): number {
  const started = deeds.findLast(
    (deed) => isStanding(deed) && deed.events.some((event) => event.type === 'round-started' && event.round === round),
  );
  return started?.number ?? -1;
}
