import type { Encounter, Setting } from './encounter.ts';

/** The old names of settings, by their current names. Older encounters and records still have the old names. */
const FORMER_NAME_BY_CURRENT: Readonly<Record<string, string>> = {
  details: 'sums',
  uneven: 'lopsided',
  'characters-each': 'most-each',
};

/** All old names of settings. */
export const FORMER_SETTING_NAMES: readonly string[] = Object.values(FORMER_NAME_BY_CURRENT);

/** A setting of an encounter by its current name, even if an old encounter stores it under its old name. */
export function settingOf({ settings }: Pick<Encounter, 'settings'>, name: string): Setting | undefined {
  const formerName = Object.hasOwn(FORMER_NAME_BY_CURRENT, name) ? FORMER_NAME_BY_CURRENT[name] : undefined;
  return settings[name] ?? (formerName === undefined ? undefined : settings[formerName]);
}

/** The current name of a setting. `name` can be its current or its old name. */
export function currentSettingName(name: string): string {
  return Object.entries(FORMER_NAME_BY_CURRENT).find(([, formerName]) => formerName === name)?.[0] ?? name;
}
