import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Tile } from '../../../src/field/field.ts';
import { fieldOf, groundAt, isInside, levelAt, tileName, tileNamed, tilesUnder } from '../../../src/field/field.ts';
import { premadeMap } from '../../../src/field/premade.ts';
import { sightBetween } from '../../../src/field/sight.ts';
import { isFormNeeded } from '../../../src/rules/core/action-form.ts';
import { completeActions } from '../../../src/rules/core/complete-actions.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import { type Combatant, type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { EventOf } from '../../../src/rules/core/event.ts';
import { plainWays } from '../../../src/rules/core/intent.ts';
import { bodyOf } from '../../../src/rules/core/map-positions.ts';
import { offersOf, prepareIntent } from '../../../src/rules/core/play.ts';
import { actionOf, type Ruleset } from '../../../src/rules/core/ruleset.ts';
import { chooseMove, tacticDeed } from '../../../src/rules/core/tactics.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { type PastDeed, planUndo, replayEvents } from '../../../src/session/undo-plan.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { fieldWithTiles } from '../../field/random-field.ts';
import { times } from '../../soak/length.ts';
import { seededDice } from './seeded-dice.ts';

const FIELD_COUNT = times(25, 200);
const DEED_COUNT = 4;
/** The maximum number of deeds in a fight. No fight of four combatants needs so many. */
const MAX_DEEDS = 200;

/**
 * A fight of two against two on a map. The first combatant of each side stands on one of `tiles`, and the system places
 * the others.
 */
function startedFight(rules: Ruleset, ground: Field, tiles: readonly Tile[], seed: number): TestTable {
  const dice = seededDice(seed);
  const start = openingEncounter(rules);
  const table = new TestTable(rules, start, () => dice);
  const pickAny = <T>(list: readonly T[]): T => list[dice.roll(Math.max(2, list.length)) % list.length]!;
  const cast = (['character', 'creature', 'character', 'creature'] as const).map((kind, index) => {
    const { name } = pickAny(rules.archetypes.filter((each) => each.kind === kind));
    return premadeCombatant(rules, name, start, { name: `${name} ${index}` });
  });
  table.do({ type: 'join', combatants: cast });
  table.do({ type: 'field', ground });
  for (const [index, tile] of tiles.entries())
    table.do({ type: 'place', places: [{ subject: cast[index]!.id, at: tileName(tile) }] });
  table.do({ type: 'initiative' });
  return table;
}

/**
 * Offers that are refused when the combatant takes them. Tries two of the paths, all places, and all attacks on listed
 * targets.
 */
function refusedOffers(rules: Ruleset, encounter: Encounter, { id }: Combatant, pick: (max: number) => number) {
  const ways = rules.field!.ways(encounter, id);
  const triedWays = ways.length === 0 ? [] : [ways.at(-1)!, ways[pick(ways.length)]!];
  const moves = [...triedWays, ...rules.field!.places(encounter, id).map(({ way }) => way)].map(({ intent }) => intent);
  const offers = offersOf(rules, encounter, id, 'attack');
  const action = actionOf(rules, 'attack')!;
  const strikes = (offers ? (action.ways?.(encounter, id) ?? plainWays(offers)) : [])
    .filter((way) => !isFormNeeded(way))
    .flatMap(({ tool, manner, targets = offers?.targets ?? [] }) =>
      targets.map((target) => ({ action: 'attack', actor: id, targets: [target], tool, manner })),
    );
  return [...moves, ...strikes].flatMap((intent) => {
    const beginResult = prepareIntent(rules, encounter, JSON.parse(JSON.stringify(intent)));
    return beginResult.ok ? [] : [{ intent, why: beginResult.why }];
  });
}

/**
 * What is wrong with a path, step by step: gaps between its squares, walls, blocked corners, and too large differences
 * in height.
 */
