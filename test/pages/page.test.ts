import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { pageHtml } from '../../commands/chronicle.ts';
import { recordBlocks } from '../../src/pages/page.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import { localizedRecord } from '../../src/session/localized-names.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { ENGLISH } from '../../src/text/languages.ts';
import { newFolder } from '../bot.ts';
import { recordOf } from '../store/act.ts';
import { checkedFight, turnDie } from '../store/checked-fight.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';
import { type BrowserOptions, describeChromium } from './chromium.ts';

const folder = newFolder();
let record: EncounterRecord;
let liveRecord: EncounterRecord;
let commitment: string;
let html: string;

beforeAll(async () => {
  const fight = await checkedFight();
  [record, liveRecord, commitment] = [JSON.parse(fight.ended), JSON.parse(fight.live), fight.shownCommitment];
  html = pageOf(record);
});

function pageOf(of: EncounterRecord): string {
  return [...pageHtml(localizedRecord(of, ENGLISH))].join('');
}

const RECORD_BLOCK = /(?<=class="record">)[^<]+/g;

/** The lines of the record in a page: the opening, and a row for each deed. */
function linesIn(page: string): readonly string[] {
  return (page.match(RECORD_BLOCK) ?? []).flatMap((block) =>
    inflateRawSync(Buffer.from(block, 'base64')).toString().split('\n'),
  );
}

/** The page with a change in the row of a single deed. */
function forgedPage(deed: number, change: (row: EncounterRecord['deeds'][number]) => unknown): string {
  const [opened = '', ...rows] = linesIn(html);
  const row = JSON.parse(rows[deed]!);
  change(row);
  rows[deed] = JSON.stringify(row);
  return html.replace(RECORD_BLOCK, deflateRawSync([opened, ...rows].join('\n')).toString('base64'));
}

const firstDie = () => record.deeds.find(({ thrown: rolled }) => rolled.length > 0)!;

test('once the encounter is over the page has its whole record, and before that none of it', () => {
  expect(
    linesIn(html)
      .slice(1)
      .map((line) => JSON.parse(line)),
  ).toEqual(record.deeds);
  const before = pageOf(liveRecord);
  expect(linesIn(before)).toEqual([]);
  expect(before).not.toContain('<form');
  expect(before).toContain('The seed and the creatures’ sheets stay secret until the encounter is over.');
});

test('a long record is split into blocks of whole lines, each small enough to be packed while others wait', () => {
  const rows = Array.from({ length: 2_000 }, (_, number) => ({ ...record.deeds[1]!, number }));
  const blocks = [...recordBlocks({ opened: { encounter: 1 }, rows })];
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks) expect(linesIn(block).join('\n').length).toBeLessThan(220_000);
  const numbers = blocks.flatMap(linesIn).map((line) => JSON.parse(line).number);
  expect(numbers).toEqual([undefined, ...rows.map(({ number }) => number)]);
});

test('the page names the book that was played, and its author', () => {
  expect(html).toContain('Rulebook: Combat Rules v1.3 by gabinoy16.');
});

test('the page says on top who won, in how many rounds, the best hit and who fell', async () => {
  const store = new SqliteStore(emptyDatabase());
  const caller = { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: '-', now: 0 };
  await playAt(store, [
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin count:2',
    '/initiative',
    '/adjust who:Mira to:0',
    '/adjust who:"Goblin 1" to:0',
    '/adjust who:"Goblin 2" to:20',
  ]);
  const encounter = async () => (await recordOf(store, caller)).present;
  // Kira attacks until all goblins are down. All others only end their turns.
  for (let turns = 0; (await encounter()).phase === 'fighting' && turns < 80; turns++) {
    const [actor] = onTurn(await encounter());
    await playAt(store, [actor?.name === 'Kira' ? '@ana /attack target:"Goblin 2"' : '/turn skip']);
  }
  const { round } = await encounter();
  expect((await encounter()).phase).toBe('aftermath');
  await playAt(store, ['/encounter end']);
  const lines = /<header>(.*?)<nav/s.exec(pageOf(await recordOf(store, caller)))?.[1]?.match(/<p>.*?<\/p>/gs);
  expect(lines).toEqual([
    '<p><strong>The players have won: no enemy is left standing.</strong></p>',
    expect.stringMatching(new RegExp(`^<p>${round} rounds? · hardest hit: Kira on Goblin 2 \\(\\d+ damage\\)</p>$`)),
    '<p>Fallen: Mira.</p>',
    '<p>Defeated: Goblin 1 and Goblin 2.</p>',
  ]);
  await store.close();
});

/** Names that contain HTML elements, end the script, or reverse the direction of a line. */
const HOSTILE_NAMES = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(2)>',
  '"onmouseover="alert(3)',
  '&lt;b&gt; {0}',
  '\u202Elive\u202C',
  'גיבור ראשון',
  'Zero\u200Bwidth',
];

