// The names that readers see. The record has the book's names in English, so it is the same in every language. Readers
// see these names in the encounter's language. Names that someone typed stay as they are.

import type { Deed } from '../rules/core/deed.ts';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Refusal, Result } from '../rules/core/refusal.ts';
import { ENGLISH, inLanguage } from '../text/languages.ts';
import { bookName } from '../text/names.ts';
import type { EncounterRecord } from './encounter-record.ts';
import type { EncounterState } from './encounter-state.ts';
import { type DeedOutcome, type DeedStep, deedStep } from './step.ts';
import type { History, Undone } from './undo-plan.ts';

/** A record with the names that readers see, and the same record as it was written. */
export interface ToldRecord extends EncounterRecord {
  readonly recorded: EncounterRecord;
  readonly language: string;
}

/** The language of an encounter's messages. */
export function languageOf(state: Pick<EncounterState, 'pending'> | undefined): string {
  return state?.pending?.language ?? ENGLISH;
}

/** A name as readers see it. */
export function toldName({ name, book }: Pick<Combatant, 'name' | 'book'>, system: string, language: string): string {
  return book && language !== ENGLISH ? inLanguage(language, () => bookName(system, book)) : name;
}

type StepArguments = Parameters<typeof deedStep> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * For each language, the copy of each object with the names that readers see. An object always has the same copy, so
 * that copies can be compared.
 */
type ToldVersions<T extends object> = Map<string, WeakMap<T, T>>;
const toldCombatants: ToldVersions<Combatant> = new Map();
const toldEncounters: ToldVersions<Encounter> = new Map();
const toldStates: ToldVersions<EncounterState> = new Map();

function cachedVersion<T extends object>(
  cache: ToldVersions<T>,
  original: T,
  language: string,
  makeVersion: () => T,
): T {
  const versions = cache.get(language) ?? new WeakMap<T, T>();
  const knownVersion = versions.get(original);
  if (knownVersion) return knownVersion;
  const newVersion = makeVersion();
  cache.set(language, versions.set(original, newVersion));
  return newVersion;
}

/** A combatant with the name that readers see. */
export function toldCombatant(who: Combatant, system: string, language: string): Combatant {
  if (!who.book || language === ENGLISH) return who;
  return cachedVersion(toldCombatants, who, language, () => ({ ...who, name: toldName(who, system, language) }));
}

/** An encounter with the names that readers see. */
export function toldEncounter(encounter: Encounter, language: string): Encounter {
  if (language === ENGLISH) return encounter;
  return cachedVersion(toldEncounters, encounter, language, () => {
    const { system, combatants, hidden } = encounter;
    if (![...combatants, ...(hidden ?? [])].some(({ book }) => book)) return encounter;
    const told = (all: readonly Combatant[]) => all.map((each) => toldCombatant(each, system, language));
    return { ...encounter, combatants: told(combatants), ...(hidden && { hidden: told(hidden) }) };
  });
}

/** An encounter's state with the names that readers see. */
export function toldState<S extends EncounterState | undefined>(state: S): S;
export function toldState(state: EncounterState | undefined): EncounterState | undefined {
  const language = languageOf(state);
  if (!state || language === ENGLISH) return state;
  return cachedVersion(toldStates, state, language, () => {
    const { encounter, waiting } = state;
    return {
      ...state,
      encounter: toldEncounter(encounter, language),
      waiting: waiting && { ...waiting, deed: toldDeed(waiting.deed, encounter.system, language) },
    };
  });
}

/** A deed with the names that readers see. */
export function toldDeed(deed: Deed, system: string, language: string): Deed {
  if (deed.type !== 'join' || language === ENGLISH) return deed;
  return { ...deed, combatants: deed.combatants.map((each) => toldCombatant(each, system, language)) };
}

/** Events with the names that readers see. */
export function toldEvents(events: readonly Event[], system: string, language: string): readonly Event[] {
  if (language === ENGLISH || !events.some((event) => 'combatant' in event)) return events;
  return events.map((event) =>
    'combatant' in event ? { ...event, combatant: toldCombatant(event.combatant, system, language) } : event,
  );
}

/**
 * Carries out a deed on the state as it is recorded. If the deed is refused, the refusal has the names that readers
 * see.
 */
export function toldStep(state: EncounterState, ...stepArguments: StepArguments): Result<DeedStep, Refusal> {
  const result = deedStep(state, ...stepArguments);
  if (result.ok) return result;
  const stateForReaders = toldState(state);
  const toldResult = stateForReaders === state ? result : deedStep(stateForReaders, ...stepArguments);
  return toldResult.ok ? result : toldResult;
}

/** A deed's outcome, with the names that readers see. */
export function toldOutcome<Told extends Pick<DeedOutcome, 'before' | 'after' | 'events'> & { readonly deed?: Deed }>(
  outcome: Told,
  language: string,
): Told {
  if (language === ENGLISH) return outcome;
  const { before, after, events, deed } = outcome;
  return {
    ...outcome,
    ...(deed && { deed: toldDeed(deed, after.system, language) }),
    before: toldEncounter(before, language),
    after: toldEncounter(after, language),
    events: toldEvents(events, after.system, language),
  };
}

interface TellableRow {
  readonly deed?: Deed | undefined;
  readonly events: readonly Event[];
}

/** Rows of the record with the names that readers see. */
export function toldDeeds<D extends TellableRow>(deeds: readonly D[], system: string, language: string): readonly D[] {
  if (language === ENGLISH) return deeds;
  return deeds.map((each) => {
    const events = toldEvents(each.events, system, language);
    const deed = each.deed && toldDeed(each.deed, system, language);
    // Most deeds contain no combatant, so they stay as they are.
    return events === each.events && deed === each.deed ? each : { ...each, ...(deed && { deed }), events };
  });
}

type Tellable = Pick<History, 'opening'> & { readonly deeds: readonly TellableRow[] };

/** A history with the names that readers see. */
export function toldHistory<H extends Tellable>(history: H, language: string): H {
  const { opening, deeds } = history;
  return { ...history, opening: toldEncounter(opening, language), deeds: toldDeeds(deeds, opening.system, language) };
}

/** What was undone or redone, with the names that readers see. */
export function toldUndone<U extends Undone>(undone: U, language: string): U {
  if (language === ENGLISH) return undone;
  const { withdrawn, deeds, before, after } = undone;
  const { system } = after;
  return {
    ...undone,
    ...(withdrawn && { withdrawn: { ...withdrawn, deed: toldDeed(withdrawn.deed, system, language) } }),
    deeds: toldDeeds(deeds, system, language),
    before: toldEncounter(before, language),
    after: toldEncounter(after, language),
  };
}

/**
 * A record with the names that readers see. The names in its deeds are replaced when the deeds are read for the first
 * time.
 */
export function toldRecord(recorded: EncounterRecord, language: string): ToldRecord {
  const { opening, present } = recorded;
  let deeds: EncounterRecord['deeds'] | undefined;
  return {
    ...recorded,
    opening: toldEncounter(opening, language),
    present: toldEncounter(present, language),
    get deeds() {
      deeds ??= toldDeeds(recorded.deeds, opening.system, language);
      return deeds;
    },
    recorded,
    language,
  };
}
