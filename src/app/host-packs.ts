import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../interaction/settings.ts';
import { readPack } from '../packs/read.ts';
import { MAX_UPLOAD_BYTES } from '../rules/core/json.ts';
import { packDigest, type StoredPack } from '../session/pack.ts';
import { StartupError } from '../startup-error.ts';
import { packCounts, packProblem } from '../text/packs.ts';

/** The maximum number of files that are read from the folder. */
const MAX_FILES = 100;

interface Log {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
}

/**
 * Reads the content packs in the host's folder, in the order of their file names. Every server gets these packs. An
 * invalid file is left out, and all its problems are logged. Throws `StartupError` if the folder can't be read.
 */
export function readHostPacks(folder: string, log: Log): readonly StoredPack[] {
  return packFilesIn(folder).flatMap((name): readonly StoredPack[] => {
    const path = join(folder, name);
    try {
      const { size, mtimeMs } = statSync(path);
      // One character more than allowed is enough for the reader to refuse the length.
      const file = readFileSync(path, 'utf8').slice(0, MAX_UPLOAD_BYTES + 1);
      const result = readPack(file, readSettings);
      if ('problems' in result) {
        log.error({ file: path, problems: result.problems.map(packProblem) }, 'A content pack was left out');
        return [];
      }
      const { id, revision, system, title } = result.pack;
      log.info({ file: path, pack: packCounts(result.pack) }, 'Read a content pack');
      const digest = packDigest(file);
      return [{ id, revision, system, title, digest, bytes: size, at: mtimeMs, current: true, host: true, file }];
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
      .slice(0, MAX_FILES);
  } catch {
    throw new StartupError(`The folder of PACKS can’t be read: ${folder}. Check its path and permissions.`);
  }
}
