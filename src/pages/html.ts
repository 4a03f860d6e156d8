import { t } from '../text/t.ts';

/** A piece of HTML. Only this file makes it, so everything in it is escaped. */
export type Html = string & { readonly html: never };

/** The attributes of an element. Undefined ones are left out. */
type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** Elements without an end tag. */
const VOID = ['meta', 'input', 'br', 'link'];

/** Joins pieces. */
export function joinHtml(...pieces: readonly (Html | undefined)[]): Html {
  return pieces.filter((piece) => piece !== undefined).join('') as Html;
}

export function element(name: string, attributes: Attributes, ...inner: readonly (Html | undefined)[]): Html {
  const within = joinHtml(begin(name, attributes), ...inner);
  return VOID.includes(name) ? within : joinHtml(within, end(name));
}

/** The start tag of an element whose content follows piece by piece. */
export function begin(name: string, attributes: Attributes = {}): Html {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${escaped(String(value))}"`;
  });
  return `<${name}${attributeTexts.join('')}>` as Html;
}

export function end(name: string): Html {
  return `</${name}>` as Html;
}

/** Text where no element is allowed. */
export function bare(words: string): Html {
  return escaped(words) as Html;
}

/** Text inside an element. Right-to-left letters don't reverse the text around them. */
export function text(words: string): Html {
  return escaped(words).replace(FROM_RIGHT, (run) => `<bdi>${run}</bdi>`) as Html;
}

/** HTML, SVG, script or style that Fray wrote itself. */
export function ownCode(code: string): Html {
  return code as Html;
}

/** JSON inside a script element. It contains no `<`, so it can't end the element early. */
export function json(value: unknown): Html {
  return JSON.stringify(value).replaceAll('<', '\\u003c') as Html;
}

/** A run of letters of right-to-left scripts, with everything between them. */
const LETTER = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;
const FROM_RIGHT = new RegExp(String.raw`${LETTER}(?:[\p{M}\s]*${LETTER}|\p{M})*`, 'gu');

/** Control characters, including those that change the direction of the rest of a line. */
const HIDDEN = /[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function escaped(words: string): string {
  return words.replace(HIDDEN, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The Markdown signs in a line. A backslash makes the sign after it literal. */
const MARKS = /\\([\\*_~`|>#[\]()<:-])|`([^`]+)`|(\*\*|~~|\*)|<@!?[\w-]+>|<t:(\d+)(?::\w)?>/g;
const ELEMENTS: Readonly<Record<string, string>> = { '**': 'strong', '~~': 's', '*': 'em' };

/** A time to the minute, in UTC, because the reader's time zone isn't known. */
export function minuteText(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** A line of the Markdown that Fray writes, converted to HTML. Players' text in it is already escaped. */
export function line(markdown: string): Html {
  const levels: { readonly mark: string; readonly pieces: Html[] }[] = [{ mark: '', pieces: [] }];
  const put = (piece: Html) => levels.at(-1)?.pieces.push(piece);
  const close = () => {
    const { mark, pieces } = levels.pop() ?? { mark: '', pieces: [] };
    put(element(ELEMENTS[mark] ?? 'span', {}, ...pieces));
  };
  let from = 0;
  for (const found of markdown.matchAll(MARKS)) {
    const [whole, sign, code, mark, seconds] = found;
    put(text(markdown.slice(from, found.index)));
    from = found.index + whole.length;
    if (sign !== undefined) put(text(sign));
    else if (code !== undefined) put(element('code', {}, text(code)));
    else if (mark === undefined)
      put(text(seconds === undefined ? t('people-player') : `${minuteText(Number(seconds) * 1000)} UTC`));
    else if (levels.some((level) => level.mark === mark)) {
      while (levels.at(-1)?.mark !== mark) close();
      close();
    } else levels.push({ mark, pieces: [] });
  }
  put(text(markdown.slice(from)));
  while (levels.length > 1) close();
  return joinHtml(...(levels[0]?.pieces ?? []));
}

/** Lines of Fray's Markdown as paragraphs. Quotes are set off, and small print becomes a list. */
export function paragraphs(markdown: string): Html {
  const lines = markdown.split('\n').filter((each) => each !== '');
  const small = lines.map((each) => each.startsWith('-# '));
  return joinHtml(
    ...lines.flatMap((each, index) => {
      if (!small[index]) return [paragraph(each)];
      if (small[index - 1]) return [];
      const after = small.indexOf(false, index);
      return [list(lines.slice(index, after === -1 ? undefined : after).map((print) => print.slice(3)))];
    }),
  );
}

/** A list of lines of math. */
export function list(lines: readonly string[]): Html {
  return element('ul', {}, ...lines.map((each) => element('li', {}, line(each))));
}

function paragraph(of: string): Html {
  const [, mark = '', rest = ''] = /^(> |#{1,3} )?(.*)$/su.exec(of) ?? [];
  if (mark === '> ') return element('blockquote', {}, line(rest));
  return element('p', {}, mark === '' ? line(rest) : element('strong', {}, line(rest)));
}
