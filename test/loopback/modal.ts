import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { attach, attachmentPayload, type Upload } from './attachment.ts';
import { type Json, lengthOf } from './form.ts';
import type { Interaction } from './interaction.ts';
import type { Platform } from './platform.ts';
import { type Chosen, choose, note, type Resolved } from './select.ts';

/**
 * A user's value for a field: a text or the choice of a radio button, the state of a checkbox, or chosen entries or
 * files.
 */
export type ModalValue = string | boolean | readonly (Chosen | Upload)[];

/** A user's values for a modal, by custom id or label. */
export type ModalValues = Readonly<Record<string, ModalValue>>;

/** A form that opened for a user. */
export class Modal {
  readonly title: string;
  readonly customId: string;
  readonly components: APIModalInteractionResponseCallbackData['components'];
  readonly interaction: Interaction;
  readonly #platform: Platform;

  constructor(platform: Platform, interaction: Interaction, data: APIModalInteractionResponseCallbackData) {
    this.#platform = platform;
    this.interaction = interaction;
    this.title = data.title;
    this.customId = data.custom_id;
    this.components = data.components;
  }

  /** The components that can be filled in, with their labels. */
  get fields(): readonly { readonly label: string; readonly component: APIComponentInLabel }[] {
    return this.components.flatMap((each) => {
      if (each.type === ComponentType.Label) return [{ label: each.label, component: each.component }];
      if (each.type !== ComponentType.ActionRow) return [];
      return each.components.map((component) => ({ label: component.label ?? '', component }));
    });
  }

  /** The `data` of the interaction when the form is sent with these values. Other fields keep their values. */
  submission(values: ModalValues): Json {
    const unusedLabels = new Set(Object.keys(values));
    const resolved: Resolved = {};
    let id = 0;
    const fill = (component: APIComponentInLabel, label: string) => {
      const name = [component.custom_id, label].find((candidate) => unusedLabels.has(candidate));
      if (name !== undefined) unusedLabels.delete(name);
      const { type, custom_id } = component;
      return {
        type,
        id: ++id,
        custom_id,
        ...this.#filled(component, label, name === undefined ? undefined : values[name], resolved),
      };
    };
    const components = this.components.map((each) => {
      const ownId = ++id;
      if (each.type === ComponentType.Label)
        return { type: each.type, id: ownId, component: fill(each.component, each.label) };
      if (each.type !== ComponentType.ActionRow) return { type: each.type, id: ownId };
      return { type: each.type, id: ownId, components: each.components.map((input) => fill(input, input.label ?? '')) };
    });
    if (unusedLabels.size > 0) throw new Error(`There is no ${[...unusedLabels].join(', ')} in ${this.title}`);
    return { custom_id: this.customId, components, ...(Object.keys(resolved).length > 0 && { resolved }) };
  }

  /** A field as Discord's client would send it. Throws if the client wouldn't allow the value. */
  #filled(component: APIComponentInLabel, label: string, value: ModalValue | undefined, resolved: Resolved): Json {
    const place = `${label} in ${this.title}`;
    switch (component.type) {
      case ComponentType.TextInput:
        return { value: typedText(component, place, value) };
      case ComponentType.Checkbox:
        if (value !== undefined && typeof value !== 'boolean') throw new Error(`${place} takes yes or no`);
        return { value: value ?? component.default ?? false };
      case ComponentType.RadioGroup: {
        const chosenFiles =
          typeof value === 'string' ? [value] : value === undefined ? defaultValues(component.options) : value;
        if (!Array.isArray(chosenFiles)) throw new Error(`${place} takes one of its options`);
        const range = { most: 1, least: component.required === false ? 0 : 1 };
        return { value: chosenAmong(component.options, chosenFiles, range, place)[0] ?? null };
      }
      case ComponentType.CheckboxGroup: {
        const { options, required, min_values: min = 1, max_values: max = options.length } = component;
        const chosenList = listValue(value, place) ?? defaultValues(options);
        return {
          values: chosenAmong(options, chosenList, { least: required === false ? 0 : min, most: max }, place),
        };
      }
      case ComponentType.FileUpload: {
        const { required, min_values = 1, max_values: limit = 1 } = component;
        const files = (listValue(value, place) ?? []).filter(isUpload);
        const minimum = required === false ? 0 : min_values;
        if (files.length < minimum || files.length > limit)
          throw new Error(`${place} takes ${minimum} to ${limit} files`);
        const attached = files.map((file) => attach(this.#platform, this.interaction.channel.id, file));
        for (const each of attached) note(resolved, each.id, { attachments: attachmentPayload(each) });
        return { values: attached.map(({ id }) => id) };
      }
      default: {
        const chosenValues = listValue(value, place)?.filter((each): each is Chosen => !isUpload(each));
        const isOptional = component.required === false;
        const chosenOptions = choose(component, chosenValues ?? defaults(component), this.interaction, isOptional);
        for (const [kind, entries] of Object.entries(chosenOptions.resolved))
          resolved[kind] = { ...resolved[kind], ...entries };
        return { values: chosenOptions.values };
      }
    }
  }
}

function typedText(input: APITextInputComponent, where: string, value: ModalValue | undefined): string {
  const text = value ?? input.value ?? '';
  if (typeof text !== 'string') throw new Error(`${where} takes a text`);
  const length = lengthOf(text);
  if (length === 0 && input.required === false) return text;
  const [min, max] = [Math.max(input.min_length ?? 0, input.required === false ? 0 : 1), input.max_length ?? 4000];
  if (length < min || length > max) throw new Error(`${where} takes ${min} to ${max} characters`);
  return text;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly default?: boolean;
}

/** Finds options by their labels or values, and returns their values. */
function chosenAmong(
  options: readonly Option[],
  chosen: readonly unknown[],
  { least, most }: { readonly least: number; readonly most: number },
  where: string,
): readonly string[] {
  if (chosen.length < least || chosen.length > most)
    throw new Error(`${where} takes ${least} to ${most} values, not ${chosen.length}`);
  return chosen.map((one) => {
    const option = options.find(({ value, label }) => value === one || label === one);
    if (!option) throw new Error(`${where} has no option ${one}: ${options.map(({ label }) => label).join(', ')}`);
    return option.value;
  });
}

function listValue(value: ModalValue | undefined, where: string) {
  if (typeof value === 'string' || typeof value === 'boolean') throw new Error(`${where} takes a list of values`);
  return value;
}

function isUpload(value: Chosen | Upload): value is Upload {
  return typeof value === 'object' && 'content' in value;
}

function defaultValues(options: readonly Option[]): readonly string[] {
  return options.filter((option) => option.default).map(({ value }) => value);
}

function defaults(component: APISelectMenuComponent): readonly string[] {
  if (component.type === ComponentType.StringSelect) return defaultValues(component.options);
  return (component.default_values ?? []).map(({ id }) => id);
}
