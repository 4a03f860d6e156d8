import { onTurn } from '../../src/rules/core/encounter.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { look, recordOf } from './act.ts';
import { emptyDatabase } from './memory.ts';
import { playAt } from './play.ts';

/** A record that a test can change. */
export type Loose = {
  -readonly [K in keyof EncounterRecord]: EncounterRecord[K] extends readonly (infer T)[] ? Loosened<T>[] : unknown;
};
type Loosened<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? { -readonly [F in keyof E]: E[F] }[] : T[K];
};

/** Turns a die to its next face. */
export function turn(die: { face: number; readonly sides: number }): void {
  die.face = (die.face % die.sides) + 1;
}

/**
 * Plays a fight with a withdrawn question, an undo, a redo, a free roll, and an end that was undone once. Returns its
 * record before and after the end, and the commitment that was shown at the start.
 */
export async function checkedFight(): Promise<{
  readonly live: string;
  readonly ended: string;
  readonly shown: string;
}> {
  const store = new SqliteStore(emptyDatabase());
  const caller = { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: '-', now: 0 };
  const exported = async () => JSON.stringify(await recordOf(store, caller));
  const attack = async () => {
    const encounter = (await look(store, caller, (session) => session.encounter))!;
    const [attacker] = onTurn(encounter);
    const other = encounter.combatants.find((each) => each !== attacker)!;
    return `/attack as:${attacker!.name} target:${other.name}`;
  };
  const said = async (...lines: readonly string[]) => await playAt(store, lines);
  const shown = /SHA-256 of their seed: ([0-9a-f]{64})/.exec(
    await said('/encounter start ruleset:mastery name:"The yard"'),
  )![1]!;
  await said(
    '@ana /join character:Bryn name:Wren',
    '@bo /join character:Bryn name:Tobin',
    '@ana /reactions about:defense answer:ask',
  );
  await said('@bo /reactions about:defense answer:ask', '/initiative');
  await said(await attack(), '/undo', '/roll dice:4d6kh3');
  await said(await attack(), '/answer answer:block');
  await said('/adjust who:Tobin resource:stamina by:-2', '/undo', '/redo');
  const live = await exported();
  await said('/encounter end', '/undo');
  await said(await attack(), '/answer answer:block', '/encounter end');
  const ended = await exported();
  await store.close();
  return { live, ended, shown };
}
