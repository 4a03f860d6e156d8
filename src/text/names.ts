// Names from the books, by system, kind and id. They are in `locales/en/names/<system>.ftl`. Records contain only the
// ids.

import { JOIN_QUESTION } from '../rules/core/blocks.ts';
import { DIFFICULTY } from '../rules/core/check.ts';
import { displayName } from '../rules/core/condition.ts';
import { type Combatant, ENEMIES, PLAYERS } from '../rules/core/encounter.ts';
import { MAX_NAME_LENGTH } from '../rules/core/names.ts';
import { NEXT_TURN_QUESTION } from '../rules/core/next-up.ts';
import { rebuildRoll } from '../rules/core/notation/parse.ts';
import { type RolledExpression, rollText } from '../rules/core/notation/roll.ts';
import type { NotedRoll } from '../rules/core/reason.ts';
import type { NameKind, Ruleset } from '../rules/core/ruleset.ts';
import type { Reader } from '../rules/core/schema.ts';
import { isSameName, type SheetField, sheetFieldsOf } from '../rules/core/sheet-fields.ts';
import type { BookName } from '../rules/core/template.ts';
import { rulesNamed } from '../rules/systems.ts';
import { currentLanguage, ENGLISH, inLanguage, oncePerLanguage } from './languages.ts';
import { messageIfAny, plain, t, withLabel } from './t.ts';

/** The kinds of names for what an action uses, such as something on a sheet, a skill, or an option in the rules. */
export const TOOL_NAME_KINDS = ['thing', 'skill', 'option', 'note'] as const satisfies readonly NameKind[];

/** The kinds of names for how an action is carried out: an option in the rules, an action, or what it uses. */
export const MANNER_NAME_KINDS = ['option', 'action', 'thing'] as const satisfies readonly NameKind[];

/** The names of one kind by their ids, and the ids by the names in lower case. */
interface NameTable {
  readonly nameById: ReadonlyMap<string, string>;
  readonly idByName: ReadonlyMap<string, string>;
}

const NO_NAMES: NameTable = { nameById: new Map(), idByName: new Map() };
const namesBySystem = oncePerLanguage(() => new Map<string, Readonly<Record<NameKind, NameTable>>>());

/** The name of something in a system's book. Names that players made up don't change. */
export function nameOf(system: string, kind: NameKind, id: string): string {
  const name = (namesBySystem().get(system) ?? readNames(system))[kind].nameById.get(id);
  return name ?? (kind === 'condition' ? displayName(id) : id);
}

/** A combatant's name from the book in the current language: "Goblin 2", "Elite Goblin". */
export function bookName(system: string, { entry, own, variant, number }: BookName): string {
  const entryName = own ? entry : nameOf(system, 'archetype', entry);
  const name = variant === undefined ? entryName : variantName(variant, entryName);
  return number === undefined ? name : `${name} ${number}`;
}

/** A combatant's name in the record. A name from the book is in English there. */
export function recordedName({ name, book }: NamedCombatant, system: string): string {
  return book ? inLanguage(ENGLISH, () => bookName(system, book)) : name;
}

type NamedCombatant = Pick<Combatant, 'name' | 'book'>;

/** The name of a creature with a template, not escaped. It is cut to the maximum length for names. */
export function variantName(variant: NonNullable<BookName['variant']>, name: string): string {
  const titleOf = (part: string) => t(`template-called-${variant}`, { name: part });
  const letters = [...name];
  while (titleOf(letters.join('')).length > MAX_NAME_LENGTH && letters.length > 1) letters.pop();
  return letters.length === [...name].length ? titleOf(name) : titleOf(letters.join('').trim());
}

/** A side, in the form of a message's variables. `which` is 'named' for a side that the GM named. */
export interface SideFacts {
  readonly which: 'players' | 'enemies' | 'named';
  readonly side: string;
}

/** Makes a message's variables for a side. The message chooses the article and the verb for it in each language. */
export function sideFacts(side: string): SideFacts {
  return { which: side === PLAYERS || side === ENEMIES ? side : 'named', side: plain(side) };
}

/** A side's name in a list or a heading. */
export function sideName(side: string): string {
  if (side === PLAYERS) return t('side-players');
  return side === ENEMIES ? t('side-enemies') : plain(side);
}

/** The side that a typed name means in the current language. Any other text is returned unchanged. */
export function sideNamed(typed: string): string {
  const input = typed.trim().toLowerCase();
  return [PLAYERS, ENEMIES].find((side) => sideName(side).toLowerCase() === input) ?? typed;
}

