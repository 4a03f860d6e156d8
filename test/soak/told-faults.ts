import { ruleEntriesOf } from '../../commands/rules.ts';
import { MAX_ALT_LENGTH } from '../../src/embeds/board-alt.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import { replyOver } from '../second-language/limits.ts';
import { playIn, SECRET_NAME, type ToldMessage, type ToldScene } from './told-scene.ts';
import { type Shown, shownIn } from './told-table.ts';
import { numbersOf, vocabulary, wordsOf } from './told-words.ts';

export type Kind = 'english' | 'raw' | 'limit' | 'numbers' | 'secret' | 'different';

export interface ToldFault {
  readonly kind: Kind;
  /** What is wrong, without the parts that differ between scenes. Faults with the same key are counted together. */
  readonly key: string;
  readonly example: string;
}

/** How many scenes, messages and texts were checked, and the faults that were found. */
export interface ToldReport {
  scenes: number;
  messages: number;
  texts: number;
  /** How many texts were cut at different places, so that their numbers weren't compared. */
  cut: number;
  readonly faults: Map<string, ToldFault & { count: number }>;
}

/** Raw ids, variables and values that no one should see. */
const RAW = /\{\s*[$-]|\bundefined\b|\[object|\bNaN\b|\b[a-z]{2,}(?:-[a-z]{2,}){2,}\b|\$[a-z]/;

/** The cities of the time zones. Node lists some by an older name. */
const CITIES = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'America/Montreal'].map((zone) =>
  (zone.split('/').at(-1) ?? '').replaceAll('_', ' '),
);

/** Matches a roll outside of an encounter, whose dice are always different. */
const OUTSIDE = /Rolled outside a fight/;

/**
 * A picture's description leaves out what doesn't fit, without saying so. So if it's longer than this, it may lack
 * numbers.
 */
const CUT_LENGTH = MAX_ALT_LENGTH * 0.75;

/** The number one in words, which another language may write as a numeral. */
const ONE_IN_WORDS = /\b(?:one|an?|once|another|ein|eine|einen|einem|einer|einmal|une?|una|uno|uma?|única?|seule?)\b/iu;

/** Which scenes to play: the number of the first one, how many there are, and how many random requests each one has. */
interface Scenes {
  readonly from: number;
  readonly scenes: number;
  readonly requests: number;
}

/** Plays scenes in English and in other languages, and compares their texts. Returns a report on each language. */
export async function tellScenes(
  languages: readonly string[],
  { from, scenes, requests }: Scenes,
): Promise<ReadonlyMap<string, ToldReport>> {
  const reports = new Map(
    languages.map((language): [string, ToldReport] => [
      language,
      { scenes: 0, messages: 0, texts: 0, cut: 0, faults: new Map() },
    ]),
  );
  const words = new Map(languages.map((language) => [language, vocabulary(language)]));
  const bookNames = systemIds().flatMap((id) => {
    const rules = rulesNamed(id);
    return rules ? [id, ...namesIn([rules.title, rules.book])] : [];
  });
  const bookWords = new Set([...bookNames, ...CITIES].flatMap(wordsOf));
  for (let seed = from; seed < from + scenes; seed++) {
    const scene = await playIn(languages, seed, requests);
    const names = new Set([...bookWords, ...scene.names.flatMap(wordsOf)]);
    for (const [language, report] of reports)
      look(scene, { language, report, isKnown: (word) => words.get(language)?.has(word) || names.has(word) });
  }
  return reports;
}

/** Removes the headings of a book, or of our page about it, from a line that names the source of a rule. */
function withoutHeadings(line: string): string {
  if (!line.startsWith('-# ')) return line;
  return headings().reduce((rest, heading) => rest.replace(heading, ''), line);
}

let bookHeadings: readonly string[] | undefined;

/** The headings that the entries of `/rules` cite, the longest first. */
function headings(): readonly string[] {
  bookHeadings ??= [
    ...new Set(
      systemIds().flatMap((id) => {
        const rules = rulesNamed(id);
        return rules ? ruleEntriesOf(rules).flatMap(({ cite }) => cite.replace(/Ruling:?/g, '').split(';')) : [];
      }),
    ),
  ]
    .map((heading) => heading.replaceAll('"', '').trim())
    .filter((heading) => heading.length > 2 && heading !== 'House')
    .toSorted((a, b) => b.length - a.length);
  return bookHeadings;
}

interface LanguageCheck {
  readonly language: string;
  readonly report: ToldReport;
  isKnown(word: string): boolean | undefined;
}

function look(scene: ToldScene, { language, report, isKnown }: LanguageCheck): void {
  const note = (kind: Kind, key: string, example: string) => {
    const known = report.faults.get(`${kind} ${key}`);
    if (known) known.count++;
    else report.faults.set(`${kind} ${key}`, { kind, key, example: `${scene.name}: ${example}`, count: 1 });
  };
  for (const each of scene.different.filter((each) => each.startsWith(`${language}:`)))
    note('different', each.replace(/\d+/g, '#').slice(0, 60), each);
  for (const message of scene.messages) {
    const own = message.own.get(language);
    if (!own || OUTSIDE.test(message.english.embeds?.[0]?.description ?? '')) continue;
    report.messages++;
    const texts = shownIn(own);
    // A refusal repeats what was typed.
    const typed = new Set(own.whisper ? wordsOf(message.what) : []);
    report.texts += texts.length;
    for (const each of replyOver(own)) note('limit', each.replace(/:.*|\d+/gs, ''), `${message.what}: ${each}`);
    for (const { where, text } of texts) {
      for (const line of text.split('\n'))
        for (const word of wordsOf(withoutHeadings(line)))
          if (word.length > 1 && !isKnown(word) && !typed.has(word))
            note('english', word, `${message.what} | ${where}: ${line}`);
      const [raw] = RAW.exec(text.replace(/`[^`]*`|<[^>]*>/g, ' ')) ?? [];
      if (raw !== undefined) note('raw', raw, `${message.what} | ${where}: ${text}`);
      if (message.forPlayers && !scene.isRevealed && !message.what.includes('/character show'))
        if (text.includes(SECRET_NAME)) note('secret', SECRET_NAME, `${message.what} | ${where}: ${text}`);
    }
    compareNumbers({ language, names: [...scene.toldNames, ...scene.names], note, report }, message, texts);
  }
  report.scenes++;
}

interface Comparison {
  readonly language: string;
  readonly names: readonly string[];
  readonly report: ToldReport;
  note(kind: Kind, key: string, example: string): void;
}

/**
 * Reports numbers that are only in a message's English text or only in its translation. Numbers in names are ignored,
 * because stories may repeat names.
 */
function compareNumbers(
  { language, names, note, report }: Comparison,
  { what, english }: ToldMessage,
  own: readonly Shown[],
): void {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const withoutNames = (text: string) =>
    longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll('\\', ''));
  // The same name may find different entries in different languages.
  if (/^press rules?\|/.test(what)) return;
  // Only English texts say why a template changes a number.
  if (what.includes('/rules')) return;
  const from = shownIn(english);
  if (from.length !== own.length) {
    // How many time zones and related rules are listed depends on the language.
    if (/hours|rule/.test(what)) return;
    note('different', `texts ${what.replace(/[\d:].*/s, '')}`, `${what}: ${from.length} texts, and ${own.length}`);
    return;
  }
  // Menus may be in alphabetical order, so their texts are compared together.
  const groups = new Map<string, [Shown[], Shown[]]>();
  for (const [index, shown] of from.entries()) {
    const translated = own[index];
    if (!translated) continue;
    const group = /label|description/.test(shown.where) ? 'options' : `${index}`;
    const [one, other] = groups.get(group) ?? [[], []];
    groups.set(group, [
      [...one, shown],
      [...other, translated],
    ]);
  }
  for (const [one, other] of groups.values()) {
    const [text = '', ownText = ''] = [one, other].map((all) => all.map((each) => each.text).join('\n'));
    const [wanted, found] = [numbersOf(withoutNames(text), 'en'), numbersOf(withoutNames(ownText), language)];
    const [more, less] = [without(found, wanted), without(wanted, found)];
    if (
      more.every((each) => each === '1' && ONE_IN_WORDS.test(text)) &&
      less.every((each) => each === '1' && ONE_IN_WORDS.test(ownText))
    )
      continue;
    if (text.includes('…') || ownText.includes('…') || Math.max(text.length, ownText.length) > CUT_LENGTH) report.cut++;
    else {
      note(
        'numbers',
        ownText.replace(/[\d\s]+/g, ' ').slice(0, 80),
        `${what}: +[${more}] −[${less}]\n   ${text}\n   ${ownText}`,
      );
    }
  }
}

/**
 * The entries of a list that aren't in another list. An entry that appears twice in the list and once in the other is kept once.
 */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const remaining = [...other];
  return list.filter((each) => {
    const at = remaining.indexOf(each);
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  });
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}
