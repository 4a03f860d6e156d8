import { parseArgs } from 'node:util';
import { forecastOf } from '../../../commands/forecast.ts';
import { labelOfChoice } from '../../../commands/odds/odds.ts';
import { bestKnownForecast, type ShownForecast } from '../../odds/forecast.ts';
import { type ActionsWork, type ForecastWork, isWorkDone, type WorkResult } from '../../odds/work.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import * as schema from '../../rules/core/schema.ts';
import { rulesOf } from '../../rules/systems.ts';
import { expectationText } from '../../text/expectations.ts';
import { explain } from '../../text/refusals.ts';
import { t } from '../../text/t.ts';
import { drawMarkdown } from '../markdown.ts';
import { toPrintable } from '../program.ts';
import { sceneActsOf } from './actions.ts';
import type { ActWithOdds, CreatureStrength, OddsReport } from './report.ts';
import {
  actsTable,
  fightTables,
  reportedAct,
  reportedFight,
  reportedStrength,
  reportHead,
  strengthsIn,
  strengthsTable,
} from './report.ts';
import { encounterIn, premadeCharacterFile } from './source.ts';

/** Computes work until it is done or stopped. */
type ComputeWork = (work: ActionsWork | ForecastWork) => Promise<WorkResult>;

/** The result of the simulated fights, or why none were simulated. */
type FightForecast = SimulatedFight | { readonly why: Refusal };

interface SimulatedFight {
  readonly work: ForecastWork;
  readonly look: ShownForecast;
  readonly isWhole: boolean;
}

/** The computed odds. Parts that weren't asked for are undefined. */
interface OddsResults {
  readonly acts?: readonly ActWithOdds[] | undefined;
  readonly fight?: FightForecast | undefined;
  readonly strengths?: readonly CreatureStrength[] | undefined;
  /** True if the computation was stopped early. */
  readonly isStopped: boolean;
}

/** `npm run odds`: prints what its arguments ask for. Returns a usage line if the arguments are wrong. */
export async function printOdds(
  words: readonly string[],
  compute: ComputeWork,
  print: (text: string) => void,
  shouldContinue: () => Promise<boolean> = async () => true,
): Promise<string | undefined> {
  const options = readOptions(words);
  if ('wrong' in options) return `${options.wrong}\n${t('odds-usage')}`;
  if (options.sheet) {
    print(premadeCharacterFile(options.file, options.other ?? '').trimEnd());
    return undefined;
  }
  const encounter = encounterIn(options.file, options.other);
  const { known: acts, isWhole: hasAllActs = true } =
    options.only === 'fight' ? {} : await computeActOdds(encounter, options, compute);
  const fightForecast = options.only === 'acts' ? undefined : await forecastFight(encounter, options, compute);
  const isStopped = !hasAllActs || (fightForecast !== undefined && 'work' in fightForecast && !fightForecast.isWhole);
  const computeStrengths = async () =>
    options.strength && !isStopped ? strengthsIn(encounter, options.seed, shouldContinue) : undefined;
  const oddsResults = { acts, fight: fightForecast, isStopped };
  if (options.json) {
    const measuredStrengths = await computeStrengths();
    const resultsWithStrengths = {
      ...oddsResults,
      strengths: measuredStrengths?.known,
      isStopped: isStopped || measuredStrengths?.isWhole === false,
    };
    print(JSON.stringify(reportOf(encounter, options, resultsWithStrengths), undefined, 2));
  } else {
    // Computing strengths takes a while, so earlier results are printed first.
    print(tablesOf(encounter, options, oddsResults));
    const measuredStrengths = await computeStrengths();
    if (measuredStrengths && measuredStrengths.known.length > 0)
      print(`\n${strengthsTable(measuredStrengths.known, encounter)}\n\n${t('odds-strengths-are')}`);
    if (measuredStrengths?.isWhole === false) print(`\n${t('odds-stopped')}`);
  }
  return undefined;
}

async function computeActOdds(
  encounter: Encounter,
  { seed, stakes }: OddsOptions,
  compute: ComputeWork,
): Promise<{ readonly known: readonly ActWithOdds[]; readonly isWhole: boolean }> {
  const sceneActs = sceneActsOf(encounter, stakes);
  const actionsToCompute = sceneActs.map(({ encounter: actorEncounter, choice: { intent, target } }) => ({
    encounter: actorEncounter,
    deed: { type: 'intent', intent } as const,
    target,
  }));
  const { actions: computedActions } = await compute({ type: 'acts', actions: actionsToCompute, seed });
  const actsWithOdds = sceneActs.flatMap((act, index): readonly ActWithOdds[] => {
    const computedAction = computedActions[index];
    const label = toPrintable(drawMarkdown(labelOfChoice(act.choice, act.encounter), false));
    return computedAction && 'odds' in computedAction ? [{ act, label, odds: computedAction.odds }] : [];
  });
  return { known: actsWithOdds, isWhole: computedActions.length === sceneActs.length };
}

