import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../commands/all.ts';

const files = globSync('{src,commands}/**/*.ts').map((file) => file.replaceAll('\\', '/'));
const text = (file: string) => readFileSync(file, 'utf8');

/** Every import of a file: a path from the root for our own, a name for a package. */
function imports(file: string): readonly { readonly to: string; readonly typeOnly: boolean }[] {
  const found = text(file).matchAll(/^(?:import|export)( type)?[^'";]*?from '([^']+)'|import\('([^']+)'\)/gm);
  return [...found].map(([, type, from, dynamic]) => {
    const to = from ?? dynamic ?? '';
    return { to: to.startsWith('.') ? normalize(join(dirname(file), to)) : to, typeOnly: type !== undefined };
  });
}

/** The rooms, and what each may look into. */
const MAY: readonly { readonly room: string; readonly sees: readonly RegExp[] }[] = [
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

describe('rooms', () => {
  for (const { room, sees } of MAY) {
    test(`${room} looks only where it may`, () => {
      const wrong = files
        .filter((file) => file.startsWith(room))
        .flatMap((file) => imports(file).map(({ to }) => ({ file, to })))
        .filter(({ to }) => !sees.some((pattern) => pattern.test(to)));
      expect(wrong).toEqual([]);
    });
  }

  test('no rule system looks into another', () => {
    const system = /^src\/rules\/(tdgs|dungeoneers|mastery|sol)\//;
    const wrong = files.flatMap((file) => {
      const own = system.exec(file)?.[1];
      return own === undefined ? [] : imports(file).filter(({ to }) => (system.exec(to)?.[1] ?? own) !== own);
    });
    expect(wrong).toEqual([]);
  });

  test('core looks into no system', () => {
    const core = files.filter((file) => file.startsWith('src/rules/core/'));
    expect(core.flatMap(imports).filter(({ to }) => !to.startsWith('src/rules/core/'))).toEqual([]);
  });

  test('only src/discord speaks to Discord', () => {
    const speaks = files.filter((file) => imports(file).some(({ to }) => /^(discord\.js|@discordjs\/)/.test(to)));
    expect(speaks.filter((file) => !file.startsWith('src/discord/'))).toEqual([]);
  });
});

describe('rules', () => {
  test('hold no clock and no chance of their own', () => {
    const rules = files.filter((file) => file.startsWith('src/rules/'));
    expect(rules.filter((file) => /\bMath\.random\b|\bDate\b|\bcrypto\b/.test(text(file)))).toEqual([]);
  });

  test('keep to a page', () => {
    const long = files.filter((file) => /^src\/rules\/(tdgs|dungeoneers|mastery|sol)\//.test(file));
    expect(long.filter((file) => text(file).split('\n').length > 221)).toEqual([]);
  });
});

describe('commands', () => {
  test('every file of commands/ is in the list, or in a group that is', () => {
    const groups = files.filter((file) => /^commands\/[^/]+\.ts$/.test(file) && file !== 'commands/all.ts');
    const listed = imports('commands/all.ts').map(({ to }) => to);
    expect(groups.filter((file) => !listed.includes(file))).toEqual([]);
    const inner = files.filter((file) => /^commands\/[^/]+\//.test(file) && file !== 'commands/buttons/all.ts');
    const grouped = [...groups, 'commands/buttons/all.ts'].flatMap(imports).map(({ to }) => to);
    expect(inner.filter((file) => !grouped.includes(file))).toEqual([]);
  });

  test('no two have one name', () => {
    const names = commands.map(({ definition }) => definition.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('nothing is cast to any, and no names say nothing', () => {
  const wrong = files.filter((file) => /\/(utils?|helpers?|manager|service|misc|common-utils)\b/.test(file));
  expect(wrong).toEqual([]);
});
