// The JSON that `npm run odds --json` writes. Its type, its published schema and its tests come from the readers in
// this file.

import { winShares } from '../../../commands/forecast.ts';
import { wordingOf } from '../../embeds/meters.ts';
import { chanceText, costText, harmTexts, neededRollText } from '../../embeds/odds.ts';
import { expectedWorth, marginOfError, meanAndSpread } from '../../odds/act-odds.ts';
import type { Chance, ShownForecast } from '../../odds/forecast.ts';
import { chancesOfWinning, countFor, decisiveRound, intervalOf, roundsUntilOver } from '../../odds/forecast.ts';
import { strengthMeasurement } from '../../odds/measure-strength.ts';
import type { Odds } from '../../odds/odds.ts';
import { creaturesByStrength, strengthOf } from '../../odds/strength.ts';
import type { ForecastWork } from '../../odds/work.ts';
import { type Combatant, type Encounter, PLAYERS } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Archetype, Ruleset } from '../../rules/core/ruleset.ts';
import * as schema from '../../rules/core/schema.ts';
import { rulesOf, systemId } from '../../rules/systems.ts';
import { forecastWords as words } from '../../text/odds.ts';
import { t } from '../../text/t.ts';
import { drawMarkdown } from '../markdown.ts';
import { equalCombatantCount, type SceneAct } from './actions.ts';

const REPORT_FORMAT = 'fray-odds';
const REPORT_VERSION = 1;

const MAX_LIST_ENTRIES = 100_000;
const anyText = schema.matching(/^/, 'some-text');
const countReader = schema.integer(0, 1_000_000_000);
const signedNumberReader = schema.number(-1_000_000, 1_000_000);
/**
 * A chance from 0 to 1. In 95% of cases, the true value is within the error. An error of 0 means that the value is
 * exact.
 */
const chanceReader = schema.object({ chance: schema.number(0, 1), error: schema.number(0, 1) });
const harmReader = schema.object({
  /** A resource of the target, or "own" for something in the system's own state, such as levels of wounds. */
  resource: anyText,
  mean: signedNumberReader,
  /** The standard deviation of the harm. */
  spread: signedNumberReader,
  amounts: schema.list(schema.object({ amount: signedNumberReader, chance: schema.number(0, 1) }), MAX_LIST_ENTRIES),
});
const actReader = schema.object({
  actor: anyText,
  target: anyText,
  label: anyText,
  action: anyText,
  tool: schema.optional(anyText),
  manner: schema.optional(anyText),
  /** How many points the actor spends on the action, for example to improve the roll. */
  amount: schema.optional(countReader),
  hit: chanceReader,
  critical: chanceReader,
  /** The chance of each result, by the book's own word for it. */
  results: schema.optional(
    schema.list(
      schema.object({ result: anyText, chance: schema.number(0, 1), error: schema.number(0, 1) }),
      MAX_LIST_ENTRIES,
    ),
  ),
  down: chanceReader,
  harm: schema.list(harmReader, MAX_LIST_ENTRIES),
  /** The average change of each of the actor's resources. */
  costs: schema.list(schema.object({ resource: anyText, mean: signedNumberReader }), MAX_LIST_ENTRIES),
  ownDown: chanceReader,
  needs: schema.optional(
    schema.object({ least: schema.optional(countReader), most: schema.optional(countReader), sides: countReader }),
  ),
  /** How many combinations of dice were counted, or how often the dice were rolled. */
  ways: countReader,
  /** How often dice were rolled. Undefined if all outcomes were counted. */
  sampled: schema.optional(countReader),
});
const fightReader = schema.object({
  fights: countReader,
  sides: schema.list(
    schema.object({ side: anyText, won: chanceReader, combatants: countReader, down: signedNumberReader }),
    MAX_LIST_ENTRIES,
  ),
  drawn: chanceReader,
  combatants: schema.list(schema.object({ id: anyText, down: chanceReader }), MAX_LIST_ENTRIES),
  rounds: schema.list(schema.object({ round: countReader, fights: countReader }), MAX_LIST_ENTRIES),
  /** The average number of combatants of a side that go down in a round. */
  losses: schema.list(schema.object({ side: anyText, round: countReader, down: signedNumberReader }), MAX_LIST_ENTRIES),
});
const strengthReader = schema.object({
  name: anyText,
  /** How many premade characters are an even match for one creature of this kind. */
  strength: signedNumberReader,
  /** True if the strength was found by simulating fights. Otherwise it was looked up. */
  measured: schema.boolean(),
  /** The next weaker premade creature. */
  weaker: schema.optional(anyText),
  /** The next stronger premade creature. */
  stronger: schema.optional(anyText),
});
export const reportReader = schema.object({
  format: schema.oneOf([REPORT_FORMAT]),
  version: schema.integer(1, REPORT_VERSION),
  system: systemId,
  name: anyText,
  seed: countReader,
  combatants: schema.list(schema.object({ id: anyText, name: anyText, side: anyText }), MAX_LIST_ENTRIES),
  /**
   * True if the computation was stopped early. Actions may be missing, and fewer fights than requested were simulated.
   */
  stopped: schema.optional(schema.boolean()),
  acts: schema.optional(schema.list(actReader, MAX_LIST_ENTRIES)),
  fight: schema.optional(fightReader),
  strengths: schema.optional(schema.list(strengthReader, MAX_LIST_ENTRIES)),
  /** Why no fight was simulated, in a sentence. */
  noFight: schema.optional(anyText),
});

