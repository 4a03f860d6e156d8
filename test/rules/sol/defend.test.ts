import { describe, expect, test } from 'vitest';
import { combatant, type Encounter, resource } from '../../../src/rules/core/encounter.ts';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol } from '../../../src/rules/sol/sheet.ts';
import { reasonText } from '../core/said.ts';
import { after as fightAfter, playScripted, transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighting, gatheringOf, knife } from './table.ts';

const enemy = { side: 'enemies' } as const;
const actionPoints = (fight: Encounter<Sol>, id: string) => resource(combatant(fight, id), 'action points').value;
const shoot = { action: 'attack', actor: 'thug', targets: ['ana'] } as const;

/** A fight on the thug's turn, in which Ana defends with 6 dice. */
const attackedFight = (ana: FighterSketch, thug: FighterSketch = {}, settings = {}) =>
  fighting({ thug: { ...enemy, ...thug }, ana, bo: {} }, settings);
const defenseLine = (fight: Encounter<Sol>, count: number) =>
  transcript(sol, fight, shoot, ...dice(3, 0), ...dice(count, 1)).find((line) => line.startsWith('thug → ana'));

describe('Reactions', () => {
  test('S-006 S-007 S-008 a point spent before one’s own turn is missing in it, and comes back only at its end', () => {
    const fight = attackedFight({ standingOrders: { reaction: 'dodge' } });
    expect(defenseLine(fight, 8)).toMatch(/\+3 REA \+3 INT \+2 dodge = 1 hits/);
    const afterShot = fightAfter(sol, fight, shoot, ...dice(3, 0), ...dice(8, 1));
    expect(actionPoints(afterShot, 'ana')).toBe(2);
    const afterTurn = fightAfter(sol, afterShot, (resolution) => endTurn(resolution, sol, 'thug'));
    expect(actionPoints(afterTurn, 'ana')).toBe(2);
    expect(
      actionPoints(
        fightAfter(sol, afterTurn, (resolution) => endTurn(resolution, sol, 'ana')),
        'ana',
      ),
    ).toBe(3);
  });

  test('one reaction per attack, as long as points last', () => {
    const fight = attackedFight(
      { points: 1, standingOrders: { reaction: 'dodge' } },
      { weapons: [{ ...knife, points: 1 }] },
    );
    const afterFirst = fightAfter(sol, fight, shoot, ...dice(3, 0), ...dice(8, 1));
    expect(actionPoints(afterFirst, 'ana')).toBe(0);
    expect(defenseLine(afterFirst, 6)).toMatch(/\+3 REA \+3 INT = 1 hits/);
  });

  test('parry works only in melee, dodge always', () => {
    const orders = { reaction: 'parry' };
    expect(defenseLine(attackedFight({ standingOrders: orders }, { weapons: [knife] }), 8)).toMatch(/\+2 parry/);
    expect(defenseLine(attackedFight({ standingOrders: orders }), 6)).toMatch(/\+3 INT = 1/);
    expect(
      actionPoints(
        fightAfter(sol, attackedFight({ standingOrders: orders }), shoot, ...dice(3, 0), ...dice(6, 1)),
        'ana',
      ),
    ).toBe(3);
  });

  test('without an auto-reaction no one is asked and nothing is spent', () => {
    expect(defenseLine(attackedFight({}), 6)).toMatch(/\+3 REA \+3 INT = 1/);
  });

  test('asked each time, before any die is rolled; the answer is one of the offers', () => {
    const fight = attackedFight({ standingOrders: { reaction: 'ask' } });
    expect(transcript(sol, fight, shoot)).toEqual(['thug spent action points 3 → 1 (Pistol)', 'asked: ana, reaction']);
    const result = playScripted(sol, fight, shoot);
    expect(result.ok && result.value.type === 'asked' && result.value.question).toEqual({
      subject: 'ana',
      about: 'reaction',
      offers: ['none', 'dodge'],
      note: { id: 'attack on you', attacker: 'thug', item: 'Pistol', points: 3, cost: 1, dice: 2 },
    });
    expect(
      result.ok &&
        result.value.type === 'asked' &&
        result.value.question.note &&
        reasonText(result.value.question.note, 'sol'),
    ).toBe('thug attacks with Pistol. A reaction costs 1 of your 3 action points.');
    const dodgeResult = playScripted(sol, fight, shoot, [...dice(3, 0), ...dice(8, 1)], ['dodge']);
    expect(dodgeResult.ok && actionPoints(dodgeResult.value.after as Encounter<Sol>, 'ana')).toBe(2);
    const noDefenseResult = playScripted(sol, fight, shoot, [...dice(3, 0), ...dice(6, 1)], ['none']);
    expect(noDefenseResult.ok && actionPoints(noDefenseResult.value.after as Encounter<Sol>, 'ana')).toBe(3);
  });

  test('an encounter may set other numbers', () => {
    const fight = attackedFight(
      { standingOrders: { reaction: 'dodge' } },
      {},
      { 'reaction-dice': 3, 'reaction-cost': 2 },
    );
    expect(defenseLine(fight, 9)).toMatch(/\+3 dodge/);
    expect(actionPoints(fightAfter(sol, fight, shoot, ...dice(3, 0), ...dice(9, 1)), 'ana')).toBe(1);
  });

  describe('in the last stand', () => {
    const lastStand = { is: { BOD: 1 }, wounds: [1], points: 1, conditions: [conditionFor('last stand')] } as const;

    test('a standing reaction does not spend the last point unless told to', () => {
      expect(defenseLine(attackedFight({ ...lastStand, standingOrders: { reaction: 'dodge' } }), 5)).not.toMatch(
        /dodge/,
      );
      const spend = attackedFight({ ...lastStand, standingOrders: { reaction: 'dodge', 'last point': 'spend' } });
      const lines = transcript(sol, spend, shoot, ...dice(3, 0), ...dice(7, 1));
      expect(lines[2]).toMatch(/\+2 dodge/);
      expect(lines.slice(3)).toEqual(['ana fell: unconscious', 'ana gains unconscious']);
    });

    test('with two points left the reaction is spent', () => {
      expect(defenseLine(attackedFight({ ...lastStand, points: 2, standingOrders: { reaction: 'dodge' } }), 7)).toMatch(
        /dodge/,
      );
    });

    test('a player who is asked each time is told what it means', () => {
      const result = playScripted(sol, attackedFight({ ...lastStand, standingOrders: { reaction: 'ask' } }), shoot);
      expect(
        result.ok &&
          result.value.type === 'asked' &&
          result.value.question.note &&
          reasonText(result.value.question.note, 'sol'),
      ).toBe('thug attacks with Pistol. A reaction would cost your last action point, and you’d fall unconscious.');
    });
  });
});

