import { readSettings } from '../interaction/settings.ts';
import { readPack } from '../packs/read.ts';
import { packCounts, packProblem } from '../text/packs.ts';
import { t } from '../text/t.ts';
import { markdown } from './markdown.ts';
import { printable, program, textIn } from './program.ts';

/**
 * `npm run check-pack -- FILE`: prints the content of a content pack, or all its faults and their places. Exit code 0:
 * it is fine. 1: it isn't. 2: wrong usage.
 */
await program(t('check-failed'), ([file, ...more]) => {
  if (file === undefined || more.length > 0) return t('check-pack-usage');
  const read = readPack(textIn(file), readSettings);
  if ('pack' in read) {
    console.log(printable(markdown(packCounts(read.pack), false)));
    return undefined;
  }
  for (const problem of read.problems) console.error(printable(markdown(packProblem(problem), false)));
  process.exitCode = 1;
  return undefined;
});
