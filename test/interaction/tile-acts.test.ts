import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { met } from '../commands/field-table.ts';
import { fill, labels, said, tap } from '../commands/private-message.ts';
import { selectsOf } from '../loopback/components.ts';
import type { PostedTable } from '../posts/posted-table.ts';

describe('An act that goes to a tile', () => {
  /** Takes an entry of the panel behind More… by how its label begins. */
  async function taken(table: PostedTable, label: string): Promise<Reply> {
    const more = await table.press('ana', 'More…');
    const found = selectsOf(more.components ?? []).flatMap((menu) =>
      'options' in menu ? menu.options.map((option) => ({ menu: menu.custom_id, option })) : [],
    );
    const entry = found.find(({ option }) => option.label.startsWith(label));
    if (!entry) throw new Error(found.map(({ option }) => option.label).join(' | '));
    expect(entry.option.description ?? '').not.toContain('undefined');
    return table.pressId('ana', entry.menu, [entry.option.value]);
  }

  test('asks where to by buttons, says why not of what is typed, and is done', async () => {
    const table = await met('tdgs', { hero: 'G3', one: 'H3' });
    const asked = await taken(table, 'Push Peasant 1 away');
    expect(said(asked)).toContain('**Push Peasant 1 away: which tile?**');
    const tiles = labels(asked).filter((label) => /^[A-J]\d$/.test(label));
    expect(tiles.length).toBeGreaterThan(1);
    expect(tiles.length).toBeLessThanOrEqual(8);
    const again = await fill(table, 'ana', await tap(table, 'ana', asked, 'Type a tile'), { tile: 'b2' });
    expect(said(again)).toMatch(/B2.*\n.*which tile\?/);
    expect(await tap(table, 'ana', again, tiles[0] ?? '')).toEqual({ posted: true });
    expect(said(await tap(table, 'ana', again, tiles[1] ?? ''))).toContain('That was an earlier moment');
  });

  test('says whom it touches where nobody is named', async () => {
    const table = await met(
      'tdgs',
      { hero: 'B2', one: 'H2', two: 'H4' },
      { character: 'Mira', lines: ['@bo /join character:Kira name:Bea'] },
    );
    const spell = async () => {
      const { components = [] } = await table.press('ana', 'More…');
      const menus = selectsOf(components).flatMap((menu) => ('options' in menu ? menu.options : []));
      const found = menus.find(({ label }) => label.startsWith('Fireball'));
      const tiles = found?.label.endsWith('…') ? labels(await taken(table, 'Fireball')) : [];
      return [found?.description ?? '', ...tiles].join('|');
    };
    expect(await spell()).toMatch(/Peasant 1 and Peasant 2/);
    await table.do('gwen', { type: 'place', places: [{ subject: 'bea', at: 'H3' }] });
    const choices = (await spell()).split('|');
    expect(choices.some((label) => label.includes('Bea (friend)'))).toBe(true);
    // Who is touched is said of one tile each.
    const touched = choices.flatMap((label) => /^[A-J]\d: (.+)/.exec(label)?.[1] ?? []);
    expect(new Set(touched).size).toBe(touched.length);
  });
});

test('in the dark no act is offered because of somebody whom nobody sees', async () => {
  const table = await met('tdgs', { hero: 'E2', one: 'G2', two: 'I2' }, { character: 'Mira' });
  const tiles = (['F2', 'F3', 'F4'] as const).map((at) => ({ at, sign: at === 'F3' ? '/' : '#' }) as const);
  await table.do('gwen', { type: 'tiles', tiles });
  const offered = async () => {
    const { components = [] } = await table.press('ana', 'More…');
    const menus = selectsOf(components).flatMap((menu) => ('options' in menu ? menu.options : []));
    const places = [...labels(await table.press('ana', 'Move')), ...(await table.suggestions('ana', 'cast', 'to'))];
    return [...menus.map(({ label, description }) => `${label} ${description}`), ...places].join();
  };
  expect(await offered()).toMatch(/Fireball.*Behind|Fireball.*Towards/s);
  await table.do('gwen', { type: 'field-look', look: { dark: true } });
  expect(await offered()).not.toMatch(/Fireball|Behind|Towards|Away|touches/);
});
