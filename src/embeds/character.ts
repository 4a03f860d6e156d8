import type { APIEmbed } from 'discord-api-types/v10';
import { type Combatant, type Encounter, find } from '../rules/core/encounter.ts';
import { rulesNamed, rulesOf } from '../rules/systems.ts';
import { overviewWords } from '../text/board.ts';
import { sheetLines } from '../text/language.ts';
import { nameOf } from '../text/names.ts';
import { plain, t } from '../text/t.ts';
import { cutToLimits, EMBED_LIMITS } from './limits.ts';
import { metersOf } from './meters.ts';

/** The parts of a character that its card shows. */
interface ShownCharacter {
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
}

/** How many characters one page of the list shows. */
const CHARACTERS_PER_PAGE = 25;

/** A character's sheet in short lines. */
export function characterCard({ name, system, sheet }: ShownCharacter): APIEmbed {
  const rules = rulesNamed(system);
  const lines = rules ? sheetLines(system, sheet) : [];
  const fields = lines.map((line) => ({ name: line.name, value: plain(line.value, EMBED_LIMITS.value) }));
  return cutToLimits({ title: `${plain(name)} · ${rules?.title ?? system}`, fields });
}

/** How many pages the list needs for this many characters: at least one. */
export function pageCountFor(characters: number): number {
  return Math.max(1, Math.ceil(characters / CHARACTERS_PER_PAGE));
}

/** A page of the user's list of characters, each with its system. Pages are counted from 0. */
export function characterList(characters: readonly ShownCharacter[], page: number): APIEmbed {
  const lines = characters
    .slice(page * CHARACTERS_PER_PAGE, (page + 1) * CHARACTERS_PER_PAGE)
    .map(({ name, system }) => `**${plain(name)}** · ${rulesNamed(system)?.title ?? system}`);
  const pageCount = pageCountFor(characters.length);
  return cutToLimits({
    title: overviewWords.characters(characters.length, page + 1, pageCount),
    description: lines.join('\n'),
  });
}

/** A combatant's sheet for its GM: its fields, its current numbers, and how it is doing. */
export function combatantCard(combatant: Combatant, encounter: Encounter): APIEmbed {
  const rules = rulesOf(encounter);
  const currentNumbers =
    rules.apparent?.(combatant).map(({ name, value }) => `${nameOf(rules.id, 'skill', name)} ${value}`) ?? [];
  const lines = [
    metersOf(combatant, encounterWithCombatant(combatant, encounter), rules, { view: 'gm', detail: 'status' }),
    ...(currentNumbers.length === 0 ? [] : [t('overview-now', { figures: currentNumbers.join(', ') })]),
  ];
  const card = characterCard({ name: combatant.name, system: rules.id, sheet: combatant.sheet });
  return cutToLimits({ ...card, description: lines.join('\n') });
}

/**
 * The encounter with this combatant in it, so that its numbers can be computed even if it is hidden or asks to join.
 */
export function encounterWithCombatant(combatant: Combatant, encounter: Encounter): Encounter {
  if (find(encounter, combatant.id)) return encounter;
  return { ...encounter, combatants: [...encounter.combatants, combatant] };
}
