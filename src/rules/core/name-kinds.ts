/**
 * The kinds of things that a book names, as in the ids of messages: `ember-name-skill-stealth`. A `thing` is listed by
 * name on a sheet, such as a weapon, armor or a spell. An `option` is a choice in the rules: a manner, an answer, a rest.
 */
export const NAME_KINDS = [
  'action',
  'condition',
  'thing',
  'skill',
  'archetype',
  'setting',
  'field',
  'option',
  'note',
] as const;

/** A kind of thing that a book names, from `NAME_KINDS`. */
export type NameKind = (typeof NAME_KINDS)[number];
