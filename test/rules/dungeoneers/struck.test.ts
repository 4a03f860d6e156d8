import { describe, expect, test } from 'vitest';
import { storyOf } from '../../../src/embeds/story.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { played } from '../core/transcript.ts';
import { bare, between } from './fight.ts';

const freya = { as: 'Freya' };
const foe = { endurance: 0, size: 'Huge', naturalArmor: 4, reaction: 0 };
const strike = { action: 'attack', actor: 'freya', targets: ['foe'] };

function done(fight: Fight, intent: object, ...dice: ReturnType<typeof d>[]) {
  const result = played(rules, fight, intent as typeof strike, dice);
  if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
  return result.value;
}

function struck(fight: Fight, intent: object, ...dice: ReturnType<typeof d>[]) {
  return done(fight, intent, ...dice).events.filter(({ type }) => type === 'struck');
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
    expect(struck(between({ freya, foe }), strike, ...dice)).toEqual([
      { type: 'struck', actor: 'freya', target: 'foe', tool: 'Mace', way: 'melee', answer: 'dodge', ...facts },
    ]);
  });

  test('a shot is ranged by its weapon, and a death is a death', () => {
    const archer = { ...freya, weapons: [bare('Hunting Bow')] };
    const far = between({ freya: archer, foe: { ...foe, size: 'Tiny' } }, { positions: { 'foe|freya': 'away' } });
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(4, 4), d(4, 4)];
    expect(struck(far, strike, ...dice)).toMatchObject([{ way: 'ranged', result: 'dead', harm: ['stab'] }]);
  });

  test('wounds that its resistances take away are stopped, not dealt', () => {
    const hard = { ...foe, resistances: [{ type: 'bludgeoning', value: 3 }] };
    const dice = [d(4, 4), d(4, 4), d(4, 1), d(6, 6), d(6, 1)];
    const [fact] = struck(between({ freya, foe: hard }), strike, ...dice);
    expect(fact).toMatchObject({ outcome: 'success', result: 'stopped' });
    expect(fact).not.toHaveProperty('harm');
  });
});

describe('the facts of a spell', () => {
  const ulfarmi = { as: 'Ulfarmi' };
  const cast = (tool: string, target: string) => ({ action: 'cast', actor: 'ulfarmi', targets: [target], tool });
  const friends = (more: object) => between({ ulfarmi, freya: { ...freya, ...more }, foe });

  test.each([
    ['Mend', { wounds: 1 }, 'healed'],
    ['Mend', {}, 'nothing to mend'],
    ['Soothe', { stress: 2 }, 'nothing'],
    ['Mage Armor', {}, 'nothing'],
  ])('%s for a friend %o means well: %s', (spell, more, result) => {
    expect(struck(friends(more), cast(spell, 'freya'))).toMatchObject([
      { way: 'spell', helpful: true, outcome: 'success', result, tool: spell },
    ]);
  });

  test.each([
    ['passes by', [d(4, 1), d(4, 1), d(4, 1), d(4, 4)], { outcome: 'failure', result: 'nothing' }],
    ['is resisted', [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 1)], { outcome: 'success', result: 'stopped' }],
    ['burns', [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 4)], { outcome: 'success', result: 'hurt', harm: ['fire'] }],
  ] as const)('Ember %s', (_, dice, facts) => {
    const fight = between({ ulfarmi, foe: { ...foe, naturalResistance: 3 } });
    expect(struck(fight, cast('Ember', 'foe'), ...dice)).toMatchObject([{ answer: 'dodge', ...facts }]);
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
          const { events, after } = done(before, cast(spell, 'freya'));
          const told = { ...after, settings: { ...after.settings, tone } };
          const lines = storyOf({
            before,
            after: told as never,
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
        const { events, after } = done(before, cast('Mend', 'freya'));
        const told = { ...after, settings: { ...after.settings, tone } };
        const phraseSeed = { encounter: 1, deed };
        const lines = storyOf({ before, after: told as never, events: events as never, phraseSeed });
        expect(lines.join(' ')).toMatch(/unhurt|nothing to (do|heal|close)|whole|no wound|scratch|feels fine/);
      }
  });
});
