// The outcome of a deed in the book's order: Combat Rules v1.3 › Combat Round Template, Stamina Cost Calculation

import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { rulesOf } from '../rules/systems.ts';
import { isQuote } from '../text/board.ts';
import * as words from '../text/mastery/card.ts';
import { nameOf, sideName } from '../text/names.ts';
import { linesThatFit, plain, t } from '../text/t.ts';
import { areOwnersKnown, detailLines } from './details.ts';
import {
  changedStateLines,
  metersOf,
  meterText,
  type Outcome,
  stateSentences,
  type Visibility,
  visibilityOf,
} from './meters.ts';
import { rollText, totalText } from './rolls.ts';
import { combatantRollText, shortRollText } from './short-details.ts';
import { storyOf } from './story.ts';
import { roundName } from './turn.ts';

const {
  advantageReasonText,
  declarationWords: declaration,
  outcomeWords: outcome,
  rollLine,
  shortCardWords,
  staminaWords: stamina,
  statusWords: status,
} = words;

/**
 * For each system whose book has a form for outcomes: what fills the full form, and what fills the shortest form that
 * the book allows.
 */
const CARD_MAKERS: Readonly<Record<string, Readonly<Record<'whole' | 'short', CardMaker>>>> = {
  mastery: {
    whole: cardMaker({ exchange: exchangeSections, specialAction: specialActionSections }),
    short: cardMaker({ exchange: shortExchangeSections, specialAction: shortSpecialActionSections }),
  },
};

type CardMaker = (outcome: Outcome) => readonly string[] | undefined;

/**
 * The outcome of an action, part by part, in the layout that the system's rulebook uses. The turn's message uses the
 * `short` layout. Undefined if the book has no layout for this outcome.
 */
export function cardOf(outcome: Outcome, form: 'whole' | 'short' = 'whole'): readonly string[] | undefined {
  const { system } = outcome.after;
  return Object.hasOwn(CARD_MAKERS, system) ? CARD_MAKERS[system]?.[form](outcome) : undefined;
}

type ContestEvent = EventOf<'contested'>;
type CheckEvent = EventOf<'checked'>;

/** The rulebook's layouts for an exchange of rolls, and for a special action against a fixed number. */
interface CardTemplate {
  readonly exchange: (event: ContestEvent, outcome: Outcome, visibility: Visibility) => readonly string[];
  readonly specialAction: (event: CheckEvent, outcome: Outcome, visibility: Visibility) => readonly string[];
}

/**
 * Lays an outcome out as the rulebook does. The result is undefined if the outcome isn't an exchange, a special action
 * or a defensive action.
 */
function cardMaker({ exchange, specialAction }: CardTemplate): CardMaker {
  return (outcome) => {
    const visibility = visibilityOf(outcome);
    const { events } = outcome;
    const contestEvent = events.find((event) => event.type === 'contested');
    if (contestEvent) return exchange(contestEvent, outcome, visibility);
    const checkEvent = events.find((event) => event.type === 'checked' && event.purpose.id === 'special');
    if (checkEvent?.type === 'checked') return specialAction(checkEvent, outcome, visibility);
    const readyEvent = events.find((event) => event.type === 'remarked' && event.what.id === 'stands ready');
    return readyEvent?.type === 'remarked' ? defenseSections(readyEvent, outcome, visibility) : undefined;
  };
}

/**
 * The full layout of an exchange: the action, the response, the outcome, the stamina before and after, and the story.
 */
function exchangeSections(contest: ContestEvent, outcome: Outcome, visibility: Visibility): readonly string[] {
  const { actor, target } = contest;
  return [
    [
      ...actionLines(contest, contest.contest.own, outcome, visibility),
      ...responseLines(contest, outcome, visibility),
    ].join('\n'),
    [outcomeText(contest, outcome, visibility), ...consequenceLines(outcome, visibility)].join('\n'),
    ...closingSections([actor, target], outcome, visibility),
  ];
}

function specialActionSections(check: CheckEvent, deedOutcome: Outcome, visibility: Visibility): readonly string[] {
  const { actor, check: result } = check;
  const degreeText = visibility.degree(result.degree);
  const outcomeText =
    visibility.detailOf(actor) === 'hidden'
      ? outcome.other(degreeText)
      : outcome.met(degreeText, result.roll.total, result.against.value);
  return [
    actionLines(check, result.roll, deedOutcome, visibility).join('\n'),
    [outcomeText, ...consequenceLines(deedOutcome, visibility)].join('\n'),
    ...closingSections([actor], deedOutcome, visibility),
  ];
}

