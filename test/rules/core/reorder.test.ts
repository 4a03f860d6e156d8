import { describe, expect, test } from 'vitest';
import { reorderText } from '../../../src/embeds/turn-order.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { type Encounter, onTurn, type System } from '../../../src/rules/core/encounter.ts';
import { turnChanges } from '../../../src/rules/core/reorder.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { dungeoneers } from '../../../src/rules/dungeoneers/ruleset.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { between, value } from '../dungeoneers/fight.ts';
import { between as masters } from '../mastery/fight.ts';
import { fighting as soldiers } from '../sol/table.ts';
import { between as adventurers } from '../tdgs/fight.ts';
import { scriptedDice } from './scripted-dice.ts';

type Reorder = Omit<Extract<Deed, { type: 'reorder' }>, 'type'>;

function movedFight<S extends System>(rules: Ruleset<S>, before: Encounter<S>, deed: Reorder): Encounter<S> {
  return afterDeed(rules, before, { type: 'reorder', passesTurn: true, ...deed });
}

function afterDeed<S extends System>(rules: Ruleset<S>, before: Encounter<S>, deed: Deed<S>): Encounter<S> {
  const result = carryOut(rules, before, deed, scriptedDice([]));
  if (!result.ok || result.value.type === 'asked') throw new Error(JSON.stringify(result));
  return result.value.after;
}

const actingIds = (encounter: Encounter) => onTurn(encounter).map(({ id }) => id);
const orderedIds = ({ turnOrder }: Encounter) => turnOrder.flat();

/** Three equal combatants in every system, in the order they are named, on the first one's turn. */
const FIGHTS = [
  { rules: dungeoneers, fight: between({ freya: {}, skeleton: {}, bones: {} }) },
  { rules: mastery, fight: masters({ freya: {}, skeleton: { side: 'enemies' }, bones: { side: 'enemies' } }) },
  { rules: tdgs, fight: adventurers({ freya: {}, skeleton: { side: 'enemies' }, bones: { side: 'enemies' } }) },
  {
    rules: sol,
    fight: {
      ...soldiers({ freya: {}, skeleton: { side: 'enemies' }, bones: { side: 'enemies' } }),
      turnOrder: [['freya'], ['skeleton'], ['bones']],
    },
  },
] as readonly unknown[] as readonly { readonly rules: Ruleset; readonly fight: Encounter }[];

describe.each(FIGHTS)('$rules.id: the combatant whose turn it is', ({ rules, fight }) => {
  test('is moved last: everyone else acts in this round, and then they do', () => {
    const after = movedFight(rules, fight, { subject: 'freya' });
    expect(orderedIds(after)).toEqual(['skeleton', 'bones', 'freya']);
    expect([after.round, actingIds(after)]).toEqual([1, ['skeleton']]);
    const second = afterDeed(rules, after, { type: 'end-turn', subject: 'skeleton' });
    expect(actingIds(second)).toEqual(['bones']);
    const third = afterDeed(rules, second, { type: 'end-turn', subject: 'bones' });
    expect([third.round, actingIds(third)]).toEqual([1, ['freya']]);
  });

  test('is moved right before another: who is between acts first', () => {
    const after = movedFight(rules, fight, { subject: 'freya', before: 'bones' });
    expect([orderedIds(after), actingIds(after)]).toEqual([['skeleton', 'freya', 'bones'], ['skeleton']]);
  });

  test('keeps the turn where no one acts in between', () => {
    const before = { ...fight, turn: 2 };
    expect(actingIds(movedFight(rules, before, { subject: 'bones' }))).toEqual(['bones']);
    expect(movedFight(rules, fight, { subject: 'freya', before: 'skeleton' }).turnOrder).toEqual(fight.turnOrder);
  });

  test('keeps the turn where it’s moved ahead of someone who has acted', () => {
    const after = movedFight(rules, { ...fight, turn: 1 }, { subject: 'skeleton', before: 'freya' });
    expect([orderedIds(after), actingIds(after)]).toEqual([['skeleton', 'freya', 'bones'], ['skeleton']]);
  });

  test('keeps the turn in an older record, which says nothing of passing it', () => {
    const after = afterDeed(rules, fight, { type: 'reorder', subject: 'freya' });
    expect([orderedIds(after), actingIds(after), after.turn]).toEqual([['skeleton', 'bones', 'freya'], ['freya'], 2]);
  });
});

