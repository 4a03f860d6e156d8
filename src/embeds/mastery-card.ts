// Combat Rules v1.3 › Combat Round Template, Stamina Cost Calculation: the outcome of a deed, in the book's order

import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { ownersOf, type Reason } from '../rules/core/reason.ts';
import { rulesOf } from '../rules/systems.ts';
import * as words from '../text/mastery/card.ts';
import { fitting, plain, t } from '../text/t.ts';
import { details } from './details.ts';
import { changed, metersOf, meterText, type Outcome, stateSentences, type Visibility, visibilityOf } from './meters.ts';
import { roll, total } from './rolls.ts';
import { rolled, sideOf } from './short-details.ts';
import { storyOf } from './story.ts';
import { roundName } from './turn.ts';

const { advantageFrom, declaration, outcome, rolled: rolledWords, slim, stamina, status } = words;

/** The systems whose book has its own form for an outcome: in full, and as short as the book allows. */
const CARDS: Readonly<Record<string, Readonly<Record<'whole' | 'slim', Form>>>> = {
  mastery: {
    whole: bookForm({ exchange: wholeExchange, feat: wholeFeat }),
    slim: bookForm({ exchange: slimExchange, feat: slimFeat }),
  },
};

type Form = (happening: Outcome) => readonly string[] | undefined;

/** The outcome in that form, part by part. `slim` is for a turn's message. Undefined if the book has no form for it. */
export function cardOf(happening: Outcome, form: 'whole' | 'slim' = 'whole'): readonly string[] | undefined {
  const { system } = happening.after;
  return Object.hasOwn(CARDS, system) ? CARDS[system]?.[form](happening) : undefined;
}

type Contested = EventOf<'contested'>;
type Checked = EventOf<'checked'>;

/** The book's form for an exchange, and for a special action against a number. */
interface Template {
  readonly exchange: (event: Contested, happening: Outcome, sight: Visibility) => readonly string[];
  readonly feat: (event: Checked, happening: Outcome, sight: Visibility) => readonly string[];
}

/** The parts of the book's form. Undefined unless it is an exchange, a special action or a defensive action. */
function bookForm({ exchange, feat }: Template): Form {
  return (happening) => {
    const sight = visibilityOf(happening);
    const { events } = happening;
    const contest = events.find((event) => event.type === 'contested');
    if (contest) return exchange(contest, happening, sight);
    const check = events.find((event) => event.type === 'checked' && event.purpose.id === 'special');
    if (check?.type === 'checked') return feat(check, happening, sight);
    const ready = events.find((event) => event.type === 'remarked' && event.what.id === 'stands ready');
    return ready?.type === 'remarked' ? defenseParts(ready, happening, sight) : undefined;
  };
}

/** Action declaration, response declaration, outcome, stamina before and after, narration. */
function wholeExchange(contest: Contested, happening: Outcome, sight: Visibility): readonly string[] {
  const { actor, target } = contest;
  return [
    [...action(contest, contest.contest.own, happening, sight), ...response(contest, happening, sight)].join('\n'),
    [outcomeOf(contest, happening, sight), ...consequences(happening, sight)].join('\n'),
    ...closingParts([actor, target], happening, sight),
  ];
}

function wholeFeat(check: Checked, happening: Outcome, sight: Visibility): readonly string[] {
  const { actor, check: made } = check;
  const degree = sight.degree(made.degree);
  const told =
    sight.detailOf(actor) === 'hidden'
      ? outcome.other(degree)
      : outcome.met(degree, made.roll.total, made.against.value);
  return [
    action(check, made.roll, happening, sight).join('\n'),
    [told, ...consequences(happening, sight)].join('\n'),
    ...closingParts([actor], happening, sight),
  ];
}

