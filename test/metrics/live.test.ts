import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Log } from '../../src/app/host.ts';
import { fieldOf, type TileName } from '../../src/field/field.ts';
import { LivePages } from '../../src/metrics/live.ts';
import { type Gateway, PrometheusMeasures, serveMetrics } from '../../src/metrics/measures.ts';
import { livePage, type PublicEncounter, publicEncounterOf } from '../../src/pages/live.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { dungeoneers } from '../../src/rules/dungeoneers/ruleset.ts';
import { StoreError } from '../../src/store/store.ts';
import { privateText } from '../commands/gm-taps.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { describeChromium } from '../pages/chromium.ts';
import { PostedTable } from '../posts/posted-table.ts';

const SHARED_AT = { url: 'https://tables.example', port: 9464 };
/** The exact response for an unknown token. */
const NOT_FOUND_TEXT = 'Not found. Try /healthz or /metrics.\n';

/** The current time for the live pages, in milliseconds. */
let clock = 0;

/** Starts a server for a table's pages. Returns the server and its address. */
async function startServer(
  table: PostedTable,
  isOn = true,
  gateway = (): Gateway => ({ of: 1, shards: [], servers: 0, canSend: false }),
  log: Log = { error: (_, message) => expect.unreachable(message) },
): Promise<{ readonly server: Server; readonly at: string }> {
  const measures = new PrometheusMeasures(table.store, gateway);
  const livePages = isOn ? new LivePages(table.store, () => clock) : undefined;
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, measures, log, livePages);
  return { server, at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The path of a live page in a reply to the GM. */
const pathIn = (said: string) => /\/encounters\/[\w-]+/.exec(said)?.[0] ?? '';
const share = async (table: PostedTable, line = '/gm share') => pathIn(privateText(await table.say(line)));

async function bridge(): Promise<PostedTable> {
  const table = new PostedTable(undefined, undefined, undefined, SHARED_AT);
  await table.say(
    '/encounter start ruleset:tdgs name:"The <b>old</b> bridge" settings:"secrecy=words"',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/initiative',
  );
  return table;
}

let table: PostedTable;
let server: Server;
let liveAddress: string;
let path: string;

beforeAll(async () => {
  table = await bridge();
  ({ server, at: liveAddress } = await startServer(table));
  path = await share(table);
});
afterAll(async () => {
  server.close();
  await table.close();
});

const fetchPage = (where: string, init?: RequestInit) => fetch(`${liveAddress}${where}`, init);
/** Moves the clock past the one second for which an answer is cached. */
const passCacheTime = () => {
  clock += 1_001;
};

describe('A shared encounter over HTTP', () => {
  test('is a page that runs only its own script and loads nothing, or JSON, as players see it', async () => {
    const page = await fetchPage(path, { headers: { accept: 'text/html,application/json;q=0.9' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; connect-src 'self'; /,
    );
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await page.text();
    expect(html).toContain('The &#60;b&#62;old&#60;/b&#62; bridge');
    expect(html).not.toMatch(/(src|href)=|url\((?!#)/);
    const data = await fetchPage(path, { headers: { accept: 'application/json' } });
    expect(data.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const json = (await data.json()) as PublicEncounter;
    expect(json).toMatchObject({
      format: 'fray table 1',
      name: 'The <b>old</b> bridge',
      phase: 'fighting',
      state: 'Round 1',
    });
    expect(json.combatants.find(({ name }) => name === 'Goblin 1')).toEqual({
      ...{ name: 'Goblin 1', label: 'G1', side: 'enemies', vitality: 'up', turn: expect.any(String) },
      ...{ state: 'unhurt', conditions: [] },
    });
    expect(json.combatants.find(({ name }) => name === 'Kira')?.meters?.[0]).toEqual({
      ...{ text: '80/80 HP', name: 'HP', value: 80, max: 80, main: true },
    });
    expect(await (await fetchPage(`${path}.json`)).json()).toEqual(json);
  });

  test('answers with an error and logs it if a measurement fails', async () => {
    const logged: string[] = [];
    const failure = () => {
      throw new Error('no gateway');
    };
    const failing = await startServer(table, false, failure, {
      error: (about, message) => logged.push(`${message}: ${JSON.stringify(Object.keys(about))}`),
    });
    const response = await fetch(`${failing.at}/metrics`);
    expect([response.status, await response.text()]).toEqual([500, 'A measurement failed.\n']);
    expect(logged).toEqual(['A measurement failed: ["error"]']);
    failing.server.close();
  });

  test('isn’t sent again until what players see has changed', async () => {
    const tag = (await fetchPage(`${path}.json`)).headers.get('etag') ?? '';
    const getIfChanged = (init: RequestInit = {}) =>
      fetchPage(`${path}.json`, { ...init, headers: { 'if-none-match': `"x", W/${tag}` } });
    await table.say('/add creature:Ogre hidden:True', '/gm whisper who:ana words:psst', '/adjust who:"Goblin 1" by:-1');
    await table.say('/adjust who:"Goblin 1" by:1');
    passCacheTime();
    const unchangedResponse = await getIfChanged();
    expect([unchangedResponse.status, await unchangedResponse.text(), unchangedResponse.headers.get('etag')]).toEqual([
      304,
      '',
      tag,
    ]);
    await table.say('/adjust who:Kira by:-30');
    passCacheTime();
    expect((await getIfChanged()).status).toBe(200);
    const head = await getIfChanged({ method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([
      ...[200, '', 'application/json; charset=utf-8'],
    ]);
  });

  test('has other tags as a page and as JSON, and no other method than GET and HEAD', async () => {
    const tags = await Promise.all(
      [path, `${path}.json`].map(async (each) => (await fetchPage(each)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(2);
    const post = await fetchPage(path, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('isn’t there if it is unknown, revoked, renewed, or turned off: each has the same answer', async () => {
    const answers = async (where: string, of = liveAddress) => {
      const response = await fetch(`${of}${where}`);
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return [response.status, await response.text(), headers];
    };
    const unknown = await answers(`/encounters/${'A'.repeat(43)}`);
    expect(unknown.slice(0, 2)).toEqual([404, NOT_FOUND_TEXT]);
    const renewedPath = await share(table, '/gm share link:new');
    passCacheTime();
    expect(await answers(path)).toEqual(unknown);
    expect((await fetchPage(renewedPath)).status).toBe(200);
    expect(await share(table, '/gm share link:off')).toBe('');
    passCacheTime();
    for (const each of [renewedPath, `${renewedPath}.json`, '/encounters/', '/encounters', '/encounters/..%2f'])
      expect(await answers(each)).toEqual(unknown);
    path = await share(table);
    const serverWithoutPages = await startServer(table, false);
    expect(await answers(path, serverWithoutPages.at)).toEqual(unknown);
    serverWithoutPages.server.close();
  });

  test('goes on showing how it ended, without what the end makes known of hidden numbers', async () => {
    const otherBridge = await bridge();
    const [otherPath, otherServer] = [await share(otherBridge), await startServer(otherBridge)];
    await otherBridge.say('/add creature:Ogre hidden:True', '/encounter end');
    const json = await (await fetch(`${otherServer.at}${otherPath}.json`)).json();
    expect(json).toMatchObject({ phase: 'ended', state: 'Over' });
    expect(JSON.stringify(json)).not.toMatch(/Ogre|40/);
    otherServer.server.close();
    await otherBridge.close();
  });
});

test('In the dark, the page is the same whatever a creature that no one sees does there', () => {
  const start = openingEncounter(dungeoneers);
  const [hero, creature] = (['character', 'creature'] as const).map((kind) => {
    const { name } = dungeoneers.archetypes.find((each) => each.kind === kind)!;
    return premadeCombatant(dungeoneers, name, start, { id: kind, ...(kind === 'character' && { controller: 'ana' }) });
  });
  const darkTable = (rows: readonly string[], at: TileName, facing: string): Encounter => ({
    ...start,
    phase: 'fighting',
    combatants: [hero!, { ...creature!, own: { ...creature!.own, facing } }],
    field: {
      ground: fieldOf(rows),
      standing: { character: 'A1', creature: at },
      atDoors: [],
      words: [],
      look: { dark: true },
    },
  });
  const [one, other] = [darkTable(['..#..', '..#..'], 'E1', 'north'), darkTable(['..#.~', '..#..'], 'D2', 'south')];
  const withoutLook = ({ field, ...rest }: Encounter): Encounter => ({
    ...rest,
    ...(field && { field: { ...field, look: {} } }),
  });
  expect(livePage(withoutLook(one))).not.toBe(livePage(withoutLook(other)));
  expect([livePage(one), publicEncounterOf(one)]).toEqual([livePage(other), publicEncounterOf(other)]);
  expect(publicEncounterOf(one)).toMatchObject({
    map: ['..#??', '..#??'],
    combatants: [{ at: 'A1' }, { name: creature!.name }],
  });
});

describe('Requests for shared encounters', () => {
  const ask = (pages: LivePages, address: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    return pages.answer('/encounters/any', { headers: {}, socket });
  };

  test('are refused after too many in a minute: from one address, and from all together', async () => {
    let now = 0;
    let readCount = 0;
    const pages = new LivePages({ shared: async () => void readCount++ }, () => now);
    for (let n = 0; n < 1_200; n++) expect(await ask(pages, 'one')).toBeUndefined();
    now = 20_500;
    expect(await ask(pages, 'one')).toMatchObject({ status: 429, headers: { 'retry-after': '40' } });
    for (let n = 0; n < 4_799; n++) await ask(pages, `a${n}`);
    expect(await ask(pages, 'another')).toMatchObject({ status: 429 });
    now = 60_000;
    expect(await ask(pages, 'one')).toBeUndefined();
    // The answer is cached for a second.
    expect(readCount).toBe(3);
  });

  test('are told to come back if the database is away, and answered when it is back', async () => {
    let isAway = true;
    let now = 0;
    const encounter = openingEncounter(dungeoneers);
    const loadShared = async () => {
      if (isAway) throw new StoreError('away', undefined);
      return { encounter };
    };
    const pages = new LivePages({ shared: loadShared }, () => now);
    expect(await ask(pages, 'one')).toMatchObject({ status: 503, headers: { 'retry-after': '15' } });
    isAway = false;
    now = 1_000;
    const firstPage = await ask(pages, 'one');
    now = 2_000;
    expect(firstPage).toMatchObject({ status: 200 });
    expect(await ask(pages, 'one')).toEqual(firstPage);
  });
});

describeChromium('The page of a shared encounter in a browser', (open) => {
  test('updates itself, says when Fray doesn’t answer, and shows nothing once it is revoked', async () => {
    const otherBridge = await bridge();
    const [otherPath, otherServer] = [await share(otherBridge), await startServer(otherBridge)];
    const { page, problems } = await open(`${otherServer.at}${otherPath}`, { viewport: { width: 1280, height: 720 } });
    const look = () => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    expect(await page.locator('li').count()).toBe(3);
    const currentName = await page.locator('[aria-current] strong').textContent();
    await otherBridge.say('/turn skip');
    passCacheTime();
    await look();
    // Polling inside the page would need `eval`, which its security policy forbids. So the test polls from outside.
    await expect
      .poll(() => page.locator('[aria-current] strong').textContent(), { timeout: 10_000 })
      .not.toBe(currentName);
    expect(problems.filter((each) => !each.startsWith('http'))).toEqual([]);
    // The page must fit the screen in both directions.
    expect(await page.evaluate('[document.body.scrollWidth, document.body.scrollHeight]')).toEqual([1280, 720]);
    await otherBridge.say('/gm share link:off');
    passCacheTime();
    await look();
    await page.locator('#gone').waitFor({ state: 'visible' });
    expect(await page.locator('li').count()).toBe(0);
    otherServer.server.closeAllConnections();
    otherServer.server.close();
    await once(otherServer.server, 'close');
    await look();
    await page.locator('#stale').waitFor({ state: 'visible' });
    await page.context().close();
    await otherBridge.close();
  });
});
