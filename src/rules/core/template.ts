// Lets a system declare weaker and stronger variants of a creature, and names creatures after their variants.

/** The names of a creature's weaker and stronger variants. */
export const TEMPLATE_NAMES = ['weak', 'young', 'elite', 'boss'] as const;
/** A variant of a creature. */
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/**
 * How a number of a sheet changes. It stays within its field's limits and never falls below `least`. A number below
 * `from` doesn't change. By default `from` is 1, because 0 means that the creature lacks something.
 */
export type FieldChange =
  | { readonly add: number; readonly least?: number; readonly from?: number }
  /**
   * The change in percent: −50 turns 10 into 5, and 50 turns 10 into 15. The result is rounded away from the old value,
   * so that the number always changes. (`MathStep.percent` means something else: there, 50 turns 10 into 5.)
   */
  | { readonly percent: number; readonly least?: number; readonly from?: number }
  /** Steps along a list, by default the field's choices. A value that isn't on the list doesn't change. */
  | { readonly steps: number; readonly along?: readonly (string | number)[] }
  | { readonly becomes: boolean };

/** A change to one or several fields, with its source. */
export interface TemplateChange {
  /** The fields by their keys. `*` stands for each entry of a list: "skills.*.rank". */
  readonly fields: readonly string[];
  readonly by: FieldChange;
  /**
   * Where the change comes from: the heading in the book, or a text such as "chosen: half". If the system explains this
   * source in its `templates` texts, that text is shown instead.
   */
  readonly source: string;
}

/** The changes that make one variant, in the order in which they are applied. */
export type Template = readonly TemplateChange[];
/** The templates of a system. It must have one for each variant. */
export type Templates = Readonly<Record<TemplateName, Template>>;

/** How Fray named a combatant: the book's entry, how its sheet was changed, and its number. */
export interface BookName {
  readonly entry: string;
  /**
   * True if the entry comes from a character or a pack and not from the book, so it has the same name in every
   * language.
   */
  readonly own?: true;
  /** How the combatant differs from the book's entry: its template, or whether it is weaker or stronger. */
  readonly variant?: TemplateName | 'weaker' | 'stronger';
  /** The combatant's number among those with the same name. Undefined: it has no number. */
  readonly number?: number;
}
