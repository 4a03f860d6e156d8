// Panels, buttons and menus, within Discord's limits.

import type {
  APIActionRowComponent,
  APIButtonComponent,
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
  APIContainerComponent,
  APIEmbed,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APISelectMenuOption,
  APISeparatorComponent,
  APIStringSelectComponent,
  APITextDisplayComponent,
  APIUserSelectComponent,
} from 'discord-api-types/v10';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { BUTTON_LIMITS, cutToLayoutLimits, MENU_LIMITS } from '../embeds/limits.ts';
import { given } from '../rules/core/given.ts';
import { shorten, t } from '../text/t.ts';
import { component, componentId } from './component.ts';
import { closingReply, type Reply } from './reply.ts';

/** A part of a panel: a text, a text with a button, a row with buttons or a menu, or a divider. */
export type Part = APIComponentInContainer | readonly APIComponentInContainer[];

/** A box with texts and buttons, in reading order. `accent` is the color of its edge. */
export function box({ accent }: { readonly accent?: number }, ...parts: readonly Part[]): APIContainerComponent {
  const components = parts.flat();
  return { type: ComponentType.Container, ...(accent !== undefined && { accent_color: accent }), components };
}

/** A block of text, which may contain Discord Markdown. */
export function paragraph(text: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: text };
}

/** A text with a button next to it. */
export function line(text: string, button: APIButtonComponent): APISectionComponent {
  return { type: ComponentType.Section, components: [paragraph(text)], accessory: button };
}

/** A text with a small picture next to it. `description` is for screen readers. */
export function withThumbnail(text: string, url: string, description?: string): APISectionComponent {
  const accessory = { type: ComponentType.Thumbnail, media: { url }, ...(description && { description }) } as const;
  return { type: ComponentType.Section, components: [paragraph(text)], accessory };
}

export function divider(): APISeparatorComponent {
  return { type: ComponentType.Separator };
}

/** A private reply made of components. */
export function whisper(...components: readonly APIMessageTopLevelComponent[]): Reply {
  return { whisper: true, v2: true, components: cutToLayoutLimits(components) };
}

/**
 * Turns a reply into one made of components only, so that it can replace a message made of components. Discord can't
 * turn such a message back into one with content and embeds.
 */
export function asPanel({ content, embeds = [], components = [], ...others }: ReplyWithoutFiles): ReplyWithoutFiles {
  if (others.v2) return { ...others, components };
  const boxes = embeds.map((embed) => box(embed.color === undefined ? {} : { accent: embed.color }, embedPart(embed)));
  const panelComponents = [
    ...(content === undefined || content === '' ? [] : [paragraph(content)]),
    ...boxes,
    ...components,
  ];
  return {
    ...others,
    v2: true,
    components: cutToLayoutLimits(panelComponents.length === 0 ? [paragraph('')] : panelComponents),
  };
}

type ReplyWithoutFiles = Omit<Reply, 'files'>;

function embedPart({ title, description, fields = [], footer, thumbnail }: APIEmbed): Part {
  const sectionTexts = [
    ...(title === undefined ? [] : [`### ${title}`]),
    ...(description === undefined ? [] : [description]),
    ...fields.map(({ name, value }) => `**${name}**\n${value}`),
    ...(footer === undefined ? [] : [`-# ${footer.text}`]),
  ];
  const text = sectionTexts.join('\n');
  return thumbnail === undefined ? paragraph(text) : withThumbnail(text, thumbnail.url);
}

export type ButtonRow = APIActionRowComponent<APIButtonComponent>;

/** A button. Its label is shortened to Discord's limit. */
export function button(
  label: string,
  id: string,
  style: APIButtonComponentWithCustomId['style'] = ButtonStyle.Secondary,
): APIButtonComponent {
  return { type: ComponentType.Button, style, label: shorten(label, BUTTON_LIMITS.label), custom_id: id };
}

/** A button that opens an address. */
export function linkButton(label: string, url: string): APIButtonComponent {
  return { type: ComponentType.Button, style: ButtonStyle.Link, label: shorten(label, BUTTON_LIMITS.label), url };
}

/** Rows of buttons, with as many rows as needed. Empty if there are no buttons. */
export function buttonRow(...buttons: readonly APIButtonComponent[]): readonly ButtonRow[] {
  const { inRow } = BUTTON_LIMITS;
  const rows: ButtonRow[] = [];
  for (let firstIndex = 0; firstIndex < buttons.length; firstIndex += inRow)
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(firstIndex, firstIndex + inRow) });
  return rows;
}

/** An entry of a menu, shortened to Discord's limits. If `usual` is true, it is selected at first. */
export function entry(
  label: string,
  value: string,
  { about, usual }: { readonly about?: string | undefined; readonly usual?: boolean } = {},
): APISelectMenuOption {
  const description = about === undefined || about === '' ? undefined : shorten(about, MENU_LIMITS.entry);
  return { label: shorten(label, MENU_LIMITS.entry), value, ...given({ description, default: usual || undefined }) };
}

/** A row with a menu for choosing one or more entries. Entries beyond Discord's limit are left out. */
export function menuRow(
  id: string,
  placeholder: string,
  entries: readonly APISelectMenuOption[],
  { least, most }: { readonly least: number; readonly most: number } = { least: 1, most: 1 },
): APIActionRowComponent<APIStringSelectComponent> {
  const options = entries.slice(0, MENU_LIMITS.entries);
  const menu = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: shorten(placeholder, MENU_LIMITS.placeholder),
    options,
    min_values: least,
    max_values: Math.min(most, options.length),
  } as const;
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** A row with a menu for choosing a member of the server. */
export function memberRow(id: string, placeholder: string): APIActionRowComponent<APIUserSelectComponent> {
  const menu = {
    type: ComponentType.UserSelect,
    custom_id: id,
    placeholder: shorten(placeholder, MENU_LIMITS.placeholder),
  } as const;
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** The edge color of panels that only a GM sees. */
const GM_COLOR = 0xa970ff;

/**
 * A screen that only a GM sees. `notice` is at the top and says what was just done, or why something couldn't be done.
 */
export function gmScreen(notice: string | undefined, ...parts: readonly Part[]): Reply {
  const top = notice === undefined ? [] : [paragraph(notice)];
  return whisper(box({ accent: GM_COLOR }, ...top, ...parts));
}

/** The edge color of panels that only one player sees. */
export const PRIVATE_PANEL_COLOR = 0x5865f2;

/** The id of the *Close* button on a private message. Pressing the button deletes the message. */
export const closeButtonId = componentId('close', {});

export function closeButton(): APIButtonComponent {
  return button(t('me-close'), closeButtonId.write({}));
}

/** Handles *Close* on a private message. */
export const close = component({ id: closeButtonId, run: () => closingReply });
