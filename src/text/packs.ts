import type { PackFault, PackFileFault, PackProblem, ReferenceKind } from '../packs/fault.ts';
import type { JsonFault } from '../packs/json-fault.ts';
import type { Pack } from '../packs/pack.ts';
import { closestName } from '../rules/core/refusal.ts';
import { sheetFieldsOf, valueAt } from '../rules/core/sheet-fields.ts';
import { rulesNamed } from '../rules/systems.ts';
import { expectationText } from './expectations.ts';
import { referenceOf } from './language.ts';
import { drawingWords, mapWords } from './map.ts';
import type { Messages } from './messages.d.ts';
import { nameOf } from './names.ts';
import { briefOf } from './reference.ts';
import { explain } from './refusals.ts';
import { and, linesThatFit, plain, t, withLabel } from './t.ts';

/** A pack's content in one sentence: "The Bog (TDGS), revision 3: 2 creatures, 1 map and 1 scene." */
export function packCountsText(pack: Pack): string {
  const { title, system, revision } = pack;
  const rulesTitle = rulesNamed(system)?.title ?? system;
  return t('pack-counts', {
    title: plain(title),
    rules: rulesTitle,
    revision: String(revision),
    all: packContentText(pack),
  });
}

/** How many entries of each kind a pack has: "2 creatures, 1 map and 1 scene". */
export function packContentText({ stock, ...parts }: Pack): string {
  const entryCount = Object.values(stock).reduce((sum, list) => sum + list.length, 0);
  const countsWithIds = [
    [parts.creatures.length, 'pack-creatures'],
    [parts.characters.length, 'pack-characters'],
    [parts.conditions.length, 'pack-conditions'],
    [parts.maps.length, 'pack-maps'],
    [parts.scenes.length, 'pack-scenes'],
    [entryCount, 'pack-stock'],
  ] as const;
  const countTexts = countsWithIds.flatMap(([count, id]) => (count > 0 ? [t(id, { count })] : []));
  return countTexts.length > 0 ? and(countTexts) : t('pack-nothing-in-it');
}

/** Where an entry comes from: "The Bog, revision 3 · By Ana · License: CC0". */
export function packCitation({ title, revision, author, license }: Pack, source = title): string {
  return [
    ...(source === title ? [] : [plain(source)]),
    t('pack-cite', { title: plain(title), revision: String(revision) }),
    ...(author === undefined ? [] : [t('pack-author', { author: plain(author) })]),
    ...(license === undefined ? [] : [t('pack-license', { license: plain(license) })]),
  ].join(' · ');
}

/** What a pack's condition does, with a line for each field: "Adds to REF: −4". */
export function conditionLines(system: string, form: object): readonly string[] {
  const conditionReader = rulesNamed(system)?.ownCondition;
  if (!conditionReader) return [];
  return sheetFieldsOf({ sheet: conditionReader }).flatMap(({ path, key }) => {
    const fieldValue = valueAt(form, path);
    if (fieldValue === undefined || (Array.isArray(fieldValue) && fieldValue.length === 0)) return [];
    const valueText = conditionValue(system, fieldValue);
    const label = `**${nameOf(system, 'field', key)}**`;
    return valueText === '' ? [label] : [withLabel(label, valueText)];
  });
}

/** A field's value as text. "" for a plain yes, because the field's label says enough. */
function conditionValue(system: string, value: unknown): string {
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'string') return plain(nameOf(system, 'option', value), 40);
  if (Array.isArray(value)) return value.map((each) => conditionValue(system, each)).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .map((each) => conditionValue(system, each))
    .join(' ');
}

/** A fault in a pack, with its place: "creatures › 1 (Bog Hag) › sheet › CON: must be a whole number from 0 to 100". */
export function packProblemText(problem: PackProblem): string {
  return problemText(problem);
}

function problemText({ path, fault, entry }: PackProblem, name?: (value: string) => string): string {
  const faultText =
    fault.type === 'no-field' ? noFieldText(path.at(-1) ?? '', fault.fields) : packFaultText(fault, name);
  const pathTexts = path.map((part, index) =>
    index === entry?.place ? `${plain(part, 40)} (${plain(entry.name, 40)})` : plain(part, 40),
  );
  return pathTexts.length === 0 ? faultText : t('pack-problem', { place: pathTexts.join(' › '), fault: faultText });
}

/**
 * Everything that is wrong with a pack, with a line for each fault. Faults that don't fit into `maxLength` characters
 * are only counted. `name` translates the values that can be chosen in a form.
 */
export function packProblemsText(
  problems: readonly PackProblem[],
  maxLength: number,
  name?: (value: string) => string,
): string {
  // A large pack can have a thousand faults. Only as many lines are made as could fit, with ten characters each.
  const shownProblems = problems.slice(0, maxLength / 10).map((problem) => `• ${problemText(problem, name)}`);
  const leftOutCount = problems.length - shownProblems.length;
  return linesThatFit(shownProblems, maxLength, (count) => t('pack-more-wrong', { count: count + leftOutCount }));
}

