import { expect, test } from 'vitest';
import { tileNamed } from '../../../src/field/field.ts';
import { premadeMap } from '../../../src/field/premade.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import { completeActions } from '../../../src/rules/core/complete-actions.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { prepareIntent } from '../../../src/rules/core/play.ts';
import { chooseMove } from '../../../src/rules/core/tactics.ts';
import { squaresApart } from '../../../src/rules/tdgs/field.ts';
import { type Tdgs, tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import type { Ability, Weapon } from '../../../src/rules/tdgs/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { castByChance, playOut } from '../core/whole-fight.ts';
import { item, spells, weapons } from './content.ts';
import { attackBy, conditionFor, type FighterSketch, intentOf, next, onField, tileNameOf } from './fight.ts';

const field = tdgs.field!;
const openRows = (columns: number, rows = 1) => Array.from({ length: rows }, () => '.'.repeat(columns));

const SKETCHES: readonly (readonly [string, FighterSketch])[] = [
  ['kira', { weapons: [weapons.sword], items: [item({ name: 'Potion', heal: 15 })], hp: 30 }],
  ['ana', { weapons: [weapons.shortbow], abilities: [spells.heal, spells.fireball, spells.battleCry] }],
  ['tomas', { weapons: [weapons.spear], conditions: [conditionFor('Bleeding', { value: 1 })] }],
  ['goblin', { weapons: [weapons.throwingKnife] }],
  ['wolf', { weapons: [weapons.claws], conditions: [conditionFor('Frightened', { source: 'kira' })] }],
  ['dragon', { size: 'Large', abilities: [spells.fireBreath, spells.terror] }],
];

/** A random map with everyone on it. The seed also decides whose turn it is. */
function randomField(seed: number): Encounter<Tdgs> {
  const dice = seededDice(seed);
  const signs = '......,,~oO#+/';
  const [width, height] = [5 + dice.roll(5), 5 + dice.roll(4)];
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => signs[dice.roll(signs.length) - 1]).join(''),
  );
  const heights = rows.map((row) => row.replace(/./g, () => String(Math.max(0, dice.roll(6) - 4))));
  const tiles = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => ('.,~o/'.includes(sign) ? [`${String.fromCharCode(65 + x)}${y + 1}`] : [])),
  );
  const sketches = SKETCHES.map(([id, sketch]) => {
    const [tile] = tiles.splice(dice.roll(tiles.length) - 1, 1);
    return [id, { ...sketch, at: tile ?? 'A1' }] as const;
  });
  return onField(Object.fromEntries(sketches), {
    rows,
    heights,
    turn: seed % SKETCHES.length,
    settings: { 'high ground': true },
  });
}

/** The offers that the rules refuse, out of everything offered to the combatant whose turn it is. */
function refusedOffers(fight: Encounter<Tdgs>): readonly string[] {
  const [actor = ''] = fight.turnOrder[fight.turn] ?? [];
  const acts = completeActions(tdgs, fight, actor, false).flatMap(({ intent, form, tiles = [undefined] }) =>
    form ? [] : tiles.map((to) => ({ ...intent, ...(to && { to }) })),
  );
  // Each path starts its own search, so only some are tried.
  const ways = field.ways(fight, actor).filter((_, index) => index % 7 === 0);
  const places = field.places(fight, actor).map(({ way }) => way.intent);
  const tactics = (['fierce', 'wary', 'mindless'] as const).map((style) =>
    chooseMove(tdgs, fight, actor, style, () => 0.5),
  );
  const allIntents = [...acts, ...ways.map(({ intent }) => intent), ...places, ...tactics];
  return allIntents.flatMap((intent) => {
    const startResult = intent === 'end turn' ? undefined : prepareIntent(tdgs, fight, intent);
    return startResult && !startResult.ok ? [`${JSON.stringify(intent)}: ${JSON.stringify(startResult.why)}`] : [];
  });
}

test('What is offered on random maps is never refused: actions, paths, places, and the choices of autopilot', () => {
  const seeds = Array.from({ length: 6 }, (_, seed) => seed + 1);
  expect(seeds.flatMap((seed) => refusedOffers(randomField(seed)).map((each) => `${seed}: ${each}`))).toEqual([]);
});

test('Targets are those a weapon reaches, with a clear line; the situation need not be declared', () => {
  const fight = onField(
    { kira: { at: 'A1', weapons: [weapons.sword] }, goblin: { at: 'B1' }, wolf: { at: 'D1' }, enemy: { at: 'A3' } },
    { rows: ['....', '##..', '....'] },
  );
  expect(tdgs.actions.attack?.offers(fight, 'kira')).toEqual({ targets: ['goblin'], tools: ['Sword', 'Fists'] });
  const archer = onField(
    { kira: { at: 'A1', weapons: [weapons.shortbow] }, goblin: { at: 'D1' }, wolf: { at: 'A3' } },
    { rows: ['....', '##..', '....'] },
  );
  const ways = tdgs.actions.attack?.ways?.(archer, 'kira');
  expect(ways).toEqual([{ harms: true, targets: ['goblin'] }]);
});

