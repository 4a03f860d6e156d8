import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { durationUntilOwnTurn, newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { positionOf } from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { between, conditionsOf, value } from './fight.ts';

const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);
const kill = (id: string) => (resolution: DungeoneersResolution) =>
  rules.afflict(resolution, id, { condition: 'Dead' });
const ready = (how: string, more = {}) => ({
  action: 'ready',
  actor: 'suori',
  targets: ['ulfarmi'],
  tool: 'push',
  manner: how,
  ...more,
});
const suori = { as: 'Suori', initiative: 9 };
const ulfarmi = { as: 'Ulfarmi', side: 'enemies', initiative: 5 };
const fight = between({ suori, ulfarmi, enemy: { initiative: 1, reaction: 0 } });
const push = [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 1)];

const grappleCondition = (who: string, other: string) =>
  newCondition(who === 'held' ? 'Grappled' : 'Grappling', { source: other });

function afterAnswer(
  before: Fight,
  deed: (resolution: DungeoneersResolution) => unknown,
  answers: readonly string[],
  ...script: ReturnType<typeof d>[]
): Fight {
  const result = playScripted(rules, before, deed, script, answers);
  if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
  return result.value.after as Fight;
}

describe('Ready', () => {
  test('Suori’s readied push, right before Ulfarmi’s turn: paid now, aimed when the moment comes, for the reaction point', () => {
    const afterReady = next(rules, fight, ready('before'));
    expect([value(afterReady, 'suori', 'action points'), value(afterReady, 'suori', 'reaction points')]).toEqual([
      2, 1,
    ]);
    expect(transcript(rules, afterReady, end('suori')).at(-1)).toBe('asked: suori, readied act');
    const afterTrigger = afterAnswer(afterReady, end('suori'), ['Ulfarmi'], ...push);
    expect(positionOf(afterTrigger, 'suori', 'ulfarmi')).toBe('at reach');
    expect([value(afterTrigger, 'suori', 'reaction points'), conditionsOf(afterTrigger, 'suori')]).toEqual([0, []]);
    expect(value(afterTrigger, 'ulfarmi', 'action points')).toBe(3);
  });

  test('several who have readied for one moment are asked together', () => {
    const freya = { as: 'Freya', initiative: 8 };
    const afterReady = next(
      rules,
      between({ suori, freya, ulfarmi, enemy: { initiative: 1, reaction: 0 } }),
      ready('before'),
    );
    const bothReadied = next(rules, next(rules, afterReady, end('suori')), ready('before', { actor: 'freya' }));
    const result = playScripted(rules, bothReadied, end('freya'));
    if (!result.ok || result.value.type !== 'asked') throw new Error('Not asked');
    const { question, together } = result.value;
    expect([question, ...together].map(({ subject, offers }) => `${subject}: ${offers.join(', ')}`)).toEqual([
      'suori: Ulfarmi, Enemy, Freya, hold',
      'freya: Ulfarmi, Enemy, Suori, hold',
    ]);
    const earlyAnswers = together.map((each) => ({ question: each, answer: 'hold' }));
    expect(playScripted(rules, bothReadied, end('freya'), push, ['Ulfarmi'], earlyAnswers)).toEqual(
      playScripted(rules, bothReadied, end('freya'), push, ['Ulfarmi', 'hold']),
    );
  });

  test('after a turn, and at another target than the one whose turn it is', () => {
    const afterReady = next(rules, fight, ready('after'));
    const turn = next(rules, afterReady, end('suori'));
    const afterTrigger = afterAnswer(turn, end('ulfarmi'), ['Enemy'], ...push.slice(0, 4));
    expect([positionOf(afterTrigger, 'suori', 'enemy'), positionOf(afterTrigger, 'suori', 'ulfarmi')]).toEqual([
      'at reach',
      'adjacent',
    ]);
  });

  test('what lasts until the start of a turn still lasts in the moment before it', () => {
    const defensive = {
      ...ulfarmi,
      conditions: [newCondition('Defensive', { duration: durationUntilOwnTurn('ulfarmi') })],
    };
    const afterReady = next(rules, between({ suori, ulfarmi: defensive, enemy: {} }), ready('before'));
    const afterTrigger = afterAnswer(afterReady, end('suori'), ['Ulfarmi'], ...push, d(4, 1));
    expect(conditionsOf(afterTrigger, 'ulfarmi')).toEqual([]);
  });

  test('held back, without a reaction point, or with no one in reach it does nothing, and is lost at its owner’s next turn', () => {
    const afterReady = next(rules, fight, ready('before'));
    const afterHold = afterAnswer(afterReady, end('suori'), ['hold']);
    expect([conditionsOf(afterHold, 'suori'), value(afterHold, 'suori', 'reaction points')]).toEqual([['Readied'], 1]);
    const round2 = next(rules, next(rules, afterHold, end('ulfarmi')), end('enemy'));
    expect([conditionsOf(round2, 'suori'), value(round2, 'suori', 'action points')]).toEqual([[], 3]);
    const afterSpending = next(
      rules,
      between({ suori: { ...suori, reaction: 0 }, ulfarmi, enemy: {} }),
      ready('before'),
    );
    expect(conditionsOf(next(rules, afterSpending, end('suori')), 'suori')).toEqual(['Readied']);
    const aloneFight = next(
      rules,
      between({ suori, ulfarmi, enemy: {} }, { positions: { 'suori|ulfarmi': 'away', 'enemy|suori': 'away' } }),
      ready('before'),
    );
    expect(conditionsOf(next(rules, aloneFight, end('suori')), 'suori')).toEqual(['Readied']);
  });

  test('the turn of a dead creature still counts as its moment, in this round or the next', () => {
    const afterReady = next(rules, fight, ready('before'));
    const afterDeath = next(rules, afterReady, kill('ulfarmi'));
    const afterTrigger = afterAnswer(afterDeath, end('suori'), ['Enemy'], ...push.slice(0, 4));
    expect(positionOf(afterTrigger, 'suori', 'enemy')).toBe('at reach');
    const lastToAct = { suori: { ...suori, initiative: 2 }, enemy: { initiative: 1, reaction: 0 }, ulfarmi };
    const readiedLast = next(rules, between(lastToAct), ready('before'));
    const afterLaterDeath = next(rules, next(rules, readiedLast, end('suori')), kill('ulfarmi'));
    const afterLaterTrigger = afterAnswer(afterLaterDeath, end('enemy'), ['Enemy'], ...push.slice(0, 4));
    expect([afterLaterTrigger.round, positionOf(afterLaterTrigger, 'suori', 'enemy')]).toEqual([2, 'at reach']);
  });

  test('an auto-reaction aims it at the first in reach, or holds it', () => {
    const orders = (answer: string) =>
      next(
        rules,
        between({ suori: { ...suori, standingOrders: { 'readied act': answer } }, ulfarmi, enemy: {} }),
        ready('before'),
      );
    expect(positionOf(next(rules, orders('first'), end('suori'), ...push), 'suori', 'ulfarmi')).toBe('at reach');
    expect(conditionsOf(next(rules, orders('hold'), end('suori')), 'suori')).toEqual(['Readied']);
  });

  test('a readied Defend does nothing, and costs no reaction point, for a creature that is already Defensive', () => {
    const afterReady = next(rules, fight, ready('before', { tool: 'defend' }));
    const afterTrigger = afterAnswer(afterReady, end('suori'), ['defend']);
    expect([conditionsOf(afterTrigger, 'suori'), value(afterTrigger, 'suori', 'reaction points')]).toEqual([
      ['Defensive'],
      0,
    ]);
    const defensive = next(rules, afterReady, { action: 'defend', actor: 'suori' });
    const waitingFight = next(rules, defensive, end('suori'));
    expect(conditionsOf(waitingFight, 'suori').toSorted()).toEqual(['Defensive', 'Readied']);
    expect(value(waitingFight, 'suori', 'reaction points')).toBe(1);
  });

  test('Defend can’t be readied while Defensive', () => {
    const tools = (fight: Fight) => [
      rules.actions.ready?.offers(fight, 'suori')?.tools,
      ...(rules.actions.ready?.ways?.(fight, 'suori') ?? []).map(({ hows }) => hows?.map(({ tool }) => tool)),
    ];
    const defensive = next(rules, fight, { action: 'defend', actor: 'suori' });
    for (const offered of tools(fight)) expect(offered).toContain('defend');
    for (const offered of tools(defensive)) expect(offered).toEqual(expect.not.arrayContaining(['defend']));
  });

  test('an attack with its weapon and stress, a grapple, a spell', () => {
    const readiedAttack = next(rules, fight, ready('before', { tool: 'attack: Warhammer', amount: 1 }));
    const afterAttack = afterAnswer(
      readiedAttack,
      end('suori'),
      ['Ulfarmi'],
      d(4, 1),
      d(4, 1),
      d(4, 1),
      d(4, 4),
      d(4, 4),
    );
    expect([value(afterAttack, 'suori', 'stress'), value(afterAttack, 'ulfarmi', 'wounds')]).toEqual([1, 0]);
    const readiedGrapple = next(rules, fight, ready('before', { tool: 'grapple' }));
    expect(conditionsOf(afterAnswer(readiedGrapple, end('suori'), ['Ulfarmi'], ...push), 'ulfarmi')).toEqual([
      'Grappled',
    ]);
    const caster = between({ ulfarmi, suori: { ...suori, initiative: 4, endurance: 0 }, enemy: {} });
    const readiedSpell = next(rules, caster, {
      action: 'ready',
      actor: 'ulfarmi',
      targets: ['suori'],
      tool: 'cast: Ember',
      manner: 'before',
    });
    const burnt = afterAnswer(
      readiedSpell,
      end('ulfarmi'),
      ['Suori'],
      d(4, 4),
      d(4, 4),
      d(4, 4),
      d(4, 1),
      d(4, 1),
      d(4, 4),
    );
    expect(value(burnt, 'suori', 'wounds')).toBe(1);
  });

  test('it costs what the action costs', () => {
    const ram = { name: 'Ram', hit: 4, pierce: 4, wounds: 1, type: 'bludgeoning', points: 2 };
    const withRam = between({ suori: { ...suori, weapons: [ram] }, ulfarmi, enemy: {} });
    expect(value(next(rules, withRam, ready('before', { tool: 'attack: ram' })), 'suori', 'action points')).toBe(1);
    const withOnePoint = between({ suori: { ...suori, weapons: [ram], action: 1 }, ulfarmi, enemy: {} });
    expect(transcript(rules, withOnePoint, ready('before', { tool: 'attack: ram' }))).toEqual([
      'refused: nothing-left',
    ]);
  });

  test.each([
    ['held', 'holder', 1],
    ['holder', 'held', 2],
  ])(
    'a hold that it broke right before the turn of the %s no longer counts for that turn',
    (spared, killed, points) => {
      const longLegs = { modifiers: [{ to: 'movement points', value: points - 1, why: 'Long Legs' }] };
      const frailSketch = { side: 'enemies', size: 'Tiny', endurance: 0 };
      const fight = between(
        {
          suori: { ...suori, standingOrders: { 'readied act': 'first' } },
          [spared]: { ...longLegs, side: 'heroes', conditions: [grappleCondition(spared, killed)] },
          [killed]: { ...frailSketch, conditions: [grappleCondition(killed, spared)] },
          other: { side: 'enemies' },
        },
        { positions: { 'other|suori': 'away' } },
      );
      const afterReady = next(rules, fight, ready('before', { targets: [spared], tool: 'attack' }));
      const turn = next(rules, afterReady, end('suori'), d(4, 4), d(4, 4), d(4, 1), d(8, 1), d(8, 1), d(8, 1));
      expect([conditionsOf(turn, spared), value(turn, spared, 'movement points')]).toEqual([[], points]);
    },
  );

  test('refused: no name, oneself, the dead, an unknown action or moment, twice', () => {
    const firstLine = (more: object) => transcript(rules, fight, { ...ready('before'), ...more })[0];
    expect(firstLine({ targets: [] })).toBe('refused: missing');
    expect(firstLine({ targets: ['suori'] })).toBe('refused: not-at-self');
    expect(firstLine({ tool: 'dance' })).toBe('refused: no-such');
    expect(firstLine({ manner: 'during' })).toBe('refused: no-such');
    expect(firstLine({ amount: 99 })).toBe('refused: out-of-bounds');
    expect(transcript(rules, next(rules, fight, kill('ulfarmi')), ready('before'))).toEqual(['refused: target-dead']);
    expect(transcript(rules, next(rules, fight, ready('before')), ready('before'))).toEqual([
      'refused: dungeoneers/already',
    ]);
  });
});
