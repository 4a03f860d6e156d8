import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundAt, tileName, tilesOf, tilesUnder } from '../../../src/field/field.ts';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { type Intent, plainWays } from '../../../src/rules/core/intent.ts';
import { canStand } from '../../../src/rules/core/map-positions.ts';
import { actionOffers, playDeed, prepareIntent } from '../../../src/rules/core/play.ts';
import { ok } from '../../../src/rules/core/refusal.ts';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Dungeoneers, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { bodyIn, mayShareTile } from '../../../src/rules/dungeoneers/tiles.ts';
import { fieldWithTiles } from '../../field/random-field.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { between, equippedWeapon } from './fight.ts';

const fighter = fc.record({
  as: fc.constantFrom('Freya', 'Suori', 'Ulfarmi', 'Skeleton', 'Goblin'),
  size: fc.constantFrom('Tiny', 'Small', 'Medium', 'Medium', 'Large', 'Huge'),
  weapons: fc.constantFrom(
    [equippedWeapon('Mace')],
    [equippedWeapon('Glaive')],
    [equippedWeapon('Sling')],
    [equippedWeapon('Dagger')],
  ),
  standingOrders: fc.constantFrom({}, { turning: 'stay' }, { 'opportune strike': 'hold' }),
  abilities: fc.constantFrom([], [{ name: 'Leap', moves: true, spends: 'action points' }]),
  movement: fc.integer({ min: 0, max: 4 }),
  reaction: fc.integer({ min: 0, max: 1 }),
});

/** Actions that the test doesn't try, because they refuse some combinations of the choices that they offer. */
const LISTED_ACTIONS = ['equip'];

const SAMPLE_STEP = 9;

/**
 * The actions that a combatant is offered, each with its target and its options, but without staking points such as
 * stress. The GM's actions and most paths are left out.
 */
function offeredIntents(fight: Fight, by: string): readonly Intent[] {
  const acts = actionOffers(rules, fight, by).filter(
    ({ action }) => !rules.actions[action]?.gm && !LISTED_ACTIONS.includes(action),
  );
  const allIntents = acts.flatMap(({ action, offers }) =>
    (rules.actions[action]?.ways?.(fight, by) ?? plainWays(offers)).flatMap((way) => {
      const { tool, manner, tiles, alone, hows = [{ tool, manner }] } = way;
      const targets = alone ? undefined : (way.targets ?? offers.targets);
      return hows.flatMap((how) =>
        (targets ?? [undefined]).flatMap((target) =>
          (tiles ?? [undefined]).map((to): Intent => {
            const fields = { ...(how.tool && { tool: how.tool }), ...(how.manner && { manner: how.manner }) };
            return { action, actor: by, ...fields, ...(target && { targets: [target] }), ...(to && { to }) };
          }),
        ),
      );
    }),
  );
  const places = rules.field!.places(fight, by).map(({ way }) => way);
  // Each intent starts its own search, so only some of them are tried.
  const ways = rules.field!.ways(fight, by).filter((_, index) => index % SAMPLE_STEP === 0);
  return [...allIntents, ...[...places, ...ways].map(({ intent }) => intent)];
}

/** Expects that no one stands in a wall, or on a square with someone they can't share it with. */
function expectValidPlaces(fight: Fight): void {
  const ground = fight.field!.ground;
  for (const each of fight.combatants) {
    const body = bodyIn(fight, each.id);
    if (!body || each.vitality === 'dead') continue;
    for (const tile of tilesUnder(body)) {
      expect(groundAt(ground, tile).isSolid, `${each.id} at ${tileName(tile)}`).toBeUndefined();
      const otherCreatures = fight.combatants.filter((other) => {
        const otherBody = other.id === each.id || other.vitality === 'dead' ? undefined : bodyIn(fight, other.id);
        return otherBody && tilesUnder(otherBody).some(({ x, y }) => x === tile.x && y === tile.y);
      });
      expect(otherCreatures.length === 0 || mayShareTile(each, otherCreatures)).toBe(true);
    }
  }
  expect(fight.positions).toEqual({});
}

test('on random maps no offered action or path is refused, and no one ends where they can’t stand', () => {
  const doneActions = new Set<string>();
  fc.assert(
    fc.property(
      fieldWithTiles,
      fc.array(fighter, { minLength: 3, maxLength: 5 }),
      fc.integer(),
      ({ field: ground }, sketches, seed) => {
        const chance = seededDice(seed);
        const sketchesById = sketches.map(
          (each, index) => [`f${index}`, { ...each, side: index % 2 === 0 ? 'us' : 'them' }] as const,
        );
        const emptyField = { ground, standing: {}, atDoors: [], words: [], look: {} };
        let fight: Fight = between(Object.fromEntries(sketchesById), { field: emptyField });
        for (const each of fight.combatants) {
          const freeTiles = tilesOf(ground).filter((tile) => canStand(rules, fight, each, tile));
          const tile = freeTiles[chance.roll(freeTiles.length + 1) - 1];
          if (tile) fight = applyEvent(fight, { type: 'placed', subject: each.id, after: tileName(tile) }) as Fight;
        }
        // A creature without room stays off the map.
        const combatants = fight.combatants.filter(({ id }) => bodyIn(fight, id));
        fight = { ...fight, combatants, turnOrder: combatants.map(({ id }) => [id]) };
        if (combatants.length === 0) return;
        for (let step = 0; step < 5 && fight.phase === 'fighting'; step++) {
          const actor = onTurn(fight)[0]!;
          const intents = offeredIntents(fight, actor.id);
          for (const intent of intents) {
            const startResult = prepareIntent(rules, fight, intent);
            expect(startResult.ok ? 'begun' : { intent, why: startResult.why }).toBe('begun');
          }
          const intent = intents[chance.roll(intents.length + 1) - 1];
          const before: Fight = fight;
          const beginResult = intent && prepareIntent(rules, before, intent);
          const result = playDeed<Dungeoneers>(
            rules,
            before,
            (resolution) => {
              if (beginResult?.ok) beginResult.value(resolution);
              return beginResult ? ok() : endTurn(resolution, rules, actor.id);
            },
            chance,
          );
          if (!result.ok || result.value.type !== 'done') break;
          fight = result.value.after;
          if (intent) doneActions.add(intent.action);
          expect((result.value.events as readonly Event<Dungeoneers>[]).reduce<Fight>(applyEvent, before)).toEqual(
            fight,
          );
          expectValidPlaces(fight);
        }
      },
    ),
    { numRuns: 15, seed: 17 },
  );
  expect([...doneActions]).toEqual(
    expect.arrayContaining(['attack', 'move', 'turn', 'use', 'cast', 'push', 'grapple']),
  );
});
