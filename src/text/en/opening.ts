import type { Book } from '../../rules/core/ruleset.ts';

/** An encounter’s opening and closing cards. Names are safe to show already. */
export const opening = {
  unnamed: 'A fight',
  played: (ruleset: string, gm: string) => `**${ruleset}**, with ${gm} as the GM.`,
  /** Whose rules are played. */
  book: ({ title, author }: Book) => `Rulebook: ${title} by ${author}.`,
  begin: 'Players: `/join character:` and a name. GM: `/add creature:`, then `/initiative`.',
  settings: (set: string) => `Settings: ${set}.`,
  sealed: (commitment: string) => `-# The dice are sealed. SHA-256 of their seed: \`${commitment}\``,
  restsBefore: (seed: string) => `-# The seed of the rests before: \`${seed}\``,
  on: 'on',
  off: 'off',
  ended: (name: string) =>
    `**${name}** has ended. A rest heals those who were in it: by the GM’s tap everybody, by a player’s their own. \`/encounter start\` opens the next.`,
  /** `first`: no end of the encounter was undone before. */
  dice: (rolled: number, first: boolean) =>
    `-# Its ${rolled === 1 ? 'one die was' : `${rolled} dice were`} sealed ${first ? 'before the fight' : 'when the end was undone'}. *Check the dice* has the proof.`,
  checkDice: 'Check the dice',
  proof:
    'The dice of this encounter came from a secret seed. Its SHA-256 was shown before the first roll, so no one could change it later.',
  howToCheck:
    'To check every die: `/log export as:html` and tap *Check every die*, or `/log export as:json` and `npm run verify`.',
  undone: (count: number) => `-# Undone by the GM: ${count}.`,
  /** Shown in advance of whatever is still to come, in the smallest print that there is. */
  hash: (hash: string) => `Record: ${hash}`,
  next: (commitment: string) => `Dice from here on, sealed: ${commitment}`,
  resealed: (commitment: string) =>
    `-# The seed of the dice so far has been shown, so it throws no more. The dice go on with the seed that was sealed then. Its SHA-256: \`${commitment}\``,
  restored: (name: string) =>
    `**${name}** goes on from a backup: what was done after it is gone. Some have seen what the old seed would throw next, so the dice are sealed anew.`,
  updated: (name: string) =>
    `I have been updated. **${name}** goes on as it stands, with dice that are sealed anew; what was done before is in its chronicle, \`/log export as:markdown\`.`,
  newSeed: (commitment: string) => `-# SHA-256 of the new seed: \`${commitment}\``,
  thrownSealed: '-# Thrown with the sealed dice of this fight.',
  thrownOutside: '-# Thrown outside a fight.',
  fine: 'I have everything I need in this channel.',
  lacks: (name: string, without: string) => `**${name}** is missing: ${without}.`,
  optional: (name: string, serves: string) =>
    `-# Not needed, and not asked for: **${name}**. It would let me delete anybody’s messages; I use it for one thing: it ${serves}.`,
  mend: 'Commands and buttons work all the same. To mend it: channel settings › Permissions › my role, or invite me again.',
} as const;
