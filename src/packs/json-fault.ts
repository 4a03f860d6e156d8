// Finds the first place where a text isn't valid JSON, and the mistake a person probably made there.

/** The mistakes that can be told apart. There is a message for each, such as `pack-json-comma`. */
export type JsonMistake =
  | 'empty'
  /** The text begins with something other than a bracket. */
  | 'start'
  /** The text begins with a line of Markdown, as in a chat's code block. */
  | 'fence'
  | 'comma'
  | 'extra-comma'
  | 'colon'
  /** A value is missing after a colon or a comma. */
  | 'value'
  /** Curly or single quotes. */
  | 'quotes'
  /** A word without quotes. */
  | 'unquoted'
  /** `True` instead of `true`. */
  | 'case'
  | 'number'
  /** A text without a quote at its end, or with a line break in it. */
  | 'open-text'
  | 'inner-quote'
  /** A tab or another invisible character in a text. */
  | 'tab'
  | 'backslash'
  | 'comment'
  /** A space that isn't one in JSON, such as a no-break space. */
  | 'space'
  /** A bracket that can't come here, because another one is still open. */
  | 'bracket'
  /** The text ends before all brackets are closed. */
  | 'unclosed'
  /** There is more text after the end of the JSON. */
  | 'rest';

/** Where a text isn't valid JSON. */
export interface JsonFault {
  readonly mistake: JsonMistake;
  /** The number of the line, counted from 1. */
  readonly line: number;
  /** The text at the fault. */
  readonly code: string;
  /** The bracket that isn't closed, and its line. */
  readonly open?: Bracket;
}

interface Bracket {
  readonly bracket: string;
  readonly line: number;
}

/** The first fault in a text. Undefined if the text is valid JSON. */
export function jsonFaultIn(text: string): JsonFault | undefined {
  return new JsonScan(text).fault();
}

