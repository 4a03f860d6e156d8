import { no, ok, type Refusal, type Result } from './refusal.ts';

/** The maximum size of an uploaded file, in bytes. */
export const MAX_UPLOAD_BYTES = 256 * 1024;
/** The maximum depth of nested lists and objects. */
const MAX_NESTING_DEPTH = 20;

/**
 * Reads uploaded JSON. Refuses text that is too long, too deeply nested or not JSON. Names such as `__proto__` become
 * plain entries and do no harm, because readers pick only the fields they know.
 */
export function readJson(text: string, maxLength = MAX_UPLOAD_BYTES): Result<unknown, Refusal> {
  if (text.length > maxLength) return no({ type: 'file-unfit', because: 'too big' });
  if (isNestedDeeperThan(MAX_NESTING_DEPTH, text)) return no({ type: 'file-unfit', because: 'too deep' });
  try {
    const parsedJson: unknown = JSON.parse(text);
    return ok(parsedJson);
  } catch {
    return no({ type: 'file-unfit', because: 'no JSON' });
  }
}

/** Whether lists and objects are nested deeper than `max`. Ignores brackets inside strings. */
export function isNestedDeeperThan(max: number, text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length && depth <= max; index++) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
  }
  return depth > max;
}
