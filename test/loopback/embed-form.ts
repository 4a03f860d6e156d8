import { type Field, lengthOf } from './form.ts';
import { checkMedia, checkUrl } from './media-form.ts';

/** Checks the embeds of a message. `references` are the files to which `attachment://` may refer. */
export function checkEmbeds(embeds: Field, references: ReadonlySet<string>): void {
  let size = 0;
  for (const embed of embeds.list({ max: 10 })) size += checkEmbed(embed, references);
  if (size > 6000) embeds.complain('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
}

/** Checks an embed. Returns how many characters it has. Discord allows 6,000 for all embeds of a message together. */
function checkEmbed(embed: Field, references: ReadonlySet<string>): number {
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
    if (embed.get(name).object()) checkMedia(embed.get(name).get('url'), references);
  checkUrl(author.get('url'));
  checkMedia(author.get('icon_url'), references);
  checkMedia(footer.get('icon_url'), references);
  const hasPicture = ['image', 'thumbnail'].some((name) => !embed.get(name).absent);
  if (!hasPicture && texts.every((text) => !text))
    embed.get('description').complain('BASE_TYPE_REQUIRED', 'This field is required');
  return texts.reduce((sum, text) => sum + lengthOf(text), 0);
}

function checkTimestamp(timestamp: Field): void {
  const text = timestamp.text();
  if (text && Number.isNaN(Date.parse(text))) {
    timestamp.complain('DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`);
  }
}
