import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files that mostly wait, for processes or for delayed actions of Fray, in seconds of a worker's time.
 * Rough numbers are enough, because only their order and totals matter.
 */
const WAITING_FILES: Readonly<Record<string, number>> = {
  'discord/table': 14,
  'soak/processes': 13,
  checks: 12,
  'discord/start': 12,
  'soak/faults': 12,
  'discord/posts': 12,
  'soak/kills': 11,
  'soak/database-kills': 10,
  'discord/taps': 9,
  'discord/pictures': 9,
  'pages/page': 8,
  'discord/fight': 8,
  'discord/packs': 12,
  'discord/asked-together': 6,
  'discord/fairness.long': 7,
  'postgres/shards': 7,
  'systems/template': 14,
  'systems/outside': 14,
  'systems/page': 7,

  'terminal/terminal': 4,
  'postgres/cut-connection': 5,
  'soak/forged': 5,
  'discord/characters': 5,
  'discord/evening': 5,
  'discord/my-character': 5,
  'discord/pings': 5,
  'postgres/backup': 5,
  'store/backup': 5,
  'terminal/odds': 4,
  'discord/operation': 4,
  'soak/clock-kills': 4,
  'soak/twice': 4,
  'discord/log': 3,
  'discord/gm': 3,
  'discord/departures': 3,
  'terminal/move': 3,
};
const COMPUTING_FILES: Readonly<Record<string, number>> = {
  'systems/contract': 25,
  'soak/secrets': 5,
  'store/privacy': 6,
  'store/move': 6,
  'postgres/store': 5,
  'store/verify': 5,
  'commands/odds/odds': 4,
  'store/sqlite': 4,
  'soak/abuse': 3,
  'commands/add': 3,
  'commands/all': 3,
  architecture: 3,
  'discord/three-weeks': 3,
  'store/upgrade': 3,
  'store/undo': 3,
  'store/encounter-cache': 3,
  'posts/autopilot': 3,
  'commands/act': 3,
  'app/odds-threads': 3,
  'rules/core/notation-properties': 3,
  deployment: 3,
  'discord/drawer': 2,
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

/** The files, longest first. Each has the share of the total time that has passed when the file begins. */
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
