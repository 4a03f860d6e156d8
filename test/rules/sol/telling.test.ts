import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/embeds/meters.ts';
import { outcomeEmbed } from '../../../src/embeds/outcome.ts';
import { questionEmbed } from '../../../src/embeds/question.ts';
import { statusEmbed } from '../../../src/embeds/status.ts';
import { reorderText } from '../../../src/embeds/turn-order.ts';
import { adjustResource } from '../../../src/rules/core/carry-out.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { moveInOrder } from '../../../src/rules/core/reorder.ts';
import { SECRECY_LEVELS, SECRECY_SETTING_NAME } from '../../../src/rules/core/secrecy.ts';
import { beginFighting, endTurn } from '../../../src/rules/core/turns.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol } from '../../../src/rules/sol/sheet.ts';
import { sheetLines } from '../../../src/text/language.ts';
import { explain } from '../../../src/text/refusals.ts';
import type { ScriptedDie } from '../core/scripted-dice.ts';
import { type Deed, playScripted } from '../core/transcript.ts';
import { dice, type FighterSketch, fighter, fighting, gatheringOf, knife, pistol } from './table.ts';

/** The outcome of a deed with these dice. */
function outcome(before: Encounter<Sol>, deed: Deed<Sol>, ...script: ScriptedDie[]): Outcome {
  const result = playScripted(sol, before, deed, script);
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  const { events, after } = result.value;
  return { before, after, events, phraseSeed: { encounter: 1, deed: 1 } };
}

/** The math of a deed, line by line. */
function mathOf(before: Encounter<Sol>, deed: Deed<Sol>, ...script: ScriptedDie[]): readonly string[] {
  const { description = '' } = outcomeEmbed(outcome(before, deed, ...script));
  return description
    .split('\n')
    .filter((line) => line.startsWith('-# '))
    .map((line) => line.slice(3).replaceAll('\\', '').replaceAll('**', '').replaceAll('~~', ''));
}

const hero = { controller: 'u1', side: 'players', skills: { Sidearms: 6 } } as const;
const shoot = { action: 'attack', actor: 'ana', targets: ['thug'] } as const;
const duel = (thug: FighterSketch = {}, settings: Encounter['settings'] = {}) =>
  fighting({ ana: hero, thug: { side: 'enemies', ...thug } }, settings);

describe('A grazing hit', () => {
  const vestedSketch = { armor: [{ name: 'Vest', dice: 5 }], is: { BOD: 6 } };

  test('has its math and its name: 2 + 1 − 3 = 0', () => {
    const lines = mathOf(duel(vestedSketch), shoot, ...dice(9, 3), ...dice(6, 0), ...dice(5, 3));
    expect(lines.at(-1)).toBe('thug, Pistol: 2 + 1 critical success, 3 net hits − 3 soak = 0, a grazing hit');
  });

  test('its story is that of a stopped blow: no wound is claimed', () => {
    const { events } = outcome(duel(vestedSketch), shoot, ...dice(9, 0), ...dice(6, 0), ...dice(5, 5));
    expect(events.at(-1)).toMatchObject({ type: 'struck', way: 'ranged', result: 'stopped by armor', answer: 'none' });
  });
});

