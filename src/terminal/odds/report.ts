// What `npm run odds --json` writes. The form says the type of it, its published schema, and what its tests check.

import { errorOf as errorOfChance, meanOf } from '../../odds/act-odds.ts';
import { type Chance, chancesOfWinning, intervalOf } from '../../odds/chance.ts';
import { timesOf } from '../../odds/forecast.ts';
import type { Look } from '../../odds/looks.ts';
import type { Odds } from '../../odds/odds.ts';
import type { ForecastWork } from '../../odds/work.ts';
import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { jsonSchemaOf } from '../../rules/core/json-schema.ts';
import {
  boolean,
  integer,
  type JsonSchema,
  list,
  matching,
  number,
  object,
  oneOf,
  optional,
  type Read,
} from '../../rules/core/schema.ts';
import { SYSTEM_IDS } from '../../rules/systems.ts';
import type { KnownStrength } from './strengths.ts';

export const REPORT = 'fray-odds';
const VERSION = 1;

const MOST = 100_000;
const reportWords = matching(/^/, 'a text');
const count = integer(0, 1_000_000_000);
const figure = number(-1_000_000, 1_000_000);
/** From 0 to 1; the truth lies within the error in 95 of 100 cases. Error 0: exact. */
const chance = object({ chance: number(0, 1), error: number(0, 1) });
const harm = object({
  /** A resource of the target, or "own" for what the system keeps in its own state: levels of wounds. */
  resource: reportWords,
  mean: figure,
  /** Standard deviation. */
  spread: figure,
  amounts: list(object({ amount: figure, chance: number(0, 1) }), MOST),
});
const act = object({
  actor: reportWords,
  target: reportWords,
  label: reportWords,
  action: reportWords,
  tool: optional(reportWords),
  manner: optional(reportWords),
  /** Points staked on it. */
  amount: optional(count),
  hit: chance,
  critical: chance,
  down: chance,
  harm: list(harm, MOST),
  /** By how much each of the actor's resources is another after it, on average. */
  costs: list(object({ resource: reportWords, mean: figure }), MOST),
  ownDown: chance,
  needs: optional(object({ least: count, sides: count })),
  /** In how many ways the dice can fall, or how often they were thrown. */
  ways: count,
  /** Dice were thrown so often. Absent: all ways were counted. */
  sampled: optional(count),
});
const fight = object({
  fights: count,
  sides: list(object({ side: reportWords, won: chance, combatants: count, down: figure }), MOST),
  drawn: chance,
  combatants: list(object({ id: reportWords, down: chance }), MOST),
  rounds: list(object({ round: count, fights: count }), MOST),
  /** How many of a side go down in a round, on average. */
  losses: list(object({ side: reportWords, round: count, down: figure }), MOST),
});
const strength = object({
  name: reportWords,
  /** So many ready-made characters fight evenly against one. */
  strength: figure,
  /** It was found by playing fights out, and not looked up. */
  measured: boolean(),
  /** The ready-made creatures next to it. */
  weaker: optional(reportWords),
  stronger: optional(reportWords),
});
const form = object({
  format: oneOf([REPORT]),
  version: integer(1, VERSION),
  system: oneOf(SYSTEM_IDS),
  name: reportWords,
  seed: count,
  combatants: list(object({ id: reportWords, name: reportWords, side: reportWords }), MOST),
  /** Somebody stopped it before it was done: acts may be missing, and the fights are fewer than were asked for. */
  stopped: optional(boolean()),
  acts: optional(list(act, MOST)),
  fight: optional(fight),
  strengths: optional(list(strength, MOST)),
  /** Why no fight was played, in a sentence. */
  noFight: optional(reportWords),
});

export type Report = Read<typeof form>;
export type ReportedAct = NonNullable<Report['acts']>[number];
export type ReportedFight = NonNullable<Report['fight']>;
export const reportForm = form;

/** The form of such a report, for programs that read it. */
export function reportSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What `npm run odds --json` writes',
    ...jsonSchemaOf(form),
  };
}

/** The head of a report: which scene, and who is in it. */
export function headOf({ system, name, combatants, hidden = [] }: Encounter, seed: number) {
  const all = [...combatants, ...hidden].map(({ id, name: called, side }) => ({ id, name: called, side }));
  return { format: REPORT, version: VERSION, system, name, seed, combatants: all } as const;
}

/** The odds of one act. */
export function reportedAct(
  about: Pick<ReportedAct, 'actor' | 'target' | 'label' | 'action' | 'tool' | 'manner' | 'amount'>,
  odds: Odds,
): ReportedAct {
  const known = (of: number) => ({ chance: Math.min(1, of), error: Math.min(1, errorOfChance(of, odds)) });
  return {
    ...about,
    hit: known(odds.hit),
    critical: known(odds.critical),
    down: known(odds.down),
    harm: Object.entries(odds.harm).map(([resource, amounts]) => ({ resource, ...meanOf(amounts), amounts })),
    costs: Object.entries(odds.cost.change).map(([resource, mean]) => ({ resource, mean })),
    ownDown: known(odds.cost.down),
    ways: odds.ways,
    ...given({ needs: odds.needs, sampled: odds.sampled }),
  };
}

export function reportedStrength({ name, strength: is, isMeasured, weaker, stronger }: KnownStrength) {
  const next = given({ weaker: weaker?.name, stronger: stronger?.name });
  return { name, strength: is, measured: isMeasured, ...next };
}

/** What the fights came to. */
export function reportedFight({ encounter }: Pick<ForecastWork, 'encounter'>, { forecast, z }: Look): ReportedFight {
  const { fights, fell, rounds, losses } = forecast;
  const { combatants, hidden = [] } = encounter;
  const all: readonly Combatant[] = [...combatants, ...hidden];
  const chance = (of: Chance) => ({ chance: of.share, error: intervalOf(of, z).error });
  const known = (times: number) => chance({ share: times / fights, worth: fights });
  const membersOf = Map.groupBy(all, ({ side }) => side);
  const { bySide, none } = chancesOfWinning(forecast, [...membersOf.keys()]);
  return {
    fights,
    sides: bySide.map(({ side, ...of }) => {
      const members = membersOf.get(side) ?? [];
      const down = members.reduce((sum, { id }) => sum + timesOf(fell, id), 0) / fights;
      return { side, won: chance(of), combatants: members.length, down };
    }),
    drawn: chance(none),
    combatants: all.map(({ id }) => ({ id, down: known(timesOf(fell, id)) })),
    rounds: Object.entries(rounds).map(([round, times]) => ({ round: Number(round), fights: times })),
    losses: Object.entries(losses).flatMap(([side, byRound]) =>
      Object.entries(byRound).map(([round, times]) => ({ side, round: Number(round), down: times / fights })),
    ),
  };
}
