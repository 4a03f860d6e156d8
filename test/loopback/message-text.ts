import { buttonsOf, isLive, labelOf, textsOf } from './components.ts';
import type { Message } from './message.ts';

/** What a message says, from the top: content, embeds, texts between components. What stands on buttons is not in it. */
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

/** What stands on the buttons of a message that can be pressed. */
export function labelsOf({ components }: Message): readonly string[] {
  return buttonsOf(components).flatMap((button) => (isLive(button) ? (labelOf(button) ?? []) : []));
}

/** What a locked phone shows of a message: its content, and nothing of embeds and components. */
export function lockScreenOf({ content }: Message, names: ReadonlyMap<string, string>): string {
  return content.replaceAll(/<@!?(\d+)>/g, (whole, id) => (names.has(id) ? `@${names.get(id)}` : whole));
}
