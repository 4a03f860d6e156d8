import { commands } from '../../commands/all.ts';
import { components } from '../../commands/buttons/all.ts';
import { type Combatant, type Encounter, find, onTurn } from '../rules/core/encounter.ts';
import { usualActs } from '../rules/core/usual-acts.ts';
import { rulesOf } from '../rules/systems.ts';
import { openDatabase } from '../store/sqlite/database.ts';
import { SqliteStore } from '../store/sqlite/store.ts';
import { Repl } from './repl.ts';

/** How many acts the demo lets pass before it calls it a day. */
const MOST_ACTS = 80;

/** A short fight on a field, played whole and printed: each on turn strikes at a foe in reach, else goes where one is. */
export async function playDemo(output: NodeJS.WritableStream): Promise<void> {
  const store = new SqliteStore(openDatabase(':memory:'));
  const table = new Repl(store, commands, components, output);
  await table.play('/encounter start ruleset:tdgs name:"The old bridge"');
  await table.play('@ana /join character:Kira');
  await table.play('@bo /join character:Mira');
  await table.play('/add creature:Goblin count:3');
  await table.play('/field new kind:corridor seed:4');
  await table.play('1');
  await table.play('/initiative');
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    const encounter = await table.encounter();
    const [actor] = encounter ? onTurn(encounter) : [];
    if (!encounter || !actor) break;
    const speaker = actor.controller === undefined ? '' : `@${actor.controller} `;
    await table.play(`${speaker}${lineOf(encounter, actor)}`);
  }
  await table.play('/encounter end');
  await table.play('@ana /rest kind:long');
  await store.close();
}

/** What somebody types on their turn. */
function lineOf(encounter: Encounter, { id, name }: Combatant): string {
  const rules = rulesOf(encounter);
  const [act] = usualActs(rules, encounter, id, undefined, 1);
  const target = act?.intent.targets?.map((each) => find(encounter, each)?.name)[0];
  if (target !== undefined) return `/attack target:"${target}" as:"${name}"`;
  const place = rules.field?.places(encounter, id).find(({ way }) => way.strikes.length === 0);
  return place ? `/move to:${place.way.to} as:"${name}"` : `/turn end as:"${name}"`;
}
