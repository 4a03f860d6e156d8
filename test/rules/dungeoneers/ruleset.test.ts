import { describe, expect, test } from 'vitest';
import { entriesNamed, ruleEntriesOf } from '../../../commands/rules.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import { endScene } from '../../../src/rules/core/turns.ts';
import { CONDITIONS, conditions, newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { GEAR, SPELLS, WEAPONS } from '../../../src/rules/dungeoneers/content/equipment.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { type DungeoneersResolution, sheet } from '../../../src/rules/dungeoneers/sheet.ts';
import { overfullSlot } from '../../../src/rules/dungeoneers/sheet-equipment.ts';
import { dungeoneersRefusals as explained } from '../../../src/text/dungeoneers/book.ts';
import { referenceOf, sheetLines } from '../../../src/text/language.ts';
import { scriptedDice } from '../core/scripted-dice.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { between, conditionsOf, creatureOf, sheetOf, value } from './fight.ts';

const freya = { as: 'Freya' };
const skeleton = { as: 'Skeleton' };
const afflict =
  (bearer: string, condition: (typeof CONDITIONS)[number], more = {}) =>
  (resolution: DungeoneersResolution) =>
    rules.afflict(resolution, bearer, { condition, ...more });

describe('conditions', () => {
  test('each has a citation', () => {
    expect(Object.keys(conditions)).toEqual([...CONDITIONS]);
    for (const { cite } of Object.values(conditions)) expect(cite.length).toBeGreaterThan(3);
  });

  test('Threatened is computed, never added by hand', () => {
    expect(transcript(rules, between({ freya, skeleton }), afflict('freya', 'Threatened'))).toEqual([
      'refused: dungeoneers/threatened-is-computed',
    ]);
  });

  test('Dead means death, and the dead gain no other condition', () => {
    const afterDeath = next(rules, between({ skeleton, freya, suori: {} }), afflict('freya', 'Dead'));
    expect([creatureOf(afterDeath, 'freya').vitality, conditionsOf(afterDeath, 'freya')]).toEqual(['dead', []]);
    expect(transcript(rules, afterDeath, afflict('freya', 'Prone'))).toEqual(['refused: dungeoneers/dead-stay-dead']);
  });

  test('a GM’s grapple has both its conditions, and removing one removes the other', () => {
    const fight = next(rules, between({ freya, skeleton }), afflict('freya', 'Grappled', { source: 'skeleton' }));
    expect([
      conditionsOf(fight, 'freya'),
      conditionsOf(fight, 'skeleton'),
      value(fight, 'freya', 'movement points'),
    ]).toEqual([['Grappled'], ['Grappling'], 0]);
    const cureResult = carryOut(
      rules,
      fight,
      { type: 'cure', subject: 'skeleton', key: 'Grappling' },
      scriptedDice([]),
    );
    expect(cureResult.ok && cureResult.value.after.combatants.map((each) => each.conditions)).toEqual([[], []]);
    expect(transcript(rules, fight, afflict('freya', 'Grappling'))).toEqual(['refused: missing']);
    expect(transcript(rules, fight, afflict('freya', 'Facing', { source: 'freya' }))).toEqual(['refused: not-at-self']);
  });

  test('none stacks with itself; Sprinting added by a GM gives its points once', () => {
    const afterFirst = next(rules, between({ freya, skeleton }), afflict('freya', 'Sprinting'));
    const afterSecond = next(rules, afterFirst, afflict('freya', 'Sprinting'));
    expect([value(afterSecond, 'freya', 'movement points'), conditionsOf(afterSecond, 'freya')]).toEqual([
      3,
      ['Sprinting'],
    ]);
    const afterProne = next(rules, between({ freya, skeleton }), afflict('freya', 'Prone', { rounds: 2, note: 'ice' }));
    expect(creatureOf(afterProne, 'freya').conditions[0]).toMatchObject({
      name: 'Prone',
      note: 'ice',
      duration: { left: 2 },
    });
    const otherConditions = ['Defensive', 'Disengaged', 'Enchanted'] as const;
    for (const name of otherConditions)
      expect(conditionsOf(next(rules, between({ freya, skeleton }), afflict('freya', name)), 'freya')).toEqual([name]);
    expect(
      conditionsOf(
        next(rules, between({ freya, skeleton }), afflict('freya', 'Facing', { source: 'skeleton' })),
        'freya',
      ),
    ).toEqual(['Facing']);
  });

  test('the end of the scene ends them all', () => {
    const fight = between({
      freya: { ...freya, conditions: [newCondition('Prone')], own: { faces: 'skeleton' } },
      skeleton,
    });
    expect(
      conditionsOf(
        next(rules, fight, (resolution: DungeoneersResolution) => endScene(resolution, rules)),
        'freya',
      ),
    ).toEqual([]);
  });
});

describe('refusals', () => {
  test('each is explained in plain words, with a way out', () => {
    const facts = {
      name: 'Freya',
      weapon: 'Mace',
      position: 'adjacent',
      said: '9',
      condition: 'Prone',
      spell: 'Rime',
      item: 'Plate',
      slot: 'body',
      action: 'Grapple',
      ability: 'Riposte',
      trigger: 'missed',
    };
    for (const [id, explain] of Object.entries(explained)) {
      const words = explain(facts);
      expect(words, id).not.toContain('undefined');
      expect(words.length, id).toBeGreaterThan(30);
    }
    expect(explained['no-room']({ ...facts, slot: 'wield' })).toContain('your hands');
  });
});

describe('what is offered', () => {
  const offeredBy = (fight: ReturnType<typeof between>, by: string) =>
    Object.fromEntries(actionOffers(rules, fight, by).map(({ action, offers }) => [action, offers]));
  test('only what can be done now, with its choices', () => {
    const offered = offeredBy(between({ freya, skeleton }), 'freya');
    expect(offered.attack).toEqual({
      targets: ['skeleton'],
      tools: ['Mace', 'Improvised'],
      amount: { what: 'stress', most: 40 },
    });
    expect(offered.move).toEqual({ targets: ['skeleton'], manners: ['engage', 'withdraw', 'across', 'behind'] });
    for (const name of ['stand', 'release', 'cast', 'rest']) expect(offered).not.toHaveProperty(name);
    const offeredAway = offeredBy(between({ freya, skeleton }, { positions: { 'freya|skeleton': 'away' } }), 'freya');
    for (const name of ['attack', 'grapple', 'push', 'disengage']) expect(offeredAway).not.toHaveProperty(name);
  });

  test('if everyone is away, the distances that a held weapon reaches', () => {
    const archer = { ...freya, weapons: [{ ...WEAPONS.find(({ name }) => name === 'Short Bow')!, equipped: true }] };
    const offeredAway = offeredBy(
      between({ freya: archer, skeleton }, { positions: { 'freya|skeleton': 'away' } }),
      'freya',
    );
    expect(offeredAway.attack).toMatchObject({ tools: ['Short Bow'], ranges: ['3', '4', '5', '6', '8'] });
  });

  test('nothing that costs points, without points; nothing at all to the dead', () => {
    const offeredWithoutPoints = offeredBy(between({ freya: { ...freya, action: 0, movement: 0 }, skeleton }), 'freya');
    expect(Object.keys(offeredWithoutPoints).filter((name) => !rules.actions[name]?.gm)).toEqual(['drop-prone']);
    const offeredAmongDead = offeredBy(
      between({ skeleton, freya: { ...freya, vitality: 'dead' }, suori: {} }),
      'freya',
    );
    expect(Object.keys(offeredAmongDead).filter((name) => !rules.actions[name]?.gm)).toEqual([]);
  });

  test('the gauges: wounds and stress always, points in a fight, magica for casters, and who threatens', () => {
    const names = (fight: ReturnType<typeof between>, id: string) =>
      rules
        .meters(creatureOf(fight, id), fight)
        .map(({ resource, says, value: now }) => `${resource ?? says?.id} ${now}`);
    expect(names(between({ freya, skeleton }), 'freya')).toEqual([
      'wounds 0',
      'stress 0',
      'action points 3',
      'movement points 1',
      'reaction points 1',
      'threatened by 1',
    ]);
    expect(names(between({ ulfarmi: { as: 'Ulfarmi' }, enemy: {} }, { phase: 'aftermath' }), 'ulfarmi')).toEqual([
      'wounds 0',
      'stress 0',
      'magica 4',
    ]);
  });
});

describe('content', () => {
  test('the weapons by class, with their numbers', () => {
    expect(WEAPONS).toHaveLength(28);
    const weaponsByClass = Object.groupBy(WEAPONS, (each) => each.class);
    expect(Object.entries(weaponsByClass).map(([name, all]) => [name, all?.length])).toEqual([
      ['Improvised', 1],
      ['Blade', 7],
      ['Cudgel', 6],
      ['Axe', 4],
      ['Lance', 4],
      ['Bow', 6],
    ]);
    const weapon = (name: string) => WEAPONS.find((each) => each.name === name);
    expect(weapon('Partisan')).toMatchObject({ hit: 10, pierce: 6, wounds: 2, type: 'piercing', hands: 2, threat: 1 });
    expect(weapon('War Bow')).toMatchObject({ hit: 8, pierce: 6, range: 12, hands: 2 });
    expect(weapon('Sling')).toMatchObject({ hit: 4, pierce: 8, range: 8, hands: 1, type: 'bludgeoning' });
    expect(WEAPONS.filter(({ toss }) => toss).map(({ name }) => name)).toEqual([
      'Dagger',
      'Light Hammer',
      'Hand Axe',
      'Javelin',
    ]);
    expect(WEAPONS.filter(({ threat }) => threat > 0).map(({ name }) => name)).toEqual([
      'Glaive',
      'Halberd',
      'Partisan',
    ]);
  });

  test('armor, shields, tome and foci', () => {
    expect(GEAR).toHaveLength(23);
    expect(GEAR.filter(({ needs }) => needs === 2).map(({ name }) => name)).toEqual([
      'Brigandine',
      'Laminar',
      'Zischagge',
    ]);
    expect(GEAR.filter(({ needs }) => needs === 3).map(({ name }) => name)).toEqual([
      'Hauberk',
      'Plate',
      'Gauntlet',
      'Greaves',
      'Great Helm',
    ]);
    expect(GEAR.filter(({ focus }) => focus).map(({ name, dice }) => `${name} ${dice}`)).toEqual([
      'Orb 2',
      'Wand 2',
      'Symbol 2',
      'Staff 1',
    ]);
  });

  test('everyone has a sheet that a player could bring, and overloads no slot', () => {
    const names = rules.archetypes.map(({ name }) => name);
    expect(names.slice(0, 7)).toEqual(['Freya', 'Suori', 'Alberich', 'Ulfarmi', 'Skeleton', 'Zombie', 'Goblin']);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, sheet: baseSheet, source, standingOrders = {} } of rules.archetypes) {
      for (const [about, answer] of Object.entries(standingOrders))
        expect(rules.standingOrders[about]?.offers, name).toContain(answer);
      expect(schema.readWhole(sheet, JSON.parse(JSON.stringify(baseSheet)))).toEqual({ value: baseSheet });
      expect(overfullSlot(baseSheet), name).toBeUndefined();
      expect(source, name).toMatch(/[Cc]hosen|set by Fray/i);
      expect(sheetLines('dungeoneers', baseSheet).map((each) => each.name)).toContain('Armor value');
    }
    expect(sheetLines('dungeoneers', sheetOf('Freya')).find(({ name }) => name === 'Armor value')?.value).toBe(
      '2 (Leather 1, Boots 1)',
    );
    expect(SPELLS.map(({ name }) => name)).toContain('Mage Armor');
  });

  test('the smallest sheet is an ordinary human: 1 everywhere, medium; values out of range are refused', () => {
    const result = schema.readWhole(sheet, {});
    expect('value' in result && result.value).toMatchObject({
      size: 'Medium',
      power: 1,
      prowess: 1,
      endurance: 1,
      dodge: 4,
    });
    for (const wrong of [{ power: 0 }, { prowess: 11 }, { endurance: -1 }, { size: 'Vast' }, { luck: 3 }])
      expect('problems' in schema.readWhole(sheet, wrong)).toBe(true);
  });

  test('gear without a free hand or slot is put away', () => {
    const result = schema.readWhole(sheet, {
      weapons: ['Mace', 'Claymore', 'Dagger', 'Sling'],
      gear: ['Leather', 'Plate', 'Buckler', 'Boots'],
    });
    if ('problems' in result) throw new Error(JSON.stringify(result.problems));
    const inUse = [...result.value.weapons, ...result.value.gear]
      .filter(({ equipped }) => equipped)
      .map(({ name }) => name);
    expect(inUse).toEqual(['Mace', 'Dagger', 'Leather', 'Boots']);
    expect(overfullSlot(result.value)).toBeUndefined();
  });

  test('weapons, gear and spells of the book may be brought by name', () => {
    const result = schema.readWhole(sheet, { weapons: ['mace', 'Hunting Bow'], gear: ['Leather'], spells: ['Ember'] });
    expect(
      'value' in result && [
        result.value.weapons.map(({ name }) => name),
        result.value.gear[0]?.armor,
        result.value.spells[0]?.wounds,
      ],
    ).toEqual([['Mace', 'Hunting Bow'], 1, 1]);
    const wrongResult = schema.readWhole(sheet, { weapons: ['constructor'] });
    expect('problems' in wrongResult && wrongResult.problems[0]?.path).toEqual(['weapons', '1']);
  });

  test('entries to look up: every weapon, piece of armor and spell, each name once', () => {
    const names = referenceOf('dungeoneers').glossary.map(({ name }) => name);
    for (const { name } of [...WEAPONS, ...GEAR, ...SPELLS]) expect(names).toContain(name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('use, and the GM’s rulings', () => {
  const draught = { action: 'use', actor: 'freya', tool: 'Red Draught' };
  test('on another within reach; not something one doesn’t have', () => {
    const fight = between(
      { freya, suori: { as: 'Suori', wounds: 1 }, skeleton },
      { positions: { 'freya|skeleton': 'away' } },
    );
    expect(value(next(rules, fight, { ...draught, targets: ['suori'] }), 'suori', 'wounds')).toBe(0);
    expect(transcript(rules, fight, { ...draught, targets: ['skeleton'] })).toEqual([
      'refused: dungeoneers/not-in-reach',
    ]);
    expect(transcript(rules, fight, { ...draught, tool: 'Ambrosia' })).toEqual(['refused: no-such']);
    expect(transcript(rules, fight, { action: 'use', actor: 'freya' })).toEqual(['refused: missing']);
    expect(transcript(rules, fight, { ...draught, actor: 'suori', tool: 'Bitter Tea' })).toEqual([
      'refused: not-your-turn',
    ]);
    expect(
      transcript(rules, { ...fight, phase: 'aftermath' }, { ...draught, actor: 'suori', tool: 'Bitter Tea' }),
    ).toEqual([
      'suori spent uses: Bitter Tea 2 → 1 (Bitter Tea)',
      'suori: nothing to mend: Bitter Tea: the creature had nothing to heal',
    ]);
  });

  test('a GM places creatures, and is told what is missing', () => {
    const fight = between({ freya, skeleton });
    expect(
      transcript(rules, fight, { action: 'place', actor: 'freya', targets: ['skeleton'], manner: 'away' }),
    ).toEqual(['freya and skeleton: away']);
    expect(transcript(rules, fight, { action: 'place', actor: 'freya', manner: 'away' })).toEqual(['refused: missing']);
    expect(
      transcript(rules, fight, { action: 'place', actor: 'freya', targets: ['skeleton'], manner: 'above' }),
    ).toEqual(['refused: no-such']);
    for (const name of ['hazard', 'mend', 'place']) expect(rules.actions[name]?.gm).toBe(true);
  });
});

describe('what can be looked up', () => {
  const allEntries = ruleEntriesOf(rules);
  test.each([
    ['Defending', 'Defensive'],
    ['hit dice', 'per point of prowess'],
    ['dodge dice', 'd4'],
    ['armor value', 'pierce'],
    ['spell attack', 'dodge dice'],
    ['spell pierce', 'spell resistance'],
    ['threat range', 'squares'],
    ['tile', 'movement point'],
    ['initiative', 'd10'],
    ['full rest', 'all stress and wounds'],
    ['power', 'pierce dice'],
    ['prowess', 'dodge dice'],
    ['weak', 'wounds'],
    ['club', 'Improvised'],
    ['fist', 'Improvised'],
    ['opportune strike', 'reaction point'],
    ['Making an Attack', 'hit dice'],
    ['Determining the Number of Wounds Inflicted', 'size'],
    ['Overcoming Spell Resistance', 'extra magica'],
    ['Facing Direction', '1d8'],
    ['Mage Armor', '+3 armor value'],
  ])('%s', (word, says) => {
    expect(
      entriesNamed(allEntries, word)
        .map(({ brief }) => brief)
        .join(' '),
    ).toContain(says);
  });

  test.each([
    ['Mend', 'cantrip, 2 magica, resistance save, heals 1 wound'],
    ['Red Draught', '1 action point, uses: 1, heals 1 wound'],
  ])('%s restores one wound', (word, brief) => {
    expect(entriesNamed(allEntries, word).map((entry) => entry.brief)).toContain(brief);
  });

  test('the actions, with their costs, in one place', () => {
    const [actions] = entriesNamed(allEntries, 'actions');
    for (const name of ['Attack', 'Spellcast', 'Defend', 'Disengage', 'Sprint', 'Grapple', 'Push', 'Ready', 'Equip'])
      expect(actions?.brief).toContain(name);
  });
});
