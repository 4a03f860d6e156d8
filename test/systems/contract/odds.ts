// Checks that exact odds agree with rolls, that odds don't show hidden numbers, and that every die counts once as luck.

import { exactOdds, marginOfError, meanAndSpread, oddsOf, sampledOdds } from '../../../src/odds/act-odds.ts';
import type { Odds } from '../../../src/odds/odds.ts';
import { readRolls } from '../../../src/odds/read-rolls.ts';
import { appearanceOf, encountersAsSeen } from '../../../src/odds/stand-ins.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { type Die, seededChance } from '../../../src/rules/core/dice.ts';
import { type Combatant, type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { PlayResult } from '../../../src/rules/core/play.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { chooseMove, tacticAnswer } from '../../../src/rules/core/tactics.ts';
import { attack, duel } from '../../odds/duel.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { castByChance } from '../../rules/core/whole-fight.ts';
import { times } from '../../soak/length.ts';
import { atMost, type Demand, premade, type TestedSystem, thorough } from './demand.ts';

/** The number of rolls. It is large enough to find a rule that reads more dice of a pool than it declares. */
const ROLL_COUNT = thorough(500, times(1000, 1_000_000));

/** The maximum difference between exact and rolled odds, in standard errors. */
const MAX_STANDARD_ERRORS = 3;

/** The attacks whose odds are compared, each by the names of attacker and target. */
function attacksOf(system: TestedSystem): readonly (readonly [string, string])[] {
  const attacks = system.sample.attacks ?? [[premade(system, 'character').name, premade(system, 'creature').name]];
  return attacks.slice(0, thorough(1, attacks.length));
}

/** The differences between exact and rolled odds that are larger than chance explains. */
function differences(exact: Odds, rolled: Odds, rolls: number): readonly string[] {
  const chances = (['hit', 'critical', 'down'] as const).flatMap((what) => {
    const [one, other] = [exact[what], rolled[what]];
    const error = Math.sqrt(Math.max(one * (1 - one), 1 / rolls) / rolls);
    return Math.abs(one - other) <= MAX_STANDARD_ERRORS * error
      ? []
      : [`${what}: ${one.toFixed(3)} and ${other.toFixed(3)}`];
  });
  const harms = Object.entries(exact.harm).flatMap(([what, amounts]) => {
    const { mean, spread } = meanAndSpread(amounts);
    const other = meanAndSpread(rolled.harm[what] ?? [{ amount: 0, chance: 1 }]).mean;
    const error = Math.max(spread, 0.05) / Math.sqrt(rolls);
    return Math.abs(mean - other) <= MAX_STANDARD_ERRORS * error
      ? []
      : [`${what}: ${mean.toFixed(2)} and ${other.toFixed(2)} on average`];
  });
  return [...chances, ...harms];
}

export const oddsAgree: Demand = {
  title: 'has exact odds that add up, and agree with rolls within three standard errors',
  problems: (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    for (const [hero, enemy] of attacksOf(system)) {
      const request = attack(duel(rules.id, hero, enemy));
      const odds = exactOdds(request, { most: 100_000 });
      const where = `${rules.title}’s attack of ${hero} on ${enemy}`;
      if (!odds.ok) {
        problems.push(`${where} is refused (\`${odds.why.type}\`): the first enemy must be a target of \`offers\`.`);
        continue;
      }
      // If there are too many combinations of dice, the odds come from rolls alone.
      if (!odds.value) continue;
      const { harm, critical, hit, sampled } = odds.value;
      for (const [what, amounts] of Object.entries(harm)) {
        const chanceSum = amounts.reduce((sum, { chance }) => sum + chance, 0);
        if (Math.abs(chanceSum - 1) > 1e-10)
          problems.push(`${where}: the chances of ${what} add up to ${chanceSum}, not to 1.`);
      }
      if (critical > hit)
        problems.push(
          `${where} is critical more often than it hits: the \`tier\` of a critical hit must be “critical success”, in ${files.rules}.`,
        );
      if (sampled !== undefined || marginOfError(hit, odds.value) !== 0)
        problems.push(
          `${where} has odds that aren’t exact: declare what each pool reads (\`rollDice\`), in ${files.rules}.`,
        );
      // By chance, a difference may exceed the tolerance once. It is unlikely to do so again with more rolls.
      const differencesWith = (rolls: number, seed: number) => {
        const rolled = sampledOdds(request, rolls, seed);
        return rolled.ok ? differences(odds.value as Odds, rolled.value, rolls) : [`refused (\`${rolled.why.type}\`)`];
      };
      if (differencesWith(ROLL_COUNT, 7).length > 0)
        for (const each of differencesWith(4 * ROLL_COUNT, 8))
          problems.push(
            `${where} has other odds than its rolls: ${each}. A rule reads more of its dice than it declares (the pool’s sum, highest or hits), in ${files.rules}.`,
          );
    }
    return atMost(problems);
  },
};

export const hiddenOdds: Demand = {
  title: 'tells the same odds of all creatures that look alike, if their numbers are hidden',
  problems: (system) => {
    const { rules, files } = system;
    const hero = premade(system, 'character').name;
    const creatures = rules.archetypes.flatMap(({ kind, name }) => (kind === 'creature' ? [name] : []));
    const [first = ''] = creatures;
    const problems: string[] = [];
    const enemyOf = ({ combatants }: Encounter) => combatants.find(({ id }) => id === 'enemy');
    const withEnemyNamed = (encounter: Encounter, name: string): Encounter => ({
      ...encounter,
      combatants: encounter.combatants.map((who) => (who.id === 'enemy' ? { ...who, name } : who)),
    });
    const fights = creatures.map((enemy) => duel(rules.id, hero, enemy, { secrecy: 'words' }));
    const standIns = (encounter: Encounter) => JSON.stringify(encountersAsSeen(rules, encounter, 'enemy').map(enemyOf));
    const shadows = fights.map((fight) => withEnemyNamed(fight, 'Shadow'));
    const fightsByLook = Map.groupBy(shadows, (fight) =>
      JSON.stringify(appearanceOf(rules, fight, enemyOf(fight) as Combatant)),
    );
    for (const [looks, group] of fightsByLook)
      if (new Set(group.map(standIns)).size > 1)
        problems.push(
          `${rules.title}’s odds tell creatures apart that look alike (${looks}): what \`apparent\` doesn’t show must not change them, in ${files.rules}.`,
        );
    // If a system has many creatures, some of them look alike.
    if (creatures.length > 8 && fightsByLook.size === creatures.length)
      problems.push(
        `No two creatures of ${rules.title} look alike: \`apparent\` in ${files.rules} must show only what anyone can see.`,
      );
    const [fight] = shadows;
    const chances =
      fight === undefined
        ? []
        : encountersAsSeen(rules, fight, 'enemy').map((each) => oddsOf(attack(each), 1, { most: 1, rolls: 1 }));
    if (creatures.length > 2 && chances.length < 2)
      problems.push(
        `A hidden creature of ${rules.title} can be only one of its creatures: \`apparent\` in ${files.rules} must show less of it.`,
      );
    if (chances.some((odds) => !odds.ok))
      problems.push(
        `An attack on a hidden creature of ${rules.title} has no odds: its attack needs \`offers\` with that target, in ${files.rules}.`,
      );
    const standInsWithFirstName = [fights[0], fights.at(-1)].map(
      (each) => each && standIns(withEnemyNamed(each, `${first} 3`)),
    );
    if (standInsWithFirstName[0] !== standInsWithFirstName[1])
      problems.push(
        `${rules.title}’s odds depend on the sheet of a creature that is called ${first}: rules must not read names, in ${files.rules}.`,
      );
    const openFight = duel(rules.id, hero, first);
    if (JSON.stringify(encountersAsSeen(rules, openFight, 'enemy')) !== JSON.stringify([openFight]))
      problems.push(
        `${rules.title}’s odds aren’t the real ones, although the numbers are told: \`apparent\` in ${files.rules} must not depend on secrecy.`,
      );
    return atMost(problems);
  },
};

type DoneDeed = Extract<PlayResult, { type: 'done' }>;

function playDeedWithAnswers(rules: Ruleset, encounter: Encounter, deed: Deed, seed: number): DoneDeed | undefined {
  for (const answers: string[] = []; ; ) {
    const result = carryOut(rules, encounter, deed, seededDice(seed), answers);
    if (!result.ok) return undefined;
    if (result.value.type === 'done') return result.value;
    answers.push(tacticAnswer(rules, result.value.after, result.value.question, 'fierce'));
  }
}

/** The first deeds of a fight on autopilot, fewer than `deeds`. */
function* deedsOfFight(rules: Ruleset, deeds: number, number: number): Generator<DoneDeed> {
  const chance = seededChance(number);
  let doneDeed = playDeedWithAnswers(
    rules,
    castByChance(rules, chance, { players: 3, enemies: 3 }),
    { type: 'initiative' },
    1,
  );
  for (let seed = 2; doneDeed && seed < deeds; seed++) {
    yield doneDeed;
    const { after } = doneDeed;
    const [actor] = onTurn(after);
    if (!actor) return;
    const move = chooseMove(rules, after, actor.id, 'fierce', chance);
    const next =
      move === 'end turn' ? undefined : playDeedWithAnswers(rules, after, { type: 'intent', intent: move }, seed);
    doneDeed = next ?? playDeedWithAnswers(rules, after, { type: 'end-turn', subject: actor.id }, seed);
  }
}

/**
 * The dice of an event that don't count as luck: those of the turn order, and those rolled for the reasons in
 * `neutral`.
 */
function neutralIn(event: Event, neutral: readonly string[]): readonly Die[] {
  if (event.type === 'remarked' && neutral.includes(event.what.id)) return event.dice?.dice ?? [];
  if (event.type === 'rolled' && neutral.includes(event.purpose.id)) return event.roll.dice;
  return event.type === 'turn-order-set' ? event.reasons.flatMap(({ roll }) => roll?.dice ?? []) : [];
}

export const diceRead: Demand = {
  title: 'records every die that it rolls, so that each is read once as luck, except those of the turn order',
  problems: ({ rules, files, sample }) => {
    const diceText = (dice: readonly { sides: number; face: number }[]) =>
      dice
        .map(({ sides, face }) => `d${sides} ${face}`)
        .toSorted()
        .join();
    const problems: string[] = [];
    let count = 0;
    // If the fights are short and have few dice, more fights are played.
    for (let number = 3; number < 30 && count <= 20; number++)
      for (const { events, thrown: rolled } of deedsOfFight(rules, 60, number)) {
        const neutralDice = events.flatMap((event) => neutralIn(event, sample.neutral ?? []));
        const readDice = readRolls(events, rolled, rules.faces).flatMap(({ dice }) => dice);
        if (diceText([...readDice, ...neutralDice]) !== diceText(rolled))
          problems.push(
            `${rules.title} rolled ${diceText(rolled)}, but its events have ${diceText([...readDice, ...neutralDice])}: put every roll into one event, once, in ${files.rules}.`,
          );
        count += rolled.length;
      }
    if (count <= 20)
      problems.push(
        `${rules.title} rolled only ${count} dice in 27 fights: rules must roll with the resolution’s dice.`,
      );
    return atMost(problems, 4);
  },
};
