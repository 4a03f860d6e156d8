import { describe, expect, test } from 'vitest';
import type { ActionCommand } from '../../../src/rules/core/action.ts';
import { actionName, commandOf } from '../../../src/rules/core/ruleset.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';

/** Mastery’s attack under other names, each with the command that does it. */
function renamed(actions: Readonly<Record<string, ActionCommand>>) {
  const named = Object.entries(actions).map(([name, command]) => [name, { ...mastery.actions.attack, command }]);
  return { ...mastery, actions: Object.fromEntries(named) };
}

describe('A system that calls its attack, its guard, its rest and its casting otherwise', () => {
  const other = renamed({ strike: 'attack', guard: 'defend', camp: 'rest', invoke: 'cast' });

  test.each([
    ['attack', 'strike'],
    ['defend', 'guard'],
    ['rest', 'camp'],
    ['cast', 'invoke'],
  ] as const)('has them done by /%s', (command, name) => {
    expect(actionName(other, command)).toBe(name);
    expect(actionName(other, name)).toBe(name);
    expect(commandOf(other, name)).toBe(command);
  });
});

describe('An action that a command does among other things', () => {
  test('is found by the command, and keeps its own name where it is named', () => {
    expect(actionName(mastery, 'cast')).toBe('special');
    expect(commandOf(mastery, 'special')).toBeUndefined();
  });
});

test('no command is known by what every object has', () => {
  expect(actionName(mastery, 'constructor')).toBeUndefined();
  expect(commandOf(mastery, 'constructor')).toBeUndefined();
});
