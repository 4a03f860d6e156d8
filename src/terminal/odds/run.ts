import { labelOfChoice } from '../../interaction/odds/choices.ts';
import { forecastOf } from '../../interaction/odds/forecasting.ts';
import type { Forecast } from '../../odds/forecast.ts';
import { type ActsWork, type ForecastWork, isDone, type Result } from '../../odds/work.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { rulesOf } from '../../rules/systems.ts';
import { explain } from '../../text/spoken.ts';
import { markdown } from '../markdown.ts';
import { printable } from '../program.ts';
import { actsIn } from './acts.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { headOf, type Report, reportedAct, reportedFight, reportedStrength } from './report.ts';
import { encounterIn, readyMadeFile } from './source.ts';
import { type KnownStrength, strengthsIn } from './strengths.ts';
import { actsTable, fightTables, type KnownAct, strengthsTable } from './table.ts';

/** Works it out, until it is done or somebody stops it. */
export type WorkOut = (work: ActsWork | ForecastWork) => Promise<Result>;

/** The fights that were played, or why none were. */
type Fought = { readonly work: ForecastWork; readonly forecast: Forecast } | { readonly why: Refusal };

/** What was worked out. Absent: it was not asked for. */
interface Known {
  readonly acts?: readonly KnownAct[] | undefined;
  readonly fought?: Fought | undefined;
  readonly strengths?: readonly KnownStrength[] | undefined;
}

/** `npm run odds`: the words after its name, to what it prints. Returns how it is called where it was called wrongly. */
export async function printOdds(
  words: readonly string[],
  workOut: WorkOut,
  print: (text: string) => void,
): Promise<string | undefined> {
  const options = readOptions(words);
  if ('wrong' in options) return `${options.wrong}\n${USAGE}`;
  if (options.sheet) {
    print(readyMadeFile(options.file, options.other ?? '').trimEnd());
    return undefined;
  }
  const encounter = encounterIn(options.file, options.other);
  const acts = options.only === 'fight' ? undefined : await knownActs(encounter, options, workOut);
  const fought = options.only === 'acts' ? undefined : await foughtOut(encounter, options, workOut);
  const isStopped = fought !== undefined && 'work' in fought && !isWhole(fought);
  const strengths = () => (options.strength && !isStopped ? [...strengthsIn(encounter, options.seed)] : undefined);
  if (options.json)
    print(JSON.stringify(reportOf(encounter, options, { acts, fought, strengths: strengths() }), undefined, 2));
  else {
    // Strengths take long: what is known already is shown before.
    print(tablesOf(encounter, options, { acts, fought }));
    const known = strengths();
    if (known)
      print(
        `\n${strengthsTable(known, encounter)}\n\nSo many ready-made characters fight evenly against one: docs/creatures.md.`,
      );
  }
  return undefined;
}

async function knownActs(
  encounter: Encounter,
  { seed, stakes }: Options,
  workOut: WorkOut,
): Promise<readonly KnownAct[]> {
  const all = actsIn(encounter, stakes);
  const acts = all.map(({ encounter: theirs, choice: { intent, target } }) => ({
    encounter: theirs,
    deed: { type: 'intent', intent } as const,
    target,
  }));
  const { acts: parts } = await workOut({ type: 'acts', acts, seed });
  return all.flatMap((act, place): readonly KnownAct[] => {
    const part = parts[place];
    const label = printable(markdown(labelOfChoice(act.choice, act.encounter), false));
    return part && 'odds' in part ? [{ act, label, odds: part.odds }] : [];
  });
}

async function foughtOut(encounter: Encounter, { seed, aim, fights }: Options, workOut: WorkOut): Promise<Fought> {
  const asked = forecastOf(encounter, { unseen: true, seed });
  if (!asked.ok) return { why: asked.why };
  const work = { ...asked.value, aim, ...given({ fights }) };
  const { forecast } = await workOut(work);
  return { work, forecast };
}

function reportOf(encounter: Encounter, { seed }: Options, { acts, fought, strengths }: Known): Report {
  return {
    ...headOf(encounter, seed),
    ...given({
      acts: acts?.map(({ act: { actor, target, choice }, label, odds }) => {
        const { action, tool, manner, amount } = choice.intent;
        return reportedAct(
          { actor: actor.id, target: target.id, label, action, ...given({ tool, manner, amount }) },
          odds,
        );
      }),
      fight: fought && 'work' in fought ? reportedFight(fought.work, fought.forecast, !isWhole(fought)) : undefined,
      strengths: strengths?.map(reportedStrength),
      noFight: fought && 'why' in fought ? whyNot(fought.why, encounter) : undefined,
    }),
  };
}

function tablesOf(encounter: Encounter, { seed }: Options, { acts, fought }: Known): string {
  const { title } = rulesOf(encounter);
  const thrown = acts?.find(({ odds }) => odds.sampled !== undefined)?.odds.sampled;
  return [
    `${printable(encounter.name)} · ${title} · seed ${seed}`,
    ...(acts ? [acts.length > 0 ? actsTable(acts, encounter) : 'Nobody can strike at anybody.'] : []),
    ...(thrown === undefined
      ? []
      : [`Chances with ±: dice were thrown for them ${thrown.toLocaleString('en')} times. All else is exact.`]),
    ...(fought && 'why' in fought ? [whyNot(fought.why, encounter)] : []),
    ...(fought && 'work' in fought && fought.forecast.fights > 0 ? [fightTables(fought.work, fought.forecast)] : []),
    ...(fought && 'work' in fought && !isWhole(fought) ? ['It was stopped before it was done.'] : []),
  ].join('\n\n');
}

function isWhole({ work, forecast }: { readonly work: ForecastWork; readonly forecast: Forecast }): boolean {
  return isDone(work, { forecast, acts: [] });
}

function whyNot(why: Refusal, encounter: Encounter): string {
  return `No fight was played. ${printable(markdown(explain(why, encounter), false))}`;
}
