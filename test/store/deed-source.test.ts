import { expect, test } from 'vitest';
import { checkRecord } from '../../src/pages/in-browser/check.js';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import type { Caller } from '../../src/session/caller.ts';
import { chronicledDeeds } from '../../src/session/encounter-record.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { deedTitle } from '../../src/text/deed-titles.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { ownCondition } from '../rules/core/own-condition.ts';
import { act, recordOf } from './act.ts';
import { onSqlite } from './both-stores.ts';
import { emptyDatabase } from './memory.ts';

const packSource = { pack: 'The *Bog*', revision: 3, digest: 'a'.repeat(64) };
let interactions = 0;
const caller = (): Caller => ({
  ...{ user: 'gm', name: 'gm', server: 'there', channel: 'here' },
  interaction: `i${interactions++}`,
  now: 1_800_000_000_000,
});

test('The pack that something was taken from is in its title and its hash, and the rules ignore it', async () => {
  const { store } = onSqlite(emptyDatabase());
  const doing = (deed: Deed) => act(store, caller(), (session) => session.do(deed));
  await act(store, caller(), (session) => session.open(openingEncounter(mastery)));
  const hag = premadeCombatant(mastery, mastery.archetypes[0]!.name, openingEncounter(mastery), { name: 'Bog Hag' });
  await doing({ type: 'join', combatants: [hag], from: packSource });
  const plain = await recordOf(store, caller());
  expect(plain.format, 'an older program verifies it too').toBe('fray encounter 2');
  await doing({
    type: 'afflict',
    subject: hag.id,
    affliction: ownAffliction(ownCondition(mastery, {})),
    from: packSource,
  });
  await doing({ type: 'afflict', subject: hag.id, affliction: { condition: 'Fatigued' } });

  const record = await recordOf(store, caller());
  const titles = [...chronicledDeeds(record, 'players')].map((done) => deedTitle(done.deed, done));
  expect(titles[0]).toContain('Bog Hag');
  expect(titles[0]).toMatch(/ \(The \\\*Bog\\\*, revision 3\)$/);
  expect(titles[1]).toMatch(/Hexed.* \(The \\\*Bog\\\*, revision 3\)$/);
  expect(titles[2]).not.toContain('Bog\\*');

  const wrongIn = (changed: object) => {
    const result = readExportedRecord(JSON.stringify(changed));
    return result.ok ? verifyRecord(result.value).wrong.join('\n') : result.why.type;
  };
  expect(wrongIn(record)).toBe('');
  expect((await checkRecord(record, record.deeds)).filter(({ is }) => is === 'wrong')).toEqual([]);
  const otherRecord = JSON.parse(JSON.stringify(record).replace('"revision":3', '"revision":4'));
  expect(wrongIn(otherRecord)).toContain('Action 0 (“join”) doesn’t match its hash');
});
