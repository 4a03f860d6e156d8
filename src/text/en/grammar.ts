import type { Grammar } from '../grammar.ts';
import { number, plain } from '../markdown.ts';

const plural = new Intl.PluralRules('en');

export const grammar: Grammar = {
  safe: plain,
  list: (names) => names.join(', '),
  percent: (value) => `${value}\u00a0%`,
  // Below nothing there are always several: "−1 points".
  count: (value, forms) => `${number(value)} ${forms[plural.select(Math.max(0, value))] ?? forms.other}`,
};
