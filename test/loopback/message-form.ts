import {
  type APIActionRowComponent,
  type APIAllowedMentions,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  MessageFlags,
} from 'discord-api-types/v10';
import { checkRows } from './component-form.ts';
import { checkForm, type Field, isJson, lengthOf } from './form.ts';

/** What a bot sends to make or change a message. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly APIActionRowComponent<APIComponentInMessageActionRow>[] | null;
  readonly flags?: number | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly attachments?: readonly {
    readonly id: string | number;
    readonly filename?: string;
    readonly description?: string;
  }[];
  /** What tells a message from others of its author; with `enforce_nonce` a second one alike is not sent. */
  readonly nonce?: string | number;
  readonly enforce_nonce?: boolean;
  readonly message_reference?: { readonly message_id: string; readonly fail_if_not_exists?: boolean };
}

/** The body of a message, if Discord would take it. `within` is the field that it stands in, if it is not the whole. */
export function messageBody(json: unknown, within?: 'data'): MessageBody {
  const body = isJson(json) ? json : {};
  if (Number(body.flags ?? 0) & MessageFlags.IsComponentsV2) throw new Error('It does not know components v2');
  if (within) checkForm({ [within]: body }, (form) => checkMessage(form.get(within)));
  else checkForm(body, checkMessage);
  return body as MessageBody;
}

function checkMessage(message: Field): void {
  message.get('content').text({ max: 2000 });
  checkEmbeds(message.get('embeds'));
  checkRows(message.get('components'));
  checkAllowedMentions(message.get('allowed_mentions'));
  message.get('flags').whole({ min: 0 });
  const nonce = message.get('nonce');
  if (typeof nonce.value === 'string') nonce.text({ max: 25 });
}

function checkEmbeds(embeds: Field): void {
  let size = 0;
  for (const embed of embeds.list({ max: 10 })) size += checkEmbed(embed);
  if (size > 6000) embeds.complain('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
}

/** Checks one embed; returns how much it counts towards the 6,000 characters of a message. */
function checkEmbed(embed: Field): number {
  if (!embed.object({ required: true })) return 0;
  const { footer, author } = { footer: embed.get('footer'), author: embed.get('author') };
  const texts = [embed.get('title').text({ max: 256 }), embed.get('description').text({ max: 4096 })];
  if (footer.object()) texts.push(footer.get('text').text({ min: 1, max: 2048, required: true }));
  if (author.object()) texts.push(author.get('name').text({ min: 1, max: 256, required: true }));
  const fields = embed.get('fields').list({ max: 25 });
  for (const field of fields) {
    if (!field.object({ required: true })) continue;
    texts.push(field.get('name').text({ min: 1, max: 256, required: true }));
    texts.push(field.get('value').text({ min: 1, max: 1024, required: true }));
    field.get('inline').flag();
  }
  embed.get('color').whole({ min: 0, max: 0xffffff });
  checkTimestamp(embed.get('timestamp'));
  checkUrl(embed.get('url'));
  for (const name of ['image', 'thumbnail'])
    if (embed.get(name).object()) checkUrl(embed.get(name).get('url'), 'attachment:');
  checkUrl(author.get('url'));
  checkUrl(author.get('icon_url'), 'attachment:');
  checkUrl(footer.get('icon_url'), 'attachment:');
  const picture = ['image', 'thumbnail'].some((name) => !embed.get(name).absent);
  if (!picture && texts.every((text) => !text))
    embed.get('description').complain('BASE_TYPE_REQUIRED', 'This field is required');
  return texts.reduce((sum, text) => sum + lengthOf(text), 0);
}

function checkUrl(url: Field, ...more: string[]): void {
  const text = url.text({ max: 2048 });
  if (!text) return;
  const scheme = URL.canParse(text) ? new URL(text).protocol : '';
  if (!['http:', 'https:', ...more].includes(scheme)) {
    url.complain(
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme.slice(0, -1)}" is not supported. Scheme must be one of ('http', 'https').`,
    );
  }
}

function checkTimestamp(timestamp: Field): void {
  const text = timestamp.text();
  if (text && Number.isNaN(Date.parse(text))) {
    timestamp.complain('DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`);
  }
}

function checkAllowedMentions(allowed: Field): void {
  if (!allowed.object()) return;
  for (const kind of allowed.get('parse').list({ max: 3 })) kind.oneOf(['users', 'roles', 'everyone']);
  for (const kind of ['users', 'roles']) {
    const named = allowed.get(kind).list({ max: 100 });
    if (
      named.length > 0 &&
      allowed
        .get('parse')
        .list()
        .some(({ value }) => value === kind)
    ) {
      const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      allowed.complain('MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
    }
  }
}
