// The sheet of a character or creature as the pages of a form, and reading what was filled in.

import type { APILabelComponent } from 'discord-api-types/v10';
import { BUTTON_LIMITS, FORM_LIMITS, MENU_LIMITS } from '../embeds/limits.ts';
import { LONGEST_NAME } from '../rules/core/fit-name.ts';
import { given } from '../rules/core/given.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { Problem } from '../rules/core/schema.ts';
import { type Field, namesIn, valueAt, withValue } from '../rules/core/sheet-fields.ts';
import { formatField, mayBeEmpty, parseField } from '../session/sheet-text.ts';
import { entryFieldName, type NameKind, nameOf } from '../text/names.ts';
import { and, capital, shorten, t } from '../text/t.ts';
import { expectationText } from '../text/wants.ts';
import { checkboxField, menuField, textField } from './forms.ts';
import { namedFields } from './options/fields.ts';
import * as panel from './panel.ts';

/** A sheet, and the name of its character or creature. */
export interface NamedSheet {
  readonly name: string;
  readonly sheet: object;
}

/**
 * The name and the sheet with a page's inputs. The sheet hasn't been checked yet. Inputs that can't be understood are
 * added to `problems`.
 */
export function filledSheet(
  { name: before, sheet: empty }: NamedSheet,
  inputs: readonly Input[],
  typedValues: ReadonlyMap<string, string>,
  problems: Problem[],
): NamedSheet {
  let [name, sheet] = [before, empty];
  for (const { key, field, names, words } of inputs) {
    const input = typedValues.get(key);
    if (input === undefined) continue;
    if (!field) name = input;
    else if (names) sheet = withValue(sheet, field.path, withPicked(field, sheet, names, input, problems));
    else if (words) sheet = withValue(sheet, field.path, wordsIn(input, words));
    else sheet = withValue(sheet, field.path, parseField(field, sheet, input, problems));
  }
  return { name, sheet };
}

/** The chosen words. Undefined if none were chosen. */
function wordsIn(input: string, words: readonly string[]): readonly string[] | undefined {
  const chosenWords = words.filter((word) => input.split('\n').includes(word));
  return chosenWords.length === 0 ? undefined : chosenWords;
}

/**
 * The field's values without those that the menu offers and that weren't chosen. Values that the menu doesn't offer
 * stay.
 */
function withPicked(
  field: Field,
  sheet: object,
  names: readonly string[],
  input: string,
  problems: Problem[],
): unknown {
  const chosenNames = input.split('\n').filter((name) => names.includes(name));
  const has = namesIn(valueAt(sheet, field.path));
  const stays = has.filter((name) => chosenNames.includes(name) || !names.includes(name));
  const comes = chosenNames.filter((name) => !has.includes(name));
  return parseField(field, sheet, [...stays, ...comes].join('\n'), problems);
}

/** The most characters of a one-line text in a form. */
const LONGEST_LINE = 200;
/** The most characters of a text with several lines in a form. */
const LONGEST_LINES = 4000;

/** The form's key for the character's name. No field of a sheet has this key. */
const NAME = '*name';

/** One input of a form: a field, the part of it that fits a menu, or the character's name. */
export interface Input {
  readonly key: string;
  readonly label: string;
  /** The field of the input. Undefined for the name. */
  readonly field?: Field;
  /** The entries that this menu offers. Undefined if the input isn't such a menu. */
  readonly names?: readonly string[];
  /** The words from which several can be chosen. */
  readonly words?: readonly string[];
  /** The most characters of a text with several lines. Undefined for one line. */
  readonly long?: number;
}

/** The input for a name. */
export function nameInput(): Input {
  return { key: NAME, label: t('buttons-name-field') };
}

/** The topics of a form's pages, in order. */
const TOPICS = ['scores', 'gear', 'abilities', 'details'] as const;

type Topic = (typeof TOPICS)[number];

/** The topic of a field, by the first part of its path. Other fields are scores, unless they are lists. */
const TOPIC_OF_PATH: ReadonlyMap<string, Topic> = new Map([
  ...(['weapons', 'wields', 'armor', 'gear', 'items', 'medkit'] as const).map((each) => [each, 'gear'] as const),
  ...(['spells', 'abilities', 'skills', 'specials'] as const).map((each) => [each, 'abilities'] as const),
  ...(['size', 'level', 'starts', 'leader', 'boxes'] as const).map((each) => [each, 'details'] as const),
]);

export type Page = readonly Input[];

/**
 * The pages of a sheet's form. Each has one topic and up to five inputs. What is too complex for a form can be changed
 * with a file.
 */
