import { type InteractionReplyOptions, type InteractionUpdateOptions, type Message, MessageFlags } from 'discord.js';
import { asPanel } from '../interaction/panel.ts';
import type { Reply } from '../interaction/reply.ts';
import type { Deliverable } from './attachments.ts';
import { isPortrait } from './portraits.ts';

/** A reply as discord.js sends it. Only `ping` notifies anybody, whatever the texts hold. */
export function messageOf(reply: Deliverable): InteractionReplyOptions {
  const flags = [
    ...(reply.whisper ? [MessageFlags.Ephemeral as const] : []),
    ...(reply.v2 ? [MessageFlags.IsComponentsV2 as const] : []),
  ];
  return { ...bodyOf(reply), ...(flags.length > 0 && { flags }) };
}

/** The same where it is settled who sees it: to fill in a deferred answer, or to post in the channel. */
export function publicMessageOf(reply: Deliverable) {
  return { ...bodyOf(reply), ...(reply.v2 && { flags: MessageFlags.IsComponentsV2 as const }) };
}

function bodyOf({ v2, content, embeds, components, files, ping = [] }: Deliverable) {
  return {
    ...(content !== undefined && !v2 && { content: content.slice(0, 2000) }),
    ...(embeds && !v2 && { embeds: [...embeds] }),
    ...(components && { components: [...components] }),
    ...(files && { files: [...files] }),
    allowedMentions: { parse: [], users: ping.filter(isUser) },
  };
}

/**
 * A reply that replaces the message with the component: what it does not have is removed there. A message that is made of
 * components alone stays so, whatever the reply is made of.
 */
export function updateOf(reply: Deliverable | Reply, standing?: Standing): InteractionUpdateOptions {
  const isPanel = standing?.flags.has(MessageFlags.IsComponentsV2) ?? false;
  const { v2, content, embeds, components, ping = [] } = isPanel ? asPanel(reply) : reply;
  return {
    ...(v2 && { flags: MessageFlags.IsComponentsV2 }),
    content: v2 ? null : (content?.slice(0, 2000) ?? ''),
    embeds: v2 ? [] : [...(embeds ?? [])],
    components: [...(components ?? [])],
    ...portraitInstead(reply, standing),
    allowedMentions: { parse: [], users: ping.filter(isUser) },
  };
}

/** The same without embeds, for a channel in which the bot may not embed: what they say is the text. */
export function inWords({ embeds = [], content = '', files, ...reply }: Deliverable): Deliverable {
  const said = embeds.flatMap(({ title, description }) => [
    title === undefined ? '' : `**${title}**`,
    description ?? '',
  ]);
  const kept = files?.filter((each) => !isPortrait(each)) ?? [];
  return {
    ...reply,
    ...(kept.length > 0 && { files: kept }),
    content: [content, ...said].filter((part) => part !== '').join('\n'),
  };
}

/** A portrait goes with what it stood beside, or stays where it is the same; all else that is attached stays. */
function portraitInstead({ files = [] }: Deliverable | Reply, standing?: Standing) {
  const before = [...(standing?.attachments?.values() ?? [])];
  const portraits = files.flatMap((file) => (isPortrait(file) && 'attachment' in file ? [file] : []));
  const kept = before.filter((each) => !isPortrait(each) || portraits.some(({ name }) => name === each.name));
  const added = portraits.filter(({ name }) => !kept.some((each) => each.name === name));
  return added.length > 0 || kept.length < before.length ? { files: added, attachments: kept } : {};
}

/** The message that is replaced. */
type Standing = Pick<Message, 'flags'> & Partial<Pick<Message, 'attachments'>>;

/** Whether it is a user's id. Discord refuses a whole message whose allowed mentions hold anything else. */
function isUser(id: string): boolean {
  return /^\d{15,21}$/.test(id);
}
