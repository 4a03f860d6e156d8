// TDGS › 15 Equipment; 8 Combat › Deflection Armor, Core Buffs › Invisible (certain gear); 17 Damage › Equipment, Immunity

import { describe, expect, test } from 'vitest';
import * as schema from '../../../src/rules/core/schema.ts';
import { beginFighting, endScene } from '../../../src/rules/core/turns.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { armor, armors, sheetOf, weapons } from './content.ts';
import {
  answerTo,
  attackBy,
  between,
  hasCondition,
  hp,
  hpLost,
  intentOf,
  lines,
  type newRound,
  next,
  trackOf,
} from './fight.ts';

describe('conditions by gear', () => {
  const cloak = armor({
    name: 'Cloak',
    kind: 'trinket',
    inflicts: [{ condition: 'Invisible', onCritical: false }],
  });
  const beginRound = (resolution: Parameters<typeof newRound>[0]) => beginFighting(resolution, tdgs);
  const gatheredFight = between(
    { kira: { REF: 12, armor: [cloak] }, goblin: {} },
    { phase: 'gathering', round: 0, turnOrder: [], turn: -1 },
  );
  test('start with the rounds, go away with it and come back with it', () => {
    const fight = next(gatheredFight, beginRound);
    const withCloakOff = next(fight, intentOf('equip', 'kira', { tool: 'Cloak' }));
    const reapplied = {
      ...withCloakOff,
      combatants: withCloakOff.combatants.map((who) => ({ ...who, resources: gatheredFight.combatants[0]!.resources })),
    };
    const withCloakOn = next(reapplied, intentOf('equip', 'kira', { tool: 'Cloak' }));
    expect([fight, withCloakOff, withCloakOn].map((each) => hasCondition(each, 'kira', 'Invisible'))).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('one broken by an attack stays broken; a long rest ends none', () => {
    const fight = next(gatheredFight, beginRound);
    expect(hasCondition(next(fight, attackBy('kira', 'goblin'), d(20, 5)), 'kira', 'Invisible')).toBe(false);
    const afterRest = next({ ...fight, phase: 'aftermath' }, intentOf('rest', 'kira', { manner: 'long' }));
    expect(hasCondition(afterRest, 'kira', 'Invisible')).toBe(true);
  });
});

describe('destroyed armor', () => {
  const fight = between({ kira: { armor: [armors.fullPlate] }, goblin: { STR: 20 } });
  const afterDestruction = next(fight, intentOf('destroy', 'goblin', { targets: ['kira'], tool: 'full plate' }));
  test('no longer deflects, not even in the next scene, and can’t be put on', () => {
    const hpAfterHit = (state: typeof fight) =>
      hp(next({ ...state, turn: 1 }, attackBy('goblin', 'kira'), d(20, 15)), 'kira');
    expect([hpAfterHit(fight), hpAfterHit(afterDestruction)]).toEqual([40, 30]);
    const nextScene = next(afterDestruction, (resolution) => endScene(resolution, tdgs));
    expect(trackOf(nextScene, 'kira', 'deflection: Full Plate')).toBe(50);
    expect(hpAfterHit({ ...nextScene, phase: 'fighting', turnOrder: fight.turnOrder, done: [] })).toBe(30);
    expect(answerTo(afterDestruction, intentOf('equip', 'kira', { tool: 'Full Plate' }))).toBe('tdgs/destroyed');
    expect(answerTo(afterDestruction, intentOf('destroy', 'goblin', { targets: ['kira'], tool: 'Full Plate' }))).toBe(
      'tdgs/destroyed',
    );
  });
  test('protects again when the GM has it repaired', () => {
    const afterMending = next(
      afterDestruction,
      intentOf('destroy', 'goblin', { targets: ['kira'], tool: 'Full Plate', manner: 'mend' }),
    );
    expect(hp(next({ ...afterMending, turn: 1 }, attackBy('goblin', 'kira'), d(20, 15)), 'kira')).toBe(40);
  });
});

describe('traits of equipment', () => {
  test('a partial immunity is refused by name', () => {
    const halfImmune = { ...sheetOf(10), interactions: [{ kind: 'immunity', type: 'Fire', percent: 50 }] };
    expect(schema.readWhole(tdgs.sheet, halfImmune)).toEqual({
      problems: [
        {
          path: ['interactions', '1', 'percent'],
          wants: { kind: 'full-immunity' },
        },
      ],
    });
  });
  test('each part of a weapon’s damage has the name of its trait', () => {
    const fight = between({ kira: { weapons: [weapons.enchantedBow] }, goblin: {} });
    expect(lines(fight, attackBy('kira', 'goblin'), d(20, 15), d(4, 3)).at(-1)).toContain('+3 Flame Enchantment');
  });
  test('an interaction has the name of its source; several of one source are named once', () => {
    const golem = tdgs.archetypes.find(({ name }) => name === 'Iron Golem')!.sheet;
    const fight = between({ kira: { weapons: [weapons.longsword], STR: 20 }, golem });
    expect(lines(fight, attackBy('kira', 'golem'), d(20, 15)).at(-1)).toContain('Slashing resistance 50%, Trait');
    expect(hpLost({ interactions: golem.interactions }, 20, 'Slashing')).toBe(10);
  });
});
