// An entry of a pack as the pages of a form: its fields, its current values, and the entry that was filled in.

import { FORM_LIMITS } from '../../src/embeds/limits.ts';
import type { PackInUse } from '../../src/interaction/packs.ts';
import {
  type FormPage,
  formPagesOf,
  type NamedSheet,
  nameInput,
  pageTitle,
  type SheetInput,
} from '../../src/interaction/sheet-pages.ts';
import { type PackList, stockKey, type WrittenEntry, writtenEntry } from '../../src/packs/edit.ts';
import { PACK_LISTS, sceneReader, stockReaders } from '../../src/packs/form.ts';
import { isEqualJson } from '../../src/packs/keep.ts';
import { STYLES } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import * as schema from '../../src/rules/core/schema.ts';
import {
  isSameName,
  type NamedEntry,
  type SheetField,
  sheetFieldsOf,
  valueAt,
} from '../../src/rules/core/sheet-fields.ts';
import { readableField } from '../../src/session/sheet-text.ts';
import { entryFieldName, nameOf, valueName } from '../../src/text/names.ts';
import { labelInSentence, plain, shorten, t } from '../../src/text/t.ts';
import { entriesOfList } from './change.ts';

/** The maximum length of the label on a button that opens a page, in characters. */
const MAX_LABEL_LENGTH = 20;
/** The maximum length of a field's value in a list of differences, in characters. */
const MAX_VALUE_LENGTH = 120;
/** The maximum length of each of a scene's texts, in characters. */
const MAX_TEXT_LENGTH = 1500;

/** A page of the form, and the label of its button. */
export interface EntryPage {
  readonly title: string;
  readonly inputs: FormPage;
}

/** Finds a list by its name, if packs of the system have it. */
export function listNamed(rules: Ruleset, input: string): PackList | undefined {
  const key = stockKey(`stock.${input.slice('stock.'.length)}`);
  if (input.startsWith('stock.') && key !== undefined && stockReaders(rules).has(key)) return `stock.${key}`;
  return PACK_LISTS.find((each) => each === input);
}

/** The name of a list as GMs read it: “Creatures”, “Weapons”. */
export function listTitle(rules: Ruleset, list: PackList): string {
  const key = stockKey(list);
  if (key !== undefined) return nameOf(rules.id, 'field', key);
  const packList = PACK_LISTS.find((each) => each === list);
  return packList === undefined ? list : t(`pack-kind-${packList}`);
}

/** All lists that a form can add to. */
export function editableLists(rules: Ruleset): readonly PackList[] {
  const stockLists = [...stockReaders(rules).keys()].map((key): PackList => `stock.${key}`);
  return ['creatures', ...(rules.ownCondition ? ['conditions' as const] : []), ...stockLists];
}

/** An entry as it is now, with its whole sheet if it has one. Undefined if the pack doesn't have it. */
export function currentEntryOf({ file, pack }: PackInUse, list: PackList, name: string): NamedSheet | undefined {
  const writtenFields = writtenEntry(file, list, name);
  if (!writtenFields) return undefined;
  const { name: entryName, ...rest } = writtenFields;
  switch (list) {
    case 'creatures':
    case 'characters': {
      const sheet = pack[list].find((each) => isSameName(each.name, entryName))?.sheet;
      const { like: _, ...others } = rest;
      return { name: entryName, sheet: { ...others, ...given({ sheet }) } };
    }
    case 'conditions': {
      const conditionForm = pack.conditions.find((each) => isSameName(each.name, entryName))?.form;
      return { name: entryName, sheet: { ...rest, ...conditionForm } };
    }
    case 'maps':
    case 'scenes':
      return { name: entryName, sheet: rest };
    default: {
      const { name: _, ...read }: NamedEntry =
        entriesOfList(pack, list).find((each) => isSameName(each.name, entryName)) ?? writtenFields;
      return { name: entryName, sheet: read };
    }
  }
}

