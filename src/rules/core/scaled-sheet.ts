// Applies a template to a sheet, or scales it in single steps to any strength.

import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import * as schema from './schema.ts';
import type { FieldChange, Template, TemplateName } from './template.ts';

type ScalableRules = Pick<Ruleset, 'id' | 'sheet' | 'templates'>;

/** The sheet with a template applied. Refuses a sheet that the system can't read, or a system without templates. */
export function withTemplate(rules: ScalableRules, sheet: object, name: TemplateName): Result<object, Refusal> {
  if (!rules.templates) return no({ type: 'no-templates', system: rules.id });
  const numbers = changedNumbers(rules, rules.templates[name], sheet);
  return readSheet(
    rules,
    numbers.reduce((newSheet, { path, through }) => withValueAt(newSheet, path, through.at(-1)), sheet),
  );
}

/**
 * A scaled sheet, and by how many steps it was scaled: fewer than requested if the sheet's numbers reached their
 * limits.
 */
export interface ScaledSheet {
  readonly sheet: object;
  readonly steps: number;
}

/**
 * Makes the creature on a sheet stronger or weaker by some steps. Each step changes one number by the smallest amount,
 * on the way to the template "elite" or "weak", which is applied again and again. The steps take the template's numbers
 * in turn, so that all of them change at the same rate. `firstIndex` says which number changes first: with another
 * first number, the same count of steps gives a different sheet.
 */
export function scaledSheet(
  rules: ScalableRules,
  sheet: object,
  steps: number,
  firstIndex = 0,
): Result<ScaledSheet, Refusal> {
  if (!rules.templates) return no({ type: 'no-templates', system: rules.id });
  let [newSheet, stepsDone] = [sheet, 0];
  for (const numberSteps of templateSteps(rules, sheet, Math.sign(steps), firstIndex)) {
    const stepsTaken = numberSteps.slice(0, Math.abs(steps) - stepsDone);
    if (stepsTaken.length === 0) break;
    newSheet = stepsTaken.reduce((before, { path, value }) => withValueAt(before, path, value), newSheet);
    stepsDone += stepsTaken.length;
  }
  const readResult = readSheet(rules, newSheet);
  return readResult.ok
    ? ok({ sheet: readResult.value, steps: stepsDone === 0 ? 0 : Math.sign(steps) * stepsDone })
    : readResult;
}

/**
 * A template can be applied to a sheet again and again, in small steps. Returns how many steps there have been after
 * each complete application, from 0 to the first number that reaches `steps`.
 */
export function completeTemplateSteps(rules: ScalableRules, sheet: object, steps: number): readonly number[] {
  const completedSteps = [0];
  for (const numberSteps of templateSteps(rules, sheet, Math.sign(steps), 0)) {
    const stepsBefore = completedSteps.at(-1) ?? 0;
    if (Math.abs(stepsBefore) >= Math.abs(steps)) break;
    completedSteps.push(stepsBefore + Math.sign(steps) * numberSteps.length);
  }
  return completedSteps;
}

/** The steps of a template that is applied again and again until nothing changes anymore. */
function* templateSteps(
  rules: ScalableRules,
  sheet: object,
  direction: number,
  firstIndex: number,
): Generator<readonly NumberStep[]> {
  const templateChanges = rules.templates?.[direction > 0 ? 'elite' : 'weak'] ?? [];
  let newSheet = sheet;
  for (;;) {
    const numbers = changedNumbers(rules, templateChanges, newSheet);
    if (numbers.length === 0 || direction === 0) return;
    const startIndex = firstIndex % numbers.length;
    yield interleavedSteps([...numbers.slice(startIndex), ...numbers.slice(0, startIndex)]);
    newSheet = numbers.reduce((before, { path, through }) => withValueAt(before, path, through.at(-1)), newSheet);
  }
}

type FieldPath = readonly string[];

/**
 * A number that a template changes, and the values it goes through. The last value is the one that the template asks
 * for.
 */
interface ChangedNumber {
  readonly path: FieldPath;
  readonly through: readonly unknown[];
}

