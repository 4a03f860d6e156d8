import { kindOf } from '../rules/core/resource-kind.ts';
import type { Grammar, PluralForms } from './grammar.ts';

/** How a resource is called: on its own, and so many of it. `of` where it is of something: "uses of Dodge". */
interface ResourceName {
  readonly forms: PluralForms;
  readonly of?: (name: string) => string;
  /** So many of it where little room is: "3 points". */
  readonly short?: PluralForms;
  /** What is taken of it by a blow, where that is not so many of it: "17 damage". */
  readonly harm?: PluralForms;
}

/** The names of a system's resources, by kind. */
export type ResourceNames = Readonly<Record<string, ResourceName>>;

/** A resource's name: "HP", "uses of Dodge". */
export function resourceName(names: ResourceNames, resource: string, { safe }: Grammar): string {
  const { kind, of } = kindOf(resource);
  const name = Object.hasOwn(names, kind) ? names[kind] : undefined;
  if (of !== undefined && name?.of) return name.of(safe(of));
  return name?.forms.other ?? safe(resource, 40);
}

/** So much of a resource: "17 HP", "1 wound". */
export function resourceAmount(names: ResourceNames, resource: string, amount: number, grammar: Grammar): string {
  return counted(names, resource, amount, grammar, named(names, resource)?.forms);
}

/** The same in short: "3 points". */
export function shortAmount(names: ResourceNames, resource: string, amount: number, grammar: Grammar): string {
  const name = named(names, resource);
  return counted(names, resource, amount, grammar, name?.short ?? name?.forms);
}

/** So much harm to it: "17 damage", "1 wound". */
export function harmOf(names: ResourceNames, resource: string, amount: number, grammar: Grammar): string {
  const name = named(names, resource);
  return counted(names, resource, amount, grammar, name?.harm ?? name?.forms);
}

function counted(
  names: ResourceNames,
  resource: string,
  amount: number,
  grammar: Grammar,
  forms: PluralForms | undefined,
): string {
  return grammar.count(amount, forms ?? { other: resourceName(names, resource, grammar) });
}

function named(names: ResourceNames, resource: string): ResourceName | undefined {
  const { kind } = kindOf(resource);
  return Object.hasOwn(names, kind) ? names[kind] : undefined;
}
