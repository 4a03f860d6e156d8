// The system that docs/a-new-system.md makes, step by step.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSystemFolder } from '../../src/systems/new-system.ts';
import { messageTypes } from '../../src/text/message-types.ts';

/**
 * Replaces the name “ember” in docs/a-new-system.md, because a system in `systems/` may be called that. Both names have
 * the same length.
 */
export const ID = 'gleed';
export const TITLE = 'Gleed';
const PAGE = readFileSync('docs/a-new-system.md', 'utf8').replaceAll('ember', ID).replaceAll('Ember', TITLE);

/** The lines that docs/a-new-system.md tells the reader to type. */
export const typedLines = /type these lines.*?\n\n```\n([^`]*)```/s.exec(PAGE)?.[1] ?? '';

/** The files of a system to which the changes in docs/a-new-system.md can apply. */
const SYSTEM_FILES = [
  ...['sheet.ts', 'reasons.ts', 'attack.ts', 'ruleset.ts', 'words.ts', 'pack.json', `${ID}.test.ts`],
  ...['messages.ftl', 'names.ftl', 'story.yaml'].map((file) => `locales/en/${file}`),
];

/**
 * Makes the system of docs/a-new-system.md in a folder outside Fray, with the types that `npm run words` writes.
 * Returns the system's folder.
 */
export function makePageSystem(outsideFolder: string): string {
  const folder = join(outsideFolder, ID);
  createSystemFolder(ID, outsideFolder);
  for (const [, name, code = ''] of PAGE.matchAll(/Create `([^`]+)`:\n\n```ts\n(.*?)```/gs))
    writeFileSync(join(folder, name!), code);
  for (const [, diff = ''] of PAGE.matchAll(/```diff\n(.*?)```/gs)) change(folder, diff);
  writeFileSync(join(folder, 'messages.d.ts'), messageTypes(pathToFileURL(join(folder, 'locales/en/'))));
  return folder;
}

/**
 * Applies a change that docs/a-new-system.md shows as a diff. The diff's old lines must be in exactly one place of one
 * file.
 */
function change(folder: string, diff: string): void {
  const lines = diff.trimEnd().split('\n');
  const linesWith = (signs: string) =>
    lines
      .filter((line) => signs.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [linesWith(' -'), linesWith(' +')];
  const places = SYSTEM_FILES.filter((file) => readFileSync(join(folder, file), 'utf8').split(before).length === 2);
  if (places.length !== 1) throw new Error(`The page changes ${places.length} places:\n${diff}`);
  const file = join(folder, places[0]!);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(before, () => after),
  );
}

/**
 * Makes the system of docs/a-new-system.md, and a compiler project with Fray's files and the system's. Most of the
 * compiler's time goes into Fray's files, so one project takes half as long as two. Returns the path of the project's
 * file.
 */
export function makeProjectWithPageSystem(outsideFolder: string, project: string): string {
  const folder = makePageSystem(outsideFolder);
  const file = join(outsideFolder, 'with-fray.json');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
  writeFileSync(file, JSON.stringify({ extends: ['./tsconfig.json', resolve(project)], files }));
  return file;
}
