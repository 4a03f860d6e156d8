// Saved rolls. A player types a roll's name, and then the numbers that it leaves open.

import { type Combatant, find } from '../rules/core/encounter.ts';
import { readTypedRoll } from '../rules/core/notation/parse.ts';
import type { SheetNumber } from '../rules/core/notation/reading.ts';
import { map, no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { numbersOfCombatant, sheetNumbers } from '../rules/core/sheet-fields.ts';
import { rulesOf } from '../rules/systems.ts';
import { characterNamed, rulesFor } from './own-characters.ts';
import type { SavedEntry } from './person.ts';
import { actor, isInEncounter, type Session } from './session.ts';

/** A number that a saved roll leaves open: `{n}`, or `{n=2}` with a default value. */
const PLACEHOLDER_PATTERN = /\{([a-z][a-z0-9]{0,9})(?:=(-?\d{1,6}))?\}/gi;

/**
 * Fills in a saved roll's placeholders, such as `{n}`, with the numbers in `values`, which has the placeholders' names
 * in lower case. `missingNames` lists the placeholders without a number.
 */
export function withPlaceholdersFilled(
  dice: string,
  values: ReadonlyMap<string, string>,
): { readonly dice: string; readonly missingNames: readonly string[] } {
  const missingNames = new Set<string>();
  const diceWithNumbers = dice.replace(PLACEHOLDER_PATTERN, (_, name: string, defaultValue: string | undefined) => {
    const numberText = values.get(name.toLowerCase()) ?? defaultValue;
    if (numberText === undefined) missingNames.add(name);
    return numberText ?? '1';
  });
  return { dice: diceWithNumbers, missingNames: [...missingNames] };
}

/** The names of a saved roll's placeholders for numbers, in order: "n" for `{n}`. */
export function placeholderNames(dice: string): readonly string[] {
  return [...new Set([...dice.matchAll(PLACEHOLDER_PATTERN)].map(([, name = '']) => name.toLowerCase()))];
}

/**
 * The dice that a player means: the text itself, or a saved roll if the text begins with its name ("sneak 3" or "sneak
 * n=3"). Words after that are the label. Refuses a saved roll if a number that it leaves open is missing.
 */
export function resolveSavedRoll(saved: readonly SavedEntry[], input: string): Result<string, Refusal> {
  const [, repeatPrefix = '', text = ''] = /^(\s*(?:\d{1,9}x\s+)?)(.*)$/is.exec(input) ?? [];
  const savedRolls = saved.flatMap(({ name, what }) => (what.type === 'roll' ? [{ name, dice: what.dice }] : []));
  const roll = savedRolls
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(
      ({ name }) =>
        text.toLowerCase().startsWith(name.toLowerCase()) && NUMBERS_AFTER_NAME_PATTERN.test(text.slice(name.length)),
    );
  if (!roll) return ok(input);
  const [numbers, words] = numbersAndWords(text.slice(roll.name.length), placeholderNames(roll.dice));
  const { dice, missingNames } = withPlaceholdersFilled(roll.dice, numbers);
  if (missingNames.length > 0) return no({ type: 'roll-needs-numbers', name: roll.name, missing: missingNames });
  const needsLabel = words !== '' && !dice.includes('#');
  return ok(`${repeatPrefix}${dice}${needsLabel ? ` # ${words}` : ''}`);
}

/**
 * What can follow a saved roll's name: nothing, or a separator and then numbers and words. If an arithmetic sign
 * follows, the text is a sum instead of the saved roll.
 */
const NUMBERS_AFTER_NAME_PATTERN = /^(?:$|[\s,#]+(?![+\-*/×÷−]))/u;

/** Reads the numbers for `names`, in order or by name, and the words after them. */
function numbersAndWords(text: string, names: readonly string[]): [Map<string, string>, string] {
  const numbersByName = new Map<string, string>();
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  let numberCount = 0;
  for (const word of words) {
    const [, name, value] = /^(?:([a-z][a-z0-9]{0,9})=)?(-?\d{1,6})$/i.exec(word) ?? [];
    const numberName = name?.toLowerCase() ?? names.find((each) => !numbersByName.has(each));
    if (value === undefined || numberName === undefined || !names.includes(numberName)) break;
    numbersByName.set(numberName, value);
    numberCount++;
  }
  return [numbersByName, words.slice(numberCount).join(' ').replace(/^#\s*/, '')];
}

/** A sheet whose numbers can be used by name in a roll, and its owner's name. */
interface SheetForRoll {
  readonly of: string;
  readonly numbers: readonly SheetNumber[];
  /** The combatant that the sheet belongs to. Undefined outside an encounter. */
  readonly combatant?: Combatant;
}

/**
 * The sheet of the combatant that the caller acts for. Outside an encounter, it is the sheet of the named character, or
 * of the character that was changed last. Refuses if there is none.
 */
export function sheetForRoll(
  session: Session<'characters'>,
  ownerName: string | undefined,
): Result<SheetForRoll, Refusal> {
  const { encounter } = session;
  if (encounter && encounter.phase !== 'ended' && isInEncounter(session))
    return map(actor(session, ownerName), (who) => ({
      of: who.name,
      numbers: numbersOfCombatant(rulesOf(encounter), who),
      combatant: who,
    }));
  const latestCharacter = session.loaded.characters.toSorted((a, b) => b.changedAt - a.changedAt)[0];
  const characterResult =
    ownerName === undefined && latestCharacter ? ok(latestCharacter) : characterNamed(session, ownerName ?? '');
  return map(characterResult, (character) => ({
    of: character.name,
    numbers: sheetNumbers(rulesFor(character), character.sheet),
  }));
}

/** Whether everyone in the channel may see this sheet's numbers. */
export function areSheetNumbersKnown({ encounter }: Session, { combatant }: SheetForRoll): boolean {
  const combatantInEncounter = encounter && combatant && find(encounter, combatant.id);
  return !combatantInEncounter || detailOf(combatantInEncounter, encounter) === 'exact';
}

/**
 * Refuses dice that can never be rolled. Accepts names from any sheet, and placeholders such as `{n}`, which stand for
 * numbers that the player gives when rolling.
 */
export function savableDice(dice: string, numbers: readonly SheetNumber[]): Result<string, Refusal> {
  return map(readTypedRoll(withPlaceholdersFilled(dice, new Map()).dice, numbers), () => dice);
}
