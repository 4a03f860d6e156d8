import { isOwnCondition, nameTypedByGm, ownConditionName } from '../../rules/core/condition.ts';
import type { Deed } from '../../rules/core/deed.ts';
import type {
  ActiveCondition,
  Combatant,
  ConditionForm,
  Encounter,
  PlayedField,
  TimedEvent,
  Zone,
} from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import { parseExpression } from '../../rules/core/notation/parse.ts';
import { formatExpression } from '../../rules/core/notation/roll.ts';
import type { RedactedFields, RedactionRule } from '../../rules/core/personal-fields.ts';
import type { Question } from '../../rules/core/question.ts';
import { rulesNamed, systemIds } from '../../rules/systems.ts';

/** The user to remove, the replacement for their id, and a replacement for each text they wrote. */
export interface Redaction {
  readonly user: string;
  readonly userReplacement: string;
  readonly textReplacements: ReadonlyMap<string, string>;
  /** The system of the encounter. Undefined if something else is redacted, such as a reply. */
  readonly system?: string;
}

/**
 * JSON fragments that come before typed words: in deeds and events (`both`), or in deeds only. A search for these
 * fragments finds the rows that may contain words.
 */
export const WORD_MARKERS = {
  both: ['"words":', '"note":', '"mark":', '"own: '],
  deeds: ['"why":', '"cure"', '"scene-cure"'],
} as const;

/** Redacts one personal text. Returns undefined to remove it. */
type RedactText = (kind: Exclude<RedactionRule, object>, text: unknown) => unknown;

/** Removes the user's id and words from an event. */
export function redactedEvent(event: Event, redaction: Redaction): Event {
  return redactedValue(event, EVENT_FIELDS[event.type], redaction);
}

/** Removes the user's id and words from a deed. */
export function redactedDeed(deed: Deed, redaction: Redaction): Deed {
  return redactedValue(deed, DEED_FIELDS[deed.type], redaction);
}

/** Redacts answers to questions, some of which are a player's own words. */
export function redactedAnswers(answers: readonly string[], { textReplacements }: Redaction): readonly string[] {
  return answers.map((answer) => (textReplacements.has(answer.trim()) ? REDACTED_TEXT : answer));
}

/** Removes the user's id and words from an encounter. */
export function redactedEncounter(encounter: Encounter, redaction: Redaction): Encounter {
  return redactedValue(encounter, ENCOUNTER_FIELDS, redaction);
}

/** Removes the user's words from a question's note. */
export function redactedQuestion(question: Question, redaction: Redaction): Question {
  return redactedValue(question, QUESTION_FIELDS, redaction);
}

/** The words that the user of a deed wrote in it. */
export function wordsOf(deed: Deed, system: string): readonly string[] {
  const conditionName =
    deed.type === 'afflict' || deed.type === 'scene-afflict' ? nameTypedByGm(deed.affliction.condition) : undefined;
  return [
    ...wordsWrittenIn(deed, DEED_FIELDS[deed.type], system),
    ...(conditionName === undefined ? [] : [conditionName]),
  ];
}

/** The words that these combatants' player wrote, in an event's new sheet or state. */
export function ownWordsOf(event: Event, combatantIds: ReadonlySet<string>, system: string): readonly string[] {
  const isOfOwnCombatant = 'subject' in event && event.subject !== undefined && combatantIds.has(event.subject);
  const hasPlayersWords = event.type === 'state-changed' || event.type === 'sheet-changed';
  return hasPlayersWords && isOfOwnCombatant ? wordsWrittenIn(event.after, 'own state', system) : [];
}

function wordsWrittenIn(value: unknown, rule: RedactionRule, system: string): readonly string[] {
  const writtenWords: string[] = [];
  redactLeaves(value, rule, (kind, text) => {
    if (kind === 'own state' && isUnknownSystem(system)) writtenWords.push(...phrasesIn(text));
    if ((kind === 'words' || kind === 'note') && typeof text === 'string') writtenWords.push(text.trim());
    if (kind === 'dice') writtenWords.push(labelOf(String(text)));
    return text;
  });
  return writtenWords.filter((each) => each !== '');
}

/** Removes the user's id and words from a value, which keeps its shape. */
function redactedValue<T>(value: T, rule: RedactionRule, redaction: Redaction): T {
  return redactLeaves(value, rule, (kind, text) => redactText(kind, text, redaction)) as T;
}

