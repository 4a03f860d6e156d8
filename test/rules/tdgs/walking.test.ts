import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { playDeed, prepareIntent } from '../../../src/rules/core/play.ts';
import { ok } from '../../../src/rules/core/refusal.ts';
import { fallDamageOf } from '../../../src/rules/tdgs/hazards.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { playScripted } from '../core/transcript.ts';
import { weapons } from './content.ts';
import {
  answerTo,
  attackBy,
  conditionFor,
  type FighterSketch,
  hasCondition,
  hp,
  intentOf,
  lines,
  next,
  onField,
  tileNameOf,
  vitalityOf,
} from './fight.ts';

const openRows = (columns: number, rows = 1) => Array.from({ length: rows }, () => '.'.repeat(columns));
const moveTo = (to: string, action = 'move') => intentOf(action, 'kira', { to });

describe('Move and Step over squares', () => {
  const kiraAlone = (kira: FighterSketch = {}, rows = openRows(14)) =>
    onField({ kira: { at: 'A1', ...kira }, wolf: { at: 'N1' } }, { rows });
  const moves = (to: string, ...sketches: Parameters<typeof kiraAlone>) => answerTo(kiraAlone(...sketches), moveTo(to));
  test('a Move is up to MOV squares', () => {
    expect([moves('K1'), moves('L1'), moves('C1', { MOV: 1 })]).toEqual(['done', 'too-far', 'too-far']);
    expect(tileNameOf(next(kiraAlone(), moveTo('K1')), 'kira')).toBe('K1');
  });
  test('Slowed: half of it, rounded down, and no Step', () => {
    const slowedSketch = (MOV: number) => ({ MOV, conditions: [conditionFor('Slowed')] });
    expect([moves('D1', slowedSketch(7)), moves('E1', slowedSketch(7)), moves('B1', slowedSketch(1))]).toEqual([
      'done',
      'too-far',
      'cannot',
    ]);
    expect(answerTo(kiraAlone(slowedSketch(7)), moveTo('B1', 'step'))).toBe('cannot');
  });
  test('MOV 0, or Grappled: no move', () => {
    expect([moves('B1', { MOV: 0 }), moves('B1', { conditions: [conditionFor('Grappled')] })]).toEqual([
      'cannot',
      'cannot',
    ]);
  });
  test('a Step is one square: not two, and none that costs two', () => {
    const steps = (to: string, rows?: string[]) => answerTo(kiraAlone({}, rows), moveTo(to, 'step'));
    expect([steps('B1'), steps('C1'), steps('B1', ['.,............'])]).toEqual(['done', 'too-far', 'too-far']);
    expect(lines(kiraAlone(), moveTo('B1', 'step'))).toEqual(['kira spent step 1 → 0 (step)', 'kira moves A1 B1']);
  });
  test('rough ground costs two squares, and a level up one more', () => {
    const rough = (to: string) => moves(to, { MOV: 3 }, ['.,.,..........']);
    expect([rough('C1'), rough('D1')]).toEqual(['done', 'too-far']);
    const answerToStepUp = (MOV: number) =>
      answerTo(
        onField({ kira: { at: 'A1', MOV }, wolf: { at: 'C1' } }, { rows: openRows(3), heights: ['010'] }),
        moveTo('B1'),
      );
    expect([answerToStepUp(1), answerToStepUp(2)]).toEqual(['too-far', 'done']);
  });
  test('past friends, not past enemies; ending on no one', () => {
    const moveAnswer = (id: string, to: string) =>
      answerTo(onField({ kira: { at: 'A1' }, [id]: { at: 'B1' } }, { rows: openRows(4) }), moveTo(to));
    expect([moveAnswer('ana', 'C1'), moveAnswer('goblin', 'C1')]).toEqual(['done', 'too-far']);
    expect([moveAnswer('ana', 'B1'), moveAnswer('goblin', 'B1')]).toEqual(['tile-taken', 'tile-taken']);
  });
  test('it needs a destination, which is no wall, no square outside, and not where one stands', () => {
    const fight = kiraAlone({}, ['..#...........']);
    expect(answerTo(fight, intentOf('move', 'kira'))).toBe('where-to');
    expect(['C1', 'Z9', 'A1'].map((to) => answerTo(fight, moveTo(to)))).toEqual([
      'no-footing',
      'no-tile',
      'tile-taken',
    ]);
  });
  test('a readied Move goes over squares too', () => {
    const readiedMove = [conditionFor('Readied', { facts: { held: 'move' } })];
    expect(tileNameOf(next({ ...kiraAlone({ conditions: readiedMove }), turn: 1 }, moveTo('C1', 'fire')), 'kira')).toBe(
      'C1',
    );
  });
  test('no closer to what is feared, not even on the way; around it at the same distance is fine', () => {
    const afraid = { at: 'B3', conditions: [conditionFor('Frightened', { source: 'goblin' })] };
    const fight = onField({ kira: afraid, goblin: { at: 'D3' } }, { rows: openRows(7, 5) });
    expect(['C3', 'C2'].map((to) => answerTo(fight, moveTo(to, 'step')))).toEqual(['tdgs/afraid', 'tdgs/afraid']);
    expect(['B2', 'A3'].map((to) => answerTo(fight, moveTo(to, 'step')))).toEqual(['done', 'done']);
    expect(answerTo(fight, moveTo('F3'))).toBe('done');
    const moveAnswer = (conditions: FighterSketch['conditions'] = []) =>
      answerTo(
        onField({ kira: { at: 'A1', conditions }, wolf: { at: 'C2' } }, { rows: openRows(5, 2) }),
        moveTo('E1', 'disengage'),
      );
    expect([moveAnswer([conditionFor('Frightened', { source: 'wolf' })]), moveAnswer()]).toEqual(['too-far', 'done']);
  });
  test('the grappler keeps hold of those who are still beside it, and lets go of the others', () => {
    const grappledSketch = { at: 'B2', conditions: [conditionFor('Grappled', { source: 'kira' })] };
    const fight = onField({ kira: { at: 'A1' }, goblin: grappledSketch }, { rows: openRows(6, 3) });
    expect(hasCondition(next(fight, moveTo('A2', 'step')), 'goblin', 'Grappled')).toBe(true);
    expect(hasCondition(next(fight, moveTo('D1'), d(20, 2)), 'goblin', 'Grappled')).toBe(false);
  });
});

