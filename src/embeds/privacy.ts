import type { APIEmbed } from 'discord-api-types/v10';
import { list, plain } from '../text/markdown.ts';
import { within } from './limits.ts';

/** How much is kept of a player: characters; fights they run or play in; deeds. */
interface Extent {
  readonly characters: number;
  readonly fights: number;
  readonly deeds: number;
  /** Fights that would be left without a GM. */
  readonly alone: readonly { readonly name: string; readonly channel: string }[];
}

/** The lines above the file with all that is kept of a player. */
export function exported(data: {
  readonly characters: readonly object[];
  readonly fights: readonly object[];
  readonly deeds: readonly object[];
  readonly leftOut: { readonly fights: number; readonly deeds: number };
}): APIEmbed {
  const { characters, fights, deeds, leftOut } = data;
  const more =
    leftOut.fights + leftOut.deeds === 0
      ? ''
      : `\n\nThe file would be too large for Discord, so the oldest are not in it: ${amount(leftOut.fights, 'fight')}, ${amount(leftOut.deeds, 'deed')}. The server’s admin can give you those.`;
  return within({
    title: 'What I keep of you on this server',
    description: `${amount(characters.length, 'character')}, ${amount(fights.length, 'fight')} and ${amount(deeds.length, 'deed')}, with your words in them. \`/privacy delete\` deletes it.${more}`,
  });
}

/** What would be deleted, and how to say yes. */
export function forgetting({ characters, fights, deeds, alone }: Extent): APIEmbed {
  const orphans =
    alone.length === 0
      ? ''
      : `\n\n**You are the only GM of ${list(
          alone.map(({ name, channel }) => `${plain(name)} (<#${channel}>)`),
          'and',
          8,
        )}.** Nobody will run ${alone.length === 1 ? 'it' : 'them'} then but a server admin. Better end ${alone.length === 1 ? 'it' : 'them'} first, or make another user GM with \`/gm add-gm\`.`;
  return within({
    title: 'Delete what I keep of you on this server?',
    description: `**Deleted:** ${amount(characters, 'character')}, and every word you gave your characters to say.\n**Made nobody’s:** ${amount(fights, 'fight')} that you run or play in and ${amount(deeds, 'deed')} of yours. What happened in them stays, for the others; your name does not.\n\nIt cannot be undone. \`/privacy export\` first gives you a copy; \`/privacy delete sure:yes\` deletes.${orphans}`,
  });
}

/** That it has been deleted. */
export function forgotten({ characters, fights, deeds }: Extent): APIEmbed {
  return within({
    title: 'Deleted',
    description: `${amount(characters, 'character')} deleted; your name and words taken out of ${amount(fights, 'fight')} and ${amount(deeds, 'deed')}. Backups that the admin has made still have them until they are thrown away. Messages that I have posted here stay, for they are Discord’s.`,
  });
}

/** That there is nothing to delete. */
export function nothingKept(): string {
  return 'I keep nothing of you on this server.';
}

function amount(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
