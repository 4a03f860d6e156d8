import { commands } from '../../commands/all.ts';
import { components } from '../../commands/buttons/all.ts';
import { onTurn } from '../rules/core/encounter.ts';
import { openDatabase } from '../store/sqlite/database.ts';
import { SqliteStore } from '../store/sqlite/store.ts';
import { Repl } from './repl.ts';

/** How many acts the demo lets pass before it calls it a day. */
const MOST_ACTS = 80;

/** A short fight, played whole and printed: each on turn strikes at a foe who stands, until one side is left. */
const store = new SqliteStore(openDatabase(':memory:'));
const table = new Repl(store, commands, components, process.stdout);
await table.play('/encounter start ruleset:tdgs name:"The old bridge"');
await table.play('@ana /join character:Kira');
await table.play('@bo /join character:Soldier name:Bo');
await table.play('/add creature:Goblin count:3');
await table.play('/initiative');
for (let acts = 0; acts < MOST_ACTS; acts++) {
  const encounter = await table.encounter();
  const [actor] = encounter ? onTurn(encounter) : [];
  const foe = encounter?.combatants.find(({ side, vitality }) => actor && side !== actor.side && vitality === 'up');
  if (!actor || !foe) break;
  const speaker = actor.controller === undefined ? '' : `@${actor.controller} `;
  await table.play(`${speaker}/attack target:"${foe.name}" as:"${actor.name}"`);
}
await table.play('/encounter end');
await table.play('@ana /rest kind:long');
await store.close();
