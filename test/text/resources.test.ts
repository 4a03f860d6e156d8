import { describe, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { amountText, changeText } from '../../src/text/dungeoneers/sheet-lines.ts';
import { allWords } from '../../src/text/language.ts';
import { inLanguage } from '../../src/text/languages.ts';
import { wordingFor } from '../../src/text/words.ts';

test.each(BUILT_IN_IDS)('%s has one main resource', (system) => {
  expect(Object.values(rulesNamed(system)!.resourceKinds).filter(({ main }) => main)).toHaveLength(1);
});

describe('a resource', () => {
  const wording = wordingFor(allWords, 'tdgs', (id) => id);

  test('of an item is named after it, whatever its name is', () => {
    expect(wording.resource('uses: Dodge')).toBe('uses of Dodge');
    expect(wording.resource('uses: a: b')).toBe(String.raw`uses of a\: b`);
    expect(wording.resource('item: Healing Potion')).toBe('Healing Potion');
  });

  test('is counted in singular or plural as its number demands', () => {
    expect(wordingFor(allWords, 'dungeoneers', (id) => id).amount(1, 'wounds')).toBe('1 wound');
    expect(wordingFor(allWords, 'dungeoneers', (id) => id).amount(2, 'wounds')).toBe('2 wounds');
    expect(wording.amount(1, 'hp')).toBe('1 HP');
  });
});

test.each([
  ['en', '1 action point', '2 action points', '+1 hit die', '−2 wounds', '+1 armor value', 'at most 1 dodge die'],
  [
    'de',
    '1 Aktionspunkt',
    '2 Aktionspunkte',
    '+1 Angriffswürfel',
    '−2 Wunden',
    '+1 Rüstungswert',
    'höchstens 1 Ausweichwürfel',
  ],
  [
    'fr',
    '1 point d’action',
    '2 points d’action',
    '+1 dé de touche',
    '−2 blessures',
    '+1 valeur d’armure',
    'au plus 1 dé d’esquive',
  ],
  [
    'es',
    '1 punto de acción',
    '2 puntos de acción',
    '+1 dado de impacto',
    '−2 heridas',
    '+1 valor de armadura',
    'como máximo 1 dado de esquiva',
  ],
  [
    'pt-BR',
    '1 ponto de ação',
    '2 pontos de ação',
    '+1 dado de acerto',
    '−2 ferimentos',
    '+1 valor de armadura',
    'no máximo 1 dado de esquiva',
  ],
])(
  'in %s, what something costs, changes or is limited to is in singular or plural as its number demands',
  (language, ...texts) => {
    const written = inLanguage(language, () => [
      amountText(1, 'action points'),
      amountText(2, 'action points'),
      changeText(1, 'hit dice'),
      changeText(-2, 'wounds'),
      changeText(1, 'armor value'),
      changeText(1, 'most dodge dice'),
    ]);
    expect(written).toEqual(texts);
  },
);
