import { type Die, type FacedDice, valueOfDie } from '../rules/core/dice.ts';
import { type DiceChange, isStat, type Modifier, nonZero, type Reason, type Roll } from '../rules/core/reason.ts';
import { math } from '../text/board.ts';
import { number, signed, t } from '../text/t.ts';
import type { Wording } from '../text/words.ts';

/** The most dice of one roll that are written out. */
const MAX_FACES = 30;
/** The most modifiers of one roll that are written out. */
const MAX_REASONS = 12;

/**
 * The dice and every modifier with its reason. Dropped dice are listed separately. A pool whose hits are counted shows
 * what makes up its size before its dice, because nothing is added to hits.
 */
export function roll(of: Roll, wording: Wording): string {
  const { dice, modifiers, counting, pool = [] } = of;
  if (counting === undefined)
    return `${diceText(of, wording)}${changes(pool, wording)}${modifierSum(modifiers, wording)}`;
  const parts = [...modifierTexts(modifiers, wording), ...pool.map((change) => changeText(change, wording))];
  const [first, ...others] = parts;
  const poolSize = first === undefined ? '' : ` (${[first.replace(/^\+ /, ''), ...others].join(' ')})`;
  return dice.length === 0 ? `${t('math-no-dice')}${poolSize}` : `${notation(of)}${poolSize}: ${faces(of, wording)}`;
}

/** The result of a roll: a total, or a number of hits. */
export function total({ total: sum, counting }: Pick<Roll, 'total' | 'counting'>): string {
  return counting === undefined ? number(sum) : t('math-hits', { hits: sum });
}

/** The dice without modifiers: "2d20 7, dropped 6". */
export function diceText(roll: Roll, wording: Wording): string {
  const { dice } = roll;
  const sides = dice[0]?.sides;
  const isUniform = dice.every((die) => die.sides === sides);
  const count = dice.length === 1 ? '' : dice.length;
  if (dice.length === 0) return t('math-no-dice');
  if (roll.faced) return `${count}d${roll.faced.name} [${faces(roll, wording)}]`;
  return isUniform ? `${count}d${sides} ${faces(roll, wording)}` : faces(roll, wording);
}

/** Dice in a text that already shows their sum: "1d8", "2d6 (3, 4)". */
export function diceInSum(roll: Roll, wording: Wording): string {
  return roll.dice.length === 1 ? notation(roll) : `${notation(roll)} (${faces(roll, wording)})`;
}

/** The faces, those that count and those that don't: "5, 6 hit, 2, 4 miss". */
export function faces({ dice, kept, counting, faced }: Roll, { signs, and }: Wording): string {
  if (faced) return facesShown(dice, kept, faced, signs.bars);
  const min = counting === undefined ? 0 : counting.hits;
  const counts = (face: number, index: number) => (kept ? kept.includes(index) : face >= min);
  const markedFaces = dice.map(({ face }, index) => ({ face, counts: counts(face, index) }));
  const [one, other] = [markedFaces.filter((each) => each.counts), markedFaces.filter((each) => !each.counts)];
  if (other.length === 0 && (counting === undefined || signs.bars)) return listFaces(one);
  // Dropped dice are named in words, for readers who can't see strikethrough or have the text read aloud.
  if (counting === undefined) return t('math-dropped', { kept: listFaces(one), dropped: listFaces(other) });
  const sides = dice[0]?.sides ?? min;
  const countedFaces = and(Array.from({ length: sides - min + 1 }, (_, more) => `${min + more}`));
  return signs.pool(listFaces(one), listFaces(other), countedFaces);
}

/** The faces of dice that show signs: "+ 0 − +". For screen readers, their values. Dropped dice are in brackets. */
function facesShown(dice: readonly Die[], kept: Roll['kept'], faced: FacedDice, isWithSigns: boolean): string {
  const shown = dice.map((die, index) => {
    const face = isWithSigns ? (faced.faces[die.face - 1]?.shows ?? '') : number(valueOfDie(die, faced));
    return kept && !kept.includes(index) ? `(${face})` : face;
  });
  return shown.join(isWithSigns ? ' ' : ', ');
}

function listFaces(dice: readonly { readonly face: number }[]): string {
  const diceText = dice
    .slice(0, MAX_FACES)
    .map(({ face }) => face)
    .join(', ');
  return dice.length > MAX_FACES ? `${diceText} ${t('math-more', { count: dice.length - MAX_FACES })}` : diceText;
}

