import { capital, plain } from '../markdown.ts';
import { grammar } from './grammar.ts';
import { hands } from './hands.ts';
import { hours } from './times.ts';

const { and, mention } = grammar;

const bold = (names: readonly string[]) => and(names.map((name) => `**${name}**`));

/** What settings are called in the panel, where their names for `/gm set` are not plain. */
const SETTING_NAMES: ReadonlyMap<string, string> = new Map([
  ['auto-end', 'End turns automatically'],
  ['cap', '75% cap'],
  ['join', 'Joining'],
  ['lopsided', 'Warn of uneven fights'],
  ['most-each', 'Characters per player'],
  ['picture', 'Pictures'],
  ['secrecy', 'Creature numbers'],
  ['sheets', 'Who changes sheets'],
  ['signs', 'Bars or words'],
  ['start', 'Sides start'],
  ['sums', 'Details of rolls'],
  ['tone', 'Story tone'],
]);

/** Their values, by setting and value. */
const VALUE_NAMES: ReadonlyMap<string, string> = new Map([
  ['auto-end action points', 'with no action points left'],
  ['auto-end unless a step helps', 'unless a Step helps'],
  ['join ask', 'ask the GM'],
  ['sheets gm', 'the GM'],
  ['sheets players', 'players too'],
]);

