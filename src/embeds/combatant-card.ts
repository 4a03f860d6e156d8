import type { APIEmbed } from 'discord-api-types/v10';
import { type Combatant, type Encounter, find } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { overview } from '../text/spoken.ts';
import { characterCard } from './character.ts';
import { within } from './limits.ts';
import { metersOf } from './meters.ts';

/** A combatant's sheet for its GM: what is on it, what that comes to now, and how it is doing. */
export function combatantCard(of: Combatant, encounter: Encounter): APIEmbed {
  const rules = rulesOf(encounter);
  const now = rules.apparent?.(of).map(({ name, value }) => `${name} ${value}`) ?? [];
  const lines = [
    metersOf(of, amongOthers(of, encounter), rules, { view: 'gm', detail: 'status' }),
    ...(now.length === 0 ? [] : [overview.now(now.join(', '))]),
  ];
  const card = characterCard({ name: of.name, system: rules.id, sheet: of.sheet });
  return within({ ...card, description: lines.join('\n') });
}

/** The encounter with somebody in it, who may wait unseen or ask to join: how they are is worked out among the others. */
export function amongOthers(of: Combatant, encounter: Encounter): Encounter {
  if (find(encounter, of.id)) return encounter;
  return { ...encounter, combatants: [...encounter.combatants, of] };
}
