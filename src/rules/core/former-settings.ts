import type { Encounter, Setting } from './encounter.ts';

/** The old names of settings, by their present ones. Encounters and records from before keep the old names. */
const FORMERLY: Readonly<Record<string, string>> = {
  details: 'sums',
  uneven: 'lopsided',
  'characters-each': 'most-each',
};

/** All old names of settings. */
export const FORMER_NAMES: readonly string[] = Object.values(FORMERLY);

/** A setting of an encounter, by its present name. An old encounter may have it by its old name. */
export function settingOf({ settings }: Pick<Encounter, 'settings'>, name: string): Setting | undefined {
  const formerly = Object.hasOwn(FORMERLY, name) ? FORMERLY[name] : undefined;
  return settings[name] ?? (formerly === undefined ? undefined : settings[formerly]);
}

/** The present name of a setting that may be given by its old one. */
export function settingNameNow(name: string): string {
  return Object.entries(FORMERLY).find(([, formerly]) => formerly === name)?.[0] ?? name;
}
