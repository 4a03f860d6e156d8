import { describe, expect, test } from 'vitest';
import { because } from '../../../src/rules/dungeoneers/reasons.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution } from '../../../src/rules/dungeoneers/sheet.ts';
import { gainStress } from '../../../src/rules/dungeoneers/stress.ts';
import { takeWounds } from '../../../src/rules/dungeoneers/wounds.ts';
import { itemReason } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { between, type CreatureSketch, creatureOf, equippedWeapon, value } from './fight.ts';

const freya = { as: 'Freya' };
const wound =
  (wounds: number, target = 'freya') =>
  (resolution: DungeoneersResolution) =>
    takeWounds(resolution, target, { from: because({ id: 'said', words: 'blow' }), wounds });
const gain = (stress: number) => (resolution: DungeoneersResolution) =>
  gainStress(resolution, 'freya', stress, because({ id: 'said', words: 'fright' }));
const fightWith = (sketch: CreatureSketch) => between({ freya: { ...freya, ...sketch }, skeleton: { as: 'Skeleton' } });
const tracks = (fight: ReturnType<typeof fightWith>) => [
  value(fight, 'freya', 'stress'),
  value(fight, 'freya', 'wounds'),
];

describe('Stress instead of wounds', () => {
  test('D-017 Freya, endurance 3, can handle 3 stress', () => {
    const gauge = rules
      .meters(creatureOf(fightWith({}), 'freya'), fightWith({}))
      .find(({ resource }) => resource === 'stress');
    expect(gauge).toEqual({ value: 0, max: 3, bad: 'full', resource: 'stress' });
    expect(tracks(next(rules, fightWith({}), wound(3)))).toEqual([3, 0]);
  });

  test('D-018 a wound becomes stress while stress is below capacity', () => {
    expect(tracks(next(rules, fightWith({ stress: 1 }), wound(1)))).toEqual([2, 0]);
    expect(tracks(next(rules, fightWith({ stress: 2 }), wound(1)))).toEqual([3, 0]);
    expect(tracks(next(rules, fightWith({ stress: 3 }), wound(1)))).toEqual([3, 1]);
  });

  test('D-019 D-020 at 2 of 3 stress, 2 wounds: 3 stress and 1 wound', () => {
    expect(transcript(rules, fightWith({ stress: 2 }), wound(2))).toEqual([
      'freya takes 1 (blow): +2 blow = 2; room for stress 1 = 1; stress 2 → 3',
      'freya takes 1 (blow): +2 blow = 2; −1 taken as stress = 1; wounds 0 → 1',
    ]);
  });
});

