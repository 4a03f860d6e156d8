import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, type Result } from '../rules/core/result.ts';
import { MOST_BYTES } from '../session/json.ts';
import { fileValue } from '../session/portrait.ts';

/** What is in a file, text or picture, that somebody at the terminal names by its path, within the limits that files on Discord have. */
export function readPath(typed: string): Result<string, Refusal> {
  // npm runs this in the checkout's folder; a path is meant from where the player stands.
  const path = resolve(process.env.INIT_CWD ?? '.', typed);
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about?.isFile()) return no({ type: 'file-unfit', because: 'unreachable' });
  const room = Buffer.alloc(MOST_BYTES + 1);
  const length = fill(path, room);
  if (length === undefined) return no({ type: 'file-unfit', because: 'unreachable' });
  if (length > MOST_BYTES) return no({ type: 'file-unfit', because: 'too big' });
  return fileValue(room.subarray(0, length), false);
}

/** Reads the beginning of a file, as far as there is room. Nothing where it may not be read. */
function fill(path: string, room: Buffer): number | undefined {
  try {
    const file = openSync(path, 'r');
    try {
      let length = 0;
      for (let read = -1; read !== 0 && length < room.length; length += read)
        read = readSync(file, room, length, room.length - length, null);
      return length;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}
