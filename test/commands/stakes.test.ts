import { expect, test } from 'vitest';
import { startOnMap, turnText } from '../commands/field-table.ts';

test('Suggested stakes warn if they are more than the character can take, and say what the excess costs', async () => {
  const table = await startOnMap('dungeoneers', { one: 'E2' }, { name: 'Freya' });
  const suggestedStakes = (input: string) => table.suggestions('ana', 'attack', 'stress', { stress: input });
  // Freya's stress capacity is 3. Stress above three times her capacity also causes one wound.
  expect((await suggestedStakes('')).slice(0, 5)).toEqual([
    '1',
    '2',
    '3',
    '4 · more than Freya can take',
    '5 · more than Freya can take',
  ]);
  expect(await suggestedStakes('9')).toEqual(['9 · more than Freya can take']);
  // 10 stress is 1 more than 9, so it causes one wound. This wound counts twice, because her stress is more than her
  // capacity of 3.
  expect(await suggestedStakes('10')).toEqual(['10 · more than Freya can take: causes 2 wounds']);
  expect(await suggestedStakes('x')).toEqual([]);
  const byAct = await table.suggestions('ana', 'act', 'amount', { action: 'attack', amount: '10' });
  expect(byAct).toEqual(['10 · more than Freya can take: causes 2 wounds']);
  // The attack then causes as many wounds as the suggestion warned of.
  await table.say('@ana /attack target:"Skeleton 1" stress:10');
  expect(turnText(table)).toContain('Freya: 10 stress · 2 wounds from stress over three times capacity\n');
  await table.close();
});

test('No stakes are suggested in a system without them', async () => {
  const table = await startOnMap('tdgs', { one: 'E2' });
  expect(await table.suggestions('ana', 'attack', 'stress', { stress: '' })).toEqual([]);
  await table.close();
});