function redactText(
  kind: Parameters<RedactText>[0],
  text: unknown,
  { user, userReplacement, textReplacements, system }: Redaction,
): unknown {
  const writtenText = String(text).trim();
  switch (kind) {
    case 'user':
      return text === user ? userReplacement : text;
    case 'character':
      // The id of a premade character contains its player's id: "ready:USER:tdgs:kira".
      return String(text).startsWith(`ready:${user}:`) ? String(text).replace(user, () => userReplacement) : text;
    case 'words':
      return textReplacements.has(writtenText) ? undefined : text;
    case 'note':
      return textReplacements.get(writtenText) ?? text;
    case 'dice':
      return textReplacements.has(labelOf(writtenText)) ? withoutLabel(writtenText) : text;
    case 'key':
      return redactedKey(String(text), textReplacements);
    case 'reasons':
      return redactedReasons(text, textReplacements);
    case 'own state':
      return system !== undefined && isUnknownSystem(system)
        ? withoutTraces(text, { user, userReplacement, textReplacements })
        : text;
    default:
      return kind satisfies never;
  }
}

/** The label after dice; "" if there is none. */
function labelOf(dice: string): string {
  const parseResult = parseExpression(dice);
  return parseResult.ok ? (parseResult.value.label ?? '') : '';
}

function withoutLabel(dice: string): string {
  const parseResult = parseExpression(dice);
  if (!parseResult.ok) return dice;
  const { label: _, ...unlabeled } = parseResult.value;
  return formatExpression(unlabeled);
}

/**
 * Redacts the typed words in a condition's key. A custom condition's key begins with the name that was typed. If
 * conditions differ only by their notes, each key ends with the note in lower case.
 */
function redactedKey(key: string, textReplacements: Redaction['textReplacements']): string {
  const gmWrittenName = nameTypedByGm(key);
  if (gmWrittenName !== undefined)
    return withNoteReplaced(ownConditionName(withNameReplaced(gmWrittenName, textReplacements)), textReplacements);
  return withNoteReplaced(key, textReplacements);
}

function withNameReplaced(name: string, textReplacements: Redaction['textReplacements']): string {
  const replacement = textReplacements.get(name.trim());
  if (replacement !== undefined) return replacement;
  for (const [text, textReplacement] of textReplacements) {
    const lowerText = text.toLowerCase();
    if (name === lowerText) return textReplacement;
    if (name.startsWith(`${lowerText}: `)) return `${textReplacement}${name.slice(lowerText.length)}`;
  }
  return name;
}

function withNoteReplaced(key: string, textReplacements: Redaction['textReplacements']): string {
  for (const [text, textReplacement] of textReplacements) {
    const end = `: ${text.toLowerCase()}`;
    if (key.endsWith(end)) return `${key.slice(0, -end.length)}: ${textReplacement}`;
  }
  return key;
}

function redactLeaves(value: unknown, rule: RedactionRule, redactLeaf: RedactText): unknown {
  if (value === undefined || value === null) return value;
  if (rule === 'reasons') return redactLeaf(rule, value);
  if (Array.isArray(value))
    return value.map((each) => redactLeaves(each, rule, redactLeaf)).filter((each) => each !== undefined);
  if (rule === 'own state') return redactLeaf(rule, redactLeavesOfFields(value, ownStateRedactionRule(), redactLeaf));
  if (typeof rule === 'string') return redactLeaf(rule, value);
  return redactLeavesOfFields(value, rule, redactLeaf);
}

function redactLeavesOfFields(stored: object, rule: Exclude<RedactionRule, string>, redactLeaf: RedactText): object {
  const fields = Object.entries(stored).map(([name, value]) => {
    const fieldRule = Object.hasOwn(rule, name) ? rule[name] : undefined;
    return [name, fieldRule === undefined ? value : redactLeaves(value, fieldRule, redactLeaf)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** True if a system isn't loaded, so that it is unknown which of its fields hold a player's words. */
function isUnknownSystem(system: string): boolean {
  return rulesNamed(system) === undefined;
}

/** Texts with fewer words than this are names or ids rather than a player's own words. */
const MIN_PHRASE_WORDS = 3;

/** Everything in the state of an unknown system that may be a player's own words. */
function phrasesIn(stored: unknown): readonly string[] {
  if (typeof stored === 'string') return stored.trim().split(/\s+/).length < MIN_PHRASE_WORDS ? [] : [stored.trim()];
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.values(stored).flatMap(phrasesIn);
}

/** Removes a user's id and words from the state of an unknown system, wherever they are in it. */
function withoutTraces(stored: unknown, redaction: Redaction): unknown {
  if (typeof stored === 'string') {
    const text = stored.replaceAll(redaction.user, () => redaction.userReplacement);
    return redaction.textReplacements.get(text.trim()) ?? text;
  }
  if (Array.isArray(stored)) return stored.map((each) => withoutTraces(each, redaction));
  if (typeof stored !== 'object' || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      String(withoutTraces(name, redaction)),
      withoutTraces(value, redaction),
    ]),
  );
}

/** The placeholder for removed words where a text can't be empty. */
const REDACTED_TEXT = '…';
/** The fields that hold a player's own words in a reason, which says why a number applies or why something happened. */
const REASON_TEXT_FIELDS = ['words', 'mark'];

function redactedReasons(stored: unknown, textReplacements: Redaction['textReplacements']): unknown {
  if (Array.isArray(stored)) return stored.map((each) => redactedReasons(each, textReplacements));
  // The text is the name of a custom condition, which a player typed.
  if (typeof stored === 'string' && isOwnCondition(stored)) return redactedKey(stored, textReplacements);
  if (typeof stored !== 'object' || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      REASON_TEXT_FIELDS.includes(name) && textReplacements.has(String(value).trim())
        ? REDACTED_TEXT
        : redactedReasons(value, textReplacements),
    ]),
  );
}

