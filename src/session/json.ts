import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';

/**
 * Reads a file's bytes as text: UTF-8, or UTF-16 with a byte order mark, in which some Windows editors save. Refuses
 * other bytes.
 */
export function decodeText(bytes: Uint8Array): Result<string, Refusal> {
  try {
    return ok(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
  } catch {
    return no({ type: 'file-unfit', because: 'no text' });
  }
}

function encodingOf([firstByte, secondByte]: Uint8Array): string {
  if (firstByte === 0xff && secondByte === 0xfe) return 'utf-16le';
  return firstByte === 0xfe && secondByte === 0xff ? 'utf-16be' : 'utf-8';
}

/** Writes an object as JSON, piece by piece. Each entry of a list is on its own line. */
export function* jsonInPieces(value: object): Generator<string> {
  yield '{';
  let separator = '\n';
  for (const [name, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    if (Array.isArray(entry)) yield* listInPieces(entry);
    else yield JSON.stringify(entry);
    separator = ',\n';
  }
  yield '\n}\n';
}

function* listInPieces(list: readonly unknown[]): Generator<string> {
  let separator = '[';
  for (const entry of list) {
    yield `${separator}\n${JSON.stringify(entry)}`;
    separator = ',';
  }
  yield list.length === 0 ? '[]' : ']';
}
