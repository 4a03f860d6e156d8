import { playerMention } from './hand-over.ts';
import { languageName } from './languages.ts';
import type { Messages } from './messages.d.ts';
import { and, capital, mention, percent, plain, t } from './t.ts';
import { hoursWords, relativeTimeText } from './times.ts';

const boldNames = (names: readonly string[]) => and(names.map((name) => `**${name}**`));

/** The panel's own names for settings whose names in `/gm set` are too technical. */
const SETTING_NAME_MESSAGES = {
  'auto-end': 'setting-name-auto-end',
  cap: 'setting-name-cap',
  'characters-each': 'setting-name-characters-each',
  details: 'setting-name-details',
  join: 'setting-name-join',
  language: 'setting-name-language',
  picture: 'setting-name-picture',
  secrecy: 'setting-name-secrecy',
  sheets: 'setting-name-sheets',
  signs: 'setting-name-signs',
  start: 'setting-name-start',
  tone: 'setting-name-tone',
  uneven: 'setting-name-uneven',
} as const satisfies Readonly<Record<string, keyof Messages>>;

/** Messages for the setting values that need a name of their own, by setting and value. */
const SETTING_VALUE_NAME_MESSAGES = {
  'auto-end action points': 'value-name-auto-end-action-points',
  'auto-end unless a step helps': 'value-name-auto-end-unless-a-step-helps',
  'join ask': 'value-name-join-ask',
  'sheets gm': 'value-name-sheets-gm',
  'sheets players': 'value-name-sheets-players',
} as const satisfies Readonly<Record<string, keyof Messages>>;

function hasKey<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}

/** Texts for GMs: the panel, its forms, and changes that players don't see. Callers escape the names. */
export const gmWords = {
  gms: (gms: readonly string[]) => t('gm-gms', { gms: and(gms.map(mention)) }),
  handedOver: (name: string, to: string | undefined) => t('gm-handed-over', { name, player: playerMention(to) }),
  lent: (name: string, to: string | undefined, owner: string | undefined, until: number | undefined) => {
    const facts = { name, player: playerMention(to), owner: playerMention(owner) };
    return until === undefined ? t('gm-lent', facts) : t('gm-lent-until', { ...facts, time: hoursWords.at(until) });
  },
  youPlay: (user: string, name: string) => t('gm-you-play', { user: mention(user), name }),
  /** Says who the encounter is waiting for. `since` is when it began to wait, in milliseconds since 1970. */
  waitingFor: (state: string, names: readonly string[], since: number | undefined) => {
    if (names.length === 0) return t('gm-state', { state });
    return since === undefined
      ? t('gm-waiting-for', { state, names: and(names) })
      : t('gm-waiting-for-since', { state, names: and(names), since: relativeTimeText(since) });
  },
  away: (names: readonly string[]) => t('gm-away', { names: and(names) }),
  joined: (names: readonly string[]) => t('gm-joined', { names: and(names) }),
  allHidden: (names: readonly string[]) => t('gm-all-hidden', { names: and(names) }),
  /** Tells everyone that a GM must decide something before an action goes on. Only the GM sees the question. */
  isAsked: (users: readonly string[], act: string) => t('gm-is-asked', { users: users.map(mention).join(' '), act }),
  andMore: (title: string, count: number) => (count === 0 ? title : t('gm-and-more', { title, count })),
  undone: (deed: string) => t('gm-undone', { deed: plain(deed) }),
  sureToEnd: (name: string, hidden: readonly string[]) =>
    hidden.length === 0
      ? t('gm-sure-to-end', { name })
      : t('gm-sure-to-end-hidden', { name, names: boldNames(hidden), count: hidden.length }),
  /**
   * `place` is the name of the combatant that comes next in the order. If it is undefined, the combatant moves to the
   * end. `lost` are the names of combatants that would lose their turn.
   */
  sureToMove: (name: string, place: string | undefined, lost: readonly string[]) => {
    const facts = { name, lost: boldNames(lost), count: lost.length };
    if (lost.length === 0) return t('gm-sure-to-move', { name });
    return place === undefined ? t('gm-sure-to-move-last', facts) : t('gm-sure-to-move-before', { ...facts, place });
  },
  settingName: (setting: string) =>
    hasKey(SETTING_NAME_MESSAGES, setting) ? t(SETTING_NAME_MESSAGES[setting]) : capital(setting.replaceAll('-', ' ')),
  /** Names a setting's value in the panel. `usual` is its name in lists, which can be too short for the panel. */
  valueName: (setting: string, value: string, usual = value) => {
    const valueKey = `${setting} ${value}`;
    if (setting === 'language') return capital(languageName(value));
    return hasKey(SETTING_VALUE_NAME_MESSAGES, valueKey)
      ? t(SETTING_VALUE_NAME_MESSAGES[valueKey])
      : usual.replace(/^(\d+)-(\d+)$/, (_, from, to) => `${from}–${percent(Number(to))}`);
  },
  /** `unlistedCount` is the number of matches that aren't listed. */
  whichOne: (count: number, hidden: boolean, unlistedCount: number) =>
    [
      hidden ? t('gm-which-one-hidden', { count }) : t('gm-which-one', { count }),
      ...(unlistedCount > 0 ? [t('gm-more-match', { count: unlistedCount })] : []),
    ].join('\n'),
  playerOf: (names: readonly string[]) => t('gm-player-of', { names: and(names) }),
  number: (name: string, value: number, max: number | undefined) =>
    max === undefined ? t('gm-number', { name, value }) : t('gm-number-of', { name, value, max }),
  areHidden: (names: readonly string[]) => t('gm-are-hidden', { names: boldNames(names), count: names.length }),
  areHiddenUntilRevealed: (names: readonly string[]) =>
    t('gm-are-hidden-until-revealed', { names: boldNames(names), count: names.length }),
  /**
   * Names a whisper in the list of what can be undone. `names` are the combatants of the player who gets the whisper.
   */
  whisperTo: (names: readonly string[]) =>
    names.length === 0 ? t('gm-whisper-to-a-player') : t('gm-whisper-to-player-of', { names: and(names) }),
} as const;

/** Texts about joining and leaving an encounter. Callers escape the names. */
export const joiningWords = {
  cannotJoin: (names: readonly string[]) => t('joining-cannot-join', { names: and(names) }),
  asks: (gms: readonly string[], user: string, name: string) =>
    t('joining-asks', { gms: gms.map(mention).join(' '), user: mention(user), name }),
  asksToLeave: (gms: readonly string[], user: string, name: string) =>
    t('joining-asks-to-leave', { gms: gms.map(mention).join(' '), user: mention(user), name }),
  refusedBefore: (users: readonly string[]) => t('joining-refused-before', { users: and(users.map(mention)) }),
} as const;
