import { rulesNamed } from '../rules/systems.ts';
import { referenceOf } from './language.ts';
import { briefOf } from './reference.ts';

/**
 * The file of a system's built-in pack. It includes the descriptions of characters and creatures that `/rules` shows.
 * Undefined if the system has no built-in pack.
 */
export function bookPack(system: string): string | undefined {
  const pack = rulesNamed(system)?.pack;
  if (!pack) return undefined;
  const reference = referenceOf(system);
  const withBriefs = (all: typeof pack.creatures) =>
    all.map(({ name, ...entry }) => ({ name, brief: briefOf(reference, 'archetypes', name), ...entry }));
  const { characters, creatures } = pack;
  // The path to the schema is only right for files in `packs/`.
  const file = { ...pack, $schema: undefined, characters: withBriefs(characters), creatures: withBriefs(creatures) };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
