import { onTurn } from '../../src/rules/core/encounter.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { readOnly, recordOf } from './act.ts';
import { emptyDatabase } from './memory.ts';
import { playAt } from './play.ts';

/** A record that a test can change. */
export type EditableRecord = {
  -readonly [K in keyof EncounterRecord]: EncounterRecord[K] extends readonly (infer T)[] ? Editable<T>[] : unknown;
};
type Editable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? { -readonly [F in keyof E]: E[F] }[] : T[K];
};

/** Turns a die to its next face. */
export function turnDie(die: { face: number; readonly sides: number }): void {
  die.face = (die.face % die.sides) + 1;
}

/**
 * Plays a fight with a withdrawn question, an undo, a redo, a free roll, and an end that was undone once. Returns its
 * record before and after the end, and the commitment that was shown at the start.
 */
export async function checkedFight(): Promise<{
  readonly live: string;
  readonly ended: string;
  readonly shownCommitment: string;
}> {
  const store = new SqliteStore(emptyDatabase());
  const caller = { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: '-', now: 0 };
  const exportedRecord = async () => JSON.stringify(await recordOf(store, caller));
  const attack = async () => {
    const encounter = (await readOnly(store, caller, (session) => session.encounter))!;
    const [attacker] = onTurn(encounter);
    const otherCombatant = encounter.combatants.find((each) => each !== attacker)!;
    return `/attack as:${attacker!.name} target:${otherCombatant.name}`;
  };
  const outputOf = async (...lines: readonly string[]) => await playAt(store, lines);
  const shownCommitment = /SHA-256 of their seed: ([0-9a-f]{64})/.exec(
    await outputOf('/encounter start ruleset:mastery name:"The yard"'),
  )![1]!;
  await outputOf(
    '@ana /join character:Bryn name:Wren',
    '@bo /join character:Bryn name:Tobin',
    '@ana /reactions about:defense answer:ask',
  );
  await outputOf('@bo /reactions about:defense answer:ask', '/initiative');
  await outputOf(await attack(), '/undo', '/roll dice:4d6kh3');
  await outputOf(await attack(), '/answer answer:block');
  await outputOf('/adjust who:Tobin resource:stamina by:-2', '/undo', '/redo');
  const liveRecord = await exportedRecord();
  await outputOf('/encounter end', '/undo');
  await outputOf(await attack(), '/answer answer:block', '/encounter end');
  const endedRecord = await exportedRecord();
  await store.close();
  return { live: liveRecord, ended: endedRecord, shownCommitment };
}
