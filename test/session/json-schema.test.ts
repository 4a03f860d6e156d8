import { afterAll, expect, test } from 'vitest';
import { fileSchema } from '../../src/session/character-file.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';

await loadSystems();
afterAll(unloadSystems);

test('The published schema of a character file matches the code', async () => {
  await expect(`${JSON.stringify(fileSchema(), undefined, 2)}\n`).toMatchFileSnapshot(
    '../../docs/character.schema.json',
  );
});
