import { expect, test } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from '../../src/rules/core/schema.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { fileOf, fileSchema } from '../../src/session/character-file.ts';
import { fits } from './fits.ts';

test('The published schema of a character file matches the code', async () => {
  await expect(`${JSON.stringify(fileSchema(), undefined, 2)}\n`).toMatchFileSnapshot(
    '../../docs/character.schema.json',
  );
});

test.each(BUILT_IN_IDS)('Every premade sheet of %s fits it, but not with an extra or a wrong field', (id) => {
  const rules = rulesNamed(id);
  if (!rules) throw new Error(`No ${id}`);
  const schema = fileSchema();
  for (const { name, sheet } of rules.archetypes) {
    const file = JSON.parse(fileOf({ system: id, name: 'Somebody', sheet }).text);
    expect(fits(schema, file), name).toBe(true);
    expect(fits(schema, { ...file, extra: 1 }), name).toBe(false);
    expect(fits(schema, { ...file, system: 'chess' }), name).toBe(false);
    expect(fits(schema, { ...file, sheet: { ...sheet, extra: 1 } }), name).toBe(false);
    for (const field of Object.keys(rules.sheet.fields ?? {}))
      expect(fits(schema, { ...file, sheet: { ...sheet, [field]: { odd: 1 } } }), `${name} ${field}`).toBe(false);
  }
});

test.each(BUILT_IN_IDS)('Every default of %s fits its own field', (id) => {
  const every = (schema: unknown): readonly JsonSchema[] =>
    typeof schema === 'object' && schema !== null
      ? [schema as JsonSchema, ...Object.values(schema).flatMap((each) => every(each))]
      : [];
  const rules = rulesNamed(id);
  const all = every(rules && jsonSchemaOf(rules.sheet)).filter((each) => Object.hasOwn(each, 'default'));
  for (const schema of all) expect(fits(schema, schema.default), JSON.stringify(schema)).toBe(true);
});
