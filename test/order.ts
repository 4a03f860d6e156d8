import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files that mostly wait, for processes or for delayed actions of Fray, in seconds of a worker's time.
 * Rough numbers are enough, because only their order and totals matter.
 */
const WAITING_FILES: Readonly<Record<string, number>> = {
  checks: 18,
  'app/odds-threads': 14,
  'app/pack-strengths': 8,
  'systems/outside': 2,
  'discord/pictures': 3,
  'discord/posts': 3,
  'pages/page': 3,
  'postgres/cut-connection': 3,
  'store/backup': 3,
  'discord/characters': 2,
  'discord/evening': 2,
  'discord/fight': 2,
  'discord/my-character': 2,
  'discord/operation': 2,
  'discord/restart': 2,
  'discord/start': 2,
  'terminal/terminal': 2,
};
const COMPUTING_FILES: Readonly<Record<string, number>> = {
  'systems/contract': 13,
  'store/privacy': 4,
  'store/sqlite': 3,
  'commands/odds/odds': 3,
  'commands/all': 2,
  'discord/three-weeks': 2,
  'store/move': 2,
};
/** The time for a file in neither list, in seconds. */
const DEFAULT_SECONDS = 0.4;

/**
 * Runs waiting and computing files in parallel, each from the longest to the shortest. Otherwise, cores would be idle
 * while waiting files run together, and a long file might run alone at the end.
 */
export class SideBySide extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missingFiles = [...Object.keys(WAITING_FILES), ...Object.keys(COMPUTING_FILES)].filter(
      (name) => !existsSync(`test/${name}${TEST_SUFFIX}`),
    );
    if (missingFiles.length > 0)
      throw new Error(`test/order.ts names tests that are not there: ${missingFiles.join(', ')}`);
    const waitingFiles = files.filter((file) => Object.hasOwn(WAITING_FILES, nameOf(file)));
    const computingFiles = files.filter((file) => !waitingFiles.includes(file));
    return [...withStartShares(waitingFiles, WAITING_FILES), ...withStartShares(computingFiles, COMPUTING_FILES)]
      .toSorted((a, b) => a.from - b.from)
      .map(({ file }) => file);
  }
}

const TEST_SUFFIX = '.test.ts';

/** The name of a file as in the lists above, such as "discord/table". */
function nameOf({ moduleId }: TestSpecification): string {
  return relative(import.meta.dirname, moduleId)
    .replaceAll('\\', '/')
    .slice(0, -TEST_SUFFIX.length);
}

/** The files, longest first. `from` is when a file begins, as a share of the total time. */
function withStartShares(files: readonly TestSpecification[], seconds: Readonly<Record<string, number>>) {
  const timed = files.map((file) => ({ file, takes: seconds[nameOf(file)] ?? DEFAULT_SECONDS }));
  const totalTime = timed.reduce((sum, { takes }) => sum + takes, 0);
  let elapsedTime = 0;
  return timed
    .toSorted((a, b) => b.takes - a.takes)
    .map(({ file, takes }) => {
      const startShare = elapsedTime / totalTime;
      elapsedTime += takes;
      return { file, from: startShare };
    });
}
