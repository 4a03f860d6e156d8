/** All of a reply as one text, with its files written out. */
export function readable(what: unknown): string {
  const written = (_: string, value: unknown) => (typeof value === 'function' ? [...value()].join('') : value);
  return JSON.stringify(what, written) ?? '';
}
