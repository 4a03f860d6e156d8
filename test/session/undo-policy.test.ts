import { expect, test } from 'vitest';
import type { Event } from '../../src/rules/core/event.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { History } from '../../src/session/undo-plan.ts';
import { whyOnlyGmCanUndoDeed } from '../../src/session/undo-policy.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';

const kira = { ...premadeCombatant(tdgs, 'Kira', { settings: {} }), id: 'kira', controller: 'ana' };
const goblin = { ...premadeCombatant(tdgs, 'Goblin', { settings: {} }), id: 'goblin' };
const encounter = { ...openingEncounter(tdgs), combatants: [kira, goblin] };

function history(event: Event, { dice = 0, answers = 0 } = {}): History {
  const caller = { user: 'ana', interaction: 'a' } as const;
  const deed = { number: 0, kind: 'done', ...caller, dice, answers, touches: [], events: [event] } as const;
  return { opening: encounter, deeds: [deed] };
}

const undoRefusal = (past: History) => whyOnlyGmCanUndoDeed(past, { number: 0 }, encounter, 'ana');
const turnEndedEvent = (subject: string): Event => ({ type: 'turn-ended', subject });
const positionEvent = (subject: string, other: string): Event => ({
  type: 'positioned',
  subject,
  other,
  after: 'near',
});

test('a player may undo what concerns only their own, or the turns', () => {
  expect(undoRefusal(history(turnEndedEvent('kira')))).toBeUndefined();
  expect(undoRefusal(history(turnEndedEvent('goblin')))).toBeUndefined();
  expect(undoRefusal(history(positionEvent('kira', 'kira')))).toBeUndefined();
});

test('only the GM may undo what told of others', () => {
  expect(undoRefusal(history(positionEvent('goblin', 'goblin')))).toBe('told');
  expect(undoRefusal(history(positionEvent('kira', 'goblin')))).toBe('told');
  expect(undoRefusal(history(positionEvent('kira', 'kira'), { answers: 1 }))).toBe('told');
});

test('only the GM may undo what rolled dice', () => {
  expect(undoRefusal(history(turnEndedEvent('kira'), { dice: 1 }))).toBe('dice');
});
