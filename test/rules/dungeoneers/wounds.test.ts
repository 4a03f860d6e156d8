import { describe, expect, test } from 'vitest';
import type { Combatant } from '../../../src/rules/core/encounter.ts';
import { because } from '../../../src/rules/dungeoneers/reasons.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import {
  type DungeoneersResolution,
  SIZES,
  THREAT_BY_SIZE,
  TILES_BY_SIZE,
} from '../../../src/rules/dungeoneers/sheet.ts';
import { type InflictedWounds, takeWounds } from '../../../src/rules/dungeoneers/wounds.ts';
import { itemReason } from '../core/said.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { between, creatureOf, value } from './fight.ts';

/** A deed in which Alberich takes wounds from an axe. */
const wound =
  (wounds: number, more: Partial<InflictedWounds> = {}) =>
  (resolution: DungeoneersResolution) =>
    takeWounds(resolution, 'alberich', { from: because({ id: 'item', item: 'axe' }), wounds, ...more });
const alberich = { size: 'Medium', endurance: 0 } as const;
const state = ({ vitality, resources }: Combatant) => [vitality, resources.wounds?.value] as const;

describe('Wounds: how many, by size', () => {
  const table = [
    ['D-001', 'Tiny', 0],
    ['D-002', 'Small', 1],
    ['D-003', 'Medium', 2],
    ['D-004', 'Large', 3],
    ['D-005', 'Huge', 4],
    ['D-006', 'Massive', 5],
  ] as const;
  test.each(table)('%s a %s creature can sustain %i wounds', (_, size, max) => {
    const fight = between({ alberich: { size, endurance: 0 }, enemy: {} });
    expect(creatureOf(fight, 'alberich').resources.wounds).toEqual({ value: 0, max });
    if (max > 0) expect(state(creatureOf(next(rules, fight, wound(max)), 'alberich'))).toEqual(['up', max]);
    const afterTooMany = next(rules, fight, wound(max + 1));
    expect(state(creatureOf(afterTooMany, 'alberich'))).toEqual(['dead', max]);
    expect(state(creatureOf(afterTooMany, 'enemy'))).toEqual(['up', 0]);
  });

  test('D-001 D-002 D-003 D-004 D-005 D-006 every size has its row, with its threat range and tiles', () => {
    expect(SIZES).toEqual(table.map(([, size]) => size));
    expect(SIZES.map((size) => THREAT_BY_SIZE[size])).toEqual([1, 1, 1, 1, 2, 2]);
    expect(SIZES.map((size) => TILES_BY_SIZE[size])).toEqual([0.25, 0.5, 1, 2, 3, 4]);
  });
});

describe('Wounds: Alberich the dwarf, medium', () => {
  test('D-008 D-007 2 wounds in one hit and he lives; 1 more, later, and he is dead', () => {
    const fight = between({ alberich, enemy: {} });
    const afterHit = next(rules, fight, wound(2));
    expect(state(creatureOf(afterHit, 'alberich'))).toEqual(['up', 2]);
    expect(transcript(rules, afterHit, wound(1))).toEqual([
      'alberich takes 1 (axe): +1 axe = 1; wounds 2 → 2',
      'alberich: wound past capacity: the creature already had 2 of 2 wounds, and one more is fatal',
      'alberich fell: dead',
      'decided: only enemies are alive',
      'phase: aftermath',
    ]);
  });

  test('D-009 D-007 at 1 wound, 2 more do not kill: wounds stop at 2, and it takes a second hit', () => {
    const fight = between({ alberich: { ...alberich, wounds: 1 }, enemy: {} });
    const afterFirst = next(rules, fight, wound(2));
    expect(state(creatureOf(afterFirst, 'alberich'))).toEqual(['up', 2]);
    expect(state(creatureOf(next(rules, afterFirst, wound(1)), 'alberich'))).toEqual(['dead', 2]);
  });

  test.each([0, 1, 2])('D-010 at %i wounds, 3 in one attack kill at once', (wounds) => {
    const fight = between({ alberich: { ...alberich, wounds }, enemy: {} });
    expect(state(creatureOf(next(rules, fight, wound(3)), 'alberich'))).toEqual(['dead', 2]);
  });

  test('D-011 exactly the maximum in one attack does not kill', () => {
    const fight = between({ alberich, enemy: {} });
    expect(state(creatureOf(next(rules, fight, wound(2)), 'alberich'))).toEqual(['up', 2]);
  });

  test('D-012 3 at once with 1 stress to spare: 2 wounds, alive; with none to spare, dead', () => {
    const afterWound = next(rules, between({ alberich: { ...alberich, endurance: 1 }, enemy: {} }), wound(3));
    expect(state(creatureOf(afterWound, 'alberich'))).toEqual(['up', 2]);
    expect(value(afterWound, 'alberich', 'stress')).toBe(1);
    const withoutRoom = between({ alberich: { ...alberich, endurance: 1, stress: 1 }, enemy: {} });
    expect(state(creatureOf(next(rules, withoutRoom, wound(3)), 'alberich'))).toEqual(['dead', 2]);
  });

  test('a dead creature can’t be killed again, and nothing heals the dead', () => {
    const fight = between(
      { alberich: { ...alberich, wounds: 2, vitality: 'dead' }, enemy: {}, freya: {} },
      { turn: 1 },
    );
    expect(transcript(rules, fight, wound(5))).toEqual([]);
    for (const action of ['mend', 'hazard']) {
      const verdict = { action, actor: 'freya', targets: ['alberich'], manner: 'wounds', amount: 2 };
      expect(transcript(rules, fight, verdict)).toEqual(['refused: dungeoneers/dead-stay-dead']);
    }
  });
});

