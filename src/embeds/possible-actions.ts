import type { APIEmbed } from 'discord-api-types/v10';
import { fitting, plain } from '../text/markdown.ts';
import { overview, rest } from '../text/spoken.ts';
import { within } from './limits.ts';

/** The longest list, in characters. */
const LONGEST = 4000;

/** What somebody can do now: each action with the name to type, and what it does and costs. */
export function possibleActions(
  name: string,
  actions: readonly { readonly action: string; readonly title: string; readonly brief: string }[],
): APIEmbed {
  const lines = actions.map(({ action, title, brief }) => `**${plain(title)}** \`${action}\`: ${brief}`);
  return within({
    title: overview.canDo(plain(name)),
    description: lines.length === 0 ? overview.nothing : fitting(lines, LONGEST, rest.lines),
  });
}
