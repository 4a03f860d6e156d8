import { describe, expect, test } from 'vitest';
import { given } from '../../../src/rules/core/given.ts';
import { prepareIntent } from '../../../src/rules/core/play.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import { CONDITIONS } from '../../../src/rules/sol/conditions.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { bestArmor } from '../../../src/rules/sol/sheet.ts';
import { referenceOf, sheetLines } from '../../../src/text/language.ts';
import { briefOf } from '../../../src/text/reference.ts';
import { solRefusals as words } from '../../../src/text/sol/book.ts';
import { conditionFor, fighter, fighting, sheetOf } from './table.ts';

const reference = referenceOf('sol');

describe('The sheet', () => {
  test('everyone ready-made is a sheet that a player could bring', () => {
    for (const { name, sheet } of sol.archetypes)
      expect(schema.readWhole(sol.sheet, sheet), name).toEqual({ value: sheet });
  });

  test('values out of range are named', () => {
    const badSheet = { ...sheetOf(), attributes: { ...sheetOf().attributes, BOD: 7 }, medkit: 7, wings: 2 };
    const result = schema.readWhole(sol.sheet, badSheet);
    expect('problems' in result && result.problems.map(({ path }) => path.join(' › '))).toEqual([
      'attributes › BOD',
      'medkit',
      'wings',
    ]);
  });

  test('it is shown in short lines, without empty ones', () => {
    const soldier = sol.archetypes.find(({ name }) => name === 'Soldier');
    expect(soldier && sheetLines('sol', soldier.sheet)).toEqual([
      { name: 'Attributes', value: 'BOD 4, AGI 4, REA 4, STR 3, WIL 3, INT 3, LOG 2, CHA 2, EDGE 2' },
      { name: 'Skills', value: 'Longarms 5, Sidearms 3, Blades 2, Athletics 3, Perception 2' },
      {
        name: 'Weapons',
        value:
          'Assault Rifle (Longarms + AGI, level 3, ranged), Heavy Pistol (Sidearms + AGI, level 2, ranged), Knife (Blades + AGI, level 1, melee), Fists (Unarmed + AGI, level 1, melee)',
      },
      { name: 'Armor', value: 'Vest 5' },
      { name: 'Gear', value: 'Smoke grenade' },
      { name: 'Initiative', value: 'REA + INT' },
      { name: 'Wound boxes', value: '3 of level 1, 2 of level 2, 1 of level 3' },
    ]);
  });

  test('the best of several armors counts', () => {
    const armor = [
      { name: 'Jacket', dice: 3 },
      { name: 'Vest', dice: 5 },
    ];
    expect(bestArmor(sheetOf({ armor }))?.name).toBe('Vest');
    expect(bestArmor(sheetOf())).toBeUndefined();
  });
});

