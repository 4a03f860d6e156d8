import { describe, expect, test } from 'vitest';
import { type MissedDeed, missedLines, sideLine } from '../../../commands/catch-up.ts';
import { fieldOf } from '../../../src/field/field.ts';
import type { Combatant, CombatantId, Encounter } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { because, type Reason } from '../../../src/rules/core/reason.ts';
import { SECRECY_LEVELS } from '../../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant, randomFight } from '../../embeds/random-fight.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { replyText, tap } from '../private-message.ts';

/** For each system: a condition with which a combatant can still act. */
const CONDITIONS = { tdgs: 'Poisoned', dungeoneers: 'Prone', mastery: 'Fatigued', sol: 'prone' } as const;

/** A fight between Ana's Hero and a Foe, on Foe's turn. Hero has had one turn. */
async function fight(system: string): Promise<PostedTable> {
  const table = new PostedTable();
  const { archetypes } = rulesNamed(system)!;
  const nameOfKind = (kind: string) => archetypes.find((each) => each.kind === kind)!.name;
  await table.say(
    `/encounter start ruleset:${system}`,
    `@ana /join character:"${nameOfKind('character')}" name:Hero`,
    `/character new name:Foe ruleset:${system} from:"${nameOfKind('creature')}"`,
    '/add creature:Foe',
    '/initiative',
  );
  const firstBlock = (await table.state()).encounter.turnOrder[0] ?? [];
  if (!firstBlock.includes('hero')) await table.say('/gm reorder who:Hero before:Foe sure:yes');
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
    '%s: tells what was done since the player’s last turn and wasn’t undone',
    async (system, condition) => {
      const table = await fight(system);
      const add = (who: string, name: string) => table.say(`/condition add who:${who} condition:"${name}"`);
      await add('Hero', condition);
      await add('Foe', condition);
      await table.say('/undo');
      const text = replyText(await table.say('@ana /catch-up'));
      expect(text).toContain(`### Since your last turn\n- Hero gained ${condition}.`);
      expect(text).not.toContain('on Foe');
      expect(text).toMatch(/\nYour side: \*\*Hero\*\* .*\.\nRound \S+ · Waiting for: \*\*Foe\*\*/);
      expect(text.split('\n').length).toBeLessThanOrEqual(12);
      await table.close();
    },
  );

  test('is told only to the asker, and says until when the current turn lasts', async () => {
    const table = await fight('tdgs');
    await table.say('/turn end as:Foe');
    await table.do('gwen', { type: 'pace', pace: { turn: 60, question: 60, nudge: 0, atEnd: 'guard' } });
    const sinceTime = (table.now - 60_000) / 1000;
    const reply = await table.say('@zoe /catch-up');
    expect(reply.whisper).toBe(true);
    expect(replyText(reply)).toContain(
      '### Since the round began\nNothing important has happened.\nThe players: **Hero**',
    );
    expect(replyText(reply)).toMatch(new RegExp(`Waiting for: \\*\\*Hero\\*\\* .*due <t:${sinceTime + 3600}:R>$`));
    await table.close();
  });

  test('is behind a button of My character, even for a player without a combatant, and leads back', async () => {
    const table = await fight('tdgs');
    const reply = await tap(table, 'ana', await table.say('@ana /me'), 'Catch up');
    expect([reply.update, replyText(reply)]).toEqual([true, expect.stringContaining('### Since your last turn')]);
    expect(replyText(await tap(table, 'ana', reply, 'Back'))).toContain('### Hero');
    expect(replyText(await tap(table, 'zoe', await table.say('@zoe /me'), 'Catch up'))).toContain(
      '### Since the round began',
    );
    await table.close();
  });

  test('leaves out what only the GM knows, plans, and the asker’s own actions', async () => {
    const table = await fight('tdgs');
    await table.say('/add creature:Goblin hidden:yes', '/roll dice:d20 secret:"the GM and me"', '/turn end as:Foe');
    await table.say('@ana /defend as:Hero');
    await table.do('ana', { type: 'plan', subject: 'hero' });
    for (const user of ['ana', 'zoe']) {
      const text = replyText(await table.say(`@${user} /catch-up`));
      expect(text).not.toMatch(/Goblin|d20|plan/);
      expect(text.includes('Defen')).toBe(user === 'zoe');
    }
    await table.close();
  });

  test('says so if nothing has been played', async () => {
    const table = new PostedTable();
    expect((await table.say('@ana /catch-up')).content).toContain('/encounter start');
    await table.close();
  });
});

const tdgs = rulesNamed('tdgs')!;

/** Ana's Kira and Bo's Mira against four goblins. */
function table(settings: Encounter['settings'] = {}): Encounter {
  const emptyFight = openingEncounter(tdgs, settings);
  const hero = (name: string, controller: string) => ({ ...premadeCombatant(tdgs, name, emptyFight), controller });
  const enemies = [1, 2, 3, 4].map((n) => premadeCombatant(tdgs, 'Goblin', emptyFight, { name: `Goblin ${n}` }));
  return { ...emptyFight, combatants: [hero('Kira', 'ana'), hero('Mira', 'bo'), ...enemies] };
}

