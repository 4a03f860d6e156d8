import { describe, expect, test } from 'vitest';
import type { Situation } from '../../../src/rules/core/encounter.ts';
import { engagementOf, situationOnMap } from '../../../src/rules/tdgs/field.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { reasonText } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { spells, weapon, weapons } from './content.ts';
import { answerTo, attackBy, conditionFor, type FighterSketch, intentOf, lines, next, onField } from './fight.ts';

const bow = weapon({ name: 'Bow', range: 'ranged' });
const openRows = (columns: number, rows: number) => Array.from({ length: rows }, () => '.'.repeat(columns));
/** Kira at A1, a goblin at the given square. */
const twoAt = (at: string, kira: FighterSketch = {}, more: Parameters<typeof onField>[1] = {}) =>
  onField({ kira: { at: 'A1', ...kira }, goblin: { at } }, { rows: openRows(13, 13), ...more });
const shownSituationAt = (at: string, more: Parameters<typeof onField>[1] = {}) =>
  situationOnMap(twoAt(at, {}, more), 'kira', 'goblin');

describe('Bands', () => {
  test('Adjacent 0–1 squares, Near 2–4, Far 5–10, Distant 11 and more, in a straight line', () => {
    const bands = ['B1', 'C1', 'E1', 'F1', 'K1', 'L1'].map((at) => shownSituationAt(at)?.range);
    expect(bands).toEqual(['Adjacent', 'Near', 'Near', 'Far', 'Far', 'Distant']);
  });
  test('diagonally too: the longer side counts', () => {
    const bands = ['B2', 'C3', 'E5', 'F6', 'K11', 'L12', 'E2', 'F5'].map((at) => shownSituationAt(at)?.range);
    expect(bands).toEqual(['Adjacent', 'Near', 'Near', 'Far', 'Far', 'Distant', 'Near', 'Far']);
  });
  test('a level of height is a square: next to each other, 1 level apart is Adjacent, 2 Near, 4 Near, 5 Far', () => {
    const bands = [0, 1, 2, 4, 5].map((level) => shownSituationAt('B1', { heights: [`0${level}`] })?.range);
    expect(bands).toEqual(['Adjacent', 'Adjacent', 'Near', 'Near', 'Far']);
  });
  test('a combatant without a square has no measured range, and the declared one counts', () => {
    const fight = onField({ kira: { at: 'A1', weapons: [bow] }, goblin: {} });
    expect(situationOnMap(fight, 'kira', 'goblin')).toBeUndefined();
    expect(answerTo(fight, attackBy('kira', 'goblin', { situation: { range: 'Near' } }), d(20, 5))).toBe('done');
  });
});

describe('The reach of weapons', () => {
  const shotOutcome = (weapon: NonNullable<FighterSketch['weapons']>, at: string) => {
    const fight = twoAt(at, { weapons: weapon });
    const answer = answerTo(fight, attackBy('kira', 'goblin'), d(20, 5));
    if (answer !== 'done') return answer;
    return lines(fight, attackBy('kira', 'goblin'), d(20, 5)).find((line) => line.includes('extended')) ? '−2' : 'free';
  };
  test('melee at 1, not at 2', () => {
    expect(['B1', 'C1'].map((at) => shotOutcome([weapons.sword], at))).toEqual(['free', 'out-of-range']);
  });
  test('reach at 1 and 4, not at 5', () => {
    expect(['B1', 'E1', 'F1'].map((at) => shotOutcome([weapons.spear], at))).toEqual(['free', 'free', 'out-of-range']);
  });
  test('thrown at 1 and 4, at −2 at 5 and 10, not at 11', () => {
    const outcomes = ['B1', 'E1', 'F1', 'K1', 'L1'].map((at) => shotOutcome([weapons.throwingKnife], at));
    expect(outcomes).toEqual(['free', 'free', '−2', '−2', 'out-of-range']);
  });
  test('ranged at 10, at −2 at 11; long range at 11', () => {
    expect(['K1', 'L1'].map((at) => shotOutcome([weapons.shortbow], at))).toEqual(['free', '−2']);
    expect(shotOutcome([weapons.longbow], 'L1')).toBe('free');
  });
  test('the math names the squares', () => {
    const output = lines(twoAt('L1', { weapons: [weapons.shortbow] }), attackBy('kira', 'goblin'), d(20, 5)).join('\n');
    expect(output).toContain('−2 extended range, Distant: A1 to L1, 11 squares');
  });
  test('a spell that names no range reaches 10 squares, not 11', () => {
    const cast = (at: string) =>
      answerTo(
        twoAt(at, { abilities: [spells.fireBolt] }),
        intentOf('cast', 'kira', { targets: ['goblin'] }),
        d(20, 5),
      );
    expect(['K1', 'L1'].map(cast)).toEqual(['done', 'out-of-range']);
  });
  test('grapple, shove and a bandage at 1, not at 2', () => {
    const does = (action: string, at: string, dice = [d(20, 5)]) =>
      answerTo(
        onField({
          kira: { at: 'A1' },
          goblin: { at },
          ana: { at, conditions: [conditionFor('Bleeding', { value: 1 })] },
        }),
        intentOf(action, 'kira', { targets: [action === 'treat' ? 'ana' : 'goblin'] }),
        ...dice,
      );
    for (const action of ['grapple', 'shove'])
      expect([does(action, 'B1'), does(action, 'C1')]).toEqual(['done', 'tdgs/not-adjacent']);
    expect([does('treat', 'B1', []), does('treat', 'C1')]).toEqual(['done', 'tdgs/not-adjacent']);
  });
});