describe('The result of an attack, as facts', () => {
  const facts = (before: Encounter<Sol>, ...script: ScriptedDie[]) =>
    outcome(before, shoot, ...script).events.find(({ type }) => type === 'struck');
  const armedFight = (weapons: FighterSketch['weapons']) =>
    fighting({ ana: { ...hero, ...(weapons && { weapons }) }, thug: { side: 'enemies' } });

  test.each([
    ['a name that sounds like a blow', { ...pistol, name: 'Railgun Knife' }, 'ranged'],
    ['a name that sounds like a shot', { ...knife, name: 'Gunblade' }, 'melee'],
  ] as const)('the way is the weapon’s own kind: %s', (_, weapon, way) => {
    const pool = weapon.skill === 'Sidearms' ? 9 : 3;
    expect(facts(armedFight([weapon]), ...dice(pool, 1), ...dice(6, 0))).toMatchObject({ way, result: 'hurt' });
  });

  test('missed, knocked out, dead', () => {
    expect(facts(duel(), ...dice(9, 0), ...dice(6, 1))).toMatchObject({ outcome: 'failure', result: 'nothing' });
    const withoutPoints = duel({ is: { BOD: 1 }, points: 0 });
    expect(facts(withoutPoints, ...dice(9, 1), ...dice(6, 0))).toMatchObject({ result: 'knocked out' });
    expect(facts(duel({ wounds: [2, 2, 3] }), ...dice(9, 1), ...dice(1, 0))).toMatchObject({ result: 'dead' });
  });

  test('what the target did about it', () => {
    const dodging = duel({ standingOrders: { reaction: 'dodge' } });
    expect(facts(dodging, ...dice(9, 0), ...dice(8, 1))).toMatchObject({ answer: 'dodge' });
    const asleepCondition = { key: 'asleep', name: 'asleep', duration: { until: 'removed' } } as const;
    const helplessFight = duel({ vitality: 'down', conditions: [asleepCondition] });
    expect(facts(helplessFight, ...dice(9, 1))).toMatchObject({ answer: 'helpless' });
  });
});

describe('Initiative', () => {
  test('S-017 is shown with its pool, its dice and its hits', () => {
    const before = gatheringOf({ ana: { ...hero, sheet: { initiative: 1 } }, thug: { side: 'enemies' } });
    const beginFight: Deed<Sol> = (resolution) => beginFighting(resolution, sol);
    expect(mathOf(before, beginFight, ...dice(7, 2), ...dice(6, 1))).toEqual([
      '1. ana: 7d6 (3 REA + 3 INT + 1 initiative bonus): 5, 5 hit, 1, 1, 1, 1, 1 miss = 2 hits, before the enemies',
      '2. thug: 6d6 (3 REA + 3 INT): 5 hit, 1, 1, 1, 1, 1 miss = 1 hit, as the enemies’ leader',
    ]);
  });
});

describe('Surprise', () => {
  test('every test says whose it is', () => {
    const before = gatheringOf({ ana: hero, bo: { ...hero, controller: 'u2' }, thug: { side: 'enemies' } });
    const call = { action: 'surprise', actor: 'thug', targets: ['ana', 'bo'] };
    expect(mathOf(before, call, ...dice(6, 3), ...dice(6, 1)).map((line) => line.split(':')[0])).toEqual([
      'surprise, ana',
      'surprise, bo',
    ]);
  });
});

describe('A change by the GM', () => {
  const hand =
    (resource: string, to: number): Deed<Sol> =>
    (resolution) =>
      adjustResource(resolution, sol, { type: 'adjust', subject: 'thug', resource, to });

  test('wounds that are set are told one by one, each with its level', () => {
    expect(mathOf(duel(), hand('wounds', 4))).toEqual([
      'thug, the GM’s call: level 1 wound',
      'thug, the GM’s call: level 1 wound',
      'thug, the GM’s call: level 1 wound',
      'thug, the GM’s call: level 2 wound',
    ]);
  });

  test('fewer wounds are told as healing', () => {
    expect(mathOf(duel({ wounds: [2] }), hand('wounds', 0))).toEqual(['thug, the GM’s call: the level 2 wound heals']);
  });

  test('points are told as from and to, and not as harm', () => {
    const output = outcome(duel(), hand('action points', 2));
    expect(outcomeEmbed(output).description).toContain('action points 3 → 2');
    const onTurn = outcome({ ...duel(), turn: 1 }, hand('action points', 2));
    expect(outcomeEmbed(onTurn).description).toContain('thug: action points 3 → 2 (the GM’s call)');
    const regained = outcome({ ...duel({ points: 1 }), turn: 1 }, hand('action points', 2));
    expect(outcomeEmbed(regained).description).toContain('thug: action points 1 → 2 (the GM’s call)');
    expect(output.events.map(({ type }) => type)).toEqual(['spent']);
  });
});

