import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountFieldId } from '../../commands/gm/forms.ts';
import { textHash } from '../../src/interaction/component.ts';
import { fullText } from '../../src/interaction/reply.ts';
import { publicEncounterOf } from '../../src/pages/live.ts';
import { action } from '../../src/rules/core/action.ts';
import { ok } from '../../src/rules/core/refusal.ts';
import { afflictScene, setSceneResource } from '../../src/rules/core/scene.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import { redactedDeed, redactedEncounter, redactedEvent, wordsOf } from '../../src/store/redaction/redact.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { addSmall, type Small, smallBecause } from '../systems/small.ts';
import { GmTable, privateText } from './gm-taps.ts';

/** Takes one from the GM's pool, and adds one to the countdown. At 4, the scene gets dusty. */
const spur = action<Small, object>({
  title: 'Spur',
  cite: 'Scenes',
  when: 'always',
  offers: () => ({}),
  plan: () => ok({}),
  resolve(resolution) {
    const speedReason = smallBecause({ id: 'speed' });
    setSceneResource(
      resolution,
      rules,
      'favors',
      (resolution.encounter.scene?.resources?.favors?.value ?? 0) - 1,
      speedReason,
    );
    const doom = (resolution.encounter.scene?.resources?.doom?.value ?? 0) + 1;
    setSceneResource(resolution, rules, 'doom', doom, speedReason);
    if (doom === 4)
      afflictScene(
        resolution,
        rules,
        { condition: 'marked', note: 'Dust' },
        { why: speedReason, facts: { side: 'players' } },
      );
  },
});
let rules: ReturnType<typeof addSmall>;

beforeAll(() => {
  rules = addSmall(
    {
      actions: { spur },
      conditions: { marked: { cite: 'Scenes', stacks: 'by note' } },
      scene: {
        conditions: ['marked'],
        resources: () => ({ doom: { value: 0, max: 6 }, favors: { value: 0 } }),
        atStart: ({ combatants }) => ({ favors: combatants.length + 1 }),
        secret: ['favors'],
      },
    },
    {
      actions: { spur: 'Spur on.' },
      resources: {
        hp: { forms: { other: 'HP' } },
        doom: { forms: { other: 'doom' } },
        favors: { forms: { other: 'favors' } },
      },
    },
  );
});
afterAll(() => removeSystem('small'));

async function newTable(): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira', '/add creature:Rat');
  await table.say('/initiative');
  return table;
}

