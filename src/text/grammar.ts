import { isDeletedUser } from '../rules/core/played-by.ts';
import { number, plain } from './markdown.ts';
import type { Grammar } from './resource-names.ts';
import { t } from './t.ts';

export const grammar: Grammar = {
  safe: plain,
  list: (names) => names.join(', '),
  and: (names, most) => joined(names, t('join-and'), most),
  or: (names, most) => joined(names, t('join-or'), most),
  mention: (user) => (isDeletedUser(user) ? t('former-player') : `<@${user}>`),
  percent: (value) => `${value}%`,
  // Below nothing there are always several: "−1 points".
  count: (value, forms) => `${number(value)} ${(value === 1 ? forms.one : undefined) ?? forms.other}`,
};

function joined(names: readonly string[], last: string, most = 12): string {
  if (names.length > most)
    return joined([...names.slice(0, most), t('join-more', { count: names.length - most })], last, most + 1);
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

export const { and, or, mention } = grammar;
