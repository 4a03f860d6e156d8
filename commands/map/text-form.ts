// A map as text in a form.

import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Field, FieldFault } from '../../src/field/field.ts';
import { fieldOf, findMapFault, LONGEST_SIDE, rowsOf, SIGNS, tileName } from '../../src/field/field.ts';
import type { ComponentInput } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { fieldOnNewGround } from '../../src/rules/core/field-starts.ts';
import { drawingWords as words } from '../../src/text/map.ts';
import { explain } from '../../src/text/refusals.ts';
import { t } from '../../src/text/t.ts';
import { drawDeed } from './draft.ts';
import type { MapSession } from './on-field.ts';
import { newlyCutOffText, signOf } from './tiles.ts';

/** The ids of the form's fields. */
const TEXT_FIELDS = { rows: 'rows', heights: 'heights' } as const;

/** The character for an empty place, because a form removes spaces at the ends of lines. */
const EMPTY_SIGN = '_';
const MAX_ROWS_LENGTH = LONGEST_SIDE * (LONGEST_SIDE + 1);

/** A form with the map as text. */
export function mapTextForm(id: string, ground: Field): APIModalInteractionResponseCallbackData {
  const rows = rowsOf(ground).map((row) => row.replaceAll(' ', EMPTY_SIGN));
  const isGroundFlat = !/[1-9]/.test(ground.levels);
  const heights = rowsOf({ ...ground, ground: ground.levels });
  return formOf(id, t('drawing-form-title'), [
    textField(
      TEXT_FIELDS.rows,
      { label: t('drawing-form-rows.label'), hint: t('drawing-form-rows.hint') },
      { required: true, longest: MAX_ROWS_LENGTH, lines: true, value: rows.join('\n') },
    ),
    textField(
      TEXT_FIELDS.heights,
      { label: t('drawing-form-heights.label'), hint: t('drawing-form-heights.hint') },
      {
        required: false,
        longest: MAX_ROWS_LENGTH,
        lines: true,
        value: isGroundFlat ? '' : heights.join('\n'),
      },
    ),
  ]);
}

/**
 * The map that a GM typed, with the symbols in it that don't stand for a kind of square; or why the text isn't a map.
 */
type TypedMap =
  | { readonly ground: Field; readonly wrong: readonly WrongSign[] }
  | { readonly fault: Exclude<FieldFault['fault'], 'sign'> };

interface WrongSign {
  readonly sign: string;
  /** The row of the unknown symbol on the typed map, counted from 1. */
  readonly row: number;
  readonly column: number;
}

/** Reads rows of symbols and heights. Unknown symbols are reported, and their squares stay as in `before`. */
function readTypedMap(fields: ReadonlyMap<string, string>, before: Field): TypedMap {
  const oldRows = rowsOf(before);
  const wrongSigns: WrongSign[] = [];
  const rows = typedRowsOf(fields.get(TEXT_FIELDS.rows) ?? '').map((row, y) =>
    Array.from(row, (sign, x) => {
      if (sign === EMPTY_SIGN) return ' ';
      if (Object.hasOwn(SIGNS, sign)) return sign;
      wrongSigns.push({ sign, row: y + 1, column: x + 1 });
      return oldRows[y]?.[x] ?? '.';
    }).join(''),
  );
  const heights = typedRowsOf(fields.get(TEXT_FIELDS.heights) ?? '');
  const fault = findMapFault(rows);
  if (fault && fault.fault !== 'sign') return { fault: fault.fault };
  return { ground: fieldOf(rows, heights), wrong: wrongSigns };
}

/** The typed rows. Phones turn three dots into one character, which is turned back into three. */
function typedRowsOf(input: string): readonly string[] {
  return input
    .replaceAll('…', '...')
    .trimEnd()
    .split(/\r?\n/)
    .map((row) => row.trimEnd());
}

/**
 * The deed that changes the squares of the current map. If the size is the same, sets only the squares that differ.
 * Otherwise draws a new map, and everyone stays in place if possible. Undefined if nothing changed.
 */
export function groundChangeDeed({ rules, encounter }: MapSession, ground: Field): Deed | undefined {
  const { field } = encounter;
  if (!field || field.ground.width !== ground.width || field.ground.height !== ground.height)
    return drawDeed(fieldOnNewGround(rules, encounter, ground, (tile) => tile));
  const { ground: oldGround } = field;
  const tiles = [...ground.ground].flatMap((sign, index) => {
    const level = ground.levels[index];
    if (sign === oldGround.ground[index] && level === oldGround.levels[index]) return [];
    const tile = tileName({ x: index % ground.width, y: Math.floor(index / ground.width) });
    const name = Object.hasOwn(SIGNS, sign) ? SIGNS[sign as keyof typeof SIGNS].name : 'nothing';
    return [{ at: tile, sign: signOf(name) ?? ' ', level: Number(level) }];
  });
  return tiles.length === 0 ? undefined : { type: 'tiles', tiles };
}

/**
 * Applies what was typed into the form. Returns a text that says what changed and which symbols were unknown. If
 * something was wrong, the text repeats the input, so that the GM can copy it.
 */
export function applyTypedMap(
  session: MapSession,
  fields: ComponentInput['fields'],
  before: Field,
  deedFor: (ground: Field) => Deed | undefined,
): string {
  const typedRows = fields.get(TEXT_FIELDS.rows) ?? '';
  const copyableInput = `${t('drawing-you-typed')}\n\`\`\`\n${typedRows.replaceAll('`', 'ˋ')}\n\`\`\``;
  const typedMap = readTypedMap(fields, before);
  if ('fault' in typedMap) return `${words.fault(typedMap.fault)} ${copyableInput}`;
  const problems = typedMap.wrong.length > 0 ? [words.wrongSigns(typedMap.wrong), copyableInput] : [];
  const deed = deedFor(typedMap.ground);
  if (!deed) return [...problems, t('drawing-nothing-changed')].join('\n');
  const { encounter: encounterBefore } = session;
  const changeResult = playFromPanel(session, deed);
  if (!changeResult.ok) return `${explain(changeResult.why, session.encounter)} ${copyableInput}`;
  return [changeResult.value, newlyCutOffText(session, encounterBefore), ...problems]
    .filter((line) => line !== '')
    .join('\n');
}
