import { expect, test } from 'vitest';
import { once } from '../../../src/rules/core/given.ts';

test('A value is computed once for each sheet, and anew for another sheet with the same contents', () => {
  const asked: { readonly name: string }[] = [];
  const called = once((sheet: { readonly name: string }) => {
    asked.push(sheet);
    return `the ${sheet.name}`;
  });
  const [goblin, other] = [{ name: 'Goblin' }, { name: 'Goblin' }];
  expect([called(goblin), called(other), called(goblin)]).toEqual(['the Goblin', 'the Goblin', 'the Goblin']);
  expect(asked).toEqual([goblin, other]);
});
