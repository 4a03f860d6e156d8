import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Configuration, configurationOf, environment } from '../configuration.ts';
import { StartupError } from '../startup-error.ts';
import { type MoveResult, moveDatabase } from '../store/move/move.ts';
import { postgresSource, postgresTarget } from '../store/move/postgres.ts';
import { sqliteSource, sqliteTarget } from '../store/move/sqlite.ts';
import { addressWithoutPassword } from '../store/postgres/database.ts';
import { t } from '../text/t.ts';
import { runProgram } from './program.ts';

/** How often the progress of a long table is printed. */
const PROGRESS_INTERVAL_MS = 5_000;

/**
 * `npm run move -- --to postgres://…` or `-- --to FILE`: copies everything from one store to the other and checks the
 * copy. Fray must not run on either store. Exit code 0: everything was copied. 1: it failed, and neither store has
 * changed.
 */
await runProgram(
  () => t('move-failed'),
  async (words) => {
    const typedOptions = readArguments(words);
    if (!typedOptions) return t('move-usage');
    const configuration = configurationOf(environment());
    const [from, to] = [
      typedOptions.from ?? configuredSource(configuration),
      typedOptions.to ?? configuredSource(configuration),
    ];
    if (isDatabaseAddress(from) === isDatabaseAddress(to))
      return t('move-same-kind', { from: targetText(from), to: targetText(to), usage: t('move-usage') });
    const stopController = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopController.abort());
    console.log(t('move-begins', { from: targetText(from), to: targetText(to) }));
    const moveResult = await moveDatabase(
      () => (isDatabaseAddress(from) ? postgresSource(from) : sqliteSource(from)),
      () => (isDatabaseAddress(to) ? postgresTarget(to) : sqliteTarget(to)),
      { progress: progressPrinter(), signal: stopController.signal },
    );
    console.log(summaryText(moveResult));
    console.log(nextSteps(from, to, configuration));
    return undefined;
  },
);

/** The options on the command line. Undefined if they are wrong. */
function readArguments(words: readonly string[]): { readonly from?: string; readonly to?: string } | undefined {
  try {
    const argumentOptions = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { from, to } = parseArgs({ args: [...words], options: argumentOptions }).values;
    if (from === undefined && to === undefined) return undefined;
    return { ...(from !== undefined && { from: resolvePath(from) }), ...(to !== undefined && { to: resolvePath(to) }) };
  } catch {
    // The command line has an unknown option.
    return undefined;
  }
}

/** npm runs this in the folder of the checkout, but typed paths are relative to the folder in which npm was started. */
function resolvePath(target: string): string {
  return isDatabaseAddress(target) ? target : resolve(process.env.INIT_CWD ?? '.', target);
}

function configuredSource({ database, databaseUrl }: Configuration): string {
  return databaseUrl ?? resolve(database);
}

function isDatabaseAddress(target: string): boolean {
  return /^postgres(ql)?:/i.test(target);
}

/** A path, or an address without its password. */
function targetText(target: string): string {
  if (!isDatabaseAddress(target)) return target;
  if (URL.canParse(target)) return addressWithoutPassword(target);
  throw new StartupError(t('move-no-address'));
}

/** Prints a line for each table. For a long table, also prints the progress every few seconds. */
function progressPrinter(): (table: string, rows: number, done: boolean) => void {
  let lastReportTime = Date.now();
  return (table, rows, done) => {
    if (!done && Date.now() - lastReportTime < PROGRESS_INTERVAL_MS) return;
    lastReportTime = Date.now();
    if (!done) console.log(`${table}: ${rows} …`);
    else if (rows > 0) console.log(`${table}: ${rows}`);
  };
}

function summaryText({ rows, replayed }: MoveResult): string {
  const totalRowCount = [...rows.values()].reduce((sum, each) => sum + each, 0);
  return t('move-done', { all: totalRowCount, open: replayed });
}

/** Tells the admin what to change in the settings, if anything, and that the source was kept. */
function nextSteps(from: string, to: string, settings: Configuration): string {
  const settingToChange = isDatabaseAddress(to) ? t('move-settings-url') : t('move-settings-path', { to });
  return [
    to === configuredSource(settings)
      ? t('move-settings-right')
      : t('move-settings-change', { change: settingToChange }),
    t('move-source-kept', { from: targetText(from) }),
  ].join('\n');
}
