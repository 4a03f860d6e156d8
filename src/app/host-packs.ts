import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../interaction/settings.ts';
import { readPack } from '../packs/read.ts';
import { MAX_UPLOAD_BYTES } from '../rules/core/json.ts';
import { packDigest, type StoredPack } from '../session/pack.ts';
import { StartupError } from '../startup-error.ts';
import { packCountsText, packProblemText } from '../text/packs.ts';

/** The maximum number of files that are read from the folder. */
const MAX_PACK_FILES = 100;

interface Log {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
}

/**
 * Reads the content packs that the bot's admin provides for every server, in the order of their file names. An invalid
 * file is left out, and all its problems are logged. Throws `StartupError` if the folder can't be read.
 */
export function readHostPacks(folder: string, log: Log): readonly StoredPack[] {
  return packFilesIn(folder).flatMap((name): readonly StoredPack[] => {
    const path = join(folder, name);
    try {
      const { size, mtimeMs } = statSync(path);
      // One character more than allowed is enough for the reader to see that the file is too long.
      const packJson = readFileSync(path, 'utf8').slice(0, MAX_UPLOAD_BYTES + 1);
      const packResult = readPack(packJson, readSettings);
      if ('problems' in packResult) {
        log.error({ file: path, problems: packResult.problems.map(packProblemText) }, 'A content pack was left out');
        return [];
      }
      const { id, revision, system, title } = packResult.pack;
      log.info({ file: path, pack: packCountsText(packResult.pack) }, 'Read a content pack');
      const digest = packDigest(packJson);
      return [
        { id, revision, system, title, digest, bytes: size, at: mtimeMs, current: true, host: true, file: packJson },
      ];
    } catch (error) {
      log.error({ file: path, error }, 'A content pack could not be read');
      return [];
    }
  });
}

function packFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .slice(0, MAX_PACK_FILES);
  } catch {
    throw new StartupError(`The folder of PACKS can’t be read: ${folder}. Check its path and permissions.`);
  }
}
