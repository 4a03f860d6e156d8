import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { caughtUp as words } from '../text/my-character.ts';
import { plain } from '../text/t.ts';

/** Names as a list. */
export type NamesOf = (ids: readonly CombatantId[]) => readonly string[];

/** Joins consecutive numbers of the same name: "Goblin 1 to 3". Ids that are in none of the encounters are left out. */
export function runNames(encounters: readonly Encounter[]): NamesOf {
  return (ids) => {
    const combatants = [...new Set(ids)].flatMap((id) =>
      encounters.flatMap((each) => find(each, id) ?? []).slice(0, 1),
    );
    return namesInRuns(combatants);
  };
}

/** The names of these combatants, with runs of at least `min` consecutive numbers joined. Safe to show. */
export function namesInRuns(combatants: readonly { readonly name: string }[], min = 2): readonly string[] {
  const byStem = Map.groupBy(combatants.map(nameAndNumber), ({ name, stem }) => stem ?? `${name} ?`);
  return [...byStem.values()].flatMap((members) => {
    const alike = members.toSorted((one, other) => one.number - other.number);
    const [{ stem, number: first } = { number: 0 }, { number: last } = { number: 0 }] = [alike[0], alike.at(-1)];
    const isRun = stem !== undefined && alike.length >= min && last - first === alike.length - 1;
    return isRun ? [words.span(plain(stem), first, last)] : alike.map(({ name }) => plain(name));
  });
}

/** A name without its number, and the number. */
export function nameAndNumber({ name }: { readonly name: string }) {
  const [, stem, number] = /^(.+) (\d{1,4})$/.exec(name) ?? [];
  return { name, stem, number: Number(number ?? 0) };
}
