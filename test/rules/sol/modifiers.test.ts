import { describe, expect, test } from 'vitest';
import type { Situation } from '../../../src/rules/core/encounter.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Weapon } from '../../../src/rules/sol/sheet.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighting, knife, pistol } from './table.ts';

const enemy = { side: 'enemies' } as const;
const shoot = { action: 'attack', actor: 'ana', targets: ['thug'] } as const;

function fight(thug: FighterSketch = {}, weapon: Weapon = pistol, settings = {}) {
  return fighting({ ana: { weapons: [weapon] }, bo: {}, thug: { ...enemy, ...thug }, boss: enemy }, settings);
}

/** Why the target defends with `count` dice: the modifiers to its number of dice, such as " +2 partial cover". */
function reasons(count: number, thug: FighterSketch = {}, situation: Situation = {}, weapon = pistol, settings = {}) {
  const lines = transcript(
    sol,
    fight(thug, weapon, settings),
    { ...shoot, situation },
    ...dice(3, 0),
    ...dice(count, 1),
  );
  return / \+3 REA \+3 INT(.*) = 1 hits: failure$/.exec(lines[1] ?? lines[0] ?? '')?.[1] ?? lines[0];
}

describe('Concealment', () => {
  test('S-067 with no line at all the target cannot be targeted', () => {
    expect(reasons(0, {}, { cover: 'concealed' })).toBe('refused: sol/concealed');
    expect(reasons(0, { conditions: [conditionFor('concealed')] })).toBe('refused: sol/concealed');
  });

  test('S-067 a concealed combatant is not offered as a target', () => {
    const concealedFight = fight({ conditions: [conditionFor('concealed')] });
    expect(sol.actions.attack?.offers(concealedFight, 'ana')?.targets).toEqual(['boss', 'bo']);
  });

  test('S-066 S-068 clear or partly blocked sight changes nothing: the table declares it, the terms explain it', () => {
    expect(reasons(6)).toBe('');
    expect(reasons(6, {}, { cover: 'none' })).toBe('');
    const definition = referenceOf('sol').glossary.find(({ name }) => name === 'Concealment')?.brief;
    expect(definition).toMatch(/Draw straight lines from the corners of your square/);
    expect(definition).toMatch(/Otherwise you can attack it, but it may have cover/);
  });
});

describe('Cover', () => {
  test('S-069 S-070 partial cover adds 2 dice, good cover 4: house values that an encounter can set', () => {
    expect(reasons(8, {}, { cover: 'partial' })).toBe(' +2 partial cover');
    expect(reasons(10, {}, { cover: 'good' })).toBe(' +4 good cover');
    expect(reasons(11, {}, { cover: 'Good' }, pistol, { 'good-cover': 5 })).toBe(' +5 good cover');
    expect(referenceOf('sol').glossary.find(({ name }) => name === 'good-cover')?.brief).toMatch(
      /set by Fray, not the book/,
    );
  });

  test('the best of several covers counts, in melee too', () => {
    const inCover = { conditions: [conditionFor('good cover')] };
    expect(reasons(10, inCover, { cover: 'partial' })).toBe(' +4 good cover');
    expect(reasons(10, { conditions: [conditionFor('partial cover')] }, { cover: 'good' }, knife)).toBe(
      ' +4 good cover',
    );
    expect(reasons(10, inCover, { cover: 'good' })).toBe(' +4 good cover');
  });

  test('S-071 cover that the attacker’s lines don’t cross doesn’t count: cover none; without sight there is no attack', () => {
    const inCover = { conditions: [conditionFor('good cover')] };
    expect(reasons(10, inCover)).toBe(' +4 good cover');
    expect(reasons(6, inCover, { cover: 'none' })).toBe('');
    expect(reasons(0, inCover, { cover: 'concealed' })).toBe('refused: sol/concealed');
  });
});

describe('Flanked', () => {
  test('S-073 a flanked combatant dodges with 2 dice less', () => {
    expect(reasons(4, {}, { flanked: 'flanked' })).toBe(' −2 flanked');
    expect(reasons(6, {}, { flanked: 'none' })).toBe('');
  });

  test('S-072 it takes two enemies of the target; its friends don’t flank', () => {
    const withoutFriends = fighting({ ana: {}, thug: enemy, boss: enemy });
    const flank = { ...shoot, situation: { flanked: 'flanked' } };
    expect(transcript(sol, withoutFriends, flank)).toEqual(['refused: sol/not-flanked']);
    const asleepFight = fighting({
      ana: {},
      bo: { vitality: 'down', conditions: [conditionFor('asleep')] },
      thug: enemy,
    });
    expect(transcript(sol, asleepFight, flank)).toEqual(['refused: sol/not-flanked']);
  });

  test('−2 and +4 make +2: flanked in good cover is 8 dice', () => {
    expect(reasons(8, {}, { flanked: 'flanked', cover: 'good' })).toBe(' +4 good cover −2 flanked');
  });
});

describe('Prone', () => {
  const proneSketch = { conditions: [conditionFor('prone')] };

  test('S-074 prone gives 2 dice to dodge ranged attacks', () => {
    expect(reasons(8, proneSketch)).toBe(' +2 prone');
  });

  test('S-075 prone takes 2 dice to dodge melee attacks', () => {
    expect(reasons(4, proneSketch, {}, knife)).toBe(' −2 prone');
  });

  test('a GM’s modifiers count on both sides', () => {
    expect(reasons(7, { conditions: [conditionFor('favored', 3), conditionFor('hindered', 2)] })).toBe(
      ' +3 favored −2 hindered',
    );
  });
});
