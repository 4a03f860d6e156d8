import { createHash } from 'node:crypto';
import type {
  APIAllowedMentions,
  APIComponentInContainer,
  APIEmbed,
  APIMessageTopLevelComponent,
  Message,
} from 'discord.js';
import { ComponentType, MessageFlags } from 'discord.js';
import * as panel from '../interaction/panel.ts';
import type { Reply } from '../interaction/reply.ts';
import type { PortraitKey } from '../rules/core/encounter.ts';
import type { Portrait } from '../session/portrait.ts';
import type { Store } from '../store/store.ts';
import { t } from '../text/t.ts';
import type { AttachedFile, Deliverable } from './files.ts';
import { isPicture, withGallery } from './pictures/gallery.ts';

/** A message for Discord's API, with its files. */
export interface SendableMessage {
  readonly body: {
    readonly content?: string | null;
    readonly embeds?: readonly APIEmbed[];
    readonly components?: readonly APIMessageTopLevelComponent[];
    readonly flags?: number;
    readonly attachments?: readonly AttachmentEntry[];
    readonly allowed_mentions: APIAllowedMentions;
  };
  readonly files: AttachedFile[];
}

/** An attachment: a new file by its index, or an existing file by its id. */
interface AttachmentEntry {
  readonly id: string;
  readonly filename?: string;
  /** The text that screen readers read aloud. */
  readonly description?: string;
}

/** A reply as a message. Only `ping` notifies anyone, whatever the texts contain. */
export function messageOf(reply: Deliverable): SendableMessage {
  return toSendableMessage(reply, reply.whisper ? MessageFlags.Ephemeral : 0);
}

/** A reply as a message without the flag for private messages: for a deferred answer, or a message in the channel. */
export function publicMessageOf(reply: Deliverable): SendableMessage {
  return toSendableMessage(reply, 0);
}

function toSendableMessage(
  { v2, content, embeds, components, files = [], ping }: Deliverable,
  visibilityFlag: number,
): SendableMessage {
  const flags = visibilityFlag | (v2 ? MessageFlags.IsComponentsV2 : 0);
  return {
    body: {
      ...(content !== undefined && !v2 && { content: content.slice(0, 2000) }),
      ...(embeds && !v2 && { embeds }),
      ...(components && { components }),
      ...(flags !== 0 && { flags }),
      ...(files.length > 0 && { attachments: attachmentEntries(files) }),
      allowed_mentions: allowedMentions(ping),
    },
    files: [...files],
  };
}

/**
 * A reply that replaces the message whose button was tapped. Parts that the reply doesn't have are removed from the
 * message. A message made of components only (Discord's components v2) keeps this format, whatever the reply contains.
 */
export function messageUpdateOf(reply: Deliverable | Reply, replaced?: ReplacedMessage): SendableMessage {
  const isPanel = replaced?.flags.has(MessageFlags.IsComponentsV2) ?? false;
  const { v2, content, embeds = [], components: replyComponents = [], ping } = isPanel ? panel.asPanel(reply) : reply;
  const { files, attachments } = attachmentsAfter(reply, replaced);
  const pictureBefore = [...(replaced?.attachments?.values() ?? [])].find(isPicture);
  const components =
    v2 && reply.picture && pictureBefore
      ? withGallery(replyComponents, pictureBefore.name, reply.picture.alt)
      : replyComponents;
  return {
    body: {
      ...(v2 && { flags: MessageFlags.IsComponentsV2 }),
      content: v2 ? null : (content?.slice(0, 2000) ?? ''),
      embeds: v2 ? [] : embeds,
      components,
      ...(attachments && { attachments }),
      allowed_mentions: allowedMentions(ping),
    },
    files,
  };
}

/**
 * A reply that replaces an encounter's message, which may have a portrait and a picture. If the portrait changes, the
 * picture is removed and sent again, because another picture may have replaced it in the meantime.
 */
export function updateOfPost(view: Deliverable | Reply, replaced?: ReplacedMessage): SendableMessage {
  const files: readonly { readonly name: string }[] = view.files ?? [];
  const portraits = files.filter(isPortrait);
  const currentAttachments = [...(replaced?.attachments?.values() ?? [])];
  const arePortraitsAttached = portraits.every(({ name }) => currentAttachments.some((each) => each.name === name));
  return messageUpdateOf(
    view,
    arePortraitsAttached || !view.picture || !replaced ? replaced : { flags: replaced.flags },
  );
}

function attachmentEntries(files: readonly AttachedFile[]): readonly AttachmentEntry[] {
  return files.map(({ name }, index) => ({ id: String(index), filename: name }));
}

function allowedMentions(ping: readonly string[] = []): APIAllowedMentions {
  return { parse: [], users: ping.filter(isUserId) };
}

