import type { Book } from '../../rules/core/ruleset.ts';
import { capital, plain } from '../markdown.ts';
import { grammar } from './grammar.ts';

const { and, count } = grammar;

/** What a player types first. `casts`: the system that is played has powers to use. */
function player(casts: boolean): string {
  return [
    '`/join character:` come in, or press **Join**',
    '`/attack target:` strike · `/move to:` go',
    `\`/defend\` take guard${casts ? ' · `/cast spell:` use a power' : ''}`,
    '`/act action:` whatever else you can do',
    '`/turn end` be done with your turn',
    '`/plan` say what you will do next turn',
    '`/undo` take back your last act',
    '`/rules term:` look anything up',
  ].join('\n');
}

const PLAYER_MORE = [
  '`/character new name:` a character of your own',
  '`/me` your corner, your hours',
  '`/turns` where you are needed',
  '`/catch-up` what you have missed',
  '`/away until:` you are gone',
  '`/lend to:` another plays for you',
  '`/standing-order` answer once for all',
  '`/rest` recover, when no rounds run',
  '`/encounter status` how things stand',
  '`/odds` how likely you are to hit',
  '`/practice` learn on a straw man',
].join('\n');

const GM = [
  '`/encounter start ruleset:` open a fight',
  '`/add creature: count:` bring in foes',
  '`/initiative` begin the rounds',
  '`/gm panel` all of this by buttons',
  '`/turn skip` pass over whoever is away',
  '`/undo` take back what was done last',
  '`/encounter end` end it, show its dice',
].join('\n');

const GM_MORE = [
  '`/attack as:` act for a creature',
  '`/gm auto style:` let creatures play by themselves',
  '`/add file:` a creature of your own',
  '`/condition add` · `/adjust who: by:` your hand on anybody',
  '`/field new` a field to fight on, `/field show`',
  '`/encounter pause` stop the rounds for a rest',
  '`/gm set` settings · `/gm pace` time for each move · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm revive` · `/gm add-gm`',
].join('\n');

const ADMIN = [
  '`/setup check` whether I may do here what I need to do',
  'You may end a fight whose GM is gone (`/encounter end`), pass over a turn, or name a new GM (`/gm add-gm who:`).',
  'Install, update and back up: the README of the checkout I run from.',
].join('\n');

/** What somebody new needs to know. Names are safe to show already. */
export const help = {
  title: 'Fray: fights by chat',
  nothing: 'Nothing is being played in this channel yet. A GM opens a fight with `/encounter start`.',
  /** What each role types: what is needed most, and more. */
  player: { name: 'You play', most: player, more: PLAYER_MORE },
  gm: { name: 'You run the fight', most: GM, more: GM_MORE },
  admin: { name: 'You run the server', most: ADMIN },
  inFight: (name: string, ruleset: string) => `You are in ${name} (${ruleset})`,
  turnOf: (names: string) => `It is the turn of ${names}.`,
  ownCharacter: '**A character of your own**\n-# it stays yours, from fight to fight',
  toJoin: '**Come in**\n-# with a character of yours, or a ready-made one',
  join: 'Join',
  toAct: '**Act**\n-# it is your turn',
  whatNow: 'What can I do?',
  toSee: '**See how you are**\n-# at any time, for you alone',
  corner: 'My corner',
  toAnswer: '**Answer in advance**\n-# so that nobody waits for you',
  answers: 'Answers',
  toRun: '**Run the fight**\n-# add, skip, undo, end',
  panel: 'GM panel',
  toLookUp: '**Look up a word**\n-# a condition, an action, a weapon',
  rules: 'Rules…',
  toPractise: '**Practise**\n-# two minutes, a straw man',
  practise: 'Start practice',
  forRole: { player: 'Players', gm: 'GMs', admin: 'Admins' },
  typedOutside: '-# Typed: `/encounter start` `/character new` `/roll` `/practice`',
  typed: (commands: readonly string[], gm: readonly string[]) =>
    `-# Typed: ${commands.join(' ')}${gm.length === 0 ? '' : ` · GM: ${gm.join(' ')}`}`,
  back: 'Back',
  more: 'More…',
  severalFit: (term: string) => `Several entries have “${plain(term)}” in their name.`,
  whichOne: 'Which one?',
  whichRules: 'By other rules…',
  meant: (term: string, name: string) => `There is no “${plain(term)}”; nearest to it is **${plain(name)}**.`,
  lookUp: 'Look up a word',
  lookUpHint: 'A condition, an action, a weapon, a creature',
  dice: {
    name: 'Dice',
    value:
      'Sealed before the fight and shown after it: every throw can be checked. `/roll dice:2d6+3` throws your own.',
  },
  actions: { player: 'By /act', gm: 'By /act, only you' },
} as const;

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
    `**${name}** has ended. Tap a rest to recover: a player’s tap rests their own characters, the GM’s rests everyone. \`/encounter start\` opens the next.`,
  /** `first`: no end of the encounter was undone before. */
  dice: (rolled: number, first: boolean) =>
    `-# Its ${rolled === 1 ? 'one die was' : `${rolled} dice were`} sealed ${first ? 'before the fight' : 'when the end was undone'}. *Check the dice* has the proof.`,
  story: 'Story',
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

const CHARACTERS = { one: 'character', other: 'characters' } as const;
const SAVED = { one: 'saved act or roll', other: 'saved acts and rolls' } as const;
const FIGHTS = { one: 'fight', other: 'fights' } as const;
const DEEDS = { one: 'deed', other: 'deeds' } as const;

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

/** Buttons, menus and forms. Names are safe to show already. */
export const buttons = {
  back: 'Back',
  more: 'More',
  answer: 'In your own words…',
  anyWords: (about: string) => `In your own words: ${about}`,
  roundBefore: 'Round before',
  roundAfter: 'Next round',
  pageBefore: 'Page back',
  pageAfter: 'Next page',
  beforeUpdate: 'This is from before the last update; its chronicle is attached.',
  sureToDelete: (name: string) =>
    `Delete **${name}**? That cannot be taken back; \`/character export\` keeps a copy. Press Delete, or say \`sure:\` yes.`,
  delete: 'Delete',
  keep: 'Keep',
  deleted: (name: string) => `**${name}** is deleted. In fights under way it plays on.`,
  changeSheet:
    'Press what you want to change, or use `/character edit` with `field:` and `value:`. A fight under way goes on with the sheet it was joined with; its GM can change it there.',
  /** What the pages of a character's form are about. */
  subjects: { scores: 'Scores', gear: 'Weapons and gear', details: 'Details' },
  abilities: (fields: readonly string[]) => capital(and(fields.map((each) => each.toLowerCase()))),
  pageOf: (title: string, page: number, pages: number) => `${title} ${page} of ${pages}`,
  formAgain: 'Open the form again',
  nameField: 'Name',
  oneALine: (fields: string) => `One a line${fields === '' ? '' : `: ${fields}`}`,
  edit: 'Edit',
  changed: (name: string) => `**${name}** is changed.`,
  fieldChanged: (name: string, field: string) => `**${name}**: ${field} is changed.`,
  nameIs: (name: string) => `The name is ${name}. Say \`value:\` to change it.`,
  imported: (name: string) => `**${name}** is yours, as the file has it.`,
  exported: (name: string) => `**${name}** as a file. \`/character import file:\` brings it back, anywhere.`,
  stays: (name: string) => `**${name}** stays.`,
  setHere: (set: string) => `Set in this encounter: ${set}.`,
} as const;
