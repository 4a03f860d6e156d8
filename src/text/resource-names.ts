import { splitResourceName } from '../rules/core/resource-kind.ts';
import { type Grammar, type PluralForms, pluralFormFor } from './t.ts';

/** A resource's name, alone and with a number. `of` is used for resources that belong to something: "uses of Dodge". */
interface ResourceName {
  readonly forms: PluralForms;
  readonly of?: (name: string, count: number) => string;
  /** The words for an amount where there is little room: "3 points". */
  readonly short?: PluralForms;
  /** The words after a number, if they differ from the name: “2 de aguante” in Spanish. */
  readonly counted?: PluralForms;
  /** The words for an amount of harm, if they differ from other amounts: "17 damage". */
  readonly harm?: PluralForms;
}

/** The names of a system's resources, by their kinds. */
export type ResourceNames = Readonly<Record<string, ResourceName>>;

/** A resource's name: "HP", "uses of Dodge". `count` is how many there can be: "slow action" for 1. */
export function resourceName(names: ResourceNames, resource: string, { safe }: Grammar, count = PLURAL_COUNT): string {
  const { kind, of } = splitResourceName(resource);
  const name = Object.hasOwn(names, kind) ? names[kind] : undefined;
  if (of !== undefined && name?.of) return name.of(safe(of), count);
  return name ? pluralFormFor(count, name.forms) : safe(resource, 40);
}

/** The count for names that have no number. They are in the plural. */
const PLURAL_COUNT = 2;

/** An amount of a resource: "17 HP", "1 wound". */
export function resourceAmount(names: ResourceNames, resource: string, amount: number, grammar: Grammar): string {
  const name = nameIn(names, resource);
  return amountText(names, resource, amount, grammar, name?.counted ?? name?.forms);
}

/** The words after an amount of a resource: "HP", "wounds". `count` decides between singular and plural. */
export function resourceUnit(names: ResourceNames, resource: string, grammar: Grammar, count = PLURAL_COUNT): string {
  const unitForms = nameIn(names, resource)?.counted;
  return unitForms ? pluralFormFor(count, unitForms) : resourceName(names, resource, grammar, count);
}

/** The short text for an amount of a resource: "3 points" for 3 action points. */
export function shortAmount(names: ResourceNames, resource: string, amount: number, grammar: Grammar): string {
  const name = nameIn(names, resource);
  return amountText(names, resource, amount, grammar, name?.short ?? name?.counted ?? name?.forms);
}

/** An amount of harm: "17 damage", "1 wound". */
export function harmAmountText(names: ResourceNames, resource: string, amount: number, grammar: Grammar): string {
  const name = nameIn(names, resource);
  return amountText(names, resource, amount, grammar, name?.harm ?? name?.counted ?? name?.forms);
}

function amountText(
  names: ResourceNames,
  resource: string,
  amount: number,
  grammar: Grammar,
  forms: PluralForms | undefined,
): string {
  return grammar.count(amount, forms ?? { other: resourceName(names, resource, grammar) });
}

function nameIn(names: ResourceNames, resource: string): ResourceName | undefined {
  const { kind } = splitResourceName(resource);
  return Object.hasOwn(names, kind) ? names[kind] : undefined;
}
