import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { commands, components } from '../../commands/all.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { Repl } from '../../src/terminal/repl.ts';
import { newFolder } from '../bot.ts';

/** Lines that start a fight: two players, an enemy, an attack and some spoken words. */
export const FIGHT_LINES = [
  '/encounter start ruleset:tdgs name:"The old bridge"',
  '@ana /join character:Kira',
  '@bo /join character:Mira name:Bo',
  '/add creature:Goblin',
  '/initiative',
  '/turn skip',
  '@ana /attack target:Goblin as:Kira say:"Have at you!"',
] as const;

/** Plays lines in the terminal with a store, and resolves with the output. */
export async function playAt(store: Store, lines: readonly string[]): Promise<string> {
  let printedText = '';
  const output = new Writable({
    write(chunk, _, done) {
      printedText += String(chunk);
      done();
    },
  });
  const session = new Repl(store, commands, components, output);
  for (const line of lines) await session.play(line);
  return printedText;
}

/** Plays lines in the terminal with a database file, closes the file, and resolves with the output. */
export async function playInto(path: string, lines: readonly string[] = FIGHT_LINES): Promise<string> {
  const store = new SqliteStore(openDatabase(path));
  const output = await playAt(store, lines);
  await store.close();
  return output;
}

let fight: Buffer | undefined;

/** A new database file with a fight in it. The fight is played only once, for all tests. */
export async function fightDatabase(): Promise<string> {
  const path = join(newFolder(), 'fray.db');
  if (fight) writeFileSync(path, fight);
  else {
    await playInto(path);
    fight = readFileSync(path);
  }
  return path;
}
