import { describe, expect, test } from 'vitest';
import { type LateDeed, missedLines, sideLine } from '../../../commands/catch-up.ts';
import type { Combatant, CombatantId, Encounter } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { because, type Reason } from '../../../src/rules/core/reason.ts';
import { SECRECIES } from '../../../src/rules/core/secrecy.ts';
import { rulesNamed, SYSTEM_IDS } from '../../../src/rules/systems.ts';
import { opening, randomFight, ready } from '../../embeds/random-fight.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { said, tap } from '../private-message.ts';

/** A condition of each system that keeps nobody from acting. */
const CONDITIONS = { tdgs: 'Poisoned', dungeoneers: 'Prone', mastery: 'Fatigued', sol: 'prone' } as const;

/** A fight of Ana's Hero with a Foe, whose turn it is; Hero has had one. */
async function fight(system: string): Promise<PostedTable> {
  const table = new PostedTable();
  const { archetypes } = rulesNamed(system)!;
  const named = (kind: string) => archetypes.find((each) => each.kind === kind)!.name;
  await table.say(
    `/encounter start ruleset:${system}`,
    `@ana /join character:"${named('character')}" name:Hero`,
    `/character new name:Foe ruleset:${system} from:"${named('creature')}"`,
    '/add creature:Foe',
    '/initiative',
  );
  const first = (await table.state()).encounter.turnOrder[0] ?? [];
  if (!first.includes('hero')) await table.say('/gm reorder who:Hero before:Foe sure:yes');
  while (!(await turnOf(table)).includes('hero')) await table.say('/turn skip');
  await table.say('@ana /turn end as:Hero');
  return table;
}

async function turnOf(table: PostedTable): Promise<readonly string[]> {
  const { turnOrder, turn } = (await table.state()).encounter;
  return turnOrder[turn] ?? [];
}

describe('/catch-up', () => {
  test.each(Object.entries(CONDITIONS))(
    '%s: what was done since one’s last turn, and stands',
    async (system, condition) => {
      const table = await fight(system);
      const add = (who: string, name: string) => table.say(`/condition add who:${who} condition:"${name}"`);
      await add('Hero', condition);
      await add('Foe', condition);
      await table.say('/undo');
      const text = said(await table.say('@ana /catch-up'));
      expect(text).toContain(`### Since your last turn\n- Now on Hero: ${condition}.`);
      expect(text).not.toContain('on Foe');
      expect(text).toMatch(/\nYour side: \*\*Hero\*\* .*\.\nRound \S+ · Waiting for: \*\*Foe\*\*/);
      expect(text.split('\n').length).toBeLessThanOrEqual(12);
      await table.close();
    },
  );

  test('is told to the asker alone, and says until when whoever is on turn has', async () => {
    const table = await fight('tdgs');
    await table.say('/turn end as:Foe');
    await table.do('gwen', { type: 'pace', pace: { turn: 60, question: 60, nudge: 0, atEnd: 'guard' } });
    const since = (table.now - 60_000) / 1000;
    const reply = await table.say('@zoe /catch-up');
    expect(reply.whisper).toBe(true);
    expect(said(reply)).toContain('### Since the round began\nNothing important has happened.\nThe players: **Hero**');
    expect(said(reply)).toMatch(new RegExp(`Waiting for: \\*\\*Hero\\*\\* .*due <t:${since + 3600}:R>$`));
    await table.close();
  });

  test('is behind a button of the corner, of whoever plays nobody too, and leads back', async () => {
    const table = await fight('tdgs');
    const caughtUp = await tap(table, 'ana', await table.say('@ana /me'), 'Catch up');
    expect([caughtUp.update, said(caughtUp)]).toEqual([true, expect.stringContaining('### Since your last turn')]);
    expect(said(await tap(table, 'ana', caughtUp, 'Back'))).toContain('### Hero');
    expect(said(await tap(table, 'zoe', await table.say('@zoe /me'), 'Catch up'))).toContain(
      '### Since the round began',
    );
    await table.close();
  });

  test('what is the GM’s alone, what somebody plans and what one has done oneself is not in it', async () => {
    const table = await fight('tdgs');
    await table.say('/add creature:Goblin hidden:yes', '/roll dice:d20 secret:yes', '/turn end as:Foe');
    await table.say('@ana /defend as:Hero');
    await table.do('ana', { type: 'plan', subject: 'hero' });
    for (const user of ['ana', 'zoe']) {
      const text = said(await table.say(`@${user} /catch-up`));
      expect(text).not.toMatch(/Goblin|d20|plan/);
      expect(text.includes('Defen')).toBe(user === 'zoe');
    }
    await table.close();
  });

  test('where nothing has been played it says so', async () => {
    const table = new PostedTable();
    expect((await table.say('@ana /catch-up')).content).toContain('/encounter start');
    await table.close();
  });
});

