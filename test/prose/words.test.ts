import { expect, test } from 'vitest';
import { Stemmer, type WordForms, wordsOf } from '../../src/prose/words.ts';

const FORMS: WordForms = {
  quotes: ['«»'],
  dashes: ['—', '-'],
  endings: ['e', 'er', 'é'],
  irregular: { prendre: ['prit'] },
  elided: ['j', 'l'],
  contractions: { jvais: 'je vais' },
  letters: { é: 'e', ß: 'ss' },
  speaking: ['gronde'],
};

test.each([
  ["J'attaque l’archer", 'j attaqu l arch'],
  ['jvais', 'je vais'],
  ['l’a', 'l a'],
  ['Épée, epee', 'epe epe'],
  ['— Rends-toi ! gronde Kira en frappant', 'grond kira en frappant'],
  ['- Non. — Elle prit l’épée.', 'ell prendre l epe'],
  ['—¡Non! —gronde Kira en frappant—. Non. —Elle prit l’épée', 'grond kira en frappant ell prendre l epe'],
  ['« Non »', ''],
])('in a language that elides and contracts, “%s” has the stems “%s”', (text, stems) => {
  const found = wordsOf(text, FORMS, new Stemmer(FORMS)).narrated.map(({ stem }) => stem);
  expect(found.join(' ')).toBe(stems);
});
