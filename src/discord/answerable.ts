import {
  type AutocompleteInteraction,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type PrimaryEntryPointCommandInteraction,
} from 'discord.js';
import type { Logger } from 'pino';

/** An interaction that is answered by a message. */
export type Answerable = Exclude<Interaction, AutocompleteInteraction | PrimaryEntryPointCommandInteraction>;

/** One that came from a message: from its component, or from the form that this opened. It can change that message. */
export type FromMessage = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

export function isFromMessage(interaction: Answerable): interaction is Answerable & FromMessage {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

/** When an interaction that has no answer yet is deferred, in milliseconds. Discord waits for three seconds. */
const DEFER_AFTER = 1_800;

/** Defers an interaction that has to wait for its answer, so that Discord goes on waiting too. */
export class Deferral {
  readonly #timer: NodeJS.Timeout;
  #deferring: Promise<unknown> = Promise.resolve();

  constructor(interaction: Answerable, log: Logger) {
    this.#timer = setTimeout(() => {
      this.#deferring = defer(interaction).catch((error) =>
        log.info({ error, interaction: interaction.id }, 'Not deferred'),
      );
    }, DEFER_AFTER);
  }

  /** Defers no more; resolves when a deferral that is under way is done. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#deferring;
  }
}

/** Receives an interaction without answering it yet: where there is a message, it stays; else there is a private answer to be. */
export function defer(interaction: Answerable): Promise<unknown> {
  return isFromMessage(interaction)
    ? interaction.deferUpdate()
    : interaction.deferReply({ flags: MessageFlags.Ephemeral });
}
