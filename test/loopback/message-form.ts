import type { APIAllowedMentions, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';
import { filenameOf, type Upload } from './attachment.ts';
import { checkRows } from './component-form.ts';
import { checkEmbeds } from './embed-form.ts';
import { checkForm, type Field, isJson, type Json } from './form.ts';
import { checkLayout } from './layout-form.ts';

/** What a bot sends to create or edit a message. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly APIMessageTopLevelComponent[] | null;
  readonly flags?: number | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly attachments?: readonly AttachmentEntry[] | null;
  /**
   * Identifies a message among those of its author. With `enforce_nonce`, a second message with the same nonce isn't
   * sent.
   */
  readonly nonce?: string | number;
  readonly enforce_nonce?: boolean;
  readonly message_reference?: { readonly message_id: string; readonly fail_if_not_exists?: boolean };
}

/** An entry for a file: an id of a file that the message keeps, or an index of a file in the request. */
interface AttachmentEntry {
  readonly id: string | number;
  readonly filename?: string;
  readonly description?: string;
}

/** What the check of a message's body depends on. */
export interface BodyContext {
  /** The field that contains the body. Undefined if the body is the whole request. */
  readonly within?: 'data';
  /** The files in the request. */
  readonly files?: readonly Upload[];
  /** The message that the request edits. */
  readonly original?: EditedMessage | undefined;
}

/** The message before an edit. */
interface EditedMessage {
  readonly content: string;
  readonly embeds: readonly unknown[];
  readonly flags: number;
  readonly attachments: readonly { readonly id: string; readonly filename: string }[];
}

const MAX_FILES = 10;
/** The fields that a message with components v2 may not have. */
const LEGACY_FIELDS = ['content', 'embeds', 'poll', 'sticker_ids'] as const;

/** Reads the body of a message. Throws if Discord would refuse it. */
export function messageBody(json: unknown, { within, ...context }: BodyContext = {}): MessageBody {
  const body = isJson(json) ? json : {};
  const check = (message: Field) => checkMessage(message, body, context);
  if (within) checkForm({ [within]: body }, (form) => check(form.get(within)));
  else checkForm(body, check);
  return body as MessageBody;
}

function checkMessage(message: Field, body: Json, { files = [], original }: BodyContext): void {
  message.get('content').text({ max: 2000 });
  const references = checkAttachments(message.get('attachments'), files, original);
  checkEmbeds(message.get('embeds'), references);
  if (isLayout(Number(body.flags ?? 0)) || (original && isLayout(original.flags))) {
    for (const name of LEGACY_FIELDS) checkUnused(message.get(name), name, original);
    checkLayout(message.get('components'), references);
  } else checkRows(message.get('components'));
  checkAllowedMentions(message.get('allowed_mentions'));
  message.get('flags').whole({ min: 0 });
  const nonce = message.get('nonce');
  if (typeof nonce.value === 'string') nonce.text({ max: 25 });
}

/** True if the flags are those of a message with components v2. */
export function isLayout(flags: number): boolean {
  return (flags & MessageFlags.IsComponentsV2) !== 0;
}

/** Checks a field that components v2 don't allow. If the message already uses the field, the request must empty it. */
function checkUnused(field: Field, name: (typeof LEGACY_FIELDS)[number], original: EditedMessage | undefined): void {
  const before = original && (name === 'content' || name === 'embeds') ? original[name] : '';
  const value = field.value === undefined ? before : field.value;
  const isEmpty = value === null || ((typeof value === 'string' || Array.isArray(value)) && value.length === 0);
  if (isEmpty) return;
  const message = `The '${name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
  field.complain('MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message);
}

/**
 * Checks the list of files, and returns the names that `attachment://` can use. If there is no list, the message keeps
 * its files and gets all files of the request.
 */
function checkAttachments(
  field: Field,
  files: readonly Upload[],
  original: EditedMessage | undefined,
): ReadonlySet<string> {
  const keptAttachments = original?.attachments ?? [];
  const listed = field.absent ? undefined : field.list({ max: MAX_FILES });
  const ids = new Set<string>();
  for (const entry of listed ?? []) {
    const id = String(entry.get('id').value);
    ids.add(id);
    entry.get('description').text({ max: 1024 });
    if (!files[Number(id)] && !keptAttachments.some((each) => each.id === id))
      entry.get('id').complain('ATTACHMENT_NOT_FOUND', 'No such file stands in the message or comes with the request');
  }
  if (listed && files.some((_, index) => !ids.has(String(index))))
    field.complain('ATTACHMENT_NOT_FOUND', 'A file of the request is not in the list');
  const stay = keptAttachments.filter(({ id }) => !listed || ids.has(id));
  if (stay.length + files.length > MAX_FILES)
    field.complain('BASE_TYPE_MAX_LENGTH', `Must be ${MAX_FILES} or fewer in length.`);
  return new Set([...stay.map(({ filename }) => filename), ...files.map(({ name }) => filenameOf(name))]);
}

function checkAllowedMentions(allowed: Field): void {
  if (!allowed.object()) return;
  for (const kind of allowed.get('parse').list({ max: 3 })) kind.oneOf(['users', 'roles', 'everyone']);
  for (const kind of ['users', 'roles']) {
    const ids = allowed.get(kind).list({ max: 100 });
    if (
      ids.length > 0 &&
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
