import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

// Beside the other tests, not before them: a part of those waits for processes of its own.
test.each(['types', 'types:rules', 'types:page', 'lint'])(
  'npm run %s finds nothing',
  async (script) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [said, complained, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect(status === 0 ? '' : `${said}${complained}`).toBe('');
  },
  120_000,
);
