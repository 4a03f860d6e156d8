// What a new encounter takes from the defaults of its channel and server.

import type { Deed } from '../rules/core/deed.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { type Defaults, mergedDefaults, type StoredDefaults } from '../session/defaults.ts';
import type { Session } from '../session/session.ts';
import { drawingOf, MAP_KINDS } from './premade-maps.ts';
import { settingsOf } from './settings.ts';

/** The defaults that a new encounter in this channel begins with. */
export function defaultsHere({ loaded }: Session<'defaults'>): Defaults {
  return mergedDefaults(loaded.defaults);
}

/** The settings and the turn timer of a new encounter. Settings with the book's value are left out. */
export function openingDefaults(rules: Ruleset, defaults: Defaults): Pick<Encounter, 'settings' | 'pace'> {
  const known = settingsOf(rules);
  const settings = Object.entries(defaults.settings ?? {}).filter(([name, value]) => {
    const entry = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!entry) return false;
    const { values, read, whenPinged } = entry;
    const fits = values.includes(value) || (typeof value === 'string' && read?.(value) === value);
    return fits && (value !== values[0] || whenPinged !== undefined);
  });
  return { settings: Object.fromEntries(settings), ...given({ pace: defaults.pace?.timer }) };
}

/** The deed that draws the map of a new encounter. Undefined if it has none. */
export function openingMap(
  session: Pick<Session, 'caller'>,
  rules: Ruleset,
  encounter: Encounter,
  { map }: Defaults,
): Deed | undefined {
  const kind = MAP_KINDS.find((each) => each === map);
  return kind && drawingOf(session, { rules, encounter }, kind);
}

/** The stored defaults with one of them changed. */
export function withDefault(
  stored: StoredDefaults,
  of: keyof StoredDefaults,
  change: { readonly [K in keyof Defaults]: Defaults[K] | undefined },
): StoredDefaults {
  const entries = Object.entries({ ...stored[of], ...change }).filter(([, value]) => value !== undefined);
  return { ...stored, [of]: Object.fromEntries(entries) };
}
