// Finds the combatants that a text names or describes: by name, by another word for their kind, by what they did lately
// (“the one that hit me”), or by their weapon (“the man with the axe”).

import { type Combatant, type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { standsAt } from '../rules/core/map-positions.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { healthOf } from '../rules/core/visible-state.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import type { Token } from './words.ts';

/** What happened lately, as the author of the text knows it. */
export interface RecentAttacks {
  /** The attacks since the actor's last turn, the oldest first. */
  readonly attacks: readonly { readonly by: CombatantId; readonly on: CombatantId; readonly hit: boolean }[];
  /** The last target of the actor. */
  readonly lastTarget?: CombatantId | undefined;
}

/** The fight as the author of the text knows it. */
export interface KnownFight {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly actor: CombatantId;
  readonly recent: RecentAttacks;
  /** The combatants that the author knows of. */
  readonly seen: readonly Combatant[];
  /** Other names of a combatant, such as the book's name in another language. */
  otherNames?(who: Combatant): readonly string[];
  /** Whether the author may know how hurt a combatant is. */
  mayKnowHealth(who: Combatant): boolean;
}

/** Finds a word or phrase of a kind at a position of the text. */
export type At = (position: number, kind: Hit['kind']) => Hit | undefined;

/** Everything needed to find out which combatants a description means. */
export interface NarrowingContext {
  readonly at: At;
  readonly fight: KnownFight;
  readonly lexicon: Lexicon;
  /** Everyone that the text has named so far, except the actor. The one named last comes last. */
  readonly namedSoFar: readonly CombatantId[];
}

/** The stems of a combatant's name, and its number if it has one. */
export interface NameStems {
  readonly words: readonly string[];
  readonly number: number | undefined;
}

/** “Goblin” for Goblin 2. */
export function nameWithoutNumber({ name }: Pick<Combatant, 'name'>): string {
  return name.replace(/ \d+$/u, '');
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

/** Whether a word is the plural of a name, such as “goblins”. It must differ from all words of the name itself. */
export function isPluralForm(
  token: Token | undefined,
  before: readonly Token[],
  group: readonly Combatant[],
  lexicon: Lexicon,
): boolean {
  if (!token || group.length < 2) return false;
  const { pluralArticles } = lexicon.common;
  if (pluralArticles && !before.some(({ text }) => pluralArticles.includes(text))) return false;
  const { stems } = lexicon;
  const word = stems.plain(token.text);
  if (word.includes("'")) return false;
  const isPluralOf = (words: readonly string[]) =>
    !words.includes(word) && words.some((each) => stems.of(each) === token.stem);
  const nameWords = group.flatMap(({ name }) => stems.plain(name.toLowerCase()).split(/[^\p{L}\p{N}]+/u));
  // “Foes” is plural too.
  return isPluralOf(nameWords) || isPluralOf(lexicon.common.enemies);
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

/** The combatants with these names, each listed only once. */
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
const MIN_PREFIX_LENGTH = 3;

/**
 * Finds the combatants with a word in their name that begins with `text`. Finds none if `text` is a word in the
 * language's files.
 */
export function combatantsBeginningWith(
  text: string,
  stem: string,
  names: readonly NamedCombatant[],
  lexicon: Lexicon,
): NamedCombatants | undefined {
  const word = lexicon.stems.plain(text).replace(/\d+$/, '').replace(/s$/, '');
  if (word.length < MIN_PREFIX_LENGTH || lexicon.isWord(stem)) return undefined;
  const who = combatantsOf(names.filter(({ stems }) => stems.words.some((each) => each.startsWith(word))));
  return who.length > 0 ? { who } : undefined;
}

/** Finds who holds the weapon that is named next to a word for someone: “the axe man”, “the man with the long gun”. */
export function weaponHoldersAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  { at, fight: { rules, encounter, actor }, lexicon }: NarrowingContext,
  among: readonly Combatant[],
): readonly Combatant[] {
  const me = find(encounter, actor);
  const holdsWeaponAt = (who: Combatant, position: number) => {
    const weaponKind = at(position, 'things')?.id;
    const stem = tokens[position]?.stem ?? '';
    return (rules.inHand?.(who) ?? []).some(
      (weapon) =>
        (weaponKind !== undefined && weapon.toLowerCase().includes(weaponKind)) ||
        lexicon.stemsOfName(weapon).includes(stem),
    );
  };
  const weaponWordPositions = [from - 1];
  for (let index = to + 1; index <= Math.min(tokens.length - 1, to + MAX_WORDS_TO_WEAPON); index++) {
    if (tokens[index]?.after !== '' || at(index, 'me')) break;
    if (index > to + 1) weaponWordPositions.push(index);
  }
  for (const position of weaponWordPositions) {
    // A weapon that the actor holds is skipped: the text names it as the weapon of the attack, not to say who is meant.
    if (position < 0 || (me && holdsWeaponAt(me, position))) continue;
    const weaponHolders = among.filter((who) => holdsWeaponAt(who, position));
    if (weaponHolders.length > 0 && weaponHolders.length < among.length) return weaponHolders;
  }
  return [];
}

/** The maximum number of words from a word for someone (“the man”) to the weapon that says which one is meant. */
const MAX_WORDS_TO_WEAPON = 4;

export function areOnSameSide(encounter: Encounter, one: CombatantId, other: CombatantId): boolean {
  return find(encounter, one)?.side === find(encounter, other)?.side;
}

/** Whether no punctuation comes between two words. */
export function isSameClause(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to + 1).every(({ after }) => after === '');
}

/** Whether no mark that ends a sentence comes between two words. */
export function isSameSentence(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from + 1, to + 1).every(({ after }) => after !== '.');
}