/** The form for a defensive action, or for an automatic defense outside the defender's turn. */
function defenseSections(
  { what, subject }: EventOf<'remarked'>,
  outcome: Outcome,
  visibility: Visibility,
): readonly string[] {
  const declaredEvent = declarationOf(subject, outcome.events);
  const [subjectName, mannerName] = [
    visibility.name(subject ?? ''),
    declaredEvent?.manner === undefined ? '' : visibility.optionName(declaredEvent.manner),
  ];
  const isAction = outcome.events.some((event) => event.type === 'spent' && event.subject === subject);
  // A creature's auto-reaction is as secret as its numbers.
  if (!isAction && visibility.detailOf(subject ?? '') !== 'exact') return [declaration.ready(subjectName)];
  const sentence = isAction
    ? declaration.defend(roundName(outcome.before), subjectName, mannerName)
    : declaration.standing(subjectName, mannerName);
  return [
    [sentence, `-# ${visibility.word(what)}`, ...consequenceLines(outcome, visibility)].join('\n'),
    linesThatFit(storyOf(outcome), 1200, (count) => t('rest-events', { count })),
    linesThatFit(changedStateLines(outcome), 900, (count) => t('rest-lines', { count })),
  ];
}

/** The last parts of the form: stamina, the story, and how everyone else is doing. */
function closingSections(ids: readonly CombatantId[], outcome: Outcome, visibility: Visibility): readonly string[] {
  return [
    staminaText(ids, outcome, visibility),
    linesThatFit(storyOf(outcome), 1200, (count) => t('rest-events', { count })),
    linesThatFit(changedStateLines(outcome, ids), 900, (count) => t('rest-lines', { count })),
  ];
}

/** The book: "Identify the attacking party and declare their chosen action. State the roll and modifiers." */
function actionLines(
  { actor, target, tool }: ContestEvent | CheckEvent,
  actorRoll: ContestEvent['contest']['own'],
  outcome: Outcome,
  visibility: Visibility,
): readonly string[] {
  const targetName = target === undefined ? '' : visibility.name(target);
  const actionTexts = actionNames({ actor, tool }, outcome, visibility);
  const sentence = declaration.attack(roundName(outcome.before), visibility.name(actor), actionTexts, targetName);
  const detail = visibility.detailOf(actor);
  if (detail === 'hidden') return [sentence];
  return [
    sentence,
    rollLine(
      detail === 'exact' ? rollText(actorRoll, visibility) : '',
      totalText(actorRoll),
      advantageText(actor, outcome, visibility),
    ),
  ];
}

/** What was done, in the book's words: "Quick Attack with Longsword". */
function actionNames(
  { actor, tool }: Pick<ContestEvent | CheckEvent, 'actor'> & { readonly tool: string | undefined },
  { events }: Outcome,
  visibility: Visibility,
): readonly string[] {
  const declaredEvent = declarationOf(actor, events);
  const actionEvent = events.find(
    (event) => event.type === 'spent' && event.subject === actor && event.resource === 'action',
  );
  const actionName = actionEvent?.type === 'spent' ? visibility.word(actionEvent.why) : '';
  const isAttack = declaredEvent?.action === 'attack';
  const actionText = isAttack && tool !== undefined ? declaration.attackWith(actionName, plain(tool)) : actionName;
  const mannerNames =
    isAttack || declaredEvent?.manner === undefined ? [] : [visibility.optionName(declaredEvent.manner)];
  return [actionText, ...mannerNames].filter((each) => each !== '');
}

/** The book: "Identify the defending party and their action. State the roll and modifiers for the response." */
function responseLines({ target, contest }: ContestEvent, outcome: Outcome, visibility: Visibility): readonly string[] {
  const responseText = responseName(target, outcome, visibility);
  const sentence = declaration.response(visibility.name(target), responseText);
  if (visibility.detailOf(target) !== 'exact') return [sentence];
  const { theirs } = contest;
  return [
    sentence,
    rollLine(rollText(theirs, visibility), totalText(theirs), advantageText(target, outcome, visibility)),
  ];
}

/** The name of the target's response: "block". */
function responseName(target: CombatantId, { events }: Outcome, visibility: Visibility): string {
  const declaredEvent = declarationOf(target, events);
  return declaredEvent?.manner === undefined ? declaration.resists : visibility.optionName(declaredEvent.manner);
}

/** How the attack ended: with a hit and its damage, a block, or a draw. */
function outcomeText({ target, actor, contest }: ContestEvent, { events }: Outcome, visibility: Visibility): string {
  const { own, theirs, degree } = contest;
  const areTotalsKnown = visibility.detailOf(target) === 'exact' && visibility.detailOf(actor) !== 'hidden';
  const totals = areTotalsKnown ? { own: own.total, theirs: theirs.total } : undefined;
  const harmEvent = events.find((event) => event.type === 'harmed' && event.target === target);
  if (harmEvent?.type === 'harmed') return outcome.hit(damageTypeName(harmEvent, visibility), harmEvent.amount, totals);
  return degree === 'matched' ? outcome.matched(totals) : outcome.other(visibility.degree(degree), totals);
}

