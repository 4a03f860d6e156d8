import { expect } from 'vitest';
import { fieldOf, type TileName } from '../../src/field/field.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { PostedTable } from '../posts/posted-table.ts';

const GROUND = fieldOf(['##########', '#........#', '#..o.+...#', '#........#', '##########']);
const HERO: Readonly<Record<string, string>> = { tdgs: 'Kira', dungeoneers: 'Freya', mastery: 'Tobin', sol: 'Soldier' };

/**
 * Starts a fight between Ana's hero and two enemies, on the hero's turn. The map has a crate at D3 and a door at F3.
 */
export async function startOnMap(
  system: string,
  places: Readonly<Record<string, TileName>> = {},
  { name = 'Ada', character = HERO[system], lines = [] as readonly string[] } = {},
): Promise<PostedTable> {
  const table = new PostedTable();
  const creature = rulesNamed(system)?.archetypes.find(({ kind }) => kind === 'creature')?.name ?? '';
  await table.say(
    `/encounter start ruleset:${system}`,
    `@ana /join character:"${character}" name:"${name}"`,
    `/add creature:"${creature}" count:2`,
    ...lines,
  );
  const { encounter } = await table.state();
  const [hero = '', one = '', two = ''] = encounter.combatants.map(({ id }) => id);
  const tiles = { [hero]: places.hero ?? 'E3', [one]: places.one ?? 'H2', [two]: places.two ?? 'H4' };
  await table.do('gwen', { type: 'field', ground: GROUND, standing: tiles });
  await table.say('/initiative');
  for (let turns = 0; turns < 8 && !turnText(table).includes('@ana'); turns++) await table.say('/turn skip');
  expect(turnText(table)).toContain('@ana');
  return table;
}

/** The text of the turn's message. */
export const turnText = (table: PostedTable) => table.openPosts('turn')[0]?.text ?? '';

/** The square of the encounter's first combatant. */
export async function heroTile(table: PostedTable): Promise<TileName | undefined> {
  const { encounter } = await table.state();
  return encounter.field?.standing[encounter.combatants[0]?.id ?? ''];
}
