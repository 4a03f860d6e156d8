// Forms and their fields, within Discord's limits.

import type {
  APILabelComponent,
  APIModalInteractionResponseCallbackData,
  APISelectMenuOption,
} from 'discord-api-types/v10';
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { FORM_LIMITS, MENU_LIMITS } from '../embeds/limits.ts';
import { given } from '../rules/core/given.ts';
import { shorten } from '../text/t.ts';

/** The maximum number of checkboxes or radio buttons in a field. If there are more, the field is a menu. */
const MAX_CHECKBOXES = 10;

/** A field's label, and the hint below it. */
interface FieldLabel {
  readonly label: string;
  readonly hint?: string;
}

/** A form with a title and fields. Fields after the fifth are left out. */
export function formOf(
  id: string,
  title: string,
  fields: readonly APILabelComponent[],
): APIModalInteractionResponseCallbackData {
  return { custom_id: id, title: shorten(title, FORM_LIMITS.title), components: fields.slice(0, FORM_LIMITS.fields) };
}

/** A text field with one line or several. */
export function textField(
  id: string,
  fieldLabel: FieldLabel,
  text: {
    readonly required: boolean;
    readonly longest: number;
    readonly value?: string;
    readonly example?: string;
    readonly lines?: true;
  },
): APILabelComponent {
  const { required: isRequired, longest, value, example, lines } = text;
  return labeledField(fieldLabel, {
    type: ComponentType.TextInput,
    custom_id: id,
    style: lines ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required: isRequired,
    max_length: longest,
    ...given({ value, placeholder: example }),
  });
}

/**
 * A menu for choosing one entry. If `isRequired` is false, users can also choose none. Without entries, there is no
 * field.
 */
export function menuField(
  id: string,
  fieldLabel: FieldLabel,
  entries: readonly APISelectMenuOption[],
  isRequired: boolean,
): readonly APILabelComponent[] {
  if (entries.length === 0) return [];
  const bounds = { required: isRequired, min_values: isRequired ? 1 : 0, max_values: 1 };
  const options = entries.slice(0, MENU_LIMITS.entries);
  return [labeledField(fieldLabel, { type: ComponentType.StringSelect, custom_id: id, options, ...bounds })];
}

/**
 * Checkboxes, at least `min` of which must be checked. If there are too many, a menu replaces them. Without entries,
 * there is no field.
 */
export function checkboxField(
  id: string,
  fieldLabel: FieldLabel,
  checkboxes: readonly APISelectMenuOption[],
  min = 0,
): readonly APILabelComponent[] {
  if (checkboxes.length === 0) return [];
  const options = checkboxes.slice(0, MENU_LIMITS.entries);
  const bounds = { required: min > 0, min_values: min, max_values: options.length };
  const componentType = options.length > MAX_CHECKBOXES ? ComponentType.StringSelect : ComponentType.CheckboxGroup;
  return [labeledField(fieldLabel, { type: componentType, custom_id: id, options, ...bounds })];
}

/** Radio buttons. If there are too many, a menu replaces them. With fewer than two, there is no field. */
export function radioField(
  id: string,
  fieldLabel: FieldLabel,
  lines: readonly APISelectMenuOption[],
): readonly APILabelComponent[] {
  if (lines.length < 2) return [];
  if (lines.length > MAX_CHECKBOXES) return menuField(id, fieldLabel, lines, true);
  return [
    labeledField(fieldLabel, { type: ComponentType.RadioGroup, custom_id: id, options: [...lines], required: true }),
  ];
}

/** A menu for choosing a member of the server. Users can also choose no one. */
export function memberField(id: string, fieldLabel: FieldLabel): APILabelComponent {
  return labeledField(fieldLabel, {
    type: ComponentType.UserSelect,
    custom_id: id,
    required: false,
    min_values: 0,
    max_values: 1,
  });
}

function labeledField({ label, hint }: FieldLabel, component: APILabelComponent['component']): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: shorten(label, FORM_LIMITS.title),
    ...given({ description: hint && shorten(hint, FORM_LIMITS.hint) }),
    component,
  };
}
