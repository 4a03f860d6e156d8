import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { Intent, Offers } from '../../../src/rules/core/intent.ts';
import { actionOffers, type PlayResult, playDeed } from '../../../src/rules/core/play.ts';
import { ok } from '../../../src/rules/core/refusal.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import { beginFighting, endScene, endTurn } from '../../../src/rules/core/turns.ts';
import { type Tdgs, tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { CONDITIONS } from '../../../src/rules/tdgs/sheet.ts';
import { maxHp } from '../../../src/rules/tdgs/stats.ts';
import { times } from '../../soak/length.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { between, conditionFor, fighter, hpLost } from './fight.ts';

type Fight = Encounter<Tdgs>;

/** A chooser that picks from lists, always in the same way for the same seed. */
function chooser(seed: number) {
  const dice = seededDice(seed);
  return <T>(from: readonly T[]): T | undefined =>
    from.length === 0 ? undefined : from[from.length === 1 ? 0 : dice.roll(Math.max(2, from.length)) % from.length];
}

/** A random intent from the offers. Its manner is sometimes left out. */
function randomIntent(action: string, by: string, offers: Offers, pick: ReturnType<typeof chooser>): Intent {
  const target = pick(offers.targets ?? []);
  const tool = pick(offers.tools ?? []);
  const manner = pick(offers.manners ?? []);
  const needsAmount = action === 'hazard' && tool === 'Falling';
  return {
    action,
    actor: by,
    ...(target !== undefined && { targets: [target] }),
    ...(tool !== undefined && { tool }),
    ...(manner !== undefined && pick([true, action === 'extinguish']) && { manner: manner }),
    ...(needsAmount && { amount: 6 }),
    ...(action === 'extinguish' && { words: 'with a cloak' }),
  };
}

/** Asserts what must hold for everyone after every deed. */
function expectRules(before: Fight, result: PlayResult<Tdgs>): void {
  const { after, events } = result as { after: Fight; events: PlayResult<Tdgs>['events'] };
  expect(events.reduce<Fight>((fight, event) => applyEvent(fight, event as never), before)).toEqual(after);
  for (const who of after.combatants) {
    const hp = who.resources.hp!;
    expect(hp.value).toBeGreaterThanOrEqual(0);
    expect(hp.value).toBeLessThanOrEqual(hp.max!);
    expect(hp.max, who.name).toBe(who.vitality === 'dead' ? hp.max : maxHp(who));
    expect(who.vitality === 'dead').toBe(hp.value === 0);
    for (const [name, { value, max }] of Object.entries(who.resources)) {
      expect(value, name).toBeGreaterThanOrEqual(0);
      if (max !== undefined) expect(value, name).toBeLessThanOrEqual(max);
    }
    expect(new Set(who.conditions.map(({ key }) => key)).size).toBe(who.conditions.length);
  }
  const deadIds = new Set(before.combatants.filter(({ vitality }) => vitality === 'dead').map(({ id }) => id));
  for (const event of events) if (event.type === 'harmed') expect(deadIds.has(event.target)).toBe(false);
}

describe('random legal fights', () => {
  test('never crash, keep HP within 0 and the maximum, never hurt the dead, and accept what is offered', () => {
    let offeredCount = 0;
    let refusedCount = 0;
    const seenActions = new Set<string>();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const pick = chooser(seed);
        const dice = seededDice(seed + 1);
        const sketches = Object.fromEntries(
          Array.from({ length: 5 }, (_, index) => [
            `${index < 2 ? 'hero' : 'enemy'}-${index}`,
            { ...pick(tdgs.archetypes)!.sheet, side: index < 2 ? 'players' : 'creatures', standingOrders: {} },
          ]),
        );
        let fight = between(sketches, { phase: 'gathering', turnOrder: [], turn: -1, round: 0, settings: {} });
        fight = { ...fight, combatants: fight.combatants.map((c) => ({ ...c, standingOrders: {} })) };
        const result = playDeed(tdgs, fight, (resolution) => beginFighting(resolution, tdgs), dice);
        if (result.ok) fight = result.value.after as Fight;
        for (let deeds = 0; deeds < 24 && fight.phase === 'fighting'; deeds++) {
          const actorId = fight.turnOrder[fight.turn]?.[0] ?? fight.combatants[0]!.id;
          if (pick([1, 2, 3, 4]) === 1) {
            const bearer = pick(fight.combatants)!.id;
            const afflictResult = playDeed(
              tdgs,
              fight,
              (resolution) => {
                tdgs.afflict(resolution, bearer, {
                  condition: pick(CONDITIONS)!,
                  value: 3,
                  source: pick(fight.combatants)!.id,
                  ...(pick([true, false]) && { rounds: 2 }),
                });
                return ok();
              },
              dice,
            );
            if (afflictResult.ok) {
              expectRules(fight, afflictResult.value);
              fight = afflictResult.value.after as Fight;
            }
            continue;
          }
          const acts = actionOffers(tdgs, fight, actorId);
          const act = pick(acts);
          if (!act) {
            const endTurnResult = playDeed(tdgs, fight, (resolution) => endTurn(resolution, tdgs, actorId), dice);
            if (endTurnResult.ok) fight = endTurnResult.value.after as Fight;
            continue;
          }
          const intent = randomIntent(act.action, actorId, act.offers, pick);
          offeredCount += 1;
          seenActions.add(act.action);
          let playResult = play(tdgs, fight, intent, seededDice(seed + deeds), []);
          if (playResult.ok && playResult.value.type === 'asked')
            playResult = play(tdgs, fight, intent, seededDice(seed + deeds), [playResult.value.question.offers[0]!]);
          if (!playResult.ok) {
            refusedCount += 1;
            continue;
          }
          expectRules(fight, playResult.value);
          if (playResult.value.type === 'done') fight = playResult.value.after;
        }
        const sceneEnd = playDeed(tdgs, fight, (resolution) => endScene(resolution, tdgs), dice);
        expect(sceneEnd.ok).toBe(true);
        if (sceneEnd.ok) expectRules(fight, sceneEnd.value);
      }),
      { numRuns: times(25, 600), seed: 8 },
    );
    expect(refusedCount / offeredCount).toBeLessThan(0.12);
    expect(seenActions.size).toBeGreaterThan(20);
  });
});

