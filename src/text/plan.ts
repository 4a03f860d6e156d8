import { grammar } from './grammar.ts';
import { t } from './t.ts';

const { and, mention } = grammar;

const SHARES: Readonly<Record<number, string>> = { 25: t('shares-25'), 50: t('shares-50'), 75: t('shares-75') };

function share(percent: number): string {
  return SHARES[percent] ?? `${percent} %`;
}

/** A player's plan, for that player alone, and what the table is told of it. Names are safe to show already. */
export const plan = {
  noLongerFits: (users: readonly string[], name: string) =>
    [...users.map(mention), t('plan-no-longer-fits', { name })].join(' '),
  conditions: {
    selfBelow: (percent: number) => t('plan-conditions-self-below', { share: share(percent) }),
    friendBelow: (percent: number) => t('plan-conditions-friend-below', { share: share(percent) }),
    friendDown: t('plan-conditions-friend-down'),
    foeNear: t('plan-conditions-foe-near'),
    stands: (name: string) => t('plan-conditions-stands', { name }),
    foesAtLeast: (count: number) => t('plan-conditions-foes-at-least', { count }),
    roundFrom: (round: string) => t('plan-conditions-round-from', { round }),
    left: (amount: string) => t('plan-conditions-left', { amount }),
  },
  targets: {
    'near foe': t('plan-targets-near-foe'),
    'most hurt foe': t('plan-targets-most-hurt-foe'),
    'any foe': t('plan-targets-any-foe'),
    'most hurt friend': t('plan-targets-most-hurt-friend'),
    'fallen friend': t('plan-targets-fallen-friend'),
    self: t('plan-targets-self'),
  },
  orElse: (targets: readonly string[]) => targets.join(', else '),
  times: (count: number, name: string) => `${count} × ${name}`,
  line: (conditions: readonly string[], act: string) =>
    conditions.length === 0 ? `${act}.` : t('plan-line', { conditions: and(conditions), act }),
  numbered: (number: number, text: string) => `${number}. ${text}`,
  otherwise: {
    'end turn': t('plan-otherwise-end-turn'),
    'tell me': t('plan-otherwise-tell-me'),
  },
  use: {
    'at once': t('plan-use-at-once'),
    late: t('plan-use-late'),
  },
  may: (amounts: readonly string[]) =>
    amounts.length === 0 ? t('plan-may') : t('plan-may-2', { amounts: and(amounts) }),
  unknown: t('plan-unknown'),
  sum: (lines: number) => (lines === 1 ? t('plan-sum') : t('plan-sum-2', { lines })),
  presets: {
    'guard when low': t('plan-presets-guard-when-low'),
    'fight on': t('plan-presets-fight-on'),
    'friends first': t('plan-presets-friends-first'),
    'only guard': t('plan-presets-only-guard'),
  },
  preset: (name: string) => `**${name}**`,
  always: t('plan-always'),
  change: {
    'at once': t('plan-change-at-once'),
    late: t('plan-change-late'),
    'end turn': t('plan-change-end-turn'),
    'tell me': t('plan-change-tell-me'),
  },
  why: {
    'not-offered': t('plan-why-not-offered'),
    'no-target': t('plan-why-no-target'),
    'no-way': t('plan-why-no-way'),
    'not-allowed': t('plan-why-not-allowed'),
    asks: t('plan-why-asks'),
  },
} as const;
