import { afterAll, describe, expect, test } from 'vitest';
import { type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import { shortDetails } from '../../src/embeds/short-details.ts';
import { storyOf } from '../../src/embeds/story.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { reactionFor } from '../../systems/cairn/fate.ts';
import { isSavePassed } from '../../systems/cairn/saves.ts';
import type { Cairn, Sheet } from '../../systems/cairn/sheet.ts';
import { replyText } from '../commands/private-message.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { d } from '../rules/core/scripted-dice.ts';
import { after as played, playScripted, transcript } from '../rules/core/transcript.ts';
import { playPractice } from './contract/taps.ts';

await loadSystems(undefined, 'cairn');
afterAll(unloadSystems);
const rules = rulesNamed('cairn') as unknown as Ruleset<Cairn>;

/** Bea from the book's examples: 5 HP, 13 DEX and leather armor. */
const bea: Sheet = {
  hp: 5,
  STR: 12,
  DEX: 13,
  WIL: 10,
  natural: 1,
  weapons: [{ name: 'Sword', damage: 'd8' }],
  armor: [],
  spellbooks: [],
};
/** The Wood Troll from the book's examples, with a club. */
const troll: Sheet = {
  hp: 12,
  STR: 15,
  DEX: 12,
  WIL: 7,
  natural: 0,
  weapons: [{ name: 'Club', damage: 'd10' }],
  armor: [],
  spellbooks: [],
  recovers: true,
};

interface Someone {
  readonly sheet: Sheet;
  readonly side?: string;
  readonly now?: Readonly<Record<string, number>>;
}

/** A fight in its second round, without the save to act first. With turn 0, it is the players' turn. */
function fight(others: Readonly<Record<string, Someone>> = {}, turn = 0): Encounter<Cairn> {
  const allSheets: Readonly<Record<string, Someone>> = {
    bea: { sheet: bea, side: 'players' },
    troll: { sheet: troll },
    ...others,
  };
  const combatants = Object.entries(allSheets).map(([id, { sheet, side = 'enemies', now = {} }]): Combatant<Cairn> => {
    const fullResources = rules.resources(sheet, {});
    const resources = Object.fromEntries(
      Object.entries(fullResources).map(([name, each]) => [name, { ...each, value: now[name] ?? each.value }]),
    );
    return {
      id,
      name: id,
      side,
      sheet,
      resources,
      conditions: [],
      vitality: 'up',
      standingOrders: {},
      own: { acted: false },
    };
  });
  const block = (wanted: boolean) =>
    combatants.filter(({ side }) => (side === 'players') === wanted).map(({ id }) => id);
  return {
    ...{ system: 'cairn', name: 'The wood', gms: [], phase: 'fighting', round: 2, turn, done: [] },
    ...{ turnOrder: [block(true), block(false)], settings: { 'auto-end': false }, combatants, positions: {}, own: {} },
  };
}

const attack = (actor: string, target: string, more: object = {}) => ({
  action: 'attack',
  actor,
  targets: [target],
  ...more,
});
const combatantNamed = (encounter: Encounter<Cairn>, id: string) => encounter.combatants.find((each) => each.id === id);
const pointsOf = (encounter: Encounter<Cairn>, id: string, name: string) =>
  combatantNamed(encounter, id)?.resources[name]?.value;

describe('Saves', () => {
  test('a d20 at or under the ability passes, 1 always passes and 20 always fails', () => {
    expect([12, 13, 14].map((face) => isSavePassed(face, 13))).toEqual([true, true, false]);
    expect([isSavePassed(1, 0), isSavePassed(20, 20)]).toEqual([true, false]);
  });

  test('the example: Bea sneaks past with 13 DEX and a 10', () => {
    expect(transcript(rules, fight(), { action: 'save', actor: 'bea', tool: 'DEX' }, d(20, 10))[0]).toContain('passed');
  });
});

describe('Attacking & Damage', () => {
  test('the example: the troll’s club rolls a 4 of d10, less 1 armor, and Bea has 2 HP left', () => {
    expect(pointsOf(played(rules, fight({}, 1), attack('troll', 'bea'), d(10, 4)), 'bea', 'hp')).toBe(2);
  });

  test('unarmed attacks do a d4', () => {
    expect(pointsOf(played(rules, fight(), attack('bea', 'troll', { tool: 'Fists' }), d(4, 3)), 'troll', 'hp')).toBe(9);
  });

  test('an impaired attack rolls a d4 and an enhanced one a d12', () => {
    expect(
      pointsOf(played(rules, fight(), attack('bea', 'troll', { manner: 'impaired' }), d(4, 2)), 'troll', 'hp'),
    ).toBe(10);
    expect(
      pointsOf(played(rules, fight(), attack('bea', 'troll', { manner: 'enhanced' }), d(12, 11)), 'troll', 'hp'),
    ).toBe(1);
  });

  test('of two weapons, the higher die counts', () => {
    const thief = {
      ...bea,
      weapons: [
        { name: 'Sword', damage: 'd8' },
        { name: 'Dagger', damage: 'd6' },
      ],
    } as const;
    const start = fight({ bea: { sheet: thief, side: 'players' } });
    expect(
      pointsOf(
        played(rules, start, attack('bea', 'troll', { manner: 'two weapons' }), d(8, 2), d(6, 5)),
        'troll',
        'hp',
      ),
    ).toBe(7);
  });

  test('of several attackers in one turn, only the highest damage counts', () => {
    const start = fight({ tom: { sheet: bea, side: 'players' }, ann: { sheet: bea, side: 'players' } });
    const firstAttack = played(rules, start, attack('bea', 'troll'), d(8, 5));
    const second = played(rules, firstAttack, attack('tom', 'troll'), d(8, 3));
    expect([firstAttack, second].map((each) => pointsOf(each, 'troll', 'hp'))).toEqual([7, 7]);
    expect(pointsOf(played(rules, second, attack('ann', 'troll'), d(8, 8)), 'troll', 'hp')).toBe(4);
  });

  test('the short math says why a later attacker does no damage', () => {
    const start = fight({ tom: { sheet: bea, side: 'players' } });
    const before = played(rules, start, attack('bea', 'troll'), d(8, 5));
    const result = playScripted(rules, before, attack('tom', 'troll'), [d(8, 3)]);
    if (!result.ok || result.value.type === 'asked') throw new Error('not done');
    const { events, after } = result.value;
    const outcome = { before, after, events, phraseSeed: { encounter: 1, deed: 1 } } as unknown as Outcome;
    expect(shortDetails(outcome, visibilityOf(outcome))).toEqual([
      'troll: no damage (only the highest damage of several attackers counts)',
    ]);
  });

  test('no one has more than 3 armor', () => {
    const inPlate: Sheet = { ...bea, natural: 3, armor: [{ name: 'Plate', armor: 3 }] };
    expect(
      pointsOf(
        played(rules, fight({ bea: { sheet: inPlate, side: 'players' } }, 1), attack('troll', 'bea'), d(10, 7)),
        'bea',
        'hp',
      ),
    ).toBe(1);
  });

  test('a blast rolls for each target, and other weapons take one', () => {
    const dragon: Sheet = { ...troll, weapons: [{ name: 'Fire', damage: 'd8', blast: true }] };
    const start = fight({ troll: { sheet: dragon }, tom: { sheet: bea, side: 'players' } }, 1);
    const afterBurn = played(
      rules,
      start,
      { action: 'attack', actor: 'troll', targets: ['bea', 'tom'], tool: 'Fire' },
      d(8, 3),
      d(8, 4),
    );
    expect(['bea', 'tom'].map((id) => pointsOf(afterBurn, id, 'hp'))).toEqual([3, 2]);
    const attackOnTwo = { action: 'attack', actor: 'bea', targets: ['troll', 'tom'] };
    expect(transcript(rules, fight({ tom: { sheet: bea, side: 'players' } }), attackOnTwo)).toEqual([
      'refused: cairn/one target',
    ]);
  });

  test('a single attacker is impaired against a detachment, which is enhanced itself', () => {
    const mob: Sheet = { ...troll, detachment: true };
    expect(
      pointsOf(played(rules, fight({ troll: { sheet: mob } }), attack('bea', 'troll'), d(4, 4)), 'troll', 'hp'),
    ).toBe(8);
    expect(
      pointsOf(played(rules, fight({ troll: { sheet: mob } }, 1), attack('troll', 'bea'), d(12, 4)), 'bea', 'hp'),
    ).toBe(2);
  });
});

describe('Critical Damage', () => {
  const afterBlow = (face: number) => played(rules, fight({}, 1), attack('troll', 'bea'), d(10, 9), d(20, face));

  test('damage beyond HP lowers STR, and the save is against what is left', () => {
    expect([pointsOf(afterBlow(9), 'bea', 'hp'), pointsOf(afterBlow(9), 'bea', 'STR')]).toEqual([0, 9]);
    expect([afterBlow(9), afterBlow(10)].map((each) => combatantNamed(each, 'bea')?.vitality)).toEqual(['up', 'down']);
  });

  test('is told once: who collapses isn’t also said to go down', () => {
    const before = fight({}, 1);
    const result = playScripted(rules, before, attack('troll', 'bea'), [d(10, 9), d(20, 10)]);
    if (!result.ok || result.value.type === 'asked') throw new Error('not done');
    const { events, after } = result.value;
    const stories = Array.from({ length: 20 }, (_, deed) =>
      storyOf({ before, after, events, phraseSeed: { encounter: 1, deed } } as unknown as Outcome),
    );
    // One line for the blow, and one for the collapse.
    expect(new Set(stories.map((lines) => lines.length))).toEqual(new Set([2]));
  });

  test('at 0 HP, the short math shows only the STR that is lost', () => {
    const before = fight({ bea: { sheet: bea, side: 'players', now: { hp: 0 } } }, 1);
    const result = playScripted(rules, before, attack('troll', 'bea'), [d(10, 4), d(20, 2)]);
    if (!result.ok || result.value.type === 'asked') throw new Error('not done');
    const { events, after } = result.value;
    const outcome = { before, after, events, phraseSeed: { encounter: 1, deed: 1 } } as unknown as Outcome;
    expect(shortDetails(outcome, visibilityOf(outcome))[0]).toBe('bea: 3 STR');
  });

  test('first aid stabilizes, a rest wakes, and only a week restores STR', () => {
    const ally = { tom: { sheet: bea, side: 'players' } };
    const afterFall = played(rules, fight(ally, 1), attack('troll', 'bea'), d(10, 9), d(20, 10));
    const afterAid = played(rules, { ...afterFall, turn: 0 }, { action: 'aid', actor: 'tom', targets: ['bea'] });
    expect(combatantNamed(afterAid, 'bea')?.conditions.map(({ name }) => name)).toEqual(['stable']);
    const afterCombat = { ...afterAid, phase: 'aftermath' as const };
    const afterRest = played(rules, afterCombat, { action: 'rest', actor: 'bea', manner: 'moment' });
    expect([
      combatantNamed(afterRest, 'bea')?.vitality,
      pointsOf(afterRest, 'bea', 'hp'),
      pointsOf(afterRest, 'bea', 'STR'),
    ]).toEqual(['up', 5, 9]);
    expect(pointsOf(played(rules, afterRest, { action: 'rest', actor: 'bea', manner: 'week' }), 'bea', 'STR')).toBe(12);
  });

  test('someone who can already only crawl doesn’t get critical damage a second time', () => {
    const ally = { tom: { sheet: bea, side: 'players' } };
    const afterFall = played(rules, fight(ally, 1), attack('troll', 'bea'), d(10, 9), d(20, 20));
    const onTrollsTurn = {
      ...afterFall,
      turn: 1,
      done: [],
      own: {},
      combatants: afterFall.combatants.map((each) => ({ ...each, own: { acted: false } })),
    };
    const afterSecondHit = played(rules, onTrollsTurn, attack('troll', 'bea'), d(12, 3), d(20, 20));
    expect(combatantNamed(afterSecondHit, 'bea')?.conditions.map(({ key }) => key)).toEqual(['critical damage']);
  });

  test('at 0 STR you die', () => {
    const weakFight = fight({ bea: { sheet: bea, side: 'players', now: { hp: 0, STR: 3 } } }, 1);
    expect(combatantNamed(played(rules, weakFight, attack('troll', 'bea'), d(10, 4)), 'bea')?.vitality).toBe('dead');
  });

  test('some weapons drain another ability of their victim', () => {
    const hooded: Sheet = { ...troll, weapons: [{ name: 'Leystaff', damage: 'd8', drains: 'WIL' }] };
    const start = fight({ troll: { sheet: hooded } }, 1);
    expect(pointsOf(played(rules, start, attack('troll', 'bea'), d(8, 8), d(20, 19), d(4, 3)), 'bea', 'WIL')).toBe(7);
  });
});

describe('Scars', () => {
  /** The fight after Bea has taken exactly as much damage as she has HP. */
  const afterScar = (hp: number, ...dice: readonly (readonly [number, number])[]) => {
    const start = fight(
      { bea: { sheet: { ...bea, hp: Math.max(hp, 5), natural: 0 }, side: 'players', now: { hp } } },
      1,
    );
    return played(rules, start, attack('troll', 'bea', { manner: 'enhanced' }), d(12, hp), ...dice);
  };

  test('damage to exactly 0 HP leaves the scar of that number', () => {
    const numbers = [2, 7, 12].map(
      (hp) =>
        combatantNamed(afterScar(hp, ...(hp === 2 ? [d(6, 1)] : [])), 'bea')?.conditions.find(
          ({ name }) => name === 'scar',
        )?.value,
    );
    expect(numbers).toEqual([2, 7, 12]);
  });

  test('1: a lasting scar takes a higher d6 as maximum HP', () => {
    expect([5, 6].map((face) => combatantNamed(afterScar(1, d(6, 3), d(6, face)), 'bea')?.sheet.hp)).toEqual([5, 6]);
  });

  test('9: re-brained takes a higher 3d6 as maximum WIL', () => {
    expect(combatantNamed(afterScar(9, d(6, 4), d(6, 4), d(6, 3)), 'bea')?.sheet.WIL).toBe(11);
  });

  test('12: the doomed die on their next failed save against critical damage', () => {
    const afterDoom = afterScar(12);
    const onTrollsTurn = {
      ...afterDoom,
      turn: 1,
      done: [],
      own: {},
      combatants: afterDoom.combatants.map((each) => ({ ...each, own: { acted: false } })),
    };
    expect(
      combatantNamed(played(rules, onTrollsTurn, attack('troll', 'bea'), d(10, 3), d(20, 20)), 'bea')?.vitality,
    ).toBe('dead');
  });

  test('creatures take none', () => {
    const start = fight({ troll: { sheet: troll, now: { hp: 4 } } });
    const afterStrike = played(rules, start, attack('bea', 'troll'), d(8, 4), d(20, 7));
    expect(combatantNamed(afterStrike, 'troll')?.conditions).toEqual([]);
  });
});

describe('Morale and Retreat', () => {
  test('a lone foe saves at 0 HP, and flees if it fails', () => {
    const start = fight({ troll: { sheet: troll, now: { hp: 4 } } });
    const endResults = [7, 8].map((face) => played(rules, start, attack('bea', 'troll'), d(8, 4), d(20, face)));
    expect(endResults.map((each) => combatantNamed(each, 'troll')?.vitality === 'up')).toEqual([true, false]);
  });

  test('a group saves at its first casualty, and again when half of it is gone', () => {
    const goblin: Someone = { sheet: { ...troll, hp: 1, STR: 2, WIL: 8 } };
    const start = fight({ troll: goblin, two: goblin, three: goblin, four: goblin });
    const afterFleeing = played(
      rules,
      start,
      attack('bea', 'troll'),
      d(8, 3),
      d(20, 8),
      d(20, 9),
      d(20, 1),
      d(20, 7),
      d(20, 8),
    );
    expect(afterFleeing.combatants.filter(({ vitality }) => vitality === 'up').map(({ id }) => id)).toEqual([
      'bea',
      'two',
      'four',
    ]);
  });

  test('a retreat takes a DEX save', () => {
    const endResults = [13, 14].map((face) =>
      played(rules, fight({ tom: { sheet: bea, side: 'players' } }), { action: 'retreat', actor: 'bea' }, d(20, face)),
    );
    expect(endResults.map((each) => combatantNamed(each, 'bea')?.vitality === 'up')).toEqual([false, true]);
  });
});

describe('Casting Spells', () => {
  const mage: Sheet = { ...bea, spellbooks: [{ name: 'Sleep' }, { name: 'Cure Wounds', scroll: true }] };
  const start = fight({ bea: { sheet: mage, side: 'players', now: { STR: 8 } } });

  test('a spellbook adds a Fatigue', () => {
    const cast = played(rules, start, { action: 'cast', actor: 'bea', tool: 'Sleep', targets: ['troll'] });
    expect([pointsOf(cast, 'bea', 'fatigue'), combatantNamed(cast, 'troll')?.conditions[0]?.name]).toEqual([
      1,
      'asleep',
    ]);
  });

  test('a scroll adds none, and is gone', () => {
    const cast = played(rules, start, { action: 'cast', actor: 'bea', tool: 'Cure Wounds' }, d(4, 3));
    expect([pointsOf(cast, 'bea', 'fatigue'), pointsOf(cast, 'bea', 'STR')]).toEqual([0, 11]);
    expect(combatantNamed(cast, 'bea')?.sheet.spellbooks.map(({ name }) => name)).toEqual(['Sleep']);
  });

  test('a Fatigue in the last slot takes HP to 0', () => {
    const laden: Sheet = { ...mage, items: Array.from({ length: 7 }, (_, n) => ({ name: `Rope ${n}`, count: 1 })) };
    const cast = played(rules, fight({ bea: { sheet: laden, side: 'players' } }), {
      action: 'cast',
      actor: 'bea',
      tool: 'Sleep',
      targets: ['troll'],
    });
    expect(pointsOf(cast, 'bea', 'hp')).toBe(0);
  });
});

test('Turns: who fails the DEX save has no turn in the first round', () => {
  const before = {
    ...fight({ tom: { sheet: bea, side: 'players' } }),
    phase: 'gathering' as const,
    round: 0,
    turn: -1,
    turnOrder: [],
  };
  const initiativeResult = played(rules, before, (scene) => rules.initiative(scene), d(20, 13), d(20, 14));
  expect(['bea', 'tom'].map((id) => rules.skips({ ...initiativeResult, round: 1 }, id)?.id)).toEqual([
    undefined,
    'late',
  ]);
  expect(rules.skips({ ...initiativeResult, round: 2 }, 'tom')).toBeUndefined();
});

test('Reactions: the bounds of the 2d6 table', () => {
  expect([2, 3, 5, 6, 8, 9, 11, 12].map(reactionFor)).toEqual([
    'hostile',
    'wary',
    'wary',
    'curious',
    'curious',
    'kind',
    'kind',
    'helpful',
  ]);
});

test('Healing: the deprived regain no HP until a night has passed', () => {
  const hungryFight = {
    ...fight({ bea: { sheet: bea, side: 'players', now: { hp: 1 } } }),
    phase: 'aftermath' as const,
  };
  const deprived = { key: 'deprived', name: 'deprived', duration: { until: 'removed' } } as const;
  const start = {
    ...hungryFight,
    combatants: hungryFight.combatants.map((each) => (each.id === 'bea' ? { ...each, conditions: [deprived] } : each)),
  } as unknown as Encounter<Cairn>;
  const endResults = ['moment', 'night'].map((manner) =>
    played(rules, start, { action: 'rest', actor: 'bea', manner }),
  );
  expect(endResults.map((each) => pointsOf(each, 'bea', 'hp'))).toEqual([1, 5]);
});

test('the practice says how much an attack did, though nothing is rolled to hit', async () => {
  const table = new PostedTable();
  const [, hit] = await playPractice(table, '@ana /practice system:cairn', 0);
  expect(hit?.text).toMatch(/> You hit for [1-9]\d* HP\./);
  await table.close();
});

test('the turn order says who acts when, for one or for several', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:cairn', '@ana /join character:Fighter', '/add creature:Wolf count:2');
  await table.say('/initiative');
  expect(replyText(await table.say('/log show'))).toMatch(/Wolf 1\W+and \W*Wolf 2\W+after the players/);
  await table.close();
});

