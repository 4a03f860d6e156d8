import { describe, expect, test } from 'vitest';
import { combatant, type Encounter } from '../../../src/rules/core/encounter.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol, WoundLevel } from '../../../src/rules/sol/sheet.ts';
import { after as fightAfter, playScripted, transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighting, gatheringOf } from './table.ts';

const enemy = { side: 'enemies' } as const;

/** Ana rests. BOD 6 + WIL 3 are 9 dice. */
const restingParty = (wounds: readonly WoundLevel[], more: FighterSketch = {}) =>
  gatheringOf({ ana: { wounds, ...more }, thug: enemy });
const sleep = (how: string) => ({ action: 'rest', actor: 'ana', manner: how });
const woundsLeft = (fight: Encounter<Sol>) => combatant(fight, 'ana').own.wounds.map(({ number }) => number);

describe('Natural Recovery', () => {
  test('S-077 S-079 S-082 one BOD + WIL test for each wound; level 1: threshold 1 after 2 hours', () => {
    expect(transcript(sol, restingParty([1]), sleep('2 hours'), ...dice(9, 1))).toEqual([
      'ana, recovery: [5 1 1 1 1 1 1 1 1] +6 BOD +3 WIL = 1 hits vs threshold (level 1 wound, 2 hours) 1: success',
      'ana recovers 1 (natural recovery): level 1 wound',
      'ana: wounds 1 → 0',
      'ana: rested: 2 hours',
    ]);
    expect(woundsLeft(fightAfter(sol, restingParty([1]), sleep('2'), ...dice(9, 0)))).toEqual([1]);
    expect(transcript(sol, restingParty([1]), sleep('1 hour'))).toEqual([
      'ana: rested: 1 hour, too short for an attempt',
    ]);
  });

  test('S-080 S-083 level 2: threshold 3 after 8 hours', () => {
    expect(woundsLeft(fightAfter(sol, restingParty([2]), sleep('8'), ...dice(9, 2)))).toEqual([1]);
    expect(woundsLeft(fightAfter(sol, restingParty([2]), sleep('8'), ...dice(9, 3)))).toEqual([]);
    expect(woundsLeft(fightAfter(sol, restingParty([2]), sleep('7 h')))).toEqual([1]);
  });

  test('S-081 S-084 level 3: threshold 5 after 24 hours', () => {
    expect(woundsLeft(fightAfter(sol, restingParty([3]), sleep('24'), ...dice(9, 4)))).toEqual([1]);
    expect(woundsLeft(fightAfter(sol, restingParty([3]), sleep('24'), ...dice(9, 5)))).toEqual([]);
    expect(woundsLeft(fightAfter(sol, restingParty([3]), sleep('23')))).toEqual([1]);
  });

  test('S-078 10 hours on levels 1, 1, 2, all successes: two healed, the third not tried', () => {
    const before = restingParty([2, 1, 1]);
    const after = fightAfter(sol, before, sleep('10 hours'), ...dice(9, 9), ...dice(9, 9));
    expect(woundsLeft(after)).toEqual([1]);
    expect(combatant(after, 'thug')).toEqual(combatant(before, 'thug'));
    expect(transcript(sol, before, sleep('10 hours'), ...dice(9, 9), ...dice(9, 9)).at(-1)).toBe(
      'ana: rested: 10 hours, the last 6 hours too short for another attempt',
    );
  });

  test('a failed attempt may be repeated with the hours left; higher levels wait for the lower', () => {
    const scriptedRolls = [...dice(9, 0), ...dice(9, 0), ...dice(9, 1)];
    expect(woundsLeft(fightAfter(sol, restingParty([1, 2]), sleep('6'), ...scriptedRolls))).toEqual([2]);
    expect(
      woundsLeft(
        fightAfter(sol, restingParty([1, 2]), sleep('8'), ...dice(9, 0), ...dice(9, 0), ...dice(9, 0), ...dice(9, 0)),
      ),
    ).toEqual([1, 2]);
  });

  test('S-085 the rest must be complete to count: hours short of a whole attempt are lost', () => {
    expect(woundsLeft(fightAfter(sol, restingParty([1, 1]), sleep('3'), ...dice(9, 1)))).toEqual([2]);
  });

  test('within a level the oldest goes first', () => {
    expect(woundsLeft(fightAfter(sol, restingParty([1, 1, 1]), sleep('2'), ...dice(9, 1)))).toEqual([2, 3]);
  });

  test('S-086 the unconscious and those put to sleep rest too, and may wake by it', () => {
    const forcedRest = restingParty([1], {
      vitality: 'down',
      conditions: [conditionFor('asleep'), conditionFor('unconscious')],
    });
    expect(woundsLeft(fightAfter(sol, forcedRest, sleep('2'), ...dice(9, 1)))).toEqual([]);
    const asleepFight = restingParty([1, 1], {
      is: { BOD: 2 },
      points: 0,
      vitality: 'down',
      conditions: [conditionFor('last stand'), conditionFor('unconscious')],
    });
    expect(combatant(fightAfter(sol, asleepFight, sleep('2'), ...dice(5, 1)), 'ana').vitality).toBe('up');
  });

  test('S-087 recovery costs no points', () => {
    const after = fightAfter(sol, restingParty([1]), sleep('2'), ...dice(9, 1));
    expect(combatant(after, 'ana').resources['action points']).toEqual({ value: 3, max: 3 });
  });

  test('neither wound penalties nor a GM’s modifiers apply to recovery', () => {
    const woundedFight = restingParty([3, 3, 2], {
      sheet: { boxes: { level1: 1, level2: 1, level3: 2 } },
      conditions: [conditionFor('favored', 2)],
    });
    expect(transcript(sol, woundedFight, sleep('8'), ...dice(9, 0))[0]).toMatch(/\+6 BOD \+3 WIL = 0/);
  });

  test('S-089 a medkit adds its rating: the best of one’s own and of friends who are awake', () => {
    const helpedFight = gatheringOf({
      ana: { wounds: [2], sheet: { medkit: 2 } },
      doc: { sheet: { medkit: 4 } },
      sleeper: {
        sheet: { medkit: 6 },
        vitality: 'down',
        conditions: [conditionFor('asleep'), conditionFor('unconscious')],
      },
      thug: { ...enemy, sheet: { medkit: 5 } },
    });
    expect(transcript(sol, helpedFight, sleep('8'), ...dice(13, 0))[0]).toMatch(/\+6 BOD \+3 WIL \+4 medkit/);
  });

  test('it is refused while the rounds run', () => {
    expect(transcript(sol, fighting({ ana: { wounds: [1] }, thug: enemy }), sleep('2'))).toEqual([
      'refused: rounds-run',
    ]);
  });

  test.each([
    ['a while', 'sol/hours'],
    ['', 'sol/hours'],
    ['0', 'out-of-bounds'],
    ['169', 'out-of-bounds'],
    ['-2', 'sol/hours'],
    ['1e3', 'sol/hours'],
  ])('%j hours are refused', (how, why) => {
    expect(transcript(sol, restingParty([1]), sleep(how))).toEqual([`refused: ${why}`]);
  });

  test('hours may be given as an amount', () => {
    expect(transcript(sol, restingParty([]), { action: 'rest', actor: 'ana', amount: 9 })).toEqual([
      'ana: rested: 9 hours',
    ]);
  });
});

describe('The mark of a level 3 wound', () => {
  const woundedFight = restingParty([3], { controller: 'u1' });

  test('S-053 the player is asked to describe it, and the sheet keeps it', () => {
    expect(transcript(sol, woundedFight, sleep('24'), ...dice(9, 5)).at(-1)).toBe('asked: ana, mark');
    const result = playScripted(sol, woundedFight, sleep('24'), dice(9, 5), ['a burn across the jaw']);
    expect(result.ok && result.value.type).toBe('done');
    expect(result.ok && result.value.after.combatants[0]?.sheet.marks).toEqual(['a burn across the jaw']);
  });

  test('S-053 the GM’s creatures keep no one waiting: a scar', () => {
    expect(combatant(fightAfter(sol, restingParty([3]), sleep('24'), ...dice(9, 5)), 'ana').sheet.marks).toEqual([
      'scar',
    ]);
  });

  test('lower levels leave none', () => {
    expect(
      combatant(
        fightAfter(sol, restingParty([1, 2], { controller: 'u1' }), sleep('10'), ...dice(9, 5), ...dice(9, 5)),
        'ana',
      ).sheet.marks,
    ).toEqual([]);
  });
});
