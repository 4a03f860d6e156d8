import type { APIEmbed } from 'discord-api-types/v10';
import { shorten } from '../text/markdown.ts';

/** Discord's limits on one embed. */
export const EMBED_LIMITS = {
  title: 256,
  description: 4096,
  fields: 25,
  name: 256,
  value: 1024,
  footer: 2048,
  all: 6000,
} as const;

/** The embed, cut to what Discord takes. The description gives way first. */
export function within(embed: APIEmbed): APIEmbed {
  const { description: whole, ...others } = embed;
  const fields = embed.fields?.slice(0, EMBED_LIMITS.fields).map(({ name, value, inline }) => ({
    name: shorten(name || '\u200b', EMBED_LIMITS.name),
    value: shorten(value || '\u200b', EMBED_LIMITS.value),
    ...(inline !== undefined && { inline }),
  }));
  const title = embed.title === undefined ? undefined : shorten(embed.title, EMBED_LIMITS.title);
  const footer = embed.footer && { ...embed.footer, text: shorten(embed.footer.text, EMBED_LIMITS.footer) };
  const rest = (title?.length ?? 0) + (footer?.text.length ?? 0) + (embed.author?.name.length ?? 0);
  const kept: typeof fields = [];
  let left = EMBED_LIMITS.all - rest;
  for (const field of fields ?? []) {
    const length = field.name.length + field.value.length;
    if (length > left) break;
    left -= length;
    kept.push(field);
  }
  // Where the fields have taken all there is, nothing is left of it.
  const description =
    whole === undefined || left === 0 ? undefined : shorten(whole, Math.min(left, EMBED_LIMITS.description));
  return {
    ...others,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(fields && { fields: kept }),
    ...(footer && { footer }),
  };
}
