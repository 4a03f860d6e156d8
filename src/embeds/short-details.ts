import { valueOfDie } from '../rules/core/dice.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { isSameReason, marginOf, type Roll, sum, type Tier } from '../rules/core/reason.ts';
import { isHealthResource, resourceKindOf } from '../rules/core/resource-kind.ts';
import { rulesOf } from '../rules/systems.ts';
import { mathWords as words } from '../text/board.ts';
import { number, shorten, signedTerm, t } from '../text/t.ts';
import { areOwnersKnown, attackerStepsIn, isDecisionKnown } from './details.ts';
import type { Outcome, Visibility } from './meters.ts';
import { positionLines } from './positions.ts';
import { diceText as diceWithFaces, facesText } from './rolls.ts';

/** The maximum number of lines of short math under one outcome. */
const MAX_SHORT_LINES = 8;
/** The maximum length of a line of short math, in characters. */
const MAX_SHORT_LINE_LENGTH = 200;

/** The math of one attack or roll: the actor, the target, and the parts of the text. */
interface MathLine {
  readonly actor: CombatantId | undefined;
  readonly target: CombatantId | undefined;
  /** True if one of the line's parts is a roll. */
  readonly hasRoll: boolean;
  readonly parts: readonly string[];
}

/**
 * The math in short, with a line for each attack: die, total, result, damage. "d20 8 + 7 = 15, a hit · 17 damage". It
 * reveals no more secret numbers than the full math.
 */
export function shortDetails(outcome: Outcome, visibility: Visibility): readonly string[] {
  const { events, after } = outcome;
  const positionTexts = rulesOf(after).positions
    ? events.flatMap((event, index) => (event.type === 'positioned' ? positionLines(events, index, visibility) : []))
    : [];
  const lines = linesOfMath(events, visibility);
  const [first] = lines;
  const hasSeveralActors = lines.some(({ actor }) => actor !== first?.actor);
  const hasSeveralTargets = lines.some(({ target }) => target !== first?.target);
  const shownLines = lines.map(({ actor, target, hasRoll: hasRollPart, parts }) => {
    const joinedText = parts.join(visibility.signs.joint);
    // A line without a roll names the target.
    const namedCombatant = !hasRollPart ? target : hasSeveralActors ? actor : hasSeveralTargets ? target : undefined;
    return shorten(
      namedCombatant === undefined ? joinedText : words.of(visibility.name(namedCombatant), joinedText),
      MAX_SHORT_LINE_LENGTH,
    );
  });
  const allLines = [...shownLines, ...positionTexts];
  return allLines.length > MAX_SHORT_LINES
    ? [...allLines.slice(0, MAX_SHORT_LINES), t('math-more-lines', { count: allLines.length - MAX_SHORT_LINES })]
    : allLines;
}

/** Splits the events into lines. A line ends when an attack is settled, or when another combatant rolls. */
function linesOfMath(events: readonly Event[], visibility: Visibility): readonly MathLine[] {
  const lines: MathLine[] = [];
  let currentLine:
    | { actor: CombatantId | undefined; target: CombatantId | undefined; hasRoll: boolean; parts: string[] }
    | undefined;
  const endLine = () => {
    if (currentLine && currentLine.parts.length > 0) lines.push(currentLine);
    currentLine = undefined;
  };
  for (const [index, event] of events.entries()) {
    if (event.type === 'struck') {
      endLine();
      continue;
    }
    const mathPart = mathPartOf(event, events[index - 1], visibility);
    if (!mathPart) continue;
    if (currentLine && isMoreHarmOfSameAttack(event, events[index - 1])) {
      const firstText = currentLine.parts.pop() ?? '';
      // “No damage and 2 STR” would sound as if nothing had happened, so “no damage” is dropped.
      currentLine.parts.push(
        firstText.startsWith(t('math-no-harm')) ? mathPart.text : visibility.and([firstText, mathPart.text]),
      );
      continue;
    }
    if (currentLine && (needsNewLine(currentLine, mathPart) || (isRoll(event) && !currentLine.hasRoll))) endLine();
    currentLine ??= { actor: mathPart.actor, target: mathPart.target, hasRoll: false, parts: [] };
    currentLine.hasRoll ||= isRoll(event);
    currentLine.target ??= mathPart.target;
    currentLine.parts.push(mathPart.text);
  }
  endLine();
  return lines;
}

function isRoll(event: Event): boolean {
  return event.type === 'checked' || event.type === 'contested' || isSave(event);
}

/** Whether something that happened is a save against an event in the turn order, such as a storm. */
function isSave(event: Event): event is EventOf<'remarked'> {
  return event.type === 'remarked' && event.what.id.startsWith('event save');
}

/** Whether the same attack also harmed another resource, such as wounds after stress. */
function isMoreHarmOfSameAttack(event: Event, previousEvent: Event | undefined): boolean {
  if (event.type !== 'harmed' || previousEvent?.type !== 'harmed') return false;
  return (
    previousEvent.target === event.target &&
    previousEvent.resource !== event.resource &&
    isSameReason(previousEvent.from, event.from)
  );
}

