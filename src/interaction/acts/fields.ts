import { type APILabelComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { given } from '../../rules/core/given.ts';
import { shorten } from '../../text/markdown.ts';

/** Discord’s longest label of a field, and longest entry. */
const LONGEST_LABEL = 45;
const LONGEST_ENTRY = 100;
/** Entries beyond which boxes and radio buttons are a menu, and most of that. */
const MOST_BOXES = 10;
const MOST_ENTRIES = 25;
/** The longest text of a player’s own. */
const LONGEST_WORDS = 300;

/** What can be chosen in a field of a form. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  /** It is chosen where nobody chooses. */
  readonly usual: boolean;
}

/** One of these, as radio buttons, or as a menu where there are many. Of one alone nothing is asked. */
export function oneOf(id: string, label: string, entries: readonly Entry[]): readonly APILabelComponent[] {
  if (entries.length < 2) return [];
  const options = optionsOf(entries);
  const component =
    entries.length > MOST_BOXES
      ? ({ type: ComponentType.StringSelect, custom_id: id, options, required: true } as const)
      : ({ type: ComponentType.RadioGroup, custom_id: id, options, required: true } as const);
  return [{ type: ComponentType.Label, label: shorten(label, LONGEST_LABEL), component }];
}

/** At least so many of these, as boxes, or as a menu where there are many. */
export function someOf(
  id: string,
  label: string,
  entries: readonly Entry[],
  least: number,
  hint?: string,
): readonly APILabelComponent[] {
  if (entries.length === 0) return [];
  const options = optionsOf(entries);
  const bounds = { min_values: least, max_values: options.length, required: least > 0 };
  const component =
    entries.length > MOST_BOXES
      ? ({ type: ComponentType.StringSelect, custom_id: id, options, ...bounds } as const)
      : ({ type: ComponentType.CheckboxGroup, custom_id: id, options, ...bounds } as const);
  return [
    {
      type: ComponentType.Label,
      label: shorten(label, LONGEST_LABEL),
      ...given({ description: hint === undefined ? undefined : shorten(hint, LONGEST_ENTRY) }),
      component,
    },
  ];
}

/** Words of a player’s own. */
export function ownWords(id: string, label: string, placeholder: string, required: boolean): APILabelComponent {
  const style = TextInputStyle.Short;
  const component = {
    type: ComponentType.TextInput,
    custom_id: id,
    style,
    placeholder,
    required,
    max_length: LONGEST_WORDS,
  } as const;
  return { type: ComponentType.Label, label: shorten(label, LONGEST_LABEL), component };
}

function optionsOf(entries: readonly Entry[]) {
  return entries.slice(0, MOST_ENTRIES).map(({ label, value, description, usual }) => ({
    label: shorten(label, LONGEST_ENTRY),
    value,
    ...given({ description: description && shorten(description, LONGEST_ENTRY), default: usual || undefined }),
  }));
}
