import type { APIEmbed } from 'discord-api-types/v10';
import { type Combatant, type Encounter, find } from '../rules/core/encounter.ts';
import { rulesNamed, rulesOf } from '../rules/systems.ts';
import { overview } from '../text/board.ts';
import { sheetLines } from '../text/language.ts';
import { plain } from '../text/markdown.ts';
import { nameOf } from '../text/names.ts';
import { t } from '../text/t.ts';
import { EMBED_LIMITS, within } from './limits.ts';
import { metersOf } from './meters.ts';

/** A character as it is shown: what it is called, for which system, with what sheet. */
interface Portrayed {
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
}

/** Characters on one page of the list. */
const A_PAGE = 25;

/** A character's sheet in short lines. */
export function characterCard({ name, system, sheet }: Portrayed): APIEmbed {
  const rules = rulesNamed(system);
  const lines = rules ? sheetLines(system, sheet) : [];
  const fields = lines.map((line) => ({ name: line.name, value: plain(line.value, EMBED_LIMITS.value) }));
  return within({ title: `${plain(name)} · ${rules?.title ?? system}`, fields });
}

/** How many pages the list of so many characters has; one at least. */
export function pagesFor(characters: number): number {
  return Math.max(1, Math.ceil(characters / A_PAGE));
}

/** A page of somebody's characters, with the system of each. The first page is 0. */
export function characterList(characters: readonly Portrayed[], page: number): APIEmbed {
  const lines = characters
    .slice(page * A_PAGE, (page + 1) * A_PAGE)
    .map(({ name, system }) => `**${plain(name)}** · ${rulesNamed(system)?.title ?? system}`);
  const pages = pagesFor(characters.length);
  return within({ title: overview.characters(characters.length, page + 1, pages), description: lines.join('\n') });
}

/** A combatant's sheet for its GM: what is on it, what that comes to now, and how it is doing. */
export function combatantCard(of: Combatant, encounter: Encounter): APIEmbed {
  const rules = rulesOf(encounter);
  const now = rules.apparent?.(of).map(({ name, value }) => `${nameOf(rules.id, 'skill', name)} ${value}`) ?? [];
  const lines = [
    metersOf(of, amongOthers(of, encounter), rules, { view: 'gm', detail: 'status' }),
    ...(now.length === 0 ? [] : [t('overview-now', { figures: now.join(', ') })]),
  ];
  const card = characterCard({ name: of.name, system: rules.id, sheet: of.sheet });
  return within({ ...card, description: lines.join('\n') });
}

/** The encounter with somebody in it, who may wait unseen or ask to join: how they are is worked out among the others. */
export function amongOthers(of: Combatant, encounter: Encounter): Encounter {
  if (find(encounter, of.id)) return encounter;
  return { ...encounter, combatants: [...encounter.combatants, of] };
}