describe('Opportunity attacks over squares', () => {
  const sword: FighterSketch = { weapons: [weapons.sword] };
  const spear: FighterSketch = { weapons: [weapons.spear] };
  const besideGoblin = (
    goblin: FighterSketch,
    kira: FighterSketch & { at?: string } = {},
    more: Parameters<typeof onField>[1] = {},
  ) => onField({ kira: { at: 'B1', ...kira }, goblin: { at: 'A1', ...goblin } }, { rows: openRows(12, 3), ...more });
  const strikes = (fight: ReturnType<typeof besideGoblin>, to: string, action = 'move') => {
    const result = playDeed(
      tdgs,
      fight,
      (resolution) => ok(startWalk(fight, moveTo(to, action))(resolution)),
      seededDice(1),
    );
    if (!result.ok) throw new Error(to);
    return result.value.events.some((event) => event.type === 'declared' && event.action === 'opportunity attack');
  };
  const startWalk = (fight: ReturnType<typeof besideGoblin>, intent: Intent) => {
    const result = prepareIntent(tdgs, fight, intent);
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    return result.value;
  };
  test('melee: from 1 square to 1 not, from 1 to 2 yes', () => {
    expect([strikes(besideGoblin(sword), 'B2'), strikes(besideGoblin(sword), 'C1')]).toEqual([false, true]);
  });
  test('reach: from 1 to 2 not, nor from 1 to 4; from 4 to 5 yes', () => {
    expect(['C1', 'E1', 'F1'].map((to) => strikes(besideGoblin(spear), to))).toEqual([false, false, true]);
  });
  test('a Step, a Disengage and a shove never', () => {
    expect([strikes(besideGoblin(sword), 'C1', 'step'), strikes(besideGoblin(sword), 'F1', 'disengage')]).toEqual([
      false,
      false,
    ]);
    const shovedFight = onField(
      { ana: { at: 'C2' }, goblin: { at: 'B1' }, kira: { at: 'A1' } },
      { rows: openRows(6, 3) },
    );
    const shoveLines = lines(shovedFight, intentOf('shove', 'ana', { targets: ['goblin'], manner: 'away' }), d(20, 11));
    expect(shoveLines.join()).not.toContain('opportunity');
  });
  test('a level up or down counts as a square: from next to each other on one level to 2 levels up', () => {
    const fight = besideGoblin(sword, {}, { rows: openRows(3), heights: ['012'] });
    expect(strikes({ ...fight, field: { ...fight.field!, standing: { kira: 'B1', goblin: 'A1' } } }, 'C1')).toBe(true);
  });
  test('behind a wall no one threatens: going there leaves the threatened area', () => {
    const fight = onField({ kira: { at: 'A2' }, goblin: { at: 'A1', ...spear } }, { rows: ['..', '..', '#.', '..'] });
    expect([strikes(fight, 'B2'), strikes(fight, 'A4')]).toEqual([false, true]);
  });
  test('once a Move, on the square being left; the rest of the path comes after', () => {
    const fight = onField(
      { kira: { at: 'A2' }, goblin: { at: 'B1', ...sword }, wolf: { at: 'E1', ...sword } },
      { rows: openRows(8, 2) },
    );
    expect(lines(fight, moveTo('H2'), d(20, 2), d(20, 2)).map((line) => line.replace(/ = .*/, ''))).toEqual([
      'kira spent actions 1 → 0 (move)',
      'kira moves A2 B2 C2',
      expect.stringContaining('goblin → kira, opportunity attack'),
      'kira moves C2 D2 E2 F2',
      expect.stringContaining('wolf → kira, opportunity attack'),
      'kira moves F2 G2 H2',
    ]);
  });
  test('a combatant who is knocked out stays on the square it was leaving, and no one else attacks', () => {
    const fight = onField(
      { kira: { at: 'A2', hp: 14 }, goblin: { at: 'B1', ...sword }, wolf: { at: 'E1', ...sword } },
      { rows: openRows(8, 2) },
    );
    const after = next(fight, moveTo('H2'), d(20, 11));
    expect([vitalityOf(after, 'kira'), tileNameOf(after, 'kira')]).toEqual(['down', 'C2']);
  });
  test('a combatant knocked out while passing a friend stays on the last free square', () => {
    const fight = onField(
      { kira: { at: 'A2', hp: 14 }, ana: { at: 'C2' }, goblin: { at: 'B1', ...sword } },
      { rows: ['.......', '.......'].map((row, index) => (index === 0 ? '..#####' : row)) },
    );
    const after = next(fight, moveTo('F2'), d(20, 11));
    expect([vitalityOf(after, 'kira'), tileNameOf(after, 'kira')]).toEqual(['down', 'B2']);
  });
  test('none by an enemy who is blinded, or doesn’t want to', () => {
    expect(strikes(besideGoblin({ ...sword, conditions: [conditionFor('Blinded')] }), 'C1')).toBe(false);
    expect(strikes(besideGoblin({ ...sword, standingOrders: { 'opportunity attack': 'no' } }), 'C1')).toBe(false);
  });
  test('an auto-reaction of "ask" asks, once a Move, and then the path goes on', () => {
    const fight = besideGoblin({ ...sword, standingOrders: { 'opportunity attack': 'ask' } });
    expect(playScripted(tdgs, fight, moveTo('F1'))).toMatchObject({
      value: { type: 'asked', question: { subject: 'goblin' } },
    });
    const outputResult = playScripted(tdgs, fight, moveTo('F1'), [], ['no']);
    expect(outputResult.ok && outputResult.value.type === 'done' && tileNameOf(outputResult.value.after, 'kira')).toBe(
      'F1',
    );
  });
  test('everyone along the path is asked together', () => {
    const ask = { ...sword, standingOrders: { 'opportunity attack': 'ask' } };
    const fight = onField(
      { kira: { at: 'A1' }, goblin: { at: 'B2', ...ask }, wolf: { at: 'F2', ...ask } },
      { rows: openRows(10, 2) },
    );
    expect(playScripted(tdgs, fight, moveTo('J1'))).toMatchObject({
      value: { question: { subject: 'goblin' }, together: [{ subject: 'wolf', about: 'opportunity attack' }] },
    });
    expect(playScripted(tdgs, fight, moveTo('J1'), [], ['no'])).toMatchObject({
      value: { question: { subject: 'wolf' }, together: [] },
    });
  });
  test('flanking counts for it', () => {
    const fight = onField(
      {
        kira: { at: 'B1' },
        goblin: { at: 'A1', ...sword },
        wolf: { at: 'C1', standingOrders: { 'opportunity attack': 'no' } },
      },
      { rows: openRows(8, 4) },
    );
    expect(lines(fight, moveTo('C2'), d(20, 2)).join()).toContain('+2 flanked: goblin A1 and wolf C1');
  });
});

