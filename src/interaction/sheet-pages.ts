// The sheet of a character or creature as the pages of a form, and how submitted pages are read.

import type { APILabelComponent } from 'discord-api-types/v10';
import { BUTTON_LIMITS, FORM_LIMITS, MENU_LIMITS } from '../embeds/limits.ts';
import { given } from '../rules/core/given.ts';
import { MAX_NAME_LENGTH } from '../rules/core/names.ts';
import type { NameKind, Ruleset } from '../rules/core/ruleset.ts';
import type { Problem } from '../rules/core/schema.ts';
import { namesIn, type SheetField, valueAt, withValue } from '../rules/core/sheet-fields.ts';
import { formatField, mayListBeEmpty, parseField } from '../session/sheet-text.ts';
import { expectationText } from '../text/expectations.ts';
import { entryFieldName, nameOf, valueName } from '../text/names.ts';
import { and, capital, labelInSentence, shorten, t } from '../text/t.ts';
import { checkboxField, menuField, textField } from './forms.ts';
import { inputWithIds, labeledFields, localizedValue } from './options/fields.ts';
import * as panel from './panel.ts';

/** A sheet with its character's or creature's name. */
export interface NamedSheet {
  readonly name: string;
  readonly sheet: object;
}

/**
 * The name and the sheet after a page was submitted. The sheet isn't checked yet. Inputs that can't be understood are
 * added to `problems`.
 */
export function filledSheet(
  rules: Ruleset,
  { name: before, sheet: empty }: NamedSheet,
  inputs: readonly SheetInput[],
  typedValues: ReadonlyMap<string, string>,
  problems: Problem[],
): NamedSheet {
  let [name, sheet] = [before, empty];
  for (const { key, field, names, words } of inputs) {
    const input = typedValues.get(key);
    if (input === undefined) continue;
    if (!field) name = input;
    else if (names) sheet = withValue(sheet, field.path, withChosenNames(field, sheet, names, input, problems));
    else if (words) sheet = withValue(sheet, field.path, chosenWordsIn(input, words));
    else sheet = withValue(sheet, field.path, parseField(field, sheet, inputWithIds(rules, field, input), problems));
  }
  return { name, sheet };
}

/** The words that the user chose. Undefined if none were chosen. */
function chosenWordsIn(input: string, words: readonly string[]): readonly string[] | undefined {
  const chosenWords = words.filter((word) => input.split('\n').includes(word));
  return chosenWords.length === 0 ? undefined : chosenWords;
}

/** The field's new values: those chosen in the menu, and the current values that the menu doesn't offer. */
function withChosenNames(
  field: SheetField,
  sheet: object,
  names: readonly string[],
  input: string,
  problems: Problem[],
): unknown {
  const chosenNames = input.split('\n').filter((name) => names.includes(name));
  const currentNames = namesIn(valueAt(sheet, field.path));
  const remainingNames = currentNames.filter((name) => chosenNames.includes(name) || !names.includes(name));
  const newNames = chosenNames.filter((name) => !currentNames.includes(name));
  return parseField(field, sheet, [...remainingNames, ...newNames].join('\n'), problems);
}

/** The maximum length of a text on one line of a form, in characters. */
const MAX_INPUT_LINE_LENGTH = 200;
/** The maximum length of a text with several lines in a form, in characters. */
const MAX_LINES_LENGTH = 4000;

/** The form's key for the character's name. No field of a sheet has the same key. */
const NAME_KEY = '*name';

/** An input of a form: a field, a part of a field that fits into a menu, or the character's name. */
export interface SheetInput {
  readonly key: string;
  readonly label: string;
  /** The field that the input changes. Undefined for the character's name. */
  readonly field?: SheetField;
  /** The entries that the input's menu offers. Undefined if the input isn't a menu of entries. */
  readonly names?: readonly string[];
  /** The words that users can choose from. They can choose several. */
  readonly words?: readonly string[];
  /** The maximum length of a text with several lines, in characters. Undefined for a text on one line. */
  readonly maxLength?: number;
}

/** The input for a character's name. */
export function nameInput(): SheetInput {
  return { key: NAME_KEY, label: t('buttons-name-field') };
}

/** The topics of the form's pages, in order. */
const PAGE_TOPICS = ['scores', 'gear', 'abilities', 'details'] as const;

type PageTopic = (typeof PAGE_TOPICS)[number];

/** The topic of a field, by the first part of its path. Other fields are scores, except lists, which are details. */
const TOPIC_OF_PATH: ReadonlyMap<string, PageTopic> = new Map([
  ...(['weapons', 'wields', 'armor', 'gear', 'items', 'medkit'] as const).map((each) => [each, 'gear'] as const),
  ...(['spells', 'abilities', 'skills', 'specials'] as const).map((each) => [each, 'abilities'] as const),
  ...(['size', 'level', 'starts', 'leader', 'boxes'] as const).map((each) => [each, 'details'] as const),
]);

export type FormPage = readonly SheetInput[];

/**
 * The pages of a sheet's form. Each page has one topic and up to five inputs. Fields that are too complex for a form
 * are changed with a file.
 */
