// Loads the systems that have a folder of their own: those in `systems/`, and those in the folder that the setting
// SYSTEMS names.

import { existsSync, readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { System } from '../rules/core/encounter.ts';
import { addSystem, BUILT_IN_IDS, removeSystem, rulesNamed } from '../rules/systems.ts';
import { StartupError } from '../startup-error.ts';
import { addBook, removeBook } from '../text/books.ts';
import { type BookParts, bookFromParts } from '../text/core/book.ts';
import { glossaryOf } from '../text/glossary.ts';
import { phraseSetOf } from '../text/story/systems.ts';
import { addLocales, t } from '../text/t.ts';
import { IN_TREE_FOLDER, inTreeSystems, type LoadSystem } from './in-tree.ts';
import { API, type FraySystem, isSystemId, type SystemWithAnyWords } from './system.ts';

/** A system that was left out, and what to do about it. */
export interface LeftOutSystem {
  /** The path of the system's folder. */
  readonly folder: string;
  readonly why: string;
}

interface Log {
  error(about: object, message: string): void;
}

/** A folder with a system that isn't loaded yet. The folder's name must be the system's id. */
interface SystemFolder {
  readonly id: string;
  readonly folder: URL;
  /** Imports the system. Undefined if the folder has no `system.ts` or `system.js`. */
  readonly load: LoadSystem | undefined;
}

/** The maximum length of a system's version, in characters. */
const MAX_VERSION_LENGTH = 40;

/** The systems that were loaded from folders, by id. */
const folderUrlBySystemId = new Map<string, string>();

/**
 * Loads all systems in `systems/` and in `outsideFolder`, which the setting SYSTEMS names. A system with a fault is
 * left out and returned. With `only`, loads no other system. Throws `StartupError` if `outsideFolder` can't be read.
 */
export async function loadSystems(outsideFolder?: string, only?: string): Promise<readonly LeftOutSystem[]> {
  const systemFolders = [...systemsInTree(), ...(outsideFolder === undefined ? [] : systemsOutside(outsideFolder))];
  const leftOutSystems: LeftOutSystem[] = [];
  for (const each of systemFolders) {
    if (folderUrlBySystemId.get(each.id) === each.folder.href || (only !== undefined && each.id !== only)) continue;
    const faultText = await loadSystemFolder(each);
    if (faultText !== undefined) leftOutSystems.push({ folder: fileURLToPath(each.folder), why: faultText });
  }
  return leftOutSystems;
}

/** Loads all systems, and logs those that are left out. */
export async function loadSystemsAndLogErrors(outsideFolder: string | undefined, log: Log): Promise<void> {
  for (const each of await loadSystems(outsideFolder)) log.error(each, 'A rule system was left out');
}

/** Removes all loaded systems, for tests that run in the same process. */
export function unloadSystems(): void {
  for (const id of folderUrlBySystemId.keys()) {
    removeSystem(id);
    removeBook(id);
  }
  folderUrlBySystemId.clear();
}

/**
 * Runs `act` with a system. Unless it is already loaded, it is added before and removed afterward, and its folder isn't
 * read. For a system's own tests, which load only that system.
 */
export function withSystem<T, S extends System>(system: SystemWithAnyWords<S>, act: () => T): T {
  const { rules, version, words } = system as unknown as FraySystem;
  if (rulesNamed(rules.id)) return act();
  addSystem(rules, version);
  addBook(rules.id, bookFor(rules.id, words));
  try {
    return act();
  } finally {
    removeSystem(rules.id);
    removeBook(rules.id);
  }
}

function systemsInTree(): readonly SystemFolder[] {
  return Object.entries(inTreeSystems()).map(([id, load]) => ({ id, folder: new URL(`${id}/`, IN_TREE_FOLDER), load }));
}

/** The systems in a folder outside Fray. They import `fray/rules` from the Fray that runs. */
function systemsOutside(outsideFolder: string): readonly SystemFolder[] {
  const outsidePath = resolve(outsideFolder);
  let folderNames: readonly string[];
  try {
    folderNames = readdirSync(outsidePath, { withFileTypes: true })
      .filter((each) => (each.isDirectory() || each.isSymbolicLink()) && each.name !== 'node_modules')
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('.'))
      .toSorted();
  } catch {
    throw new StartupError(t('systems-folder-unreadable', { folder: outsideFolder }));
  }
  if (folderNames.length > 0) resolveFrayImports();
  return folderNames.map((id) => {
    const folder = join(outsidePath, id);
    const file = ['system.ts', 'system.js'].map((name) => join(folder, name)).find((each) => existsSync(each));
    return {
      id,
      folder: pathToFileURL(`${folder}/`),
      load: file === undefined ? undefined : () => import(pathToFileURL(file).href),
    };
  });
}