/**
 * What the action caused: stability rolls, hits that count toward the number that wins the fight, statuses, lost turns.
 */
function consequenceLines(outcome: Outcome, visibility: Visibility): readonly string[] {
  return outcome.events.flatMap((event) => consequenceLinesOf(event, outcome, visibility));
}

function consequenceLinesOf(event: Event, outcome: Outcome, visibility: Visibility): readonly string[] {
  switch (event.type) {
    case 'checked':
      return event.purpose.id === 'stability'
        ? detailLines(event, visibility).map((line) => status.stability(visibility.name(event.actor), line))
        : [];
    case 'state-changed':
      return event.subject === undefined ? [] : hitsLines(event.subject, event.after, outcome.after);
    case 'condition-gained': {
      const { name, note } = event.condition;
      // A condition without a note comes from a defensive action, whose result is already shown.
      if (visibility.detailOf(event.subject) === 'hidden' || note === undefined) return [];
      return [status.gained(visibility.name(event.subject), plain(nameOf('mastery', 'condition', name)), plain(note))];
    }
    case 'turn-ended': {
      if (event.skipped === undefined) return [];
      const skipReasonText = visibility.detailOf(event.subject) === 'hidden' ? '' : visibility.word(event.skipped);
      return [status.turnLost(visibility.name(event.subject), skipReasonText)];
    }
    case 'remarked':
      return event.what.id === 'no hold' && event.subject !== undefined
        ? [status.remark(visibility.name(event.subject), visibility.word(event.what))]
        : [];
    default:
      return [];
  }
}

function declarationOf(who: CombatantId | undefined, events: readonly Event[]): EventOf<'declared'> | undefined {
  return events.find((event): event is EventOf<'declared'> => event.type === 'declared' && event.actor === who);
}

/**
 * The short layout of an exchange of rolls, which fits a phone. It has both declarations with their rolls in small
 * print, then the outcome, then the story and both sides' stamina, and finally the consequences.
 */
function shortExchangeSections(
  event: EventOf<'contested'>,
  outcome: Outcome,
  visibility: Visibility,
): readonly string[] {
  const { actor, target, tool, contest } = event;
  const actorText = shortCardWords.did(
    visibility.name(actor),
    actionNames({ actor, tool }, outcome, visibility),
    combatantRollText(contest.own, actor, true, visibility),
  );
  const targetText = shortCardWords.did(
    visibility.name(target),
    [responseName(target, outcome, visibility)],
    combatantRollText(contest.theirs, target, false, visibility),
  );
  return shortCardSections([actorText, targetText], contest.degree, [actor, target], outcome, visibility);
}

function shortSpecialActionSections(
  { actor, tool, check }: EventOf<'checked'>,
  outcome: Outcome,
  visibility: Visibility,
): readonly string[] {
  const isExact = visibility.detailOf(actor) === 'exact';
  const actionTexts = actionNames({ actor, tool }, outcome, visibility);
  const actorText = shortCardWords.did(
    visibility.name(actor),
    actionTexts,
    shortRollText(check.roll, isExact ? 'whole' : 'dice', visibility),
  );
  return shortCardSections([actorText], check.degree, [actor], outcome, visibility);
}

function shortCardSections(
  declarations: readonly string[],
  degree: string,
  ids: readonly CombatantId[],
  outcome: Outcome,
  visibility: Visibility,
): readonly string[] {
  const harmEvent = outcome.events.find((event) => event.type === 'harmed');
  const isHit = harmEvent?.type === 'harmed' && ids.includes(harmEvent.target);
  const resultText = shortCardWords.result(
    visibility.result(degree),
    isHit ? visibility.harm(harmEvent.amount, harmEvent.resource ?? '') : '',
  );
  const staminaTexts = ids.flatMap((id) => shortStaminaTexts(id, outcome, visibility));
  const stateTexts = stateSentences(
    outcome,
    ids.filter((id) => visibility.detailOf(id) === 'exact'),
  );
  const storyLines = storyOf(outcome);
  // Discord shows a quote only at the beginning of a line.
  const quoteLines = storyLines.filter(isQuote);
  const unquotedLines = storyLines.filter((line) => !isQuote(line));
  const storyText = linesThatFit(unquotedLines, 700, (count) => t('rest-events', { count })).replaceAll('\n', ' ');
  return [
    ...quoteLines,
    ...declarations.map((each) => `-# ${each}`),
    [
      `**${resultText}**`,
      ...(storyText === '' ? [] : [storyText]),
      ...(stateTexts.length === 0 ? [] : [`**${stateTexts.join(' ')}**`]),
    ].join(' '),
    ...(staminaTexts.length === 0
      ? []
      : [`-# ${staminaTexts.join(visibility.signs.bars ? visibility.signs.joint : '; ')}`]),
    ...consequenceLines(outcome, visibility),
  ];
}