describe('Flanked, surrounded, overwhelmed', () => {
  /** The goblin at B2, with Kira on the first of these squares and other combatants on the others. */
  const fightAround = (tiles: readonly string[], who: FighterSketch = {}) => {
    const ids = ['kira', 'tomas', 'ana', 'bo', 'cy'];
    const sketches = Object.fromEntries(
      tiles.map((at, index) => [ids[index] ?? '', { at, ...(index === 1 ? who : {}) }]),
    );
    return onField({ ...sketches, goblin: { at: 'B2' } }, { rows: openRows(4, 4) });
  };
  const position = (...options: Parameters<typeof fightAround>) =>
    situationOnMap(fightAround(...options), 'kira', 'goblin')?.flanked;
  test('two on opposite sides, straight or diagonal, flank; at a right angle they don’t', () => {
    expect(
      [
        ['A2', 'C2'],
        ['A1', 'C3'],
        ['A2', 'B1'],
        ['A1', 'C2'],
      ].map((tiles) => position(tiles)),
    ).toEqual(['flanked', 'flanked', undefined, undefined]);
  });
  test('opposite each other but two squares away they don’t', () => expect(position(['A2', 'D2'])).toBeUndefined());
  test('3 and 4 around: surrounded; 5: overwhelmed', () => {
    const tiles = ['A1', 'B1', 'C1', 'A2', 'A3'];
    expect([2, 3, 4, 5].map((count) => position(tiles.slice(0, count)))).toEqual([
      undefined,
      'surrounded',
      'surrounded',
      'overwhelmed',
    ]);
  });
  test('an enemy who cannot act does not count, nor does a friend of the target', () => {
    for (const name of ['Stunned', 'Unconscious', 'Paralyzed'] as const)
      expect(position(['A2', 'C2'], { conditions: [conditionFor(name)] }), name).toBeUndefined();
    expect(position(['A2', 'C2'], { side: 'creatures' })).toBeUndefined();
  });
  test('+2, +4, +6 in the math, with who stands where', () => {
    const sumFrom = (tiles: readonly string[]) =>
      lines(fightAround(tiles), attackBy('kira', 'goblin'), d(20, 5)).find((line) => line.includes('attack with'));
    expect(sumFrom(['A2', 'C2'])).toContain('+2 flanked: kira A2 and tomas C2');
    expect(sumFrom(['A1', 'B1', 'C1'])).toContain('+4 surrounded: kira A1, tomas B1 and ana C1');
    expect(sumFrom(['A1', 'B1', 'C1', 'A2', 'A3'])).toContain('+6 overwhelmed');
  });
  test('a shot from the side gets none of it', () => {
    const fight = fightAround(['A2', 'C2']);
    const [kira, ...rest] = fight.combatants;
    const armedFight = { ...fight, combatants: [{ ...kira!, sheet: { ...kira!.sheet, weapons: [bow] } }, ...rest] };
    expect(lines(armedFight, attackBy('kira', 'goblin'), d(20, 5)).join()).not.toContain('flanked');
  });
});

describe('Cover', () => {
  const fightBehind = (sign: string, way: FighterSketch = { weapons: [bow] }) =>
    onField({ kira: { at: 'A1', ...way }, goblin: { at: 'F1' } }, { rows: [`....${sign}.`] });
  const attackSum = (fight: ReturnType<typeof fightBehind>, deed = attackBy('kira', 'goblin')) =>
    lines(fight, deed, d(20, 5)).find((line) => line.includes('vs 11'));
  test('a low thing beside the target is partial, a high one half, with what covers and where', () => {
    expect(attackSum(fightBehind('.'))).toContain('−10 goblin’s REF =');
    expect(attackSum(fightBehind('o'))).toContain('−12 goblin’s REF (10 + 2 partial cover: the crate at E1)');
    expect(attackSum(fightBehind('O'))).toContain('−14 goblin’s REF (10 + 4 half cover: the pillar at E1)');
  });
  test('without a clear line no one is a target, neither of a shot nor a spell nor a blow', () => {
    expect(answerTo(fightBehind('#'), attackBy('kira', 'goblin'))).toBe('tdgs/no-line');
    const spell = fightBehind('#', { abilities: [spells.terror] });
    expect(answerTo(spell, intentOf('cast', 'kira', { targets: ['goblin'] }))).toBe('tdgs/no-line');
    const spear = onField({ kira: { at: 'A1', weapons: [weapons.spear] }, goblin: { at: 'C1' } }, { rows: ['.#.'] });
    expect([answerTo(spear, attackBy('kira', 'goblin')), engagementOf(spear, 'kira', 'goblin')]).toEqual([
      'tdgs/no-line',
      undefined,
    ]);
  });
  test('it counts for spells against REF only, and never for a blow', () => {
    const breath = { ...spells.fireBolt, against: 'REF' } as const;
    const cast = intentOf('cast', 'kira', { targets: ['goblin'] });
    expect(attackSum(fightBehind('o', { abilities: [breath] }), cast)).toContain('partial cover: the crate at E1');
    expect(attackSum(fightBehind('o', { abilities: [spells.fireBolt] }), cast)).not.toContain('cover');
    const spear = onField({ kira: { at: 'A1', weapons: [weapons.spear] }, goblin: { at: 'C1' } }, { rows: ['.o.'] });
    expect(attackSum(spear)).not.toContain('cover');
  });
  test('a thing that doesn’t touch the target gives no cover', () => {
    const fight = onField({ kira: { at: 'A1', weapons: [bow] }, goblin: { at: 'F1' } }, { rows: ['.o....'] });
    expect(attackSum(fight)).not.toContain('cover');
  });
});