export type OddsReport = schema.TypeOf<typeof reportReader>;
type ReportedAct = NonNullable<OddsReport['acts']>[number];
type ReportedFight = NonNullable<OddsReport['fight']>;

/** The JSON schema of a report, for programs that read reports. */
export function reportSchema(): schema.JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: t('report-schema-title'),
    ...schema.jsonSchemaOf(reportReader),
  };
}

/** The start of a report: which scene it is about, and who is in it. */
export function reportHead({ system, name, combatants, hidden = [] }: Encounter, seed: number) {
  const combatantFacts = [...combatants, ...hidden].map(({ id, name: shownName, side }) => ({
    id,
    name: shownName,
    side,
  }));
  return { format: REPORT_FORMAT, version: REPORT_VERSION, system, name, seed, combatants: combatantFacts } as const;
}

/** The odds of one action. */
export function reportedAct(
  about: Pick<ReportedAct, 'actor' | 'target' | 'label' | 'action' | 'tool' | 'manner' | 'amount'>,
  odds: Odds,
  encounter: Encounter,
): ReportedAct {
  const chanceWithError = (of: number) => ({ chance: Math.min(1, of), error: Math.min(1, marginOfError(of, odds)) });
  return {
    ...about,
    hit: chanceWithError(odds.hit),
    critical: chanceWithError(odds.critical),
    results: odds.degrees.map((each) => ({
      result: wordingOf(encounter).degree(each.degree),
      ...chanceWithError(each.chance),
    })),
    down: chanceWithError(odds.down),
    harm: Object.entries(odds.harm).map(([resource, amounts]) => ({ resource, ...meanAndSpread(amounts), amounts })),
    costs: Object.entries(odds.cost.change).map(([resource, mean]) => ({ resource, mean })),
    ownDown: chanceWithError(odds.cost.down),
    ways: odds.ways,
    ...given({ needs: odds.needs, sampled: odds.sampled }),
  };
}

export function reportedStrength({ name, strength: strengthValue, isMeasured, weaker, stronger }: CreatureStrength) {
  const neighbors = given({ weaker: weaker?.name, stronger: stronger?.name });
  return { name, strength: strengthValue, measured: isMeasured, ...neighbors };
}

/** The results of the simulated fights. */
export function reportedFight(
  { encounter }: Pick<ForecastWork, 'encounter'>,
  { forecast, z }: ShownForecast,
): ReportedFight {
  const { fights, fell, rounds, losses } = forecast;
  const { combatants, hidden = [] } = encounter;
  const fighters: readonly Combatant[] = [...combatants, ...hidden];
  const chanceWithError = (chance: Chance) => ({ chance: chance.share, error: intervalOf(chance, z).error });
  const chanceFromCount = (times: number) => chanceWithError({ share: times / fights, worth: fights });
  const membersBySide = Map.groupBy(fighters, ({ side }) => side);
  const { bySide, none } = chancesOfWinning(forecast, [...membersBySide.keys()]);
  return {
    fights,
    sides: bySide.map(({ side, ...of }) => {
      const sideMembers = membersBySide.get(side) ?? [];
      const averageDownCount = sideMembers.reduce((sum, { id }) => sum + countFor(fell, id), 0) / fights;
      return { side, won: chanceWithError(of), combatants: sideMembers.length, down: averageDownCount };
    }),
    drawn: chanceWithError(none),
    combatants: fighters.map(({ id }) => ({ id, down: chanceFromCount(countFor(fell, id)) })),
    rounds: Object.entries(rounds).map(([round, times]) => ({ round: Number(round), fights: times })),
    losses: Object.entries(losses).flatMap(([side, byRound]) =>
      Object.entries(byRound).map(([round, times]) => ({ side, round: Number(round), down: times / fights })),
    ),
  };
}