/** The book: "Show updated stamina values for both parties". Shows the values before and after. */
function shortStaminaTexts(id: CombatantId, { before, after }: Outcome, visibility: Visibility): readonly string[] {
  if (visibility.detailOf(id) !== 'exact') return [];
  const [oldStamina, newStamina] = [find(before, id)?.resources.stamina, find(after, id)?.resources.stamina];
  if (!newStamina || oldStamina?.value === newStamina.value) return [];
  const staminaLeftText =
    newStamina.max === undefined ? `${newStamina.value}` : visibility.signs.outOf(newStamina.value, newStamina.max);
  return [
    shortCardWords.stamina(
      visibility.name(id),
      oldStamina ? visibility.signs.became(`${oldStamina.value}`, staminaLeftText) : staminaLeftText,
    ),
  ];
}

/** The book's word for a hit's damage type. */
function damageTypeName({ kinds: [damageType] }: EventOf<'harmed'>, { optionName }: Visibility): string {
  return damageType === undefined ? '' : optionName(damageType);
}

/** A combatant's advantage on its roll, with the reason if no numbers are secret. "" if it has none. */
function advantageText(who: CombatantId, { events }: Outcome, visibility: Visibility): string {
  const advantageEvent = events.find(
    (event) => event.type === 'remarked' && event.subject === who && event.what.id === 'advantage',
  );
  if (advantageEvent?.type !== 'remarked') return '';
  return advantageReasonText(visibility.isHidden ? '' : visibility.word(advantageEvent.what));
}

/** How many hits a side has landed, if the fight ends at an agreed number of hits. */
function hitsLines(who: CombatantId, after: object, encounter: Encounter): readonly string[] {
  const combatant = find(encounter, who);
  if (!combatant || !('hits' in after) || after.hits === 0) return [];
  const hitsMeter = rulesOf(encounter)
    .meters(combatant, encounter)
    .find(({ main }) => !main);
  if (hitsMeter?.max === undefined) return [];
  const sideOrName =
    encounter.combatants.filter((each) => each.side === combatant.side).length > 1
      ? sideName(combatant.side)
      : plain(combatant.name);
  return [outcome.hits(sideOrName, hitsMeter.value, hitsMeter.max)];
}

/**
 * The book: "Show updated stamina values for both parties". A combatant whose state is hidden gets a line only when the
 * combatant is no longer up.
 */
function staminaText(ids: readonly CombatantId[], outcome: Outcome, visibility: Visibility): string {
  const lines = ids.map((id) => staminaLine(id, outcome, visibility)).filter((line) => line !== '');
  return lines.length === 0
    ? ''
    : linesThatFit([stamina.heading, ...lines], 900, (count) => t('rest-lines', { count }));
}

/** A combatant's stamina before and after, with every part of the cost. */
function staminaLine(id: CombatantId, outcome: Outcome, visibility: Visibility): string {
  const { before, after } = outcome;
  const [previous, current] = [find(before, id), find(after, id)];
  if (!current) return '';
  const detail = visibility.detailOf(id);
  if (detail === 'hidden') return current.vitality === 'up' ? '' : metersOf(current, after, rulesOf(after));
  const costTexts = detail === 'exact' ? costTextsOf(id, outcome, visibility) : [];
  return metersOf(current, after, rulesOf(after), {
    textOf: (meter) =>
      meter.main === true && meter.max !== undefined
        ? stamina.change(changeText(previous?.resources.stamina?.value, meter.value, meter.max, visibility), costTexts)
        : meterText(meter, after),
  });
}

function changeText(before: number | undefined, after: number, max: number, { signs }: Visibility): string {
  const currentText = signs.outOf(after, max);
  return before === undefined || before === after ? currentText : signs.became(`${before}`, currentText);
}

function costTextsOf(id: CombatantId, { events }: Outcome, visibility: Visibility): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'harmed' && event.target === id)
      return [stamina.damage(damageTypeName(event, visibility), event.amount)];
    if (event.type === 'spent' && event.subject === id && event.resource === 'stamina')
      return [`${visibility.word(event.why)} ${event.cost ?? event.before - event.after}`];
    if (event.type === 'remarked' && event.subject === id && event.what.id === 'free defense')
      return [
        areOwnersKnown(event.what, visibility)
          ? visibility.word(event.what)
          : stamina.free(defenseName(id, events, visibility)),
      ];
    return [];
  });
}

function defenseName(id: CombatantId, events: Outcome['events'], { optionName }: Visibility): string {
  const declaration = events.find((event) => event.type === 'declared' && event.actor === id);
  return declaration?.type === 'declared' ? optionName(declaration.manner ?? '') : '';
}
