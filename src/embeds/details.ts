import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import type { Check, Contest, MathStep, Modifier, Reason, Roll, Tier } from '../rules/core/reason.ts';
import { isSameReason, marginOf, ownersOf } from '../rules/core/reason.ts';
import { and, number, shorten, t, withLabel } from '../text/t.ts';
import type { Wording } from '../text/words.ts';
import type { Visibility } from './meters.ts';
import {
  diceText,
  diceTextInSum,
  fullReason,
  modifiersText,
  reasonWithoutOwner,
  rollText,
  scoreText,
  totalText,
} from './rolls.ts';

/** The maximum length of a line of small print, in characters. */
const MAX_SMALL_PRINT_LENGTH = 700;

/**
 * The math behind an event, line by line. Empty if the event has no math or its numbers are secret. If `isAmbiguous`,
 * the line names the roller.
 */
export function detailLines(event: Event, visibility: Visibility, isAmbiguous = false): readonly string[] {
  return mathLines(event, visibility, isAmbiguous).map((line) => shorten(line, MAX_SMALL_PRINT_LENGTH));
}

/** The rolls whose line must name the roller, because several combatants roll for the same purpose. */
export function ambiguousRolls(events: readonly Event[]): ReadonlySet<Event> {
  const checks = events.flatMap((event) => (event.type === 'checked' ? [event] : []));
  const checksByPurpose = Map.groupBy(checks, ({ purpose }) => JSON.stringify(purpose));
  return new Set(
    [...checksByPurpose.values()].filter((sameRolls) => new Set(sameRolls.map(({ actor }) => actor)).size > 1).flat(),
  );
}

function mathLines(event: Event, visibility: Visibility, isAmbiguous: boolean): readonly string[] {
  switch (event.type) {
    case 'checked':
      return [checkText(event, visibility, isAmbiguous)];
    case 'contested':
      return contestLines(event, visibility);
    case 'rolled':
      if (visibility.detailOf(event.actor) !== 'exact') return [];
      return [
        withLabel(
          `${purposeTextOf(event.purpose, visibility)}, ${visibility.name(event.actor)}`,
          rollWithTotal(event.roll, visibility),
        ),
      ];
    case 'healed':
      return healingLines(event, visibility);
    case 'remarked':
      return remarkLines(event, visibility);
    default:
      return [];
  }
}

/** A roll with its total, unless its only die already shows it. */
function rollWithTotal(roll: Roll, visibility: Visibility): string {
  const isSingleDie = roll.dice.length === 1 && roll.modifiers.length === 0 && roll.counting === undefined;
  return isSingleDie ? rollText(roll, visibility) : knownRollText(roll, true, false, visibility).trim();
}

/** What a roll is for: "attack", "resist Poisoned". */
function purposeTextOf(purpose: Reason, visibility: Visibility, whose?: CombatantId): string {
  return visibility.word(purpose, whose === undefined ? undefined : { whose: visibility.name(whose) });
}

/**
 * A check in one line: `attack: d20 14 + (STR 12 − REF 11) + 1 Longsword = 16 ≥ 11 → hit`. If numbers are secret, it
 * shows only the dice.
 */
