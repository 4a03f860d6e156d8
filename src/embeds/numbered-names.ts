import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { catchUpWords as words } from '../text/my-character.ts';
import { plain } from '../text/t.ts';

/** Turns combatants' ids into a list of names. */
export type NamesOf = (ids: readonly CombatantId[]) => readonly string[];

/**
 * Returns a function that joins consecutive numbers of the same name: "Goblin 1 to 3". It leaves out ids that aren't in
 * any of the encounters.
 */
export function numberedNames(encounters: readonly Encounter[]): NamesOf {
  return (ids) => {
    const combatants = [...new Set(ids)].flatMap((id) =>
      encounters.flatMap((each) => find(each, id) ?? []).slice(0, 1),
    );
    return joinedNumberedNames(combatants);
  };
}

/**
 * The names of these combatants. Runs of at least `min` consecutive numbers are joined. The names are escaped for
 * Discord.
 */
export function joinedNumberedNames(combatants: readonly { readonly name: string }[], min = 2): readonly string[] {
  const membersByStem = Map.groupBy(combatants.map(nameAndNumber), ({ name, stem }) => stem ?? `${name} ?`);
  return [...membersByStem.values()].flatMap((members) => {
    const sortedMembers = members.toSorted((one, other) => one.number - other.number);
    const [{ stem, number: first } = { number: 0 }, { number: last } = { number: 0 }] = [
      sortedMembers[0],
      sortedMembers.at(-1),
    ];
    const isConsecutive =
      stem !== undefined && sortedMembers.length >= min && last - first === sortedMembers.length - 1;
    return isConsecutive ? [words.span(plain(stem), first, last)] : sortedMembers.map(({ name }) => plain(name));
  });
}

/** Splits a name into its text and its number. The number is 0 if there is none. */
export function nameAndNumber({ name }: { readonly name: string }) {
  const [, stem, number] = /^(.+) (\d{1,4})$/.exec(name) ?? [];
  return { name, stem, number: Number(number ?? 0) };
}