/** The maximum number of words from a word for someone to the name of who they are near: “the one that is near Mira”. */
const MAX_WORDS_TO_NEIGHBOR = 4;

/**
 * Finds who is nearest to a combatant whose name follows, such as Mira in “the goblin next to Mira”. Without a map,
 * this is the last combatant who attacked Mira.
 */
export function nearestTo(
  tokens: readonly Token[],
  to: number,
  { at, fight, lexicon }: NarrowingContext,
  among: readonly Combatant[],
): { readonly who: Combatant; readonly to: number } | undefined {
  const { encounter, actor, recent, seen } = fight;
  const start = at(to + 1, 'relatives') ? to + 2 : to + 1;
  const nearHit = at(start, 'near') ?? (start > to + 1 ? at(start + 1, 'near') : undefined);
  if (!nearHit || !isSameClause(tokens, to + 1, nearHit.to)) return undefined;
  for (let index = nearHit.to + 1; index <= Math.min(tokens.length - 1, to + MAX_WORDS_TO_NEIGHBOR); index++) {
    const token = tokens[index];
    if (token?.after !== '') return undefined;
    const neighbor = seen.find((who) => who.id !== actor && nameStems(who, lexicon).words.includes(token.stem));
    if (!neighbor || !areOnSameSide(encounter, actor, neighbor.id)) continue;
    const attacker = recent.attacks.findLast(({ by, on }) => on === neighbor.id && among.some(({ id }) => id === by));
    const [nearest] = encounter.field
      ? among.toSorted(
          (one, other) => distanceTo(fight, neighbor.id, one.id) - distanceTo(fight, neighbor.id, other.id),
        )
      : among.filter(({ id }) => id === attacker?.by);
    return nearest && { who: nearest, to: index };
  }
  return undefined;
}

/**
 * Finds the companions of an enemy: “the adept's friend”, “the mate of bandit 1”. `index` is the position of “friend”.
 */