describe('Stress for hit dice', () => {
  const attack = (amount: number) => ({
    action: 'attack',
    actor: 'freya',
    targets: ['skeleton'],
    tool: 'mace',
    amount,
  });

  test('D-021 D-022 D-023 one die of the weapon for each stress, gained before any die is rolled', () => {
    const result = playScripted(rules, fightWith({ stress: 2 }), attack(2), [
      d(4, 1),
      d(4, 1),
      d(4, 1),
      d(4, 1),
      d(4, 4),
      d(6, 1),
      d(6, 1),
      d(4, 1),
    ]);
    expect(result.ok && result.value.events.map(({ type }) => type)).toEqual([
      'declared',
      'spent',
      'harmed',
      'contested',
      'checked',
      'struck',
    ]);
    expect(
      transcript(
        rules,
        fightWith({ stress: 2 }),
        attack(2),
        d(4, 1),
        d(4, 1),
        d(4, 1),
        d(4, 1),
        d(4, 4),
        d(6, 1),
        d(6, 1),
        d(4, 1),
      ),
    ).toEqual([
      'freya spent action points 3 → 2 (attack)',
      'freya takes 2 (for extra hit dice): +2 for extra hit dice = 2; stress 2 → 4',
      'freya → skeleton, attack with Mace: [1 1 1 1] {stress taken: +2} = 4 vs [4] = 4: hit',
      'freya → skeleton, pierce with Mace: [1 1] +1 past stress capacity 1d4 = 3 vs armor value 4: deflects',
    ]);
  });

  test('D-033 D-034 D-035 D-030 at 9 of 3, 2 stress for 2 dice: 13 stress, and 1 wound doubled to 2', () => {
    const fight = fightWith({ stress: 9 });
    expect(
      transcript(rules, fight, attack(2), d(4, 1), d(4, 1), d(4, 1), d(4, 1), d(4, 4), d(6, 1), d(6, 1), d(4, 1)),
    ).toEqual([
      'freya spent action points 3 → 2 (attack)',
      'freya takes 4 (for extra hit dice): +2 for extra hit dice = 2; × 2 past stress capacity = 4; stress 9 → 13',
      'freya takes 2 (stress over three times capacity): +1 stress over three times capacity = 1; × 2 past stress capacity = 2; wounds 0 → 2',
      'freya → skeleton, attack with Mace: [1 1 1 1] {stress taken: +2} = 4 vs [4] = 4: hit',
      'freya → skeleton, pierce with Mace: [1 1] +1 past stress capacity 1d4 = 3 vs armor value 4: deflects',
    ]);
  });

  test('D-036 after those 2 wounds the next one kills', () => {
    const fight = fightWith({ stress: 13, wounds: 2 });
    expect(creatureOf(fight, 'freya').vitality).toBe('up');
    expect(creatureOf(next(rules, fight, wound(1)), 'freya').vitality).toBe('dead');
  });

  test('a creature that dies of the stress does not attack, and has spent the points', () => {
    const fight = fightWith({ stress: 9, wounds: 2 });
    expect(transcript(rules, fight, attack(1))).toEqual([
      'freya spent action points 3 → 2 (attack)',
      expect.stringContaining('stress 9 → 11'),
      expect.stringContaining('wounds 2 → 2'),
      expect.stringContaining('freya: wound past capacity'),
      'freya fell: dead',
      'decided: only enemies are alive',
      'phase: aftermath',
    ]);
  });

  test('the program limits how many dice may be bought', () => {
    expect(transcript(rules, fightWith({}), attack(41))).toEqual(['refused: out-of-bounds']);
    expect(transcript(rules, fightWith({}), attack(-1))).toEqual(['refused: out-of-bounds']);
    expect(transcript(rules, fightWith({}), attack(1.5))).toEqual(['refused: out-of-bounds']);
  });
});