describe('damage', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  test('is a whole number from 1 on, and never more with more armor or more resistance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), percent, percent, percent, (raw, deflection, resistance, more) => {
        const damageWith = (d: number, r: number) =>
          hpLost(
            {
              CON: 100,
              REF: 0,
              armor: [{ ...fighter('x').sheet.armor[0]!, ...suit(d) }],
              interactions: r === 0 ? [] : [{ kind: 'resistance', type: 'Fire', percent: r }],
            },
            raw,
            'Fire',
          );
        const damage = damageWith(deflection, resistance);
        expect(Number.isInteger(damage)).toBe(true);
        expect(damage).toBeGreaterThanOrEqual(1);
        expect(damageWith(Math.min(100, deflection + more), resistance)).toBeLessThanOrEqual(damage);
        expect(damageWith(deflection, Math.min(100, resistance + more))).toBeLessThanOrEqual(damage);
        const exactDamage = Math.floor(
          (raw * (100 - Math.min(75, deflection)) * (100 - Math.min(75, resistance))) / 10_000,
        );
        expect(damage).toBe(Math.max(1, exactDamage));
      }),
      { numRuns: times(25, 600) },
    );
  });
  const suit = (deflection: number) => ({
    name: 'Suit',
    kind: 'suit' as const,
    evasion: 0,
    deflection,
    pool: 0,
    depleted: 'recharges' as const,
    block: 0,
    bonuses: {},
    interactions: [],
    worn: true,
  });
});

test('the order in which conditions were gained doesn’t matter', () => {
  const names = CONDITIONS.filter((name) => !['Readied', 'Declared', 'Grappled', 'Unconscious'].includes(name));
  fc.assert(
    fc.property(fc.subarray(names), fc.integer({ min: 2, max: 19 }), (some, face) => {
      const conditions = some.map((name) => conditionFor(name, { value: 2, note: 'it' }));
      const playInOrder = (order: typeof conditions) => {
        const result = play(
          tdgs,
          between({ kira: { conditions: order }, goblin: { conditions: order } }),
          { action: 'attack', actor: 'kira', targets: ['goblin'] },
          { roll: (sides) => Math.min(sides, face) },
        );
        return result.ok
          ? result.value.after.combatants.map(({ resources, vitality }) => ({ resources, vitality }))
          : result.why;
      };
      expect(playInOrder(conditions.toReversed())).toEqual(playInOrder(conditions));
    }),
    { numRuns: times(25, 600) },
  );
});

describe('what players bring', () => {
  test('every premade sheet is read back unchanged', () => {
    for (const { name, sheet } of tdgs.archetypes)
      expect(schema.readWhole(tdgs.sheet, JSON.parse(JSON.stringify(sheet))), name).toEqual({ value: sheet });
  });
  test('anything at all is read, or refused with what is wrong and where', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void schema.readWhole(tdgs.sheet, value)),
      { numRuns: times(25, 1000) },
    );
    const stats = { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10, REF: 10, MOV: 10 };
    expect(schema.readWhole(tdgs.sheet, stats)).toMatchObject({ value: { LUK: 0, size: 'Medium', weapons: [] } });
    const wrong = {
      ...stats,
      STR: 101,
      weapons: [{ name: 'Sword', damage: [{ dice: '999999d9' }] }, { name: 'sword' }],
    };
    expect(schema.readWhole(tdgs.sheet, wrong)).toMatchObject({
      problems: [{ path: ['STR'] }, { path: ['weapons', '1', 'damage', '1', 'dice'] }],
    });
    const withRepeatedName = { ...stats, weapons: [{ name: 'Sword' }, { name: 'sword' }] };
    expect(schema.readWhole(tdgs.sheet, withRepeatedName)).toMatchObject({
      problems: [{ path: ['weapons'], wants: { kind: 'twice', name: 'sword' } }],
    });
  });
  test('any text as target, weapon, manner or range is played or refused, and never crashes', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('constructor', '__proto__', 'toString', 'Longsword', 'goblin', '@everyone', 'x'.repeat(10_000)),
    );
    const fight = between({ kira: tdgs.archetypes[0]!.sheet, goblin: {}, ana: {} });
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(tdgs.actions), 'constructor'),
        word,
        word,
        word,
        fc.integer({ min: 0, max: 10_000 }),
        (action, at, tool, how, amount) => {
          const intent: Intent = {
            action,
            actor: 'kira',
            targets: [at],
            tool,
            manner: how,
            amount,
            words: how,
            situation: { range: how, cover: tool, flanked: at },
          };
          expect(() => play(tdgs, fight, intent, seededDice(1))).not.toThrow();
        },
      ),
      { numRuns: times(40, 2000) },
    );
  });
});