export function companionsOf(
  tokens: readonly Token[],
  index: number,
  { at, lexicon }: NarrowingContext,
  enemies: readonly Combatant[],
): { readonly who: readonly Combatant[]; readonly to: number; readonly isAfterOwner: boolean } | undefined {
  if (at(index, 'allies')?.from !== index) return undefined;
  const names = enemies.map((who) => ({ who, stems: nameStems(who, lexicon) }));
  const ownersBefore =
    tokens[index]?.after === '' && /['’]s?$/u.test(tokens[index - 1]?.text ?? '')
      ? combatantsNamedAt(tokens, index - 1, names)?.who
      : undefined;
  const isOf = lexicon.common.of?.includes(tokens[index + 1]?.text ?? '') && isSameClause(tokens, index + 1, index + 2);
  const ownersAfter = isOf
    ? combatantsNamedAt(tokens, at(index + 2, 'articles') ? index + 3 : index + 2, names)
    : undefined;
  const numberIndex = (ownersAfter?.to ?? tokens.length) + 1;
  const numberToken = tokens[numberIndex];
  const number = numberToken && numberOf(numberToken, at(numberIndex, 'numbers'));
  const owners = (ownersBefore ?? ownersAfter?.who ?? []).filter(
    ({ name }) => number === undefined || name.endsWith(` ${number}`),
  );
  const who = enemies.filter((each) => !owners.includes(each));
  if (owners.length === 0 || who.length === 0) return undefined;
  const to = number === undefined ? (ownersAfter?.to ?? index) : numberIndex;
  return { who, to, isAfterOwner: ownersBefore !== undefined };
}

/** Who stands on the square that a word names. The actor's own square means no one. */
export function combatantOnSquareAt(
  tokens: readonly Token[],
  index: number,
  { encounter, actor, seen }: KnownFight,
): Combatant | undefined {
  const square = tokens[index]?.text.toUpperCase() ?? '';
  if (!/^[A-Z]\d{1,2}$/.test(square)) return undefined;
  return seen.find(({ id }) => id !== actor && encounter.field?.standing[id] === square);
}

/**
 * The combatants that a text names by an initial and a number: “B2” for Bandit 2. On a map, B2 is a square, too, so it
 * means Bandit 2 only after a verb.
 */
function combatantsByInitialAt(
  tokens: readonly Token[],
  index: number,
  at: At,
  { encounter, seen }: KnownFight,
  lexicon: Lexicon,
): readonly Combatant[] {
  const [, initials = '', number] = /^(\p{L}{1,2})(\d{1,2})$/u.exec(tokens[index]?.text ?? '') ?? [];
  const isSquare = encounter.field && (index === 0 || at(index - 1, 'action') === undefined);
  if (initials === '' || isSquare) return [];
  const isNumberWord = lexicon.common.numbered?.includes(initials) === true;
  return seen.filter(
    ({ name }) =>
      name.endsWith(` ${number}`) &&
      (isNumberWord ||
        lexicon.stems
          .plain(name.toLowerCase())
          .split(' ')
          .some((word) => word.startsWith(initials))),
  );
}

/** Everyone with the number that a text gives instead of a name: “#2”, “number two”. */
export function combatantsNumberedAt(
  tokens: readonly Token[],
  index: number,
  at: At,
  fight: KnownFight,
  lexicon: Lexicon,
): { readonly who: readonly Combatant[]; readonly to: number } | undefined {
  const { seen } = fight;
  const combatantsByInitial = combatantsByInitialAt(tokens, index, at, fight, lexicon);
  if (combatantsByInitial.length > 0) return { who: combatantsByInitial, to: index };
  const nextToken = tokens[index + 1];
  const isNumberNext =
    at(index, 'numbered')?.from === index &&
    (nextToken?.after === '' || (nextToken?.after === '.' && /^\d/.test(nextToken.text)));
  const to = tokens[index]?.isNumbered ? index : isNumberNext ? index + 1 : undefined;
  const token = to === undefined ? undefined : tokens[to];
  const number = to !== undefined && token && numberOf(token, at(to, 'numbers'));
  const who = number === undefined ? [] : seen.filter(({ name }) => name.endsWith(` ${number}`));
  return to !== undefined && who.length > 0 ? { who, to } : undefined;
}

/** The number that a word says: “2”, “two”. */
export function numberOf({ text: written }: Token, hit: Hit | undefined): number | undefined {
  const text = written.replace(/'?s$/, '');
  return /^\d{1,3}$/.test(text) ? Number(text) : hit ? Number(hit.id) : undefined;
}

/** How far away someone is: in squares on a map, otherwise by whether they are near. */
export function distanceTo({ rules, encounter, recent }: KnownFight, actor: CombatantId, other: CombatantId): number {
  const [here, there] = [standsAt(encounter, actor), standsAt(encounter, other)];
  if (here && there) return Math.max(Math.abs(here.x - there.x), Math.abs(here.y - there.y));
  const isNear = rules.isNear?.(encounter, actor, other) ?? true;
  // A combatant that attacked the actor counts as closer than one that didn't.
  const hasAttacked = recent.attacks.some(({ by, on }) => by === other && on === actor);
  return (isNear ? 0 : 100) + (hasAttacked ? 0 : 1) + (recent.lastTarget === other ? -0.5 : 0);
}

const HEALTH_ORDER = ['hale', 'hurt', 'bloodied', 'near death', 'down', 'dead'];

/** How hurt someone is: 0 for unhurt. */
export function hurtRank({ rules, encounter }: KnownFight, who: Combatant): number {
  return HEALTH_ORDER.indexOf(healthOf(rules, who, encounter));
}