export function formPagesOf(rules: Ruleset, sheet: object): readonly FormPage[] {
  const inputs = [...labeledFields(rules).flatMap((field) => inputsOf(field, sheet)), nameInput()];
  return PAGE_TOPICS.flatMap((subject) => {
    const topicInputs = inputs.filter((each) => topicOf(each) === subject);
    return Array.from({ length: Math.ceil(topicInputs.length / FORM_LIMITS.fields) }, (_, page) =>
      topicInputs.slice(page * FORM_LIMITS.fields, (page + 1) * FORM_LIMITS.fields),
    );
  });
}

function topicOf({ field }: SheetInput): PageTopic {
  if (!field) return 'details';
  const isList = field.widget === 'some' || field.widget === 'lines';
  return TOPIC_OF_PATH.get(field.path[0] ?? '') ?? (isList ? 'details' : 'scores');
}

/**
 * The inputs for a field. A field with more entries than a menu can have gets several menus: first for the book's
 * entries, then for those that only this sheet has.
 */
function inputsOf(field: SheetField, sheet: object): readonly SheetInput[] {
  const { key, label, widget, stock } = field;
  if (widget === 'json') return [];
  if (widget !== 'some') return [{ key, label, field }];
  const names = [...new Set([...stock.map(({ name }) => name), ...namesIn(valueAt(sheet, field.path))])];
  const menuCount = Math.ceil(names.length / MENU_LIMITS.entries);
  return Array.from({ length: menuCount }, (_, menu) => ({
    key: menuCount === 1 ? key : `${key}~${menu + 1}`,
    label: menuCount === 1 ? label : t('buttons-page-of', { title: label, page: menu + 1, pages: menuCount }),
    field,
    names: names.slice(menu * MENU_LIMITS.entries, (menu + 1) * MENU_LIMITS.entries),
  }));
}

/** The topic of a page, for the button that opens it: "Weapons and gear", "Scores (1 of 2)", "Spells and abilities". */
export function pageTitle(pages: readonly FormPage[], page: number): string {
  const isAboutTopic = (each: FormPage | undefined, subject: PageTopic | undefined) =>
    each?.[0] && topicOf(each[0]) === subject;
  const topic = PAGE_TOPICS.find((each) => isAboutTopic(pages[page], each));
  const topicPages = pages.filter((each) => isAboutTopic(each, topic));
  const labels = topicPages.flat().flatMap(({ field }) => field?.label ?? []);
  const title =
    topic === undefined || topic === 'abilities'
      ? capital(and([...new Set(labels)].map(labelInSentence)))
      : t(`buttons-subject-${topic}`);
  const pageOfTopic = pages.slice(0, page + 1).filter((each) => isAboutTopic(each, topic)).length;
  return shorten(
    topicPages.length > 1 ? t('buttons-page-of', { title, page: pageOfTopic, pages: topicPages.length }) : title,
    BUTTON_LIMITS.label,
  );
}

/** An input's current value. For a menu, the value is the ids of the chosen entries. */
export function currentValueText(rules: Ruleset, { name, sheet }: NamedSheet, { field, names }: SheetInput): string {
  if (!field) return name;
  if (!names) return field.widget === 'lines' ? localizedValue(rules, field, sheet) : formatField(field, sheet);
  return namesIn(valueAt(sheet, field.path))
    .filter((each) => names.includes(each))
    .join('\n');
}

/** The form's component for an input, filled with the current value. */
export function inputField(
  system: string,
  { key, label, field, names, words, maxLength: maxTextLength }: SheetInput,
  currentText: string,
): readonly APILabelComponent[] {
  const chosenWords = currentText.toLowerCase().split('\n');
  const entriesFor = (all: readonly string[], kind: NameKind) =>
    all.map((each) =>
      panel.entry(nameOf(system, kind, each), each, { usual: chosenWords.includes(each.toLowerCase()) }),
    );
  if (names) return checkboxField(key, { label }, entriesFor(names, 'thing'));
  if (words) return checkboxField(key, { label }, entriesFor(words, 'option'));
  const isRequired = field === undefined || (field.reader.missing === undefined && !mayListBeEmpty(field.reader));
  const choices = field?.reader.choices;
  if (field?.widget === 'one' && choices) return menuField(key, { label }, entriesFor(choices, 'option'), isRequired);
  const hasSeveralLines = maxTextLength !== undefined || field?.widget === 'lines' || undefined;
  const maxLength = maxTextLength ?? (hasSeveralLines ? MAX_LINES_LENGTH : MAX_INPUT_LINE_LENGTH);
  const hint =
    field?.widget === 'lines'
      ? lineHint(system, field)
      : expectationText(field?.reader.wants ?? { kind: 'name', longest: MAX_NAME_LENGTH }, (value) =>
          valueName(system, value),
        );
  const value = currentText === '' ? undefined : currentText.slice(0, maxLength);
  return [
    textField(
      key,
      { label, hint },
      { required: isRequired, longest: maxLength, ...given({ value, lines: hasSeveralLines }) },
    ),
  ];
}

/** A hint about what to type on each line: "One per line: name, rank". */
function lineHint(system: string, { reader }: SheetField): string {
  const fields = Object.keys(reader.entry?.fields ?? {}).map((key) => entryFieldName(system, key).toLowerCase());
  return fields.length === 0 ? t('buttons-one-per-line') : t('buttons-one-per-line-of', { fields: fields.join(', ') });
}
