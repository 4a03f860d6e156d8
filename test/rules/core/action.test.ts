import { describe, expect, test } from 'vitest';
import type { ActionCommand } from '../../../src/rules/core/action.ts';
import { actionName, commandOf } from '../../../src/rules/core/ruleset.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';

/** Mastery with these actions: copies of its attack, each with its own name and command. */
function withActionNames(actions: Readonly<Record<string, ActionCommand>>) {
  const namedActions = Object.entries(actions).map(([name, command]) => [name, { ...mastery.actions.attack, command }]);
  return { ...mastery, actions: Object.fromEntries(namedActions) };
}

describe('A system that has other names for attack, defend, rest and cast', () => {
  const otherNames = withActionNames({ strike: 'attack', guard: 'defend', camp: 'rest', invoke: 'cast' });

  test.each([
    ['attack', 'strike'],
    ['defend', 'guard'],
    ['rest', 'camp'],
    ['cast', 'invoke'],
  ] as const)('has them done by /%s', (command, name) => {
    expect(actionName(otherNames, command)).toBe(name);
    expect(actionName(otherNames, name)).toBe(name);
    expect(commandOf(otherNames, name)).toBe(command);
  });
});

describe('An action that a command does among others', () => {
  test('is found by the command, and keeps its own name', () => {
    expect(actionName(mastery, 'cast')).toBe('special');
    expect(commandOf(mastery, 'special')).toBeUndefined();
  });
});

test('the names of JavaScript’s built-in properties are no commands', () => {
  expect(actionName(mastery, 'constructor')).toBeUndefined();
  expect(commandOf(mastery, 'constructor')).toBeUndefined();
});
