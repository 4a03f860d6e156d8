import { expect, test } from 'vitest';
import { secretsShown } from './contract/secrets.ts';
import { testedSystem } from './contract.ts';

test('with secrecy exact, the search for secrets finds differences', async () => {
  expect((await secretsShown(testedSystem('tdgs'), 'exact')).join('\n')).toMatch(/HP/);
});
