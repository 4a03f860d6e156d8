import type { JsonSchema } from '../../src/rules/core/schema.ts';

/**
 * True if a value fits a schema. Only the keywords of JSON Schema that Fray uses are supported. Any other keyword
 * throws.
 */
export function fits(schema: JsonSchema, value: unknown): boolean {
  return Object.entries(schema).every(([word, is]) => fitsWord(word, is, schema, value));
}

function fitsWord(word: string, is: unknown, schema: JsonSchema, value: unknown): boolean {
  const fields =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  const known = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  switch (word) {
    case '$schema':
    case 'title':
    case 'description':
    case 'default':
      return true;
    case 'const':
      return value === is;
    case 'type':
      if (is === 'integer') return Number.isInteger(value);
      if (is === 'array') return Array.isArray(value);
      return is === 'object' ? fields !== undefined : typeof value === is;
    case 'enum':
      return (is as readonly unknown[]).includes(value);
    case 'minimum':
      return typeof value !== 'number' || value >= Number(is);
    case 'maximum':
      return typeof value !== 'number' || value <= Number(is);
    case 'minLength':
      return typeof value !== 'string' || value.length >= Number(is);
    case 'maxLength':
      return typeof value !== 'string' || value.length <= Number(is);
    case 'pattern':
      return typeof value !== 'string' || new RegExp(String(is), 'u').test(value);
    case 'maxItems':
      return !Array.isArray(value) || value.length <= Number(is);
    case 'minItems':
      return !Array.isArray(value) || value.length >= Number(is);
    case 'items':
      return !Array.isArray(value) || value.every((each) => fits(is as JsonSchema, each));
    case 'properties':
      return !fields || fields.every(([name, each]) => !Object.hasOwn(known, name) || fits(known[name] ?? {}, each));
    case 'required':
      return !fields || (is as readonly string[]).every((name) => fields.some(([given]) => given === name));
    case 'additionalProperties':
      return !fields || fields.every(([name]) => Object.hasOwn(known, name));
    case 'anyOf':
      return (is as readonly JsonSchema[]).some((each) => fits(each, value));
    case 'oneOf':
      return (is as readonly JsonSchema[]).filter((each) => fits(each, value)).length === 1;
    default:
      throw new Error(`No ${word} here`);
  }
}
