/** A file of a reply. A long one is made piece by piece as it is written out, so that others are served meanwhile. */
export interface ReplyFile {
  readonly name: string;
  readonly text: string | (() => Iterable<string>);
}

/** The text of a file in pieces. */
export function piecesOf({ text }: ReplyFile): Iterable<string> {
  return typeof text === 'string' ? [text] : text();
}

/** The text of a file, all at once. */
export function wholeText(file: ReplyFile): string {
  return [...piecesOf(file)].join('');
}