describe('Shove away', () => {
  const shove = (more = {}) => intentOf('shove', 'kira', { targets: ['goblin'], manner: 'away', ...more });
  const twoFighters = (rows = openRows(5, 3), more: Parameters<typeof onField>[1] = {}, ana?: string) =>
    onField({ kira: { at: 'B2' }, goblin: { at: 'C2' }, ...(ana && { ana: { at: ana } }) }, { rows, ...more });
  const shovedTo = (fight: ReturnType<typeof twoFighters>, more = {}) =>
    tileNameOf(next(fight, shove(more), d(20, 11)), 'goblin');
  test('goes straight away, or onto a farther square of the shover’s choice', () => {
    expect([shovedTo(twoFighters()), shovedTo(twoFighters(), { to: 'D1' })]).toEqual(['D2', 'D1']);
    expect(answerTo(twoFighters(), shove({ to: 'C1' }))).toBe('tdgs/not-away');
    expect(answerTo(twoFighters(), shove({ to: 'E2' }))).toBe('tdgs/not-away');
  });
  test('a wall or a combatant stops it: then diagonally, and without room it is refused', () => {
    expect(shovedTo(twoFighters(['.....', '...O.', '...O.']))).toBe('D1');
    expect(shovedTo(twoFighters(openRows(5, 3), {}, 'D2'))).not.toBe('D2');
    expect(answerTo(twoFighters(openRows(5, 3), {}, 'D2'), shove({ to: 'D2' }))).toBe('tile-taken');
    expect(answerTo(twoFighters(['...#.', '...#.', '...#.']), shove())).toBe('tdgs/no-room');
    expect(answerTo(twoFighters(['...#.', '...#.', '...#.']), shove({ manner: 'prone' }), d(20, 11))).toBe('done');
  });
  test('over an edge of 2 levels they fall: 1d6; over one of 1 they don’t', () => {
    const edge = (level: number) =>
      twoFighters(openRows(5, 3), {
        heights: ['22222', '22222', '22222'].map((row) => `222${level}${level}`.slice(0, row.length)),
      });
    expect(hp(next(edge(1), shove(), d(20, 11)), 'goblin')).toBe(50);
    const output = lines(edge(0), shove(), d(20, 11), d(6, 4)).join();
    expect(output).toContain('goblin takes 4 untyped');
    expect(output).toContain('a fall of 2 squares');
    expect(hp(next(edge(0), shove(), d(20, 11), d(6, 4)), 'goblin')).toBe(46);
  });
  test('a larger target is not moved', () => {
    const fight = onField({ kira: { at: 'B2' }, goblin: { at: 'C2', size: 'Large' } }, { rows: openRows(5, 3) });
    expect(tileNameOf(next(fight, shove(), d(20, 11)), 'goblin')).toBe('C2');
  });
  test('breaks the hold on the shoved', () => {
    const grappledSketch = { at: 'C2', conditions: [conditionFor('Grappled', { source: 'ana' })] };
    const fight = onField({ kira: { at: 'B2' }, goblin: grappledSketch, ana: { at: 'B1' } }, { rows: openRows(5, 3) });
    expect(hasCondition(next(fight, shove(), d(20, 11)), 'goblin', 'Grappled')).toBe(false);
  });
});

test('A fall: 1 square nothing, 2 and 3 1d6, 19 9d6, 20 and 21 10d6', () => {
  expect([1, 2, 3, 19, 20, 21].map((squares) => fallDamageOf(squares)?.dice)).toEqual([
    undefined,
    '1d6',
    '1d6',
    '9d6',
    '10d6',
    '10d6',
  ]);
});

test('An attack leaves everyone where they stand', () => {
  const fight = onField({ kira: { at: 'A1' }, goblin: { at: 'B1' } });
  expect(next(fight, attackBy('kira', 'goblin'), d(20, 5)).field).toEqual(fight.field);
});
