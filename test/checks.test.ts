import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

// These checks run as tests, so that they run in parallel with tests that mostly wait for processes.
test.each(['types', 'types:rules', 'types:page', 'lint'])(
  'npm run %s finds nothing',
  async (script) => {
    // Runs the programs directly, because four npm processes would take another 1.5 seconds.
    const [program = '', ...args] = scripts[script]?.split(' ') ?? [];
    // The compiler is written in Go. By default, its garbage collector would run ten times in such a short run.
    const env = { ...process.env, GOGC: '400' };
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const [output, errorOutput, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect(status === 0 ? '' : `${output}${errorOutput}`).toBe('');
  },
  120_000,
);