/** 80% of fights end between these two quantiles. */
const [EARLY_QUANTILE, LATE_QUANTILE] = [0.1, 0.9];

/** An action with its odds and its name. */
export interface ActWithOdds {
  readonly act: SceneAct;
  readonly label: string;
  readonly odds: Odds;
}

/** A table of actions by actor. Each actor's best action comes first. */
export function actsTable(acts: readonly ActWithOdds[], encounter: Encounter): string {
  const rules = rulesOf(encounter);
  const actsByActor = Map.groupBy(acts, ({ act }) => act.actor.id);
  const actWorth = ({ odds }: ActWithOdds) => expectedWorth(rules, [odds]);
  const rows = [...actsByActor.values()].flatMap((actorActs) =>
    actorActs
      .toSorted((a, b) => actWorth(b) - actWorth(a))
      .map(({ act, label, odds }, index) => [
        index === 0 ? nameWithCount(act.actor, encounter) : '',
        label,
        chanceText(odds.hit, odds),
        odds.critical === 0 ? '' : chanceText(odds.critical, odds),
        odds.down === 0 ? '' : chanceText(odds.down, odds),
        harmTexts(odds, encounter).join(', '),
        neededRollText(odds),
        costText([odds], encounter),
      ]),
  );
  return alignedTable(
    [
      t('odds-head-who'),
      t('odds-head-action'),
      t('odds-head-hit'),
      t('odds-head-critical'),
      t('odds-head-down'),
      t('odds-head-harm'),
      t('odds-head-why'),
      t('odds-head-costs'),
    ],
    rows,
  );
}

/** A combatant's name with the number of equal combatants: "Goblin 1 ×4". */
function nameWithCount(who: Combatant, encounter: Encounter): string {
  const equalCount = equalCombatantCount(encounter, who);
  return equalCount > 1 ? `${who.name} ×${equalCount}` : who.name;
}

/** Tables of who wins, how often each combatant goes down, and how long the fight takes. */
export function fightTables(work: ForecastWork, { forecast, z }: ShownForecast): string {
  const { fights, fell } = forecast;
  const { combatants, hidden = [] } = work.encounter;
  const fighters = [...combatants, ...hidden];
  const shareText = (chance: Chance) => words.share({ share: chance.share, error: intervalOf(chance, z).error });
  const shareOfFightsText = (times: number) => shareText({ share: times / fights, worth: fights });
  const membersBySide = Map.groupBy(fighters, ({ side }) => side);
  const { bySide, none } = winShares({ forecast, z }, [...membersBySide.keys()]);
  const sideRows = bySide.map(({ side, ...wins }) => {
    const sideMembers = membersBySide.get(side) ?? [];
    const averageDownCount = sideMembers.reduce((sum, { id }) => sum + countFor(fell, id), 0) / fights;
    return [
      side,
      words.share(wins),
      t('odds-down-of', { down: averageDownCount.toFixed(1), members: sideMembers.length }),
    ];
  });
  const undecidedFightRows = none ? [[t('odds-no-one'), words.share(none), '']] : [];
  const decisiveRoundNumber = decisiveRound(forecast);
  return [
    alignedTable(
      [t('odds-head-side'), t('odds-head-wins'), t('odds-head-down-at-end')],
      [...sideRows, ...undecidedFightRows],
    ),
    alignedTable(
      [t('odds-head-who'), t('odds-head-down-at-end')],
      fighters.map(({ id, name }) => [name, shareOfFightsText(countFor(fell, id))]),
    ),
    [
      words.over(
        roundsUntilOver(forecast),
        roundsUntilOver(forecast, EARLY_QUANTILE),
        roundsUntilOver(forecast, LATE_QUANTILE),
      ),
      decisiveRoundNumber === undefined ? t('forecast-no-turn') : t('forecast-turns', { round: decisiveRoundNumber }),
      words.foot(fights, work.seed),
    ]
      .map((line) => drawMarkdown(line, false))
      .join('\n'),
  ].join('\n\n');
}

/**
 * A table of creatures with their strengths. Each row also names the next weaker and the next stronger premade
 * creature.
 */
