import type { Encounter, Setting } from './encounter.ts';

/** The old names of settings, by their current ones. Older encounters and records still have the old names. */
const FORMERLY: Readonly<Record<string, string>> = {
  details: 'sums',
  uneven: 'lopsided',
  'characters-each': 'most-each',
};

/** All old names of settings. */
export const FORMER_NAMES: readonly string[] = Object.values(FORMERLY);

/** A setting of an encounter by its current name, even if an old encounter stores it under its old name. */
export function settingOf({ settings }: Pick<Encounter, 'settings'>, name: string): Setting | undefined {
  const formerly = Object.hasOwn(FORMERLY, name) ? FORMERLY[name] : undefined;
  return settings[name] ?? (formerly === undefined ? undefined : settings[formerly]);
}

/** A setting's current name. The argument may be its old one. */
export function settingNameNow(name: string): string {
  return Object.entries(FORMERLY).find(([, formerly]) => formerly === name)?.[0] ?? name;
}