/** A defensive action, or an automatic defense outside the defender's turn. */
function defenseParts(
  { what, subject }: EventOf<'remarked'>,
  happening: Outcome,
  sight: Visibility,
): readonly string[] {
  const declared = declaredBy(subject, happening.events);
  const [who, how] = [sight.name(subject ?? ''), declared?.manner === undefined ? '' : sight.named(declared.manner)];
  const isAction = happening.events.some((event) => event.type === 'spent' && event.subject === subject);
  // A creature's auto-reaction is as secret as its numbers.
  if (!isAction && sight.detailOf(subject ?? '') !== 'exact') return [declaration.ready(who)];
  const said = isAction ? declaration.defend(roundName(happening.before), who, how) : declaration.standing(who, how);
  return [
    [said, `-# ${sight.word(what)}`, ...consequences(happening, sight)].join('\n'),
    fitting(storyOf(happening), 1200, (count) => t('rest-events', { count })),
    fitting(changed(happening), 900, (count) => t('rest-lines', { count })),
  ];
}

/** Stamina, narration, and how everyone else is doing. */
function closingParts(ids: readonly CombatantId[], happening: Outcome, sight: Visibility): readonly string[] {
  return [
    staminaOfAll(ids, happening, sight),
    fitting(storyOf(happening), 1200, (count) => t('rest-events', { count })),
    fitting(changed(happening, ids), 900, (count) => t('rest-lines', { count })),
  ];
}

/** "Identify the attacking party and declare their chosen action. State the roll and modifiers." */
function action(
  { actor, target, tool }: Contested | Checked,
  own: Contested['contest']['own'],
  happening: Outcome,
  sight: Visibility,
): readonly string[] {
  const at = target === undefined ? '' : sight.name(target);
  const how = actionNames({ actor, tool }, happening, sight);
  const said = declaration.attack(roundName(happening.before), sight.name(actor), how, at);
  const detail = sight.detailOf(actor);
  if (detail === 'hidden') return [said];
  return [
    said,
    rolledWords(detail === 'exact' ? roll(own, sight) : '', total(own), advantageOf(actor, happening, sight)),
  ];
}

/** What was done, in the book's words: "Quick Attack with Longsword". */
function actionNames(
  { actor, tool }: Pick<Contested | Checked, 'actor'> & { readonly tool: string | undefined },
  { events }: Outcome,
  sight: Visibility,
): readonly string[] {
  const declared = declaredBy(actor, events);
  const cause = events.find(
    (event) => event.type === 'spent' && event.subject === actor && event.resource === 'action',
  );
  const named = cause?.type === 'spent' ? sight.word(cause.why) : '';
  const isAttack = declared?.action === 'attack';
  const how = isAttack && tool !== undefined ? declaration.attackWith(named, plain(tool)) : named;
  const manner = isAttack || declared?.manner === undefined ? [] : [sight.named(declared.manner)];
  return [how, ...manner].filter((each) => each !== '');
}

/** "Identify the defending party and their action. State the roll and modifiers for the response." */
function response({ target, contest }: Contested, happening: Outcome, sight: Visibility): readonly string[] {
  const how = responseName(target, happening, sight);
  const said = declaration.response(sight.name(target), how);
  if (sight.detailOf(target) !== 'exact') return [said];
  const { theirs } = contest;
  return [said, rolledWords(roll(theirs, sight), total(theirs), advantageOf(target, happening, sight))];
}

/** The target's response: "block". */
function responseName(target: CombatantId, { events }: Outcome, sight: Visibility): string {
  const declared = declaredBy(target, events);
  return declared?.manner === undefined ? declaration.resists : sight.named(declared.manner);
}

/** How the attack ended: a hit, a block or a draw, and the damage by the difference. */
function outcomeOf({ target, actor, contest }: Contested, { events }: Outcome, sight: Visibility): string {
  const { own, theirs, degree } = contest;
  const open = sight.detailOf(target) === 'exact' && sight.detailOf(actor) !== 'hidden';
  const totals = open ? { own: own.total, theirs: theirs.total } : undefined;
  const harmed = events.find((event) => event.type === 'harmed' && event.target === target);
  if (harmed?.type === 'harmed') return outcome.hit(bandOf(harmed, sight), harmed.amount, totals);
  return degree === 'matched' ? outcome.matched(totals) : outcome.other(sight.degree(degree), totals);
}

