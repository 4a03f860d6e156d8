import { type Die, type FacedDice, valueOfDie } from '../rules/core/dice.ts';
import {
  type CoreFacts,
  type DiceChange,
  isStatReason,
  type Modifier,
  nonZero,
  type Reason,
  type Roll,
} from '../rules/core/reason.ts';
import { mathWords } from '../text/board.ts';
import { number, signedTerm, t, withLabel } from '../text/t.ts';
import type { Wording } from '../text/words.ts';

/** At most this many dice of a roll are listed. */
const MAX_LISTED_DICE = 30;
/** At most this many modifiers of a roll are listed. */
const MAX_LISTED_MODIFIERS = 12;

/**
 * A roll's dice, and each modifier with its reason. Dropped dice are listed separately. In a pool that counts hits,
 * modifiers change the number of dice, so they come before the faces.
 */
export function rollText(roll: Roll, wording: Wording): string {
  const { dice, modifiers, counting, pool = [] } = roll;
  if (counting === undefined)
    return `${diceText(roll, wording)}${changesText(pool, wording)}${modifiersWithScoresText(modifiers, wording)}`;
  const modifierSumText = modifierTexts(modifiers, wording).join(' ').replace(/^\+ /, '');
  const changeTexts = pool.map((change) => changeText(change, wording));
  const poolPartsText = [modifierSumText, ...changeTexts].filter((part) => part !== '').join('; ');
  const poolText = poolPartsText === '' ? '' : ` (${poolPartsText})`;
  return dice.length === 0
    ? `${t('math-no-dice')}${poolText}`
    : withLabel(`${diceNotation(roll)}${poolText}`, facesText(roll, wording));
}

/** The result of a roll: a total, or a number of hits. */
export function totalText({ total: sum, counting }: Pick<Roll, 'total' | 'counting'>): string {
  return counting === undefined ? number(sum) : t('math-hits', { hits: sum });
}

/** A roll's dice without its modifiers: "2d20 7, dropped 6". */
export function diceText(roll: Roll, wording: Wording): string {
  const { dice } = roll;
  const sides = dice[0]?.sides;
  const isUniform = dice.every((die) => die.sides === sides);
  // Rerolled dice count only if they are kept.
  const diceCount = roll.rerolled && roll.kept ? roll.kept.length : dice.length;
  const countText = diceCount === 1 ? '' : diceCount;
  if (dice.length === 0) return t('math-no-dice');
  if (roll.faced) return `${countText}d${roll.faced.name} [${facesText(roll, wording)}]`;
  return isUniform ? `${countText}d${sides} ${facesText(roll, wording)}` : facesText(roll, wording);
}

/** The dice for a text that already shows their sum: "1d8", "2d6 (3, 4)". */
export function diceTextInSum(roll: Roll, wording: Wording): string {
  return roll.dice.length === 1 ? diceNotation(roll) : `${diceNotation(roll)} (${facesText(roll, wording)})`;
}

/** The faces of a roll: those that count, then those that don't. "5, 6 hit, 2, 4 miss". */
export function facesText({ dice, kept, counting, faced, rerolled }: Roll, { signs, and, word }: Wording): string {
  if (faced) return signTexts(dice, kept, faced, signs.bars);
  const lowestHitFace = counting === undefined ? 0 : counting.hits;
  const keptDice = dice.filter((_, index) => !kept || kept.includes(index));
  const droppedText = faceListText(dice.filter((_, index) => kept && !kept.includes(index)));
  const [hits, misses] = [
    keptDice.filter(({ face }) => face >= lowestHitFace),
    keptDice.filter(({ face }) => face < lowestHitFace),
  ];
  const sides = dice[0]?.sides ?? lowestHitFace;
  const countedFacesText = and(
    Array.from({ length: sides - lowestHitFace + 1 }, (_, more) => `${lowestHitFace + more}`),
  );
  const keptText =
    counting === undefined || (misses.length === 0 && signs.bars)
      ? faceListText(keptDice)
      : signs.pool(faceListText(hits), faceListText(misses), countedFacesText);
  if (rerolled) return t('math-rerolled', { kept: keptText, first: droppedText, why: word(rerolled) });
  // Dropped dice are named in words, because screen readers and some people don't notice strikethrough.
  return droppedText === '' ? keptText : t('math-dropped', { kept: keptText, dropped: droppedText });
}

/**
 * The faces of dice that show symbols: "+ 0 − +". For screen readers, their values. Dropped dice are in parentheses.
 */
function signTexts(dice: readonly Die[], kept: Roll['kept'], faced: FacedDice, showsSigns: boolean): string {
  const faceTexts = dice.map((die, index) => {
    const faceText = showsSigns ? (faced.faces[die.face - 1]?.shows ?? '') : number(valueOfDie(die, faced));
    return kept && !kept.includes(index) ? `(${faceText})` : faceText;
  });
  return faceTexts.join(showsSigns ? ' ' : ', ');
}

function faceListText(dice: readonly { readonly face: number }[]): string {
  const diceText = dice
    .slice(0, MAX_LISTED_DICE)
    .map(({ face }) => face)
    .join(', ');
  return dice.length > MAX_LISTED_DICE
    ? `${diceText} ${t('math-more', { count: dice.length - MAX_LISTED_DICE })}`
    : diceText;
}