/** Replaces a reply that showed a deleted user's words. A second delivery of the interaction gets this reply. */
export const ALREADY_DONE_REPLY = JSON.stringify({ whisper: true, content: 'That has been done already.' });

/** The search uses only this many characters of a text, because a message may shorten the text. */
const MAX_SEARCHED_CHARACTERS = 30;

/**
 * The texts to search for to find a user in a message's JSON, after `withoutEscapes`: the user's id, and the beginnings
 * of what they wrote.
 */
export function textsToSearchFor({ user, textReplacements }: Redaction): readonly string[] {
  // Cuts between characters, never within one.
  const beginningOf = (text: string) => Array.from(text).slice(0, MAX_SEARCHED_CHARACTERS).join('');
  return [user, ...textReplacements.keys()].map((text) =>
    beginningOf(withoutEscapes(JSON.stringify(text).slice(1, -1))),
  );
}

/** True if a message shows a user's id or words. */
export function mentionsErasedUser(message: object, redaction: Redaction): boolean {
  const messageText = withoutEscapes(JSON.stringify(message));
  return textsToSearchFor(redaction).some((trace) => messageText.includes(trace));
}

/** Removes the escapes of JSON and Markdown from a JSON text. */
function withoutEscapes(json: string): string {
  return json.replaceAll('\\', '').replaceAll('\u200b', '');
}

type MemberOf<All, Type> = All extends { readonly type: infer Is } ? (Type extends Is ? All : never) : never;
/** The fields to redact in everything that the systems store, in one object. */
function ownStateRedactionRule(): Exclude<RedactionRule, string> {
  return Object.assign({}, ...systemIds().map((id) => rulesNamed(id)?.personal));
}

const CONDITION_FORM_FIELDS: RedactedFields<ConditionForm> = { brief: 'words', does: 'own state' };
const CONDITION_FIELDS: RedactedFields<ActiveCondition> = {
  key: 'key',
  name: 'key',
  note: 'note',
  form: CONDITION_FORM_FIELDS,
};

const COMBATANT_FIELDS: RedactedFields<Combatant> = {
  controller: 'user',
  character: 'character',
  sheet: 'own state',
  own: 'own state',
  conditions: CONDITION_FIELDS,
  lent: { owner: 'user' },
};
const TIMED_EVENT_FIELDS: RedactedFields<TimedEvent> = {
  mark: 'note',
  words: 'words',
  effect: { conditions: { condition: 'key', form: CONDITION_FORM_FIELDS } },
};
const MAP_FIELDS: RedactedFields<PlayedField> = { words: { why: 'words' } };
const ZONE_FIELDS: RedactedFields<Zone> = { name: 'note', note: 'words' };
const ENCOUNTER_FIELDS: RedactedFields<Encounter> = {
  gms: 'user',
  combatants: COMBATANT_FIELDS,
  hidden: COMBATANT_FIELDS,
  field: MAP_FIELDS,
  zones: { all: ZONE_FIELDS },
  timeline: { events: TIMED_EVENT_FIELDS, proposals: { words: 'words' } },
  scene: { conditions: CONDITION_FIELDS },
  own: 'own state',
};
const QUESTION_FIELDS: RedactedFields<Question> = { note: 'reasons' };
const ROLL_REDACTION_RULE = 'reasons';

