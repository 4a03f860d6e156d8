import type { APIEmbed } from 'discord-api-types/v10';
import type { Encounter } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { gauges } from './gauges.ts';
import { within } from './limits.ts';
import { nextTurn } from './tell.ts';
import { plain } from './text.ts';

/** What was taken back, and how things stand again for all whom it touched. */
export function undone(title: string, before: Encounter, after: Encounter): APIEmbed {
  const rules = rulesOf(after);
  const shown = (encounter: Encounter) =>
    new Map(encounter.combatants.map((combatant) => [combatant.id, gauges(combatant, encounter, rules)]));
  const was = shown(before);
  const is = shown(after);
  const restored = [...is].flatMap(([id, line]) => (was.get(id) === line ? [] : [line]));
  const gone = before.combatants
    .filter(({ id }) => !is.has(id))
    .map(({ name }) => `${plain(name)} is out of the fight.`);
  const lines = [`**Undone:** ${plain(title, 200)}.`, ...restored, ...gone, nextTurn(before, after)];
  return within({ description: lines.filter((line) => line !== '').join('\n') });
}
