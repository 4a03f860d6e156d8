import type { Field } from './form.ts';

/** The scheme with which a message refers to its files. */
export const ATTACHMENT_SCHEME = 'attachment://';

/**
 * Checks the address of a picture. It must be on the web, or name a file of the same message. Discord's embeds silently
 * show nothing for a missing file, but this check refuses it, because it is always a mistake.
 */
export function checkMedia(url: Field, references: ReadonlySet<string>): void {
  checkUrl(url, 'attachment:');
  if (typeof url.value !== 'string' || !url.value.startsWith(ATTACHMENT_SCHEME)) return;
  if (!references.has(url.value.slice(ATTACHMENT_SCHEME.length)))
    url.complain('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The referenced attachment was not found.');
}

/** Checks an address on the web. The schemes in `more` are allowed too. */
export function checkUrl(url: Field, ...more: string[]): void {
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
