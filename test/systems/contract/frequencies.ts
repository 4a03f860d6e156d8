// Checks that random attacks have each result about as often as the odds say.

import { meanAndSpread, type OddsRequest, oddsOf } from '../../../src/odds/act-odds.ts';
import { chanceOutOfFight, type Odds } from '../../../src/odds/odds.ts';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import type { Dice } from '../../../src/rules/core/dice.ts';
import { type CombatantId, type Encounter, find, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { given } from '../../../src/rules/core/given.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { offersOf, playDeed, prepareIntent } from '../../../src/rules/core/play.ts';
import type { Tier } from '../../../src/rules/core/reason.ts';
import { ok } from '../../../src/rules/core/refusal.ts';
import { randomFight } from '../../embeds/random-fight.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { seededRandom, times } from '../../soak/length.ts';
import { atMost, type Demand, type TestedSystem, thorough } from './demand.ts';

const ATTACK_COUNT = thorough(15, times(50, 300));
/** The maximum number of attacks from each fight. */
const MAX_ATTACKS_PER_FIGHT = times(50, 20);
const DEEDS_PER_FIGHT = thorough(60, 120);
/** How many times each attack is made. */
const PLAYS_PER_ATTACK = times(10, 300);
/**
 * The limits for computing odds. If there are more than `most` combinations of dice, the odds come from `rolls` random
 * rolls.
 */
const ODDS_LIMITS = { most: times(50, 1500), rolls: times(50, 3000) };
/** The result of an attack that was played, up to the end of its turn. */
interface PlayedResult {
  readonly hit: boolean;
  readonly down: boolean;
  readonly ownDown: boolean;
  readonly harm: Readonly<Record<string, number>>;
  readonly change: Readonly<Record<string, number>>;
  /** True if something happened automatically after the turn. */
  readonly happensAfterTurn: boolean;
}

/** Plays an attack and everything that follows. Each question is answered with the first offer. */
function playAttack({ rules, encounter, deed: { intent }, target }: OddsRequest, dice: Dice): PlayedResult {
  const { actor } = intent;
  const faces: number[] = [];
  const answers: string[] = [];
  for (;;) {
    let at = 0;
    const replayedDice: Dice = {
      roll(sides) {
        faces[at] ??= dice.roll(sides);
        return faces[at++]!;
      },
    };
    const startResult = prepareIntent(rules, encounter, intent);
    if (!startResult.ok) throw new Error(JSON.stringify(startResult.why));
    const result = playDeed(rules, encounter, (resolution) => ok(startResult.value(resolution)), replayedDice, answers);
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    if (result.value.type === 'asked') {
      answers.push(result.value.question.offers[0] ?? 'so be it');
      continue;
    }
    const { events } = result.value;
    const turnEndIndex = events.findIndex((event) => event.type === 'turn-ended' && event.subject === actor);
    const ownEvents = turnEndIndex === -1 ? events : events.slice(0, turnEndIndex);
    const after = ownEvents.reduce((state, event) => applyEvent(state, event), encounter);
    return {
      hit: ['success', 'critical success'].includes(tierOf(ownEvents, actor, target) ?? ''),
      down: isUp(encounter, target) && !isUp(after, target),
      ownDown: isUp(encounter, actor) && !isUp(after, actor),
      harm: harmIn(ownEvents, target),
      change: changeOf(actor, encounter, after),
      happensAfterTurn: turnEndIndex !== -1 && events.length > turnEndIndex + 1,
    };
  }
}

const isUp = (encounter: Encounter, id: CombatantId) => find(encounter, id)?.vitality === 'up';

function tierOf(events: readonly Event[], actor: CombatantId, target: CombatantId): Tier | undefined {
  const actorEvents = events.filter(
    (event) => 'actor' in event && event.actor === actor && 'target' in event && event.target === target,
  );
  const hitOutcomes = actorEvents.flatMap((event) => (event.type === 'struck' ? [event.outcome] : []));
  const rolledTiers = actorEvents.flatMap((event) =>
    event.type === 'contested' ? [event.contest.tier] : event.type === 'checked' ? [event.check.tier] : [],
  );
  return hitOutcomes.find((tier) => tier.endsWith('success')) ?? hitOutcomes.at(-1) ?? rolledTiers.at(-1);
}

function harmIn(events: readonly Event[], target: CombatantId): Record<string, number> {
  const harm: Record<string, number> = {};
  for (const event of events)
    if (event.type === 'harmed' && event.target === target)
      harm[event.resource ?? 'own'] = (harm[event.resource ?? 'own'] ?? 0) + event.amount;
  return harm;
}

function changeOf(id: CombatantId, before: Encounter, after: Encounter): Record<string, number> {
  const [oldResources, newResources] = [find(before, id)?.resources ?? {}, find(after, id)?.resources ?? {}];
  return Object.fromEntries(
    Object.entries(newResources).map(([name, { value }]) => [name, value - (oldResources[name]?.value ?? value)]),
  );
}

/** Random attacks by combatants whose turn it is in random fights. */
function randomAttacks({ rules, sample }: TestedSystem): readonly OddsRequest[] {
  const below = seededRandom(28);
  const anyOf = <T>(list: readonly T[] = []): T | undefined => list[below(Math.max(1, list.length))];
  const attacks: OddsRequest[] = [];
  for (let seed = 1; attacks.length < ATTACK_COUNT; seed++) {
    if (seed > 500) return attacks;
    const fight = randomFight(rules, seed, { 'auto-end': sample.autoEnd ?? true }, DEEDS_PER_FIGHT);
    const states = fight.map(({ before }) => before);
    for (let index = 0; index < MAX_ATTACKS_PER_FIGHT && attacks.length < ATTACK_COUNT; index++) {
      const encounter = anyOf(states);
      const actor = encounter && anyOf(onTurn(encounter))?.id;
      const offers = actor && offersOf(rules, encounter, actor, 'attack');
      const target = offers && anyOf(offers.targets);
      if (!offers || target === undefined) continue;
      const intent: Intent = {
        ...{ action: 'attack', actor, targets: [target] },
        ...given({ tool: anyOf(offers.tools), manner: anyOf(offers.manners) }),
        ...(offers.amount && below(3) === 0 && { amount: 1 + below(2) }),
      };
      if (!prepareIntent(rules, encounter, intent).ok) continue;
      const answer: OddsRequest['answer'] = (question) => question.offers[0] ?? 'so be it';
      attacks.push({ rules, encounter, deed: { type: 'intent', intent }, target, answer });
    }
  }
  return attacks;
}

/** Adds up how far sums of results are from their expected values, in standard deviations. */
class Deviation {
  #off = 0;
  #variance = 0;

  /** `mean` and `variance` are those of one play. `sampled` is the number of rolls from which they were computed. */
  add(sum: number, mean: number, variance: number, sampled = Number.POSITIVE_INFINITY): void {
    this.#off += sum - PLAYS_PER_ATTACK * mean;
    this.#variance += PLAYS_PER_ATTACK * variance + (PLAYS_PER_ATTACK ** 2 * variance) / sampled;
  }

  get inStandardDeviations(): number {
    return this.#variance === 0 ? 0 : this.#off / Math.sqrt(this.#variance);
  }
}

/** The chances and means in the odds, each with the observed value, by name. */
function measuresOf(odds: Odds, all: readonly PlayedResult[]) {
  const countOf = (matches: (each: PlayedResult) => boolean) => all.filter(matches).length;
  // Something that a few rolls haven't shown may still be possible.
  const min = odds.sampled === undefined ? 0 : 1 / odds.sampled;
  const chanceOf = (p: number, times: number) => ({ sum: times, mean: p, variance: Math.max(min, p * (1 - p)) });
  const harmNames = [...new Set([...Object.keys(odds.harm), ...all.flatMap(({ harm }) => Object.keys(harm))])];
  const costNames = [
    ...new Set([...Object.keys(odds.cost.change), ...all.flatMap(({ change }) => Object.keys(change))]),
  ];
  return {
    hit: chanceOf(
      odds.hit,
      countOf(({ hit }) => hit),
    ),
    down: chanceOf(
      chanceOutOfFight(odds),
      countOf(({ down }) => down),
    ),
    'own fall': chanceOf(
      chanceOutOfFight(odds.cost),
      countOf(({ ownDown }) => ownDown),
    ),
    ...Object.fromEntries(
      harmNames.map((what) => {
        const { mean, spread } = meanAndSpread(odds.harm[what] ?? []);
        return [
          `harm: ${what}`,
          { sum: sumOf(all, ({ harm }) => harm[what]), mean, variance: Math.max(min, spread ** 2) },
        ] as const;
      }),
    ),
    ...Object.fromEntries(
      costNames.map((what) => {
        const values = all.map(({ change }) => change[what] ?? 0);
        const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
        // Never 0: results that were all equal in this run may differ in another run.
        const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 1) / values.length;
        return [
          `cost: ${what}`,
          { sum: mean * PLAYS_PER_ATTACK, mean: odds.cost.change[what] ?? 0, variance },
        ] as const;
      }),
    ),
  };
}