export function strengthsTable(strengths: readonly CreatureStrength[], { system }: Pick<Encounter, 'system'>): string {
  const nameWithStrength = ({ name }: Archetype) => `${name} (${strengthOf({ id: system }, name) ?? '?'})`;
  const rows = strengths.map(({ name, strength, isMeasured, weaker, stronger }) => [
    name,
    isMeasured
      ? t('odds-measured', { strength: Number(strength.toPrecision(2)) })
      : `${Number(strength.toPrecision(2))}`,
    weaker ? nameWithStrength(weaker) : '',
    stronger ? nameWithStrength(stronger) : '',
  ]);
  return alignedTable(
    [t('odds-head-who'), t('odds-head-strength'), t('odds-head-weaker'), t('odds-head-stronger')],
    rows,
  );
}

/** Formats a table. Its columns are as wide as their content, and empty columns are left out. */
function alignedTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((_, index) => index).filter((index) => rows.some((row) => row[index] !== ''));
  const columnWidth = (index: number) => Math.max(...[head, ...rows].map((row) => characterCount(row[index] ?? '')));
  const columnWidths = columns.map((index) => ({ index, width: columnWidth(index) }));
  const alignedLineOf = (row: readonly string[]) =>
    columnWidths
      .map(({ index, width }) => `${row[index] ?? ''}${' '.repeat(width - characterCount(row[index] ?? ''))}`)
      .join('  ')
      .trimEnd();
  return [alignedLineOf(head), ...rows.map(alignedLineOf)].join('\n');
}

/** Counts Unicode characters, because `length` counts some of them twice. */
function characterCount(text: string): number {
  return [...text].length;
}

/** How strong a kind of creature is, and which premade creatures are the next weaker and the next stronger one. */
export interface CreatureStrength {
  readonly name: string;
  /** How many premade characters are an even match for one creature of this kind. */
  readonly strength: number;
  /** True if the strength was found by simulating fights. Otherwise it was looked up. */
  readonly isMeasured: boolean;
  readonly weaker?: Archetype | undefined;
  readonly stronger?: Archetype | undefined;
}

/**
 * How strong each kind of enemy is. The strengths of premade kinds are looked up. Other kinds are measured in simulated
 * fights, which takes a few seconds for each kind. The strengths don't depend on the scene's settings and styles.
 * `shouldContinue` is called after each fight. When it returns false, the results so far are returned.
 */
export async function strengthsIn(
  encounter: Encounter,
  seed: number,
  shouldContinue: () => Promise<boolean>,
): Promise<{ readonly known: readonly CreatureStrength[]; readonly isWhole: boolean }> {
  const rules = rulesOf(encounter);
  const { combatants, hidden = [] } = encounter;
  const enemies = [...combatants, ...hidden].filter(({ side }) => side !== PLAYERS);
  const strengths: CreatureStrength[] = [];
  for (const [firstOfKind] of Map.groupBy(enemies, ({ sheet }) => JSON.stringify(sheet)).values()) {
    const strength = firstOfKind && (await strengthOfKind(rules, firstOfKind, seed, shouldContinue));
    if (!strength) return { known: strengths, isWhole: false };
    strengths.push(strength);
  }
  return { known: strengths, isWhole: true };
}

/** The strength of a kind of creature. Undefined if the computation was stopped. */
async function strengthOfKind(
  rules: Ruleset,
  { name, sheet }: Combatant,
  seed: number,
  shouldContinue: () => Promise<boolean>,
): Promise<CreatureStrength | undefined> {
  const premade = rules.archetypes.find((each) => JSON.stringify(each.sheet) === JSON.stringify(sheet));
  const knownStrength = premade && strengthOf(rules, premade.name);
  const measuredKind: Archetype = premade ?? { name: name.replace(/ \d+$/, ''), kind: 'creature', source: '', sheet };
  const strength = knownStrength ?? (await measureStrength(rules, measuredKind, seed, shouldContinue));
  if (strength === undefined) return undefined;
  const otherCreatures = creaturesByStrength(rules).filter((each) => each.name !== measuredKind.name);
  const isNotStronger = (each: Archetype) => (strengthOf(rules, each.name) ?? Number.POSITIVE_INFINITY) <= strength;
  return {
    name: measuredKind.name,
    strength,
    isMeasured: knownStrength === undefined,
    weaker: otherCreatures.findLast(isNotStronger),
    stronger: otherCreatures.find((each) => !isNotStronger(each)),
  };
}

async function measureStrength(
  rules: Ruleset,
  kind: Archetype,
  seed: number,
  shouldContinue: () => Promise<boolean>,
): Promise<number | undefined> {
  const measurement = strengthMeasurement(rules, kind, { seed });
  for (;;) {
    const { done, value } = measurement.next();
    if (done) return value;
    if (!(await shouldContinue())) return undefined;
  }
}
