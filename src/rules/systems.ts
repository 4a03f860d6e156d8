import type { Encounter } from './core/encounter.ts';
import type { Ruleset } from './core/ruleset.ts';
import { oneOf, type Reader } from './core/schema.ts';
import { dungeoneers } from './dungeoneers/ruleset.ts';
import { mastery } from './mastery/ruleset.ts';
import { sol } from './sol/ruleset.ts';
import { tdgs } from './tdgs/ruleset.ts';

/** A system that Fray plays. */
interface LoadedSystem {
  readonly rules: Ruleset;
  /** The version that the system's folder states. Undefined for a built-in system, which has Fray's own version. */
  readonly version?: string;
}

const BUILT_IN_SYSTEMS: readonly Ruleset[] = [dungeoneers, mastery, sol, tdgs];

const systemById = new Map<string, LoadedSystem>(BUILT_IN_SYSTEMS.map((rules) => [rules.id, { rules }] as const));

/** The ids of the systems that are part of the program. */
export const BUILT_IN_IDS: readonly string[] = [...systemById.keys()];

/**
 * The ids of all loaded systems, as `/encounter start ruleset:` takes them. This is a function because systems in
 * folders are loaded after the program's modules.
 */
export function systemIds(): readonly string[] {
  return [...systemById.keys()];
}

/** Adds a system that was loaded from a folder. Throws if its id is taken. */
export function addSystem(rules: Ruleset, version: string): void {
  if (systemById.has(rules.id)) throw new Error(`There is a system ${rules.id} already`);
  systemById.set(rules.id, { rules, version });
}

/** Removes an added system, so that tests don't affect each other. Built-in systems stay. */
export function removeSystem(id: string): void {
  if (!BUILT_IN_IDS.includes(id)) systemById.delete(id);
}

/** Finds a system's rules by its id. Undefined if there is no such system. */
export function rulesNamed(id: string): Ruleset | undefined {
  return systemById.get(id)?.rules;
}

/** The encounter setting that stores the version of the system's folder at the time when the encounter was opened. */
export const SYSTEM_VERSION_SETTING_NAME = 'system-version';

/** The setting that records a system's version in a new encounter. Empty for built-in systems. */
export function versionSettings({ id }: Pick<Ruleset, 'id'>): Encounter['settings'] {
  const version = systemVersion(id);
  return version === undefined ? {} : { [SYSTEM_VERSION_SETTING_NAME]: version };
}

/** The version of a system that was loaded from a folder. Undefined for others. */
export function systemVersion(id: string): string | undefined {
  return systemById.get(id)?.version;
}

/** Thrown if an encounter's system isn't available, because its folder is missing or couldn't be loaded. */
export class UnknownSystemError extends Error {
  readonly system: string;

  constructor(system: string) {
    super(`No ruleset ${system}`);
    this.system = system;
  }
}

/** The rules of an encounter. Throws `UnknownSystemError` if this program doesn't have its system. */
export function rulesOf({ system }: Pick<Encounter, 'system'>): Ruleset {
  const rules = rulesNamed(system);
  if (!rules) throw new UnknownSystemError(system);
  return rules;
}

/**
 * Reads a system's id. Looks up the loaded systems at each read, because schemas are made before systems are loaded.
 */
export const systemId: Reader<string> = {
  get wants() {
    return oneOf(systemIds()).wants;
  },
  get choices() {
    return systemIds();
  },
  written: (input) => oneOf(systemIds()).written?.(input) ?? input,
  read: (value, path, problems) => oneOf(systemIds()).read(value, path, problems),
};