function checkText(
  { actor, target, purpose, check }: EventOf<'checked'>,
  visibility: Visibility,
  isAmbiguous: boolean,
): string {
  const { roll: checkRoll, degree } = check;
  const name = visibility.name(actor);
  const purposeText = purposeTextOf(purpose, visibility, actor);
  // Some purposes already include the name.
  const title = isAmbiguous && !purposeText.includes(name) ? `${purposeText}, ${name}` : purposeText;
  const isExact = visibility.detailOf(actor) === 'exact';
  const isModifierKnown = ({ why }: Modifier) => areOwnersKnown(why, visibility);
  const { name: goal } = check.against;
  const isMathKnown =
    (target === undefined || visibility.detailOf(target) === 'exact') &&
    (goal === undefined || areOwnersKnown(goal, visibility)) &&
    checkRoll.modifiers.every(isModifierKnown);
  // A roll under a score is usually a single die, which already shows the total.
  const isSingleDie = check.under && checkRoll.dice.length === 1 && checkRoll.modifiers.length === 0;
  const totalPart = isSingleDie ? '' : ` = **${totalText(checkRoll)}**`;
  if (isExact && isMathKnown)
    return withLabel(
      title,
      `${rollText(checkRoll, visibility)}${totalPart} ${comparisonText(check, visibility)}${degreeText(degree, visibility)}`,
    );
  const isOfTarget = ({ why }: Modifier) => why.owner !== undefined && why.owner !== actor;
  const knownModifiers = checkRoll.modifiers.filter(isModifierKnown);
  const ownModifiers = knownModifiers.filter((each) => !isOfTarget(each));
  const targetTexts = knownModifiers
    .filter(isOfTarget)
    .map((each) => scoreText(each, visibility) ?? fullReason(each.why, visibility));
  // A die reveals nothing about its roller, but the size of a pool does.
  const diceOrTotal =
    checkRoll.counting === undefined ? diceText(checkRoll, visibility) : isExact ? totalText(checkRoll) : '';
  const diceAndModifiers = `${diceOrTotal}${isExact ? modifiersText(ownModifiers, visibility) : ''}${targetTexts.length > 0 ? ` ${t('math-against', { other: targetTexts.join(', ') })}` : ''}`;
  const { decided } = check;
  const shownRoll =
    decided !== undefined && isDecisionKnown(check, actor, visibility)
      ? t('math-decided-too', { goal: diceAndModifiers.trim(), what: visibility.word(decided) })
      : diceAndModifiers.trim();
  return `${shownRoll === '' ? title : withLabel(title, shownRoll)}${degreeText(degree, visibility)}`;
}

/**
 * Whether everyone may know that something other than the total decided a check. The text about it also reveals whether
 * the total would have been enough, so all numbers in the check must be known. The target's other secrets don't matter.
 */
export function isDecisionKnown(
  { roll, against, decided }: Check,
  actor: CombatantId,
  visibility: Visibility,
): boolean {
  const reasons = [decided, against.name, ...roll.modifiers.map(({ why }) => why)];
  return (
    visibility.detailOf(actor) === 'exact' &&
    reasons.every((why) => why === undefined || areOwnersKnown(why, visibility))
  );
}

/** The result of a roll, in the book's words: "→ **hit**". */
function degreeText(degree: string, { degree: degreeName, signs }: Visibility): string {
  return signs.result(`**${degreeName(degree)}**`);
}

/** Whether everyone may know all stats of the combatants whose numbers a reason shows. */
export function areOwnersKnown(why: Reason, visibility: Visibility): boolean {
  return ownersOf(why).every((id) => visibility.detailOf(id) === 'exact');
}

/** How the total compares with its goal. If something other than the total decided the result, says what. */
function comparisonText(check: Check, visibility: Visibility): string {
  const { against, under, decided } = check;
  const { name, value } = against;
  const goalText = name === undefined ? number(value) : `${number(value)} ${fullReason(name, visibility)}`;
  const { signs } = visibility;
  const isRollEnough = marginOf(check) >= 0;
  const sign = under ? (isRollEnough ? signs.under : signs.over) : isRollEnough ? signs.reaches : signs.misses;
  const comparison = `${sign} ${goalText}`;
  if (decided === undefined) return comparison;
  const facts = { goal: comparison, what: visibility.word(decided) };
  // The reason and the total can agree, as when a natural 20 also reaches the armor.
  return isRollEnough === isSuccess(check.tier) ? t('math-decided-too', facts) : t('math-decided-by', facts);
}

function isSuccess(tier: Tier): boolean {
  return tier === 'success' || tier === 'critical success';
}

