import { existsSync, readdirSync } from 'node:fs';
import { ENGLISH } from '../text/languages.ts';

/** The folder of the systems that come with Fray, one folder each. */
export const IN_TREE_FOLDER = new URL('../../systems/', import.meta.url);

/** Imports a system's `system.ts`. Nothing is known about its exports until they are checked. */
export type LoadSystem = () => Promise<object>;

/**
 * The systems in `systems/`, by the names of their folders. The bundle has a fixed list instead (src/build.js), so that
 * they are compiled with everything else.
 */
export function inTreeSystems(): Readonly<Record<string, LoadSystem>> {
  if (!existsSync(IN_TREE_FOLDER)) return {};
  const systemNames = readdirSync(IN_TREE_FOLDER).filter((name) =>
    existsSync(new URL(`${name}/system.ts`, IN_TREE_FOLDER)),
  );
  return Object.fromEntries(
    systemNames.toSorted().map((name) => [name, () => import(new URL(`${name}/system.ts`, IN_TREE_FOLDER).href)]),
  );
}

/** The folders with the English words of the systems in `systems/`, by the systems' names. */
export function inTreeLocales(): ReadonlyMap<string, URL> {
  return new Map(
    Object.keys(inTreeSystems()).map((name) => [name, new URL(`${name}/locales/${ENGLISH}/`, IN_TREE_FOLDER)] as const),
  );
}
