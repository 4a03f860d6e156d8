import {
  type AutocompleteInteraction,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type PrimaryEntryPointCommandInteraction,
} from 'discord.js';
import type { Logger } from 'pino';

/** An interaction that can be answered with a message. */
export type AnswerableInteraction = Exclude<Interaction, AutocompleteInteraction | PrimaryEntryPointCommandInteraction>;

/**
 * An interaction that comes from a message: from its component, or from a form that a component opened. It can edit
 * that message.
 */
export type InteractionFromMessage = AnswerableInteraction &
  (MessageComponentInteraction | ModalMessageModalSubmitInteraction);

export function isFromMessage(interaction: AnswerableInteraction): interaction is InteractionFromMessage {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

/** How long an interaction may stay unanswered before it is deferred. Discord waits for three seconds. */
const DEFER_AFTER_MS = 1_800;

/** Defers an interaction whose answer takes a long time, so that Discord keeps waiting. */
export class Deferral {
  readonly #timer: NodeJS.Timeout;
  #deferring: Promise<unknown> = Promise.resolve();

  constructor(interaction: AnswerableInteraction, log: Logger) {
    this.#timer = setTimeout(() => {
      this.#deferring = defer(interaction).catch((error) =>
        log.info({ error, interaction: interaction.id }, 'A reply could not be deferred'),
      );
    }, DEFER_AFTER_MS);
  }

  /** Stops deferring; resolves when a running deferral is done. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#deferring;
  }
}

/**
 * Acknowledges an interaction before its answer is ready. If a button was tapped, its message stays unchanged until
 * then. If a command was used, its answer will be private.
 */
export function defer(interaction: AnswerableInteraction): Promise<unknown> {
  return isFromMessage(interaction)
    ? interaction.deferUpdate()
    : interaction.deferReply({ flags: MessageFlags.Ephemeral });
}