describe('A question', () => {
  test('a reaction that is asked for is not told as a failed attack', () => {
    const before = duel({ standingOrders: { reaction: 'ask' } });
    const result = playScripted(sol, before, shoot);
    if (!result.ok || result.value.type !== 'asked') throw new Error('No one is asked');
    const { events, after, question } = result.value;
    const { description = '' } = questionEmbed({ before, after, events, phraseSeed: { encounter: 1, deed: 1 } }, [
      question,
    ]);
    expect(description).not.toMatch(/nothing comes of it|does not come to that|too late|never gets/);
    expect(description).toContain('A reaction costs 1 of your 3 action points.');
  });
});

describe('The status', () => {
  test('shows points and the standing reaction, even out of turn', () => {
    const fight = duel({ points: 2, standingOrders: { reaction: 'dodge' } });
    expect(statusEmbed(fight).description).toContain('**thug** 0/6 wounds, 2/3 action points, reaction: dodge');
  });

  test('shows every auto-reaction that is not the default', () => {
    const fight = duel({ standingOrders: { reaction: 'none', 'last point': 'spend', 'wound words': 'ask' } });
    expect(statusEmbed(fight).description).toContain('3/3 action points, last point: spend, wound words: ask');
  });

  test('shows no count of wounds for the dead', () => {
    expect(statusEmbed(duel({ vitality: 'dead' })).description).toContain('**thug** · dead');
  });
});

describe('Out of turn', () => {
  test('points that come back at the end of a turn are told', () => {
    const before = duel({ points: 1 });
    const turnOutcome = outcome({ ...before, turn: 1 }, (resolution) => endTurn(resolution, sol, 'thug'));
    expect(outcomeEmbed(turnOutcome).description).toContain('thug: action points 1 → 3 (end of the turn)');
  });

  test('full defense lasts until the next turn, and gives no number of rounds', () => {
    const before = duel({ points: 2 });
    const { after } = outcome({ ...before, turn: 1 }, { action: 'defend', actor: 'thug', manner: 'full defense' });
    expect(statusEmbed(after).description).toContain('full defense (until their next turn)');
  });

  test('a combatant put to sleep by the GM is asleep, and nothing more', () => {
    const { after } = outcome(duel(), (resolution) => sol.afflict(resolution, 'thug', { condition: 'asleep' }));
    expect(statusEmbed(after).description).toMatch(/\*\*thug\*\*.* · asleep$/m);
  });
});

describe('The sheet shown', () => {
  test('has the costs and critical levels of a weapon that has its own', () => {
    const ownWeapon = { ...pistol, points: 1, critical: 2 };
    const { sheet } = fighter('ana', { weapons: [ownWeapon, { ...knife, critical: 0 }] });
    expect(sheetLines('sol', sheet).find(({ name }) => name === 'Weapons')?.value).toBe(
      'Pistol (Sidearms + AGI, level 2, ranged, 1 action point, 2 more wound levels per critical success), ' +
        'Knife (Blades + AGI, level 1, melee, 0 more wound levels per critical success), Fists (Unarmed + AGI, level 1, melee)',
    );
  });
});

describe('Secrecy: whose number it is', () => {
  test.each(SECRECY_LEVELS)('of the score that a new enemy joins under, %s tells only what it may', (secrecy) => {
    const before = duel({}, { [SECRECY_SETTING_NAME]: secrecy });
    const newcomer = fighter('late', { side: 'enemies' });
    const output = mathOf(before, (resolution) => {
      resolution.record({ type: 'joined', combatant: newcomer });
      sol.enter(resolution, 'late');
    }).join();
    expect(output.includes('2 hits')).toBe(secrecy === 'exact');
  });

  const vestedSketch = { armor: [{ name: 'Vest', dice: 5 }], wounds: [2, 2] } as const;
  const rolledDice = [...dice(9, 4), ...dice(4, 1), ...dice(5, 1)];

  test.each(SECRECY_LEVELS)('of a creature’s defense, armor and boxes, %s tells only what it may', (secrecy) => {
    const output = mathOf(duel(vestedSketch, { [SECRECY_SETTING_NAME]: secrecy }), shoot, ...rolledDice).join('\n');
    const isOpen = secrecy === 'exact';
    for (const fact of ['REA', '3 net hits', 'soak', 'no free level', 'level 2 wound', 'Vest'])
      expect(output.includes(fact), fact).toBe(isOpen);
    expect(output).toContain('6 Sidearms');
  });

  test.each(SECRECY_LEVELS)('of a player’s own wound, %s hides nothing', (secrecy) => {
    const before = fighting(
      {
        thug: { side: 'enemies', skills: { Sidearms: 6 } },
        ana: { controller: 'u1', wounds: [2, 2], armor: [{ name: 'Vest', dice: 5 }] },
      },
      { [SECRECY_SETTING_NAME]: secrecy },
    );
    const shotIntent = { action: 'attack', actor: 'thug', targets: ['ana'] };
    const output = mathOf(before, shotIntent, ...rolledDice).join('\n');
    for (const fact of ['REA', '3 net hits', 'soak', 'no free level 2 box', 'level 3 wound'])
      expect(output, fact).toContain(fact);
    expect(output.includes('6 Sidearms')).toBe(secrecy === 'exact');
  });
});

