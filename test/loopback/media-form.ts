import type { Field } from './form.ts';

/** The scheme by which a message refers to a file of its own. */
export const ATTACHED = 'attachment://';

/**
 * Checks the address of a picture: on the web, or a file of the same message. Discord shows nothing for an embed's
 * picture that names no such file; since that is always a mistake, it is refused here, as Discord refuses it in
 * components.
 */
export function checkMedia(url: Field, references: ReadonlySet<string>): void {
  checkUrl(url, 'attachment:');
  if (typeof url.value !== 'string' || !url.value.startsWith(ATTACHED)) return;
  if (!references.has(url.value.slice(ATTACHED.length)))
    url.complain('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The referenced attachment was not found.');
}

/** Checks an address on the web, or of one of the schemes of `more`. */
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
