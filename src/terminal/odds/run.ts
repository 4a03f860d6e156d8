import { labelOfChoice } from '../../../commands/odds/choices.ts';
import { forecastOf } from '../../interaction/odds/forecasting.ts';
import { bestKnown, type Look } from '../../odds/looks.ts';
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

const STRENGTHS_ARE = 'So many ready-made characters fight evenly against one: docs/creatures.md.';

const STOPPED = 'It was stopped before it was done.';

/** Works it out, until it is done or somebody stops it. */
export type WorkOut = (work: ActsWork | ForecastWork) => Promise<Result>;

/** The fights that were played, or why none were. */
type Fought = Played | { readonly why: Refusal };

interface Played {
  readonly work: ForecastWork;
  readonly look: Look;
  readonly isWhole: boolean;
}

/** What was worked out. Absent: it was not asked for. */
interface Known {
  readonly acts?: readonly KnownAct[] | undefined;
  readonly fought?: Fought | undefined;
  readonly strengths?: readonly KnownStrength[] | undefined;
  /** Somebody stopped it before it was done. */
  readonly isStopped: boolean;
}

/** `npm run odds`: the words after its name, to what it prints. Returns how it is called where it was called wrongly. */
export async function printOdds(
  words: readonly string[],
  workOut: WorkOut,
  print: (text: string) => void,
  goesOn: () => Promise<boolean> = async () => true,
): Promise<string | undefined> {
  const options = readOptions(words);
  if ('wrong' in options) return `${options.wrong}\n${USAGE}`;
  if (options.sheet) {
    print(readyMadeFile(options.file, options.other ?? '').trimEnd());
    return undefined;
  }
  const encounter = encounterIn(options.file, options.other);
  const { known: acts, isWhole: areAll = true } =
    options.only === 'fight' ? {} : await knownActs(encounter, options, workOut);
  const fought = options.only === 'acts' ? undefined : await foughtOut(encounter, options, workOut);
  const isStopped = !areAll || (fought !== undefined && 'work' in fought && !fought.isWhole);
  const strengths = async () =>
    options.strength && !isStopped ? strengthsIn(encounter, options.seed, goesOn) : undefined;
  const known = { acts, fought, isStopped };
  if (options.json) {
    const measured = await strengths();
    const all = { ...known, strengths: measured?.known, isStopped: isStopped || measured?.isWhole === false };
    print(JSON.stringify(reportOf(encounter, options, all), undefined, 2));
  } else {
    // Strengths take long: what is known already is shown before.
    print(tablesOf(encounter, options, known));
    const measured = await strengths();
    if (measured && measured.known.length > 0)
      print(`\n${strengthsTable(measured.known, encounter)}\n\n${STRENGTHS_ARE}`);
    if (measured?.isWhole === false) print(`\n${STOPPED}`);
  }
  return undefined;
}

async function knownActs(
  encounter: Encounter,
  { seed, stakes }: Options,
  workOut: WorkOut,
): Promise<{ readonly known: readonly KnownAct[]; readonly isWhole: boolean }> {
  const all = actsIn(encounter, stakes);
  const acts = all.map(({ encounter: theirs, choice: { intent, target } }) => ({
    encounter: theirs,
    deed: { type: 'intent', intent } as const,
    target,
  }));
  const { acts: parts } = await workOut({ type: 'acts', acts, seed });
  const known = all.flatMap((act, place): readonly KnownAct[] => {
    const part = parts[place];
    const label = printable(markdown(labelOfChoice(act.choice, act.encounter), false));
    return part && 'odds' in part ? [{ act, label, odds: part.odds }] : [];
  });
  return { known, isWhole: parts.length === all.length };
}

async function foughtOut(encounter: Encounter, { seed, aim, fights }: Options, workOut: WorkOut): Promise<Fought> {
  const asked = forecastOf(encounter, { unseen: true, seed });
  if (!asked.ok) return { why: asked.why };
  const work = { ...asked.value, aim, ...given({ fights }) };
  const result = await workOut(work);
  return { work, look: bestKnown(work, result), isWhole: isDone(work, result) };
}

function reportOf(encounter: Encounter, { seed }: Options, { acts, fought, strengths, isStopped }: Known): Report {
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
      stopped: isStopped || undefined,
      fight: hasFights(fought) ? reportedFight(fought.work, fought.look) : undefined,
      strengths: strengths?.map(reportedStrength),
      noFight: fought && 'why' in fought ? whyNot(fought.why, encounter) : undefined,
    }),
  };
}

function tablesOf(encounter: Encounter, { seed }: Options, { acts, fought, isStopped }: Known): string {
  const { title } = rulesOf(encounter);
  const thrown = acts?.find(({ odds }) => odds.sampled !== undefined)?.odds.sampled;
  return [
    `${printable(encounter.name)} · ${title} · seed ${seed}`,
    ...(acts ? [acts.length > 0 ? actsTable(acts, encounter) : 'Nobody can strike at anybody.'] : []),
    ...(thrown === undefined
      ? []
      : [`Chances with ±: dice were thrown for them ${thrown.toLocaleString('en')} times. All else is exact.`]),
    ...(fought && 'why' in fought ? [whyNot(fought.why, encounter)] : []),
    ...(hasFights(fought) ? [fightTables(fought.work, fought.look)] : []),
    ...(isStopped ? [STOPPED] : []),
  ].join('\n\n');
}

/** Whether at least one fight was played before somebody stopped it. */
function hasFights(fought: Fought | undefined): fought is Played {
  return fought !== undefined && 'work' in fought && fought.look.forecast.fights > 0;
}

function whyNot(why: Refusal, encounter: Encounter): string {
  return `No fight was played. ${printable(markdown(explain(why, encounter), false))}`;
}
