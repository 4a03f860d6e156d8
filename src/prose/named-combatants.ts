// Finds the combatants that a text names: by name, by another word for their kind, or by the beginning of a name.

import type { Combatant, CombatantId } from '../rules/core/encounter.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import type { Token } from './words.ts';

/** The stems of a combatant's name, and its number if it has one. */
export interface NameStems {
  readonly words: readonly string[];
  readonly number: number | undefined;
}

export function nameStems({ name }: Pick<Combatant, 'name'>, lexicon: Lexicon): NameStems {
  const number = /\s(\d{1,3})$/.exec(name)?.[1];
  const words = name
    .replace(/\s\d{1,3}$/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const stems = words.map((word) => lexicon.stems.of(word));
  return {
    // The “de” of “Luchador de élite” names no one.
    words: stems.filter((stem) => !lexicon.isSmall(stem)),
    number: number === undefined ? undefined : Number(number),
  };
}

/**
 * Finds the combatants whose names start at a certain word of the text. Returns only those with the most matching
 * words.
 */
export function combatantsNamedAt(
  tokens: readonly Token[],
  index: number,
  names: readonly { readonly who: Combatant; readonly stems: NameStems }[],
): { readonly who: readonly Combatant[]; readonly to: number } | undefined {
  let bestMatches: Combatant[] = [];
  let longestLength = 0;
  for (const { who, stems } of names) {
    const start = stems.words.indexOf(tokens[index]?.stem ?? '');
    if (start === -1) continue;
    let matchLength = 1;
    while (
      start + matchLength < stems.words.length &&
      tokens[index + matchLength]?.stem === stems.words[start + matchLength] &&
      tokens[index + matchLength]?.after === ''
    )
      matchLength++;
    if (matchLength > longestLength) [bestMatches, longestLength] = [[who], matchLength];
    else if (matchLength === longestLength && !bestMatches.includes(who)) bestMatches.push(who);
  }
  return bestMatches.length > 0 ? { who: bestMatches, to: index + longestLength - 1 } : undefined;
}

export interface NamedCombatants {
  readonly who: readonly Combatant[];
  /** The index of the name's last word. Undefined if the name is a single word. */
  readonly to?: number;
}

export interface NamedCombatant {
  readonly who: Combatant;
  readonly stems: NameStems;
}

/** Each combatant once, whichever of its names was found. */
function combatantsOf(names: readonly NamedCombatant[]): readonly Combatant[] {
  return [...new Set(names.map(({ who }) => who))];
}

/** The combatants that a text names by another word for their kind: “the sniper” for the marksman. */
export function combatantsOfKindAt(
  tokens: readonly Token[],
  index: number,
  hits: readonly Hit[],
  names: readonly NamedCombatant[],
  actor: CombatantId,
): NamedCombatants | undefined {
  const kindHits = hits.filter(({ kind, from }) => kind === 'kinds' && from === index);
  if (kindHits.length === 0) return undefined;
  const longestEnd = Math.max(...kindHits.map(({ to }) => to));
  const longestHits = kindHits.filter(({ to }) => to === longestEnd);
  const who = combatantsOf(
    names.filter(
      ({ who: { id }, stems }) => id !== actor && longestHits.some(({ id: kind }) => stems.words.includes(kind)),
    ),
  );
  return who.length > 0 ? { who, to: Math.min(longestEnd, tokens.length - 1) } : undefined;
}

/** The minimum number of letters for the beginning of a name: “nov” for the novice fighters. */
const MIN_LETTERS_OF_BEGINNING = 3;

/**
 * The combatants that have a word in their name that starts with this one. None if this word is in the language's
 * files.
 */
export function combatantsBeginningWith(
  text: string,
  stem: string,
  names: readonly NamedCombatant[],
  lexicon: Lexicon,
): NamedCombatants | undefined {
  const word = lexicon.stems.plain(text).replace(/\d+$/, '').replace(/s$/, '');
  if (word.length < MIN_LETTERS_OF_BEGINNING || lexicon.isWord(stem)) return undefined;
  const who = combatantsOf(names.filter(({ stems }) => stems.words.some((each) => each.startsWith(word))));
  return who.length > 0 ? { who } : undefined;
}
