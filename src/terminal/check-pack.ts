import { readSettings } from '../interaction/settings.ts';
import { readPack } from '../packs/read.ts';
import { packCountsText, packProblemText } from '../text/packs.ts';
import { t } from '../text/t.ts';
import { drawMarkdown } from './markdown.ts';
import { readTextFile, runProgram, toPrintable } from './program.ts';

/**
 * `npm run check-pack -- FILES`: prints the content of each content pack, or all its faults and their places. Exit code
 * 0: all packs are valid. 1: at least one isn't. 2: wrong usage.
 */
await runProgram(
  () => t('check-failed'),
  (files) => {
    if (files.length === 0) return t('check-pack-usage');
    for (const file of files) {
      const packResult = readPack(readTextFile(file), readSettings);
      // If there is only one file, its name isn't printed.
      const withFileName = (text: string) =>
        toPrintable(`${files.length > 1 ? `${file}: ` : ''}${drawMarkdown(text, false)}`);
      if ('pack' in packResult) {
        console.log(withFileName(packCountsText(packResult.pack)));
        continue;
      }
      for (const problem of packResult.problems) console.error(withFileName(packProblemText(problem)));
      process.exitCode = 1;
    }
    return undefined;
  },
);
