import { describe, expect, test } from 'vitest';
import { storyOf } from '../../../src/embeds/story.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { settings } from '../../../src/rules/dungeoneers/settings.ts';
import type { Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { gearNamed } from './equipment.ts';
import { between, equippedWeapon, value } from './fight.ts';

const freya = { as: 'Freya' };
const enemy = { endurance: 0, size: 'Huge', naturalArmor: 4, reaction: 0 };
const attack = { action: 'attack', actor: 'freya', targets: ['enemy'] };

function afterAction(fight: Fight, intent: object, ...dice: ReturnType<typeof d>[]) {
  const result = playScripted(rules, fight, intent as typeof attack, dice);
  if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
  return result.value;
}

function attackFacts(fight: Fight, intent: object, ...dice: ReturnType<typeof d>[]) {
  return afterAction(fight, intent, ...dice).events.filter(({ type }) => type === 'struck');
}

describe('the facts of a blow', () => {
  test.each([
    ['a miss', [d(4, 1), d(4, 1), d(4, 4)], { outcome: 'failure', result: 'nothing' }],
    ['a deflection', [d(4, 4), d(4, 4), d(4, 1), d(6, 1), d(6, 1)], { outcome: 'success', result: 'stopped by armor' }],
    [
      'a pierce',
      [d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 1)],
      { outcome: 'success', result: 'hurt', harm: ['crush'] },
    ],
  ] as const)('%s', (_, dice, facts) => {
    expect(attackFacts(between({ freya, enemy }), attack, ...dice)).toEqual([
      { type: 'struck', actor: 'freya', target: 'enemy', tool: 'Mace', way: 'melee', answer: 'dodge', ...facts },
    ]);
  });

  test('a shot is ranged because of its weapon, and a death is a death', () => {
    const archer = { ...freya, weapons: [equippedWeapon('Hunting Bow')] };
    const distantFight = between(
      { freya: archer, enemy: { ...enemy, size: 'Tiny' } },
      { positions: { 'enemy|freya': 'away' } },
    );
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(4, 4), d(4, 4)];
    expect(attackFacts(distantFight, attack, ...dice)).toMatchObject([
      { way: 'ranged', result: 'dead', harm: ['stab'] },
    ]);
  });

  test('wounds that resistances cancel count as stopped, not dealt', () => {
    const resistantSketch = { ...enemy, resistances: [{ type: 'bludgeoning', value: 3 }] };
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 1)];
    const [fact] = attackFacts(between({ freya, enemy: resistantSketch }), attack, ...dice);
    expect(fact).toMatchObject({ outcome: 'success', result: 'stopped' });
    expect(fact).not.toHaveProperty('harm');
  });
});

describe('the facts of a spell', () => {
  const ulfarmi = { as: 'Ulfarmi' };
  const cast = (tool: string, target: string) => ({ action: 'cast', actor: 'ulfarmi', targets: [target], tool });
  const friends = (more: object) => between({ ulfarmi, freya: { ...freya, ...more }, enemy });

  test.each([
    ['Mend', { wounds: 1 }, 'healed'],
    ['Mend', {}, 'nothing to mend'],
    ['Soothe', { stress: 2 }, 'nothing'],
    ['Mage Armor', {}, 'nothing'],
  ])('%s for a friend %o means well: %s', (spell, more, result) => {
    expect(attackFacts(friends(more), cast(spell, 'freya'))).toMatchObject([
      { way: 'spell', helpful: true, outcome: 'success', result, tool: spell },
    ]);
  });

  test.each([
    ['passes by', [d(4, 1), d(4, 1), d(4, 1), d(4, 4)], { outcome: 'failure', result: 'nothing' }],
    ['is resisted', [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 1)], { outcome: 'success', result: 'stopped' }],
    ['burns', [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 4)], { outcome: 'success', result: 'hurt', harm: ['fire'] }],
  ] as const)('Ember %s', (_, dice, facts) => {
    const fight = between({ ulfarmi, enemy: { ...enemy, naturalResistance: 3 } });
    expect(attackFacts(fight, cast('Ember', 'enemy'), ...dice)).toMatchObject([{ answer: 'dodge', ...facts }]);
  });

  test('healing is never told as a failure', () => {
    const failures = /sparks|silent|does not get in|nothing behind|no way in|shakes off|fails|untouched|unharmed/i;
    for (const [spell, more] of [
      ['Mend', { wounds: 1 }],
      ['Soothe', { stress: 2 }],
    ] as const) {
      const before = friends(more);
      for (const tone of ['plain', 'heroic', 'grim'])
        for (let deed = 0; deed < 40; deed++) {
          const { events, after } = afterAction(before, cast(spell, 'freya'));
          const output = { ...after, settings: { ...after.settings, tone } };
          const lines = storyOf({
            before,
            after: output as never,
            events: events as never,
            phraseSeed: { encounter: 1, deed },
          });
          expect(lines.join(' ')).not.toMatch(failures);
        }
    }
  });

  test('healing that finds nothing to heal is never told as done', () => {
    const before = friends({});
    for (const tone of ['plain', 'heroic', 'grim'])
      for (let deed = 0; deed < 20; deed++) {
        const { events, after } = afterAction(before, cast('Mend', 'freya'));
        const output = { ...after, settings: { ...after.settings, tone } };
        const phraseSeed = { encounter: 1, deed };
        const lines = storyOf({ before, after: output as never, events: events as never, phraseSeed });
        expect(lines.join(' ')).toMatch(
          /unhurt|nothing to (do|heal|close|patch up)|whole|no wound|scratch|feels fine|wasn’t hurt|isn’t hurt|one piece|nothing hurts|doesn’t need|someone who’s (?:actually )?hurt/,
        );
      }
  });
});

