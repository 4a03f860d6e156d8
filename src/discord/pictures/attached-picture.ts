import { shorten } from '../../text/markdown.ts';
import type { Deliverable } from '../attachments.ts';
import type { Sendable } from '../message.ts';
import { withGallery } from './gallery.ts';

/** Most characters that Discord takes to describe an attachment. */
const LONGEST_ALT = 1024;
const PINGS_NOBODY = { parse: [] };

/** Takes away whatever a message has attached; its words stay. */
export const NO_PICTURE: Sendable = { body: { attachments: [], allowed_mentions: PINGS_NOBODY }, files: [] };

/** A picture that is drawn, the name of its file, and the same in words. */
interface DrawnPicture {
  readonly name: string;
  readonly alt: string;
  readonly png: Uint8Array;
}

/**
 * Attaches a picture to a message whose words are shown, beside the files it has: the whole list anew, or the old ones would
 * stay. Its description is read aloud in its place.
 */
export function pictureAfter(
  { v2, components = [], files = [] }: Pick<Deliverable, 'v2' | 'components' | 'files'>,
  { name, alt, png }: DrawnPicture,
): Sendable {
  const all = [...files, { name, data: Buffer.from(png) }];
  const description = shorten(alt, LONGEST_ALT);
  const attachments = all.map((file, place) => ({
    id: String(place),
    filename: file.name,
    ...(file.name === name && { description }),
  }));
  return {
    body: {
      attachments,
      // Of a message of components alone only what they refer to is shown.
      ...(v2 && { components: withGallery(components, name, description) }),
      allowed_mentions: PINGS_NOBODY,
    },
    files: all,
  };
}
