import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { action } from '../../src/rules/core/action.ts';
import { askToJoin } from '../../src/rules/core/blocks.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { openProposals, type ProposalRules, propose } from '../../src/rules/core/proposals.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { declare } from '../../src/rules/core/resolution.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { buttonsOf, PostedTable } from '../posts/posted-table.ts';
import { addSmall, hit, type Small, smallBecause } from '../systems/small.ts';
import { GmTable } from './gm-taps.ts';
import { replyText } from './private-message.ts';

afterAll(() => removeSystem('small'));

/** Takes hit points from the combatant that an offer is for. */
const costs =
  (points: number): ProposalRules<Small>['accept'] =>
  (resolution, { to: subject }) => {
    const before = resolution.combatant(subject).resources.hp?.value ?? 0;
    const gmReason = smallBecause({ id: 'GM’s word' });
    resolution.record({
      type: 'spent',
      subject,
      resource: 'hp',
      why: gmReason,
      before,
      after: before - points,
      max: 20,
    });
  };
const compel = { title: 'Compel', cite: 'Compels', accept: costs(2), refuse: costs(1) };

/** The actor and everyone who joins roll a d6. The highest roll is the damage, up to 3. */
const gang = action<Small, { readonly target: string }>({
  title: 'Gang up',
  cite: 'Fighting',
  when: 'turn',
  offers: hit.offers,
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ target: id })),
  resolve(resolution, { target }, intent) {
    const { actor } = intent;
    const attackers = [actor, ...askToJoin(resolution, { actor, title: 'Gang up' })];
    declare(resolution, intent, { targets: [target] });
    const rolls = attackers.map((who) => {
      const roll = resolution.roll('1d6');
      resolution.record({ type: 'rolled', actor: who, purpose: smallBecause({ id: 'item', item: 'Fist' }), roll });
      resolution.changeOwn(who, { acted: true });
      return roll.total;
    });
    const amount = Math.min(Math.max(...rolls), 3);
    const { value: before, max = before } = resolution.combatant(target).resources.hp ?? { value: 0 };
    const fistReason = smallBecause({ id: 'item', item: 'Fist' });
    const steps = [{ plus: amount, why: fistReason, left: amount }];
    const harm = { kinds: [], resource: 'hp', steps, amount, before, after: before - amount, max };
    resolution.record({ type: 'harmed', target, actor, from: fistReason, ...harm });
    resolution.record({
      type: 'struck',
      actor,
      target,
      way: 'melee',
      outcome: 'success',
      answer: 'none',
      result: 'hurt',
    });
  },
});

/** An action whose rule offers something to its target. */
const tempt = action<Small, { readonly target: string }>({
  title: 'Tempt',
  cite: 'Compels',
  when: 'turn',
  offers: hit.offers,
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ target: id })),
  resolve(resolution, { target: to }, intent) {
    declare(resolution, intent, { targets: [to] });
    propose(resolution, { proposals }, { kind: 'compel', to, words: 'Come over to us' });
  },
});

const proposals = { compel, duel: { ...compel, title: 'Duel', waits: true } } as const;

beforeAll(() => {
  addSmall(
    { actions: { hit, gang, tempt }, proposals },
    { actions: { tempt: 'Offer a compel.', gang: 'All who join roll; the highest counts.' } },
  );
});

async function tableOf(...more: readonly string[]): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira');
  await table.say('@ben /join character:Hero name:Blade', '/add creature:Rat', ...more, '/initiative');
  return table;
}

async function wrongIn(table: PostedTable): Promise<readonly string[]> {
  await table.say('/encounter end');
  const [file] = (await table.say('/log export as:json')).files ?? [];
  return verifyRecord(JSON.parse(file ? fullText(file) : '{}')).wrong;
}

const hpOf = async (table: PostedTable, who: string) =>
  (await table.state()).encounter.combatants.find(({ id }) => id === who)?.resources.hp?.value;
const offers = (table: PostedTable) => table.messages.filter(({ kind, state }) => kind === 'told' && state !== 'gone');

