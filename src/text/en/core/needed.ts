import { grammar } from '../grammar.ts';

const { and, mention } = grammar;

/** An instant by how far off it is, as each reader’s own client writes it: "in 5 hours", "2 days ago". */
function away(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:R>`;
}

/** Where somebody is needed in a server. Names are safe to show already. */
export const needed = {
  button: 'My turns',
  title: 'Where you are needed',
  /** What is to be done, as whoever has to do it reads it. */
  turn: (names: readonly string[], asGm: boolean) => `**${and(names)}**: your turn${asGm ? ' as GM' : ''}`,
  question: (names: readonly string[], asGm: boolean) => `**${and(names)}**: a question for you${asGm ? ' as GM' : ''}`,
  request: (user: string, name: string) => `${mention(user)} asks to join as **${name}**`,
  word: 'The GM has a word for you to read',
  /** Who is waited for, as the GM reads it. */
  turnOf: (user: string, names: readonly string[]) => `${mention(user)}, the turn of **${and(names)}**`,
  questionTo: (user: string, names: readonly string[]) => `${mention(user)}, a question to **${and(names)}**`,
  unread: (user: string) => `${mention(user)}, your word to read`,
  due: (until: number) => `due ${away(until)}`,
  called: (since: number) => `called ${away(since)}`,
  /** Until when and since when, and where it is: each on a line of a phone. */
  small: (times: readonly string[], name: string, channel: string) =>
    [...(times.length === 0 ? [] : [`-# ${times.join(' · ')}`]), `-# ${name}, <#${channel}>`].join('\n'),
  go: 'Go',
  others: 'You wait for',
  more: (count: number) => `-# … and ${count} more`,
  nobody: 'Nobody waits for you in this server.',
  next: (name: string, turn: string) => `-# **${name}** here: ${turn}.`,
};
