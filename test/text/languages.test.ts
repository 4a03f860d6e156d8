import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { glossaryOf } from '../../src/text/glossary.ts';
import {
  CONTRACTIONS,
  currentLanguage,
  inLanguage,
  nearestLanguage,
  offerLanguages,
  oncePerLanguage,
  piecesInLanguage,
} from '../../src/text/languages.ts';
import { idNamed, nameOf, sideFacts, sideName, sideNamed } from '../../src/text/names.ts';
import { addLocales, and, grammar, number, or, signedTerm, t, tableText, withLabel } from '../../src/text/t.ts';
import { newFolder } from '../bot.ts';

/** Writes these files into a new folder, and adds them as a system's own texts. */
function ownLocales(id: string, files: Readonly<Record<string, string>>): void {
  const folder = pathToFileURL(`${newFolder()}/`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(new URL('.', new URL(file, folder)), { recursive: true });
    writeFileSync(new URL(file, folder), text);
  }
  addLocales(id, new URL('en/', folder));
}

describe('in another language', () => {
  test('a message falls back to English alone, and so does one with a fault or without an attribute', () => {
    ownLocales('sample', {
      'en/messages.ftl': [
        'sample-both = Both\n  .more = More',
        'sample-only = Only English',
        'sample-fault = { sample-both } without faults',
        'sample-uses = { sample-only } inside',
      ].join('\n'),
      'de/messages.ftl': [
        'sample-both = Beide',
        'sample-fault = { $unknown }',
        'sample-uses = { sample-only } darin',
      ].join('\n'),
    });
    const ids = ['sample-both', 'sample-both.more', 'sample-only', 'sample-fault', 'sample-uses'];
    const read = () => ids.map(tableText);
    expect(inLanguage('de', read)).toEqual([
      'Beide',
      'More',
      'Only English',
      'Both without faults',
      'Only English darin',
    ]);
    expect(read()).toEqual(['Both', 'More', 'Only English', 'Both without faults', 'Only English inside']);
  });

  test('a glossary has the translated terms in the places of the English ones, which find them too and keep their settings', () => {
    ownLocales('glossed', {
      'en/glossary.yaml':
        "- { name: Armor, settings: [cap], brief: 'It stops {most}.', cite: p. 1 }\n- { name: Luck, brief: Good., cite: p. 2 }",
      'de/glossary.yaml': "- { english: Armor, name: Rüstung, brief: 'Hält {most} auf.', cite: S. 1 }",
    });
    const terms = () =>
      glossaryOf('glossed', { most: '3' }).map(({ name, brief, also, settings }) => [name, brief, also, settings]);
    expect(inLanguage('de', terms)).toEqual([
      ['Rüstung', 'Hält 3 auf.', ['Armor'], ['cap']],
      ['Luck', 'Good.', undefined, undefined],
    ]);
    expect(terms()[0]).toEqual(['Armor', 'It stops 3.', undefined, ['cap']]);
  });

  test('a name of the book falls back to English', () => {
    expect(inLanguage('fr', () => nameOf('tdgs', 'thing', 'A thing no book has'))).toBe('A thing no book has');
  });

  test('numbers above 9,999 have their thousands separated, also in messages', () => {
    const samples = () => [number(9999), number(-12_345), number(1_234_567.5), t('luck-rolls', { count: 12_345 })];
    expect(samples()).toEqual(['9999', '−12,345', '1,234,567.5', '12,345 rolls']);
    expect(inLanguage('de', samples)).toEqual(['9999', '−12.345', '1.234.567,5', '12.345 Würfe']);
    expect(inLanguage('pt-BR', samples).slice(0, 3)).toEqual(['9999', '−12.345', '1.234.567,5']);
    expect(inLanguage('fr', samples).slice(1, 3)).toEqual(['−12\u202f345', '1\u202f234\u202f567,5']);
  });

  test('numbers, shares, plurals and lists are written as the language does', () => {
    const samples = () => [
      number(-1.255),
      signedTerm(-0.5),
      grammar.percent(25),
      grammar.count(0, { one: 'one', other: 'other' }),
      and(['Ana', 'Bo', 'Cy']),
      or(['Ana', 'Inés']),
      withLabel('Ana', 'REF 14'),
    ];
    expect(samples()).toEqual(['−1.25', '− 0.5', '25%', '0 other', 'Ana, Bo and Cy', 'Ana or Inés', 'Ana: REF 14']);
    expect(inLanguage('de', samples)).toEqual([
      '−1,25',
      '− 0,5',
      '25\u00a0%',
      '0 other',
      'Ana, Bo und Cy',
      'Ana oder Inés',
      'Ana: REF 14',
    ]);
    expect(inLanguage('fr', samples)).toEqual([
      '−1,25',
      '− 0,5',
      '25\u00a0%',
      '0 one',
      'Ana, Bo et Cy',
      'Ana ou Inés',
      'Ana\u00a0: REF 14',
    ]);
  });
});