const POOL_SEPARATOR = ' + ';

/** The name of something that can be of several kinds. The kinds are tried in order. */
export function nameAmong(system: string, kinds: readonly NameKind[], id: string): string {
  const names = namesBySystem().get(system) ?? readNames(system);
  for (const kind of kinds) {
    const name = names[kind].nameById.get(id);
    if (name !== undefined) return name;
  }
  // The id of a readied action includes its tool: "attack: Warhammer".
  const [, act, tool] = /^([^:]+): (.+)$/.exec(id) ?? [];
  const actName = act === undefined ? undefined : names.option.nameById.get(act);
  if (actName !== undefined && tool !== undefined) return withLabel(actName, nameAmong(system, kinds, tool));
  // The id of a pool of dice joins the ids of its two parts, such as a skill and an attribute: "Unarmed + AGI".
  if (id.includes(POOL_SEPARATOR))
    return id
      .split(POOL_SEPARATOR)
      .map((part) => nameOf(system, 'skill', part))
      .join(POOL_SEPARATOR);
  return kinds.includes('condition') ? displayName(id) : id;
}

/** The kinds of names for a choice on a sheet, in the order in which they are tried. */
const VALUE_NAME_KINDS = ['option', 'condition', 'skill', 'thing'] as const satisfies readonly NameKind[];
/**
 * The kinds of names for an entry of a list, such as a weapon. Things come first, because an option can have the same
 * name.
 */
const ENTRY_NAME_KINDS = ['thing', 'skill', 'option', 'condition'] as const satisfies readonly NameKind[];

/** The name of a value on a sheet: a choice, or the name of an entry. */
export function valueName(system: string, value: string, what: 'choice' | 'entry' = 'choice'): string {
  return nameAmong(system, what === 'entry' ? ENTRY_NAME_KINDS : VALUE_NAME_KINDS, value);
}

/**
 * The sheet value that a typed text stands for. A field's own choices come first. Any other text is returned unchanged.
 */
export function valueNamed(
  system: string,
  input: string,
  choices: readonly string[],
  what: 'choice' | 'entry' = 'choice',
): string {
  const lowerName = input.trim().toLowerCase();
  const choiceNamed = () => choices.find((each) => valueName(system, each, what).toLowerCase() === lowerName);
  return choiceNamed() ?? inLanguage(ENGLISH, choiceNamed) ?? idNamed(system, ENTRY_NAME_KINDS, input);
}

/** The kinds of names that a roll can include: "2d4 (endurance 2)". */
const ROLL_NAME_KINDS = ['skill', 'field', 'condition'] as const satisfies readonly NameKind[];

/**
 * A roll in the current language: "2d4 (endurance 2) [2, 2] = 4", "… = 2 hits". Names that aren't in the system's book
 * aren't translated. Without a system, no names are translated.
 */
export function rolledExpressionText(rolled: RolledExpression, system: string | undefined): string {
  const isEnglish = currentLanguage() === ENGLISH;
  return rollText(rolled, {
    minus: '−',
    name(name) {
      if (name === DIFFICULTY) return t('what-difficulty');
      return isEnglish || system === undefined ? name : nameAmong(system, ROLL_NAME_KINDS, name);
    },
    hits: (count) => t('roll-hits', { count }),
    more: (count) => t('roll-more-dice', { count }),
    stopped: (most) => t('roll-stopped', { most: `${most}` }),
  });
}

/** A recorded roll in the current language. Undefined if its faces aren't known. */
export function notedRollText(roll: NotedRoll | undefined, system: string | undefined): string | undefined {
  const rolled = roll && rebuildRoll(roll);
  return rolled && rolledExpressionText(rolled, system);
}

/** A path on a sheet as players know it: "Special tiers", "1", "level". */
export function fieldPath(system: string, path: readonly string[]): readonly string[] {
  const names = namesBySystem().get(system) ?? readNames(system);
  const fieldLength =
    path.findLastIndex((_, index) => names.field.nameById.has(path.slice(0, index + 1).join('.'))) + 1;
  const innerNames = path
    .slice(fieldLength)
    .map((part) => names.field.nameById.get(`${ENTRY_FIELD_PREFIX}${part}`) ?? part);
  return fieldLength === 0
    ? innerNames
    : [nameOf(system, 'field', path.slice(0, fieldLength).join('.')), ...innerNames];
}

