// Measures the strength of a premade creature by simulating fights. A measurement takes seconds, so it is started by
// hand and the results are kept in `strengths.ts`.

import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import { newEncounter } from '../rules/core/new-encounter.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { wilsonInterval } from './forecast.ts';
import { playOut } from './play-out.ts';
import type { Strength } from './strengths.ts';

/** How many characters fight how many creatures of one kind. */
export interface Match {
  readonly characters: number;
  readonly creatures: number;
}

/**
 * Matches from the fewest characters per creature to the most. Each has about a quarter more characters per creature
 * than the one before.
 */
export const MATCH_LADDER: readonly Match[] = [
  ...matchesBetween([1], [32, 26, 20, 16]),
  ...matchesBetween([2], [26, 20]),
  ...matchesBetween([3], [24, 20]),
  ...matchesBetween([4], [20, 16, 13, 10, 8, 6, 5, 4]),
  ...matchesBetween([5], [4]),
  ...matchesBetween([4], [3]),
  ...matchesBetween([5], [3]),
  ...matchesBetween([4], [2]),
  ...matchesBetween([5], [2]),
  ...matchesBetween([3, 4, 5, 6, 8, 10, 13, 16, 20, 26, 32], [1]),
];

function matchesBetween(characters: readonly number[], creatures: readonly number[]): readonly Match[] {
  return characters.flatMap((party) =>
    creatures.map((creatureCount) => ({ characters: party, creatures: creatureCount })),
  );
}

/** The number of fights between two checks of whether the winner is clear. */
const FIGHTS_BETWEEN_LOOKS = 32;
/**
 * Half the width, in standard errors, of the interval that decides who wins a match. The interval is wide, because the
 * share of wins is checked again and again. It only has to show whether the share is above or below ½.
 */
const Z_VERDICT = 3;

/**
 * How many of the system's premade characters are an even match for one creature. The search bisects `MATCH_LADDER`, a
 * list of matches from few to many characters per creature. It finds the match nearest to even, and the strength is
 * interpolated from there. If the characters win even the first match or lose even the last, the strength is that
 * match's ratio. The sides swap from fight to fight, because ties favor one of them in some systems. `fights` is the
 * maximum per match. The same seed gives the same strength.
 */
export function measuredStrength(rules: Ruleset, kind: Archetype, options: MeasurementOptions = {}): Strength {
  const measurement = strengthMeasurement(rules, kind, options);
  for (;;) {
    const { done, value } = measurement.next();
    if (done) return value;
  }
}

interface MeasurementOptions {
  readonly seed?: number;
  readonly fights?: number;
}

/**
 * Measures like `measuredStrength`, but one fight at a time, so that the caller can stop or do other work in between.
 */
export function* strengthMeasurement(
  rules: Ruleset,
  kind: Archetype,
  { seed = 1, fights = 256 }: MeasurementOptions = {},
): Generator<void, Strength> {
  const winsByMatch = new Map<Match, number>();
  // Assumed until measured: the characters lose the match at `weakest` and win the one at `strongest`.
  let [weakest, strongest] = [0, MATCH_LADDER.length - 1];
  function* shareIn(index: number): Generator<void, number> {
    const match = MATCH_LADDER[index];
    if (!match) throw new Error(`No match ${index}`);
    const winShare = winsByMatch.get(match) ?? (yield* shareWon(rules, kind, match, { seed, fights }));
    winsByMatch.set(match, winShare);
    return winShare;
  }
  while (strongest - weakest > 1) {
    const middleIndex = Math.floor((weakest + strongest) / 2);
    if ((yield* shareIn(middleIndex)) < 0.5) weakest = middleIndex;
    else strongest = middleIndex;
  }
  const [below, above] = [logit(yield* shareIn(weakest)), logit(yield* shareIn(strongest))];
  const [from, to] = [charactersPerCreature(MATCH_LADDER[weakest]), charactersPerCreature(MATCH_LADDER[strongest])];
  if (below >= 0) return from;
  if (above <= 0) return to;
  // The odds grow roughly as a power of the ratio of characters to creatures.
  return from * (to / from) ** (-below / (above - below));
}

