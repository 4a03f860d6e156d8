import { grammar } from './grammar.ts';

/** Why something could not be stored, as the store says it. */
type Problem = 'full' | 'locked' | 'damaged' | 'gone' | 'away' | 'unsure';

const NOTHING = 'nothing of that has happened';

export const FAILED = `Something went wrong on my side, and ${NOTHING}: the encounter stands as before, and you may try again. If it comes again, tell the server’s admin the time; it is in the log.`;

export const TOO_FAST = `That is faster than I can follow, so ${NOTHING}. Wait a few seconds, then try again.`;

export const TOO_MANY_HEAVY =
  'You have asked for several logs or exports that are still under way. Ask again when you have them.';

export const ALREADY_ANSWERED = 'I have answered that already.';

export const UNKNOWN_COMMAND = 'I do not know that command any more. `/help` lists what there is.';

export const UNKNOWN_COMPONENT =
  'This button is from another version of me. Use the newest message, or `/encounter status`.';

export const STOPPING = `I am about to restart, so ${NOTHING}. Try again in half a minute.`;

export const UNSEEN =
  'Discord would not take my answer as it was. If it was for all to see, it has happened: `/encounter status` shows how things stand.';

const REJECTED = 'Discord rejected the message with the buttons';

/** In place of a turn's message that Discord rejects: a plain line for the users whose turn it is. */
export function plainTurn(users: readonly string[]): string {
  const whose =
    users.length === 0 ? 'The next turn has begun' : `${users.map(grammar.mention).join(' ')}, it’s your turn`;
  return `${whose}: \`/attack\`, \`/act\` or \`/turn end\`. ${REJECTED}; \`/encounter status\` shows how things stand.`;
}

/** In place of a question's message that Discord rejects: a plain line for the users who may answer. */
export function plainQuestion(users: readonly string[]): string {
  const whose =
    users.length === 0 ? 'A question is open' : `${users.map(grammar.mention).join(' ')}, you have a choice to make`;
  return `${whose}: \`/answer\`. ${REJECTED}.`;
}

/** Tells the GM, once, that Discord rejected a message of the encounter. */
export const REJECTED_POST =
  'Discord rejected a message of this encounter, so it’s missing or a plain line stands in for it. Everything that was done counts; `/encounter status` shows how things stand. Please tell the server’s admin: the reason is in the log.';

/** What the caller is told when the store could not be read or written. */
export const UNSTORED: Readonly<Record<Problem, string>> = {
  full: `I cannot write to my disk just now, so ${NOTHING}. The encounter stands as before. Please tell the server’s admin, and try again later.`,
  locked: `Something else holds what I write to, so ${NOTHING}. The encounter stands as before. Try again in a moment; if it stays so, tell the server’s admin.`,
  damaged: `The file I keep encounters in is damaged, so ${NOTHING}. Please tell the server’s admin: it is in the log, and a backup can be put back.`,
  gone: `The file I keep encounters in has been removed or replaced while I ran, so ${NOTHING}. Please tell the server’s admin at once.`,
  away: `I cannot reach my database just now, so ${NOTHING}. The encounter stands as before. Try again in a moment; if it stays so, tell the server’s admin.`,
  unsure:
    'My database went away in the middle of that, and I cannot tell whether it has happened. Look at `/encounter status` in a moment before you try again.',
};

/** In place of a form that came too late to be shown. */
export const DEFERRED_FORM = 'That took too long to open a form. Press it again.';

/** What stands in place of an answer that was put off, when the answer itself is for all. */
export const HERE = 'Here it is.';