/** Both rolls of a contest with their parts, and the result. Dice pools are long, so each pool has its own line. */
function contestLines(
  { actor, target, purpose, contest }: EventOf<'contested'>,
  visibility: Visibility,
): readonly string[] {
  const { own, theirs, degree } = contest;
  const title = purposeTextOf(purpose, visibility);
  const actorText = `${visibility.name(actor)}${knownRollText(own, visibility.detailOf(actor) === 'exact', visibility.detailOf(actor) !== 'hidden', visibility)}`;
  const targetText = `${visibility.name(target)}${knownRollText(theirs, visibility.detailOf(target) === 'exact', false, visibility)}`;
  if (own.counting !== undefined)
    return [
      withLabel(title, actorText),
      `${t('math-against', { other: targetText })}${degreeText(degree, visibility)}${netHitsText(contest, visibility, target)}`,
    ];
  return [
    withLabel(title, `${actorText} ${t('math-against', { other: targetText })}${degreeText(degree, visibility)}`),
  ];
}

function knownRollText(roll: Roll, exact: boolean, showsTotal: boolean, visibility: Visibility): string {
  const knownModifiers = roll.modifiers.filter(({ why }) => areOwnersKnown(why, visibility));
  if (exact && knownModifiers.length === roll.modifiers.length)
    return ` ${rollText(roll, visibility)} = **${totalText(roll)}**`;
  // Some modifiers are secret, and a total that includes them would reveal them.
  if (exact)
    return ` ${roll.counting === undefined ? diceText(roll, visibility) : totalText(roll)}${modifiersText(knownModifiers, visibility)}`;
  return showsTotal && knownModifiers.length === roll.modifiers.length ? ` **${totalText(roll)}**` : '';
}

function netHitsText({ own, theirs }: Contest, { detailOf }: Visibility, targetId: string): string {
  const netHits = own.total - theirs.total;
  return netHits > 0 && detailOf(targetId) === 'exact' ? `, ${t('math-net-hits', { hits: netHits })}` : '';
}

/**
 * The lines of a remark that shows math, if everyone may know about the combatants that it names. Other remarks are
 * part of the story.
 */
function remarkLines({ what, dice, subject, sum }: EventOf<'remarked'>, visibility: Visibility): readonly string[] {
  if (
    sum !== true ||
    (subject !== undefined && visibility.detailOf(subject) !== 'exact') ||
    !areOwnersKnown(what, visibility)
  )
    return [];
  const remarkFacts = {
    ...(subject !== undefined && { whose: visibility.name(subject) }),
    ...(dice && { dice: rollText(dice, visibility) }),
    under: visibility.isRolledUnder(what, subject),
  };
  return [visibility.word(what, remarkFacts)];
}

type HarmEvent = EventOf<'harmed'>;
type HealEvent = EventOf<'healed'>;

/** The maximum length of the math of one attack, in characters. */
const MAX_ATTACK_MATH_LENGTH = 600;

/**
 * The result of an attack step by step: "Goblin, Longsword: 16 STR + 3 Longsword = 19 × 90% (deflection 10%, Hide) → 17
 * HP". `more` is what the same attack did to other resources: stress first, then wounds. If the target's numbers are
 * secret, only the attacker's steps are shown.
 */
