import { expect, test } from 'vitest';
import { fileSchema } from '../../src/session/character-file.ts';

test('The published schema of a character file matches the code', async () => {
  await expect(`${JSON.stringify(fileSchema(), undefined, 2)}\n`).toMatchFileSnapshot(
    '../../docs/character.schema.json',
  );
});
