import { describe, expect, test } from 'vitest';
import { combatant, type Encounter } from '../../../src/rules/core/encounter.ts';
import { countsOf } from '../../../src/rules/core/ruleset.ts';
import { houseValues } from '../../../src/rules/sol/house-values.ts';
import { because } from '../../../src/rules/sol/reasons.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { type Sol, WOUND_LEVELS, type WoundLevel } from '../../../src/rules/sol/sheet.ts';
import { boxCount, takeWound, woundPenalties } from '../../../src/rules/sol/wounds.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { briefOf } from '../../../src/text/reference.ts';
import { itemReason } from '../core/said.ts';
import { after as fightAfter, playScripted, transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighter, fighting } from './table.ts';

const boss = { side: 'enemies' } as const;

function woundedFight(wounds: readonly WoundLevel[], more: FighterSketch = {}) {
  return fighting({ ana: { wounds, is: { BOD: 6 }, ...more }, thug: boss });
}

/** Ana's boxes of level 1, 2 and 3 after another wound of this level. The result includes `dead` if she dies. */
function boxesAfter(before: Encounter<Sol>, level: number) {
  const fight = fightAfter(sol, before, (resolution) => {
    takeWound(resolution, 'ana', { level, steps: [], from: because({ id: 'item', item: 'a test' }) });
  });
  const ana = combatant(fight, 'ana');
  expect(combatant(fight, 'thug')).toEqual(combatant(before, 'thug'));
  return ana.vitality === 'dead'
    ? 'dead'
    : WOUND_LEVELS.map((each) => ana.own.wounds.filter(({ level: of }) => of === each).length);
}

