import type { APIApplicationCommandOptionChoice, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import {
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
  MessageType,
  InteractionResponseType as Response,
} from 'discord-api-types/v10';
import {
  alreadyAcknowledged,
  asApiError,
  invalidWebhookToken,
  unknownInteraction,
  unknownMessage,
  unknownWebhook,
} from './api-error.ts';
import { checkChoice } from './command-form.ts';
import { checkForm, isJson, type Json } from './form.ts';
import type { Interaction } from './interaction.ts';
import { Message } from './message.ts';
import { type MessageBody, messageBody } from './message-form.ts';
import { Modal } from './modal.ts';
import { checkModal } from './modal-form.ts';
import type { Call, Route } from './router.ts';
import { focusedType } from './slash.ts';
import { execute, removePosted, webhookIn } from './webhook-routes.ts';

const WEBHOOK_PATH = '/webhooks/:application/:token';
const WEBHOOK_MESSAGE_PATH = '/webhooks/:application/:token/messages/:message';

/** Routes for answering interactions. They require only the interaction's token, and no permissions. */
export const INTERACTION_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', open: true, handle: callback },
  { method: 'POST', path: WEBHOOK_PATH, open: true, handle: postOrFollowUp },
  {
    method: 'GET',
    path: WEBHOOK_MESSAGE_PATH,
    open: true,
    handle: (call) => attempt(call, (of) => messageOf(of, call).payload()),
  },
  { method: 'PATCH', path: WEBHOOK_MESSAGE_PATH, open: true, handle: (call) => attempt(call, edit) },
  { method: 'DELETE', path: WEBHOOK_MESSAGE_PATH, open: true, handle: removeMessage },
];

/** Posts a message, either by a webhook or as a follow-up of an interaction. */
function postOrFollowUp(call: Call): object | undefined {
  const webhook = webhookIn(call);
  return webhook ? execute(webhook, call) : attempt(call, followUp);
}

function removeMessage(call: Call): undefined {
  const webhook = webhookIn(call);
  return webhook ? removePosted(webhook, call) : attempt(call, remove);
}

/** Handles the bot's first response to an interaction. */
function callback(call: Call): object | undefined {
  const { platform, params, json, query } = call;
  const interaction = platform.interactions.get(params.interaction ?? '');
  if (!interaction || interaction.token !== params.token) throw unknownInteraction();
  return recordRefusals(interaction, () => {
    if (interaction.acknowledged) throw alreadyAcknowledged();
    if (interaction.isTooLate) throw unknownInteraction();
    const form = isJson(json) ? json : {};
    checkForm(form, (body) => body.get('type').oneOf(allowedResponses(interaction)));
    const data = isJson(form.data) ? form.data : undefined;
    respond(interaction, form.type as Response, data, call);
    return query.get('with_response') === 'true' ? callbackResponse(interaction) : undefined;
  });
}

function allowedResponses({ type, source }: Interaction): readonly Response[] {
  const {
    ChannelMessageWithSource,
    DeferredChannelMessageWithSource,
    DeferredMessageUpdate,
    UpdateMessage,
    Modal: Popup,
  } = Response;
  if (type === InteractionType.ApplicationCommandAutocomplete) return [Response.ApplicationCommandAutocompleteResult];
  const allowedTypes = [ChannelMessageWithSource, DeferredChannelMessageWithSource];
  if (source) allowedTypes.push(DeferredMessageUpdate, UpdateMessage);
  if (type !== InteractionType.ModalSubmit) allowedTypes.push(Popup);
  return allowedTypes;
}

function respond(interaction: Interaction, type: Response, data: Json | undefined, call: Call): void {
  switch (type) {
    case Response.ChannelMessageWithSource:
      interaction.original = send(
        interaction,
        call,
        messageType(interaction),
        messageBody(data, { within: 'data', files: call.files }),
      );
      break;
    case Response.DeferredChannelMessageWithSource: {
      const flags = Number(data?.flags ?? 0) & MessageFlags.Ephemeral;
      const body = { flags: flags | MessageFlags.Loading };
      const { channel } = interaction;
      const type = messageType(interaction);
      interaction.original = new Message(call.platform, {
        channel,
        author: call.platform.bot,
        type,
        body,
        interaction,
      });
      break;
    }
    case Response.DeferredMessageUpdate:
      interaction.original = interaction.source;
      break;
    case Response.UpdateMessage:
      interaction.original = interaction.source;
      if (interaction.source?.deleted) throw unknownMessage();
      interaction.source?.edit(
        messageBody(data, { within: 'data', files: call.files, original: interaction.source }),
        call.files,
      );
      break;
    case Response.Modal:
      checkForm({ data }, (form) => checkModal(form.get('data')));
      interaction.modal = new Modal(
        call.platform,
        interaction,
        data as unknown as APIModalInteractionResponseCallbackData,
      );
      break;
    case Response.ApplicationCommandAutocompleteResult:
      interaction.choices = choicesOf(data, focusedType(interaction.payload.data));
      break;
    default:
      throw new Error(`The loopback does not know responses of type ${type}`);
  }
  interaction.acknowledge(type, data);
}

