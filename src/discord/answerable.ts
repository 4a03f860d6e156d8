import type {
  AutocompleteInteraction,
  Interaction,
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  PrimaryEntryPointCommandInteraction,
} from 'discord.js';

/** An interaction that is answered by a message. */
export type Answerable = Exclude<Interaction, AutocompleteInteraction | PrimaryEntryPointCommandInteraction>;

/** One that came from a message: from its component, or from the form that this opened. It can change that message. */
export type FromMessage = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

export function isFromMessage(interaction: Answerable): interaction is Answerable & FromMessage {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}
