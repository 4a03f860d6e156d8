import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSystemFolder } from '../systems/new-system.ts';
import { t } from '../text/t.ts';
import { runProgram } from './program.ts';

const CHECKOUT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const LINTER_PATH = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url));

/**
 * `npm run new-system NAME`: makes a small system that works, in `systems/NAME`. `npm run new-system NAME -- --in
 * FOLDER` makes it in a folder outside the repository, which the setting SYSTEMS can name.
 */
await runProgram(
  () => t('new-system-failed'),
  (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { in: { type: 'string' } },
      allowPositionals: true,
      strict: false,
    });
    const [name, ...extraArguments] = positionals;
    if (name === undefined || extraArguments.length > 0) return t('new-system-usage');
    // npm runs this in the folder of the checkout, but typed paths are relative to the folder in which npm was started.
    const outsideFolder = typeof values.in === 'string' ? resolve(process.env.INIT_CWD ?? '.', values.in) : undefined;
    const folder = createSystemFolder(name, outsideFolder);
    // The linter rewraps lines that became too long or too short. If it isn't installed (it is a development
    // dependency), the lines stay as they are.
    if (outsideFolder === undefined)
      spawnSync(LINTER_PATH, ['check', '--write', folder], { cwd: CHECKOUT_FOLDER, stdio: 'ignore' });
    console.log(
      outsideFolder === undefined
        ? t('new-system-made', { folder })
        : t('new-system-made-outside', { folder, outside: outsideFolder }),
    );
    return undefined;
  },
);
