// The rooms of the source (its main folders), and what each may import. All functions also work on a copy of the
// repository.

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A room, and what it may import. */
export interface Room {
  /** Its folder: "src/rules/". */
  readonly room: string;
  readonly sees: readonly RegExp[];
}

/** The rooms, from the table in docs/design.md. */
export const ROOMS: readonly Room[] = readFileSync('docs/design.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', , looks = '', packages = ''] = line.split('|');
    const room = /^ `((?:src\/\w+|commands)\/)` $/.exec(name)?.[1];
    if (room === undefined) return [];
    const visiblePaths = [room, ...spans(looks).map(pathOf)].map((path) => new RegExp(`^${escaped(path)}`));
    return [
      { room, sees: [...visiblePaths, ...spans(packages).map((each) => new RegExp(`^${escaped(each)}(?:$|[:/])`))] },
    ];
  });

/** The source of a regular expression that matches a path. */
function escaped(path: string): string {
  return path.replaceAll('.', '\\.');
}

function spans(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}

/** The path of a folder or a file in the table. */
function pathOf(named: string): string {
  if (named === 'commands') return 'commands/';
  // In docs/design.md, "packs/" is the folder next to src/, and `packs` is the room.
  if (named.endsWith('/')) return named;
  return named.endsWith('.ts') ? `src/${named}` : `src/${named}/`;
}

/** The rooms that exist: the folders of the source. */
export function roomsOf(root: string): readonly string[] {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((each) => each.isDirectory());
  return ['commands/', ...folders.map(({ name }) => `src/${name}/`)].toSorted();
}

/** Circles of files that import each other, even if they import only types. */
export function circlesIn(root: string): readonly (readonly string[])[] {
  const files = filesOf(root);
  const imports = new Map(files.map((file) => [file, importsOf(root, file).map(({ to }) => to)]));
  const doneFiles = new Set<string>();
  const circles: (readonly string[])[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const index = path.indexOf(file);
    if (index !== -1) circles.push(path.slice(index));
    if (index !== -1 || doneFiles.has(file)) return;
    for (const importedFile of imports.get(file) ?? [])
      if (imports.has(importedFile)) visit(importedFile, [...path, file]);
    doneFiles.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
}

/** An import that isn't allowed: which file imports what. */
export interface ForbiddenImport {
  readonly file: string;
  readonly to: string;
}

/** The TypeScript files in src/ and commands/ under `root`, or in one room, as paths from `root`. */
export function filesOf(root: string, room = '{src,commands}/'): readonly string[] {
  return globSync(`${room}**/*.ts`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
}

/** Every import of a file: a path for a file of Fray, or the name of a package. */
export function importsOf(root: string, file: string): readonly { readonly to: string }[] {
  return importedIn(readFileSync(join(root, file), 'utf8')).map((path) => ({
    to: path.startsWith('.') ? normalize(join(dirname(file), path)) : path,
  }));
}

/** What each source text imports. It is cached by the text, because most files are read many times. */
const IMPORTS = new Map<string, readonly string[]>();

function importedIn(text: string): readonly string[] {
  const known = IMPORTS.get(text);
  if (known) return known;
  const matches = text.matchAll(
    /^(?:import|export)(?: type)?[^'";]*?from '([^']+)'|import\('([^']+)'\)|^import '([^']+)'/gm,
  );
  const imported = [...matches].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '');
  IMPORTS.set(text, imported);
  return imported;
}

/** The imports in a room that aren't allowed. */
export function forbiddenImportsIn(root: string, { room, sees }: Room): readonly ForbiddenImport[] {
  return filesOf(root, room)
    .flatMap((file) => importsOf(root, file).map(({ to }) => ({ file, to })))
    .filter(({ to }) => !sees.some((pattern) => pattern.test(to)));
}

/** The system whose folder or pack a file belongs to. Undefined for core files. */
export function systemOf(file: string): string | undefined {
  const folder = /^(?:src\/rules\/([^/]+)\/|packs\/([^/]+)\.json$)/
    .exec(file)
    ?.slice(1)
    .find((each) => each !== undefined);
  return folder === 'core' ? undefined : folder;
}

/** Imports with which a system uses another system. */
export function importsAcrossSystems(root: string): readonly ForbiddenImport[] {
  return filesOf(root).flatMap((file) => {
    const ownSystem = systemOf(file);
    if (ownSystem === undefined) return [];
    return importsOf(root, file)
      .map(({ to }) => ({ file, to }))
      .filter(({ to }) => (systemOf(to) ?? ownSystem) !== ownSystem);
  });
}

/**
 * What a system with its own folder imports besides its own files and `fray/rules`, or `fray/testing` for its tests and
 * its sample.
 */
export function importsOutsideSystems(root: string): readonly ForbiddenImport[] {
  return globSync('{systems,src/systems}/*/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => {
      const folder = /^(?:systems|src\/systems)\/[^/]+\//.exec(file)?.[0] ?? '';
      const entries = /\.test\.ts$|\/sample\.ts$/.test(file) ? ['fray/rules', 'fray/testing'] : ['fray/rules'];
      return importsOf(root, file)
        .filter(({ to }) => !entries.includes(to) && !to.startsWith(folder))
        .map(({ to }) => ({ file, to }));
    });
}

/** The feature that a file in commands/ belongs to: the name of its folder, or of the file if it has none. */
function featureOf(file: string): string | undefined {
  return /^commands\/([^/.]+)/.exec(file)?.[1];
}

/** True if other features may import a file: the one with the feature's name, `ids.ts`, `screen.ts` and `panel.ts`. */
function isPublicFile(file: string): boolean {
  const [, folder, name] = /^commands\/([^/]+)\/(.+)\.ts$/.exec(file) ?? [];
  return name === undefined || name === folder || ['ids', 'screen', 'panel'].includes(name);
}

/** Imports with which a feature uses internal files of another feature. `commands/all.ts` may do that. */
export function internalImports(root: string): readonly ForbiddenImport[] {
  return filesOf(root)
    .filter((file) => file.startsWith('commands/') && file !== 'commands/all.ts')
    .flatMap((file) => importsOf(root, file).map(({ to }) => ({ file, to })))
    .filter(({ file, to }) => to.startsWith('commands/') && featureOf(to) !== featureOf(file) && !isPublicFile(to));
}

/**
 * True for a name with a number that says nothing, such as "states-2". The number of a format or a version is allowed.
 */
export function isNumbered(file: string): boolean {
  return /-\d+\.[tj]s$/.test(file) && !/(?:format|version)-\d+\.[tj]s$/.test(file);
}
