/** A whole reply as one text, with the content of its files. */
export function readable(what: unknown): string {
  const writtenValue = (_: string, value: unknown) => (typeof value === 'function' ? [...value()].join('') : value);
  return JSON.stringify(what, writtenValue) ?? '';
}