test('the scene has conditions, pools and countdowns that the GM changes, some of which only the GM knows', async () => {
  const table = await newTable();
  const scene = async () => (await table.state()).encounter.scene;
  const start = await scene();
  expect(start).toEqual({ resources: { doom: { value: 0, max: 6 }, favors: { value: 3 } } });
  await table.say('/condition add condition:marked note:"On fire" rounds:2');
  await table.say('/condition add condition:marked note:"Slick floor"');
  const hiddenReply = await table.say('/condition add condition:marked note:"A trap door" hidden:yes');
  expect(hiddenReply).toMatchObject({ whisper: true });
  expect(textOf(await table.say('/condition add condition:marked note:"slick FLOOR"'))).toContain(
    'The encounter already has',
  );
  await table.say('/adjust by:2 resource:doom why:"The bell"', '/adjust to:5 resource:favors');
  await table.say('@ana /act action:spur');
  expect((await scene())?.resources).toEqual({ doom: { value: 3, max: 6 }, favors: { value: 4 } });

  expect(textOf(await table.say('@ana /log show'))).toContain('**Doom set to 2**');
  const knownScene = 'Encounter: marked “On fire” (2 rounds) · marked “Slick floor” · 3/6 doom';
  const { text } = table.newest('turn');
  expect(text).toContain(knownScene);
  expect(text).toContain('**New in the encounter: marked “On fire”.**');
  expect(text).toContain('**Doom: 0 → 2** (The bell).');
  expect(textOf(await table.say('@ana /encounter status'))).toContain(knownScene);
  expect(textOf(await table.say('/condition list'))).toContain('**Encounter**: marked “A trap door”');
  expect(textOf(await table.say('@ana /condition list'))).toContain('**Encounter**: marked “Slick floor”');
  const publicTexts: unknown[] = [
    table.messages,
    await table.say('@ana /condition list'),
    await table.say('@ana /log show'),
  ];
  publicTexts.push(await table.suggestions('ana', 'condition', 'condition', { subcommand: 'remove' }));
  publicTexts.push(await table.suggestions('ana', 'adjust', 'resource'));
  expect(JSON.stringify(publicTexts)).not.toMatch(/trap door|favors/);
  expect(await table.suggestions('gwen', 'adjust', 'resource')).toEqual(['doom: 3/6', 'favors: 4']);
  expect(textOf(await table.say('@ana /condition add condition:marked note:"Mine"'))).toContain('GM');

  // The scene is the same after a restart.
  expect((await table.copy().state()).encounter.scene).toEqual(await scene());

  // A condition of the whole encounter is like any other: it can be removed, an undo restores it, and it ends when its
  // time is over.
  const before = await scene();
  await table.say('/condition remove condition:"marked: a trap door"', '/undo');
  expect(await scene()).toEqual(before);
  await table.say('/condition remove condition:"marked: slick floor"');
  await table.say('@ana /turn end', '/turn end', '@ana /turn end', '/turn end');
  expect((await scene())?.conditions?.map(({ note }) => note)).toEqual(['A trap door']);
  expect(textOf(await table.say('@ana /log show'))).toContain('No longer in the encounter: marked “On fire”.');

  // A condition that a rule adds has the rule's reason and facts.
  await table.say('@ana /act action:spur');
  expect(table.newest('turn').text).toContain('**New in the encounter: marked “Dust”** (speed).');
  expect((await scene())?.conditions?.at(-1)?.facts).toEqual({ side: 'players' });

  expect(publicEncounterOf((await table.state()).encounter).scene).toBe('Encounter: marked “Dust” · 4/6 doom');
  await table.say('/encounter end');
  const [file] = (await table.say('/log export as:json')).files ?? [];
  const record = JSON.parse(file ? fullText(file) : '{}') as EncounterRecord;
  expect(verifyRecord(record).wrong).toEqual([]);
  const [page] = (await table.say('@ana /log export as:html')).files ?? [];
  const html = page ? fullText(page) : '';
  expect(html).toContain('New in the encounter: marked “On fire”');
  expect(html).toMatch(/<header>.*<p class="soft">Encounter: .*4\/6 doom.*<main>/s);
  expect(html).not.toMatch(/trap door|favors/);

  // If an author's data is deleted, their notes are replaced by different texts, so that the conditions stay distinct.
  const writtenTexts = new Map([
    ['A trap door', 'text 1'],
    ['On fire', 'text 2'],
    ['The bell', ''],
  ]);
  const redaction = { user: 'gwen', userReplacement: 'former', textReplacements: writtenTexts };
  const redacted = JSON.stringify([
    redactedEncounter(record.present, redaction),
    record.deeds.flatMap(({ deed, events }) => [
      deed && redactedDeed(deed, redaction),
      events.map((event) => redactedEvent(event, redaction)),
    ]),
  ]);
  expect(redacted).toContain('marked: text 1');
  expect(redacted).not.toMatch(/trap door|on fire|the bell/i);
  expect(record.deeds.flatMap(({ deed }) => (deed ? wordsOf(deed, 'tdgs') : []))).toEqual(
    expect.arrayContaining(['A trap door', 'On fire', 'The bell']),
  );
});

test('the panel changes the scene in one form', async () => {
  const table = new GmTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira', '/add creature:Rat');
  await table.say('/condition add condition:marked note:"On fire"', '/initiative');
  await table.open();
  await table.fill('Encounter effects…', {
    [amountFieldId('doom')]: '+2',
    [amountFieldId('favors')]: '5',
    condition: 'marked',
    note: 'Slick floor',
    which: textHash('marked: on fire'),
  });
  const { scene } = (await table.state()).encounter;
  expect(scene?.resources).toEqual({ doom: { value: 2, max: 6 }, favors: { value: 5 } });
  expect(scene?.conditions?.map(({ note }) => note)).toEqual(['Slick floor']);
  expect(JSON.stringify(table.messages)).not.toContain('avors');
  expect(privateText(table.screen)).toContain('Favors set to 5');
  await table.fill('Encounter effects…', {});
  expect(privateText(table.screen)).toContain('Which number?');
});

test('a system whose scenes have nothing asks whose condition it is', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
  expect(textOf(await table.say('/condition add condition:Prone'))).toContain('Kira');
  expect(textOf(await table.say('/adjust by:-2'))).toContain('Kira');
  expect((await table.state()).encounter.scene).toBeUndefined();
});
