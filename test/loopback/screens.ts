import { MessageType } from 'discord-api-types/v10';
import { type Attachment, withUrls } from './attachment.ts';
import { isJson } from './form.ts';
import type { Message } from './message.ts';
import { isLayout } from './message-form.ts';
import type { Modal } from './modal.ts';
import type { User } from './user.ts';

/** Messages that can be drawn, in the format of the API. They come with the names to show for mentions. */
export interface Screens {
  readonly options: { readonly names: Readonly<Record<string, string>> };
  readonly messages: readonly object[];
}

/** What the screen shows besides messages. */
export interface ScreensOptions {
  /** How many of the last messages to show. */
  readonly last?: number;
  /** The placeholder of a menu that is open. */
  readonly open?: string;
  /** A form in front of the messages. */
  readonly form?: Modal;
}

/** The messages, oldest first. Pictures are included as `data:` addresses. */
export function screensOf(
  messages: readonly Message[],
  users: readonly User[],
  { last = messages.length, open, form }: ScreensOptions,
): Screens {
  const names = Object.fromEntries(users.map(({ id, name }) => [id, name]));
  const shownMessages = messages.slice(messages.length - Math.min(last, messages.length));
  const drawnScreens = shownMessages.map((message, index) => screenOf(message, shownMessages[index - 1], open));
  const modal = form && { modal: { title: form.title, components: form.components } };
  return { options: { names }, messages: [...drawnScreens, ...(modal ? [modal] : [])] };
}

function screenOf(message: Message, before: Message | undefined, open: string | undefined): object {
  if (message.type === MessageType.ChannelPinnedMessage)
    return { note: `${message.author.name} pinned a message to this channel.` };
  const { author, usedBy, content, flags, attachments, ephemeral, edits } = message;
  const embedded = { embeds: message.embeds, components: message.components };
  const inner = withUrls(
    embedded,
    attachments.map((each) => ({ ...each, url: dataUrl(each) })),
  );
  const referred = new Set(JSON.stringify(embedded).match(/(?<=attachment:\/\/)[^"]+/g));
  const files = isLayout(flags) ? [] : attachments.filter(({ filename }) => !referred.has(filename));
  const isContinued = before?.author === author && before.ephemeral === ephemeral;
  const isGrouped = isContinued && !usedBy && before.type !== MessageType.ChannelPinnedMessage;
  return {
    ...(!author.bot && { by: author.name }),
    ...(usedBy && { command: `${usedBy.user.name} used ${usedBy.command}` }),
    ...(ephemeral && { ephemeral }),
    ...(isGrouped && { grouped: isGrouped }),
    ...(edits > 0 && { edited: true }),
    content,
    flags,
    embeds: inner.embeds,
    components: open === undefined ? inner.components : openedMenu(inner.components, open),
    ...(files.length > 0 && { files: files.map(shownFile) }),
  };
}

/** A file as a phone shows it: a picture is drawn, and any other file is shown by its name. */
function shownFile(file: Attachment): object {
  return { name: file.filename, ...(file.contentType.startsWith('image/') && { url: dataUrl(file) }) };
}

function dataUrl({ contentType, content }: Attachment): string {
  return `data:${contentType};base64,${Buffer.from(content).toString('base64')}`;
}

/** A message's components, in which the menu with this placeholder is open. */
function openedMenu(components: Message['components'], placeholder: string): unknown {
  return JSON.parse(JSON.stringify(components), (_, each) => {
    return isJson(each) && String(each.placeholder ?? '').startsWith(placeholder) && 'options' in each
      ? { ...each, open: true }
      : each;
  });
}
