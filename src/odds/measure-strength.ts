// How strong a ready-made creature is, found by playing fights out. It takes seconds: done by hand, and kept in `strengths.ts`.

import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import { newEncounter } from '../rules/core/new-encounter.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { wilson } from './forecast.ts';
import { playOut } from './play-out.ts';
import type { Strength } from './strengths.ts';

/** How many fight whom, of a kind. */
interface Match {
  readonly characters: number;
  readonly creatures: number;
}

/** Matches, from the fewest characters to a creature to the most: each has a quarter or so more than the last. */
const LADDER: readonly Match[] = [
  ...versus([1], [32, 26, 20, 16]),
  ...versus([2], [26, 20]),
  ...versus([3], [24, 20]),
  ...versus([4], [20, 16, 13, 10, 8, 6, 5, 4]),
  ...versus([5], [4]),
  ...versus([4], [3]),
  ...versus([5], [3]),
  ...versus([4], [2]),
  ...versus([5], [2]),
  ...versus([3, 4, 5, 6, 8, 10, 13, 16, 20, 26, 32], [1]),
];

function versus(characters: readonly number[], creatures: readonly number[]): readonly Match[] {
  return characters.flatMap((those) => creatures.map((these) => ({ characters: those, creatures: these })));
}

/** Fights between two looks at a share. */
const BETWEEN_LOOKS = 32;
/** It is looked at again and again, and only on which side of a half it lies is asked for. */
const SURE = 3;

/**
 * How strong one of a kind is: so many of the system's ready-made characters fight evenly against one of them. The match
 * that is nearest to even is looked for by bisecting; between two matches the strength is where the odds of winning would
 * be even. Who is beyond the first or the last match is as strong as it takes for that one. The sides are cast both ways,
 * as in some systems ties go to one of them. Of each match at most so many fights are played. The same seed comes to the
 * same.
 */
export function measuredStrength(rules: Ruleset, kind: Archetype, how: Measuring = {}): Strength {
  const measured = measuring(rules, kind, how);
  for (;;) {
    const { done, value } = measured.next();
    if (done) return value;
  }
}

interface Measuring {
  readonly seed?: number;
  readonly fights?: number;
}

/** The same fight by fight, so that whoever measures can do something else between them, or give it up. */
export function* measuring(
  rules: Ruleset,
  kind: Archetype,
  { seed = 1, fights = 256 }: Measuring = {},
): Generator<void, Strength> {
  const won = new Map<Match, number>();
  // The characters lose the match at `weakest`, as far as is known, and win the one at `strongest`.
  let [weakest, strongest] = [0, LADDER.length - 1];
  function* shareIn(place: number): Generator<void, number> {
    const match = LADDER[place];
    if (!match) throw new Error(`No match ${place}`);
    const share = won.get(match) ?? (yield* shareWon(rules, kind, match, { seed, fights }));
    won.set(match, share);
    return share;
  }
  while (strongest - weakest > 1) {
    const middle = Math.floor((weakest + strongest) / 2);
    if ((yield* shareIn(middle)) < 0.5) weakest = middle;
    else strongest = middle;
  }
  const [below, above] = [logit(yield* shareIn(weakest)), logit(yield* shareIn(strongest))];
  const [from, to] = [ratio(LADDER[weakest]), ratio(LADDER[strongest])];
  if (below >= 0) return from;
  if (above <= 0) return to;
  // The odds grow about as a power of how many more they are.
  return from * (to / from) ** (-below / (above - below));
}

function ratio({ characters, creatures }: Match = { characters: 1, creatures: 1 }): number {
  return characters / creatures;
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

/** Which share of the fights the characters win, from 0 to 1, without its ends. A draw is half. */
function* shareWon(
  rules: Ruleset,
  kind: Archetype,
  { characters, creatures }: Match,
  { seed, fights: most }: { readonly seed: number; readonly fights: number },
): Generator<void, number> {
  const all = rules.archetypes.filter((each) => each.kind === 'character');
  const horde = Array.from({ length: creatures }, () => kind);
  let [points, fights] = [0, 0];
  while (fights < most) {
    const [own, others] = fights % 2 === 0 ? [PLAYERS, ENEMIES] : [ENEMIES, PLAYERS];
    const party = Array.from({ length: characters }, (_, nth) => all[(fights + nth) % all.length] ?? kind);
    const encounter = facing(rules, { [own]: party, [others]: horde });
    const { winner } = playOut(rules, encounter, seed * 100_003 + fights);
    points += winner === own ? 1 : winner === undefined ? 0.5 : 0;
    fights += 1;
    yield;
    if (fights % BETWEEN_LOOKS === 0 && isSure(points, fights)) break;
  }
  // Nobody wins for certain: half a fight more to either side.
  return (points + 0.5) / (fights + 1);
}

function isSure(points: number, fights: number): boolean {
  const { middle, error } = wilson(points, fights, SURE);
  return Math.abs(middle - 0.5) > error;
}

/** Ready-made ones, unhurt, side against side, as a fight begins with the usual settings. */
export function facing(rules: Ruleset, sides: Readonly<Record<string, readonly Archetype[]>>): Encounter {
  const settings = {};
  const combatants = Object.entries(sides).flatMap(([side, those]) =>
    those.map(({ sheet }, nth): Combatant => {
      const id = `${side}-${nth + 1}`;
      const resources = rules.resources(sheet, settings);
      const own = rules.own.combatant(sheet, settings);
      return { id, name: id, side, sheet, resources, conditions: [], vitality: 'up', standingOrders: {}, own };
    }),
  );
  return newEncounter(rules, { name: '', settings, combatants });
}