/** The consequences for anyone: stability rolls, hits that count, statuses, lost turns. */
function consequences(happening: Outcome, sight: Visibility): readonly string[] {
  return happening.events.flatMap((event) => consequence(event, happening, sight));
}

function consequence(event: Event, happening: Outcome, sight: Visibility): readonly string[] {
  switch (event.type) {
    case 'checked':
      return event.purpose.id === 'stability'
        ? details(event, sight).map((line) => status.stability(sight.name(event.actor), line))
        : [];
    case 'state-changed':
      return event.subject === undefined ? [] : hitsLine(event.subject, event.after, happening.after);
    case 'condition-gained': {
      const { name, note } = event.condition;
      // The stamina and the result of a defensive action are already shown.
      if (sight.detailOf(event.subject) === 'hidden' || note === undefined) return [];
      return [status.gained(sight.name(event.subject), plain(name), plain(note))];
    }
    case 'turn-ended': {
      if (event.skipped === undefined) return [];
      const why = sight.detailOf(event.subject) === 'hidden' ? '' : sight.word(event.skipped);
      return [status.turnLost(sight.name(event.subject), why)];
    }
    case 'remarked':
      return event.what.id === 'no hold' && event.subject !== undefined
        ? [status.remark(sight.name(event.subject), sight.word(event.what))]
        : [];
    default:
      return [];
  }
}

function declaredBy(who: CombatantId | undefined, events: readonly Event[]): EventOf<'declared'> | undefined {
  return events.find((event): event is EventOf<'declared'> => event.type === 'declared' && event.actor === who);
}

/**
 * Short enough for a phone: both declarations with their rolls in small print, the outcome with both stamina values in
 * bold, the consequences, and the story.
 */
function slimExchange(event: EventOf<'contested'>, happening: Outcome, sight: Visibility): readonly string[] {
  const { actor, target, tool, contest } = event;
  const mine = slim.did(
    sight.name(actor),
    actionNames({ actor, tool }, happening, sight),
    sideOf(contest.own, actor, true, sight),
  );
  const theirs = slim.did(
    sight.name(target),
    [responseName(target, happening, sight)],
    sideOf(contest.theirs, target, false, sight),
  );
  return parts([mine, theirs], contest.degree, [actor, target], happening, sight);
}

function slimFeat(
  { actor, tool, check }: EventOf<'checked'>,
  happening: Outcome,
  sight: Visibility,
): readonly string[] {
  const exact = sight.detailOf(actor) === 'exact';
  const how = actionNames({ actor, tool }, happening, sight);
  const mine = slim.did(sight.name(actor), how, rolled(check.roll, exact ? 'whole' : 'dice', sight));
  return parts([mine], check.degree, [actor], happening, sight);
}

function parts(
  declared: readonly string[],
  degree: string,
  ids: readonly CombatantId[],
  happening: Outcome,
  sight: Visibility,
): readonly string[] {
  const harmed = happening.events.find((event) => event.type === 'harmed');
  const shown = harmed?.type === 'harmed' && ids.includes(harmed.target);
  const result = slim.result(sight.result(degree), shown ? sight.harm(harmed.amount, harmed.resource ?? '') : '');
  const stamina = ids.flatMap((id) => slimStamina(id, happening, sight));
  const state = stateSentences(
    happening,
    ids.filter((id) => sight.detailOf(id) === 'exact'),
  );
  const storyText = fitting(storyOf(happening), 700, (count) => t('rest-events', { count })).replaceAll('\n', ' ');
  return [
    ...declared.map((each) => `-# ${each}`),
    [
      `**${result}**`,
      ...(storyText === '' ? [] : [storyText]),
      ...(state.length === 0 ? [] : [`**${state.join(' ')}**`]),
    ].join(' '),
    ...(stamina.length === 0 ? [] : [`-# ${stamina.join(sight.signs.bars ? sight.signs.joint : '; ')}`]),
    ...consequences(happening, sight),
  ];
}