describe('High ground', () => {
  const sumOnHeights = (heights: string, setting = true) => {
    const fight = onField(
      { kira: { at: 'A1', weapons: [bow] }, goblin: { at: 'H1' } },
      { rows: ['........'], heights: [heights], settings: { 'high ground': setting } },
    );
    return lines(fight, attackBy('kira', 'goblin'), d(20, 5)).find((line) => line.includes('vs 11'));
  };
  test('one level higher is +2, at any distance; equal and lower give nothing', () => {
    expect(sumOnHeights('10000000')).toContain('+2 high ground: A1 is higher than H1');
    expect(sumOnHeights('11111111')).not.toContain('high ground');
    expect(sumOnHeights('00000001')).not.toContain('high ground');
  });
  test('it doesn’t count if the encounter has turned it off', () =>
    expect(sumOnHeights('10000000', false)).not.toContain('high ground'));
});

describe('Declarations, and the GM’s override', () => {
  const fight = onField({ kira: { at: 'A1', weapons: [bow] }, goblin: { at: 'F1' } }, { rows: ['....o.'] });
  const answersWith = (situation: Situation) => answerTo(fight, attackBy('kira', 'goblin', { situation }), d(20, 5));
  test('what the map shows is accepted, and anything else is refused', () => {
    expect(answersWith({ range: 'far', cover: 'Partial' })).toBe('done');
    for (const wrong of [{ range: 'Near' }, { cover: 'half' }, { flanked: 'flanked' }])
      expect(answersWith(wrong), JSON.stringify(wrong)).toBe('against-the-field');
  });
  test('the GM’s word overrides the map, with its reason, until it is removed', () => {
    const overrides = [
      { actor: 'kira', target: 'goblin', situation: { cover: 'half' }, why: 'smoke' },
      { actor: 'goblin', target: 'kira', situation: { range: 'Adjacent', flanked: 'flanked' } },
    ];
    const withOverrides = { ...fight, field: { ...fight.field!, words: overrides } };
    const [shotIntent, blowIntent] = [attackBy('kira', 'goblin'), attackBy('goblin', 'kira')];
    expect(lines(withOverrides, shotIntent, d(20, 5)).join()).toContain('+ 4 half cover, set by the GM: “smoke”');
    expect(lines({ ...withOverrides, turn: 1 }, blowIntent, d(20, 5)).join()).toContain('+2 flanked, set by the GM');
    expect(answerTo({ ...fight, turn: 1 }, blowIntent)).toBe('out-of-range');
  });
  test('everything is shown at once, each with its reason', () => {
    const { reasons = [], ...shows } = tdgs.field?.situation?.(fight, 'kira', 'goblin') ?? {};
    expect(shows).toEqual({ range: 'Far', cover: 'partial', highGround: false });
    expect(reasons.map((why) => reasonText(why, 'tdgs'))).toEqual([
      'Far: A1 to F1, 5 squares',
      'partial cover: the crate at E1',
    ]);
  });
  test('no distances between pairs are recorded', () => {
    const adjacentFight = onField({ kira: { at: 'A1' }, goblin: { at: 'B1' } });
    expect(next(adjacentFight, attackBy('kira', 'goblin'), d(20, 5)).positions).toEqual({});
    expect(engagementOf(adjacentFight, 'kira', 'goblin')).toBe('Adjacent');
  });
});

describe('Sight', () => {
  const afraid = [conditionFor('Frightened', { source: 'goblin' })];
  const fear = (rows: readonly string[]) =>
    lines(
      onField(
        { kira: { at: 'A1', conditions: afraid, weapons: [bow] }, goblin: { at: 'C1' }, wolf: { at: 'A2' } },
        { rows },
      ),
      attackBy('kira', 'wolf'),
      d(20, 5),
    ).join();
  test('fear counts while a line to its source is clear', () => {
    expect(fear(['...', '...'])).toContain('−2 Frightened');
    expect(fear(['.#.', '.#.'])).not.toContain('Frightened');
  });
});
