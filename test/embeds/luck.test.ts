import { describe, expect, test } from 'vitest';
import { chronicle } from '../../src/embeds/chronicle.ts';
import type { LoggedDeed } from '../../src/embeds/log.ts';
import { countLuck, diceLines, luckLine, luckLines } from '../../src/embeds/luck.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { duel } from '../odds/duel.ts';
import { d, type ScriptedDie, scriptedDice } from '../rules/core/scripted-dice.ts';

/** The hero attacks the enemy with these dice. */
function attack(before: Encounter, script: readonly ScriptedDie[]): LoggedDeed {
  const dice = scriptedDice(script);
  const deed = { type: 'intent', intent: { action: 'attack', actor: 'hero', targets: ['enemy'] } } as const;
  const result = carryOut(rulesOf(before), before, deed, dice);
  if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
  expect(dice.left()).toEqual([]);
  const { after, events, thrown } = result.value;
  return { deed, undone: false, before, after, events, thrown, phraseSeed: { encounter: 1, deed: 0 } };
}

/** For each combatant: the name, how many of 100 tables had worse luck, and the number of rolls. */
const luckNumbers = (done: LoggedDeed, view?: 'gm') =>
  countLuck([done], view).everyone.map(({ name, luck }) => [name, Math.round(10 * luck.betterThan) / 10, luck.rolls]);