function changedNumbers({ sheet: reader }: Pick<Ruleset, 'sheet'>, template: Template, sheet: object) {
  return template.flatMap(({ fields, by }) =>
    fields
      .flatMap((key) => valuesAtPath(reader, sheet, key.split('.')))
      .flatMap(({ path, value, reader: of }): readonly ChangedNumber[] => {
        const newValues = changedValues(value, by, of);
        return newValues.length === 0 ? [] : [{ path, through: newValues }];
      }),
  );
}

/** The smallest change of one number. */
interface NumberStep {
  readonly path: FieldPath;
  readonly value: unknown;
}

/** Merges the steps of several numbers into one list, in which all of the numbers advance at the same rate. */
function interleavedSteps(numbers: readonly ChangedNumber[]): readonly NumberStep[] {
  return numbers
    .flatMap(({ path, through }) =>
      through.map((value, index) => ({ path, value, place: (index + 0.5) / through.length })),
    )
    .toSorted((one, other) => one.place - other.place);
}

/** A value on a sheet, with the reader of its field. */
interface ValueOnSheet {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly reader: schema.Reader<unknown>;
}

function valuesAtPath(
  reader: schema.Reader<unknown>,
  value: unknown,
  [name, ...rest]: FieldPath,
  path: FieldPath = [],
): readonly ValueOnSheet[] {
  if (value === undefined) return [];
  if (name === undefined) return [{ path, value, reader }];
  if (name === '*') {
    const { entry } = reader;
    if (!entry) throw new Error(`No list at ${path.join('.')}`);
    return Array.isArray(value)
      ? value.flatMap((each: unknown, index) => valuesAtPath(entry, each, rest, [...path, String(index)]))
      : [];
  }
  const field = reader.fields && Object.hasOwn(reader.fields, name) ? reader.fields[name] : undefined;
  if (!field) throw new Error(`No field ${[...path, name].join('.')}`);
  const innerFields =
    typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : undefined;
  return valuesAtPath(field, innerFields?.get(name), rest, [...path, name]);
}

function changedValues(
  value: unknown,
  by: FieldChange,
  { json = {}, choices = [] }: schema.Reader<unknown>,
): readonly unknown[] {
  if ('becomes' in by) return value === by.becomes ? [] : [by.becomes];
  if ('steps' in by) {
    const valuesInOrder: readonly unknown[] = by.along ?? choices;
    const index = valuesInOrder.indexOf(value);
    if (index === -1) return [];
    return by.steps > 0
      ? valuesInOrder.slice(index + 1, index + 1 + by.steps)
      : valuesInOrder.slice(Math.max(0, index + by.steps), index).reverse();
  }
  const { from = 1, least = Number.NEGATIVE_INFINITY } = by;
  if (typeof value !== 'number' || value < from) return [];
  const { minimum, maximum } = json;
  const lowestValue = Math.max(least, typeof minimum === 'number' ? minimum : Number.NEGATIVE_INFINITY);
  const highestValue = typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY;
  const newValue = value + ('add' in by ? by.add : roundedAwayFromZero((value * by.percent) / 100));
  if (newValue > value) return integersBetween(value + 1, Math.min(newValue, highestValue));
  return integersBetween(Math.max(newValue, lowestValue), value - 1).toReversed();
}

function roundedAwayFromZero(by: number): number {
  return by > 0 ? Math.ceil(by) : Math.floor(by);
}

function integersBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function withValueAt(container: object, [name = '', ...rest]: FieldPath, value: unknown): object {
  const valueByName = new Map<string, unknown>(Object.entries(container));
  const innerValue = valueByName.get(name);
  valueByName.set(
    name,
    rest.length > 0 && typeof innerValue === 'object' && innerValue ? withValueAt(innerValue, rest, value) : value,
  );
  return Array.isArray(container) ? [...valueByName.values()] : Object.fromEntries(valueByName);
}

function readSheet({ sheet: reader }: Pick<Ruleset, 'sheet'>, sheet: object): Result<object, Refusal> {
  const readResult = schema.readWhole<object>(reader, sheet);
  return 'problems' in readResult
    ? no({ type: 'sheet-unfit', problems: readResult.problems, more: 0 })
    : ok(readResult.value);
}