describe('An offer to a player', () => {
  test('has buttons for its player while the fight goes on, and is recorded, undone and verified', async () => {
    const table = await tableOf();
    expect(replyText(await table.say('/gm offer who:Blade what:Bribe'))).toContain('Compel');
    await table.say('/gm offer who:Blade what:Compel words:"The guard knows you"');
    const [offer] = offers(table);
    expect(offer?.text).toBe('<@ben> **Blade** gets an offer: Compel. “The guard knows you”');
    expect(offer?.pinged).toEqual(['ben']);
    expect(replyText(await table.say('/gm offer who:Blade what:Compel'))).toContain('already has that offer');
    // It's Kira's turn, and she acts without waiting for the answer.
    await table.say('@ana /attack target:Rat', '@ana /turn end');
    expect(replyText(await table.press('ana', 'Accept'))).toContain('Blade');
    await table.press('ben', 'Accept');
    expect(await hpOf(table, 'blade')).toBe(18);
    expect(offers(table)).toEqual([]);
    expect(table.newest('turn').text).toContain('Blade accepts: Compel.');
    await table.say('/undo');
    expect(await hpOf(table, 'blade')).toBe(20);
    expect(offers(table)).toHaveLength(1);
    await table.press('ben', 'Refuse');
    expect(await hpOf(table, 'blade')).toBe(19);

    await table.say('/gm offer who:Kira what:compel');
    await table.press('gwen', 'Withdraw');
    await table.say('/gm offer who:Kira what:compel', '/gm remove who:Kira');
    expect(openProposals((await table.state()).encounter)).toEqual([]);
    expect(await wrongIn(table)).toEqual([]);
  });

  test('can be made by a rule, and from the GM’s panel', async () => {
    const table = new GmTable();
    await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira');
    await table.say('@ben /join character:Hero name:Blade', '/add creature:Rat', '/initiative');
    await table.say('@ana /act action:tempt target:Blade');
    expect(offers(table)[0]?.text).toContain('Come over to us');
    await table.press('ben', 'Accept');
    expect(await hpOf(table, 'blade')).toBe(18);
    await table.open();
    await table.tap('Kira…');
    await table.fill('Offer…', { what: 'compel', words: 'The guard knows you' });
    expect(offers(table).at(-1)?.text).toContain('The guard knows you');
    expect(await wrongIn(table)).toEqual([]);
  });

  test('shows its deadline and is withdrawn when time is up, or when its player leaves', async () => {
    const table = await tableOf('/gm timer turn:24h question:2h overdue:guard');
    await table.say('/gm offer who:Blade what:Compel');
    const [{ text: first } = { text: '' }] = offers(table);
    expect(first).toMatch(/\n-# Answer by .+\. After that, the offer is withdrawn\.$/);
    await table.say('/gm timer turn:24h question:3h overdue:guard');
    const [{ text: later } = { text: '' }, another] = offers(table);
    expect(later).toMatch(/ After that, the offer is withdrawn\.$/);
    expect([later === first, another]).toEqual([false, undefined]);
    await table.wait(2.5 * 60 * 60_000);
    expect(offers(table)).toHaveLength(1);
    await table.wait(40 * 60_000);
    expect(offers(table)).toEqual([]);
    expect(await hpOf(table, 'blade')).toBe(20);
    expect(table.newest('turn').text).toContain('withdrawn');

    await table.say('/gm offer who:Blade what:Compel', '/gm leave who:Blade how:fled');
    expect(openProposals((await table.state()).encounter)).toEqual([]);
    await table.say('/gm offer who:Kira what:Compel', '/encounter end');
    expect(offers(table)).toEqual([]);
    expect(openProposals((await table.state()).encounter)).toEqual([]);
  });

  test('is a question if the system says that the fight waits', async () => {
    const table = await tableOf();
    await table.say('/gm offer who:Blade what:Duel');
    expect(table.newest('question').text).toContain('Blade gets an offer: Duel.');
    expect(replyText(await table.say('@ana /attack target:Rat'))).toContain('Blade');
    await table.press('ben', 'Refuse');
    expect(await hpOf(table, 'blade')).toBe(19);
    expect(await wrongIn(table)).toEqual([]);
  });
});

describe('An action that allies can join', () => {
  test('asks everyone who acts at the same time, and tells every roll in one message', async () => {
    const table = await tableOf(
      '@cem /join character:Hero name:Cass',
      '/gm group who:"Kira, Blade, Cass"',
      '/gm set setting:details value:full',
    );
    expect(onTurn((await table.state()).encounter)).toHaveLength(3);
    await table.say('@ana /act action:gang target:Rat');
    expect(table.newest('question').text).toContain('Kira’s action: Gang up. Blade and Cass can join in.');
    expect(
      table
        .openPosts('question')
        .flatMap(buttonsOf)
        .map(({ label }) => label),
    ).toEqual(['Join in', 'Stay out']);
    await table.press('ben', 'Join in');
    await table.press('cem', 'Stay out');
    expect(await hpOf(table, 'rat')).toBeLessThan(8);
    // The two who joined have already acted, so it is Cass's turn.
    expect(onTurn((await table.state()).encounter).map(({ name }) => name)).toEqual(['Cass']);
    const { text } = table.newest('turn');
    expect(text).toMatch(/Fist, Kira: d6 \d\n-# Fist, Blade: d6 \d\n/);
    expect(text).not.toContain('Fist, Cass');
    expect(await wrongIn(table)).toEqual([]);
  });
});
