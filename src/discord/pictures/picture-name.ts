import { createHash } from 'node:crypto';
import type { Picture } from '../../pictures/picture.ts';

/** How the names of files begin that Fray has drawn. */
const PREFIX = 'picture-';

/** What a picture is attached as: another one has another name, so that no phone shows an old one. */
export function pictureName({ shows, theme }: Pick<Picture, 'shows' | 'theme'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([shows, theme]))
    .digest('hex');
  return `${PREFIX}${digest.slice(0, 12)}.png`;
}

export function isPicture({ name }: { readonly name: string }): boolean {
  return name.startsWith(PREFIX);
}