function faultsOf(
  rules: Ruleset,
  { field, combatants }: Encounter,
  { subject, path, forced }: EventOf<'moved'>,
): readonly string[] {
  const subjectCombatant = combatants.find((each) => each.id === subject)!;
  const side = rules.field?.side?.(subjectCombatant) ?? 1;
  const ground = field!.ground;
  const tiles = path.map((name) => tileNamed(name)!);
  return tiles.slice(1).flatMap((to, index) => {
    const fromTile = tiles[index]!;
    const isBeside = Math.max(Math.abs(to.x - fromTile.x), Math.abs(to.y - fromTile.y)) === 1;
    return tilesUnder({ at: to, side }).flatMap((tile, part) => {
      const before = tilesUnder({ at: fromTile, side })[part]!;
      const corners = [
        { x: tile.x, y: before.y },
        { x: before.x, y: tile.y },
      ];
      const isCut =
        tile.x !== before.x && tile.y !== before.y && corners.some((corner) => groundAt(ground, corner).isOpaque);
      const height = levelAt(ground, tile) - levelAt(ground, before);
      return [
        ...(isBeside ? [] : [`jumps to ${tileName(to)}`]),
        ...(!isInside(ground, tile) || groundAt(ground, tile).isSolid ? [`into ${tileName(tile)}`] : []),
        ...(isCut ? [`past a corner to ${tileName(tile)}`] : []),
        ...(height > 1 || (height < -1 && !forced) ? [`${height} levels to ${tileName(tile)}`] : []),
      ];
    });
  });
}

/** What is wrong with positions: sight in one direction only, and squares that are solid or illegally shared. */
function misplacedCombatants(rules: Ruleset, encounter: Encounter): readonly string[] {
  const ground = encounter.field!.ground;
  const livingCombatants = encounter.combatants.filter(({ vitality }) => vitality !== 'dead');
  const bodies = livingCombatants.flatMap((who) => {
    const body = bodyOf(rules, encounter, who);
    return body ? [{ who, body }] : [];
  });
  return bodies.flatMap(({ who, body }, index) => {
    const otherBodies = bodies.slice(index + 1);
    const blind = otherBodies.filter(
      (other) => sightBetween(ground, body, other.body).open !== sightBetween(ground, other.body, body).open,
    );
    const solid = tilesUnder(body).filter((tile) => groundAt(ground, tile).isSolid);
    const shares = otherBodies.filter(
      (other) =>
        !rules.field?.mayShare?.(who, [other.who]) &&
        tilesUnder(other.body).some((tile) => tilesUnder(body).some(({ x, y }) => x === tile.x && y === tile.y)),
    );
    return [
      ...blind.map((other) => `${who.name} and ${other.who.name} see each other unlike`),
      ...solid.map((tile) => `${who.name} in ${tileName(tile)}`),
      ...shares.map((other) => `${who.name} and ${other.who.name} on one tile`),
    ];
  });
}

