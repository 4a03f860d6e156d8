import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Reply } from '../interaction/reply.ts';
import { no, ok, type Result } from '../rules/core/refusal.ts';
import { t } from '../text/t.ts';
import { readOptions } from './line.ts';

/** A button or an entry of a menu: its label, and what is sent when its number is typed. */
export interface Control {
  readonly label: string;
  readonly component: string;
  /** The entry's value. Undefined for a button. */
  readonly value?: string;
}

/** An open form with its fields, by the names to type. */
export interface Form {
  readonly component: string;
  readonly title: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly id: string;
    readonly filled: string;
    /** The entries of a menu, or the checkboxes. */
    readonly choices?: readonly Choice[];
  }[];
}

/** A choice in a field: its label, and what is sent. */
interface Choice {
  readonly label: string;
  readonly value: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Everything in a tree of components that can be pressed or chosen, in order. */
export function controlsOf(reply: Reply): readonly Control[] {
  return nodes(reply.components ?? []).flatMap((node): readonly Control[] => {
    const { type, custom_id: component, label, options, style, disabled } = node;
    if (typeof component !== 'string' || disabled === true) return [];
    if (type === ComponentType.Button && style !== ButtonStyle.Link)
      return [{ label: String(label ?? '…'), component }];
    if (type !== ComponentType.StringSelect) return [];
    return nodes(options).map(({ label: entry, value }) => ({ label: String(entry), component, value: String(value) }));
  });
}

/** The form of a reply, with names for its fields. */
export function formOf({ form }: Reply): Form | undefined {
  if (!form) return undefined;
  const names = new Set<string>();
  const fields = nodes(form.components).flatMap((node) => {
    if (node.component === undefined) return [];
    const [label, field] = [String(node.label), node.component as Json];
    const options = nodes(field.options);
    const chosen = options.filter((each) => each.default === true).map(({ value }) => String(value));
    const choices = options.map((each) => ({ label: String(each.label), value: String(each.value) }));
    return {
      name: newName(label, names),
      label,
      id: String(field.custom_id),
      filled: typeof field.value === 'string' ? field.value : chosen.join('\n'),
      ...(choices.length > 0 && { choices }),
    };
  });
  return { component: form.custom_id, title: form.title, fields };
}

/** What is sent for the typed numbers: a button, or entries of a menu. */
export function chosenOf(
  controls: readonly Control[],
  numbers: readonly number[],
): Result<{ readonly component: string; readonly chosen: readonly string[] }, string> {
  if (controls.length === 0) return no(t('terminal-nothing-to-choose'));
  const found = numbers.flatMap((number) => controls[number - 1] ?? []);
  const [first] = found;
  if (!first || found.length < numbers.length) return no(t('terminal-number-range', { last: controls.length }));
  if (found.some(({ component }) => component !== first.component)) return no(t('terminal-several-menus'));
  return ok({ component: first.component, chosen: found.flatMap(({ value }) => value ?? []) });
}

/**
 * What is sent for a form that was filled in as `/form name:value other:"another value" ticked:first; second`. Fields
 * that aren't typed keep their values.
 */
export function filledIn(form: Form, written: string): Result<ReadonlyMap<string, string>, string> {
  const options = form.fields.map(
    ({ name, label }): APIApplicationCommandBasicOption => ({
      type: ApplicationCommandOptionType.String,
      name,
      description: label,
      required: false,
    }),
  );
  const read = readOptions(written, options);
  if (!read.ok) return read;
  return ok(
    new Map(
      form.fields.map(({ name, id, filled, choices }) => {
        const typed = read.value.get(name);
        return [id, typed === undefined ? filled : choices ? chosenIn(choices, String(typed)) : String(typed)];
      }),
    ),
  );
}

/** The values of the named entries, one on each line. Unknown names stay as typed, and the handler refuses them. */
function chosenIn(choices: readonly Choice[], input: string): string {
  const named = input.split(';').map((each) => each.trim());
  const values = named.map(
    (name) => choices.find(({ label }) => label.toLowerCase() === name.toLowerCase())?.value ?? name,
  );
  return values.filter((value) => value !== '').join('\n');
}

/** Every component that has a custom id or contains a field, in rows, sections and containers. */
function nodes(components: unknown): readonly Json[] {
  if (!Array.isArray(components)) return [];
  return components.flatMap((each: unknown): readonly Json[] => {
    if (typeof each !== 'object' || each === null) return [];
    const node = each as Json;
    return [node, ...nodes(node.components), ...nodes(node.accessory === undefined ? [] : [node.accessory])];
  });
}

/** A unique lower-case name for a field of the form. */
function newName(label: string, usedNames: Set<string>): string {
  const word =
    label
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('_')
      .slice(0, 24) ?? 'field';
  let name = word;
  for (let letter = 0; usedNames.has(name); letter++) name = `${word}_${'abcdefghij'[letter] ?? 'z'.repeat(letter)}`;
  usedNames.add(name);
  return name;
}
