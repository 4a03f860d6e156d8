import { createHash } from 'node:crypto';
import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { portrayed } from '../interaction/panel.ts';
import type { Reply } from '../interaction/reply.ts';
import type { Portrait } from '../session/portrait.ts';
import type { Store } from '../store/store.ts';
import { portrait as words } from '../text/spoken.ts';
import type { AttachedFile, Deliverable } from './attachments.ts';

/** What may name a character whose portrait stands beside it. */
type Named = Pick<Reply, 'portrait'>;

/** What a message says does not wait for a picture that cannot be read. */
function portraitOf(store: Store, server: string, character: string): Promise<Portrait | undefined> {
  return store.portrait(server, character).catch(() => undefined);
}

/** The same without the portrait, for a channel in which the bot may attach nothing. Absent: there is none. */
export function withoutPortrait({ embeds = [], files = [], ...view }: Deliverable): Deliverable | undefined {
  if (!files.some(isPortrait)) return undefined;
  return { ...view, embeds: embeds.map(({ thumbnail: _, ...each }) => each) };
}

/** A message for a server with the portrait that it names, where the character has one; loaded now, for this message alone. */
export async function withPortrait<M extends Deliverable & Named>(
  store: Store,
  server: string,
  message: M,
): Promise<M> {
  const portrait = message.portrait === undefined ? undefined : await portraitOf(store, server, message.portrait);
  if (!portrait) return message;
  const file = fileOf(portrait);
  const url = `attachment://${file.name}`;
  const [first, ...others] = message.embeds ?? [];
  return {
    ...message,
    ...(first && { embeds: [{ ...first, thumbnail: { url } }, ...others] }),
    ...(message.v2 && message.components && { components: besideFirst(message.components, url) }),
    files: [...(message.files ?? []), file],
  };
}

/** How the names of files begin that are portraits. */
const PREFIX = 'portrait-';

export function isPortrait({ name }: { readonly name: string }): boolean {
  return name.startsWith(PREFIX);
}

/** Another picture has another name, so that nobody is shown an old one. */
function fileOf({ type, bytes }: Portrait): AttachedFile {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { name: `${PREFIX}${mark}.${type}`, data: Buffer.from(bytes) };
}

/** In a panel it stands beside the first text. */
function besideFirst(
  components: readonly APIMessageTopLevelComponent[],
  url: string,
): readonly APIMessageTopLevelComponent[] {
  let done = false;
  const beside = (part: APIComponentInContainer): APIComponentInContainer => {
    if (done || part.type !== ComponentType.TextDisplay) return part;
    done = true;
    return portrayed(part.content, url, words.of);
  };
  return components.map((each) =>
    each.type === ComponentType.Container && !done ? { ...each, components: each.components.map(beside) } : each,
  );
}
