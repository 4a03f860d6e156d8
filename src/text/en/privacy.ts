import { grammar } from './grammar.ts';

const CHARACTERS = { one: 'character', other: 'characters' } as const;
const SAVED = { one: 'saved act or roll', other: 'saved acts and rolls' } as const;
const FIGHTS = { one: 'fight', other: 'fights' } as const;
const DEEDS = { one: 'deed', other: 'deeds' } as const;
const { count } = grammar;

/** How much is kept of a player: characters; fights they run or play in; deeds. */
interface Extent {
  readonly characters: number;
  readonly saved: number;
  /** Whether they have said when they play. */
  readonly person: boolean;
  readonly fights: number;
  readonly deeds: number;
}

/** What is a player's alone. */
function own({ characters, saved, person }: Pick<Extent, 'characters' | 'saved' | 'person'>): string {
  const all = [count(characters, CHARACTERS), ...(saved === 0 ? [] : [count(saved, SAVED)])];
  return [...all, ...(person ? ['your hours'] : [])].join(', ');
}

/** What is kept of a player, and what becomes of it. Names are safe to show already. */
export const privacy = {
  kept: 'What I keep of you on this server',
  extent: ({ fights, deeds, ...others }: Extent) =>
    `${own(others)}, ${count(fights, FIGHTS)} and ${count(deeds, DEEDS)}, with your words in them. \`/privacy delete\` deletes it.`,
  leftOut: ({ fights, deeds }: Pick<Extent, 'fights' | 'deeds'>) =>
    `The file would be too large for Discord, so the oldest are not in it: ${count(fights, FIGHTS)}, ${count(deeds, DEEDS)}. The server’s admin can give you those.`,
  ask: 'Delete what I keep of you on this server?',
  would: ({ fights, deeds, ...others }: Extent) =>
    `**Deleted:** ${own(others)}, and every word you gave your characters to say.\n**Made nobody’s:** ${count(fights, FIGHTS)} that you run or play in and ${count(deeds, DEEDS)} of yours. What happened in them stays, for the others; your name does not.\n\nIt cannot be undone. \`/privacy export\` first gives you a copy; \`/privacy delete sure:yes\` deletes.`,
  alone: (fights: readonly string[]) => {
    const it = fights.length === 1 ? 'it' : 'them';
    return `**You are the only GM of ${grammar.and(fights, 8)}.** Nobody will run ${it} then but a server admin. Better end ${it} first, or make another user GM with \`/gm add-gm\`.`;
  },
  deleted: 'Deleted',
  gone: ({ fights, deeds, ...others }: Extent) =>
    `${own(others)} deleted; your name and words taken out of ${count(fights, FIGHTS)} and ${count(deeds, DEEDS)}. Backups that the admin has made still have them until they are thrown away. Messages that I have posted here stay, for they are Discord’s.`,
  nothing: 'I keep nothing of you on this server.',
} as const;
