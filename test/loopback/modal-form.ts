import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { checkCustomId, checkOptions, checkRange, checkSelect } from './component-form.ts';
import { SELECT_TYPES } from './components.ts';
import type { Field } from './form.ts';

/** Checks a form that pops up. */
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
  const { TextInput, FileUpload, RadioGroup, CheckboxGroup, Checkbox } = ComponentType;
  if (!component.get('type').oneOf([TextInput, FileUpload, RadioGroup, CheckboxGroup, Checkbox, ...SELECT_TYPES]))
    return;
  switch (component.get('type').value) {
    case TextInput:
      checkTextInput(component, customIds);
      if (!component.get('label').absent)
        component.get('label').complain('BASE_TYPE_BAD_VALUE', 'A text input in a label has no label of its own');
      break;
    case FileUpload:
      checkCustomId(component, customIds);
      checkRange(component, { most: 10, otherwise: 1, inModal: 'in a modal' });
      break;
    case RadioGroup:
      checkCustomId(component, customIds);
      component.get('required').flag();
      checkOptions(component.get('options'), { least: 1, most: 1 }, 10, 2);
      break;
    case CheckboxGroup: {
      checkCustomId(component, customIds);
      const optionCount = component.get('options').list().length;
      const range = checkRange(component, { most: 10, otherwise: optionCount, inModal: 'in a modal' });
      checkOptions(component.get('options'), range, 10);
      break;
    }
    case Checkbox:
      checkCustomId(component, customIds);
      component.get('default').flag();
      break;
    default:
      checkSelect(component, customIds, 'in a modal');
  }
}

function checkTextInput(input: Field, customIds: Set<unknown>): void {
  checkCustomId(input, customIds);
  input.get('style').oneOf([TextInputStyle.Short, TextInputStyle.Paragraph]);
  input.get('required').flag();
  input.get('placeholder').text({ max: 100 });
  const min = input.get('min_length').whole({ min: 0, max: 4000 }) ?? 0;
  const max = input.get('max_length').whole({ min: 1, max: 4000 }) ?? 4000;
  if (min > max) input.get('min_length').complain('NUMBER_TYPE_MAX', `Value should be less than or equal to ${max}.`);
  if (input.get('value').value !== '') input.get('value').text({ min, max });
}
