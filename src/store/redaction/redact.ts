import type { Deed } from '../../rules/core/deed.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import { parse } from '../../rules/core/notation/parse.ts';
import { format } from '../../rules/core/notation/throw.ts';
import type { Question } from '../../rules/core/resolution.ts';
import { DEEDS, type Done, ENCOUNTER, EVENTS, OWN_STATE, QUESTION } from './personal-fields.ts';

/** Whose id is replaced, and by which; what they wrote, each with what stands in its place where something has to. */
export interface Redaction {
  readonly user: string;
  readonly former: string;
  readonly wrote: ReadonlyMap<string, string>;
}

/** What stands in JSON before words, in deeds and events, and in deeds alone: by this those are found that may have any. */
export const HINTS = { both: ['"words":', '"note":', '"mark":'], deeds: ['"why":', '"cure"'] } as const;

/** What is done with one personal text. What comes back as nothing is removed. */
type Leaf = (kind: Exclude<Done, object>, text: unknown) => unknown;

/** An event without the user's id, and without their words. */
export function redactedEvent(event: Event, redaction: Redaction): Event {
  return redacted(event, EVENTS[event.type], redaction);
}

/** A deed without the user's id, and without their words. */
export function redactedDeed(deed: Deed, redaction: Redaction): Deed {
  return redacted(deed, DEEDS[deed.type], redaction);
}

/** Answers to questions, of which some are words of a player's own. */
export function redactedAnswers(answers: readonly string[], { wrote }: Redaction): readonly string[] {
  return answers.map((answer) => (wrote.has(answer.trim()) ? BLANK : answer));
}

/** An encounter as it opened, without the user's id. */
export function redactedEncounter(encounter: Encounter, redaction: Redaction): Encounter {
  return redacted(encounter, ENCOUNTER, redaction);
}

/** What is kept of a question's note, without the user's words. */
export function redactedQuestion(question: Question, redaction: Redaction): Question {
  return redacted(question, QUESTION, redaction);
}

/** The words in a deed: those of whoever did it. */
export function wordsOf(deed: Deed): readonly string[] {
  return wordsIn(deed, DEEDS[deed.type]);
}

/** The words in an event, for what their own system keeps of these combatants: those of their player. */
export function ownWordsOf(event: Event, of: ReadonlySet<string>): readonly string[] {
  const isTheirs = 'subject' in event && event.subject !== undefined && of.has(event.subject);
  const keeps = event.type === 'state-changed' || event.type === 'sheet-changed';
  return keeps && isTheirs ? wordsIn(event.after, OWN_STATE) : [];
}

function wordsIn(kept: unknown, how: Done): readonly string[] {
  const words: string[] = [];
  walk(kept, how, (kind, text) => {
    if ((kind === 'words' || kind === 'note') && typeof text === 'string') words.push(text.trim());
    if (kind === 'dice') words.push(labelOf(String(text)));
    return text;
  });
  return words.filter((each) => each !== '');
}

/** The edge of the store: what comes out has the shape of what went in. */
function redacted<T>(kept: T, how: Done, redaction: Redaction): T {
  return walk(kept, how, (kind, text) => leafOf(kind, text, redaction)) as T;
}

function leafOf(kind: Parameters<Leaf>[0], text: unknown, { user, former, wrote }: Redaction): unknown {
  const written = String(text).trim();
  switch (kind) {
    case 'user':
      return text === user ? former : text;
    case 'character':
      // A ready-made character is known by whose it is: "ready:USER:tdgs:kira".
      return String(text).startsWith(`ready:${user}:`) ? String(text).replace(user, () => former) : text;
    case 'words':
      return wrote.has(written) ? undefined : text;
    case 'note':
      return wrote.get(written) ?? text;
    case 'dice':
      return wrote.has(labelOf(written)) ? withoutLabel(written) : text;
    case 'key':
      return withoutNote(String(text), wrote);
    case 'reasons':
      return withoutWords(text, wrote);
    case 'own state':
      return text;
    default:
      return kind satisfies never;
  }
}

/** The words after dice, "" without any. */
function labelOf(dice: string): string {
  const read = parse(dice);
  return read.ok ? (read.value.label ?? '') : '';
}

function withoutLabel(dice: string): string {
  const read = parse(dice);
  if (!read.ok) return dice;
  const { label: _, ...unlabeled } = read.value;
  return format(unlabeled);
}

/** A condition's key ends with its note in small letters, where several of its name are told apart by that. */
function withoutNote(key: string, wrote: Redaction['wrote']): string {
  for (const [text, inItsPlace] of wrote) {
    const end = `: ${text.toLowerCase()}`;
    if (key.endsWith(end)) return `${key.slice(0, -end.length)}: ${inItsPlace}`;
  }
  return key;
}

function walk(kept: unknown, how: Done, leaf: Leaf): unknown {
  if (kept === undefined || kept === null) return kept;
  if (how === 'reasons') return leaf(how, kept);
  if (Array.isArray(kept)) return kept.map((each) => walk(each, how, leaf)).filter((each) => each !== undefined);
  if (how === 'own state') return walk(kept, OWN_STATE, leaf);
  if (typeof how === 'string') return leaf(how, kept);
  const fields = Object.entries(kept).map(([name, value]) => {
    const declared = Object.hasOwn(how, name) ? how[name] : undefined;
    return [name, declared === undefined ? value : walk(value, declared, leaf)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What stands for words that a reason or an answer cannot do without. */
const BLANK = '…';
/** The facts of reasons that are words of a player's own. */
const IN_REASONS = ['words', 'mark'];

function withoutWords(kept: unknown, wrote: Redaction['wrote']): unknown {
  if (Array.isArray(kept)) return kept.map((each) => withoutWords(each, wrote));
  if (typeof kept !== 'object' || kept === null) return kept;
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name,
      IN_REASONS.includes(name) && wrote.has(String(value).trim()) ? BLANK : withoutWords(value, wrote),
    ]),
  );
}

/** What stands for a reply that showed them: a second delivery is only told that it was done. */
export const DONE_ALREADY = JSON.stringify({ whisper: true, content: 'That has been done already.' });

/** How much of a text is looked for: in a message it may be cut. */
const LOOKED_FOR = 30;

/** What in a message’s JSON, as `bare` gives it, shows a user: their id, and the beginnings of what they wrote. */
export function traces({ user, wrote }: Redaction): readonly string[] {
  // By characters, of which none is cut in two.
  const beginning = (text: string) => Array.from(text).slice(0, LOOKED_FOR).join('');
  return [user, ...wrote.keys()].map((text) => beginning(bare(JSON.stringify(text).slice(1, -1))));
}

/** Whether a message shows a user’s id or words. */
export function isShown(message: object, whom: Redaction): boolean {
  const text = bare(JSON.stringify(message));
  return traces(whom).some((trace) => text.includes(trace));
}

/** JSON without what JSON and markdown put before characters that mean something to them. */
function bare(json: string): string {
  return json.replaceAll('\\', '').replaceAll('\u200b', '');
}
