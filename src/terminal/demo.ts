import { commands, components } from '../../commands/all.ts';
import { configurationOf, environment, terminalLocale } from '../configuration.ts';
import { type Combatant, type Encounter, find, onTurn } from '../rules/core/encounter.ts';
import type { Intent } from '../rules/core/intent.ts';
import { likelyActions } from '../rules/core/likely-actions.ts';
import { rulesOf } from '../rules/systems.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { openDatabase } from '../store/sqlite/database.ts';
import { SqliteStore } from '../store/sqlite/store.ts';
import { nearestLanguage, offerLanguages, setDefaultLanguage } from '../text/languages.ts';
import { Repl } from './repl.ts';

/** The demo stops after this many actions. */
const MAX_ACTIONS = 80;

/** How many of a combatant's likeliest actions the demo tries. */
const MAX_ACTIONS_TRIED = 8;

/**
 * Plays a short fight on a map and prints it: each combatant attacks an enemy in reach, or moves toward one. Returns
 * the fight's record.
 */
export async function playDemo(output: NodeJS.WritableStream): Promise<EncounterRecord | undefined> {
  const store = new SqliteStore(openDatabase(':memory:'));
  const terminal = new Repl(store, commands, components, output);
  await terminal.play('/encounter start ruleset:tdgs name:"The old bridge"');
  await terminal.play('@ana /join character:Kira');
  await terminal.play('@bo /join character:Mira');
  await terminal.play('/add creature:Goblin count:3');
  await terminal.play('/map new kind:corridor seed:4');
  await terminal.play('1');
  await terminal.play('/initiative');
  for (let actionCount = 0; actionCount < MAX_ACTIONS; actionCount++) {
    const encounter = await terminal.encounter();
    const [actor] = encounter ? onTurn(encounter) : [];
    if (!encounter || !actor) break;
    const speakerPrefix = actor.controller === undefined ? '' : `@${actor.controller} `;
    await terminal.play(`${speakerPrefix}${turnCommandOf(encounter, actor)}`);
  }
  await terminal.play('/encounter end');
  await terminal.play('@ana /rest kind:long');
  const record = await terminal.record();
  await store.close();
  return record;
}

/** What a combatant's player types on its turn: an attack or a spell on an enemy, or a move toward one. */
function turnCommandOf(encounter: Encounter, { id, name }: Combatant): string {
  const rules = rulesOf(encounter);
  const [line] = likelyActions(rules, encounter, id, undefined, MAX_ACTIONS_TRIED).flatMap(({ intent }) => {
    const target = intent.targets?.map((each) => find(encounter, each)?.name)[0];
    return target === undefined ? [] : (commandForAction(intent, target) ?? []);
  });
  if (line !== undefined) return `${line} as:"${name}"`;
  const safePlace = rules.field?.places(encounter, id).find(({ way }) => way.strikes.length === 0);
  return safePlace ? `/move to:${safePlace.way.to} as:"${name}"` : `/turn end as:"${name}"`;
}

/** A command for an action against an enemy. Undefined if the demo has no such command. */
function commandForAction({ action, tool }: Intent, target: string): string | undefined {
  const toolOption = (option: string) => (tool === undefined ? '' : ` ${option}:"${tool}"`);
  if (action === 'attack') return `/attack target:"${target}"${toolOption('weapon')}`;
  return action === 'cast' ? `/cast${toolOption('spell')} target:"${target}"` : undefined;
}

if (import.meta.main) {
  const { languages } = configurationOf(environment());
  offerLanguages(languages);
  setDefaultLanguage(nearestLanguage(terminalLocale(environment())));
  await playDemo(process.stdout);
}