describe('The catalog', () => {
  test('content is marked as set by Fray', () => {
    for (const { name, source } of sol.archetypes) {
      expect(source, name).toMatch(/^set by Fray, not the book: /);
      expect(briefOf(reference, 'archetypes', name), name).not.toContain('Fray');
    }
    for (const name of [
      'Knife',
      'Sword',
      'Light Pistol',
      'Heavy Pistol',
      'Assault Rifle',
      'Heavy Machine Gun',
      'Fists',
      'Jacket',
      'Vest',
      'Riot armor',
      'Smoke grenade',
      'Motion scanner',
    ])
      expect(reference.glossary.find((term) => term.name === name)?.brief, name).toMatch(
        /\(set by Fray, not the book\)/,
      );
  });

  test('the cost of an action is given, as a house value', () => {
    const costs = { attack: 2, move: 1, 'take-cover': 1, posture: 1, aim: 1, draw: 1, reload: 1, medkit: 2 };
    for (const [action, cost] of Object.entries(costs))
      expect(briefOf(reference, 'actions', action), action).toMatch(
        new RegExp(`\\b${cost} action points? \\(set by Fray, not the book\\)\\.$`),
      );
    expect(briefOf(reference, 'actions', 'defend')).toMatch(/set by Fray, not the book/);
  });

  test('every condition has a citation, every term a brief and a citation, and no term is there twice', () => {
    for (const name of CONDITIONS) expect(sol.conditions[name], name).toMatchObject({ cite: /./ });
    for (const term of reference.glossary) expect(term).toMatchObject({ brief: /./, cite: /./ });
    const names = reference.glossary.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test('every refusal has words with its facts', () => {
    const facts = {
      name: 'Ana',
      target: 'Bo',
      weapon: 'Knife',
      hand: 'Gun',
      tool: 'Knife',
      meters: 4,
      cost: 1,
      enemies: 1,
      most: 3,
      typed: 'x',
      state: 'prone' as const,
      level: 1,
      condition: 'prone',
      wound: 'wound 1',
      known: 'AGI',
      option: 'range',
      one: 'average',
      other: '3',
    };
    for (const [id, explain] of Object.entries(words)) expect(explain(facts), id).not.toMatch(/undefined/);
  });

  test('gauges: wounds first, the levels that are filled, action points', () => {
    const fight = fighting({ ana: { wounds: [1, 1, 3], points: 2, conditions: [conditionFor('prone')] } });
    expect(sol.meters(fighter('ana', { wounds: [1, 1, 3], points: 2 }), fight)).toEqual([
      { called: { id: 'wounds', most: 6 }, value: 3, max: 6, bad: 'full', main: true },
      { called: { id: 'wounds of level', level: 1 }, value: 2, max: 3, bad: 'full', when: 'status' },
      { called: { id: 'wounds of level', level: 3 }, value: 1, max: 1, bad: 'full', when: 'status' },
      { value: 2, max: 3, bad: 'empty', when: 'turn and status', resource: 'action points' },
    ]);
  });
});

const fight = fighting({ ana: { sheet: { medkit: 2 } }, thug: { side: 'enemies' }, punk: { side: 'enemies' } });
const refusalOf = (intent: object) => {
  const startResult = prepareIntent(sol, fight, { action: 'attack', actor: 'ana', targets: ['thug'], ...intent });
  return startResult.ok ? undefined : startResult.why;
};
const noUseRefusal = (option: string) => ({ type: 'rule', rule: 'sol/no-use', facts: { option } });

describe('An option that would change nothing is refused', () => {
  test.each([
    [{ range: 'far' }, 'range'],
    [{ behind: true }, 'behind'],
    [{ highGround: true }, 'highGround'],
  ])('an attack with %j', (situation, option) => {
    expect(refusalOf({ situation })).toEqual(noUseRefusal(option));
  });

  test.each([
    [{ action: 'aim' }, 'targets'],
    [{ action: 'move', targets: [], amount: 3 }, 'amount'],
    [{ action: 'reload', targets: [], tool: 'Pistol' }, 'tool'],
    [{ action: 'medkit', manner: 'gently' }, 'manner'],
    [{ action: 'defend', targets: [], situation: { cover: 'good' } }, 'cover'],
  ])('%j', (intent, option) => {
    expect(refusalOf(intent)).toEqual(noUseRefusal(option));
  });

  test('an option that is declared false counts as not declared', () => {
    expect(refusalOf({ amount: 0, situation: { behind: false, highGround: false } })).toBeUndefined();
  });

  test('options that count are accepted: cover and flanks', () => {
    expect(refusalOf({ situation: { cover: 'good', flanked: 'none' } })).toBeUndefined();
  });

  test('the options that an action offers are never among the refused', () => {
    for (const [action, entry] of Object.entries(sol.actions)) {
      const { targets, tools, manners } = entry.offers(fight, 'ana') ?? {};
      for (const each of [{ targets: targets?.slice(0, 1) }, { tool: tools?.[0] }, { manner: manners?.[0] }]) {
        const [value] = Object.values(each);
        if (value === undefined) continue;
        const startResult = prepareIntent(sol, fight, { action, actor: 'ana', ...given(each) });
        expect(startResult.ok ? undefined : startResult.why, action).not.toMatchObject({ rule: 'sol/no-use' });
      }
    }
  });
});
