// TDGS › 8 Combat › Purpose, The Combat Truth, Hit Points
import { describe, expect, test } from 'vitest';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { knockoutHp, maxHp } from '../../../src/rules/tdgs/stats.ts';
import { itemReason } from '../core/said.ts';
import { d } from '../core/scripted-dice.ts';
import { ability, armors, weapons } from './content.ts';
import {
  afterHits,
  answerTo,
  attackBy,
  between,
  conditionFor,
  fighter,
  hasCondition,
  hitsFor,
  hp,
  hpLost,
  intentOf,
  lines,
  next,
  trackOf,
  vitalityOf,
} from './fight.ts';

const archetype = (name: string) => tdgs.archetypes.find((each) => each.name === name)!.sheet;

describe('Purpose; The Combat Truth', () => {
  test('T8-001 a miss changes no HP, no pool and no condition', () => {
    const poison = { ...weapons.poisonBlade };
    const fight = between({ kira: { STR: 10, weapons: [poison] }, enemy: { REF: 10, armor: [armors.shield] } });
    const after = next(fight, attackBy('kira', 'enemy'), d(20, 10));
    expect(after.combatants[1]).toEqual(fight.combatants[1]);
  });

  test('T8-002 T8-003 a point is a point for everyone: the same hit costs a dragon what it costs a peasant', () => {
    expect(hpLost({ ...archetype('Peasant'), REF: 0 }, 8)).toBe(8);
    expect(hpLost({ ...archetype('Dragon'), REF: 0 }, 8)).toBe(8);
    expect(hpLost({ ...archetype('God'), REF: 0 }, 8)).toBe(8);
  });

  test('T8-004 a hero asleep without armor takes the whole raw damage and is hit on anything but a natural 1', () => {
    const fight = between({
      goblin: { STR: 8 },
      kira: { STR: 40, REF: 60, conditions: [conditionFor('Unconscious')] },
    });
    expect(hp(next(fight, attackBy('goblin', 'kira'), d(20, 2)), 'kira')).toBe(50 - 8);
    expect(hp(next(fight, attackBy('goblin', 'kira'), d(20, 1), d(4, 1)), 'kira')).toBe(50);
  });
});

describe('HP Formula', () => {
  test.each([
    ['T8-005 T8-010 Peasant', archetype('Peasant'), 40],
    ['T8-006 T8-011 Peasant with Amulet', archetype('Peasant with Amulet'), 60],
    ['T8-012 Soldier', archetype('Soldier'), 60],
    ['T8-007 T8-013 Barbarian', archetype('Barbarian'), 115],
    ['T8-014 Dragon', archetype('Dragon'), 250],
    ['T8-015 God', archetype('God'), 500],
    ['Kira, 14 + 2', archetype('Kira'), 80],
  ])('%s: apparent CON × 5', (_, sheet, max) => {
    expect(maxHp(fighter('somebody', sheet))).toBe(max);
    expect(tdgs.resources(sheet, {}).hp).toEqual({ value: max, max });
  });

  test('T8-008 T8-009 a CON bonus from an effect, or given by the GM, counts while it lasts', () => {
    const fight = between({ kira: { CON: 8 }, goblin: {} });
    const afterBlessing = next(fight, (resolution) =>
      tdgs.afflict(resolution, 'kira', { condition: 'Fortified', value: 4 }),
    );
    expect(afterBlessing.combatants[0]?.resources.hp).toEqual({ value: 40, max: 60 });
    const condition = afterBlessing.combatants[0]!.conditions[0]!;
    const afterConditionEnd = next(afterBlessing, (resolution) =>
      resolution.record({ type: 'condition-ended', subject: 'kira', condition, why: itemReason('the GM says so') }),
    );
    expect(afterConditionEnd.combatants[0]?.resources.hp).toEqual({ value: 40, max: 40 });
  });

  test('current HP are lowered to a maximum that falls (ruling)', () => {
    const fight = between({ kira: { CON: 8, conditions: [conditionFor('Fortified')], hp: 50 }, goblin: {} });
    const condition = fight.combatants[0]!.conditions[0]!;
    const afterConditionEnd = next(fight, (resolution) =>
      resolution.record({ type: 'condition-ended', subject: 'kira', condition, why: itemReason('over') }),
    );
    expect(afterConditionEnd.combatants[0]?.resources.hp).toEqual({ value: 40, max: 40 });
  });

  test('a maximum is at least 1 (ruling)', () => expect(maxHp(fighter('ghost', { CON: 0 }))).toBe(1));

  test('T8-016 level changes nothing: a level 50 warrior and a level 1 peasant with CON 12 have 60 HP', () => {
    expect(maxHp(fighter('warrior', { CON: 12, level: 50 }))).toBe(60);
    expect(maxHp(fighter('peasant', { CON: 12, level: 1 }))).toBe(60);
  });
});

