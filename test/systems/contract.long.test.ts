// Each system passes the contract with as many fights and sheets as when an author checks it (`thorough`).

import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { run } from '../bot.ts';

const inTree = readdirSync('systems').filter((name) => existsSync(`systems/${name}/system.ts`));

test.each([...BUILT_IN_IDS, ...inTree.map((name) => `systems/${name}`), 'test/systems/outside/fate'])(
  '%s',
  async (system) => {
    const { out, err } = await run(['test/systems/check-system.ts', system]);
    expect(err).toBe('');
    expect(out.split('\n').filter((line) => line !== '' && !line.startsWith('✓'))).toEqual([
      expect.stringMatching(/ has everything\.$/),
    ]);
  },
);
