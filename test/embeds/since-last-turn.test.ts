import { describe, expect, test } from 'vitest';
import { sinceLastTurnLines } from '../../src/embeds/since-last-turn.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { type CombatantUpdate, SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from './random-fight.ts';

function table(system: string, hero: string, enemy: string, settings: Encounter['settings'] = {}): Encounter {
  const rules = rulesNamed(system)!;
  const emptyFight = openingEncounter(rules, settings);
  const combatantNamed = (archetype: string, name: string, id: string) =>
    premadeCombatant(rules, archetype, emptyFight, { name, id });
  const combatants = [
    { ...combatantNamed(hero, 'Hero', 'hero'), controller: 'ana' },
    { ...combatantNamed(hero, 'Friend', 'friend'), controller: 'bo' },
    combatantNamed(enemy, 'Foe 1', 'one'),
    combatantNamed(enemy, 'Foe 2', 'two'),
  ];
  return { ...emptyFight, combatants };
}

const harmUpdate = (subject: string, actor: string, amount: number, resource?: string): CombatantUpdate => ({
  type: 'struck',
  subject,
  actor,
  amount,
  ...(resource && { resource }),
});
const fallUpdate = (subject: string): CombatantUpdate => ({ type: 'fell', subject });
const gainUpdate = (subject: string, condition: string): CombatantUpdate => ({ type: 'gained', subject, condition });
const endedUpdate = (subject: string, condition: string): CombatantUpdate => ({ type: 'ended', subject, condition });
const tdgs = table('tdgs', 'Kira', 'Goblin');

/** The encounter with one combatant changed. */
function withOne(encounter: Encounter, id: string, change: Partial<Combatant>): Encounter {
  const combatants = encounter.combatants.map((each) => (each.id === id ? { ...each, ...change } : each));
  return { ...encounter, combatants };
}

const withConditions = (...names: readonly string[]): Partial<Combatant> => ({
  conditions: names.map((name) => ({ key: name, name, note: 'viper', duration: { until: 'scene' } })),
});
const toHero = (updates: readonly CombatantUpdate[], encounter: Encounter) =>
  sinceLastTurnLines(['hero'], 'to them', updates, encounter);

