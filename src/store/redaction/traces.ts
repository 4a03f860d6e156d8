import type { Redaction } from './redact.ts';

/** What stands for a reply that showed them: a second delivery is only told that it was done. */
export const DONE_ALREADY = JSON.stringify({ whisper: true, content: 'That has been done already.' });

/** How much of a text is looked for: in a message it may be cut. */
const LOOKED_FOR = 30;

/** What in a message’s JSON, as `bare` gives it, shows a user: their id, and the beginnings of what they wrote. */
export function traces({ user, wrote }: Redaction): readonly string[] {
  // By characters, of which none is cut in two.
  const beginning = (text: string) => Array.from(text).slice(0, LOOKED_FOR).join('');
  return [user, ...wrote.keys()].map((text) => beginning(bare(JSON.stringify(text).slice(1, -1))));
}

/** Whether a message shows a user’s id or words. */
export function isShown(message: object, whom: Redaction): boolean {
  const text = bare(JSON.stringify(message));
  return traces(whom).some((trace) => text.includes(trace));
}

/** JSON without what JSON and markdown put before characters that mean something to them. */
function bare(json: string): string {
  return json.replaceAll('\\', '').replaceAll('\u200b', '');
}
