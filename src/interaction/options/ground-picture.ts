import { no } from '../../rules/core/result.ts';
import { longestSideOf } from '../../session/picture-size.ts';
import type { Portrait } from '../../session/portrait.ts';
import { type Option, picture } from '../option.ts';

/** Pixels: a picture of few bytes may take much memory to draw. */
const LONGEST_SIDE = 2048;

/** A picture that can be drawn under a field: what draws it reads no WebP. */
export function groundPicture(description: string): Option<Portrait> {
  const any = picture(description);
  return {
    ...any,
    read(values, name, session) {
      const read = any.read(values, name, session);
      if (!read.ok) return read;
      const longest = longestSideOf(read.value);
      if (longest === undefined) return no({ type: 'file-unfit', because: 'no PNG or JPEG' });
      return longest > LONGEST_SIDE ? no({ type: 'file-unfit', because: 'too many pixels' }) : read;
    },
  };
}
