import { createHash } from 'node:crypto';
import type { Portrait } from './portrait.ts';

/** A picture that lies under a field, by the digest with which the field names it. */
export interface FieldImage extends Portrait {
  readonly digest: string;
}

/** As many digits as the id of a button has room for; nobody finds another picture of the same. */
const DIGITS = 32;

/** A picture with its digest. */
export function fieldImageOf(picture: Portrait): FieldImage {
  return { ...picture, digest: createHash('sha256').update(picture.bytes).digest('hex').slice(0, DIGITS) };
}