export function pagesOf(rules: Ruleset, sheet: object): readonly Page[] {
  const inputs = [...namedFields(rules).flatMap((field) => inputsOf(field, sheet)), nameInput()];
  return TOPICS.flatMap((subject) => {
    const about = inputs.filter((each) => topicOf(each) === subject);
    return Array.from({ length: Math.ceil(about.length / FORM_LIMITS.fields) }, (_, page) =>
      about.slice(page * FORM_LIMITS.fields, (page + 1) * FORM_LIMITS.fields),
    );
  });
}

function topicOf({ field }: Input): Topic {
  if (!field) return 'details';
  const isList = field.way === 'some' || field.way === 'lines';
  return TOPIC_OF_PATH.get(field.path[0] ?? '') ?? (isList ? 'details' : 'scores');
}

/**
 * The inputs for a field. If it has more entries than a menu can have, it gets several menus: first the book's entries,
 * then those that only this sheet has.
 */
function inputsOf(field: Field, sheet: object): readonly Input[] {
  const { key, label, way, stock } = field;
  if (way === 'json') return [];
  if (way !== 'some') return [{ key, label, field }];
  const names = [...new Set([...stock.map(({ name }) => name), ...namesIn(valueAt(sheet, field.path))])];
  const menus = Math.ceil(names.length / MENU_LIMITS.entries);
  return Array.from({ length: menus }, (_, menu) => ({
    key: menus === 1 ? key : `${key}~${menu + 1}`,
    label: menus === 1 ? label : t('buttons-page-of', { title: label, page: menu + 1, pages: menus }),
    field,
    names: names.slice(menu * MENU_LIMITS.entries, (menu + 1) * MENU_LIMITS.entries),
  }));
}

/** A page's topic, for the button that opens it: "Weapons and gear", "Scores 1 of 2", "Spells and abilities". */
export function titleOf(pages: readonly Page[], page: number): string {
  const isOn = (each: Page | undefined, subject: Topic | undefined) => each?.[0] && topicOf(each[0]) === subject;
  const subject = TOPICS.find((each) => isOn(pages[page], each));
  const about = pages.filter((each) => isOn(each, subject));
  const labels = about.flat().flatMap(({ field }) => field?.label ?? []);
  const title =
    subject === undefined || subject === 'abilities'
      ? capital(and([...new Set(labels)].map((each) => each.toLowerCase())))
      : t(`buttons-subject-${subject}`);
  const topicPage = pages.slice(0, page + 1).filter((each) => isOn(each, subject)).length;
  return shorten(
    about.length > 1 ? t('buttons-page-of', { title, page: topicPage, pages: about.length }) : title,
    BUTTON_LIMITS.label,
  );
}

/** An input's current value. */
export function currentText({ name, sheet }: NamedSheet, { field, names }: Input): string {
  if (!field) return name;
  if (!names) return formatField(field, sheet);
  return namesIn(valueAt(sheet, field.path))
    .filter((each) => names.includes(each))
    .join('\n');
}

/** An input of the form, filled with its current value. */
export function inputField(
  system: string,
  { key, label, field, names, words, long }: Input,
  now: string,
): readonly APILabelComponent[] {
  const chosenWords = now.toLowerCase().split('\n');
  const nameEntries = (all: readonly string[], kind: NameKind) =>
    all.map((each) =>
      panel.entry(nameOf(system, kind, each), each, { usual: chosenWords.includes(each.toLowerCase()) }),
    );
  if (names) return checkboxField(key, { label }, nameEntries(names, 'thing'));
  if (words) return checkboxField(key, { label }, nameEntries(words, 'option'));
  const isRequired = field === undefined || (field.reader.missing === undefined && !mayBeEmpty(field.reader));
  const choices = field?.reader.choices;
  if (field?.way === 'one' && choices) return menuField(key, { label }, nameEntries(choices, 'option'), isRequired);
  const lines = long !== undefined || field?.way === 'lines' || undefined;
  const longest = long ?? (lines ? LONGEST_LINES : LONGEST_LINE);
  const hint =
    field?.way === 'lines'
      ? lineHint(system, field)
      : expectationText(field?.reader.wants ?? { kind: 'name', longest: LONGEST_NAME });
  const value = now === '' ? undefined : now.slice(0, longest);
  return [textField(key, { label, hint }, { required: isRequired, longest, ...given({ value, lines }) })];
}

/** "One per line: name, rank". */
function lineHint(system: string, { reader }: Field): string {
  const fields = Object.keys(reader.entry?.fields ?? {}).map((key) => entryFieldName(system, key).toLowerCase());
  return fields.length === 0 ? t('buttons-one-per-line') : t('buttons-one-per-line-of', { fields: fields.join(', ') });
}
