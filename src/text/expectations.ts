import type { Expectation } from '../rules/core/schema.ts';
import { and, MIN_GROUPED_NUMBER, t } from './t.ts';

/**
 * What a field accepts, in words: "a whole number from 0 to 100". Callers escape the names. `name` translates the
 * values that can be chosen. By default they aren't translated, because files contain them in English.
 */
export function expectationText(want: Expectation, name = (value: string) => value): string {
  switch (want.kind) {
    case 'integer':
    case 'number':
      return t(`want-${want.kind}`, { least: limitAsTyped(want.least), most: limitAsTyped(want.most) });
    case 'list':
      return want.least === 0
        ? t('want-list', { most: want.most })
        : t('want-list-from', { least: want.least, most: want.most });
    case 'text':
    case 'name':
    case 'row':
      return t(`want-${want.kind}`, { longest: want.longest });
    case 'one-of':
      return want.values.length === 1
        ? want.values.map(name).join('')
        : t('want-one-of', { values: want.values.map(name).join(', ') });
    case 'object':
      return t('want-object', { fields: and(want.fields) });
    case 'named':
      return t('want-named', { wants: expectationText(want.or, name) });
    case 'either':
      return t('want-either', { one: expectationText(want.one, name), other: expectationText(want.other, name) });
    case 'or-empty':
      return t('want-or-empty', { wants: expectationText(want.or, name) });
    case 'dice':
      return t('want-dice', { most: want.most, least: want.least, sides: want.sides });
    case 'twice':
      return t('want-twice', { name: want.name });
    case 'combatants':
      return t('want-combatants', { most: want.most });
    case 'connections':
      return t('want-connections', { most: want.most });
    case 'connections-order':
      return t('want-connections-order', { low: want.low, high: want.high });
    case 'connections-total':
      return t('want-connections-total', { of: want.of, last: want.of - 1 });
    case 'connections-once':
      return t('want-connections-once', { twice: want.twice });
    default:
      return t(`want-${want.kind}`);
  }
}

/** A limit as people type it into a file or a setting: a large number without separators. */
function limitAsTyped(limit: number): number | string {
  return limit >= MIN_GROUPED_NUMBER ? String(limit) : limit;
}
