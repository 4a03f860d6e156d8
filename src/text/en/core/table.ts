import { grammar } from '../grammar.ts';

/** What happens at the table itself and is no story: told where nothing else is. Names are safe to show already. */
export const table = {
  setting: (name: string, value: string) => `The scene’s \`${name}\`: **${value}**.`,
  settingGone: (name: string) => `The scene’s \`${name}\` is as by default.`,
  together: (names: readonly string[], group: string) =>
    `${grammar.and(names)} ${names.length === 1 ? 'acts' : 'act'} with the group **${group}**.`,
  alone: (names: readonly string[]) => `${grammar.and(names)} ${names.length === 1 ? 'acts' : 'act'} alone again.`,
  gms: (users: readonly string[]) => `GMs: ${grammar.and(users)}.`,
  apart: (one: string, other: string, position: string | undefined) =>
    `${one} and ${other}: ${position ?? 'as they stood at first'}.`,
  order: (names: readonly string[]) => `The order: ${names.join(', ')}.`,
  noTurn: (names: string, why: string) => `No turn for ${names}: ${why}.`,
  nothing: 'Done.',
  noSums: 'No dice and no sums.',
};