/** "Show updated stamina values for both parties": before and after. */
function slimStamina(id: CombatantId, { before, after }: Outcome, sight: Visibility): readonly string[] {
  if (sight.detailOf(id) !== 'exact') return [];
  const [old, now] = [find(before, id)?.resources.stamina, find(after, id)?.resources.stamina];
  if (!now || old?.value === now.value) return [];
  const left = now.max === undefined ? `${now.value}` : sight.signs.outOf(now.value, now.max);
  return [slim.stamina(sight.name(id), old ? sight.signs.became(`${old.value}`, left) : left)];
}

/** The damage type of a hit, in the book's word. */
function bandOf({ kinds: [band] }: EventOf<'harmed'>, { named }: Visibility): string {
  return band === undefined ? '' : named(band);
}

/** A combatant's advantage in the roll, and the reason if players may know it. */
function advantageOf(who: CombatantId, { events }: Outcome, sight: Visibility): string {
  const had = events.find(
    (event) => event.type === 'remarked' && event.subject === who && event.what.id === 'advantage',
  );
  if (had?.type !== 'remarked') return '';
  return advantageFrom(sight.isHidden ? '' : sight.word(had.what));
}

/** How many hits a side has landed, if the fight is for hits. */
function hitsLine(who: CombatantId, after: object, encounter: Encounter): readonly string[] {
  const counted = find(encounter, who);
  if (!counted || !('hits' in after) || after.hits === 0) return [];
  const hits = rulesOf(encounter)
    .meters(counted, encounter)
    .find(({ main }) => !main);
  if (hits?.max === undefined) return [];
  const side =
    encounter.combatants.filter((each) => each.side === counted.side).length > 1 ? counted.side : counted.name;
  return [outcome.hits(plain(side), hits.value, hits.max)];
}

/** "Show updated stamina values for both parties". No line for a combatant whose numbers are secret. */
function staminaOfAll(ids: readonly CombatantId[], happening: Outcome, sight: Visibility): string {
  const lines = ids.map((id) => staminaOf(id, happening, sight)).filter((line) => line !== '');
  return lines.length === 0 ? '' : fitting([stamina.heading, ...lines], 900, (count) => t('rest-lines', { count }));
}

/** Before and after, with every part of the cost. */
function staminaOf(id: CombatantId, happening: Outcome, sight: Visibility): string {
  const { before, after } = happening;
  const [was, is] = [find(before, id), find(after, id)];
  if (!is) return '';
  const detail = sight.detailOf(id);
  if (detail === 'hidden') return is.vitality === 'up' ? '' : metersOf(is, after, rulesOf(after));
  const costs = detail === 'exact' ? costsOf(id, happening, sight) : [];
  return metersOf(is, after, rulesOf(after), {
    textOf: (meter) =>
      meter.main === true && meter.max !== undefined
        ? stamina.change(moved(was?.resources.stamina?.value, meter.value, meter.max, sight), costs)
        : meterText(meter, after),
  });
}

function moved(before: number | undefined, after: number, max: number, { signs }: Visibility): string {
  const now = signs.outOf(after, max);
  return before === undefined || before === after ? now : signs.became(`${before}`, now);
}

function costsOf(id: CombatantId, { events }: Outcome, sight: Visibility): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'harmed' && event.target === id) return [stamina.damage(bandOf(event, sight), event.amount)];
    if (event.type === 'spent' && event.subject === id && event.resource === 'stamina')
      return [`${sight.word(event.why)} ${event.cost ?? event.before - event.after}`];
    if (event.type === 'remarked' && event.subject === id && event.what.id === 'free defense')
      return [isOpen(event.what, sight) ? sight.word(event.what) : stamina.free(declaredDefense(id, events, sight))];
    return [];
  });
}

/** Whether everyone may know about all combatants that a reason names. */
function isOpen(why: Reason, sight: Visibility): boolean {
  return ownersOf(why).every((id) => sight.detailOf(id) === 'exact');
}

function declaredDefense(id: CombatantId, events: Outcome['events'], { named }: Visibility): string {
  const declared = events.find((event) => event.type === 'declared' && event.actor === id);
  return declared?.type === 'declared' ? named(declared.manner ?? '') : '';
}
