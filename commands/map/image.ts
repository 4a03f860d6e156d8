// A picture to draw under a map.

import { type Option, picture } from '../../src/interaction/command.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { fieldImageOf, type Portrait, portraitOf, sizeOf } from '../../src/session/portrait.ts';
import type { Session } from '../../src/session/session.ts';

/** The maximum width and height of a picture, in pixels. Even a small file can take much memory to draw. */
const MAX_PICTURE_SIDE = 2048;

/** A picture to draw under a map. The drawing library can't read WebP. */
export function groundPicture(): Option<Portrait> {
  const anyPicture = picture();
  return {
    ...anyPicture,
    read(values, name, session) {
      const valueResult = anyPicture.read(values, name, session);
      return valueResult.ok ? usablePicture(valueResult.value) : valueResult;
    },
  };
}

/** The picture in an option's value, if it can be drawn under a map. */
export function groundPictureOf(value: string): Result<Portrait, Refusal> {
  const pictureResult = portraitOf(value);
  return pictureResult.ok ? usablePicture(pictureResult.value) : pictureResult;
}

function usablePicture(picture: Portrait): Result<Portrait, Refusal> {
  const size = sizeOf(picture);
  if (size === undefined) return no({ type: 'file-unfit', because: 'no PNG or JPEG' });
  const isLarge = Math.max(size.width, size.height) > MAX_PICTURE_SIDE;
  return isLarge ? no({ type: 'file-unfit', because: 'too many pixels' }) : ok(picture);
}

/** Saves a picture with the encounter, and returns the digest by which a map refers to it. */
export function keepImage(session: Session, picture: Portrait): string {
  const image = fieldImageOf(picture);
  session.add({ type: 'field-image-added', image });
  return image.digest;
}