export function harmLines(event: HarmEvent, more: readonly HarmEvent[], visibility: Visibility): readonly string[] {
  const { target, actor, from, steps } = event;
  const label = `${visibility.name(target)}, ${visibility.word(from)}`;
  if (visibility.detailOf(target) !== 'exact') {
    if (actor === undefined || visibility.detailOf(actor) !== 'exact') return [];
    const attackerSteps = attackerStepsIn(steps);
    const sumText = attackerSteps.length > 1 ? ` = ${number(attackerSteps.at(-1)?.left ?? 0)}` : '';
    return attackerSteps.length === 0
      ? []
      : [withLabel(label, `${stepsText(attackerSteps, from, visibility)}${sumText}`)];
  }
  if (steps.length === 0) return [];
  if (isByGm(from) && event.resource !== undefined)
    return [labeledChange(label, event.resource, event.before, event.after, visibility)];
  const harmEvents = [event, ...more];
  // Each event has the math of the whole attack, but its amount is only its own share of the harm.
  const commonSteps =
    more.length === 0 ? steps : steps.filter((step) => more.every((other) => hasStep(other.steps, step)));
  const shownSteps =
    actor !== undefined && visibility.detailOf(actor) !== 'exact' ? withAttackerTotal(commonSteps) : commonSteps;
  const amountsText = harmEvents.map((each) => amountText(each, visibility)).join(', ');
  const damageTypeText = damageTypesText(event, visibility);
  // The math is left out if it is a single number from the source that the label names, or if all its numbers are zero.
  if (more.length === 0 && (isPlainDamage(shownSteps, from) || commonSteps.every(({ left }) => left === 0)))
    return [withLabel(label, `**${amountsText}**${damageTypeText}`)];
  const damageText = `**${amountsText}**${damageTypeText}`;
  return [
    `${shorten(withLabel(label, stepsText(shownSteps, from, visibility)), MAX_ATTACK_MATH_LENGTH)}${more.length === 0 ? ` = ${damageText}` : visibility.signs.result(damageText)}`,
  ];
}

/** The damage types, if the book has any: ", Slashing". */
function damageTypesText({ kinds }: HarmEvent, { optionName }: Wording): string {
  const distinctDamageTypes = [...new Set(kinds)];
  return distinctDamageTypes.length === 0 ? '' : `, ${and(distinctDamageTypes.map(optionName))}`;
}

/** Healing: "Kira, short rest: 80 maximum HP × 25% (short rest) = 20 HP", or only the values before and after. */
function healingLines(
  { target, from, steps, resource, came, before, after, amount: by }: HealEvent,
  visibility: Visibility,
): string[] {
  if (visibility.detailOf(target) !== 'exact') return [];
  const label = `${visibility.name(target)}, ${visibility.word(from)}`;
  if (came !== undefined) return [t('math-heals', { who: label, what: visibility.word(came) })];
  if (steps.length === 0) return [];
  const [firstStep] = steps;
  if (steps.length === 1 && resource !== undefined) {
    // A rolled die is always shown. Otherwise, a single number adds nothing to the values before and after.
    const change = changeText(resource, before, after, visibility);
    return [withLabel(label, firstStep?.roll ? `${stepsText(steps, from, visibility)}, ${change}` : change)];
  }
  const sumText = shorten(withLabel(label, stepsText(steps, from, visibility)), MAX_ATTACK_MATH_LENGTH);
  return [
    `${sumText} = ${visibility.amount(by, resource ?? '')}, ${resource === undefined ? '' : changeText(resource, before, after, visibility)}`,
  ];
}

/** A label with the values before and after: "Kira: HP 60 → **32**". */
function labeledChange(label: string, resource: string, before: number, after: number, wording: Wording): string {
  return withLabel(label, changeText(resource, before, after, wording));
}

function changeText(resource: string, before: number, after: number, wording: Wording): string {
  return `${wording.resource(resource)} ${wording.signs.became(number(before), `**${number(after)}**`)}`;
}

/** Whether the GM set the value. */
function isByGm(from: Reason): boolean {
  return from.id === 'GM’s word' || from.id === 'said';
}

function amountText({ resource, came, amount: rawAmount }: HarmEvent, visibility: Visibility): string {
  if (came !== undefined) return visibility.word(came);
  return visibility.amount(rawAmount, resource ?? '');
}

function hasStep(steps: readonly MathStep[], step: MathStep): boolean {
  return steps.some((other) => isSameReason(other.why, step.why) && other.left === step.left);
}

/** A step as it is shown. A step without a reason is the total of those before it. */
type ShownStep =
  | MathStep
  | { readonly plus: number; readonly left: number; readonly why?: undefined; readonly roll?: undefined };

