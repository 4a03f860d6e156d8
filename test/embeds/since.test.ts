import { describe, expect, test } from 'vitest';
import { type Befell, sinceLastTurn, sinceLastTurns } from '../../src/embeds/since.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { SECRECY } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { opening, ready } from './random-fight.ts';

function table(system: string, hero: string, foe: string, settings: Encounter['settings'] = {}): Encounter {
  const rules = rulesNamed(system)!;
  const empty = opening(rules, settings);
  const named = (archetype: string, name: string, id: string) => ready(rules, archetype, empty, { name, id });
  const combatants = [named(hero, 'Hero', 'hero'), named(foe, 'Foe 1', 'one'), named(foe, 'Foe 2', 'two')];
  return { ...empty, combatants };
}

const struck = (actor: string, amount: number, resource?: string): Befell => ({
  type: 'struck',
  actor,
  amount,
  ...(resource && { resource }),
});
const tdgs = table('tdgs', 'Kira', 'Goblin');

describe('What happened since the last turn', () => {
  test('is told to whoever is called: at most two sentences, harm first, each foe’s blows as one', () => {
    const dead = {
      ...tdgs,
      combatants: tdgs.combatants.map((each) => (each.id === 'two' ? { ...each, vitality: 'dead' as const } : each)),
    };
    const news: readonly Befell[] = [
      { type: 'missed', actor: 'two' },
      { type: 'fell', who: 'two' },
      struck('one', 5, 'hp'),
      struck('one', 7, 'hp'),
    ];
    expect(sinceLastTurn('hero', news, dead)).toBe('Foe 1 hit you for 12. Foe 2 is dead.');
    expect(sinceLastTurn('hero', [], tdgs)).toBe('');
  });

  test('counts in each system what was harmed', () => {
    expect(sinceLastTurn('hero', [struck('one', 12, 'hp')], tdgs)).toBe('Foe 1 hit you for 12.');
    const dungeoneers = table('dungeoneers', 'Freya', 'Skeleton');
    const blow = [struck('one', 2, 'stress'), struck('one', 1, 'wounds')];
    expect(sinceLastTurn('hero', blow, dungeoneers)).toBe('Foe 1 hit you for 2 stress and 1 wound.');
    const mastery = table('mastery', 'Gatz', 'Opponent');
    expect(sinceLastTurn('hero', [struck('one', 9, 'stamina')], mastery)).toBe('Foe 1 hit you for 9.');
    const sol = table('sol', 'Soldier', 'Guard');
    expect(sinceLastTurn('hero', [struck('one', 2)], sol)).toBe('Foe 1 hit you for 1 wound.');
  });

  test('is told by name of several who act together, and of creatures without what may not be told', () => {
    const news = { one: [struck('hero', 17, 'hp')], two: [{ type: 'missed', actor: 'hero' } as const] };
    expect(sinceLastTurns(['two', 'one'], news, tdgs)).toBe('Hero hit Foe 1 for 17. Hero did not harm Foe 2.');
    for (const secrecy of ['words', 'hidden']) {
      const kept = table('tdgs', 'Kira', 'Goblin', { [SECRECY]: secrecy });
      expect(sinceLastTurns(['one'], news, kept)).toBe('Hero hit Foe 1.');
    }
  });
});
