import { capital, plain } from '../markdown.ts';
import { t } from '../t.ts';
import { grammar } from './grammar.ts';
import { hands } from './hands.ts';
import { hours } from './times.ts';

const { and, mention } = grammar;

const bold = (names: readonly string[]) => and(names.map((name) => `**${name}**`));

/** What settings are called in the panel, where their names for `/gm set` are not plain. */
const SETTING_NAMES: ReadonlyMap<string, string> = new Map([
  ['auto-end', t('setting-names-auto-end')],
  ['cap', t('setting-names-cap')],
  ['join', t('setting-names-join')],
  ['lopsided', t('setting-names-lopsided')],
  ['most-each', t('setting-names-most-each')],
  ['picture', t('setting-names-picture')],
  ['secrecy', t('setting-names-secrecy')],
  ['sheets', t('setting-names-sheets')],
  ['signs', t('setting-names-signs')],
  ['start', t('setting-names-start')],
  ['sums', t('setting-names-sums')],
  ['tone', t('setting-names-tone')],
]);

/** Their values, by setting and value. */
const VALUE_NAMES: ReadonlyMap<string, string> = new Map([
  ['auto-end action points', t('value-names-auto-end-action-points')],
  ['auto-end unless a step helps', t('value-names-auto-end-unless-a-step-helps')],
  ['join ask', t('value-names-join-ask')],
  ['sheets gm', t('value-names-sheets-gm')],
  ['sheets players', t('value-names-sheets-players')],
]);

