import { describe, expect, test } from 'vitest';
import { chronicle } from '../../src/embeds/chronicle.ts';
import type { ToldDeed } from '../../src/embeds/log.ts';
import { luckIn, luckLine, luckLines } from '../../src/embeds/luck.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { SECRECY } from '../../src/rules/core/secrecy.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { duel } from '../odds/duel.ts';
import { d, type Fixed, scriptedDice } from '../rules/core/scripted-dice.ts';

/** The hero strikes the foe, and the dice fall so. */
function strike(before: Encounter, script: readonly Fixed[]): ToldDeed {
  const dice = scriptedDice(script);
  const deed = { type: 'intent', intent: { action: 'attack', actor: 'hero', targets: ['foe'] } } as const;
  const played = carryOut(rulesOf(before), before, deed, dice);
  if (!played.ok || played.value.type !== 'done') throw new Error(JSON.stringify(played));
  expect(dice.left()).toEqual([]);
  const { after, events, thrown } = played.value;
  return { deed, undone: false, before, after, events, thrown, phraseSeed: { encounter: 1, deed: 0 } };
}

const told = (done: ToldDeed, view?: 'gm') => luckIn([done], view).all.map(luckLine);

describe('Who was lucky', () => {
  test('TDGS: a natural 20 and its d4 are two rolls, which together are as good as f + 5 g, of 80 ways', () => {
    const done = strike(duel('tdgs', 'Mira', 'Goblin'), [d(20, 20), d(4, 1)]);
    // 19 + 14 + 9 + 4 ways are below 20 + 5, and 4 come to it.
    expect(told(done)).toEqual(['Hero: **luckier than 60 of 100** (2 rolls)']);
  });

  test('Mastery: one against the other, the higher first', () => {
    const fight = duel('mastery', 'Gatz', 'Gatz', {});
    const done = strike(fight, [d(20, 3), d(20, 17)]);
    expect(told(done)).toEqual([
      'Foe: **luckier than 83 of 100** (1 roll)',
      'Hero: **unluckier than 87 of 100** (1 roll)',
    ]);
  });

  test('nobody is shown the luck of a creature whose numbers are kept back, but its GM', () => {
    for (const secrecy of ['words', 'hidden']) {
      const fight = duel('mastery', 'Gatz', 'Gatz', { [SECRECY]: secrecy });
      const combatants = fight.combatants.map(({ controller = '', ...each }) =>
        each.id === 'hero' ? { ...each, controller } : each,
      );
      const before = { ...fight, combatants };
      const done = strike(before, [d(20, 3), d(20, 17)]);
      expect(told(done)).toEqual(['Hero: **unluckier than 87 of 100** (1 roll)']);
      expect(luckLines(luckIn([done]).brief)).not.toContain('nemies');
      expect(told(done, 'gm')).toHaveLength(2);
    }
  });

  test('the chronicle has it once the scene is over, with the dice against what is usual', () => {
    const done = strike(duel('mastery', 'Gatz', 'Gatz'), [d(20, 3), d(20, 17)]);
    const text = (phase: Encounter['phase']) => {
      const present = { ...done.after, phase };
      return [...chronicle({ name: 'Yard', openedAt: 0, done: [done], present, undoneByGms: 0, seeds: [] })].join('');
    };
    expect(text('ended')).toContain(
      '## Luck of the dice\n\n- Foe: **luckier than 83 of 100** (1 roll); 1 d20: 17 each, usual 10.5',
    );
    expect(text('aftermath')).not.toContain('Luck');
  });
});
