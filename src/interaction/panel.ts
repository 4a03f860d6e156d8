import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { withinLayout } from '../embeds/limits.ts';
import type { Reply } from './reply.ts';

/** What a panel is made of: texts, lines with a button, rows of buttons or with a menu, dividers. */
export type PanelPart = APIComponentInContainer | readonly APIComponentInContainer[];

/** A box of texts and buttons in the order in which they are read. `accent` is the colour of its edge. */
export function panel({ accent }: { readonly accent?: number }, ...parts: readonly PanelPart[]): APIContainerComponent {
  const components = parts.flat();
  return { type: ComponentType.Container, ...(accent !== undefined && { accent_color: accent }), components };
}

/** A text, in Discord's markdown. */
export function words(text: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: text };
}

/** A text with a button beside it. */
export function line(text: string, button: APIButtonComponent): APISectionComponent {
  return { type: ComponentType.Section, components: [words(text)], accessory: button };
}

/** A text with a small picture beside it; `description` is what is read aloud in its place. */
export function portrayed(text: string, url: string, description?: string): APISectionComponent {
  const accessory = { type: ComponentType.Thumbnail, media: { url }, ...(description && { description }) } as const;
  return { type: ComponentType.Section, components: [words(text)], accessory };
}

/** A line between what is above and what is below it. */
export function divider(): APISeparatorComponent {
  return { type: ComponentType.Separator };
}

/** A reply of panels and rows alone, for the asker alone. */
export function whisperPanel(...components: readonly APIMessageTopLevelComponent[]): Reply {
  return { whisper: true, v2: true, components: withinLayout(components) };
}

/**
 * The same reply as components alone: in place of a message that is made of them. Such a message never becomes another, so
 * content and embeds have to be put into components.
 */
export function asPanel({ content, embeds = [], components = [], ...others }: Fileless): Fileless {
  if (others.v2) return { ...others, components };
  const boxes = embeds.map((embed) => panel(embed.color === undefined ? {} : { accent: embed.color }, boxed(embed)));
  const parts = [...(content === undefined || content === '' ? [] : [words(content)]), ...boxes, ...components];
  return { ...others, v2: true, components: withinLayout(parts.length === 0 ? [words('')] : parts) };
}

type Fileless = Omit<Reply, 'files'>;

function boxed({ title, description, fields = [], footer, thumbnail }: APIEmbed): PanelPart {
  const texts = [
    ...(title === undefined ? [] : [`### ${title}`]),
    ...(description === undefined ? [] : [description]),
    ...fields.map(({ name, value }) => `**${name}**\n${value}`),
    ...(footer === undefined ? [] : [`-# ${footer.text}`]),
  ];
  const text = texts.join('\n');
  return thumbnail === undefined ? words(text) : portrayed(text, thumbnail.url);
}
