// The rooms of the source, and what each may look into: of this repository, or of a copy of it.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The rooms, and what each may look into. */
export const MAY: readonly { readonly room: string; readonly sees: readonly RegExp[] }[] = [
  { room: 'src/rules/', sees: [/^src\/rules\//] },
  { room: 'src/text/', sees: [/^src\/(text|rules)\//] },
  { room: 'src/embeds/', sees: [/^src\/(embeds|text|rules)\//, /^discord-api-types\/v10$/] },
  { room: 'src/session/', sees: [/^src\/(session|rules)\//, /^node:/] },
  {
    room: 'src/interaction/',
    sees: [/^src\/(interaction|session|embeds|text|rules)\//, /^discord-api-types\/v10$/],
  },
  {
    room: 'src/store/',
    sees: [/^src\/(store|session|rules)\//, /^src\/startup-error\.ts$/, /^node:/, /^better-sqlite3$/, /^drizzle-orm/],
  },
  { room: 'src/app/', sees: [/^src\/(app|interaction|session|text)\//, /^src\/store\/store\.ts$/, /^node:/] },
  {
    room: 'src/metrics/',
    sees: [/^src\/(metrics|app)\//, /^src\/store\/store\.ts$/, /^src\/startup-error\.ts$/, /^node:/, /^prom-client$/],
  },
  {
    room: 'commands/',
    sees: [/^commands\//, /^src\/(interaction|session|embeds|text|rules)\//, /^discord-api-types\/v10$/],
  },
];

/** An import that a room forbids: which file looks at what. */
export interface Forbidden {
  readonly file: string;
  readonly to: string;
}

/** Every source file under a root, as paths from there. */
export function filesOf(root: string): readonly string[] {
  return globSync('{src,commands}/**/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
}

/** Every import of a file: a path from the root for our own, a name for a package. */
export function importsOf(root: string, file: string): readonly { readonly to: string; readonly typeOnly: boolean }[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/^(?:import|export)( type)?[^'";]*?from '([^']+)'|import\('([^']+)'\)/gm);
  return [...found].map(([, type, from, dynamic]) => {
    const to = from ?? dynamic ?? '';
    return { to: to.startsWith('.') ? normalize(join(dirname(file), to)) : to, typeOnly: type !== undefined };
  });
}

/** The imports of a room's files that look where the room may not. */
export function forbiddenIn(root: string, { room, sees }: (typeof MAY)[number]): readonly Forbidden[] {
  return filesOf(root)
    .filter((file) => file.startsWith(room))
    .flatMap((file) => importsOf(root, file).map(({ to }) => ({ file, to })))
    .filter(({ to }) => !sees.some((pattern) => pattern.test(to)));
}

/** The system whose folder a file is in. Whatever stands beside core is one. */
export function systemOf(file: string): string | undefined {
  const folder = /^src\/rules\/([^/]+)\//.exec(file)?.[1];
  return folder === 'core' ? undefined : folder;
}

/** The imports by which one system looks into another. */
export function acrossSystems(root: string): readonly Forbidden[] {
  return filesOf(root).flatMap((file) => {
    const own = systemOf(file);
    if (own === undefined) return [];
    return importsOf(root, file)
      .map(({ to }) => ({ file, to }))
      .filter(({ to }) => (systemOf(to) ?? own) !== own);
  });
}
