import type { JsonSchema, Reader } from './schema.ts';

/** What a reader reads, as JSON Schema, for editors and other programs. What only a reader can say stays with the reader. */
export function jsonSchemaOf(reader: Reader<unknown>): JsonSchema {
  const { fields, entry, choices, names, json, missing, wants } = reader;
  const form = fields
    ? { ...objectSchema(fields), ...json }
    : (json ?? (choices ? { enum: choices } : { description: wants }));
  const whole = entry ? { ...form, items: jsonSchemaOf(entry) } : form;
  return {
    ...(names ? { anyOf: [{ enum: names }, whole] } : whole),
    ...(missing?.value !== undefined && { default: missing.value }),
  };
}

function objectSchema(fields: Readonly<Record<string, Reader<unknown>>>): JsonSchema {
  const required = Object.entries(fields).flatMap(([name, { missing }]) => (missing ? [] : [name]));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, jsonSchemaOf(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