function isPlainDamage([only, another]: readonly ShownStep[], from: Reason): boolean {
  if (only === undefined || another !== undefined || !('plus' in only) || only.plus < 0 || only.roll) return false;
  return only.why === undefined || isSameReason(only.why, from);
}

/** The attacker's part of the math: the steps before the target's armor and resistances. */
export function attackerStepsIn(steps: readonly MathStep[]): readonly MathStep[] {
  const firstTargetIndex = steps.findIndex((step) => !isAttackerStep(step));
  return firstTargetIndex === -1 ? steps : steps.slice(0, firstTargetIndex);
}

function isAttackerStep({ why }: MathStep): boolean {
  return why.owner === undefined;
}

/** The math of an attack without the attacker's part: its steps are replaced by their total. */
function withAttackerTotal(steps: readonly MathStep[]): readonly ShownStep[] {
  return steps.flatMap((step, index): readonly ShownStep[] => {
    if (!isAttackerStep(step)) return [step];
    const nextStep = steps[index + 1];
    const isPartContinued = nextStep !== undefined && isAttackerStep(nextStep) && !startsNewPart(nextStep, step);
    return isPartContinued ? [] : [{ plus: step.left, left: step.left }];
  });
}

/** Whether a part with another damage type starts at this step. */
function startsNewPart(step: ShownStep, before: ShownStep | undefined): boolean {
  return before === undefined || ('plus' in step && step.left === step.plus && before.left !== 0);
}

/**
 * The steps of the math: "16 STR + 3 Longsword = 19 × 90% (deflection 10%, Hide)". A percentage applies to everything
 * before it. A semicolon separates parts with different damage types. `from` is what the line has already named.
 */
function stepsText(all: readonly ShownStep[], from: Reason, wording: Wording): string {
  const steps = all.filter((step) => !('plus' in step) || step.plus !== 0 || step.roll || step.why?.parts);
  let stepCountInPart = 0;
  const stepTexts = steps.map((step, index) => {
    const previousStep = steps[index - 1];
    const isNewPart = startsNewPart(step, previousStep);
    // A part with a single number needs no total.
    const totalSoFarText = previousStep && stepCountInPart > 1 ? ` = ${number(previousStep.left)}` : '';
    stepCountInPart = isNewPart ? 1 : stepCountInPart + 1;
    if ('plus' in step) {
      // The start of the line has already named this reason.
      if (index === 0 && step.why && isSameReason(step.why, from) && step.roll === undefined) return number(step.plus);
      const reasonPart = step.why === undefined ? '' : ` ${reasonWithDice(step.why, step.roll, wording)}`;
      if (isNewPart) return `${previousStep ? `${totalSoFarText}; ` : ''}${number(step.plus)}${reasonPart}`;
      return `${previousStep && !('plus' in previousStep) ? totalSoFarText : ''} ${step.plus < 0 ? '−' : '+'} ${number(Math.abs(step.plus))}${reasonPart}`;
    }
    const previousTotalText = previousStep && 'plus' in previousStep ? totalSoFarText : '';
    if ('percent' in step)
      return `${previousTotalText}${wording.signs.share(wording.percent(step.percent))} (${wording.word(step.why)})`;
    if ('times' in step)
      return `${previousTotalText}${wording.signs.multiplied(step.times)} (${wording.word(step.why)})`;
    return `${index === 0 ? '' : ', '}${reasonWithoutOwner(step.why, wording)} ${number(step.bound)}`;
  });
  return stepTexts.join('');
}

/** The reason for a step, with its dice: "STR", "Bat 1d8", "Bat 2d6 (3, 4)". */
function reasonWithDice(why: Reason, roll: Roll | undefined, wording: Wording): string {
  return `${reasonWithoutOwner(why, wording)}${roll ? ` ${diceTextInSum(roll, wording)}` : ''}`;
}
