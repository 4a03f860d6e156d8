import { describe, expect, test } from 'vitest';
import { combatant, type Encounter } from '../../../src/rules/core/encounter.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol, WoundLevel } from '../../../src/rules/sol/sheet.ts';
import { after as fightAfter, playScripted, transcript } from '../core/transcript.ts';
import { dice, type FighterSketch, fighting } from './table.ts';

/** The medic's turn: Medicine 4 + LOG 3 + rating 2 are 9 dice. */
function medicFight(wounds: readonly WoundLevel[], doc: FighterSketch = {}, ana: FighterSketch = {}) {
  return fighting({
    doc: { skills: { Medicine: 4 }, sheet: { medkit: 2 }, ...doc },
    ana: { wounds, ...ana },
    thug: { side: 'enemies' },
  });
}

const heal = { action: 'medkit', actor: 'doc', targets: ['ana'] } as const;
const woundsLeft = (fight: Encounter<Sol>, id = 'ana') => combatant(fight, id).own.wounds.map(({ number }) => number);

describe('Medkits', () => {
  test('S-088 in combat Medicine + LOG + rating removes the lowest wound', () => {
    expect(transcript(sol, medicFight([2, 1]), heal, ...dice(9, 1))).toEqual([
      'doc spent action points 3 → 1 (medkit)',
      'doc → ana, medkit: [5 1 1 1 1 1 1 1 1] +4 Medicine +3 LOG +2 medkit = 1 hits vs threshold (level 1 wound) 1: success',
      'ana recovers 1 (medkit): level 1 wound',
      'ana: wounds 2 → 1',
    ]);
  });

  test('S-088 the thresholds are 1, 3 and 5: one fewer fails', () => {
    for (const [level, threshold] of [
      [1, 1],
      [2, 3],
      [3, 5],
    ] as const) {
      expect(
        woundsLeft(fightAfter(sol, medicFight([level]), heal, ...dice(9, threshold - 1))),
        `level ${level}`,
      ).toEqual([1]);
      expect(woundsLeft(fightAfter(sol, medicFight([level]), heal, ...dice(9, threshold))), `level ${level}`).toEqual(
        [],
      );
    }
  });

  test('once per wound: one attempt, failed or not; of the lowest level the oldest not yet tried', () => {
    const afterHealing = fightAfter(sol, medicFight([1, 1, 2], { points: 6 }), heal, ...dice(9, 0));
    const afterSecondAttempt = fightAfter(sol, afterHealing, heal, ...dice(9, 0));
    expect(combatant(afterSecondAttempt, 'ana').own.wounds.map(({ tried }) => tried === true)).toEqual([
      true,
      true,
      false,
    ]);
    expect(transcript(sol, afterSecondAttempt, heal)).toEqual(['refused: sol/medkit-tried']);
    expect(sol.actions.medkit?.offers(afterSecondAttempt, 'doc')).toBeUndefined();
  });

  test('on oneself too; the healer’s wounds count, the patient’s don’t', () => {
    const fight = medicFight([1, 2], { wounds: [2] });
    expect(transcript(sol, fight, { action: 'medkit', actor: 'doc' }, ...dice(7, 3))[1]).toMatch(
      /^doc → doc.*−2 level 2 wound = 3 hits/,
    );
    expect(transcript(sol, fight, heal, ...dice(7, 1))[1]).toMatch(/−2 level 2 wound = 1 hits/);
  });

  test('a level 3 wound also leaves its mark this way', () => {
    const fight = medicFight([3], {}, { controller: 'u1' });
    expect(transcript(sol, fight, heal, ...dice(9, 5)).at(-1)).toBe('asked: ana, mark');
    const result = playScripted(sol, fight, heal, dice(9, 5), ['afraid of loud noise']);
    expect(result.ok && result.value.after.combatants[1]?.sheet.marks).toEqual(['afraid of loud noise']);
  });

  test('it needs a medkit, a wound, a patient, points and one’s own turn', () => {
    expect(transcript(sol, medicFight([1], { sheet: {} }), heal)).toEqual(['refused: sol/no-medkit']);
    expect(transcript(sol, medicFight([]), heal)).toEqual(['refused: sol/no-wounds']);
    expect(transcript(sol, medicFight([1]), { ...heal, targets: ['ana', 'doc'] })).toEqual(['refused: too-many']);
    expect(transcript(sol, medicFight([1]), { ...heal, targets: ['nobody'] })).toEqual(['refused: missing']);
    expect(transcript(sol, medicFight([1], { points: 1 }), heal)).toEqual(['refused: nothing-left']);
    expect(transcript(sol, { ...medicFight([1]), turn: 1 }, heal)).toEqual(['refused: not-your-turn']);
  });
});
