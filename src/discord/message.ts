import { type InteractionReplyOptions, type InteractionUpdateOptions, MessageFlags } from 'discord.js';
import type { Deliverable } from './attachments.ts';

/** A reply as discord.js sends it. Only those whom the reply calls are pinged, whatever its texts hold. */
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

/** A reply that takes the place of the message that was pressed on: what it does not have is gone from there. */
export function updateOf({ content, embeds, components, ping = [] }: Deliverable): InteractionUpdateOptions {
  return {
    content: content?.slice(0, 2000) ?? '',
    embeds: [...(embeds ?? [])],
    components: [...(components ?? [])],
    allowedMentions: { parse: [], users: ping.filter(isUser) },
  };
}

/** Whether Discord knows it as a user's id. It refuses a whole message that is to ping anything else. */
function isUser(id: string): boolean {
  return /^\d{15,21}$/.test(id);
}