test('A spell in an area is offered with squares to aim at, the one that affects most first', () => {
  const fight = onField(
    { kira: { at: 'A1', abilities: [spells.fireball] }, goblin: { at: 'E1' }, wolf: { at: 'H1' } },
    { rows: openRows(12) },
  );
  const [way] = tdgs.actions.cast?.ways?.(fight, 'kira') ?? [];
  expect(way).toMatchObject({ tool: 'Fireball', targets: [], alone: true });
  const firstColumn = tileNamed(way?.tiles?.[0] ?? '')?.x ?? 0;
  expect([firstColumn >= 5, firstColumn <= 6]).toEqual([true, true]);
});

test('A path uses the Step if one square is enough, otherwise the Move, and says who may attack', () => {
  const fight = onField({ kira: { at: 'B1' }, goblin: { at: 'A1', weapons: [weapons.sword] } }, { rows: openRows(5) });
  expect(
    field.ways(fight, 'kira').map(({ intent, cost, strikes }) => [intent.action, intent.to, cost, strikes]),
  ).toEqual([
    ['step', 'C1', 1, []],
    ['move', 'D1', 2, [{ by: 'goblin', tool: 'Sword' }]],
    ['move', 'E1', 3, [{ by: 'goblin', tool: 'Sword' }]],
  ]);
  expect(field.ways(fight, 'goblin')).toEqual([]);
  const afterStep = next(fight, intentOf('step', 'kira', { to: 'C1' }));
  expect(
    field
      .ways(afterStep, 'kira')
      .map(({ intent }) => `${intent.action} ${intent.to}`)
      .toSorted(),
  ).toEqual(['move B1', 'move D1', 'move E1']);
});

test('A Disengage is offered with squares, the first of them out of every enemy’s reach', () => {
  const fight = onField({ kira: { at: 'B1' }, goblin: { at: 'A1' } }, { rows: openRows(4) });
  expect(tdgs.actions.disengage?.ways?.(fight, 'kira')).toEqual([{ alone: true, tiles: ['C1', 'D1'] }]);
  expect(tileNameOf(next(fight, intentOf('disengage', 'kira', { to: 'D1' })), 'kira')).toBe('D1');
  const fightApart = onField({ kira: { at: 'C1' }, goblin: { at: 'A1' } }, { rows: openRows(4) });
  expect(tdgs.actions.disengage?.offers(fightApart, 'kira')).toBeUndefined();
});

test('Neither places nor aims reveal a hidden enemy', () => {
  const hiddenSketch = { conditions: [conditionFor('Hidden', { facts: { kira: true } })] };
  const fight = onField(
    { kira: { at: 'A1', abilities: [spells.fireball] }, goblin: { at: 'E1', ...hiddenSketch } },
    { rows: openRows(9) },
  );
  expect(field.places(fight, 'kira')).toEqual([]);
  expect(tdgs.actions.cast?.ways?.(fight, 'kira')).toEqual([]);
  expect(tileNameOf(next(fight, intentOf('cast', 'kira', { to: 'E1' }), d(20, 2)), 'goblin')).toBe('E1');
});

test('Places name what they are good for', () => {
  const rows = ['..........', '......#...', '...o......', '..........'];
  const fight = onField(
    { kira: { at: 'A3', weapons: [weapons.sword] }, tomas: { at: 'H4' }, goblin: { at: 'H3' } },
    { rows },
  );
  const placeMeanings = field.places(fight, 'kira').map(({ meaning, way }) => [meaning.means, way.to]);
  expect(placeMeanings[0]).toEqual(['beside', expect.stringMatching(/^[GHI][234]$/)]);
  expect(placeMeanings).toContainEqual(['behind', 'H2']);
  expect(placeMeanings).toContainEqual(['in cover', 'F2']);
  expect(placeMeanings).toContainEqual(['out of sight of', 'F1']);
  expect(new Set(placeMeanings.map(([, to]) => to)).size).toBe(placeMeanings.length);
  const wizard = onField(
    { kira: { at: 'A1', abilities: [spells.fireBolt] }, goblin: { at: 'N1' } },
    { rows: openRows(14) },
  );
  expect(field.places(wizard, 'kira').map(({ meaning, way }) => [meaning.means, way.to])).toEqual([
    ['in reach of', 'D1'],
  ]);
  const distantFight = onField({ kira: { at: 'A1', MOV: 3 }, goblin: { at: 'J1' } }, { rows: openRows(10) });
  expect(field.places(distantFight, 'kira').map(({ meaning, way }) => [meaning.means, way.to])).toEqual([
    ['nearer to', 'D1'],
  ]);
});

