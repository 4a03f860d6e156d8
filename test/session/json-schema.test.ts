import { afterAll, expect, test } from 'vitest';
import { characterFileSchema } from '../../src/session/character-file.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';

// The published schema has only the systems that come with Fray. Of these, only Cairn has to be loaded.
await loadSystems(undefined, 'cairn');
afterAll(unloadSystems);

test('The published schema of a character file matches the code', async () => {
  await expect(`${JSON.stringify(characterFileSchema(), undefined, 2)}\n`).toMatchFileSnapshot(
    '../../docs/character.schema.json',
  );
});