async function forecastFight(
  encounter: Encounter,
  { seed, aim, fights }: OddsOptions,
  compute: ComputeWork,
): Promise<FightForecast> {
  const forecastResult = forecastOf(encounter, { hidden: true, seed });
  if (!forecastResult.ok) return { why: forecastResult.why };
  const forecastWork = { ...forecastResult.value, aim, ...given({ fights }) };
  const workResult = await compute(forecastWork);
  return {
    work: forecastWork,
    look: bestKnownForecast(forecastWork, workResult),
    isWhole: isWorkDone(forecastWork, workResult),
  };
}

function reportOf(
  encounter: Encounter,
  { seed }: OddsOptions,
  { acts, fight, strengths, isStopped }: OddsResults,
): OddsReport {
  return {
    ...reportHead(encounter, seed),
    ...given({
      acts: acts?.map(({ act: { actor, target, choice }, label, odds }) => {
        const { action, tool, manner, amount } = choice.intent;
        return reportedAct(
          { actor: actor.id, target: target.id, label, action, ...given({ tool, manner, amount }) },
          odds,
          encounter,
        );
      }),
      stopped: isStopped || undefined,
      fight: hasFights(fight) ? reportedFight(fight.work, fight.look) : undefined,
      strengths: strengths?.map(reportedStrength),
      noFight: fight && 'why' in fight ? noFightText(fight.why, encounter) : undefined,
    }),
  };
}

function tablesOf(encounter: Encounter, { seed }: OddsOptions, { acts, fight, isStopped }: OddsResults): string {
  const { title } = rulesOf(encounter);
  const sampleSize = acts?.find(({ odds }) => odds.sampled !== undefined)?.odds.sampled;
  return [
    `${toPrintable(encounter.name)} · ${title} · seed ${seed}`,
    ...(acts ? [acts.length > 0 ? actsTable(acts, encounter) : t('odds-no-attacks')] : []),
    ...(sampleSize === undefined ? [] : [t('odds-sampled', { rolls: sampleSize.toLocaleString('en') })]),
    ...(fight && 'why' in fight ? [noFightText(fight.why, encounter)] : []),
    ...(hasFights(fight) ? [fightTables(fight.work, fight.look)] : []),
    ...(isStopped ? [t('odds-stopped')] : []),
  ].join('\n\n');
}

function hasFights(fight: FightForecast | undefined): fight is SimulatedFight {
  return fight !== undefined && 'work' in fight && fight.look.forecast.fights > 0;
}

function noFightText(why: Refusal, encounter: Encounter): string {
  return t('odds-no-fight', { why: toPrintable(drawMarkdown(explain(why, encounter), false)) });
}

interface OddsOptions {
  readonly file: string;
  readonly other?: string | undefined;
  readonly seed: number;
  /** How exact the chance of winning should be: 0.05 means ±5%. */
  readonly aim: number;
  readonly fights?: number | undefined;
  readonly only?: 'acts' | 'fight' | undefined;
  /** True to list each action once for every number of points that may be worth spending on it. */
  readonly stakes: boolean;
  /** True to compute how strong the creatures are, by simulating fights. Each creature takes a few seconds. */
  readonly strength: boolean;
  readonly json: boolean;
  /**
   * True to write the file of a premade character or creature instead of computing anything. `file` is then a system
   * and `other` a name.
   */
  readonly sheet: boolean;
}

const DEFAULT_AIM_PERCENT = 5;
const textOption = { type: 'string' } as const;
const flagOption = { type: 'boolean' } as const;
const seedReader = schema.integer(1, 999_999_999);
const aimReader = schema.number(0.5, 20);
const fightsReader = schema.integer(1, 1_000_000);
const reportPartReader = schema.oneOf(['acts', 'fight']);

/** The options, or what is wrong with them. */
function readOptions(args: readonly string[]): OddsOptions | { readonly wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: textOption,
        aim: textOption,
        fights: textOption,
        only: textOption,
        stakes: flagOption,
        strength: flagOption,
        json: flagOption,
        sheet: flagOption,
      },
    });
    const [file, other, ...extraArguments] = positionals;
    if (file === undefined || extraArguments.length > 0) return { wrong: t('odds-name-file') };
    if (values.sheet && other === undefined) return { wrong: t('odds-name-system') };
    if (values.aim !== undefined && values.fights !== undefined) return { wrong: t('odds-aim-or-fights') };
    return {
      file,
      other,
      seed: readOption('--seed', seedReader, values.seed) ?? 1,
      aim: (readOption('--aim', aimReader, values.aim) ?? DEFAULT_AIM_PERCENT) / 100,
      fights: readOption('--fights', fightsReader, values.fights),
      only: readOption('--only', reportPartReader, values.only),
      stakes: values.stakes ?? false,
      strength: values.strength ?? false,
      json: values.json ?? false,
      sheet: values.sheet ?? false,
    };
  } catch (error) {
    // The rest of Node's message about an unknown option is about file names, so it is cut off.
    return {
      wrong: error instanceof Error ? error.message.replace(/ To specify a positional.*$/s, '') : String(error),
    };
  }
}

function readOption<T>(name: string, reader: schema.Reader<T>, input: string | undefined): T | undefined {
  if (input === undefined) return undefined;
  const readResult = schema.readWhole(schema.fromText(reader), input);
  if ('problems' in readResult)
    throw new Error(t('odds-option-invalid', { name, wants: expectationText(reader.wants), typed: input }));
  return readResult.value;
}