/** A reply whose embeds are written as text, for a channel where the bot isn't allowed to embed. */
export function withoutEmbeds({ embeds = [], content = '', files, ...reply }: Deliverable): Deliverable {
  const embedTexts = embeds.flatMap(({ title, description }) => [
    title === undefined ? '' : `**${title}**`,
    description ?? '',
  ]);
  const nonPortraitFiles = files?.filter((each) => !isPortrait(each)) ?? [];
  return {
    ...reply,
    ...(nonPortraitFiles.length > 0 && { files: nonPortraitFiles }),
    content: [content, ...embedTexts].filter((part) => part !== '').join('\n'),
  };
}

/**
 * The attachments of a message after it was replaced. A portrait is kept if the new message has the same one; otherwise
 * it is removed. A picture stays until the next one replaces it, or is removed if there will be none. All other
 * attachments stay. If the current attachments are unknown, there can only be a picture.
 */
function attachmentsAfter(
  { files = [], picture }: Deliverable | Reply,
  replaced?: ReplacedMessage,
): Pick<SendableMessage, 'files'> & Pick<SendableMessage['body'], 'attachments'> {
  const portraits = files.flatMap((file) => (isPortrait(file) && 'data' in file ? [file] : []));
  if (!replaced?.attachments)
    return picture && portraits.length === 0
      ? { files: [] }
      : { files: portraits, attachments: attachmentEntries(portraits) };
  const attachmentsBefore = [...replaced.attachments.values()];
  const shouldKeep = (each: { readonly name: string }) =>
    isPicture(each) ? picture !== undefined : !isPortrait(each) || portraits.some(({ name }) => name === each.name);
  const remainingFiles = attachmentsBefore.filter(shouldKeep);
  const newPortraits = portraits.filter(({ name }) => !remainingFiles.some((each) => each.name === name));
  if (newPortraits.length === 0 && remainingFiles.length === attachmentsBefore.length) return { files: [] };
  return {
    files: newPortraits,
    attachments: [...attachmentEntries(newPortraits), ...remainingFiles.map(({ id }) => ({ id }))],
  };
}

/** The message to replace. If `attachments` is missing, its attachments are unknown. */
export type ReplacedMessage = Pick<Message, 'flags'> & Partial<Pick<Message, 'attachments'>>;

/** True if an id can be a user's. If allowed mentions contain anything else, Discord refuses the whole message. */
function isUserId(id: string): boolean {
  return /^\d{15,21}$/.test(id);
}

/** The part of a reply that says whose portrait it shows. */
type ReplyPortrait = Pick<Reply, 'portrait'>;

/** Reads a portrait. Undefined if it can't be read: the message is then sent without it. */
function readPortrait(store: Store, server: string, of: PortraitKey): Promise<Portrait | undefined> {
  return store.portrait(server, of).catch(() => undefined);
}

/** A reply without its portrait, for a channel where the bot can't attach files. Undefined if it has none. */
export function withoutPortrait({ embeds = [], files = [], ...view }: Deliverable): Deliverable | undefined {
  if (!files.some(isPortrait)) return undefined;
  return { ...view, embeds: embeds.map(({ thumbnail: _, ...each }) => each) };
}

/** Adds the portrait that a message names, if there is one. It is loaded only for this message. */
export async function withPortrait<M extends Deliverable & ReplyPortrait>(
  store: Store,
  server: string,
  message: M,
): Promise<M> {
  const portrait = message.portrait === undefined ? undefined : await readPortrait(store, server, message.portrait);
  if (!portrait) return message;
  const file = portraitFile(portrait);
  const url = `attachment://${file.name}`;
  const [firstEmbed, ...otherEmbeds] = message.embeds ?? [];
  return {
    ...message,
    ...(firstEmbed && { embeds: [{ ...firstEmbed, thumbnail: { url } }, ...otherEmbeds] }),
    ...(message.v2 && message.components && { components: withPanelPortrait(message.components, url) }),
    files: [...(message.files ?? []), file],
  };
}

const PORTRAIT_PREFIX = 'portrait-';

export function isPortrait({ name }: { readonly name: string }): boolean {
  return name.startsWith(PORTRAIT_PREFIX);
}

/**
 * The portrait as a file. A different picture has a different name, so that Discord doesn't show an old one from its
 * cache.
 */
function portraitFile({ type, bytes }: Portrait): AttachedFile {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { name: `${PORTRAIT_PREFIX}${digest}.${type}`, data: Buffer.from(bytes) };
}

/** Puts a panel's portrait next to its first text. */
function withPanelPortrait(
  components: readonly APIMessageTopLevelComponent[],
  url: string,
): readonly APIMessageTopLevelComponent[] {
  let isPortraitPlaced = false;
  const withPortraitBeside = (part: APIComponentInContainer): APIComponentInContainer => {
    if (isPortraitPlaced || part.type !== ComponentType.TextDisplay) return part;
    isPortraitPlaced = true;
    return panel.withThumbnail(part.content, url, t('me-portrait'));
  };
  return components.map((each) =>
    each.type === ComponentType.Container && !isPortraitPlaced
      ? { ...each, components: each.components.map(withPortraitBeside) }
      : each,
  );
}
