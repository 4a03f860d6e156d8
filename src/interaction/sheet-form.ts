import type { APILabelComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { BUTTON_LIMITS, FORM_LIMITS, MENU_LIMITS } from '../embeds/limits.ts';
import { given } from '../rules/core/given.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { Character } from '../session/character.ts';
import { type Field, fieldsOf, namesIn, valueAt } from '../session/sheet-fields.ts';
import { formatField } from '../session/sheet-text.ts';
import { shorten } from '../text/markdown.ts';
import { buttons as words } from '../text/spoken.ts';
import { componentId, idInteger, idOwnCharacter } from './component.ts';
import { boxesField, formOf, menuField, textField } from './forms.ts';
import { entry } from './menus.ts';

/** Longest text in a form: on one line, and on several. */
const LONGEST_LINE = 200;
const LONGEST_LINES = 4000;

/** The key under which a form asks for the character's name. No sheet has a field of that key. */
const NAME = '*name';

/** A page of a character's form. `changedAt` says which sheet it was opened for. */
export const sheetForm = componentId('sheet-form', {
  character: idOwnCharacter,
  page: idInteger,
  changedAt: idInteger,
});

/** One thing that a form asks for: a field, the part of it that fits a menu, or the character's name. */
export interface Input {
  readonly key: string;
  readonly label: string;
  /** Absent: the name. */
  readonly field?: Field;
  /** The entries this menu offers, where the field takes some of many. */
  readonly names?: readonly string[];
}

/** What the pages of a form are about, in the order of the pages. */
const SUBJECTS = ['scores', 'gear', 'abilities', 'details'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Fields of any system that are no scores, by the first part of their path. Any other that is no list is a score. */
const SUBJECT_OF: ReadonlyMap<string, Subject> = new Map([
  ...(['weapons', 'wields', 'armor', 'gear', 'items', 'medkit'] as const).map((each) => [each, 'gear'] as const),
  ...(['spells', 'abilities', 'skills', 'specials'] as const).map((each) => [each, 'abilities'] as const),
  ...(['size', 'level', 'starts', 'leader', 'boxes'] as const).map((each) => [each, 'details'] as const),
]);

type Page = readonly Input[];

/** The pages of a character's form, each about one subject, five things on each; what is too intricate for a form comes by file. */
export function pagesOf(rules: Ruleset, sheet: object): readonly Page[] {
  const inputs = [...fieldsOf(rules).flatMap((field) => inputsOf(field, sheet)), { key: NAME, label: words.nameField }];
  return SUBJECTS.flatMap((subject) => {
    const about = inputs.filter((each) => subjectOf(each) === subject);
    return Array.from({ length: Math.ceil(about.length / FORM_LIMITS.fields) }, (_, page) =>
      about.slice(page * FORM_LIMITS.fields, (page + 1) * FORM_LIMITS.fields),
    );
  });
}

function subjectOf({ field }: Input): Subject {
  if (!field) return 'details';
  const isList = field.way === 'some' || field.way === 'lines';
  return SUBJECT_OF.get(field.path[0] ?? '') ?? (isList ? 'details' : 'scores');
}

/** A field that offers more than one menu holds has several: first the stock, then what only this sheet has. */
function inputsOf(field: Field, sheet: object): readonly Input[] {
  const { key, label, way, stock } = field;
  if (way === 'json') return [];
  if (way !== 'some') return [{ key, label, field }];
  const names = [...new Set([...stock.map(({ name }) => name), ...namesIn(valueAt(sheet, field.path))])];
  const menus = Math.ceil(names.length / MENU_LIMITS.entries);
  return Array.from({ length: menus }, (_, menu) => ({
    key: menus === 1 ? key : `${key}~${menu + 1}`,
    label: menus === 1 ? label : `${label} (${menu + 1} of ${menus})`,
    field,
    names: names.slice(menu * MENU_LIMITS.entries, (menu + 1) * MENU_LIMITS.entries),
  }));
}

/** What a page is about, for the button that opens it: "Weapons and gear", "Scores 1 of 2", "Spells and abilities". */
export function titleOf(pages: readonly Page[], page: number): string {
  const is = (each: Page | undefined, subject: Subject | undefined) => each?.[0] && subjectOf(each[0]) === subject;
  const subject = SUBJECTS.find((each) => is(pages[page], each));
  const about = pages.filter((each) => is(each, subject));
  const labels = about.flat().flatMap(({ field }) => field?.label ?? []);
  const title =
    subject === undefined || subject === 'abilities' ? words.abilities([...new Set(labels)]) : words.subjects[subject];
  const place = pages.slice(0, page + 1).filter((each) => is(each, subject)).length;
  return shorten(about.length > 1 ? words.pageOf(title, place, about.length) : title, BUTTON_LIMITS.label);
}

/** What stands in an input, as the character is. */
function standing({ name, sheet }: Character, { field, names }: Input): string {
  if (!field) return name;
  if (!names) return formatField(field, sheet);
  return namesIn(valueAt(sheet, field.path))
    .filter((each) => names.includes(each))
    .join('\n');
}

/** One page of a character's form. What was written into it before and did not fit is in it again. */
export function sheetPageForm(
  rules: Ruleset,
  character: Character,
  page: number,
): APIModalInteractionResponseCallbackData {
  const { name, draft, changedAt } = character;
  const pages = pagesOf(rules, character.sheet);
  const inputs = pages[page] ?? [];
  const written = new Map(draft?.page === page ? Object.entries(draft.written) : []);
  const fields = inputs.flatMap((input) => fieldFor(input, written.get(input.key) ?? standing(character, input)));
  return formOf(sheetForm.write({ character, page, changedAt }), `${name}: ${titleOf(pages, page)}`, fields);
}

function fieldFor({ key, label, field, names }: Input, now: string): readonly APILabelComponent[] {
  const chosen = now.toLowerCase().split('\n');
  const offered = (all: readonly string[]) =>
    all.map((each) => entry(each, each, { usual: chosen.includes(each.toLowerCase()) }));
  if (names) return boxesField(key, { label }, offered(names));
  const required = field?.reader.missing === undefined;
  const choices = field?.reader.choices;
  if (field?.way === 'one' && choices) return menuField(key, { label }, offered(choices), required);
  const lines = field?.way === 'lines' || undefined;
  const longest = lines ? LONGEST_LINES : LONGEST_LINE;
  const wanted = field?.reader.wants ?? 'a name of 1 to 40 characters';
  const hint = field && lines ? lineHint(field) : wanted;
  const value = now === '' ? undefined : now.slice(0, longest);
  return [textField(key, { label, hint }, { required, longest, ...given({ value, lines }) })];
}

/** "One a line: name, rank". */
function lineHint({ reader }: Field): string {
  const fields = Object.keys(reader.entry?.fields ?? {});
  return words.oneALine(fields.join(', '));
}