function withOne(encounter: Encounter, id: CombatantId, change: Partial<Combatant>): Encounter {
  return {
    ...encounter,
    combatants: encounter.combatants.map((each) => (each.id === id ? { ...each, ...change } : each)),
  };
}

const item = because({ id: 'item', item: 'Club' });

function harmEvent(target: CombatantId, amount: number, actor?: CombatantId, from: Reason = item): Event {
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

function missEvent(actor: CombatantId, target: CombatantId): Event {
  return { type: 'struck', actor, target, way: 'melee', outcome: 'failure', answer: 'dodge', result: 'nothing' };
}

const fallEvent = (subject: CombatantId, after: 'down' | 'dead' = 'down'): Event => ({
  type: 'fell',
  subject,
  as: because({ id: 'dead' }),
  before: 'up',
  after,
});

function attackDeed(actor: CombatantId, ...events: readonly Event[]): MissedDeed {
  return { number: 0, deed: { type: 'intent', intent: { action: 'attack', actor, targets: ['mira'] } }, events };
}

const toAna = (deeds: readonly MissedDeed[], encounter = table()) =>
  missedLines(deeds, encounter, { view: 'players', own: ['kira'] });

describe('What a player has missed', () => {
  test('a run of similar deeds is one line with its total; ends of turns between them take none', () => {
    const endTurnDeed: MissedDeed = { number: 0, deed: { type: 'end-turn', subject: 'goblin-1' }, events: [] };
    const deeds = [
      attackDeed('goblin-3', harmEvent('mira', 5, 'goblin-3')),
      endTurnDeed,
      attackDeed('goblin-1', harmEvent('mira', 7, 'goblin-1')),
      endTurnDeed,
      attackDeed('goblin-2', harmEvent('mira', 2, 'goblin-2'), fallEvent('mira')),
    ];
    expect(toAna(deeds)).toEqual(['- Goblin 1 to 3 hit Mira for 14 in total. **Mira went down.**']);
    const hits = [
      attackDeed('goblin-1', missEvent('goblin-1', 'mira')),
      attackDeed('goblin-2', harmEvent('mira', 7, 'goblin-2')),
    ];
    expect(toAna(hits)).toEqual(['- Goblin 1 and 2 attacked Mira and hit for 7 in total.']);
    const misses = [
      attackDeed('goblin-1', missEvent('goblin-1', 'mira')),
      attackDeed('goblin-4', missEvent('goblin-4', 'mira')),
    ];
    expect(toAna(misses)).toEqual(['- Goblin 1 and Goblin 4 couldn’t hurt Mira.']);
    const hitsByDifferentSides = [
      attackDeed('kira', harmEvent('mira', 1, 'kira')),
      attackDeed('goblin-1', harmEvent('mira', 2, 'goblin-1')),
    ];
    expect(toAna(hitsByDifferentSides)).toEqual(['- Kira hit Mira for 1.', '- Goblin 1 hit Mira for 2.']);
  });

  test('an attack back is told apart from the attack; one attack on several is one line', () => {
    const counterattack = attackDeed('goblin-1', harmEvent('mira', 3, 'goblin-1'), harmEvent('goblin-1', 4, 'mira'));
    expect(toAna([counterattack])).toEqual(['- Goblin 1 hit Mira for 3. Mira hit Goblin 1 for 4.']);
    const fire = attackDeed('mira', ...[1, 2, 3].map((n) => harmEvent(`goblin-${n}`, 6, 'mira')));
    expect(toAna([fire])).toEqual(['- Mira hit Goblin 1 to 3 for 18 in total.']);
  });

  test('if it doesn’t all fit, falls stay first, then harm to the player’s own, and the rest is counted', () => {
    const misses = Array.from({ length: 6 }, (_, index) => [
      attackDeed('goblin-1', missEvent('goblin-1', index % 2 === 0 ? 'mira' : 'kira')),
    ]).flat();
    const deeds = [
      attackDeed('kira', fallEvent('goblin-2', 'dead')),
      attackDeed('goblin-3', harmEvent('kira', 9, 'goblin-3')),
      ...misses,
      attackDeed('mira', harmEvent('goblin-4', 3, 'mira')),
    ];
    const lines = toAna(deeds);
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 2)).toEqual(['- Kira attacked Mira. **Goblin 2 died.**', '- Goblin 3 hit Kira for 9.']);
    expect(lines.slice(-2)).toEqual(['- Mira hit Goblin 4 for 3.', '-# … and 2 more, in `/log show`.']);
  });

  test('a condition is told once, if it still lasts; who left is named; hidden combatants are left out', () => {
    const poison = { key: 'Poisoned', name: 'Poisoned', duration: { until: 'scene' } } as const;
    const gainEvent: Event = { type: 'condition-gained', subject: 'mira', condition: poison };
    const bears = withOne(table(), 'mira', { conditions: [poison] });
    expect(toAna([attackDeed('goblin-1', gainEvent), attackDeed('goblin-2', gainEvent)], bears)).toEqual([
      '- Goblin 1 and 2 attacked Mira. Mira gained Poisoned.',
    ]);
    expect(toAna([{ number: 0, deed: { type: 'stop-rounds' }, events: [gainEvent] }])).toEqual([]);
    const ogre = premadeCombatant(tdgs, 'Goblin', table(), { name: 'Ogre' });
    const leaveDeed: MissedDeed = {
      number: 0,
      deed: { type: 'remove', subject: 'ogre' },
      events: [{ type: 'left', combatant: ogre }],
    };
    expect(toAna([attackDeed('ogre', harmEvent('kira', 4, 'ogre')), leaveDeed])).toEqual([
      '- Ogre hit Kira for 4.',
      '- Ogre left the fight.',
    ]);
    expect(toAna([attackDeed('ghost', harmEvent('ghost', 4, 'kira'))])).toEqual([]);
  });

  test('no damage is told of creatures with hidden numbers, nor what the GM changed on them with secrecy hidden', () => {
    const deeds = [
      attackDeed('kira', harmEvent('goblin-1', 9, 'kira')),
      {
        number: 1,
        deed: { type: 'stop-rounds' },
        events: [harmEvent('goblin-2', 3, undefined, because({ id: 'GM’s word' }))],
      },
    ] satisfies readonly MissedDeed[];
    expect(toAna(deeds, table({ secrecy: 'words' }))).toEqual(['- Kira hit Goblin 1.', '- Goblin 2 got hurt.']);
    expect(toAna(deeds, table({ secrecy: 'hidden' }))).toEqual(['- Kira hit Goblin 1.']);
    const gm = missedLines(deeds, table({ secrecy: 'hidden' }), { view: 'gm', own: [] });
    expect(gm).toEqual(['- Kira hit Goblin 1 for 9.', '- Goblin 2 lost 3 HP.']);
  });

  test('a move is told with the square it ended on, or without one that the reader can’t see', () => {
    const moveDeed = (actor: CombatantId, ...path: readonly string[]): MissedDeed => ({
      number: 0,
      deed: { type: 'intent', intent: { action: 'move', actor, to: path.at(-1) ?? '' } },
      events: [{ type: 'moved', subject: actor, path }],
    });
    const endTurnDeed: MissedDeed = { number: 0, deed: { type: 'end-turn', subject: 'goblin-1' }, events: [] };
    expect(toAna([moveDeed('goblin-1', 'A4', 'B4', 'C4')])).toEqual(['- Goblin 1 moved to C4.']);
    expect(toAna([moveDeed('goblin-1', 'A4', 'C4'), endTurnDeed, moveDeed('goblin-2', 'A5', 'C5')])).toEqual([
      '- Goblin 1 and 2 moved to C4 and C5.',
    ]);
    const defendDeed: MissedDeed = {
      number: 0,
      deed: { type: 'intent', intent: { action: 'disengage', actor: 'goblin-1' } },
      events: [],
    };
    expect(toAna([defendDeed])).toEqual(['- Goblin 1 disengaged.']);
    const intentOf = (action: string, targets: readonly CombatantId[] = [], tool?: string): MissedDeed => ({
      number: 0,
      deed: { type: 'intent', intent: { action, actor: 'kira', targets, ...(tool !== undefined && { tool }) } },
      events: [],
    });
    expect(toAna([intentOf('rest')])).toEqual(['- Kira rested.']);
    expect(toAna([intentOf('shove', ['goblin-1'])])).toEqual(['- Kira tried to shove Goblin 1.']);
    expect(toAna([intentOf('use', ['mira'], 'Healing Potion')])).toEqual(['- Kira used Healing Potion on Mira.']);
    expect(toAna([intentOf('suggest')])).toEqual(['- Kira used Suggest.']);
    const ground = fieldOf(['.#..', '.#..', '.#..', '.#..']);
    const standing = { kira: 'A1', mira: 'A2' };
    const dark = { ...table(), field: { ground, standing, atDoors: [], words: [], look: { dark: true } } } as const;
    expect(toAna([moveDeed('goblin-1', 'C3', 'C4')], dark)).toEqual(['- Goblin 1 moved.']);
  });

  test('the line of the player’s side says how everyone on it is', () => {
    const encounterDown = withOne(table(), 'mira', { vitality: 'down' });
    expect(sideLine(encounterDown, ['kira'])).toBe('Your side: **Kira** 80/80 HP, **Mira** down.');
    expect(sideLine(table(), [])).toMatch(/^The players: \*\*Kira\*\* /);
  });

  test.each(BUILT_IN_IDS)('a long fight of %s takes at most eight lines, in words that everyone may know', (system) => {
    for (const secrecy of SECRECY_LEVELS) {
      const fight = randomFight(rulesNamed(system)!, 11, { secrecy }, 60);
      const { after } = fight.at(-1)!;
      const deeds = fight.map(({ events }, number): MissedDeed => ({ number, deed: { type: 'initiative' }, events }));
      const ownId = after.combatants.find(({ controller }) => controller)?.id ?? '';
      const lines = missedLines(deeds, after, { view: 'players', own: [ownId] });
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
