import { type Answerable, isFromMessage } from './answerable.ts';

/** Most messages of which it is remembered whose answer they show. */
const MOST_KNOWN = 1000;

/** Which interaction the messages that were pressed show the answer to: what comes later is drawn nowhere else. */
export class ShownAnswers {
  readonly #shown = new Map<string, string>();

  /** The message that was pressed shows the answer to it now, or is gone. */
  now(interaction: Answerable): void {
    if (!isFromMessage(interaction) || !interaction.message) return;
    const { id } = interaction.message;
    this.#shown.delete(id);
    this.#shown.set(id, interaction.id);
    const [oldest] = this.#shown.keys();
    if (this.#shown.size > MOST_KNOWN && oldest !== undefined) this.#shown.delete(oldest);
  }

  /** Whether the message that was pressed still shows the answer to it. */
  has(interaction: Answerable): boolean {
    return isFromMessage(interaction) && this.#shown.get(interaction.message?.id ?? '') === interaction.id;
  }
}
