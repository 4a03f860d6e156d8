import { kindOf } from '../rules/core/resource-kind.ts';

/** What a language has for all texts: names made safe, lists, percentages, plurals. */
export interface Grammar {
  /** What players or content named, safe to show. */
  readonly safe: (text: string, longest?: number) => string;
  readonly list: (names: readonly string[]) => string;
  /** "a", "a and b", "a, b and c". At most `most` are named, the rest counted. */
  readonly and: (names: readonly string[], most?: number) => string;
  /** The same with "or". */
  readonly or: (names: readonly string[], most?: number) => string;
  /** A user as Discord shows one. Whether it pings is decided where the message is sent. */
  readonly mention: (user: string) => string;
  readonly percent: (value: number) => string;
  /** "1 net hit", "3 net hits": the number and the form that goes with it. */
  readonly count: (value: number, forms: PluralForms) => string;
}

/** The forms of a noun that a language tells apart; English has two. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

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
