/** A piece of HTML. Only the functions of this file make it, so that nothing unescaped is in it. */
export type Html = string & { readonly html: never };

/** The attributes of an element. An undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** Elements that have no end. */
const VOID = ['meta', 'input', 'br', 'link'];

/** What one piece is after several. */
export function together(...pieces: readonly (Html | undefined)[]): Html {
  return pieces.filter((piece) => piece !== undefined).join('') as Html;
}

export function element(name: string, attributes: Attributes, ...inner: readonly (Html | undefined)[]): Html {
  const within = together(begin(name, attributes), ...inner);
  return VOID.includes(name) ? within : together(within, end(name));
}

/** The beginning of an element whose inside follows piece by piece. */
export function begin(name: string, attributes: Attributes = {}): Html {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${escaped(String(value))}"`;
  });
  return `<${name}${written.join('')}>` as Html;
}

export function end(name: string): Html {
  return `</${name}>` as Html;
}

/** Words where no element can stand. */
export function bare(words: string): Html {
  return escaped(words) as Html;
}

/** Words as they stand in an element. Letters that run from right to left turn nothing around them. */
export function text(words: string): Html {
  return escaped(words).replace(FROM_RIGHT, (run) => `<bdi>${run}</bdi>`) as Html;
}

/** What is HTML, SVG, script or style already, and our own. */
export function ownCode(code: string): Html {
  return code as Html;
}

/** JSON as it stands in a script element: no `<` ends it. */
export function json(value: unknown): Html {
  return JSON.stringify(value).replaceAll('<', '\\u003c') as Html;
}

/** Letters of scripts that run from right to left, with what is between them. */
const LETTER = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]`;
const FROM_RIGHT = new RegExp(String.raw`${LETTER}(?:[\p{M}\s]*${LETTER}|\p{M})*`, 'gu');

/** Controls, and what turns the rest of a line around. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function escaped(words: string): string {
  return words.replace(UNSEEN, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
