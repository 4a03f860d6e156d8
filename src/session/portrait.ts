import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { MOST_BYTES, textOf } from './json.ts';
import { barePicture, type PictureType } from './picture.ts';

/** A character's picture: as its player brought it, without what a camera notes in it. */
export interface Portrait {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** Most of a player's characters in a server that may have one: all of them go into one file when they are exported. */
export const MOST_PORTRAITS = 8;

/** How a picture comes as the value of an option: by its bytes in base64. */
const WRITTEN = 'data:;base64,';

/** What a file that somebody brings comes as: its text, or a picture. `announced`: it was said to be a picture. */
export function fileValue(bytes: Uint8Array, announced: boolean): Result<string, Refusal> {
  const picture = barePicture(bytes);
  if (picture) return ok(`${WRITTEN}${Buffer.from(picture.bytes).toString('base64')}`);
  return announced ? ok(WRITTEN) : textOf(bytes);
}

/** Whether an option's value is a picture, or was said to be one. */
export function isPicture(value: string): boolean {
  return value.startsWith(WRITTEN);
}

/** The picture that an option's value stands for, whoever wrote it. */
export function portraitOf(value: string): Result<Portrait, Refusal> {
  const bytes = isPicture(value) ? Buffer.from(value.slice(WRITTEN.length), 'base64') : undefined;
  if (bytes && bytes.length > MOST_BYTES) return no({ type: 'file-unfit', because: 'too big' });
  const portrait = bytes && barePicture(bytes);
  return portrait ? ok(portrait) : no({ type: 'file-unfit', because: 'no picture' });
}