describe('Past the stress capacity', () => {
  test('D-023 stress gained in other ways goes past the capacity', () => {
    expect(tracks(next(rules, fightWith({ stress: 3 }), gain(2)))).toEqual([5, 0]);
  });

  test.each([
    ['D-025 exactly at capacity: not doubled', 3, 1],
    ['D-024 above capacity: doubled', 4, 2],
  ])('%s', (_, stress, wounds) => {
    expect(tracks(next(rules, fightWith({ stress }), wound(1)))).toEqual([stress, wounds]);
  });

  test('D-026 wounds are doubled before any reduction: 2 doubled and 1 less is 3, which kills', () => {
    const armoredSketch = { stress: 4, modifiers: [{ to: 'wounds taken', value: -1, why: 'stone skin' }] };
    expect(transcript(rules, fightWith(armoredSketch), wound(2))[0]).toBe(
      'freya takes 3 (blow): +2 blow = 2; × 2 past stress capacity = 4; −1 stone skin = 3; wounds 0 → 2',
    );
    expect(tracks(next(rules, fightWith({ ...armoredSketch, stress: 3 }), wound(2)))).toEqual([3, 1]);
  });

  test.each([
    ['D-028 exactly at capacity: not doubled', 3, 5],
    ['D-027 above capacity: doubled', 4, 8],
    ['a gain that only crosses the capacity is not doubled in any part', 1, 3],
  ])('%s', (_, before, stress) => {
    expect(tracks(next(rules, fightWith({ stress: before }), gain(2)))).toEqual([stress, 0]);
  });

  test('D-029 stress is doubled before any reduction: 2 doubled and 1 less is 3', () => {
    const calmSketch = { stress: 4, modifiers: [{ to: 'stress gained', value: -1, why: 'calm' }] };
    expect(tracks(next(rules, fightWith(calmSketch), gain(2)))).toEqual([7, 0]);
  });

  test.each([
    ['D-031 ending exactly at three times the capacity: no wound', 7, 1, [9, 0]],
    ['D-030 ending past it: a wound, doubled', 8, 1, [10, 2]],
    ['D-030 already past it: a wound for every gain', 10, 1, [12, 2]],
    ['D-032 once per gain, not once per point', 9, 5, [19, 2]],
  ])('%s', (_, before, chosen, now) => {
    expect(tracks(next(rules, fightWith({ stress: before }), gain(chosen)))).toEqual(now);
  });

  test('D-032 two gains are two wounds of 2', () => {
    const gainTwice = (resolution: DungeoneersResolution) => {
      gain(1)(resolution);
      gain(1)(resolution);
    };
    expect(
      creatureOf(next(rules, fightWith({ stress: 9, size: 'Huge' }), gainTwice), 'freya').resources.wounds,
    ).toEqual({
      value: 4,
      max: 4,
    });
  });

  test('with endurance 0 any stress is past both thresholds, and the first is not doubled', () => {
    expect(tracks(next(rules, fightWith({ endurance: 0 }), gain(1)))).toEqual([1, 2]);
  });

  test.each([
    ['D-038 exactly at capacity: no extra pierce die', 3, 0],
    ['D-037 above capacity: an extra d4', 4, 1],
  ])('%s', (_, stress, extra) => {
    const script = [d(4, 4), d(4, 4), d(4, 1), d(6, 1), d(6, 1), ...Array.from({ length: extra }, () => d(4, 1))];
    const lines = transcript(
      rules,
      fightWith({ stress }),
      { action: 'attack', actor: 'freya', targets: ['skeleton'] },
      ...script,
    );
    expect(lines.at(-1)).toBe(
      extra === 0
        ? 'freya → skeleton, pierce with Mace: [1 1] = 2 vs armor value 4: deflects'
        : 'freya → skeleton, pierce with Mace: [1 1] +1 past stress capacity 1d4 = 3 vs armor value 4: deflects',
    );
  });

  test('whether wounds are doubled is checked once: stress that fills up in the same blow does not double them', () => {
    expect(tracks(next(rules, fightWith({ stress: 2 }), wound(3)))).toEqual([3, 2]);
  });

  test('a changed endurance changes the capacity at once, and stress stays', () => {
    const weaken = (resolution: DungeoneersResolution) => {
      const { sheet: before } = resolution.combatant('freya');
      resolution.record({
        type: 'sheet-changed',
        subject: 'freya',
        why: itemReason('poison'),
        before,
        after: { ...before, endurance: 1 },
      });
    };
    const afterWeakening = next(rules, fightWith({ stress: 2 }), weaken);
    expect(tracks(afterWeakening)).toEqual([2, 0]);
    expect(tracks(next(rules, afterWeakening, wound(1)))).toEqual([2, 2]);
  });
});

