import { type InteractionReplyOptions, type InteractionUpdateOptions, MessageFlags } from 'discord.js';
import type { Deliverable } from './attachments.ts';

/** A reply as discord.js sends it. Only `ping` notifies anybody, whatever the texts hold. */
export function messageOf({
  whisper,
  content,
  embeds,
  components,
  files,
  ping = [],
}: Deliverable): InteractionReplyOptions {
  return {
    ...(whisper && { flags: MessageFlags.Ephemeral }),
    ...(content !== undefined && { content: content.slice(0, 2000) }),
    ...(embeds && { embeds: [...embeds] }),
    ...(components && { components: [...components] }),
    ...(files && { files: [...files] }),
    allowedMentions: { parse: [], users: ping.filter(isUser) },
  };
}

/** A reply that replaces the message with the component: what it does not have is removed there. */
export function updateOf({ content, embeds, components, ping = [] }: Deliverable): InteractionUpdateOptions {
  return {
    content: content?.slice(0, 2000) ?? '',
    embeds: [...(embeds ?? [])],
    components: [...(components ?? [])],
    allowedMentions: { parse: [], users: ping.filter(isUser) },
  };
}

/** Whether it is a user's id. Discord refuses a whole message whose allowed mentions hold anything else. */
function isUser(id: string): boolean {
  return /^\d{15,21}$/.test(id);
}