describe.each(BUILT_IN_IDS)('%s: random fights on random maps', (system) => {
  const rules = rulesNamed(system)!;

  test('offer nothing that is refused, go through nothing, have equal sight both ways, and match their record', () => {
    let moveCount = 0;
    fc.assert(
      fc.property(fieldWithTiles, fc.nat(), ({ field, tiles }, seed) => {
        const table = startedFight(rules, field, tiles, seed);
        const pick = (max: number) => seededDice(seed + table.outcomes.length).roll(Math.max(2, max)) % max;
        const start = table.outcomes[0]!.before;
        const deeds: PastDeed[] = [];
        const remember = (events: PastDeed['events'], deed?: Deed) => {
          const number = deeds.length + 1;
          const row = { user: 'gm', interaction: `${number}`, dice: 0, answers: 0, touches: [], events };
          deeds.push({ number, kind: 'done', ...row, ...(deed && { deed }) });
        };
        for (const { events } of table.outcomes.splice(0)) remember(events);
        for (let index = 0; index < DEED_COUNT && table.encounter.phase === 'fighting'; index++) {
          const { encounter } = table;
          const turn = onTurn(encounter);
          const turnCombatant = turn[pick(turn.length)]!;
          if (index === 2) expect(refusedOffers(rules, encounter, turnCombatant, pick)).toEqual([]);
          const deed = deedOf(rules, encounter, turnCombatant, index, pick);
          if (!table.do(deed)) {
            expect(deed.type, JSON.stringify(deed)).not.toBe('intent');
            continue;
          }
          remember(table.outcomes.at(-1)!.events, deed);
          expect(replayEvents({ opening: start, deeds })).toEqual(table.encounter);
          expect(misplacedCombatants(rules, table.encounter)).toEqual([]);
          const walks = deeds.at(-1)!.events.filter((event) => event.type === 'moved');
          expect(walks.flatMap((walk) => faultsOf(rules, encounter, walk))).toEqual([]);
          if (walks.length === 0) continue;
          moveCount += 1;
          const undoResult = planUndo({ opening: start, deeds }, { encounter: table.encounter } as never, 1, 'gm');
          expect(undoResult.ok && undoResult.value.after).toEqual(encounter);
        }
      }),
      { numRuns: FIELD_COUNT, seed: 17 },
    );
    expect(moveCount).toBeGreaterThan(FIELD_COUNT);
  });

  test('are played to their end by autopilot, with nothing refused', () => {
    const dice = seededDice(3);
    const table = startedFight(
      rules,
      premadeMap('room', () => dice.roll(100) / 101),
      [
        { x: 1, y: 1 },
        { x: 10, y: 10 },
      ],
      5,
    );
    const chance = seededChance(9);
    for (let index = 0; index < MAX_DEEDS && table.encounter.phase === 'fighting'; index++) {
      const [who] = onTurn(table.encounter);
      const tacticResult = chooseMove(rules, table.encounter, who!.id, 'fierce', chance);
      const deed: Deed =
        tacticResult === 'end turn' ? { type: 'end-turn', subject: who!.id } : { type: 'intent', intent: tacticResult };
      expect(table.do(deed), JSON.stringify(tacticResult)).toBe(true);
    }
    expect(table.encounter.phase).toBe('aftermath');
  });

  test('go through a closed door that separates combatants on autopilot', () => {
    const ground = fieldOf(['#########', '#...#...#', '#...+...#', '#...#...#', '#########']);
    const startTiles = [
      { x: 1, y: 1 },
      { x: 7, y: 1 },
      { x: 1, y: 3 },
      { x: 7, y: 3 },
    ];
    const table = startedFight(rules, ground, startTiles, 5);
    const rooms = table.encounter.combatants.map(
      ({ side, id }) => `${side} ${table.encounter.field!.standing[id]! < 'E'}`,
    );
    expect(new Set(rooms).size).toBe(2);
    const chance = seededChance(9);
    const doors: Deed[] = [];
    let goesThrough = false;
    for (let index = 0; index < MAX_DEEDS && table.encounter.phase === 'fighting' && !goesThrough; index++) {
      const [who] = onTurn(table.encounter);
      const deed = tacticDeed(rules, table.encounter, who!.id, 'fierce', chance);
      if (deed.type === 'door') doors.push(deed);
      expect(table.do(deed), JSON.stringify(deed)).toBe(true);
      goesThrough = table.outcomes.at(-1)!.events.some((event) => event.type === 'moved' && event.path.includes('E3'));
    }
    expect(goesThrough).toBe(true);
    expect(doors).toMatchObject([{ at: 'E3' }]);
  });

  test('leave a door closed if an enemy can be reached without it', () => {
    const ground = fieldOf(['#########', '#...#...#', '#...+...#', '#.......#', '#########']);
    const table = startedFight(
      rules,
      ground,
      [
        { x: 3, y: 1 },
        { x: 7, y: 1 },
        { x: 3, y: 2 },
        { x: 5, y: 2 },
      ],
      5,
    );
    for (const { id } of onTurn(table.encounter))
      expect(tacticDeed(rules, table.encounter, id, 'fierce', seededChance(9)).type).not.toBe('door');
  });
});

/** A random deed: a place, a path, an action of the panel, or the end of the turn. */
function deedOf(rules: Ruleset, encounter: Encounter, who: Combatant, n: number, pick: (max: number) => number): Deed {
  const pickAny = <T>(list: readonly T[]): T | undefined => list[pick(list.length)];
  const acts = () =>
    completeActions(rules, encounter, who.id, false)
      .filter(({ form }) => !form)
      .map(({ intent, tiles }) => (tiles ? { ...intent, to: pickAny(tiles)! } : intent));
  const intent =
    n % 4 === 3
      ? pickAny(acts())
      : (n % 2 === 0
          ? pickAny(rules.field!.places(encounter, who.id))?.way
          : pickAny(rules.field!.ways(encounter, who.id))
        )?.intent;
  return intent ? { type: 'intent', intent } : { type: 'end-turn', subject: who.id };
}
