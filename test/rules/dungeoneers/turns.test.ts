import { describe, expect, test } from 'vitest';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import { beginFighting, endTurn } from '../../../src/rules/core/turns.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { itemReason } from '../core/said.ts';
import { d, scriptedDice } from '../core/scripted-dice.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { between, creature, creatureOf, value } from './fight.ts';

const beginFight = (resolution: DungeoneersResolution) => beginFighting(resolution, rules);
const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);
const gathering = { phase: 'gathering', round: 0, turnOrder: [], turn: -1 } as const;
const withInitiative = (initiative: number, more = {}) => ({ initiative, ...more });
const orderedIds = (fight: Fight) => fight.turnOrder.flat();
const attackOn = (by: string, at: string) => ({ action: 'attack', actor: by, targets: [at] });

describe('Combat in Dungeoneers: rounds and turns', () => {
  test('D-045 a round stands for 5 seconds, says its entry', () => {
    expect(referenceOf('dungeoneers').glossary.find(({ name }) => name === 'Round')?.brief).toContain('5 seconds');
  });

  const threeFighters = between(
    { freya: withInitiative(3), enemy: withInitiative(5), suori: withInitiative(1) },
    gathering,
  );
  test('D-047 D-046 D-053 highest initiative first; each has one turn; then the next round, from the highest again', () => {
    let fight = next(rules, threeFighters, beginFight);
    expect(orderedIds(fight)).toEqual(['enemy', 'freya', 'suori']);
    const turns: string[] = [];
    for (let index = 0; index < 6; index++) {
      const [now] = onTurn(fight);
      turns.push(`${fight.round} ${now?.id}`);
      fight = next(rules, fight, end(now?.id ?? ''));
    }
    expect(turns).toEqual(['1 enemy', '1 freya', '1 suori', '2 enemy', '2 freya', '2 suori']);
    expect(fight.round).toBe(3);
  });

  test('initiative is prowess if the sheet names none', () => {
    const fight = next(
      rules,
      between({ freya: { prowess: 2 }, enemy: { prowess: 3 }, suori: withInitiative(-1, { prowess: 7 }) }, gathering),
      beginFight,
    );
    expect(orderedIds(fight)).toEqual(['enemy', 'freya', 'suori']);
  });

  test('D-048 D-049 equal initiatives roll a d10 each, and those still tied roll again', () => {
    const tiedFight = between(
      { freya: withInitiative(2), suori: withInitiative(2), enemy: withInitiative(2) },
      gathering,
    );
    const fight = next(rules, tiedFight, beginFight, d(10, 4), d(10, 9), d(10, 4), d(10, 1), d(10, 7));
    expect(orderedIds(fight)).toEqual(['suori', 'enemy', 'freya']);
  });

  test('dice that never differ leave tied creatures in the order they joined', () => {
    const tiedFight = between(
      { freya: withInitiative(2), suori: withInitiative(2), enemy: withInitiative(3) },
      gathering,
    );
    const result = carryOut(rules, tiedFight, { type: 'initiative' }, { roll: () => 1 });
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    expect(orderedIds(result.value.after)).toEqual(['enemy', 'freya', 'suori']);
    expect(result.value.thrown).toHaveLength(200);
  });

  test('D-050 ties are rolled anew each round', () => {
    const tiedFight = between({ freya: withInitiative(2), enemy: withInitiative(2) }, gathering);
    const afterBegin = next(rules, tiedFight, beginFight, d(10, 9), d(10, 1));
    expect(orderedIds(afterBegin)).toEqual(['freya', 'enemy']);
    const secondRound = next(rules, next(rules, afterBegin, end('freya')), end('enemy'), d(10, 1), d(10, 9));
    expect([orderedIds(secondRound), secondRound.round]).toEqual([['enemy', 'freya'], 2]);
  });

  test('D-051 the table may keep one order for the whole fight: no more dice, and newcomers go behind their equals', () => {
    const tiedFight = between(
      { freya: withInitiative(2), enemy: withInitiative(2) },
      { ...gathering, settings: { order: 'kept' } },
    );
    const afterBegin = next(rules, tiedFight, beginFight, d(10, 9), d(10, 1));
    const second = next(rules, next(rules, afterBegin, end('freya')), end('enemy'));
    expect([orderedIds(second), second.round]).toEqual([['freya', 'enemy'], 2]);
    const result = carryOut(
      rules,
      second,
      { type: 'join', combatants: [creature('suori', withInitiative(2)), creature('other', withInitiative(3))] },
      scriptedDice([]),
    );
    if (!result.ok) throw new Error(result.why.type);
    const secondFight = result.value.after as Fight;
    expect(orderedIds(secondFight)).toEqual(['freya', 'enemy']);
    const thirdRound = next(rules, next(rules, secondFight, end('freya')), end('enemy'));
    expect(orderedIds(thirdRound)).toEqual(['other', 'freya', 'enemy', 'suori']);
  });

  test('ties are rolled off even between creatures with the names of JavaScript’s built-in properties', () => {
    const tiedFight = between({ constructor: withInitiative(3), enemy: withInitiative(3) }, gathering);
    const fight = next(rules, tiedFight, beginFight, d(10, 4), d(10, 7));
    expect(orderedIds(fight)).toEqual(['enemy', 'constructor']);
  });

  test('D-052 a creature whose initiative changes moves in the order at the next round', () => {
    const hurry = (resolution: DungeoneersResolution) => {
      const { sheet: before } = resolution.combatant('suori');
      resolution.record({
        type: 'sheet-changed',
        subject: 'suori',
        why: itemReason('haste'),
        before,
        after: { ...before, initiative: 9 },
      });
    };
    let fight = next(rules, next(rules, threeFighters, beginFight), hurry);
    expect(orderedIds(fight)).toEqual(['enemy', 'freya', 'suori']);
    for (const id of ['enemy', 'freya', 'suori']) fight = next(rules, fight, end(id));
    expect(orderedIds(fight)).toEqual(['suori', 'enemy', 'freya']);
  });

  test('a newcomer acts from the next round on, and can be targeted and react at once', () => {
    const fight = next(rules, threeFighters, beginFight);
    const result = carryOut(
      rules,
      fight,
      { type: 'join', combatants: [creature('other', { as: 'Goblin' })] },
      scriptedDice([]),
    );
    if (!result.ok) throw new Error(result.why.type);
    const fightAfter = result.value.after as Fight;
    expect(orderedIds(fightAfter)).not.toContain('other');
    expect(value(fightAfter, 'other', 'reaction points')).toBe(1);
    expect(rules.actions.attack?.begin(fightAfter, attackOn('enemy', 'other')).ok).toBe(true);
    let afterTurns = fightAfter;
    for (const id of ['enemy', 'freya', 'suori']) afterTurns = next(rules, afterTurns, end(id));
    expect(orderedIds(afterTurns)).toEqual(['enemy', 'freya', 'other', 'suori']);
  });

  test('the dead leave the order, and the rounds stop when only one side is alive', () => {
    const kill = (id: string) => (resolution: DungeoneersResolution) =>
      rules.afflict(resolution, id, { condition: 'Dead' });
    const fight = next(
      rules,
      between({ freya: withInitiative(3), enemy: withInitiative(2), other: withInitiative(1) }, gathering),
      beginFight,
    );
    const afterDeath = next(rules, fight, kill('enemy'));
    const round2 = next(rules, next(rules, afterDeath, end('freya')), end('other'));
    expect(orderedIds(round2)).toEqual(['freya', 'other']);
    expect(transcript(rules, round2, kill('other'))).toEqual([
      'other fell: dead',
      'decided: only heroes are alive',
      'phase: aftermath',
    ]);
  });
});