/** An entry to write. Fields that were emptied are left out. */
export function writtenEntryOf(list: PackList, { name, sheet }: NamedSheet): WrittenEntry {
  const leavesOutEmptyFields = list === 'conditions' || stockKey(list) !== undefined;
  const fields = Object.entries(sheet).filter(([, value]) => !leavesOutEmptyFields || !isEmptyObject(value));
  return { name, ...Object.fromEntries(fields) };
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

/** The pages of the form for an existing or new entry. */
export function entryPages(rules: Ruleset, list: PackList, data: NamedSheet, pack?: PackInUse): readonly EntryPage[] {
  switch (list) {
    case 'creatures':
    case 'characters':
      return creaturePages(rules, data, pack);
    case 'conditions':
      return pagesOfInputs([nameInput(), briefInput(), ...fieldInputs(rules, rules.ownCondition, 'condition')]);
    case 'maps':
      return pagesOfInputs([nameInput(), briefInput()]);
    case 'scenes':
      return pagesOfInputs([nameInput(), briefInput(), ...sceneInputs()]);
    default:
      return pagesOfInputs([
        nameInput(),
        ...fieldInputs(rules, stockReaders(rules).get(stockKey(list) ?? ''), 'stock'),
      ]);
  }
}

/**
 * The differences between an entry and one that would replace it, with a line for each difference: “**STR** 12 → 14”.
 * Empty if they are equal.
 */
export function entryDifferences(
  rules: Ruleset,
  list: PackList,
  before: NamedSheet,
  after: NamedSheet,
  pack: PackInUse,
): readonly string[] {
  if (isEqualJson(before.sheet, after.sheet)) return [];
  const inputs = entryPages(rules, list, before, pack).flatMap(({ inputs }) => inputs);
  // A field with several menus is listed once.
  const fields = new Map(
    inputs.flatMap(({ key, field, label }) => (field ? [[key.split('~')[0], { field, label }]] : [])),
  );
  const fieldValues = [
    ...[...fields.values()].map(({ field, label }) => ({
      label: label.replace(/ \d+ .*$/, ''),
      of: ({ sheet }: NamedSheet) => readableField(field, sheet, (each, what) => valueName(rules.id, each, what)),
    })),
    { label: t('pack-kind-creatures'), of: ({ sheet }: NamedSheet) => creaturesText(valueAt(sheet, ['creatures'])) },
    { label: t('pack-field-map'), of: ({ sheet }: NamedSheet) => mapText(sheet) },
  ];
  const lines = fieldValues.flatMap(({ label, of }) => {
    const [valueBefore, valueAfter] = [of(before), of(after)].map((value) =>
      value === '' ? '–' : plain(value, MAX_VALUE_LENGTH),
    );
    return valueBefore === valueAfter
      ? []
      : [t('pack-differs', { what: label, before: valueBefore ?? '', after: valueAfter ?? '' })];
  });
  return lines.length > 0 ? lines : [t('pack-differs-otherwise')];
}

/** The creatures of a scene: “2 × Goblin, Wolf (hidden)”. */
function creaturesText(creatures: unknown): string {
  const listedCreatures: readonly unknown[] = Array.isArray(creatures) ? creatures : [];
  return listedCreatures
    .flatMap((each) => (typeof each === 'object' && each !== null ? [each] : []))
    .map((each) => {
      const name = String(valueAt(each, ['name']) ?? valueAt(each, ['creature']) ?? '');
      const creatureFacts = { name, count: Number(valueAt(each, ['count']) ?? 1) };
      return t(valueAt(each, ['hidden']) === true ? 'scene-creature-hidden' : 'scene-creature', creatureFacts);
    })
    .join(', ');
}

/** The name of a scene's map, or the size of a map. */
function mapText(sheet: object): string {
  const rows = valueAt(sheet, ['rows']);
  if (!Array.isArray(rows)) return String(valueAt(sheet, ['map']) ?? '');
  return `${Math.max(0, ...rows.map((row) => String(row).length))} × ${rows.length}`;
}

/** The pages for a creature: its name and texts first, then its sheet as for characters. */
function creaturePages(rules: Ruleset, { sheet: data }: NamedSheet, pack: PackInUse | undefined): readonly EntryPage[] {
  const sheet = valueAt(data, ['sheet']);
  const stock: Record<string, readonly NamedEntry[]> = { ...rules.stock };
  for (const [key, entries] of Object.entries(pack?.pack.stock ?? {})) stock[key] = [...entries, ...(stock[key] ?? [])];
  const styleField = fieldAt(['style'], t('pack-field-style'), schema.optional(schema.oneOf(STYLES)), 'one');
  const firstPage: EntryPage = {
    title: t('pack-page-name'),
    inputs: [nameInput(), briefInput(), { key: styleField.key, label: styleField.label, field: styleField }],
  };
  if (typeof sheet !== 'object' || sheet === null) return [firstPage];
  const pages = formPagesOf({ ...rules, stock }, sheet).map((page) => page.filter(({ field }) => field));
  return [
    firstPage,
    ...pages.flatMap((page, index) => {
      const inputs = page.map(
        (each): SheetInput => ({ ...each, ...given({ field: each.field && sheetFieldInEntry(each.field) }) }),
      );
      return page.length === 0 ? [] : [{ title: pageTitle(pages, index), inputs }];
    }),
  ];
}

/** A field of a creature's sheet, with its path in the entry. */
function sheetFieldInEntry(field: SheetField): SheetField {
  return { ...field, path: ['sheet', ...field.path] };
}

function briefInput(): SheetInput {
  const field = fieldAt(['brief'], t('pack-field-brief'), schema.optional(schema.text()), 'line');
  return { key: field.key, label: field.label, field };
}

function sceneInputs(): readonly SheetInput[] {
  const { say, note, settings } = sceneReader.fields ?? {};
  const longTextInputs = (name: 'say' | 'note', reader: schema.Reader<unknown> | undefined): readonly SheetInput[] => {
    if (!reader) return [];
    const field = fieldAt([name], t(`pack-field-${name}`), reader, 'line');
    return [{ key: name, label: field.label, field, maxLength: MAX_TEXT_LENGTH }];
  };
  const settingsField = settings && fieldAt(['settings'], t('pack-field-settings'), settings, 'line');
  return [
    ...longTextInputs('say', say),
    ...longTextInputs('note', note),
    ...(settingsField ? [{ key: settingsField.key, label: settingsField.label, field: settingsField }] : []),
  ];
}

function fieldAt(
  path: readonly string[],
  label: string,
  reader: schema.Reader<unknown>,
  widget: SheetField['widget'],
): SheetField {
  return { path, key: path.join('.'), label, widget, reader, stock: [] };
}

/**
 * The form's inputs for one of a pack's conditions, or for one of a pack's items, such as a weapon. What is too complex
 * for a form can be changed in the pack's file.
 */
function fieldInputs(
  rules: Ruleset,
  reader: schema.Reader<unknown> | undefined,
  of: 'condition' | 'stock',
): readonly SheetInput[] {
  if (!reader) return [];
  return sheetFieldsOf({ sheet: reader })
    .filter(({ path, widget }) => path[0] !== 'name' && widget !== 'json')
    .map((field) => {
      const label = of === 'stock' ? entryFieldName(rules.id, field.key) : nameOf(rules.id, 'field', field.key);
      const choices = field.reader.entry?.choices;
      return { key: field.key, label, field: { ...field, label }, ...given({ words: choices }) };
    });
}

function pagesOfInputs(inputs: readonly SheetInput[]): readonly EntryPage[] {
  const { fields } = FORM_LIMITS;
  return Array.from({ length: Math.ceil(inputs.length / fields) }, (_, page) => {
    const shownInputs = inputs.slice(page * fields, (page + 1) * fields);
    const [first, second] = shownInputs.map(({ label }) => label);
    const title = t('join-asks', { label: `${first ?? ''}, ${labelInSentence(second ?? '')}` });
    return {
      title:
        title.length <= MAX_LABEL_LENGTH ? title : shorten(t('join-asks', { label: first ?? '' }), MAX_LABEL_LENGTH),
      inputs: shownInputs,
    };
  });
}
