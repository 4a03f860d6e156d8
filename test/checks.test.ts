import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

// Beside the other tests, not before them: a part of those waits for processes of its own.
test.each(['types', 'types:rules', 'types:page', 'lint'])(
  'npm run %s finds nothing',
  async (script) => {
    // What npm would run; four of its own processes take a second and a half.
    const [program = '', ...args] = scripts[script]?.split(' ') ?? [];
    // The compiler is written in Go, whose garbage collector would run ten times in so short a life.
    const env = { ...process.env, GOGC: '400' };
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const [said, complained, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect(status === 0 ? '' : `${said}${complained}`).toBe('');
  },
  120_000,
);