describe('Combat in Dungeoneers: points', () => {
  const fight = between({ freya: { as: 'Freya' }, skeleton: { as: 'Skeleton' } });
  test('D-054 action points are for one’s own turn', () => {
    for (const action of ['attack', 'defend', 'sprint', 'grapple', 'push', 'disengage', 'ready'])
      expect(transcript(rules, fight, { action, actor: 'skeleton', targets: ['freya'] })).toEqual([
        'refused: not-your-turn',
      ]);
  });

  test('D-055 movement points are for one’s own turn', () => {
    for (const action of ['move', 'stand', 'turn'])
      expect(transcript(rules, fight, { action, actor: 'skeleton', targets: ['freya'] })).toEqual([
        'refused: not-your-turn',
      ]);
  });

  test('D-056 D-058 reaction points are for any turn, in response to a trigger; without them there is no reaction', () => {
    const leave = { action: 'move', actor: 'freya', targets: ['skeleton'], manner: 'withdraw' };
    expect(transcript(rules, fight, leave, d(8, 1), d(4, 1), d(4, 1))).toContain(
      'skeleton spent reaction points 1 → 0 (opportune strike)',
    );
    const withoutReactions = between({ freya: { as: 'Freya' }, skeleton: { as: 'Skeleton', reaction: 0 } });
    expect(transcript(rules, withoutReactions, leave)).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'freya and skeleton: at reach',
    ]);
  });

  test('D-057 actions spend action points, and without points they are refused', () => {
    expect(value(next(rules, fight, { action: 'defend', actor: 'freya' }), 'freya', 'action points')).toBe(2);
    const withoutActions = between({ freya: { as: 'Freya', action: 0 }, skeleton: { as: 'Skeleton' } });
    for (const action of ['attack', 'defend', 'sprint', 'grapple', 'push', 'disengage', 'ready', 'equip'])
      expect(
        transcript(rules, withoutActions, {
          action,
          actor: 'freya',
          targets: ['skeleton'],
          ...(action === 'equip' && { tool: 'Mace', manner: 'take off' }),
        }),
      ).toEqual(['refused: nothing-left']);
  });

  test('D-059 every creature has the seven, and is offered those that are possible', () => {
    expect(Object.keys(rules.actions)).toEqual(
      expect.arrayContaining(['disengage', 'defend', 'sprint', 'grapple', 'push', 'attack', 'cast']),
    );
    const twoCreatures = between({ ulfarmi: { as: 'Ulfarmi' }, skeleton: { as: 'Skeleton' } });
    const offered = actionOffers(rules, twoCreatures, 'ulfarmi').map(({ action }) => action);
    expect(offered).toEqual(
      expect.arrayContaining(['disengage', 'defend', 'sprint', 'grapple', 'push', 'attack', 'cast', 'move']),
    );
    expect(offered).not.toContain('rest');
    expect(actionOffers(rules, twoCreatures, 'skeleton').map(({ action }) => action)).not.toContain('attack');
  });

  test('D-060 an action may cost more than one point: a weapon or spell says so', () => {
    const ram = { name: 'Ram', hit: 4, pierce: 4, wounds: 1, type: 'bludgeoning', points: 2 };
    const withRam = between({ freya: { as: 'Freya', weapons: [ram] }, skeleton: { as: 'Skeleton' } });
    const afterAttack = next(rules, withRam, attackOn('freya', 'skeleton'), d(4, 1), d(4, 1), d(4, 4));
    expect(value(afterAttack, 'freya', 'action points')).toBe(1);
    expect(transcript(rules, afterAttack, attackOn('freya', 'skeleton'))).toEqual(['refused: nothing-left']);
  });

  test('action and movement points come with one’s own turn, the reaction point with the round; unspent ones are lost', () => {
    const twoCombatants = between({
      freya: { action: 2, movement: 1 },
      enemy: { action: 0, movement: 0, reaction: 0 },
    });
    expect(transcript(rules, twoCombatants, end('freya'))).toEqual([
      'freya ends its turn',
      'freya spent action points 2 → 0 (unspent)',
      'freya spent movement points 1 → 0 (unspent)',
      'turn: enemy',
      'enemy regained action points 0 → 3 (the turn starts)',
      'enemy regained movement points 0 → 1 (the turn starts)',
    ]);
    expect(
      value(
        next(rules, next(rules, twoCombatants, end('freya')), end('enemy'), d(10, 2), d(10, 1)),
        'enemy',
        'reaction points',
      ),
    ).toBe(1);
  });

  test('the encounter may set other points', () => {
    const settings = { 'action points': 5, 'movement points': 2, 'reaction points': 2 };
    const rich = next(
      rules,
      between({ freya: withInitiative(2), enemy: withInitiative(1) }, { ...gathering, settings }),
      beginFight,
    );
    expect(['action points', 'movement points', 'reaction points'].map((name) => value(rich, 'freya', name))).toEqual([
      5, 2, 2,
    ]);
  });

  test('a turn with nothing left ends by itself, unless the encounter says otherwise', () => {
    const lastActionSketches = { freya: { action: 1, movement: 0 }, enemy: {} };
    const afterTurn = next(rules, between(lastActionSketches, { settings: { 'auto-end': true } }), {
      action: 'defend',
      actor: 'freya',
    });
    expect(onTurn(afterTurn)[0]?.id).toBe('enemy');
    const stays = next(rules, between(lastActionSketches), { action: 'defend', actor: 'freya' });
    expect(onTurn(stays)[0]?.id).toBe('freya');
    expect(creatureOf(stays, 'freya').resources['action points']?.value).toBe(0);
  });

  test('an encounter need not wait for movement alone', () => {
    const settings = { 'auto-end': 'action points' };
    const fight = between({ freya: { action: 1, movement: 1 }, enemy: {} }, { settings });
    const afterDefend = next(rules, fight, { action: 'defend', actor: 'freya' });
    expect(afterDefend.turn).toBe(1);
    const waiting = between({ freya: { action: 1, movement: 1 }, enemy: {} }, { settings: { 'auto-end': true } });
    expect(next(rules, waiting, { action: 'defend', actor: 'freya' }).turn).toBe(0);
  });

  test('each player may choose when their turn ends', () => {
    const endsTurn = (order: string, setting: string | boolean, movement = 1) => {
      const freya = { action: 1, movement, standingOrders: { 'turn end': order } };
      const fight = between({ freya, enemy: {} }, { settings: { 'auto-end': setting } });
      return next(rules, fight, { action: 'defend', actor: 'freya' }).turn === 1;
    };
    expect(endsTurn('with the last action', true)).toBe(true);
    expect(endsTurn('with the last point', 'action points')).toBe(false);
    expect(endsTurn('with the last point', 'action points', 0)).toBe(true);
    expect(endsTurn('by hand', 'action points', 0)).toBe(false);
    expect(endsTurn('as set', 'action points')).toBe(true);
    expect(endsTurn('as set', true)).toBe(false);
  });

  test('magica: 1 at the start of one’s turn, never past the maximum; a scene starts with all of it', () => {
    const caster = { as: 'Ulfarmi', magica: 1, initiative: 5 };
    const startedFight = next(rules, between({ ulfarmi: caster, enemy: withInitiative(1) }, gathering), beginFight);
    expect(value(startedFight, 'ulfarmi', 'magica')).toBe(4);
    const runningFight = between({ enemy: {}, ulfarmi: caster });
    expect(value(next(rules, runningFight, end('enemy')), 'ulfarmi', 'magica')).toBe(2);
    expect(
      value(next(rules, between({ enemy: {}, ulfarmi: { as: 'Ulfarmi' } }), end('enemy')), 'ulfarmi', 'magica'),
    ).toBe(4);
  });
});
