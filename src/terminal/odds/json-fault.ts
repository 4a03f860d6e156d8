/** Where a text is no JSON: what stands there, counted from 1. Nothing stands at its end: it is over too early. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly mark: string;
}

/** What may come next. */
type Want = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'more' | 'end';

const MARK =
  /[ \t\r\n]*([[\]{}:,]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
const BLANK = /[ \t\r\n]*/y;

/** The first place at which a text cannot go on as JSON. What JavaScript says of it names no line where a comma is too many. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: string[] = [];
  let want: Want | undefined = 'value';
  for (let at = 0; ; ) {
    BLANK.lastIndex = at;
    const start = at + (BLANK.exec(text)?.[0].length ?? 0);
    MARK.lastIndex = at;
    const mark = MARK.exec(text)?.[1];
    if (want === 'end' && start === text.length) return undefined;
    want = mark === undefined ? undefined : after(want, mark, open);
    if (want === undefined) return placeOf(text, start);
    at = MARK.lastIndex;
  }
}

/** What may come after a mark, or undefined where it cannot stand there. `open`: the brackets around it. */
function after(want: Want, mark: string, open: string[]): Want | undefined {
  const isName = want === 'name' || want === 'name or }';
  const isValue = want === 'value' || want === 'value or ]';
  const inside = (): Want => (open.length === 0 ? 'end' : 'more');
  switch (mark) {
    case '{':
    case '[':
      if (!isValue) return undefined;
      open.push(mark);
      return mark === '{' ? 'name or }' : 'value or ]';
    case '}':
    case ']': {
      const [bracket, empty] = mark === '}' ? ['{', 'name or }'] : ['[', 'value or ]'];
      if (open.at(-1) !== bracket || (want !== empty && want !== 'more')) return undefined;
      open.pop();
      return inside();
    }
    case ',':
      if (want !== 'more') return undefined;
      return open.at(-1) === '{' ? 'name' : 'value';
    case ':':
      return want === 'colon' ? 'value' : undefined;
    default:
      if (isName) return mark.startsWith('"') ? 'colon' : undefined;
      return isValue ? inside() : undefined;
  }
}

function placeOf(text: string, at: number): JsonFault {
  const lines = text.slice(0, at).split('\n');
  const word = /^(?:[\p{L}\p{N}_]+|.)/su.exec(text.slice(at, at + 20))?.[0] ?? '';
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, mark: word };
}