const withCriticals = { settings: { 'critical hits': true } };
const massiveSketch = { endurance: 0, size: 'Massive', naturalArmor: 4 };
const armedSketch = (name: string, more = {}) => ({ as: 'Freya', weapons: [equippedWeapon(name)], ...more });

describe('optional: critical hits', () => {
  test('all optional rules are off by default', () => {
    for (const name of ['critical hits', 'pierce stress', 'spellbane']) expect(settings[name]?.values[0]).toBe(false);
    expect(settings.magica?.values[0]).toBe('mind');
    const withoutCriticals = between({ freya: armedSketch('Mace'), enemy: massiveSketch });
    expect(transcript(rules, withoutCriticals, attack, d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 6))[2]).toContain(
      '= 12 vs armor value 4: pierces',
    );
  });

  test.each([
    [3, 4, 'pierces', 1],
    [4, 4, 'pierces critically', 2],
  ])('pierce totals of twice the armor value: %i and %i: %s', (a, b, degree, wounds) => {
    const lines = transcript(
      rules,
      between({ freya: armedSketch('Mace'), enemy: { ...massiveSketch, prowess: 3 } }, withCriticals),
      attack,
      d(4, 4),
      d(4, 4),
      d(4, 1),
      d(4, 3),
      d(4, 3),
      d(6, a),
      d(6, b),
    );
    expect(lines[2]).toContain(`= ${a + b} vs armor value 4: ${degree}`);
    expect(lines.at(-1)).toContain(`wounds 0 → ${wounds}`);
  });

  test('never against armor value 0 by that rule', () => {
    const lines = transcript(
      rules,
      between({ freya: armedSketch('Mace'), enemy: { ...massiveSketch, naturalArmor: 0, prowess: 3 } }, withCriticals),
      attack,
      d(4, 4),
      d(4, 4),
      d(4, 1),
      d(4, 3),
      d(4, 3),
      d(6, 6),
      d(6, 6),
    );
    expect(lines[2]).toContain(': pierces');
    expect(lines[2]).not.toContain('critically');
  });

  test.each([
    ['Shortsword', 'Blade: as much as the defender could have rolled', [d(6, 1), d(6, 3), d(4, 1)], true],
    ['Shortsword', 'Blade: one less', [d(6, 1), d(6, 2), d(4, 1), d(4, 1), d(4, 1)], false],
    ['Mace', 'Cudgel: power as high as the dodge', [d(4, 1), d(4, 1), d(4, 2)], true],
    ['Mace', 'Cudgel: dodge above power', [d(4, 4), d(4, 4), d(4, 3), d(6, 1), d(6, 1)], false],
    ['Spear', 'Lance: two hit dice at their maximum', [d(6, 6), d(6, 6), d(4, 4)], true],
    ['Spear', 'Lance: only one', [d(6, 6), d(6, 5), d(4, 4), d(4, 1), d(4, 1)], false],
  ] as const)('%s, %s', (name, _, script, critical) => {
    const lines = transcript(
      rules,
      between({ freya: armedSketch(name), enemy: massiveSketch }, withCriticals),
      attack,
      ...script,
    );
    expect(lines[1]?.endsWith('critical hit')).toBe(critical);
    expect(lines.some((line) => line.includes('pierce with'))).toBe(!critical);
    if (critical) expect(lines.at(-1)).toContain('+1 '.concat(name, ' = 1; × 2 critical hit = 2; wounds 0 → 2'));
  });

  test('doubling comes once, before all else', () => {
    const lines = transcript(
      rules,
      between(
        {
          freya: armedSketch('Mace', { modifiers: [{ to: 'wounds', value: 1, why: 'cruel' }] }),
          enemy: { ...massiveSketch, stress: 1 },
        },
        withCriticals,
      ),
      attack,
      d(4, 1),
      d(4, 1),
      d(4, 2),
    );
    expect(lines.at(-1)).toContain('× 2 critical hit = 2; × 2 past stress capacity = 4; +1 cruel = 5');
  });

  test('spells: more than the defender could have rolled, or a pierce of twice the spell resistance', () => {
    const caster = { as: 'Ulfarmi' };
    const cast = { action: 'cast', actor: 'ulfarmi', targets: ['enemy'], tool: 'Ember' };
    const resists = { ...massiveSketch, naturalResistance: 2 };
    const firstTranscript = transcript(
      rules,
      between({ ulfarmi: caster, enemy: resists }, withCriticals),
      cast,
      d(4, 1),
      d(4, 1),
      d(4, 3),
      d(4, 1),
    );
    expect(firstTranscript.at(-1)).toContain('× 2 critical hit = 2');
    const equal = transcript(
      rules,
      between({ ulfarmi: caster, enemy: resists }, withCriticals),
      cast,
      d(4, 1),
      d(4, 1),
      d(4, 2),
      d(4, 1),
      d(4, 3),
    );
    expect(equal.at(-1)).toContain('wounds 0 → 1');
    const deep = transcript(
      rules,
      between({ ulfarmi: caster, enemy: resists }, withCriticals),
      cast,
      d(4, 1),
      d(4, 1),
      d(4, 2),
      d(4, 1),
      d(4, 4),
    );
    expect(deep.at(-2)).toContain('pierces critically');
    expect(deep.at(-1)).toContain('wounds 0 → 2');
  });
});

