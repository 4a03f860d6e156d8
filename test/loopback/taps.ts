import { type APIComponentInLabel, ComponentType } from 'discord-api-types/v10';
import type { Modal, ModalValue } from './modal.ts';

/** How many taps a person needs to fill in a form and send it. The keys of `values` are custom ids. */
export function tapsOf({ fields }: Modal, values: ReadonlyMap<string, ModalValue>): number {
  const taps = fields.map(({ component }) => {
    const value = values.get(component.custom_id);
    return value === undefined ? 0 : changesOf(component, value);
  });
  return taps.reduce((sum, each) => sum + each, 1);
}

function changesOf(component: APIComponentInLabel, value: ModalValue): number {
  switch (component.type) {
    case ComponentType.TextInput:
      return 0;
    case ComponentType.Checkbox:
      return value === (component.default ?? false) ? 0 : 1;
    case ComponentType.FileUpload:
      return 1;
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return differenceCount(component.options, value);
    case ComponentType.StringSelect: {
      const changes = differenceCount(component.options, value);
      return changes === 0 ? 0 : changes + 1;
    }
    default:
      return 1 + (Array.isArray(value) ? value.length : 1);
  }
}

/** How many boxes a user must check or uncheck. A radio button that is already selected needs no tap. */
function differenceCount(
  options: readonly { readonly value: string; readonly label: string; readonly default?: boolean }[],
  value: ModalValue,
): number {
  const chosenValues: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isChosen = (option: (typeof options)[number]) =>
    chosenValues.includes(option.value) || chosenValues.includes(option.label);
  const isSingle = !Array.isArray(value);
  return options.filter((each) => isChosen(each) !== (each.default ?? false) && (isChosen(each) || !isSingle)).length;
}