/** The strength that a creature has if this match is even. */
export function charactersPerCreature({ characters, creatures }: Match = { characters: 1, creatures: 1 }): number {
  return characters / creatures;
}

export function logit(share: number): number {
  return Math.log(share / (1 - share));
}

/** The share of the fights that the characters win, between 0 and 1 exclusive. A draw counts as half. */
function* shareWon(
  rules: Ruleset,
  kind: Archetype,
  match: Match,
  { seed, fights: max }: { readonly seed: number; readonly fights: number },
): Generator<void, number> {
  let [points, fights] = [0, 0];
  while (fights < max) {
    points += pointsInFight(rules, kind.sheet, match, seed, fights);
    fights += 1;
    yield;
    if (isMatchSettled({ points, fights }, max)) break;
  }
  return shareOfPoints({ points, fights });
}

/** The characters' points so far, 1 for a win and ½ for a draw, and the number of fights. */
export interface MatchScore {
  readonly points: number;
  readonly fights: number;
}

/** The share of the points that the characters won. No win is certain, so half a fight is added to each side. */
export function shareOfPoints({ points, fights }: MatchScore): number {
  return (points + 0.5) / (fights + 1);
}

/**
 * The points of the characters in one fight of a match. The fight's number decides which side they are on, which
 * characters fight, and the dice.
 */
export function pointsInFight(rules: Ruleset, sheet: object, match: Match, seed: number, number: number): number {
  const premadeCharacters = rules.archetypes.filter((each) => each.kind === 'character');
  const [ownSide, others] = number % 2 === 0 ? [PLAYERS, ENEMIES] : [ENEMIES, PLAYERS];
  const party = Array.from(
    { length: match.characters },
    (_, index) => premadeCharacters[(number + index) % premadeCharacters.length] ?? { sheet },
  );
  const creatures = Array.from({ length: match.creatures }, () => ({ sheet }));
  const { winner } = playOut(
    rules,
    fightBetween(rules, { [ownSide]: party, [others]: creatures }),
    seed * 100_003 + number,
  );
  return winner === ownSide ? 1 : winner === undefined ? 0.5 : 0;
}

/** The two matches that a strength lies between. Undefined if the strength is beyond all matches. */
export function matchesAround(strength: Strength): readonly [below: Match, above: Match] | undefined {
  const index = MATCH_LADDER.findIndex((match) => charactersPerCreature(match) > strength);
  const [below, above] = [MATCH_LADDER[index - 1], MATCH_LADDER[index]];
  return below && above ? [below, above] : undefined;
}

/** Whether a match needs no more fights: enough were played, or it is clear who wins. Checked every 32 fights. */
export function isMatchSettled({ points, fights }: MatchScore, max: number): boolean {
  return fights >= max || (fights > 0 && fights % FIGHTS_BETWEEN_LOOKS === 0 && isWinnerClear(points, fights));
}

function isWinnerClear(points: number, fights: number): boolean {
  const { middle, error } = wilsonInterval(points, fights, Z_VERDICT);
  return Math.abs(middle - 0.5) > error;
}

/** Two sides of unhurt premade combatants, at the start of a fight with the default settings. */
export function fightBetween(
  rules: Ruleset,
  sides: Readonly<Record<string, readonly Pick<Archetype, 'sheet'>[]>>,
): Encounter {
  const settings = {};
  const combatants = Object.entries(sides).flatMap(([side, members]) =>
    members.map(({ sheet }, index): Combatant => {
      const id = `${side}-${index + 1}`;
      const resources = rules.resources(sheet, settings);
      const ownState = rules.own.combatant(sheet, settings);
      return {
        id,
        name: id,
        side,
        sheet,
        resources,
        conditions: [],
        vitality: 'up',
        standingOrders: {},
        own: ownState,
      };
    }),
  );
  return newEncounter(rules, { name: '', settings, combatants });
}