describe('Relieving stress', () => {
  test('D-039 a spell, a potion and an item relieve it', () => {
    const fight = between({
      ulfarmi: { as: 'Ulfarmi' },
      freya: { ...freya, stress: 5 },
      suori: { as: 'Suori', stress: 3 },
      enemy: {},
    });
    const afterSoothing = next(rules, fight, { action: 'cast', actor: 'ulfarmi', targets: ['freya'], tool: 'Soothe' });
    expect(value(afterSoothing, 'freya', 'stress')).toBe(3);
    const afterDrink = next(rules, { ...fight, turn: 2 }, { action: 'use', actor: 'suori', tool: 'Bitter Tea' });
    expect(value(afterDrink, 'suori', 'stress')).toBe(1);
    expect(value(afterDrink, 'freya', 'stress')).toBe(5);
  });

  test('D-040 a creature’s ability relieves it, as often as it likes', () => {
    const fight = fightWith({ stress: 4, abilities: [{ name: 'Deep Breath', relieves: 3 }] });
    const afterBreath = next(rules, fight, { action: 'use', actor: 'freya', tool: 'Deep Breath' });
    expect(tracks(afterBreath)).toEqual([1, 0]);
    expect(
      value(next(rules, afterBreath, { action: 'use', actor: 'freya', tool: 'Deep Breath' }), 'freya', 'stress'),
    ).toBe(0);
  });

  const afterRest = (how: string, sketch: CreatureSketch) =>
    next(rules, { ...fightWith(sketch), phase: 'aftermath' }, { action: 'rest', actor: 'freya', manner: how });
  test('D-041 a short rest relieves stress equal to endurance, to 0 at the least', () => {
    expect(tracks(afterRest('short', { stress: 7, wounds: 1 }))).toEqual([4, 1]);
    expect(tracks(afterRest('short', { stress: 2 }))).toEqual([0, 0]);
  });
  test('D-042 a long rest relieves all of it', () =>
    expect(tracks(afterRest('long', { stress: 13, wounds: 1 }))).toEqual([0, 1]));
  test('D-043 a full rest relieves all of it', () =>
    expect(tracks(afterRest('full', { stress: 13, wounds: 2 }))).toEqual([0, 0]));

  test('D-044 a rest counts when it is completed: none while rounds run, and it is one deed', () => {
    const rest = { action: 'rest', actor: 'freya', manner: 'long' };
    expect(transcript(rules, fightWith({ stress: 3 }), rest)).toEqual(['refused: rounds-run']);
    expect(transcript(rules, { ...fightWith({ stress: 3 }), phase: 'ended' }, rest)).toEqual([
      'freya recovers 3 (long rest): stress 3 → 0',
    ]);
  });

  test('magica is full after any rest; a rest needs a kind, and the dead take none', () => {
    const withLittleMagica = {
      ...between({ ulfarmi: { as: 'Ulfarmi', magica: 1 }, enemy: {} }),
      phase: 'aftermath' as const,
    };
    expect(
      value(next(rules, withLittleMagica, { action: 'rest', actor: 'ulfarmi', manner: 'short' }), 'ulfarmi', 'magica'),
    ).toBe(4);
    expect(transcript(rules, withLittleMagica, { action: 'rest', actor: 'ulfarmi' })).toEqual(['refused: missing']);
    expect(transcript(rules, withLittleMagica, { action: 'rest', actor: 'ulfarmi', manner: 'nap' })).toEqual([
      'refused: no-such',
    ]);
    const withDeadCreature = { ...fightWith({ vitality: 'dead', stress: 2 }), phase: 'aftermath' as const };
    expect(transcript(rules, withDeadCreature, { action: 'rest', actor: 'freya', manner: 'full' })).toEqual([
      'refused: dungeoneers/dead-stay-dead',
    ]);
  });

  test('the GM can do what the story needs: hazards and relief', () => {
    const afterFright = next(rules, fightWith({ stress: 4 }), {
      action: 'hazard',
      actor: 'freya',
      manner: 'stress',
      amount: 1,
      words: 'a scream',
    });
    expect(tracks(afterFright)).toEqual([6, 0]);
    const afterFire = next(rules, fightWith({}), {
      action: 'hazard',
      actor: 'freya',
      targets: ['freya', 'skeleton'],
      manner: 'heat',
      amount: 2,
    });
    expect([
      ...tracks(afterFire),
      value(afterFire, 'skeleton', 'stress'),
      value(afterFire, 'skeleton', 'wounds'),
    ]).toEqual([2, 0, 1, 1]);
    expect(tracks(next(rules, afterFright, { action: 'mend', actor: 'freya', manner: 'stress', amount: 5 }))).toEqual([
      1, 0,
    ]);
    expect(equippedWeapon('Mace').wounds).toBe(1);
  });
});