describe('Wounds', () => {
  test('S-041 S-042 S-043 a player character starts with 1 box of level 3, 2 of level 2, 3 of level 1', () => {
    const result = sol.sheet.read(
      { attributes: { BOD: 3, AGI: 3, REA: 3, STR: 3, WIL: 3, INT: 3, LOG: 3, CHA: 3 } },
      [],
      [],
    );
    expect(result && sol.resources(result, {})).toEqual({
      'action points': { value: 3, max: 3 },
    });
    const newFighter = fighter('ana', result ? { sheet: result } : {});
    expect(
      Object.entries(countsOf(sol, newFighter)).map(([name, { value, max }]) => `${name} ${value}/${max}`),
    ).toEqual(['wounds 0/6', 'level 1 wounds 0/3', 'level 2 wounds 0/2', 'level 3 wounds 0/1', 'action points 3/3']);
  });

  test('S-044 others carry their own boxes: a ganger has no level 3 box', () => {
    const ganger = sol.archetypes.find(({ name }) => name === 'Ganger');
    expect(ganger && boxCount(ganger.sheet, 3)).toBe(0);
    const boxedSketch = { sheet: { boxes: { level1: 0, level2: 1, level3: 0 } } };
    expect(boxesAfter(woundedFight([], boxedSketch), 1)).toEqual([0, 1, 0]);
    expect(boxesAfter(woundedFight([2], boxedSketch), 1)).toBe('dead');
    expect(boxesAfter(woundedFight([], boxedSketch), 3)).toBe('dead');
  });

  test('a wound takes a free box of its own level', () => {
    expect([1, 2, 3].map((level) => boxesAfter(woundedFight([]), level))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(boxesAfter(woundedFight([1, 1]), 1)).toEqual([3, 0, 0]);
  });

  test('S-046 three level 1 wounds, then a fourth: it is a level 2 wound', () => {
    expect(boxesAfter(woundedFight([1, 1, 1]), 1)).toEqual([3, 1, 0]);
    expect(boxesAfter(woundedFight([2, 2]), 2)).toEqual([0, 2, 1]);
  });

  test('S-047 no level 1 and no level 2 box: level 3', () => {
    expect(boxesAfter(woundedFight([1, 1, 1, 2, 2]), 1)).toEqual([3, 2, 1]);
  });

  test('the steps of an overflow are told', () => {
    const fight = woundedFight([1, 1, 1, 2, 2]);
    const lines = transcript(sol, fight, (resolution) =>
      takeWound(resolution, 'ana', {
        level: 1,
        steps: [{ why: itemReason('Knife'), plus: 1, left: 1 }],
        from: because({ id: 'item', item: 'Knife' }),
      }),
    );
    expect(lines[0]).toBe(
      'ana takes 3 (Knife): +1 Knife = 1; +1 no free level 1 box = 2; +1 no free level 2 box = 3; level 3 wound',
    );
  });

  test('S-048 with no box left for the wound the character dies, even if lower boxes are free', () => {
    expect(boxesAfter(woundedFight([3]), 3)).toBe('dead');
    expect(boxesAfter(woundedFight([2, 2, 3]), 2)).toBe('dead');
  });

  test('S-049 all six boxes full and any wound: dead', () => {
    for (const level of [1, 2, 3]) expect(boxesAfter(woundedFight([1, 1, 1, 2, 2, 3]), level)).toBe('dead');
  });

  test('S-050 a level above 3 has no box, so it kills even an unhurt character', () => {
    expect(boxesAfter(woundedFight([]), 4)).toBe('dead');
    expect(boxesAfter(woundedFight([]), 3)).toEqual([0, 0, 1]);
  });

  test('death comes before the last stand: neither it nor unconsciousness is recorded', () => {
    const lines = transcript(sol, woundedFight([1, 1, 1, 2, 2], { is: { BOD: 6 } }), (resolution) =>
      takeWound(resolution, 'ana', { level: 4, steps: [], from: because({ id: 'item', item: 'a test' }) }),
    );
    expect(lines.slice(0, 2)).toEqual(['ana takes 4 (a test): ; level 4 wound, with no box for it', 'ana fell: dead']);
    expect(lines.join()).not.toMatch(/last stand|unconscious/);
  });

  test('a wound spoils the aim', () => {
    const lines = transcript(sol, woundedFight([], { conditions: [conditionFor('aiming', 2)] }), (resolution) =>
      takeWound(resolution, 'ana', { level: 1, steps: [], from: because({ id: 'item', item: 'a test' }) }),
    );
    expect(lines.at(-1)).toBe('ana loses aiming (wounded)');
  });
});

describe('The note in the box', () => {
  const note = { action: 'note', actor: 'ana', words: ' a broken rib ' } as const;
  const notes = (fight: Encounter<Sol>) => combatant(fight, 'ana').own.wounds.map(({ words }) => words);

  test('S-045 a wound’s description is noted in the box, in the last wound’s if none is named', () => {
    expect(notes(fightAfter(sol, woundedFight([1, 2]), note))).toEqual([undefined, 'a broken rib']);
    expect(notes(fightAfter(sol, woundedFight([1, 2]), { ...note, tool: 'Level 1' }))).toEqual([
      'a broken rib',
      undefined,
    ]);
  });

  test('S-045 it is asked for as the wound is taken, if an auto-reaction says so', () => {
    const fight = fighting({
      thug: { skills: { Sidearms: 6 } },
      ana: { side: 'enemies', standingOrders: { 'wound words': 'ask' } },
    });
    const shotIntent = { action: 'attack', actor: 'thug', targets: ['ana'] } as const;
    const scriptedRolls = [...dice(9, 1), ...dice(6, 0)];
    expect(transcript(sol, fight, shotIntent, ...scriptedRolls).at(-1)).toBe('asked: ana, wound words');
    const result = playScripted(sol, fight, shotIntent, scriptedRolls, ['through the hand']);
    expect(result.ok && result.value.after.combatants[1]?.own.wounds[0]).toMatchObject({
      level: 2,
      words: 'through the hand',
    });
  });

  test('it needs a wound, its name, and words; the unconscious may add it too, and at any moment', () => {
    expect(transcript(sol, woundedFight([]), note)).toEqual(['refused: sol/no-wounds']);
    expect(transcript(sol, woundedFight([1]), { ...note, tool: 'wound 1' })).toEqual(['refused: no-such']);
    expect(transcript(sol, woundedFight([1]), { ...note, words: '  ' })).toEqual(['refused: sol/no-words']);
    expect(transcript(sol, woundedFight([1]), { action: 'note', actor: 'ana' })).toEqual(['refused: sol/no-words']);
    const asleepFight = woundedFight([1], {
      conditions: [conditionFor('asleep'), conditionFor('unconscious')],
      vitality: 'down',
    });
    expect(notes(fightAfter(sol, asleepFight, note))).toEqual(['a broken rib']);
  });
});

describe('Wound Penalties', () => {
  const penalty = (wounds: readonly WoundLevel[], settings = {}) =>
    woundPenalties(fighting({ ana: {} }, settings), fighter('ana', { wounds })).reduce(
      (all, { value }) => all + value,
      0,
    );

  test('S-051 each level imposes its penalty, and the levels add up', () => {
    expect([[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]].map((of) => penalty(of as WoundLevel[]))).toEqual([
      0, -1, -2, -3, -3, -4, -5, -6,
    ]);
  });

  test('S-052 one level 1 wound imposes the same penalty as three', () => {
    expect(penalty([1])).toBe(penalty([1, 1, 1]));
    expect(penalty([2, 2])).toBe(penalty([2]));
  });

  test('the level is that of the box that holds the wound', () => {
    const fight = fightAfter(sol, woundedFight([1, 1, 1]), (resolution) => {
      takeWound(resolution, 'ana', { level: 1, steps: [], from: because({ id: 'item', item: 'a test' }) });
    });
    expect(woundPenalties(fight, combatant(fight, 'ana'))).toEqual([
      { value: -1, why: { id: 'wound', level: 1 } },
      { value: -2, why: { id: 'wound', level: 2 } },
    ]);
  });

  test('S-065 the table is ours: its values are terms marked as house values, and an encounter can set others', () => {
    for (const level of [1, 2, 3]) {
      const term = referenceOf('sol').glossary.find(({ name }) => name === `level-${level}-penalty`);
      expect(term?.brief).toBe(
        `${level} ${level === 1 ? 'die' : 'dice'} lost while you have a level ${level} wound (set by Fray, not the book). The GM can set it from 0 to 6.`,
      );
    }
    expect(penalty([1, 2], { 'level-2-penalty': 5 })).toBe(-6);
    expect(penalty([1, 2], { 'level-2-penalty': 99 })).toBe(-3);
  });

  test('every house value is a setting and a term, and says what it is', () => {
    for (const [name, { value, least, most }] of houseValues()) {
      expect(sol.settings[name]?.values[0], name).toBe(value);
      expect(sol.settings[name]?.values).toHaveLength(most - least + 1);
      expect(briefOf(referenceOf('sol'), 'settings', name)).toMatch(/set by Fray, not the book\)$/);
      expect(referenceOf('sol').glossary.find((term) => term.name === name)?.brief).toMatch(
        /set by Fray, not the book/,
      );
    }
  });
});
