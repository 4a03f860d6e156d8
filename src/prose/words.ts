// The words of a text: the position and the stem of each, and whether a character says something.

/** A word of a text. */
export interface Token {
  /** The word in lower case. */
  readonly text: string;
  readonly stem: string;
  /**
   * The punctuation that this word comes after: "," for a comma, "." for any other mark or a line break, "" for none.
   */
  readonly after: '' | ',' | '.';
  /** Whether the word was typed without capital letters. */
  readonly isLower: boolean;
  /** True for a number after “#”. */
  readonly isNumbered?: true;
}

/** How a language builds its words, from `locales/<language>/verbs/common.yaml`. */
export interface WordForms {
  /** Pairs of quotation marks, each as one string of two characters. */
  readonly quotes: readonly string[];
  /** Dashes that begin a line of speech. */
  readonly dashes?: readonly string[];
  /** Endings that don't change what a word means, such as "ing". */
  readonly endings: readonly string[];
  /** Irregular forms, by the word that they stand for: "swing" has "swung". */
  readonly irregular: Readonly<Record<string, readonly string[]>>;
  /** What can follow a word after an apostrophe: "s" in "Kira's". */
  readonly contracted?: readonly string[];
  /** What an apostrophe can join to the next word: "j" in "j'attaque". */
  readonly elided?: readonly string[];
  /** Those of `elided` that people also write without an apostrophe before a consonant: "j" in “jmets”. */
  readonly gluedToConsonants?: readonly string[];
  /** Short forms of several words, and what they stand for: "jvais" has "je vais". */
  readonly contractions?: Readonly<Record<string, string>>;
  /** Letters that can also be typed differently, with what is typed instead: "é" has "e". */
  readonly letters?: Readonly<Record<string, string>>;
  /** The maximum number of other words inside a phrase: “knock the goblin over”, “greife den Goblin mit der Axt an”. */
  readonly between?: number;
  /** Whether a number with a dot is an ordinal: “den 2. Goblin”. */
  readonly ordinalDots?: boolean;
  /** Verbs of speaking, which aren't an action on their own. */
  readonly speaking: readonly string[];
}

/** The maximum number of characters that are read. The rest of a longer text is ignored. */
export const MAX_CHARACTERS_READ = 2000;
/** The maximum number of words that are read. */
const MAX_WORDS_READ = 250;
/** A stem keeps at least this many letters. */
const MIN_STEM_LENGTH = 3;

/** Makes the stems of a language's words. Two forms of a word have the same stem. */
export class Stemmer {
  readonly #endings: readonly string[];
  readonly #irregular: ReadonlyMap<string, string>;
  readonly #contracted: RegExp;
  readonly #elided: RegExp | undefined;
  readonly #gluedToConsonants: ReadonlySet<string>;
  readonly #contractions: ReadonlyMap<string, readonly string[]>;
  readonly #letters: readonly (readonly [string, string])[];
  readonly #cache = new Map<string, string>();

