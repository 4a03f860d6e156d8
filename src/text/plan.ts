import { and, mention, t } from './t.ts';

/** Words for a player's plan, for the player and for the table. Callers escape the names. */
export const plan = {
  noLongerFits: (users: readonly string[], name: string) =>
    t('plan-no-longer-fits', { users: users.map(mention).join(' '), name }).trim(),
  /** Targets, the preferred one first. */
  orElse: (targets: readonly string[]) => targets.reduce((first, next) => t('plan-or-else', { first, next })),
  line: (conditions: readonly string[], act: string) =>
    conditions.length === 0 ? t('plan-line-always', { act }) : t('plan-line', { conditions: and(conditions), act }),
  spends: (amounts: readonly string[]) =>
    amounts.length === 0 ? t('plan-spends-nothing') : t('plan-spends', { amounts: and(amounts) }),
} as const;
