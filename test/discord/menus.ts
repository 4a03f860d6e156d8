import { buttonsOf, labelOf, selectsOf } from '../loopback/components.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { Message } from '../loopback/message.ts';
import type { User } from '../loopback/user.ts';

/** The titles and descriptions of a message's embeds. */
export function embedTexts(message: Message | undefined): string {
  return (message?.embeds ?? []).map(({ title, description }) => `${title ?? ''}\n${description ?? ''}`).join('\n');
}

/** An answer's content, and the titles and descriptions of its embeds. */
export function text({ message }: Answer): string {
  return `${message?.content ?? ''}\n${embedTexts(message)}`;
}

/** The labels of a message's buttons. */
export function labels(message: Message | undefined): string[] {
  return buttonsOf(message?.components ?? []).flatMap((each) => labelOf(each) ?? []);
}

/** A button's id. Tests can press the button by its id even after the message no longer shows it. */
export function idOf(message: Message, label: string): string {
  const button = buttonsOf(message.components).find((each) => labelOf(each) === label);
  if (!button || !('custom_id' in button)) throw new Error(`No ${label} among ${labels(message).join(', ')}`);
  return button.custom_id;
}

/** The select menu of an answer. Undefined if it has none. */
export function menuOf({ message }: Answer) {
  const select = selectsOf(message?.components ?? []).find((each) => 'options' in each);
  return select && { id: select.custom_id, options: select.options };
}

/** The select menu of an answer. Throws if it has none. */
export function menu(answer: Answer): NonNullable<ReturnType<typeof menuOf>> {
  const foundMenu = menuOf(answer);
  if (!foundMenu) throw new Error(`No menu in ${text(answer)}`);
  return foundMenu;
}

/** Chooses an entry of an answer's menu by its label. */
export async function pick(user: User, answer: Answer, label: string): Promise<Answer> {
  const { id, options } = menu(answer);
  const option = options.find((each) => each.label === label);
  if (!answer.message || !option) throw new Error(`No ${label} among ${options.map((each) => each.label).join(', ')}`);
  return user.select(answer.message, id, [option.value]);
}