test('In a block, members who have acted stay in the present turn, and the others act later', () => {
  const allSoldiers = soldiers({ ana: {}, bo: { controller: 'u2' }, g1: { side: 'enemies' } });
  const fight = { ...allSoldiers, turnOrder: [['ana', 'bo'], ['g1']], done: ['ana'] };
  const after = movedFight(sol, fight, { subject: 'bo' });
  expect([after.turnOrder, actingIds(after)]).toEqual([[['ana'], ['g1'], ['bo']], ['g1']]);
  const lastFight = afterDeed(sol, after, { type: 'end-turn', subject: 'g1' });
  expect([lastFight.round, actingIds(lastFight)]).toEqual([1, ['bo']]);
});

test('The turn does not pass to the dead', () => {
  const fight = { ...between({ bones: {}, freya: {}, skeleton: { vitality: 'dead' } }), turn: 1 };
  expect(actingIds(movedFight(dungeoneers, fight, { subject: 'freya' }))).toEqual(['freya']);
});

describe('What a move does to turns', () => {
  const fight = { ...between({ freya: {}, skeleton: {}, bones: {} }), turn: 1 };
  const changesOf = (deed: Reorder) => {
    const { lost, actAgain: again } = turnChanges(fight, movedFight(dungeoneers, fight, deed));
    return { lost: lost.map(({ id }) => id), again: again.map(({ id }) => id) };
  };

  test('a combatant who was still to act and now stands before the turn has lost theirs', () => {
    expect(changesOf({ subject: 'bones', before: 'freya' })).toEqual({ lost: ['bones'], again: [] });
    expect(changesOf({ subject: 'bones', before: 'skeleton' })).toEqual({ lost: ['bones'], again: [] });
  });

  test('a combatant who has acted and now stands after the turn acts again', () => {
    expect(changesOf({ subject: 'freya' })).toEqual({ lost: [], again: ['freya'] });
  });

  test('moving among those still to act, or among those who have acted, costs no turn', () => {
    const atStart = { ...fight, turn: 0 };
    expect(
      turnChanges(atStart, movedFight(dungeoneers, atStart, { subject: 'bones', before: 'skeleton' })).lost,
    ).toEqual([]);
    expect(changesOf({ subject: 'skeleton' })).toEqual({ lost: [], again: [] });
  });
});

describe('What a GM is told of a move', () => {
  const orderTexts = (settings: Encounter['settings'], freya = {}) => {
    const fight = between({ freya, skeleton: {}, bones: {} }, { settings });
    return reorderText(dungeoneers, fight, movedFight(dungeoneers, fight, { subject: 'freya' }), {
      subject: 'freya',
      passesTurn: true,
    });
  };

  test('whose turn it is, and that the order holds only for this round if each round makes a new one', () => {
    expect(orderTexts({})).toBe(
      '**Freya** now acts last. It’s now **Skeleton**’s turn. Each round has a new turn order, so this change only lasts until the end of the round.',
    );
    expect(orderTexts({ order: 'kept' })).toBe('**Freya** now acts last. It’s now **Skeleton**’s turn.');
  });

  test('that a turn in which something was spent comes again in full', () => {
    expect(orderTexts({ order: 'kept' }, { action: 2 })).toContain(
      'Freya had already used part of a turn and now gets a full turn.',
    );
    const fight = between({ freya: { action: 2 }, skeleton: {} });
    const movedBack = afterDeed(dungeoneers, movedFight(dungeoneers, fight, { subject: 'freya' }), {
      type: 'end-turn',
      subject: 'skeleton',
    });
    expect([actingIds(movedBack), value(movedBack, 'freya', 'action points')]).toEqual([['freya'], 3]);
  });
});
