import { describe, expect, test } from 'vitest';
import { d } from '../core/scripted-dice.ts';
import { ability, spells } from './content.ts';
import {
  answerTo,
  conditionFor,
  type FighterSketch,
  hasCondition,
  hp,
  intentOf,
  lines,
  newRound,
  next,
  onField,
} from './fight.ts';

const openRows = (columns: number, rows: number) => Array.from({ length: rows }, () => '.'.repeat(columns));
const blast = ability({
  name: 'Blast',
  kind: 'spell',
  tradition: 'arcane',
  against: 'REF',
  damage: [{ flat: 1 }],
  area: true,
});
const cast = (to: string, tool = 'Blast') => intentOf('cast', 'kira', { tool, to });

describe('A burst', () => {
  const fight = (at: string, kira: FighterSketch = {}, rows = openRows(14, 7)) =>
    onField({ kira: { at: 'A4', abilities: [blast], ...kira }, goblin: { at } }, { rows });
  const canCast = (...fightOptions: Parameters<typeof fight>) => {
    const before = fight(...fightOptions);
    return answerTo(before, cast('G4'), d(20, 2)) === 'done';
  };
  test('affects everyone within its radius of the center, which is 2 if it names none', () => {
    expect(['G4', 'I4', 'I6'].map((at) => canCast(at))).toEqual([true, true, true]);
    expect(answerTo(fight('J4'), cast('G4'))).toBe('tdgs/no-one-there');
    const wideBlast = { ...blast, size: 3 };
    expect([canCast('J4', { abilities: [wideBlast] }), canCast('J7', { abilities: [wideBlast] })]).toEqual([
      true,
      true,
    ]);
    expect(answerTo(fight('K4', { abilities: [wideBlast] }), cast('G4'))).toBe('tdgs/no-one-there');
  });
  test('affects friends and the caster too, each once', () => {
    const crowdedFight = onField(
      { kira: { at: 'A1', abilities: [blast], INT: 30 }, ana: { at: 'B2' }, goblin: { at: 'C1' }, wolf: { at: 'E1' } },
      { rows: openRows(6, 3) },
    );
    const after = next(crowdedFight, cast('B1'), d(20, 19), d(20, 19), d(20, 19));
    expect(['kira', 'ana', 'goblin', 'wolf'].map((id) => hp(after, id))).toEqual([19, 19, 19, 50]);
  });
  test('has no center in a wall, out of reach, or without a clear line', () => {
    const rows = ['...........', '..#........', '..#........', '..#........', '...........'];
    const walledFight = fight('D3', {}, rows);
    const areaFrom = (to: string) =>
      answerTo({ ...walledFight, field: { ...walledFight.field!, standing: { kira: 'A3', goblin: 'D3' } } }, cast(to));
    expect([areaFrom('C3'), areaFrom('D3'), areaFrom('Z9')]).toEqual(['tdgs/no-aim', 'tdgs/no-line', 'no-tile']);
    const castAt = (to: string) => answerTo(fight(to), cast(to), d(20, 2));
    expect([castAt('K4'), castAt('L4')]).toEqual(['done', 'out-of-range']);
  });
  test('is stopped by a wall; a thing beside the target covers it from the center', () => {
    const rows = ['.......', '....#..', '.......'];
    const behindWall = onField({ kira: { at: 'A2', abilities: [blast] }, goblin: { at: 'F2' } }, { rows });
    expect(answerTo(behindWall, cast('D2'))).toBe('tdgs/no-one-there');
    const crate = onField(
      { kira: { at: 'A2', abilities: [blast] }, goblin: { at: 'F2' } },
      { rows: ['.......', '....o..', '.......'] },
    );
    expect(lines(crate, cast('D2'), d(20, 2)).join()).toContain('partial cover: the crate at E2');
    expect(lines(crate, cast('F2'), d(20, 2)).join()).not.toContain('cover');
  });
  test('may be aimed at a combatant by name, and needs an aim', () => {
    expect(answerTo(fight('G4'), intentOf('cast', 'kira', { targets: ['goblin'] }), d(20, 2))).toBe('done');
    expect(answerTo(fight('G4'), intentOf('cast', 'kira', { tool: 'Blast' }))).toBe('tdgs/aim-where');
  });
  test('is cast as without a map at combatants off the map', () => {
    const fightOffMap = onField({ kira: { at: 'A1', abilities: [blast] }, goblin: {}, wolf: {} });
    const cast = intentOf('cast', 'kira', { targets: ['goblin', 'wolf'] });
    expect(answerTo(fightOffMap, cast, d(20, 2), d(20, 2))).toBe('done');
  });
  test('is refused if someone who has charmed the caster stands in it', () => {
    const charmedSketch = { conditions: [conditionFor('Charmed', { source: 'goblin' })] };
    expect(answerTo(fight('G4', charmedSketch), cast('G4'))).toBe('tdgs/charmed');
  });
  test('that helps is for the caster’s own side', () => {
    const cry = { ...spells.battleCry, timing: 'action' } as const;
    const crowdedFight = onField(
      { kira: { at: 'A1', abilities: [cry] }, ana: { at: 'B1' }, goblin: { at: 'C1' } },
      { rows: openRows(4, 1) },
    );
    const after = next(crowdedFight, cast('A1', 'Battle Cry'));
    expect(['kira', 'ana', 'goblin'].map((id) => hasCondition(after, id, 'Strengthened'))).toEqual([true, true, false]);
  });
});