  constructor({
    endings,
    irregular,
    contracted = [],
    elided = [],
    gluedToConsonants = [],
    contractions = {},
    letters = {},
  }: WordForms) {
    this.#gluedToConsonants = new Set(gluedToConsonants);
    this.#letters = Object.entries(letters).toSorted(([one], [other]) => other.length - one.length);
    this.#endings = [...new Set(endings.map((each) => this.plain(each)))].toSorted(
      (one, other) => other.length - one.length,
    );
    this.#irregular = new Map(
      Object.entries(irregular).flatMap(([word, forms]) =>
        [word, ...forms].map((form) => [this.plain(form), this.plain(word)] as const),
      ),
    );
    this.#contracted = new RegExp(`['’](?:${contracted.join('|')})?$`, 'u');
    this.#elided = elided.length > 0 ? new RegExp(`^(${elided.join('|')})(['’]?)(\\p{L}+)$`, 'u') : undefined;
    this.#contractions = new Map(Object.entries(contractions).map(([word, whole]) => [word, whole.split(' ')]));
  }

  /** A word in the form in which words are compared: “épée” as “epee”. */
  plain(word: string): string {
    return this.#letters.reduce((text, [letter, plain]) => text.replaceAll(letter, plain), word);
  }

  /** The words that a word in lower case stands for: itself, or several. */
  split(word: string): readonly string[] {
    const fullWords = this.#contractions.get(word);
    if (fullWords) return fullWords;
    const [, elided, mark, rest] = this.#elided?.exec(word) ?? [];
    return elided && rest && mark ? [`${elided}'`, ...this.split(rest)] : [word];
  }

  /** Splits a word that lacks its apostrophe, such as “jattaque”, into two. Undefined if it can't be two words. */
  unglued(word: string): readonly [string, string] | undefined {
    const [, elided, mark, rest] = this.#elided?.exec(word) ?? [];
    const isBeforeVowel = rest !== undefined && /^[aeiouhàâéèêëîïôûœ]\p{L}/u.test(rest);
    return elided && rest && !mark && (isBeforeVowel || this.#gluedToConsonants.has(elided))
      ? [`${elided}'`, rest]
      : undefined;
  }

  /** The stem of a word in lower case. */
  of(word: string): string {
    const cachedStem = this.#cache.get(word);
    if (cachedStem !== undefined) return cachedStem;
    const stem = this.#stem(this.plain(word).replace(this.#contracted, ''));
    // Players can type any number of words, so the cache is cleared when it gets too big.
    if (this.#cache.size > 20_000) this.#cache.clear();
    this.#cache.set(word, stem);
    return stem;
  }

  #stem(word: string): string {
    const irregularWord = this.#irregular.get(word);
    if (irregularWord !== undefined) return irregularWord;
    const ending = this.#endings.find((each) => word.endsWith(each) && word.length - each.length >= MIN_STEM_LENGTH);
    const wordWithoutEnding = ending === undefined ? word : word.slice(0, -ending.length);
    const irregularStem =
      this.#irregular.get(wordWithoutEnding) ??
      (ending === undefined ? undefined : this.#irregular.get(`${wordWithoutEnding}e`));
    if (irregularStem !== undefined) return irregularStem;
    const wordWithSingleLetter =
      wordWithoutEnding.length > MIN_STEM_LENGTH
        ? wordWithoutEnding.replace(/([^aeioulsz])\1$/u, '$1')
        : wordWithoutEnding;
    const wordWithoutFinalE =
      wordWithSingleLetter.length > MIN_STEM_LENGTH ? wordWithSingleLetter.replace(/e$/u, '') : wordWithSingleLetter;
    return wordWithoutFinalE.replace(/y$/u, 'i');
  }
}

/** The words of a text: those that the author tells (`narrated`), and those that characters say (`spoken`). */
export interface TextWords {
  readonly narrated: readonly Token[];
  /** What is in quotation marks, or said after a dash. */
  readonly spoken: readonly Token[];
}

/** The words of a text. Links, mentions of users and custom emoji are ignored. */
export function wordsOf(text: string, forms: WordForms, stems: Stemmer): TextWords {
  const cleanText = text
    .slice(0, MAX_CHARACTERS_READ)
    .normalize('NFC')
    .replace(/<[^<>\s]{1,100}>|https?:\/\/\S+/gu, ' ');
  const { narrated, spoken } = splitSpeech(cleanText, forms);
  const tokensIn = (part: string) => tokensOf(forms.ordinalDots ? part.replace(ORDINAL_DOT, '$1') : part, stems);
  return { narrated: tokensIn(narrated), spoken: tokensIn(spoken.join(' ; ')) };
}

const ORDINAL_DOT = /(?<![\p{L}\p{N}])(\d{1,2})\.(?=\s+\p{L})/gu;

/** Splits a text into what is told and what characters say. A quotation mark that is never closed doesn't count. */
function splitSpeech(
  text: string,
  forms: WordForms,
): { readonly narrated: string; readonly spoken: readonly string[] } {
  const spokenTexts: string[] = [];
  let narratedText = withoutDashSpeech(text, forms, spokenTexts);
  const quotePairs = forms.quotes;
  for (const quotePair of quotePairs) {
    const [open = '', close = ''] = [...quotePair];
    // If “«” comes first, “»” is a closing mark, even in a language that also quotes the other way around.
    const isReversedPair =
      open !== close && quotePairs.includes(`${close}${open}`) && occursBefore(narratedText, close, open);
    if (isReversedPair) continue;
    let searchStart = 0;
    for (;;) {
      const start = narratedText.indexOf(open, searchStart);
      const end = start === -1 ? -1 : narratedText.indexOf(close, start + 1);
      if (end === -1) break;
      spokenTexts.push(narratedText.slice(start + 1, end));
      // A semicolon replaces the quotation, because the words around it often aren't one sentence.
      narratedText = `${narratedText.slice(0, start)} ; ${narratedText.slice(end + 1)}`;
      searchStart = start + 3;
    }
  }
  return { narrated: narratedText, spoken: spokenTexts };
}

function occursBefore(text: string, one: string, other: string): boolean {
  const at = text.indexOf(one);
  return at !== -1 && at < text.indexOf(other);
}

/**
 * Removes what is said after a dash at the start of a line, up to another dash or “he says”, and adds it to `spoken`:
 * “— Rends-toi, gronde Kira.” After a third dash, the speech goes on: “—¡Atrás! —grita Kira. —¡Atrás!”
 */
function withoutDashSpeech(text: string, { dashes = [], speaking }: WordForms, spoken: string[]): string {
  if (dashes.length === 0) return text;
  // A hyphen inside a word isn't a dash.
  const dashPattern = `(?:${dashes.map((each) => (each === '-' ? '(?<![\\p{L}\\p{N}])-' : each)).join('|')})`;
  const speechPattern = `${dashPattern}[\\s.,;:]*[\\p{L}¡¿].*?`;
  const speakerPattern = `[,.!?…]\\s+(?=(?:${speaking.join('|')})[\\s-])`;
  const speechAtLineStartPattern = new RegExp(`^\\s*${speechPattern}(?:${dashPattern}|${speakerPattern}|$)`, 'gmu');
  const furtherSpeechPattern = new RegExp(`( ; [^\\n]*?)(${speechPattern})(?:${dashPattern}|$)`, 'gmu');
  return text
    .replace(speechAtLineStartPattern, (said) => {
      spoken.push(said);
      return ' ; ';
    })
    .replace(furtherSpeechPattern, (_, before: string, said: string) => {
      spoken.push(said);
      return `${before} ; `;
    });
}

/** Whether something in a text is in quotation marks. */
export function hasSpeech(text: string, forms: WordForms): boolean {
  const shortenedText = text.slice(0, MAX_CHARACTERS_READ);
  return splitSpeech(shortenedText, forms).narrated !== shortenedText;
}

/** The place between a name and its number: “goblin2”. */
const NAME_NUMBER_BOUNDARY = /(?<=^\p{L}{3,})(?=\d{1,2}(?:'?s)?$)/u;

function tokensOf(text: string, stems: Stemmer): readonly Token[] {
  const tokens: Token[] = [];
  let punctuationBefore: Token['after'] = '.';
  let isAtNumberSign = false;
  for (const [tokenText] of text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[.!?;:\n…—–]|,|#/gu)) {
    if (tokens.length === MAX_WORDS_READ) break;
    const isAfterNumberSign = isAtNumberSign;
    isAtNumberSign = tokenText === '#';
    if (isAtNumberSign) continue;
    if (tokenText === ',') punctuationBefore = punctuationBefore === '' ? ',' : punctuationBefore;
    else if (!/[\p{L}\p{N}]/u.test(tokenText)) punctuationBefore = '.';
    else
      for (const part of tokenText
        .toLowerCase()
        .replaceAll('’', "'")
        .split(NAME_NUMBER_BOUNDARY)
        .flatMap((each) => stems.split(each))) {
        if (part === '') continue;
        tokens.push({
          ...{
            text: part,
            stem: stems.of(part),
            after: punctuationBefore,
            isLower: tokenText === tokenText.toLowerCase(),
          },
          ...(isAfterNumberSign && /^\d/.test(part) && { isNumbered: true }),
        });
        punctuationBefore = '';
      }
  }
  return tokens;
}

/** How a language spells the squares of a map: “dee seven”, “to sea three”. */
interface SquareSpelling {
  /** The names of each letter, starting with those of A. One with a “?” only counts after a word from `toward`. */
  readonly letterNames?: readonly (readonly string[])[];
  /** The words for each number, starting with “one”. */
  readonly numbers: readonly (readonly string[])[];
  readonly toward: readonly string[];
}

/** Replaces squares that are written as words by their names: “D seven” becomes “d7”. */
export function withSquaresAsNames(
  tokens: readonly Token[],
  { letterNames = [], numbers, toward }: SquareSpelling,
): readonly Token[] {
  const squareTokens: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (!token) continue;
    const isAfterToward = previous !== undefined && token.after === '' && toward.includes(previous.text);
    const letter = letterNames.findIndex(
      (names) => names.includes(token.text) || (isAfterToward && names.includes(`${token.text}?`)),
    );
    const number = next?.after === '' ? numberIn(next.text, numbers) : undefined;
    if (letter === -1 || number === undefined) squareTokens.push(token);
    else {
      const square = `${String.fromCharCode('a'.charCodeAt(0) + letter)}${number}`;
      squareTokens.push({ ...token, text: square, stem: square });
      index++;
    }
  }
  return squareTokens;
}

function numberIn(text: string, numbers: SquareSpelling['numbers']): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const index = numbers.findIndex((words) => words.includes(text));
  return index === -1 ? undefined : index + 1;
}

/**
 * The number of letters to change, add, remove or swap to get from one word to the other. Stops counting after `most`,
 * and then returns `most + 1`.
 */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let rowBeforeLast: number[] = [];
  let previousRow = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const currentRow = [row];
    let lowestTypoCount = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const [above = 0, left = 0, diagonal = 0] = [
        previousRow[column],
        currentRow[column - 1],
        previousRow[column - 1],
      ];
      let typoCount = Math.min(above + 1, left + 1, diagonal + (isSame ? 0 : 1));
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) typoCount = Math.min(typoCount, (rowBeforeLast[column - 2] ?? 0) + 1);
      currentRow.push(typoCount);
      lowestTypoCount = Math.min(lowestTypoCount, typoCount);
    }
    if (lowestTypoCount > most) return most + 1;
    rowBeforeLast = previousRow;
    previousRow = currentRow;
  }
  return Math.min(previousRow[other.length] ?? 0, most + 1);
}

/** The maximum number of letters of a word that is checked for typos. */
const MAX_MISSPELLED_LENGTH = 16;

/** The maximum number of typos in a word of this length. */
export function typosAllowed({ length }: string): number {
  return length < 5 || length > MAX_MISSPELLED_LENGTH ? 0 : length < 8 ? 1 : 2;
}