describe('What happened since the last turn', () => {
  test('tells the pinged player each enemy’s attacks as one, and who fell on a line of its own', () => {
    const withDeadEnemy = withOne(tdgs, 'two', { vitality: 'dead' });
    const updates: readonly CombatantUpdate[] = [
      { type: 'missed', subject: 'hero', actor: 'two' },
      fallUpdate('two'),
      harmUpdate('hero', 'one', 5, 'hp'),
      harmUpdate('hero', 'one', 7, 'hp'),
      harmUpdate('friend', 'one', 9, 'hp'),
    ];
    expect(toHero(updates, withDeadEnemy)).toBe('Foe 1 hit you for 12. Foe 2 couldn’t hurt you.\nFoe 2 is dead.');
    expect(toHero([], tdgs)).toBe('');
  });

  test('names the unit of each number if an attack harmed two resources', () => {
    const updates = [harmUpdate('hero', 'one', 5, 'hp'), harmUpdate('hero', 'one', 7, 'magica')];
    expect(toHero(updates, tdgs)).toBe('Foe 1 hit you for 5 HP and 7 magica.');
  });

  test('names all who missed in one sentence, and counts those beyond three', () => {
    const actors = ['one', 'two', 'three', 'four', 'five'];
    const crowd = {
      ...tdgs,
      combatants: [
        ...tdgs.combatants.slice(0, 2),
        ...actors.map((id, index) => ({ ...tdgs.combatants[2]!, id, name: `Foe ${index + 1}` })),
      ],
    };
    const misses = actors.map((actor): CombatantUpdate => ({ type: 'missed', subject: 'hero', actor }));
    expect(toHero([...misses.slice(0, 3), misses[0]!], crowd)).toBe('Foe 1, Foe 2 and Foe 3 couldn’t hurt you.');
    expect(toHero(misses, crowd)).toBe('Foe 1, Foe 2, Foe 3 and 2 more couldn’t hurt you.');
  });

  test('tells of friends who are down, then of enemies, then of conditions, and counts the rest', () => {
    const withFallen = withOne(withOne(tdgs, 'friend', { vitality: 'down' }), 'two', { vitality: 'dead' });
    const burning = withOne(withFallen, 'one', withConditions('Burning', 'Prone'));
    const updates = [
      gainUpdate('one', 'Burning'),
      gainUpdate('one', 'Prone'),
      endedUpdate('one', 'Stunned'),
      fallUpdate('two'),
      fallUpdate('friend'),
    ];
    expect(toHero(updates, burning)).toBe('Friend is down. Foe 2 is dead. 3 more in the log.');
    expect(toHero(updates.slice(0, 3), burning)).toBe(
      'Foe 1 gained Burning “viper” and Prone “viper”. Stunned ended for Foe 1.',
    );
    const withBothDown = withOne(withOne(tdgs, 'one', { vitality: 'down' }), 'two', { vitality: 'down' });
    expect(toHero([fallUpdate('one'), fallUpdate('two')], withBothDown)).toBe('Foe 1 and Foe 2 are down.');
  });

  test('begins each sentence with a capital letter', () => {
    const burning = withOne(tdgs, 'hero', withConditions('Burning'));
    expect(toHero([gainUpdate('hero', 'Burning')], burning)).toBe('You gained Burning “viper”.');
  });

  test('tells only what has changed', () => {
    expect(toHero([fallUpdate('friend'), { type: 'rose', subject: 'friend' }], tdgs)).toBe('');
    expect(toHero([{ type: 'rose', subject: 'friend' }], tdgs)).toBe('Friend is up again.');
    expect(toHero([gainUpdate('one', 'Burning'), endedUpdate('one', 'Burning')], tdgs)).toBe('');
    const burning = withOne(tdgs, 'one', withConditions('Burning'));
    expect(toHero([endedUpdate('one', 'Burning'), gainUpdate('one', 'Burning')], burning)).toBe('');
  });

  test('names creatures’ conditions with secrecy words, and tells nothing of them with hidden', () => {
    const updates = [gainUpdate('one', 'Burning'), endedUpdate('two', 'Prone'), fallUpdate('two')];
    const withSecrecy = (secrecy: string) =>
      withOne(
        withOne(table('tdgs', 'Kira', 'Goblin', { [SECRECY_SETTING_NAME]: secrecy }), 'one', withConditions('Burning')),
        'two',
        {
          vitality: 'down',
        },
      );
    expect(toHero(updates, withSecrecy('words'))).toBe('Foe 2 is down. Foe 1 gained Burning. 1 more in the log.');
    expect(toHero(updates, withSecrecy('hidden'))).toBe('Foe 2 is down.');
  });

  test('counts harm in each system', () => {
    expect(toHero([harmUpdate('hero', 'one', 12, 'hp')], tdgs)).toBe('Foe 1 hit you for 12.');
    const dungeoneers = table('dungeoneers', 'Freya', 'Skeleton');
    const blow = [harmUpdate('hero', 'one', 2, 'stress'), harmUpdate('hero', 'one', 1, 'wounds')];
    expect(toHero(blow, dungeoneers)).toBe('Foe 1 hit you for 2 stress and 1 wound.');
    const mastery = table('mastery', 'Bryn', 'Opponent');
    expect(toHero([harmUpdate('hero', 'one', 9, 'stamina')], mastery)).toBe('Foe 1 hit you for 9.');
    const sol = table('sol', 'Soldier', 'Guard');
    expect(toHero([harmUpdate('hero', 'one', 2)], sol)).toBe('Foe 1 hit you for 1 wound.');
  });

  test('names several who act together, and tells of creatures only what may be told', () => {
    const updates: readonly CombatantUpdate[] = [
      harmUpdate('one', 'hero', 17, 'hp'),
      { type: 'missed', subject: 'two', actor: 'hero' },
      { type: 'missed', subject: 'two', actor: 'gone' },
    ];
    const output = (ids: readonly string[], encounter: Encounter) =>
      sinceLastTurnLines(ids, 'by name', updates, encounter);
    expect(output(['two', 'one'], tdgs)).toBe('Hero hit Foe 1 for 17. Hero couldn’t hurt Foe 2.');
    for (const secrecy of ['words', 'hidden']) {
      const secretFight = table('tdgs', 'Kira', 'Goblin', { [SECRECY_SETTING_NAME]: secrecy });
      expect(output(['one'], secretFight)).toBe('Hero hit Foe 1.');
    }
  });
});