let areFrayImportsResolved = false;

/** Lets modules outside Fray import `fray/rules`, so that there is only one copy of it. */
function resolveFrayImports(): void {
  if (areFrayImportsResolved) return;
  areFrayImportsResolved = true;
  const url = new URL('./rules.ts', import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'fray/rules') return { url, shortCircuit: true };
      // Fray's other entry points, such as `fray/testing`, are found from Fray's own folder.
      return next(specifier, specifier.startsWith('fray/') ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}

/** Loads a system and adds its rules and words. Returns what is wrong with it, or undefined. */
async function loadSystemFolder({ id, folder, load }: SystemFolder): Promise<string | undefined> {
  if (!load) return t('systems-fault-no-file');
  if (!isSystemId(id)) return t('systems-fault-name', { id });
  if (rulesNamed(id)) return t(BUILT_IN_IDS.includes(id) ? 'systems-fault-built-in' : 'systems-fault-taken', { id });
  try {
    const localesFolder = new URL('locales/en/', folder);
    if (!existsSync(localesFolder)) return t('systems-fault-no-locales');
    const ids = addLocales(id, localesFolder);
    const unprefixedId = ids.find((each) => !each.replace(/^-/, '').startsWith(`${id}-`));
    if (unprefixedId !== undefined) return t('systems-fault-message', { message: unprefixedId, id });
    const loadedSystem: unknown = Reflect.get(await load(), 'system');
    if (!isSystem(loadedSystem)) return t('systems-fault-no-system');
    const { fray, version, rules } = loadedSystem;
    if (fray !== API) return t('systems-fault-api', { wants: String(fray), has: API });
    if (rules.id !== id) return t('systems-fault-other-id', { folder: id, id: String(rules.id) });
    if (version.trim() === '' || version.length > MAX_VERSION_LENGTH) return t('systems-fault-version');
    // Reads the story and the glossary. Throws if one of them has a fault.
    phraseSetOf(id);
    const book = bookFor(id, loadedSystem.words);
    book.reference.glossary.length;
    addSystem(rules, version);
    addBook(id, book);
    folderUrlBySystemId.set(id, folder.href);
    return undefined;
  } catch (error) {
    return t('systems-fault-error', { why: errorText(error, folder) });
  }
}

/** Checks only what loading needs. The compiler and the contract tests check the rest. */
function isSystem(value: unknown): value is FraySystem {
  if (typeof value !== 'object' || value === null) return false;
  const { fray, version, rules, words } = Object.fromEntries(Object.entries(value));
  return (
    typeof fray === 'number' &&
    typeof version === 'string' &&
    isObject(rules) &&
    ['id', 'title', 'actions', 'archetypes', 'conditions', 'sheet', 'personal'].every((field) => field in rules) &&
    isObject(words) &&
    ['reasons', 'briefs', 'degrees'].every((field) => isObject(Reflect.get(words, field)))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function bookFor(id: string, { briefs, figures = {}, terms, ...words }: FraySystem['words']) {
  // Safe, because `defineSystem` checked the words against the system's own types.
  const bookParts = words as unknown as BookParts<object, object, object>;
  return bookFromParts<object, object, object>({
    ...bookParts,
    reference: {
      briefs,
      get glossary() {
        return [...glossaryOf(id, figures), ...(terms?.() ?? [])];
      },
    },
  });
}

/** Formats an error in one line, with the place in the system's folder where it happened. */
function errorText(error: unknown, folder: URL): string {
  if (!(error instanceof Error)) return String(error);
  const stackLines = (error.stack ?? '').split('\n').filter((line) => line.includes(folder.href));
  const placeInFolder = stackLines.map((line) => line.slice(line.indexOf(folder.href) + folder.href.length)).at(0);
  const message = error.message.replaceAll(/\s+/g, ' ').trim();
  return placeInFolder === undefined ? message : `${message} (${placeInFolder.replace(/\)$/, '')})`;
}