function choicesOf(data: Json | undefined, type: unknown): readonly APIApplicationCommandOptionChoice[] {
  checkForm({ data }, (form) => {
    for (const choice of form.get('data').get('choices').list({ max: 25, required: true })) checkChoice(choice, type);
  });
  return data?.choices as readonly APIApplicationCommandOptionChoice[];
}

function messageType({ type, payload }: Interaction): MessageType {
  if (type !== InteractionType.ApplicationCommand) return MessageType.Default;
  const isSlash = isJson(payload.data) && payload.data.type === ApplicationCommandType.ChatInput;
  return isSlash ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand;
}

function send(interaction: Interaction, { platform, files }: Call, type: MessageType, body: MessageBody): Message {
  const { channel } = interaction;
  return new Message(platform, { channel, author: platform.bot, type, body, files, interaction });
}

/** The body of the response if `with_response` is set. */
function callbackResponse({ id, type, responseType, original }: Interaction): object {
  const isAnswered =
    responseType === Response.ChannelMessageWithSource || responseType === Response.DeferredChannelMessageWithSource;
  const updatesMessage = original && (isAnswered || responseType === Response.UpdateMessage);
  return {
    interaction: {
      id,
      type,
      ...(original && {
        response_message_id: original.id,
        response_message_loading: original.loading,
        response_message_ephemeral: original.ephemeral,
      }),
    },
    resource: { type: responseType, ...(updatesMessage && { message: original.payload() }) },
  };
}

/** The body of a request that edits a message. */
function bodyFor(original: Message, { json, files }: Call): MessageBody {
  return messageBody(json, { files, original });
}

/** Handles a follow-up message. After a deferred response, the first follow-up replaces the "Thinking…" message. */
function followUp(interaction: Interaction, call: Call): object {
  if (interaction.original?.loading) {
    interaction.original.edit(bodyFor(interaction.original, call), call.files);
    return interaction.original.payload();
  }
  const message = send(interaction, call, MessageType.Default, messageBody(call.json, { files: call.files }));
  interaction.followUps.push(message);
  return message.payload();
}

function edit(interaction: Interaction, call: Call): object {
  const message = messageOf(interaction, call);
  message.edit(bodyFor(message, call), call.files);
  return message.payload();
}

function remove(interaction: Interaction, call: Call): undefined {
  messageOf(interaction, call).delete();
}

/** One of the interaction's messages. */
function messageOf({ original, followUps }: Interaction, { params }: Call): Message {
  const id = params.message;
  const message = id === '@original' || id === original?.id ? original : followUps.find((one) => one.id === id);
  if (!message || message.deleted) throw unknownMessage();
  return message;
}

/** Calls `act` for an interaction. Refuses if the token isn't valid or the first response hasn't been sent. */
function attempt<T extends object | undefined>(call: Call, act: (interaction: Interaction, call: Call) => T): T {
  const { platform, params } = call;
  const interaction = platform.interactionsByToken.get(params.token ?? '');
  if (!interaction || params.application !== platform.applicationId) throw unknownWebhook();
  return recordRefusals(interaction, () => {
    if (interaction.isTokenExpired) throw invalidWebhookToken();
    if (!interaction.acknowledged) throw unknownWebhook();
    return act(interaction, call);
  });
}

/**
 * Answers an interaction by calling `act`. If Discord would refuse the answer, notes the refusal on the interaction.
 */
function recordRefusals<T>(interaction: Interaction, act: () => T): T {
  try {
    const result = act();
    interaction.bell.ring();
    return result;
  } catch (error) {
    interaction.refuse(asApiError(error));
    throw error;
  }
}
