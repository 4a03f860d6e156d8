import { createHash } from 'node:crypto';
import { type APIMediaGalleryComponent, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import type { Picture } from '../../pictures/picture.ts';

/** Adds a picture to a message made of components, at the top of its first container. */
export function withGallery(
  components: readonly APIMessageTopLevelComponent[],
  name: string,
  alt: string,
): readonly APIMessageTopLevelComponent[] {
  const gallery: APIMediaGalleryComponent = {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: `attachment://${name}` }, description: alt }],
  };
  const index = components.findIndex(({ type }) => type === ComponentType.Container);
  const container = components[index];
  if (container?.type !== ComponentType.Container) return [gallery, ...components];
  return components.with(index, { ...container, components: [gallery, ...container.components] });
}

const PICTURE_FILE_PREFIX = 'picture-';

/**
 * A picture's file name. Different pictures have different names, so that no phone shows an old picture from its cache.
 */
export function pictureName({ shows, theme }: Pick<Picture, 'shows' | 'theme'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([shows, theme]))
    .digest('hex');
  return `${PICTURE_FILE_PREFIX}${digest.slice(0, 12)}.png`;
}

export function isPicture({ name }: { readonly name: string }): boolean {
  return name.startsWith(PICTURE_FILE_PREFIX);
}