/** The page of a fight in which all text from users is hostile. */
async function hostilePage(): Promise<string> {
  const store = new SqliteStore(emptyDatabase());
  const names = HOSTILE_NAMES.map((name) => `"${name}"`);
  await playAt(store, [
    `/encounter start ruleset:tdgs name:${names[0]}`,
    ...names.map((name, place) => `@u${place} /join character:Kira name:${name} side:${name}`),
    '/add creature:Goblin',
    '/initiative',
    ...names.map((name) => `/adjust who:Goblin by:-1 why:${name}`),
    `/roll dice:d20 why:${names[0]}`,
    '/encounter end',
  ]);
  const page = pageOf(
    await recordOf(store, {
      user: 'gm',
      name: 'gm',
      channel: 'terminal',
      server: 'terminal',
      interaction: '-',
      now: 0,
    }),
  );
  await store.close();
  return page;
}

describeChromium('The page in a browser', (open) => {
  let fileCount = 0;
  async function checkedPage(page: string, text = '', look?: BrowserOptions) {
    const file = join(folder, `${fileCount++}.html`);
    writeFileSync(file, page);
    const openedPage = await open(file, look);
    await openedPage.page.fill('#shown', text);
    await openedPage.page.keyboard.press('Enter');
    await openedPage.page.waitForSelector('.verdict, #result p:only-child:not(:text("Checking"))');
    const result = (await openedPage.page.textContent('#result')) ?? '';
    return { ...openedPage, result };
  }

  test('checks every die and hash, marks them, and requests nothing', async () => {
    const { page, problems: pageProblems, result } = await checkedPage(html, commitment);
    const dice = record.deeds.reduce((all, { thrown: rolled }) => all + rolled.length, 0);
    expect(result).toMatch(/^Everything checks out\./);
    expect(result).toContain(`Dice that match the seed: ${dice}.`);
    expect(result).toContain('The value from the channel matches: it’s seal 1.');
    expect(await page.locator('.mark.right').count()).toBe(await page.locator('.dice').count());
    expect(await page.locator('.mark.wrong').count()).toBe(0);
    expect(pageProblems).toEqual([]);
    await page.context().close();
  });

  test('finds a die that was turned in its record, and one that was turned where it is shown', async () => {
    const { number, firstThrow, thrown: rolled } = firstDie();
    const [{ sides, face }] = [rolled[0]!];
    const { page, result } = await checkedPage(
      forgedPage(number, (row) => turnDie(row.thrown[0] as { face: number; sides: number })),
    );
    expect(result).toMatch(/^This record has errors\./);
    expect(result).toContain(
      `Roll ${firstThrow} (d${sides}) of action ${number}: the record has ${(face % sides) + 1}, but the seed gives ${face}.`,
    );
    expect(result).toContain(`The dice shown here for action ${number} differ from its record.`);
    expect(await page.locator('.mark.wrong').count()).toBe(1);
    await page.click(`#result a[href="#deed-${number}"]`);
    expect(await page.locator('article:target').getAttribute('id')).toBe(`deed-${number}`);
    await page.context().close();
    const shownOtherwise = html.replace(/(?<=<li>d\d+: )\d+/, (face) => String(Number(face) + 1));
    const output = await checkedPage(shownOtherwise);
    expect(output.result).toMatch(/^This record has errors\.WrongThe dice shown here for action \d+ differ/);
    expect(output.result).toContain('Dice that match the seed:');
    await output.page.context().close();
  });

  test('names a deed whose event was changed, a seed that was not sealed, and a record that is damaged', async () => {
    const { number } = firstDie();
    const event = forgedPage(number, (row) => Object.assign(row.events[0]!, { type: 'healed' }));
    expect((await checkedPage(event)).result).toContain(`Action ${number} doesn’t match its hash`);
    const seeds = record.seeds.map((seal) => ({ ...seal, ...(seal.seed && { seed: seal.commitment }) }));
    expect((await checkedPage(pageOf({ ...record, seeds }))).result).toContain('Seal 1: the seed doesn’t match.');
    expect((await checkedPage(html.replace(RECORD_BLOCK, 'AAAA'))).result).toContain('I can’t read the record');
  });

  test('shows what players typed as they typed it, and runs and builds nothing from it', async () => {
    const { page, problems: strays, result } = await checkedPage(await hostilePage());
    expect(result).toMatch(/^Everything checks out\./);
    expect(strays).toEqual([]);
    expect(await page.title()).toBe(HOSTILE_NAMES[0]);
    expect(await page.textContent('h1')).toBe(HOSTILE_NAMES[0]);
    expect(await page.locator('img, [onmouseover], main script:not([type="application/json"])').count()).toBe(0);
    const output = (await page.textContent('#story')) ?? '';
    for (const name of HOSTILE_NAMES) expect(output).toContain(name.replace(/[\u202E\u202C]/g, ''));
    const orderText = (await page.textContent('#order')) ?? '';
    for (const name of HOSTILE_NAMES.slice(0, 2)) expect(orderText).toContain(name.slice(0, 30));
    expect(await page.locator('bdi').first().textContent()).toBe('גיבור ראשון');
    await page.context().close();
  });
});
