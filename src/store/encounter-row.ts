import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { dueAt } from '../session/clock.ts';
import type { EncounterState, Seed } from '../session/encounter-state.ts';
import type { encounters } from './sqlite/schema.ts';

export type EncounterRow = typeof encounters.$inferSelect;

/** An encounter at its revision, of its row, the seed that throws now, and its combatants in order. */
export function stateOf(row: EncounterRow, seed: Seed, combatants: readonly Combatant[]): EncounterState {
  const { id, revision, deeds, throws, rolls, head, posts, waiting, pending, clock, openedAt, endedAt } = row;
  return {
    id,
    revision,
    deeds,
    throws,
    rolls,
    head,
    seed,
    posts: posts ?? undefined,
    waiting: waiting ?? undefined,
    pending: pending ?? undefined,
    clock: clock ?? undefined,
    openedAt,
    endedAt: endedAt ?? undefined,
    encounter: encounterOf(row, combatants),
  };
}

/** The encounter of a row as it is now. */
export function encounterOf(row: EncounterRow, combatants: readonly Combatant[]): Encounter {
  const { hidden, pace, field } = row;
  return {
    ...columnsOf(row),
    combatants,
    ...(hidden !== null && { hidden }),
    ...(pace !== null && { pace }),
    ...(field !== null && { field }),
  };
}

/** The columns of an encounter's row that its state fills. */
export function rowOf(state: EncounterState) {
  const { id, revision, deeds, throws, rolls, head, posts, waiting, pending, clock, openedAt, endedAt, encounter } =
    state;
  return {
    ...columnsOf(encounter),
    id,
    deeds,
    revision,
    throws,
    rolls,
    head,
    posts: posts ?? null,
    waiting: waiting ?? null,
    pending: pending ?? null,
    hidden: encounter.hidden ?? null,
    pace: encounter.pace ?? null,
    field: encounter.field ?? null,
    clock: clock ?? null,
    dueAt: clock ? (dueAt(clock) ?? null) : null,
    openedAt,
    endedAt: endedAt ?? null,
  };
}

export function columnsOf(encounter: Omit<Encounter, 'combatants' | 'hidden' | 'pace' | 'field'>) {
  const { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own } = encounter;
  return { system, name, gms, phase, round, turnOrder, turn, done, settings, positions, own };
}
