// Makes the folder of a new system from the template: `npm run new-system NAME`.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { systemIds } from '../rules/systems.ts';
import { StartupError } from '../startup-error.ts';
import { t } from '../text/t.ts';
import { IN_TREE_FOLDER } from './in-tree.ts';
import { isSystemId } from './system.ts';

/** A small system that works: `npm run new-system` copies it and replaces its names. */
export const TEMPLATE_FOLDER = new URL('./template/', import.meta.url);

/** The root folder of Fray's source code. */
const CHECKOUT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Makes a new system with this id, in `systems/` or in a folder outside, and returns the path of its folder. Throws
 * `StartupError` if the id can't be used.
 */
export function createSystemFolder(id: string, outsideFolder?: string): string {
  if (!isSystemId(id)) throw new StartupError(t('new-system-bad-name', { name: id }));
  if (systemIds().includes(id)) throw new StartupError(t('new-system-taken', { name: id }));
  const parentFolder = outsideFolder === undefined ? fileURLToPath(IN_TREE_FOLDER) : resolve(outsideFolder);
  const folder = resolve(parentFolder, id);
  if (existsSync(folder)) throw new StartupError(t('new-system-exists', { folder }));
  mkdirSync(parentFolder, { recursive: true });
  if (outsideFolder !== undefined) writeProjectFiles(parentFolder);
  cpSync(TEMPLATE_FOLDER, folder, { recursive: true });
  const title = systemTitleOf(id);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = resolve(folder, file);
    if (!/\.\w+$/.test(file)) continue;
    const fileText = readFileSync(path, 'utf8')
      .replaceAll(/'Newsystem'|New system/g, (found) => found.replace(/New ?system/, title))
      .replaceAll('Newsystem', title.replaceAll(' ', ''))
      .replaceAll('newsystem', id);
    writeFileSync(path, fileText);
    renameSync(path, resolve(folder, file.replace('newsystem', id)));
  }
  return folder;
}

/** "old-school" as a title: "Old School". */
function systemTitleOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Writes the files that let an editor and the compiler find the types of `fray/rules` from a folder outside Fray. Files
 * that exist already stay as they are.
 */
function writeProjectFiles(parentFolder: string): void {
  const frayPath = relative(parentFolder, CHECKOUT_FOLDER).replaceAll('\\', '/').replace(/\/$/, '');
  const tsConfig = {
    extends: `${frayPath}/tsconfig.json`,
    compilerOptions: {
      paths: {
        'fray/rules': [`${frayPath}/src/systems/rules.ts`],
        'fray/testing': [`${frayPath}/test/systems/table.ts`],
      },
      typeRoots: [`${frayPath}/node_modules/@types`],
      incremental: false,
    },
    include: ['.'],
  };
  const files = { 'package.json': { private: true, type: 'module' }, 'tsconfig.json': tsConfig };
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(name, pathToFileURL(`${parentFolder}/`));
    if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
  }
}