describe('A cone and a line', () => {
  const touches = (shape: 'cone' | 'line', at: string, to = 'C4', size = 3) =>
    answerTo(
      onField({ kira: { at: 'A4', abilities: [{ ...blast, shape, size }] }, goblin: { at } }, { rows: openRows(9, 7) }),
      cast(to),
      d(20, 2),
    ) === 'done';
  test('a cone is a quarter of a circle around its aim, borders included, as long as its size', () => {
    expect(['D4', 'B3', 'D1', 'D7'].map((at) => touches('cone', at))).toEqual([true, true, true, true]);
    expect(['E4', 'B2', 'A3'].map((at) => touches('cone', at))).toEqual([false, false, false]);
  });
  test('a line has one square a step, and is as long as its size', () => {
    expect(['B4', 'D4', 'E4', 'C3'].map((at) => touches('line', at))).toEqual([true, true, false, false]);
  });
  test('a dragon’s breath is a cone of 4 squares, and has to be aimed away from the dragon', () => {
    const breath = (at: string, to = 'B1') =>
      answerTo(
        onField({ kira: { at: 'A1', abilities: [spells.fireBreath] }, goblin: { at } }, { rows: openRows(8, 8) }),
        cast(to, 'Dragon Fire Breath'),
        d(20, 2),
      );
    expect([breath('E1'), breath('E5'), breath('F1'), breath('E1', 'A1')]).toEqual([
      'done',
      'done',
      'tdgs/no-one-there',
      'tdgs/aim-where',
    ]);
  });
});

test('An Instant in an area goes off where it was aimed, on those who stand there then', () => {
  const cry = {
    ...spells.battleCry,
    helpful: false,
    inflicts: [],
    damage: [{ flat: 1 }],
    tradition: 'arcane',
    against: 'REF',
  } as const;
  const fight = onField({ kira: { at: 'A1', abilities: [cry] }, goblin: { at: 'F1' } }, { rows: openRows(10, 1) });
  const afterDeclaring = next(fight, intentOf('instant', 'kira', { tool: 'Battle Cry', to: 'F1' }));
  expect(lines(afterDeclaring, newRound, d(20, 2)).join()).toContain('kira → goblin');
  const afterLeaving = {
    ...afterDeclaring,
    field: { ...afterDeclaring.field!, standing: { kira: 'A1', goblin: 'J1' } },
  };
  expect(lines(afterLeaving, newRound).join()).toContain('comes to nothing');
});
