import { ButtonStyle, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Field } from './form.ts';

const SELECTS = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

/** The rows of buttons and selects under a message. */
export function checkRows(rows: Field): void {
  const customIds = new Set<unknown>();
  for (const row of rows.list({ max: 5 })) {
    if (!row.object({ required: true }) || !row.get('type').oneOf([ComponentType.ActionRow])) continue;
    const components = row.get('components').list({ min: 1, max: 5, required: true });
    const select = components.some((component) => SELECTS.some((type) => type === component.get('type').value));
    if (select && components.length > 1) {
      row
        .get('components')
        .complain('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
    }
    for (const component of components) {
      if (!component.get('type').oneOf([ComponentType.Button, ...SELECTS])) continue;
      if (component.get('type').value === ComponentType.Button) checkButton(component, customIds);
      else checkSelect(component, customIds);
    }
  }
}

/** A form that pops up. */
export function checkModal(modal: Field): void {
  if (!modal.object({ required: true })) return;
  modal.get('title').text({ min: 1, max: 45, required: true });
  modal.get('custom_id').text({ min: 1, max: 100, required: true });
  const customIds = new Set<unknown>();
  for (const component of modal.get('components').list({ min: 1, max: 5, required: true })) {
    if (!component.get('type').oneOf([ComponentType.ActionRow, ComponentType.TextDisplay, ComponentType.Label]))
      continue;
    switch (component.get('type').value) {
      case ComponentType.TextDisplay:
        component.get('content').text({ min: 1, max: 4000, required: true });
        break;
      case ComponentType.Label:
        checkLabel(component, customIds);
        break;
      default:
        for (const input of component.get('components').list({ min: 1, max: 1, required: true })) {
          if (!input.get('type').oneOf([ComponentType.TextInput])) continue;
          input.get('label').text({ min: 1, max: 45, required: true });
          checkTextInput(input, customIds);
        }
    }
  }
}

function checkLabel(label: Field, customIds: Set<unknown>): void {
  label.get('label').text({ min: 1, max: 45, required: true });
  label.get('description').text({ max: 100 });
  const component = label.get('component');
  if (!component.object({ required: true })) return;
  if (!component.get('type').oneOf([ComponentType.TextInput, ...SELECTS])) return;
  if (component.get('type').value !== ComponentType.TextInput) {
    checkSelect(component, customIds, 'in a modal');
    return;
  }
  checkTextInput(component, customIds);
  if (!component.get('label').absent) {
    component.get('label').complain('BASE_TYPE_BAD_VALUE', 'A text input in a label has no label of its own');
  }
}

function checkTextInput(input: Field, customIds: Set<unknown>): void {
  checkCustomId(input, customIds);
  input.get('style').oneOf([TextInputStyle.Short, TextInputStyle.Paragraph]);
  input.get('required').flag();
  input.get('placeholder').text({ max: 100 });
  const least = input.get('min_length').whole({ min: 0, max: 4000 }) ?? 0;
  const most = input.get('max_length').whole({ min: 1, max: 4000 }) ?? 4000;
  if (least > most)
    input.get('min_length').complain('NUMBER_TYPE_MAX', `Value should be less than or equal to ${most}.`);
  if (input.get('value').value !== '') input.get('value').text({ min: least, max: most });
}

function checkButton(button: Field, customIds: Set<unknown>): void {
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

function checkSelect(select: Field, customIds: Set<unknown>, inModal?: 'in a modal'): void {
  checkCustomId(select, customIds);
  select.get('placeholder').text({ max: 150 });
  select.get('disabled').flag();
  if (inModal && select.get('disabled').value === true) {
    select.get('disabled').complain('BASE_TYPE_BAD_VALUE', 'A select in a modal cannot be disabled');
  }
  const least = select.get('min_values').whole({ min: 0, max: 25 }) ?? 1;
  const most = select.get('max_values').whole({ min: 1, max: 25 }) ?? 1;
  if (least > most)
    select.get('min_values').complain('NUMBER_TYPE_MAX', `Value should be less than or equal to ${most}.`);
  if (select.get('type').value === ComponentType.StringSelect) checkOptions(select.get('options'), least, most);
}

function checkOptions(options: Field, least: number, most: number): void {
  const values = new Set<unknown>();
  const list = options.list({ min: 1, max: 25, required: true });
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
    options.complain('BASE_TYPE_BAD_LENGTH', `Must be between ${Math.max(least, most)} and 25 in length.`);
  }
  if (list.filter((option) => option.get('default').flag()).length > most) {
    options.complain(
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'More default values are selected than max_values allows',
    );
  }
}

function checkEmoji(emoji: Field): void {
  if (!emoji.object()) return;
  if (emoji.get('id').absent && !emoji.get('name').text()) {
    emoji.get('name').complain('BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  }
}

function checkCustomId(component: Field, customIds: Set<unknown>): void {
  const field = component.get('custom_id');
  field.text({ min: 1, max: 100, required: true });
  if (customIds.has(field.value)) {
    field.complain('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  if (!field.absent) customIds.add(field.value);
}