describe('Knockout Threshold', () => {
  test.each([
    ['T8-020', 40, 2],
    ['T8-021', 60, 3],
    ['T8-022', 100, 5],
    ['T8-023', 200, 10],
    ['T8-024', 500, 25],
    ['T8-019 rounded down', 59, 2],
    ['T8-025 no band', 19, 0],
  ])('%s: maximum %i knocks out at %i', (_, max, at) => expect(knockoutHp(max)).toBe(at));

  test('T8-017 at 5% or less, but above 0, a combatant falls Unconscious at once', () => {
    const fight = between({ kira: hitsFor(10), enemy: { CON: 8, hp: 12, REF: 0 }, goblin: {} });
    expect(lines(fight, attackBy('kira', 'enemy'), d(20, 19)).slice(2)).toEqual([
      'kira → enemy, attack with Blow: [19] +10 STR +0 enemy’s REF = 29 vs 11: hit',
      'enemy takes 10 untyped (Blow): +10 STR = 10; hp 12 → 2',
      'enemy gains Unconscious',
      'enemy fell: knocked out',
    ]);
  });

  test('T8-018 one point above the threshold a combatant stays conscious', () => {
    const after = afterHits({ CON: 8, hp: 13 }, 10);
    expect(hp(after, 'enemy')).toBe(3);
    expect(vitalityOf(after, 'enemy')).toBe('up');
    expect(vitalityOf(afterHits({ CON: 8, hp: 12 }, 10), 'enemy')).toBe('down');
  });

  test('T8-025 with a maximum below 20 no one is knocked out: 1 HP is up, 0 is dead', () => {
    expect(vitalityOf(afterHits({ CON: 3, hp: 11 }, 10), 'enemy')).toBe('up');
    expect(vitalityOf(afterHits({ CON: 3, hp: 10 }, 10), 'enemy')).toBe('dead');
  });

  test('T8-026 the knocked out are alive, can be attacked, and die of the next hit', () => {
    const knockedOutFight = afterHits({ CON: 8, hp: 12 }, 10, undefined, 1);
    expect(vitalityOf(knockedOutFight, 'enemy')).toBe('down');
    const afterDeath = next({ ...knockedOutFight, phase: 'fighting' }, attackBy('kira', 'enemy'), d(20, 2));
    expect(vitalityOf(afterDeath, 'enemy')).toBe('dead');
  });

  test('waking follows a gain, not just the passing of time (ruling)', () => {
    const knockoutCondition = conditionFor('Unconscious', { facts: { knockout: true } });
    const fight = between({ kira: {}, enemy: { CON: 8, hp: 2, conditions: [knockoutCondition] }, goblin: {} });
    const fightAfterHealing = (to: number) =>
      next(fight, (resolution) =>
        resolution.record({
          type: 'healed',
          target: 'enemy',
          from: itemReason('the GM'),
          resource: 'hp',
          steps: [],
          amount: to - 2,
          before: 2,
          after: to,
          max: 40,
        }),
      );
    expect(vitalityOf(fightAfterHealing(2), 'enemy')).toBe('down');
    expect(vitalityOf(fightAfterHealing(3), 'enemy')).toBe('up');
    expect(hasCondition(fightAfterHealing(3), 'enemy', 'Unconscious')).toBe(false);
  });

  test('a knocked out creature does not wake by another wound that leaves it alive', () => {
    const knockoutCondition = conditionFor('Unconscious', { facts: { knockout: true } });
    const after = afterHits({ CON: 40, hp: 9, conditions: [knockoutCondition] }, 4);
    expect([hp(after, 'enemy'), vitalityOf(after, 'enemy')]).toEqual([5, 'down']);
  });
});

