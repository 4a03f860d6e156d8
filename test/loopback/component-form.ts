import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { SELECT_TYPES } from './components.ts';
import type { Field } from './form.ts';

/** Checks the rows of buttons and select menus in a message. */
export function checkRows(rows: Field): void {
  const customIds = new Set<unknown>();
  for (const row of rows.list({ max: 5 })) {
    if (row.object({ required: true }) && row.get('type').oneOf([ComponentType.ActionRow])) checkRow(row, customIds);
  }
}

/** Checks a row, which has either buttons or one select menu. Returns its components. */
export function checkRow(row: Field, customIds: Set<unknown>): readonly Field[] {
  const components = row.get('components').list({ min: 1, max: 5, required: true });
  const hasSelect = components.some((component) => SELECT_TYPES.some((type) => type === component.get('type').value));
  if (hasSelect && components.length > 1) {
    row
      .get('components')
      .complain('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
  }
  for (const component of components) {
    if (!component.get('type').oneOf([ComponentType.Button, ...SELECT_TYPES])) continue;
    if (component.get('type').value === ComponentType.Button) checkButton(component, customIds);
    else checkSelect(component, customIds);
  }
  return components;
}

/** Checks a button. Its custom id must differ from those in `customIds`, the earlier ones in the same message. */
export function checkButton(button: Field, customIds: Set<unknown>): void {
  const styles = [
    ButtonStyle.Primary,
    ButtonStyle.Secondary,
    ButtonStyle.Success,
    ButtonStyle.Danger,
    ButtonStyle.Link,
  ];
  if (!button.get('style').oneOf(styles)) return;
  button.get('disabled').flag();
  if (button.get('emoji').absent) button.get('label').text({ min: 1, max: 80, required: true });
  else button.get('label').text({ max: 80 });
  checkEmoji(button.get('emoji'));
  if (button.get('style').value !== ButtonStyle.Link) {
    checkCustomId(button, customIds);
    return;
  }
  button.get('url').text({ min: 1, max: 512, required: true });
  if (!button.get('custom_id').absent) {
    button.complain('BUTTON_COMPONENT_CUSTOM_ID_AND_URL', 'A custom id and url cannot both be specified');
  }
}

/** Checks a select menu, in a message or in a modal. */
export function checkSelect(select: Field, customIds: Set<unknown>, inModal?: 'in a modal'): void {
  checkCustomId(select, customIds);
  select.get('placeholder').text({ max: 150 });
  select.get('disabled').flag();
  if (inModal && select.get('disabled').value === true) {
    select.get('disabled').complain('BASE_TYPE_BAD_VALUE', 'A select in a modal cannot be disabled');
  }
  const range = checkRange(select, { most: 25, otherwise: 1, ...(inModal && { inModal }) });
  if (select.get('type').value === ComponentType.StringSelect) checkOptions(select.get('options'), range, 25);
  else checkDefaults(select, range);
}

/** The minimum and maximum number of entries that a user can choose. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * Checks `min_values` and `max_values`, which must not exceed `most`. If `max_values` is missing, `otherwise` is the
 * maximum in the result.
 */
export function checkRange(
  field: Field,
  { most, otherwise, inModal }: { readonly most: number; readonly otherwise: number; readonly inModal?: 'in a modal' },
): Range {
  const min = field.get('min_values').whole({ min: 0, max: most }) ?? 1;
  const max = field.get('max_values').whole({ min: 1, max: most }) ?? otherwise;
  if (min > max) field.get('min_values').complain('NUMBER_TYPE_MAX', `Value should be less than or equal to ${max}.`);
  field.get('required').flag();
  if (inModal && min === 0 && field.get('required').value !== false)
    field.get('min_values').complain('NUMBER_TYPE_MIN', 'A required component takes at least one value');
  return { least: min, most: max };
}

/**
 * Checks the options of a menu. There must be `minCount` to `maxCount` of them, and at least as many as a user may
 * choose.
 */
export function checkOptions(options: Field, { least, most }: Range, maxCount: number, minCount = 1): void {
  const values = new Set<unknown>();
  const list = options.list({ min: minCount, max: maxCount, required: true });
  for (const option of list) {
    if (!option.object({ required: true })) continue;
    option.get('label').text({ min: 1, max: 100, required: true });
    const value = option.get('value').text({ min: 1, max: 100, required: true });
    option.get('description').text({ max: 100 });
    checkEmoji(option.get('emoji'));
    if (values.has(value)) {
      const message = 'The specified option value is already used';
      option.get('value').complain('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message);
    }
    values.add(value);
  }
  if (list.length < least || (list.length < most && list.length > 0)) {
    options.complain('BASE_TYPE_BAD_LENGTH', `Must be between ${Math.max(least, most)} and ${maxCount} in length.`);
  }
  if (list.filter((option) => option.get('default').flag()).length > most) {
    options.complain(
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'More default values are selected than max_values allows',
    );
  }
}

/** Checks the users, roles or channels that are chosen by default. */
function checkDefaults(select: Field, { least, most }: Range): void {
  const kinds = {
    [ComponentType.UserSelect]: ['user'],
    [ComponentType.RoleSelect]: ['role'],
    [ComponentType.ChannelSelect]: ['channel'],
  };
  const allowedTypes = Object.entries(kinds).find(([type]) => Number(type) === select.get('type').value)?.[1] ?? [
    'user',
    'role',
  ];
  const defaults = select.get('default_values');
  const list = defaults.list();
  for (const each of list) {
    each.get('id').text({ min: 1, required: true });
    each.get('type').oneOf(allowedTypes);
  }
  if (list.length > 0 && (list.length < least || list.length > most))
    defaults.complain('BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);
}

function checkEmoji(emoji: Field): void {
  if (!emoji.object()) return;
  if (emoji.get('id').absent && !emoji.get('name').text()) {
    emoji.get('name').complain('BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  }
}

/** Checks that no other component of the same message or modal has this custom id. */
export function checkCustomId(component: Field, customIds: Set<unknown>): void {
  const field = component.get('custom_id');
  field.text({ min: 1, max: 100, required: true });
  if (customIds.has(field.value)) {
    field.complain('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  if (!field.absent) customIds.add(field.value);
}