/** What only a GM reads: the panel and its forms, and what is done quietly. Names are safe to show already. */
export const gm = {
  alone: t('gm-alone'),
  gms: (gms: readonly string[]) => t('gm-gms', { gms: and(gms.map(mention)) }),
  handed: (name: string, to: string | undefined) =>
    t('gm-handed', { name, to: to === undefined ? t('gm-handed-to') : mention(to) }),
  lent: (name: string, to: string | undefined, owner: string | undefined, until: number | undefined) =>
    t('gm-lent', {
      name,
      playerFor: hands.playerFor(to, owner),
      at: until === undefined ? t('gm-lent-at') : t('gm-lent-at-2', { at: hours.at(until) }),
    }),
  yoursNow: (user: string) => t('gm-yours-now', { user: mention(user) }),
  set: (setting: string, value: string) => t('gm-set', { setting, value }),
  button: t('gm-button'),
  phases: { gathering: t('gm-phases-gathering'), aftermath: t('gm-phases-aftermath'), ended: t('gm-phases-ended') },
  stands: (state: string, names: readonly string[], since: number | undefined) =>
    names.length === 0
      ? `${state}.`
      : t('gm-stands', {
          state,
          names: and(names),
          floor: since === undefined ? '' : t('gm-stands-floor', { floor: Math.floor(since / 1000) }),
        }),
  joined: (names: readonly string[]) => t('gm-joined', { names: and(names) }),
  nowhere: t('gm-nowhere'),
  unseen: t('gm-unseen'),
  unseenWith: (state: string) => t('gm-unseen-with', { state }),
  allUnseen: (names: readonly string[]) => t('gm-all-unseen', { names: and(names) }),
  /** The menu of everyone: of several menus, whom it holds. */
  somebody: t('gm-somebody'),
  somebodyOf: (first: string, last: string) => t('gm-somebody-of', { first, last }),
  moreInMenu: (count: number) => t('gm-more-in-menu', { count }),
  moreTools: t('gm-more-tools'),
  moreTitle: t('gm-more-title'),
  amounts: t('gm-amounts'),
  untilExample: t('gm-until-example'),
  backTo: (names: string) => t('gm-back-to', { names }),
  backToYou: t('gm-back-to-you'),
  another: (name: string) => `${name} -1`,
  nobodyElse: t('gm-nobody-else'),
  byYou: t('gm-by-you'),
  skip: (name: string) => t('gm-skip', { name }),
  reveal: (name: string) => t('gm-reveal', { name }),
  revealAll: (count: number) => t('gm-reveal-all', { count }),
  dismiss: (name: string) => t('gm-dismiss', { name }),
  add: t('gm-add'),
  actFor: t('gm-act-for'),
  begin: t('gm-begin'),
  pause: t('gm-pause'),
  roll: t('gm-roll'),
  whisper: t('gm-whisper'),
  settings: t('gm-settings'),
  /** What all read of a question that only the GM may see. */
  isAsked: (users: readonly string[], act: string) => t('gm-is-asked', { users: users.map(mention).join(' '), act }),
  decide: t('gm-decide'),
  undo: (deed: string) => t('gm-undo', { deed }),
  andMore: (title: string, more: number) => (more === 0 ? title : t('gm-and-more', { title, more })),
  oneMore: t('gm-one-more'),
  roundStart: t('gm-round-start'),
  end: t('gm-end'),
  back: t('gm-back'),
  undone: (deed: string) => t('gm-undone', { deed: plain(deed) }),
  undoneRound: (count: number) => t('gm-undone-round', { count }),
  question: t('gm-question'),
  done: (title: string) => `**${title}.**`,
  changed: t('gm-changed'),
  sureToEnd: (name: string, hidden: readonly string[]) =>
    t('gm-sure-to-end', { name, bold: hidden.length === 0 ? '' : t('gm-sure-to-end-bold', { bold: bold(hidden) }) }),
  endNow: t('gm-end-now'),
  ended: t('gm-ended'),
  paused: t('gm-paused'),
  yours: t('gm-yours'),
  playedBy: (user: string) => t('gm-played-by', { user }),
  adjust: t('gm-adjust'),
  less: (amount: string) => `−${amount}`,
  more: (amount: string) => `+${amount}`,
  condition: t('gm-condition'),
  sheet: t('gm-sheet'),
  revive: t('gm-revive'),
  hide: t('gm-hide'),
  handOver: t('gm-hand-over'),
  order: t('gm-order'),
  group: t('gm-group'),
  standingOrders: t('gm-standing-orders'),
  removing: t('gm-removing'),
  remove: (name: string) => t('gm-remove', { name }),
  sureToRemove: (name: string) => t('gm-sure-to-remove', { name }),
  move: (name: string) => t('gm-move', { name }),
  sureToMove: (name: string, place: string | undefined, lost: readonly string[]) =>
    t('gm-sure-to-move', {
      name,
      name2: place === undefined ? t('gm-sure-to-move-name2', { name }) : t('gm-sure-to-move-name2-2', { name, place }),
      bold: bold(lost),
      count: lost.length,
    }),
  joinsLater: t('gm-joins-later'),
  bears: t('gm-bears'),
  takeOff: (condition: string) => t('gm-take-off', { condition }),
  settingsTitle: t('gm-settings-title'),
  asNow: (value: string) => t('gm-as-now', { value }),
  setting: (name: string, value: string) => `${name}: ${value}`,
  settingCalled: (setting: string) => SETTING_NAMES.get(setting) ?? capital(setting.replaceAll('-', ' ')),
  valueCalled: (setting: string, value: string) =>
    VALUE_NAMES.get(`${setting} ${value}`) ?? value.replace(/^(\d+)-(\d+)$/, '$1–$2%'),
  settingTyped: (setting: string) => t('gm-setting-typed', { setting }),
  whichFits: (count: number, hidden: boolean, left: number) =>
    t('gm-which-fits', {
      count: count === 1 ? t('gm-which-fits-count') : t('gm-which-fits-count-2', { count }),
      hidden: hidden ? t('gm-which-fits-hidden') : '',
      left: left > 0 ? t('gm-which-fits-left', { left }) : '',
    }),
  nothingFits: (typed: string) => t('gm-nothing-fits', { typed: plain(typed, 40) }),
  nothingChosen: t('gm-nothing-chosen'),
  titles: {
    add: t('gm-titles-add'),
    roll: t('gm-titles-roll'),
    whisper: t('gm-titles-whisper'),
    adjust: t('gm-titles-adjust'),
    condition: t('gm-titles-condition'),
    'hand over': t('gm-titles-hand-over'),
    pace: t('gm-titles-pace'),
  },
  formOf: (name: string, title: string) => `${name}: ${title}`,
  fields: {
    creature: { label: t('gm-fields-creature-label') },
    creatures: (first: string, last: string) => ({ label: t('gm-fields-creatures-label', { first, last }) }),
    search: { label: t('gm-fields-search-label'), hint: t('gm-fields-search-hint') },
    count: { label: t('gm-fields-count-label') },
    how: { label: t('gm-fields-how-label') },
    dice: { label: t('gm-fields-dice-label'), hint: t('gm-fields-dice-hint') },
    player: { label: t('gm-fields-player-label') },
    words: { label: t('gm-fields-words-label'), hint: t('gm-fields-words-hint') },
    handOver: { label: t('gm-fields-hand-over-label'), hint: t('gm-fields-hand-over-hint') },
    handOverUntil: { label: t('gm-fields-hand-over-until-label'), hint: t('gm-fields-hand-over-until-hint') },
    amount: { hint: t('gm-fields-amount-hint') },
    other: (counts: readonly string[]) => ({ label: t('gm-fields-other-label'), hint: counts.join(', ') }),
    why: { label: t('gm-fields-why-label') },
    condition: (first: string, last: string) => ({ label: t('gm-fields-condition-label', { first, last }) }),
    until: { label: t('gm-fields-until-label') },
    conditionNamed: { label: t('gm-fields-condition-named-label') },
    note: { label: t('gm-fields-note-label'), hint: t('gm-fields-note-hint') },
  },
  hidden: { label: t('gm-hidden-label') },
  together: { label: t('gm-together-label') },
  last: t('gm-last'),
  byOneself: t('gm-by-oneself'),
  playerOf: (names: readonly string[]) => t('gm-player-of', { names: and(names) }),
  count: (name: string, value: number, max: number | undefined) =>
    `${name}: ${value}${max === undefined ? '' : t('gm-count', { max })}`,
  byTheBook: t('gm-by-the-book'),
  rounds: (count: number) => `${count} ${count === 1 ? t('gm-rounds') : t('gm-rounds-2')}`,
  until: {
    scene: t('gm-until-scene'),
    day: t('gm-until-day'),
    removed: t('gm-until-removed'),
    lasting: t('gm-until-lasting'),
  },
  waitUnseen: (names: readonly string[]) => t('gm-wait-unseen', { bold: bold(names), count: names.length }),
  waitUnseenNow: (names: readonly string[]) => t('gm-wait-unseen-now', { bold: bold(names), count: names.length }),
  adjusted: (name: string, resource: string, before: number, after: number) =>
    `**${name}**: ${resource} ${before} → ${after}.`,
  inSecret: t('gm-in-secret'),
  wordFor: (names: readonly string[]) =>
    t('gm-word-for', {
      names: names.length === 0 ? t('gm-word-for-names') : t('gm-word-for-names-2', { names: and(names) }),
    }),
  unreadWord: (user: string) => t('gm-unread-word', { user: mention(user) }),
  takeItBack: t('gm-take-it-back'),
  aWord: (user: string) => t('gm-a-word', { user: mention(user) }),
  read: t('gm-read'),
  sent: (user: string) => t('gm-sent', { user: mention(user) }),
  fromGm: (words: string) => t('gm-from-gm', { words }),
} as const;