describe('optional: stress for pierce dice', () => {
  const fight = (set: boolean) =>
    between({ freya: armedSketch('Mace'), enemy: massiveSketch }, { settings: { 'pierce stress': set } });
  test('declared before, taken after a hit, one die each; not taken on a miss; refused if the encounter doesn’t use the rule', () => {
    const hitTranscript = transcript(
      rules,
      fight(true),
      { ...attack, manner: 'pierce 2' },
      d(4, 4),
      d(4, 4),
      d(4, 1),
      d(6, 1),
      d(6, 1),
      d(6, 1),
      d(6, 1),
    );
    expect(hitTranscript.slice(2, 4)).toEqual([
      'freya takes 2 (for extra pierce dice): +2 for extra pierce dice = 2; stress 0 → 2',
      'freya → enemy, pierce with Mace: [1 1 1 1] {stress taken: +2} = 4 vs armor value 4: pierces',
    ]);
    expect(
      value(next(rules, fight(true), { ...attack, manner: 'pierce 2' }, d(4, 1), d(4, 1), d(4, 4)), 'freya', 'stress'),
    ).toBe(0);
    expect(transcript(rules, fight(false), { ...attack, manner: 'pierce 2' })).toEqual(['refused: no-such']);
  });

  test('not taken if the pierce is automatic: nothing is rolled for it', () => {
    const settings = { 'pierce stress': true, 'critical hits': true };
    const lines = transcript(
      rules,
      between({ freya: armedSketch('Mace'), enemy: massiveSketch }, { settings }),
      { ...attack, manner: 'pierce 5' },
      d(4, 4),
      d(4, 4),
      d(4, 2),
    );
    expect(lines).toEqual([
      'freya spent action points 3 → 2 (attack)',
      'freya → enemy, attack with Mace: [4 4] = 8 vs [2] = 2: critical hit',
      'enemy takes 2 bludgeoning (Mace): +1 Mace = 1; × 2 critical hit = 2; wounds 0 → 2',
    ]);
  });
});

describe('optional: Spellbane, and twice the magica', () => {
  const cast = { action: 'cast', actor: 'ulfarmi', targets: ['enemy'], tool: 'Ember' };
  test('a caster’s armor takes dice from all its rolls; robes give one', () => {
    const fightInArmor = (name: string) =>
      between(
        { ulfarmi: { as: 'Ulfarmi', gear: [gearNamed(name)] }, enemy: { ...massiveSketch, naturalResistance: 1 } },
        { settings: { spellbane: true } },
      );
    const leather = transcript(rules, fightInArmor('Leather'), cast, d(4, 4), d(4, 4), d(4, 1), d(4, 1));
    expect(leather[1]).toContain('[4 4] {Leather: −1} = 8');
    expect(leather[2]).toContain('[1] {Leather: −1} = 1');
    const robes = transcript(
      rules,
      fightInArmor('Mage Robes'),
      cast,
      d(4, 4),
      d(4, 4),
      d(4, 4),
      d(4, 4),
      d(4, 1),
      d(4, 1),
      d(4, 1),
    );
    expect(robes[1]).toContain('[4 4 4 4] {Mage Robes: +1} = 16');
    expect(robes[2]).toContain('[1 1] {Mage Robes: +1} = 2');
  });

  test('if it is turned on in the middle of a fight, the maximum follows at once', () => {
    const fight = between({ ulfarmi: { as: 'Ulfarmi' }, enemy: massiveSketch });
    const twiceMagica = next(rules, fight, (resolution) =>
      resolution.record({ type: 'setting-changed', setting: 'magica', after: 'twice mind' }),
    );
    expect(twiceMagica.combatants[0]?.resources.magica).toEqual({ value: 4, max: 8 });
    const afterTurnedOff = next(
      rules,
      {
        ...twiceMagica,
        combatants: twiceMagica.combatants.map((each) => ({
          ...each,
          resources: { ...each.resources, magica: { value: 7, max: 8 } },
        })),
      },
      (resolution) => resolution.record({ type: 'setting-changed', setting: 'magica', after: 'mind' }),
    );
    expect(afterTurnedOff.combatants[0]?.resources.magica).toEqual({ value: 4, max: 4 });
  });
});
