// TDGS › 6 Action Economy › Your Turn, Delay, Readied Actions, Interrupts; 5 Actions › Help, Active Defense
import { describe, expect, test } from 'vitest';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import { likelyActions } from '../../../src/rules/core/likely-actions.ts';
import { tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { playScripted } from '../core/transcript.ts';
import { armors, spells, weapons } from './content.ts';
import {
  addCondition,
  answerTo,
  attackBy,
  between,
  conditionFor,
  endOfTurn,
  type FighterSketch,
  hasCondition,
  hitsFor,
  hp,
  intentOf,
  lines,
  newRound,
  next,
  trackOf,
  vitalityOf,
} from './fight.ts';

const orderText = (fight: ReturnType<typeof between>) =>
  fight.turnOrder.map((block) => block.join('+') || '–').join(', ');

describe('Your Turn', () => {
  test('one Action, one Step, and the turn ends with the last Action', () => {
    const fight = between({ kira: { standingOrders: { 'turn end': 'with the last Action' } }, goblin: {} });
    expect(lines(fight, attackBy('kira', 'goblin'), d(20, 5)).slice(-2)).toEqual([
      'kira ends its turn',
      'turn: goblin',
    ]);
    const afterStep = next(fight, intentOf('step', 'kira'));
    expect(afterStep.turn).toBe(0);
    expect(answerTo(afterStep, intentOf('step', 'kira'))).toBe('nothing-left');
  });
  test('an auto-reaction to end turns by hand keeps it open, and so can a setting', () => {
    expect(next(between({ kira: {}, goblin: {} }), attackBy('kira', 'goblin'), d(20, 5)).turn).toBe(0);
    const fight = between({ kira: { standingOrders: { 'turn end': 'with the last Action' } }, goblin: {} });
    expect(
      next({ ...fight, settings: { ...fight.settings, 'auto-end': false } }, attackBy('kira', 'goblin'), d(20, 5)).turn,
    ).toBe(0);
  });
  test('a setting waits for a ranged fighter’s Step out of a melee', () => {
    const isWaiting = (who: object, setting: string | boolean, positions = { 'goblin|kira': 'Adjacent' }) => {
      const kira = { standingOrders: { 'turn end': 'with the last Action' }, ...who };
      const fight = between({ kira, goblin: {} });
      const withSetting = { ...fight, positions, settings: { ...fight.settings, 'auto-end': setting } };
      return next(withSetting, intentOf('defend', 'kira')).turn === 0;
    };
    const archer = { weapons: [weapons.longbow], wields: 'Longbow' };
    expect(isWaiting(archer, 'unless a step helps')).toBe(true);
    const fight = between({ kira: archer, goblin: {} }, { positions: { 'goblin|kira': 'Adjacent' } });
    const afterSpending = next(fight, intentOf('defend', 'kira'));
    expect(likelyActions(tdgs, afterSpending, 'kira', undefined, 3).map(({ intent }) => intent)).toEqual([
      intentOf('step', 'kira', { targets: ['goblin'] }),
    ]);
    expect(isWaiting(archer, true)).toBe(false);
    expect(isWaiting(archer, 'unless a step helps', {} as never)).toBe(false);
    expect(isWaiting({}, 'unless a step helps')).toBe(false);
  });
  test('nothing is saved up: the next turn has one Action again', () => {
    let fight = between({ kira: {}, goblin: {} });
    fight = next(next(fight, endOfTurn('kira')), endOfTurn('goblin'));
    expect([trackOf(fight, 'kira', 'actions'), trackOf(fight, 'kira', 'step')]).toEqual([1, 1]);
  });
  test('a refused action spends nothing', () => {
    const fight = between({ kira: {}, goblin: {} });
    for (const deed of [
      attackBy('kira', 'kira'),
      attackBy('kira', 'nobody'),
      attackBy('kira', 'goblin', { tool: 'Sword' }),
      intentOf('dance', 'kira'),
    ])
      expect(playScripted(tdgs, fight, deed).ok).toBe(false);
  });
  test('the rounds stop when only one side is up; the encounter goes on', () => {
    const after = next(between({ kira: hitsFor(60), goblin: { REF: 0 } }), attackBy('kira', 'goblin'), d(20, 19));
    expect(after.phase).toBe('aftermath');
    expect(next(between({ kira: hitsFor(48), goblin: { REF: 0 } }), attackBy('kira', 'goblin'), d(20, 19)).phase).toBe(
      'aftermath',
    );
    expect(next(between({ kira: hitsFor(47), goblin: { REF: 0 } }), attackBy('kira', 'goblin'), d(20, 19)).phase).toBe(
      'fighting',
    );
  });
  test('attacking oneself or the dead is refused, attacking an ally is not', () => {
    const fight = between({ kira: {}, ana: {}, goblin: { vitality: 'dead', hp: 0 }, wolf: {} });
    expect(answerTo(fight, attackBy('kira', 'kira'))).toBe('not-at-self');
    expect(answerTo(fight, attackBy('kira', 'goblin'))).toBe('target-dead');
    expect(answerTo(fight, attackBy('kira', 'ana'), d(20, 5))).toBe('done');
    expect(answerTo(fight, { action: 'attack', actor: 'kira' })).toBe('missing');
    expect(answerTo(fight, { action: 'attack', actor: 'kira', targets: ['ana', 'wolf'] })).toBe('tdgs/one-target');
  });
});

test('a turn cut short by its owner’s own fall counts: what lasts a round ends with it', () => {
  const kira = {
    CON: 10,
    hp: 12,
    conditions: [conditionFor('Slowed', { duration: { until: 'turn-end', of: 'kira', left: 1 } })],
  };
  const fight = between({ kira, goblin: {}, ana: {} }, { positions: { 'goblin|kira': 'Adjacent' } });
  const after = next(fight, intentOf('move', 'kira'), d(20, 15));
  expect([vitalityOf(after, 'kira'), hasCondition(after, 'kira', 'Slowed'), onTurn(after).map(({ id }) => id)]).toEqual(
    ['down', false, ['goblin']],
  );
});

describe('Delay', () => {
  const fight = between({ kira: { REF: 14 }, ana: { REF: 13 }, goblin: { REF: 12 }, wolf: { REF: 11 } });
  test('the whole turn moves behind the named combatant, or to the end; the order resets next round', () => {
    let after = next(fight, intentOf('delay', 'kira', { targets: ['goblin'] }));
    expect([orderText(after), after.turn]).toEqual(['–, ana, goblin, kira, wolf', 1]);
    after = next(next(after, endOfTurn('ana')), endOfTurn('goblin'));
    expect(after.turn).toBe(3);
    after = next(next(after, endOfTurn('kira')), endOfTurn('wolf'));
    expect([orderText(after), after.turn]).toEqual(['kira, ana, goblin, wolf', 0]);
    expect(orderText(next(fight, intentOf('delay', 'kira')))).toBe('–, ana, goblin, wolf, kira');
  });
  test('the first to delay to a place acts first there (ruling)', () => {
    const afterDelay = next(fight, intentOf('delay', 'kira', { targets: ['goblin'] }));
    expect(orderText(next(afterDelay, intentOf('delay', 'ana', { targets: ['goblin'] })))).toBe(
      '–, –, goblin, kira, ana, wolf',
    );
  });
  test('only before anything of the turn is spent, and never past the round', () => {
    expect(answerTo(next(fight, intentOf('step', 'kira')), intentOf('delay', 'kira'))).toBe('tdgs/turn-begun');
    expect(answerTo(next(fight, attackBy('kira', 'wolf'), d(20, 5)), intentOf('delay', 'kira'))).toBe(
      'tdgs/turn-begun',
    );
    expect(answerTo({ ...fight, turn: 3 }, intentOf('delay', 'wolf'))).toBe('tdgs/no-one-later');
    expect(answerTo({ ...fight, turn: 1 }, intentOf('delay', 'ana', { targets: ['kira'] }))).toBe('tdgs/no-one-later');
  });
});

describe('Readied Actions', () => {
  const fight = between({ kira: {}, goblin: {}, ana: {} });
  const heldFight = next(
    fight,
    intentOf('ready', 'kira', { manner: 'attack', words: 'when the goblin comes through the door' }),
  );
  test('costs the Action, keeps trigger and held action, and fires between two actions with the target named then', () => {
    expect(heldFight.combatants[0]?.conditions[0]).toMatchObject({
      name: 'Readied',
      note: 'when the goblin comes through the door',
      facts: { held: 'attack' },
    });
    expect(trackOf(heldFight, 'kira', 'actions')).toBe(0);
    const nextTurn = next(heldFight, endOfTurn('kira'));
    const afterTrigger = next(nextTurn, intentOf('fire', 'kira', { targets: ['goblin'] }), d(20, 11));
    expect([
      hp(afterTrigger, 'goblin'),
      hasCondition(afterTrigger, 'kira', 'Readied'),
      afterTrigger.turn,
      trackOf(afterTrigger, 'goblin', 'actions'),
    ]).toEqual([40, false, 1, 1]);
  });
  test('keeps what it was readied with: a spell that was named then is not named again', () => {
    const mage = between({ kira: { abilities: [spells.fireBolt, spells.terror] }, goblin: {} });
    const readiedFight = next(
      mage,
      intentOf('ready', 'kira', { manner: 'cast', tool: 'Terror', words: 'when it comes' }),
    );
    const afterTrigger = next(readiedFight, intentOf('fire', 'kira', { targets: ['goblin'] }), d(20, 19));
    expect(hasCondition(afterTrigger, 'goblin', 'Frightened')).toBe(true);
  });
  test('a readied Help gives an ally +2 on the turn that it waits for', () => {
    const readiedFight = next(fight, intentOf('ready', 'kira', { manner: 'help', words: 'when Ana attacks' }));
    let turn = readiedFight;
    for (const id of ['kira', 'goblin']) turn = next(turn, endOfTurn(id));
    const afterTrigger = next(turn, intentOf('fire', 'kira', { targets: ['ana'] }));
    expect([hasCondition(afterTrigger, 'ana', 'Helped'), hasCondition(afterTrigger, 'kira', 'Readied')]).toEqual([
      true,
      false,
    ]);
    expect(lines(afterTrigger, attackBy('ana', 'goblin'), d(20, 9))).toContain(
      'ana → goblin, attack with Fists: [9] +10 STR −10 goblin’s REF +2 Helped = 11 vs 11: hit',
    );
    expect(answerTo(turn, intentOf('fire', 'kira', { targets: ['goblin'] }))).toBe('tdgs/friend-only');
  });
  test('it is lost at its owner’s next turn', () => {
    let afterTurns = heldFight;
    for (const id of ['kira', 'goblin', 'ana']) afterTurns = next(afterTurns, endOfTurn(id));
    expect(hasCondition(afterTurns, 'kira', 'Readied')).toBe(false);
    expect(answerTo(afterTurns, intentOf('fire', 'kira', { targets: ['goblin'] }))).toBe('tdgs/nothing-readied');
  });
  test('Stunned, Paralyzed or Unconscious loses it (ruling)', () => {
    for (const condition of ['Stunned', 'Paralyzed', 'Unconscious'] as const)
      expect(
        hasCondition(next(heldFight, addCondition('kira', condition, { rounds: 3 })), 'kira', 'Readied'),
        condition,
      ).toBe(false);
  });
  test('what is held is checked when it fires: range, target, and what cannot be held', () => {
    expect(answerTo(heldFight, intentOf('fire', 'kira', { targets: ['goblin'], situation: { range: 'Far' } }))).toBe(
      'out-of-range',
    );
    expect(answerTo(fight, intentOf('ready', 'kira', { manner: 'rest' }))).toBe('no-such');
    for (const actionName of ['cast', 'grapple', 'shove', 'move', 'use', 'help'])
      expect(answerTo(fight, intentOf('ready', 'kira', { manner: actionName })), actionName).toBe('done');
  });
});

describe('Help', () => {
  const fight = between({ kira: {}, ana: {}, goblin: {} });
  const afterHelp = next(fight, intentOf('help', 'kira', { targets: ['ana'] }));
  test('+2 to the ally’s next roll of an Action, which uses it up', () => {
    const turn = next(afterHelp, endOfTurn('kira'));
    expect(lines(turn, attackBy('ana', 'goblin'), d(20, 9)).slice(1, 4)).toEqual([
      'ana and goblin: Adjacent',
      'ana loses Helped (used)',
      'ana → goblin, attack with Fists: [9] +10 STR −10 goblin’s REF +2 Helped = 11 vs 11: hit',
    ]);
  });
  test('before the helper’s next turn; two do not add up; allies only (ruling)', () => {
    let afterTurns = afterHelp;
    for (const id of ['kira', 'ana', 'goblin']) afterTurns = next(afterTurns, endOfTurn(id));
    expect(hasCondition(afterTurns, 'ana', 'Helped')).toBe(false);
    expect(answerTo({ ...afterHelp, turn: 2 }, intentOf('help', 'goblin', { targets: ['ana'] }))).toBe(
      'tdgs/friend-only',
    );
    const threeFighters = between({ kira: {}, ana: { conditions: [conditionFor('Helped')] }, goblin: {} });
    expect(answerTo(threeFighters, intentOf('help', 'kira', { targets: ['ana'] }))).toBe('tdgs/already');
  });
  test('not for a roll that is no Action: an opportunity attack leaves it', () => {
    const movingFight = between(
      { goblin: {}, kira: { conditions: [conditionFor('Helped')] } },
      { positions: { 'goblin|kira': 'Adjacent' } },
    );
    const after = next(movingFight, intentOf('move', 'goblin'), d(20, 5));
    expect(hasCondition(after, 'kira', 'Helped')).toBe(true);
  });
});

describe('Full Defense and Active Defense', () => {
  test('/defend is the Action full defense: +2 REF until the start of the next turn (house rule), not twice', () => {
    let fight = next(
      between({ kira: { resources: { actions: { value: 2, max: 2 } } }, goblin: {} }),
      intentOf('defend', 'kira'),
    );
    expect(answerTo(fight, intentOf('defend', 'kira'))).toBe('tdgs/already');
    fight = next(fight, endOfTurn('kira'));
    expect(lines(fight, attackBy('goblin', 'kira'), d(20, 12))[2]).toContain(
      '−12 kira’s REF (10 + 2 Full Defense) = 10 vs 11: miss',
    );
    fight = next(fight, endOfTurn('goblin'));
    expect(hasCondition(fight, 'kira', 'Full Defense')).toBe(false);
    expect(answerTo({ ...fight, turn: 1 }, intentOf('defend', 'kira'))).toBe('not-your-turn');
  });
  const guardedFight = (who: FighterSketch) =>
    between({ goblin: { ...hitsFor(20), STR: 20 }, kira: { CON: 20, ...who } });
  test('Dodge: no roll, 2 + skill bonus to REF against one attack, one use a round', () => {
    const fight = guardedFight({ abilities: [{ ...spells.dodge, level: 4 }], REF: 20 });
    expect(lines(fight, attackBy('goblin', 'kira'), d(20, 14)).slice(2, 5)).toEqual([
      'kira spent uses: Dodge 1 → 0 (used)',
      'goblin → kira, attack with Blow: [14] +20 STR −24 kira’s REF (20 + 4 Dodge) = 10 vs 11: miss',
    ]);
    const afterFirst = next(fight, attackBy('goblin', 'kira'), d(20, 14));
    expect(hp(next(afterFirst, attackBy('goblin', 'kira'), d(20, 11)), 'kira')).toBe(80);
    expect(trackOf(next(afterFirst, newRound), 'kira', 'uses: Dodge')).toBe(1);
  });
  test('Block lowers raw damage by level + the shield’s block value, not below 1; its use is spent only on a hit', () => {
    const fight = guardedFight({ abilities: [spells.block], armor: [{ ...armors.shield, pool: 0 }], REF: 20 });
    expect(hp(next(fight, attackBy('goblin', 'kira'), d(20, 11)), 'kira')).toBe(85);
    expect(trackOf(next(fight, attackBy('goblin', 'kira'), d(20, 10)), 'kira', 'uses: Block')).toBe(1);
    const weakBlocker = between({ goblin: { STR: 3 }, kira: { abilities: [spells.block], REF: 0 } });
    expect(hp(next(weakBlocker, attackBy('goblin', 'kira'), d(20, 11)), 'kira')).toBe(49);
  });
  test('Parry: STR + skill bonus against the attacker’s STR, melee only; success ends the attack; two a round from level 5', () => {
    const fight = guardedFight({ abilities: [spells.parry], STR: 18 });
    expect(lines(fight, attackBy('goblin', 'kira'), d(20, 11)).slice(2)).toEqual([
      'kira spent uses: Parry 2 → 1 (used)',
      'kira → goblin, parry with Parry: [11] +20 STR (18 + 2 Parry) −20 goblin’s STR = 11 vs 11: success',
    ]);
    expect(hp(next(fight, attackBy('goblin', 'kira'), d(20, 10), d(20, 19)), 'kira')).toBe(80);
    const rangedFight = between({ goblin: { weapons: [weapons.shortbow] }, kira: { abilities: [spells.parry] } });
    expect(lines(rangedFight, attackBy('goblin', 'kira'), d(20, 5)).join()).not.toContain('parry');
  });
  test('one interrupt per attack: an auto-reaction names it, "none" answers nothing, "ask" asks', () => {
    const withBoth = (order?: string) =>
      guardedFight({
        abilities: [spells.dodge, spells.parry],
        REF: 20,
        ...(order && { standingOrders: { interrupt: order } }),
      });
    expect(lines(withBoth(), attackBy('goblin', 'kira'), d(20, 5)).join()).toContain('Dodge');
    expect(lines(withBoth('none'), attackBy('goblin', 'kira'), d(20, 5)).join()).not.toContain('uses');
    expect(lines(withBoth('Parry'), attackBy('goblin', 'kira'), d(20, 19)).join()).toContain('parry');
    const result = playScripted(tdgs, withBoth('ask'), attackBy('goblin', 'kira'), []);
    expect(result).toMatchObject({
      ok: true,
      value: { type: 'asked', question: { subject: 'kira', about: 'interrupt', offers: ['Dodge', 'Parry', 'none'] } },
    });
    expect(playScripted(tdgs, withBoth('ask'), attackBy('goblin', 'kira'), [d(20, 5)], ['none']).ok).toBe(true);
  });
  test('/defend with an interrupt sets the auto-reaction, for free, at any time', () => {
    const fight = between({ goblin: {}, kira: { abilities: [spells.dodge] } });
    const after = next(fight, intentOf('defend', 'kira', { manner: 'dodge' }));
    expect(after.combatants[1]?.standingOrders.interrupt).toBe('Dodge');
    expect(answerTo(fight, intentOf('defend', 'kira', { manner: 'Parry' }))).toBe('no-such');
  });
});