/** Joining: the menu, the GM's question, and what comes of it. Names are safe to show already. */
export const joining = {
  who: t('joining-who'),
  yours: (name: string) => t('joining-yours', { name }),
  joinAs: (name: string) => t('joining-join-as', { name }),
  cannotJoin: (names: readonly string[]) => t('joining-cannot-join', { names: and(names) }),
  isDead: (name: string) => t('joining-is-dead', { name }),
  isHere: (name: string) => t('joining-is-here', { name }),
  ready: t('joining-ready'),
  waits: (name: string) => t('joining-waits', { name }),
  asks: (gms: readonly string[], user: string, name: string) =>
    t('joining-asks', { gms: gms.map(mention).join(' '), user: mention(user), name }),
  asking: (user: string, name: string) => t('joining-asking', { user: mention(user), name }),
  asksToLeave: (gms: readonly string[], user: string, name: string) =>
    t('joining-asks-to-leave', { gms: gms.map(mention).join(' '), user: mention(user), name }),
  askingToLeave: (user: string, name: string) => t('joining-asking-to-leave', { user: mention(user), name }),
  letGo: (name: string) => t('joining-let-go', { name }),
  keepIn: (name: string) => t('joining-keep-in', { name }),
  hasLeft: (user: string, name: string) => t('joining-has-left', { user: mention(user), name }),
  staysIn: (user: string, name: string) => t('joining-stays-in', { user: mention(user), name }),
  letIn: (name: string) => t('joining-let-in', { name }),
  refuse: (name: string) => t('joining-refuse', { name }),
  sheetOf: (name: string) => t('joining-sheet-of', { name }),
  isIn: (user: string, name: string) => t('joining-is-in', { user: mention(user), name }),
  notNow: (user: string, name: string) => t('joining-not-now', { user: mention(user), name }),
  refusedBefore: (users: readonly string[]) => t('joining-refused-before', { users: and(users.map(mention)) }),
  askAgain: t('joining-ask-again'),
  mayAskAgain: t('joining-may-ask-again'),
} as const;
