import { MessageFlags } from 'discord-api-types/v10';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import type { Caller } from '../../src/session/caller.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { checkForm } from '../loopback/form.ts';
import { messageBody } from '../loopback/message-form.ts';
import { checkModal } from '../loopback/modal-form.ts';
import { encounterFromRecord, readOnly } from '../store/act.ts';
import { emptyDatabase } from '../store/memory.ts';
import { forgedId, HARMFUL_PATTERNS, hostileCommand, hostileText, USERS } from './hostile.ts';
import { times } from './length.ts';

/** A name that is used only in `OTHER_SERVER`. Users of `SERVER` must never see it. */
const OTHER_SERVERS_NAME = 'Xylophonia';
const SERVER = 'server-a';
const OTHER_SERVER = 'server-b';

/** The real host with a database in memory. A fight is running in another server. */
class Table {
  readonly faults: unknown[] = [];
  readonly store = new SqliteStore(emptyDatabase());
  readonly host = new Host(this.store, commands, components, { error: (about) => this.faults.push(about) });
  readonly #system: string;
  #interactions = 0;
  #channel = 0;

  private constructor(system: string) {
    this.#system = system;
  }

  static async of(system: string): Promise<Table> {
    const table = new Table(system);
    await table.#begin(OTHER_SERVERS_NAME, OTHER_SERVERS_NAME, 'other', OTHER_SERVER);
    return table;
  }

  /** Begins a fight in a new channel, for the next test. */
  async begin(): Promise<void> {
    await this.#begin('The yard', 'Kira', String(++this.#channel), SERVER);
  }

  caller(user: string, channel = String(this.#channel), server = SERVER): Caller {
    const number = ++this.#interactions;
    const caller = { channel, server, interaction: `i${number}`, now: 1_800_000_000_000 + number };
    return { user, name: user, ...caller, keepsPosts: true };
  }

  async #begin(name: string, hero: string, channel: string, server: string): Promise<void> {
    const [gm = '', ana = ''] = USERS;
    const say = async (user: string, command: string, answers: object, subcommand?: string) =>
      await this.host.handle({
        command,
        ...(subcommand && { subcommand }),
        answers: new Map(Object.entries(answers)),
        caller: this.caller(user, channel, server),
      });
    await say(gm, 'encounter', { ruleset: this.#system, name }, 'start');
    await say(ana, 'join', { character: premadeName(this.#system, 'character'), name: hero });
    await say(gm, 'add', { creature: premadeName(this.#system, 'creature'), count: 2 });
    await say(gm, 'initiative', {});
  }
}

/** The name of a premade combatant of a system. */
function premadeName(system: string, wanted: 'character' | 'creature'): string {
  return rulesNamed(system)?.archetypes.find(({ kind }) => kind === wanted)?.name ?? '';
}

/**
 * Expects that Discord would accept a reply, that it pings only people in the fight, and that it contains nothing that
 * players shouldn't be able to write.
 */
function expectHarmless(reply: Reply): void {
  if (reply.form) {
    const { form } = reply;
    checkForm({ data: form }, (body) => checkModal(body.get('data')));
  } else if (!reply.posted) messageBody(bodyOf(reply));
  expect(USERS, 'pings').toEqual(expect.arrayContaining([...(reply.ping ?? [])]));
  const shownText = JSON.stringify([reply.content ?? '', reply.embeds ?? []]);
  for (const harm of HARMFUL_PATTERNS) expect(shownText).not.toMatch(harm);
  expect(shownText).not.toContain(OTHER_SERVERS_NAME);
}

/** A reply in the format of the API. */
function bodyOf({ v2, content, embeds, components }: Reply): object {
  const body = v2 ? { flags: MessageFlags.IsComponentsV2 } : { content: content?.slice(0, 2000), embeds };
  return JSON.parse(JSON.stringify({ ...body, components }));
}

/** Expects that the channel's messages contain nothing harmful. */
async function expectHarmlessPosts(table: Table): Promise<void> {
  const posts = await table.store.postsToShow(table.caller('0'));
  for (const { view } of posts) if (view) expectHarmless(view);
}

async function expectSame(table: Table): Promise<void> {
  await readOnly(table.store, table.caller('0'), (session) => {
    if (session.encounter) expect(encounterFromRecord(session)).toEqual(session.encounter);
  });
}

describe.each(BUILT_IN_IDS)('%s: whatever is typed is refused or harmless', (system) => {
  let table: Table;
  beforeAll(async () => {
    table = await Table.of(system);
  });

  test('options of every command', async () => {
    const step = fc.tuple(fc.constantFrom(...USERS), hostileCommand);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await table.begin();
        for (const [user, { command, subcommand, answers }] of steps) {
          const reply = await table.host.handle({
            command,
            ...(subcommand && { subcommand }),
            answers,
            caller: table.caller(user),
          });
          expect(table.faults, `/${command} ${subcommand ?? ''} ${JSON.stringify([...answers])}`).toEqual([]);
          expectHarmless(reply);
        }
        await expectHarmlessPosts(table);
        await expectSame(table);
      }),
      { endOnFailure: true, numRuns: times(6, 1000) },
    );
  });

  test('half a character in a name', async () => {
    await table.begin();
    const answers = new Map([
      ['character', premadeName(system, 'character')],
      ['name', 'half\ud800'],
    ]);
    expectHarmless(await table.host.handle({ command: 'join', answers, caller: table.caller(USERS[2]) }));
    await expectSame(table);
  });

  test('forged buttons, menus and forms', async () => {
    const step = fc.tuple(
      fc.constantFrom(...USERS),
      forgedId(components.map(({ action }) => action)),
      fc.array(hostileText, { maxLength: 2 }),
      fc.array(fc.tuple(fc.constantFrom('words', 'name', '__proto__'), hostileText), { maxLength: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        await table.begin();
        for (const [user, id, chosen, fields] of steps) {
          const reply = await table.host.handle({
            component: id,
            chosen,
            fields: new Map(fields),
            caller: table.caller(user),
          });
          expect(table.faults, `${id} ${JSON.stringify(chosen)}`).toEqual([]);
          expectHarmless(reply);
        }
        await expectHarmlessPosts(table);
        await expectSame(table);
      }),
      { endOnFailure: true, numRuns: times(5, 500) },
    );
  });

  test('suggestions', async () => {
    await table.begin();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...USERS), hostileCommand, async (user, { command, subcommand, answers }) => {
        for (const option of [...answers.keys(), '__proto__']) {
          const caller = table.caller(user);
          const choices = await table.host.suggest(
            { command, ...(subcommand && { subcommand }), answers, caller },
            option,
          );
          expect(choices.length).toBeLessThanOrEqual(25);
          for (const { name, value } of choices) {
            expect(name.length).toBeGreaterThan(0);
            expect(name.length).toBeLessThanOrEqual(100);
            expect(value.length).toBeLessThanOrEqual(100);
            expect(name).not.toContain(OTHER_SERVERS_NAME);
          }
        }
        expect(table.faults).toEqual([]);
      }),
      { endOnFailure: true, numRuns: times(30, 5000) },
    );
  });
});
