import { kindOf } from '../rules/core/resource-kind.ts';
import type { Grammar, PluralForms } from './grammar.ts';

/** How a resource is called: on its own, and so many of it. `of` where it is of something: "uses of Dodge". */
export interface ResourceName {
  readonly forms: PluralForms;
  readonly of?: (name: string) => string;
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
  const { kind } = kindOf(resource);
  const name = Object.hasOwn(names, kind) ? names[kind] : undefined;
  return grammar.count(amount, name?.forms ?? { other: resourceName(names, resource, grammar) });
}
