import { describe, expect, test } from 'vitest';
import { rulesNamed } from '../../src/rules/systems.ts';
import { dungeoneersReasons } from '../../src/text/en/dungeoneers/book.ts';
import { masteryReasons } from '../../src/text/en/mastery/book.ts';
import { dungeoneers } from '../../src/text/en/phrases/dungeoneers.ts';
import { mastery } from '../../src/text/en/phrases/mastery.ts';
import { sol } from '../../src/text/en/phrases/sol.ts';
import { common } from '../../src/text/en/phrases/systems.ts';
import { tdgs } from '../../src/text/en/phrases/tdgs.ts';
import { coreReasons } from '../../src/text/en/reference.ts';
import { solReasons } from '../../src/text/en/sol/book.ts';
import { tdgsReasons } from '../../src/text/en/tdgs/book.ts';
import type { PhraseSet } from '../../src/text/phrase.ts';

const KEYED: readonly (readonly [string, PhraseSet, object])[] = [
  ['tdgs', tdgs, tdgsReasons],
  ['dungeoneers', dungeoneers, dungeoneersReasons],
  ['mastery', mastery, masteryReasons],
  ['sol', sol, solReasons],
];

/** The reason that a key depends on, where it depends on one: "ended/Burning/time over", "remarked/fumble". */
function reasonIn(key: string): string | undefined {
  const [kind, first, second] = key.split('/');
  if (kind === 'ended') return second;
  return ['remarked', 'skipped', 'fell', 'rose', 'harmed', 'healed'].includes(kind ?? '') ? first : undefined;
}

const keysOf = ({ blows: _, ...keyed }: PhraseSet) =>
  Object.values(keyed).flatMap((books) => books.flatMap((book) => Object.keys(book)));

describe.each(KEYED)('the keys of the phrases of %s', (system, phrases, reasons) => {
  const rules = rulesNamed(system)!;
  const ids = [...Object.keys(coreReasons), ...Object.keys(reasons), ...Object.keys(rules.conditions), 'down'];

  test('name reasons and conditions that there are: no line waits for one that is gone', () => {
    const dead = keysOf(phrases).filter((key) => {
      const reason = reasonIn(key);
      const condition = /^(gained|ended)\//.test(key) ? key.split('/')[1] : undefined;
      const known = (id: string) => ids.includes(id) || ids.some((each) => id.startsWith(`${each} `));
      return (reason !== undefined && !known(reason)) || (condition !== undefined && !known(condition));
    });
    expect(dead).toEqual([]);
  });
});

test('and the common ones those of every system', () => {
  const ids = [...Object.keys(coreReasons), 'down'];
  const dead = keysOf(common).filter((key) => {
    const reason = reasonIn(key);
    return reason !== undefined && !ids.includes(reason);
  });
  expect(dead).toEqual([]);
});
