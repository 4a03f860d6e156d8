import { expect, test } from 'vitest';
import { plainField } from '../../src/field/premade.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { Caller } from '../../src/session/caller.ts';
import { openQuestions } from '../../src/session/open-questions.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import type { Store } from '../../src/store/store.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { act, readOnly, recordOf } from './act.ts';
import { onBothStores } from './both-stores.ts';

const GM = '111111111111111111';
const HEROES = ['hero-1', 'hero-2', 'hero-3', 'hero-4'];
let interactions = 0;
const caller = (): Caller => {
  const place = { server: 'there', channel: 'here', now: 1_800_000_000_000 } as const;
  return { user: GM, name: 'gm', ...place, interaction: `i${interactions++}` };
};

/** Plays until a golem moves away from four heroes, who are all asked. */
async function playUntilAsked(store: Store): Promise<void> {
  const start = openingEncounter(tdgs);
  await act(
    store,
    caller(),
    (session) => session.open({ ...start, gms: [GM] }),
    () => 'c'.repeat(64),
  );
  const doing = (deed: Deed) =>
    act(store, caller(), (session) => {
      const result = session.do(deed);
      if (!result.ok) throw new Error(JSON.stringify(result.why));
      return true;
    });
  const hero = (id: string) => premadeCombatant(tdgs, 'Kira', start, { id, name: id, side: 'players', controller: id });
  const golem = premadeCombatant(tdgs, 'Iron Golem', start, { id: 'golem', name: 'Golem', side: 'enemies' });
  await doing({ type: 'join', combatants: [...HEROES.map(hero), golem] });
  for (const subject of HEROES)
    await doing({ type: 'standing-order', subject, about: 'opportunity attack', answer: 'ask' });
  await doing({ type: 'field', ground: plainField(12, 8) });
  const places = Object.entries({ golem: 'D4', 'hero-1': 'C3', 'hero-2': 'C4', 'hero-3': 'D5', 'hero-4': 'E3' });
  await doing({ type: 'place', places: places.map(([subject, at]) => ({ subject, at })) });
  await doing({ type: 'initiative' });
  for (;;) {
    const subject = await readOnly(store, caller(), ({ encounter }) => encounter && onTurn(encounter)[0]?.id);
    if (subject === undefined || subject === 'golem') break;
    await doing({ type: 'end-turn', subject });
  }
  await doing({ type: 'intent', intent: { action: 'move', actor: 'golem', to: 'I4' } });
}

/** Answers for a hero. Each answer uses a new store, as after a restart. */
async function answer(store: Store, subject: string): Promise<void> {
  await act(store, caller(), (session) => {
    const openedQuestion = openQuestions(session.waiting).find(({ question }) => question.subject === subject);
    if (!openedQuestion) throw new Error(`${subject} is not asked`);
    const wantedAnswer = subject === 'hero-3' ? 'no' : 'yes';
    const isCurrentQuestion = openedQuestion.revision === session.waiting?.revision;
    const result = isCurrentQuestion
      ? session.answer(wantedAnswer)
      : session.answerEarly(openedQuestion.revision, wantedAnswer);
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    return true;
  });
}

onBothStores((emptyStore) => {
  test('answers in any order are kept, and leave the same record as one after the other', async () => {
    const records: unknown[] = [];
    for (const answerOrder of [HEROES, ['hero-4', 'hero-2', 'hero-1', 'hero-3'], HEROES.toReversed()]) {
      const data = await emptyStore();
      await playUntilAsked(data.store);
      for (const [index, subject] of answerOrder.entries()) {
        const questions = await readOnly(data.reopened(), caller(), ({ waiting }) => openQuestions(waiting));
        expect(new Set(questions.map((each) => each.question.subject))).toEqual(new Set(answerOrder.slice(index)));
        await answer(data.reopened(), subject);
      }
      const record = await recordOf(data.reopened(), caller());
      expect(record.deeds.at(-1)?.answers).toEqual(['yes', 'yes', 'no', 'yes']);
      const result = readExportedRecord(JSON.stringify(record));
      expect(result.ok && verifyRecord(result.value).wrong).toEqual([]);
      // The hashes depend on the encounter's number, and PostgreSQL never gives the same number twice.
      records.push(record.deeds.map(({ hash: _, ...deed }) => deed));
    }
    expect(records[1]).toEqual(records[0]);
    expect(records[2]).toEqual(records[0]);
  });
});
