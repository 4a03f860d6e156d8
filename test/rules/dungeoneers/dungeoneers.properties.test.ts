import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import type { Dice } from '../../../src/rules/core/dice.ts';
import { onTurn, pair, resource } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { Intent, Offers } from '../../../src/rules/core/intent.ts';
import { actionOffers, playDeed } from '../../../src/rules/core/play.ts';
import { isSameReason, type Reason } from '../../../src/rules/core/reason.ts';
import { beginFighting, endTurn } from '../../../src/rules/core/turns.ts';
import { because } from '../../../src/rules/dungeoneers/reasons.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { times } from '../../soak/length.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { between, creatureOf } from './fight.ts';

const aftereffect = {
  on: fc.constantFrom('hit', 'miss', 'pierce', 'deflection'),
  stress: fc.constantFrom(undefined, 1),
  wounds: fc.constantFrom(undefined, 1),
  condition: fc.constantFrom(undefined, 'Prone', 'Defensive'),
  note: fc.constant('so it is'),
};
const effects = fc.array(fc.record({ ...aftereffect, to: fc.constantFrom('target', 'self') }), { maxLength: 2 });
const whenStruck = fc.array(fc.record({ ...aftereffect, to: fc.constantFrom('attacker', 'self') }), { maxLength: 2 });
const ability = fc.record({
  name: fc.constantFrom('Fright', 'Riposte', 'Ward'),
  spends: fc.constantFrom('reaction points', 'action points'),
  trigger: fc.constantFrom(undefined, 'attacked', 'hit', 'missed', 'pierced', 'deflected'),
  wounds: fc.constantFrom(0, 1),
  stress: fc.constantFrom(undefined, 2),
  condition: fc.constantFrom(undefined, 'Defensive', 'Sprinting'),
  gives: fc.constantFrom([], [{ to: 'dodge die', value: 2 }], [{ to: 'most hit dice', value: 1 }]),
});

const fighter = fc.record({
  effects,
  whenStruck,
  abilities: fc.array(ability, { maxLength: 2 }),
  lacks: fc.subarray(['grapple', 'push', 'attack', 'cast', 'sprint']),
  as: fc.constantFrom('Freya', 'Suori', 'Alberich', 'Ulfarmi', 'Skeleton', 'Zombie', 'Goblin'),
  side: fc.constantFrom('us', 'them'),
  standingOrders: fc.record(
    {
      'opportune strike': fc.constantFrom('strike', 'hold', 'ask'),
      'dodge by': fc.constantFrom('power', 'ask'),
      'spell save': fc.constantFrom('always', 'ask'),
      start: fc.constantFrom('away', 'adjacent'),
      turning: fc.constantFrom('stay', 'ask'),
      reaction: fc.constantFrom('use', 'hold'),
    },
    { requiredKeys: [] },
  ),
});
const resolution = fc.record({
  'critical hits': fc.boolean(),
  'pierce stress': fc.boolean(),
  spellbane: fc.boolean(),
  order: fc.constantFrom('anew', 'kept'),
  'ambient magica': fc.constantFrom(0, 2),
  'auto-end': fc.boolean(),
});

function pick(offers: Offers, action: string, by: string, chance: Dice): Intent {
  const pickFrom = <T>(list: readonly T[] | undefined) => list?.[chance.roll(Math.max(2, list.length)) % list.length];
  const [at, tool, how] = [pickFrom(offers.targets), pickFrom(offers.tools), pickFrom(offers.manners)];
  return {
    action,
    actor: by,
    ...(at !== undefined && { targets: [at] }),
    ...(tool !== undefined && { tool }),
    ...(how !== undefined && { manner: how }),
    ...(offers.amount && chance.roll(3) === 1 && { amount: Math.min(offers.amount.most, chance.roll(3)) }),
  };
}

/** Effects and abilities that can raise stress above the capacity. Wounds taken as stress can't do that. */
const STRESS_SOURCES = ['Fright', 'Riposte', 'Ward', 'so it is'];
const givesStress = (from: Reason) =>
  ('item' in from && STRESS_SOURCES.includes(String(from.item))) ||
  ('words' in from && from.words === STRESS_SOURCES[3]);

function expectRules(before: Fight, events: readonly Event<Dungeoneers>[], fight: Fight): void {
  for (const fighter of fight.combatants) {
    const creatureBefore = creatureOf(before, fighter.id);
    const wounds = resource(fighter, 'wounds');
    expect(wounds.value).toBeGreaterThanOrEqual(0);
    expect(wounds.value).toBeLessThanOrEqual(wounds.max ?? 0);
    for (const name of ['stress', 'magica', 'action points', 'reaction points', 'movement points'])
      expect(resource(fighter, name).value, name).toBeGreaterThanOrEqual(0);
    if (creatureBefore.vitality === 'dead') {
      expect(fighter.vitality).toBe('dead');
      expect(fighter.resources).toEqual(creatureBefore.resources);
    }
    const keys = fighter.conditions.map(({ key }) => key);
    expect(new Set(keys).size, 'nothing is borne twice').toBe(keys.length);
    for (const { name, source } of fighter.conditions) {
      if (name !== 'Grappled' && name !== 'Grappling') continue;
      const otherCreature = creatureOf(fight, source ?? '');
      expect(
        otherCreature.conditions.some((each) => each.source === fighter.id && each.name !== name),
        'a grapple has two ends',
      ).toBe(true);
    }
  }
  for (const event of events) {
    if (event.type !== 'harmed') continue;
    const doubled = event.steps.filter(
      (step) => 'times' in step && !isSameReason(step.why, because({ id: 'critical' })),
    );
    expect(doubled.length, 'doubled once at most').toBeLessThanOrEqual(1);
    // Stress from wounds never goes past the capacity.
    if (
      event.resource === 'stress' &&
      !isSameReason(event.from, because({ id: 'hit dice bought' })) &&
      !isSameReason(event.from, because({ id: 'pierce dice bought' })) &&
      !givesStress(event.from)
    )
      expect(event.after).toBeLessThanOrEqual(creatureOf(fight, event.target).sheet.endurance);
  }
}

