import { type APIMediaGalleryComponent, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';

/** What a message of components alone shows a picture by: on top of its first box. */
export function withGallery(
  components: readonly APIMessageTopLevelComponent[],
  name: string,
  alt: string,
): readonly APIMessageTopLevelComponent[] {
  const gallery: APIMediaGalleryComponent = {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: `attachment://${name}` }, description: alt }],
  };
  const at = components.findIndex(({ type }) => type === ComponentType.Container);
  const box = components[at];
  if (box?.type !== ComponentType.Container) return [gallery, ...components];
  return components.with(at, { ...box, components: [gallery, ...box.components] });
}
