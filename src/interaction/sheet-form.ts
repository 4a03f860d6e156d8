import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { FORM_LIMITS } from '../embeds/limits.ts';
import { given } from '../rules/core/given.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { Character } from '../session/character.ts';
import { type Field, fieldsOf, namesIn, valueAt } from '../session/sheet-fields.ts';
import { formatField } from '../session/sheet-text.ts';
import { shorten } from '../text/markdown.ts';
import { buttons as words } from '../text/spoken.ts';
import { componentId, integer, ownCharacter } from './component.ts';

/** Longest text in a form: on one line, and on several. */
const LONGEST_LINE = 200;
const LONGEST_LINES = 4000;
/** Discord's longest word on a button. */
const LONGEST_BUTTON = 80;

/** The key under which a form asks for the character's name. No sheet has a field of that key. */
const NAME = '*name';

/** A page of a character's form. `changedAt` says which sheet it was opened for. */
export const sheetForm = componentId('sheet-form', { character: ownCharacter, page: integer, changedAt: integer });

/** One thing that a form asks for: a field, the part of it that fits a menu, or the character's name. */
export interface Input {
  readonly key: string;
  readonly label: string;
  /** Absent: the name. */
  readonly field?: Field;
  /** The entries this menu offers, where the field takes some of many. */
  readonly names?: readonly string[];
}

/** The pages of a character's form, five things on each; what is too intricate for a form comes by file. */
export function pagesOf(rules: Ruleset, sheet: object): readonly (readonly Input[])[] {
  const inputs = [...fieldsOf(rules).flatMap((field) => inputsOf(field, sheet)), { key: NAME, label: words.nameField }];
  return Array.from({ length: Math.ceil(inputs.length / FORM_LIMITS.fields) }, (_, page) =>
    inputs.slice(page * FORM_LIMITS.fields, (page + 1) * FORM_LIMITS.fields),
  );
}

/** A field that offers more than one menu holds has several: first the stock, then what only this sheet has. */
function inputsOf(field: Field, sheet: object): readonly Input[] {
  const { key, label, way, stock } = field;
  if (way === 'json') return [];
  if (way !== 'some') return [{ key, label, field }];
  const names = [...new Set([...stock.map(({ name }) => name), ...namesIn(valueAt(sheet, field.path))])];
  const menus = Math.ceil(names.length / FORM_LIMITS.entries);
  return Array.from({ length: menus }, (_, menu) => ({
    key: menus === 1 ? key : `${key}~${menu + 1}`,
    label: menus === 1 ? label : `${label} (${menu + 1} of ${menus})`,
    field,
    names: names.slice(menu * FORM_LIMITS.entries, (menu + 1) * FORM_LIMITS.entries),
  }));
}

/** What a page holds, for the button that opens it: "STR, DEX, CON, INT, WIS"; "Attributes: BOD, AGI". */
export function titleOf(page: readonly Input[]): string {
  let group: string | undefined;
  const words = page.map(({ label }) => {
    const [before, after] = label.split(': ');
    if (after === undefined || before !== group) {
      group = after === undefined ? undefined : before;
      return label;
    }
    return after;
  });
  return shorten(words.join(', '), LONGEST_BUTTON);
}

/** What stands in an input, as the character is. */
export function standing({ name, sheet }: Character, { field, names }: Input): string {
  if (!field) return name;
  if (!names) return formatField(field, sheet);
  return namesIn(valueAt(sheet, field.path))
    .filter((each) => names.includes(each))
    .join('\n');
}

/** One page of a character's form. What was written into it before and did not fit is in it again. */
export function formOf(rules: Ruleset, character: Character, page: number): APIModalInteractionResponseCallbackData {
  const { name, sheet, draft, changedAt } = character;
  const inputs = pagesOf(rules, sheet)[page] ?? [];
  const written = new Map(draft?.page === page ? Object.entries(draft.written) : []);
  return {
    custom_id: sheetForm.write({ character, page, changedAt }),
    title: shorten(`${name}: ${titleOf(inputs)}`, FORM_LIMITS.title),
    components: inputs.map((input) => labelled(input, written.get(input.key) ?? standing(character, input))),
  };
}

function labelled(input: Input, now: string): APILabelComponent {
  const { key, label, field, names } = input;
  const base = { type: ComponentType.Label, label: shorten(label, FORM_LIMITS.title) } as const;
  const hint = field?.reader.wants ?? 'a name of 1 to 40 characters';
  if (names) return { ...base, component: menu(key, names, now.split('\n'), { least: 0, most: names.length }) };
  const may = field?.reader.missing !== undefined;
  const { choices } = field?.reader ?? {};
  if (field?.way === 'one' && choices)
    return { ...base, component: menu(key, choices, [now], { least: may ? 0 : 1, most: 1 }) };
  const lines = field?.way === 'lines';
  const longest = lines ? LONGEST_LINES : LONGEST_LINE;
  const component = {
    type: ComponentType.TextInput,
    custom_id: key,
    style: lines ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required: !may,
    max_length: longest,
    ...given({ value: now === '' ? undefined : now.slice(0, longest) }),
  } as const;
  return { ...base, description: shorten(lines && field ? lineHint(field) : hint, FORM_LIMITS.hint), component };
}

/** "One a line: name, rank". */
function lineHint({ reader }: Field): string {
  const fields = Object.keys(reader.entry?.fields ?? {});
  return words.oneALine(fields.join(', '));
}

function menu(
  key: string,
  values: readonly string[],
  chosen: readonly string[],
  { least, most }: { readonly least: number; readonly most: number },
) {
  const options = values.map(
    (value): APISelectMenuOption => ({
      label: value,
      value,
      ...(chosen.some((each) => each.toLowerCase() === value.toLowerCase()) && { default: true }),
    }),
  );
  const bounds = { required: least > 0, min_values: least, max_values: most };
  return { type: ComponentType.StringSelect, custom_id: key, options, ...bounds } as const;
}