const EVENT_FIELDS: { readonly [Type in Event['type']]: RedactedFields<MemberOf<Event, Type>> } = {
  joined: { combatant: COMBATANT_FIELDS },
  left: { combatant: COMBATANT_FIELDS },
  concealed: { combatant: COMBATANT_FIELDS },
  emerged: { combatant: COMBATANT_FIELDS },
  'phase-begun': {},
  'turn-order-set': { reasons: 'reasons' },
  'round-started': {},
  'turn-started': {},
  'turn-ended': { skipped: 'reasons' },
  'turn-delayed': {},
  'turn-used': {},
  'event-set': { before: TIMED_EVENT_FIELDS, after: TIMED_EVENT_FIELDS },
  'event-came': { before: TIMED_EVENT_FIELDS, after: TIMED_EVENT_FIELDS },
  declared: { words: 'words' },
  rolled: { purpose: 'reasons', roll: ROLL_REDACTION_RULE },
  checked: { purpose: 'reasons', check: ROLL_REDACTION_RULE },
  contested: { purpose: 'reasons', contest: ROLL_REDACTION_RULE },
  struck: { manner: 'reasons' },
  harmed: { from: 'reasons', came: 'reasons', steps: 'reasons' },
  healed: { from: 'reasons', came: 'reasons', steps: 'reasons' },
  spent: { why: 'reasons' },
  regained: { why: 'reasons' },
  'limit-changed': { why: 'reasons' },
  'condition-gained': { condition: CONDITION_FIELDS },
  'condition-changed': { why: 'reasons', before: CONDITION_FIELDS, after: CONDITION_FIELDS },
  'condition-ended': { why: 'reasons', condition: CONDITION_FIELDS },
  'scene-condition-set': { why: 'reasons', before: CONDITION_FIELDS, after: CONDITION_FIELDS },
  'scene-counted': { why: 'reasons' },
  fell: { as: 'reasons' },
  rose: { as: 'reasons' },
  departed: { as: 'reasons' },
  'sheet-changed': { why: 'reasons', before: 'own state', after: 'own state' },
  'state-changed': { before: 'own state', after: 'own state' },
  'standing-order-set': {},
  positioned: {},
  'setting-changed': {},
  'handed-over': { before: 'user', after: 'user' },
  lent: { before: { owner: 'user' }, after: { owner: 'user' } },
  'auto-set': {},
  'plan-set': {},
  'pace-set': {},
  grouped: {},
  'gms-changed': { before: 'user', after: 'user' },
  'field-set': { before: MAP_FIELDS, after: MAP_FIELDS },
  'field-look-set': {},
  proposed: { proposal: { words: 'words' } },
  'proposal-answered': { proposal: { words: 'words' } },
  'zones-set': { before: { all: ZONE_FIELDS }, after: { all: ZONE_FIELDS } },
  'zone-entered': { forced: 'reasons' },
  'tiles-changed': {},
  placed: {},
  moved: { forced: 'reasons' },
  overruled: { before: { why: 'words' }, after: { why: 'words' } },
  remarked: { what: 'reasons', dice: ROLL_REDACTION_RULE },
};

const DEED_FIELDS: { readonly [Type in Deed['type']]: RedactedFields<MemberOf<Deed, Type>> } = {
  intent: { intent: { words: 'words' }, told: { words: 'words', post: 'words' } },
  join: { combatants: COMBATANT_FIELDS },
  reveal: {},
  hide: {},
  dismiss: {},
  initiative: {},
  roll: { dice: 'dice' },
  'end-turn': {},
  delay: {},
  'resume-turn': {},
  event: { event: TIMED_EVENT_FIELDS },
  'remove-event': {},
  'stop-rounds': {},
  'end-scene': {},
  'standing-order': {},
  afflict: { affliction: { condition: 'key', note: 'note', form: CONDITION_FORM_FIELDS } },
  cure: { key: 'key' },
  adjust: { why: 'words' },
  'scene-afflict': { affliction: { condition: 'key', note: 'note', form: CONDITION_FORM_FIELDS } },
  'scene-cure': { key: 'key' },
  'scene-adjust': { why: 'words' },
  'change-sheet': { sheet: 'own state' },
  give: {},
  take: {},
  drop: {},
  find: {},
  set: {},
  remove: {},
  depart: {},
  revive: {},
  'hand-over': { to: 'user' },
  lend: { to: 'user' },
  'give-back': {},
  auto: {},
  plan: {},
  pace: {},
  group: {},
  gms: { gms: 'user' },
  field: {},
  'field-look': {},
  propose: { words: 'words' },
  'answer-proposal': {},
  zones: { zones: ZONE_FIELDS },
  'to-zone': {},
  tiles: {},
  place: {},
  door: {},
  overrule: { why: 'words' },
  reorder: {},
};
