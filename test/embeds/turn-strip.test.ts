import { expect, test } from 'vitest';
import { PICTURE } from '../../src/embeds/field-picture.ts';
import { turnStrip } from '../../src/embeds/turn-strip.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { SECRECY } from '../../src/rules/core/secrecy.ts';
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
    'Round 2, turn of Goblin. 1 Kira: 80 of 80, has acted. 2 Goblin: foe, health unknown. 3 Wolf: foe, health unknown.',
  );
  expect(turnStrip(fight, 'gm')!.alt).toContain('2 Goblin: foe, 40 of 40.');
});

test('it is none while no rounds run, where pictures are off, and where there is neither a field nor a setting', () => {
  expect(turnStrip({ ...fight, phase: 'aftermath' })).toBeUndefined();
  expect(turnStrip({ ...fight, settings: { [PICTURE]: 'off' } })).toBeUndefined();
  expect(turnStrip({ ...fight, settings: {} })).toBeUndefined();
});
