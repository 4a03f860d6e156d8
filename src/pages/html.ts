import { t } from '../text/t.ts';

/** A piece of HTML. Only the functions in this file make it, and they escape all text. */
export type Html = string & { readonly html: never };

/** The attributes of an element. Undefined ones are left out. */
type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** Elements that have no end tag. */
const VOID_ELEMENTS = ['meta', 'input', 'br', 'link'];

/** Joins several pieces of HTML into one. */
export function joinHtml(...pieces: readonly (Html | undefined)[]): Html {
  return pieces.filter((piece) => piece !== undefined).join('') as Html;
}

export function element(name: string, attributes: Attributes, ...inner: readonly (Html | undefined)[]): Html {
  const content = joinHtml(startTag(name, attributes), ...inner);
  return VOID_ELEMENTS.includes(name) ? content : joinHtml(content, endTag(name));
}

/** The start tag of an element whose content follows in later pieces. */
export function startTag(name: string, attributes: Attributes = {}): Html {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${escapedText(String(value))}"`;
  });
  return `<${name}${attributeTexts.join('')}>` as Html;
}

export function endTag(name: string): Html {
  return `</${name}>` as Html;
}

/** Escaped text for places where no element is allowed, such as a title. */
export function plainTextHtml(words: string): Html {
  return escapedText(words) as Html;
}

/** Text inside an element. Right-to-left letters in it don't reverse the text around them. */
export function textHtml(words: string): Html {
  return escapedText(words).replace(RTL_RUN_PATTERN, (run) => `<bdi>${run}</bdi>`) as Html;
}

/** Marks code that Fray itself wrote (HTML, SVG, a script or a style) as safe. */
export function trustedHtml(code: string): Html {
  return code as Html;
}

/** JSON for a script element. It contains no `<`, so it can't end the element early. */
export function jsonHtml(value: unknown): Html {
  return JSON.stringify(value).replaceAll('<', '\\u003c') as Html;
}

/** A letter of a right-to-left script. `RTL_RUN_PATTERN` is a run of such letters with the spaces between them. */
const RTL_LETTER = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;
const RTL_RUN_PATTERN = new RegExp(String.raw`${RTL_LETTER}(?:[\p{M}\s]*${RTL_LETTER}|\p{M})*`, 'gu');

/** Control characters, including those that change the direction of text. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function escapedText(words: string): string {
  return words.replace(CONTROL_CHARACTERS, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The Markdown in a line: escaped characters, code, emphasis, mentions and times. */
const MARKDOWN_PATTERN = /\\([\\*_~`|>#[\]()<:-])|`([^`]+)`|(\*\*|~~|\*)|<@!?[\w-]+>|<t:(\d+)(?::\w)?>/g;
const ELEMENT_BY_SIGN: Readonly<Record<string, string>> = { '**': 'strong', '~~': 's', '*': 'em' };

/** A time to the minute, in UTC, because the reader's time zone isn't known. */
export function utcTimeText(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Turns a line of Fray's Markdown into HTML. Players' text in it has already been escaped. */
export function lineHtml(markdown: string): Html {
  const openElements: { readonly mark: string; readonly pieces: Html[] }[] = [{ mark: '', pieces: [] }];
  const addHtml = (piece: Html) => openElements.at(-1)?.pieces.push(piece);
  const closeElement = () => {
    const { mark, pieces } = openElements.pop() ?? { mark: '', pieces: [] };
    addHtml(element(ELEMENT_BY_SIGN[mark] ?? 'span', {}, ...pieces));
  };
  let textStart = 0;
  for (const match of markdown.matchAll(MARKDOWN_PATTERN)) {
    const [matchedText, sign, code, mark, seconds] = match;
    addHtml(textHtml(markdown.slice(textStart, match.index)));
    textStart = match.index + matchedText.length;
    if (sign !== undefined) addHtml(textHtml(sign));
    else if (code !== undefined) addHtml(element('code', {}, textHtml(code)));
    else if (mark === undefined)
      addHtml(textHtml(seconds === undefined ? t('people-player') : `${utcTimeText(Number(seconds) * 1000)} UTC`));
    else if (openElements.some((level) => level.mark === mark)) {
      while (openElements.at(-1)?.mark !== mark) closeElement();
      closeElement();
    } else openElements.push({ mark, pieces: [] });
  }
  addHtml(textHtml(markdown.slice(textStart)));
  while (openElements.length > 1) closeElement();
  return joinHtml(...(openElements[0]?.pieces ?? []));
}

/** Turns Fray's Markdown into paragraphs. Quotes are set apart, and small print becomes a list. */
export function paragraphsHtml(markdown: string): Html {
  const lines = markdown.split('\n').filter((each) => each !== '');
  const smallPrintFlags = lines.map((each) => each.startsWith('-# '));
  return joinHtml(
    ...lines.flatMap((each, index) => {
      if (!smallPrintFlags[index]) return [paragraphHtml(each)];
      if (smallPrintFlags[index - 1]) return [];
      const listEnd = smallPrintFlags.indexOf(false, index);
      return [listHtml(lines.slice(index, listEnd === -1 ? undefined : listEnd).map((print) => print.slice(3)))];
    }),
  );
}

/** A list with one entry for each line of Markdown. */
export function listHtml(lines: readonly string[]): Html {
  return element('ul', {}, ...lines.map((each) => element('li', {}, lineHtml(each))));
}

function paragraphHtml(of: string): Html {
  const [, mark = '', content = ''] = /^(> |#{1,3} )?(.*)$/su.exec(of) ?? [];
  if (mark === '> ') return element('blockquote', {}, lineHtml(content));
  return element('p', {}, mark === '' ? lineHtml(content) : element('strong', {}, lineHtml(content)));
}
