import type { OwnCondition } from '../../../src/rules/core/condition.ts';
import type { Chance } from '../../../src/rules/core/dice.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { type JsonSchema, jsonSchemaOf, type Problem, type Reader } from '../../../src/rules/core/schema.ts';

/** A random sheet whose values are all valid but may be unusual. */
export function randomSheet(rules: Ruleset, chance: Chance): object {
  return randomValue(rules.sheet, chance);
}

/** A GM's own condition with random valid values. */
export function randomCondition({ ownCondition }: Ruleset, chance: Chance): OwnCondition {
  const form = ownCondition ? randomValue(ownCondition, chance) : {};
  return { name: `Hex ${Math.floor(chance() * 3)}`, brief: 'A curse.', form };
}

function randomValue<T extends object>(reader: Reader<T>, chance: Chance): T {
  const schema = jsonSchemaOf(reader);
  for (;;) {
    const problems: Problem[] = [];
    const sheet = reader.read(validValue(schema, chance), [], problems);
    if (sheet && problems.length === 0) return sheet;
  }
}

function validValue(schema: JsonSchema, chance: Chance): unknown {
  const pickAny = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const {
    minimum = 0,
    maximum = 20,
    items = {},
    properties = {},
    required = [],
  } = schema as {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly items?: JsonSchema;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  if (Array.isArray(schema.enum)) return pickAny(schema.enum);
  if (Array.isArray(schema.anyOf)) return validValue(pickAny(schema.anyOf), chance);
  switch (schema.type) {
    case 'integer':
      return minimum + Math.floor(chance() * (Math.min(maximum - minimum, MAX_SPREAD) + 1));
    case 'boolean':
      return chance() < 0.5;
    case 'string':
      return schema.pattern === undefined ? `Name ${Math.floor(chance() * 1e9)}` : '1d6';
    case 'array':
      return Array.from({ length: Math.floor(chance() * 4) }, () => validValue(items, chance));
    default:
      return Object.fromEntries(
        Object.entries(properties).flatMap(([name, each]) =>
          required.includes(name) || chance() < 0.6 ? [[name, validValue(each, chance)]] : [],
        ),
      );
  }
}

/** The maximum difference between a random number and its minimum. */
const MAX_SPREAD = 16;
