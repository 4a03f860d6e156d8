import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import type { Session } from '../../src/session/session.ts';
import { type Open, openDatabase } from '../../src/store/sqlite/database.ts';
import { Present } from '../../src/store/sqlite/present.ts';
import { Store } from '../../src/store/sqlite/store.ts';
import { newFolder } from '../bot.ts';
import { opening, ready } from '../embeds/random-fight.ts';

let path: string;
let open: Open;
let store: Store;
let interactions = 0;

beforeEach(() => {
  path = join(newFolder(), 'fray.db');
  open = openDatabase(path);
  store = new Store(open);
});

afterEach(() => store.close());

function caller(channel: string) {
  const interaction = String(interactions++);
  return { user: 'gm', name: 'gm', channel, server: 'tavern', interaction, now: interactions };
}

const play = <Answer>(channel: string, decide: (session: Session) => Answer) => store.transact(caller(channel), decide);
const remembered = (channel: string) => store.look(caller(channel), ({ encounter }) => encounter);

/** What somebody reads who remembers nothing. */
function written(channel: string): Encounter | undefined {
  return new Present(open).of(channel)?.encounter;
}

function start(channel: string): void {
  play(channel, (session) => session.open(opening(tdgs)));
}

const joined = (session: Session, name: string) =>
  session.do({ type: 'join', combatants: [ready(tdgs, 'Goblin', { settings: {} }, { name })] });
const names = (encounter: Encounter | undefined) => encounter?.combatants.map(({ name }) => name);

describe('What a command has left is what the next one finds, and what the file says', () => {
  test('after deeds, an undo, and another fight in the same channel', () => {
    start('bridge');
    play('bridge', (session) => joined(session, 'Ana'));
    play('bridge', (session) => joined(session, 'Bo'));
    play('bridge', (session) => session.undo(1));
    expect(names(remembered('bridge'))).toEqual(['Ana']);
    expect(remembered('bridge')).toEqual(written('bridge'));
    start('bridge');
    expect(names(remembered('bridge'))).toEqual([]);
    expect(remembered('bridge')).toEqual(written('bridge'));
  });

  test('after a command that broke when it had done its deed', () => {
    start('bridge');
    play('bridge', (session) => joined(session, 'Ana'));
    const broken = () =>
      play('bridge', (session) => {
        joined(session, 'Bo');
        throw new Error('broken');
      });
    expect(broken).toThrow('broken');
    expect(names(remembered('bridge'))).toEqual(['Ana']);
    expect(remembered('bridge')).toEqual(written('bridge'));
  });

  test('after another program has written to the file', () => {
    start('bridge');
    play('bridge', (session) => joined(session, 'Ana'));
    const other = new SQLite(path);
    other.exec(`UPDATE combatants SET name = 'Anna'`);
    other.close();
    expect(names(remembered('bridge'))).toEqual(['Anna']);
    play('bridge', (session) => joined(session, 'Bo'));
    expect(names(written('bridge'))).toEqual(['Anna', 'Bo']);
  });

  test('after somebody in it was forgotten, in a command of another channel', () => {
    start('bridge');
    play('bridge', (session) => session.do({ type: 'gms', gms: ['gm', 'ana'] }));
    play('castle', (session) => session.personal.forget('ana'));
    expect(remembered('bridge')?.gms).not.toContain('ana');
    expect(remembered('bridge')).toEqual(written('bridge'));
  });

  test('however many channels are played in', () => {
    open.sqlite.pragma('synchronous = OFF');
    const channels = Array.from({ length: 600 }, (_, n) => `c${n}`);
    for (const channel of channels) start(channel);
    for (const channel of channels) play(channel, (session) => joined(session, channel));
    for (const channel of channels) expect(names(remembered(channel))).toEqual([channel]);
  });
});

describe('Several commands with one wait for the disk', () => {
  const joins = (channel: string, name: string) => () => play(channel, (session) => joined(session, name).ok);

  test('each goes on from what the one before it left, and all is in the file', () => {
    start('bridge');
    start('castle');
    const answers = store.together([joins('bridge', 'Ana'), joins('castle', 'Bo'), joins('bridge', 'Cai')]);
    expect(answers).toEqual([true, true, true]);
    expect(names(written('bridge'))).toEqual(['Ana', 'Cai']);
    expect(names(written('castle'))).toEqual(['Bo']);
  });

  test('of one that breaks nothing has happened, and of the others all', () => {
    start('bridge');
    const broken = () => {
      try {
        play('bridge', (session) => {
          joined(session, 'Bo');
          throw new Error('broken');
        });
        return true;
      } catch {
        return false;
      }
    };
    expect(store.together([joins('bridge', 'Ana'), broken, joins('bridge', 'Cai')])).toEqual([true, false, true]);
    expect(names(remembered('bridge'))).toEqual(['Ana', 'Cai']);
    expect(remembered('bridge')).toEqual(written('bridge'));
  });

  test('if they cannot be written, nothing of any has happened', () => {
    start('bridge');
    const breaks = () => {
      throw new Error('no room');
    };
    expect(() => store.together([joins('bridge', 'Ana'), breaks])).toThrow('no room');
    expect(names(remembered('bridge'))).toEqual([]);
    expect(remembered('bridge')).toEqual(written('bridge'));
  });

  test('if the disk ends their transaction in the middle, that is an error, and what is played again is not done twice', () => {
    start('bridge');
    const [ana, cai] = [caller('bridge'), caller('bridge')];
    const plays = [ana, cai].map((who, n) => () => store.transact(who, (session) => joined(session, `Guest ${n}`).ok));
    const fails = () => !open.sqlite.exec('ROLLBACK');
    expect(() => store.together([...plays.slice(0, 1), fails, ...plays.slice(1)])).toThrow('ended early');
    expect(plays.map((again) => again())).toEqual([true, true]);
    expect(plays.map((again) => again())).toEqual([true, true]);
    expect(names(written('bridge'))).toEqual(['Guest 0', 'Guest 1']);
    expect(remembered('bridge')).toEqual(written('bridge'));
  });
});