describe('Wounds: recovering', () => {
  const fight = between(
    { alberich: { as: 'Alberich', wounds: 2, stress: 1 }, ulfarmi: { as: 'Ulfarmi' }, enemy: {} },
    { turn: 1 },
  );

  test('D-013 a spell restores wounds', () => {
    expect(transcript(rules, fight, { action: 'cast', actor: 'ulfarmi', targets: ['alberich'], tool: 'Mend' })).toEqual(
      [
        'ulfarmi spent action points 3 → 2 (spellcast)',
        'ulfarmi spent magica 4 → 2 (Mend)',
        'alberich: failed on purpose: Mend',
        'alberich: let through: Mend',
        'alberich recovers 1 (Mend): wounds 2 → 1',
      ],
    );
  });

  test('D-014 a potion restores wounds, and is used up', () => {
    const turn = { ...fight, turn: 0 };
    const afterDrink = next(rules, turn, { action: 'use', actor: 'alberich', tool: 'red draught' });
    expect(value(afterDrink, 'alberich', 'wounds')).toBe(1);
    expect(value(afterDrink, 'alberich', 'uses: Red Draught')).toBe(0);
    expect(transcript(rules, afterDrink, { action: 'use', actor: 'alberich', tool: 'Red Draught' })).toEqual([
      'refused: nothing-left',
    ]);
  });

  const afterRest = (kind: string) =>
    next(rules, { ...fight, phase: 'aftermath' }, { action: 'rest', actor: 'alberich', manner: kind });
  test('D-015 a full rest recovers all wounds', () => {
    expect(value(afterRest('full'), 'alberich', 'wounds')).toBe(0);
  });

  test.each(['short', 'long'])('D-016 a %s rest recovers no wounds', (kind) => {
    expect(value(afterRest(kind), 'alberich', 'wounds')).toBe(2);
  });
});

describe('a changed size', () => {
  test('changes what it can sustain at once; wounds stay, and no one dies of the change alone', () => {
    const fight = between({ alberich: { ...alberich, wounds: 2 }, enemy: {} });
    const shrink = (resolution: DungeoneersResolution) => {
      const { sheet: before } = resolution.combatant('alberich');
      resolution.record({
        type: 'sheet-changed',
        subject: 'alberich',
        why: itemReason('shrunk'),
        before,
        after: { ...before, size: 'Small' },
      });
    };
    const afterShrinking = next(rules, fight, shrink);
    expect(creatureOf(afterShrinking, 'alberich').resources.wounds).toEqual({ value: 2, max: 1 });
    expect(creatureOf(afterShrinking, 'alberich').vitality).toBe('up');
    expect(state(creatureOf(next(rules, afterShrinking, wound(1)), 'alberich'))).toEqual(['dead', 2]);
  });
});
