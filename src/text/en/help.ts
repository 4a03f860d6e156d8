import type { Book } from '../../rules/core/ruleset.ts';
import { capital, plain } from '../markdown.ts';
import { t } from '../t.ts';
import { grammar } from './grammar.ts';

const { and, count } = grammar;

/** What a player types first. `casts`: the system that is played has powers to use. */
function player(casts: boolean): string {
  return [
    t('player'),
    t('player-2'),
    t('player-3', { casts: casts ? t('player-casts') : '' }),
    t('player-4'),
    t('player-5'),
    t('player-6'),
    t('player-7'),
    t('player-8'),
  ].join('\n');
}

const PLAYER_MORE = [
  t('player-more'),
  t('player-more-2'),
  t('player-more-3'),
  t('player-more-4'),
  t('player-more-5'),
  t('player-more-6'),
  t('player-more-7'),
  t('player-more-8'),
  t('player-more-9'),
  t('player-more-10'),
  t('player-more-11'),
].join('\n');

const GM = [t('gm'), t('gm-2'), t('gm-3'), t('gm-4'), t('gm-5'), t('gm-6'), t('gm-7')].join('\n');

const GM_MORE = [
  t('gm-more'),
  t('gm-more-2'),
  t('gm-more-3'),
  t('gm-more-4'),
  t('gm-more-5'),
  t('gm-more-6'),
  t('gm-more-7'),
].join('\n');

const ADMIN = [t('admin'), t('admin-2'), t('admin-3')].join('\n');

/** What somebody new needs to know. Names are safe to show already. */
export const help = {
  title: t('help-title'),
  nothing: t('help-nothing'),
  /** What each role types: what is needed most, and more. */
  player: { name: t('help-player-name'), most: player, more: PLAYER_MORE },
  gm: { name: t('help-gm-name'), most: GM, more: GM_MORE },
  admin: { name: t('help-admin-name'), most: ADMIN },
  inFight: (name: string, ruleset: string) => t('help-in-fight', { name, ruleset }),
  turnOf: (names: string) => t('help-turn-of', { names }),
  ownCharacter: t('help-own-character'),
  toJoin: t('help-to-join'),
  join: t('help-join'),
  toAct: t('help-to-act'),
  whatNow: t('help-what-now'),
  toSee: t('help-to-see'),
  corner: t('help-corner'),
  toAnswer: t('help-to-answer'),
  answers: t('help-answers'),
  toRun: t('help-to-run'),
  panel: t('help-panel'),
  toLookUp: t('help-to-look-up'),
  rules: t('help-rules'),
  toPractise: t('help-to-practise'),
  practise: t('help-practise'),
  forRole: { player: t('help-for-role-player'), gm: t('help-for-role-gm'), admin: t('help-for-role-admin') },
  typedOutside: t('help-typed-outside'),
  typed: (commands: readonly string[], gm: readonly string[]) =>
    t('help-typed', {
      commands: commands.join(' '),
      gm: gm.length === 0 ? '' : t('help-typed-gm', { gm: gm.join(' ') }),
    }),
  back: t('help-back'),
  more: t('help-more'),
  severalFit: (term: string) => t('help-several-fit', { term: plain(term) }),
  whichOne: t('help-which-one'),
  whichRules: t('help-which-rules'),
  meant: (term: string, name: string) => t('help-meant', { term: plain(term), name: plain(name) }),
  lookUp: t('help-look-up'),
  lookUpHint: t('help-look-up-hint'),
  dice: {
    name: t('help-dice-name'),
    value: t('help-dice-value'),
  },
  actions: { player: t('help-actions-player'), gm: t('help-actions-gm') },
} as const;

