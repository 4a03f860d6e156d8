import { type ParseError, parse } from 'jsonc-parser';

/** Where a text is no JSON: what stands there, counted from 1. Nothing stands at its end: it is over too early. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly mark: string;
}

/**
 * The first place at which a text cannot go on as JSON. What JavaScript says of it names no line where a comma is too many.
 * Undefined: it goes deeper than can be followed.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const faults: ParseError[] = [];
  try {
    parse(text, faults, { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const [first] = faults.toSorted((one, other) => one.offset - other.offset);
  return first && placeOf(text, first.offset);
}

function placeOf(text: string, at: number): JsonFault {
  const lines = text.slice(0, at).split('\n');
  const mark = /^(?:[\p{L}\p{N}_]+|.)/su.exec(text.slice(at, at + 20))?.[0] ?? '';
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, mark };
}
