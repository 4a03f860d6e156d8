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
import type { History, UndoneDeeds } from './undo-plan.ts';

/** A record with the names that readers see, together with the original. */
export interface LocalizedRecord extends EncounterRecord {
  readonly recorded: EncounterRecord;
  readonly language: string;
}

/** The language of an encounter's messages. */
export function languageOf(state: Pick<EncounterState, 'pending'> | undefined): string {
  return state?.pending?.language ?? ENGLISH;
}

/** A combatant's name as readers see it: a name from the rulebook in the given language, any other name unchanged. */
export function localizedName(
  { name, book }: Pick<Combatant, 'name' | 'book'>,
  system: string,
  language: string,
): string {
  return book && language !== ENGLISH ? inLanguage(language, () => bookName(system, book)) : name;
}

type StepArguments = Parameters<typeof deedStep> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * The cached copies of objects, with the names that readers see in each language. In each language, an object always
 * has the same copy, so that copies can be compared.
 */
type LocalizedVersions<T extends object> = Map<string, WeakMap<T, T>>;
const localizedCombatantsByLanguage: LocalizedVersions<Combatant> = new Map();
const localizedEncountersByLanguage: LocalizedVersions<Encounter> = new Map();
const localizedStatesByLanguage: LocalizedVersions<EncounterState> = new Map();

function cachedVersion<T extends object>(
  cache: LocalizedVersions<T>,
  original: T,
  language: string,
  makeVersion: () => T,
): T {
  const localizedVersions = cache.get(language) ?? new WeakMap<T, T>();
  const existingVersion = localizedVersions.get(original);
  if (existingVersion) return existingVersion;
  const newVersion = makeVersion();
  cache.set(language, localizedVersions.set(original, newVersion));
  return newVersion;
}

/** A combatant with the name that readers see. */
export function localizedCombatant(who: Combatant, system: string, language: string): Combatant {
  if (!who.book || language === ENGLISH) return who;
  return cachedVersion(localizedCombatantsByLanguage, who, language, () => ({
    ...who,
    name: localizedName(who, system, language),
  }));
}

/** An encounter with the names that readers see. */
export function localizedEncounter(encounter: Encounter, language: string): Encounter {
  if (language === ENGLISH) return encounter;
  return cachedVersion(localizedEncountersByLanguage, encounter, language, () => {
    const { system, combatants, hidden } = encounter;
    if (![...combatants, ...(hidden ?? [])].some(({ book }) => book)) return encounter;
    const localizedCopies = (all: readonly Combatant[]) =>
      all.map((each) => localizedCombatant(each, system, language));
    return {
      ...encounter,
      combatants: localizedCopies(combatants),
      ...(hidden && { hidden: localizedCopies(hidden) }),
    };
  });
}

/** An encounter's state with the names that readers see. */
export function localizedState<S extends EncounterState | undefined>(state: S): S;
export function localizedState(state: EncounterState | undefined): EncounterState | undefined {
  const language = languageOf(state);
  if (!state || language === ENGLISH) return state;
  return cachedVersion(localizedStatesByLanguage, state, language, () => {
    const { encounter, waiting } = state;
    return {
      ...state,
      encounter: localizedEncounter(encounter, language),
      waiting: waiting && { ...waiting, deed: localizedDeed(waiting.deed, encounter.system, language) },
    };
  });
}

/** A deed with the names that readers see. */
export function localizedDeed(deed: Deed, system: string, language: string): Deed {
  if (deed.type !== 'join' || language === ENGLISH) return deed;
  return { ...deed, combatants: deed.combatants.map((each) => localizedCombatant(each, system, language)) };
}

/** Events with the names that readers see. */
export function localizedEvents(events: readonly Event[], system: string, language: string): readonly Event[] {
  if (language === ENGLISH || !events.some((event) => 'combatant' in event)) return events;
  return events.map((event) =>
    'combatant' in event ? { ...event, combatant: localizedCombatant(event.combatant, system, language) } : event,
  );
}

/**
 * Carries out a deed on the state as it is recorded. If the deed is refused, the refusal has the names that readers
 * see.
 */
export function localizedStep(state: EncounterState, ...stepArguments: StepArguments): Result<DeedStep, Refusal> {
  const recordedResult = deedStep(state, ...stepArguments);
  if (recordedResult.ok) return recordedResult;
  const stateForReaders = localizedState(state);
  const resultForReaders = stateForReaders === state ? recordedResult : deedStep(stateForReaders, ...stepArguments);
  return resultForReaders.ok ? recordedResult : resultForReaders;
}

/** A deed's outcome, with the names that readers see. */
export function localizedOutcome<
  Told extends Pick<DeedOutcome, 'before' | 'after' | 'events'> & { readonly deed?: Deed },
>(outcome: Told, language: string): Told {
  if (language === ENGLISH) return outcome;
  const { before, after, events, deed } = outcome;
  return {
    ...outcome,
    ...(deed && { deed: localizedDeed(deed, after.system, language) }),
    before: localizedEncounter(before, language),
    after: localizedEncounter(after, language),
    events: localizedEvents(events, after.system, language),
  };
}

interface LocalizableRow {
  readonly deed?: Deed | undefined;
  readonly events: readonly Event[];
}

/** Rows of the record with the names that readers see. */
export function localizedDeeds<D extends LocalizableRow>(
  deeds: readonly D[],
  system: string,
  language: string,
): readonly D[] {
  if (language === ENGLISH) return deeds;
  return deeds.map((each) => {
    const events = localizedEvents(each.events, system, language);
    const deed = each.deed && localizedDeed(each.deed, system, language);
    // Most deeds contain no combatant, so they stay as they are.
    return events === each.events && deed === each.deed ? each : { ...each, ...(deed && { deed }), events };
  });
}

type LocalizableHistory = Pick<History, 'opening'> & { readonly deeds: readonly LocalizableRow[] };

/** A history with the names that readers see. */
export function localizedHistory<H extends LocalizableHistory>(history: H, language: string): H {
  const { opening, deeds } = history;
  return {
    ...history,
    opening: localizedEncounter(opening, language),
    deeds: localizedDeeds(deeds, opening.system, language),
  };
}

/** What was undone or redone, with the names that readers see. */
export function localizedUndoneDeeds<U extends UndoneDeeds>(undone: U, language: string): U {
  if (language === ENGLISH) return undone;
  const { withdrawn, deeds, before, after } = undone;
  const { system } = after;
  return {
    ...undone,
    ...(withdrawn && { withdrawn: { ...withdrawn, deed: localizedDeed(withdrawn.deed, system, language) } }),
    deeds: localizedDeeds(deeds, system, language),
    before: localizedEncounter(before, language),
    after: localizedEncounter(after, language),
  };
}

/**
 * A record with the names that readers see. The names in its deeds are replaced when the deeds are read for the first
 * time.
 */
export function localizedRecord(recorded: EncounterRecord, language: string): LocalizedRecord {
  const { opening, present } = recorded;
  let deeds: EncounterRecord['deeds'] | undefined;
  return {
    ...recorded,
    opening: localizedEncounter(opening, language),
    present: localizedEncounter(present, language),
    get deeds() {
      deeds ??= localizedDeeds(recorded.deeds, opening.system, language);
      return deeds;
    },
    recorded,
    language,
  };
}
