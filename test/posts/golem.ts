import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { plainField } from '../../src/field/premade.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { PostedTable } from './posted-table.ts';

/** The players at the golem's table. */
export const PLAYERS: readonly string[] = ['ana', 'ben', 'cem', 'dia', 'eli', 'fay'];

/** The name of a player’s hero. */
export const heroOf = (player: string) => `Hero ${PLAYERS.indexOf(player) + 1}`;

/** Where the heroes stand, around the golem on D4. */
const HERO_TILES = ['C3', 'C4', 'C5', 'D3', 'D5', 'E3'];

/**
 * Starts a fight on a map. It is an iron golem's turn, and around the golem are heroes whose players want to be asked
 * about opportunity attacks. The lines in `more` are typed before combat.
 */
export async function golemTable(
  players: readonly string[] = PLAYERS,
  ...more: readonly string[]
): Promise<PostedTable> {
  const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'a'.repeat(64) });
  await table.say('/encounter start ruleset:tdgs settings:"secrecy=words"');
  for (const player of players) await table.say(`@${player} /join character:Kira name:"${heroOf(player)}"`);
  await table.say('/add creature:"Iron Golem"');
  for (const player of players) await table.say(`@${player} /reactions about:"opportunity attack" answer:ask`);
  await table.do('gwen', { type: 'field', ground: plainField(12, 8) });
  const places = players.map((player, index) => ({ subject: idOf(player), at: HERO_TILES[index] ?? 'A1' }));
  await table.do('gwen', { type: 'place', places: [{ subject: GOLEM, at: 'D4' }, ...places] });
  await table.say(...more, '/initiative');
  await turnOf(table, GOLEM);
  return table;
}

export const GOLEM = 'iron-golem';
export const idOf = (player: string) => heroOf(player).toLowerCase().replace(' ', '-');

/** The deed with which the golem walks away from all heroes. */
export const walkAway = { type: 'intent', intent: { action: 'move', actor: GOLEM, to: 'I4' } } as const;

/** Ends turns until it is this combatant's turn. */
export async function turnOf(table: PostedTable, id: string): Promise<void> {
  for (;;) {
    const actingCombatants = onTurn((await table.state()).encounter);
    if (actingCombatants.some((each) => each.id === id)) return;
    for (const { controller, name } of actingCombatants)
      await table.say(`${controller === undefined ? '' : `@${controller} `}/turn end as:"${name}"`);
  }
}
