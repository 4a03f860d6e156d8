// Applies the defaults of a channel and its server to a new encounter.

import type { Deed } from '../rules/core/deed.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { type Defaults, mergedDefaults, type StoredDefaults } from '../session/defaults.ts';
import type { Session } from '../session/session.ts';
import { MAP_KINDS, mapDeed } from './premade-maps.ts';
import { settingsOf } from './settings.ts';

/** The defaults for new encounters in this channel. */
export function channelDefaults({ loaded }: Session<'defaults'>): Defaults {
  return mergedDefaults(loaded.defaults);
}

/**
 * The settings and the turn timer that a new encounter gets from the defaults. A setting is left out if its value is
 * the usual one. But if its usual value depends on whether the encounter pings players, the setting is always included.
 */
export function openingDefaults(rules: Ruleset, defaults: Defaults): Pick<Encounter, 'settings' | 'pace'> {
  const knownSettings = settingsOf(rules);
  const settingEntries = Object.entries(defaults.settings ?? {}).filter(([name, value]) => {
    const entry = Object.hasOwn(knownSettings, name) ? knownSettings[name] : undefined;
    if (!entry) return false;
    const { values, read, whenPinged } = entry;
    const isValidSetting = values.includes(value) || (typeof value === 'string' && read?.(value) === value);
    return isValidSetting && (value !== values[0] || whenPinged !== undefined);
  });
  return { settings: Object.fromEntries(settingEntries), ...given({ pace: defaults.pace?.timer }) };
}

/** The deed that draws the map of a new encounter. Undefined if it starts without a map. */
export function openingMap(
  session: Pick<Session, 'caller'>,
  rules: Ruleset,
  encounter: Encounter,
  { map }: Defaults,
): Deed | undefined {
  const mapKind = MAP_KINDS.find((each) => each === map);
  return mapKind && mapDeed(session, { rules, encounter }, mapKind);
}

/** The stored defaults with some of the channel's or the server's values changed. */
export function withChangedDefaults(
  storedDefaults: StoredDefaults,
  level: keyof StoredDefaults,
  change: { readonly [K in keyof Defaults]: Defaults[K] | undefined },
): StoredDefaults {
  const definedEntries = Object.entries({ ...storedDefaults[level], ...change }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...storedDefaults, [level]: Object.fromEntries(definedEntries) };
}
