import { afterAll, expect, test } from 'vitest';
import { packSchema } from '../../src/packs/form.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { fitsSchema } from '../session/fits.ts';
import { theBog } from './the-bog.ts';

// The published schema has only the systems that come with Fray. Of these, only Cairn has to be loaded.
await loadSystems(undefined, 'cairn');
afterAll(unloadSystems);

test('The published schema of a pack is what the readers say', async () => {
  await expect(`${JSON.stringify(packSchema(), undefined, 2)}\n`).toMatchFileSnapshot('../../docs/pack.schema.json');
});

test('A pack fits it, and not with a field too many or too wrong', () => {
  const schema = packSchema();
  const fitsWith = (change: object) => fitsSchema(schema, { ...structuredClone(theBog), ...change });
  expect(fitsWith({})).toBe(true);
  expect(fitsWith({ extra: 1 })).toBe(false);
  expect(fitsWith({ system: 'chess' })).toBe(false);
  expect(fitsWith({ revision: 0 })).toBe(false);
  expect(fitsWith({ creatures: [{ name: 'Blob', like: 'Goblin', sheet: { CON: 'x' } }] })).toBe(false);
  expect(fitsWith({ creatures: [{ name: 'Blob', like: 'Goblin', sheet: { LUK: null } }] })).toBe(true);
});