interface MathPart {
  readonly actor: CombatantId | undefined;
  readonly target: CombatantId | undefined;
  readonly text: string;
}

/** Whether a part of the math needs a line of its own, because it has another actor or another target. */
function needsNewLine(line: MathLine, { actor, target }: MathPart): boolean {
  const isNamedOnLine = (id: CombatantId | undefined) => id === undefined || id === line.actor || id === line.target;
  if (!isNamedOnLine(actor)) return true;
  return target !== undefined && line.target !== undefined && target !== line.target && target !== line.actor;
}

function mathPartOf(event: Event, previousEvent: Event | undefined, visibility: Visibility): MathPart | undefined {
  switch (event.type) {
    case 'checked':
      return { actor: event.actor, target: event.target, text: checkText(event, visibility) };
    case 'contested':
      return { actor: event.actor, target: event.target, text: contestText(event, visibility) };
    case 'harmed': {
      const text = harmText(event, previousEvent, visibility);
      return text === '' ? undefined : { actor: event.actor, target: event.target, text };
    }
    case 'healed': {
      const { actor, target, came, amount, resource, from } = event;
      if (visibility.detailOf(target) !== 'exact') return undefined;
      const amountText = came === undefined ? visibility.amount(amount, resource ?? '') : visibility.word(came);
      const { resourceKinds } = rulesOf(visibility);
      const { fills } = resourceKindOf(resourceKinds, resource ?? '');
      const regainedText = isHealthResource(resourceKinds, resource)
        ? t('math-back', { amount: amountText })
        : `${fills ? '−' : '+'}${amountText}`;
      // No other line shows the GM's own words.
      return { actor, target, text: from.id === 'said' ? words.of(visibility.word(from), regainedText) : regainedText };
    }
    case 'remarked': {
      const { subject, what } = event;
      if (subject === undefined || !isSave(event) || visibility.detailOf(subject) !== 'exact') return undefined;
      return {
        actor: subject,
        target: subject,
        text: visibility.word(what, { whose: '', under: visibility.isRolledUnder(what, subject) }),
      };
    }
    default:
      return undefined;
  }
}

/** The purpose of an attack's usual roll. It isn't shown, but the purposes of other rolls are. */
const USUAL_PURPOSE = 'attack';

function rollWithTitle(
  purpose: EventOf<'checked'>['purpose'],
  roll: string,
  result: string,
  visibility: Visibility,
): string {
  const rollAndResult = [roll, result].filter((part) => part !== '').join(', ');
  return purpose.id === USUAL_PURPOSE ? rollAndResult : `${visibility.word(purpose)} ${rollAndResult}`;
}

function checkText({ actor, target, purpose, check }: EventOf<'checked'>, visibility: Visibility): string {
  const { roll, against, under, decided, degree, tier } = check;
  const isExact = visibility.detailOf(actor) === 'exact';
  const isMathKnown =
    isExact &&
    (target === undefined || visibility.detailOf(target) === 'exact') &&
    (against.name === undefined || areOwnersKnown(against.name, visibility)) &&
    roll.modifiers.every(({ why }) => areOwnersKnown(why, visibility));
  const resultText = visibility.result(degree, purpose.id);
  // If all of the math may be shown, a failed check shows the goal that its total missed.
  const isMissed = isMathKnown && marginOf(check) < 0 && isFailure(tier);
  return rollWithTitle(
    purpose,
    shortRollText(roll, isMathKnown ? 'whole' : isExact ? 'open' : 'dice', visibility),
    decided !== undefined && isDecisionKnown(check, actor, visibility)
      ? t('math-decided', { result: resultText, what: visibility.word(decided) })
      : isMissed
        ? t(under ? 'math-needed-under' : 'math-needed', { result: resultText, goal: number(against.value) })
        : resultText,
    visibility,
  );
}

function isFailure(tier: Tier): boolean {
  return tier === 'failure' || tier === 'critical failure';
}

function contestText({ actor, target, purpose, contest }: EventOf<'contested'>, visibility: Visibility): string {
  const { own, theirs, degree } = contest;
  const ownText = combatantRollText(own, actor, true, visibility);
  // If everyone may see the target's whole roll, only its total is shown, to keep the line short.
  const isTotalKnown =
    visibility.detailOf(target) === 'exact' && theirs.modifiers.every(({ why }) => areOwnersKnown(why, visibility));
  const targetText = isTotalKnown ? number(theirs.total) : combatantRollText(theirs, target, false, visibility);
  const rollsText = [ownText, ...(targetText === '' ? [] : [t('math-against', { other: targetText })])]
    .filter((part) => part !== '')
    .join(' ');
  return rollWithTitle(purpose, rollsText, visibility.result(degree, purpose.id), visibility);
}

