// How a system declares weaker and stronger variants of a creature.

export const TEMPLATE_NAMES = ['weak', 'young', 'elite', 'boss'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/**
 * How a number of a sheet changes. It stays within the limits of its field, and isn't lowered below `least`. Numbers
 * below `from` don't change; it is 1 unless given, because a 0 says that the creature lacks something.
 */
export type Amount =
  | { readonly add: number; readonly least?: number; readonly from?: number }
  /** Rounded away from what it was, so that it always changes. */
  | { readonly percent: number; readonly least?: number; readonly from?: number }
  /** Steps along a list: the field's own choices unless given. What isn't on the list stays. */
  | { readonly steps: number; readonly along?: readonly (string | number)[] }
  | { readonly becomes: boolean };

/** A change of one or several fields, with its reason. */
export interface TemplateChange {
  /** The fields by their keys. `*` stands for each entry of a list: “skills.*.rank”. */
  readonly fields: readonly string[];
  readonly by: Amount;
  /** Where its figure comes from: the book's heading, or "chosen" and why. */
  readonly source: string;
}

export type Template = readonly TemplateChange[];
export type Templates = Readonly<Record<TemplateName, Template>>;
