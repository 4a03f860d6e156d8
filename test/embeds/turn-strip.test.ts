import { expect, test } from 'vitest';
import { board } from '../../src/embeds/board.ts';
import { PICTURE, turnStrip } from '../../src/embeds/field-picture.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { SECRECY } from '../../src/rules/core/secrecy.ts';
import { dungeoneers } from '../../src/rules/dungeoneers/ruleset.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { opening, ready } from './random-fight.ts';

const gathering = opening(tdgs, { [PICTURE]: 'dark', [SECRECY]: 'words' });
const combatants = [ready(tdgs, 'Kira', gathering), ready(tdgs, 'Goblin', gathering), ready(tdgs, 'Wolf', gathering)];
const [kira, goblin, wolf] = combatants.map(({ id }) => id) as [string, string, string];
const fight: Encounter = {
  ...gathering,
  phase: 'fighting',
  round: 2,
  turn: 1,
  turnOrder: [[kira], [goblin], [wolf]],
  combatants,
};

test('the turn order is a picture with words: who has acted, who acts, and of creatures what may be told', () => {
  const strip = turnStrip(fight)!;
  expect(strip.shows).toMatchObject({
    strip: {
      title: 'Round 2',
      order: [
        { label: 'K', health: { left: 80 }, hasActed: true },
        { label: 'G', isOnTurn: true },
        { label: 'W', side: 'foes' },
      ],
    },
  });
  expect(strip.alt).toBe(
    'Round 2, turn of Goblin. 1 Kira: 80 of 80 HP, has acted. 2 Goblin: foe, unhurt. 3 Wolf: foe, unhurt.',
  );
  expect(turnStrip(fight, 'gm')!.alt).toContain('2 Goblin: foe, 40 of 40 HP.');
});

test('it is none while no rounds run, where pictures are off, and where there is neither a field nor a setting', () => {
  expect(turnStrip({ ...fight, phase: 'aftermath' })).toBeUndefined();
  expect(turnStrip({ ...fight, settings: { [PICTURE]: 'off' } })).toBeUndefined();
  expect(turnStrip({ ...fight, settings: {} })).toBeUndefined();
});

test('wounds count up on a token, in its words and on the board alike, and full ones are at the brink', () => {
  const empty = opening(dungeoneers, { [PICTURE]: 'dark' });
  const freya = ready(dungeoneers, 'Freya', empty, { id: 'freya' });
  const wounded = (value: number): Encounter => ({
    ...empty,
    phase: 'fighting',
    round: 1,
    turnOrder: [['freya']],
    combatants: [{ ...freya, resources: { ...freya.resources, wounds: { value } } }],
  });
  for (const [value, number, words] of [
    [0, '0/2', '0 of 2 wounds'],
    [1, '1/2', '1 of 2 wounds'],
    [2, '2/2', '2 of 2 wounds, at the brink'],
  ] as const) {
    const strip = turnStrip(wounded(value))!;
    expect(strip.shows).toMatchObject({ strip: { order: [{ count: number, health: { left: 2 - value, most: 2 } }] } });
    expect(strip.alt).toContain(`1 Freya: ${words}`);
    expect(board(wounded(value)).description).toMatch(`${number} wounds`);
    expect(board(wounded(value)).description?.includes('at the brink')).toBe(value === 2);
  }
});

test('of creatures whose state is hidden nothing is told', () => {
  expect(turnStrip({ ...fight, settings: { ...fight.settings, [SECRECY]: 'hidden' } })!.alt).toContain(
    '2 Goblin: foe, health unknown.',
  );
});
