import { StartupError } from '../startup-error.ts';
import type { Backup } from '../store/sqlite/backup.ts';

/**
 * Runs a small program for admins with the words after its name. Exit code 0: done; 1: not, and one line says why; 2: it
 * was called wrongly, and the line that `run` returned says how to call it.
 */
export async function program(
  failed: string,
  run: (words: readonly string[]) => string | undefined | Promise<string | undefined>,
): Promise<void> {
  try {
    const usage = await run(process.argv.slice(2));
    if (usage === undefined) return;
    console.error(usage);
    process.exitCode = 2;
  } catch (error) {
    console.error(error instanceof StartupError ? `${failed}: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** What is in a copy, in a few words: "3 fights, 120 deeds and 4 characters in 1.2 MB". */
export function inventory({ fights, deeds, characters, bytes }: Backup): string {
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${count(fights, 'fight')}, ${count(deeds, 'deed')} and ${count(characters, 'character')} in ${size}`;
}

/** "3 fights", "1 deed". */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** What stands in a file is shown without what would command a terminal. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