/** An encounter’s opening and closing cards. Names are safe to show already. */
export const opening = {
  unnamed: t('opening-unnamed'),
  played: (ruleset: string, gm: string) => t('opening-played', { ruleset, gm }),
  /** Whose rules are played. */
  book: ({ title, author }: Book) => t('opening-book', { title, author }),
  begin: t('opening-begin'),
  settings: (set: string) => t('opening-settings', { set }),
  sealed: (commitment: string) => t('opening-sealed', { commitment }),
  restsBefore: (seed: string) => t('opening-rests-before', { seed }),
  on: t('opening-on'),
  off: t('opening-off'),
  ended: (name: string) => t('opening-ended', { name }),
  /** `first`: no end of the encounter was undone before. */
  dice: (rolled: number, first: boolean) =>
    t('opening-dice', {
      rolled: rolled === 1 ? t('opening-dice-rolled') : t('opening-dice-rolled-2', { rolled }),
      first: first ? t('opening-dice-first') : t('opening-dice-first-2'),
    }),
  story: t('opening-story'),
  checkDice: t('opening-check-dice'),
  proof: t('opening-proof'),
  howToCheck: t('opening-how-to-check'),
  undone: (count: number) => t('opening-undone', { count }),
  /** Shown in advance of whatever is still to come, in the smallest print that there is. */
  hash: (hash: string) => t('opening-hash', { hash }),
  next: (commitment: string) => t('opening-next', { commitment }),
  resealed: (commitment: string) => t('opening-resealed', { commitment }),
  restored: (name: string) => t('opening-restored', { name }),
  updated: (name: string) => t('opening-updated', { name }),
  newSeed: (commitment: string) => t('opening-new-seed', { commitment }),
  thrownSealed: t('opening-thrown-sealed'),
  thrownOutside: t('opening-thrown-outside'),
  fine: t('opening-fine'),
  lacks: (name: string, without: string) => t('opening-lacks', { name, without }),
  optional: (name: string, serves: string) => t('opening-optional', { name, serves }),
  mend: t('opening-mend'),
} as const;

const CHARACTERS = { one: t('characters-one'), other: t('characters-other') } as const;
const SAVED = { one: t('saved-one'), other: t('saved-other') } as const;
const FIGHTS = { one: t('fights-one'), other: t('fights-other') } as const;
const DEEDS = { one: t('deeds-one'), other: t('deeds-other') } as const;

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
  return [...all, ...(person ? [t('own')] : [])].join(', ');
}

/** What is kept of a player, and what becomes of it. Names are safe to show already. */
export const privacy = {
  kept: t('privacy-kept'),
  extent: ({ fights, deeds, ...others }: Extent) =>
    t('privacy-extent', { own: own(others), count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
  leftOut: ({ fights, deeds }: Pick<Extent, 'fights' | 'deeds'>) =>
    t('privacy-left-out', { count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
  ask: t('privacy-ask'),
  would: ({ fights, deeds, ...others }: Extent) =>
    t('privacy-would', { own: own(others), count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
  alone: (fights: readonly string[]) => {
    const it = fights.length === 1 ? t('privacy-alone-it') : t('privacy-alone-it-2');
    return t('privacy-alone', { fights: grammar.and(fights, 8), it });
  },
  deleted: t('privacy-deleted'),
  gone: ({ fights, deeds, ...others }: Extent) =>
    t('privacy-gone', { own: own(others), count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
  nothing: t('privacy-nothing'),
} as const;

/** Buttons, menus and forms. Names are safe to show already. */
export const buttons = {
  back: t('buttons-back'),
  more: t('buttons-more'),
  answer: t('buttons-answer'),
  anyWords: (about: string) => t('buttons-any-words', { about }),
  roundBefore: t('buttons-round-before'),
  roundAfter: t('buttons-round-after'),
  pageBefore: t('buttons-page-before'),
  pageAfter: t('buttons-page-after'),
  beforeUpdate: t('buttons-before-update'),
  sureToDelete: (name: string) => t('buttons-sure-to-delete', { name }),
  delete: t('buttons-delete'),
  keep: t('buttons-keep'),
  deleted: (name: string) => t('buttons-deleted', { name }),
  changeSheet: t('buttons-change-sheet'),
  /** What the pages of a character's form are about. */
  subjects: {
    scores: t('buttons-subjects-scores'),
    gear: t('buttons-subjects-gear'),
    details: t('buttons-subjects-details'),
  },
  abilities: (fields: readonly string[]) => capital(and(fields.map((each) => each.toLowerCase()))),
  pageOf: (title: string, page: number, pages: number) => t('buttons-page-of', { title, page, pages }),
  formAgain: t('buttons-form-again'),
  nameField: t('buttons-name-field'),
  oneALine: (fields: string) => t('buttons-one-aline', { fields: fields === '' ? '' : `: ${fields}` }),
  edit: t('buttons-edit'),
  changed: (name: string) => t('buttons-changed', { name }),
  fieldChanged: (name: string, field: string) => t('buttons-field-changed', { name, field }),
  nameIs: (name: string) => t('buttons-name-is', { name }),
  imported: (name: string) => t('buttons-imported', { name }),
  exported: (name: string) => t('buttons-exported', { name }),
  stays: (name: string) => t('buttons-stays', { name }),
  setHere: (set: string) => t('buttons-set-here', { set }),
} as const;