/** What a question is about: “who acts next”, the title of an offer, or what the rulebook calls the choice. */
export function questionName(system: string, about: string): string {
  if (about === NEXT_TURN_QUESTION) return t('questions-about-next');
  if (about === JOIN_QUESTION) return t('questions-about-join');
  const { proposals = {}, standingOrders = {} } = rulesNamed(system) ?? {};
  const matchingProposal =
    Object.hasOwn(standingOrders, about) || !Object.hasOwn(proposals, about) ? undefined : proposals[about];
  return matchingProposal?.title ?? nameOf(system, 'option', about);
}

/**
 * Finds the id for a name or id that a player typed, in the current language or in English. The kinds are tried in
 * order. If none has the name, the typed text itself is returned.
 */
export function idNamed(system: string, kinds: readonly NameKind[], input: string): string {
  const id = idInLanguage(system, kinds, input);
  return id === input && currentLanguage() !== ENGLISH
    ? inLanguage(ENGLISH, () => idInLanguage(system, kinds, input))
    : id;
}

/**
 * Like `idNamed`, but if several ids have the same name, it prefers an offered one. So options of two actions can have
 * the same name.
 */
export function idAmong(
  system: string,
  kinds: readonly NameKind[],
  input: string,
  offeredIds: readonly string[],
): string {
  const id = idNamed(system, kinds, input);
  if (offeredIds.includes(id)) return id;
  const lowerName = input.trim().toLowerCase();
  const offeredIdNamed = () => offeredIds.find((each) => nameAmong(system, kinds, each).toLowerCase() === lowerName);
  return offeredIdNamed() ?? (currentLanguage() === ENGLISH ? undefined : inLanguage(ENGLISH, offeredIdNamed)) ?? id;
}

function idInLanguage(system: string, kinds: readonly NameKind[], input: string): string {
  const names = namesBySystem().get(system) ?? readNames(system);
  const lowerName = input.trim().toLowerCase();
  for (const kind of kinds) if (names[kind].nameById.has(input)) return input;
  for (const kind of kinds) {
    const id = names[kind].idByName.get(lowerName);
    if (id !== undefined) return id.toLowerCase() === lowerName ? input : id;
  }
  return input;
}

/** The id of the message that contains a name. */
export function nameMessageId(system: string, kind: NameKind, id: string): string {
  const words = id.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase();
  return `${system}-name-${kind}-${words.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')}`;
}

/** Reads a system's names and caches them. */
function readNames(system: string): Readonly<Record<NameKind, NameTable>> {
  const rules = rulesNamed(system);
  const names = {
    ...nameTablesByKind(() => NO_NAMES),
    ...(rules && nameTablesByKind((kind) => nameTableOf(rules, kind))),
  };
  if (rules) namesBySystem().set(system, names);
  return names;
}

function nameTablesByKind(namesOfKind: (kind: NameKind) => NameTable): Readonly<Record<NameKind, NameTable>> {
  return {
    action: namesOfKind('action'),
    condition: namesOfKind('condition'),
    thing: namesOfKind('thing'),
    skill: namesOfKind('skill'),
    archetype: namesOfKind('archetype'),
    setting: namesOfKind('setting'),
    field: namesOfKind('field'),
    option: namesOfKind('option'),
    note: namesOfKind('note'),
  };
}

/**
 * The ids of the settings that every system has, and of their values. If a system has its own name for such an id, that
 * name is used.
 */
const COMMON_IDS: Readonly<Partial<Record<NameKind, readonly string[]>>> = {
  setting: [
    'auto-end',
    'turns',
    'tone',
    'details',
    'signs',
    'picture',
    'secrecy',
    'sheets',
    'join',
    'characters-each',
    'loot',
    'uneven',
    'language',
  ],
  option: [
    'one after another',
    'by side',
    'heroic',
    'grim',
    'plain',
    'short',
    'full',
    'bars',
    'words',
    'dark',
    'light',
    'on',
    'off',
    'exact',
    'hidden',
    'gm',
    'players',
    'open',
    'ask',
    'closed',
    'dead',
    'fallen',
    'true',
    'false',
  ],
};

function nameTableOf(rules: Ruleset, kind: NameKind): NameTable {
  const nameById = new Map<string, string>();
  const idByName = new Map<string, string>();
  const namedIds = [
    ...[...idsOf(rules, kind)].map((id) => [id, nameMessageId(rules.id, kind, id)] as const),
    ...(COMMON_IDS[kind] ?? []).map((id) => [id, nameMessageId('core', kind, id)] as const),
  ];
  for (const [id, message] of namedIds) {
    const name = messageIfAny(message);
    if (name === undefined || nameById.has(id)) continue;
    nameById.set(id, name);
    // If two things have the same name, the first one counts.
    if (!idByName.has(name.toLowerCase())) idByName.set(name.toLowerCase(), id);
  }
  return { nameById, idByName };
}

