import type { Book } from '../rules/core/ruleset.ts';
import { grammar } from './grammar.ts';
import { capital, plain } from './markdown.ts';
import { t } from './t.ts';

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
  /** What each role types: what is needed most, and more. */
  player: { name: t('help-player-name'), most: player, more: PLAYER_MORE },
  gm: { name: t('help-gm-name'), most: GM, more: GM_MORE },
  admin: { name: t('help-admin-name'), most: ADMIN },
  forRole: { player: t('help-for-role-player'), gm: t('help-for-role-gm'), admin: t('help-for-role-admin') },
  typed: (commands: readonly string[], gm: readonly string[]) =>
    t('help-typed', {
      commands: commands.join(' '),
      gm: gm.length === 0 ? '' : t('help-typed-gm', { gm: gm.join(' ') }),
    }),
  severalFit: (term: string) => t('help-several-fit', { term: plain(term) }),
  meant: (term: string, name: string) => t('help-meant', { term: plain(term), name: plain(name) }),
  dice: {
    name: t('help-dice-name'),
    value: t('help-dice-value'),
  },
  actions: { player: t('help-actions-player'), gm: t('help-actions-gm') },
} as const;

/** An encounter’s opening and closing cards. Names are safe to show already. */
export const opening = {
  /** Whose rules are played. */
  book: ({ title, author }: Book) => t('opening-book', { title, author }),
  /** `first`: no end of the encounter was undone before. */
  dice: (rolled: number, first: boolean) =>
    t('opening-dice', {
      rolled: rolled === 1 ? t('opening-dice-rolled') : t('opening-dice-rolled-2', { rolled }),
      first: first ? t('opening-dice-first') : t('opening-dice-first-2'),
    }),
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
  extent: ({ fights, deeds, ...others }: Extent) =>
    t('privacy-extent', { own: own(others), count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
  leftOut: ({ fights, deeds }: Pick<Extent, 'fights' | 'deeds'>) =>
    t('privacy-left-out', { count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
  would: ({ fights, deeds, ...others }: Extent) =>
    t('privacy-would', { own: own(others), count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
  alone: (fights: readonly string[]) => {
    const it = fights.length === 1 ? t('privacy-alone-it') : t('privacy-alone-it-2');
    return t('privacy-alone', { fights: grammar.and(fights, 8), it });
  },
  gone: ({ fights, deeds, ...others }: Extent) =>
    t('privacy-gone', { own: own(others), count: count(fights, FIGHTS), count2: count(deeds, DEEDS) }),
} as const;

/** Buttons, menus and forms. Names are safe to show already. */
export const buttons = {
  /** What the pages of a character's form are about. */
  subjects: {
    scores: t('buttons-subjects-scores'),
    gear: t('buttons-subjects-gear'),
    details: t('buttons-subjects-details'),
  },
  abilities: (fields: readonly string[]) => capital(and(fields.map((each) => each.toLowerCase()))),
  oneALine: (fields: string) => t('buttons-one-aline', { fields: fields === '' ? '' : `: ${fields}` }),
} as const;
