import type SQLite from 'better-sqlite3';
import { commitment, newSeed } from '../../session/sealed-dice.ts';

interface Row {
  readonly id: number;
  readonly throws: number;
  readonly rolls: number;
  readonly number: number;
}

/**
 * Seals the dice of every current encounter anew, after a restore: whoever saw what came after the backup knows what the
 * old seeds would throw next. The old seeds are shown, as they throw no more. A deed that waits for an answer is dropped:
 * its dice were of the old seed. The channels are told when Fray runs again.
 */
export function resealAll(sqlite: SQLite.Database, now: number): number {
  const rows = sqlite
    .prepare<[], Row>(
      `SELECT e.id, e.throws, e.rolls, max(s.number) AS number
       FROM encounters e JOIN seeds s ON s.encounter = e.id WHERE e.current = 1 GROUP BY e.id`,
    )
    .all();
  const show = sqlite.prepare('UPDATE seeds SET shown_at = coalesce(shown_at, ?) WHERE encounter = ? AND number = ?');
  const seal = sqlite.prepare(
    'INSERT INTO seeds (encounter, number, first_throw, first_roll, seed) VALUES (?, ?, ?, ?, ?)',
  );
  const mark = sqlite.prepare(
    `UPDATE encounters SET resealed = ?, resealed_because = 'restore', waiting = NULL, revision = revision + 1 WHERE id = ?`,
  );
  sqlite
    .transaction(() => {
      for (const { id, throws, rolls, number } of rows) {
        const seed = newSeed();
        show.run(now, id, number);
        seal.run(id, number + 1, throws, rolls, seed);
        mark.run(commitment(seed), id);
      }
    })
    .immediate();
  return rows.length;
}