test('On autopilot a combatant goes toward the nearest enemy, and attacks one in reach', () => {
  const fight = onField({ goblin: { at: 'A1' }, kira: { at: 'H1' }, ana: { at: 'L1' } }, { rows: openRows(12) });
  const does = chooseMove(tdgs, fight, 'goblin', 'fierce', () => 0.5);
  if (does === 'end turn') throw new Error(does);
  const after = next(fight, does);
  expect(squaresApart(after, 'goblin', 'kira')).toBeLessThan(7);
  const adjacentFight = onField({ goblin: { at: 'G1' }, kira: { at: 'H1' } }, { rows: openRows(12) });
  expect(chooseMove(tdgs, adjacentFight, 'goblin', 'fierce', () => 0.5)).toMatchObject({
    action: 'attack',
    targets: ['kira'],
  });
});

test('A fight on a map on autopilot ends, and nothing in it is refused', () => {
  const chance = seededChance(6);
  const cast = castByChance(tdgs, chance, { players: 3, enemies: 3 });
  const result = carryOut(
    tdgs,
    cast as Encounter<Tdgs>,
    { type: 'field', ground: premadeMap('deck', chance) },
    seededDice(6),
  );
  if (!result.ok) throw new Error(result.why.type);
  const { isOver, refused, moves } = playOut(tdgs, result.value.after, 6);
  expect([isOver, refused]).toEqual([true, []]);
  expect(moves.some(({ events }) => events.some(({ type }) => type === 'moved'))).toBe(true);
});

test('An archer in a melee is offered a Step that leads out of it, by its square', () => {
  const spentSketch = { weapons: [weapons.shortbow], resources: { actions: { value: 0, max: 1 } } };
  const fight = (rows: readonly string[]) =>
    onField({ kira: { at: 'B1', ...spentSketch }, goblin: { at: 'A1' } }, { rows });
  expect(tdgs.likelyActions?.(fight(openRows(3)), 'kira', undefined)).toEqual([
    { intent: { action: 'step', actor: 'kira', to: 'C1' } },
  ]);
  expect(tdgs.likelyActions?.(fight(openRows(2)), 'kira', undefined)).toBeUndefined();
});

test('No two conditions have the same letter on a token', () => {
  const letters = Object.keys(tdgs.conditions).flatMap((name) => field.letter?.(name as never) ?? []);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((each) => /^[A-Z]$/.test(each))).toBe(true);
});

test('The marked squares around a combatant are those its held weapon reaches with a clear line', () => {
  const reachAround = (weapon: FighterSketch['weapons'], rows: readonly string[]) =>
    field.reach?.(
      onField({ kira: { at: 'A1', ...(weapon && { weapons: weapon }) }, goblin: { at: 'B1' } }, { rows }),
      'kira',
    );
  expect(reachAround([weapons.sword], ['...', '.#.'])).toEqual(['B1', 'A2', 'B2']);
  expect(reachAround([weapons.spear], ['..#...'])).toEqual(['B1', 'C1']);
});

test('A deed on a map treats a combatant without a square as without a map', () => {
  const fight = onField({ kira: { at: 'A1' }, goblin: {} });
  const after = next(fight, attackBy('kira', 'goblin'), d(20, 5));
  expect([after.positions, tileNameOf(after, 'goblin')]).toEqual([{ 'goblin|kira': 'Adjacent' }, undefined]);
});

test('A combatant who can neither reach nor approach an enemy takes the bow, if the sheet has one', () => {
  const { dagger, shortbow } = weapons;
  const armedFight = (carries: readonly Weapon[], rows: readonly string[]) =>
    chooseMove(
      tdgs,
      onField({ goblin: { at: 'D1', weapons: carries }, kira: { at: 'G1' } }, { rows }),
      'goblin',
      'fierce',
      () => 0.5,
    );
  expect(armedFight([dagger, shortbow], ['....==....', '....==....'])).toMatchObject({
    action: 'equip',
    tool: 'Shortbow',
    manner: 'hand',
  });
  expect(armedFight([dagger, shortbow], openRows(10))).toMatchObject({ action: 'move' });
});

test('The fierce use a hindering spell if it is worth more than a blow, and attack if it isn’t', () => {
  const decidedMoves = (spell: Ability) => {
    const fight = onField({ goblin: { at: 'D1', abilities: [spell] }, kira: { at: 'E1' } }, { rows: openRows(10) });
    return Array.from({ length: 40 }, (_, seed) => chooseMove(tdgs, fight, 'goblin', 'fierce', seededChance(seed)));
  };
  const casts = (spell: Ability) =>
    decidedMoves(spell).filter((move) => move !== 'end turn' && move.action === 'cast').length;
  expect(casts(spells.sleep)).toBeGreaterThan(10);
  expect(casts(spells.charm)).toBe(0);
});