/** What changed the number of dice: " (Defensive: 1 more die; Prone: at most 1 die)". */
function changesText(pool: readonly DiceChange[], wording: Wording): string {
  const changeTexts = pool.map((change) => changeText(change, wording));
  return changeTexts.length === 0 ? '' : ` (${changeTexts.slice(0, MAX_LISTED_MODIFIERS).join('; ')})`;
}

function changeText(change: DiceChange, wording: Wording): string {
  if ('most' in change) return t('math-at-most', { why: fullReason(change.why, wording), most: change.most });
  return mathWords.moreDice(fullReason(change.why, wording), change.dice);
}

/** Modifiers with their reasons. Two scores that are compared are in parentheses: "+ (STR 12 − REF 11)". */
function modifiersWithScoresText(modifiers: readonly Modifier[], wording: Wording): string {
  const [ownModifier, otherModifier, ...rest] = modifiers;
  const [ownScore, otherScore] = [
    ownModifier && scoreText(ownModifier, wording),
    otherModifier && scoreText(otherModifier, wording),
  ];
  if (ownModifier && otherModifier && ownScore && otherScore && ownModifier.value >= 0 && otherModifier.value <= 0)
    return ` + (${ownScore} − ${otherScore})${modifiersText(rest, wording)}`;
  return modifiersText(modifiers, wording);
}

/** A modifier that is a score: "REF 14 (12 + 2 Warrior)". Undefined for any other modifier. */
export function scoreText({ value, why }: Modifier, wording: Wording): string | undefined {
  return isStatReason(why) ? `${wording.word(why)} ${Math.abs(value)}${reasonPartsText(why, wording)}` : undefined;
}

/** Each modifier with its reason: " + 2 Longsword − 2 Prone". */
export function modifiersText(modifiers: readonly Modifier[], wording: Wording): string {
  return modifierTexts(modifiers, wording)
    .map((each) => ` ${each}`)
    .join('');
}

function modifierTexts(modifiers: readonly Modifier[], wording: Wording): readonly string[] {
  const countedModifiers = nonZero(modifiers);
  const listedModifierTexts = countedModifiers
    .slice(0, MAX_LISTED_MODIFIERS)
    .map(
      ({ value, why, roll: dice }) =>
        `${signedTerm(value)} ${fullReason(why, wording)}${dice ? ` ${diceTextInSum(dice, wording)}` : ''}`,
    );
  return countedModifiers.length > MAX_LISTED_MODIFIERS
    ? [...listedModifierTexts, t('math-more', { count: countedModifiers.length - MAX_LISTED_MODIFIERS })]
    : listedModifierTexts;
}

/** A reason with its owner and its parts: "REF of Goblin (12 + 2 Warrior)". */
export function fullReason(why: Reason, wording: Wording): string {
  return `${wording.word(why, why.owner === undefined ? undefined : { whose: wording.name(why.owner) })}${reasonPartsText(why, wording)}`;
}

/** A reason without its owner, for lines of harm that already start with the owner. */
export function reasonWithoutOwner(why: Reason, wording: Wording): string {
  return `${wording.word(why)}${reasonPartsText(why, wording)}`;
}

/** The parts of a number, or what set it to zero: " (12 + 2 Warrior)". "" if there are none. */
export function reasonPartsText({ base, parts = [], zeroed }: Reason, wording: Wording): string {
  if (zeroed !== undefined) return ` (${wording.word(zeroed)})`;
  if (parts.length === 0) return '';
  const partTexts = parts.map(
    ({ value, why }) => ` ${value < 0 ? '−' : '+'} ${number(Math.abs(value))} ${wording.word(why)}`,
  );
  return base === undefined
    ? ` (${partTexts.join('').replace(/^ \+ /, '')})`
    : ` (${number(base)}${partTexts.join('')})`;
}

/** The name of the item that a reason is about: "Longsword". A story line can name it. */
export function itemOf(why: Reason): string | undefined {
  return 'item' in why && typeof why.item === 'string' ? why.item : undefined;
}

/** The items that change hands according to a reason. Undefined if it isn’t about such items. */
export function itemsOf(why: Reason): CoreFacts['gives']['items'] | undefined {
  // The cast is safe, because the rules give every reason with a list of items the same shape.
  return 'items' in why && Array.isArray(why.items) ? (why.items as CoreFacts['gives']['items']) : undefined;
}

/**
 * The condition that a reason is about, such as the condition that a roll is made against. Undefined if there is none.
 */
export function conditionOf(why: Reason): string | undefined {
  return 'condition' in why && typeof why.condition === 'string' ? why.condition : undefined;
}

/**
 * The story keys for a reason, the most specific first: its id with the name of its condition, then the id alone. If
 * two or more of one item change hands, the first key is "gives/several", because the lines for that key list "2 ×
 * Healing Potion" after a colon.
 */
export function phraseKeys(why: Reason): readonly string[] {
  const condition = conditionOf(why);
  if (why.id === 'condition') return condition === undefined ? [] : [condition];
  if (itemsOf(why)?.some(({ count }) => count > 1)) return [`${why.id}/several`, why.id];
  return condition === undefined ? [why.id] : [`${why.id} ${condition}`, why.id];
}

/** The dice in notation: "2d6". */
function diceNotation({ dice, faced }: Roll): string {
  return `${dice.length}d${faced?.name ?? dice[0]?.sides ?? 0}`;
}
