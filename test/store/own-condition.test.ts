import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { checkRecord } from '../../src/pages/in-browser/check.js';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import type { Caller } from '../../src/session/caller.ts';
import { digestOf } from '../../src/session/encounter-record.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { readLine } from '../../src/terminal/line.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { ownCondition } from '../rules/core/own-condition.ts';
import { act, encounterFromRecord, readOnly, recordOf } from './act.ts';
import { onBothStores, onSqlite, type TestStore } from './both-stores.ts';
import { emptyDatabase } from './memory.ts';

const HERE = { server: 'there', channel: 'here' } as const;
const GM = '111111111111111111';
let interactions = 0;
const caller = (): Caller => ({
  user: GM,
  name: 'gm',
  ...HERE,
  interaction: `i${interactions++}`,
  now: 1_800_000_000_000,
});

/** Starts a fight with two combatants in a store. */
async function startFight({ store }: TestStore, system: string) {
  const rules = rulesNamed(system)!;
  const [one, other] = rules.archetypes.filter(({ kind }) => kind === 'creature');
  await act(store, caller(), (session) => session.open({ ...openingEncounter(rules), gms: [GM] }));
  const doing = (deed: Deed) => act(store, caller(), (session) => session.do(deed));
  const newcomers = [one, other].map((each, index) =>
    premadeCombatant(rules, each!.name, openingEncounter(rules), { name: `N${index}` }),
  );
  await doing({ type: 'join', combatants: newcomers });
  await doing({ type: 'initiative' });
  return { rules, doing, who: newcomers[0]!.id };
}

const faultsIn = (record: object) => {
  const result = readExportedRecord(JSON.stringify(record));
  return result.ok ? verifyRecord(result.value).wrong : [result.why.type];
};

describe('A condition of a GM’s own in the record', () => {
  onBothStores((emptyStore) => {
    test('is kept whole, undone and redone; the record says format 3 and verifies', async () => {
      const data = await emptyStore();
      const { store } = data;
      const { rules, doing, who } = await startFight(data, 'tdgs');
      expect((await recordOf(store, caller())).format).toBe('fray encounter 2');
      const hexed = ownAffliction(ownCondition(rules, { stats: { REF: -4 } }), { source: who, note: 'by moonlight' });
      await doing({ type: 'afflict', subject: who, affliction: hexed });
      const presentFight = await readOnly(store, caller(), ({ encounter }) => encounter);
      expect(presentFight?.combatants[0]?.conditions).toMatchObject([
        {
          key: 'own: hexed',
          name: 'own: Hexed',
          form: { brief: 'A hag’s eye is on you.', does: { stats: { REF: -4 } } },
        },
      ]);
      expect(await data.present(HERE)).toEqual(presentFight);
      expect(await readOnly(data.reopened(), caller(), encounterFromRecord)).toEqual(presentFight);
      const record = await recordOf(store, caller());
      expect(record.format).toBe('fray encounter 3');
      expect(faultsIn(record)).toEqual([]);
      const checked = await checkRecord(record, record.deeds);
      expect(checked.filter(({ is }) => is === 'wrong')).toEqual([]);

      await act(store, caller(), (session) => session.undo(1));
      expect((await data.present(HERE))?.combatants[0]?.conditions).toEqual([]);
      expect((await recordOf(store, caller())).format).toBe('fray encounter 3');
      await act(store, caller(), (session) => session.redo());
      expect(await data.present(HERE)).toEqual(presentFight);
      expect(faultsIn(await recordOf(store, caller()))).toEqual([]);
    });

    test('goes with its maker’s data: the name and the brief leave record, columns and reasons', async () => {
      const data = await emptyStore();
      const { store } = data;
      const { rules, doing, who } = await startFight(data, 'tdgs');
      const form = { stats: { REF: -4 }, costs: {}, stacking: 'by name' };
      const hexed = ownAffliction(ownCondition(rules, form, 'Moon Rot'), { value: 1, note: 'Viper' });
      await doing({ type: 'afflict', subject: who, affliction: hexed });
      await doing({ type: 'stop-rounds' });
      await doing({ type: 'initiative' });
      const host = new Host(store, commands, [], { error: (about) => expect.fail(JSON.stringify(about)) });
      const parsed = readLine('/privacy delete sure:yes', commands);
      if (!parsed.ok) throw new Error(parsed.why);
      await host.handle({ ...parsed.value, caller: caller() });
      const record = await recordOf(store, caller());
      expect(JSON.stringify(record)).not.toMatch(/moon rot|hag’s eye|viper/i);
      expect(JSON.stringify(await data.allRows(HERE.server))).not.toMatch(/moon rot|hag’s eye|viper/i);
      expect(await readOnly(store, caller(), encounterFromRecord)).toEqual(await data.present(HERE));
      expect(faultsIn(record)).toEqual([]);
    });
  });

  test.each(BUILT_IN_IDS)('%s: one with a changed form doesn’t verify, even with new digests', async (system) => {
    const data = onSqlite(emptyDatabase());
    const { rules, doing, who } = await startFight(data, system);
    await doing({ type: 'afflict', subject: who, affliction: ownAffliction(ownCondition(rules, { kind: 'buff' })) });
    const record = await recordOf(data.store, caller());
    expect(faultsIn(record)).toEqual([]);
    const otherRecord = JSON.parse(
      JSON.stringify(record).replaceAll('"does":{"kind":"buff"', '"does":{"kind":"debuff"'),
    );
    expect(faultsIn({ ...otherRecord, digest: digestOf(otherRecord) }).join()).toContain('doesn’t match its hash');
    const inDeed = JSON.parse(JSON.stringify(record));
    inDeed.deeds.at(-1).deed.affliction.form.does.kind = 'debuff';
    expect(faultsIn({ ...inDeed, digest: digestOf(inDeed) }).join()).toContain(
      'should have a different result from the one recorded',
    );
  });

  test.each(BUILT_IN_IDS)(
    '%s: replay takes a form as it is, though the reader would refuse it today',
    async (system) => {
      const data = onSqlite(emptyDatabase());
      const { doing, who } = await startFight(data, system);
      const form = { kind: 'debuff', tires: -999, dodgeDice: 999, stats: { REF: -999 }, lasts: 'scene', more: 'text' };
      await doing({ type: 'afflict', subject: who, affliction: ownAffliction({ name: 'Old', form }) });
      const record = await recordOf(data.store, caller());
      expect(record.present.combatants[0]?.conditions).toMatchObject([{ name: 'own: Old', form: { does: form } }]);
      expect(faultsIn(record)).toEqual([]);
    },
  );
});