/** The ids of everything of one kind that a system's book has names for. */
export function idsOf(rules: Ruleset, kind: NameKind): ReadonlySet<string> {
  const idsNamedByRules = rules.named?.[kind] ?? [];
  return new Set([...listedIds(rules, kind), ...idsNamedByRules].filter((id) => /[a-z]/i.test(id)));
}

function listedIds(rules: Ruleset, kind: NameKind): readonly string[] {
  const {
    actions,
    conditions,
    archetypes,
    settings,
    standingOrders,
    rests,
    positions,
    sheet,
    ownCondition = sheet,
    stock = {},
    named,
  } = rules;
  const { skill: skills = [] } = named ?? {};
  switch (kind) {
    case 'action':
      return Object.keys(actions);
    case 'condition':
      return Object.keys(conditions);
    case 'archetype':
      return archetypes.map(({ name }) => name);
    case 'setting':
      return Object.keys(settings);
    case 'field':
      return [...fieldKeys(sheet, []), ...entryFields(sheet), ...fieldKeys(ownCondition, [])];
    case 'option':
      return [
        ...Object.entries(standingOrders).flatMap(([about, { offers }]) => [about, ...offers]),
        ...Object.values(settings).flatMap(({ values }) => values.filter((each) => typeof each === 'string')),
        ...rests,
        ...(positions?.words ?? []),
        ...[
          ...choicesIn(sheet),
          ...choicesIn(ownCondition).filter((each) => !named?.option?.some((other) => isSameName(other, each))),
        ].filter((each) => !Object.hasOwn(conditions, each) && !skills.includes(each)),
      ];
    default:
      return [...archetypes.map((each) => each.sheet), stock]
        .flatMap((each) => textsIn(each))
        .flatMap(textSelectorFor(kind));
  }
}

/** The lists on sheets whose entries a roll can use. */
const SKILL_FIELDS: ReadonlySet<string> = new Set(['skills', 'specials']);
const NOTE_FIELDS: ReadonlySet<string> = new Set(['note', 'notes', 'why', 'brief']);

/** A text on a sheet, with its key and the list that contains it. */
interface SheetText {
  readonly list: string;
  readonly key: string;
  readonly text: string;
}

function textSelectorFor(kind: NameKind): (of: SheetText) => readonly string[] {
  return ({ list, key, text }) => {
    const kindOfText = NOTE_FIELDS.has(key)
      ? 'note'
      : key !== 'name'
        ? undefined
        : SKILL_FIELDS.has(list)
          ? 'skill'
          : 'thing';
    return kindOfText === kind ? [text] : [];
  };
}

function textsIn(value: unknown, list = '', key = ''): readonly SheetText[] {
  if (typeof value === 'string') return [{ list, key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key, key));
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, list, name));
}

/** The name of a field in an entry of a list on a sheet, such as a weapon's "Hit bonus". */
export function entryFieldName(system: string, key: string): string {
  return nameOf(system, 'field', `${ENTRY_FIELD_PREFIX}${key}`);
}

const ENTRY_FIELD_PREFIX = 'entry.';

/**
 * The fields in entries that a form can show: those in lists of named entries, and in lists with one entry per line.
 */
function entryFields(sheet: Reader<unknown>): readonly string[] {
  const isShownInForms = ({ widget }: SheetField) => widget !== 'json';
  const fieldsWithEntries = sheetFieldsOf({ sheet }).filter(
    ({ reader: { entry }, widget }) => entry?.fields && (entry.fields.name || widget === 'lines'),
  );
  return fieldsWithEntries
    .flatMap(({ reader: { entry } }) =>
      entry
        ? sheetFieldsOf({ sheet: entry })
            .filter(isShownInForms)
            .flatMap(({ key, reader }) => [key, ...Object.keys(reader.entry?.fields ?? {})])
        : [],
    )
    .map((key) => `${ENTRY_FIELD_PREFIX}${key}`);
}

function fieldKeys({ fields }: Reader<unknown>, path: readonly string[]): readonly string[] {
  if (!fields) return [path.join('.')];
  return Object.entries(fields).flatMap(([name, each]) => fieldKeys(each, [...path, name]));
}

/** All choices in a reader and in the readers of its parts. */
export function choicesIn({ fields = {}, choices = [], entry }: Reader<unknown>): readonly string[] {
  return [...choices, ...Object.values(fields).flatMap(choicesIn), ...(entry ? choicesIn(entry) : [])];
}
