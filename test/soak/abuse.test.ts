import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/all.ts';
import { presses } from '../../commands/buttons/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import type { Caller } from '../../src/session/session.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { Store } from '../../src/store/sqlite/store.ts';
import { checkModal } from '../loopback/component-form.ts';
import { checkForm } from '../loopback/form.ts';
import { messageBody } from '../loopback/message-form.ts';
import { forgedId, HARMFUL, hostileCommand, hostileText, USERS } from './hostile.ts';
import { times } from './length.ts';

/** A name that only the other server knows. */
const SECRET = 'Xylophonia';
const HERE = 'server-a';
const ELSEWHERE = 'server-b';

/** The real host over a database in memory, with a fight under way in another server. */
class Den {
  readonly faults: unknown[] = [];
  readonly store = new Store(openDatabase(':memory:'));
  readonly host = new Host(this.store, commands, presses, { error: (about) => this.faults.push(about) });
  readonly #system: string;
  #interactions = 0;
  #channel = 0;

  constructor(system: string) {
    this.#system = system;
    this.#begin(SECRET, SECRET, 'other', ELSEWHERE);
  }

  /** Begins a fight in a channel of its own, for what follows. */
  begin(): void {
    this.#begin('The yard', 'Kira', String(++this.#channel), HERE);
  }

  caller(user: string, channel = String(this.#channel), server = HERE): Caller {
    const number = ++this.#interactions;
    return { user, name: user, channel, server, interaction: `i${number}`, now: 1_800_000_000_000 + number };
  }

  #begin(name: string, hero: string, channel: string, server: string): void {
    const [gm = '', ana = ''] = USERS;
    const say = (user: string, command: string, answers: object, subcommand?: string) =>
      this.host.serve({
        command,
        ...(subcommand && { subcommand }),
        answers: new Map(Object.entries(answers)),
        caller: this.caller(user, channel, server),
      });
    say(gm, 'encounter', { ruleset: this.#system, name }, 'start');
    say(ana, 'join', { character: ready(this.#system, 'character'), name: hero });
    say(gm, 'add', { creature: ready(this.#system, 'creature'), count: 2 });
    say(gm, 'initiative', {});
  }
}

/** A ready-made one of a system. */
function ready(system: string, wanted: 'character' | 'creature'): string {
  return rulesNamed(system)?.archetypes.find(({ kind }) => kind === wanted)?.name ?? '';
}

/** Discord would take it, it calls nobody who is not there, and shows nothing that a player should not be able to write. */
function expectHarmless(reply: Reply): void {
  if (reply.form) {
    const { form } = reply;
    checkForm({ data: form }, (body) => checkModal(body.get('data')));
  } else messageBody(bodyOf(reply));
  expect(USERS, 'pings').toEqual(expect.arrayContaining([...(reply.ping ?? [])]));
  const shown = JSON.stringify([reply.content ?? '', reply.embeds ?? []]);
  for (const harm of HARMFUL) expect(shown).not.toMatch(harm);
  expect(shown).not.toContain(SECRET);
}

/** As it would be sent. */
function bodyOf({ content, embeds, components }: Reply): object {
  return JSON.parse(JSON.stringify({ content: content?.slice(0, 2000), embeds, components }));
}

function expectSame(den: Den): void {
  den.store.look(den.caller('0'), (table) => {
    if (table.encounter) expect(table.fold()).toEqual(table.encounter);
  });
}

describe.each(SYSTEM_IDS)('%s: whatever is typed is refused or harmless', (system) => {
  const den = new Den(system);

  test('options of every command', () => {
    const step = fc.tuple(fc.constantFrom(...USERS), hostileCommand);
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        den.begin();
        for (const [user, { command, subcommand, answers }] of steps) {
          const reply = den.host.serve({
            command,
            ...(subcommand && { subcommand }),
            answers,
            caller: den.caller(user),
          });
          expect(den.faults, `/${command} ${subcommand ?? ''} ${JSON.stringify([...answers])}`).toEqual([]);
          expectHarmless(reply);
        }
        expectSame(den);
      }),
      { endOnFailure: true, numRuns: times(12, 1000) },
    );
  });

  test('half a character in a name', () => {
    den.begin();
    const answers = new Map([
      ['character', ready(system, 'character')],
      ['name', 'half\ud800'],
    ]);
    expectHarmless(den.host.serve({ command: 'join', answers, caller: den.caller(USERS[2]) }));
    expectSame(den);
  });

  test('forged buttons, menus and forms', () => {
    const step = fc.tuple(
      fc.constantFrom(...USERS),
      forgedId(presses.map(({ action }) => action)),
      fc.array(hostileText, { maxLength: 2 }),
      fc.array(fc.tuple(fc.constantFrom('words', 'name', '__proto__'), hostileText), { maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        den.begin();
        for (const [user, id, chosen, fields] of steps) {
          const reply = den.host.press(id, { chosen, fields: new Map(fields) }, den.caller(user));
          expect(den.faults, `${id} ${JSON.stringify(chosen)}`).toEqual([]);
          expectHarmless(reply);
        }
        expectSame(den);
      }),
      { endOnFailure: true, numRuns: times(8, 500) },
    );
  });

  test('suggestions', () => {
    den.begin();
    fc.assert(
      fc.property(fc.constantFrom(...USERS), hostileCommand, (user, { command, subcommand, answers }) => {
        for (const option of [...answers.keys(), '__proto__']) {
          const caller = den.caller(user);
          const choices = den.host.suggest({ command, ...(subcommand && { subcommand }), answers, caller }, option);
          expect(choices.length).toBeLessThanOrEqual(25);
          for (const { name, value } of choices) {
            expect(name.length).toBeGreaterThan(0);
            expect(name.length).toBeLessThanOrEqual(100);
            expect(value.length).toBeLessThanOrEqual(100);
            expect(name).not.toContain(SECRET);
          }
        }
        expect(den.faults).toEqual([]);
      }),
      { endOnFailure: true, numRuns: times(60, 5000) },
    );
  });
});
