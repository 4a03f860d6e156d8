import { fieldImageOf } from '../../session/field-image.ts';
import type { Portrait } from '../../session/portrait.ts';
import type { Session } from '../../session/session.ts';

/** Keeps a picture with the encounter, and returns the digest by which a field names it. */
export function keepImage(session: Session, picture: Portrait): string {
  const image = fieldImageOf(picture);
  session.add({ type: 'field-image-added', image });
  return image.digest;
}
