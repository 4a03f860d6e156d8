import * as refusal from './api-error.ts';
import type { Channel } from './channel.ts';
import { checkForm, isJson } from './form.ts';
import { Message } from './message.ts';
import { messageBody } from './message-form.ts';
import type { Call, Route } from './router.ts';
import { Webhook } from './webhook.ts';

const WEBHOOKS_PATH = '/channels/:channel/webhooks';
/** The maximum number of webhooks in a channel. */
const MAX_WEBHOOKS = 15;
/** Words that Discord doesn't allow in the name of a webhook. */
const FORBIDDEN_NAME = /discord|clyde/i;

/** Routes for a channel's webhooks, which require the bot's token. */
export const WEBHOOK_ROUTES: readonly Route[] = [
  { method: 'GET', path: WEBHOOKS_PATH, handle: (call) => webhooksOf(call).map((each) => each.payload()) },
  { method: 'POST', path: WEBHOOKS_PATH, handle: make },
];

function webhooksOf(call: Call): readonly Webhook[] {
  const channel = channelFor(call);
  return [...call.platform.webhooks.values()].filter((each) => each.channel === channel);
}

function make(call: Call): object {
  if (webhooksOf(call).length >= MAX_WEBHOOKS) throw refusal.tooManyWebhooks();
  const { platform, json } = call;
  checkName(json, 'name', true);
  const name = isJson(json) ? String(json.name) : '';
  return new Webhook(platform, channelFor(call), name, platform.applicationId).payload();
}

function checkName(json: unknown, field: string, required: boolean): void {
  checkForm(json, (form) => {
    const name = form.get(field);
    name.text({ min: 1, max: 80, required });
    if (typeof name.value === 'string' && FORBIDDEN_NAME.test(name.value))
      name.complain('USERNAME_INVALID_CONTAINS', 'Username cannot contain "discord"');
  });
}

/** The channel in the path. Refuses threads, because a thread has no webhooks. */
function channelFor({ platform, params }: Call): Channel {
  const channel = platform.channels.get(params.channel ?? '');
  if (!channel || channel.parent) throw refusal.unknownChannel();
  if (!channel.may(platform.bot, 'ViewChannel')) throw refusal.missingAccess();
  if (!channel.may(platform.bot, 'ManageWebhooks')) throw refusal.missingPermissions();
  return channel;
}

/** The webhook in the path. Undefined if the path is that of an interaction. */
export function webhookIn({ platform, params }: Call): Webhook | undefined {
  const webhook = platform.webhooks.get(params.application ?? '');
  if (webhook && webhook.token !== params.token) throw refusal.invalidWebhookToken();
  return webhook;
}

/** Posts a message by a webhook, under the name in the request. */
export function execute(webhook: Webhook, call: Call): object | undefined {
  const { platform, json, files, query } = call;
  checkName(json, 'username', false);
  const name = isJson(json) && typeof json.username === 'string' ? json.username : webhook.name;
  const body = messageBody(json, { files });
  const channel = placeOf(webhook, call);
  const message = new Message(platform, { channel, author: platform.bot, body, files, by: { webhook, name } });
  return query.get('wait') === 'true' ? message.payload() : undefined;
}

/** Deletes a message that the webhook posted. */
export function removePosted(webhook: Webhook, call: Call): undefined {
  const message = placeOf(webhook, call).messages.get(call.params.message ?? '');
  if (message?.by?.webhook !== webhook) throw refusal.unknownMessage();
  message.delete();
}

/** The webhook's channel, or one of its threads. */
function placeOf({ channel }: Webhook, { platform, query }: Call): Channel {
  const thread = query.get('thread_id');
  if (thread === null) return channel;
  const threadChannel = platform.channels.get(thread);
  if (threadChannel?.parent !== channel) throw refusal.unknownChannel();
  return threadChannel;
}