const CURLY_QUOTES_PATTERN = /[“”„‟«»]/;
const WRONG_QUOTES_PATTERN = /[“”„‟«»‘’‚‛'`]/;
/** The characters before and after a code block in Markdown. */
const CODE_FENCE = '```';
const COMMENT_START_PATTERN = /(?:\/[/*]|#)/y;
const WORD_PATTERN = /[^\s,:[\]{}"]+/y;
const NUMBER_PATTERN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?=[\s,:[\]{}"]|$)/y;
const ESCAPE_PATTERN = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
/** The maximum length of the code in a fault, in characters. */
const MAX_CODE_LENGTH = 40;
/** The maximum number of open brackets. Uploaded files with more are refused before this code runs. */
const MAX_OPEN_BRACKETS = 50;

class JsonScan {
  readonly #text: string;
  /** The place that is read next. */
  #at = 0;
  /** The end of the last value, key or punctuation mark. */
  #lastEnd = 0;
  readonly #openBrackets: Bracket[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  fault(): JsonFault | undefined {
    const firstSign = this.#next();
    if (firstSign === undefined) return this.#faultAt('empty', 0, '');
    if (this.#text.startsWith(CODE_FENCE, this.#at)) return this.#faultAt('fence', this.#at, this.#restOfLine());
    if (firstSign !== '{' && firstSign !== '[')
      return this.#wrongSign(firstSign, false) ?? this.#faultAt('start', this.#at, this.#restOfLine());
    const valueFault = this.#value();
    if (valueFault) return valueFault;
    const extraSign = this.#next();
    if (extraSign === undefined) return undefined;
    const mistake = this.#text.startsWith(CODE_FENCE, this.#at) ? 'fence' : 'rest';
    return this.#faultAt(mistake, this.#at, this.#restOfLine());
  }

  /** Skips spaces. Returns the next character, or undefined at the end. */
  #next(): string | undefined {
    while (' \t\n\r'.includes(this.#text[this.#at] ?? '-')) this.#at++;
    return this.#text[this.#at];
  }

  #value(): JsonFault | undefined {
    const nextSign = this.#next();
    if (nextSign === undefined) return this.#unclosed();
    if (nextSign === '{' || nextSign === '[') return this.#list(nextSign);
    if (nextSign === '"') return this.#string();
    const wrongSign = this.#wrongSign(nextSign);
    if (wrongSign) return wrongSign;
    if (',:]}'.includes(nextSign)) return this.#faultAt('value', this.#lastEnd, this.#lineBefore(this.#lastEnd));
    return this.#number() || this.#literal() ? undefined : this.#wrongWord();
  }

  #number(): boolean {
    return this.#skip(NUMBER_PATTERN) !== undefined;
  }

  #literal(): boolean {
    const word = this.#match(WORD_PATTERN);
    return (word === 'true' || word === 'false' || word === 'null') && this.#skip(WORD_PATTERN) !== undefined;
  }

  #wrongWord(): JsonFault {
    const word = this.#match(WORD_PATTERN) ?? this.#text[this.#at] ?? '';
    const mistake = /^(?:true|false|null)$/i.test(word) ? 'case' : /^[+-]?[\d.]+$/.test(word) ? 'number' : 'unquoted';
    return this.#faultAt(mistake, this.#at, word);
  }

  /** An object or a list, up to its closing bracket. */
  #list(bracket: '{' | '['): JsonFault | undefined {
    if (this.#openBrackets.length >= MAX_OPEN_BRACKETS) return undefined;
    const end = bracket === '{' ? '}' : ']';
    this.#openBrackets.push({ bracket, line: this.#lineOf(this.#at) });
    this.#step();
    if (this.#next() !== end)
      for (;;) {
        const entryFault = bracket === '{' ? this.#field() : this.#value();
        if (entryFault) return entryFault;
        const nextSign = this.#next();
        if (nextSign === end) break;
        if (nextSign !== ',') return this.#noComma(nextSign);
        const commaIndex = this.#at;
        this.#step();
        const signAfterComma = this.#next();
        if (signAfterComma === ',' || signAfterComma === '}' || signAfterComma === ']')
          return this.#faultAt('extra-comma', commaIndex, this.#lineBefore(commaIndex));
      }
    this.#step();
    this.#openBrackets.pop();
    return undefined;
  }

  /** A field of an object: its name, a colon and its value. */
  #field(): JsonFault | undefined {
    const nextSign = this.#next();
    if (nextSign === undefined) return this.#unclosed();
    if ('{[]'.includes(nextSign)) return this.#bracketFault(nextSign);
    if (nextSign !== '"') {
      const word = this.#match(WORD_PATTERN);
      return (
        this.#wrongSign(nextSign) ?? this.#faultAt(word ? 'unquoted' : 'value', this.#at, word ?? this.#restOfLine())
      );
    }
    const nameFault = this.#string();
    if (nameFault) return nameFault;
    const signAfterName = this.#next();
    if (signAfterName === undefined) return this.#unclosed();
    if (signAfterName !== ':')
      return this.#wrongSign(signAfterName) ?? this.#faultAt('colon', this.#lastEnd, this.#lineBefore(this.#lastEnd));
    this.#step();
    return this.#value();
  }

  /** What is wrong if a value isn't followed by a comma or its closing bracket. */
  #noComma(next: string | undefined): JsonFault {
    if (next === undefined) return this.#unclosed();
    if (next === '}' || next === ']') return this.#bracketFault(next);
    // If something directly follows a closing quote, that quote was probably meant as part of the text.
    if (this.#text[this.#lastEnd - 1] === '"' && this.#at === this.#lastEnd && !WRONG_QUOTES_PATTERN.test(next))
      return this.#faultAt('inner-quote', this.#at, this.#lineBefore(this.#at + 1));
    const wrongSign = next === "'" || CURLY_QUOTES_PATTERN.test(next) ? undefined : this.#wrongSign(next);
    return wrongSign ?? this.#faultAt('comma', this.#lastEnd, this.#lineBefore(this.#lastEnd));
  }

  /** A text in quotes. */
  #string(): JsonFault | undefined {
    const start = this.#at;
    for (let at = start + 1; at < this.#text.length; at++) {
      const character = this.#text[at] ?? '';
      if (character === '"') {
        this.#at = at + 1;
        this.#lastEnd = this.#at;
        return undefined;
      }
      if (character === '\\') {
        ESCAPE_PATTERN.lastIndex = at;
        if (!ESCAPE_PATTERN.test(this.#text)) return this.#faultAt('backslash', at, this.#text.slice(start, at + 2));
        at = ESCAPE_PATTERN.lastIndex - 1;
      } else if (character === '\n' || character === '\r') return this.#openText(start, at);
      else if (character < ' ') return this.#faultAt('tab', at, this.#text.slice(start, at));
    }
    return this.#openText(start, this.#text.length);
  }

  #openText(start: number, end: number): JsonFault {
    const unclosedText = this.#text.slice(start, end);
    const [curlyQuote] = CURLY_QUOTES_PATTERN.exec(unclosedText) ?? [];
    if (curlyQuote !== undefined) return this.#faultAt('quotes', start, curlyQuote);
    return this.#faultAt('open-text', start, unclosedText);
  }

  /** A quote, comment or space that JSON doesn't know. */
  #wrongSign(next: string, withQuotes = true): JsonFault | undefined {
    if (withQuotes && WRONG_QUOTES_PATTERN.test(next)) return this.#faultAt('quotes', this.#at, next);
    if (this.#match(COMMENT_START_PATTERN) !== undefined) return this.#faultAt('comment', this.#at, this.#restOfLine());
    if (/[\s\u200B-\u200D\uFEFF]/.test(next)) return this.#faultAt('space', this.#at, this.#restOfLine());
    return undefined;
  }

  #unclosed(): JsonFault {
    return this.#bracketFault('', 'unclosed');
  }

  #bracketFault(code: string, mistake: JsonMistake = 'bracket'): JsonFault {
    const openBracket = this.#openBrackets.at(-1);
    return { ...this.#faultAt(mistake, this.#at, code), ...(openBracket && { open: openBracket }) };
  }

  #step(): void {
    this.#at++;
    this.#lastEnd = this.#at;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0];
  }

  #skip(pattern: RegExp): string | undefined {
    const matchedText = this.#match(pattern);
    if (matchedText === undefined) return undefined;
    this.#at += matchedText.length;
    this.#lastEnd = this.#at;
    return matchedText;
  }

  #restOfLine(): string {
    return /.*/.exec(this.#text.slice(this.#at, this.#at + 200))?.[0].trim() ?? '';
  }

  /** A line's text before a position. Of a long text, only the end is kept. */
  #lineBefore(end: number): string {
    const line = /.*$/.exec(this.#text.slice(Math.max(0, end - 200), end))?.[0].trim() ?? '';
    return line.length > MAX_CODE_LENGTH ? `…${line.slice(1 - MAX_CODE_LENGTH)}` : line;
  }

  #lineOf(at: number): number {
    return this.#text.slice(0, at).split('\n').length;
  }

  #faultAt(mistake: JsonMistake, at: number, code: string): JsonFault {
    return { mistake, line: this.#lineOf(at), code: code.slice(0, MAX_CODE_LENGTH) };
  }
}