const sumOf = (all: readonly PlayedResult[], of: (each: PlayedResult) => number | undefined) =>
  all.reduce((sum, each) => sum + (of(each) ?? 0), 0);

export const oddsCome: Demand = {
  title: `has odds of ${ATTACK_COUNT} random attacks that come true as often as they say, in ${PLAYS_PER_ATTACK} plays each`,
  problems: (system) => {
    const { rules, files, sample } = system;
    const dice = seededDice(29);
    const deviations = new Map<string, Deviation>();
    const problems: string[] = [];
    const addProblem = (what: string, where: string) =>
      problems.push(
        `${rules.title}’s odds are wrong about ${what} in ${where}. Record every harm and cost by events of the attack itself, and roll only declared dice, in ${files.rules}.`,
      );
    let followedCount = 0;
    const attacks = randomAttacks(system);
    if (attacks.length < ATTACK_COUNT)
      problems.push(
        `${rules.title} offers only ${attacks.length} attacks in 500 random fights: its attack needs \`command: 'attack'\`, and \`offers\` with targets.`,
      );
    for (const [index, request] of attacks.entries()) {
      // Each attack has its own seed. With the same rolls for all attacks, the errors would add up.
      const odds = oddsOf(request, index + 1, ODDS_LIMITS);
      if (!odds.ok) throw new Error(JSON.stringify(odds.why));
      const plays = Array.from({ length: PLAYS_PER_ATTACK }, () => playAttack(request, dice));
      if (plays.some((each) => each.happensAfterTurn)) followedCount += 1;
      const attackText = `${JSON.stringify(request.deed.intent)} ${JSON.stringify(odds.value)}`;
      for (const [what, { sum, mean, variance }] of Object.entries(measuresOf(odds.value, plays))) {
        const { sampled } = odds.value;
        // If the odds are exact and allow only one result, every play must have that result.
        if (variance === 0 && sampled === undefined && Math.abs(sum / PLAYS_PER_ATTACK - mean) >= 5e-7)
          addProblem(what, attackText);
        const ownDeviation = new Deviation();
        ownDeviation.add(sum, mean, variance, sampled);
        // A single attack is only checked if it has exact odds and enough plays for a bell curve. Rare results and
        // sampled odds are only checked for all attacks together.
        if (
          PLAYS_PER_ATTACK * variance > 2 &&
          sampled === undefined &&
          !(Math.abs(ownDeviation.inStandardDeviations) < 6)
        )
          addProblem(what, attackText);
        const sharedDeviation = deviations.get(what) ?? new Deviation();
        deviations.set(what, sharedDeviation);
        sharedDeviation.add(sum, mean, variance, sampled);
      }
    }
    for (const [what, { inStandardDeviations: of }] of deviations)
      if (!(Math.abs(of) < 4)) addProblem(what, `all ${ATTACK_COUNT} attacks together`);
    // This check is only meaningful if some attacks end the turn and another turn begins.
    if (sample.autoEnd !== undefined && followedCount <= ATTACK_COUNT / 10)
      problems.push(`Only ${followedCount} of ${ATTACK_COUNT} attacks end a turn by \`auto-end\` ${sample.autoEnd}.`);
    return atMost(problems, 4);
  },
};