describe('Death', () => {
  test('T8-027 T8-028 at 0 HP a combatant dies at once, with no state between', () => {
    const after = afterHits({ CON: 8, hp: 10 }, 10);
    expect([hp(after, 'enemy'), vitalityOf(after, 'enemy')]).toEqual([0, 'dead']);
    expect(hasCondition(after, 'enemy', 'Unconscious')).toBe(false);
  });

  test('T8-029 a blow past the knockout band kills without knockout, and HP never show below 0', () => {
    const fight = between({ kira: hitsFor(50), enemy: { CON: 8, hp: 30, REF: 0 }, goblin: {} });
    expect(lines(fight, attackBy('kira', 'enemy'), d(20, 19)).slice(3)).toEqual([
      'enemy takes 50 untyped (Blow): +20 STR = 20; +30 Blow = 50; hp 30 → 0',
      'enemy fell: dead',
      'enemy and kira: as by default',
    ]);
  });

  test('T8-030 neither healing nor rest bring back the dead', () => {
    const heal = ability({ name: 'Heal', kind: 'spell', tradition: 'divine', helpful: true, heal: 20 });
    const deadSketch = { hp: 0, vitality: 'dead' } as const;
    const fight = between({ kira: { abilities: [heal] }, ana: deadSketch, goblin: {} });
    expect(answerTo(fight, intentOf('cast', 'kira', { tool: 'Heal', targets: ['ana'] }))).toBe('target-dead');
    expect(answerTo({ ...fight, phase: 'aftermath' }, intentOf('rest', 'ana', { manner: 'long' }))).toBe(
      'out-of-the-fight',
    );
  });

  test('T8-031 death adds no action, save or delay: the record has the fall and no question', () => {
    const fight = between({ kira: hitsFor(10), enemy: { hp: 5, REF: 0 }, goblin: {} });
    const output = lines(fight, attackBy('kira', 'enemy', { words: 'For the bridge!' }), d(20, 19));
    expect(output.slice(3, -1)).toEqual(['enemy takes 10 untyped (Blow): +10 STR = 10; hp 5 → 0', 'enemy fell: dead']);
    expect(answerTo(next(fight, attackBy('kira', 'enemy'), d(20, 19)), attackBy('kira', 'enemy'))).toBe('target-dead');
  });

  test('a GM’s change to a track has the same consequences as a blow', () => {
    const fight = between({ kira: {}, goblin: { CON: 8 }, wolf: {} });
    const fightWithHp = (to: number) =>
      next(fight, (resolution) =>
        resolution.record({
          type: 'harmed',
          target: 'goblin',
          from: itemReason('the GM'),
          kinds: [],
          resource: 'hp',
          steps: [],
          amount: 40 - to,
          before: 40,
          after: to,
          max: 40,
        }),
      );
    expect(vitalityOf(fightWithHp(3), 'goblin')).toBe('up');
    expect(vitalityOf(fightWithHp(2), 'goblin')).toBe('down');
    expect(vitalityOf(fightWithHp(0), 'goblin')).toBe('dead');
    expect(trackOf(fightWithHp(3), 'kira', 'hp')).toBe(50);
  });
});
