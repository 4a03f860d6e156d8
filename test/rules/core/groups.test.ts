import { describe, expect, test } from 'vitest';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Archetype } from '../../../src/rules/core/ruleset.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { scriptedDice } from './scripted-dice.ts';

const premadeNamed = (name: string): Archetype => {
  const foundArchetype = tdgs.archetypes.find((each) => each.name === name);
  if (!foundArchetype) throw new Error(name);
  return foundArchetype;
};

function fighter(id: string, archetype: string, side: string) {
  const { sheet } = premadeNamed(archetype);
  const resources = tdgs.resources(sheet as never, {});
  return {
    id,
    name: id,
    side,
    sheet,
    resources,
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: tdgs.own.combatant(sheet as never, {}),
  } as const;
}

const emptyFight: Encounter = {
  system: 'tdgs',
  name: 'groups',
  gms: ['gm'],
  phase: 'gathering',
  round: 0,
  turnOrder: [],
  turn: -1,
  done: [],
  settings: {},
  combatants: [],
  positions: {},
  own: tdgs.own.encounter({}),
};

function afterDeeds(before: Encounter, ...deeds: readonly Deed[]): Encounter {
  return deeds.reduce<Encounter>((encounter, deed) => {
    const result = carryOut(tdgs as never, encounter, deed, scriptedDice([]));
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    return result.value.after;
  }, before);
}

// REF: Kira 12, Goblin 11, Peasant 8.
const afterJoining = afterDeeds(emptyFight, {
  type: 'join',
  combatants: [
    fighter('kira', 'Kira', 'players'),
    fighter('goblin', 'Goblin', 'enemies'),
    fighter('peasant', 'Peasant', 'enemies'),
  ],
});
const group: Deed = { type: 'group', members: ['goblin', 'peasant'], name: 'enemies' };

describe('Grouped combatants act together', () => {
  test('at the place of the one who comes first, each until its own turn ends', () => {
    const fight = afterDeeds(afterJoining, group, { type: 'initiative' });
    expect(fight.turnOrder).toEqual([['kira'], ['goblin', 'peasant']]);
    const nextTurn = afterDeeds(fight, { type: 'end-turn', subject: 'kira' });
    expect(onTurn(nextTurn).map(({ id }) => id)).toEqual(['goblin', 'peasant']);
    const afterPeasant = afterDeeds(nextTurn, { type: 'end-turn', subject: 'peasant' });
    expect(onTurn(afterPeasant).map(({ id }) => id)).toEqual(['goblin']);
    const afterGoblin = afterDeeds(afterPeasant, { type: 'end-turn', subject: 'goblin' });
    expect([afterGoblin.round, onTurn(afterGoblin).map(({ id }) => id)]).toEqual([2, ['kira']]);
  });

  test('and the order is told once', () => {
    const before = afterDeeds(afterJoining, group);
    const result = carryOut(tdgs as never, before, { type: 'initiative' }, scriptedDice([]));
    const orders = result.ok ? result.value.events.filter(({ type }) => type === 'turn-order-set') : [];
    expect(orders.filter((event) => 'reasons' in event && event.reasons.length > 0)).toHaveLength(1);
  });

  test('and no one acts twice or loses a turn if they are grouped in the middle of a round', () => {
    const fight = afterDeeds(
      afterJoining,
      { type: 'initiative' },
      { type: 'end-turn', subject: 'kira' },
      { type: 'end-turn', subject: 'goblin' },
    );
    const grouped = afterDeeds(fight, group);
    expect(onTurn(grouped).map(({ id }) => id)).toEqual(['peasant']);
    const afterTurns = afterDeeds(
      grouped,
      { type: 'end-turn', subject: 'peasant' },
      { type: 'end-turn', subject: 'kira' },
    );
    expect(onTurn(afterTurns).map(({ id }) => id)).toEqual(['goblin', 'peasant']);
  });

  test('and alone again when they are split up', () => {
    const fight = afterDeeds(
      afterJoining,
      group,
      { type: 'initiative' },
      { type: 'group', members: ['goblin', 'peasant'] },
    );
    const afterTurns = afterDeeds(
      fight,
      { type: 'end-turn', subject: 'kira' },
      { type: 'end-turn', subject: 'goblin' },
    );
    expect(afterTurns.combatants.every((each) => each.group === undefined)).toBe(true);
    const end = onTurn(afterTurns).map(({ id }) => id);
    expect(end).toEqual(['peasant']);
  });

  test('and one who delays leaves the others of the block their turn', () => {
    const wholeFight = afterDeeds(emptyFight, {
      type: 'join',
      combatants: [
        fighter('kira', 'Kira', 'players'),
        fighter('goblin', 'Goblin', 'enemies'),
        fighter('peasant', 'Peasant', 'players'),
      ],
    });
    const groupDeed: Deed = { type: 'group', members: ['kira', 'peasant'], name: 'friends' };
    const delay: Deed = { type: 'intent', intent: { action: 'delay', actor: 'kira', targets: ['goblin'] } };
    const waitingFight = afterDeeds(wholeFight, groupDeed, { type: 'initiative' }, delay);
    expect(onTurn(waitingFight).map(({ id }) => id)).toEqual(['peasant']);
    expect(waitingFight.turnOrder).toEqual([['peasant'], ['goblin'], ['kira']]);
  });

  test('and each at its own place again when they are split up', () => {
    const fight = afterDeeds(
      afterJoining,
      group,
      { type: 'initiative' },
      { type: 'group', members: ['goblin', 'peasant'] },
    );
    expect(fight.turnOrder).toEqual([['kira'], ['goblin'], ['peasant']]);
  });
});