/**
 * One side's roll in a contest, in short. If the side's numbers are secret, it is only the total, or "" if `showsTotal`
 * is false.
 */
export function combatantRollText(roll: Roll, who: CombatantId, showsTotal: boolean, visibility: Visibility): string {
  const detail = visibility.detailOf(who);
  const areModifiersKnown = roll.modifiers.every(({ why }) => areOwnersKnown(why, visibility));
  if (detail === 'exact') return shortRollText(roll, areModifiersKnown ? 'whole' : 'open', visibility);
  return showsTotal && detail !== 'hidden' && areModifiersKnown && roll.counting === undefined
    ? number(roll.total)
    : '';
}

/** A roll in short: with its total, without its secret parts, or only the dice. */
export function shortRollText(roll: Roll, how: 'whole' | 'open' | 'dice', visibility: Visibility): string {
  const { dice, kept, modifiers, total, counting, faced, rerolled } = roll;
  if (counting !== undefined)
    return how === 'dice'
      ? ''
      : visibility.signs.shortPool(t('math-hits', { hits: total }), dice.length, facesText(roll, visibility));
  if (dice.length === 0) return how === 'whole' ? number(total) : t('math-no-dice');
  const countedDice = dice.filter((_, index) => kept?.includes(index) ?? true);
  const droppedFaces = dice.filter((_, index) => !(kept?.includes(index) ?? true)).map(({ face }) => `${face}`);
  const diceTotal = countedDice.reduce((all, die) => all + valueOfDie(die, faced), 0);
  const diceName = `${countedDice.length === 1 ? '' : countedDice.length}d${dice[0]?.sides ?? 0}`;
  const diceAndTotal = `${diceName} ${diceTotal}`;
  const diceText = faced
    ? diceWithFaces(roll, visibility)
    : droppedFaces.length === 0
      ? diceAndTotal
      : rerolled
        ? t('math-rerolled', {
            kept: diceAndTotal,
            first: visibility.list(droppedFaces),
            why: visibility.word(rerolled),
          })
        : t('math-lost', { rolled: diceAndTotal, faces: visibility.list(droppedFaces) });
  if (how === 'dice') return diceText;
  const shownModifiers = how === 'whole' ? modifiers : modifiers.filter(({ why }) => areOwnersKnown(why, visibility));
  const bonus = how === 'whole' ? total - diceTotal : sum(shownModifiers);
  const bonusText = bonus === 0 ? '' : ` ${signedTerm(bonus)}`;
  return how === 'whole' && (bonusText !== '' || faced)
    ? `${diceText}${bonusText} = ${number(total)}`
    : `${diceText}${bonusText}`;
}

function harmText(event: EventOf<'harmed'>, previousEvent: Event | undefined, visibility: Visibility): string {
  const { target, actor, from, steps, came, amount, resource } = event;
  if (visibility.detailOf(target) !== 'exact') {
    if (actor === undefined || visibility.detailOf(actor) !== 'exact') return '';
    // If an attack harms two resources, the attacker's math is the same for both, so it is shown only once.
    if (isMoreHarmOfSameAttack(event, previousEvent)) return '';
    const lastAttackerStep = attackerStepsIn(steps).at(-1);
    return lastAttackerStep === undefined ? '' : t('math-brings', { amount: number(lastAttackerStep.left) });
  }
  if (amount === 0) return noHarmText(event, visibility);
  const harmAmountText = came === undefined ? visibility.harm(amount, resource ?? '') : visibility.word(came);
  return followsFromHarm(event, previousEvent) && areOwnersKnown(from, visibility)
    ? t('math-from', { harm: harmAmountText, why: visibility.word(from) })
    : harmAmountText;
}

/** Harm that was reduced to nothing: "no damage", or "0 boxes" for a resource whose boxes fill up with harm. */
function noHarmText({ came, resource, steps }: EventOf<'harmed'>, visibility: Visibility): string {
  if (came !== undefined) return t('math-no-harm');
  if (resource === undefined) return '';
  const { fills } = resourceKindOf(rulesOf(visibility).resourceKinds, resource);
  if (fills) return visibility.harm(0, resource);
  // What reduced the damage to nothing, unless that is secret.
  const lastStep = steps.at(-1);
  return lastStep && 'plus' in lastStep && lastStep.plus < 0 && areOwnersKnown(lastStep.why, visibility)
    ? t('math-no-harm-why', { why: visibility.word(lastStep.why) })
    : t('math-no-harm');
}

/** Whether the previous harm caused this harm, as when too much stress causes wounds. */
function followsFromHarm(
  { target, actor, resource, from }: EventOf<'harmed'>,
  previousEvent: Event | undefined,
): boolean {
  if (previousEvent?.type !== 'harmed' || actor !== undefined) return false;
  return (
    previousEvent.target === target && previousEvent.resource !== resource && !isSameReason(previousEvent.from, from)
  );
}