/** What changed the number of dice: " (Defensive: 1 die more; Prone: at most 1)". */
function changes(pool: readonly DiceChange[], wording: Wording): string {
  const all = pool.map((change) => changeText(change, wording));
  return all.length === 0 ? '' : ` (${all.slice(0, MAX_REASONS).join('; ')})`;
}

function changeText(change: DiceChange, wording: Wording): string {
  if ('most' in change) return t('math-at-most', { why: fullReason(change.why, wording), most: change.most });
  return math.moreDice(fullReason(change.why, wording), change.dice);
}

/** Modifiers with their reasons. A score that is compared with another is in brackets: "+ (STR 12 − REF 11)". */
function modifierSum(modifiers: readonly Modifier[], wording: Wording): string {
  const [ownModifier, their, ...rest] = modifiers;
  const [ownScore, otherScore] = [ownModifier && score(ownModifier, wording), their && score(their, wording)];
  if (ownModifier && their && ownScore && otherScore && ownModifier.value >= 0 && their.value <= 0)
    return ` + (${ownScore} − ${otherScore})${reasons(rest, wording)}`;
  return reasons(modifiers, wording);
}

/** A modifier that is a score: "REF 14 (12 + 2 Warrior)". Undefined for any other modifier. */
export function score({ value, why }: Modifier, wording: Wording): string | undefined {
  return isStat(why) ? `${wording.word(why)} ${Math.abs(value)}${partsText(why, wording)}` : undefined;
}

/** Each number with its reason: " + 2 Longsword − 2 Prone". */
export function reasons(modifiers: readonly Modifier[], wording: Wording): string {
  return modifierTexts(modifiers, wording)
    .map((each) => ` ${each}`)
    .join('');
}

function modifierTexts(modifiers: readonly Modifier[], wording: Wording): readonly string[] {
  const counting = nonZero(modifiers);
  const hitTexts = counting
    .slice(0, MAX_REASONS)
    .map(
      ({ value, why, roll: dice }) =>
        `${signed(value)} ${fullReason(why, wording)}${dice ? ` ${diceInSum(dice, wording)}` : ''}`,
    );
  return counting.length > MAX_REASONS
    ? [...hitTexts, t('math-more', { count: counting.length - MAX_REASONS })]
    : hitTexts;
}

/** A reason with its owner and its parts: "REF of Goblin (12 + 2 Warrior)". */
export function fullReason(why: Reason, wording: Wording): string {
  return `${wording.word(why, why.owner === undefined ? undefined : { whose: wording.name(why.owner) })}${partsText(why, wording)}`;
}

/** A reason without its owner, for lines of harm that start with the owner. */
export function reasonWithoutOwner(why: Reason, wording: Wording): string {
  return `${wording.word(why)}${partsText(why, wording)}`;
}

/** " (12 + 2 Warrior)": the parts of a number, or what set it to zero. "" if there are none. */
export function partsText({ base, parts = [], zeroed }: Reason, wording: Wording): string {
  if (zeroed !== undefined) return ` (${wording.word(zeroed)})`;
  if (parts.length === 0) return '';
  const addedParts = parts.map(
    ({ value, why }) => ` ${value < 0 ? '−' : '+'} ${number(Math.abs(value))} ${wording.word(why)}`,
  );
  return base === undefined
    ? ` (${addedParts.join('').replace(/^ \+ /, '')})`
    : ` (${number(base)}${addedParts.join('')})`;
}

/** The name of the thing a reason is about: "Longsword". A story line can name it. */
export function itemOf(why: Reason): string | undefined {
  return 'item' in why && typeof why.item === 'string' ? why.item : undefined;
}

/** The condition that a reason is about, for a roll against it or its end. */
export function conditionOf(why: Reason): string | undefined {
  return 'condition' in why && typeof why.condition === 'string' ? why.condition : undefined;
}

/** The story keys for a reason, the most specific first: its id, or a condition's name. */
export function phraseKeys(why: Reason): readonly string[] {
  const condition = conditionOf(why);
  if (why.id === 'condition') return condition === undefined ? [] : [condition];
  return condition === undefined ? [why.id] : [`${why.id} ${condition}`, why.id];
}

/** Dice in notation: "2d6". */
function notation({ dice, faced }: Roll): string {
  return `${dice.length}d${faced?.name ?? dice[0]?.sides ?? 0}`;
}
