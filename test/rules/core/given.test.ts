import { expect, test } from 'vitest';
import { cachedPerObject } from '../../../src/rules/core/given.ts';

test('A value is computed once for each sheet, and anew for another sheet with the same contents', () => {
  const calls: { readonly name: string }[] = [];
  const onceNamed = cachedPerObject((sheet: { readonly name: string }) => {
    calls.push(sheet);
    return `the ${sheet.name}`;
  });
  const [goblin, other] = [{ name: 'Goblin' }, { name: 'Goblin' }];
  expect([onceNamed(goblin), onceNamed(other), onceNamed(goblin)]).toEqual(['the Goblin', 'the Goblin', 'the Goblin']);
  expect(calls).toEqual([goblin, other]);
});