describe('Defend', () => {
  const defendIntent = (how?: string) => ({
    action: 'defend',
    actor: 'ana',
    ...(how !== undefined && { manner: how }),
  });

  test('the standing reaction may be set at any moment, even before the rounds', () => {
    for (const fight of [attackedFight({}), gatheringOf({ ana: {}, thug: enemy })])
      expect(combatant(fightAfter(sol, fight, defendIntent('Parry')), 'ana').standingOrders).toEqual({
        reaction: 'parry',
      });
    expect(transcript(sol, attackedFight({ standingOrders: { reaction: 'parry' } }), defendIntent())).toEqual([
      'ana orders reaction: dodge',
    ]);
  });

  test('full defense takes all points of the turn, and adds WIL until the next', () => {
    const fight = fighting({ ana: { points: 2, is: { WIL: 4 } }, thug: enemy });
    expect(transcript(sol, fight, defendIntent('full defense'))).toEqual([
      'ana spent action points 2 → 0 (full defense)',
      'ana gains full defense',
      'ana ends its turn',
      'ana regained action points 0 → 3 (end of the turn)',
      'turn: thug',
    ]);
    const inFullDefense = fightAfter(sol, fight, defendIntent('full defense'));
    const shot = transcript(sol, inFullDefense, shoot, ...dice(3, 0), ...dice(10, 1));
    expect(shot[1]).toMatch(/\+3 REA \+3 INT \+4 full defense = 1 hits/);
    const afterMiss = fightAfter(sol, inFullDefense, shoot, ...dice(3, 0), ...dice(10, 1));
    const lines = transcript(sol, afterMiss, (resolution) => endTurn(resolution, sol, 'thug'));
    expect(lines.at(-1)).toBe('ana loses full defense (time’s up)');
  });

  test('full defense needs one’s own turn and a point', () => {
    expect(transcript(sol, attackedFight({}), defendIntent('full defense'))).toEqual(['refused: not-your-turn']);
    expect(transcript(sol, gatheringOf({ ana: {} }), defendIntent('full defense'))).toEqual(['refused: not-now']);
    const withoutPoints = fighting({ ana: { points: 0 }, thug: enemy }, { 'auto-end': false });
    expect(transcript(sol, withoutPoints, defendIntent('full defense'))).toEqual(['refused: nothing-left']);
  });

  test('in the last stand full defense is the last action', () => {
    const lastStand = { is: { BOD: 1 }, wounds: [1], conditions: [conditionFor('last stand')] } as const;
    const fight = fighting({ ana: lastStand, bo: {}, thug: enemy });
    expect(combatant(fightAfter(sol, fight, defendIntent('full defense')), 'ana').vitality).toBe('down');
  });

  test('other words are refused, and so are the dead', () => {
    expect(transcript(sol, attackedFight({}), defendIntent('duck'))).toEqual(['refused: no-such']);
    expect(transcript(sol, attackedFight({ vitality: 'dead' }), defendIntent('dodge'))).toEqual([
      'refused: out-of-the-fight',
    ]);
  });
});