const tdgs = rulesNamed('tdgs')!;

/** Kira of Ana's and Mira of Bo's against four goblins. */
function table(settings: Encounter['settings'] = {}): Encounter {
  const empty = opening(tdgs, settings);
  const hero = (name: string, controller: string) => ({ ...ready(tdgs, name, empty), controller });
  const foes = [1, 2, 3, 4].map((n) => ready(tdgs, 'Goblin', empty, { name: `Goblin ${n}` }));
  return { ...empty, combatants: [hero('Kira', 'ana'), hero('Mira', 'bo'), ...foes] };
}

function withOne(encounter: Encounter, id: CombatantId, change: Partial<Combatant>): Encounter {
  return {
    ...encounter,
    combatants: encounter.combatants.map((each) => (each.id === id ? { ...each, ...change } : each)),
  };
}

const item = because({ id: 'item', item: 'Club' });

function harmed(target: CombatantId, amount: number, actor?: CombatantId, from: Reason = item): Event {
  const numbers = { amount, before: 50, after: 50 - amount };
  return {
    type: 'harmed',
    target,
    ...(actor && { actor }),
    from,
    kinds: [],
    resource: 'hp',
    steps: [],
    ...numbers,
  };
}

function missed(actor: CombatantId, target: CombatantId): Event {
  return { type: 'struck', actor, target, way: 'melee', outcome: 'failure', answer: 'dodge', result: 'nothing' };
}

const fell = (subject: CombatantId, after: 'down' | 'dead' = 'down'): Event => ({
  type: 'fell',
  subject,
  as: because({ id: 'dead' }),
  before: 'up',
  after,
});

function attack(actor: CombatantId, ...events: readonly Event[]): LateDeed {
  return { number: 0, deed: { type: 'intent', intent: { action: 'attack', actor, targets: ['mira'] } }, events };
}

const toAna = (deeds: readonly LateDeed[], encounter = table()) =>
  missedLines(deeds, encounter, { view: 'players', own: ['kira'] });

