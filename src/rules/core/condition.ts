// Finds what a condition does. A book's condition is looked up in its catalog; a GM's own condition contains what it
// does.

import type { ActiveCondition, ConditionKey, OwnConditionName } from './encounter.ts';
import { given } from './given.ts';
import type { Affliction } from './intent.ts';

/** What a condition is, for players who look it up. Systems add fields of their own. */
export interface ConditionEntry {
  readonly cite: string;
  readonly kind?: 'buff' | 'debuff';
  /** True if only the rules use the condition. Players see it only when they look at a combatant's status. */
  readonly aside?: true;
  /** True if the condition's bearer is down because of it, so that being down isn't mentioned separately. */
  readonly down?: true;
  /** True if the condition follows from the state of the fight, so that no one can add it by hand. */
  readonly derived?: true;
  /**
   * With `by note`, conditions with different notes count separately, such as a scene's aspects. The default `afflict`
   * reads this field; a system's own `afflict` decides by itself.
   */
  readonly stacks?: 'by note';
}

const OWN_PREFIX = 'own: ';

/** A condition from a pack, as its author described it. */
export interface OwnCondition {
  readonly name: string;
  readonly brief?: string;
  /** What the condition does, as read by the system's `ownCondition`. */
  readonly form: object;
}

/** An affliction with a condition that a GM made. Every system supports GM-made conditions. */
type OwnAffliction = Omit<Affliction, 'condition'> & { readonly condition: OwnConditionName };

/** An affliction with a GM's own condition. It copies the condition's form, so the fight doesn't need the pack. */
export function ownAffliction(
  { name, brief, form }: OwnCondition,
  how: Omit<Affliction, 'condition' | 'form'> = {},
): OwnAffliction {
  return { condition: ownConditionName(name), form: { ...given({ brief }), does: form }, ...how };
}

/** The name of a GM's own condition in the record, from the typed name. */
export function ownConditionName(label: string): OwnConditionName {
  const name: `own: ${string}` = `own: ${label}`;
  return name;
}

/** Whether a condition comes from a GM and not from the book. */
export function isOwnCondition<Name extends string>(name: Name | OwnConditionName): name is OwnConditionName {
  return name.startsWith(OWN_PREFIX);
}

/** The name of a GM's own condition as it was typed. Undefined for the book's conditions. */
export function nameTypedByGm(name: string): string | undefined {
  return isOwnCondition(name) ? name.slice(OWN_PREFIX.length) : undefined;
}

/**
 * The part of a condition's entry that every system has, from the condition's form or the book. Undefined if the book
 * has no condition by that name.
 */
export function knownConditionEntry(
  book: Readonly<Record<string, ConditionEntry>>,
  condition: Pick<ActiveCondition, 'name' | 'form'>,
): Omit<ConditionEntry, 'cite'> | undefined {
  const isKnownCondition = isOwnCondition(condition.name) || Object.hasOwn(book, condition.name);
  return isKnownCondition ? entryIn(book, condition) : undefined;
}

/** A condition's name as players see it: as the GM typed it, or the book's. */
export function displayName(name: string): string {
  return nameTypedByGm(name) ?? name;
}

/**
 * The key of a GM's own condition on its bearer. `apart` distinguishes several with the same name. No condition of a
 * book has such a key.
 */
export function ownKey(name: OwnConditionName, apart?: string): ConditionKey {
  const key = name.toLowerCase();
  return apart === undefined ? key : `${key}: ${apart.toLowerCase()}`;
}

/**
 * What a condition does: its own form, or the book's entry. This is the only place that looks up an entry by a
 * condition's name. The cast is safe, because the system's reader read the form when the condition was applied.
 */
export function entryIn<Name extends string, Entry extends ConditionEntry>(
  book: Readonly<Record<Name, Entry>>,
  { name, form }: Pick<ActiveCondition<Name>, 'name' | 'form'>,
): Omit<Entry, 'cite'> {
  if (!isOwnCondition(name)) return book[name];
  return (form?.does ?? {}) as Omit<Entry, 'cite'>;
}
