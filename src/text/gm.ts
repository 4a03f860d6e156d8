import { grammar } from './grammar.ts';
import { hands } from './hands.ts';
import { capital, plain } from './markdown.ts';
import { t } from './t.ts';
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
  allUnseen: (names: readonly string[]) => t('gm-all-unseen', { names: and(names) }),
  another: (name: string) => `${name} -1`,
  /** What all read of a question that only the GM may see. */
  isAsked: (users: readonly string[], act: string) => t('gm-is-asked', { users: users.map(mention).join(' '), act }),
  andMore: (title: string, more: number) => (more === 0 ? title : t('gm-and-more', { title, more })),
  undone: (deed: string) => t('gm-undone', { deed: plain(deed) }),
  done: (title: string) => `**${title}.**`,
  sureToEnd: (name: string, hidden: readonly string[]) =>
    t('gm-sure-to-end', { name, bold: hidden.length === 0 ? '' : t('gm-sure-to-end-bold', { bold: bold(hidden) }) }),
  less: (amount: string) => `−${amount}`,
  more: (amount: string) => `+${amount}`,
  sureToMove: (name: string, place: string | undefined, lost: readonly string[]) =>
    t('gm-sure-to-move', {
      name,
      name2: place === undefined ? t('gm-sure-to-move-name2', { name }) : t('gm-sure-to-move-name2-2', { name, place }),
      bold: bold(lost),
      count: lost.length,
    }),
  setting: (name: string, value: string) => `${name}: ${value}`,
  settingCalled: (setting: string) => SETTING_NAMES.get(setting) ?? capital(setting.replaceAll('-', ' ')),
  valueCalled: (setting: string, value: string) =>
    VALUE_NAMES.get(`${setting} ${value}`) ?? value.replace(/^(\d+)-(\d+)$/, '$1–$2%'),
  whichFits: (count: number, hidden: boolean, left: number) =>
    t('gm-which-fits', {
      count: count === 1 ? t('gm-which-fits-count') : t('gm-which-fits-count-2', { count }),
      hidden: hidden ? t('gm-which-fits-hidden') : '',
      left: left > 0 ? t('gm-which-fits-left', { left }) : '',
    }),
  nothingFits: (typed: string) => t('gm-nothing-fits', { typed: plain(typed, 40) }),
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
  playerOf: (names: readonly string[]) => t('gm-player-of', { names: and(names) }),
  count: (name: string, value: number, max: number | undefined) =>
    `${name}: ${value}${max === undefined ? '' : t('gm-count', { max })}`,
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
  wordFor: (names: readonly string[]) =>
    t('gm-word-for', {
      names: names.length === 0 ? t('gm-word-for-names') : t('gm-word-for-names-2', { names: and(names) }),
    }),
  unreadWord: (user: string) => t('gm-unread-word', { user: mention(user) }),
  aWord: (user: string) => t('gm-a-word', { user: mention(user) }),
  sent: (user: string) => t('gm-sent', { user: mention(user) }),
} as const;

/** Joining: the menu, the GM's question, and what comes of it. Names are safe to show already. */
export const joining = {
  cannotJoin: (names: readonly string[]) => t('joining-cannot-join', { names: and(names) }),
  isDead: (name: string) => t('joining-is-dead', { name }),
  isHere: (name: string) => t('joining-is-here', { name }),
  asks: (gms: readonly string[], user: string, name: string) =>
    t('joining-asks', { gms: gms.map(mention).join(' '), user: mention(user), name }),
  asking: (user: string, name: string) => t('joining-asking', { user: mention(user), name }),
  asksToLeave: (gms: readonly string[], user: string, name: string) =>
    t('joining-asks-to-leave', { gms: gms.map(mention).join(' '), user: mention(user), name }),
  askingToLeave: (user: string, name: string) => t('joining-asking-to-leave', { user: mention(user), name }),
  hasLeft: (user: string, name: string) => t('joining-has-left', { user: mention(user), name }),
  staysIn: (user: string, name: string) => t('joining-stays-in', { user: mention(user), name }),
  isIn: (user: string, name: string) => t('joining-is-in', { user: mention(user), name }),
  notNow: (user: string, name: string) => t('joining-not-now', { user: mention(user), name }),
  refusedBefore: (users: readonly string[]) => t('joining-refused-before', { users: and(users.map(mention)) }),
} as const;