/** What only a GM reads: the panel and its forms, and what is done quietly. Names are safe to show already. */
export const gm = {
  alone: 'For the GM alone',
  gms: (gms: readonly string[]) => `GMs of this encounter: ${and(gms.map(mention))}.`,
  handed: (name: string, to: string | undefined) =>
    `**${name}** is played by ${to === undefined ? 'the GM' : mention(to)} from now on.`,
  lent: (name: string, to: string | undefined, owner: string | undefined, until: number | undefined) =>
    `**${name}** is played by ${hands.playerFor(to, owner)}${until === undefined ? ' until they are back' : ` until ${hours.at(until)}`}.`,
  yoursNow: (user: string) => `${mention(user)}: yours to play.`,
  set: (setting: string, value: string) => `**${setting}** is **${value}** from now on.`,
  button: 'GM',
  phases: { gathering: 'Waiting for players', aftermath: 'The rounds have stopped', ended: 'Ended' },
  stands: (state: string, names: readonly string[], since: number | undefined) =>
    names.length === 0
      ? `${state}.`
      : `${state}. Waiting for ${and(names)}${since === undefined ? '' : `, called <t:${Math.floor(since / 1000)}:R>`}.`,
  joined: (names: readonly string[]) => `Joined: ${and(names)}.`,
  nowhere: 'unseen: in no order, board or log',
  unseen: 'unseen',
  unseenWith: (state: string) => `unseen · ${state}`,
  allUnseen: (names: readonly string[]) => `${and(names)}\n-# unseen`,
  /** The menu of everyone: of several menus, whom it holds. */
  somebody: 'Choose who to change…',
  somebodyOf: (first: string, last: string) => `${first} to ${last}…`,
  moreInMenu: (count: number) => `-# … and ${count} more in the menu`,
  moreTools: 'More GM tools…',
  moreTitle: 'More GM tools',
  amounts: '+5, -5 or 5',
  untilExample: 'Friday, 3 days, they are back',
  backTo: (names: string) => `Back to the player of ${names}`,
  backToYou: 'Back to you, the GM',
  another: (name: string) => `${name} -1`,
  nobodyElse: 'Another member…',
  byYou: 'You, the GM',
  skip: (name: string) => `Skip ${name}`,
  reveal: (name: string) => `Reveal ${name}`,
  revealAll: (count: number) => `Reveal all ${count}`,
  dismiss: (name: string) => `Send ${name} away`,
  add: 'Add…',
  actFor: 'Act for…',
  begin: 'Begin',
  pause: 'Pause',
  roll: 'Secret roll…',
  whisper: 'Whisper…',
  settings: 'Settings…',
  /** What all read of a question that only the GM may see. */
  isAsked: (users: readonly string[], act: string) =>
    `${users.map(mention).join(' ')} **${act}.** The GM decides first.`,
  decide: 'Decide as GM…',
  undo: (deed: string) => `Undo: ${deed}`,
  andMore: (title: string, more: number) => (more === 0 ? title : `${title}, and ${more} more with it`),
  oneMore: 'one more',
  roundStart: 'To the round’s start',
  end: 'End…',
  back: 'Back',
  undone: (deed: string) => `Taken back: ${plain(deed)}.`,
  undoneRound: (count: number) => `Back at the round’s start: ${count} taken back. \`/redo\` puts them back.`,
  question: 'the question',
  done: (title: string) => `**${title}.**`,
  changed: 'That has changed meanwhile. This is how it stands now.',
  sureToEnd: (name: string, hidden: readonly string[]) =>
    `### End ${name}?\nWhat lasts a scene ends, and the seed of the dice is shown.${
      hidden.length === 0 ? '' : ` ${bold(hidden)}, still unseen: from then on all can read in the log who waited.`
    }`,
  endNow: 'End the scene',
  ended: 'The scene is over.',
  paused:
    'The rounds stop. Rest by a button: the GM lets everybody rest, a player their own. The GM begins them again with `/initiative`.',
  yours: 'played by you',
  playedBy: (user: string) => `played by ${user}`,
  adjust: 'Change…',
  less: (amount: string) => `−${amount}`,
  more: (amount: string) => `+${amount}`,
  condition: 'Condition…',
  sheet: 'Sheet',
  revive: 'Revive',
  hide: 'Out of sight',
  handOver: 'Hand over…',
  order: 'Acts right before…',
  group: 'Acts together with…',
  standingOrders: 'Standing orders',
  removing: 'Remove…',
  remove: (name: string) => `Remove ${name}`,
  sureToRemove: (name: string) => `### Remove ${name}?\nOut of the fight altogether. Undo brings ${name} back.`,
  move: (name: string) => `Move ${name}`,
  sureToMove: (name: string, place: string | undefined, lost: readonly string[]) =>
    `### Move ${name}?\n${place === undefined ? `If ${name} acts last` : `If ${name} acts right before **${place}**`}, ${bold(lost)} ${
      lost.length === 1 ? 'has no turn' : 'have no turns'
    } left this round.`,
  joinsLater: 'Joins the turn order next round.',
  bears: 'Take a condition off…',
  takeOff: (condition: string) => `Take off ${condition}`,
  settingsTitle: 'Settings',
  asNow: (value: string) => `${value}, as now`,
  setting: (name: string, value: string) => `${name}: ${value}`,
  settingCalled: (setting: string) => SETTING_NAMES.get(setting) ?? capital(setting.replaceAll('-', ' ')),
  valueCalled: (setting: string, value: string) =>
    VALUE_NAMES.get(`${setting} ${value}`) ?? value.replace(/^(\d+)-(\d+)$/, '$1–$2%'),
  settingTyped: (setting: string) => `-# \`/gm set setting:${setting}\``,
  whichFits: (count: number, hidden: boolean, left: number) =>
    `### Which of these?\n${count === 1 ? 'One comes' : `${count} come`}${hidden ? ', unseen' : ''}.${left > 0 ? `\n-# ${left} more fit: write more of the name.` : ''}`,
  nothingFits: (typed: string) =>
    `Nothing here is called “${plain(typed, 40)}”. Look through the list, or \`/add file:\`.`,
  nothingChosen: 'Choose a creature in the list, or write a part of its name.',
  titles: {
    add: 'Who comes?',
    roll: 'Roll in secret',
    whisper: 'A word for one player',
    adjust: 'Change a number',
    condition: 'A condition',
    'hand over': 'Who plays from now on?',
    pace: 'How long a move may take',
  },
  formOf: (name: string, title: string) => `${name}: ${title}`,
  fields: {
    creature: { label: 'A creature' },
    creatures: (first: string, last: string) => ({ label: `A creature: ${first} to ${last}` }),
    search: { label: 'Or a part of its name', hint: 'Your own characters too.' },
    count: { label: 'How many' },
    how: { label: 'How' },
    dice: { label: 'Dice', hint: 'Only you see what they come to. The log has it once the scene is over.' },
    player: { label: 'For whom' },
    words: { label: 'The words', hint: 'Kept until they are read, and in no log.' },
    handOver: { label: 'By whom', hint: 'Nobody: by you.' },
    handOverUntil: { label: 'Until when', hint: 'Empty: for good. By your clock.' },
    amount: { hint: '+5 adds 5, -5 subtracts 5, 5 sets it to 5.' },
    other: (counts: readonly string[]) => ({ label: 'Another number, by its name', hint: counts.join(', ') }),
    why: { label: 'Why, for all to read' },
    condition: (first: string, last: string) => ({ label: `Or out of a list: ${first} to ${last}` }),
    until: { label: 'How long' },
    conditionNamed: { label: 'A condition, or a part of its name' },
    note: { label: 'How strong, or a note', hint: 'A number says how strong. Words are kept as a note.' },
  },
  hidden: { label: 'Unseen, until you reveal them' },
  together: { label: 'They act together' },
  last: 'Nobody: at the end',
  byOneself: 'Nobody: alone',
  playerOf: (names: readonly string[]) => `The player of ${and(names)}`,
  count: (name: string, value: number, max: number | undefined) =>
    `${name}: ${value}${max === undefined ? '' : ` of ${max}`}`,
  byTheBook: 'As the book has it',
  rounds: (count: number) => `${count} ${count === 1 ? 'round' : 'rounds'}`,
  until: {
    scene: 'Until the scene ends',
    day: 'Until the day ends',
    removed: 'Until it is taken off',
    lasting: 'Longer than any rest',
  },
  waitUnseen: (names: readonly string[]) =>
    `${bold(names)} ${names.length === 1 ? 'waits' : 'wait'} unseen: in no order, board or log until you reveal them, with \`/gm reveal\` or in \`/gm panel\`.`,
  waitUnseenNow: (names: readonly string[]) => `${bold(names)} ${names.length === 1 ? 'waits' : 'wait'} unseen.`,
  adjusted: (name: string, resource: string, before: number, after: number) =>
    `**${name}**: ${resource} ${before} → ${after}.`,
  inSecret: 'In secret: only you see this. The log has it once the encounter is over.',
  wordFor: (names: readonly string[]) =>
    `the word for ${names.length === 0 ? 'a player' : `the player of ${and(names)}`}`,
  unreadWord: (user: string) => `${mention(user)} has not read your word yet.`,
  takeItBack: 'Take it back',
  aWord: (user: string) => `${mention(user)}: the GM has a word for you.`,
  read: 'Read',
  sent: (user: string) => `Your words wait for ${mention(user)}. They go when they are read.`,
  fromGm: (words: string) => `**The GM, to you alone**\n${words}`,
} as const;