/** If there are more fields than this, the text about an unknown field doesn't list them. */
const MAX_LISTED_FIELDS = 10;

/**
 * Says that a field doesn't exist, and suggests the most similar one. If none is similar, lists all fields, or none if
 * there are more than `MAX_LISTED_FIELDS`.
 */
function noFieldText(typed: string, fields: readonly string[]): string {
  const mostSimilarField = closestName(typed, fields);
  if (mostSimilarField !== undefined) return t('pack-fault-no-field-near', { near: mostSimilarField });
  return fields.length > MAX_LISTED_FIELDS
    ? t('pack-fault-no-field')
    : t('pack-fault-no-field-but', { fields: and(fields) });
}

function packFaultText(fault: Exclude<PackFault, { type: 'no-field' }>, name?: (value: string) => string): string {
  switch (fault.type) {
    case 'file':
      return t(PACK_FILE_FAULT_MESSAGES[fault.because]);
    case 'json':
      return jsonFaultText(fault.fault);
    case 'wants': {
      if (fault.wrongForm === 'quoted flag') return t('pack-fault-quoted-flag');
      if (fault.wrongForm === 'no list') return t('pack-fault-no-list');
      const wantedText = plain(expectationText(fault.wants, name), 200);
      return fault.wrongForm
        ? t('pack-fault-quoted-number', { wants: wantedText })
        : t('pack-fault-wants', { wants: wantedText });
    }
    case 'no-such':
      return t(UNKNOWN_NAME_MESSAGES[fault.what], {
        typed: plain(fault.typed, 60),
        meant: fault.near === undefined ? '' : t('pack-fault-meant', { near: plain(fault.near, 60) }),
      });
    case 'twice':
    case 'of-the-book':
    case 'circle':
      return t(`pack-fault-${fault.type}`, { name: plain(fault.name, 60) });
    case 'map':
      return fault.fault.fault === 'sign'
        ? t('pack-fault-sign', { ...fault.fault, sign: plain(fault.fault.sign) })
        : drawingWords.fault(fault.fault.fault);
    case 'no-map':
      return t('pack-fault-no-map-here');
    case 'no-square':
      return t('pack-fault-no-square', { square: plain(fault.square, 20), last: fault.last });
    case 'no-footing':
      return t('pack-fault-no-footing', { square: plain(fault.square, 20), ground: mapWords.ground(fault.ground) });
    case 'square-taken':
      return t('pack-fault-square-taken', { square: plain(fault.square, 20) });
    case 'squares':
      return t('pack-fault-squares', { count: fault.count });
    case 'combatants':
      return t('pack-fault-combatants', { most: fault.most });
    case 'refused':
      return explain(fault.why);
    default:
      return t(`pack-fault-${fault.type}`);
  }
}

/** Where a file isn't valid JSON, and what to write there. */
function jsonFaultText({ mistake, line, code, open }: JsonFault): string {
  // A backtick would end the code.
  const shownCode = code.replace(/[\p{Cc}\s]+/gu, ' ').replaceAll('`', '’');
  const openFacts = { bracket: open?.bracket ?? '', opened: open?.line ?? line };
  switch (mistake) {
    case 'fence':
      return t('pack-json-fence', { line });
    case 'empty':
      return t('pack-json-empty');
    case 'unclosed':
      return t('pack-json-unclosed', openFacts);
    case 'bracket':
      return t('pack-json-bracket', { line, code: shownCode, ...openFacts });
    default:
      return t(`pack-json-${mistake}`, { line, code: shownCode });
  }
}

const UNKNOWN_NAME_MESSAGES = {
  creature: 'pack-fault-no-creature',
  map: 'pack-fault-no-map',
  entry: 'pack-fault-no-entry',
} as const satisfies Readonly<Record<ReferenceKind, keyof Messages>>;

const PACK_FILE_FAULT_MESSAGES = {
  'too big': 'pack-file-too-big',
  'too deep': 'pack-file-too-deep',
  'no text': 'pack-file-no-text',
  'no JSON': 'pack-file-no-json',
  'no pack': 'pack-file-no-pack',
  'too new': 'pack-file-too-new',
} as const satisfies Readonly<Record<PackFileFault, keyof Messages>>;

/**
 * The file of a system's built-in pack. It includes the descriptions of characters and creatures that `/rules` shows.
 * Undefined if the system has no built-in pack.
 */
export function builtInPackFile(system: string): string | undefined {
  const pack = rulesNamed(system)?.pack;
  if (!pack) return undefined;
  const reference = referenceOf(system);
  const withBriefs = (all: typeof pack.creatures) =>
    all.map(({ name, ...entry }) => ({ name, brief: briefOf(reference, 'archetypes', name), ...entry }));
  const { characters, creatures } = pack;
  // The path to the schema is only right for files in `packs/`.
  const file = { ...pack, $schema: undefined, characters: withBriefs(characters), creatures: withBriefs(creatures) };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