test('/add refuses a weaker or stronger variant, and says how to change the creature instead', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:cairn');
  for (const line of [
    '/add creature:"Root Goblin" strength:2',
    '/add creature:"Root Goblin" template:elite',
    '/add strength:2',
  ]) {
    const reply = await table.say(line);
    expect(reply.content).toBe(
      'Cairn has no weaker or stronger variants of creatures. Add the creature without `template:` and `strength:`, then change its numbers with `/gm sheet`.',
    );
  }
  expect(await table.suggestions('gwen', 'add', 'strength')).toEqual([]);
  expect((await table.state()).encounter.combatants).toEqual([]);
  await table.close();
});

describe('/gm sheet', () => {
  const changed = async (...changes: readonly string[]) => {
    const table = new PostedTable();
    await table.say('/encounter start ruleset:cairn', '/add creature:"Root Goblin"', ...changes);
    const { resources } = (await table.state()).encounter.combatants[0]!;
    await table.close();
    return resources;
  };

  test('changes the creature’s HP and abilities, and those who are unhurt stay unhurt', async () => {
    const resources = await changed(
      '/gm sheet who:"Root Goblin" field:hp value:8',
      '/gm sheet who:"Root Goblin" field:STR value:12',
    );
    expect(resources).toMatchObject({ hp: { value: 8, max: 8 }, STR: { value: 12, max: 12 } });
  });

  test('names the field as the sheet does', async () => {
    const table = new PostedTable();
    await table.say('/encounter start ruleset:cairn', '/add creature:"Root Goblin"');
    const reply = await table.say('/gm sheet who:"Root Goblin" field:natural value:1');
    expect(replyText(reply)).toContain('sheet changed (Natural armor)');
    await table.close();
  });

  test('keeps lost HP lost, and what an ability has lost', async () => {
    const resources = await changed(
      '/adjust who:"Root Goblin" resource:hp to:1',
      '/adjust who:"Root Goblin" resource:STR to:5',
      '/gm sheet who:"Root Goblin" field:hp value:8',
      '/gm sheet who:"Root Goblin" field:STR value:12',
    );
    expect(resources).toMatchObject({ hp: { value: 1, max: 8 }, STR: { value: 9, max: 12 } });
  });

  test('lowers HP and abilities to the sheet’s', async () => {
    const resources = await changed(
      '/gm sheet who:"Root Goblin" field:hp value:2',
      '/gm sheet who:"Root Goblin" field:STR value:6',
    );
    expect(resources).toMatchObject({ hp: { value: 2, max: 2 }, STR: { value: 6, max: 6 } });
  });
});

test('/defend says that the book has no such action', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:cairn', '@ana /join character:Fighter');
  const reply = await table.say('@ana /defend');
  expect(reply.content).toBe('Cairn has no action for defending. `/act` lists what you can do.');
  await table.close();
});

test('A save that the GM asks for says the highest number that passes', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:cairn', '@ana /join character:Fighter', '/gm check who:players what:STR');
  await table.press('ana', 'Roll');
  expect(textOf(table.newest('check'))).toMatch(/(success|failure).*= \d+ \(\d+ or less\)/s);
  await table.say('/gm check who:players what:STR vs:12');
  expect(textOf(table.newest('check'))).toContain('**Check: STR**, 12 or less');
  table.close();
});
