import {
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { type Json, lengthOf } from './form.ts';
import type { Interaction } from './interaction.ts';
import { type Chosen, choose } from './select.ts';

/** What a user puts into a modal: by custom id or by label. */
export type ModalValues = Readonly<Record<string, string | readonly Chosen[]>>;

/** A form that popped up for a user. */
export class Modal {
  readonly title: string;
  readonly customId: string;
  readonly components: APIModalInteractionResponseCallbackData['components'];
  readonly interaction: Interaction;

  constructor(interaction: Interaction, data: APIModalInteractionResponseCallbackData) {
    this.interaction = interaction;
    this.title = data.title;
    this.customId = data.custom_id;
    this.components = data.components;
  }

  /** The `data` of the interaction, when it is submitted with these values. What is not named keeps what stands in it. */
  submission(values: ModalValues): Json {
    const left = new Set(Object.keys(values));
    const resolved: Record<string, object> = {};
    const take = (names: readonly string[]) => {
      const name = names.find((candidate) => left.has(candidate));
      if (name === undefined) return undefined;
      left.delete(name);
      return values[name];
    };
    let id = 0;
    const fill = (component: APITextInputComponent | APISelectMenuComponent, label: string) => {
      const value = take([component.custom_id, label]);
      const { type, custom_id } = component;
      id++;
      if (component.type === ComponentType.TextInput)
        return { type, id, custom_id, value: this.#typed(component, label, value) };
      if (typeof value === 'string') throw new Error(`${label} in ${this.title} takes a list of values`);
      const chosen = choose(component, value ?? defaults(component), this.interaction, component.required === false);
      for (const [kind, entries] of Object.entries(chosen.resolved)) resolved[kind] = { ...resolved[kind], ...entries };
      return { type, id, custom_id, values: chosen.values };
    };
    const components = this.components.map((component) => {
      const own = ++id;
      if (component.type === ComponentType.Label && isFillable(component.component)) {
        return { type: component.type, id: own, component: fill(component.component, component.label) };
      }
      if (component.type === ComponentType.ActionRow) {
        return {
          type: component.type,
          id: own,
          components: component.components.map((input) => fill(input, input.label ?? '')),
        };
      }
      return { type: component.type, id: own };
    });
    if (left.size > 0) throw new Error(`There is no ${[...left].join(', ')} in ${this.title}`);
    return { custom_id: this.customId, components, ...(Object.keys(resolved).length > 0 && { resolved }) };
  }

  #typed(input: APITextInputComponent, label: string, value: ModalValues[string] | undefined): string {
    const text = value ?? input.value ?? '';
    if (typeof text !== 'string') throw new Error(`${label} in ${this.title} takes a text`);
    const length = lengthOf(text);
    if (length === 0 && input.required === false) return text;
    const [least, most] = [Math.max(input.min_length ?? 0, input.required === false ? 0 : 1), input.max_length ?? 4000];
    if (length < least || length > most)
      throw new Error(`${label} in ${this.title} takes ${least} to ${most} characters`);
    return text;
  }
}

function isFillable(component: {
  readonly type: ComponentType;
}): component is APITextInputComponent | APISelectMenuComponent {
  return component.type >= ComponentType.StringSelect && component.type <= ComponentType.ChannelSelect;
}

function defaults(component: APISelectMenuComponent): readonly string[] {
  if (component.type !== ComponentType.StringSelect) return [];
  return component.options.filter((option) => option.default).map((option) => option.value);
}
