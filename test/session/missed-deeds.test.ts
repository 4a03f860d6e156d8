import { expect, test } from 'vitest';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { because } from '../../src/rules/core/reason.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { CLOCK_USER } from '../../src/session/clock.ts';
import { collectMissedDeeds, type MissedDeed } from '../../src/session/missed-deeds.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';

const combatantNamed = (name: string, controller?: string): Combatant => {
  const { controller: _, ...of } = premadeCombatant(tdgs, 'Goblin', { settings: {} }, { name });
  return controller === undefined ? of : { ...of, controller };
};
const [kira, bran, wolf] = [combatantNamed('Kira', 'ana'), combatantNamed('Bran', 'ana'), combatantNamed('Wolf')];

const turnEndedEvent = (subject: string): Event => ({ type: 'turn-ended', subject });
const turnStart = (turn: number): Event => ({ type: 'turn-started', turn, block: [] });
const roundEvent: Event = { type: 'round-started', before: 1, round: 2 };
const joinedEvent = (combatant: Combatant): Event => ({ type: 'joined', combatant });
const endTurn = (subject: string, passedOver?: true): Deed => ({
  type: 'end-turn',
  subject,
  ...(passedOver && { passedOver }),
});

/** A deed of a user, with the number `n`. */
function missedDeed(n: number, user: string, deed: Deed, events: readonly Event[], undoneBy?: number): MissedDeed {
  return { number: n, kind: 'done', user, deed, events, ...(undoneBy !== undefined && { undoneBy }) };
}

/** What a user has missed, oldest first, with the number of events of each deed. */
async function missedNumbers(user: string, deeds: readonly MissedDeed[], combatants = [kira, bran, wolf]) {
  const result = await collectMissedDeeds({ ...openingEncounter(tdgs), combatants }, user, deeds.toReversed());
  return [result.since, ...result.deeds.map(({ number, events }) => [number, events.length])];
}

const initiative = missedDeed(2, 'gwen', { type: 'initiative' }, [turnStart(0)]);
const joinDeeds = [
  missedDeed(0, 'ana', { type: 'join', combatants: [kira] }, [joinedEvent(kira)]),
  missedDeed(1, 'ana', { type: 'join', combatants: [bran] }, [joinedEvent(bran)]),
];

test('what a player has missed begins at the end of their combatants’ last turn, even in the middle of a deed', async () => {
  const deeds = [
    ...joinDeeds,
    initiative,
    missedDeed(3, 'ana', endTurn('kira'), [turnEndedEvent('kira'), turnStart(1)]),
    missedDeed(4, 'gwen', endTurn('wolf'), [turnEndedEvent('wolf'), roundEvent, turnStart(0)]),
    missedDeed(5, 'gwen', { type: 'stop-rounds' }, [turnStart(1)]),
  ];
  expect(await missedNumbers('ana', deeds)).toEqual(['turn', [3, 1], [4, 3], [5, 1]]);
  expect(await missedNumbers('bo', deeds), 'a watcher').toEqual(['round', [4, 1], [5, 1]]);
  expect(await missedNumbers('gwen', deeds), 'the GM').toEqual(['round', [4, 1], [5, 1]]);
  const lent = { ...kira, controller: 'bo', lent: { owner: 'ana' } };
  expect(await missedNumbers('ana', deeds, [lent, wolf]), 'who has lent theirs').toEqual([
    'turn',
    [3, 1],
    [4, 3],
    [5, 1],
  ]);
});

test('a turn that was undone, skipped, or played by the clock doesn’t count as theirs', async () => {
  const skippedEvent: Event = { type: 'turn-ended', subject: 'kira', skipped: because({ id: 'dead' }) };
  const deeds = [
    missedDeed(3, 'ana', endTurn('kira'), [turnEndedEvent('kira')]),
    missedDeed(4, 'ana', endTurn('kira'), [turnEndedEvent('kira'), turnStart(1)], 9),
    missedDeed(5, 'gwen', endTurn('kira', true), [turnEndedEvent('kira')]),
    missedDeed(6, CLOCK_USER, endTurn('kira'), [turnEndedEvent('kira')]),
    missedDeed(7, 'gwen', endTurn('wolf'), [turnEndedEvent('wolf'), skippedEvent]),
    { number: 9, kind: 'undo', user: 'ana', events: [] } as const,
  ];
  expect(await missedNumbers('ana', deeds)).toEqual(['turn', [5, 1], [6, 1], [7, 2]]);
});

test('a player without a turn yet has missed everything since their first combatant joined; before any round, everything', async () => {
  expect(await missedNumbers('ana', [...joinDeeds, initiative])).toEqual(['joined', [1, 1], [2, 1]]);
  expect(await missedNumbers('bo', [...joinDeeds, initiative])).toEqual(['beginning', [0, 1], [1, 1], [2, 1]]);
  expect(await missedNumbers('ana', [initiative], [kira]), 'from the opening on').toEqual(['beginning', [2, 1]]);
});

test('a record is read only as far as necessary', async () => {
  let readCount = 0;
  function* latestFirst() {
    for (let n = 5000; n >= 0; n--) {
      readCount += 1;
      yield missedDeed(n, 'ana', endTurn('kira'), n === 4990 ? [turnEndedEvent('kira')] : [turnStart(0)]);
    }
  }
  expect(
    (await collectMissedDeeds({ ...openingEncounter(tdgs), combatants: [kira] }, 'ana', latestFirst())).deeds,
  ).toHaveLength(10);
  expect(readCount).toBe(11);
});
