import type { JsonSchema } from '../../src/rules/core/schema.ts';

/**
 * True if a value fits a schema. Only the keywords of JSON Schema that Fray uses are supported. Any other keyword
 * throws.
 */
export function fitsSchema(schema: JsonSchema, value: unknown): boolean {
  return Object.entries(schema).every(([word, rule]) => fitsWord(word, rule, schema, value));
}

function fitsWord(word: string, rule: unknown, schema: JsonSchema, value: unknown): boolean {
  const fields =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  switch (word) {
    case '$schema':
    case 'title':
    case 'description':
    case 'default':
      return true;
    case 'const':
      return value === rule;
    case 'type':
      if (rule === 'integer') return Number.isInteger(value);
      if (rule === 'array') return Array.isArray(value);
      return rule === 'object' ? fields !== undefined : typeof value === rule;
    case 'enum':
      return (rule as readonly unknown[]).includes(value);
    case 'minimum':
      return typeof value !== 'number' || value >= Number(rule);
    case 'maximum':
      return typeof value !== 'number' || value <= Number(rule);
    case 'minLength':
      return typeof value !== 'string' || value.length >= Number(rule);
    case 'maxLength':
      return typeof value !== 'string' || value.length <= Number(rule);
    case 'pattern':
      return typeof value !== 'string' || new RegExp(String(rule), 'u').test(value);
    case 'maxItems':
      return !Array.isArray(value) || value.length <= Number(rule);
    case 'minItems':
      return !Array.isArray(value) || value.length >= Number(rule);
    case 'items':
      return !Array.isArray(value) || value.every((each) => fitsSchema(rule as JsonSchema, each));
    case 'properties':
      return (
        !fields ||
        fields.every(([name, each]) => !Object.hasOwn(properties, name) || fitsSchema(properties[name] ?? {}, each))
      );
    case 'required':
      return !fields || (rule as readonly string[]).every((name) => fields.some(([given]) => given === name));
    case 'additionalProperties':
      return !fields || fields.every(([name]) => Object.hasOwn(properties, name));
    case 'anyOf':
      return (rule as readonly JsonSchema[]).some((each) => fitsSchema(each, value));
    case 'oneOf':
      return (rule as readonly JsonSchema[]).filter((each) => fitsSchema(each, value)).length === 1;
    default:
      throw new Error(`No ${word} here`);
  }
}
