// Combat Rules v1.3 › Combat Round Template: what was done, in the book's order

import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { fitting, plain } from '../text/markdown.ts';
import { rest, masteryCard as words } from '../text/spoken.ts';
import { advantageOf, bandOf, hitsLine, staminaOfAll } from './cards/mastery-parts.ts';
import { changed } from './meters.ts';
import { roll, total } from './rolls.ts';
import { storyOf } from './story.ts';
import { sums } from './sums.ts';
import { roundName } from './turn.ts';
import { type Outcome, type Visibility, visibilityOf } from './visibility.ts';

const { declaration, outcome: outcomeLines, rolled: rolledLines, status } = words;

type Contested = EventOf<'contested'>;
type Checked = EventOf<'checked'>;

/** How an exchange, and a special action against a number, are told. */
interface Template {
  readonly exchange: (event: Contested, happening: Outcome, sight: Visibility) => readonly string[];
  readonly feat: (event: Checked, happening: Outcome, sight: Visibility) => readonly string[];
}

/** The parts of the book's form. Nothing for what is neither an exchange, a special action nor a defensive one. */
export function masteryForm({ exchange, feat }: Template): (happening: Outcome) => readonly string[] | undefined {
  return (happening) => {
    const sight = visibilityOf(happening);
    const { events } = happening;
    const contest = events.find((event) => event.type === 'contested');
    if (contest) return exchange(contest, happening, sight);
    const check = events.find((event) => event.type === 'checked' && event.purpose.id === 'special');
    if (check?.type === 'checked') return feat(check, happening, sight);
    const ready = events.find((event) => event.type === 'remarked' && event.what.id === 'stands ready');
    return ready?.type === 'remarked' ? stance(ready, happening, sight) : undefined;
  };
}

/** Action declaration, response declaration, outcome, stamina before and after, narration. */
export const masteryCardOf = masteryForm({ exchange: exchangeLines, feat: featLines });

function exchangeLines(contest: Contested, happening: Outcome, sight: Visibility): readonly string[] {
  const { actor, target } = contest;
  return [
    [...action(contest, contest.contest.own, happening, sight), ...response(contest, happening, sight)].join('\n'),
    [outcomeOf(contest, happening, sight), ...consequences(happening, sight)].join('\n'),
    ...ending([actor, target], happening, sight),
  ];
}

function featLines(check: Checked, happening: Outcome, sight: Visibility): readonly string[] {
  const { actor, check: made } = check;
  const compared = sight.detailOf(actor) === 'hidden' ? '' : outcomeLines.met(made.roll.total, made.against.value);
  return [
    action(check, made.roll, happening, sight).join('\n'),
    [`${outcomeLines.other(sight.degree(made.degree))}${compared}`, ...consequences(happening, sight)].join('\n'),
    ...ending([actor], happening, sight),
  ];
}

/** A defensive action, or a standing defense that is given off turn. */
function stance({ what, subject }: EventOf<'remarked'>, happening: Outcome, sight: Visibility): readonly string[] {
  const declared = declaredBy(subject, happening.events);
  const [who, how] = [sight.name(subject ?? ''), declared?.manner === undefined ? '' : sight.named(declared.manner)];
  const isAction = happening.events.some((event) => event.type === 'spent' && event.subject === subject);
  // A creature's standing order is told as little as its numbers are.
  if (!isAction && sight.detailOf(subject ?? '') !== 'exact') return [declaration.ready(who)];
  const said = isAction ? declaration.defend(roundName(happening.before), who, how) : declaration.standing(who, how);
  return [
    [said, `-# ${sight.word(what)}`, ...consequences(happening, sight)].join('\n'),
    fitting(storyOf(happening), 1200, rest.happened),
    fitting(changed(happening), 900, rest.lines),
  ];
}

/** Stamina, narration, and how everybody else is doing. */
function ending(ids: readonly CombatantId[], happening: Outcome, sight: Visibility): readonly string[] {
  return [
    staminaOfAll(ids, happening, sight),
    fitting(storyOf(happening), 1200, rest.happened),
    fitting(changed(happening, ids), 900, rest.lines),
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
  const how = actedHow({ actor, tool }, happening, sight);
  const said = declaration.attack(roundName(happening.before), sight.name(actor), how, at);
  const told = sight.detailOf(actor);
  if (told === 'hidden') return [said];
  return [
    said,
    rolledLines(told === 'exact' ? roll(own, sight) : '', total(own), advantageOf(actor, happening, sight)),
  ];
}

/** What was done, in the book's words: "Quick Attack with Longsword". */
export function actedHow(
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
  const how = answeredHow(target, happening, sight);
  const said = declaration.response(sight.name(target), how);
  if (sight.detailOf(target) !== 'exact') return [said];
  const { theirs } = contest;
  return [said, rolledLines(roll(theirs, sight), total(theirs), advantageOf(target, happening, sight))];
}

/** How somebody met it: "block". */
export function answeredHow(target: CombatantId, { events }: Outcome, sight: Visibility): string {
  const declared = declaredBy(target, events);
  return declared?.manner === undefined ? declaration.resists : sight.named(declared.manner);
}

/** How the attack ended: a hit, a block or a draw, and the damage by the difference. */
function outcomeOf({ target, actor, contest }: Contested, { events }: Outcome, sight: Visibility): string {
  const { own, theirs, degree } = contest;
  const open = sight.detailOf(target) === 'exact' && sight.detailOf(actor) !== 'hidden';
  const compared = open ? outcomeLines.compared(own.total, theirs.total) : '';
  const harmed = events.find((event) => event.type === 'harmed' && event.target === target);
  if (harmed?.type === 'harmed') return `${outcomeLines.hit(bandOf(harmed, sight), harmed.amount)}${compared}`;
  return `${degree === 'matched' ? outcomeLines.matched : outcomeLines.other(sight.degree(degree))}${compared}`;
}

/** What follows of it for anybody: stability rolls, hits that count, statuses, turns that are lost. */
export function consequences(happening: Outcome, sight: Visibility): readonly string[] {
  return happening.events.flatMap((event) => consequence(event, happening, sight));
}

function consequence(event: Event, happening: Outcome, sight: Visibility): readonly string[] {
  switch (event.type) {
    case 'checked':
      return event.purpose.id === 'stability'
        ? sums(event, sight).map((line) => status.stability(sight.name(event.actor), line))
        : [];
    case 'state-changed':
      return event.subject === undefined ? [] : hitsLine(event.subject, event.after, happening.after);
    case 'condition-gained': {
      const { name, note } = event.condition;
      // What follows of the stamina, and what a defensive action brings, is said already.
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