describe('What somebody has missed', () => {
  test('runs of like deeds are one line, with what it came to in all; turns that end between them are none', () => {
    const ends: LateDeed = { number: 0, deed: { type: 'end-turn', subject: 'goblin-1' }, events: [] };
    const all = [
      attack('goblin-3', harmed('mira', 5, 'goblin-3')),
      ends,
      attack('goblin-1', harmed('mira', 7, 'goblin-1')),
      ends,
      attack('goblin-2', harmed('mira', 2, 'goblin-2'), fell('mira')),
    ];
    expect(toAna(all)).toEqual(['- Goblin 1 to 3 hit Mira for 14. **Mira went down.**']);
    const some = [attack('goblin-1', missed('goblin-1', 'mira')), attack('goblin-2', harmed('mira', 7, 'goblin-2'))];
    expect(toAna(some)).toEqual(['- Goblin 1 and 2 attacked Mira for 7.']);
    const none = [attack('goblin-1', missed('goblin-1', 'mira')), attack('goblin-4', missed('goblin-4', 'mira'))];
    expect(toAna(none)).toEqual(['- Goblin 1 and Goblin 4 didn’t hurt Mira.']);
    const apart = [attack('kira', harmed('mira', 1, 'kira')), attack('goblin-1', harmed('mira', 2, 'goblin-1'))];
    expect(toAna(apart)).toEqual(['- Kira hit Mira for 1.', '- Goblin 1 hit Mira for 2.']);
  });

  test('who strikes back is told apart from who struck; one blow at several is one line', () => {
    const back = attack('goblin-1', harmed('mira', 3, 'goblin-1'), harmed('goblin-1', 4, 'mira'));
    expect(toAna([back])).toEqual(['- Goblin 1 hit Mira for 3. Mira hit Goblin 1 for 4.']);
    const fire = attack('mira', ...[1, 2, 3].map((n) => harmed(`goblin-${n}`, 6, 'mira')));
    expect(toAna([fire])).toEqual(['- Mira hit Goblin 1 to 3 for 18.']);
  });

  test('of more than there is room for the falls stay, then harm to one’s own, and the rest is counted', () => {
    const misses = Array.from({ length: 6 }, (_, n) => [
      attack('goblin-1', missed('goblin-1', n % 2 === 0 ? 'mira' : 'kira')),
    ]).flat();
    const deeds = [
      attack('kira', fell('goblin-2', 'dead')),
      attack('goblin-3', harmed('kira', 9, 'goblin-3')),
      ...misses,
      attack('mira', harmed('goblin-4', 3, 'mira')),
    ];
    const lines = toAna(deeds);
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 2)).toEqual(['- Kira: Attack at Mira. **Goblin 2 died.**', '- Goblin 3 hit Kira for 9.']);
    expect(lines.slice(-2)).toEqual(['- Mira hit Goblin 4 for 3.', '-# … and 2 more, in `/log show`.']);
  });

  test('a condition is told where it is still borne, once; who has left is named; who is not known is left out', () => {
    const poison = { key: 'Poisoned', name: 'Poisoned', duration: { until: 'scene' } } as const;
    const gains: Event = { type: 'condition-gained', subject: 'mira', condition: poison };
    const bears = withOne(table(), 'mira', { conditions: [poison] });
    expect(toAna([attack('goblin-1', gains), attack('goblin-2', gains)], bears)).toEqual([
      '- Goblin 1 and 2: Attack at Mira. Now on Mira: Poisoned.',
    ]);
    expect(toAna([{ number: 0, deed: { type: 'stop-rounds' }, events: [gains] }])).toEqual([]);
    const ogre = ready(tdgs, 'Goblin', table(), { name: 'Ogre' });
    const goes: LateDeed = {
      number: 0,
      deed: { type: 'remove', subject: 'ogre' },
      events: [{ type: 'left', combatant: ogre }],
    };
    expect(toAna([attack('ogre', harmed('kira', 4, 'ogre')), goes])).toEqual([
      '- Ogre hit Kira for 4.',
      '- Ogre left the fight.',
    ]);
    expect(toAna([attack('ghost', harmed('ghost', 4, 'kira'))])).toEqual([]);
  });

  test('of creatures whose numbers are kept back no harm is told, and hidden not what their GM changes', () => {
    const deeds = [
      attack('kira', harmed('goblin-1', 9, 'kira')),
      {
        number: 1,
        deed: { type: 'stop-rounds' },
        events: [harmed('goblin-2', 3, undefined, because({ id: 'GM’s word' }))],
      },
    ] satisfies readonly LateDeed[];
    expect(toAna(deeds, table({ secrecy: 'words' }))).toEqual(['- Kira hit Goblin 1.', '- Goblin 2 got hurt.']);
    expect(toAna(deeds, table({ secrecy: 'hidden' }))).toEqual(['- Kira hit Goblin 1.']);
    const gm = missedLines(deeds, table({ secrecy: 'hidden' }), { view: 'gm', own: [] });
    expect(gm).toEqual(['- Kira hit Goblin 1 for 9.', '- Goblin 2 lost 3 HP.']);
  });

  test('the line of one’s side says how everybody on it is', () => {
    const down = withOne(table(), 'mira', { vitality: 'down' });
    expect(sideLine(down, ['kira'])).toBe('Your side: **Kira** 80/80 HP, **Mira** down.');
    expect(sideLine(table(), [])).toMatch(/^The players: \*\*Kira\*\* /);
  });

  test.each(SYSTEM_IDS)('a long fight of %s is at most eight lines, of words that all may know', (system) => {
    for (const secrecy of SECRECIES) {
      const fight = randomFight(rulesNamed(system)!, 11, { secrecy }, 60);
      const { after } = fight.at(-1)!;
      const deeds = fight.map(({ events }, number): LateDeed => ({ number, deed: { type: 'initiative' }, events }));
      const own = after.combatants.find(({ controller }) => controller)?.id ?? '';
      const lines = missedLines(deeds, after, { view: 'players', own: [own] });
      expect(lines.length).toBe(8);
      expect(lines.at(-1)).toMatch(/^-# … and \d+ more, in `\/log show`\.$/);
      for (const line of lines.slice(0, -1)) expect(line).toMatch(/^- (\*\*)?\p{Lu}.*[.*]$/u);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      if (secrecy !== 'exact')
        for (const { name, controller } of after.combatants)
          if (!controller) expect(lines.join('\n')).not.toMatch(new RegExp(`hit ${name} for|${name} lost \\d`));
    }
  });
});
