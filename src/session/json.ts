import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';

/** Most bytes of a file that somebody brings. */
export const MOST_BYTES = 256 * 1024;
/** How deep lists and objects may stand in each other. */
const DEEPEST = 20;

/** The text of a file's bytes. Refused where they are no UTF-8. */
export function textOf(bytes: Uint8Array): Result<string, Refusal> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return no({ type: 'file-unfit', because: 'no text' });
  }
}

/**
 * Reads JSON that somebody brought. Refused where it is too long, too deep, or none. Names such as `__proto__` come as
 * plain entries of their object and change nothing; whoever reads it on knows the fields it wants.
 */
export function readJson(text: string): Result<unknown, Refusal> {
  if (text.length > MOST_BYTES) return no({ type: 'file-unfit', because: 'too big' });
  if (isDeeperThan(DEEPEST, text)) return no({ type: 'file-unfit', because: 'too deep' });
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return no({ type: 'file-unfit', because: 'no JSON' });
  }
}

/** An object as JSON in pieces, each entry of its lists on a line of its own. */
export function* jsonInPieces(value: object): Generator<string> {
  yield '{';
  let before = '\n';
  for (const [name, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    if (Array.isArray(entry)) yield* listInPieces(entry);
    else yield JSON.stringify(entry);
    before = ',\n';
  }
  yield '\n}\n';
}

function* listInPieces(list: readonly unknown[]): Generator<string> {
  let before = '[';
  for (const entry of list) {
    yield `${before}\n${JSON.stringify(entry)}`;
    before = ',';
  }
  yield list.length === 0 ? '[]' : ']';
}

/** Whether lists and objects stand deeper in each other than that. Brackets in texts are left out. */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length && depth <= most; at++) {
    const mark = text[at];
    if (mark === '"') quoted = !quoted;
    else if (quoted) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth++;
    else if (mark === ']' || mark === '}') depth--;
  }
  return depth > most;
}
