import type { APIEmbed } from 'discord-api-types/v10';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { onTurn } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { gauges } from './gauges.ts';
import { within } from './limits.ts';
import { nextTurn } from './tell.ts';
import { plain } from './text.ts';

const PHASE = {
  gathering: 'Gathering: `/join`, then the GM begins the rounds with `/initiative`.',
  fighting: '',
  aftermath: 'The rounds have stopped. The GM ends the scene with `/encounter end`.',
  ended: 'Ended. `/rest` heals; a GM opens the next with `/encounter start`.',
} as const;

/** How the fight stands: the order, how everybody is doing, whose turn it is. */
export function status(encounter: Encounter): APIEmbed {
  const rules = rulesOf(encounter);
  const now = onTurn(encounter);
  const line = (combatant: Combatant) => `${now.includes(combatant) ? '▶ ' : ''}${gauges(combatant, encounter, rules)}`;
  const ordered = encounter.order.flat();
  const inOrder = ordered.flatMap((id) => encounter.combatants.filter((combatant) => combatant.id === id));
  const others = encounter.combatants.filter(({ id }) => !ordered.includes(id));
  const lines = [...inOrder, ...others].map(line);
  const nobody = 'Nobody has joined yet.';
  return within({
    title: `${plain(encounter.name)} · ${rules.title}`,
    description: [PHASE[encounter.phase], lines.length > 0 ? lines.join('\n') : nobody, nextTurn(encounter, encounter)]
      .filter((part) => part !== '')
      .join('\n\n'),
  });
}