describe('Dice luck', () => {
  test('TDGS: a natural 20 and its d4 are two rolls, as good together as f + 5 g, of 80 combinations', () => {
    const attackDeed = attack(duel('tdgs', 'Mira', 'Goblin'), [d(20, 20), d(4, 1)]);
    // One step of a d4 counts as much as five steps of a d20, so a 20 with a 1 scores 20 + 5 × 1 = 25. Of the 80
    // combinations of a d20 and a d4, 19 + 14 + 9 + 4 score less than 25, and 4 score exactly 25.
    expect(luckNumbers(attackDeed)).toEqual([['Hero', 60, 2]]);
  });

  test('Mastery: a d20 each', () => {
    const attackDeed = attack(duel('mastery', 'Bryn', 'Bryn'), [d(20, 3), d(20, 17)]);
    expect(luckNumbers(attackDeed)).toEqual([
      ['Hero', 12.5, 1],
      ['Enemy', 82.5, 1],
    ]);
    expect(countLuck([attackDeed]).everyone.flatMap(diceLines)).toEqual([
      '1 d20: 3, usually 10.5',
      '1 d20: 17, usually 10.5',
    ]);
  });

  test('a low roll with advantage is not told beside an average above the usual', () => {
    const after = duel('mastery', 'Bryn', 'Bryn');
    const rolledDice = [11, 11].map((face) => ({ sides: 20, face }));
    const roll = { dice: rolledDice, kept: [0], modifiers: [], total: 11 };
    const events = [{ type: 'rolled', actor: 'hero', purpose: { id: 'x' }, roll } as never];
    const { everyone: all } = countLuck([1, 2, 3].map(() => ({ before: after, after, events, thrown: rolledDice })));
    expect(all.map((each) => [luckLine(each), ...diceLines(each)])).toEqual([
      ['Hero: **worse than 91% of tables** (3 rolls)', '3 × the higher of 2d20: 11 each, usually 13.8'],
    ]);
  });

  test('lists players’ characters first, groups creatures of one name, and judges no one by fewer than three rolls', () => {
    const { combatants, ...fight } = duel('mastery', 'Bryn', 'Bryn');
    const { controller: _, ...creature } = combatants.find(({ id }) => id === 'enemy')!;
    const mob = [1, 2].map((nth) => ({ ...creature, id: `enemy-${nth}`, name: `Enemy ${nth}` }));
    const after = { ...fight, combatants: [...mob, combatants.find(({ id }) => id === 'hero')!] };
    const rollDeed = (actor: string, face: number) => {
      const rolledDice = [{ sides: 20, face }];
      const roll = { dice: rolledDice, modifiers: [], total: face };
      const events = [{ type: 'rolled', actor, purpose: { id: 'x' }, roll } as never];
      return { before: after, after, events, thrown: rolledDice };
    };
    const deedsWithFaces = (hero: readonly number[]) => [
      ...hero.map((face) => rollDeed('hero', face)),
      ...['enemy-1', 'enemy-2', 'enemy-1'].map((id) => rollDeed(id, 20)),
    ];
    expect(countLuck(deedsWithFaces([1, 1])).everyone.map(luckLine)).toEqual([
      'Hero: **too few rolls to tell** (2 rolls)',
      'Enemy × 2: **better than 99% of tables** (3 rolls)',
    ]);
    expect(countLuck(deedsWithFaces([1, 1, 1])).everyone.map(luckLine)[0]).toBe(
      'Hero: **worse than 99% of tables** (3 rolls)',
    );
    expect(luckLines(countLuck(deedsWithFaces([1, 1])).summary)).toContain('Enemy × 2');
  });

  test('tells of a character in one line if the GM took it over from a player', () => {
    const otherDuel = duel('mastery', 'Bryn', 'Bryn');
    const gms = { ...otherDuel, combatants: otherDuel.combatants.map(({ controller: _, ...each }) => each) };
    const rolledDice = [{ sides: 20, face: 20 }];
    const roll = { dice: rolledDice, modifiers: [], total: 20 };
    const events = [{ type: 'rolled', actor: 'hero', purpose: { id: 'x' }, roll } as never];
    const { everyone: all } = countLuck(
      [otherDuel, gms, gms].map((after) => ({ before: after, after, events, thrown: rolledDice })),
    );
    expect(all.map(luckLine)).toEqual(['Hero: **better than 99% of tables** (3 rolls)']);
  });

  test('names only the luckiest and the unluckiest of many creatures', () => {
    const { combatants, ...fight } = duel('mastery', 'Bryn', 'Bryn');
    const { controller: _, ...creature } = combatants.find(({ id }) => id === 'enemy')!;
    const names = 'ABCDEFGHIJKL'.split('');
    const after = { ...fight, combatants: names.map((name) => ({ ...creature, id: name, name })) };
    const deeds = names.flatMap((actor, index) =>
      [1, 2, 3].map(() => {
        const rolledDice = [{ sides: 20, face: 20 - index }];
        const events = [
          { type: 'rolled', actor, purpose: { id: 'x' }, roll: { dice: rolledDice, modifiers: [] } } as never,
        ];
        return { before: after, after, events, thrown: rolledDice };
      }),
    );
    const { first, leftOutCount: out, last } = countLuck(deeds).luckiestAndUnluckiest;
    expect([first.map(({ name }) => name).join(''), out, last.map(({ name }) => name).join('')]).toEqual([
      'ABCD',
      4,
      'IJKL',
    ]);
  });

  test('only the GM is shown the luck of a creature whose numbers are hidden', () => {
    for (const secrecy of ['words', 'hidden']) {
      const fight = duel('mastery', 'Bryn', 'Bryn', { [SECRECY_SETTING_NAME]: secrecy });
      const combatants = fight.combatants.map(({ controller = '', ...each }) =>
        each.id === 'hero' ? { ...each, controller } : each,
      );
      const before = { ...fight, combatants };
      const attackDeed = attack(before, [d(20, 3), d(20, 17)]);
      expect(luckNumbers(attackDeed)).toEqual([['Hero', 12.5, 1]]);
      expect(luckLines(countLuck([attackDeed]).summary)).not.toContain('nemies');
      expect(luckNumbers(attackDeed, 'gm')).toHaveLength(2);
    }
  });

  test('the chronicle has it once the encounter is over, with the dice compared to the usual', () => {
    const attackDeed = attack(duel('mastery', 'Bryn', 'Bryn'), [d(20, 3), d(20, 17)]);
    const text = (phase: Encounter['phase']) => {
      const presentFight = { ...attackDeed.after, phase };
      return [
        ...chronicle({
          name: 'Yard',
          openedAt: 0,
          done: [attackDeed],
          present: presentFight,
          undoneByGms: 0,
          seeds: [],
        }),
      ].join('');
    };
    expect(text('ended')).toContain('- Enemy: **too few rolls to tell** (1 roll); 1 d20: 17, usually 10.5');
    expect(text('aftermath')).not.toContain('Luck');
  });
});