describe('The order that a GM changes', () => {
  const four = () => fighting({ ana: hero, bo: { ...hero, controller: 'u2' }, g1: enemy, g2: enemy });
  const enemy = { side: 'enemies' } as const;
  const move = (subject: string, before: string) =>
    outcome(four(), (resolution) => moveInOrder(resolution, sol, { subject, before }));

  test('combatants who act together can’t be moved before each other, and the refusal says so', () => {
    const result = playScripted(sol, four(), (resolution) =>
      moveInOrder(resolution, sol, { subject: 'ana', before: 'bo' }),
    );
    expect(result.ok ? undefined : explain(result.why)).toMatch(/^ana and bo act together/);
  });

  test('a whole block moves, and loses its turn if it lands before the present one: both are told', () => {
    const { before, after } = move('g1', 'ana');
    expect(after.turnOrder).toEqual([
      ['g1', 'g2'],
      ['ana', 'bo'],
    ]);
    expect(reorderText(sol, before, after, { subject: 'g1', before: 'ana' })).toBe(
      '**g1** now acts right before **ana**. g1 and g2 act as a group, so they moved together in the turn order. g1 and g2 each lose a turn this round.',
    );
  });
});

describe('A refusal', () => {
  test('tells a newcomer why it is not their turn', () => {
    const newcomer = { key: 'newcomer', name: 'newcomer', duration: { until: 'round-end', left: 1 } } as const;
    const fight = fighting({
      ana: hero,
      bo: { ...hero, controller: 'u2', conditions: [newcomer] },
      thug: { side: 'enemies' },
    });
    const waiting = { ...fight, done: ['bo'] };
    const result = playScripted(sol, waiting, { ...shoot, actor: 'bo' });
    expect(result.ok ? undefined : explain(result.why, waiting)).toBe(
      'bo has no turn this round (joined mid-round). They act again next round.',
    );
  });

  test('counts one point as one', () => {
    const fight = fighting({ ana: { ...hero, points: 1 }, thug: { side: 'enemies' } });
    const result = playScripted(sol, fight, shoot);
    expect(result.ok ? undefined : explain(result.why, fight)).toMatch(/^ana has 1 action point left and needs 2\./);
  });

  test('says what drawing costs, and in what', () => {
    const fight = fighting({ ana: { ...hero, weapons: [pistol, knife] }, thug: { side: 'enemies' } });
    const result = playScripted(sol, fight, { ...shoot, tool: 'Knife' });
    expect(result.ok ? undefined : explain(result.why, fight)).toContain('draws the Knife for 1 action point.');
  });
});

describe('A player’s own words', () => {
  test.each([
    ['aim', {}],
    ['move', {}],
    ['take-cover', {}],
    ['defend', {}],
    ['test', { tool: 'REA + INT', manner: 'Simple' }],
    ['surprise', { targets: ['ana'] }],
  ])('are told with “%s”, as with an attack', (action, more) => {
    const before = action === 'surprise' ? gatheringOf({ ana: hero, thug: { side: 'enemies' } }) : duel();
    const rolled = action === 'test' || action === 'surprise' ? dice(6, 0) : [];
    const { description } = outcomeEmbed(
      outcome(before, { action, actor: 'ana', words: 'Not today.', ...more }, ...rolled),
    );
    expect(description).toContain('> “Not today.”');
  });
});
