import type { Limit } from '../rules/core/intent.ts';
import * as books from './books.ts';
import { capital } from './markdown.ts';
import { t } from './t.ts';
import type { ActFacts, ActWords, AmountWords } from './words.ts';

const SYSTEMS: ReadonlyMap<string, ActWords> = new Map(Object.entries(books).map(([id, { acts }]) => [id, acts]));
const NONE: ActWords = { labels: {} };

/** What a system says of its acts. */
function wordsOf(system: string): ActWords {
  return SYSTEMS.get(system) ?? NONE;
}

/** A whole act in a few words: "Fire Bolt at Goblin 1", "Attack Kira with Fists". "…" where a form asks for more. */
function label(system: string, action: string, act: ActFacts): string {
  const { labels } = wordsOf(system);
  const own = Object.hasOwn(labels, action) ? labels[action] : undefined;
  return `${capital((own ?? usual)(act))}${act.asks ? '…' : ''}`;
}

function usual({ title, command, tool, manner, target, self, helps }: ActFacts): string {
  const how = manner === undefined ? '' : ` (${manner})`;
  const whom = target === undefined || self ? '' : target;
  if (command === 'attack') {
    const with_ = tool === undefined ? '' : t('usual-with', { tool });
    return `${title}${whom === '' ? '' : ` ${whom}`}${with_}${how}`;
  }
  if (command === 'cast')
    return `${tool ?? title}${whom === '' ? '' : helps ? t('usual', { whom }) : t('usual-2', { whom })}${how}`;
  return `${title}${tool === undefined ? '' : ` ${tool}`}${how}${whom === '' ? '' : ` ${whom}`}`;
}

function questions(system: string, action: string): { readonly whom: string; readonly how: string } {
  const { questions: own = {} } = wordsOf(system);
  return { whom: t('questions-whom'), how: t('questions-how'), ...(Object.hasOwn(own, action) ? own[action] : {}) };
}

function amount(system: string, what: string): AmountWords {
  const { amounts = {} } = wordsOf(system);
  return (Object.hasOwn(amounts, what) ? amounts[what] : undefined) ?? { asks: t('amount-asks', { what }) };
}

/** A way of doing something that a form offers. */
function how(system: string, said: string): string {
  const { hows = {} } = wordsOf(system);
  return capital((Object.hasOwn(hows, said) ? hows[said] : undefined) ?? said.replace(/\bvs\b/, 'against'));
}

const SAYS = {
  several: t('says-several'),
  amount: t('says-amount'),
  ranges: t('says-ranges'),
  flanked: t('says-flanked'),
  cover: t('says-cover'),
  behind: t('says-behind'),
  highGround: t('says-high-ground'),
} as const;

const PER = { round: t('per-round'), scene: t('per-scene'), day: t('per-day') } as const;

/** The panel behind “More…”, its menus and forms. Names that stand in texts are safe to show already. */
export const acts = {
  label,
  questions,
  amount,
  how,
  whatElse: (name: string, left: string) => t('acts-what-else', { name, left: left === '' ? '' : ` ${left}.` }),
  /** What is in a menu, by what its actions are called. */
  menu: (titles: readonly string[]) => `${capital(titles.join(', ').toLowerCase())}…`,
  friend: (names: string, several: boolean) =>
    t('acts-friend', { names, several: several ? t('acts-friend-several') : t('acts-friend-several-2') }),
  /** What may be said with an act, besides words. */
  moreToSay: (what: readonly (keyof typeof SAYS)[]) =>
    t('acts-more-to-say', { what: [...what.map((each) => SAYS[each]), t('acts-more-to-say-what')].join(', ') }),
  limit: ({ uses, left, per }: Limit) => {
    if (per === undefined) return t('acts-limit', { left });
    return uses === 1 ? t('acts-limit-2', { per: PER[per] }) : t('acts-limit-3', { left, uses, per: PER[per] });
  },
  form: {
    tile: t('acts-form-tile'),
    catches: t('acts-form-catches'),
    friendsToo: t('acts-form-friends-too'),
    toward: t('acts-form-toward'),
    away: t('acts-form-away'),
    nobody: t('acts-form-nobody'),
    none: t('acts-form-none'),
    /** `harm` is what the surplus takes: "1 wound". Without a name: "you". */
    tooMuch: ({ harm, falls, name }: { readonly harm?: string; readonly falls: boolean; readonly name?: string }) => {
      const cost = harm === undefined ? '' : `: ${harm}${falls ? t('acts-form-too-much-cost') : ''}`;
      return t('acts-form-too-much', { name: name ?? t('acts-form-too-much-name'), cost });
    },
    range: t('acts-form-range'),
    usualRange: t('acts-form-usual-range'),
    counts: t('acts-form-counts'),
    cover: (cover: string) => t('acts-form-cover', { cover }),
    flanked: (how: string) => t('acts-form-flanked', { how }),
    behind: t('acts-form-behind'),
    highGround: t('acts-form-high-ground'),
    /** What a player’s own words are for. */
    own: {
      any: { label: t('acts-form-own-any-label'), example: t('acts-form-own-any-example') },
      trigger: { label: t('acts-form-own-trigger-label'), example: t('acts-form-own-trigger-example') },
      wound: { label: t('acts-form-own-wound-label'), example: t('acts-form-own-wound-example') },
    },
  },
} as const;