test('a side is named in the language, and found by its name there', () => {
  const samples = () => [
    sideName('enemies'),
    sideNamed(` ${sideName('enemies')}`),
    sideNamed('Red'),
    ...['players', 'Red'].map((side) => t('tdgs-reasons-only-stand', sideFacts(side))),
  ];
  expect(samples()).toEqual([
    'enemies',
    'enemies',
    'Red',
    'only players are still standing',
    'only Red are still standing',
  ]);
  expect(inLanguage('es', samples)).toEqual([
    'enemigos',
    'enemies',
    'Red',
    'solo quedan en pie los jugadores',
    'solo queda en pie Red',
  ]);
});

test('the settings that every system has and their values are named in the language, and found by these names', () => {
  const samples = () => [
    nameOf('tdgs', 'setting', 'tone'),
    nameOf('tdgs', 'option', 'grim'),
    idNamed('tdgs', ['option'], 'Sombre'),
    idNamed('tdgs', ['option'], 'grim'),
  ];
  expect(samples()).toEqual(['tone', 'grim', 'Sombre', 'grim']);
  expect(inLanguage('fr', samples)).toEqual(['ton', 'sombre', 'grim', 'grim']);
});

test('a small word merges with the text after it only where a message says so, and never inside a name', () => {
  const texts = (language: string, name: string, of: readonly string[]) =>
    of.map((text) => CONTRACTIONS[language]?.[name]?.(text));
  expect(texts('fr', 'DE', ['Kira', '**Ogre**', 'Émile', 'le MJ', 'Héros', 'Le Gris'])).toEqual([
    'de Kira',
    'd’**Ogre**',
    'd’Émile',
    'du MJ',
    'de Héros',
    'de Le Gris',
  ]);
  expect(texts('fr', 'QUE', ['Ana', 'Bo'])).toEqual(['qu’Ana', 'que Bo']);
  expect(texts('es', 'Y', ['Inés', 'hiena', 'Hilda'])).toEqual(['e Inés', 'y hiena', 'e Hilda']);
  expect(texts('es', 'O', ['Omar', '8', '80', '11', '110'])).toEqual(['u Omar', 'u 8', 'u 80', 'u 11', 'o 110']);
  expect(texts('es', 'A', ['el DJ', 'El Rojo'])).toEqual(['al DJ', 'a El Rojo']);
  expect(texts('pt-BR', 'DE', ['o caixote', 'as três', 'O Cinza'])).toEqual(['do caixote', 'das três', 'de O Cinza']);
  const refusal = () => t('tdgs-refusals-cooldown', { name: 'Ana', ability: 'el Golpe', per: 'scene' });
  expect(inLanguage('es', refusal)).toBe('A Ana no le quedan usos del Golpe. Vuelven con la próxima escena.');
});

describe('the current language', () => {
  test('is back when the texts are made, or have failed', () => {
    expect(inLanguage('de', () => inLanguage('fr', currentLanguage) + currentLanguage())).toBe('frde');
    expect(() =>
      inLanguage('de', () => {
        throw new Error('no text');
      }),
    ).toThrow('no text');
    expect(currentLanguage()).toBe('en');
  });

  test('holds for each piece of a long text', () => {
    const pieces = piecesInLanguage('de', function* () {
      yield currentLanguage();
      yield currentLanguage();
    });
    expect([...pieces].concat(currentLanguage())).toEqual(['de', 'de', 'en']);
  });

  test('has values of its own', () => {
    let madeCount = 0;
    const value = oncePerLanguage(() => `${currentLanguage()} ${++madeCount}`);
    expect([value(), inLanguage('de', value), value(), inLanguage('de', value)]).toEqual([
      'en 1',
      'de 2',
      'en 1',
      'de 2',
    ]);
  });
});

test('a locale has the nearest language that is offered, and else English', () => {
  offerLanguages(['de', 'fr']);
  expect(['de', 'de-AT', 'fr', 'en-GB', 'ja', undefined].map(nearestLanguage)).toEqual([
    'de',
    'de',
    'fr',
    'en',
    'en',
    'en',
  ]);
  offerLanguages([]);
  expect(() => offerLanguages(['tlh'])).toThrow('There are no words in tlh');
});
