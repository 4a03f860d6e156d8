// Writes the database and the records that every later version must be able to read.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { wholeText } from '../../src/interaction/reply.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { newFolder } from '../bot.ts';
import { PostedTable } from '../posts/posted-table.ts';

/**
 * Plays a few turns in each loaded system and ends all fights but the last. Writes the database and the records into a
 * folder, compressed: `fray.db.gz`, `tdgs.json.gz` …
 */
export async function keepVersion(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = join(newFolder(), 'fray.db');
  const table = new PostedTable(openDatabase(path));
  for (const [index, id] of systemIds().entries()) {
    if (index > 0) await table.say('/encounter end');
    writeFileSync(join(folder, `${id}.json.gz`), gzipSync(await recordOfFight(table, id)));
  }
  await table.close();
  writeFileSync(join(folder, 'fray.db.gz'), gzipSync(readFileSync(path)));
}

/** Plays a premade character's turns against two creatures on autopilot, with an undo. Returns the exported record. */
async function recordOfFight(table: PostedTable, id: string): Promise<string> {
  const archetypes = rulesNamed(id)?.archetypes ?? [];
  const character = archetypes.find(({ kind }) => kind === 'character');
  const creature = archetypes.find(({ kind }) => kind !== 'character');
  if (!character || !creature) throw new Error(`${id} has no premade character or no creature`);
  await table.say(
    `/encounter start ruleset:${id} name:"The old bridge (${id})"`,
    `@ana /join character:"${character.name}"`,
    `/add creature:"${creature.name}" count:2`,
    '/gm auto style:fierce',
    '/initiative',
    '/turn end',
    '/turn end',
    '/undo',
    '/turn end',
  );
  const [file] = (await table.say('/log export as:json')).files ?? [];
  if (!file) throw new Error(`${id} has no record`);
  return wholeText(file);
}
