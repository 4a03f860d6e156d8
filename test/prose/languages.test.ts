import { expect, test } from 'vitest';
import { inLanguage } from '../../src/text/languages.ts';
import { readerFor, readSentence, shown } from './corpus.ts';

test('In German, a plan is read with the actor behind the verb, and a relative clause at the end says who is meant', () => {
  inLanguage('de', () => {
    const read = (say: string) => readSentence('tdgs', { say, in: 'yard' });
    const [plan] = read('wenn der wolf auf mich losgeht pariere ich, sonst greife ich den banditen an');
    expect(plan?.plan?.branches.map(({ meant: [best] }) => best?.intent.action)).toEqual(['defend', 'attack']);
    const [[told], [beaten]] = [
      read('ich greif den goblin mit dem schwert an, der mich getroffen hat'),
      read('wolf hauen'),
    ];
    expect(told?.meant[0]?.intent).toMatchObject({ action: 'attack', targets: ['goblin-1'] });
    expect(beaten?.meant[0]?.intent).toMatchObject({ action: 'attack', targets: ['wolf'] });
  });
});

test('in French, pronouns before a verb and a plan in a text are understood', () => {
  inLanguage('fr', () => {
    const read = (say: string) => readSentence('tdgs', { say, in: 'yard' });
    const bestOf = (say: string) => shown(read(say), readerFor('tdgs', 'yard')).replace(/ \d.*/u, '');
    expect(bestOf('le loup me saute dessus, j’esquive')).toBe('defend (full)');
    expect(bestOf('le bandit recule, je le poursuis')).toBe('chase (chase) Bandit');
    const [step] = read('si le loup m’attaque je pare, sinon je frappe le bandit');
    expect(step?.plan?.branches.map(({ when, meant: [best] }) => [when?.words, best?.intent.action])).toEqual([
      ["le loup m'attaque", 'defend'],
      [undefined, 'attack'],
    ]);
  });
});

test.each([
  ['de', 'der wolf greift mich an, ich pariere'],
  ['es', 'el lobo me ataca, lo esquivo'],
  ['fr', 'le bandit me frappe, j’esquive'],
  ['pt-BR', 'o lobo me ataca, eu desvio'],
])('in %s, who does something to me isn’t my target if I only defend', (language, say) => {
  inLanguage(language, () => {
    const [defended] = readSentence('tdgs', { say, in: 'yard' });
    expect(defended?.meant[0]?.intent.action).toBe('defend');
  });
});

test('English words that Spanish players mix in are read', () => {
  inLanguage('es', () => {
    const [dodged] = readSentence('tdgs', { say: 'hago un dodge', in: 'rooftops' });
    expect(dodged?.meant[0]?.intent.action).toBe('defend');
  });
});

test.each([
  ['de', 'Dem zweiten Goblin eine mit dem Schwert verpassen'],
  ['es', 'Al segundo goblin un golpe con la espada'],
  ['fr', "Au deuxième gobelin un coup d'épée"],
])('in %s, an article after a name is not the number of the one who is meant: %s', (language, say) => {
  inLanguage(language, () => {
    const [step] = readSentence('tdgs', { say, in: 'yard' });
    expect(step?.meant[0]?.intent).toMatchObject({ action: 'attack', targets: ['goblin-2'] });
  });
});

test('in French, “celui qui l’a blessé” is an attacker, and “mestre” in Portuguese is the Master Fighter', () => {
  inLanguage('fr', () => {
    const [hit] = readSentence('tdgs', { say: 'Anselme frappe celui qui l’a blessé', in: 'chapel' });
    expect(hit?.meant[0]?.intent.targets).toEqual(['skeleton-2']);
  });
  inLanguage('pt-BR', () => {
    const [hit] = readSentence('mastery', { say: 'ataque rápido no mestre', in: 'storm' });
    expect(hit?.meant[0]?.intent.targets).toEqual(['master-fighter']);
  });
});

test.each([
  ['de', 'Ich stelle mich hinter den Zwerg', { action: 'move', targets: ['alberich'] }],
  ['es', 'Me pongo detrás del enano', { action: 'move', targets: ['alberich'] }],
  ['fr', 'Je me place derrière le nain', { action: 'move', targets: ['alberich'] }],
  ['pt-BR', 'Fico atrás do anão', { action: 'move', targets: ['alberich'] }],
  ['fr', 'Attaque sur Gobelin 2 avec un point de stress', { action: 'attack', targets: ['goblin-2'], amount: 1 }],
  ['es', 'Ataco al goblin 2 con un punto de estrés', { action: 'attack', targets: ['goblin-2'], amount: 1 }],
  ['pt-BR', 'Ataco o goblin 2 com um ponto de estresse', { action: 'attack', targets: ['goblin-2'], amount: 1 }],
])('in %s, a friend is meant by their people, and “one point of stress” is a stake: %s', (language, say, meant) => {
  inLanguage(language, () => {
    const [step] = readSentence('dungeoneers', { say, in: 'hall' });
    expect(step?.meant[0]?.intent).toMatchObject(meant);
  });
});