test('random fights keep the rules and can be rebuilt from their record, and everything offered is accepted', () => {
  let askedCount = 0;
  let triedCount = 0;
  let refusedCount = 0;
  const doneActions = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(fighter, { minLength: 2, maxLength: 5 }),
      resolution,
      fc.integer(),
      (sketches, settings, seed) => {
        const chance = seededDice(seed);
        const dice = seededDice(seed + 1);
        const sketchesById = Object.fromEntries(
          sketches.map((each, index) => [
            `f${index}`,
            index < 2 ? { ...each, side: index === 0 ? 'us' : 'them' } : each,
          ]),
        );
        const openingFight = between(sketchesById, { phase: 'gathering', round: 0, turnOrder: [], turn: -1, settings });
        let fight = openingFight;
        const record: Event<Dungeoneers>[] = [];
        const does = (go: (answers: readonly string[]) => ReturnType<typeof play<Dungeoneers>>) => {
          const answers: string[] = [];
          for (;;) {
            const result = go(answers);
            if (!result.ok) return result.why;
            if (result.value.type === 'asked') {
              const { offers } = result.value.question;
              askedCount += 1;
              answers.push(offers[chance.roll(Math.max(2, offers.length)) % offers.length]!);
              continue;
            }
            expectRules(fight, result.value.events, result.value.after);
            record.push(...result.value.events);
            fight = result.value.after;
            return undefined;
          }
        };
        const deed = (go: (play: DungeoneersResolution) => ReturnType<typeof endTurn>) =>
          does((answers) => playDeed(rules, fight, go, dice, answers));
        expect(deed((play) => beginFighting(play, rules))).toBeUndefined();
        for (let step = 0; step < 60 && fight.phase === 'fighting'; step++) {
          const actor = onTurn(fight)[0]!;
          const offered = actionOffers(rules, fight, actor.id).filter(({ action }) => !rules.actions[action]?.gm);
          const chosenIntent = offered[chance.roll(Math.max(2, offered.length + 1)) - 1];
          if (!chosenIntent) {
            expect(deed((play) => endTurn(play, rules, actor.id))).toBeUndefined();
            continue;
          }
          const intent = pick(chosenIntent.offers, chosenIntent.action, actor.id, chance);
          triedCount += 1;
          const stopReason = does((answers) => play(rules, fight, intent, dice, answers));
          if (stopReason) refusedCount += 1;
          else doneActions.add(chosenIntent.action);
        }
        expect(record.reduce<Fight>(applyEvent, openingFight)).toEqual(fight);
        for (const key of Object.keys(fight.positions)) expect(key).toBe(pair(...(key.split('|') as [string, string])));
      },
    ),
    { numRuns: times(30, 600), seed: 20 },
  );
  expect(refusedCount / triedCount).toBeLessThan(0.25);
  expect(askedCount).toBeGreaterThan(0);
  expect([...doneActions].toSorted()).toEqual(
    expect.arrayContaining(['attack', 'cast', 'defend', 'grapple', 'move', 'push', 'ready', 'sprint', 'stand']),
  );
});

test('whatever a player types is refused or done, and never breaks', () => {
  const fight = between({ ulfarmi: { as: 'Ulfarmi' }, freya: { as: 'Freya' }, skeleton: { as: 'Skeleton' } });
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('constructor', '__proto__', 'Mace', 'withdraw', 'push', 'before', '5', 'Rime'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(rules.actions)),
      fc.record(
        { tool: word, manner: word, amount: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1)) },
        { requiredKeys: [] },
      ),
      fc.array(fc.constantFrom('ulfarmi', 'freya', 'skeleton'), { maxLength: 3 }),
      fc.record({ range: word, behind: fc.boolean() }, { requiredKeys: [] }),
      (action, typed, at, situation) => {
        const result = play(
          rules,
          fight,
          { action, actor: 'ulfarmi', targets: at, ...typed, situation },
          seededDice(1),
        );
        if (result.ok) expectRules(fight, [], result.value.after);
      },
    ),
    { numRuns: times(75, 4000) },
  );
});

test('the order in which conditions were gained doesn’t matter', () => {
  const conditionLists = fc.shuffledSubarray(['Defensive', 'Prone', 'Sprinting', 'Disengaged'] as const);
  fc.assert(
    fc.property(conditionLists, fc.integer(), (names, seed) => {
      const attack = (list: readonly (typeof names)[number][]) => {
        const conditions = list.map((name) => ({ key: name, name, duration: { until: 'scene' } as const }));
        const fight = between({ skeleton: { as: 'Skeleton' }, freya: { as: 'Freya', conditions } });
        const result = play(
          rules,
          fight,
          { action: 'attack', actor: 'skeleton', targets: ['freya'] },
          seededDice(seed),
        );
        return result.ok && result.value.events;
      };
      expect(attack(names.toReversed())).toEqual(attack(names));
    }),
    { numRuns: times(25, 600) },
  );
});
