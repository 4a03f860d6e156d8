import { plain } from '../markdown.ts';
import type { Grammar } from '../words.ts';

const plural = new Intl.PluralRules('en');

export const grammar: Grammar = {
  safe: plain,
  list: (names) => names.join(', '),
  percent: (value) => `${value}\u00a0%`,
  count: (value, forms) => `${value} ${forms[plural.select(value)] ?? forms.other}`,
};
