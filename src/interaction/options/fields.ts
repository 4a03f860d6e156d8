// Options that name a field of a sheet.

import { findCombatant } from '../../rules/core/names.ts';
import { map, ok, type Refusal, type Result, unknownName } from '../../rules/core/refusal.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import { fieldNamed, type SheetField, sheetFieldsOf } from '../../rules/core/sheet-fields.ts';
import type { Need, Needs } from '../../session/loadable.ts';
import { characterNamed, rulesFor } from '../../session/own-characters.ts';
import { gm, type Session } from '../../session/session.ts';
import { formatField } from '../../session/sheet-text.ts';
import { choicesIn, nameOf, valueName, valueNamed } from '../../text/names.ts';
import { t } from '../../text/t.ts';
import {
  type Choice,
  namingOption,
  type Option,
  type OptionValues,
  text,
  typedTextOrEmpty,
  withNeeds,
} from '../command.ts';
import { withEncounterNames } from './combatants.ts';

/** The maximum length of a value, in characters. Lists can be written as JSON. */
const MAX_VALUE_LENGTH = 4000;
/** What users type for the character's name, which isn't a field of the sheet. */
const NAME_FIELD = 'name';

/** The fields of a system's sheet, with the names that players see. */
export function labeledFields(rules: Ruleset): readonly SheetField[] {
  return sheetFieldsOf(rules).map((field) => ({ ...field, label: nameOf(rules.id, 'field', field.key) }));
}

/** The text that was typed into a field, with ids instead of the names that users see. */
export function inputWithIds({ id }: Ruleset, { widget, reader, stock }: SheetField, input: string): string {
  if (widget === 'line' || widget === 'json' || /^\s*[[{]/.test(input)) return input;
  const [kind, choices] =
    widget === 'some' ? (['entry', stock.map(({ name }) => name)] as const) : (['choice', choicesIn(reader)] as const);
  const exactId = valueNamed(id, input, choices, kind);
  if (exactId !== input) return exactId;
  return input.replace(/[^\n;,]+/g, (part) =>
    part.replace(part.trim(), () => valueNamed(id, part.trim(), choices, kind)),
  );
}

/** A field's value as a player types it, with the names that users see. */
export function localizedValue({ id }: Ruleset, field: SheetField, sheet: object): string {
  return formatField(field, sheet, (value, what) => valueName(id, value, what));
}

/** How to find the sheet that a field belongs to. Another option names the sheet's owner. */
interface SheetSource<N extends Need> {
  readonly needs: Needs<N>;
  readonly find: (
    session: Session<N>,
    values: OptionValues,
  ) => Result<{ readonly rules: Ruleset; readonly sheet: object }, Refusal>;
}

/** The sheet of the caller's character that is named in another option. */
export function characterSheetSource(option: string): SheetSource<'characters'> {
  return {
    needs: { characters: true },
    find: (session, values) =>
      map(characterNamed(session, typedTextOrEmpty(values, option)), (found) => ({
        rules: rulesFor(found),
        sheet: found.sheet,
      })),
  };
}

/** The sheet of the combatant that the GM named in another option. */
export function combatantSheetSource(option: string): SheetSource<never> {
  return {
    needs: {},
    find(session, values) {
      const gmSessionResult = gm(session);
      if (!gmSessionResult.ok) return gmSessionResult;
      const { encounter, rules } = gmSessionResult.value;
      return map(
        findCombatant(encounter, withEncounterNames(session, typedTextOrEmpty(values, option))),
        ({ sheet }) => ({
          rules,
          sheet,
        }),
      );
    },
  };
}

/** An option for a field of a sheet. */
export function sheetField<N extends Need>(source: SheetSource<N>): Option<SheetField, N> {
  const { needs, find } = source;
  return namingOption({
    needs,
    suggest: withNeeds(needs, (session, _, values) => fieldChoices(source, session, values)),
    resolve(input, session, values) {
      const sheetResult = find(session, values);
      if (!sheetResult.ok) return sheetResult;
      const fields = labeledFields(sheetResult.value.rules);
      const field = fieldNamed(fields, input);
      const fieldKeys = fields.map(({ key }) => key);
      return field ? ok(field) : unknownName('field', input, fieldKeys);
    },
  });
}

/** An option for a field of the character chosen in another option, or for the character's name. */
export function characterField(option: string): Option<SheetField | 'name', 'characters'> {
  const sheetSource = characterSheetSource(option);
  const field = sheetField(sheetSource);
  return {
    ...field,
    suggest: withNeeds(sheetSource.needs, (session, _, values) => [
      ...fieldChoices(sheetSource, session, values),
      { name: 'Name', value: NAME_FIELD },
    ]),
    read: (values, name, session) =>
      typedTextOrEmpty(values, name).toLowerCase() === NAME_FIELD ? ok(NAME_FIELD) : field.read(values, name, session),
  };
}

/**
 * An option for a new value of the field chosen in another option. It suggests the possible values if they are known.
 * Otherwise, it suggests the current value, so that the user can edit it.
 */
export function fieldValue<N extends Need>(source: SheetSource<N>, fieldOption: string): Option<string> {
  const suggestions = withNeeds(source.needs, (session: Session<N>, input, values) => {
    const sheetResult = source.find(session, values);
    const field = sheetResult.ok
      ? fieldNamed(labeledFields(sheetResult.value.rules), typedTextOrEmpty(values, fieldOption))
      : undefined;
    if (!sheetResult.ok || !field) return [];
    const { rules, sheet } = sheetResult.value;
    if (field.widget === 'one')
      return (field.reader.choices ?? []).map((value) => ({ name: valueName(rules.id, value), value }));
    if (field.widget !== 'some') return [localizedValue(rules, field, sheet).replaceAll('\n', ', ')];
    // The names before the last comma are complete. Only the last one is still being typed.
    const alreadyTypedNames = input.slice(0, input.lastIndexOf(',') + 1);
    const stockNames = field.stock.map(({ name }) => valueName(rules.id, name, 'entry'));
    return stockNames.map((name) => (alreadyTypedNames === '' ? name : `${alreadyTypedNames} ${name}`));
  });
  return text(suggestions, MAX_VALUE_LENGTH);
}

function fieldChoices<N extends Need>({ find }: SheetSource<N>, session: Session<N>, values: OptionValues) {
  const sheetResult = find(session, values);
  return sheetResult.ok
    ? labeledFields(sheetResult.value.rules).map((field) => fieldChoice(sheetResult.value, field))
    : [];
}

function fieldChoice({ rules, sheet }: { readonly rules: Ruleset; readonly sheet: object }, field: SheetField): Choice {
  const currentText = localizedValue(rules, field, sheet).replaceAll('\n', '; ');
  const name =
    currentText === ''
      ? t('sheet-field-choice-empty', { field: field.label })
      : t('sheet-field-choice', { field: field.label, value: currentText });
  return { name, value: field.key };
}
