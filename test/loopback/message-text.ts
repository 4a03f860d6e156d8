import { buttonsOf, isLive, labelOf, textsOf } from './components.ts';
import type { Message } from './message.ts';

/**
 * All the text in a message, from the top: content, embeds, and text between components. Button labels are left out.
 */
export function textOf({ content, embeds, components }: Pick<Message, 'content' | 'embeds' | 'components'>): string {
  const inEmbeds = embeds.flatMap(({ author, title, description, fields = [], footer }) => [
    author?.name,
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ]);
  return [content, ...inEmbeds, ...textsOf(components)].filter(Boolean).join('\n');
}

/** The labels of a message's buttons that can be pressed. */
export function labelsOf({ components }: Message): readonly string[] {
  return buttonsOf(components).flatMap((button) => (isLive(button) ? (labelOf(button) ?? []) : []));
}

/** What a locked phone shows of a message: its content, without embeds and components. */
export function lockScreenOf({ content }: Message, names: ReadonlyMap<string, string>): string {
  return content.replaceAll(/<@!?(\d+)>/g, (whole, id) => (names.has(id) ? `@${names.get(id)}` : whole));
}