/** Joining: the menu, the GM's question, and what comes of it. Names are safe to show already. */
export const joining = {
  who: 'Who comes with you?',
  yours: (name: string) => `**${name}**, yours`,
  joinAs: (name: string) => `Join as ${name}`,
  cannotJoin: (names: readonly string[]) => `-# Can’t join now: ${and(names)}`,
  isDead: (name: string) => `${name} (dead)`,
  isHere: (name: string) => `${name} (already here)`,
  ready: 'Ready-made…',
  waits: (name: string) => `**${name}** waits for the GM’s word. You will be pinged.`,
  asks: (gms: readonly string[], user: string, name: string) =>
    `${gms.map(mention).join(' ')}: ${mention(user)} **asks to join as ${name}**.`,
  asking: (user: string, name: string) => `${mention(user)} asks to join as **${name}**.`,
  asksToLeave: (gms: readonly string[], user: string, name: string) =>
    `${gms.map(mention).join(' ')}: ${mention(user)} **asks to leave the fight with ${name}**.`,
  askingToLeave: (user: string, name: string) => `${mention(user)} asks to leave the fight with **${name}**.`,
  letGo: (name: string) => `Let ${name} go`,
  keepIn: (name: string) => `Keep ${name}`,
  hasLeft: (user: string, name: string) => `${mention(user)}: **${name}** has left the fight.`,
  staysIn: (user: string, name: string) => `${mention(user)}: the GM wants **${name}** to stay.`,
  letIn: (name: string) => `Let ${name} in`,
  refuse: (name: string) => `Refuse ${name}`,
  sheetOf: (name: string) => `${name}’s sheet`,
  isIn: (user: string, name: string) => `${mention(user)}: **${name}** is in.`,
  notNow: (user: string, name: string) => `${mention(user)}: not now, says the GM. **${name}** stays out.`,
  refusedBefore: (users: readonly string[]) => `-# Refused: ${and(users.map(mention))}`,
  askAgain: 'Let them ask again',
  mayAskAgain: 'Whoever was refused may ask again.',
} as const;
